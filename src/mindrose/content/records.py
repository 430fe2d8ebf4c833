"""Kinds of records: a game declares which facts its files hold, and everything that is not so is told by its place."""

from __future__ import annotations

from mindrose.content.pages import Entry, Page, entries_of, entry_of
from mindrose.kernel.told import Told
from mindrose.language.vocabulary import Vocabulary


class Fact:
    """One fact of a record: here its name alone, and it may be anything; subclasses say what it has to be."""

    def __init__(self, name: str, why: str = "") -> None:
        self.name = name
        self.why = why  # the rule that asks for it

    def check(self, entry: Entry) -> None:
        """Notes what is wrong with it in an entry."""


class Identifier(Fact):
    """The id: by it a record is named in positions, options and other records."""

    def __init__(self) -> None:
        super().__init__("id")

    def check(self, entry: Entry) -> None:
        entry.identifier()


class InEveryLanguage(Fact):
    """A text, or one in each language."""

    def check(self, entry: Entry) -> None:
        entry.in_every_language(self.name)


class OneOf(Fact):
    """One of some words."""

    def __init__(self, name: str, words: tuple[str, ...], why: str = "") -> None:
        super().__init__(name, why)
        self.words = words

    def check(self, entry: Entry) -> None:
        entry.one_of(self.name, self.words, self.why)


class Whole(Fact):
    """A whole number in a range."""

    def __init__(self, name: str, low: int, high: int, why: str = "") -> None:
        super().__init__(name, why)
        self.low = low
        self.high = high

    def check(self, entry: Entry) -> None:
        entry.whole(self.name, self.low, self.high, self.why)


class Flag(Fact):
    """True or false."""

    def check(self, entry: Entry) -> None:
        entry.flag(self.name)


class Effects(Fact):
    """A list of effects in the words of a game; each is read once, and kept in `entry.effects`."""

    def __init__(self, name: str, vocabulary: Vocabulary, why: str = "") -> None:
        super().__init__(name, why)
        self.vocabulary = vocabulary

    def check(self, entry: Entry) -> None:
        for number, text in enumerate(entry.texts(self.name)):
            if entry.effect(text, self.vocabulary, self.name, number) is not None:
                self.check_effect(entry, text, number)

    def check_effect(self, entry: Entry, text: str, number: int) -> None:
        """Notes what else is wrong with an effect that can be read."""


class Sourced(Fact):
    """Where the record is from, in one word."""

    def __init__(self) -> None:
        super().__init__("source")

    def check(self, entry: Entry) -> None:
        entry.sourced()


class SourcedByFact(Fact):
    """Where each of some facts is from."""

    def __init__(self, *facts: str) -> None:
        super().__init__("source")
        self.facts = facts

    def check(self, entry: Entry) -> None:
        entry.sourced_by_fact(*self.facts)


class Perhaps(Fact):
    """A fact that may be left out."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.name, fact.why)
        self.fact = fact

    def check(self, entry: Entry) -> None:
        if self.name in entry.facts:
            self.fact.check(entry)


class RecordKind:
    """The tables under `[[name]]`, or the one under `[name]` if there is a `single` one: which facts each has."""

    def __init__(self, name: str, *facts: Fact, single: bool = False) -> None:
        self.name = name
        self.facts = facts
        self.single = single

    def entries(self, page: Page) -> list[Entry]:
        return entry_of(page, self.name) if self.single else entries_of(page, self.name)

    def check(self, entry: Entry) -> None:
        entry.knows_only(*(fact.name for fact in self.facts))
        for fact in self.facts:
            fact.check(entry)


def check_different(entries: list[Entry]) -> None:
    """Each record has an id of its own."""
    seen: set[str] = set()
    for entry in entries:
        name = str(entry.facts.get("id"))
        if name in seen:
            told = "another {table} has this id: each has one of its own"
            entry.mistake(Told("mistake-same-id", told, table=entry.table), "id")
        seen.add(name)
