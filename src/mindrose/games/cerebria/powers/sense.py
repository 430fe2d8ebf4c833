# mypyc: plain
"""What can be read and can never come about: conditions that decide nothing, and choices where there is no choice."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import SPACES
from mindrose.games.cerebria.powers.words import BY_HAND
from mindrose.kernel.told import Told
from mindrose.language.mistakes import Mistake
from mindrose.language.syntax import (
    Argument,
    Bind,
    Body,
    Comparison,
    Count,
    Each,
    Expression,
    If,
    Instruction,
    Item,
    Logic,
    Negation,
    Number,
    Sentence,
    Term,
    bodies,
    items_in,
)

Bounds = tuple[int, int]
NO_LIMIT: Final = 1000
MOST_NEIGHBOURS: Final = 2
MOST_ON_EMOTION: Final = 8  # slots of a track
LIMITS: Final = {
    **dict.fromkeys(("friend", "foe", "weaker"), MOST_NEIGHBOURS),
    **dict.fromkeys(("ally", "enemy"), SPACES - 1),
}
SWAPPED: Final = {">=": "<=", "<=": ">=", ">": "<", "<": ">", "=": "="}

# After these there are as many Emotions as before, each with as much Essence and where it was.
HARMLESS: Final = ("gain", "lose", "draw", "cycle", "rotate", "step", "shove", "token", "mark", "discard", BY_HAND)
HELD: Final = ("hand(", "essence(")  # counts that other deeds change


def check_sense(body: Body) -> None:
    """A power has no condition that never or always holds, and chooses nothing where its conditions leave nothing."""
    Sense({}).body(body)


class Sense:
    """One way through a power; `known` is what conditions say about how many there are of something."""

    def __init__(self, known: dict[str, Bounds]) -> None:
        self.known = known

    def body(self, body: Body) -> None:
        for sentence in body:
            for item in sentence.items:
                self.item(item)

    def item(self, item: Item) -> None:
        if isinstance(item, If):
            self.condition(item.condition)
            Sense(self.known | self.told(item.condition, True)).body(item.then)
            if item.otherwise is not None:
                Sense(self.known | self.told(item.condition, False)).body(item.otherwise)
        elif isinstance(item, Bind):
            self.expression(item.value)
            self.known.pop(item.name, None)
        elif isinstance(item, Instruction):
            for argument in item.arguments:
                self.expression(argument)
        else:
            if isinstance(item, Each):
                self.expression(item.over)
            for inner in bodies(item):
                Sense({} if changes(inner) else dict(self.known)).body(inner)
        if (isinstance(item, Instruction) and item.name not in HARMLESS) or any(map(changes, bodies(item))):
            self.known.clear()
        for key in [key for key in self.known if key.startswith(HELD) and deeds(item)]:
            del self.known[key]

    # What there is none of

    def expression(self, written: Argument) -> None:
        """Something chosen or spoken of, of which there must be one."""
        if isinstance(written, Term):
            for key in (written.name, unquantified(written)):
                if self.known.get(key, (0, NO_LIMIT))[1] == 0:
                    told = (
                        "`{found}` is nothing here: the condition says that there is none; choose it where there is one"
                    )
                    raise Mistake(written.at, Told("mistake-is-none", told, found=written.written()))
            for asked in written.filters:
                for one in asked.any_of:
                    self.filter(written, one)

    def filter(self, term: Term, asked: Expression) -> None:
        on_emotion = isinstance(asked, Comparison) and asked.left.written() == "essence" and term.name in LIMITS
        if on_emotion and isinstance(asked, Comparison) and isinstance(asked.right, Number):
            if not any(holds(value, asked.op, asked.right.value) for value in range(MOST_ON_EMOTION + 1)):
                told = "`[{asked}]` never holds: no Emotion has more than {most}"
                raise Mistake(asked.at, Told("mistake-filter", told, asked=asked.written(), most=MOST_ON_EMOTION))

    # What conditions say

    def condition(self, condition: Expression) -> None:
        """Each comparison with a number can hold and can fail."""
        if isinstance(condition, Negation):
            self.condition(condition.value)
        elif isinstance(condition, Logic):
            self.condition(condition.left)
            self.condition(condition.right)
        elif isinstance(condition, Comparison):
            self.comparison(condition)

    def comparison(self, comparison: Comparison) -> None:
        compared = counted(comparison)
        if compared is None:
            return
        count, op, number = compared
        low, high = self.bounds(count)
        outcomes = {holds(value, op, number) for value in range(low, high + 1)}
        if len(outcomes) == 1:
            found = comparison.written()
            always = Told("mistake-always", "`{found}` always holds", found=found)
            said = always if outcomes == {True} else Told("mistake-never", "`{found}` never holds", found=found)
            told = "{said}: `{count}` is {between} here; leave the condition out, or ask for another number"
            about = {"said": said, "count": count.written(), "between": between(low, high)}
            raise Mistake(comparison.at, Told("mistake-sure", told, **about))

    def told(self, condition: Expression, so: bool) -> dict[str, Bounds]:
        """What is known about amounts where a condition holds, or does not."""
        if isinstance(condition, Negation):
            return self.told(condition.value, not so)
        if isinstance(condition, Logic) and (condition.op == "and") == so:
            return self.told(condition.left, so) | self.told(condition.right, so)
        if isinstance(condition, Term) and condition.plain:
            return {condition.name: (1, NO_LIMIT) if so else (0, 0)}
        compared = counted(condition) if isinstance(condition, Comparison) else None
        if compared is None:
            return {}
        count, op, number = compared
        low, high = self.bounds(count)
        left = [value for value in range(low, high + 1) if holds(value, op, number) == so]
        return {count.term.written(): (left[0], left[-1])} if left else {}

    def bounds(self, count: Count) -> Bounds:
        return self.known.get(count.term.written(), (0, most(count)))


def between(low: int, high: int) -> str:
    """What an amount can be."""
    if high == NO_LIMIT:
        return Told("mistake-at-least", "at least {low}", low=low)
    return Told("mistake-between", "{low} to {high}", low=low, high=high) if low < high else str(low)


def counted(comparison: Comparison) -> tuple[Count, str, int] | None:
    """A count that is compared with a number, whichever stands first."""
    left, right = comparison.left, comparison.right
    if isinstance(left, Count) and isinstance(right, Number):
        return left, comparison.op, right.value
    if isinstance(left, Number) and isinstance(right, Count):
        return right, SWAPPED[comparison.op], left.value
    return None


def holds(value: int, op: str, number: int) -> bool:
    if op == "=":
        return value == number
    if op in (">=", ">"):
        return value > number or (op == ">=" and value == number)
    return value < number or (op == "<=" and value == number)


def most(count: Count) -> int:
    """The most there can be of what is counted."""
    term = count.term
    if term.name == "empty" and term.arguments and isinstance(term.arguments[0], Number):
        return min(2 * term.arguments[0].value, SPACES - 1)
    return LIMITS.get(term.name, NO_LIMIT)


def unquantified(term: Term) -> str:
    """A word as it is counted: `all foe[free]` is as many as `#foe[free]`."""
    return term.written().removeprefix(f"{term.quantity} ") if term.quantity else term.written()


def deeds(item: Item) -> bool:
    """It does something, or something in it does."""
    return any(isinstance(one, Instruction) for one in items_in((Sentence((item,)),)))


def changes(body: Body) -> bool:
    """It may change how many Emotions there are, where they are, or what lies on them."""
    return any(isinstance(item, Instruction) and item.name not in HARMLESS for item in items_in(body))
