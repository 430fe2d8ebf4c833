# mypyc: plain
"""What can be wrong with the Emotions and decks of a content pack."""

from __future__ import annotations

import re
from typing import Any, Final

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry, Page, as_written, is_whole
from mindrose.content.records import (
    Effects,
    Fact,
    Identifier,
    InEveryLanguage,
    OneOf,
    Perhaps,
    RecordKind,
    SourcedByFact,
    Whole,
)
from mindrose.games.cerebria.components.things import FACTIONS, MODERATES, MOST_BONUS, VIBES
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.kernel.errors import meant
from mindrose.kernel.told import Told
from mindrose.language.positions import Key
from mindrose.language.syntax import Position

OF_FACTION: Final = MODERATES // len(FACTIONS)
OF_VIBE: Final = OF_FACTION // len(VIBES)
MOST_SLOTS: Final = 8
MOST_INTENSITY: Final = 9
STARTING_IDS: Final = ("brightness", "bleakness")

FIXED_BONUS: Final = re.compile(r"\b(token|intensity)\s+\+?(\d+)")
EMPTY_RUN: Final = re.compile(r"#empty\(\s*(\d+)\s*\)")


class Track(Fact):
    """CB-5.1.2 The Intensity with 1, 2 and more Essence."""

    def check(self, entry: Entry) -> None:
        check_track(entry)


class Threshold(Whole):
    """CB-12.1.2 The Essence needed to Empower."""

    def check(self, entry: Entry) -> None:
        threshold = entry.whole(self.name, self.low, self.high, self.why)
        if threshold > slots(entry) > 0:
            told = "threshold {threshold} cannot be reached with {slots} Essence slots (CB-12.1.2)"
            entry.mistake(Told("mistake-threshold", told, threshold=threshold, slots=slots(entry)), self.name)


class Powers(Effects):
    """CB-5.1.5 Powers can be read, and none gives an Emotion more than 6 Intensity."""

    def check_effect(self, entry: Entry, text: str, number: int) -> None:
        check_bonuses(entry, text, self.name, number)


class Ability(Powers):
    """What an Emotion does; it is left blank where that cannot be written, and `text` may tell it to the people."""

    def check(self, entry: Entry) -> None:
        super().check(entry)
        if self.name not in entry.facts:
            told = "it has no {key}: a card without one says so with {key} = []"
            entry.mistake(Told("mistake-no-power", told, key=self.name), self.name)


class NoVibe(Fact):
    """CB-23.1.3 A Strong Emotion has the vibe of its Moderate one."""

    def check(self, entry: Entry) -> None:
        if self.name in entry.facts:
            told = "a Strong Emotion has the vibe of its Moderate one: leave it out"
            entry.mistake(Told("mistake-strong-vibe", told), self.name)


ABILITY: Final = Ability("power", POWER_WORDS)
ABILITY_IN_FIRST: Final = Perhaps(Powers("power_first", POWER_WORDS))  # instead of the other, in the first edition
BY_HAND: Final = Perhaps(InEveryLanguage("text"))  # what the people at the table carry out by hand
MODERATE: Final = RecordKind(
    "moderate",
    Identifier(),
    InEveryLanguage("name"),
    OneOf("faction", FACTIONS),
    OneOf("vibe", VIBES, "CB-23.1.1"),
    Track("track"),
    Threshold("threshold", 1, MOST_SLOTS, "CB-12.1.2"),
    Fact("strong"),
    ABILITY,
    ABILITY_IN_FIRST,
    BY_HAND,
    SourcedByFact("name", "track", "threshold", "power"),
)
STRONG: Final = RecordKind(
    "strong",
    Identifier(),
    InEveryLanguage("name"),
    OneOf("faction", FACTIONS),
    NoVibe("vibe"),
    Track("track"),
    ABILITY,
    ABILITY_IN_FIRST,
    BY_HAND,
    SourcedByFact("name", "track", "power"),
)
STARTING: Final = RecordKind(  # CB-23.1.3 without vibe, threshold and power
    "starting",
    OneOf("id", STARTING_IDS),
    InEveryLanguage("name"),
    OneOf("faction", FACTIONS),
    Track("track"),
    SourcedByFact("name", "track"),
)


def check_emotions(pack: Pack) -> None:
    """What the Emotions of a pack must be together."""
    page = pack.pages["emotions"]
    moderates, strong, starting = (pack.records[kind] for kind in ("moderate", "strong", "starting"))
    check_own_names(moderates + strong + starting)
    check_numbers(page, moderates, strong)
    check_pairs(moderates, strong)
    check_factions(starting)
    if sorted(str(entry.facts.get("id")) for entry in starting) != sorted(STARTING_IDS):
        bright, bleak = STARTING_IDS
        told = "the starting Emotions are {bright} and {bleak}"
        page.mistake(Told("mistake-starting", told, bright=bright, bleak=bleak))
    if pack.pages["pack"].facts.get("id") == "default":
        check_known_facts(moderates)


def check_factions(starting: list[Entry]) -> None:
    """CB-23.1.3 Brightness is of Bliss, Bleakness of Gloom."""
    for entry in starting:
        name, faction = entry.said("id", STARTING_IDS), entry.said("faction", FACTIONS)
        if name and faction and STARTING_IDS.index(name) != FACTIONS.index(faction):
            told = "it is the Starting Emotion of {faction}"
            own = FACTIONS[STARTING_IDS.index(name)]
            entry.mistake(Told("mistake-starting-faction", told, faction=own), "faction")


def slots(entry: Entry) -> int:
    """The number of Essence slots, 0 if the track cannot be read."""
    track = entry.facts.get("track")
    if not isinstance(track, list) or not all(is_whole(value, 0, MOST_INTENSITY) for value in track):
        return 0
    return len(track)


def check_track(entry: Entry) -> None:
    """CB-5.1.2 The Intensity never falls with more Essence and is at least 1."""
    if not 1 <= slots(entry) <= MOST_SLOTS:
        told = Told(
            "mistake-track",
            "track is a list of 1 to {most} whole numbers from 1 to {high}: the Intensity with 1, 2 and more Essence, "
            "not {value} (CB-5.1.2)",
            most=MOST_SLOTS,
            high=MOST_INTENSITY,
            value=as_written(entry.facts.get("track")),
        )
        entry.mistake(told, "track", *wrong_place(entry.facts.get("track")))
        return
    track = [int(value) for value in entry.facts["track"]]
    if track[0] < 1:
        first = "with one Essence the Intensity is at least 1, not {value} (CB-5.1.2)"
        entry.mistake(Told("mistake-track-first", first, value=track[0]), "track", 0)
    falls = [place for place in range(1, len(track)) if track[place] < track[place - 1]]
    if falls:
        fallen = Told("mistake-track-falls", "the track {track} falls (CB-5.1.2)", track="-".join(map(str, track)))
        entry.mistake(fallen, "track", falls[0])


def wrong_place(track: object) -> list[int]:
    """The place of the first number in a track that cannot be in one."""
    values = track if isinstance(track, list) else []
    return [place for place, value in enumerate(values) if not is_whole(value, 0, MOST_INTENSITY)][:1]


def check_bonuses(entry: Entry, power: str, *keys: Key) -> None:
    """CB-5.1.5 No power gives an Emotion more than 6 Intensity."""
    for found in FIXED_BONUS.finditer(power):
        if int(found[2]) > MOST_BONUS:
            above = "{bonus} is above {most}, the most there is (CB-5.1.5)"
            told = Told("mistake-bonus", above, bonus=f"{found[1]} {found[2]}", most=MOST_BONUS)
            entry.mistake(told, *keys, at=Position(1, found.start() + 1))
    for found in EMPTY_RUN.finditer(power):
        if 2 * int(found[1]) > MOST_BONUS:
            above = "{count} can count {number}, more than {most} (CB-5.1.5)"
            told = Told("mistake-count", above, count=found[0], number=2 * int(found[1]), most=MOST_BONUS)
            entry.mistake(told, *keys, at=Position(1, found.start() + 1))


def check_own_names(entries: list[Entry]) -> None:
    """An Emotion is named by its id or in English, so both are its own."""
    owners: dict[str, Entry] = {}
    for entry in entries:
        own = {str(entry.facts.get("id")).lower(), english(entry).lower()} - {""}
        for name in sorted(own):
            other = owners.setdefault(name, entry)
            if other is not entry:
                told = "{table} {id!r} is called {name!r} too: each has an id of its own"
                about = {"table": other.table, "id": str(other.facts.get("id")), "name": name}
                entry.mistake(Told("mistake-own-name", told, **about), "id")
                break


def english(entry: Entry) -> str:
    names = entry.facts.get("name")
    return str(names.get("en", "")) if isinstance(names, dict) else ""


def check_numbers(page: Page, moderates: list[Entry], strong: list[Entry]) -> None:
    """CB-2.1.2, CB-2.1.3 16 Moderate and 16 Strong Emotions of each faction, 4 Moderate ones of each vibe."""
    for faction in FACTIONS:
        for kind, entries, number in (("moderate", moderates, "CB-2.1.2"), ("strong", strong, "CB-2.1.3")):
            count = sum(entry.facts.get("faction") == faction for entry in entries)
            if count != OF_FACTION:
                told = "{wanted} {kind} Emotions are of {faction}, not {count} ({rule})"
                about = {"wanted": OF_FACTION, "kind": kind, "faction": faction, "count": count, "rule": number}
                page.mistake(Told("mistake-of-faction", told, **about))
        for vibe in VIBES:
            count = sum(
                entry.facts.get("faction") == faction and entry.facts.get("vibe") == vibe for entry in moderates
            )
            if count != OF_VIBE:
                told = "{wanted} moderate Emotions of {faction} are {vibe}, not {count}"
                about = {"wanted": OF_VIBE, "faction": faction, "vibe": vibe, "count": count}
                page.mistake(Told("mistake-of-vibe", told, **about))


def check_pairs(moderates: list[Entry], strong: list[Entry]) -> None:
    """CB-2.1.3, CB-12.1.4 Each Moderate Emotion has its own Strong one, of its faction, with at least as many slots."""
    by_id = {str(entry.facts.get("id")): entry for entry in strong}
    owners: dict[str, str] = {}
    for entry in moderates:
        name = str(entry.facts.get("strong"))
        other = by_id.get(name)
        if other is None:
            told = "there is no strong Emotion {name!r}{near} (CB-23.1.1)"
            entry.mistake(Told("mistake-no-strong", told, name=name, near=meant(name, list(by_id))), "strong")
            continue
        owner = owners.setdefault(name, str(entry.facts.get("id")))
        if owner != entry.facts.get("id"):
            told = "{name!r} is the Strong Emotion of {owner!r} already (CB-2.1.3)"
            entry.mistake(Told("mistake-strong-taken", told, name=name, owner=owner), "strong")
        if other.facts.get("faction") != entry.facts.get("faction"):
            entry.mistake(
                Told("mistake-strong-faction", "{name!r} is of the other faction (CB-2.1.3)", name=name), "strong"
            )
        if slots(other) < slots(entry):
            told = "it has {slots} Essence slots, {name!r} only {fewer}: the Essence has to fit (CB-12.1.4)"
            fewer = Told("mistake-strong-slots", told, slots=slots(entry), name=name, fewer=slots(other))
            entry.mistake(fewer, "track")
    for name, other in by_id.items():
        if name not in owners:
            other.mistake(Told("mistake-strong-unused", "no moderate Emotion becomes this one (CB-12.1.8)"), "id")


def check_known_facts(moderates: list[Entry]) -> None:
    """What the rulebooks show of single cards."""
    known: list[tuple[str, str, Any]] = [
        ("courage", "vibe", "red"),
        ("kindness", "threshold", 2),
        ("kindness", "strong", "benevolence"),
    ]
    cards = {str(entry.facts.get("id")): entry for entry in moderates}
    for name, key, value in known:
        if name in cards and cards[name].facts.get(key) != value:
            cards[name].mistake(f"{key} is {value} in the rulebook", key)
    for name, value, slot in (("affection", 2, -1), ("dislike", 1, 0), ("craving", 1, 0)):
        if name in cards and slots(cards[name]) > 0:
            track = cards[name].facts["track"]
            if value not in (track if slot < 0 else track[:1]):
                cards[name].mistake(f"the rulebook shows it with Intensity {value}", "track")
