"""CB-14 Ambition and the three abilities that cost it."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule
from tests.rules.cerebria.playing import FULL, SPECIFICATION, Game, spirit

ABILITIES = {"add_vibe": replies.ADD_VIBE, "rotate": replies.ROTATE, "extra_action": replies.EXTRA_ACTION}
PRICES = {"add_vibe": 1, "rotate": 1, "extra_action": 2}
RULES = {"add_vibe": "CB-14.1.4", "rotate": "CB-14.1.5", "extra_action": "CB-14.1.6"}


def table(ambition: int = 3, **more: Any) -> Game:
    return Game(pack=SPECIFICATION, bliss={"ambition": ambition}, **more)


def use(game: Game, ability: str) -> Game:
    if ability == "add_vibe":
        return game.add_vibe("move", 1)
    return game.do(ability)


@rule("CB-14.1.1")
def test_teammates_share_the_tokens_and_each_spends_in_the_own_turn() -> None:
    game = table(2).rotate().end_turn("cards")
    assert (game.ambition("bliss"), game.ambition("gloom")) == (1, 3)
    game.rotate().end_turn("cards").rotate()
    assert (game.state.active, game.ambition("bliss"), game.ambition("gloom")) == (2, 0, 2)


@rule("CB-14.1.2", "CB-14.1.4", "CB-14.1.5", "CB-14.1.6")
@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_turns_active_tokens_inactive(ability: str) -> None:
    game = use(table(3), ability)
    assert game.ambition() == 3 - PRICES[ability]
    assert [event["ambition"] for event in game.events("paid")] == [PRICES[ability]]


@rule("CB-14.1.2", "CB-14.1.4", "CB-14.1.5", "CB-14.1.6")
@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_is_refused_without_enough_active_tokens(ability: str) -> None:
    game = table(PRICES[ability] - 1)
    assert ability not in game.verbs()
    refusal = game.refused(ABILITIES[ability])
    assert (refusal.code, refusal.rule) == ("E_AMBITION", RULES[ability])


@rule("CB-14.1.3")
def test_gaining_turns_an_inactive_token_active() -> None:
    game = table(1).end_turn("ambition")
    assert game.ambition() == 2
    assert game.events("ambition") == [{"event": "ambition", "faction": 0, "number": 1}]


@rule("CB-14.1.4", "CB-7.3.2", "CB-7.3.4")
def test_add_vibe_places_a_vibe_on_any_row() -> None:
    game = table().do("add_vibe").do("vibe", row="fortify", slot=3).do("colour", colour="blue")
    assert game.vibes("fortify") == ["wild", None, None, "blue"]
    assert game.hand() == []


@rule("CB-14.1.4")
def test_add_vibe_is_paid_only_when_slot_and_colour_are_chosen() -> None:
    game = table(1)
    before = game.view(1)
    game.do("add_vibe").do("vibe", row="move", slot=1)
    assert (game.kind, game.ambition()) == ("vibe_colour", 1)
    assert game.view(1) == before  # a draft is nobody else's business
    assert game.do("colour", colour="red").ambition() == 0


@rule("CB-14.1.4")
def test_add_vibe_is_not_offered_without_a_free_slot() -> None:
    game = Game(spirit(vibes=FULL), pack=SPECIFICATION)
    assert "add_vibe" not in game.verbs()
    assert game.refused(replies.ADD_VIBE).code == "E_ROW_FULL"


@rule("CB-14.1.5")
def test_rotate_origin_turns_one_step_clockwise() -> None:
    game = table(offset=4).rotate()
    assert game.offset == 0
    assert game.events("rotated") == [{"event": "rotated", "number": 1, "offset": 0}]


@rule("CB-14.1.6", "CB-6.1.6")
def test_extra_action_gives_an_action_in_this_turn_only() -> None:
    game = table(actions=0)
    assert game.actions_offered() == []
    game.extra_action()
    assert (game.actions, "move" in game.actions_offered()) == (1, True)
    assert game.end_turn("cards").actions == 3


@rule("CB-14.1.7", "CB-6.2.3")
@pytest.mark.parametrize("ability", ABILITIES)
def test_each_ability_works_once_a_turn(ability: str) -> None:
    game = table(3, used=[ability])
    assert ability not in game.verbs()
    refusal = game.refused(ABILITIES[ability])
    assert (refusal.code, refusal.rule) == ("E_USED", "CB-14.1.7")
    assert use(table(3), ability).refused(ABILITIES[ability]).code == "E_USED"


@rule("CB-14.1.7", "CB-6.2.4")
def test_the_abilities_are_counted_one_by_one() -> None:
    game = table(3).add_vibe("move", 1)
    assert {"rotate", "extra_action"} <= game.verbs()
    assert use(game, "rotate").verbs().isdisjoint({"add_vibe", "rotate", "extra_action"})
    assert game.refused(replies.EXTRA_ACTION).code == "E_AMBITION"


@rule("CB-14.1.7")
def test_ambition_for_an_upgrade_is_no_use_of_an_ability() -> None:
    seat = spirit("love", "valley", hand=["courage"], vibes={"invoke": ["wild", "wild", None, None]})
    game = Game(seat, pack=SPECIFICATION).invoke("courage", "valley-1", upgrades="support")
    assert game.ambition() == 2
    assert {"add_vibe", "rotate", "extra_action"} <= game.verbs()


@rule("CB-14.1.7")
def test_a_new_turn_makes_the_abilities_usable_again() -> None:
    game = table(3, players=2).rotate().end_turn("cards").end_turn("cards")
    assert (game.state.active, game.rotate().offset) == (0, 2)


@rule("CB-14.1.8", "CB-4.2.2")
def test_rotate_origin_causes_no_revelation() -> None:
    game = table(origin={"commitment": 1}).rotate()
    assert (game.events("revelation"), game.wp_in("commitment"), game.kind) == ([], 1, "menu")
