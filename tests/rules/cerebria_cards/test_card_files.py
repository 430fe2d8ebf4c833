"""CC-1.1, CC-1.2 Files of cards: a good one is played with, a bad one is refused by card and field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mindrose
from tests.rulebook import rule
from tests.rules.cerebria_cards.card_files import all_cards, game_of, mistakes, refusal_of, with_changed, written


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
        ("name", 7),
        ("name", {"en": "Affection", "ru": "Влечение", "it": "Affetto"}),
        ("name", {"en": "Affection", "ru": "Влечение", "it": "Affetto", "zh": 1}),
    ],
)
def test_a_bad_fact_is_refused_by_card_and_field(tmp_path: Path, field: str, value: Any) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("affection", **{field: value}))
    assert f": card 'affection': {field} " in mistake


@rule("CC-1.2")
def test_a_bad_fact_is_told_where_it_stands(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("affection", vibe="rad"))
    assert mistake.startswith(f"- {tmp_path}/cards.toml:6:9: card 'affection': vibe is one of red, ")
    assert mistake.endswith("not 'rad' (did you mean 'red'?)")


@rule("CC-1.2")
def test_a_fact_that_cards_do_not_have_is_refused(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("affection", colour="red"))
    assert "card 'affection': there is no 'colour' here; there is id, name, " in mistake


@rule("CC-1.2")
def test_a_name_that_is_written_once_is_the_same_in_every_language(tmp_path: Path) -> None:
    game = game_of(tmp_path, with_changed("affection", name="Affection"))
    assert {game.cards.name(0, language) for language in ("en", "ru", "it", "zh")} == {"Affection"}


@rule("CC-1.2")
def test_a_base_card_with_an_ability_is_refused(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("brightness-y", ability="draw"))
    assert mistake.endswith("card 'brightness-y': a base card has no ability (CC-1.2)")


@rule("CC-1.2")
@pytest.mark.parametrize("name", [None, 7])
def test_a_card_without_an_id_is_refused_by_its_number(tmp_path: Path, name: Any) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("courage", id=name))
    assert "card 3: the id is made of a to z" in mistake


@rule("CC-1.2")
@pytest.mark.parametrize("name", ["", "Courage", "cou rage", "cour+age"])
def test_an_id_that_a_position_could_not_name_is_refused(tmp_path: Path, name: str) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("courage", id=name))
    assert f"card {name!r}: the id is made of a to z" in mistake


@rule("CC-1.2")
def test_all_mistakes_are_told_at_once(tmp_path: Path) -> None:
    first, second = mistakes(tmp_path, with_changed("affection", vibe="pink", kind="weak"))
    assert "kind" in first
    assert "vibe" in second


@rule("CC-1.1")
def test_two_cards_with_one_id_are_refused(tmp_path: Path) -> None:
    (mistake,) = mistakes(tmp_path, with_changed("affection", id="comfort"))
    assert mistake.endswith("card 'comfort': another card has this id: each has one of its own")


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
    uneven = game_of(tmp_path, with_changed("affection", vibe="blue", ability="draw")).cards.uneven()
    assert uneven["vibe"] == {"red": 23, "yellow": 24, "green": 24, "blue": 25}
    assert (uneven["ability"]["drain"], uneven["ability"]["draw"]) == (7, 9)


@rule("CC-1.2")
def test_an_even_deck_gives_no_warning(tmp_path: Path) -> None:
    assert game_of(tmp_path, all_cards()).cards.uneven() == {}


@rule("CC-1.1")
def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    assert "/none.toml: cannot be read: No such file" in refusal_of(tmp_path / "none.toml")


@rule("CC-1.1")
def test_a_folder_without_a_file_of_cards_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    assert "/cards holds none of pack.toml, cards.toml" in refusal_of(tmp_path / "cards")


@rule("CC-1.1")
def test_a_folder_with_a_file_of_cards_is_played_with(tmp_path: Path) -> None:
    written(tmp_path, with_changed("courage", ability="destroy"))
    game = mindrose.load("cerebria-cards", content=tmp_path)
    assert game.content()["cards"][2]["ability"] == "destroy"


@rule("CC-1.1")
@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"[[card]\nid = 1", "/cards.toml:1:7: here this cannot be read: a quote, a bracket"),
        (b"id = ", "/cards.toml:1:6: nothing stands behind the `=`"),
        (b"\xff\xfe[[card]]", "/cards.toml: is not written in UTF-8"),
    ],
)
def test_a_file_that_is_not_toml_is_refused(tmp_path: Path, content: bytes, told: str) -> None:
    (tmp_path / "cards.toml").write_bytes(content)
    assert told in refusal_of(tmp_path / "cards.toml")


@rule("CC-1.1")
@pytest.mark.parametrize("content", ["", "card = 3", "card = []", "[[cards]]\nid = 'a'"])
def test_a_file_without_a_list_of_cards_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / "cards.toml").write_text(content)
    assert "/cards.toml: there is no card in it: write each one under [[card]]" in refusal_of(tmp_path / "cards.toml")


@rule("CC-1.1")
def test_a_card_in_single_brackets_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("[card]\nid = 'a'")
    assert "write [[card]], with two brackets, not [card]" in refusal_of(tmp_path / "cards.toml")


@rule("CC-1.2")
def test_a_card_that_is_no_table_of_facts_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("card = ['courage']")
    assert "card 1 is a table of facts, not 'courage'" in refusal_of(tmp_path / "cards.toml")
