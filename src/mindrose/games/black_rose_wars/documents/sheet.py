"""A document that is read, beside the table that it becomes: what its words mean, and what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import CELL_WORD, PLACES, ROSE_WORD, figure_names
from mindrose.games.black_rose_wars.components.things import CELL, MOONS, NOBODY, NOTHING, PARTICIPANTS, ROSE
from mindrose.games.black_rose_wars.documents.holdings import NOBODY_WORD
from mindrose.games.black_rose_wars.options import Settings
from mindrose.games.black_rose_wars.state import KNOWING, empty_table
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import meant, shown, suggested
from mindrose.kernel.form import Document, Form

Nearest = Callable[[str, str], str]  # of a kind of things and a word: what the one that was probably meant is called

LARGEST: Final = 10_000  # number in a document
REST_WORD: Final = "rest"
CARD: Final = re.compile(r"(?P<name>.+?)(?:\s+seen\s+by\s+(?P<seers>nobody|\d(?:\s*,\s*\d)*))?", re.IGNORECASE)


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
        self.nearest: Nearest | None = None  # where somebody writes names

    def meant(self, value: object, known: Collection[str], what: str) -> str:
        found = self.nearest(what, value) if self.nearest is not None and isinstance(value, str) else ""
        return suggested(found) or meant(value, known)

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
        return NOTHING if entry[name] is None else self.index(entry[name], tuple(words), f"{name!r} of {where}", name)

    def find(self, value: object, words: list[str], what: str) -> int:
        """The number of a card or another thing by its name, NOTHING if there is none."""
        word = value.strip().lower() if isinstance(value, str) else ""
        if word in words:
            return words.index(word)
        self.wrong(f"there is no {what} {shown(value)}{self.meant(value, words, what)}")
        return NOTHING

    def seat(self, entry: Document, name: str, default: int) -> int:
        """A seat by its number; null for none."""
        if entry.get(name, default) is None or (name not in entry and default == NOBODY):
            return NOBODY
        return self.number(entry, name, 0, int(self.table.players) - 1, default)

    def participants(self, entry: Document, name: str) -> int:
        """A list of participants as one bit each."""
        found = [self.participant(value, f"an entry of {name!r}") for value in self.items(entry, name, PARTICIPANTS)]
        return sum(1 << participant for participant in set(found) if participant != NOBODY)

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
        if None in values:
            last = int(self.table.players) - 1
            self.wrong(
                f"'cubes' of {where} names nobody in place {values.index(None) + 1}: write whose cube it is, "
                f"a seat from 0 to {last} or {ROSE_WORD!r}, or leave it out"
            )
            return 0
        colours = [self.participant(value, f"a cube of {where}") for value in values]
        return 0 if NOBODY in colours else int(cubes.row_of(colours))

    def card(self, value: object, words: list[str], what: str, usual: int) -> int:
        """`brain-worm`, or `brain-worm seen by 0,2` where others know it than usual; NOTHING if there is none."""
        found = CARD.fullmatch(value.strip()) if isinstance(value, str) else None
        number = self.find(found["name"] if found else value, words, what)
        if found is None or number < 0 or found["seers"] is None:
            return KNOWING * number + usual if number >= 0 else NOTHING
        seers = found["seers"].lower()
        seats = [] if seers == NOBODY_WORD else [int(seat) for seat in seers.split(",")]
        if any(seat >= self.table.players for seat in seats):
            self.wrong(f"{shown(value)} is seen by seats that there are not")
            return NOTHING
        return KNOWING * number + sum(1 << seat for seat in set(seats))

    def shuffled(self, cards: list[int]) -> list[int]:
        return self.table.chance.shuffled(cards)

    def pile(self, value: object, words: list[str], what: str) -> tuple[list[int], bool]:
        """The cards of a pile from the top, by their names, and whether the rest lies below them."""
        values = value if isinstance(value, list) else [value]
        rest = REST_WORD in values[-1:]
        cards = [self.find(name, words, what) for name in (values[:-1] if rest else values)]
        return [card for card in cards if card >= 0], rest

    def read_decks(
        self, entry: Document, what: str, ids: list[str], moons: list[int], taken: list[int], deck: int, discard: int
    ) -> None:
        """IV-8 A deck for each moon, with cards of that moon, every card once."""
        decks = self.items(entry, "decks", MOONS)
        discards = self.pile(entry.get("discard") or [], ids, what)[0]
        read = [self.pile(decks[moon] if moon < len(decks) else REST_WORD, ids, what) for moon in range(MOONS)]
        named = taken + discards + [card for cards, _ in read for card in cards]
        for card in sorted({card for card in named if named.count(card) > 1}):
            self.wrong(f"{what} {ids[card]!r} is there twice (BR-2.1.7)")
        for card in named:
            if moons[card] == NOTHING:
                self.wrong(f"{what} {ids[card]!r} is not played with at this table (BR-28.1.4)")
        for card in reversed(discards):
            self.table.piles.put(discard, card)
        for moon, (cards, rest) in enumerate(read):
            for card in cards:
                if moons[card] not in (moon, NOTHING):
                    self.wrong(f"{what} {ids[card]!r} is of moon {moons[card] + 1}, not {moon + 1} (IV-8)")
            left = [card for card in range(len(ids)) if moons[card] == moon and card not in named]
            if left and not rest:
                self.wrong(f"{what} {ids[left[0]]!r} is nowhere: let the deck of its moon end with {REST_WORD!r}")
            for card in reversed(cards + (self.shuffled(left) if rest else [])):
                self.table.piles.put(deck + moon, card)
