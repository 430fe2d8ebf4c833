"""Where the cards of a mage lie that instructions discard or look at (4.6, 24 and 27)."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import ACTIVATED, PREPARED, SPELL_SLOTS
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64

HAND: Final = 0
GRIMOIRE_TOP: Final = 1
PREPARED_SPELLS: Final = 2
ACTIVATED_SPELLS: Final = 3
ZONES: Final = ("hand", "grim", "prepared", "activated")

ONE: Final[i64] = 1


def face_down(table: BlackRoseWars, mage: i64, zone: i64) -> i64:
    """The slots of a board that hold prepared or activated spells, a bit each."""
    status = PREPARED if zone == PREPARED_SPELLS else ACTIVATED
    found: i64 = 0
    for slot in range(i64(SPELL_SLOTS)):
        place = SPELL_SLOTS * mage + slot
        if table.spell[place] >= 0 and table.status[place] == status:
            found |= ONE << slot
    return found
