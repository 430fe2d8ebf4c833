"""Every message exists in all four languages, is said somewhere, and chooses by the same words."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria_cards.bots.observation import DECISIONS
from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, REASONS, VIBES
from mindrose.games.cerebria_cards.options import PATTERNS
from tests.text.reading import PLURALS, YES_OR_NO, Reader, own
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
    "aim_whose": {"you", "own", "other"},
    "victim_whose": {"you", "other", "none"},
    **dict.fromkeys(("mine", "full", "fresh", "card_known", "base_known", "aim_known", "own_known"), YES_OR_NO),
}


FILES = {language: Reader(language, ("common", GAME.id)) for language in LANGUAGES}


def messages(language: str) -> set[str]:
    return {entry for entry in FILES[language].refers if not entry.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_every_language(language: str) -> None:
    assert FILES[language].junk == []
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    speaker, said = remembering(language)
    everything(speaker)
    assert set(FILES[language].refers) - FILES[language].reached(own(said)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_select_by_words_that_are_passed_to_them(language: str) -> None:
    """A key that no argument can equal would silently never be said."""
    selects = {(name, key) for name, key in FILES[language].selects if name != "case"}
    for name, key in selects:
        assert key in SELECTORS.get(name, PLURALS), f"{name} is never {key!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_tell_the_same_rules_apart_in_every_language(language: str) -> None:
    cases = {key for name, key in FILES[language].selects if name == "case"} - CASES
    assert cases == {key for name, key in FILES["en"].selects if name == "case"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_is_empty_or_untidy(language: str) -> None:
    speaker, _ = remembering(language)
    for text in everything(speaker):
        assert text == text.strip()
        assert text
        assert "  " not in text.replace("\n", "")
        assert not set(text) & {"{", "}", "$", "_", "\u2068", "\u2069"}, text
