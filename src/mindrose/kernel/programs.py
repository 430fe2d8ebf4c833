"""What a game is written in: programs of steps and questions, and the frames in which they run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64, mypyc_attr, vec
from mindrose.kernel.reasons import NONE, refused
from mindrose.kernel.slots import ANYTHING, EMPTY, Kind, Slot

if TYPE_CHECKING:
    from mindrose.kernel.machine import Stack, State

T = TypeVar("T", bound="State")
NO_ITEMS: Final = vec[i64]([0] * 24)

# How far a step of a running program is.
TO_COME: Final = 0
RUNNING: Final = 1  # its question is put, or what it began runs
DONE: Final = 2


class Choice:
    """What an answer means: a verb of the game, and the things on the table it points at.

    `caution` is a word for what people would hardly want: they are asked once more.
    `rare`: a way out that is rarely wanted; people are shown it after the others.
    """

    def __init__(self, verb: str, points: dict[str, int | str], caution: str = "", rare: bool = False) -> None:
        self.verb = verb
        self.points = points
        self.caution = caution
        self.rare = rare

    def document(self) -> dict[str, Any]:
        document: dict[str, Any] = {"verb": self.verb, "points": dict(self.points)}
        return {**document, "caution": self.caution} if self.caution else document

    def __repr__(self) -> str:
        things = ", ".join(f"{name}={value}" for name, value in self.points.items())
        return f"{self.verb}({things})"


@mypyc_attr(acyclic=True)
class Answers:
    """The legal answers to one open question, in a buffer that is used again and again."""

    def __init__(self, items: vec[i64], count: i64) -> None:
        self.items = items
        self.count: i64 = count

    def copy(self, other: Answers) -> None:
        """Becomes equal to other answers."""
        if len(self.items) < other.count:
            self.items = other.items[:]
        for i in range(other.count):
            self.items[i] = other.items[i]
        self.count = other.count

    def add(self, answer: i64) -> None:
        count = self.count
        if count == len(self.items):
            self.items = vec[i64](list(self.items) + [0] * len(self.items))
        self.items[count] = answer
        self.count = count + 1

    def has(self, answer: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == answer:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]


@mypyc_attr(acyclic=True)
class Frame:
    """One running program: its place in it, who runs it, its few locals."""

    def __init__(self, program: Program, at: i64, seat: i64, slots: vec[i64]) -> None:
        self.program = program
        self.at: i64 = at
        self.seat: i64 = seat
        self.slots = slots

    def clone(self) -> Frame:
        return Frame(self.program, self.at, self.seat, self.slots[:])

    def copy(self, other: Frame) -> None:
        """Becomes equal to another frame."""
        if self.program is other.program:
            for i in range(i64(len(self.slots))):
                self.slots[i] = other.slots[i]
        else:
            self.program = other.program
            self.slots = other.slots[:]
        self.at = other.at
        self.seat = other.seat

    def drafting(self) -> bool:
        """Nothing of this frame has happened yet; its seat can still drop it."""
        return self.at < self.program.commit

    def repeat(self) -> None:
        """Does the step that is running once more."""
        self.at -= 1

    def back_to(self, step: type[Step[Any]]) -> None:
        """Goes back to a step of some class, the last one before the step that is running."""
        steps = self.program.steps
        at = self.at - 2
        while at >= 0 and not isinstance(steps[at], step):
            at -= 1
        if at < 0:
            raise AssertionError(f"{self.program} has no {step.__name__} to go back to")
        self.at = at

    def leave(self) -> None:
        """Drops what is left of the program but its closing."""
        closing = self.program.closing
        self.at = closing if self.at <= closing else self.program.length


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One line of a rule: `run` changes the table. A step is immutable and shared by all games."""

    def __init__(self) -> None:
        self.asks = False
        self.hidden = False
        self.resting = False

    def run(self, table: T, frame: Frame) -> None:
        raise NotImplementedError

    # A question is a step too; these let the machine's loop call it without asking for its class.

    def answers(self, table: T, frame: Frame, answers: Answers) -> None:
        raise NotImplementedError

    def answer(self, table: T, frame: Frame, answer: i64) -> None:
        raise NotImplementedError

    def seat(self, table: T, frame: Frame) -> i64:
        return frame.seat

    # What a step says about itself, so that a stack written by hand can be checked (see `kernel.stacks`).

    def begins(self, table: T, frame: Frame, begun: Frame) -> bool:
        """Whether this step, run by a frame, can have begun another frame."""
        return False

    def runner(self, table: T, frame: Frame, begun: Frame) -> i64:
        """Who runs what this step begins, -1 for anybody."""
        return frame.seat

    def owners(self, table: T, frame: Frame) -> list[int]:
        """The seats that this step asks at the same time, in the order of their branches; nobody if it does not fork.

        As long as the fork is open it says the same, whatever was decided on the branches.
        """
        return []

    def repeats(self) -> bool:
        """It goes back to itself before it begins something, and is done again afterwards."""
        return False

    def fills(self, kinds: list[Kind]) -> None:
        """Says of the slots that it fills what they then hold, where that depends on the step."""

    def laid(self, table: T, frame: Frame, stage: int) -> list[str]:
        """What is wrong with a table for a step that is to come, running or done.

        What it lays there is missing, or is there too early.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that needs a person.

    `hidden`: whether there is a real choice is itself a secret, so it is asked even with one answer.
    `resting`: nobody waits for the answer; it only lets a seat change its mind while others still think.
    `window`: a reaction to others that a seat may want to let pass without being asked.
    `among`: the answers that it asks for, each of which is tried where `answers` is not written out.
    `kept`: answers that people look for; one that cannot be given stays in sight, with the reason against it.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        hidden: bool = False,
        resting: bool = False,
        window: bool = False,
        among: range | None = None,
        kept: range | None = None,
    ) -> None:
        self.asks = True
        self.kind = kind
        self.rule = rule
        self.hidden = hidden
        self.resting = resting
        self.window = window
        self.among = among
        self.kept = kept

    def why_not(self, table: T, frame: Frame, answer: i64) -> i64:
        """The reason against any answer of the game's vocabulary; NONE for exactly those that `answers` lists."""
        raise NotImplementedError

    def answers(self, table: T, frame: Frame, answers: Answers) -> None:
        """Lists the legal answers in ascending order."""
        if self.among is None:
            raise NotImplementedError
        for answer in self.among:
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: T, frame: Frame, answer: i64) -> None:
        """Applies one legal answer."""
        raise NotImplementedError

    def refusal(self, table: T, frame: Frame, answer: int) -> Refusal:
        """Why an answer is not legal now, for whoever asked."""
        return refused(self.why_not(table, frame, answer), table)

    def choice(self, table: T, frame: Frame, answer: int) -> Choice:
        """What an answer means."""
        return Choice(self.kind, {"number": answer})

    def timeout(self, table: T, frame: Frame, answers: Answers) -> int:
        """The answer given for a seat that ran out of time."""
        return answers.items[0]

    def interrupts(self, table: T, frame: Frame) -> Frame | None:
        """What is under way, where this window may not be its last: a seat can let all of them pass."""
        return None

    def series(self, table: T, frame: Frame) -> int:
        """How many answers of this kind the seat gives in a row, this one included: people may choose them together."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Fit(Generic[T]):
    """What the slots of a running program must go with, beyond what each of them says by itself."""

    def faults(self, table: T, stack: Stack, number: int) -> list[str]:
        """What is wrong with a frame of a stack on this table."""
        raise NotImplementedError


class Program:
    """An immutable list of steps, read like the numbered list in a rulebook.

    `slots` names the locals of its frames; those in `secret` are seen by the frame's seat only. The steps of its
    `draft` come first: they change nothing but the frame's own slots, nobody but its seat knows that it has begun, and
    it can be dropped. What pushes a draft is a question or a step that may simply be run again and does not go back by
    itself (a step after it does): others see its frame at that step. The `closing` steps come at the end even when a
    frame leaves what is left of the others.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        steps: Sequence[Step[Any]],
        slots: Sequence[Slot | str] = (),
        secret: tuple[str, ...] = (),
        draft: Sequence[Step[Any]] = (),
        closing: Sequence[Step[Any]] = (),
        fit: Fit[Any] | None = None,
    ) -> None:
        self.locals = [slot if isinstance(slot, Slot) else Slot(slot, ANYTHING) for slot in slots]
        self.slots = tuple(slot.name for slot in self.locals)
        for slot in self.slots:
            if slot in ("program", "at", "seat", "branches"):
                raise ValueError(f"a slot of {name!r} cannot be named {slot!r}: every frame has that already")
        for slot in secret:
            if slot not in self.slots:
                raise ValueError(f"the secret {slot!r} of {name!r} is none of its slots")
        self.name = name
        self.rule = rule
        laid = [*draft, *steps, *closing]
        self.steps: vec[Step[Any]] = vec[Step[Any]](laid)
        self.length: i64 = len(self.steps)
        self.commit: i64 = len(draft)  # the step with which it begins to happen
        self.closing: i64 = len(draft) + len(steps)
        self.secret = secret
        self.fit = fit
        self.blank: vec[i64] = vec[i64]([EMPTY] * len(self.slots))
        self.number: i64 = -1

    def kinds(self) -> list[Kind]:
        """What each slot can hold: as it says, or as the steps that fill it say."""
        kinds = [slot.kind for slot in self.locals]
        for i in range(self.length):
            self.steps[i].fills(kinds)
        return kinds

    def place(self, step: type[Step[Any]]) -> int:
        """Where a step of some class comes first."""
        return next(i for i in range(self.length) if isinstance(self.steps[i], step))

    def __repr__(self) -> str:
        return f"<Program {self.name} {self.rule}>"


def new_frame(program: Program, seat: i64) -> Frame:
    return Frame(program, 0, seat, program.blank[:])


def copy_frames(own: list[Frame], other: list[Frame]) -> None:
    """Makes frames equal to others, in those that are there already as far as they go."""
    height = len(other)
    del own[height:]
    for i in range(height):
        if i < len(own):
            own[i].copy(other[i])
        else:
            own.append(other[i].clone())


def frame_words(frames: list[Frame], words: list[int]) -> None:
    """Writes down what tells frames apart."""
    words.append(len(frames))
    for frame in frames:
        words += [frame.program.number, frame.at, frame.seat]
        words += [frame.slots[i] for i in range(len(frame.slots))]


def all_laid(program: Program, table: State) -> list[str]:
    """What a program that has come to its end did not lay on the table, though its steps do."""
    frame = Frame(program, program.length, 0, program.blank[:])
    return [fault for i in range(program.length) for fault in program.steps[i].laid(table, frame, DONE)]


def no_answers() -> Answers:
    """A list for legal answers, with nothing in it yet."""
    return Answers(NO_ITEMS[:], 0)
