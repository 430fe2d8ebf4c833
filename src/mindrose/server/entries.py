"""The log of a table: what its entries are."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

# Kinds of entries.
ANSWER: Final = 0  # a seat's answer
TIMEOUT: Final = 1  # the answer that was given for a seat which ran out of time
UNDO: Final = 2  # free: the seat's own answers from number `answer` on are taken back
TAKEBACK: Final = 3  # with the others' consent: all answers from number `answer` on are taken back
ASK: Final = 4  # a seat asks for consent
AGREE: Final = 5
DECLINE: Final = 6
RESIGN: Final = 7  # a seat gives the game up for its side
PASS: Final = 8  # a window that was passed for a seat without asking it
CLOSE: Final = 9  # the table is closed, and nobody wins; `seat` is nobody's


class Entry(Struct, frozen=True, gc=False):
    """One line of the log."""

    number: int
    kind: int
    seat: int
    answer: int
    at: float
