"""Plain words for what a game has no texts for, made of the names that its rules use; the browser makes the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Value
from mindrose.kernel.kinds import Kind, kind_of
from mindrose.kernel.programs import Choice
from mindrose.text.names import Names, Told, is_there, readable

NAMING: Final = ("id", "name", "source")


class PlainWords:
    """Says anything of a game whose things are called so."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.people = names.people
        self.words = names.people.words

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

    def event(self, document: Told) -> str:
        event = str(document["event"])
        rest = {name: value for name, value in document.items() if name not in ("event", "seat")}
        what = self.joined(readable(event), self.things(rest, event))
        seat = document.get("seat")
        if not isinstance(seat, int) or seat < 0:
            return capitalized(what)
        return self.words.say("generic-event", {"player": self.people.player(seat), "what": what})

    def outcome(self, winners: list[int], scores: str) -> str:
        names = self.people.listed(winners)
        return self.words.say("generic-outcome", {"winners": len(winners), "names": names, "scores": scores})

    def scores(self, points: list[list[int]], beside: Mapping[str, int] | None = None) -> str:
        """The points of all seats, and of others by their names: "Ann 3, Bob 5 + 2"."""
        told = [(self.people.player(seat), " + ".join(map(str, own))) for seat, own in enumerate(points)]
        told += [(name, str(own)) for name, own in (beside or {}).items()]
        return self.people.joined(
            [self.words.say("generic-score", {"player": name, "points": own}) for name, own in told]
        )

    def option_text(self, rule: str) -> str:
        return self.words.say("generic-option", {"rule": rule})

    def value(self, value: Value) -> str:
        return readable(str(value))

    def card_text(self, card: int | str) -> str:
        """All that is printed on a card besides its name."""
        printed = self.names.printed(card)
        if printed is None:
            raise MindroseError(f"there is no card {card!r}")
        if isinstance(printed, str):
            return readable(printed)
        return " · ".join(self.things({fact: value for fact, value in printed.items() if fact not in NAMING}))

    # Things

    def things(self, facts: Told, event: str = "") -> list[str]:
        """What an answer or an event points at, as far as it is known: "Ann", "queen of spades", "room 3"."""
        told = [self.thing(name, value, kind_of(self.names.kinds, name, event)) for name, value in facts.items()]
        return [thing for thing in told if thing]

    def thing(self, name: str, value: int | str | None, kind: Kind) -> str:
        if not is_there(value):
            return ""
        if kind.name == "seat" and isinstance(value, int):
            return self.people.player(value)
        if kind.name == "card":
            return self.names.card(value)
        if kind.name == "word" and isinstance(value, int):
            return readable(kind.word(value))
        if isinstance(value, str):
            return readable(value)
        if not isinstance(value, int) or value < 0:
            return ""
        shown = value + 1 if kind.name == "ordinal" else value
        return self.words.say("generic-number", {"name": readable(name), "value": shown})

    def joined(self, what: str, things: list[str]) -> str:
        return self.words.say("generic-about", {"what": what, "things": self.words.row(things)}) if things else what


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]
