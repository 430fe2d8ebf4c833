"""The page that shows how to add a game says what the files of the example say."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from goofspiel.game import Goofspiel
from hearts.game import Hearts
from mindrose.kernel.game import Game
from mindrose.rulebook import places, proofs

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"^```python ?(\S*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d\.\d)\*\* (.+[.])$", re.MULTILINE)
RULES: dict[str, dict[str, str]] = {
    "hearts": dict(RULE.findall(PAGE)),
    "goofspiel": dict(RULE.findall((EXAMPLES / "goofspiel" / "rules.md").read_text(encoding="utf-8"))),
}
each_game = pytest.mark.parametrize("game", [Hearts(), Goofspiel()], ids=lambda game: game.id)


@pytest.mark.parametrize(("path", "excerpt"), [block for block in BLOCKS if block[0]])
def test_an_excerpt_is_a_piece_of_its_file(path: str, excerpt: str) -> None:
    """A method stands on the page without the indentation of its class; tests are named from the root."""
    text = ((ROOT if path.startswith("tests/") else EXAMPLES) / path).read_text(encoding="utf-8")
    assert excerpt in text or textwrap.indent(excerpt, "    ") in text


def test_every_module_is_in_the_table_and_shown() -> None:
    modules = {path.name for path in (EXAMPLES / "hearts").glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"^\| `(\w+\.py)` \|", PAGE, re.MULTILINE)) == modules
    shown = {path for path, _ in BLOCKS if path.startswith("hearts/")} - {"hearts/__init__.py"}
    assert {f"hearts/{name}" for name in modules} == shown


def test_every_rule_of_the_page_has_code_and_a_test() -> None:
    """Those of goofspiel have a page of their own (`tests/rules/test_coverage.py`)."""
    rules = RULES["hearts"]
    assert rules
    assert set(places(EXAMPLES / "hearts")) == set(rules)
    assert {number for number in proofs(Path(__file__).parent) if number.startswith("HE-")} == set(rules)


@each_game
def test_every_option_is_explained_by_its_rule(game: Game) -> None:
    rules = RULES[game.id]
    named = {(option, number) for number, text in rules.items() for option in re.findall(r"Option `(\w+)`", text)}
    assert named == {(parameter.name, parameter.rule) for parameter in game.parameters}


def test_every_file_that_the_page_names_exists() -> None:
    for name in re.findall(r"`((?:docs|src|tests|examples)/[\w/.]+)`", PAGE):
        assert (ROOT / name).exists(), name
