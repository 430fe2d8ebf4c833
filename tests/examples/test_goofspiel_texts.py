"""What goofspiel says: everything that its rules can ask, tell or refuse, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from goofspiel.game import Goofspiel
from goofspiel.rules import BID
from mindrose.kernel.programs import Question

GAME = Goofspiel()
FOLDER = Path(__file__).parents[2] / "examples" / "goofspiel"
LANGUAGES = ("en", "ru", "it", "zh")
PLAYER = {"player": "Ann", "player_tag": "Ann"}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def read(language: str) -> tuple[FluentBundle, set[str]]:
    """The messages of a language, and their names."""
    text = (FOLDER / "locales" / language / "goofspiel.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle, set(re.findall(r"^([a-z-]+) = ", text, re.MULTILINE))


def needed() -> Iterator[tuple[str, str, dict[str, str | int]]]:
    """Every message and attribute that the game needs, and what it is told."""
    for question in BID.steps:
        assert isinstance(question, Question)
        yield f"question-{question.kind}", "", {"prize": 7}
        yield f"choice-{question.kind}", "", {"number": 4}
    yield f"waiting-{BID.name}", "", {**PLAYER}
    for kind in GAME.events:
        yield f"event-{kind.name}", "", {**PLAYER, **dict.fromkeys(kind.args, 3)}
    for code in ("not-in-hand", "same-bid"):
        yield f"refusal-{code}", "", {"number": 4, "rule": "GO-2.2"}
    for winners in (1, 2):
        yield "outcome", "", {"winners": winners, "names": "Ann", "scores": "Ann 7"}
    for parameter in GAME.parameters:
        for attribute in ("", "about", *parameter.words):
            yield f"option-{parameter.name}", attribute, {}
    view = GAME.new().view(0)
    for name in {*view, *view["seats"][0]} - {"game", "players", "options", "seat", "seats", "question"}:
        yield f"word-{name}", "", {}


@each_language
def test_all_that_is_said_is_a_message_and_nothing_else_is(language: str) -> None:
    assert read(language)[1] == {name for name, _, _ in needed()}


@each_language
def test_every_message_can_be_said(language: str) -> None:
    bundle, _ = read(language)
    for name, attribute, told in needed():
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, mistakes = bundle.format_pattern(pattern, told)
        assert not mistakes
        assert str(text).strip() == text != ""
