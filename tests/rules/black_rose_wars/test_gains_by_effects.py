"""BR-9.1, BR-5.2, BR-13.2.1, BR-20.2.8 Power, crown, tokens and trophies that effects move."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import CELL, POWER_IN, ROSE, ROUND
from mindrose.games.black_rose_wars.effects.gaining import (
    CedeNewest,
    CedeTrophies,
    ChangePower,
    ClaimTrophy,
    StealPower,
    TakeCrown,
    TurnTokens,
)
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.state import TROPHY
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import BLACK_ROSE, ME, SEVERAL, TARGET, Scene


@rule("BR-13.2.1", "BR-14.1.2")
@pytest.mark.parametrize(
    ("ready", "before", "turned", "after"), [(True, 0, 2, 2), (True, 1, 1, 2), (True, 2, 0, 2), (False, 1, 1, 0)]
)
def test_tokens_are_turned_as_far_as_they_can(ready: bool, before: int, turned: int, after: int) -> None:
    scene = Scene()
    scene.table.tokens[0] = before
    scene.do(TurnTokens(ME, Constant(2), ready, False))
    assert scene.last == turned
    assert scene.table.tokens[0] == after
    assert len(scene.told()) == (1 if turned else 0)


@rule("BR-9.1.1")
@pytest.mark.parametrize(("change", "last", "power"), [(2, 2, 5), (-2, 2, 1), (-9, 3, 0), (0, 0, 3)])
def test_power_is_gained_and_lost_but_not_below_none(change: int, last: int, power: int) -> None:
    scene = Scene()
    scene.table.power[0] = 3
    scene.do(ChangePower(ME, Constant(change), False))
    assert scene.last == last
    assert scene.table.power[0] == power
    assert scene.noted() == ([] if change == 0 else ["scores" if change > 0 else "loses"])


@rule("BR-9.1.1")
def test_the_black_rose_gains_power_too() -> None:
    scene = Scene()
    assert scene.do(ChangePower(BLACK_ROSE, Constant(1), False)).last == 1
    assert scene.table.power[ROSE] == 1
    assert scene.do(ChangePower(SEVERAL, Constant(1), True), several=0b10111, me=ROSE).last == 4


def test_a_mage_in_its_cell_gains_nothing_by_others() -> None:
    scene = Scene()
    scene.table.place[2] = CELL
    assert scene.do(ChangePower(TARGET, Constant(1), False), target=2).last == 0
    assert scene.do(ChangePower(TARGET, Constant(1), True), target=2).last == 1


@rule("BR-9.1.1")
def test_a_thief_gains_what_was_really_lost() -> None:
    scene = Scene()
    scene.table.power[1] = 1
    scene.do(StealPower(TARGET, Constant(2), False), target=1)
    assert scene.last == 1
    assert list(scene.table.power)[:2] == [1, 0]


def test_nothing_stolen_nothing_gained_whatever_adds_to_it() -> None:
    scene = Scene()
    values.change(scene.table, 0, POWER_IN, 1, ROUND, -1)
    assert scene.do(StealPower(TARGET, Constant(2), False), target=1).last == 0
    assert list(scene.table.power)[:2] == [0, 0]
    scene.table.power[0] = 4
    assert scene.do(StealPower(ME, Constant(2), False)).last == 0
    assert scene.table.power[0] == 4


def test_power_is_stolen_from_the_black_rose() -> None:
    scene = Scene()
    scene.table.power[ROSE] = 5
    assert scene.do(StealPower(BLACK_ROSE, Constant(2), False)).last == 2
    assert (scene.table.power[0], scene.table.power[ROSE]) == (2, 3)


@rule("BR-5.2.2", "BR-27.1.1")
@pytest.mark.parametrize("fixed", [False, True])
def test_the_crown_moves_at_once(fixed: bool) -> None:
    scene = Scene(fixed_crown=fixed)
    scene.do(TakeCrown(ME, False))
    assert scene.last == 1
    assert (scene.table.crown, scene.table.first) == (0, 1)
    assert scene.told() == [{"event": "crown", "seat": 0}]
    assert scene.noted() == ["crowned"]
    assert scene.do(TakeCrown(ME, False)).last == 0


@rule("BR-5.2.5")
def test_the_black_rose_never_gets_the_crown() -> None:
    scene = Scene()
    assert scene.do(TakeCrown(BLACK_ROSE, False)).last == 0
    assert scene.table.crown == 1


# Trophies


@rule("BR-20.2.8")
def test_a_trophy_is_claimed_while_one_is_left() -> None:
    scene = Scene()
    scene.table.trophies[1] = 1
    assert scene.do(ClaimTrophy(ME, TARGET, False), target=1).last == 1
    assert scene.table.piles.cards(TROPHY) == [1]
    assert scene.noted() == ["claims"]
    assert scene.do(ClaimTrophy(ME, TARGET, False), target=1).last == 0
    assert scene.do(ClaimTrophy(BLACK_ROSE, TARGET, False), target=2).last == 1
    assert scene.table.piles.cards(TROPHY + ROSE) == [2]
    assert scene.do(ClaimTrophy(ME, TARGET, False), target=0).last == 0


def claimed(scene: Scene, participant: int, *mages: int) -> Scene:
    for mage in mages:
        scene.table.trophies[mage] -= 1
        scene.table.piles.put(TROPHY + participant, mage)
    return scene


@rule("VX-33")
def test_a_mage_chooses_the_trophies_that_it_hands_over() -> None:
    scene = claimed(Scene(), 0, 1, 2, 1, 1)
    scene.do(CedeTrophies(ME, BLACK_ROSE, Constant(2), False))
    assert scene.asked == (0, "cede")
    assert scene.told_choices == ["cede(figure=1, participant=4)", "cede(figure=2, participant=4)"]
    scene.answer(replies.PARTICIPANT + 1).answer(replies.PARTICIPANT + 2)
    assert scene.last == 2
    assert scene.table.piles.cards(TROPHY) == [1, 1]
    assert scene.table.piles.cards(TROPHY + ROSE) == [1, 2]
    assert scene.told() == [{"event": "ceded", "giver": 0, "participant": 4, "seat": seat} for seat in (1, 2)]


@rule("VX-33")
def test_more_than_there_are_are_all() -> None:
    scene = claimed(Scene(), 0, 1, 2)
    assert scene.do(CedeTrophies(ME, BLACK_ROSE, Constant(3), False)).last == 2
    assert scene.do(CedeTrophies(ME, BLACK_ROSE, Constant(3), False)).last == 0


@rule("VX-33", "BR-5.2.4")
def test_for_the_black_rose_the_crown_chooses() -> None:
    """Whoever holds it now, though another mage is the first of this phase."""
    scene = claimed(Scene(), ROSE, 0, 2)
    scene.table.crown = 2
    scene.do(CedeTrophies(BLACK_ROSE, TARGET, Constant(1), False), target=0)
    assert (scene.asked, scene.table.first) == ((2, "cede"), 1)
    scene.answer(replies.PARTICIPANT + 2)
    assert scene.table.piles.cards(TROPHY) == [2]


def test_an_own_token_that_comes_back_is_claimed_no_more() -> None:
    scene = claimed(Scene(), 1, 0)
    assert scene.do(CedeNewest(TARGET, ME, Constant(1), False), target=1).last == 1
    assert scene.table.trophies[0] == 7
    assert scene.table.piles.cards(TROPHY) == []


@rule("VX-33")
def test_the_newest_trophies_are_those_claimed_last() -> None:
    scene = claimed(Scene(), 0, 1, 2, 1)
    assert scene.do(CedeNewest(TARGET, BLACK_ROSE, Constant(1), True), target=0, me=ROSE).last == 1
    assert scene.table.piles.cards(TROPHY) == [1, 2]
    assert scene.do(CedeNewest(TARGET, BLACK_ROSE, Constant(5), True), target=0, me=ROSE).last == 2
    assert scene.table.piles.cards(TROPHY + ROSE) == [1, 2, 1]
