"""BR-22, BR-23 Evocations: the examples of the specification, played."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import EVOCATION, ROSE
from mindrose.games.black_rose_wars.rules import values
from tests.kernel.checking import check_position
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import COMMAND, PASS, A, B, C, D, Scene, at, figure, mage, room, servant

# Summoning


@rule("BR-22.2.2", "BR-14.1.2")
@vector("TV-100")
def test_no_figure_is_left() -> None:
    owners = [B, B, B, C, C, C, D, D]
    game = Scene(
        mage("hall", mage="baron-doria", board={"i": "barons-levy"}),
        mage("crypt"),
        mage("crypt"),
        mage("crypt"),
        evocations={f"cadaver-{number}": servant("crypt", owner) for number, owner in enumerate(owners, start=1)},
    )
    game.cast("i")
    assert game.unstable("hall") == "A1"  # the next sentence goes on
    assert game.told("summoned", "woken") == []


@rule("BR-2.1.8", "BR-22.2.2")
def test_all_kinds_of_totem_share_five_figures() -> None:
    there = {name: servant("crypt", B) for name in ("totem-1", "totem-2", "totem-3")}
    there |= {name: servant("crypt", C) for name in ("enigmatic-totem-1", "enigmatic-totem-2")}
    board = {"i": "ancestor-call"}
    game = Scene(mage("hall", board=board), mage("crypt"), mage("crypt"), evocations=there)
    game.cast("i").choose("throne")
    assert game.told("summoned") == []
    assert game.unstable("throne") == "A1"  # the next sentence goes on
    del there["totem-3"]
    game = Scene(mage("hall", board=board), mage("crypt"), mage("crypt"), evocations=there)
    assert game.cast("i").choose("throne").where("ancestral-totem-1") == "throne"


@rule("BR-22.2.3")
@vector("TV-101")
@pytest.mark.parametrize("returns", [True, False])
def test_a_full_board_offers_to_return_a_servant(returns: bool) -> None:
    game = Scene(
        mage("crypt"),
        mage("hall", board={"i": "stone-phoenix reverse activated"}),
        evocations={f"nigredo-{number}": servant("hall", A) for number in (1, 2, 3)},
    )
    game.fight("activate")
    assert game.asked.seat == A
    game.do("return", figure=figure("nigredo-2")) if returns else game.do("decline")
    assert game.where("nigredo-2") == ("away" if returns else "hall")
    assert game.where("cadaver-1") == ("crypt" if returns else "away")
    assert game.told("slain") == []
    assert game.asks == [(A, "action")]  # a trap that answers `gone` was not asked for


@rule("BR-22.2.4")
@vector("TV-102")
def test_a_second_colossus_takes_the_place_of_the_first() -> None:
    def scene() -> Scene:
        evocations = {"colossus-1": servant("hall", A), "cadaver-1": servant("hall", A)}
        board = {"i": "assemble-colossus"}
        return Scene(mage("crypt", board=board), mage("abyss"), evocations=evocations).cast("i").choose("crypt")

    game = scene()
    assert game.against(at("cadaver-1")) == "BR-22.2.4"
    assert game.against(at("nigredo-1")) == "BR-22.2.3"
    game.do("return", figure=figure("colossus-1"))
    colossi = [game.where(f"colossus-{number}") for number in (1, 2, 3)]
    assert sorted(colossi) == ["away", "away", "crypt"]
    game = scene().do("decline")
    assert game.where("colossus-1") == "hall"


@rule("BR-22.2.4")
def test_a_colossus_of_another_mage_leaves_room_for_an_own_one() -> None:
    evocations = {"colossus-1": servant("hall", B), "colossus-2": servant("hall", C, controller=A, lease="round")}
    board = {"i": "assemble-colossus"}
    game = Scene(mage("crypt", board=board), mage("abyss"), mage("abyss"), evocations=evocations)
    game.cast("i").choose("crypt")
    assert [game.where(f"colossus-{number}") for number in (1, 2, 3)] == ["hall", "hall", "crypt"]


@rule("BR-22.2.1", "BR-4.4.3")
def test_a_summoned_servant_enters_its_room_and_takes_a_slot() -> None:
    board = {"i": "brain-worm activated"}
    evocations = {"nigredo-1": servant("hall", A, slot=2)}
    trap = {"brain-worm": {"main": {"effect": "on enters(foe,any): dmg trig 1"}}}
    game = Scene(mage("crypt"), mage("abyss", board=board), evocations=evocations, texts=trap)
    game.fight("activate").use("i", by=B)
    assert (game.where("cadaver-1"), game.cubes("cadaver-1")) == ("crypt", "B1")
    assert game.state.slot[figure("cadaver-1")] == 0
    assert (game.state.owner[figure("cadaver-1")], game.state.controller[figure("cadaver-1")]) == (A, A)


@rule("BR-22.2.5")
def test_a_servant_acts_in_the_round_of_its_summoning() -> None:
    game = Scene(mage("crypt"), mage("crypt"))
    game.fight("activate").stop()
    game.do("command").target("cadaver-1").target(B)
    assert game.cubes(B) == "A2"
    while game.phase != EVOCATION:
        game.answer(game.asked.timeout)
    assert game.asks == [(A, "wake")]
    game.target("cadaver-1").target(B)
    assert (game.state.round, game.cubes(B)) == (1, "A4")


@rule("BR-22.3.2", "BR-22.3.3", "BR-23.2.1")
def test_whoever_controls_a_servant_decides_for_it() -> None:
    game = Scene(
        mage("hall", board={"i": "remote-order reverse"}),
        mage("hall"),
        evocations={"cadaver-1": servant("hall", B)},
    )
    game.cast("i").target("cadaver-1")
    assert game.asks == [(A, "evocation")]
    game.target(B).stop()
    assert game.cubes(B) == "A2"
    assert (game.state.owner[figure("cadaver-1")], game.state.controller[figure("cadaver-1")]) == (B, B)


@rule("BR-22.3.3", "BR-25.1.3")
def test_control_ends_in_the_clean_up_at_the_latest() -> None:
    game = Scene(mage("hall"), mage("crypt"), evocations={"cadaver-1": servant("hall", A, controller=B, lease="round")})
    while game.state.round == 1:
        game.rest()
    assert game.state.controller[figure("cadaver-1")] == A


@rule("BR-22.4.1", "BR-13.5.2")
def test_an_assigned_servant_is_nobodys_to_command() -> None:
    game = Scene(
        mage("hall"),
        mage("crypt"),
        evocations={"umbra-1": servant("crypt", A, bearer=B)},
    )
    assert "command" not in game.verbs()
    game.explore("throne", "crypt").stop().fight("umbra-1")
    assert game.where("umbra-1") == "away"
    assert game.cubes(B) == "K1"
    game = Scene(mage("crypt"), mage("hall"), evocations={"umbra-1": servant("crypt", B, bearer=A)})
    assert game.against(COMMAND) == "BR-13.5.2"  # nor its bearer's


@rule("BR-22.4.2")
def test_a_bearer_may_strike_its_own_umbra() -> None:
    game = Scene(mage("crypt"), mage("hall"), evocations={"umbra-1": servant("crypt", A, bearer=A)})
    game.fight("umbra-1")
    assert (game.where("umbra-1"), game.cubes(A)) == ("away", "K1")


@rule("BR-22.4.2", "BR-21.1.4")
@pytest.mark.parametrize("summoner", [A, B])
def test_nobodys_servants_spare_an_umbra(summoner: int) -> None:
    """UM-4 Neither an own servant nor a borrowed one spares the Umbra that its controller has assigned."""
    own, lent = servant("crypt", A), servant("crypt", B, controller=A, lease="round")
    servants = {"cadaver-1": own if summoner == A else lent, "umbra-1": servant("crypt", A, bearer=B)}
    game = Scene(mage("hall"), mage("crypt"), evocations=servants).do("command").target("cadaver-1").target("umbra-1")
    assert (game.where("umbra-1"), game.cubes(B)) == ("away", "K1")


@rule("BR-22.1.2")
def test_effects_aim_at_archetypes() -> None:
    game = Scene(
        mage("hall", board={"i": "soul-transfer"}),
        mage("crypt"),
        evocations={
            "nigredo-1": servant("arena", B),
            "cadaver-1": servant("crypt", B),
            "albedo-1": servant("abyss", B),
        },
    )
    game.cast("i")
    assert set(game.offered("figure")) == {figure("nigredo-1"), figure("albedo-1")}


# Activations


@rule("BR-23.2.1", "BR-23.2.2")
@vector("TV-104")
def test_no_attack_between_two_moves() -> None:
    evocations = {"cadaver-1": servant("hall", A)}
    game = Scene(mage("crypt"), mage("throne"), mage("throne"), evocations=evocations)
    game.do("command").target("cadaver-1").move("throne").target(B)
    assert game.asks == [(A, "action")]  # the Move that was left is lost
    assert game.where("cadaver-1") == "throne"
    game.do("command").target("cadaver-1").target(C)
    assert game.against(at(C)) == "BR-23.2.1"
    game.move("hall").move("abyss")
    assert game.where("cadaver-1") == "abyss"


@rule("BR-13.5.3", "BR-23.1.1", "BR-23.1.2")
@vector("TV-105")
def test_a_commanded_servant_acts_again_in_its_phase() -> None:
    game = Scene(mage("crypt", tokens=1), mage("hall", tokens=0), evocations={"cadaver-1": servant("hall", A)})
    game.do("command").target("cadaver-1").target(B).stop()
    assert (game.phase, game.cubes(B)) == (EVOCATION, "A2")
    game.target("cadaver-1").target(B).stop()
    assert game.cubes(B) == "A4"


@rule("BR-27.3.1", "BR-27.3.2")
@vector("TV-106")
def test_the_summoners_crown_goes_round() -> None:
    owners = [A, A, A, B, C, C]
    game = Scene(
        mage("crypt"),
        mage("crypt"),
        mage("crypt"),
        evocations={f"cadaver-{number}": servant("hall", owner) for number, owner in enumerate(owners, start=1)},
        phase="evocation",
        options={"summoners_crown": True},
    )
    assert game.against(PASS) == "BR-27.3.1"
    while game.phase == EVOCATION:
        game.answer(game.legal()[0])
    woken = [owners[event["figure"] - figure("cadaver-1")] for event in game.events("woken")]
    assert woken == [A, B, C, A, C, A]


@rule("BR-23.2.4")
def test_a_servant_without_strength_does_not_attack() -> None:
    game = Scene(
        mage("crypt"), mage("hall"), evocations={"totem-1": servant("hall", A), "cadaver-1": servant("hall", A)}
    )
    game.do("command").target("totem-1")
    assert game.asks == [(A, "action")]
    assert game.cubes(B) == ""


@rule("BR-23.2.5", "BR-4.1.3")
def test_a_servant_walks_into_rooms_only_and_activates_none() -> None:
    game = Scene(mage("crypt"), mage("hall"), evocations={"cadaver-1": servant("forge", A)})
    game.do("command").target("cadaver-1")
    assert game.verbs() == {"move", "stop"}
    assert game.against(room("hall")) == "BR-4.4.1"


@rule("BR-23.1.1")
def test_umbras_weigh_on_whoever_bears_two() -> None:
    evocations = {f"umbra-{number}": servant("hall", B, bearer=A) for number in (1, 2)}
    game = Scene(mage("hall"), mage("crypt"), evocations={**evocations, "cadaver-1": servant("hall", B)},
                 phase="evocation")  # fmt: skip
    assert game.cubes(A) == "K1"


# Skills


@rule("BR-14.2.11", "BR-23.2.3", "BR-19.1.2", "BR-20.2.7", "BR-4.4.3", "BR-15.1.6", "BR-4.4.4")
@vector("TV-212")
def test_the_colossus_strikes_opponents_that_come_in() -> None:
    game = Scene(
        mage("crypt"),
        mage("arena", "C6", mage="baron-doria"),
        mage("hall"),
        evocations={"colossus-1": servant("forge", A)},
        active=B,
    )
    game.explore("forge")
    assert game.cubes(B) == "C6 A3"
    game.move("oracle").stop().explore("forge")
    assert game.where(B) == "cell"
    hits = [event["number"] for event in game.events("hit")]
    assert hits == [3, 1]
    assert (game.trophies(A), game.power(C), game.power(A)) == ([B], 4, 2)
    game = Scene(mage("sanctuary"), mage("crypt"), mage("arena"), evocations={"colossus-1": servant("forge", A)})
    game.do("command").target("colossus-1").move("arena").stop()
    assert game.cubes(C) == ""
    game.explore("arena")
    assert game.cubes(A) == ""
    game = Scene(
        mage("hall"),
        mage("crypt"),
        mage("arena"),
        evocations={"colossus-1": servant("forge", A)},
        phase="rose",
        events={"decks": [["ev1-07", "rest"]]},
    )
    game.no(A).no(B).yes(C).choose("forge")
    assert game.cubes(C) == "A3"
    game = Scene(mage("hall", board={"i": "assemble-colossus"}), mage("crypt"), mage("throne"))
    game.cast("i").choose("throne")
    assert (game.where("colossus-1"), game.cubes(C)) == ("throne", "")


@rule("BR-19.3.2", "BR-24.2.2", "BR-19.3.3")
@vector("TV-213")
def test_a_succubus_suffers_for_her_owner_and_an_upgraded_cadaver_lasts_longer() -> None:
    game = Scene(
        mage("hall"),
        mage("hall", tokens=0, board={"quick": "athanor-eruption", "i": "athanor-eruption", "ii": "athanor-eruption"}),
        evocations={"succubus-1": servant("crypt", A)},
        active=B,
    )
    game.cast("quick").target(A).yes(A).take(1)
    assert (game.cubes(A), game.cubes("succubus-1")) == ("B2", "B1")
    assert values.strength(game.state, figure("succubus-1")) == 2
    game.cast("i").target(A).yes(A).take(1)
    assert (game.cubes(A), game.cubes("succubus-1")) == ("B4", "B2")
    game.turn(B).cast("ii").target(A).yes(A).take(1)
    assert (game.cubes(A), game.where("succubus-1")) == ("B6", "away")
    assert game.supply(B) == 25 - 6
    game = Scene(
        mage("hall"),
        mage("hall"),
        evocations={"cadaver-1": servant("hall", B, "C2", upgrades=["reinforced-plates"])},
        players=3,
    )
    assert values.health(game.state, figure("cadaver-1")) == 5
    game.fight("cadaver-1").stop()
    assert (game.where("cadaver-1"), game.cubes("cadaver-1")) == ("hall", "C2 A2")
    game.fight("cadaver-1")
    assert game.where("cadaver-1") == "away"
    assert (game.supply(A), game.supply(C)) == (25, 25)
    assert list(game.state.upgrade).count(1) == 0


@rule("BR-22.4.1")
def test_nothing_is_assigned_to_a_mage_in_its_cell() -> None:
    texts = {"black-covenant": {"main": {"effect": "T=mage(1); cell T // assign Umbra T"}}}
    game = Scene(mage("hall", board={"i": "black-covenant"}), mage("throne"), texts=texts)
    game.cast("i").target(B)
    assert game.where(B) == "cell"
    assert (game.told("assigned"), game.where("umbra-1")) == ([], "away")


@rule("BR-27.3.2")
def test_who_is_out_of_the_phase_stays_out() -> None:
    """B has nothing to activate when its turn comes; what its trap brings it later does not act."""
    game = Scene(
        mage("crypt"),
        mage("hall", board={"i": "torment activated"}),
        mage("hall"),
        evocations={"cadaver-1": servant("hall", A), "cadaver-2": servant("crypt", A)},
        crown=B,
        phase="evocation",
        options={"summoners_crown": True},
    )
    asked = []
    while game.phase == EVOCATION:
        seat = game.asked.seat
        asked.append((seat, game.kind))
        if game.kind == "declare":
            game.use("i", seat)
        elif game.kind == "evocation" and at(C) in game.legal():
            game.target(C)
        else:
            game.answer(game.legal()[0])
    assert (B, "declare") in asked
    assert game.where("succubus-1") == "hall"
    assert (B, "evocation") not in asked


@rule("BR-4.3.4", "BR-23.1.1")
def test_an_evocation_of_the_rose_gives_up_a_target_that_was_defeated_meanwhile() -> None:
    """On its first Move A is defeated and placed beside it again: it is no longer whom it went for."""
    text = "during: on enters(evo,yellow): T=M*[most(power)]; defeat T // R=room(*)[black]; place T R"
    game = Scene(
        mage("forge", power=3),
        mage("crypt"),
        evocations={"cadaver-1": servant("hall", ROSE)},
        events={"slots": [None, "ev1-05", None]},
        texts={"ev1-05": {"phase": "evocation", "effect": text}},
        phase="evocation",
    )
    assert game.told("defeated")
    assert (game.where(A), game.cubes(A), game.where("cadaver-1")) == ("hall", "", "sanctuary")


@rule("BR-14.2.11", "BR-23.2.3")
def test_a_servant_that_has_left_before_its_turn_does_nothing_more() -> None:
    """4.9 step 6 B and C come to A's Colossus together: B's card slays it before it turns on anybody but B."""
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt", board={"i": "torment activated"}),
        mage("altar"),
        evocations={"colossus-1": servant("hall", A, "B1")},
        texts={
            "black-covenant": {"main": {"effect": "T=all mage(*); each T: place it here"}},
            "torment": {"main": {"effect": "on hit(me,any): E=foeevo(*); dmg E 3"}},
        },
    )
    game.cast("i").use("i", B).target("colossus-1", B)
    assert (game.where("colossus-1"), game.cubes(B), game.cubes(C)) == ("away", "A3", "")
    assert len(game.told("answered")) == 1


@rule("BR-22.3.3")
@pytest.mark.parametrize(
    ("lent", "lease", "left"),
    [("now", "round", B), ("phase", "round", B), ("now", "phase", B), ("round", "phase", A), ("now", None, C)],
)
def test_whoever_has_borrowed_a_servant_longer_has_it_again(lent: str, lease: str | None, left: int) -> None:
    """A takes C's Cadaver, which B may have borrowed; A moves it, and then its time or the phase is over."""
    borrowed: dict[str, Any] = {"controller": B, "lease": lease} if lease else {}
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt"),
        mage("altar"),
        evocations={"cadaver-1": servant("throne", C, **borrowed)},
        texts={"black-covenant": {"main": {"effect": f"E=evo(*)[Cadaver]; ctrl E {lent}; wake E"}}},
    )
    game.cast("i")
    assert (game.kind, game.state.controller[figure("cadaver-1")]) == ("evocation", A)
    assert [change["stat"] for change in game.position().get("changes", [])] == (["control"] if lease else [])
    check_position(game.table)
    game.until("action")
    if "phase" in (lent, lease) and lent != "now":
        assert game.state.controller[figure("cadaver-1")] == A
        game.rest()
    assert game.state.controller[figure("cadaver-1")] == left
    while game.state.round == 1:
        game.rest()
    assert (game.state.controller[figure("cadaver-1")], game.position().get("changes")) == (C, None)


@rule("BR-22.3.3", "BR-13.1.1")
def test_a_servant_that_is_borrowed_for_an_activation_goes_back_with_it() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt"),
        evocations={"cadaver-1": servant("throne", B)},
        texts={"black-covenant": {"main": {"effect": "E=evo(*)[Cadaver]; ctrl E turn"}}},
    )
    game.cast("i")
    assert game.state.controller[figure("cadaver-1")] == A
    game.end()
    assert game.state.controller[figure("cadaver-1")] == B
