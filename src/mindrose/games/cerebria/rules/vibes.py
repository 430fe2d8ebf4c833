"""CB-7.2, CB-7.3 Vibes: where one may be placed, in which colour, and what it unlocks."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_BOARD_SLOT, A_COLOUR
from mindrose.games.cerebria.components.things import EMPOWER, ROWS, SLOTS, VIBES, WILD
from mindrose.games.cerebria.rules.costs import upgrade_in
from mindrose.games.cerebria.rules.pointing import pointed_colour, pointed_slot
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step, no_answers
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

ALL_SLOTS: Final = 15  # a bit per slot

# Slots of a frame that places one Vibe by other means than a Spirit action.
SPOT: Final = 0  # 4 * row + slot
HUE: Final = 1  # its colour; NOTHING while it is free to choose

NO_ROW: Final = reason("E_MODE", "CB-1.2.5")
SLOT_FILLED: Final = reason("E_ROW_FULL", "CB-7.2.4")
ROW_LOCKED: Final = reason("E_ROW_LOCKED", "CB-7.2.4")
NO_TOKEN: Final = reason("E_LIMIT", "CB-2.3.7")
COLOUR_TWICE: Final = reason("E_VIBE_COLOUR", "CB-7.2.5")
NEVER_WILD: Final = reason("E_WILD", "CB-7.2.7")
CHOOSING_COLOUR: Final = reason("E_TURN", "CB-7.3.4")


def row_bits(table: Cerebria, seat: i64, row: i64) -> i64:
    """CB-7.1.1 The slots of a row that hold a Vibe, a bit each; the first one unlocks the action."""
    first = (seat * ROWS + row) * SLOTS
    bits: i64 = 0
    if table.vibes[first] >= 0:
        bits = 1
    if table.vibes[first + 1] >= 0:
        bits |= 2
    if table.vibes[first + 2] >= 0:
        bits |= 4
    if table.vibes[first + 3] >= 0:
        bits |= 8
    return bits


def row_open(table: Cerebria, row: i64) -> bool:
    """CB-1.2.5 In the basic game the row of Empower does not exist."""
    return row != EMPOWER or not table.settings.basic


def why_not_slot(bits: i64, slot: i64) -> i64:
    """CB-7.2.4 The unlock slot first, then any free upgrade slot."""
    if (bits >> slot) & 1 == 1:
        return SLOT_FILLED
    return NONE if slot == 0 or bits & 1 == 1 else ROW_LOCKED


def why_not_colour(table: Cerebria, seat: i64, row: i64, colour: i64) -> i64:
    """CB-2.3.7 Tokens do not run out; CB-7.2.5 no two Vibes of one colour in a row, CB-7.2.6 a wild one has none."""
    if not tokens_left(table, seat, colour):
        return NO_TOKEN
    first = (seat * ROWS + row) * SLOTS
    for i in range(first, first + SLOTS):
        if table.vibes[i] == colour and colour != WILD:
            return COLOUR_TWICE
    return NONE


def tokens_left(table: Cerebria, seat: i64, colour: i64) -> bool:
    """CB-2.3.7 With the option `vibe_tokens` limited, a faction has only so many tokens of a colour."""
    limit = table.settings.vibe_limit
    if limit > ROWS * SLOTS or colour == WILD:
        return True
    placed: i64 = 0
    for other in range(table.players):
        if table.allied(seat, other):
            for i in range(other * ROWS * SLOTS, (other + 1) * ROWS * SLOTS):
                if table.vibes[i] == colour:
                    placed += 1
    return placed < limit


def can_place_vibe(table: Cerebria, seat: i64, colour: i64) -> bool:
    """CB-7.3.2 Some row has room for a Vibe of this colour (NOTHING: of any)."""
    for row in range(ROWS):
        if row_bits(table, seat, row) != ALL_SLOTS and why_not_row(table, seat, row, colour) == NONE:
            return True
    return False


def why_not_row(table: Cerebria, seat: i64, row: i64, colour: i64) -> i64:
    """A Vibe of this colour (NOTHING: of any) may come to the row, if it has a free slot."""
    if not row_open(table, row):
        return NO_ROW
    if colour >= 0:
        return why_not_colour(table, seat, row, colour)
    for any_colour in range(len(VIBES)):
        if why_not_colour(table, seat, row, any_colour) == NONE:
            return NONE
    return COLOUR_TWICE


def place_vibe(table: Cerebria, seat: i64, row: i64, slot: i64, colour: i64) -> None:
    """CB-7.1.6 It stays there for the rest of the game; CB-7.2.8, CB-7.3.5 what it unlocks can be used from now on."""
    table.vibes[(seat * ROWS + row) * SLOTS + slot] = colour
    table.tell(events.VIBE, seat, row, slot, colour, upgrade_in(table, seat, row, slot - 1) if slot > 0 else -1)
    if row_bits(table, seat, row) == ALL_SLOTS:
        table.completed |= 1 << row


class ChooseSpot(Question[Cerebria]):
    """CB-7.3.2, CB-7.3.3 The row and slot for a Vibe; where it is `optional` it can be declined."""

    def __init__(self, kind: str, rule: str, optional: bool) -> None:
        super().__init__(kind, rule)
        self.optional = optional
        self.not_now: i64 = reason("E_TURN", rule)

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if self.optional:
            answers.add(replies.PASS)
        for row in range(ROWS):
            if why_not_row(table, frame.seat, row, frame.slots[HUE]) == NONE:
                bits = row_bits(table, frame.seat, row)
                for slot in range(SLOTS):
                    if why_not_slot(bits, slot) == NONE:
                        answers.add(replies.SLOT + row * SLOTS + slot)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.leave()
        else:
            frame.slots[SPOT] = answer - replies.SLOT

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS and self.optional:
            return NONE
        if answer < replies.SLOT or answer >= replies.COLOUR:
            return self.not_now
        row = (answer - replies.SLOT) // SLOTS
        if not row_open(table, row):
            return NO_ROW
        why = why_not_slot(row_bits(table, frame.seat, row), (answer - replies.SLOT) % SLOTS)
        return why if why != NONE else why_not_row(table, frame.seat, row, frame.slots[HUE])

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("decline", {}, rare=True)
        return Choice("vibe", pointed_slot(table, int(frame.seat), answer))


class ChooseColour(Question[Cerebria]):
    """CB-7.3.4 The colour of a Vibe that may have any; CB-7.2.7, CB-7.3.3 never a wild one."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[HUE] < 0:
            for colour in range(len(VIBES)):
                if why_not_colour(table, frame.seat, frame.slots[SPOT] // SLOTS, colour) == NONE:
                    answers.add(replies.COLOUR + colour)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[HUE] = answer - replies.COLOUR

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_colour(answer):
            return why_no_colour(answer)
        return why_not_colour(table, frame.seat, frame.slots[SPOT] // SLOTS, answer - replies.COLOUR)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("colour", pointed_colour(answer))


def names_colour(answer: i64) -> bool:
    return replies.COLOUR <= answer < replies.UPGRADES


def why_no_colour(answer: i64) -> i64:
    """TV-50 The answer after the four colours would be a wild Vibe."""
    return NEVER_WILD if answer == replies.UPGRADES else CHOOSING_COLOUR


class PlaceChosenVibe(Step[Cerebria]):
    """CB-7.3.2 The Vibe goes to its slot."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        spot = frame.slots[SPOT]
        if spot >= 0:
            place_vibe(table, frame.seat, spot // SLOTS, spot % SLOTS, frame.slots[HUE])


class OpenSpot(Fit[Cerebria]):
    """CB-7.2.4 The slot for a Vibe was one of those that can be chosen."""

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        frame = stack.frames[number]
        if frame.slots[SPOT] == NOTHING:
            return []
        answers = no_answers()
        frame.program.steps[0].answers(table, frame, answers)
        open_there = answers.has(replies.SLOT + frame.slots[SPOT])
        return [] if open_there else [f"no Vibe can go to the 'spot' {frame.slots[SPOT]} (CB-7.2.4)"]


VIBE_SLOTS: Final = (Slot("spot", A_BOARD_SLOT, by=ChooseSpot), Slot("colour", A_COLOUR))
VIBE: Final = Program(
    "vibe",
    "CB-7.3.1",
    [ChooseSpot("vibe_slot", "CB-7.3.2", optional=True), ChooseColour("vibe_colour", "CB-7.3.4"), PlaceChosenVibe()],
    slots=VIBE_SLOTS,
    fit=OpenSpot(),
)


GIVEN_VIBE: Final = Program(
    "given_vibe",
    "CB-15.2.5",
    [ChooseSpot("vibe_slot", "CB-7.3.2", optional=False), ChooseColour("vibe_colour", "CB-7.3.4"), PlaceChosenVibe()],
    slots=VIBE_SLOTS,
    fit=OpenSpot(),
)


def begin_vibe(table: Cerebria, seat: i64, colour: i64) -> None:
    """CB-7.3.1 A seat may place one Vibe on any own row, of this colour (NOTHING: of any)."""
    if can_place_vibe(table, seat, colour):
        table.push(VIBE, seat).slots[HUE] = colour
