"""CB-6.1, CB-6.2 A turn: its actions, and the abilities between them."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import FULL, SPECIFICATION, Game, specified, spirit

EDITIONS = ("revised", "first")
ABILITIES = {
    "add_vibe": replies.ADD_VIBE,
    "rotate": replies.ROTATE,
    "extra_action": replies.EXTRA_ACTION,
    "absorb": replies.ABSORB,
}


def use(table: Game, ability: str) -> Game:
    """An ability with its questions."""
    if ability == "add_vibe":
        return table.add_vibe("move", 1)
    return table.absorb(bonus=False) if ability == "absorb" else table.do(ability)


def pointed(table: Game, action: str) -> dict[str, int | str]:
    """What the menu says of an action."""
    asked = table.table.question
    assert asked is not None
    (found,) = [answer.points for answer in asked.answers if answer.points.get("action") == action]
    return found


# CB-6.1 Actions


@rule("CB-6.1.1")
@pytest.mark.parametrize("order", [[0, 1, 2, 3], [2, 3, 0, 1], [3, 2, 1, 0]])
def test_players_take_turns_in_turn_order(order: list[int]) -> None:
    table = specified(order=order, active=order[0])
    seen = []
    for _ in range(8):
        seen.append(table.asked.seat)
        table.end_turn("cards")
    assert seen == order * 2


@rule("CB-6.1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_factions_alternate(players: int) -> None:
    table = specified(players=players)
    sides = []
    for _ in range(8):
        sides.append(int(table.state.faction[table.asked.seat]))
        table.end_turn("cards")
    assert sides == [sides[0], 1 - sides[0]] * 4


@rule("CB-6.1.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    table = specified()
    for seat in (1, 2, 3):
        assert table.refused(table.action("gain_willpower"), seat).code == "E_TURN"


@rule("CB-6.1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_turn_has_three_actions(edition: str) -> None:
    table = specified(options={"edition": edition})
    for left in (3, 2, 1):
        assert table.actions == left
        table.gain_willpower()
    assert table.actions_offered() == []
    for action in ACTIONS:
        assert table.refused(table.action(action)).code == "E_NO_ACTION"


@vector("TV-10")
@rule("CB-6.1.2", "CB-6.2.1")
def test_after_two_actions_one_is_left_and_absorb() -> None:
    table = specified().gain_willpower().gain_willpower()
    assert table.actions == 1
    assert table.table.refusal(replies.ABSORB) is None


@rule("CB-6.1.2", "CB-6.1.6")
def test_actions_gained_in_the_turn_come_on_top() -> None:
    table = specified().extra_action()
    for _ in range(4):
        table.gain_willpower()
    assert table.refused(table.action("gain_willpower")).code == "E_NO_ACTION"


@rule("CB-6.1.3")
def test_there_are_five_spirit_actions_and_five_realm_actions() -> None:
    seat = spirit(at="valley", hand=["courage", "trust"], vibes=FULL)
    table = Game(seat, pack=SPECIFICATION, spaces={"valley-1": "kindness 2", "network-1": "fear 1"})
    assert set(table.actions_offered()) == set(ACTIONS) - {"quell"}
    near = Game(seat, pack=SPECIFICATION, spaces={"valley-1": "mistrust 1", "network-1": "kindness 2"})
    assert set(near.actions_offered()) == set(ACTIONS) - {"fortify", "intensify"}
    assert len(ACTIONS) == 10


@rule("CB-6.1.4")
def test_the_same_action_may_be_taken_again() -> None:
    assert specified(spirit(wp=5)).gain_willpower().gain_willpower().gain_willpower().wp() == 14
    table = specified(spirit(at="valley"), spirit(at="land"), players=2).move("valley-cradle").move("cradle")
    assert table.move("cradle-network").place() == "cradle-network"


@rule("CB-6.1.5")
@pytest.mark.parametrize("done", range(4))
def test_a_turn_may_end_with_actions_unused(done: int) -> None:
    table = specified()
    for _ in range(done):
        table.gain_willpower()
    table.end_turn("cards")
    assert (table.asked.seat, table.actions) == (1, 3)


@rule("CB-6.1.6")
def test_an_extra_action_is_lost_at_the_end_of_the_turn() -> None:
    table = specified(players=2).extra_action()
    assert table.actions == 4
    table.end_turn("cards")
    assert table.actions == 3
    assert table.end_turn("cards").actions == 3  # the own next turn


@rule("CB-6.1.7")
@pytest.mark.parametrize(
    ("seat", "emotions", "action", "code"),
    [
        ({"wp": 0}, "", "move", "E_WP"),
        ({"wp": 1, "hand": ["trust"]}, "", "invoke", "E_WP"),
        ({"hand": []}, "", "invoke", "E_NO_CARD"),
        ({"hand": ["trust"], "essence": 0}, "", "invoke", "E_ESSENCE"),
        ({"hand": ["trust"]}, "e0=G1 e1=G1", "invoke", "E_OCCUPIED"),
        ({"hand": ["trust"]}, "", "quell", "E_TARGET"),
        ({"wp": 2}, "", "fortify", "E_WP"),
        ({}, "e0=G1", "fortify", "E_ENEMY_REALM"),
        ({}, "e0=B1", "empower", "E_THRESHOLD"),
    ],
)
def test_what_cannot_be_carried_out_completely_cannot_be_started(
    seat: dict[str, Any], emotions: str, action: str, code: str
) -> None:
    table = specified(spirit(at="valley", **seat), emotions=emotions)
    assert action not in table.actions_offered()
    assert table.refused(table.action(action)).code == code


@rule("CB-6.1.7")
def test_an_action_cannot_be_declared_only_to_place_a_vibe() -> None:
    table = specified(spirit(at="valley", hand=["courage"], wp=1))
    assert table.refused(table.action("fortify")).code == "E_WP"
    two = specified(spirit(at="valley", hand=["courage"], wp=2))
    assert "fortify" in two.actions_offered()  # a Vibe on Determination brings it down to 2 WP
    assert pointed(two, "fortify") == {"action": "fortify", "wp": 2, "discards": 1}
    rich = specified(spirit(at="valley", hand=["courage"], wp=3))
    assert pointed(rich, "fortify") == {"action": "fortify", "wp": 3}


@rule("CB-6.1.2", "CB-6.2.1")
def test_actions_and_abilities_that_are_not_possible_now_stay_in_sight() -> None:
    table = specified(spirit(at="valley", hand=["courage"], wp=1))
    asked = table.table.question
    assert asked is not None
    every = {answer.number for answer in asked.answers} | {answer.number for answer in asked.barred}
    assert every == {replies.PASS, *range(replies.ACT, replies.ABSORB + 1)}
    assert table.action("fortify") in {answer.number for answer in asked.barred}
    assert all(table.table.unspoken(answer, 0).rule for answer in asked.barred)


@rule("CB-6.1.7")
def test_a_declared_action_can_be_dropped_until_it_is_paid() -> None:
    table = specified(spirit(at="valley", hand=["courage"]))
    before = table.state.fingerprint()
    table.start("move").place_vibe("courage", 1).withdraw()
    assert (table.state.fingerprint(), table.kind) == (before, "menu")
    assert (table.hand(), table.vibes("move")) == (["courage"], ["wild", None, None, None])


# CB-6.2 Abilities


@rule("CB-6.2.1")
@pytest.mark.parametrize("ability", ABILITIES)
def test_abilities_cost_no_action(ability: str) -> None:
    table = use(specified(), ability)
    assert table.actions == (4 if ability == "extra_action" else 3)
    assert table.events("action") == []


@rule("CB-6.2.2")
@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("done", range(4))
def test_an_ability_may_be_used_before_and_after_any_action(ability: str, done: int) -> None:
    table = specified()
    for _ in range(done):
        table.gain_willpower()
    assert ability in table.verbs()
    assert use(table, ability).kind == "menu"
    assert ability not in table.verbs()


@rule("CB-6.2.2")
@pytest.mark.parametrize("ability", ABILITIES)
def test_no_ability_is_used_inside_an_action(ability: str) -> None:
    table = specified(spirit(at="valley")).start("move")
    assert table.refused(ABILITIES[ability]).code == "E_TURN"
    drawing = specified().start("draw_emotions")
    assert drawing.refused(ABILITIES[ability]).code == "E_TURN"


@rule("CB-6.2.2")
@pytest.mark.parametrize("ability", ABILITIES)
def test_no_ability_is_used_at_the_end_of_the_turn(ability: str) -> None:
    table = specified(bliss={"ambition": 2}).end_turn(None)
    assert table.kind == "rest"
    assert table.refused(ABILITIES[ability]).code == "E_TURN"


@rule("CB-6.2.3")
@pytest.mark.parametrize("ability", ABILITIES)
def test_each_ability_is_used_once_a_turn(ability: str) -> None:
    table = use(specified(), ability)
    assert table.refused(ABILITIES[ability]).code == "E_USED"
    table.gain_willpower()
    assert table.refused(ABILITIES[ability]).code == "E_USED"


@rule("CB-6.2.3")
@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_can_be_used_again_in_the_next_turn(ability: str) -> None:
    table = use(specified(players=2), ability).end_turn("ambition").end_turn("cards")
    assert table.asked.seat == 0
    assert ability in table.verbs()


@rule("CB-6.2.4")
def test_all_abilities_may_be_used_in_one_turn() -> None:
    table = specified(bliss={"ambition": 3}).rotate().extra_action().absorb(bonus=False)
    assert (table.ambition(), table.actions, table.offset) == (0, 4, 2)
    other = specified().add_vibe("move", 1).absorb(bonus=False).extra_action()
    assert (other.ambition(), other.vibes("move")[1]) == (0, "red")
    paid = specified(origin={"commitment": 7}, bliss={"ambition": 2}).add_vibe("move", 1).absorb(bonus=True).rotate()
    assert paid.ambition() == 1  # Commitment has given one back
