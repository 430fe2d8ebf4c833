# mypyc: plain
"""What can be wrong with the decks of a content pack."""

from __future__ import annotations

from typing import Any, Final

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry, Facts, as_written, is_whole
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
from mindrose.kernel.errors import meant
from mindrose.kernel.told import Told

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
        told = "there are at most {most} decks, those of the rulebook included, not {count}"
        page.mistake(Told("mistake-most-decks", told, most=int(replies.DECKS), count=len(decks)))
    return list(decks.values())


def emotions_by_kind(emotions: Facts) -> tuple[dict[str, str], list[str]]:
    """The faction of each Moderate Emotion, and the Emotions that are in no deck."""
    factions = {str(card["id"]): str(card["faction"]) for card in emotions["moderate"]}
    return factions, [str(card["id"]) for kind in ("strong", "starting") for card in emotions[kind]]


def check_deck(entry: Entry, factions: dict[str, str], others: list[str]) -> None:
    faction = entry.said("faction", FACTIONS)
    spirit = entry.said("spirit", SPIRITS)
    if spirit and faction and SPIRITS.index(spirit) // (len(SPIRITS) // len(FACTIONS)) != FACTIONS.index(faction):
        told = "{spirit} is no Spirit of {faction}"
        entry.mistake(Told("mistake-deck-spirit", told, spirit=spirit, faction=faction), "spirit")
    cards = entry.facts.get("cards")
    if not isinstance(cards, dict):
        told = "cards says how many of which Emotion: {{ {example} = 2, … }}, not {value}"
        entry.mistake(Told("mistake-deck-cards", told, example=next(iter(factions)), value=as_written(cards)), "cards")
        return
    for name, message in deck_mistakes(cards, faction, factions, others):
        entry.mistake(message, "cards", *([name] if name else []))
    twice = len(cards) == DECK_SIZE // COPIES and all(copies == COPIES for copies in cards.values())
    if entry.facts.get("source") == "rulebook" and not twice:
        told = "a deck of the rulebook is 8 Emotions, each of them twice (CB-25.1, CB-25.2)"
        entry.mistake(Told("mistake-deck-rulebook", told), "cards")


def deck_mistakes(
    cards: dict[str, Any], faction: str, factions: dict[str, str], others: list[str]
) -> list[tuple[str, str]]:
    """CB-3.5.1 to CB-3.5.3 Why these cards are no deck, each time with the card at fault, if it is one."""
    found: list[tuple[str, str]] = []
    for name, copies in cards.items():
        if name in others:
            told = "{name!r} is no Moderate Emotion (E_DECKBUILD, CB-3.5.3)"
            found.append((name, Told("mistake-deck-moderate", told, name=name)))
        elif name not in factions:
            told = "there is no Moderate Emotion {name!r}{near} (CB-3.5.1)"
            found.append((name, Told("mistake-deck-unknown", told, name=name, near=meant(name, list(factions)))))
        elif faction and factions[name] != faction:
            told = "{name!r} is of {faction} (E_DECKBUILD, CB-3.5.1)"
            found.append((name, Told("mistake-deck-faction", told, name=name, faction=factions[name])))
        if not is_whole(copies, 1, COPIES):
            told = "a deck holds 1 or {most} of each Emotion, not {value} of {name!r} (E_DECKBUILD, CB-3.5.2)"
            found.append((name, Told("mistake-deck-copies", told, most=COPIES, value=as_written(copies), name=name)))
    size = sum(int(copies) for copies in cards.values() if is_whole(copies, 0, DECK_SIZE))
    if size != DECK_SIZE:
        told = "a deck holds {wanted} cards, not {size} (E_DECKBUILD, CB-3.5.1)"
        found.append(("", Told("mistake-deck-size", told, wanted=DECK_SIZE, size=size)))
    return found
