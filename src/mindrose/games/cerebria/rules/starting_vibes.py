"""CB-3.9 Starting Vibes: four for each Spirit, placed in one draft."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.kinds import A_BOARD_SLOT, A_COLOUR
from mindrose.games.cerebria.components.things import ROWS, SLOTS, VIBES, WILD
from mindrose.games.cerebria.rules.pointing import pointed_colour, pointed_slot
from mindrose.games.cerebria.rules.vibes import SLOT_FILLED, names_colour, place_vibe, why_not_slot
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

STARTING_VIBES: Final = 4  # CB-3.9.1

# Slots of the frame: four slots of the Spirit board, then their colours.
SPOT: Final = 0  # + Vibe: 4 * row + slot
HUE: Final = 4  # + Vibe

NOT_ALL_PLACED: Final = reason("E_SETUP", "CB-3.9.3")
CHOOSING_SLOT: Final = reason("E_TURN", "CB-3.9.3")
FILLED: Final = reason("E_ROW_FULL", "CB-3.9.4")
STARTING_ROW_LOCKED: Final = reason("E_ROW_LOCKED", "CB-3.9.4")
COLOUR_USED: Final = reason("E_VIBE_COLOUR", "CB-3.9.4")
CHOOSING_COLOUR: Final = reason("E_TURN", "CB-3.9.1")


def placed_vibes(frame: Frame) -> i64:
    """How many Vibes of the draft have their slot."""
    placed: i64 = 0
    while placed < STARTING_VIBES and frame.slots[SPOT + placed] >= 0:
        placed += 1
    return placed


def drafted_row(frame: Frame, row: i64) -> i64:
    """The slots of a row that the draft fills, a bit each."""
    bits: i64 = 0
    for i in range(STARTING_VIBES):
        if frame.slots[SPOT + i] >= 0 and frame.slots[SPOT + i] // SLOTS == row:
            bits |= 1 << (frame.slots[SPOT + i] % SLOTS)
    return bits


def why_not_first(table: Cerebria, frame: Frame, row: i64, slot: i64) -> i64:
    """CB-3.9.4 The unlock slot of a row first; CB-1.2.8 in the basic game that of the next action."""
    why = why_not_slot(drafted_row(frame, row), slot)
    if why != NONE:
        return FILLED if why == SLOT_FILLED else STARTING_ROW_LOCKED
    return STARTING_ROW_LOCKED if table.settings.basic and (slot > 0 or row != placed_vibes(frame)) else NONE


class ChooseVibeSlot(Question[Cerebria]):
    """CB-3.9.3, CB-3.9.4 A slot for the next Vibe: the unlock slot of a row first.

    CB-1.2.8 In the basic game it is the unlock slot of the next action; CB-1.2.5 Empower gets none.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for row in range(ROWS):
            for slot in range(SLOTS):
                if why_not_first(table, frame, row, slot) == NONE:
                    answers.add(replies.SLOT + SLOTS * row + slot)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[SPOT + placed_vibes(frame)] = answer - replies.SLOT

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if replies.SLOT <= answer < replies.COLOUR:
            return why_not_first(table, frame, (answer - replies.SLOT) // SLOTS, (answer - replies.SLOT) % SLOTS)
        return NOT_ALL_PLACED if answer == replies.PASS else CHOOSING_SLOT

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("vibe", pointed_slot(table, int(frame.seat), answer))

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        """The next action that is not unlocked yet."""
        for answer in answers.listed():
            if (answer - replies.SLOT) % SLOTS == 0:
                return answer
        return answers.items[0]


class ChooseVibeColour(Question[Cerebria]):
    """CB-3.9.1 First edition: the four have a colour each, CB-3.9.6 and the player says which lies where.

    CB-3.9.4 So no colour can be twice in a row.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if table.settings.first:
            for colour in range(len(VIBES)):
                if colour_left(frame, colour):
                    answers.add(replies.COLOUR + colour)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[HUE + placed_vibes(frame) - 1] = answer - replies.COLOUR

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_colour(answer):
            return CHOOSING_COLOUR
        return NONE if colour_left(frame, answer - replies.COLOUR) else COLOUR_USED

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        points = pointed_colour(answer)
        spot = int(frame.slots[SPOT + placed_vibes(frame) - 1])
        points.update(pointed_slot(table, int(frame.seat), replies.SLOT + spot))
        return Choice("colour", points)


def colour_left(frame: Frame, colour: i64) -> bool:
    for i in range(STARTING_VIBES):
        if frame.slots[HUE + i] == colour:
            return False
    return True


class NextVibe(Step[Cerebria]):
    """CB-3.9.3 All four are placed."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if placed_vibes(frame) < STARTING_VIBES:
            frame.back_to(ChooseVibeSlot)


class PlaceStartingVibes(Step[Cerebria]):
    """CB-3.9.1, CB-3.9.3 The four Vibes of a seat, wild ones in the revised edition, come to its board together."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        for i in range(STARTING_VIBES):
            spot = frame.slots[SPOT + i]
            colour = frame.slots[HUE + i] if table.settings.first else WILD
            place_vibe(table, frame.seat, spot // SLOTS, spot % SLOTS, colour)


PLACING_VIBES: Final = Program(
    "starting_vibes",
    "CB-3.9",
    draft=[ChooseVibeSlot("starting_vibe", "CB-3.9.3"), ChooseVibeColour("starting_colour", "CB-3.9.1"), NextVibe()],
    steps=[PlaceStartingVibes()],
    slots=[
        *[Slot(f"slot_{number}", A_BOARD_SLOT) for number in range(1, 5)],
        *[Slot(f"colour_{number}", A_COLOUR) for number in range(1, 5)],
    ],
)
