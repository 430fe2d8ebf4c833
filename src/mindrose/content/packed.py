"""A game whose components are written in packs: the option `pack` of a table says which it is played with."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from mindrose.content.keeping import VERSION, appearance, keep, kept, version_of
from mindrose.content.packs import DEFAULT_PACK, PACK, PACK_NAME, Pack, PackFiles, packs_folder
from mindrose.kernel.errors import BadContent, BadOption, NoPack
from mindrose.kernel.form import Document
from mindrose.kernel.game import Game, Value
from mindrose.kernel.programs import Program
from mindrose.language.compiling import free_name

NAMELESS: Final = "own-cards"  # what a pack is called that was played from a folder, under no name


class Packed(Protocol):
    """What a pack becomes: finished content, with the programs of what is written on its cards."""

    document: Document
    programs: list[Program]


Content = TypeVar("Content", bound=Packed)


class PackedGame(Game, Generic[Content]):
    """A game with packs; among its parameters is the text `pack`, whose default is `DEFAULT_PACK`."""

    files: PackFiles

    def __init__(self, content: Path | Pack | None = None) -> None:
        super().__init__()
        self.packs: dict[str, Content] = {}  # by name and version; `default` has no version
        self.snapshots: dict[str, Document] = {}  # what the files of a pack say, by the same
        self.latest: dict[str, tuple[str, str]] = {}  # by name: how its files look, and its present version
        self.put(DEFAULT_PACK, content if isinstance(content, Pack) else self.files.open(content))

    def content_of(self, pack: Pack) -> Content:
        """What a pack without mistakes is played with; `BadContent` if it has some after all."""
        raise NotImplementedError

    def put(self, name: str, pack: Pack) -> Content:
        """A pack that can be played with from now on."""
        content = self.content_of(pack)
        taken = {program.name for program in self.programs}
        for number, program in enumerate(content.programs, start=len(self.programs)):
            program.number = number
            program.name = free_name(program.name, taken)  # cards of different kinds may be called the same
        self.packs[name] = content
        self.snapshots[name] = {} if pack.folder == self.files.default else pack.own_facts()
        return content

    def pack(self, name: str) -> Content:
        """The pack that the option `pack` names: `default`, a folder of packs, or a version of one."""
        if name in self.packs:
            return self.packs[name]
        folder, _, version = name.partition(VERSION)
        if not PACK_NAME.fullmatch(folder):
            raise BadOption(f"option pack names a folder of content packs, like 'my-cards', not {name!r}")
        if not version:
            return self.packs[self.versioned(name)]
        facts = kept(name)
        if facts is not None:
            return self.put(name, self.files.kept(folder, facts))
        with suppress(BadContent, NoPack):  # what lies there now is another version, or nothing
            if self.versioned(folder) == name:
                return self.packs[name]
        raise NoPack(f"the content pack {folder!r} is not the one that is meant ({name}), and that one is not kept")

    def versioned(self, name: str) -> str:
        """A folder of packs as it is now, under the name and version by which a table keeps it."""
        folder = packs_folder() / name
        if not folder.is_dir():
            raise NoPack(f"there is no content pack {name!r} here: `mindrose content list` says where packs belong")
        looks = appearance(folder)
        if self.latest.get(name, ("", ""))[0] != looks:
            try:
                pack = self.files.open(folder)
                version = version_of(name, pack.own_facts())
                if version not in self.packs:
                    self.put(version, pack)
            except BadContent as error:
                # Others may read this at a table of theirs: it names the pack's files, not where they lie.
                raise error.without(f"{folder.parent}{os.sep}") from None
            self.latest[name] = looks, version
            keep(version, self.snapshots[version])
        return self.latest[name][1]

    def checked_options(self, given: dict[str, Any]) -> dict[str, Value]:
        """Every option with its value; a pack is taken as it is now, whatever becomes of its files."""
        options = super().checked_options(given)
        name = self.pack_of(options)
        if PACK_NAME.fullmatch(name) and name != DEFAULT_PACK:
            options["pack"] = self.versioned(name)
        return options

    def pack_of(self, options: dict[str, Value]) -> str:
        return str(options.get("pack", DEFAULT_PACK))

    def snapshot(self, options: dict[str, Value]) -> Document | None:
        """What the files of a table's pack say, so that its record can be opened wherever it is taken."""
        name = self.pack_of(options)
        self.pack(name)
        return self.snapshots[name] or None

    def keeping(self, options: dict[str, Value], snapshot: Document) -> Game:
        """The game with a pack that a record brought along; as its own content, if the record names no pack."""
        name = self.pack_of(options)
        if name == DEFAULT_PACK:
            return self if snapshot == self.snapshots[name] else type(self)(self.files.kept(name, snapshot))
        folder = name.partition(VERSION)[0]
        if name not in self.packs and name == version_of(folder, snapshot):
            self.put(name, self.files.kept(folder, snapshot))
            keep(name, snapshot)
        return self

    def adopted(self, options: dict[str, Value], snapshot: Document) -> dict[str, Value]:
        """With the pack of the record, which gets a name if the record has none for it."""
        if self.pack_of(options) == DEFAULT_PACK and snapshot != self.snapshots[DEFAULT_PACK]:
            options = {**options, "pack": version_of(NAMELESS, snapshot)}
        self.keeping(options, snapshot)
        return options

    def ruling(self, options: dict[str, Value]) -> Document:
        ruling: Document = super().ruling(options)
        return {name: facts for name, facts in ruling.items() if name != PACK}

    def content(self, pack: str = DEFAULT_PACK) -> Document:
        return self.pack(pack or DEFAULT_PACK).document

    def programs_of(self, content: Content) -> list[Program]:
        """All that can run on a table with this content."""
        return [*self.programs, *content.programs]
