"""The numbers of the answers of Cerebria: the first one of each kind, to which the number of a thing is added."""

from __future__ import annotations

from typing import Final

# Things are named by their number on the whole table, seats by their number.
PASS: Final = 0  # end the turn, decline, stop, none
YES: Final = 1
ACT: Final = 2  # + action, 5 of the Spirit and 5 of the Realms
ADD_VIBE: Final = 12
ROTATE: Final = 13
EXTRA_ACTION: Final = 14
ABSORB: Final = 15
TAKE_AMBITION: Final = 16
TAKE_CARDS: Final = 17
SPACE: Final = 18  # + Emotion space
SPIRIT_SPACE: Final = 33  # + Spirit space
SITE: Final = 43  # + Realm
SPHERE: Final = 48  # + Sphere
SLOT: Final = 53  # + 4 * row + slot of a Spirit board
COLOUR: Final = 73  # + vibe
UPGRADES: Final = 77  # + a bit per upgrade slot
SEAT: Final = 85  # + seat
SPIRIT: Final = 89  # + Spirit
FACTION: Final = 97  # + faction
ASPIRATION: Final = 99  # + Aspiration
CARD: Final = 108  # + Moderate Emotion
TOP_CARD: Final = 140  # the top card of the own deck
STARTING: Final = 141  # a Bleakness from the supply
DECK: Final = 142  # + deck
OWN_DECK: Final = 182  # build one card by card
NUMBER: Final = 183  # + amount
SIZE: Final = 284
MOST: Final = SIZE - NUMBER - 1  # the largest amount that can be said
DECKS: Final = OWN_DECK - DECK
