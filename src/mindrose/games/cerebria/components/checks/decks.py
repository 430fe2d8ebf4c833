# mypyc: plain
"""What can be wrong with the decks of a content pack."""

from __future__ import annotations

from typing import Any, Final

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry, Facts, is_whole
from mindrose.content.records import (
    Fact,
    Identifier,
    InEveryLanguage,
    OneOf,
    Perhaps,
    RecordKind,
    Sourced,
    check_different,
)
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import COPIES, DECK_SIZE, FACTIONS, SPIRITS
from mindrose.kernel.errors import meant, shown

DECK: Final = RecordKind(
    "deck",
    Identifier(),
    InEveryLanguage("name"),
    OneOf("faction", FACTIONS),
    Perhaps(OneOf("spirit", SPIRITS)),
    Fact("cards"),
    Sourced(),
)


def check_decks(pack: Pack) -> None:
    """CB-3.5, CB-25 Decks that can be played with these Emotions; those of the rulebook are 8 names twice."""
    check_different(pack.records["deck"])
    if pack.owns("decks") and not pack.pages["emotions"].mistakes:
        factions, others = emotions_by_kind(pack.pages["emotions"].facts)
        for entry in pack.records["deck"]:
            check_deck(entry, factions, others)


def offered_decks(pack: Pack, published: list[Facts]) -> list[Facts]:
    """CB-22.1.7 The published decks that these Emotions allow, and those of the pack: one with the id of another in its
    place, the rest after them.
    """
    factions, others = emotions_by_kind(pack.pages["emotions"].facts)
    decks = {
        str(deck["id"]): deck
        for deck in published
        if not deck_mistakes(deck["cards"], deck["faction"], factions, others)
    }
    page = pack.pages["decks"]
    if pack.owns("decks"):
        decks |= {str(deck["id"]): deck for deck in page.facts["deck"]}
    if len(decks) > replies.DECKS:
        page.mistake(f"there are at most {replies.DECKS} decks, those of the rulebook included, not {len(decks)}")
    return list(decks.values())


def emotions_by_kind(emotions: Facts) -> tuple[dict[str, str], list[str]]:
    """The faction of each Moderate Emotion, and the Emotions that are in no deck."""
    factions = {str(card["id"]): str(card["faction"]) for card in emotions["moderate"]}
    return factions, [str(card["id"]) for kind in ("strong", "starting") for card in emotions[kind]]


def check_deck(entry: Entry, factions: dict[str, str], others: list[str]) -> None:
    faction = entry.said("faction", FACTIONS)
    spirit = entry.said("spirit", SPIRITS)
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
