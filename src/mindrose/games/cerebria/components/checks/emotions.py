# mypyc: plain
"""What can be wrong with the Emotions and decks of a content pack."""

from __future__ import annotations

import re
from typing import Any, Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.packs import (
    DEFAULT,
    Entry,
    Page,
    contents,
    entries_of,
    is_whole,
    published_decks,
)
from mindrose.games.cerebria.components.things import COPIES, DECK_SIZE, FACTIONS, MODERATES, MOST_BONUS, SPIRITS, VIBES
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.kernel.errors import meant, shown
from mindrose.language.mistakes import Mistake
from mindrose.language.positions import Key
from mindrose.language.reading import read
from mindrose.language.syntax import Position

OF_FACTION: Final = MODERATES // len(FACTIONS)
OF_VIBE: Final = OF_FACTION // len(VIBES)
MOST_SLOTS: Final = 8
MOST_INTENSITY: Final = 9
STARTING_IDS: Final = ("brightness", "bleakness")

FIXED_BONUS: Final = re.compile(r"\b(token|intensity)\s+\+?(\d+)")
EMPTY_RUN: Final = re.compile(r"#empty\(\s*(\d+)\s*\)")


def check_pack(page: Page, mistakes: list[str]) -> None:
    entry = contents(page, mistakes)
    entry.knows_only("id", "name", "about", "source")
    entry.identifier()
    entry.in_four_languages("name")
    entry.in_four_languages("about")
    entry.sourced()


def check_emotions(page: Page, default: bool, mistakes: list[str]) -> None:
    contents(page, mistakes).knows_only("moderate", "strong", "starting")
    moderates = entries_of(page, "moderate", mistakes)
    strong = entries_of(page, "strong", mistakes)
    starting = entries_of(page, "starting", mistakes)
    for entry in moderates:
        check_moderate(entry)
    for entry in strong:
        check_strong(entry)
    for entry in starting:
        check_starting(entry)
    check_different(moderates + strong + starting)
    check_numbers(page, moderates, strong, mistakes)
    check_pairs(moderates, strong)
    if sorted(str(entry.facts.get("id")) for entry in starting) != sorted(STARTING_IDS):
        mistakes.append(f"{page.path}: the starting Emotions are {' and '.join(STARTING_IDS)}")
    if default:
        check_known_facts(moderates)


def check_moderate(entry: Entry) -> None:
    entry.knows_only(
        "id", "name", "faction", "vibe", "track", "threshold", "strong", "power", "power_first", "source"
    )  # fmt: skip
    entry.identifier()
    entry.in_four_languages("name")
    entry.one_of("faction", FACTIONS)
    entry.one_of("vibe", VIBES, "CB-23.1.1")
    entry.sourced_by_fact("name", "track", "threshold", "power")
    check_powers(entry)
    check_track(entry)
    threshold = entry.whole("threshold", 1, MOST_SLOTS, "CB-12.1.2")
    if threshold > slots(entry) > 0:
        entry.mistake(
            f"threshold {threshold} cannot be reached with {slots(entry)} Essence slots (CB-12.1.2)", "threshold"
        )


def check_strong(entry: Entry) -> None:
    if "vibe" in entry.facts:
        entry.mistake("a Strong Emotion has the vibe of its Moderate one: leave it out", "vibe")
    entry.knows_only("id", "name", "faction", "vibe", "track", "power", "power_first", "source")
    entry.identifier()
    entry.in_four_languages("name")
    entry.one_of("faction", FACTIONS)
    entry.sourced_by_fact("name", "track", "power")
    check_powers(entry)
    check_track(entry)


def check_starting(entry: Entry) -> None:
    """CB-23.1.3 A Starting Emotion has no vibe, no threshold and no power."""
    entry.knows_only("id", "name", "faction", "track", "source")
    starting = entry.one_of("id", STARTING_IDS)
    entry.in_four_languages("name")
    faction = entry.one_of("faction", FACTIONS)
    entry.sourced_by_fact("name", "track")
    check_track(entry)
    if starting and faction and STARTING_IDS.index(starting) != FACTIONS.index(faction):
        entry.mistake(f"it is the Starting Emotion of {FACTIONS[STARTING_IDS.index(starting)]}", "faction")


def slots(entry: Entry) -> int:
    """The number of Essence slots, 0 if the track cannot be read."""
    track = entry.facts.get("track")
    if not isinstance(track, list) or not all(is_whole(value, 0, MOST_INTENSITY) for value in track):
        return 0
    return len(track)


def check_track(entry: Entry) -> None:
    """CB-5.1.2 The Intensity never falls with more Essence and is at least 1."""
    if not 1 <= slots(entry) <= MOST_SLOTS:
        entry.mistake(
            f"track is a list of 1 to {MOST_SLOTS} whole numbers from 1 to {MOST_INTENSITY}: the Intensity with "
            f"1, 2 and more Essence, not {shown(entry.facts.get('track'))} (CB-5.1.2)",
            "track",
            *wrong_place(entry.facts.get("track")),
        )
        return
    track = [int(value) for value in entry.facts["track"]]
    if track[0] < 1:
        entry.mistake(f"with one Essence the Intensity is at least 1, not {track[0]} (CB-5.1.2)", "track", 0)
    falls = [place for place in range(1, len(track)) if track[place] < track[place - 1]]
    if falls:
        entry.mistake(f"the track {'-'.join(map(str, track))} falls (CB-5.1.2)", "track", falls[0])


def wrong_place(track: object) -> list[int]:
    """The place of the first number in a track that cannot be in one."""
    values = track if isinstance(track, list) else []
    return [place for place, value in enumerate(values) if not is_whole(value, 0, MOST_INTENSITY)][:1]


def check_powers(entry: Entry) -> None:
    """Powers are texts in the effect language; those of the first edition replace the others."""
    for key in ("power", "power_first"):
        powers = entry.facts.get(key, [])
        if not isinstance(powers, list) or not all(isinstance(power, str) for power in powers):
            entry.mistake(f"{key} is a list of texts in the effect language, not {shown(powers)}", key)
            continue
        if key == "power" and not powers:
            entry.mistake("it has no power", key)
        for number, power in enumerate(powers):
            check_power(entry, power, key, number)


def check_power(entry: Entry, power: str, *keys: Key) -> None:
    """CB-5.1.5 A power can be read, and gives no Emotion more than 6 Intensity."""
    try:
        read(power, POWER_WORDS)
    except Mistake as mistake:
        near = f" (did you mean {mistake.suggestion!r}?)" if mistake.suggestion else ""
        entry.mistake(f"{mistake.what}{near}", *keys, at=mistake.at)
        return
    for found in FIXED_BONUS.finditer(power):
        if int(found[2]) > MOST_BONUS:
            told = f"{found[1]} {found[2]} is above {MOST_BONUS}, the most there is (CB-5.1.5)"
            entry.mistake(told, *keys, at=Position(1, found.start() + 1))
    for found in EMPTY_RUN.finditer(power):
        if 2 * int(found[1]) > MOST_BONUS:
            told = f"{found[0]} can count {2 * int(found[1])}, more than {MOST_BONUS} (CB-5.1.5)"
            entry.mistake(told, *keys, at=Position(1, found.start() + 1))


def check_different(entries: list[Entry]) -> None:
    """An Emotion is named by its id or in English, so both are its own."""
    owners: dict[str, Entry] = {}
    for entry in entries:
        own = {str(entry.facts.get("id")).lower(), english(entry).lower()} - {""}
        for name in sorted(own):
            other = owners.setdefault(name, entry)
            if other is not entry:
                entry.mistake(f"{other.table} {other.facts.get('id')!r} is called {name!r} too", "id")
                break


def english(entry: Entry) -> str:
    names = entry.facts.get("name")
    return str(names.get("en", "")) if isinstance(names, dict) else ""


def check_numbers(page: Page, moderates: list[Entry], strong: list[Entry], mistakes: list[str]) -> None:
    """CB-2.1.2, CB-2.1.3 16 Moderate and 16 Strong Emotions of each faction, 4 Moderate ones of each vibe."""
    for faction in FACTIONS:
        for kind, entries, number in (("moderate", moderates, "CB-2.1.2"), ("strong", strong, "CB-2.1.3")):
            count = sum(entry.facts.get("faction") == faction for entry in entries)
            if count != OF_FACTION:
                mistakes.append(f"{page.path}: {OF_FACTION} {kind} Emotions are of {faction}, not {count} ({number})")
        for vibe in VIBES:
            count = sum(
                entry.facts.get("faction") == faction and entry.facts.get("vibe") == vibe for entry in moderates
            )
            if count != OF_VIBE:
                mistakes.append(f"{page.path}: {OF_VIBE} moderate Emotions of {faction} are {vibe}, not {count}")


def check_pairs(moderates: list[Entry], strong: list[Entry]) -> None:
    """CB-2.1.3, CB-12.1.4 Each Moderate Emotion has its own Strong one, of its faction, with at least as many slots."""
    by_id = {str(entry.facts.get("id")): entry for entry in strong}
    owners: dict[str, str] = {}
    for entry in moderates:
        name = str(entry.facts.get("strong"))
        other = by_id.get(name)
        if other is None:
            entry.mistake(f"there is no strong Emotion {name!r}{meant(name, list(by_id))} (CB-23.1.1)", "strong")
            continue
        owner = owners.setdefault(name, str(entry.facts.get("id")))
        if owner != entry.facts.get("id"):
            entry.mistake(f"{name!r} is the Strong Emotion of {owner!r} already (CB-2.1.3)", "strong")
        if other.facts.get("faction") != entry.facts.get("faction"):
            entry.mistake(f"{name!r} is of the other faction (CB-2.1.3)", "strong")
        if slots(other) < slots(entry):
            told = f"it has {slots(entry)} Essence slots, {name!r} only {slots(other)}"
            entry.mistake(f"{told}: the Essence has to fit (CB-12.1.4)", "track")
    for name, other in by_id.items():
        if name not in owners:
            other.mistake("no moderate Emotion becomes this one (CB-12.1.8)", "id")


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


def check_decks(page: Page, emotions: Page, mistakes: list[str]) -> None:
    """CB-3.5, CB-25 Decks that can be played with; those of the rulebook are 8 names twice."""
    contents(page, mistakes).knows_only("deck")
    factions, others = emotions_by_kind(emotions.facts)
    seen: set[str] = set()
    for entry in entries_of(page, "deck", mistakes):
        entry.knows_only("id", "name", "faction", "spirit", "cards", "source")
        deck = entry.identifier()
        if deck in seen:
            entry.mistake("another deck has this id", "id")
        seen.add(deck)
        check_deck(entry, factions, others)


def offered_decks(page: Page, emotions: Page, mistakes: list[str]) -> list[dict[str, Any]]:
    """CB-22.1.7 The published decks that these Emotions allow, and those of the pack: one with the id of another in its
    place, the rest after them.
    """
    factions, others = emotions_by_kind(emotions.facts)
    decks = {
        str(deck["id"]): deck
        for deck in published_decks()
        if not deck_mistakes(deck["cards"], deck["faction"], factions, others)
    }
    if page.path.parent != DEFAULT:
        decks |= {str(deck["id"]): deck for deck in page.facts["deck"]}
    if len(decks) > replies.DECKS:
        told = f"there are at most {replies.DECKS} decks, those of the rulebook included, not {len(decks)}"
        mistakes.append(f"{page.path}: {told}")
    return list(decks.values())


def emotions_by_kind(emotions: dict[str, Any]) -> tuple[dict[str, str], list[str]]:
    """The faction of each Moderate Emotion, and the Emotions that are in no deck."""
    factions = {str(card["id"]): str(card["faction"]) for card in emotions["moderate"]}
    return factions, [str(card["id"]) for kind in ("strong", "starting") for card in emotions[kind]]


def check_deck(entry: Entry, factions: dict[str, str], others: list[str]) -> None:
    entry.in_four_languages("name")
    entry.sourced()
    faction = entry.one_of("faction", FACTIONS)
    if "spirit" in entry.facts:
        spirit = entry.one_of("spirit", SPIRITS)
        if spirit and faction and SPIRITS.index(spirit) // (len(SPIRITS) // len(FACTIONS)) != FACTIONS.index(faction):
            entry.mistake(f"{spirit} is no Spirit of {faction}", "spirit")
    cards = entry.facts.get("cards")
    if not isinstance(cards, dict):
        entry.mistake(
            f"cards says how many of which Emotion: {{ {next(iter(factions))} = 2, … }}, not {shown(cards)}", "cards"
        )
        return
    for name, message in deck_mistakes(cards, faction, factions, others):
        entry.mistake(message, "cards", *([name] if name else []))
    twice = len(cards) == DECK_SIZE // COPIES and all(copies == COPIES for copies in cards.values())
    if entry.facts.get("source") == "rulebook" and not twice:
        entry.mistake("a deck of the rulebook is 8 Emotions, each of them twice (CB-25.1, CB-25.2)", "cards")


def deck_mistakes(
    cards: dict[str, Any], faction: str, factions: dict[str, str], others: list[str]
) -> list[tuple[str, str]]:
    """CB-3.5.1 to CB-3.5.3 Why these cards are no deck, each time with the card at fault, if it is one."""
    found = []
    for name, copies in cards.items():
        if name in others:
            found.append((name, f"{name!r} is no Moderate Emotion (E_DECKBUILD, CB-3.5.3)"))
        elif name not in factions:
            found.append((name, f"there is no Moderate Emotion {name!r}{meant(name, list(factions))} (CB-3.5.1)"))
        elif faction and factions[name] != faction:
            found.append((name, f"{name!r} is of {factions[name]} (E_DECKBUILD, CB-3.5.1)"))
        if not is_whole(copies, 1, COPIES):
            told = f"1 or {COPIES} of each Emotion, not {shown(copies)} of {name!r}"
            found.append((name, f"a deck holds {told} (E_DECKBUILD, CB-3.5.2)"))
    size = sum(int(copies) for copies in cards.values() if is_whole(copies, 0, DECK_SIZE))
    if size != DECK_SIZE:
        found.append(("", f"a deck holds {DECK_SIZE} cards, not {size} (E_DECKBUILD, CB-3.5.1)"))
    return found
