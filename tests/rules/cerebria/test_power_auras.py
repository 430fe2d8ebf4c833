"""CB-23.3 Powers around Absorb and the end of a turn, and those that work all the time: costs and protection."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria.components.things import BLISS, GLOOM
from mindrose.games.cerebria.powers.running import absorb_change, bonus_denier
from mindrose.games.cerebria.rules.control import NO_CAP
from tests.rulebook import rule
from tests.rules.cerebria.scenes import Scene

# Absorb: step 4


@rule("CB-23.3.5", "CB-23.3.2")
@pytest.mark.parametrize(("card", "wp"), [("affection", 1), ("adoration", 2)])
def test_it_gives_willpower_from_the_supply_to_an_absorber_beside_it(card: str, wp: int) -> None:
    scene = Scene({1: card}).absorb(0, seat=0)
    assert scene.wp(0) == 5 + wp
    assert scene.state.spheres[0] == 7
    assert Scene({2: card}).absorb(0, seat=0).wp(0) == 5
    assert Scene({1: card}).absorb(0, seat=2).wp(2) == 5, "another Spirit stands beside it"


@rule("CB-23.3.1")
def test_an_opponents_absorb_gives_nobody_anything() -> None:
    scene = Scene({1: "affection"}).spirit(1, 0).absorb(0, seat=1)
    assert [scene.wp(seat) for seat in range(4)] == [5, 5, 5, 5]


@rule("CB-23.3.5")
def test_several_such_powers_add_up_without_a_question() -> None:
    scene = Scene({0: "affection", 1: "adoration"}).absorb(0, seat=0)
    assert scene.kind == ""
    assert scene.wp(0) == 8
    assert scene.told() == ["power", "willpower", "power", "willpower"]


@rule("CB-23.3.6", "CB-23.3.5")
@pytest.mark.parametrize(
    ("spirit_space", "wp"), [(0, 1), (1, 1), (2, 1), (3, 0), (9, 0)], ids=["s0", "s1", "s2", "s3", "s9"]
)
def test_benevolence_gives_one_if_the_frontier_of_its_triad_is_adjacent(spirit_space: int, wp: int) -> None:
    scene = Scene({1: "benevolence"}).spirit(0, spirit_space).absorb(3, seat=0)
    assert scene.wp(0) == 5 + wp
    first = Scene({1: "benevolence"}, edition="first").spirit(0, spirit_space).absorb(3, seat=0)
    assert first.wp(0) == 5


# Absorb: the amount of step 3


@rule("CB-23.3.6", "CB-23.3.5")
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_benevolence_adds_one_from_the_sphere_of_a_realm_it_touches(edition: str) -> None:
    table = Scene({2: "benevolence"}, edition=edition).state
    assert [absorb_change(table, 0, sphere) for sphere in range(5)] == [1, 1, 0, 0, 0]
    table.offset = 1
    assert [absorb_change(table, 0, sphere) for sphere in range(5)] == [1, 0, 0, 0, 1]
    assert absorb_change(table, 1, 0) == 0


@rule("CB-23.3.5")
@pytest.mark.parametrize(("card", "more"), [("craving", 1), ("greed", 2)])
def test_it_adds_to_the_amount_of_an_absorber_beside_it(card: str, more: int) -> None:
    scene = Scene({6: card}).spirit(0, 4)
    assert [absorb_change(scene.state, seat, 2) for seat in range(4)] == [0, more, 0, 0]


@rule("CB-23.3.5", "CB-23.3.1")
def test_indifference_takes_one_from_opponents_at_spheres_of_realms_it_touches() -> None:
    table = Scene({5: "indifference"}).state
    assert [absorb_change(table, 0, sphere) for sphere in range(5)] == [0, -1, -1, 0, 0]
    assert [absorb_change(table, 1, sphere) for sphere in range(5)] == [0] * 5
    table = Scene({5: "indifference", 4: "indifference", 3: "benevolence"}).state
    assert absorb_change(table, 2, 1) == -1


@rule("CB-23.3.2")
def test_suspicion_denies_opponents_the_bonus() -> None:
    table = Scene({5: "suspicion"}).state
    assert [bonus_denier(table, 0, sphere) >= 0 for sphere in range(5)] == [False, True, True, False, False]
    assert bonus_denier(table, 1, 1) < 0


# The end of the turn


@rule("CB-23.3.1", "CB-23.3.2")
@pytest.mark.parametrize(("card", "wp"), [("comfort", 1), ("satisfaction", 2)])
def test_it_gives_willpower_at_the_end_of_a_turn_beside_it(card: str, wp: int) -> None:
    assert Scene({0: card}).end_turn(0).wp(0) == 5 + wp
    assert Scene({2: card}).end_turn(0).wp(0) == 5
    assert Scene({0: card}).end_turn(2).wp(2) == 5
    scene = Scene({0: card}).spirit(1, 0).end_turn(1)
    assert (scene.wp(0), scene.wp(1)) == (5, 5)


# Costs


@rule("CB-23.3.2")
@pytest.mark.parametrize(("card", "more"), [("fear", 1), ("panic", 2)])
def test_a_move_that_ends_beside_it_costs_opponents_more(card: str, more: int) -> None:
    table = Scene({7: card}).state
    assert [table.move_tax[2 * s + BLISS] for s in range(10)] == [0, 0, 0, 0, more, 0, 0, 0, 0, 0]
    assert [table.move_tax[2 * s + GLOOM] for s in range(10)] == [0] * 10
    assert Scene({7: card, 6: card}).state.move_tax[2 * 4 + BLISS] == 2 * more


@rule("CB-23.3.2")
def test_boredom_taxes_the_action_of_its_realm_and_none_on_a_frontier() -> None:
    table = Scene({7: "boredom"}).state
    assert [table.realm_tax[2 * realm + BLISS] for realm in range(5)] == [0, 0, 1, 0, 0]
    assert [table.realm_tax[2 * realm + GLOOM] for realm in range(5)] == [0] * 5
    assert sum(Scene({8: "boredom"}).state.realm_tax) == 0


@rule("CB-23.3.2")
def test_lethargy_taxes_the_actions_of_all_realms_it_touches() -> None:
    table = Scene({8: "lethargy"}).state
    assert [table.realm_tax[2 * realm + BLISS] for realm in range(5)] == [0, 0, 2, 2, 0]
    table = Scene({14: "lethargy"}).state
    assert [table.realm_tax[2 * realm + BLISS] for realm in range(5)] == [2, 0, 0, 0, 2]
    table = Scene({7: "lethargy"}).state
    assert [table.realm_tax[2 * realm + BLISS] for realm in range(5)] == [0, 0, 2, 0, 0]


@rule("CB-23.3.2")
def test_despair_taxes_invoking_next_to_it() -> None:
    table = Scene({0: "despair"}).state
    assert [space for space in range(15) if table.invoke_tax[2 * space + BLISS] == 2] == [1, 14]
    assert sum(table.invoke_tax) == 4


@rule("CB-23.3.2")
@pytest.mark.parametrize(("card", "less"), [("hostility", -1), ("malevolence", -2)])
def test_quelling_next_to_it_is_cheaper_for_gloom(card: str, less: int) -> None:
    table = Scene({6: card, 7: "optimism", 5: "bitterness", 8: "optimism"}).state
    assert [table.quell_tax[space] for space in (5, 6, 7, 8)] == [0, 0, less, 0]


@rule("CB-23.3.2")
@pytest.mark.parametrize(("card", "cap"), [("self-esteem", NO_CAP), ("dignity", 1)])
def test_quelling_it_is_dearer(card: str, cap: int) -> None:
    table = Scene({6: card, 7: "optimism"}).state
    assert [table.quell_tax[space] for space in (6, 7)] == [1, 0]
    assert [table.cap[space] for space in (6, 7)] == [cap, NO_CAP]


# Protection


@rule("CB-23.3.2")
def test_safety_caps_a_quell_in_its_realm() -> None:
    table = Scene({6: "safety", 7: "optimism", 5: "optimism", 8: "optimism"}).state
    assert [table.cap[space] for space in (5, 6, 7, 8)] == [NO_CAP, 1, 1, NO_CAP]
    table = Scene({6: "safety", 7: "bitterness"}).state
    assert table.cap[7] == NO_CAP


@rule("CB-23.3.2")
def test_safety_on_a_frontier_caps_for_itself_only() -> None:
    table = Scene({8: "safety", 7: "optimism", 9: "optimism"}).state
    assert [table.cap[space] for space in (7, 8, 9)] == [NO_CAP, 1, NO_CAP]


@rule("CB-23.3.2")
def test_freedom_caps_and_taxes_a_quell_in_its_triad() -> None:
    table = Scene({7: "freedom", 8: "optimism", 9: "bitterness", 6: "optimism"}).state
    assert [table.cap[space] for space in (6, 7, 8, 9)] == [NO_CAP, 1, 1, NO_CAP]
    assert [table.quell_tax[space] for space in (6, 7, 8, 9)] == [0, 1, 1, 0]


@rule("CB-23.3.2")
def test_faith_is_shielded_while_bliss_controls_where_it_stands() -> None:
    assert Scene({6: "faith"}).state.shield[6] == 1
    assert Scene({6: "faith", 7: "rage"}).state.shield[6] == 0, "a tie"
    assert Scene({8: "faith"}).state.shield[8] == 1
    assert Scene({8: "faith", 7: "rage 3"}).state.shield[8] == 0


@rule("CB-23.3.2")
def test_innocence_is_shielded_between_two_friends() -> None:
    assert Scene({6: "innocence", 5: "optimism", 7: "optimism"}).state.shield[6] == 1
    assert Scene({6: "innocence", 5: "optimism", 7: "bitterness"}).state.shield[6] == 0
    assert Scene({6: "innocence", 5: "optimism"}).state.shield[6] == 0


@rule("CB-23.3.2")
def test_purity_shields_its_friends_but_not_itself() -> None:
    table = Scene({6: "purity", 5: "optimism", 7: "bitterness", 8: "optimism"}).state
    assert [table.shield[space] for space in (5, 6, 7, 8)] == [1, 0, 0, 0]
