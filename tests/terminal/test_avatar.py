"""`mindrose avatar`: somebody with the box on the table asks for the Avatar's next decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.faces.black_rose_wars.possession import POSSESSION
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
    document = yaml.safe_load(path.read_text())
    assert len(document["seats"]) == people
    assert document["events"]["slots"] == [None] * 3
    assert asked(str(path), "--card", "or1-08", "-l", language)


@rule("BR-30.1.2", "BR-30.2.2")
def test_it_says_the_order_the_priority_and_what_comes_of_it(own_table: Path, tmp_path: Path) -> None:
    after = tmp_path / "after.yaml"
    said = asked(str(own_table), "--card", "Black Lash", "--choose", "2", "--save", str(after))
    assert "Black Lash" in said
    assert "Passed over by priority 2 (BR-30.2.2): Rikkart (the crown decided)." in said
    position = yaml.safe_load(after.read_text())
    assert position["seats"][1]["cubes"] == ["rose"] * 3
    assert position["avatar"]["memories"] == ["or1-06"]
    again = asked(str(after), "--card", "Schianto", "-l", "it")  # by its name in any language
    assert "Schianto" in again


def test_what_others_do_afterwards_is_theirs(own_table: Path, tmp_path: Path) -> None:
    after = tmp_path / "after.yaml"
    said = asked(str(own_table), "--card", "or1-08", "--save", str(after))
    assert said.count("activation begins") == 1
    position = yaml.safe_load(after.read_text())
    assert list(position["seats"][0]) == ["mage", "cell", "at", "power", "cubes", "hexes"]
    assert "library" not in position
    assert position["avatar"]["obeyed"] == 1


def test_what_somebody_wrote_besides_is_kept(own_table: Path, tmp_path: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    document["seats"][0] |= {"tokens": 0, "board": {"i": "brain-worm reverse activated"}}
    document["seats"][1] |= {"tokens": 0}
    own_table.write_text(yaml.safe_dump(document))
    after = tmp_path / "after.yaml"
    asked(str(own_table), "--card", "or1-08", "--save", str(after))
    position = yaml.safe_load(after.read_text())
    assert position["seats"][0]["board"]["i"]["spell"] == "brain-worm"
    assert position["avatar"]["memories"] == ["or1-08"]  # nobody could act, and still the round has not ended


@rule("BR-29.2.2", "BR-29.2.5")
@pytest.mark.parametrize(("avatar", "told"), [({"obeyed": 3}, "all its orders"), ({"at": "cell"}, "Dominion")])
def test_it_says_why_it_plays_no_order(avatar: dict[str, Any], told: str, own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    document["avatar"] |= avatar
    own_table.write_text(yaml.safe_dump(document))
    said = asked(str(own_table))
    assert told in said
    assert "plays the order" not in said


@rule("BR-29.2.3")
def test_an_extra_order_is_told_whole(own_table: Path) -> None:
    document = yaml.safe_load(own_table.read_text())
    extra = next(order for order in POSSESSION.content_of({}).document["avatar"]["order"] if order["extra"])
    document |= {"moon": extra["moon"]}
    own_table.write_text(yaml.safe_dump(document))
    cards = json.loads(asked(str(own_table), "--card", extra["id"], *["--choose", "1"] * 20, "--json"))
    assert cards["card"] == extra["id"]
    assert sum(line.startswith("An order to the Avatar") for line in cards["says"]) == 2


def test_a_table_is_completed_without_being_played() -> None:
    document = POSSESSION.completed({"seats": [{"at": "P05"}, {}], "lodge": {"P05": {"cubes": ["rose"]}}})
    assert list(document["lodge"]) == [f"P{number:02}" for number in range(1, 20)]
    assert document["seats"][0]["at"] == "P05"
    assert document["avatar"]["obeyed"] == 0
    assert POSSESSION.completed(document) == document
    for language in LANGUAGES:
        assert yaml.safe_load(POSSESSION.written(document, language)) == document


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
