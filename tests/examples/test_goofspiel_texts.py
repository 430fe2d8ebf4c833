"""What goofspiel says: nothing that its rules never ask, tell or refuse.

That all of it is said in four languages holds for the texts of every game (`tests/text/test_every_game.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from goofspiel.game import Goofspiel
from goofspiel.rules import BID
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.programs import Question

GAME = Goofspiel()
FOLDER = Path(__file__).parents[2] / "examples" / "goofspiel"


def messages(language: str) -> str:
    return (FOLDER / "locales" / language / "goofspiel.ftl").read_text(encoding="utf-8")


def needed() -> Iterator[str]:
    for question in BID.steps:
        assert isinstance(question, Question)
        yield f"question-{question.kind}"
        yield f"choice-{question.kind}"
    yield f"waiting-{BID.name}"
    yield from (f"event-{kind.name}" for kind in GAME.events)
    yield from ("refusal-not-in-hand", "refusal-same-bid", "outcome")
    yield from (f"option-{parameter.name}" for parameter in GAME.parameters)
    view = GAME.new().view(0)
    named = {*view, *view["seats"][0]} - {"game", "players", "options", "seat", "seats", "question"}
    yield from (f"word-{name}" for name in named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_is_a_message_and_nothing_else_is(language: str) -> None:
    assert set(re.findall(r"^([a-z-]+) = ", messages(language), re.MULTILINE)) == set(needed())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_option_is_said(language: str) -> None:
    said = re.findall(r"^    \.([a-z]+) = \S", messages(language), re.MULTILINE)
    assert said == [word for parameter in GAME.parameters for word in ("about", *parameter.words)]
