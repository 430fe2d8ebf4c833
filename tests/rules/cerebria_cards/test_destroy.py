"""CC-8.1 to CC-8.3 Destroy."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat


@rule("CC-8.1")
@pytest.mark.parametrize(("owner", "place"), [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)])
def test_any_emotion_in_any_mindset_can_be_destroyed(owner: int, place: int) -> None:
    game = Game(
        seat(mindset=["Anger f1", "Trust f1"]),
        seat(mindset=["Bleakness-R a1", "Hope f0"]),
        seat(mindset=["Valor+Brightness-Y f2 a1"]),
    )
    game.use(0, target=(owner, place))
    assert game.emotion(owner, place) is None
    assert len(game.discard) == (2 if owner == 2 else 1)


@rule("CC-8.1")
def test_exactly_the_emotions_on_the_table_are_targets() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=[None, "Hope f2"]), seat(mindset=["Fear f1"]))
    game.do("use", place=0)
    assert game.legal() == [game.target(0, 0), game.target(1, 1), game.target(2, 0)]


@rule("CC-8.1")
def test_a_place_without_an_emotion_is_no_target() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0)
    assert game.refused(game.target(1, 1)).code == "E_TARGET"


@vector("T-26")
@rule("CC-8.1")
def test_an_emotion_destroys_itself() -> None:
    game = Game(seat(mindset=["Valor f2"]))
    game.use(0)
    assert game.emotion(0, 0) is None
    assert game.discard == ["valor"]
    assert game.supply == (40, 40)


@rule("CC-8.2")
def test_both_cards_of_a_fused_emotion_are_discarded() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope+Bleakness-Gn f2"]))
    game.use(0, target=(1, 0))
    assert sorted(game.discard) == ["bleakness-gn", "hope"]
    assert game.mindset(1) == [None] * 4


@rule("CC-8.2")
def test_everything_else_stays() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2", "Fear f1", "Trust f1"]))
    game.use(0, target=(1, 1))
    assert game.mindset(1) == ["hope f2", None, "trust f1", None]


@rule("CC-8.3")
@pytest.mark.parametrize(
    "target", ["Hope+Brightness-Gn f2 a1", "Brightness-R a2", "Rage f2", "Fear+Bleakness-Gn f1 a2", "Rage+Brightness-R"]
)
def test_all_its_fragments_return_to_the_supply_and_nobody_scores_them(target: str) -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=[target]))
    game.use(0, target=(1, 0))
    assert game.supply == (40, 40)
    assert [game.scored(owner) for owner in (0, 1)] == [(0, 0), (0, 0)]


@rule("CC-8.1", "CC-6.15")
def test_with_targets_at_resolution_the_target_is_chosen_then() -> None:
    game = Game(
        seat(mindset=["Anger f1"]),
        seat(["Rage"], ["Hope f2", "Fear f1"]),
        options={"targets_declared": "at_resolution"},
    )
    game.use(0).passes(1)
    game.answer(game.target(1, 1))
    assert game.discard == ["fear"]
