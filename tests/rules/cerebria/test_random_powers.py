"""CB-23.3.7 A power says what it does: of two that do different things, no language says the same."""

from __future__ import annotations

from random import Random

import pytest

from mindrose.faces.cerebria.powers import power_text
from mindrose.faces.cerebria.writing import PowerWriting
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.kernel.languages import LANGUAGES
from mindrose.language.reading import read
from mindrose.text.words import Words
from tests.rulebook import rule
from tests.rules.cerebria.random_powers import grouped, mended, nonsense, outcomes, program_of, sequence

SPEAKERS = {language: Words(language, "cerebria") for language in LANGUAGES}


def texts(power: str) -> list[str]:
    return [power_text(read(power, POWER_WORDS), words) for words in SPEAKERS.values()]


def alike(powers: list[str]) -> list[tuple[str, str, str]]:
    """Pairs of powers that say the same in a language and do different things."""
    first: dict[tuple[str, str], str] = {}
    done: dict[str, list[str]] = {}
    found = []
    for power in powers:
        program = program_of(power)
        if program is None:
            continue
        done[power] = outcomes(program)
        for language, text in zip(LANGUAGES, texts(power), strict=True):
            other = first.setdefault((language, text), power)
            if done[other] != done[power]:
                found.append((other, power, text))
    return found


@rule("CB-23.3.7")
@pytest.mark.parametrize("seed", range(6))
def test_powers_that_do_different_things_say_different_things(seed: int) -> None:
    chance = Random(seed)
    powers = []
    for _ in range(60):
        words = sequence(chance)
        powers += [f"on enter: {grouped(words, chance)}" for _ in range(6)]
    assert alike(list(dict.fromkeys(powers))) == []


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("each foe: strip it 1 floor 0; gain me wp 1", "each foe: {strip it 1 floor 0}; gain me wp 1"),
        ("if #foe>=1: token 1; gain me wp 1", "if #foe>=1: {token 1}; gain me wp 1"),
        ("may: token 1; gain me wp 1", "may: {token 1}; gain me wp 1"),
        ("per 2: draw me 1; gain me wp 1", "per 2: {draw me 1}; gain me wp 1"),
        ("if #foe>=1: {if #friend>=1: token 1; else: draw me 1}",
            "if #foe>=1: {if #friend>=1: token 1}; else: draw me 1"),
        ("T=foe; if T: strip T 1 floor 0; gain me wp 1", "T=foe; if T: {strip T 1 floor 0}; gain me wp 1"),
        ("T=foe; U=foe; strip T 1 floor 0; strip T 1 floor 0", "T=foe; U=foe; strip T 1 floor 0; strip U 1 floor 0"),
        ("T=foe[essence>=2]; may: {strip T 1 floor 0}; if !T: draw me 1",
            "may: {T=foe[essence>=2]; strip T 1 floor 0}; if !T: draw me 1"),
    ],
)  # fmt: skip
def test_what_belongs_together_is_said(one: str, other: str) -> None:
    for first, second in zip(texts(f"on enter: {one}"), texts(f"on enter: {other}"), strict=True):
        assert first != second


@rule("CB-23.3.7")
def test_a_sentence_shows_what_a_control_reaches_over() -> None:
    outside = texts("on enter: each foe: {token 1}; draw me 1")
    inside = texts("on enter: each foe: token 1; draw me 1")
    after = ["; after that, ", "; после этого ", "; dopodiché ", "；在此之后，"]
    for joint, closed, reaching in zip(after, outside, inside, strict=True):
        assert joint in closed
        assert joint not in reaching


@rule("CB-23.3.7")
def test_declining_is_said_to_count_as_nothing_chosen() -> None:
    assert texts("on enter: may: T=opponent[wp>=2]; lose T wp 2 // if !T: draw me 1")[0].endswith(
        "; then if none was chosen, draw 1 card."
    )


@rule("CB-23.3.7")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_written_is_played_and_told_or_refused_in_words(seed: int) -> None:
    chance = Random(seed)
    writing = PowerWriting()
    for _ in range(500):
        power = chance.choice((nonsense, mended))(chance)
        if writing.accepts(power):
            assert all(texts(power)), power


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("lose opponent wp 1",
            ["you may have one opponent lose 1 WP", "по желанию пусть один противник потеряет 1 СВ",
            "puoi far perdere a un avversario 1 FdV", "你可以令一名对手失去1点毅力"]),
        ("token 1",
            ["you may give it a +1 Intensity token", "по желанию дайте этой эмоции жетон интенсивности +1",
            "puoi dare a questa Emozione un gettone Intensità +1", "你可以令它得到一个+1强度指示物"]),
        ("if #foe<1: draw me 1",
            ["you may do this: if no opposing Emotion is next to it, draw 1 card",
            "по желанию сделайте вот что: если нет соседних эмоций противника, возьмите 1 карту",
            "puoi fare quanto segue: se non ci sono Emozioni opposte adiacenti, pesca 1 carta",
            "你可以执行以下效果：若没有对方情感与它相邻，则抓取1张牌"]),
        ("draw mate #foe",
            ["you may have your teammate (or you, if you are a Shaper) draw 1 card for each opposing Emotion",
            "по желанию пусть ваш союзник (или вы, если вы Творец) возьмёт по 1 карте за каждую соседнюю эмоцию",
            "puoi far pescare al tuo compagno (o a te, se sei un Plasmatore) 1 carta per ogni Emozione opposta",
            "你可以执行以下效果：每有一个与它相邻的对方情感，你的队友（若你是塑造者，则为你）抓取1张牌"]),
    ],
)  # fmt: skip
def test_what_one_may_do_is_a_sentence_whoever_it_is_done_to(what: str, told: list[str]) -> None:
    for text, expected in zip(texts(f"on enter: may: {what}"), told, strict=True):
        assert expected in text
