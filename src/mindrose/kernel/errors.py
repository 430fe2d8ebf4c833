"""Refusals: what cannot be done, which rule says so, and what can be done instead."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from reprlib import Repr
from typing import Final

from mindrose.kernel.told import Told, without

LONGEST: Final = 60  # characters of a value in a message
FAULTS: Final = 20  # mistakes of one kind that a message names, however many there are


class MindroseError(Exception):
    """Something asked of Mindrose that cannot be; the message says what to do."""


class Refusal(MindroseError):
    """An answer that the rules forbid now. Nothing was changed by it."""

    def __init__(self, code: str, rule: str, **about: int | str) -> None:
        self.code = code
        self.rule = rule
        self.about = about
        super().__init__(f"{code} ({rule})")


class BadPosition(MindroseError):
    """A position that cannot be on a table; `reasons` lists all that is wrong with it."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("this position cannot be:\n" + "\n".join(f"- {reason}" for reason in reasons))


class BadRecord(MindroseError):
    """A record that is damaged, edited, or of other rules or cards than these."""


class BadContent(MindroseError):
    """Content with mistakes in it; `mistakes` lists them, each with its place."""

    def __init__(self, told: str, mistakes: list[str] | None = None) -> None:
        self.told = told
        self.mistakes = mistakes or []
        super().__init__("\n".join([told, *(f"- {mistake}" for mistake in self.mistakes)]))

    def without(self, text: str) -> BadContent:
        """The same, with a text left out wherever it stands."""
        return BadContent(self.told.replace(text, ""), [without(mistake, text) for mistake in self.mistakes])


class BadOption(MindroseError):
    """A game, player count or option that does not exist."""


class NoPack(BadOption):
    """A pack of cards that is not here, or not as it was."""


# Words for messages


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, if any is like it; nobody means a word by a long text."""
    if len(word) > LONGEST:
        return ""
    candidates = sorted(set(known))
    lower = {one.lower(): one for one in candidates}
    if word.lower() in lower:
        return lower[word.lower()]
    found = get_close_matches(word.lower(), list(lower), n=1, cutoff=0.6 if len(word) > 3 else 0.5)
    return lower[found[0]] if found else ""


def meant(word: object, known: Iterable[str]) -> str:
    """` (did you mean 'x'?)` behind what is wrong, or nothing if no known word is like it."""
    return suggested(nearest(word, known) if isinstance(word, str) else "")


def suggested(found: str) -> str:
    """The same for a word that is found already."""
    return Told("mistake-meant", " (did you mean {word!r}?)", word=found) if found else ""


def few(faults: list[str]) -> list[str]:
    """The first mistakes, and that there are more: who made a thousand of them reads no thousand lines."""
    if len(faults) <= FAULTS:
        return faults
    return [*faults[:FAULTS], "there is more that is wrong: mend this first"]


def several(number: int, noun: str) -> str:
    """`1 game`, `3 games`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def shown(value: object) -> str:
    """A value as it is written, cut short where it is long: a message is read by people."""
    cut = Repr()
    cut.maxstring = cut.maxother = LONGEST
    try:
        text = cut.repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return "a number of thousands of digits"
    return text if len(text) <= 2 * LONGEST else f"{text[: 2 * LONGEST]}…"
