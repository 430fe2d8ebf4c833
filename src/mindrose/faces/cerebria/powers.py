"""The powers of Emotions in words, from the same form that the rules carry out."""

from __future__ import annotations

from mindrose.games.cerebria.powers.building import ABSORB_AURAS
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.language import powers
from mindrose.language.phrasing import Words
from mindrose.language.syntax import Effect


def power_text(power: Effect, words: Words) -> str:
    """A power in whole sentences."""
    return powers.power_text(power, words, POWER_WORDS, ABSORB_AURAS)
