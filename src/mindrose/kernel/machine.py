"""The machine: programs of steps over plain data, run until somebody must decide.

A `Stack` is the frames that wait for each other, a `State` everything that lies on a table. Interrupts, windows and
pending operations are frames pushed on a stack; questions put to several seats at once are branches of a stack. No game
needs more.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, Self

from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import COPY, Fields, Wording
from mindrose.kernel.foresight import HIDDEN, LONG, NoChance, Unforeseen
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import (
    Frame,
    Program,
    Question,
    Step,
    copy_frames,
    frame_words,
    new_frame,
    no_answers,
)

# Seats, a bit each.
EVERYBODY: Final = -1
NOBODY: Final = 0


@mypyc_attr(acyclic=True)
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
        copy_frames(self.frames, other.frames)
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

    def step(self) -> Step[Any]:
        """What is to be done next: the question, where this stack waits."""
        frame = self.frames[-1]
        return frame.program.steps[frame.at]

    def question(self) -> Question[Any]:
        """What this stack waits for."""
        step = self.step()
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
        self.answering: i64 = -1  # whose answer it is that runs
        self.foresight: i64 = -1  # steps that a table on which one looks ahead may still do; on all others below 0
        self.foreseer: i64 = -1  # who looks ahead

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
        if self.chance is other.chance or not self.chance.become(other.chance):
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
        if self.foresight >= 0:
            self.begin_step()
        frame = stack.frames[-1]
        question = frame.program.steps[frame.at]
        stack.waiting = False
        self.answering = stack.seat
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
                if self.foresight >= 0:
                    self.begin_step()
                stack.branches = NO_BRANCHES
                stack.forked = False
                self.seal_on(stack, NOBODY)  # what the others decided in secret begins to show
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
        ahead = self.foresight >= 0
        while frames:
            frame = frames[-1]
            program = frame.program
            if frame.at >= program.length:
                frames.pop()
                continue
            if ahead:
                self.begin_step()
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

    # Looking ahead

    def look_ahead(self, seat: i64, steps: i64) -> None:
        """The table stops (`Unforeseen`) before chance, before a seat learns something, and after so many steps."""
        self.chance = NoChance(self.chance.drawn)
        self.foreseer = seat
        self.foresight = steps

    def begin_step(self) -> None:
        """Counts a step of a look ahead: an answer, a step of a program, or the end of a secret decision."""
        if self.foresight == 0:
            raise Unforeseen(LONG)
        self.foresight -= 1

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

    def seal(self, known: i64 = NOBODY) -> None:
        """What was answered up to here cannot be taken back for free any more.

        `known`: the seats (a bit each) that learn nothing by it. Whoever else looks ahead comes no further.
        """
        self.seal_on(self.current, known)

    def seal_on(self, stack: Stack, known: i64) -> None:
        if self.foresight >= 0 and (known >> self.foreseer) & 1 == 0:
            raise Unforeseen(HIDDEN)
        stack.seals += 1

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


def stacks_of(stack: Stack) -> list[Stack]:
    """A stack and all that grow from it."""
    found = [stack]
    for branch in stack.branches:
        found += stacks_of(branch)
    return found


def stack_words(stack: Stack, words: list[int]) -> None:
    frame_words(stack.frames, words)
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
