"""What can happen in the Card Game, as it is told to the seats."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.events import EventKind

MULLIGAN: Final = 0
KEPT: Final = 1
DISCARDED: Final = 2
DREW: Final = 3
TURN: Final = 4
IMPULSE: Final = 5
REFILLED: Final = 6
ENTERED: Final = 7
REMOVED: Final = 8
USED: Final = 9
ABSORBED: Final = 10
AIMED: Final = 11
PASSED: Final = 12
COUNTERED: Final = 13
DESTROYED: Final = 14
DRAINED: Final = 15
DEPRIVED: Final = 16
LOOKED: Final = 17
SAW: Final = 18
STOLE: Final = 19
SPARED: Final = 20
SWAPPED: Final = 21
EMBRACED: Final = 22
RESHUFFLED: Final = 23
REVELATION: Final = 24
COLLECTED: Final = 25
BONUS: Final = 26
WON: Final = 27
CYCLE: Final = 28
MOOD: Final = 29
TRIMMED: Final = 30
DEALT: Final = 31

EVENTS: Final = [
    EventKind("mulligan", ("seat",), rule="CC-2.10"),
    EventKind("kept", ("seat",), rule="CC-2.10"),
    EventKind("discarded", ("seat", "card"), rule="CC-13.7"),
    EventKind("drew", ("seat", "card"), secret=("card",), rule="CC-13.6"),
    EventKind("turn", ("seat",), rule="CC-3.2"),
    EventKind("impulse", ("seat", "column", "card"), rule="CC-4.1"),
    EventKind("refilled", ("column", "card"), rule="CC-4.2"),
    EventKind("entered", ("seat", "place", "card", "base"), rule="CC-5.2"),
    EventKind("removed", ("seat", "place", "card"), rule="CC-5.7"),
    EventKind("used", ("seat", "place", "card", "ability"), rule="CC-6.17"),
    EventKind("absorbed", ("seat", "place", "card"), rule="CC-6.11"),
    EventKind("aimed", ("seat", "place", "card", "column", "own"), rule="CC-6.15"),
    EventKind("passed", ("seat",), rule="CC-7.2"),
    EventKind("countered", ("seat", "card"), rule="CC-7.3"),
    EventKind("destroyed", ("seat", "place", "card"), rule="CC-8.2"),
    EventKind("drained", ("source", "card", "receiver", "own", "number"), rule="CC-8.8"),
    EventKind("deprived", ("column", "card"), rule="CC-8.13"),
    EventKind("looked", ("seat", "victim"), rule="CC-8.22"),
    EventKind("saw", ("seat", "victim", "card"), private=True, rule="CC-8.22"),
    EventKind("stole", ("seat", "victim", "card"), secret=("card",), rule="CC-8.24"),
    EventKind("spared", ("seat", "victim"), rule="CC-8.23"),
    EventKind("swapped", ("seat", "given", "card", "taken", "other"), rule="CC-8.26"),
    EventKind("embraced", ("seat", "column", "card"), rule="CC-8.35"),
    EventKind("reshuffled", ("number",), rule="CC-12.5"),
    EventKind("revelation", ("seat", "column"), rule="CC-9.1"),
    EventKind("collected", ("seat", "bliss", "gloom"), rule="CC-9.5"),
    EventKind("bonus", ("seat", "number", "polarity", "pattern"), rule="CC-9.8"),
    EventKind("won", ("seat", "reason"), rule="CC-10.1"),
    EventKind("cycle", ("number",), rule="CC-11.10"),
    EventKind("mood", ("polarity",), rule="CC-11.8"),
    EventKind("trimmed", ("seat", "card"), rule="CC-11.6"),
    EventKind("dealt", ("column", "card"), rule="CC-11.2"),
]
