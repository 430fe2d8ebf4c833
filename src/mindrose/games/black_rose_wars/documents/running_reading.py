"""What a half-done sentence needs, read from a document; and what has changed for a while."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import DURATIONS, NOBODY, NOTHING
from mindrose.games.black_rose_wars.documents.running import CHANGE_WORDS, FACTS, HAPPENING_WORDS, SORT_WORDS
from mindrose.games.black_rose_wars.documents.sheet import Sheet
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.listening import CODES, ITEM_WIDTH, put_item
from mindrose.games.black_rose_wars.state import (
    CHANGED,
    HAPPENED,
    MOST_CHANGED,
    MOST_HAPPENED,
    MOST_SPENT,
    MOST_WAITING,
    SPENT,
)
from mindrose.kernel.form import Document

SMALLEST: Final = -(2**15)
WIDEST: Final = 2**15 - 1  # number in a pile
ITEM_FIELDS: Final = {"owner", "sort", "number", "happening"}
CHANGE_FIELDS: Final = {"figure", "stat", "amount", "until", "key"}


class RunningReader:
    """Puts what has happened, what waits and what is changed on the table of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.table = sheet.table

    def read(self) -> None:
        document = self.sheet.document
        for entry in self.entries("happened", {"kind", *FACTS}, MOST_HAPPENED // happenings.WIDTH):
            self.read_happening(entry)
        happened = int(happenings.number_of(self.table))
        for entry in self.entries("waiting", ITEM_FIELDS, MOST_WAITING // ITEM_WIDTH):
            self.read_item(entry, happened)
        for entry in self.entries("changes", CHANGE_FIELDS, MOST_CHANGED // values.WIDTH):
            self.read_change(entry)
        for entry in self.entries("spent", {"sort", "number"}, MOST_SPENT):
            self.table.piles.put(SPENT, CODES * self.sort(entry) + self.number(entry, "number", 0, CODES - 1))
        if not self.sheet.running and (document.get("happened") or document.get("waiting")):
            self.sheet.wrong("'happened' and 'waiting' belong to a sentence that runs: without a 'stack' there is none")

    def entries(self, name: str, names: set[str], most: int) -> list[Document]:
        entries = self.sheet.items(self.sheet.document, name, most)
        return [self.sheet.entry(entry, names, f"an entry of {name!r}") for entry in entries]

    def number(self, entry: Document, name: str, low: int, high: int) -> int:
        return self.sheet.number(entry, name, low, high, max(low, 0))

    def sort(self, entry: Document) -> int:
        return max(self.sheet.index(entry.get("sort"), SORT_WORDS, "'sort'"), 0)

    def read_happening(self, entry: Document) -> None:
        piles = self.table.piles
        piles.put(HAPPENED, max(self.sheet.index(entry.get("kind"), HAPPENING_WORDS, "'kind' of 'happened'"), 0))
        for which, name in enumerate(FACTS, start=happenings.KIND + 1):
            if which == happenings.WHERE:
                piles.put(HAPPENED, self.sheet.place(entry, name, NOTHING, "'happened'"))
            else:
                piles.put(HAPPENED, self.sheet.number(entry, name, SMALLEST, WIDEST, NOTHING))

    def read_item(self, entry: Document, happened: int) -> None:
        owner = self.sheet.said_participant(entry, "owner", NOBODY, "'waiting'")
        answered = self.number(entry, "happening", 0, max(happened - 1, 0))
        put_item(self.table, owner, self.sort(entry), self.number(entry, "number", 0, CODES - 1), answered)

    def read_change(self, entry: Document) -> None:
        sheet = self.sheet
        figure = max(sheet.figure(entry.get("figure")), 0)
        stat = max(sheet.index(entry.get("stat"), CHANGE_WORDS, "'stat'"), 0)
        until = max(sheet.index(entry.get("until"), DURATIONS, "'until'"), 0)
        amount = self.number(entry, "amount", SMALLEST, WIDEST)
        key = sheet.number(entry, "key", NOTHING, WIDEST, NOTHING)
        for value in (figure, stat, amount, until, key):
            self.table.piles.put(CHANGED, value)
