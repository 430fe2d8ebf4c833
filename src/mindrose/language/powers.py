# mypyc: plain
"""Powers in words: effects that wait for a moment, or that last as long as what they are written on is there.

Besides the messages of its words a game has `power-cases`, `power-while` (a condition that lasts), `power-also` (two
things that last), `power-with`, and `each-…` for what can be counted: "1 for each of them".
"""

from __future__ import annotations

from typing import Final

from mindrose.language.phrasing import DO, NONE, Mentions, Phrasebook, Said, Words
from mindrose.language.syntax import Argument, Count, Effect, Instruction, Number, Signed, Term
from mindrose.language.vocabulary import Vocabulary

WORDS_ONLY: Final = ("what", "where", "who")  # arguments that messages only select by
AURA: Final = "aura"


def moment_of(effect: Effect) -> str:
    """When a power works: its trigger, or `aura`."""
    header = effect.header
    return AURA if header is None or not header.triggers else header.triggers[0].name


class PowerBook(Phrasebook):
    """The words of one power; `passing` are the standing instructions that count at a moment only."""

    def __init__(self, words: Words, vocabulary: Vocabulary, moment: str, passing: tuple[str, ...]) -> None:
        super().__init__(words, vocabulary)
        self.cases = [case for case in words.say("power-cases").split() if case != NONE]
        self.moment = moment
        self.passing = passing
        self.lasts = False  # what was said last goes on as long as its condition holds

    def instruction(self, item: Instruction, mentions: Mentions, aura: bool = False, mood: str = DO) -> str:
        self.lasts = aura and item.name not in self.passing
        return super().instruction(item, mentions, aura, mood)

    def say(self, message: str, **arguments: Said) -> str:
        if message == "effect-if" and self.lasts:
            message = "power-while"
        elif message in ("effect-then", "effect-then-if") and self.moment == AURA:
            message = "power-also"
        elif message in ("effect-afterwards", "effect-afterwards-if") and self.moment == AURA:
            message = "effect-besides"
        elif message == "effect-with":
            message = "power-with"
        return super().say(message, **arguments)

    def told_one(self, name: str, argument: Argument, mentions: Mentions) -> dict[str, Said]:
        if name in WORDS_ONLY and isinstance(argument, Term):
            return {**self.left_out(name), f"{name}_word": argument.name}
        told = super().told_one(name, argument, mentions)
        return told | self.told_number(name, argument, mentions) if isinstance(told[name], int | str) else told

    def told_number(self, name: str, argument: Argument, mentions: Mentions) -> dict[str, Said]:
        """Whether a number is known, one for each of something, or worked out in another way."""
        counted = argument.value if isinstance(argument, Signed) else argument
        if isinstance(counted, Count) and counted.term.name not in mentions.values:
            each = self.words.say(f"each-{counted.term.name}", self.told_count(counted, mentions))
            return {f"{name}_kind": "each", f"{name}_each": each}
        return {f"{name}_kind": "number" if isinstance(counted, Number) else "reckoned", f"{name}_each": NONE}
