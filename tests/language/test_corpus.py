"""The effects of Black Rose Wars: they are all read, they all make sense, and nothing is lost in writing them again."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.positions import Source
from mindrose.language.reading import read, read_task
from tests.language.black_rose_words import black_rose_words

FILE = Path(__file__).with_name("black_rose_wars.toml")
CORPUS: dict[str, list[str]] = tomllib.loads(FILE.read_text(encoding="utf-8"))
SOURCE = Source(FILE.name, FILE.read_text(encoding="utf-8"))
WORDS = black_rose_words()


def test_the_corpus_is_large() -> None:
    assert len(CORPUS["effects"]) > 400
    assert len(CORPUS["tasks"]) > 90


@pytest.mark.parametrize("text", CORPUS["effects"])
def test_an_effect_written_again_says_the_same(text: str) -> None:
    effect = parsed(text)
    assert parsed(effect.written()) == effect


@pytest.mark.parametrize("text", CORPUS["tasks"])
def test_a_task_written_again_says_the_same(text: str) -> None:
    task = parsed_task(text)
    assert parsed_task(task.written()) == task


@pytest.mark.parametrize("number", range(len(CORPUS["effects"])))
def test_an_effect_makes_sense_in_the_words_of_the_game(number: int) -> None:
    read(CORPUS["effects"][number], WORDS, SOURCE, ("effects", number))


@pytest.mark.parametrize("number", range(len(CORPUS["tasks"])))
def test_a_task_makes_sense_in_the_words_of_the_game(number: int) -> None:
    read_task(CORPUS["tasks"][number], WORDS, SOURCE, ("tasks", number))


@pytest.mark.parametrize(
    "text",
    [
        "on enter: if #foe>=1: token 1",
        "on enter: may: push foe; strip it 1 floor 1",
        "on enter: T=opponent[essence>=1]; if T: lose T essence 1; else: gain me wp 1",
        "on enter: place this 1 from supply // may: place this 1 from board",
        "on enter: may: cycle // draw me 1",
        "on turnend: if near(me,this): gain me wp 1",
        "on quelled: lose src wp 1 // lose foes ambition 1",
        "aura: if near(me,this): absorb own +1",
        "aura: cost quell +1 foes triad; cap 1 triad",
        "aura: intensity +min(#friend,2)",
    ],
)
def test_powers_of_cerebria_are_written_in_the_same_language(text: str) -> None:
    effect = parsed(text)
    assert effect.written().replace("{", "").replace("}", "") == text.replace("; else", " else")
