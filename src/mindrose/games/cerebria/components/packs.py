# mypyc: plain
"""Content packs: folders of TOML files, read so that a mistake can be told by its place in them."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from mindrose.kernel.errors import meant, shown
from mindrose.language.positions import Key, Keys, Source
from mindrose.language.syntax import Position

LANGUAGES: Final = ("en", "ru", "it", "zh")
SOURCES: Final = ("rulebook", "published", "original")
FILES: Final = ("pack", "emotions", "spirits", "board", "decks")
DEFAULT: Final = Path(__file__).parents[1] / "content" / "default"

IDENTIFIER: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
START: Final = Position(1, 1)
AT: Final = re.compile(r" \(at line (\d+), column (\d+)\)$")


class Page:
    """One file of a pack: its facts, and its text to find them in."""

    def __init__(self, path: Path, text: str, facts: dict[str, Any]) -> None:
        self.path = path
        self.text = text
        self.facts = facts

    @cached_property
    def source(self) -> Source:
        return Source(str(self.path), self.text)

    def place(self, keys: Keys, at: Position = START) -> str:
        """`file:line:column` of a fact, or of the nearest thing around it that is written in the file."""
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

    def __init__(self, page: Page, keys: Keys, facts: dict[str, Any], mistakes: list[str]) -> None:
        self.page = page
        self.keys = keys  # the way to this table in the file: ("moderate", 3)
        self.facts = facts
        self.mistakes = mistakes

    @property
    def table(self) -> str:
        return str(self.keys[0])

    def mistake(self, message: str, *keys: Key, at: Position = START) -> None:
        """Notes what is wrong with the fact to which these keys lead."""
        self.note(self.page.place(self.keys + keys, at), message)

    def note(self, place: str, message: str) -> None:
        self.mistakes.append(f"{place}: {self.title()}{message}")

    def title(self) -> str:
        if not self.keys:
            return ""
        name = self.facts.get("id")
        number = [str(key + 1) for key in self.keys if isinstance(key, int)]
        return " ".join([self.table, repr(name) if isinstance(name, str) else "".join(number)]).strip() + ": "

    def knows_only(self, *keys: str) -> None:
        for key in self.facts:
            if key not in keys:
                told = f"there is no {key!r} here{meant(key, keys)}; there is {', '.join(keys)}"
                self.note(self.page.place_of_key((*self.keys, key)), told)

    def identifier(self) -> str:
        value = self.facts.get("id")
        if isinstance(value, str) and IDENTIFIER.fullmatch(value):
            return value
        self.mistake(f"the id is made of a to z, 0 to 9, hyphens and underscores, not {shown(value)}", "id")
        return ""

    def one_of(self, key: str, words: tuple[str, ...], why: str = "") -> str:
        value = self.facts.get(key)
        if isinstance(value, str) and value in words:
            return value
        known = ", ".join(words)
        told = f"{key} is one of {known}, not {shown(value)}{meant(value, words)}"
        self.mistake((told if key in self.facts else f"{key} is missing: one of {known}") + rule(why), key)
        return ""

    def whole(self, key: str, low: int, high: int, why: str = "") -> int:
        value = self.facts.get(key)
        if is_whole(value, low, high):
            return int(self.facts[key])
        known = f"a whole number from {low} to {high}"
        told = f"{key} is {known}, not {shown(value)}" if key in self.facts else f"{key} is missing: {known}"
        self.mistake(told + rule(why), key)
        return -1

    def in_four_languages(self, key: str) -> None:
        value = self.facts.get(key)
        if not isinstance(value, dict):
            self.mistake(f"{key} is a text, or one in each of {', '.join(LANGUAGES)}", key)
            return
        missing = [code for code in LANGUAGES if not isinstance(value.get(code), str) or not value[code].strip()]
        if missing:
            self.mistake(f"{key} has no text in {', '.join(missing)}", key)
        for code in value:
            if code not in LANGUAGES:
                self.mistake(f"{key} is in {', '.join(LANGUAGES)}, not in {code!r}", key, code)

    def sourced(self) -> None:
        """Where the facts come from, in one word."""
        self.one_of("source", SOURCES)

    def sourced_by_fact(self, *facts: str) -> None:
        """Where each of these facts comes from."""
        value = self.facts.get("source")
        if not isinstance(value, dict):
            self.mistake(f"source says where each of {', '.join(facts)} comes from", "source")
            return
        for fact in value:
            if fact not in facts:
                self.mistake(f"source has no {fact!r}{meant(fact, facts)}", "source", fact)
        for fact in facts:
            if value.get(fact) not in SOURCES:
                told = f"one of {', '.join(SOURCES)}, not {shown(value.get(fact))}"
                self.mistake(f"the source of the {fact} is {told}{meant(value.get(fact), SOURCES)}", "source", fact)


def rule(number: str) -> str:
    return f" ({number})" if number else ""


def is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def entries_of(page: Page, table: str, mistakes: list[str]) -> list[Entry]:
    """The tables that stand under `[[table]]`."""
    listed = page.facts.get(table)
    if not isinstance(listed, list) or not listed:
        mistakes.append(f"{page.path}: there is no {table} in it: write each one under [[{table}]]")
        return []
    entries = []
    for number, facts in enumerate(listed):
        if isinstance(facts, dict):
            entries.append(Entry(page, (table, number), facts, mistakes))
        else:
            mistakes.append(
                f"{page.place((table, number))}: {table} {number + 1} is a table of facts, not {shown(facts)}"
            )
    return entries


def entry_of(page: Page, table: str, mistakes: list[str]) -> Entry | None:
    """The one table that stands under `[table]`."""
    facts = page.facts.get(table)
    if isinstance(facts, dict):
        return Entry(page, (table,), facts, mistakes)
    mistakes.append(f"{page.path}: there is no [{table}] in it")
    return None


def contents(page: Page, mistakes: list[str]) -> Entry:
    """All that stands on a page."""
    return Entry(page, (), page.facts, mistakes)


def open_pack(folder: Path, mistakes: list[str]) -> dict[str, Page]:
    """The files of a pack by name; those that it does not have are those of the default pack."""
    if not folder.is_dir():
        mistakes.append(f"{folder} is not a folder of content files: {', '.join(f'{name}.toml' for name in FILES)}")
        return {}
    own = sorted(path for path in folder.iterdir() if path.suffix == ".toml")
    for path in own:
        if path.stem not in FILES:
            mistakes.append(
                f"{path}: a pack has no such file{meant(path.stem, FILES)}; it has any of "
                + ", ".join(f"{name}.toml" for name in FILES)
            )
    if not own:
        mistakes.append(f"{folder} holds none of {', '.join(f'{name}.toml' for name in FILES)}")
    pages = {}
    for name in FILES:
        path = folder / f"{name}.toml"
        page = unnamed(folder) if name == "pack" and not path.exists() else None
        pages[name] = page or read_page(path if path.exists() else DEFAULT / path.name, mistakes)
    return pages


def unnamed(folder: Path) -> Page:
    """A pack that does not say what it is called is called like its folder."""
    name = dict.fromkeys(LANGUAGES, folder.name)
    pack = re.sub(r"[^a-z0-9_-]+", "-", folder.name.lower()).strip("-_") or "pack"
    return Page(folder / "pack.toml", "", {"id": pack, "name": name, "about": name, "source": "original"})


def read_page(path: Path, mistakes: list[str]) -> Page:
    text = ""
    facts: dict[str, Any] = {}
    try:
        text = path.read_text(encoding="utf-8")
        facts = tomllib.loads(text)
    except OSError as error:
        mistakes.append(f"{path}: cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        mistakes.append(f"{path}: is not written in UTF-8")
    except tomllib.TOMLDecodeError as error:
        at = AT.search(str(error))
        place = f"{path}:{at[1]}:{at[2]}" if at else str(path)
        mistakes.append(f"{place}: is not TOML: {AT.sub('', str(error))}")
    spread(facts)
    return Page(path, text, facts)


def spread(facts: dict[str, Any]) -> None:
    """A name that is written once is the same in every language."""
    for key, value in facts.items():
        if key in ("name", "about") and isinstance(value, str) and value.strip():
            facts[key] = dict.fromkeys(LANGUAGES, value)
        elif isinstance(value, list):
            for entry in value:
                if isinstance(entry, dict):
                    spread(entry)


def published_decks() -> list[dict[str, Any]]:
    """CB-25.1.1, CB-25.1.2, CB-25.2.1 to CB-25.2.8 The decks of the rulebooks, which every pack offers."""
    return list(read_page(DEFAULT / "decks.toml", []).facts["deck"])
