# mypyc: plain
"""Files of cards: what each card says, and what can be wrong with it (CC-1.1, CC-1.2)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.content.packs import File, Pack, PackFiles
from mindrose.content.pages import Entry, Page
from mindrose.content.records import Fact, Identifier, InEveryLanguage, OneOf, RecordKind, Whole, check_different
from mindrose.games.cerebria_cards.components.cards import DECK_SIZE, Cards
from mindrose.games.cerebria_cards.components.things import ABILITIES, BASE, KINDS, POLARITIES, TYPES, VIBES
from mindrose.kernel.told import About, Told

FIRST_BASE: Final = 64


class Ability(Fact):
    """CC-1.2 A base card has no ability, every other one has."""

    def check(self, entry: Entry) -> None:
        if entry.facts.get("kind") != KINDS[BASE]:
            entry.one_of(self.name, ABILITIES)
        elif self.name in entry.facts:
            entry.mistake(Told("mistake-base-ability", "a base card has no ability (CC-1.2)"), self.name)


CARD: Final = RecordKind(
    "card",
    Identifier(),
    InEveryLanguage("name"),
    OneOf("polarity", POLARITIES),
    OneOf("kind", KINDS),
    OneOf("vibe", VIBES),
    Ability("ability"),
    Whole("copies", 1, DECK_SIZE),
    Fact("source"),
)


def check_cards(pack: Pack) -> None:
    """CC-1.1 96 cards of 72 types, half Bliss and half Gloom, each half a third of each kind."""
    page, cards = pack.pages["cards"], pack.records["card"]
    if page.mistakes:
        return
    if len(cards) != TYPES:
        told = "there are {count} types of card; the game's answers name exactly {types}"
        page.mistake(Told("mistake-types", told, count=len(cards), types=TYPES))
    if any((entry.facts["kind"] == KINDS[BASE]) != (number >= FIRST_BASE) for number, entry in enumerate(cards)):
        told = "the base cards are the types from {first} on: list them last (section 7.3)"
        page.mistake(Told("mistake-base-last", told, first=FIRST_BASE))
    check_different(cards)
    for polarity in POLARITIES:
        for kind in KINDS:
            check_number(page, cards, polarity, kind)


def check_number(page: Page, cards: list[Entry], polarity: str, kind: str) -> None:
    count = sum(
        int(entry.facts["copies"])
        for entry in cards
        if entry.facts["polarity"] == polarity and entry.facts["kind"] == kind
    )
    if count != DECK_SIZE // 6:
        told = "there are {count} {kind} {polarity} cards, not {wanted} (CC-1.1)"
        about: dict[str, About] = {"kind": kind, "polarity": polarity, "count": count, "wanted": DECK_SIZE // 6}
        page.mistake(Told("mistake-card-count", told, **about))


DEFAULT: Final = Path(__file__).parents[1] / "content"
FILES: Final = PackFiles(DEFAULT, File("cards", CARD, check=check_cards))


def cards_of(pack: Pack) -> Cards:
    return Cards(pack.pages["cards"].facts["card"])
