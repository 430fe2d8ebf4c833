"""The sentences of effects, with the step of the program behind which each is applied: `4 Deal 1 damage to it.`"""

from __future__ import annotations

from mindrose.faces.black_rose_wars.asking import effects_in
from mindrose.faces.black_rose_wars.powers import Cards
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.effects.building import QUEST, SPELL
from mindrose.games.black_rose_wars.effects.closing import Resolved, Symbol
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.kernel.programs import Program
from mindrose.language.syntax import Effect


def sentences_of(content: Content, cards: Cards, card: str = "") -> dict[str, str]:
    """The sentences of all programs of a pack, or of those of a card, a line each."""
    written = effects_in(content)
    return {
        program.name: "\n".join(sentences_in(program, *written[program.name], cards))
        for program in content.programs
        if program.name in written and program.name.startswith(card)
    }


def sentences_in(program: Program, effect: Effect, printed_on: str, cards: Cards) -> list[str]:
    """BR-14.1.4 A symbol of instability is a sentence too; what has sentences within others is told as a whole."""
    told = cards.sentences(effect, printed_on)
    if isinstance(program.steps[0], Symbol):
        told.insert(0, cards.words.say("symbol-instability"))
    ends = [step for step in range(int(program.length)) if isinstance(program.steps[step], EndSentence)]
    closing = 1 if printed_on == QUEST or (printed_on == SPELL and is_cast(program)) else 0
    if len(ends) != len(told) + closing:
        return [f"{int(program.length)} {cards.saying(effect, printed_on)}"]
    return [f"{end} {sentence}" for end, sentence in zip(ends, told, strict=False)]


def is_cast(program: Program) -> bool:
    """VX-53 The program of a spell, which ends once more when it is resolved."""
    return any(isinstance(program.steps[step], Resolved) for step in range(int(program.length)))
