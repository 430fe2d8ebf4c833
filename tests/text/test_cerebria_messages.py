"""Every message of Cerebria exists in all four languages, is said somewhere, and chooses by the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

import mindrose
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BONUSES,
    DEEDS,
    EDITIONS,
    FACTIONS,
    REASONS,
    ROWS,
    VIBES,
    WHEEL,
)
from mindrose.games.cerebria.documents.position import SIZES
from mindrose.games.cerebria.rules.fortify import MODES
from mindrose.games.cerebria.rules.revelation import STAYING
from mindrose.games.cerebria.rules.turn import ABILITIES
from tests.text.cerebria_saying import CODES, CONTENT, GAME, KINDS, LANGUAGES, everything, refusals, remembering
from tests.text.cerebria_saying import speaker_of as speaker
from tests.text.reading import PLURALS, YES_OR_NO, is_tidy, on_the_screen, own, reader

FACE = Path(mindrose.__file__).parent / "faces" / "cerebria"
SOURCES = {"published", "rulebook", "original", "none"}
AREAS = {"self", "neighbours", "friends", "realm", "triad", "frontier", "here", "touched", "board", "supply", "other"}
SPOTS = {"anywhere", "beside", "reach"}
SELECTORS: dict[str, set[str]] = {
    "faction": {*FACTIONS, "none", "other"},
    "colour": {*VIBES, "wild", "none", "other"},
    "action": {*ACTIONS, "other"},
    "row": {*ACTIONS[:ROWS], "other"},
    "ability": set(ABILITIES),
    "size": set(SIZES),
    "mode": set(MODES),
    "bonus": set(BONUSES),
    "deed": set(DEEDS),
    "wheel": {*WHEEL, "other"},
    "cause": set(STAYING),
    "offered": {"both", "upgrades", "discards"},
    "fulfiller": {*FACTIONS, "none"},
    "reason": set(REASONS),
    "edition": set(EDITIONS),
    "realm": {*CONTENT.realm_ids, "other"},
    "realm_id": {*CONTENT.realm_ids, "other"},
    "place_id": {*CONTENT.realm_ids, "frontier", "other"},
    "change": {"gain", "lose"},
    "mood": {"do", "may"},
    "aspiration": {*ASPIRATIONS, "other"},
    "kind": {*KINDS, "moderate", "strong", "starting", "other"},
    "power": {"none", "other"},
    "filter": {"none", "other"},
    "part": {"emotions", "spirits", "board", "decks", "other"},
    "own": {"yes", "no"},
    **dict.fromkeys(("name_source", "track_source", "threshold_source", "power_source"), SOURCES),
    "quantity": {"all", "other"},
    "op": {"at-least", "at-most", "equal", "more", "less", "other"},
    "n": {*PLURALS, "any"},
    "k": {*PLURALS, "kept"},
    "n_kind": {"number", "each", "reckoned", "other"},
    "n_sign": {"plus", "minus"},
    "what_word": {"wp", "essence", "ambition", "action", "move", "invoke", "quell", "realm", "other"},
    "where_word": AREAS | SPOTS,
    "holder": {"emotion", "player"},
    "sure": {"yes", "no"},
    "who_word": {"own", "foes"},
    "X_word": {"me", "mate", "own", "foes", "this", "other"},
    "Y_word": {"this", "none", "other"},
    **dict.fromkeys(
        ("holds", "ready", "card_known", "deck_known", "aspiration_known", "spirit_known", "upgrade_known"), YES_OR_NO
    ),
}
# Cases of Russian terms, which are selected by the same name as the rules of refusals.
CASES = {"nominative", "genitive"}

FILES = ("common", "language", GAME.id)


def messages(language: str) -> set[str]:
    """The messages; attributes apart, since a language has the cases it needs."""
    return {entry for entry in reader(language, GAME.id).refers if not entry.startswith("-") and "." not in entry}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_every_language(language: str) -> None:
    assert reader(language, *FILES).junk == []
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_explanations_have_the_same_attributes(language: str) -> None:
    def attributes(of: str) -> set[str]:
        return {
            entry for entry in reader(of, GAME.id).refers if "." in entry and not entry.startswith(("the-", "that-"))
        }

    assert attributes(language) == attributes("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    speaking, said = remembering(language)
    everything(speaking)
    reached = reader(language, *FILES).reached(own(said) | on_the_screen(FACE))
    assert set(reader(language, GAME.id).refers) - reached == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_select_by_words_that_are_passed_to_them(language: str) -> None:
    assert reader(language, GAME.id).never(SELECTORS) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_tell_the_same_rules_apart_in_every_language(language: str) -> None:
    assert reader(language, GAME.id).cases() - CASES == reader("en", GAME.id).cases()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_is_empty_or_untidy(language: str) -> None:
    for text in everything(speaker(language)):
        assert is_tidy(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_names_its_rule_and_says_what_to_do(language: str) -> None:
    speaking = speaker(language)
    for refusal in refusals():
        if refusal.code in CODES:
            said = speaking.refusal(refusal)
            assert refusal.rule in said
            assert "E_" not in said
            assert said.count(":") + said.count("：") >= 1, said
