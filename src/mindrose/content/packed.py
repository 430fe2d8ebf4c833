"""A game whose components are written in packs: the option `pack` of a table says which it is played with."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from mindrose.content.packs import DEFAULT_PACK, PACK_NAME, Pack, PackFiles, packs_folder
from mindrose.kernel.errors import BadContent, BadOption
from mindrose.kernel.form import Document
from mindrose.kernel.game import Game, Value
from mindrose.kernel.programs import Program


class Packed(Protocol):
    """What a pack becomes: finished content, with the programs of what is written on its cards."""

    document: Document
    programs: list[Program]


Content = TypeVar("Content", bound=Packed)


class PackedGame(Game, Generic[Content]):
    """A game with packs; among its parameters is the text `pack`, whose default is `DEFAULT_PACK`."""

    files: PackFiles

    def __init__(self, content: Path | None = None) -> None:
        super().__init__()
        self.packs: dict[str, Content] = {DEFAULT_PACK: self.opened_pack(content)}

    def content_of(self, pack: Pack) -> Content:
        """What a pack without mistakes is played with; `BadContent` if it has some after all."""
        raise NotImplementedError

    def opened_pack(self, path: Path | None) -> Content:
        content = self.content_of(self.files.open(path))
        for number, program in enumerate(content.programs, start=len(self.programs)):
            program.number = number
        return content

    def pack(self, name: str) -> Content:
        """The pack that the option `pack` names: `default`, or a folder among the packs of this computer."""
        if name not in self.packs:
            if not PACK_NAME.fullmatch(name):
                raise BadOption(f"option pack names a folder of content packs, like 'my-cards', not {name!r}")
            folder = packs_folder() / name
            if not folder.is_dir():
                raise BadOption(
                    f"there is no content pack {name!r} here: `mindrose content list` says where packs belong"
                )
            try:
                self.packs[name] = self.opened_pack(folder)
            except BadContent as error:
                # Others may read this at a table of theirs: it names the pack's files, not where they lie.
                raise error.without(f"{folder.parent}{os.sep}") from None
        return self.packs[name]

    def pack_of(self, options: dict[str, Value]) -> str:
        return str(options.get("pack", DEFAULT_PACK))

    def content(self, pack: str = DEFAULT_PACK) -> Document:
        return self.pack(pack or DEFAULT_PACK).document

    def programs_of(self, content: Content) -> list[Program]:
        """All that can run on a table with this content."""
        return [*self.programs, *content.programs]
