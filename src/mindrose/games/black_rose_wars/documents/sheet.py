"""A document that is read, beside the table that it becomes: what its words mean, and what is wrong with them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import CELL_WORD, PLACES, ROSE_WORD, figure_names
from mindrose.games.black_rose_wars.components.things import CELL, NOBODY, NOTHING, ROSE
from mindrose.games.black_rose_wars.options import Settings
from mindrose.games.black_rose_wars.state import empty_table
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import meant, shown
from mindrose.kernel.form import Document, Form

LARGEST: Final = 10_000  # number in a document
REST_WORD: Final = "rest"


def preparing(document: Document) -> bool:
    """The setup is still running, as far as a document says what runs: little has to be there yet."""
    stack = document.get("stack")
    frames = stack if isinstance(stack, list) else []
    return any(isinstance(frame, dict) and frame.get("program") == "setup" for frame in frames)


class Sheet(Form):
    """Reads what documents call seats, participants, figures and places, and collects what is wrong."""

    def __init__(self, document: Document, content: Content, settings: Settings, players: int, chance: Chance) -> None:
        super().__init__()
        self.document = document
        self.content = content
        self.table = empty_table(players, content, settings, chance, None)
        self.figures = figure_names(content)
        self.running = "stack" in document  # the programs are said, so this may be any moment
        self.preparing = preparing(document)

    def entry(self, value: object, names: set[str], where: str) -> Document:
        """A mapping with some of these names."""
        if not isinstance(value, dict):
            self.wrong(f"{where} is a mapping of {', '.join(sorted(names))}, not {shown(value)}")
            return {}
        self.check_names(value, names, where)
        return {str(name): one for name, one in value.items()}

    def said(self, entry: Document, name: str, words: list[str], default: int, where: str) -> int:
        """One of some words by its number; null says that there is none, and nothing said the default."""
        if name not in entry:
            return default
        return NOTHING if entry[name] is None else self.index(entry[name], tuple(words), f"{name!r} of {where}")

    def find(self, value: object, words: list[str], what: str) -> int:
        """The number of a card or another thing by its name, NOTHING if there is none."""
        word = value.strip().lower() if isinstance(value, str) else ""
        if word in words:
            return words.index(word)
        self.wrong(f"there is no {what} {shown(value)}{meant(value, words)}")
        return NOTHING

    def seat(self, entry: Document, name: str, default: int) -> int:
        """A seat by its number; null for none."""
        if entry.get(name, default) is None or (name not in entry and default == NOBODY):
            return NOBODY
        return self.number(entry, name, 0, int(self.table.players) - 1, default)

    def seats(self, entry: Document, name: str) -> int:
        """A list of seats as one bit each."""
        players = int(self.table.players)
        bits = 0
        for value in self.items(entry, name, players):
            bits |= 1 << self.number({name: value}, name, 0, players - 1, 0)
        return bits

    def participant(self, value: object, where: str) -> int:
        """A seat by its number, the Black Rose as `rose`, null for nobody."""
        if value is None:
            return NOBODY
        if value == ROSE_WORD:
            return ROSE
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.table.players:
            return value
        last = int(self.table.players) - 1
        self.wrong(f"{where} is a seat from 0 to {last} or {ROSE_WORD!r}, not {shown(value)}")
        return NOBODY

    def said_participant(self, entry: Document, name: str, default: int, where: str) -> int:
        return self.participant(entry[name], f"{name!r} of {where}") if name in entry else default

    def place(self, entry: Document, name: str, default: int, where: str) -> int:
        """A room by its position, or the own cell; null for neither."""
        if name not in entry:
            return default
        value = entry[name]
        if value is None:
            return NOTHING
        word = value.strip() if isinstance(value, str) else ""
        if word.lower() == CELL_WORD:
            return CELL
        if word.upper() in PLACES:
            return PLACES.index(word.upper())
        self.wrong(f"{name!r} of {where} is a room from P01 to P19 or {CELL_WORD!r}, not {shown(value)}")
        return NOTHING

    def figure(self, value: object) -> int:
        return self.find(value, self.figures, "figure")

    def cubes(self, entry: Document, most: int, where: str, rule: str) -> int:
        """A row of cubes from the left, each by the participant whose colour it has."""
        values = entry.get("cubes")
        values = [] if values is None else values
        if not isinstance(values, list) or len(values) > most:
            told = f"a list of at most {most} participants ({rule})"
            self.wrong(f"'cubes' of {where} is {told}, not {shown(values)}")
            return 0
        colours = [self.participant(value, f"a cube of {where}") for value in values]
        if NOBODY in colours:
            self.wrong(f"a cube of {where} is somebody's")
            return 0
        return int(cubes.row_of(colours))

    def shuffled(self, cards: list[int]) -> list[int]:
        return self.table.chance.shuffled(cards)

    def pile(self, value: object, words: list[str], what: str) -> tuple[list[int], bool]:
        """The cards of a pile from the top, by their names, and whether the rest lies below them."""
        values = value if isinstance(value, list) else [value]
        rest = REST_WORD in values[-1:]
        cards = [self.find(name, words, what) for name in (values[:-1] if rest else values)]
        return [card for card in cards if card >= 0], rest
