"""BR-13.5 Command: one evocation that the mage controls is activated."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import COMMANDING, FIRST_EVOCATION
from mindrose.games.black_rose_wars.rules import physical, waking
from mindrose.games.black_rose_wars.rules.evocations import controlled
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import NOT_NOW, FinishAction, note_action
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question
from mindrose.kernel.reasons import NONE, reason

NOT_CONTROLLED: Final = reason("E_EVOCATION", "BR-13.5.1")


def begin(table: BlackRoseWars, seat: i64) -> None:
    physical.begin(table, COMMAND, seat)


class Command(Question[BlackRoseWars]):
    """DC-13, BR-13.5.1, BR-13.5.3 Which evocation acts, wherever it is; or none (BR-13.2.2)."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        own = controlled(table, frame.seat)
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if (own >> figure) & 1:
                answers.add(replies.FIGURE + figure)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        figure = answer - replies.FIGURE
        if not 0 <= figure < table.content.figures:
            return NOT_NOW
        return NONE if (controlled(table, frame.seat) >> figure) & 1 else NOT_CONTROLLED

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.leave()
            return
        note_action(table, frame, COMMANDING)
        waking.wake(table, answer - replies.FIGURE, frame.seat)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return waking.is_waking(begun)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("stop", {}) if answer == replies.PASS else Choice("wake", {"figure": answer - replies.FIGURE})


COMMAND: Final = Program(
    "command",
    "BR-13.5.1",
    [Command("command", "BR-13.5.1"), EndSentence(physical.BASE)],
    slots=physical.SLOTS,
    closing=[FinishAction(COMMANDING), EndSentence(physical.BASE)],
)
