"""What can be written as the power of an Emotion: the words, whether a text of them is a power, and what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.faces.cerebria.powers import power_text
from mindrose.games.cerebria.components.checks.emotions import check_power
from mindrose.games.cerebria.components.content import load
from mindrose.games.cerebria.components.packs import Entry, Page
from mindrose.games.cerebria.components.things import REVISED
from mindrose.games.cerebria.powers.compiling import Compilation
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.language.mistakes import Mistake
from mindrose.language.reading import read
from mindrose.text.words import Words

ANY_CARD: Final = 0


class PowerWriting:
    """The writing of Cerebria's powers, for the list of its words."""

    vocabulary = POWER_WORDS

    def __init__(self) -> None:
        self.compilation = Compilation(load(None), None)
        self.known: dict[str, bool] = {}

    def accepts(self, power: str) -> bool:
        """Whether a pack with this power would be accepted."""
        if power not in self.known:
            self.known[power] = self.is_power(power)
        return self.known[power]

    def is_power(self, power: str) -> bool:
        mistakes: list[str] = []
        check_power(Entry(Page(Path("power"), "", {}), (), {}, mistakes), power)
        if mistakes:
            return False
        try:
            self.compilation.built(ANY_CARD, REVISED, read(power, POWER_WORDS))
        except Mistake:
            return False
        return True

    def sentence(self, power: str, words: Words) -> str:
        return power_text(power, words)
