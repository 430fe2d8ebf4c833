"""The powers of Emotions in words, from the same form that the rules carry out."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.content import Content, Power
from mindrose.games.cerebria.powers.building import ABSORB_AURAS
from mindrose.games.cerebria.powers.choices import MayUse
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.language.phrasing import Mentions, Said, Words
from mindrose.language.powers import PowerBook, moment_of
from mindrose.language.rendering import rendered, rendered_offers
from mindrose.language.signatures import Signature
from mindrose.language.syntax import Comparison, Count, Effect, Instruction, Number, Term, Trigger
from mindrose.text.words import Words as Messages

KEPT: Final = "kept"  # what a strip must leave is left in any case


def power_text(power: Effect, words: Words) -> str:
    """A power in whole sentences."""
    return rendered(power, EmotionBook(words, POWER_WORDS, moment_of(power), ABSORB_AURAS))


def offers_of(power: Power, words: Words) -> dict[str, str]:
    """What a power asks about wherever it says `may`, by the program and the step that asks: `pessimism-enter 0`."""
    texts = rendered_offers(power.effect, EmotionBook(words, POWER_WORDS, moment_of(power.effect), ABSORB_AURAS))
    asking = [(program, [n for n, step in enumerate(program.steps) if isinstance(step, MayUse)])
              for _, program in power.programs]  # fmt: skip
    return {
        asked_at(program.name, step): text for program, steps in asking for step, text in zip(steps, texts, strict=True)
    }


def asked_at(program: str, step: int) -> str:
    """The key of a question in a program."""
    return f"{program} {step}"


def sentences(content: Content, card: int, edition: int, words: Messages) -> list[str]:
    """What a card does, power by power, and last what the people carry out by hand."""
    said = [power_text(power.effect, words) for power in content.powers[edition][card] if power.text]
    return said + by_hand(content, card, words)


def by_hand(content: Content, card: int, words: Messages) -> list[str]:
    """CB-23.3.7 What the people carry out by hand, marked as such; nothing for most cards."""
    text = content.by_hand(card, words.language)
    return [words.say("by-hand", {"text": text})] if text else []


class EmotionBook(PowerBook):
    """The words of one Emotion's power."""

    def told(
        self, written: Instruction | Term | Trigger | Count, signatures: list[Signature], mentions: Mentions
    ) -> dict[str, Said]:
        kept = isinstance(written, Instruction) and written.name == "strip" and self.leaves_enough(written, mentions)
        told = super().told(written, signatures, mentions)
        if isinstance(written, Count) and written.term.name == "essence":
            told["holder"] = self.holder(written, mentions)
        if isinstance(written, Instruction) and written.name == "return":
            told["sure"] = "yes" if self.is_moderate(written, mentions) else "no"
        return {**told, "k": KEPT} if kept else told

    def holder(self, count: Count, mentions: Mentions) -> str:
        """Whether Essence on an Emotion is counted, or on the board of a player."""
        whose = self.vocabulary.named(count)["X"]
        meant = self.meant(whose, mentions) if isinstance(whose, Term) and whose.name in mentions.values else whose
        return "emotion" if "emotion" in self.vocabulary.kinds_of(meant, {}) else "player"

    def is_moderate(self, returned: Instruction, mentions: Mentions) -> bool:
        """Whether only Moderate Emotions could be chosen, so that what returns to hand can do so."""
        whom = self.vocabulary.named(returned)["X"]
        chosen = mentions.values.get(whom.name, whom) if isinstance(whom, Term) else None
        asked = [one.any_of for one in chosen.filters] if isinstance(chosen, Term) else []
        return any([one.written() for one in either] == ["moderate"] for either in asked)

    def leaves_enough(self, strip: Instruction, mentions: Mentions) -> bool:
        """Whether only Emotions with so much Essence were chosen that a strip cannot reach its floor."""
        named = self.vocabulary.named(strip)
        whom, number, floor = (named[name] for name in ("X", "n", "k"))
        if not (isinstance(whom, Term) and isinstance(number, Number) and isinstance(floor, Number)):
            return False
        chosen = mentions.values.get(whom.name, whom) if whom.name not in mentions.spoken else None
        least = least_essence(chosen) if isinstance(chosen, Term) else 0
        return floor.value > 0 and least >= number.value + floor.value


def least_essence(chosen: Term) -> int:
    """How much Essence an Emotion has that was chosen so, at the least."""
    asked = [one.any_of[0] for one in chosen.filters if len(one.any_of) == 1]
    found = [
        one.right.value + (one.op == ">")
        for one in asked
        if isinstance(one, Comparison) and one.left.written() == "essence" and isinstance(one.right, Number)
        if one.op in (">=", ">", "=")
    ]
    return max(found, default=0)
