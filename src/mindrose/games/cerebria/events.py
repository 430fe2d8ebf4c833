"""What can happen in Cerebria, as it is told to the seats."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.events import EventKind

TOOK_FACTION: Final = 0
TOOK_SPIRIT: Final = 1
BUILT_DECK: Final = 2
ORDER: Final = 3
DEALT: Final = 4
TOP: Final = 5
HIDDEN: Final = 6
PLACED_SPIRIT: Final = 7
STARTED: Final = 8
VIBE: Final = 9
TURN: Final = 10
ACTION: Final = 11
ABILITY: Final = 12
PAID: Final = 13
WILLPOWER: Final = 14
ESSENCE: Final = 15
AMBITION: Final = 16
ACTIONS: Final = 17
DREW: Final = 18
DISCARDED: Final = 19
REVEALED: Final = 20
CYCLED: Final = 21
MOVED: Final = 22
PUSHED: Final = 23
SWAPPED: Final = 24
ENTERED: Final = 25
EMPOWERED: Final = 26
PLACED: Final = 27
REMOVED: Final = 28
LEFT: Final = 29
SHIFTED: Final = 30
TOKEN: Final = 31
MARKED: Final = 32
BUILT: Final = 33
EXALTED: Final = 34
DEMOLISHED: Final = 35
ATTUNED: Final = 36
ABSORBED: Final = 37
BONUS: Final = 38
ROTATED: Final = 39
INTENTION: Final = 40
WHEEL: Final = 41
REVELATION: Final = 42
SHOWED: Final = 43
TESTED: Final = 44
FRAGMENT: Final = 45
COMMON: Final = 46
DISMISSED: Final = 47
LOOKED: Final = 48
SAW: Final = 49
JOINED: Final = 50
COMPENSATED: Final = 51
REFILLED: Final = 52
TRIGGERED: Final = 53
SCORED: Final = 54
WON: Final = 55
POWER: Final = 56
CONTROL: Final = 57
SPIRIT_POWER: Final = 58
BY_HAND: Final = 59
RETURNED: Final = 60

EVENTS: Final = [
    EventKind("took_faction", ("seat", "faction"), rule="CB-22.1.6"),
    EventKind("took_spirit", ("seat", "spirit"), rule="CB-3.4.1"),
    EventKind("built_deck", ("seat", "deck"), rule="CB-3.5.1"),
    EventKind("order", ("first", "second", "third", "fourth"), rule="CB-3.7.1"),
    EventKind("dealt", ("seat", "card"), secret=("card",), rule="CB-3.5.7"),
    EventKind("top", ("seat", "card"), rule="CB-3.5.8"),
    EventKind("hidden", ("faction", "aspiration"), secret=("aspiration",), rule="CB-3.6.2"),
    EventKind("placed_spirit", ("seat", "spirit_space"), rule="CB-3.8.2"),
    EventKind("started", ("seat", "space", "card"), rule="CB-3.8.3"),
    EventKind("vibe", ("seat", "row", "slot", "colour", "upgrade"), rule="CB-7.2.1"),
    EventKind("turn", ("seat", "number"), rule="CB-6.1.1"),
    EventKind("action", ("seat", "action", "upgrades"), rule="CB-6.1.2"),
    EventKind("ability", ("seat", "ability"), rule="CB-6.2.1"),
    EventKind("paid", ("seat", "wp", "ambition", "essence"), rule="CB-7.4.6"),
    EventKind("willpower", ("seat", "number"), rule="CB-2.3.1"),
    EventKind("essence", ("seat", "number"), rule="CB-2.3.2"),
    EventKind("ambition", ("faction", "number"), rule="CB-14.1.3"),
    EventKind("actions", ("seat", "number"), rule="CB-6.1.6"),
    EventKind("drew", ("seat", "card"), rule="CB-13.3.1"),
    EventKind("discarded", ("seat", "card"), rule="CB-23.2.1"),
    EventKind("revealed", ("seat", "card"), rule="CB-10.1.2"),
    EventKind("cycled", ("seat", "card"), rule="CB-23.2.1"),
    EventKind("moved", ("seat", "origin", "spirit_space"), rule="CB-8.1.1"),
    EventKind("pushed", ("seat", "origin", "spirit_space"), rule="CB-21.3.1"),
    EventKind("swapped", ("seat", "other"), rule="CB-21.4.2"),
    EventKind("entered", ("seat", "space", "card"), rule="CB-9.1.7"),
    EventKind("empowered", ("seat", "space", "card", "strong"), rule="CB-12.1.4"),
    EventKind("placed", ("space", "card", "number"), rule="CB-5.1.1"),
    EventKind("removed", ("space", "card", "number"), rule="CB-10.1.4"),
    EventKind("left", ("space", "card"), rule="CB-10.1.5"),
    EventKind("shifted", ("card", "origin", "space"), rule="CB-13.4.1"),
    EventKind("token", ("space", "card", "number"), rule="CB-5.1.3"),
    EventKind("marked", ("space", "card", "number"), rule="CB-23.3.2"),
    EventKind("built", ("seat", "realm"), rule="CB-11.1.4"),
    EventKind("exalted", ("seat", "realm"), rule="CB-11.2.1"),
    EventKind("demolished", ("seat", "realm", "size"), rule="CB-11.3.1"),
    EventKind("attuned", ("seat", "realm"), rule="CB-21.5.6"),
    EventKind("absorbed", ("seat", "sphere", "number"), rule="CB-15.1.3"),
    EventKind("bonus", ("seat", "sphere"), rule="CB-15.1.5"),
    EventKind("rotated", ("number", "offset"), rule="CB-4.2.2"),
    EventKind("intention", ("faction", "deed", "number"), rule="CB-16.1.1"),
    EventKind("wheel", ("seat", "wheel"), rule="CB-16.2.2"),
    EventKind("revelation", ("seat", "sphere"), rule="CB-17.1.1"),
    EventKind("showed", ("faction", "aspiration"), rule="CB-17.2.1"),
    EventKind("tested", ("aspiration", "bliss", "gloom"), rule="CB-17.2.2"),
    EventKind("fragment", ("faction", "size"), rule="CB-17.2.5"),
    EventKind("common", ("aspiration",), rule="CB-17.3.5"),
    EventKind("dismissed", ("faction", "aspiration"), rule="CB-17.3.2"),
    EventKind("looked", ("seat", "number"), rule="CB-17.4.2"),
    EventKind("saw", ("seat", "aspiration"), private=True, rule="CB-17.4.2"),
    EventKind("joined", ("faction", "realm", "size"), rule="CB-17.5.1"),
    EventKind("compensated", ("faction", "number"), rule="CB-19.1.5"),
    EventKind("refilled", ("sphere",), rule="CB-17.5.8"),
    EventKind("triggered", ("reason",), rule="CB-19.1.7"),
    EventKind("scored", ("faction", "intentions", "fragments", "number"), rule="CB-19.2.4"),
    EventKind("won", ("faction",), rule="CB-19.2.6"),
    EventKind("power", ("space", "card"), rule="CB-23.3.2"),
    EventKind("control", ("kind", "place", "faction"), rule="CB-5.4.1"),
    EventKind("spirit_power", ("seat", "spirit"), rule="CB-20.4.1"),
    EventKind("by_hand", ("space", "card", "text"), rule="CB-23.3.7"),
    EventKind("returned", ("seat", "space", "card"), rule="CB-23.3.7"),
]
