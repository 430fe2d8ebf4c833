"""What can be running: a frame is begun by a step of the one below, asks at the top, and holds what its program fills.

A game is only ever left at a question. So a document's `stack` is one that a game can have written: each program is
where it began the next one, the topmost one asks somebody something, and the same holds for the branches of seats that
decide at the same time. What is checked here is said by programs and steps themselves.
"""

from __future__ import annotations

from typing import Any, Final

from mindrose.kernel.drafts import draft_faults
from mindrose.kernel.form import Form
from mindrose.kernel.machine import Stack, State, stacks_of
from mindrose.kernel.programs import DONE, RUNNING, TO_COME, Frame, Program, Step, no_answers
from mindrose.kernel.slots import EMPTY

ANYBODY: Final = -1  # who may run what a step begins


class StackCheck:
    """Notes in a form all that is wrong with the programs that a document puts on a table."""

    def __init__(self, form: Form, state: State, root: Program) -> None:
        self.form = form
        self.state = state
        self.root = root

    def check_shape(self) -> None:
        """Which programs run on which, and what kind of thing their slots hold."""
        for stack in stacks_of(self.state.stack):
            for number in range(len(stack.frames)):
                self.check_begin(stack, number)
                self.check_slots(stack, number)
                self.check_branches(stack, number)

    def check_laid(self) -> None:
        """What steps lay on the table is there once they are done, and not before."""
        for stack in stacks_of(self.state.stack):
            for number, frame in enumerate(stack.frames):
                running = step_running(frame, number == len(stack.frames) - 1 and not stack.forked)
                for i in range(frame.program.length):
                    stage = RUNNING if i == running else DONE if i < frame.at else TO_COME
                    for fault in frame.program.steps[i].laid(self.state, frame, stage):
                        self.form.wrong(fault)

    def check_fit(self) -> None:
        """Who runs them, whether they go with what lies on the table, and that branches wait for somebody."""
        for stack in stacks_of(self.state.stack):
            for number in range(len(stack.frames)):
                self.check_seat(stack, number)
                self.check_contents(stack, number)
            if stack.forked:
                self.check_waiting(stack)

    def check_asked(self) -> None:
        """Every topmost program asks somebody something; one that does not would go on."""
        current = self.state.current
        for stack in stacks_of(self.state.stack):
            if stack.frames and not stack.forked:
                self.check_top(stack)
        self.state.current = current

    def wrong(self, stack: Stack, number: int, reason: str) -> None:
        where = "'stack'" if stack is self.state.stack else f"the branch of seat {stack.owner}"
        self.form.wrong(f"frame {number + 1} of {where}, {stack.frames[number].program.name!r}: {reason}")

    # Where it stands

    def check_begin(self, stack: Stack, number: int) -> None:
        """A program runs on the one that began it, which has come so far and no further."""
        if number == 0 and stack is self.state.stack:
            if stack.frames[0].program is not self.root:
                self.wrong(stack, 0, f"the first one is {self.root.name!r}, which everything else runs in")
            return
        if self.beginner(stack, number) is None:
            below = self.below(stack, number)
            told = f"{below.program.name!r} at its step {below.at}"
            self.wrong(stack, number, f"it is not begun by {told}, so the two do not fit together")

    def below(self, stack: Stack, number: int) -> Frame:
        """The frame that one stands on; the first of a branch stands on what forked."""
        return stack.frames[number - 1] if number > 0 else parent(self.state.stack, stack).frames[-1]

    def beginner(self, stack: Stack, number: int) -> Frame | None:
        """The frame whose step began one; several that were begun together wait for each other, the first on top."""
        begun = stack.frames[number]
        if number == 0:
            below = self.below(stack, 0)
            return below if beginning(self.state, below, begun) is not None else None
        under = number - 1
        while under >= 0:
            below = stack.frames[under]
            if beginning(self.state, below, begun) is not None:
                return below
            if below.at > 0:
                return None
            under -= 1
        return None

    def check_branches(self, stack: Stack, number: int) -> None:
        """Whom a step asks at the same time has a branch, over or not, in the order of the step; nobody else has."""
        frame = stack.frames[number]
        top = number == len(stack.frames) - 1
        found = [int(branch.owner) for branch in stack.branches] if top else []
        if top and stack.forked:
            steps = steps_begun(frame)
        else:
            step = step_gone_by(frame) if top else beginning(self.state, frame, stack.frames[number + 1])
            steps = [] if step is None else [step]
        owners = [step.owners(self.state, frame) for step in steps] or [[]]
        if found not in owners:
            told = f"the seats {owners[0]} have a branch each, in this order" if owners[0] else "nobody has a branch"
            self.wrong(stack, number, f"at its step {frame.at} {told}, not {found}")

    def check_seat(self, stack: Stack, number: int) -> None:
        frame = stack.frames[number]
        seat = self.seat_of(stack, number)
        if frame.seat != seat:
            self.wrong(stack, number, f"its 'seat' is {seat}, not {frame.seat}")

    def seat_of(self, stack: Stack, number: int) -> int:
        """Who runs a program: as the step says that began it; drafts tell it themselves."""
        frame = stack.frames[number]
        if number == 0:
            return 0 if stack is self.state.stack else int(stack.owner)
        if frame.drafting():
            return int(frame.seat)
        below = self.beginner(stack, number)
        step = None if below is None else beginning(self.state, below, frame)
        seat = ANYBODY if below is None or step is None else int(step.runner(self.state, below, frame))
        return int(frame.seat) if seat == ANYBODY else seat

    # What it holds

    def check_slots(self, stack: Stack, number: int) -> None:
        frame = stack.frames[number]
        program = frame.program
        kinds = program.kinds()
        for i, slot in enumerate(program.locals):
            value = int(frame.slots[i])
            if value != EMPTY and not kinds[i].allows(value):
                self.wrong(stack, number, f"{slot.name!r} is {kinds[i].told()}, or -1 for nothing, not {value}")
            elif not frame.drafting():
                holds = slot.fault(program, int(frame.at), value)
                if holds:
                    told = f"{slot.name!r} ({kinds[i].told()}) holds {holds}"
                    self.wrong(stack, number, f"at its step {frame.at} {told}, not {value}")

    def check_contents(self, stack: Stack, number: int) -> None:
        fit = stack.frames[number].program.fit
        if fit is not None:
            for reason in fit.faults(self.state, stack, number):
                self.wrong(stack, number, reason)

    # What asks

    def check_waiting(self, stack: Stack) -> None:
        """Of the branches that are open at the same time one at least is waited for, and no one that rests is gone."""
        number = len(stack.frames) - 1
        begun = [branch.frames[0].program for branch in stack.branches if branch.frames]
        if all(settled(branch) for branch in stack.branches):
            self.wrong(stack, number, "nobody is waited for on its branches, so it goes on")
        elif begun[0].length and begun[0].steps[begun[0].length - 1].resting:
            rest = begun[0].length - 1
            for branch in stack.branches:
                if not branch.frames and self.waits(Frame(begun[0], rest, branch.owner, begun[0].blank[:])):
                    told = f"the branch of seat {branch.owner} rests at step {rest} of {begun[0].name!r}"
                    self.wrong(stack, number, f"{told} as long as others are waited for")

    def check_top(self, stack: Stack) -> None:
        """The topmost program asks; if it is a draft, answers led to it."""
        self.state.current = stack
        number = len(stack.frames) - 1
        frame = stack.frames[number]
        if frame.at >= frame.program.length or not frame.program.steps[frame.at].asks:
            self.wrong(stack, number, f"nobody is asked anything at its step {frame.at}, and a game only stops to ask")
        elif frame.drafting():
            for fault in draft_faults(self.state, stack):
                self.wrong(stack, number, fault)
        elif not self.waits(frame):
            told = "there is nothing to decide on this table, so it goes on"
            self.wrong(stack, number, f"at its step {frame.at} {told}")

    def waits(self, frame: Frame) -> bool:
        """The question of a frame has more than one answer, or is asked even with one."""
        step = frame.program.steps[frame.at]
        answers = no_answers()
        step.answers(self.state, frame, answers)
        return answers.count > 1 or (answers.count == 1 and (step.hidden or step.resting))


def beginning(state: State, below: Frame, begun: Frame) -> Step[Any] | None:
    """The step of a frame that can have begun another one, None if there is none.

    That is the step which it did last; one that repeats is done again after what it began. A frame that has left its
    program in the meantime, at the bidding of something above, may have been at any step.
    """
    for step in steps_begun(below):
        if step.begins(state, below, begun):
            return step
    return None


def steps_begun(frame: Frame) -> list[Step[Any]]:
    """The steps of a frame that can have begun what runs above it, the likeliest one first."""
    number = step_running(frame, False)
    numbers = [number] if number >= 0 else []
    if frame.at >= frame.program.closing:
        numbers += [i for i in range(frame.program.closing) if i != number]
    return [frame.program.steps[i] for i in numbers]


def step_gone_by(frame: Frame) -> Step[Any] | None:
    """The step that a frame did last, where its next one follows at once on what that began."""
    program = frame.program
    if not 0 < frame.at < program.closing or program.steps[frame.at].asks or program.steps[frame.at - 1].repeats():
        return None
    return program.steps[frame.at - 1]


def step_running(frame: Frame, top: bool) -> int:
    """Which step of a frame asks, on top, or began what runs above; -1 if it has not begun."""
    program = frame.program
    if top or (frame.at < program.length and program.steps[frame.at].repeats()):
        return int(frame.at)
    if frame.at == 0 or program.steps[frame.at - 1].repeats():
        return -1
    return int(frame.at) - 1


def settled(branch: Stack) -> bool:
    """A branch that was written down is over, or its seat may only reconsider."""
    if branch.forked or not branch.frames:
        return not branch.forked
    frame = branch.frames[-1]
    return bool(frame.at < frame.program.length and frame.program.steps[frame.at].resting)


def parent(stack: Stack, branch: Stack) -> Stack:
    """The stack that a branch grows from."""
    for one in stacks_of(stack):
        if any(other is branch for other in one.branches):
            return one
    raise LookupError("this stack is no branch")
