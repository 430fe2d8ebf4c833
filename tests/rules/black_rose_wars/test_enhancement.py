"""Enhancement and sure damage, EN-1 to EN-7 and VX-34: the examples of the specification, played."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import SLOT_NAMES
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, K, Scene, Texts, mage


def enhanced(spell: str, *cards: str, second: str = "throne", **board: str) -> Scene:
    """A casts an alchemical spell in slot I while some cards lie face up; B and C stand in one room in range."""
    laid = {name: f"{card} revealed" for name, card in zip(("ii", "iii", "quick"), cards, strict=False)}
    game = Scene(mage("hall", board={"i": spell, **laid, **board}), mage("throne"), mage(second))
    return game.cast("i")


@rule("BR-11.1.4")
@vector("TV-206")
def test_a_spell_is_never_part_of_the_combination_that_enhances_it() -> None:
    game = enhanced("deflagrate", "marbling")
    game.target(B)
    assert (game.cubes(B), game.cubes(C)) == ("A2", "")
    assert game.asks == [(A, "move")]
    game.move("crypt")
    assert game.where(B) == "crypt"
    game = enhanced("deflagrate", "marbling", "heart-of-ice")
    game.choose("throne")
    assert (game.cubes(B), game.cubes(C)) == ("A2", "A2")
    game.target(C).move("crypt")
    assert (game.where(B), game.where(C)) == ("throne", "crypt")


@rule("BR-11.1.4", "BR-11.2.1")
@vector("TV-207")
@pytest.mark.parametrize(
    ("cards", "board", "cubes"),
    [
        (["silver-of-the-sages"], {}, "A2"),
        (["silver-of-the-sages", "albify"], {}, "A4"),
        (["albify", "viatorium-spagyricum reverse"], {}, "A2"),
        (["albify", "viatorium-spagyricum"], {}, "A4"),
        (["albify"], {"iii": "silver-of-the-sages activated"}, "A2"),
    ],
    ids=["one wild card", "wild and water", "air", "two waters", "face down"],
)
def test_every_place_of_a_combination_needs_a_card(cards: list[str], board: dict[str, str], cubes: str) -> None:
    game = enhanced("azoth-bomb", *cards, second="crypt", **board)
    game.choose("throne")
    assert game.cubes(B) == cubes
    assert [event["number"] for event in game.events("hit")] == [2] * (int(cubes[1]) // 2)


@rule("BR-11.1.4")
@vector("TV-208")
def test_all_cards_of_an_element_are_counted() -> None:
    game = enhanced("azoth-bomb reverse", "marbling", "soul-transfer", quick="stone-phoenix activated")
    game.choose("throne").nobody_answers()
    assert (game.cubes(B), game.cubes(C)) == ("A4", "A4")
    assert game.supply(A) == 25 - 8


@rule("BR-14.2.6", "BR-15.1.1")
@vector("TV-209")
@pytest.mark.parametrize("defended", [False, True])
def test_sure_damage_opens_no_window(defended: bool) -> None:
    game = Scene(
        mage(
            "hall",
            board={"i": "athanor-eruption", "ii": "azoth-bomb revealed", "iii": "marbling revealed"},
        ),
        mage("hall", board={"i": "persecution activated"}),
    )
    game.cast("i").target(B)
    assert game.cubes(B) == "A3"
    if defended:
        game.use("i").take(3)
        assert (game.cubes(A), game.cubes(B)) == ("B3", "A1")
    else:
        game.no(B)
        assert (game.cubes(A), game.cubes(B)) == ("", "A4")
    assert game.asks == [(A, "action")]


@rule("BR-15.1.1", "VX-34")
def test_sure_damage_that_defeats_leaves_no_way_out() -> None:
    """VX-34 `lethal` included: a spell that would save its mage is not asked for."""
    game = Scene(
        mage("hall", board={"i": "supreme-fireball"}),
        mage("throne", "A8", board={"i": "mantle-of-midnight reverse activated"}),
    )
    game.cast("i").choose("throne")
    assert game.where(B) == "cell"


@rule("BR-11.1.4")
@pytest.mark.parametrize("name", SLOT_NAMES)
@pytest.mark.parametrize(
    "effect",
    ["pow me #el(fire)", "Enh(fire): pow me 1", "S=revealed(me)[other]; again S"],
    ids=["el", "combo", "other"],
)
def test_to_an_effect_that_is_no_spell_every_spell_is_another(name: str, effect: str) -> None:
    """EN-1, VX-09 The quest has the number of a slot."""
    texts: Texts = {quest: {"effect": effect, "power": 1} for quest in CONTENT.quest_ids[:4]}
    texts["visceral-fire"] = {"symbol": False, "main": {"effect": "pow me 1"}}
    for quest in CONTENT.quest_ids[:4]:
        game = Scene(
            mage("hall", board={name: "visceral-fire revealed"}, quests={quest: "fulfilled"}),
            mage("crypt"),
            texts=texts,
        )
        game.do("quest")
        assert game.power(A) == 2


@rule("BR-11.1.4")
def test_the_black_rose_has_no_spells_to_count() -> None:
    """VX-26"""
    game = Scene(
        mage("treasure"),
        mage("crypt"),
        mage("altar"),
        mage("garden"),
        events={"slots": ["ev2-02", None, None]},
        moon=2,
        texts={"ev2-02": {"effect": "during: on acts(mage,any): if #sym(fire)=0: pow Rose 1"}},
    )
    game.explore("activate").choose("treasure")
    assert game.power(K) == 1
