"""Cards of one's own, for `mindrose content`: checked and told in words, begun, and kept."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby
from pathlib import Path
from string import Template
from typing import Any, Final, Generic, Protocol, TypeVar

from mindrose import registry
from mindrose.content.differing import HOW, Difference, differences
from mindrose.content.keeping import VERSION, version_of
from mindrose.content.packs import DEFAULT_PACK, PACK, PACK_NAME, Pack, PackFiles, identifier, packs_folder
from mindrose.content.pages import Facts
from mindrose.kernel.errors import BadContent, BadOption, MindroseError
from mindrose.kernel.game import Game, Value
from mindrose.text.mistakes import said
from mindrose.text.words import Words

Content = TypeVar("Content")
NAMED: Final = 6  # of what differs in a file, so many are named in short
ABOUT: Final = 'id = "$id"\nname = $name\nabout = $name\nsource = "original"\n'


@dataclass
class Holding:
    """What lies at a path: what it holds, or all that is wrong with it."""

    path: Path
    title: str = ""
    name: str = ""  # what it calls itself
    version: str = ""  # by which a table keeps it; none if it has mistakes
    lines: list[str] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)
    unread: bool = False  # there may be more mistakes in what cards do, which is read once the rest is right

    def document(self) -> dict[str, Any]:
        return {
            "path": str(self.path),
            "title": self.title,
            "version": self.version,
            "holds": self.lines,
            "mistakes": self.mistakes,
            "unread": self.unread,
        }


class Contents(Generic[Content]):
    """What somebody wrote for a game; a game that can tell more of it than how many records there are is a subclass."""

    starter: Path | None = None  # a folder of commented files to begin with
    decks: tuple[str, ...] = ()  # the files of a pack of decks
    cards: tuple[str, ...] = ()  # the files of a pack of cards, which begin as those of the game
    effects_last = False  # what cards do is read only when all facts are right

    def __init__(self, game: str, files: PackFiles, content_of: Callable[[Pack], Content]) -> None:
        self.game = game
        self.files = files
        self.content_of = content_of

    # Checking

    def likeness(self, path: Path) -> int:
        """How much a path looks like content of the game, good or bad."""
        return self.files.likeness(self.found(path))

    def found(self, path: Path) -> Path:
        """The path itself, or the pack of this computer that is meant if it is only a name."""
        named = packs_folder() / path
        return named if not path.exists() and PACK_NAME.fullmatch(str(path)) and named.is_dir() else path

    def folder(self, path: Path) -> Path:
        """The pack at a path; a file stands for the pack that it belongs to."""
        found = self.found(path)
        return found.parent if found.is_file() else found

    def check(self, path: Path, language: str = "en") -> Holding:
        """Reads what lies at a path, and tells what is in it or wrong with it."""
        return self.told(self.folder(path), language, self.lines)

    def summary(self, path: Path, language: str = "en") -> Holding:
        """The same in short."""
        return self.told(path, language, self.short_lines)

    def told(self, path: Path, language: str, lines: Callable[[Pack, Content, Words], list[str]]) -> Holding:
        words = Words(language, self.game)
        unread = self.effects_last
        try:
            pack = self.files.open(path)
            unread = False
            content = self.content_of(pack)
        except BadContent as error:
            mistakes = [said(one, words) for one in error.mistakes or [str(error)]]
            return Holding(path, path.name, mistakes=mistakes, unread=unread)
        version = version_of(path.absolute().name, pack.own_facts())
        name = str(pack.pages[PACK].facts["name"][words.language])
        return Holding(path, self.title(pack, words), name, version, lines(pack, content, words))

    def title(self, pack: Pack, words: Words) -> str:
        name = pack.pages[PACK].facts["name"][words.language]
        return words.say("terminal-fact", {"name": pack.folder.absolute().name, "value": name})

    def lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        """All that a pack holds; by itself, how many records of which kind are its own."""
        own = [file for file in self.files.files if pack.owns(file.name)]
        return [
            words.say("terminal-fact", {"name": file.name, "value": f"{len(pack.records[kind.name])} {kind.name}"})
            for file in own
            for kind in file.kinds
        ]

    def short_lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        """What tells a pack from others in a list."""
        return self.lines(pack, content, words)

    # What is otherwise than in the game

    @cached_property
    def usual(self) -> dict[str, Facts]:
        """What the game itself says."""
        return self.facts_of(self.files.open())

    def facts_of(self, pack: Pack) -> dict[str, Facts]:
        return self.facts(pack, self.content_of(pack))

    def facts(self, pack: Pack, content: Content) -> dict[str, Facts]:
        """All that can be played with a pack, by file."""
        return pack.facts()

    def gist(self, path: Path, language: str = "en") -> Holding:
        """What tells a pack from the game, in a line for each of its files."""
        return self.told(path, language, self.gist_lines)

    def gist_lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        found = differences(self.usual, self.facts(pack, content))
        files = [self.file_line(file, list(some), words) for file, some in groupby(found, lambda one: one.file)]
        return files or [words.say("pack-same")]

    def file_line(self, file: str, found: list[Difference], words: Words) -> str:
        """`Emotions: 2 changed, 1 new (Courage, Fear, Pluck)`"""
        part = words.say("pack-file", {"part": file}) if words.has("pack-file") else file
        hows = [one.how for one in found]
        counts = [words.say(f"pack-{how}", {"number": hows.count(how)}) for how in HOW if how in hows]
        names = list(dict.fromkeys(one.name(words.language) for one in found if one.how != "gone"))
        counted = words.say("terminal-fact", {"name": part, "value": words.row(counts)})
        return words.aside(counted, some_of(names, words)) if names else counted

    def changes(self, was: dict[str, Facts], now: dict[str, Facts], language: str = "en") -> list[str]:
        """What is otherwise in the files of a pack than it was, record by record."""
        words = Words(language, self.game)
        before, after = self.effects(was, words), self.effects(now, words)
        return [difference_told(one, words, before, after) for one in differences(was, now)]

    def effects(self, facts: dict[str, Facts], words: Words) -> Effects:
        """What says the effects of a pack; those of a game without any say nothing."""
        return Effects()

    # Beginning

    def begin(self, folder: Path, name: str, decks: bool, cards: bool) -> list[Path]:
        """Writes the files of a new pack, commented, and never over anything that is there."""
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadOption(f"{folder} is there already and is not empty: name a new folder")
        name = printable(name or folder.absolute().name)
        told = {"id": identifier(folder.absolute().name, "my-pack"), "name": quoted(name)}
        written = [write(folder / f"{PACK}.toml", self.begun(PACK, ABOUT, told))]
        for file in self.decks if decks else ():
            written.append(write(folder / f"{file}.toml", self.begun(file, "", told)))
        for file in self.cards if cards else ():
            given = (self.files.default / f"{file}.toml").read_text(encoding="utf-8")
            written.append(write(folder / f"{file}.toml", self.begun(file, "", told) + given))
        return written

    def begun(self, file: str, otherwise: str, told: dict[str, str]) -> str:
        path = None if self.starter is None else self.starter / f"{file}.toml"
        text = otherwise if path is None or not path.is_file() else path.read_text(encoding="utf-8")
        return Template(text).substitute(told)


def some_of(names: list[str], words: Words) -> str:
    """The first of many names, and how many more there are."""
    told = words.row(names[:NAMED])
    more = len(names) - NAMED
    return words.say("pack-more-names", {"names": told, "number": more}) if more > 0 else told


class Effects:
    """What the effects in the records of a pack say."""

    def texts(self, file: str, fact: str, value: Any) -> list[str]:
        """The texts of a fact, if it is one that is written in the effect language."""
        return []

    def told(self, file: str, fact: str, value: object, words: Words) -> str:
        """A fact in words; one that is no effect, or that cannot be read any more, as it is written."""
        if value is None:
            return words.say("difference-nothing")
        try:
            texts = self.texts(file, fact, value)
        except MindroseError:
            texts = []
        return words.say("difference-says", {"text": " ".join(texts)}) if texts else as_written(value)


def as_written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def difference_told(one: Difference, words: Words, before: Effects, after: Effects) -> str:
    name = one.name(words.language)
    if one.how != "changed":
        return words.say(f"difference-{one.how}", {"name": name})
    facts = []
    for fact in one.facts():
        was = before.told(one.file, fact, one.was.get(fact), words)
        now = after.told(one.file, fact, one.now.get(fact), words)
        if was == now:  # what differs is not the effect
            was, now = as_written(one.was.get(fact)), as_written(one.now.get(fact))
        facts.append(words.say("difference-fact", {"fact": fact, "was": was, "now": now}))
    return words.say("difference-changed", {"name": name, "facts": words.row(facts)})


def since(game: Game, options: dict[str, Value], language: str) -> list[str]:
    """What has changed in a pack since a table was made with it, card by card; nothing if it is as it was, or gone."""
    name, _, version = game.pack_of(options).partition(VERSION)
    snapshot = game.snapshot(options)
    if not version or snapshot is None:
        return []
    contents = contents_of(game.id)
    try:
        now = contents.facts_of(contents.files.open(packs_folder() / name))
    except BadContent:
        return []
    lines = contents.changes(contents.facts_of(contents.files.kept(name, snapshot)), now, language)
    return [Words(language, game.id).say("pack-since", {"pack": name}), *lines] if lines else []


def contents_of(game: str) -> Contents[Any]:
    """What tells of the content that somebody wrote for a game."""
    contents: Contents[Any] = registry.load(registry.face_of(game).content)
    return contents


def game_at(path: Path) -> str:
    """The game whose content a path looks most like; a folder like that of none is meant to become a pack."""
    like = {game: contents_of(game).likeness(path) for game in registry.having("content")}
    best = max(like, key=lambda game: like[game])
    if like[best]:
        return best
    return registry.having("packs")[0] if path.is_dir() or path.name == f"{PACK}.toml" else ""


def packs_here(game: str) -> list[Path]:
    """The packs of a game on this computer."""
    folder = packs_folder()
    if not registry.face_of(game).packs or not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if is_pack(path) and game_at(path) == game)


def is_pack(path: Path) -> bool:
    named = PACK_NAME.fullmatch(path.name) is not None and path.name != DEFAULT_PACK
    return named and any(path.glob("*.toml*"))


class Decks(Protocol):
    """Checks decks of one's own, and keeps them in packs."""

    def check_deck(self, text: str, pack: str) -> str: ...

    def save_deck(self, text: str, name: str, pack: str) -> SavedDeck: ...


@dataclass
class SavedDeck:
    """A deck that was kept: its id, its file, and the first seat that can play it."""

    id: str
    path: Path
    seat: int


def own_folder(pack: str) -> Path:
    """The folder of a pack of one's own, by its path or its name, whether it is there or not."""
    path, named = Path(pack), packs_folder() / pack
    if path.is_dir() and (os.sep in pack or not named.is_dir() or path.samefile(named)):
        return path
    if path.is_dir():
        raise BadOption(f"there are two packs {pack!r}, here and in {named.parent}: name one of them by its path")
    if not PACK_NAME.fullmatch(pack):
        raise BadOption(f"a pack is named like a folder: a to z, 0 to 9, hyphens and underscores, not {pack!r}")
    if pack == DEFAULT_PACK:
        raise BadOption(f"{pack!r} is the game's own content: take another name for a pack of yours")
    return packs_folder() / pack


def installed(folder: Path) -> Path:
    """Copies a pack to those of this computer, never over one that is there."""
    name = folder.absolute().name
    if not PACK_NAME.fullmatch(name) or name == DEFAULT_PACK:
        raise BadOption(f"a pack is named like a folder: a to z, 0 to 9, hyphens and underscores, not {name!r}")
    target = packs_folder() / name
    if target.exists():
        raise BadOption(f"{target} is there already: rename one of the two, or delete that one first")
    for file in sorted(folder.glob("*.toml")):
        write(target / file.name, file.read_text(encoding="utf-8"))
    return target


def write(path: Path, text: str) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MindroseError(f"cannot write {path}: {error.strerror}") from None
    return path


def printable(name: str) -> str:
    if not name.isprintable() or not name.strip():
        raise BadOption(f"a name is made of letters, figures and signs, not {name!r}")
    return name.strip()


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
