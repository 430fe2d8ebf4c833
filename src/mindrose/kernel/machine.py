"""The machine: programs of steps over plain data, run until somebody must decide.

A `Program` is a list of steps, a `Frame` one running program, a `Stack` the frames that wait for each other, and a
`State` everything that lies on a table. Interrupts, windows and pending operations are frames pushed on a stack;
questions put to several seats at once are branches of a stack. No game needs more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Generic, Self, TypeVar

from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import COPY, Fields, Wording
from mindrose.kernel.ints import i64, mypyc_attr, vec
from mindrose.kernel.slots import ANYTHING, EMPTY, Kind, Slot

EVERYBODY: Final = -1
NO_ITEMS: Final = vec[i64]([0] * 24)


class Choice:
    """What an answer means: a verb of the game, and the things on the table it points at."""

    def __init__(self, verb: str, points: dict[str, int | str]) -> None:
        self.verb = verb
        self.points = points

    def document(self) -> dict[str, Any]:
        return {"verb": self.verb, "points": dict(self.points)}

    def __repr__(self) -> str:
        things = ", ".join(f"{name}={value}" for name, value in self.points.items())
        return f"{self.verb}({things})"


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
        if self.count == len(self.items):
            self.items = vec[i64](list(self.items) + [0] * len(self.items))
        self.items[self.count] = answer
        self.count += 1

    def has(self, answer: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == answer:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]


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

    def back(self, steps: i64) -> None:
        """Goes back; `back(1)` repeats the step that is running."""
        self.at -= steps

    def leave(self) -> None:
        """Drops what is left of the program but its closing."""
        closing = self.program.closing
        self.at = closing if self.at <= closing else self.program.length


class Stack:
    """Frames that wait for each other, the top one running; where several seats are asked at once, its branches."""

    def __init__(self, owner: i64) -> None:
        self.owner: i64 = owner  # the seat whose branch it is, -1 for a table's own stack
        self.frames: list[Frame] = []
        self.branches = NO_BRANCHES
        self.forked = False  # it waits for its branches
        self.answers = no_answers()
        self.waiting = False
        self.resting = False  # it waits, but nobody waits for it
        self.seat: i64 = owner  # who is or was asked last
        self.seals: i64 = 0

    def copy(self, other: Stack) -> None:
        """Becomes equal to another stack, in the frames that it has already as far as they go."""
        self.owner = other.owner
        self.waiting = other.waiting
        self.resting = other.resting
        self.seat = other.seat
        self.seals = other.seals
        self.answers.copy(other.answers)
        frames = self.frames
        height = len(other.frames)
        del frames[height:]
        for i in range(height):
            if i < len(frames):
                frames[i].copy(other.frames[i])
            else:
                frames.append(other.frames[i].clone())
        if other.forked or self.forked:
            self.copy_branches(other.branches)
        self.forked = other.forked

    def copy_branches(self, others: list[Stack]) -> None:
        branches = self.branches if self.forked else []
        del branches[len(others) :]
        for i in range(len(others)):
            if i == len(branches):
                branches.append(Stack(-1))
            branches[i].copy(others[i])
        self.branches = branches

    def grow(self, seat: i64) -> Stack:
        """A new branch for a seat."""
        if not self.forked:
            self.branches = []
            self.forked = True
        branch = Stack(seat)
        self.branches.append(branch)
        return branch

    def question(self) -> Question[Any]:
        """What this stack waits for."""
        frame = self.frames[-1]
        step = frame.program.steps[frame.at]
        assert isinstance(step, Question)
        return step

    def settled(self) -> bool:
        """Nobody has to be waited for: the work is done, or its seat may only reconsider."""
        return self.resting if self.waiting else not self.frames


NO_BRANCHES: Final[list[Stack]] = []  # of stacks that are not forked; never written to


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table. A game adds its own fields, and names them once in `fields`."""

    def __init__(self, players: i64, chance: Chance, journal: Journal[Event] | None) -> None:
        self.players: i64 = players
        self.chance = chance
        self.stack = Stack(-1)
        self.current = self.stack
        self.journal = journal
        self.over = False

    def blank(self) -> Self:
        """A table of the same players, components and options, whose fields are yet to be filled."""
        raise NotImplementedError

    def fields(self, each: Fields, other: State) -> None:
        """Goes through the game's own fields, and those of another table of the game beside them."""
        raise NotImplementedError

    def clone(self) -> Self:
        """An independent copy that tells its story to nobody."""
        other = self.blank()
        other.copy(self)
        return other

    def copy(self, other: State) -> None:
        """Becomes equal to another table of the same game, players and options; it tells its story to nobody."""
        self.players = other.players
        self.chance = other.chance.clone()
        self.stack.copy(other.stack)
        self.current = self.stack
        self.journal = None
        self.over = other.over
        self.fields(COPY, other)

    def words(self) -> list[int]:
        """Everything that tells two states apart, as whole numbers."""
        words = [self.players, self.chance.drawn, 1 if self.over else 0]
        stack_words(self.stack, words)
        self.fields(Wording(words), self)
        return words

    def fingerprint(self) -> str:
        return hashlib.sha256(",".join(map(str, self.words())).encode()).hexdigest()

    # Running

    def push(self, program: Program, seat: i64) -> Frame:
        """Starts a program; what runs now goes on when it is done."""
        frame = new_frame(program, seat)
        self.current.frames.append(frame)
        return frame

    def cut(self, frames: i64) -> None:
        """Drops every frame above the lowest `frames`."""
        del self.current.frames[frames:]

    def nearest(self, program: Program) -> Frame:
        """The innermost running frame of a program: how a reaction finds the operation it answers."""
        path: list[Stack] = []
        find(self.stack, self.current, path)
        for stack in path:
            i = len(stack.frames) - 1
            while i >= 0:
                if stack.frames[i].program is program:
                    return stack.frames[i]
                i -= 1
        raise LookupError(f"no {program.name} is running")

    def fork(self, program: Program, seats: list[int]) -> None:
        """Asks several seats at once: each runs the program on a branch of its own, unseen by the others."""
        for seat in seats:
            self.current.grow(seat).frames.append(new_frame(program, seat))

    def start(self, program: Program) -> None:
        self.push(program, 0)
        self.proceed(self.stack)

    def give(self, stack: Stack, answer: i64) -> None:
        """Applies a legal answer to the question a stack waits for, and runs on to the next question."""
        frame = stack.frames[-1]
        question = frame.program.steps[frame.at]
        stack.waiting = False
        frame.at += 1
        self.current = stack
        if stack is self.stack:
            question.answer(self, frame, answer)
            self.proceed(stack)
            return
        drawn = self.chance.drawn
        question.answer(self, frame, answer)
        self.proceed(stack)
        self.forbid_chance(drawn)
        if stack.settled():
            self.proceed(self.stack)

    def proceed(self, stack: Stack) -> None:
        """Runs a stack until it waits or is done; its branches first."""
        while not stack.waiting:
            if stack.forked:
                if not self.branches_settled(stack):
                    return
                stack.branches = NO_BRANCHES
                stack.forked = False
                stack.seals += 1  # what the others decided in secret begins to show
            self.run(stack)
            if not stack.forked:
                break
        if not self.stack.frames:
            self.over = True

    def branches_settled(self, stack: Stack) -> bool:
        drawn = self.chance.drawn
        settled = True
        for branch in stack.branches:
            if not branch.waiting and branch.frames:
                self.proceed(branch)
            settled = settled and branch.settled()
        self.forbid_chance(drawn)
        return settled

    def forbid_chance(self, drawn: i64) -> None:
        if self.chance.drawn != drawn:
            raise AssertionError("chance inside a secret simultaneous decision would depend on who answers first")

    def run(self, stack: Stack) -> None:
        """Takes the top frame and does its next step, until a question has more than one answer."""
        self.current = stack
        frames = stack.frames
        answers = stack.answers
        while frames:
            frame = frames[-1]
            program = frame.program
            if frame.at >= program.length:
                frames.pop()
                continue
            step = program.steps[frame.at]
            if step.asks:
                answers.count = 0
                step.answers(self, frame, answers)
                if answers.count > 1 or (answers.count == 1 and (step.hidden or step.resting)):
                    stack.waiting = True
                    stack.resting = step.resting
                    stack.seat = step.seat(self, frame)
                    return
                frame.at += 1
                if answers.count == 1:
                    step.answer(self, frame, answers.items[0])
            else:
                frame.at += 1
                step.run(self, frame)
            if stack.forked:
                return

    # Asking

    def open(self) -> Stack | None:
        """The stack whose question is to be answered first, if any is open."""
        if self.stack.waiting:
            return self.stack
        found = first_open(self.stack, False, EVERYBODY)
        return first_open(self.stack, True, EVERYBODY) if found is None else found

    def asking(self, seat: i64) -> Stack | None:
        """The stack that waits for a seat; one where the seat may only reconsider, if there is no other."""
        if self.stack.waiting:
            return self.stack if self.stack.seat == seat else None
        found = first_open(self.stack, False, seat)
        return first_open(self.stack, True, seat) if found is None else found

    def open_stacks(self) -> list[Stack]:
        """Every stack that waits for somebody; those that must be waited for come first."""
        found: list[Stack] = []
        gather(self.stack, False, found)
        gather(self.stack, True, found)
        return found

    def branch_of(self, seat: i64) -> Stack | None:
        """The branch on which a seat decides in secret, whether it is done or not; None where it has none."""
        return owned(self.stack, seat)

    # Telling

    def tell(self, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        """Reports what everybody sees."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, a, b, c, d, e, EVERYBODY))

    def confide(self, seers: i64, kind: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, e: i64 = -1) -> None:
        """Reports what only some seats (a bit each) see whole, and that something hidden was shown to them."""
        self.seal()
        journal = self.journal
        if journal is not None:
            journal.append(Event(kind, a, b, c, d, e, seers))

    def seal(self) -> None:
        """What was answered up to here cannot be taken back for free any more."""
        self.current.seals += 1

    def mark(self, stack: Stack) -> i64:
        """Changes whenever something happens on a stack, or below it, that cannot be taken back for free."""
        if stack is self.stack:
            return self.chance.drawn + stack.seals
        path: list[Stack] = []
        find(self.stack, stack, path)
        number = self.chance.drawn
        for one in path:
            number += one.seals
        return number


T = TypeVar("T", bound=State)


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

    def repeats(self) -> bool:
        """It goes back to itself before it begins something, and is done again afterwards."""
        return False

    def fills(self, kinds: list[Kind]) -> None:
        """Says of the slots that it fills what they then hold, where that depends on the step."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that needs a person.

    `hidden`: whether there is a real choice is itself a secret, so it is asked even with one answer.
    `resting`: nobody waits for the answer; it only lets a seat change its mind while others still think.
    `window`: a reaction to others that a seat may want to let pass without being asked.
    """

    def __init__(self, kind: str, rule: str, hidden: bool = False, resting: bool = False, window: bool = False) -> None:
        self.asks = True
        self.kind = kind
        self.rule = rule
        self.hidden = hidden
        self.resting = resting
        self.window = window

    def answers(self, table: T, frame: Frame, answers: Answers) -> None:
        """Lists the legal answers in ascending order."""
        raise NotImplementedError

    def answer(self, table: T, frame: Frame, answer: i64) -> None:
        """Applies one legal answer."""
        raise NotImplementedError

    def refusal(self, table: T, frame: Frame, answer: int) -> Refusal:
        """Why an answer is not legal now."""
        return Refusal("E_ILLEGAL", self.rule)

    def choice(self, table: T, frame: Frame, answer: int) -> Choice:
        """What an answer means."""
        return Choice(self.kind, {"number": answer})

    def timeout(self, table: T, frame: Frame, answers: Answers) -> int:
        """The answer given for a seat that ran out of time."""
        return answers.items[0]


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


def no_answers() -> Answers:
    """A list for legal answers, with nothing in it yet."""
    return Answers(NO_ITEMS[:], 0)


def stack_words(stack: Stack, words: list[int]) -> None:
    words.append(len(stack.frames))
    for frame in stack.frames:
        words += [frame.program.number, frame.at, frame.seat]
        words += [frame.slots[i] for i in range(len(frame.slots))]
    words.append(len(stack.branches))
    for branch in stack.branches:
        stack_words(branch, words)


def first_open(stack: Stack, resting: bool, seat: i64) -> Stack | None:
    """The first stack that waits for a seat (EVERYBODY: for anybody), among those that rest or those that do not."""
    if stack.waiting:
        return stack if stack.resting == resting and (seat == EVERYBODY or stack.seat == seat) else None
    for branch in stack.branches:
        found = first_open(branch, resting, seat)
        if found is not None:
            return found
    return None


def gather(stack: Stack, resting: bool, found: list[Stack]) -> None:
    if stack.waiting and stack.resting == resting:
        found.append(stack)
    for branch in stack.branches:
        gather(branch, resting, found)


def owned(stack: Stack, seat: i64) -> Stack | None:
    for branch in stack.branches:
        if branch.owner == seat:
            return branch
        found = owned(branch, seat)
        if found is not None:
            return found
    return None


def find(stack: Stack, wanted: Stack, path: list[Stack]) -> bool:
    """Puts the way down from a stack that is wanted to the one it grew from into `path`."""
    found = stack is wanted
    for branch in stack.branches:
        found = found or find(branch, wanted, path)
    if found:
        path.append(stack)
    return found
