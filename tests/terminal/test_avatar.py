"""`mindrose avatar`: somebody with the box on the table asks for the Avatar's next decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.languages import LANGUAGES
from tests.rulebook import rule


def asked(*words: str) -> str:
    done = CliRunner().invoke(app, ["avatar", *words], catch_exceptions=True)
    if isinstance(done.exception, MindroseError):
        raise done.exception
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture
def own_table(tmp_path: Path) -> Path:
    """Two mages at the same distance from the Possessed."""
    document = yaml.safe_load(asked("--new", "2"))
    document["seats"][0] |= {"at": "P05", "cubes": []}
    document["seats"][1] |= {"at": "P15", "cubes": []}
    document["crown"] = 0
    path = tmp_path / "table.yaml"
    path.write_text(yaml.safe_dump(document))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_table_to_fill_in_can_be_asked_about(people: int, language: str, tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_text(asked("--new", str(people), "-l", language))
    assert "#" in path.read_text()
    assert len(yaml.safe_load(path.read_text())["seats"]) == people
    assert asked(str(path), "--card", "or1-08", "-l", language)


@rule("BR-30.1.2", "BR-30.2.2")
def test_it_says_the_order_the_priority_and_what_comes_of_it(own_table: Path, tmp_path: Path) -> None:
    after = tmp_path / "after.yaml"
    said = asked(str(own_table), "--card", "Black Lash", "--choose", "2", "--save", str(after))
    assert "Black Lash" in said
    assert "Passed over by priority 2 (BR-30.2.2): Player 1 (the crown decided)." in said
    position = yaml.safe_load(after.read_text())
    assert position["seats"][1]["cubes"] == ["rose"] * 3
    assert position["avatar"]["memories"] == ["or1-06"]
    again = asked(str(after), "--card", "Schianto", "-l", "it")  # by its name in any language
    assert "Schianto" in again


def test_as_json(own_table: Path) -> None:
    document: dict[str, Any] = json.loads(asked(str(own_table), "--card", "or1-06", "--choose", "1", "--json"))
    assert document["card"] == "or1-06"
    assert document["position"]["seats"][0]["cubes"] == ["rose"] * 3
    assert any("BR-30.2.2" in line for line in document["says"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "mindrose avatar --new 2"),
        (["--new", "4"], "BR-28.1.1"),
        (["TABLE", "--card", "Blak Lash"], "did you mean 'Black Lash'"),
        (["TABLE", "--card", "or2-01"], "BR-29.1.4"),
        (["TABLE", "--card", "or1-06", "--choose", "7"], "from 1 to 2"),
        (["TABLE", "--card", "or1-06", "--json"], "--choose"),
        (["nowhere.yaml"], "cannot read nowhere.yaml"),
        (["TABLE", "--game", "cerebria"], "black-rose-wars"),
        (["TABLE", "--card", "or1-08", "--save", "no/such/folder.yaml"], "cannot write"),
    ],
)
def test_mistakes_say_what_to_do(words: list[str], told: str, own_table: Path) -> None:
    with pytest.raises(MindroseError, match=told.replace("(", r"\(")):
        asked(*(str(own_table) if word == "TABLE" else word for word in words))
