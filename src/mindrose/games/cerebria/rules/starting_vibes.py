"""CB-3.9 Starting Vibes: four for each Spirit, placed in one draft."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.kinds import A_BOARD_SLOT, A_COLOUR
from mindrose.games.cerebria.components.things import ROWS, SLOTS, VIBES, WILD
from mindrose.games.cerebria.rules.pointing import not_now, pointed_colour, pointed_slot
from mindrose.games.cerebria.rules.vibes import place_vibe, slot_open
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.slots import Slot

STARTING_VIBES: Final = 4  # CB-3.9.1

# Slots of the frame: four slots of the Spirit board, then their colours.
SPOT: Final = 0  # + Vibe: 4 * row + slot
HUE: Final = 4  # + Vibe


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


class ChooseVibeSlot(Question[Cerebria]):
    """CB-3.9.3, CB-3.9.4 A slot for the next Vibe: the unlock slot of a row first.

    CB-1.2.8 In the basic game it is the unlock slot of the next action; CB-1.2.5 Empower gets none.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if table.settings.basic:
            answers.add(replies.SLOT + SLOTS * placed_vibes(frame))
            return
        for row in range(ROWS):
            bits = drafted_row(frame, row)
            for slot in range(SLOTS):
                if slot_open(bits, slot):
                    answers.add(replies.SLOT + SLOTS * row + slot)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[SPOT + placed_vibes(frame)] = answer - replies.SLOT

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if replies.SLOT <= answer < replies.COLOUR:
            row, slot = divmod(answer - replies.SLOT, SLOTS)
            filled = (int(drafted_row(frame, row)) >> slot) & 1
            return Refusal("E_ROW_FULL" if filled else "E_ROW_LOCKED", "CB-3.9.4")
        if answer == replies.PASS:
            return Refusal("E_SETUP", "CB-3.9.3")
        return not_now("CB-3.9.3")

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

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if replies.COLOUR <= answer < replies.UPGRADES:
            return Refusal("E_VIBE_COLOUR", "CB-3.9.4")
        return not_now("CB-3.9.1")

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
            frame.back(3)


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
        *(Slot(f"slot_{number}", A_BOARD_SLOT) for number in range(1, 5)),
        *(Slot(f"colour_{number}", A_COLOUR) for number in range(1, 5)),
    ],
)
