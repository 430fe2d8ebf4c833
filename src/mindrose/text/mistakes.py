"""Mistakes in files of cards, said in the language of whoever made them."""

from __future__ import annotations

from mindrose.kernel.told import About, Told
from mindrose.text.words import ENGLISH, MARK, Argument, Words


def said(told: str, words: Words) -> str:
    """A sentence in a language; one that this language lacks is said in English, with a mark."""
    if words.language == ENGLISH or told == "":
        return told
    if not isinstance(told, Told) or words.pattern(told.message, "") is None:
        return told + MARK
    return words.say(told.message, {name: argument(value, words) for name, value in told.about.items()})


def argument(about: About, words: Words) -> Argument:
    """What a sentence is about: itself a sentence, several words, or as it is written."""
    if isinstance(about, tuple):
        return words.row([str(argument(one, words)) for one in about])
    return said(about, words) if isinstance(about, Told) else about
