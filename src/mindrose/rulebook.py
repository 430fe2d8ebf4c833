"""Rules, numbered: which line of code and which test stands for each rule of a game's reference."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from mindrose import registry
from mindrose.engine import ROOT
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.languages import LANGUAGES
from mindrose.text.words import ENGLISH, texts_file

NUMBER = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)+\b")
SPAN = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)*\.)(\d+) to (?:[A-Z]{2}-\d+(?:\.\d+)*\.)?(\d+)\b")
TERM = re.compile(r"^((?:word|action)-[\w-]+) = ([^{\n]+)$", re.MULTILINE)
VERB = re.compile(r"^(choice-[\w-]+) = ([^\W\d_]+)", re.MULTILINE)
VAGUE = 3  # an English word of so few letters stands in too many rules
STEM = 5  # letters that the forms of a word share
CHAPTER = re.compile(r"^## ([A-Z]{2}-\d+) (.+)$", re.MULTILINE)
SHORTEST = 3  # letters that are enough to begin a word with
CHINESE = re.compile("[\u4e00-\u9fff]")
BEGINNING = r"(?<![^\W_])"  # of a word, also within a code: E_FUSE_KIND
MARKED = re.compile(r"^@(\w+)\(([^)]*)\)|^def (\w+)", re.MULTILINE)  # what a test is marked with, and its name
QUOTED = re.compile(r'"([^"]+)"')
ITEM = re.compile(r"^- \*\*([A-Z]{2}-\d+(?:\.\d+)+)\*\* (.+)$", re.MULTILINE)


@dataclass
class Rule:
    """One rule, with the places that carry it out and the tests that prove it."""

    number: str
    text: str
    gist: str = ""  # in another language than that of the page, in one line
    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)

    def mentions(self, word: str) -> bool:
        """Whether a word in its text or in its gist begins with this one; "refused" does not speak of "fuse"."""
        before = "" if CHINESE.search(word) else BEGINNING
        return re.search(before + re.escape(word), f"{self.text} {self.gist}", re.IGNORECASE) is not None

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {"rule": self.number, "text": self.text, "code": self.code, "tests": self.tests}
        return {**document, "gist": self.gist} if self.gist else document


@dataclass(frozen=True)
class Gists:
    """A page of rules in short, in another language: titles by chapter, and a line by rule."""

    titles: dict[str, str] = field(default_factory=dict)
    rules: dict[str, str] = field(default_factory=dict)


def page_of(game: str) -> Path:
    """The rules reference of a game."""
    page = registry.face_of(game).rules
    if page is None or not page.is_file():
        raise MindroseError(f"there is no page of rules for {game!r}: its author has written none yet")
    return page


def read_page(game: str, language: str = ENGLISH) -> list[Rule]:
    """The rules of a game, in order; in another language than English with their gists."""
    gists = gists_of(game, language).rules
    items = ITEM.findall(page_of(game).read_text(encoding="utf-8"))
    return [Rule(number, text, gists.get(number, "")) for number, text in items]


def gists_of(game: str, language: str) -> Gists:
    """What stands beside the page in `<page>.<language>.md`; nothing in the language of the page itself."""
    page = page_of(game)
    file = page.with_name(f"{page.stem}.{language}.md")
    if not file.is_file():
        return Gists()
    text = file.read_text(encoding="utf-8")
    return Gists(dict(CHAPTER.findall(text)), dict(ITEM.findall(text)))


def terms(game: str, wanted: str) -> list[str]:
    """What the page of rules calls something that is asked for in any language: the game's words for it, and itself."""
    asked = wanted.casefold().strip()
    if not asked:
        return []
    found = [english for said, english in glossary(game) if any(alike(asked, word) for word in (said, *said.split()))]
    return list(dict.fromkeys([*found, asked]))


@cache
def glossary(game: str) -> list[tuple[str, str]]:
    """The words of a game in every language, each with the English one: its terms, and the verbs of choices."""
    found = []
    for pattern in (TERM, VERB):
        english = {term: word for term, word in pattern.findall(texts_of(game, ENGLISH)) if len(word) > VAGUE}
        for language in LANGUAGES:
            said = pattern.findall(texts_of(game, language))
            found += [(word.casefold(), english[term].casefold()) for term, word in said if term in english]
    return found


def alike(asked: str, said: str) -> bool:
    """Whether two words are forms of one: one begins the other, or both are long and begin alike.

    Chinese is written without blanks: there one may stand anywhere in the other.
    """
    if CHINESE.search(asked):
        return asked in said or said in asked
    begun = len(asked) >= SHORTEST and said.startswith(asked)
    return asked == said or begun or (len(asked) >= STEM and asked[:STEM] == said[:STEM])


def texts_of(game: str, language: str) -> str:
    file = texts_file(game, language)
    return "" if file is None else file.read_text(encoding="utf-8")


def sections_of(rules: list[Rule]) -> set[str]:
    """The chapters and sections that rules stand in: CB-15 and CB-15.2 for CB-15.2.3."""
    parts = [rule.number.split(".") for rule in rules]
    return {".".join(part[:length]) for part in parts for length in range(1, len(part))}


def numbers_in(text: str) -> set[str]:
    """Every rule number in a text; "CC-6.1 to CC-6.7" stands for all seven."""
    found = set(NUMBER.findall(text))
    for stem, first, last in SPAN.findall(text):
        found |= {f"{stem}{number}" for number in range(int(first), int(last) + 1)}
    return found


def cover(game: str, language: str = ENGLISH) -> list[Rule]:
    """The rules of a game with their code and their tests."""
    rules = read_page(game, language)
    tested = registry.face_of(game).tests
    code = places(registry.listing_of(game).folder)
    tests = proofs(tested) if tested else {}
    for rule in rules:
        rule.code = code.get(rule.number, [])
        rule.tests = tests.get(rule.number, [])
    return rules


def places(folder: Path) -> dict[str, list[str]]:
    """Rule number to `file:line` of each class, function or statement that names it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            for number in numbers_in(text):
                found.setdefault(number, []).append(f"{shown(path)}:{line}")
    return found


def proofs(folder: Path, mark: str = "rule") -> dict[str, list[str]]:
    """Rule number, or what else tests are marked with, to the tests that are marked with it: `@rule("CB-1.2")`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        marked: list[str] = []
        for decorator, arguments, test in MARKED.findall(path.read_text(encoding="utf-8")):
            if decorator == mark:
                marked += QUOTED.findall(arguments)
            elif test:
                for number in marked:
                    found.setdefault(number, []).append(f"{shown(path)}::{test}")
                marked = []
    return found


def shown(path: Path) -> Path:
    """A file as it is named: inside the house without the way to it."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
