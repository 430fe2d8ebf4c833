"""BR-13.4 Fight: one physical attack and the room, in any order."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import FIGHTING
from mindrose.games.black_rose_wars.rules import attack, listening, physical, rooms
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.physical import NOT_NOW, ROOM_ONCE, FinishAction, GoOn, note_action
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import FLAG, Slot

ATTACKED: Final = 3  # 1 once it has attacked
ROOM_DONE: Final = 4  # 1 once it has activated a room

ATTACK_ONCE: Final = reason("E_USED", "BR-13.4.1")


def begin(table: BlackRoseWars, seat: i64) -> None:
    """BR-13.4.1 Begins to fight."""
    frame = physical.begin(table, FIGHT, seat)
    frame.slots[ATTACKED] = 0
    frame.slots[ROOM_DONE] = 0


class Fight(Question[BlackRoseWars]):
    """DC-12, BR-13.4.1 Whom the mage attacks, the room, or nothing more (BR-13.2.2)."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        if self.why_not(table, frame, replies.ACTIVATE) == NONE:
            answers.add(replies.ACTIVATE)
        if frame.slots[ATTACKED] == 0:
            targets = attack.targets(table, frame.seat)
            for figure in range(table.content.figures):
                if (targets >> figure) & 1:
                    answers.add(replies.FIGURE + figure)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if answer == replies.ACTIVATE:
            if frame.slots[ROOM_DONE] == 1:
                return ROOM_ONCE
            return rooms.why_not(table, frame.seat, table.place[frame.seat])
        if not replies.FIGURE <= answer < replies.PARTICIPANT:
            return NOT_NOW
        return ATTACK_ONCE if frame.slots[ATTACKED] == 1 else attack.why_not(table, frame.seat, answer - replies.FIGURE)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.leave()
            return
        note_action(table, frame, FIGHTING)
        if answer == replies.ACTIVATE:
            frame.slots[ROOM_DONE] = 1
            rooms.activate(table, frame.seat, table.place[frame.seat])
        else:
            frame.slots[ATTACKED] = 1
            attack.attack(table, frame.seat, answer - replies.FIGURE)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return listening.is_answer(table, begun)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("stop", {})
        if answer == replies.ACTIVATE:
            return Choice("activate", {"room": int(table.room_at(table.place[frame.seat]))})
        return Choice("attack", {"figure": answer - replies.FIGURE})


# BR-13.2.3 Each effect is a sentence.
FIGHT: Final = Program(
    "fight",
    "BR-13.4.1",
    [Fight("fight", "BR-13.4.1"), EndSentence(physical.BASE), GoOn()],
    slots=[*physical.SLOTS, Slot("attacked", FLAG, begun=True), Slot("activated", FLAG, begun=True)],
    closing=[FinishAction(FIGHTING), EndSentence(physical.BASE)],
)
