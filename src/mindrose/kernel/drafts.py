"""Drafts in documents: what somebody has begun to declare is there only if answers could have led to it."""

from __future__ import annotations

from mindrose.kernel.machine import Stack, State, stacks_of
from mindrose.kernel.programs import Answers, Frame, new_frame, no_answers
from mindrose.kernel.slots import EMPTY


class Retracing:
    """Answers the questions of a draft again, in every way that goes with its slots, until it is as it was said to be.

    It is on top of a stack, which may be a branch. A draft changes nothing but its own slots, so its questions can be
    asked of the table as it lies there.
    """

    def __init__(self, table: State, stack: Stack) -> None:
        self.table = table
        self.stack = stack
        self.draft = stack.frames[-1]
        self.found = False
        self.closest: list[str] = list(self.draft.program.slots)  # slots that no way so far has filled

    def run(self) -> None:
        for frame in self.beginnings():
            self.go_on(frame)

    def beginnings(self) -> list[Frame]:
        """The ways in which the program below can have begun the draft: by an answer to its question, or by a step."""
        if len(self.stack.frames) == 1:  # nothing else runs on the branch
            return [new_frame(self.draft.program, self.draft.seat)]
        below = self.stack.frames[-2]
        step = below.program.steps[below.at - 1]
        if not step.asks:
            return self.begun(EMPTY)
        answers = no_answers()
        earlier = below.clone()
        earlier.at -= 1
        step.answers(self.table, earlier, answers)
        return [frame for answer in answers.listed() for frame in self.begun(answer)]

    def begun(self, answer: int) -> list[Frame]:
        """The draft as it begins with an answer (EMPTY: with a step), if that is what begins it."""
        other = self.table.clone()
        number = next(i for i, stack in enumerate(stacks_of(self.table.stack)) if stack is self.stack)
        other.current = stacks_of(other.stack)[number]
        frames = other.current.frames
        frames.pop()
        height = len(frames)
        below = frames[-1]
        step = below.program.steps[below.at - 1]
        if answer == EMPTY:
            step.run(other, below)
        else:
            step.answer(other, below, answer)
        if len(frames) != height + 1 or frames[-1].program is not self.draft.program:
            return []
        return [frames[-1]] if frames[-1].seat == self.draft.seat else []

    def go_on(self, frame: Frame) -> None:
        """On to the next question, and with every answer that goes with the draft further on."""
        answers = no_answers()
        if self.found or not self.asks(frame, answers) or not self.agrees(frame):
            return
        self.compare(frame)
        step = frame.program.steps[frame.at]
        for answer in answers.listed():
            other = frame.clone()
            other.at += 1
            step.answer(self.table, other, answer)
            self.go_on(other)

    def asks(self, frame: Frame, answers: Answers) -> bool:
        """Runs a frame until it asks its seat, as the machine does; not beyond the draft."""
        while frame.drafting():
            step = frame.program.steps[frame.at]
            if not step.asks:
                frame.at += 1
                step.run(self.table, frame)
                continue
            answers.count = 0
            step.answers(self.table, frame, answers)
            if answers.count > 1 or (answers.count == 1 and step.hidden):
                return True
            frame.at += 1
            if answers.count == 1:
                step.answer(self.table, frame, answers.items[0])
        return False

    def agrees(self, frame: Frame) -> bool:
        """All that was chosen so far is as in the draft."""
        for i in range(len(frame.slots)):
            if frame.slots[i] != EMPTY and frame.slots[i] != self.draft.slots[i]:
                return False
        return True

    def compare(self, frame: Frame) -> None:
        slots = frame.program.slots
        open_slots = [name for i, name in enumerate(slots) if frame.slots[i] != self.draft.slots[i]]
        if len(open_slots) < len(self.closest):
            self.closest = open_slots
        self.found = not open_slots and frame.at == self.draft.at


def draft_faults(table: State, stack: Stack) -> list[str]:
    """Why no answers lead to the draft on top of a stack; nothing if some do."""
    retracing = Retracing(table, stack)
    retracing.run()
    draft = retracing.draft
    if retracing.found:
        return []
    names = [name for name in retracing.closest if draft.slots[draft.program.slots.index(name)] != EMPTY]
    told = [f"{name!r} {draft.slots[draft.program.slots.index(name)]}" for name in names]
    return [f"no answers lead to {' and '.join(told)}" if told else f"no answers lead to its step {draft.at}"]
