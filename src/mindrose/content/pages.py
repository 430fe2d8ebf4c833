"""Files of content: tables of facts, read so that a mistake can be told by its place in the file."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from mindrose.kernel.errors import meant, shown
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.told import Told
from mindrose.language.mistakes import Mistake
from mindrose.language.positions import Key, Keys, Source
from mindrose.language.reading import Written, read
from mindrose.language.syntax import Effect, Position
from mindrose.language.vocabulary import Vocabulary

Facts = dict[str, Any]
SOURCES: Final = ("rulebook", "published", "original")

IDENTIFIER: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
START: Final = Position(1, 1)
EFFECT_SIGNS: Final = (":", ";", "//", "=", "#")
HEADERS: Final = ("on", "aura")
PROSE: Final = Told(
    "mistake-prose",
    "this is written as people speak: an effect is written like `on enter: draw me 1`; `mindrose content words` lists"
    " the words, and `mindrose content try` tells what they say",
)
UNKNOWN_WORD: Final = "there is no "
CURLY: Final = "“”„«»"
TWICE: Final = re.compile(r"Cannot declare \('(\w+)',\) twice")
AGAIN: Final = "Cannot overwrite a value"
AT: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")


class Page:
    """One file: its facts, its text to find them in, and all that is wrong with it."""

    def __init__(self, path: Path, text: str, facts: Facts) -> None:
        self.path = path
        self.text = text
        self.facts = facts
        self.mistakes: list[str] = []
        self.written = Written()  # the effects on it; a pack's pages share them

    @cached_property
    def source(self) -> Source:
        return Source(str(self.path), self.text)

    def mistake(self, message: str) -> None:
        """Notes what is wrong with the file as a whole."""
        self.note(str(self.path), message)

    def note(self, place: str, message: str, title: str = "") -> None:
        self.mistakes.append(Told("mistake-at", "{place}: {title}{what}", place=place, title=title, what=message))

    def place(self, keys: Keys, at: Position = START) -> str:
        """`file:line:column` of a fact, or of the nearest thing around it that is written in the file.

        Of a page that is in no file it is the place in the fact itself.
        """
        if not self.text:
            return Told("mistake-line", "line {line}, column {column}", line=at.line, column=at.column)
        return self.told(self.source.where(keys, at))

    def place_of_key(self, keys: Keys) -> str:
        """The place of the word before a fact, or of the first table of that name."""
        for named in (keys, (*keys, 0)):
            if named in self.source.headers:
                return self.told(self.source.position(self.source.headers[named]))
        return self.place(keys)

    def told(self, at: Position) -> str:
        return f"{self.path}:{at.line}:{at.column}"


class Entry:
    """One table of facts on a page, and what to say when a fact is not as it should be."""

    def __init__(self, page: Page, keys: Keys, facts: Facts) -> None:
        self.page = page
        self.keys = keys  # the way to this table in the file: ("moderate", 3)
        self.facts = facts
        self.effects: dict[str, Effect] = {}  # its effects as they were read, by their texts

    @property
    def table(self) -> str:
        return str(self.keys[0])

    # What is wrong

    def mistake(self, message: str, *keys: Key, at: Position = START) -> None:
        """Notes what is wrong with the fact to which these keys lead."""
        self.note(self.page.place(self.keys + keys, at), message)

    def misread(self, mistake: Mistake, *keys: Key) -> None:
        """Notes a mistake in an effect, at its place in the text to which these keys lead."""
        told = mistake.what
        if mistake.suggestion:
            told = Told("mistake-near", "{what} (did you mean {word!r}?)", what=told, word=mistake.suggestion)
        elif told.startswith(UNKNOWN_WORD):
            told = Told("mistake-words", "{what}; `mindrose content words` lists all words", what=told)
        self.mistake(told, *keys, at=mistake.at)

    def note(self, place: str, message: str) -> None:
        self.page.note(place, message, self.title())

    def title(self) -> str:
        if not self.keys:
            return ""
        name = self.facts.get("id")
        number = [str(key + 1) for key in self.keys if isinstance(key, int)]
        return " ".join([self.table, repr(name) if isinstance(name, str) else "".join(number)]).strip() + ": "

    # What facts can be

    def knows_only(self, *keys: str) -> None:
        for key in self.facts:
            if key not in keys:
                told = Told(
                    "mistake-unknown-key",
                    "there is no {key!r} here{near}; there is {known}",
                    key=key,
                    near=meant(key, keys),
                    known=keys,
                )
                self.note(self.page.place_of_key((*self.keys, key)), told)

    def identifier(self) -> str:
        value = self.facts.get("id")
        if isinstance(value, str) and IDENTIFIER.fullmatch(value):
            return value
        told = "the id is made of a to z, 0 to 9, hyphens and underscores, not {value}"
        self.mistake(Told("mistake-id", told, value=as_written(value)), "id")
        return ""

    def one_of(self, key: str, words: tuple[str, ...], why: str = "") -> str:
        value = self.facts.get(key)
        if self.said(key, words):
            return str(value)
        about: dict[str, Any] = {"key": key, "words": words, "rule": rule(why)}
        if key in self.facts:
            about |= {"value": as_written(value), "near": meant(value, words)}
            self.mistake(Told("mistake-one-of", "{key} is one of {words}, not {value}{near}{rule}", **about), key)
        else:
            self.mistake(Told("mistake-one-of-missing", "{key} is missing: one of {words}{rule}", **about), key)
        return ""

    def said(self, key: str, words: tuple[str, ...]) -> str:
        """The word under a key; nothing if it is none of these, which is for `one_of` to note."""
        value = self.facts.get(key)
        return value if isinstance(value, str) and value in words else ""

    def whole(self, key: str, low: int, high: int, why: str = "") -> int:
        value = self.facts.get(key)
        if is_whole(value, low, high):
            return int(self.facts[key])
        about: dict[str, Any] = {"key": key, "low": low, "high": high, "rule": rule(why)}
        if key in self.facts:
            told = "{key} is a whole number from {low} to {high}, not {value}{rule}"
            self.mistake(Told("mistake-whole", told, value=as_written(value), **about), key)
        else:
            told = "{key} is missing: a whole number from {low} to {high}{rule}"
            self.mistake(Told("mistake-whole-missing", told, **about), key)
        return -1

    def flag(self, key: str) -> bool:
        value = self.facts.get(key)
        if key not in self.facts:
            self.mistake(Told("mistake-flag-missing", "{key} is missing: true or false", key=key), key)
        elif not isinstance(value, bool):
            self.mistake(
                Told("mistake-flag", "{key} is true or false, not {value}", key=key, value=as_written(value)), key
            )
        return value is True

    def in_every_language(self, key: str) -> None:
        value = self.facts.get(key)
        if not isinstance(value, dict):
            told = "{key} is a text, or one in each of {languages}"
            self.mistake(Told("mistake-text", told, key=key, languages=tuple(LANGUAGES)), key)
            return
        missing = [code for code in LANGUAGES if not isinstance(value.get(code), str) or not value[code].strip()]
        if missing:
            told = '{key} has no text in {languages}; one for all languages is {key} = "…"'
            self.mistake(Told("mistake-no-text", told, key=key, languages=tuple(missing)), key)
        for code in value:
            if code not in LANGUAGES:
                told = "{key} is in {languages}, not in {code!r}"
                self.mistake(Told("mistake-language", told, key=key, languages=tuple(LANGUAGES), code=code), key, code)

    def texts(self, key: str) -> list[str]:
        """A list of texts in the effect language, "" if there are none; nothing if there is no such list."""
        if self.facts.get(key) == "":
            self.facts[key] = []
        value = self.facts.get(key, [])
        if isinstance(value, list) and all(isinstance(text, str) for text in value):
            return list(value)
        told = "{key} is a list of texts in the effect language, not {value}"
        self.mistake(Told("mistake-effects", told, key=key, value=as_written(value)), key)
        return []

    def effect(self, text: str, vocabulary: Vocabulary, *keys: Key) -> Effect | None:
        """The effect that a text says, read once whoever asks for it; None if it cannot be read, which is noted."""
        if text not in self.effects:
            try:
                self.effects[text] = read(text, vocabulary, written=self.page.written)
            except Mistake as mistake:
                self.misread(Mistake(START, PROSE) if is_prose(text) else mistake, *keys)
        return self.effects.get(text)

    def sourced(self) -> None:
        """Where the facts come from, in one word."""
        self.one_of("source", SOURCES)

    def sourced_by_fact(self, *facts: str) -> None:
        """Where each of these facts comes from."""
        value = self.facts.get("source")
        if not isinstance(value, dict):
            told = "source says where each of {facts} comes from"
            self.mistake(Told("mistake-sources", told, facts=facts), "source")
            return
        for fact in value:
            if fact not in facts:
                told = "source has no {fact!r}{near}"
                self.mistake(Told("mistake-source-unknown", told, fact=fact, near=meant(fact, facts)), "source", fact)
        for fact in facts:
            if value.get(fact) not in SOURCES:
                told = "the source of the {fact} is one of {words}, not {value}{near}"
                near = meant(value.get(fact), SOURCES)
                about: dict[str, Any] = {
                    "fact": fact,
                    "words": SOURCES,
                    "value": as_written(value.get(fact)),
                    "near": near,
                }
                self.mistake(Told("mistake-source", told, **about), "source", fact)


def is_prose(text: str) -> bool:
    """Whether a text that cannot be read as an effect is written as people speak."""
    words = text.split()
    first = words[0] if words else ""
    if first[:1].isalpha() and not any(letter.isascii() for letter in first if letter.isalpha()):
        return True  # in another alphabet
    unmarked = first not in HEADERS and not any(sign in text for sign in EFFECT_SIGNS)
    return len(words) > 3 and (unmarked or (first.isalpha() and first[0].isupper()))


def as_written(value: object) -> str:
    """A value as it is shown in a mistake."""
    return Told("mistake-nothing", "nothing") if value is None else shown(value)


def rule(number: str) -> str:
    return f" ({number})" if number else ""


def is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def entries_of(page: Page, table: str) -> list[Entry]:
    """The tables that stand under `[[table]]`."""
    listed = page.facts.get(table)
    if isinstance(listed, dict):
        told = "there are several of these: write [[{table}]], with two brackets, not [{table}]"
        page.note(page.place_of_key((table,)), Told("mistake-brackets", told, table=table))
        return []
    if not isinstance(listed, list) or not listed:
        told = "there is no {table} in it: write each one under [[{table}]]"
        page.mistake(Told("mistake-none-of", told, table=table))
        return []
    entries = []
    for number, facts in enumerate(listed):
        if isinstance(facts, dict):
            entries.append(Entry(page, (table, number), facts))
        else:
            told = "{table} {number} is a table of facts, not {value}"
            told = Told("mistake-no-table", told, table=table, number=number + 1, value=as_written(facts))
            page.note(page.place((table, number)), told)
    return entries


def entry_of(page: Page, table: str) -> list[Entry]:
    """The one table that stands under `[table]`."""
    facts = page.facts.get(table)
    if isinstance(facts, dict):
        return [Entry(page, (table,), facts)]
    page.mistake(Told("mistake-no-section", "there is no [{table}] in it", table=table))
    return []


def contents(page: Page) -> Entry:
    """All that stands on a page."""
    return Entry(page, (), page.facts)


def read_page(path: Path) -> Page:
    """A file of content; if it cannot be read, its page says why and has no facts."""
    page = Page(path, "", {})
    try:
        page.text = path.read_text(encoding="utf-8-sig")  # some editors begin a file with a mark of their own
        page.facts = tomllib.loads(page.text)
    except OSError as error:
        page.mistake(Told("mistake-unreadable", "cannot be read: {why}", why=str(error.strerror)))
    except UnicodeDecodeError:
        page.mistake(Told("mistake-utf8", "is not written in UTF-8: save it with that encoding"))
    except tomllib.TOMLDecodeError as error:
        lines = page.text.splitlines()
        found = AT.search(str(error))
        at = Position(int(found[1]), int(found[2])) if found else Position(len(lines), len(lines[-1]) + 1)
        page.note(page.told(at), miswritten(lines[at.line - 1], str(error)))
    spread(page.facts)
    return page


def miswritten(line: str, error: str) -> Told:
    """What is wrong with a line that cannot be read, as people make the mistake."""
    if any(quote in line for quote in CURLY):
        told = 'there are curly quotes in this line ({quotes}): write straight ones, "'
        return Told("mistake-curly", told, quotes=" ".join(CURLY))
    if line.count('"') % 2:
        return Told("mistake-quote", 'a quote " is missing in this line')
    if line.rstrip().endswith("="):
        return Told("mistake-no-value", "nothing stands behind the `=` of this line")
    twice = TWICE.search(error)
    if twice:
        told = "[{table}] is here for the second time: where there are several, write [[{table}]] before each"
        return Told("mistake-twice", told, table=twice[1])
    if "=" in line and re.search(r"=\s*[^\W\d]", line) and not re.search(r"=\s*(true|false)\b", line):
        return Told("mistake-unquoted", 'a text stands between quotes: id = "courage"')
    if AGAIN in error:
        return Told("mistake-again", "this is said a second time in the same table: keep one of the two")
    return Told("mistake-toml", "here this cannot be read: a quote, a bracket, a comma or `=` is missing or too many")


def spread(facts: Facts) -> None:
    """What people read and is written once is the same in every language."""
    for key, value in facts.items():
        if key in ("name", "about", "text") and isinstance(value, str) and value.strip():
            facts[key] = dict.fromkeys(LANGUAGES, value)
        elif isinstance(value, list):
            for entry in value:
                if isinstance(entry, dict):
                    spread(entry)
