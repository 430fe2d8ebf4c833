"""Files of cards of one's own for the Card Game: checked, for the command `mindrose content`."""

from __future__ import annotations

from pathlib import Path

from mindrose.games.cerebria.components.packs import read_page
from mindrose.games.cerebria_cards.components.cards import load, mistakes_in
from mindrose.kernel.errors import BadContent
from mindrose.text.packs import Holding, mistakes_of

CARD_FILE = "cards.toml"


def claims(path: Path) -> bool:
    """A file of cards, or a folder with nothing but that."""
    if path.is_dir():
        return [file.name for file in path.glob("*.toml")] == [CARD_FILE]
    return path.name == CARD_FILE or (
        path.is_file() and "[[card]]" in path.read_text(encoding="utf-8", errors="replace")
    )


def check(path: Path, language: str = "en") -> Holding:
    """CC-1.1 A file of cards of the Card Game."""
    path = path / CARD_FILE if path.is_dir() else path
    mistakes: list[str] = []
    page = read_page(path, mistakes)
    entries = page.facts.get("card")
    if not mistakes and isinstance(entries, list):
        for number, entry in enumerate(entries):
            mistakes += [f"{page.place(('card', number))}: {told}" for told in mistakes_in(number, entry)]
    if mistakes:
        return Holding(path, mistakes=mistakes)
    try:
        cards = load(path)
    except BadContent as error:
        return Holding(path, mistakes=[f"{path}: {told}" for told in mistakes_of(error)])
    copies = sum(int(number) for number in cards.copies)
    lines = [f"{copies} cards of {len(cards.ids)} types", *(f"unusual: {told}" for told in cards.warnings())]
    return Holding(path, "cards of the Card Game", lines)
