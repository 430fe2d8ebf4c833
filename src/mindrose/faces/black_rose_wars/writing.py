"""What can be written as an effect of Black Rose Wars: the words, whether a text of them is an effect, what it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from mindrose.content.pages import Entry, Page
from mindrose.faces.black_rose_wars.powers import Cards
from mindrose.games.black_rose_wars.components.packs import FILES
from mindrose.games.black_rose_wars.components.things import NO_BACK, ORDER_BACKS
from mindrose.games.black_rose_wars.effects.building import EVENT, HEX, SKILL, SPELL
from mindrose.games.black_rose_wars.effects.compiling import Compilation
from mindrose.text.words import Words

ANY_CARD: Final = "any"
OF_TRIGGERS: Final = re.compile(r"\b(trig|src|victim|there|hitamt|ignored|ign|redir|same)\b")
NO_SYMBOLS: Final = {"back": ORDER_BACKS[NO_BACK], "instability": False, "extra": False}
ITS_OWN: Final = ("on ", "aura:", "mod ")  # how the text of a hex, an upgrade or a skill begins
HIT: Final = "on hit(foe,attack): "
ORDERED: Final = re.compile(r"[PS]\{|Hunt\(")  # how the parts of an order begin
# What an effect is printed on, by the words that only stand there; else on a spell.
MARKS: Final = {
    EVENT: re.compile(r"^during:|\bM\*|\bE\*|\bdrawer\b"),
    HEX: re.compile(r"\bbearer\b"),
    SKILL: re.compile(r"^aura:|\bthis\b"),
}


class EffectWriting:
    """The writing of effects, for the list of its words; things are those of the game's own pack."""

    def __init__(self) -> None:
        pack = FILES.open()
        self.compilation = Compilation(pack)
        self.document = pack.facts()
        self.vocabulary = self.compilation.naming.words
        self.known: dict[str, bool] = {}
        self.cards: dict[str, Cards] = {}

    def moments(self, text: str) -> list[str]:
        """What can stand before a text: a trigger, if it speaks of what happened."""
        return [HIT if OF_TRIGGERS.search(text) else ""]

    def accepts(self, power: str) -> bool:
        """Whether a pack with this effect would be accepted."""
        if power not in self.known:
            self.known[power] = not self.mistakes(power)
        return self.known[power]

    def mistakes(self, power: str) -> list[str]:
        """All that is wrong with an effect, by its place in the text."""
        side = {"type": "trap" if power.startswith("on ") else "combat", "element": "all", "effect": power}
        facts = {"id": ANY_CARD, "symbol": False, "effect": power, "main": side, **NO_SYMBOLS}
        card = Entry(Page(Path(), "", {}), (), facts)
        printed_on = printed_on_of(power)
        if ORDERED.match(power):
            self.compilation.order(card)
        elif printed_on == EVENT:
            self.compilation.event(card)
        elif printed_on == SPELL or not power.startswith(ITS_OWN):
            self.compilation.side(card, "main")
        else:
            self.compilation.texts(card, [power], printed_on, "effect", "")
        return card.page.mistakes

    def sentence(self, power: str, words: Words) -> str:
        cards = self.cards_in(words.language)
        if ORDERED.match(power):
            return " ".join(cards.said(cards.order({"effect": power, **NO_SYMBOLS})))
        return cards.effect(power, printed_on_of(power))

    def meaning(self, thing: str, words: Words) -> str:
        """What a word picks, by itself."""
        return self.cards_in(words.language).thing(thing)

    def cards_in(self, language: str) -> Cards:
        if language not in self.cards:
            self.cards[language] = Cards(self.document, language, self.compilation.pack.written)
        return self.cards[language]


def printed_on_of(power: str) -> str:
    return next((printed_on for printed_on, mark in MARKS.items() if mark.search(power)), SPELL)
