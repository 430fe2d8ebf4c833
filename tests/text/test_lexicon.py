"""The list of words that powers are written with: whole, true, and told in four languages."""

from __future__ import annotations

from functools import cache

import pytest

from mindrose import registry
from mindrose.faces.black_rose_wars.writing import EffectWriting
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.languages import LANGUAGES
from mindrose.language.vocabulary import CONTROLS as ALL_CONTROLS
from mindrose.text import lexicon
from mindrose.text.lexicon import CONTROLS, Lexicon, Word, Writing, writing_of
from mindrose.text.words import Words

UNUSED = ("quest",)  # words that are read but that no instruction takes
GAMES = registry.having("writing")


@cache
def writing(game: str) -> Writing:
    return writing_of(game)


@cache
def chapters(language: str = "en", game: str = "cerebria") -> dict[str, list[Word]]:
    lexicon = Lexicon(writing(game), Words(language, game))
    return {chapter.id: chapter.words for chapter in lexicon.chapters()}


def word(chapter: str, form: str) -> Word:
    (found, *_) = [one for one in chapters()[chapter] if one.form == form]
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_an_example_that_says_something(language: str, game: str) -> None:
    for chapter, words in chapters(language, game).items():
        for one in words:
            assert one.examples, (chapter, one.form)
            for power, says in one.examples:
                assert says.endswith((".", "。")), power
                assert not set(says) & {"{", "$", "_"}, says


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_vocabulary_is_listed(game: str) -> None:
    forms = {chapter: " ".join(one.form for one in words) for chapter, words in chapters("en", game).items()}
    known = writing(game).vocabulary
    told = {
        "when": known.triggers, "whom": set(known.selectors) - {"it", *UNUSED}, "which": known.filters,
        "if": known.conditions, "amounts": known.counts, "does": known.instructions, "holds": known.standings,
        "how": known.controls,
    }  # fmt: skip
    for chapter, words in told.items():
        assert [one for one in words if one not in forms[chapter]] == []


def test_every_keyword_is_in_an_example() -> None:
    examples = " ".join(power for words in chapters().values() for one in words for power, _ in one.examples)
    keywords = {one for words in POWER_WORDS.words.values() for one in words}
    assert [one for one in sorted(keywords) if one not in examples.replace("(", " ").replace(")", " ")] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_was_not_tried_behind_every_word_holds_behind_every_word(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lexicon, "ALIKE", len(writing(game).vocabulary.instructions) * 9)
    tried = Lexicon(writing(game), Words("en", game)).chapters()
    assert {chapter.id: chapter.words for chapter in tried} == chapters("en", game)


def test_a_list_of_many_words_is_made_with_few_tries() -> None:
    assert sum(len(words) for words in chapters("en", "black-rose-wars").values()) > 150
    made = EffectWriting()
    Lexicon(made, Words("en", "black-rose-wars")).chapters()
    assert len(made.known) < 2000


def test_a_filter_is_listed_as_it_is_asked() -> None:
    forms = {word.form: word.examples[0][0] for word in chapters("en", "black-rose-wars")["which"]}
    assert forms["[most(x)]"] == "T=mage(1)[most(power)]; dmg T 1"
    assert forms["[owner=X]"] == "T=mage(1)[owner=me]; dmg T 1"


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
