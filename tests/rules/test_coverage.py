"""Every rule of every game has code that names it and a test that proves it."""

from __future__ import annotations

import pytest

from mindrose import registry, rulebook
from tests.games import LISTINGS, REGISTERED

each_game = pytest.mark.parametrize("game", LISTINGS)


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, REGISTERED)


def test_every_game_of_this_house_has_rules_and_their_tests() -> None:
    for listing in registry.SHIPPED:
        face = registry.face_of(listing.id)
        assert face.rules is not None
        assert face.tests is not None
        assert len(rulebook.read_page(listing.id)) > 100


@each_game
def test_every_rule_has_code_and_a_test(game: str) -> None:
    rules = rulebook.cover(game) if registry.face_of(game).rules else []
    assert [rule.number for rule in rules if not rule.code] == []
    assert [rule.number for rule in rules if not rule.tests] == []


@each_game
def test_no_test_or_code_names_a_rule_that_does_not_exist(game: str) -> None:
    face = registry.face_of(game)
    rules = rulebook.read_page(game) if face.rules else []
    known = {rule.number for rule in rules}
    if known:
        letters = {number.split("-")[0] for number in known}  # games may share a folder of tests
        proved = rulebook.proofs(face.tests) if face.tests else {}
        assert {number for number in proved if number.split("-")[0] in letters} - known == set()
        assert set(rulebook.places(LISTINGS[game].folder)) - known - rulebook.sections_of(rules) == set()


def test_a_section_is_known_by_its_rules() -> None:
    rules = [rulebook.Rule("CB-15.2.3", ""), rulebook.Rule("CB-15.2.4", ""), rulebook.Rule("CB-8.1.1", "")]
    assert rulebook.sections_of(rules) == {"CB-15", "CB-15.2", "CB-8", "CB-8.1"}


def test_a_span_of_rules_names_all_of_them() -> None:
    assert rulebook.numbers_in("CC-6.1 to CC-6.3, and CC-9.10") == {"CC-6.1", "CC-6.2", "CC-6.3", "CC-9.10"}
