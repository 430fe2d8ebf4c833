"""Plain words for what a game has no texts for, made of the names that its rules use; the browser makes the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Document, Value
from mindrose.kernel.programs import Choice
from mindrose.text.people import People

NAMING: Final = ("id", "name", "source")


class PlainWords:
    """Says anything of a game whose content is this, at a table with these people."""

    def __init__(self, people: People, content: Document) -> None:
        self.people = people
        self.words = people.words
        self.cards: list[Any] = content["cards"] if isinstance(content.get("cards"), list) else []

    def choice(self, choice: Choice) -> str:
        return self.joined(capitalized(readable(choice.verb)), self.things(choice.points))

    def question(self, kind: str) -> str:
        return self.words.say("generic-question", {"kind": readable(kind)})

    def waiting(self, kind: str, seat: int) -> str:
        return self.words.say("generic-waiting", {"player": self.people.player(seat), "kind": readable(kind)})

    def refusal(self, refusal: Refusal) -> str:
        why = readable(refusal.code.removeprefix("E_").lower())
        known = "yes" if refusal.rule else "no"
        return self.words.say("generic-refusal", {"why": why, "rule": refusal.rule, "known": known})

    def event(self, document: Mapping[str, int | str | None]) -> str:
        rest = {name: value for name, value in document.items() if name not in ("event", "seat")}
        what = self.joined(readable(str(document["event"])), self.things(rest))
        seat = document.get("seat")
        if not isinstance(seat, int) or seat < 0:
            return capitalized(what)
        return self.words.say("generic-event", {"player": self.people.player(seat), "what": what})

    def outcome(self, winners: list[int], scores: str) -> str:
        names = self.people.listed(winners)
        return self.words.say("generic-outcome", {"winners": len(winners), "names": names, "scores": scores})

    def scores(self, points: list[list[int]]) -> str:
        """The points of all seats: "Ann 3, Bob 5 + 2"."""
        told = [
            self.words.say("generic-score", {"player": self.people.player(seat), "points": " + ".join(map(str, own))})
            for seat, own in enumerate(points)
        ]
        return self.people.joined(told)

    def option_text(self, rule: str) -> str:
        return self.words.say("generic-option", {"rule": rule})

    def value(self, value: Value) -> str:
        return readable(str(value))

    # Cards

    def card(self, card: int | str) -> str:
        """The name of a card, as far as the content has one."""
        printed = self.printed(card)
        if not isinstance(printed, dict):
            return readable(printed or str(card))
        name = printed.get("name")
        if isinstance(name, dict):
            name = name.get(self.words.language) or name.get("en")
        return name if isinstance(name, str) else readable(str(printed.get("id", card)))

    def card_text(self, card: int | str) -> str:
        """All that is printed on a card besides its name."""
        printed = self.printed(card)
        if printed is None:
            raise MindroseError(f"there is no card {card!r}")
        if isinstance(printed, str):
            return readable(printed)
        return " · ".join(self.things({fact: value for fact, value in printed.items() if fact not in NAMING}))

    def printed(self, card: int | str) -> dict[str, Any] | str | None:
        """A card as the content prints it, by its number, its id or its name; None if it does not."""
        if isinstance(card, int):
            found = self.cards[card] if 0 <= card < len(self.cards) else None
        else:
            wanted = card.strip().casefold()
            found = next((entry for entry in self.cards if wanted in names_of(entry)), None)
        return found if found is None or isinstance(found, dict) else str(found)

    # Things

    def things(self, facts: Mapping[str, int | str | None]) -> list[str]:
        """What an answer or an event points at, as far as it is known: "Ann", "queen of spades", "room 3"."""
        told: list[str] = []
        for name, value in facts.items():
            if name == "seat" and isinstance(value, int):
                told += [self.people.player(value)] if value >= 0 else []
            elif name == "card" and value is not None:
                told += [self.card(value)] if value != -1 else []
            elif isinstance(value, str):
                told.append(readable(value))
            elif isinstance(value, int) and value >= 0:
                told.append(self.words.say("generic-number", {"name": readable(name), "value": value}))
        return told

    def joined(self, what: str, things: list[str]) -> str:
        return self.words.say("generic-about", {"what": what, "things": ", ".join(things)}) if things else what


def names_of(entry: dict[str, Any] | str) -> list[str]:
    """What a card can be called."""
    if not isinstance(entry, dict):
        return [str(entry).casefold()]
    name = entry.get("name")
    names = list(name.values()) if isinstance(name, dict) else [name]
    return [str(one).casefold() for one in (entry.get("id"), *names)]


def readable(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").strip()


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
