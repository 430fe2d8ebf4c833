"""Every message exists in all four languages, is said somewhere, and chooses by the same words."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria_cards.bots.observation import DECISIONS
from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, REASONS, VIBES
from mindrose.games.cerebria_cards.options import PATTERNS
from tests.text.reading import YES_OR_NO, is_tidy, own, reader
from tests.text.saying import GAME, LANGUAGES, everything, remembering

CASES = {"nominative", "genitive"}  # of Russian terms, beside the rule numbers of refusals
SELECTORS: dict[str, set[str]] = {
    "ability": {*ABILITIES, "other"},
    "polarity": set(POLARITIES),
    "vibe": set(VIBES),
    "kind": {*KINDS, *DECISIONS, "other"},
    "pattern": set(PATTERNS),
    "reason": {*REASONS, "singlemindedness"},
    "slots": {"fragment", "absorb", "both", "none"},
    "bare": {"none", "other"},
    "like": {"none", "other"},
    "wanted": {"none", "other"},
    "aim_whose": {"you", "own", "other"},
    "victim_whose": {"you", "other", "none"},
    **dict.fromkeys(("mine", "full", "fresh", "card_known", "base_known", "aim_known", "own_known"), YES_OR_NO),
}


FILES = ("common", GAME.id)


def messages(language: str) -> set[str]:
    return {entry for entry in reader(language, *FILES).refers if not entry.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_every_language(language: str) -> None:
    assert reader(language, *FILES).junk == []
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    speaker, said = remembering(language)
    everything(speaker)
    assert set(reader(language, *FILES).refers) - reader(language, *FILES).reached(own(said)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_select_by_words_that_are_passed_to_them(language: str) -> None:
    assert reader(language, *FILES).never(SELECTORS) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_tell_the_same_rules_apart_in_every_language(language: str) -> None:
    assert reader(language, *FILES).cases() - CASES == reader("en", *FILES).cases()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_is_empty_or_untidy(language: str) -> None:
    speaker, _ = remembering(language)
    for text in everything(speaker):
        assert is_tidy(text), text
