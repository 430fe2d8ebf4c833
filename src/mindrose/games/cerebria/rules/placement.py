"""CB-3.8, CB-22.2 Spirits and Starting Emotions come to the board."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_PLACE, A_SPIRIT_SPACE
from mindrose.games.cerebria.components.ring import after, before, first_space
from mindrose.games.cerebria.components.things import BRIGHTNESS, SPIRIT_SPACES
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.emotions import lay, put_essence
from mindrose.games.cerebria.rules.pointing import names_space, names_spirit_space, pointed_space, pointed_spirit_space
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import DONE, Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

PLACES: Final = 4

# Slots of a placement.
PLACE: Final = 0  # whose placement it is, in turn order
STAND: Final = 1  # the Spirit space of the Frontier that was chosen
IMAGINED: Final = 2  # CB-22.2.6 where a Shaper imagines a second Spirit

PLACING: Final = reason("E_TURN", "CB-3.8.3")
OCCUPIED: Final = reason("E_OCCUPIED", "CB-3.8.3")
NOT_BESIDE: Final = reason("E_ADJ", "CB-3.8.3")


# What comes to the board


def place_spirit(table: Cerebria, seat: i64, spirit_space: i64) -> None:
    table.space[seat] = spirit_space
    table.tell(events.PLACED_SPIRIT, seat, spirit_space)
    settle(table)


def start_emotion(table: Cerebria, seat: i64, space: i64) -> None:
    """CB-3.8.1 A Starting Emotion of the own faction, CB-3.8.4 with 1 Essence from the supply; CB-3.8.6 control."""
    card = BRIGHTNESS + table.faction[seat]
    lay(table, space, card, seat)
    table.tell(events.STARTED, seat, space, card)
    put_essence(table, space, 1)
    settle(table)


def lay_out(table: Cerebria) -> None:
    """CB-1.2.9 The basic game: in turn order everybody takes the next line of the faction in the printed layout.

    A Shaper's Spirit takes the first line, and both Starting Emotions are placed.
    """
    for place in range(PLACES):
        seat = table.order[place]
        line = 2 * table.faction[seat]
        for earlier in range(place):
            if table.allied(seat, table.order[earlier]):
                line += 1
        if table.space[seat] < 0:
            place_spirit(table, seat, table.content.layout_spirit[line])
        start_emotion(table, seat, table.content.layout_emotion[line])


def nowhere(table: Cerebria, placed: list[int]) -> list[str]:
    """CB-3.8.2 What is wrong with Spirits that have been placed."""
    return [
        f"seat {seat}: its Spirit is nowhere; say 'at' (CB-3.8.2)"
        for seat in range(table.players)
        if seat in placed and table.space[seat] == NOTHING
    ]


# Where something may be put


def frontier_taken(table: Cerebria, frame: Frame, spirit_space: i64) -> bool:
    """CB-3.8.2 A Spirit stands there, or CB-22.2.6 is imagined there."""
    for seat in range(table.players):
        if table.space[seat] == spirit_space:
            return True
    return frame.slots[IMAGINED] == spirit_space


class ChooseFrontier(Question[Cerebria]):
    """CB-3.8.2, CB-22.2.6 A Frontier without any Spirit."""

    def __init__(self, kind: str, rule: str, told: str) -> None:
        super().__init__(kind, rule)
        self.not_now: i64 = reason("E_TURN", told)
        self.taken: i64 = reason("E_OCCUPIED", told)
        self.no_frontier: i64 = reason("E_SETUP", told)

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        return placing_seat(table, frame)

    def offer(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for answer in range(replies.SPIRIT_SPACE, replies.SPIRIT_SPACE + SPIRIT_SPACES):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_spirit_space(answer):
            return self.not_now
        spirit_space = answer - replies.SPIRIT_SPACE
        if frontier_taken(table, frame, spirit_space):
            return self.taken
        return NONE if spirit_space % 2 == 1 else self.no_frontier


def placing_seat(table: Cerebria, frame: Frame) -> i64:
    """CB-22.2.8, CB-22.2.9 A Shaper has two places in the turn order, and so two placements."""
    return table.order[frame.slots[PLACE]]


# The questions


class BeginPlacement(Step[Cerebria]):
    """CB-3.8.2 The first player begins."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[PLACE] = 0


class PlaceSpirit(ChooseFrontier):
    """CB-3.8.2 The own Spirit on a Frontier without any Spirit."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if table.space[placing_seat(table, frame)] < 0:
            self.offer(table, frame, answers)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[STAND] = answer - replies.SPIRIT_SPACE
        place_spirit(table, placing_seat(table, frame), answer - replies.SPIRIT_SPACE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("place_spirit", pointed_spirit_space(table, answer))

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        """Those before in turn order stand on the board."""
        placed = frame.slots[PLACE] + (1 if stage == DONE else 0)
        return nowhere(table, [int(table.order[place]) for place in range(placed)])


class ImagineSpirit(ChooseFrontier):
    """CB-22.2.5, CB-22.2.6 A Shaper's second placement: a free Frontier, as if a second Spirit stood there."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[STAND] < 0:
            self.offer(table, frame, answers)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[STAND] = answer - replies.SPIRIT_SPACE
        frame.slots[IMAGINED] = answer - replies.SPIRIT_SPACE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("imagine_spirit", pointed_spirit_space(table, answer))


class PlaceStarting(Question[Cerebria]):
    """CB-3.8.3 The Starting Emotion on an empty Realm space beside that Frontier; CB-3.8.5 only now may it go there."""

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        return placing_seat(table, frame)

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        frontier = first_space(frame.slots[STAND])
        low = before(frontier)
        high = after(frontier)
        if high < low:  # the last Frontier lies beside the first space
            low, high = high, low
        if self.why_not(table, frame, replies.SPACE + low) == NONE:
            answers.add(replies.SPACE + low)
        if self.why_not(table, frame, replies.SPACE + high) == NONE:
            answers.add(replies.SPACE + high)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        start_emotion(table, placing_seat(table, frame), answer - replies.SPACE)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return PLACING
        space = answer - replies.SPACE
        if table.card[space] >= 0:
            return OCCUPIED
        frontier = first_space(frame.slots[STAND])
        return NONE if space == before(frontier) or space == after(frontier) else NOT_BESIDE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("place_starting", pointed_space(table, answer))


class NextPlacement(Step[Cerebria]):
    """CB-3.8.2, CB-22.2.8, CB-22.2.9 On to the next place of the turn order.

    CB-22.2.7 With the last one the imagined Spirit is forgotten.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[STAND] = NOTHING
        frame.slots[PLACE] += 1
        if frame.slots[PLACE] < PLACES:
            frame.back_to(PlaceSpirit)


PLACEMENT: Final = Program(
    "placement",
    "CB-3.8",
    [
        BeginPlacement(),
        PlaceSpirit("place_spirit", "CB-3.8.2", "CB-3.8.2"),
        ImagineSpirit("imagine_spirit", "CB-22.2.5", "CB-22.2.6"),
        PlaceStarting("place_starting", "CB-3.8.3"),
        NextPlacement(),
    ],
    slots=(
        Slot("place", A_PLACE, by=BeginPlacement),
        Slot("stand", A_SPIRIT_SPACE, by=ImagineSpirit),
        Slot("imagined", A_SPIRIT_SPACE),
    ),
)
