"""What the things on a table are called, as plain arguments of messages; so does `speech/names.ts` in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from mindrose.kernel.game import Document
from mindrose.kernel.kinds import NOTHING, Kind, Kinds, kind_of
from mindrose.text.people import People
from mindrose.text.words import Argument

Told = Mapping[str, int | str | None]
YES: Final = "yes"
NO: Final = "no"
NONE: Final = "none"


class Names:
    """The names of things in one language, at a table with these people; a game adds the kinds that it has of its own.

    What is told is put into words by what it is declared to be.
    """

    def __init__(self, people: People, kinds: Kinds, content: Document) -> None:
        self.people = people
        self.words = people.words
        self.kinds = kinds
        self.printed_cards: list[Any] = content["cards"] if isinstance(content.get("cards"), list) else []

    # Arguments

    def arguments(self, told: Told, event: str = "") -> dict[str, Argument]:
        """What an event, an answer or a refusal tells as plain arguments; what is hidden stays unnamed."""
        arguments: dict[str, Argument] = {}
        for name, value in told.items():
            kind = kind_of(self.kinds, name, event)
            arguments |= self.argument(kind.said or name, value, kind)
        return arguments

    def argument(self, name: str, value: int | str | None, kind: Kind) -> dict[str, Argument]:
        """One value of a kind; beside most of them `_known` says whether it is shown to who reads it."""
        if kind.name == "seat":
            return self.people.player_arguments(name, value)
        if kind.name == "card":
            return known(name, self.card(value) if is_there(value) else "")
        if kind.name == "word" and isinstance(value, int):
            return {name: kind.word(value) if is_there(value) else NONE}
        if kind.name == "ordinal" and isinstance(value, int):
            return {name: value + 1}
        return {name: "" if value is None else value, f"{name}_known": NO if value is None else YES}

    # Cards

    def card(self, card: int | str) -> str:
        """The name of a card by its number or its id, as far as the content has one."""
        printed = self.printed(card)
        if not isinstance(printed, dict):
            return readable(printed or str(card))
        name = printed.get("name")
        if isinstance(name, dict):
            name = name.get(self.words.language) or name.get("en")
        return name if isinstance(name, str) else readable(str(printed.get("id", card)))

    def printed(self, card: int | str) -> dict[str, Any] | str | None:
        """A card as the content prints it, by its number, its id or its name; None if it does not."""
        if isinstance(card, int):
            found = self.printed_cards[card] if 0 <= card < len(self.printed_cards) else None
        else:
            wanted = card.strip().casefold()
            found = next((entry for entry in self.printed_cards if wanted in names_of(entry)), None)
        return found if found is None or isinstance(found, dict) else str(found)

    def card_names(self) -> list[str]:
        """What the cards are called."""
        return [self.card(card) for card in range(len(self.printed_cards))]


def is_there(value: int | str | None) -> TypeGuard[int | str]:
    """Told, and not as something that is not there."""
    return value is not None and value != NOTHING


def known(name: str, called: str) -> dict[str, Argument]:
    """Something by its name, and whether it is known at all."""
    return {name: called, f"{name}_known": YES if called else NO}


def names_of(entry: dict[str, Any] | str) -> list[str]:
    """What a card can be called."""
    if not isinstance(entry, dict):
        return [str(entry).casefold()]
    name = entry.get("name")
    names = list(name.values()) if isinstance(name, dict) else [name]
    return [str(one).casefold() for one in (entry.get("id"), *names)]


def readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").strip()
