"""What the things on a table are called: cards and emotions, as plain arguments of messages."""

from __future__ import annotations

import re
from typing import Final

from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.components.things import ABILITIES, BASE, PLACES, POLARITIES, VIBES
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.kinds import Kind, Kinds
from mindrose.text import names
from mindrose.text.names import NO, NONE, YES
from mindrose.text.people import People
from mindrose.text.words import Argument

EMOTION: Final = re.compile(r"(?P<top>[^+]+?)(?:\+(?P<base>\S+))?(?: f(?P<f>\d+))?(?: a(?P<a>\d+))?(?P<fresh> fresh)?")


class Names(names.Names):
    """The names of things in one language, at a table with these people."""

    def __init__(self, people: People, kinds: Kinds, cards: Cards) -> None:
        super().__init__(people, kinds, {"cards": cards.entries})
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
            slots = "fragment" if spendable is not None else "absorb" if absorbed is not None else NONE
        state: dict[str, Argument] = {"slots": slots, "fresh": YES if found["fresh"] else NO}
        state |= {"fragments": int(spendable or 0), "absorbed": int(absorbed or 0)}
        return self.words.say("emotion-state", {"name": self.emotion_name(text), **state})

    # Arguments

    def argument(self, name: str, value: int | str | None, kind: Kind) -> dict[str, Argument]:
        if kind.name == "owner":
            return self.people.player_arguments(name, value // PLACES if isinstance(value, int) else None)
        if kind.name == "emotion":
            return self.emotion_arguments(str(value))
        return super().argument(name, value, kind)

    def emotion_arguments(self, emotion: str) -> dict[str, Argument]:
        """An emotion's name, and the ability and vibe of its lone or top card."""
        card = self.type_of(parsed(emotion)["top"])
        ability = self.cards.ability[card]
        arguments: dict[str, Argument] = {"emotion": self.emotion_name(emotion), "vibe": VIBES[self.cards.vibe[card]]}
        return arguments | {"ability": ABILITIES[ability] if ability >= 0 else NONE}


def parsed(emotion: str) -> re.Match[str]:
    found = EMOTION.fullmatch(emotion)
    if found is None:
        raise MindroseError(f"{emotion!r} is not an emotion; write 'valor f2' or 'valor+brightness-y f2 a1 fresh'")
    return found
