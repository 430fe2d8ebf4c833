"""What can be written as the power of an Emotion: the words, whether a text of them is a power, and what it says."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.content.pages import Entry, Page
from mindrose.faces.cerebria.powers import power_text
from mindrose.games.cerebria.components.checks.emotions import ABILITY
from mindrose.games.cerebria.components.things import REVISED
from mindrose.games.cerebria.powers.compiling import TEXT, Compilation
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.language.phrasing import NONE
from mindrose.language.reading import read
from mindrose.text.words import Words

ANY_CARD: Final = "any"


class PowerWriting:
    """The writing of Cerebria's powers, for the list of its words."""

    vocabulary = POWER_WORDS

    def __init__(self) -> None:
        self.compilation = Compilation()
        self.known: dict[str, bool] = {}

    def moments(self, text: str) -> list[str]:
        """What a power can begin with: every trigger."""
        return [f"on {trigger}: " for trigger in POWER_WORDS.triggers]

    def accepts(self, power: str) -> bool:
        """Whether a pack with this power would be accepted."""
        if power not in self.known:
            self.known[power] = not self.mistakes(power)
        return self.known[power]

    def mistakes(self, power: str) -> list[str]:
        """All that is wrong with a power, by its place in the text."""
        card = Entry(Page(Path(), "", {}), (), {"id": ANY_CARD, ABILITY.name: [power], TEXT: {}})
        ABILITY.check(card)
        if not card.page.mistakes:
            self.compilation.powers_of(card, REVISED)
        return card.page.mistakes

    def sentence(self, power: str, words: Words) -> str:
        return power_text(read(power, POWER_WORDS), words)

    def meaning(self, thing: str, words: Words) -> str:
        """What a word picks, by itself."""
        return words.say(f"the-{thing.partition('(')[0]}", {"quantity": "one", "n": "any", "filter": NONE})
