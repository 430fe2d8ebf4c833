"""The questions of powers: whether to use one, on what or whom, how far, and which of several first."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.kinds import A_SEAT, A_SPIRIT_SPACE, AN_AMOUNT, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.things import SPIRIT_SPACES
from mindrose.games.cerebria.powers.auras import POWER_SPACE
from mindrose.games.cerebria.powers.candidates import Candidates, distance
from mindrose.games.cerebria.powers.subjects import Seats
from mindrose.games.cerebria.rules.pointing import names_spirit_space, pointed_space, pointed_spirit_space
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, reason, shared_reason
from mindrose.kernel.slots import Kind
from mindrose.language.steps import May, Number, Test

BLOCKED: Final = reason("E_SPIRIT_BLOCK", "CB-8.1.2")


class MayUse(May[Cerebria]):
    """Whether to use what a power allows; not asked where it is impossible."""

    def __init__(self, rule: str, distance: i64, possible: Test[Any] | None) -> None:
        super().__init__("power_may", rule, replies.YES, replies.PASS, distance, possible, "E_TURN")

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        verb = "use_power" if answer == replies.YES else "decline_power"
        return Choice(verb, pointed_space(table, replies.SPACE + int(frame.slots[POWER_SPACE])))


class Choose(Question[Cerebria]):
    """One of some candidates, kept in a slot; nothing is kept where there is none."""

    def __init__(self, rule: str, candidates: Candidates, slot: i64) -> None:
        super().__init__(candidates.kind, rule)
        self.candidates = candidates
        self.slot: i64 = slot
        self.choosing: i64 = shared_reason("E_TURN", rule)

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = AN_EMOTION_SPACE if self.candidates.answer == replies.SPACE else A_SEAT

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        found = self.candidates.all(table, frame)
        for thing in range(self.candidates.size):
            if (found >> thing) & 1 == 1:
                answers.add(self.candidates.answer + thing)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = answer - self.candidates.answer

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        thing = answer - self.candidates.answer
        if thing < 0 or thing >= self.candidates.size:
            return self.choosing
        code = self.candidates.obstacle(table, frame, thing)
        return shared_reason(code, self.rule) if code else NONE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if self.candidates.answer == replies.SPACE:
            return Choice(self.kind, pointed_space(table, answer))
        return Choice(self.kind, {"seat": answer - int(self.candidates.answer)})


class Forget(Step[Cerebria]):
    """A name stands for nothing until something is chosen for it, also in the next round of a loop."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[self.slot] = NOTHING


class Gather(Step[Cerebria]):
    """All of some candidates, kept in a slot as a set."""

    def __init__(self, candidates: Candidates, slot: i64) -> None:
        super().__init__()
        self.candidates = candidates
        self.slot: i64 = slot

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = Kind("a set, one bit each", 0, (1 << int(self.candidates.size)) - 1)

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[self.slot] = self.candidates.all(table, frame)


class ChooseTurns(Question[Cerebria]):
    """How far the Origin turns: at least one step, at most so many."""

    def __init__(self, rule: str, most: Number[Any], slot: i64) -> None:
        super().__init__("power_rotate", rule)
        self.most = most
        self.slot: i64 = slot
        self.choosing: i64 = shared_reason("E_TURN", rule)
        self.not_so_far: i64 = shared_reason("E_AMOUNT", rule)

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = AN_AMOUNT

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        most: i64 = self.most.of(table, frame)
        for steps in range(1, min(most, replies.MOST) + 1):
            answers.add(replies.NUMBER + steps)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = answer - replies.NUMBER

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        steps = answer - replies.NUMBER
        if steps < 0:
            return self.choosing
        most: i64 = self.most.of(table, frame)
        return NONE if steps >= 1 and steps <= most else self.not_so_far

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, {"number": answer - replies.NUMBER})


class ChooseDestination(Question[Cerebria]):
    """Where a Spirit goes: at least one space away, at most so many; CB-8.1.2 perhaps not to an opposing Spirit."""

    def __init__(self, kind: str, rule: str, seats: Seats, most: Number[Any], blocked: bool, slot: i64) -> None:
        super().__init__(kind, rule)
        self.seats = seats
        self.most = most
        self.blocked = blocked
        self.slot: i64 = slot
        self.choosing: i64 = shared_reason("E_TURN", rule)
        self.too_far: i64 = shared_reason("E_ADJ", rule)

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = A_SPIRIT_SPACE

    def mover(self, table: Cerebria, frame: Frame) -> i64:
        """The seat whose Spirit goes, NOTHING if there is none."""
        seats = self.seats.of(table, frame)
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1:
                return seat
        return NOTHING

    def obstacle(self, table: Cerebria, frame: Frame, seat: i64, spirit_space: i64) -> i64:
        """Why a seat's Spirit cannot go there."""
        most: i64 = self.most.of(table, frame)
        steps = distance(table.space[seat], spirit_space)
        if steps < 1 or steps > most:
            return self.too_far
        return BLOCKED if self.blocked and table.opposed(spirit_space, table.faction[seat]) else NONE

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        seat = self.mover(table, frame)
        for spirit_space in range(SPIRIT_SPACES):
            if seat >= 0 and self.obstacle(table, frame, seat, spirit_space) == NONE:
                answers.add(replies.SPIRIT_SPACE + spirit_space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = answer - replies.SPIRIT_SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_spirit_space(answer):
            return self.choosing
        return self.obstacle(table, frame, self.mover(table, frame), answer - replies.SPIRIT_SPACE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, pointed_spirit_space(table, answer))


class SomeDestination(Test[Cerebria]):
    """There is a space for the Spirit to go to."""

    def __init__(self, question: ChooseDestination) -> None:
        self.question = question

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        seat = self.question.mover(table, frame)
        for spirit_space in range(SPIRIT_SPACES):
            if seat >= 0 and self.question.obstacle(table, frame, seat, spirit_space) == NONE:
                return True
        return False
