"""The voice of a table: labels, prompts, refusals, the log and the result, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Document, Game, Outcome, Value
from mindrose.kernel.machine import Choice
from mindrose.text.people import People
from mindrose.text.words import Argument, Words

YES: Final = "yes"
NO: Final = "no"


class Speaker:
    """Puts a game into words: `Speaker(game, "ru", ["Анна", "Борис"])` is the speaker of that game.

    `options` are those of the table, as far as they differ from the usual ones.
    """

    kinds: Final[dict[str, type[Speaker]]] = {}  # by the id of the game

    def __new__(cls, game: Game, *about: object, **more: object) -> Speaker:
        """The speaker that the game has, whichever class is called."""
        return object.__new__(cls.kinds.get(game.id, cls))

    def __init__(
        self,
        game: Game,
        language: str = "en",
        names: Sequence[str] | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        if game.id not in self.kinds:
            raise MindroseError(f"there are no texts for {game.title} yet")
        self.game = game
        self.language = language
        self.words = Words(language, game.id)
        self.people = People(self.words, names or [])
        self.options: dict[str, Value] = {parameter.name: parameter.default for parameter in game.parameters}
        self.options.update(options or {})

    # What every game says in its own way

    def choice(self, choice: Choice, kind: str, seat: int) -> str:
        """The label of an answer, as the seat that may give it reads it."""
        raise NotImplementedError

    def question(self, kind: str, seat: int, view: Document) -> str:
        """What is asked of a seat, from its own view: "Choose an emotion to remove: your mindset is full."."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        """Why an answer is not legal, by which rule, and what can be done instead."""
        raise NotImplementedError

    def event(self, document: Mapping[str, int | str | None]) -> str:
        """A line of the log, from an event as `table.events(seat)` gives it."""
        raise NotImplementedError

    def outcome(self, outcome: Outcome) -> str:
        """How a game ended: "Ann wins by Balance, 8 Bliss and 8 Gloom."."""
        raise NotImplementedError

    def card(self, card: int | str) -> str:
        """The name of a card, given by its id or its number."""
        raise NotImplementedError

    def card_text(self, card: int | str, options: Mapping[str, Value] | None = None) -> str:
        """Everything printed on a card but its name."""
        raise NotImplementedError

    # Playing

    def waiting(self, kind: str, seat: int) -> str:
        """What the others read meanwhile: "Ann decides whether to counter."."""
        return self.said("waiting", kind, self.people.player_arguments("player", seat))

    # Naming

    @property
    def names(self) -> list[str]:
        """What the players are called, from the first seat to the last that the game has."""
        return [self.player(seat) for seat in range(self.game.players_max)]

    def player(self, seat: int) -> str:
        return self.people.player(seat)

    def word(self, key: str) -> str:
        """A term of the glossary by its key, `base_card` or `three_alike`."""
        return self.said("word", key, {})

    # Options

    def option(self, name: str) -> str:
        """The name of an option of the game."""
        return self.said("option", name, {})

    def option_text(self, name: str) -> str:
        """What an option of the game means."""
        return self.words.say(f"option-{hyphened(name)}", attribute="about")

    def option_value(self, name: str, value: Value) -> str:
        """A value of an option of the game."""
        if isinstance(value, bool):
            return self.words.say("value-yes" if value else "value-no")
        if value is None:
            return self.words.say("value-unlimited")
        return self.words.say(f"option-{hyphened(name)}", attribute=value) if isinstance(value, str) else str(value)

    # Saying

    def terminal(self, message: str, **about: Argument) -> str:
        """What the terminal itself says to the people in front of it."""
        return self.said("terminal", message, about)

    def said(self, family: str, name: str, arguments: Mapping[str, Argument], attribute: str = "") -> str:
        return self.words.say(f"{family}-{hyphened(name)}", arguments, attribute)

    def refused(self, refusal: Refusal, arguments: Mapping[str, Argument]) -> str:
        """A refusal by its code; `case` tells the rules of one code apart."""
        told = {**arguments, "rule": refusal.rule, "case": refusal.rule.replace(".", "-")}
        told |= {"least": self.game.players_min, "most": self.game.players_max}
        return self.said("refusal", refusal.code.removeprefix("E_").lower(), told)


def one_of(words: Sequence[str], word: int | str) -> str:
    """A word of a vocabulary, given as itself or by its number."""
    if isinstance(word, str) and word in words:
        return word
    if isinstance(word, int) and 0 <= word < len(words):
        return words[word]
    raise MindroseError(f"{word!r} is none of: {', '.join(words)}")


def hyphened(name: str) -> str:
    """A name of the game as messages write it."""
    return name.replace("_", "-")
