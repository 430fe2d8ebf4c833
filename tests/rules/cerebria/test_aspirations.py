"""CB-18 The nine Aspirations: what each compares, and who has more."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria.components.things import ASPIRATIONS, BLISS, FACTIONS, GLOOM, NOBODY
from mindrose.games.cerebria.rules.aspirations import fulfilled, strength
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, E, Game, board, the_game


def table(text: str = "", spaces: dict[str, str] | None = None, **more: Any) -> Game:
    return Game(pack=SPECIFICATION, spaces={**board(text), **(spaces or {})}, **more)


def compared(game: Game, aspiration: str) -> tuple[int, int]:
    """What Bliss and Gloom have of it."""
    number = ASPIRATIONS.index(aspiration)
    return int(strength(game.state, number, BLISS)), int(strength(game.state, number, GLOOM))


def winner(game: Game, aspiration: str) -> str | None:
    faction = fulfilled(game.state, ASPIRATIONS.index(aspiration))
    return None if faction == NOBODY else FACTIONS[faction]


@rule("CB-18.1.1")
def test_each_deck_has_each_aspiration_once() -> None:
    table = the_game().new(4, seed=1)
    while table.question is not None and table.question.kind != "menu":
        table.answer(table.question.timeout)
    position = table.position()
    for deck in (position["common"], position["factions"]["bliss"]["hidden"], position["factions"]["gloom"]["hidden"]):
        assert sorted(deck) == sorted(ASPIRATIONS)


@rule("CB-18.1.2")
def test_aspirations_are_tested_in_a_revelation_only() -> None:
    game = table("e0=B3", common=["attitude", "rest"])
    game.gain_willpower().absorb(bonus=False)
    assert (game.identity("bliss"), game.events("tested")) == ((0, 0, 0), [])
    game = table("e0=B3", common=["attitude", "rest"], origin={"commitment": 1})
    game.absorb(bonus=False)
    assert game.events("tested")[0]["aspiration"] == ASPIRATIONS.index("attitude")


@rule("CB-18.1.3", "CB-17.2.3")
@pytest.mark.parametrize(
    ("emotions", "expected"), [("e0=B1 e6=G1", None), ("e0=B1 e3=B1 e6=G1", "bliss"), ("e6=G1", "gloom"), ("", None)]
)
def test_strictly_more_than_the_other_faction_fulfils(emotions: str, expected: str | None) -> None:
    assert winner(table(emotions), "attitude") == expected


@rule("CB-18.2.1", "CB-5.4.4")
def test_attitude_counts_realms() -> None:
    game = table("e0=B1 e3=B1 e6=G3", sites={"land": "gloom minor", "willow": "gloom minor"})
    assert compared(game, "attitude") == (2, 3)


@rule("CB-18.2.2", "CB-5.4.4")
def test_openness_counts_frontiers() -> None:
    game = table("e1=B1 e4=B2 e6=G1 e9=G1 e10=G1")
    assert compared(game, "openness") == (2, 2)
    assert winner(game, "openness") is None
    assert compared(table("e1=B1 e4=B2 e6=G1 e9=G1"), "openness") == (2, 1)


@vector("TV-141")
@rule("CB-18.2.3")
def test_awareness_counts_triads_and_not_emotions() -> None:
    game = table("e1=B1 e2=B1 e3=B1 e4=G1 e7=G1")
    assert compared(game, "awareness") == (1, 2)
    assert winner(game, "awareness") == "gloom"


@vector("TV-18")
@rule("CB-18.2.4")
def test_unity_is_the_longest_chain() -> None:
    assert compared(table("e3=B1 e4=B1 e5=B1 e6=B1 e9=B1 e10=B1 e8=G1"), "unity") == (4, 1)


@rule("CB-18.2.4")
def test_unity_goes_round_the_ring() -> None:
    assert compared(table("e13=B1 e14=B1 e0=B1 e4=G1 e5=G1"), "unity") == (3, 2)


@rule("CB-18.2.4")
def test_a_full_ring_is_a_chain_of_fifteen() -> None:
    assert compared(table(" ".join(f"e{space}=B1" for space in range(15))), "unity") == (15, 0)


@vector("TV-145")
@rule("CB-18.2.5", "CB-5.1.6")
def test_liveliness_counts_essence_and_no_tokens() -> None:
    spaces = {E[0]: "trust 3", E[3]: "courage 1", E[6]: "dislike 2", E[9]: "loneliness 2 token 6"}
    game = table(spaces=spaces)
    assert compared(game, "liveliness") == (4, 4)
    assert winner(game, "liveliness") is None


@vector("TV-143")
@rule("CB-18.2.6", "CB-18.2.7")
def test_versatility_counts_colours_but_not_bleakness() -> None:
    content = table().state.content
    colours = {name: content.vibe[card] for card, name in enumerate(content.ids)}
    assert colours["fear"] == colours["mistrust"] == colours["courage"] != colours["kindness"]
    game = table(spaces={E[0]: "bleakness", E[3]: "fear", E[4]: "mistrust", E[6]: "courage", E[9]: "kindness"})
    assert compared(game, "versatility") == (2, 1)
    assert winner(game, "versatility") == "bliss"


@rule("CB-18.2.7")
def test_brightness_has_no_colour_either() -> None:
    assert compared(table(spaces={E[0]: "brightness 1"}), "versatility") == (0, 0)


@vector("TV-144")
@rule("CB-18.2.8")
def test_fortitude_adds_up_fortress_bonuses() -> None:
    game = table(sites={"valley": "bliss major", "cradle": "gloom minor", "land": "gloom minor"})
    assert compared(game, "fortitude") == (2, 2)
    assert winner(game, "fortitude") is None


@vector("TV-142")
@rule("CB-18.2.9", "CB-5.1.3")
def test_sensibility_is_the_highest_intensity() -> None:
    game = table(spaces={E[0]: "trust 3 token 2", E[3]: "courage 1", E[6]: "doubt 3"})
    assert compared(game, "sensibility") == (5, 4)
    assert winner(game, "sensibility") == "bliss"


@vector("TV-19")
@rule("CB-18.2.10", "CB-5.4.4")
def test_reflection_counts_pairs_of_opposites() -> None:
    game = table("e0=G1 e8=G1 e3=B1 e6=B2")
    assert (game.control("valley"), game.control("network-land")) == ("gloom", "gloom")
    assert compared(game, "reflection") == (0, 1)


@rule("CB-18.2.10")
def test_a_realm_without_its_opposite_frontier_is_no_pair() -> None:
    game = table("e0=G1 e3=B1")
    assert (game.control("valley"), game.control("willow-valley")) == ("gloom", "gloom")
    assert compared(game, "reflection") == (0, 0)


@vector("TV-146")
@rule("CB-18.1.3", "CB-17.2.3")
@pytest.mark.parametrize("aspiration", ["attitude", "openness", "reflection"])
def test_nobody_controls_anything(aspiration: str) -> None:
    assert compared(table(), aspiration) == (0, 0)
    assert winner(table(), aspiration) is None
