"""The voice of a table: labels, prompts, refusals, the log and the result, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import CLOSED, Document, Game, Outcome, Value
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.programs import Choice
from mindrose.registry import face_of, load
from mindrose.text.names import NO, YES, Names, Told, readable
from mindrose.text.people import People
from mindrose.text.plain import PlainWords, capitalized
from mindrose.text.words import Argument, Words


class Speaker:
    """Puts a game into words: `Speaker(game, "ru", ["Анна", "Борис"])` is the speaker that the game has.

    A game without one of its own is spoken from its messages, each given what it is about by name, and in plain
    words where it has none. `options` are those of the table, as far as they differ from the usual ones.
    """

    unsaid: ClassVar[Mapping[str, Mapping[str, Argument]]] = {}  # what a family's messages ask for, told or not

    def __new__(cls, game: Game, *about: object, **more: object) -> Speaker:
        """The speaker that the game has, whichever class is called."""
        name = face_of(game.id).speaker
        kind: type[Speaker] = load(name) if name else cls
        return object.__new__(kind)

    def __init__(
        self,
        game: Game,
        language: str = "en",
        names: Sequence[str] | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.words = Words(language, game.id)
        self.people = People(self.words, names or [])
        self.options: dict[str, Value] = {parameter.name: parameter.default for parameter in game.parameters}
        self.options.update(options or {})
        self.naming = self.names_by(game.kinds(game.pack_of(self.options)))

    def names_by(self, kinds: Kinds) -> Names:
        """What the things on a table are called."""
        return Names(self.people, kinds, self.game.content(self.game.pack_of(self.options)))

    @property
    def plain(self) -> PlainWords:
        """For what the game has no texts for."""
        return PlainWords(self.naming)

    # Playing

    def choice(self, choice: Choice, kind: str, seat: int) -> str:
        """The label of an answer, as the seat that may give it reads it."""
        if not self.can_say("choice", choice.verb):
            return self.plain.choice(choice)
        mine = YES if choice.points.get("seat") == seat else NO
        told = {**self.unsaid.get("choice", {}), **self.naming.arguments(choice.points)}
        return self.said("choice", choice.verb, {**told, "kind": kind, "mine": mine})

    def caution(self, caution: str) -> str:
        """Why somebody is asked once more before an answer is given."""
        return self.said("caution", caution, {}) if self.can_say("caution", caution) else caution

    def question(self, kind: str, seat: int, view: Document) -> str:
        """What is asked of a seat, from its own view: "Choose an emotion to remove: your mindset is full."."""
        if not self.can_say("question", kind):
            return self.plain.question(kind)
        facts = {name: value for name, value in view.items() if isinstance(value, int | str) and name != "seat"}
        return self.said("question", kind, self.naming.arguments(facts))

    def waiting(self, kind: str, seat: int) -> str:
        """What the others read meanwhile: "Ann decides whether to counter."."""
        if not self.can_say("waiting", kind):
            return self.plain.waiting(kind, seat)
        return self.said("waiting", kind, self.people.player_arguments("player", seat))

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer is not legal, by which rule, and what can be done instead."""
        code = refusal.code.removeprefix("E_").lower()
        if not self.can_say("refusal", code) or (not refusal.rule and refusal.code != "E_NUMBER"):
            return self.plain.refusal(refusal)
        told = {**self.unsaid.get("refusal", {}), **self.naming.arguments(refusal.about)}
        told |= {"rule": refusal.rule, "case": refusal.rule.replace(".", "-")}  # tells the rules of one code apart
        return self.said("refusal", code, {**told, "least": self.game.players_min, "most": self.game.players_max})

    def event(self, document: Told) -> str:
        """A line of the log, from an event as `table.events(seat)` gives it."""
        event = str(document["event"])
        if not self.can_say("event", event):
            return self.plain.event(document)
        facts = {name: value for name, value in document.items() if name != "event"}
        return self.said("event", event, self.naming.arguments(facts, event))

    def outcome(self, outcome: Outcome) -> str:
        """How a game ended: "Ann wins by Balance, 8 Bliss and 8 Gloom."; or that nobody won, or who resigned."""
        if outcome.resigned is not None:
            told = self.people.player_arguments("player", outcome.resigned)
            told |= {"names": self.people.listed(outcome.winners), "winners": len(outcome.winners)}
            return self.words.say("outcome-resigned", told)
        if outcome.reason == CLOSED:
            return self.words.say("outcome-closed")
        if outcome.winners:
            return self.victory(outcome)
        return self.words.say("outcome-nobody", {"scores": self.plain.scores(outcome.points)})

    def victory(self, outcome: Outcome) -> str:
        """Who won, and by what."""
        scores = self.plain.scores(outcome.points)
        if not self.words.has("outcome"):
            return self.plain.outcome(outcome.winners, scores)
        told: dict[str, Argument] = {"names": self.people.listed(outcome.winners), "winners": len(outcome.winners)}
        return self.words.say("outcome", {**told, "reason": outcome.reason, "scores": scores})

    # Cards

    def card(self, card: int | str) -> str:
        """The name of a card, given by its id or its number."""
        return self.naming.card(card)

    def card_text(self, card: int | str, options: Mapping[str, Value] | None = None) -> str:
        """Everything printed on a card but its name."""
        return self.plain.card_text(card)

    def looked_up(self, name: str, options: Mapping[str, Value] | None = None) -> str:
        """What is printed on a card, or what a word on cards stands for; nothing if nothing is called so."""
        try:
            return self.card_text(name, options)
        except MindroseError:
            return ""

    def looked_for(self) -> list[str]:
        """What there is something to look up about."""
        return self.naming.card_names()

    def powers(self, card: str = "") -> dict[str, dict[str, str]]:
        """What a card does, or each of them, in sentences by edition and card; nothing where messages alone say it.

        Under `offers` stands what their questions are about, by the program and the step that asks.
        """
        return {}

    def warnings(self) -> list[str]:
        """What is unusual about the cards, though allowed."""
        return []

    # Naming

    @property
    def names(self) -> list[str]:
        """What the players are called, from the first seat to the last that the game has."""
        return [self.player(seat) for seat in range(self.game.players_max)]

    def player(self, seat: int) -> str:
        return self.people.player(seat)

    def word(self, key: str) -> str:
        """A term of the glossary by its key, `base_card` or `three_alike`."""
        return self.said("word", key, {}) if self.can_say("word", key) else readable(key)

    # Options

    def option(self, name: str) -> str:
        """The name of an option of the game."""
        return self.said("option", name, {}) if self.can_say("option", name) else capitalized(readable(name))

    def option_text(self, name: str) -> str:
        """What an option of the game means."""
        if self.words.has(f"option-{hyphened(name)}", "about"):
            return self.said("option", name, {}, "about")
        (rule,) = (parameter.rule for parameter in self.game.parameters if parameter.name == name)
        return self.plain.option_text(rule)

    def option_value(self, name: str, value: Value) -> str:
        """A value of an option of the game."""
        if isinstance(value, bool):
            return self.words.say("value-yes" if value else "value-no")
        if value is None:
            return self.words.say("value-unlimited")
        if isinstance(value, str) and self.words.has(f"option-{hyphened(name)}", value):
            return self.said("option", name, {}, value)
        return readable(str(value))

    # Saying

    def terminal(self, message: str, **about: Argument) -> str:
        """What the terminal itself says to the people in front of it."""
        return self.said("terminal", message, about)

    def can_say(self, family: str, name: str) -> bool:
        return self.words.has(f"{family}-{hyphened(name)}")

    def said(self, family: str, name: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        return self.words.say(f"{family}-{hyphened(name)}", arguments, attribute)


def hyphened(name: str) -> str:
    """A name of the game as messages write it."""
    return name.replace("_", "-")
