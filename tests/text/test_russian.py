"""Russian: numbers take three forms of a noun, and names that do not decline lean on words that do."""

from __future__ import annotations

import pytest

from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import Outcome
from mindrose.text import Speaker
from tests.text.saying import GAME, speaker_of

ONE, FEW, MANY = (1, 21, 31, 101), (2, 3, 4, 22, 34, 104), (5, 6, 11, 12, 14, 20, 25, 30, 100, 111, 112)
FRAGMENTS = (
    [(number, f"{number} фрагмент Тьмы") for number in ONE]
    + [(number, f"{number} фрагмента Тьмы") for number in FEW]
    + [(number, f"{number} фрагментов Тьмы") for number in MANY]
)
CARDS = [(1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карту"), (42, "42 карты")]
BONUSES = [(1, "1 бонусный фрагмент Света"), (2, "2 бонусных фрагмента Света"), (5, "5 бонусных фрагментов Света")]
SHARES = [(1, "по 1 фрагменту"), (21, "по 21 фрагменту"), (22, "по 22 фрагмента"), (15, "по 15 фрагментов")]
ACTIONS = [(1, "осталось 1 действие"), (2, "осталось 2 действия"), (5, "осталось 5 действий")]


@pytest.mark.parametrize(("number", "words"), FRAGMENTS)
def test_fragments_are_counted(number: int, words: str) -> None:
    said = speaker_of("ru").event({"event": "collected", "seat": 0, "bliss": 0, "gloom": number})
    assert said == f"Анна переносит в зачётную зону {words}."


@pytest.mark.parametrize(("number", "words"), CARDS)
def test_cards_are_counted(number: int, words: str) -> None:
    said = speaker_of("ru").event({"event": "reshuffled", "number": number})
    assert said.endswith(f"насчитывает {words}.")


@pytest.mark.parametrize(("number", "words"), BONUSES)
def test_bonus_fragments_are_counted(number: int, words: str) -> None:
    said = speaker_of("ru").event({"event": "bonus", "seat": 1, "number": number, "polarity": 0, "pattern": 3})
    assert said == f"Борис получает {words} за комбинацию «2 пары»."


@pytest.mark.parametrize(("number", "words"), SHARES)
def test_shares_are_counted(number: int, words: str) -> None:
    outcome = Outcome([0, 1], "balance", "CC-10.10", [[number, 0], [0, number]])
    assert speaker_of("ru").outcome(outcome).endswith(f"Анна и Борис, {words}.")


@pytest.mark.parametrize(("number", "words"), ACTIONS)
def test_actions_are_counted(number: int, words: str) -> None:
    assert words in speaker_of("ru").refusal(Refusal("E_ACTIONS_LEFT", "CC-3.7", number=number))


def test_names_follow_a_word_that_declines() -> None:
    event: dict[str, int | str | None] = {"event": "looked", "seat": 0, "victim": 1}
    assert speaker_of("ru").event(event) == "Анна смотрит руку игрока Борис."
    assert Speaker(GAME, "ru").event(event) == "Игрок 1 смотрит руку игрока 2."
