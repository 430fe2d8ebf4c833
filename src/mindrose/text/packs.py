"""Cards of one's own: what a game can do with them, for `mindrose content`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from mindrose.kernel.errors import BadContent


@dataclass
class Holding:
    """What lies at a path: what it holds, or all that is wrong with it."""

    path: Path
    title: str = ""
    lines: list[str] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        return {"path": str(self.path), "title": self.title, "holds": self.lines, "mistakes": self.mistakes}


class Contents(Protocol):
    """Reads what somebody wrote for a game."""

    def claims(self, path: Path) -> bool:
        """Whether this looks like content of the game, good or bad."""

    def check(self, path: Path, language: str) -> Holding: ...


class Packs(Protocol):
    """Begins packs, lists them, and keeps decks in them."""

    def packs_folder(self) -> Path: ...

    def packs(self, language: str) -> list[Holding]: ...

    def begin(self, folder: Path, name: str, decks: bool, cards: bool) -> list[Path]: ...

    def check_deck(self, text: str, pack: str) -> str: ...

    def save_deck(self, text: str, name: str, pack: str) -> tuple[str, Path]: ...


def mistakes_of(error: BadContent) -> list[str]:
    """The mistakes that a message lists, one by one."""
    return [line.removeprefix("- ") for line in str(error).splitlines()[1:]] or [str(error)]
