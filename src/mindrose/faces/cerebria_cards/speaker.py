"""The voice of a table of the Card Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindrose.faces.cerebria_cards.names import Names
from mindrose.faces.cerebria_cards.situation import Situation
from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, VIBES
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.kernel.game import Document, Outcome, Value
from mindrose.kernel.kinds import Kinds, one_of
from mindrose.text.speaker import Speaker
from mindrose.text.words import Argument, Words

# CC-1.5 The zones by their names in views.
ZONES: Final = {
    "deck": "main_deck",
    "discard": "discard_pile",
    "stacks": "impulse_stack",
    "impulses": "impulse",
    "hand": "hand",
    "mindset": "mindset",
    "scored": "scoring_area",
    "supply": "supply",
}
# The options that the text of an ability depends on: how many cards it is about, whether Swap takes two own emotions.
COUNTS: Final = {"draw": "draw_count", "deprive": "deprive_count", "swap": "swap_own"}


class CardSpeaker(Speaker):
    """Puts the Card Game into words."""

    game: CerebriaCards
    naming: Names
    unsaid = {"refusal": {"number": 0, "card": "", "ability": "none", "vibe": "none"}}

    def names_by(self, kinds: Kinds) -> Names:
        return Names(self.people, kinds, self.game.cards)

    # Playing

    def question(self, kind: str, seat: int, view: Document) -> str:
        """What is asked of a seat, from its own view: "Choose an emotion to remove: your mindset is full."."""
        return self.said("question", kind, Situation(self.naming, self.options, seat, view).arguments())

    def victory(self, outcome: Outcome) -> str:
        """How a game ended: "Ann wins by Balance, 8 Bliss and 8 Gloom."."""
        bliss, gloom = outcome.points[outcome.winners[0]]
        arguments: dict[str, Argument] = {"names": self.people.listed(outcome.winners), "reason": outcome.reason}
        arguments |= {"winners": len(outcome.winners), "bliss": bliss, "gloom": gloom, "number": bliss + gloom}
        return self.words.say("outcome", arguments)

    # Naming

    def emotion(self, text: str) -> str:
        """An emotion as positions write it: `valor+brightness-y f2 a1 fresh`."""
        return self.naming.emotion(text)

    def word(self, key: str) -> str:
        """A term of the glossary by its key, `base_card` or `three_alike`, or a zone by its name in views."""
        return self.said("word", ZONES.get(key, key), {})

    def polarity(self, polarity: int | str) -> str:
        return self.word(one_of(POLARITIES, polarity))

    def vibe(self, vibe: int | str) -> str:
        return self.word(f"vibe_{one_of(VIBES, vibe)}")

    def ability(self, ability: int | str) -> str:
        return self.word(one_of(ABILITIES, ability))

    def kind(self, kind: int | str) -> str:
        word = one_of(KINDS, kind)
        return self.word("base_card" if word == "base" else word)

    def zone(self, zone: str) -> str:
        """A zone by its name in views: `hand`, `discard`, `impulses`."""
        return self.word(one_of(tuple(ZONES), zone))

    # Explaining

    def rules_text(self, ability: int | str, options: Mapping[str, Value] | None = None) -> str:
        """What an ability does, at a table with these options."""
        return self.words.say("rules", self.ability_arguments(one_of(ABILITIES, ability), options))

    def card_text(self, card: int | str, options: Mapping[str, Value] | None = None) -> str:
        """Everything printed on a card but its name: kind, polarity, vibe, slots, and what its ability does."""
        cards = self.game.cards
        number = self.naming.type_of(card)
        kind = KINDS[cards.kind[number]]
        ability = cards.ability[number]
        arguments = self.ability_arguments(ABILITIES[ability] if ability >= 0 else "none", options)
        arguments |= {"kind": kind, "slot_count": self.number(f"slots_{kind}", options)}
        arguments |= {"polarity": POLARITIES[cards.polarity[number]], "vibe": VIBES[cards.vibe[number]]}
        return self.words.say("card-text", arguments)

    def ability_arguments(self, ability: str, options: Mapping[str, Value] | None) -> dict[str, Argument]:
        return {"ability": ability, "number": self.number(COUNTS[ability], options) if ability in COUNTS else 0}

    def number(self, option: str, options: Mapping[str, Value] | None) -> int:
        value = (options or {}).get(option, self.options[option])
        return 0 if value is None else int(value)

    def warnings(self) -> list[str]:
        return unusual(self.game.cards, self.words)


def unusual(cards: Cards, words: Words) -> list[str]:
    """What is not as usual in a file of cards, in words."""
    found = []
    for fact, counts in cards.uneven().items():
        each = words.row([f"{tag} {count}" for tag, count in counts.items()])
        found.append(words.say("pack-uneven", {"fact": fact, "counts": each}))
    return found
