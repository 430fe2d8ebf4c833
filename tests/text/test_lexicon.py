"""The list of words that powers are written with: whole, true, and told in four languages."""

from __future__ import annotations

from functools import cache

import pytest

from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.languages import LANGUAGES
from mindrose.language.vocabulary import CONTROLS as ALL_CONTROLS
from mindrose.text.lexicon import CONTROLS, Lexicon, Word, writing_of
from mindrose.text.words import Words


@cache
def chapters(language: str = "en") -> dict[str, list[Word]]:
    lexicon = Lexicon(writing_of("cerebria"), Words(language, "cerebria"))
    return {chapter.id: chapter.words for chapter in lexicon.chapters()}


def word(chapter: str, form: str) -> Word:
    (found, *_) = [one for one in chapters()[chapter] if one.form == form]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_an_example_that_says_something(language: str) -> None:
    for chapter, words in chapters(language).items():
        for one in words:
            assert one.examples, (chapter, one.form)
            for power, says in one.examples:
                assert says.endswith((".", "。")), power
                assert not set(says) & {"{", "$", "_"}, says


def test_every_word_of_the_vocabulary_is_listed() -> None:
    forms = {chapter: " ".join(one.form for one in words) for chapter, words in chapters().items()}
    told = {
        "when": POWER_WORDS.triggers, "whom": set(POWER_WORDS.selectors) - {"it"}, "which": POWER_WORDS.filters,
        "if": POWER_WORDS.conditions, "amounts": POWER_WORDS.counts, "does": POWER_WORDS.instructions,
        "holds": POWER_WORDS.standings, "how": POWER_WORDS.controls,
    }  # fmt: skip
    for chapter, known in told.items():
        assert [one for one in known if one not in forms[chapter]] == []
    examples = " ".join(power for words in chapters().values() for one in words for power, _ in one.examples)
    keywords = {one for words in POWER_WORDS.words.values() for one in words}
    assert [one for one in sorted(keywords) if one not in examples.replace("(", " ").replace(")", " ")] == []


def test_controls_are_those_of_the_language() -> None:
    assert set(CONTROLS) == set(ALL_CONTROLS.split())


def test_what_may_stand_behind_a_word_is_found_by_trying() -> None:
    assert dict(word("does", "rotate n").arguments)["n"] == "a whole number from 1 to 4, or an amount as above"
    assert dict(word("amounts", "#empty(n)").arguments)["n"] == "a whole number from 0 to 3"
    assert dict(word("holds", "intensity n").arguments)["n"].startswith("+ or - and a whole number")
    assert dict(word("does", "gain X what n").arguments)["what"] == "wp, essence, ambition, action"
    assert dict(word("if", "sphere(Y)").arguments)["only with"] == "on absorb, aura"
    assert dict(word("which", "[wp>=n]").arguments)["of"] == "opponent, spirit"
    assert word("when", "on quelled:").arguments == [("src", "that player")]


def test_a_game_without_powers_has_no_words() -> None:
    with pytest.raises(BadOption, match="--game cerebria"):
        writing_of("cerebria-cards")
