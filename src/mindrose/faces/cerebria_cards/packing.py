"""Files of cards of one's own for the Card Game: checked, for the command `mindrose content`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.content.packs import Pack
from mindrose.faces.cerebria_cards.speaker import unusual
from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.components.files import FILES, cards_of
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.text.packs import Contents
from mindrose.text.words import Words


class CardContents(Contents[Cards]):
    """CC-1.1 Files of cards, and folders with such a file."""

    def likeness(self, path: Path) -> int:
        """A file of cards may have any name."""
        return super().likeness(path) or int(
            path.is_file() and "[[card]]" in path.read_text(encoding="utf-8", errors="replace")
        )

    def folder(self, path: Path) -> Path:
        return self.found(path)

    def title(self, pack: Pack, words: Words) -> str:
        return words.say("pack-title")

    def lines(self, pack: Pack, content: Cards, words: Words) -> list[str]:
        copies = sum(int(number) for number in content.copies)
        counted = words.say("pack-cards", {"cards": copies, "types": len(content.ids)})
        return [counted, *unusual(content, words)]


CONTENTS: Final = CardContents(CerebriaCards.id, FILES, cards_of)
