"""Emotions that powers push, move, swap and take back into hand; whoever named one means it where it is now."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.kinds import AN_EMOTION_SPACE
from mindrose.games.cerebria.components.ring import adjacent
from mindrose.games.cerebria.components.things import MODERATES, SPACES
from mindrose.games.cerebria.powers.auras import ITS_FRONTIER, NEIGHBOURS, POWER_SPACE, SAME_REALM, TRIAD
from mindrose.games.cerebria.powers.candidates import beyond, pushable
from mindrose.games.cerebria.powers.effects import Effect, EmotionEffect
from mindrose.games.cerebria.powers.running import carry
from mindrose.games.cerebria.powers.subjects import Emotions, announce, stands
from mindrose.games.cerebria.rules.control import reaches
from mindrose.games.cerebria.rules.emotions import exchange, shift, take_back
from mindrose.games.cerebria.rules.pointing import names_space, pointed_space
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, shared_reason
from mindrose.kernel.slots import Kind
from mindrose.language.steps import Test

# Where an Emotion can be moved: as scopes of auras, and two that only moves know.
ANYWHERE: Final = 100
IN_REACH: Final = 101  # adjacent to the actor's Spirit
SPOTS: Final = {
    "anywhere": ANYWHERE, "reach": IN_REACH, "beside": NEIGHBOURS, "realm": SAME_REALM, "triad": TRIAD,
    "frontier": ITS_FRONTIER,
}  # fmt: skip


class PushEmotion(EmotionEffect):
    """CB-13.4.2 A neighbouring Emotion goes to the next space further away, if empty, with all that lies on it."""

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        return stands(table, frame) and pushable(table, frame.slots[POWER_SPACE], space)

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        target = beyond(frame.slots[POWER_SPACE], space)
        shift(table, space, target)
        carry(table, space, target)
        self.emotions.follow(frame, space, target)


class ReturnToHand(EmotionEffect):
    """A Moderate Emotion goes back into its owner's hand; Strong and Starting ones have no card that could."""

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        return table.card[space] < MODERATES

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        take_back(table, space)


class SwapEmotions(Effect):
    """CB-13.4.2 Two Emotions change places, each with all that lies on it."""

    def __init__(self, first: Emotions, second: Emotions) -> None:
        super().__init__()
        self.first = first
        self.second = second

    def run(self, table: Cerebria, frame: Frame) -> None:
        if self.possible(table, frame):
            announce(table, frame)
            first = the_one(self.first.of(table, frame))
            second = the_one(self.second.of(table, frame))
            exchange(table, first, second)
            carry(table, first, second)
            self.first.follow(frame, first, second)
            self.second.follow(frame, second, first)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        first = self.first.of(table, frame)
        second = self.second.of(table, frame)
        return first != 0 and second != 0 and first != second


def the_one(spaces: i64) -> i64:
    """The space of the one Emotion in a set, NOTHING if there is none."""
    for space in range(SPACES):
        if (spaces >> space) & 1 == 1:
            return space
    return NOTHING


class ChooseSpot(Question[Cerebria]):
    """CB-13.4.1 The empty space in some area that an Emotion goes to."""

    def __init__(self, rule: str, emotions: Emotions, area: i64, slot: i64) -> None:
        super().__init__("power_move", rule)
        self.emotions = emotions
        self.area: i64 = area
        self.slot: i64 = slot
        self.choosing: i64 = shared_reason("E_TURN", rule)
        self.outside: i64 = shared_reason("E_ADJ", rule)
        self.occupied: i64 = shared_reason("E_OCCUPIED", rule)
        self.nothing: i64 = shared_reason("E_TARGET", rule)

    def fills(self, kinds: list[Kind]) -> None:
        kinds[self.slot] = AN_EMOTION_SPACE

    def obstacle(self, table: Cerebria, frame: Frame, space: i64) -> i64:
        """Why an Emotion cannot go there, whichever it is."""
        if self.area == IN_REACH:
            inside = adjacent(table.space[frame.seat], space)
        elif self.area == ANYWHERE:
            inside = True
        else:
            inside = stands(table, frame) and reaches(table, self.area, frame.slots[POWER_SPACE], space)
        if not inside:
            return self.outside
        return self.occupied if table.card[space] >= 0 else NONE

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if self.emotions.of(table, frame) != 0:
            for space in range(SPACES):
                if self.obstacle(table, frame, space) == NONE:
                    answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return self.choosing
        why = self.obstacle(table, frame, answer - replies.SPACE)
        return self.nothing if why == NONE and self.emotions.of(table, frame) == 0 else why

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, pointed_space(table, answer))


class SomeSpot(Test[Cerebria]):
    """There is an empty space in the area."""

    def __init__(self, question: ChooseSpot) -> None:
        self.question = question

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        for space in range(SPACES):
            if self.question.obstacle(table, frame, space) == NONE:
                return True
        return False


class MoveEmotion(Step[Cerebria]):
    """CB-13.4.2, CB-13.4.3 An Emotion goes to the space that was chosen for it."""

    def __init__(self, emotions: Emotions, slot: i64) -> None:
        super().__init__()
        self.emotions = emotions
        self.slot: i64 = slot

    def run(self, table: Cerebria, frame: Frame) -> None:
        origin = the_one(self.emotions.of(table, frame))
        target = frame.slots[self.slot]
        if origin >= 0 and target >= 0:
            announce(table, frame)
            shift(table, origin, target)
            carry(table, origin, target)
            self.emotions.follow(frame, origin, target)
