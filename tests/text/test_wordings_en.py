"""English: what a native reader stumbled over does not come back."""

from __future__ import annotations

import re

import pytest

from mindrose.registry import LOCALES
from tests.text.cerebria_saying import speaker_of

FOLDER = LOCALES / "en"
FILES = sorted(path.stem for path in FOLDER.glob("*.ftl"))

# What must not be written, and what is written instead.
EVERYWHERE = {
    r"\s…": "… without a space",
    r"\b[Gg]o on\b": "continue",
    r"= Begin\b|\b[Bb]egin the lesson": "start",
    r"\b[Oo]nce more\b": "play again",
    r"\b[Hh]ave a look\b": "view",
    r"\bMake (an?|the)\b|\bis made\.": "create, created",
    r"\bdid not come\b": "could not be loaded",
    r"\bSomebody else is to\b": "another player has to",
    r"gone another way": "taken a different course",
    r"\bNo rule is about\b": "no rule mentions",
    r"\bfor want of\b": "because … are missing",
    r"\bMost cycles\b": "maximum cycles",
    r"Seldom changed|How it is played|Being played|written out": "advanced, table settings, in progress",
    r"the command mindrose": "the mindrose command",
    r"\bon this browser\b": "in this browser",
    r"\ba coin\b": "a fragment",
    r"Drop what you": "cancel",
    r"\bDelight counts\b|Start of the Origin|Changing places": "labels that say what they are",
    r"that this concerns": "to affect",
}
CEREBRIA = {
    r"^(choice-.*|\s+\*?\[.*) \(\{ (wp|price) \}\)$|\} \(\d Ambition\)$": "(cost …)",
    r"Hidden deck": "Hidden Aspiration deck",
    r"\btouches\b": "its Realm, or on a Frontier both beside it",
    r"less Essence$": "less Essence than it",
    r"\b(place|places|placing|for) (a|the|your|no) (\{ colour \} )?Vibe\b(?! token)": "Vibe token",
    r"\bpower.* works\b": "takes effect",
    r"together with the Frontier opposite": "reflected pairs",
    r"further away": "push away by 1 space",
    r"it enters$": "it enters play",
    r"\): .*:|:[^“]*\(\{ \$rule \}\):": "one colon in a sentence",
}


def lines(file: str) -> list[str]:
    """A file without its comments."""
    text = (FOLDER / f"{file}.ftl").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("wording", EVERYWHERE)
def test_wordings_do_not_come_back(file: str, wording: str) -> None:
    assert [line for line in lines(file) if re.search(wording, line)] == []


@pytest.mark.parametrize("wording", CEREBRIA)
def test_wordings_of_the_inside_world_do_not_come_back(wording: str) -> None:
    assert [line for line in lines("cerebria") if re.search(wording, line)] == []


def test_an_abbreviation_is_explained() -> None:
    assert speaker_of("en").word("willpower") == "Willpower (WP)"
