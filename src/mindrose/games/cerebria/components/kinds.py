"""What the slots of running programs can hold."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BLEAKNESS,
    EMOTIONS,
    FACTIONS,
    MODERATES,
    REALMS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    SPIRIT_SPACES,
    VIBES,
)
from mindrose.kernel.slots import Kind

TOP_OF_DECK: Final = 99

A_CARD: Final = Kind("a Moderate Emotion", 0, MODERATES - 1)
TWO_CARDS: Final = Kind("two Moderate Emotions", 0, MODERATES * MODERATES - 1)
A_SOURCE: Final = Kind("a Moderate Emotion, the Bleakness or the top card", 0, MODERATES - 1, (BLEAKNESS, TOP_OF_DECK))
AN_EMOTION: Final = Kind("an Emotion", 0, EMOTIONS - 1)
AN_EMOTION_SPACE: Final = Kind("an Emotion space", 0, SPACES - 1)
EMOTION_SPACES: Final = Kind("a bit per Emotion space", 0, (1 << SPACES) - 1)
A_SPIRIT_SPACE: Final = Kind("a Spirit space", 0, SPIRIT_SPACES - 1)
A_REALM: Final = Kind("a Realm", 0, REALMS - 1)
A_SPHERE: Final = Kind("a Sphere", 0, REALMS - 1)
A_SEAT: Final = Kind("a seat", 0, SEATS - 1)
A_PLACE: Final = Kind("a place in the turn order", 0, SEATS - 1)
SEATS_CHOSEN: Final = Kind("how many seats have chosen", 0, SEATS)
SEAT_BITS: Final = Kind("a bit per seat", 0, (1 << SEATS) - 1)
A_FACTION: Final = Kind("a faction", 0, len(FACTIONS) - 1)
FACTION_BITS: Final = Kind("a bit per faction", 0, 3)
AN_ASPIRATION: Final = Kind("an Aspiration", 0, len(ASPIRATIONS) - 1)
FULFILLED_ONES: Final = Kind("a number of Aspirations", 0, 2)
SEEN_CARDS: Final = Kind("a number of cards", 1, 3)
A_COLOUR: Final = Kind("a colour", 0, len(VIBES) - 1)
A_ROW_SLOT: Final = Kind("a slot of a row", 0, SLOTS - 1)
A_BOARD_SLOT: Final = Kind("a slot of a Spirit board", 0, ROWS * SLOTS - 1)
UPGRADE_BITS: Final = Kind("a bit per upgrade", 0, 7)
AN_AMOUNT: Final = Kind("an amount", 1, replies.MOST)
A_NUMBER: Final = Kind("a number", 0, 1_000_000)  # more Willpower than anybody has
