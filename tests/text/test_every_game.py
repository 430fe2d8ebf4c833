"""What holds for the texts of every game that has some, whichever it is and wherever it comes from."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

import mindrose
from mindrose import registry
from mindrose.kernel.game import Game
from mindrose.kernel.programs import Question
from mindrose.text.words import MARK, Words, texts_file
from tests.games import LISTINGS, REGISTERED
from tests.text.listening import Listener
from tests.text.reading import reader

SHIPPED = [listing.id for listing in registry.SHIPPED]
TOLD = [game for game, listing in LISTINGS.items() if listing.face and registry.load(listing.face).locales]
LANGUAGES = tuple(mindrose.languages())
each_game = pytest.mark.parametrize("game", TOLD)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, REGISTERED)


def test_every_game_of_this_house_has_texts() -> None:
    assert set(SHIPPED) - set(TOLD) == set()


@each_game
def test_it_has_texts_in_every_language(game: str) -> None:
    assert [language for language in LANGUAGES if texts_file(game, language) is None] == []


@each_game
@each_language
def test_every_message_exists_in_every_language(game: str, language: str) -> None:
    assert reader(language, game).junk == []
    assert messages(game, language) == messages(game, "en")


def messages(game: str, language: str) -> set[str]:
    """Attributes apart, since a language has the cases it needs."""
    return {entry for entry in reader(language, game).refers if not entry.startswith("-") and "." not in entry}


@each_game
@each_language
def test_all_that_can_happen_has_a_text_of_its_own(game: str, language: str) -> None:
    loaded = mindrose.load(game)
    words = Words(language, game)
    words.english = None
    wanted = [f"event-{event.name}" for event in loaded.events]
    wanted += [f"question-{question.kind}" for question in questions(loaded)]
    wanted += [f"waiting-{question.kind}" for question in questions(loaded) if not question.resting]
    wanted += [f"option-{parameter.name}" for parameter in loaded.parameters]
    assert [message for message in wanted if not words.has(message.replace("_", "-"))] == []
    told = [parameter.name.replace("_", "-") for parameter in loaded.parameters]
    assert [option for option in told if not words.has(f"option-{option}", "about")] == []


def questions(game: Game) -> list[Question[Any]]:
    return [step for program in game.programs for step in program.steps if isinstance(step, Question)]


@each_game
def test_a_game_is_told_without_a_word_from_another_language(game: str) -> None:
    loaded = mindrose.load(game)
    heard: list[str] = []
    for language in LANGUAGES:
        table = loaded.new(seed=3)
        speaker = mindrose.Speaker(loaded, language, options=table.options)
        Listener(table, [speaker], 3).play(60)
        heard += [speaker.event(event) for event in table.events(0)]
    assert heard
    assert [line for line in heard if MARK in line] == []


@pytest.mark.parametrize("game", SHIPPED)
@each_language
def test_terms_are_said_as_the_glossary_has_them(game: str, language: str) -> None:
    """Its glossary lies in `tests/text/<game>/glossary.py`."""
    glossary: dict[str, tuple[str, ...]] = import_module(f"tests.text.{game.replace('-', '_')}.glossary").GLOSSARY
    speaker = mindrose.Speaker(mindrose.load(game), language)
    at = LANGUAGES.index(language)
    assert [key for key, terms in glossary.items() if speaker.word(key) != terms[at]] == []


# Missing texts


def test_a_text_that_is_missing_is_said_in_english_with_a_mark() -> None:
    words = Words("ru", SHIPPED[0])
    own = random.Random(1).choice(sorted(messages(SHIPPED[0], "en") & {"word-mood", "word-bliss"}))
    assert MARK not in words.say(own)
    missing = Words("ru", SHIPPED[0])
    missing.files = missing.files[:3]
    assert missing.say(own) == Words("en", SHIPPED[0]).say(own) + MARK
