# mypyc: plain
"""The facts of the records of a pack: what each of them has to be."""

from __future__ import annotations

from typing import Any, Final

from mindrose.content.pages import Entry, as_written, is_whole
from mindrose.content.records import Fact, Flag, Identifier, InEveryLanguage, OneOf, Perhaps, RecordKind, Whole
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.things import (
    EVENT_PHASES,
    EVENT_SLOTS,
    IMMEDIATE,
    MOONS,
    ORDER_BACKS,
    ROOM_COLOURS,
    SHOWN,
    SIDES,
    SIZES,
    TYPES,
)
from mindrose.kernel.told import Told

MOST_COPIES: Final = 12
MOST_VALUE: Final = 20
MOST_QUESTS: Final = 62  # a bit each
PARTS: Final = ("type", "element", "effect")


class Sources(Fact):
    """Where the record is from, in one word, or by fact where that differs."""

    def __init__(self, *facts: str) -> None:
        super().__init__("source")
        self.facts = facts

    def check(self, entry: Entry) -> None:
        if isinstance(entry.facts.get("source"), dict):
            entry.sourced_by_fact(*self.facts)
        else:
            entry.sourced()


class Written(Fact):
    """A text in the effect language; it is read when the whole pack is known."""

    def check(self, entry: Entry) -> None:
        check_text(entry, entry.facts.get(self.name), self.name)


class Skills(Fact):
    """Texts in the effect language, one for each skill."""

    def check(self, entry: Entry) -> None:
        entry.texts(self.name)


class SpellSide(Fact):
    """BR-11.1.1 One side of a spell: its type, its element and its effect."""

    def check(self, entry: Entry) -> None:
        side = entry.facts.get(self.name)
        if not isinstance(side, dict):
            told = "a spell has a {side}: type, element and effect"
            entry.mistake(Told("mistake-side", told, side=self.name), self.name)
            return
        for key in side:
            if key not in PARTS:
                told = "a side has {known}, not {key!r}"
                entry.mistake(Told("mistake-side-key", told, known=PARTS, key=key), self.name, key)
        for key, words in (("type", TYPES), ("element", SHOWN)):
            if side.get(key) not in words:
                told = "the {key} of a side is one of {words}, not {value}"
                about: dict[str, Any] = {"key": key, "words": words, "value": as_written(side.get(key))}
                entry.mistake(Told("mistake-side-word", told, **about), self.name, key)
        check_text(entry, side.get("effect"), self.name, "effect")


def check_text(entry: Entry, value: object, *keys: str) -> None:
    if not isinstance(value, str) or not value.strip():
        told = "{key} is a text in the effect language, not {value}"
        entry.mistake(Told("mistake-effect-text", told, key=keys[-1], value=as_written(value)), *keys)


class Rewards(Fact):
    """BR-18.2.2, BR-18.2.6 The power for the most instability, for the second most, and for everybody else."""

    def check(self, entry: Entry) -> None:
        value = entry.facts.get(self.name)
        fits = isinstance(value, list) and len(value) == 3 and all(is_whole(one, 0, MOST_VALUE) for one in value)
        if not fits:
            told = "rewards are three numbers, as on the room: left, centre, right"
            entry.mistake(Told("mistake-rewards", told), self.name)
            return
        left, centre, right = entry.facts[self.name]
        crowded = is_whole(entry.facts.get("slots"), 8, MOST_VALUE)
        if left <= centre or (crowded and centre <= right):
            told = "a tie must not pay less than the next rank: left > centre, and with 8 slots or more centre > right"
            entry.mistake(Told("mistake-rewards-tie", told), self.name)


class Slot(Fact):
    """BR-7.1.1 The slot of an event; an immediate one has none."""

    def check(self, entry: Entry) -> None:
        immediate = entry.facts.get("phase") == EVENT_PHASES[IMMEDIATE]
        if immediate and self.name in entry.facts:
            told = "an immediate event takes no slot: leave it out"
            entry.mistake(Told("mistake-event-slot", told), self.name)
        elif not immediate:
            entry.whole(self.name, 1, EVENT_SLOTS, "BR-7.1.1")


class Cards(Fact):
    """BR-3.1.9 The spells of a starting list."""

    def check(self, entry: Entry) -> None:
        value = entry.facts.get(self.name)
        if not isinstance(value, list) or len(set(map(str, value))) != len(value):
            told = "a starting list names different spells of its school"
            entry.mistake(Told("mistake-list", told), self.name)


class Cells(Fact):
    """BR-4.1.1 The cells of a layout, with the rooms that each touches."""

    def check(self, entry: Entry) -> None:
        cells = entry.facts.get(self.name)
        seats = entry.facts.get("seats")
        if not isinstance(cells, list) or len(cells) != seats:
            entry.mistake(Told("mistake-cells", "a layout has a cell for each seat"), self.name)
            return
        for number, cell in enumerate(cells):
            exits = cell.get("exits") if isinstance(cell, dict) else None
            if not isinstance(exits, list) or not exits or any(one not in NAMES for one in exits):
                told = "the exits of a cell are some of P01 to P19"
                entry.mistake(Told("mistake-exits", told), self.name, number)


def copies() -> Fact:
    return Whole("copies", 1, MOST_COPIES)


SPELL_SOURCES: Final = Sources("name", "type", "element", "symbol", *SIDES)
SIDE_FACTS: Final = tuple(SpellSide(side) for side in SIDES)
NAME: Final = (Identifier(), InEveryLanguage("name"))
SPELL: Final = RecordKind(
    "spell",
    *NAME,
    Fact("school"),
    copies(),
    Flag("symbol"),
    Perhaps(Flag("persistent")),
    *SIDE_FACTS,
    SPELL_SOURCES,
)
PERSONAL: Final = RecordKind("personal", *NAME, Fact("mage"), copies(), Flag("symbol"), *SIDE_FACTS, SPELL_SOURCES)
FORGOTTEN: Final = RecordKind("forgotten", *NAME, copies(), Flag("symbol"), *SIDE_FACTS, SPELL_SOURCES)
ROOM: Final = RecordKind(
    "room",
    *NAME,
    OneOf("colour", ROOM_COLOURS, "BR-17.1.1"),
    Whole("slots", 3, 10, "CV-3"),
    Rewards("rewards"),
    Written("ruined"),
    Written("restored"),
    Sources("name", "ruined", "restored"),
)
SCHOOL: Final = RecordKind("school", *NAME, InEveryLanguage("about"), Sources("name", "about"))
LIST: Final = RecordKind("list", *NAME, Fact("school"), Cards("cards"), Sources())
MAGE: Final = RecordKind(
    "mage",
    *NAME,
    *(Whole(name, 1, MOST_VALUE) for name in ("health", "hand", "strength", "speed", "quests")),
    Sources("name", "health", "hand", "strength", "speed", "quests"),
)
EVOCATION: Final = RecordKind(
    "evocation",
    *NAME,
    Fact("archetype"),
    Fact("figures"),
    OneOf("size", SIZES, "BR-22.1.1"),
    copies(),
    Whole("strength", 0, MOST_VALUE),
    Whole("speed", 0, MOST_VALUE),
    Whole("health", 1, MOST_VALUE),
    Skills("skill"),
    Sources(),
)
ARCHETYPE: Final = RecordKind("archetype", *NAME)
FIGURES: Final = RecordKind("figures", Identifier(), Whole("number", 1, MOST_COPIES))
HEX: Final = RecordKind(
    "hex", *NAME, copies(), Written("effect"), Written("task"), Whole("slots", 1, 5), Sources("name", "effect", "task")
)
UPGRADE: Final = RecordKind("upgrade", *NAME, copies(), Perhaps(Flag("totems")), Written("effect"), Sources())
QUEST: Final = RecordKind(
    "quest",
    *NAME,
    Whole("moon", 1, MOONS),
    Written("task"),
    Whole("slots", 0, 5, "CV-6"),
    Whole("power", 1, 5, "CV-6"),
    Written("effect"),
    Sources("name", "task", "effect"),
)
EVENT_FACTS: Final = (
    *NAME,
    Whole("moon", 1, MOONS),
    OneOf("phase", EVENT_PHASES, "BR-7.1.1"),
    Slot("slot"),
    Flag("crown"),
    Whole("reveal", 0, 4, "CV-6"),
    Whole("discard", 0, 3, "CV-6"),
    Written("effect"),
    Sources(),
)
EVENT: Final = RecordKind("event", *EVENT_FACTS)
AVATAR: Final = RecordKind(
    "avatar", *NAME, *(Whole(name, 1, MOST_VALUE) for name in ("health", "strength", "speed")), Sources(), single=True
)
ORDER: Final = RecordKind(
    "order",
    *NAME,
    Whole("moon", 1, MOONS),
    OneOf("back", ORDER_BACKS, "BR-29.4.1"),
    Flag("instability"),
    Flag("extra"),
    Written("effect"),
    Perhaps(Written("reaction")),
    Sources(),
)
AVATAR_EVENT: Final = RecordKind("avatar_event", *EVENT_FACTS)
LAYOUT: Final = RecordKind("layout", Whole("seats", 2, 4), Cells("cells"), Sources())
TRACK: Final = RecordKind(
    "track", Fact("second_moon"), Fact("third_moon"), Fact("end"), Sources("second_moon", "third_moon", "end"),
    single=True,
)  # fmt: skip
# How many different things of a kind the numbers of answers have room for.
ROOM_FOR: Final = {
    "mage": replies.MAGES, "school": replies.SCHOOLS, "hex": replies.HEXES, "upgrade": replies.UPGRADES,
    "evocation": replies.KINDS, "quest": MOST_QUESTS,
}  # fmt: skip
