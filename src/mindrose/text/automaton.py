"""An automaton that plays by itself, asked for its decisions by somebody who has the game on a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol

from mindrose import registry
from mindrose.kernel.errors import BadOption, meant
from mindrose.kernel.game import Document, Game
from mindrose.kernel.table import Asked, Table
from mindrose.text.speaker import Speaker

Event = dict[str, int | str | None]
LineKind = Literal["card", "print", "news", "reason", "question", "choice"]
CARD: Final = "card"  # what the card is called
PRINT: Final = "print"  # what is printed on it
NEWS: Final = "news"
REASON: Final = "reason"  # by which priority something was chosen or passed over
QUESTION: Final = "question"
CHOICE: Final = "choice"  # what was answered


@dataclass(frozen=True)
class Occasion:
    """What somebody asks about: a moment of the game, and what only the people at the table can tell of it."""

    when: str = ""  # one of the automaton's `moments`, the usual one if none is named
    card: str = ""  # the card that was turned up; any card if none is named
    by: str = ""  # who did something to the automaton
    how: str = ""  # and in which of its `ways`
    damage: int = 0


class Automaton(Protocol):
    """What a game says of its automaton; `faces` has one for each game that has such a player."""

    moments: tuple[str, ...]  # when it can be asked, the usual moment first
    ways: tuple[str, ...]  # how somebody can do something to it

    def begun(self, people: int) -> Document:
        """A table of so many people after its set-up, as somebody would write it."""
        ...

    def completed(self, document: Document, language: str) -> Document:
        """A table as somebody wrote it, with all that was left out.

        `BadPosition` lists what is wrong with it, with names in the language of who wrote it.
        """
        ...

    def written(self, document: Document, language: str) -> str:
        """A table as a YAML file, with what can be written where."""
        ...

    def table(self, game: Game, document: Document, occasion: Occasion, seed: str, language: str) -> Table:
        """A table on which this moment goes on as far as nobody has to decide, and ends with it."""
        ...

    def question(self, table: Table, speaker: Speaker) -> str:
        """What is asked now, and for whom somebody decides it."""
        ...

    def remark(self, table: Table, when: str, told: list[Event], speaker: Speaker) -> str:
        """What is to be said once the moment is over: why it did nothing, by which rule; nothing if all is said."""
        ...

    def card(self, table: Table, event: Event) -> str:
        """The id of the card that it turns up with this event, nothing if it turns up none."""
        ...

    def is_reason(self, event: Event) -> bool:
        """Whether an event tells why something was chosen or passed over."""
        ...

    def names(self, table: Table, language: str) -> list[str]:
        """What the people are called whose names nobody has told."""
        ...

    def at_rest(self, table: Table, before: Document) -> Document:
        """The table afterwards, as somebody would write it who wrote it so before."""
        ...


def automaton_of(game: str) -> Automaton:
    part = registry.face_of(game).automaton
    if not part:
        having = ", ".join(registry.having("automaton"))
        raise BadOption(f"{game} has no automaton to ask; there is one in: {having}")
    found: Automaton = registry.load(part)
    return found


def one_of(word: str, words: tuple[str, ...], what: str) -> str:
    """One of some words, the first if none is named."""
    if word and word not in words:
        raise BadOption(f"there is no {what} {word!r}{meant(word, list(words))}: name one of {', '.join(words)}")
    return word or words[0]


@dataclass(frozen=True)
class Line:
    """A line of what is said of a turn."""

    kind: LineKind
    text: str


class Consultation:
    """One moment of an automaton: what it does is told line by line, and what people decide in it is asked."""

    def __init__(self, automaton: Automaton, table: Table, when: str, language: str) -> None:
        self.automaton = automaton
        self.table = table
        self.when = when or automaton.moments[0]
        self.names = automaton.names(table, language)
        self.speaker = Speaker(table.game, language, self.names, table.options)
        self.cards: list[str] = []
        self.lines: list[Line] = []
        self.told: list[Event] = []
        self.heard = 0
        self.go_on()

    @property
    def question(self) -> Asked | None:
        """What people decide next; None when it is over."""
        return self.table.question

    @property
    def who(self) -> str:
        """Who decides; nobody when it is over."""
        return "" if self.question is None else self.names[self.question.seat]

    @property
    def answers(self) -> list[str]:
        """What can be answered, in words."""
        asked = self.question
        return [] if asked is None else [self.label(number) for number in range(1, len(asked.answers) + 1)]

    def choose(self, number: int) -> None:
        """Gives an answer by its number, from 1."""
        asked = self.question
        if asked is None:
            raise BadOption(f"{number} answers nothing: all is decided")
        if not 1 <= number <= len(asked.answers):
            raise BadOption(f"{number} is no answer: a number from 1 to {len(asked.answers)} is asked for here")
        self.tell(CHOICE, self.label(number))
        self.table.answer(asked.shown[number - 1][0], asked.seat)
        self.go_on()

    def label(self, number: int) -> str:
        asked = self.question
        assert asked is not None
        return self.speaker.choice(asked.shown[number - 1][1], asked.kind, asked.seat)

    def tell(self, kind: LineKind, text: str) -> None:
        self.lines.append(Line(kind, text))

    def go_on(self) -> None:
        """What has happened since, and what is asked then."""
        for event in self.table.events(None, self.heard):
            self.told.append(event)
            self.tell_event(event)
        self.heard = len(self.table.story)
        asked = self.question
        if asked is not None:
            self.tell(QUESTION, self.automaton.question(self.table, self.speaker))
            return
        remark = self.automaton.remark(self.table, self.when, self.told, self.speaker)
        if remark:
            self.tell(NEWS, remark)

    def tell_event(self, event: Event) -> None:
        """What happens; of a card that is turned up also what is printed on it."""
        card = self.automaton.card(self.table, event)
        if card:
            self.cards.append(card)
            self.tell(CARD, self.speaker.card(card))
            for line in self.speaker.card_text(card, self.table.options).split("\n"):
                self.tell(PRINT, line)
        self.tell(REASON if self.automaton.is_reason(event) else NEWS, self.speaker.event(event))
