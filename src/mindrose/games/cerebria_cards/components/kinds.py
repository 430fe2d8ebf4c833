"""What the slots of running programs can hold."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards.components.things import COLUMNS, PLACES, SEATS, TYPES
from mindrose.kernel.slots import Kind

A_CARD: Final = Kind("a card type", 0, TYPES - 1)
AN_OWN_PLACE: Final = Kind("a place in the own mindset", 0, PLACES - 1)
A_PLACE: Final = Kind("a place on the table", 0, SEATS * PLACES - 1)
A_COLUMN: Final = Kind("a column", 0, COLUMNS - 1)
A_SEAT: Final = Kind("a seat", 0, SEATS - 1)
SEATS_ASKED: Final = Kind("how many seats were asked", 0, SEATS)
A_COUNT: Final = Kind("a number", 0, 1000)
