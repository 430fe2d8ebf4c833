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
    known = {rule.number for rule in rulebook.read_page(game)}
    folder = game.replace("-", "_")
    assert set(rulebook.proofs(ROOT / "tests" / "rules" / folder)) <= known
    assert set(rulebook.places(PACKAGE / "games" / folder)) <= known


def test_a_span_of_rules_names_all_of_them() -> None:
    assert rulebook.numbers_in("CC-6.1 to CC-6.3, and CC-9.10") == {"CC-6.1", "CC-6.2", "CC-6.3", "CC-9.10"}
