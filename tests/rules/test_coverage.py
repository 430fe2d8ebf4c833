"""Every rule of every game has code that names it and a test that proves it."""

from __future__ import annotations

import pytest

import mindrose
from mindrose import rulebook
from mindrose.engine import PACKAGE, ROOT

GAMES = [game.id for game in mindrose.games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_a_test(game: str) -> None:
    rules = rulebook.cover(game)
    assert len(rules) > 100
    assert [rule.number for rule in rules if not rule.code] == []
    assert [rule.number for rule in rules if not rule.tests] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_test_or_code_names_a_rule_that_does_not_exist(game: str) -> None:
    rules = rulebook.read_page(game)
    known = {rule.number for rule in rules}
    folder = game.replace("-", "_")
    assert set(rulebook.proofs(ROOT / "tests" / "rules" / folder)) - known == set()
    assert set(rulebook.places(PACKAGE / "games" / folder)) - known - rulebook.sections_of(rules) == set()


def test_a_section_is_known_by_its_rules() -> None:
    rules = [rulebook.Rule("CB-15.2.3", ""), rulebook.Rule("CB-15.2.4", ""), rulebook.Rule("CB-8.1.1", "")]
    assert rulebook.sections_of(rules) == {"CB-15", "CB-15.2", "CB-8", "CB-8.1"}


def test_a_span_of_rules_names_all_of_them() -> None:
    assert rulebook.numbers_in("CC-6.1 to CC-6.3, and CC-9.10") == {"CC-6.1", "CC-6.2", "CC-6.3", "CC-9.10"}
