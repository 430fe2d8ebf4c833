"""Packs: a folder of content files over the default one of a game, which declares what files there are."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unicodedata import normalize

from mindrose.content.pages import Entry, Facts, Page, contents, read_page
from mindrose.content.records import Fact, Identifier, InEveryLanguage, RecordKind, Sourced
from mindrose.kernel.errors import BadContent, meant
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.told import Told
from mindrose.language.reading import Written

PACK: Final = "pack"  # the file in which a pack says what it is called
ABOUT: Final[tuple[Fact, ...]] = (Identifier(), InEveryLanguage("name"), InEveryLanguage("about"), Sourced())
DEFAULT_PACK: Final = "default"
CYRILLIC: Final = dict(
    zip(
        "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya".replace("_", "").split(" "),
        strict=True,
    )
)
PACK_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,63}")


class Pack:
    """The files of a pack while they are read: their pages, the records on them, and all that is wrong with them."""

    def __init__(self, folder: Path, pages: dict[str, Page]) -> None:
        self.folder = folder
        self.pages = pages
        self.records: dict[str, list[Entry]] = {}  # by the name of their kind
        self.written = Written()
        for page in pages.values():
            page.written = self.written

    def owns(self, file: str) -> bool:
        """Whether a file is the pack's own, not that of the default pack."""
        path = self.pages[file].path
        return self.folder in (path, path.parent)

    def facts(self) -> dict[str, Facts]:
        """What the files say, by their names."""
        return {name: page.facts for name, page in self.pages.items()}

    def own_facts(self) -> dict[str, Facts]:
        """What its own files say, by their names."""
        return {name: page.facts for name, page in self.pages.items() if self.owns(name)}

    def stop_if_wrong(self) -> None:
        stop_if_wrong(self.folder, [mistake for page in self.pages.values() for mistake in page.mistakes])


def stop_if_wrong(folder: Path, mistakes: list[str]) -> None:
    if mistakes:
        raise BadContent(f"{folder} has mistakes:", list(dict.fromkeys(mistakes)))


class File:
    """A file of a pack: the kinds of records in it, and a check of what they must be together."""

    def __init__(self, name: str, *kinds: RecordKind, check: Callable[[Pack], None] | None = None) -> None:
        self.name = name
        self.kinds = kinds
        self.together = check

    def lay_out(self, pack: Pack) -> None:
        """The records of the file, as they are."""
        for kind in self.kinds:
            pack.records[kind.name] = kind.entries(pack.pages[self.name])

    def check(self, pack: Pack) -> None:
        contents(pack.pages[self.name]).knows_only(*(kind.name for kind in self.kinds))
        self.lay_out(pack)
        for kind in self.kinds:
            for entry in pack.records[kind.name]:
                kind.check(entry)
        if self.together is not None:
            self.together(pack)


class PackFiles:
    """The files of a game's packs: which there are, and where those lie that a pack does not have."""

    def __init__(self, default: Path, *files: File) -> None:
        self.default = default
        self.files = files
        self.names: tuple[str, ...] = (PACK, *(file.name for file in files))

    def listed(self) -> str:
        return ", ".join(f"{name}.toml" for name in self.names)

    def open(self, path: Path | None = None) -> Pack:
        """The pack of a folder or a file, the default one if none is named; `BadContent` lists all that is wrong."""
        return self.checked(self.read(path or self.default))

    def kept(self, name: str, facts: dict[str, Facts]) -> Pack:
        """A pack that was kept as what its files say."""
        mistakes = [f"a pack has no file {file!r}" for file in facts if file not in self.names]
        mistakes += [f"{file} holds no tables" for file, own in facts.items() if not isinstance(own, dict)]
        stop_if_wrong(Path(name), mistakes)
        pages = {file: Page(Path(name) / f"{file}.toml", "", own) for file, own in facts.items()}
        for file in self.names:
            if file not in pages:
                pages[file] = read_page(self.default / f"{file}.toml")
        return self.checked(Pack(Path(name), pages))

    def checked(self, pack: Pack) -> Pack:
        about = contents(pack.pages[PACK])
        about.knows_only(*(fact.name for fact in ABOUT))
        for fact in ABOUT:
            fact.check(about)
        for file in self.files:
            file.check(pack)
        pack.stop_if_wrong()
        return pack

    def read(self, path: Path) -> Pack:
        """The pages by their names; those that a pack does not have are those of the default pack."""
        mistakes: list[str] = []
        own = self.own_files(path, mistakes)
        pages = {}
        for name in self.names:
            said = name in own or name != PACK
            pages[name] = read_page(own.get(name, self.default / f"{name}.toml")) if said else unnamed(path)
            mistakes += pages[name].mistakes
        stop_if_wrong(path, mistakes)
        return Pack(path, pages)

    def own_files(self, path: Path, mistakes: list[str]) -> dict[str, Path]:
        """The files of a pack by name. Where packs have but one file, it can stand alone, whatever it is called."""
        if len(self.files) == 1 and path.suffix == ".toml":
            return {self.files[0].name: path}
        if not path.is_dir():
            told = "{path} is not a folder of content files: {files}"
            mistakes.append(Told("mistake-no-folder", told, path=str(path), files=self.listed()))
            return {}
        own = {file.stem: file for file in sorted(path.iterdir()) if file.suffix == ".toml"}
        for file in sorted(path.glob("*.toml.*")):
            name = f"{file.name.partition('.')[0]}.toml"
            mistakes.append(Told("mistake-not-read", "{path}: is not read: call it {name}", path=str(file), name=name))
        for name, file in own.items():
            if name not in self.names:
                told = "{path}: a pack has no such file{near}; it has any of {files}"
                about = {"path": str(file), "near": meant(name, self.names), "files": self.listed()}
                mistakes.append(Told("mistake-no-such-file", told, **about))
        if not own:
            told = "{path} holds none of {files}"
            mistakes.append(Told("mistake-holds-none", told, path=str(path), files=self.listed()))
        return own

    def likeness(self, path: Path) -> int:
        """How much at a path looks like content of this game: the number of files that are called like its own."""
        found = path.glob("*.toml") if path.is_dir() else [path]
        return sum(file.stem in self.names[1:] for file in found)


def unnamed(path: Path) -> Page:
    """A pack that does not say what it is called is called like its folder."""
    name = dict.fromkeys(LANGUAGES, path.name)
    facts = {"id": identifier(path.name, PACK), "name": name, "about": name, "source": "original"}
    return Page(path / f"{PACK}.toml", "", facts)


def identifier(name: str, otherwise: str) -> str:
    """A name as an id: `My cards` is `my-cards`, `Смелые` is `smelye`."""
    latin = "".join(CYRILLIC.get(letter, letter) for letter in name.lower())
    plain = normalize("NFKD", latin).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9_-]+", "-", plain).strip("-_") or otherwise


def packs_folder() -> Path:
    """Where content packs are looked for: MINDROSE_PACKS, else a folder of the user's data."""
    named = os.environ.get("MINDROSE_PACKS")
    if named:
        return Path(named)
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "mindrose" / "packs"
