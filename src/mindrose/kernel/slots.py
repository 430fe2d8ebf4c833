"""What the slots of a running program hold: each says it where its program is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mindrose.kernel.programs import Program, Step

EMPTY: Final = -1


class Kind:
    """What a slot that is filled can hold."""

    def __init__(self, words: str, first: int, last: int, also: tuple[int, ...] = ()) -> None:
        self.words = words
        self.first = first
        self.last = last
        self.also = also

    def allows(self, value: int) -> bool:
        return self.first <= value <= self.last or value in self.also

    def told(self) -> str:
        numbers = ", ".join([f"{self.first} to {self.last}", *[str(value) for value in self.also]])
        return f"{self.words}, {numbers}"


ANYTHING: Final = Kind("a number", 0, 2**63 - 1)  # sets use every bit but the sign
FLAG: Final = Kind("no or yes", 0, 1)
ONCE: Final = Kind("yes", 1, 1)


class Slot:
    """A local of a program's frames: what it can hold, and from when on it holds something.

    `begun`: whoever begins the program fills it, or its draft does. `by`: the step that fills it; before that it is
    empty. With `perhaps` it may stay empty even then. Without either it is filled and emptied as the program goes.
    """

    def __init__(
        self, name: str, kind: Kind, begun: bool = False, by: type[Step[Any]] | None = None, perhaps: bool = False
    ) -> None:
        self.name = name
        self.kind = kind
        self.begun = begun
        self.by = by
        self.perhaps = perhaps

    def fault(self, program: Program, at: int, value: int) -> str:
        """What it should hold at a step instead of a value: nothing if the value can be there."""
        if not self.begun and self.by is None:
            return ""
        done = self.begun or any(
            isinstance(program.steps[i], self.by or ()) for i in range(min(at, int(program.length)))
        )
        if done and value == EMPTY and not self.perhaps:
            return "something"
        return "nothing yet" if not done and value != EMPTY else ""
