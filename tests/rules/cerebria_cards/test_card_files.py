"""CC-1.1, CC-1.2 Files of cards: a good one is played with, a bad one is refused by card and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import rule
from tests.rules.cerebria_cards.card_files import all_cards, game_of, mistakes, refusal_of, with_changed


@rule("CC-1.2")
def test_what_a_file_says_is_what_is_played(tmp_path: Path) -> None:
    game = game_of(tmp_path, with_changed("courage", ability="destroy"))
    table = game.from_position({"seats": [{"mindset": ["Courage f1"]}, {"mindset": ["Hope f2"]}]})
    table.do("use", place=0).do("destroy", emotion="hope")
    assert table.position()["discard"] == ["hope"]


@rule("CC-1.2")
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("polarity", None),
        ("polarity", "joy"),
        ("polarity", 0),
        ("kind", None),
        ("kind", "weak"),
        ("vibe", None),
        ("vibe", "pink"),
        ("vibe", ["red"]),
        ("ability", None),
        ("ability", "dance"),
        ("copies", None),
        ("copies", 0),
        ("copies", -1),
        ("copies", 97),
        ("copies", 1.5),
        ("copies", True),
        ("copies", "one"),
        ("name", None),
        ("name", "Affection"),
        ("name", {"en": "Affection", "ru": "Влечение", "it": "Affetto"}),
        ("name", {"en": "Affection", "ru": "Влечение", "it": "Affetto", "zh": 1}),
    ],
)
def test_a_bad_fact_is_refused_by_card_and_field(tmp_path: Path, field: str, value: Any) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("affection", **{field: value}))
    assert "card 1 (affection)" in mistake
    assert field in mistake


@rule("CC-1.2")
def test_a_base_card_with_an_ability_is_refused(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("brightness-y", ability="draw"))
    assert "card 66 (brightness-y)" in mistake
    assert "ability" in mistake


@rule("CC-1.2")
@pytest.mark.parametrize("name", [None, "", 7])
def test_a_card_without_an_id_is_refused_by_its_number(tmp_path: Path, name: Any) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("courage", id=name))
    assert "card 3" in mistake
    assert "needs an id" in mistake


@rule("CC-1.2")
@pytest.mark.parametrize("name", ["Courage", "cou rage", "cour+age"])
def test_an_id_that_a_position_could_not_name_is_refused(tmp_path: Path, name: str) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("courage", id=name))
    assert f"card 3 ({name})" in mistake
    assert "id" in mistake


@rule("CC-1.2")
def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    first, second = mistakes(tmp_path, with_changed("affection", vibe="pink", kind="weak"))
    assert "kind" in first
    assert "vibe" in second


@rule("CC-1.1")
def test_two_cards_with_one_id_are_refused(tmp_path: Path) -> None:
    assert mistakes(tmp_path, with_changed("affection", id="comfort")) == ["- the id 'comfort' occurs twice"]


@rule("CC-1.1")
def test_a_deck_of_97_cards_is_refused(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("affection", copies=2))
    assert "17 mild bliss" in mistake


@rule("CC-1.1")
def test_halves_of_different_size_are_refused(tmp_path: Path) -> None:
    less, more = mistakes(tmp_path, with_changed("affection", polarity="gloom"))
    assert "15 mild bliss" in less
    assert "17 mild gloom" in more


@rule("CC-1.1")
def test_kinds_of_different_number_are_refused(tmp_path: Path) -> None:
    less, more = mistakes(tmp_path, with_changed("affection", kind="strong"))
    assert "15 mild bliss" in less
    assert "17 strong bliss" in more


@rule("CC-1.1")
def test_a_missing_type_of_card_is_refused(tmp_path: Path) -> None:
    assert "71 types" in mistakes(tmp_path, all_cards()[1:])[0]


@rule("CC-1.1")
def test_an_additional_type_of_card_is_refused(tmp_path: Path) -> None:
    assert "73 types" in mistakes(tmp_path, [*all_cards(), {**all_cards()[0], "id": "bravado"}])[0]


@rule("CC-1.2")
def test_uneven_vibes_and_abilities_are_a_warning_only(tmp_path: Path) -> None:
    warnings = game_of(tmp_path, with_changed("affection", vibe="blue", ability="draw")).cards.warnings()
    assert warnings[0] == "uneven vibe: red 23, yellow 24, green 24, blue 25"
    assert "drain 7" in warnings[1]
    assert "draw 9" in warnings[1]


@rule("CC-1.2")
def test_an_even_deck_gives_no_warning(tmp_path: Path) -> None:
    assert game_of(tmp_path, all_cards()).cards.warnings() == []


@rule("CC-1.1")
def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "cannot read the cards /none.toml" in refusal_of(tmp_path / "none.toml")


@rule("CC-1.1")
def test_a_folder_is_not_a_file_of_cards(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    assert "cannot read the cards /cards" in refusal_of(tmp_path / "cards")


@rule("CC-1.1")
@pytest.mark.parametrize("content", [b"[[card]\nid = 1", b"id = ", b"\xff\xfe[[card]]"])
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "cards.toml").write_bytes(content)
    assert "/cards.toml is not a TOML file of cards" in refusal_of(tmp_path / "cards.toml")


@rule("CC-1.1")
@pytest.mark.parametrize("content", ["", "card = 3", "[card]\nid = 'courage'", "[[cards]]\nid = 'courage'"])
def test_a_file_without_a_list_of_cards_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "cards.toml").write_text(content)
    assert "/cards.toml holds no cards" in refusal_of(tmp_path / "cards.toml")


@rule("CC-1.1")
def test_an_empty_list_of_cards_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("card = []")
    assert "there are 0 types of card" in refusal_of(tmp_path / "cards.toml")


@rule("CC-1.2")
def test_a_card_that_is_no_table_of_facts_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("card = ['courage']")
    assert "card 1 is not a table of facts" in refusal_of(tmp_path / "cards.toml")
