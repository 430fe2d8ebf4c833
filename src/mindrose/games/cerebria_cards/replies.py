"""The 108 numbers of the answers of the Card Game (section 7.3 of the rules): the first one of each kind."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
CONFIRM: Final = 1
COLUMN: Final = 2  # + column
CARD: Final = 5  # + card type
ACTIVATE: Final = 77  # + own place
TARGET: Final = 81  # + 4 * (seats to the left) + place
SEAT: Final = 100  # + seats to the left
COUNT: Final = 105  # + number
SIZE: Final = 108
