"""What the things on a table are called: cards and emotions, as plain arguments of messages."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.components.things import ABILITIES, BASE, PLACES, POLARITIES, REASONS, VIBES
from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.kernel.errors import MindroseError
from mindrose.text.people import People
from mindrose.text.speaker import NO, YES
from mindrose.text.words import Argument

SEATS: Final = {"seat": "player", "victim": "victim"}
PLACES_OF_SEATS: Final = ("source", "receiver", "given", "taken")  # numbers on the whole table
CARDS: Final = ("card", "base", "own", "other")
COUNTED_FROM_ONE: Final = ("column", "place")
VOCABULARIES: Final = {"ability": ABILITIES, "polarity": POLARITIES, "pattern": PATTERNS, "reason": REASONS}
EMOTION: Final = re.compile(r"(?P<top>[^+]+?)(?:\+(?P<base>\S+))?(?: f(?P<f>\d+))?(?: a(?P<a>\d+))?(?P<fresh> fresh)?")


class Names:
    """The names of things in one language, at a table with these people."""

    def __init__(self, people: People, cards: Cards) -> None:
        self.people = people
        self.words = people.words
        self.cards = cards

    # Cards and emotions

    def type_of(self, card: int | str) -> int:
        """The number of a type of card that is given by its number, its id, or its name in English or this language."""
        number = self.find(card) if isinstance(card, str) else card
        if not 0 <= number < len(self.cards.ids):
            raise MindroseError(f"there is no card {card!r}")
        return number

    def find(self, name: str) -> int:
        """The type of card that is called so; -1 if there is none."""
        number = self.cards.find(name)
        if number >= 0:
            return number
        wanted = name.strip().casefold()
        called = [self.card(number).casefold() for number in range(len(self.cards.ids))]
        return called.index(wanted) if wanted in called else -1

    def card(self, card: int | str) -> str:
        """The card's name; base cards are told apart by their vibe."""
        number = self.type_of(card)
        name = self.cards.name(number, self.words.language)
        if self.cards.kind[number] != BASE:
            return name
        facts = {"polarity": POLARITIES[self.cards.polarity[number]], "vibe": VIBES[self.cards.vibe[number]]}
        return self.words.say("card-base", {"name": name, **facts})

    def emotion_name(self, text: str) -> str:
        """The name of an emotion as positions write it, without its fragments."""
        found = parsed(text)
        top = self.card(found["top"])
        if found["base"] is None:
            return top
        return self.words.say("emotion-fused", {"top": top, "base": self.card(found["base"])})

    def emotion(self, text: str) -> str:
        """An emotion as positions write it, with its fragments: `valor+brightness-y f2 a1 fresh`."""
        found = parsed(text)
        spendable, absorbed = found["f"], found["a"]
        if spendable is not None and absorbed is not None:
            slots = "both"
        else:
            slots = "fragment" if spendable is not None else "absorb" if absorbed is not None else "none"
        state: dict[str, Argument] = {"slots": slots, "fresh": YES if found["fresh"] else NO}
        state |= {"fragments": int(spendable or 0), "absorbed": int(absorbed or 0)}
        return self.words.say("emotion-state", {"name": self.emotion_name(text), **state})

    def top_card(self, emotion: str) -> int:
        """The type of the lone or top card of an emotion as positions write it."""
        return self.type_of(parsed(emotion)["top"])

    # Arguments

    def arguments(self, document: Mapping[str, int | str | None]) -> dict[str, Argument]:
        """The numbers of an event, an answer or a refusal as plain arguments; what is hidden stays unnamed."""
        arguments: dict[str, Argument] = {}
        for name, value in document.items():
            if name in SEATS:
                arguments |= self.people.player_arguments(SEATS[name], value)
            elif name in PLACES_OF_SEATS:
                arguments |= self.people.player_arguments(name, None if value is None else int(value) // PLACES)
            elif name in CARDS:
                arguments |= self.card_arguments(name, value)
            elif name == "emotion":
                arguments |= self.emotion_arguments(str(value))
            elif name in COUNTED_FROM_ONE and value is not None:
                arguments[name] = int(value) + 1
            elif name in VOCABULARIES and isinstance(value, int):
                arguments[name] = VOCABULARIES[name][value]
            elif value is not None:
                arguments[name] = value
        return arguments

    def card_arguments(self, name: str, card: int | str | None) -> dict[str, Argument]:
        if card is None or card == -1:
            return {name: "", f"{name}_known": NO}
        return {name: self.card(card), f"{name}_known": YES}

    def emotion_arguments(self, emotion: str) -> dict[str, Argument]:
        """An emotion's name, and the ability and vibe of its lone or top card."""
        card = self.top_card(emotion)
        ability = self.cards.ability[card]
        arguments: dict[str, Argument] = {"emotion": self.emotion_name(emotion), "vibe": VIBES[self.cards.vibe[card]]}
        return arguments | {"ability": ABILITIES[ability] if ability >= 0 else "none"}


def parsed(emotion: str) -> re.Match[str]:
    found = EMOTION.fullmatch(emotion)
    if found is None:
        raise MindroseError(f"{emotion!r} is not an emotion; write 'valor f2' or 'valor+brightness-y f2 a1 fresh'")
    return found
