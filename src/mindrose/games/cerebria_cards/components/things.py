"""The things of the Card Game and the words for them: polarities, kinds of cards, Vibes, abilities."""

from __future__ import annotations

from typing import Final

BLISS: Final = 0
GLOOM: Final = 1
POLARITIES: Final = ("bliss", "gloom")

MILD: Final = 0
STRONG: Final = 1
BASE: Final = 2
KINDS: Final = ("mild", "strong", "base")

VIBES: Final = ("red", "yellow", "green", "blue")

DESTROY: Final = 0
DRAIN: Final = 1
DEPRIVE: Final = 2
SUMMON: Final = 3
STEAL: Final = 4
SWAP: Final = 5
DRAW: Final = 6
EMBRACE: Final = 7
ABILITIES: Final = ("destroy", "drain", "deprive", "summon", "steal", "swap", "draw", "embrace")

COLUMNS: Final = 3
PLACES: Final = 4
SEATS: Final = 5
TYPES: Final = 72

# Why a game ended.
SINGLEMINDED_BLISS: Final = 0
SINGLEMINDED_GLOOM: Final = 1
BALANCE: Final = 2
DEAD_SUPPLY: Final = 3
LAST_CYCLE: Final = 4
REASONS: Final = ("singlemindedness_bliss", "singlemindedness_gloom", "balance", "dead_supply", "last_cycle")
REASON_RULES: Final = ("CC-10.2", "CC-10.3", "CC-10.4", "CC-10.11", "CC-10.12")
