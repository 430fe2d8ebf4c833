"""An automaton that plays by itself, asked for its next decision by somebody who has the game on a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, Protocol

from mindrose import registry
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Document
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


class Automaton(Protocol):
    """What a game says of its automaton; `faces` has one for each game that has such a player."""

    def begun(self, people: int) -> Document:
        """A table of so many people after its set-up, as somebody would write it."""
        ...

    def completed(self, document: Document) -> Document:
        """A table as somebody wrote it, with all that was left out; `BadPosition` lists what is wrong with it."""
        ...

    def written(self, document: Document, language: str) -> str:
        """A table as a YAML file, with what can be written where."""
        ...

    def on_turn(self, document: Document, card: str) -> Document:
        """A position in which it is the automaton's turn and this card comes next; any card if none is named."""
        ...

    def acts(self, table: Table) -> bool:
        """Its turn is still going on."""
        ...

    def idle(self, table: Table, speaker: Speaker) -> str:
        """Why it did nothing, by which rule."""
        ...

    def card(self, table: Table, event: Event) -> str:
        """The id of the card that it turns up with this event, nothing if it turns up none."""
        ...

    def is_reason(self, event: Event) -> bool:
        """Whether an event tells why something was chosen or passed over."""
        ...

    def is_after(self, event: Event) -> bool:
        """Whether with this event its turn is over, and others go on."""
        ...

    def names(self, table: Table, language: str) -> list[str]:
        """What the people are called whose names nobody has told."""
        ...

    def at_rest(self, table: Table, before: Document) -> Document:
        """The table after its turn, as somebody would write it who wrote it so before."""
        ...


def automaton_of(game: str) -> Automaton:
    part = registry.face_of(game).automaton
    if not part:
        having = ", ".join(registry.having("automaton"))
        raise BadOption(f"{game} has no automaton to ask; there is one in: {having}")
    found: Automaton = registry.load(part)
    return found


@dataclass(frozen=True)
class Line:
    """A line of what is said of a turn."""

    kind: LineKind
    text: str


class Consultation:
    """One turn of an automaton: what it does is told line by line, and what people decide for it is asked."""

    def __init__(self, automaton: Automaton, table: Table, language: str) -> None:
        self.automaton = automaton
        self.table = table
        self.names = automaton.names(table, language)
        self.speaker = Speaker(table.game, language, self.names, table.options)
        self.cards: list[str] = []
        self.lines: list[Line] = []
        self.heard = 0
        self.over = False
        self.go_on()
        if not self.lines:
            self.tell(NEWS, automaton.idle(table, self.speaker))

    @property
    def question(self) -> Asked | None:
        """What people decide next; None when its turn is over."""
        return self.table.question if self.automaton.acts(self.table) else None

    @property
    def answers(self) -> list[str]:
        """What can be answered, in words."""
        asked = self.question
        return [] if asked is None else [self.label(number) for number in range(1, len(asked.answers) + 1)]

    def choose(self, number: int) -> None:
        """Gives an answer by its number, from 1."""
        asked = self.question
        if asked is None:
            raise BadOption(f"{number} answers nothing: its turn is over")
        if not 1 <= number <= len(asked.answers):
            raise BadOption(f"{number} is no answer: a number from 1 to {len(asked.answers)} is asked for here")
        self.tell(CHOICE, self.label(number))
        self.table.answer(asked.answers[number - 1], asked.seat)
        self.go_on()

    def label(self, number: int) -> str:
        asked = self.question
        assert asked is not None
        return self.speaker.choice(asked.answers[number - 1].choice, asked.kind, asked.seat)

    def tell(self, kind: LineKind, text: str) -> None:
        self.lines.append(Line(kind, text))

    def go_on(self) -> None:
        """What has happened since, until its turn is over, and what is asked then."""
        for event in self.table.events(None, self.heard):
            self.over = self.over or self.automaton.is_after(event)
            if not self.over:
                self.tell_event(event)
        self.heard = len(self.table.story)
        asked = self.question
        if asked is not None:
            self.tell(QUESTION, self.speaker.question(asked.kind, asked.seat, self.table.view(asked.seat)))

    def tell_event(self, event: Event) -> None:
        """What happens; of a card that is turned up also what is printed on it."""
        card = self.automaton.card(self.table, event)
        if card:
            self.cards.append(card)
            self.tell(CARD, self.speaker.card(card))
            for line in self.speaker.card_text(card, self.table.options).split("\n"):
                self.tell(PRINT, line)
        self.tell(REASON if self.automaton.is_reason(event) else NEWS, self.speaker.event(event))
