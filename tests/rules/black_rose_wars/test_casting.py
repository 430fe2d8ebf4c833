"""BR-11, BR-13 Casting, inertia and the order of actions: the examples of the specification, played."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import (
    ACTIVATE,
    CAST_NEXT,
    CAST_QUICK,
    COMMAND,
    EXPLORE,
    FIGHT,
    INERTIA,
    PASS,
    A,
    B,
    C,
    Scene,
    at,
    mage,
    room,
    servant,
    slot,
)

FOUR = {"quick": "merciless-flame", "i": "silver-of-the-sages", "ii": "cross-and-delight", "iii": "grim-torment"}


# Casting


@rule("BR-13.1.6", "BR-13.6.1", "BR-13.6.3")
@vector("TV-06")
def test_what_a_plan_of_four_spells_allows() -> None:
    for order in [("i", "quick"), ("quick", "i")]:
        game = Scene(mage("hall", board=FOUR), mage("crypt"))
        assert game.offered("slot") == [0, 1]  # not II before I
        for name in order:
            game.cast(name)
            if game.kind == "choose_figure":
                game.imagine("hall")
        assert (game.status(A, "i"), game.status(A, "quick")) == ("activated", "revealed")
        assert game.asks == [(B, "action")]
    game = Scene(mage("hall", board=FOUR), mage("crypt"))
    game.cast("i")
    assert game.status(A, "i") == "activated"
    assert game.against(CAST_NEXT) == "BR-13.1.6"


@rule("BR-13.1.6")
@vector("TV-45")
def test_a_second_numbered_spell_is_refused() -> None:
    game = Scene(mage("hall", board={"i": "torment", "ii": "submission", "quick": "albify"}), mage("crypt"))
    game.cast("i")
    assert (game.status(A, "i"), game.against(CAST_NEXT)) == ("activated", "BR-13.1.6")  # a trap is cast too
    assert CAST_QUICK in game.legal()
    game = Scene(mage("hall", board={"i": "grim-torment", "ii": "submission"}), mage("crypt"))
    game.cast("i").imagine("hall")
    assert game.against(CAST_NEXT) == "BR-13.1.6"
    assert game.against(CAST_QUICK) == "BR-13.6.1"


@rule("BR-13.7.1", "BR-13.6.1")
@vector("TV-44")
def test_inertia_leaves_the_next_slot_lowest() -> None:
    game = Scene(mage("hall", board={"i": "grim-torment", "ii": "submission"}), mage("crypt"))
    game.do("inertia").answer(slot("i")).do("stay")
    assert (game.memories(A), game.where(A)) == (["grim-torment"], "hall")
    assert game.offered("slot") == [2]


@rule("BR-13.6.4", "BR-14.1.2", "BR-14.1.3")
@vector("TV-48")
def test_a_spell_without_a_target_can_be_cast() -> None:
    game = Scene(mage("hall", board={"i": "kiss-of-the-succubus reverse"}), mage("crypt", power=3))
    game.cast("i")
    assert game.status(A, "i") == "revealed"
    assert (game.power(A), game.power(B)) == (0, 3)
    assert game.asks == [(A, "action")]


@rule("BR-11.2.2", "BR-13.7.1")
def test_a_revealed_spell_stays_on_its_slot_until_the_clean_up() -> None:
    """It is no longer prepared: inertia neither takes it nor moves it."""
    board = {"i": "kiss-of-the-succubus reverse", "ii": "submission", "iii": "torment"}
    game = Scene(mage("hall", board=board), mage("crypt"))
    game.cast("i").do("inertia")
    assert game.against(slot("i")) == "BR-13.7.1"
    game.answer(slot("ii")).do("stay").turn(B)
    assert (game.status(A, "i"), game.memories(A)) == ("revealed", ["submission"])
    while game.state.round == 1:
        game.rest()
    assert (game.status(A, "i"), game.memories(A)[:2]) == ("", ["submission", "kiss-of-the-succubus"])


@rule("BR-13.6.2", "BR-14.1.4")
def test_the_symbol_comes_first_as_a_sentence_of_its_own() -> None:
    game = Scene(mage("hall", board={"i": "grim-torment"}), mage("hall"))
    game.cast("i")
    assert game.unstable("hall") == "A1"  # before a target is chosen
    game.target(B)
    assert game.cubes(B) == "A3"


@rule("BR-13.6.5", "BR-17.2.2")
def test_nobody_casts_fights_or_commands_in_the_cell() -> None:
    game = Scene(
        mage(board={"quick": "submission", "i": "grim-torment"}),
        mage("crypt"),
        evocations={"cadaver-1": servant("crypt", A)},
    )
    assert game.against(CAST_QUICK) == "BR-13.6.5"
    assert game.against(CAST_NEXT) == "BR-13.6.5"
    assert game.against(FIGHT) == "BR-17.2.2"
    assert game.against(COMMAND) == "BR-17.2.2"
    assert game.verbs() == {"explore", "inertia"}


@rule("BR-13.1.3", "BR-13.2.1", "BR-13.5.2", "BR-13.7.1")
def test_what_an_action_needs() -> None:
    game = Scene(mage("hall", tokens=1), mage("crypt"))
    assert game.against(PASS) == "BR-13.1.3"
    assert game.against(COMMAND) == "BR-13.5.2"
    assert game.against(INERTIA) == "BR-13.7.1"
    game = Scene(mage("hall", tokens=0, board={"i": "submission"}), mage("crypt"))
    assert [game.against(action) for action in (EXPLORE, FIGHT)] == ["BR-13.2.1"] * 2


@rule("BR-13.7.1")
def test_activated_spells_are_not_dropped_by_inertia() -> None:
    game = Scene(mage("hall", board={"i": "torment activated", "ii": "submission", "iii": "albify"}), mage("crypt"))
    game.do("inertia")
    assert game.against(slot("i")) == "BR-13.7.1"
    assert game.against(slot("quick")) == "BR-13.7.1"
    game.answer(slot("iii"))
    assert game.against(room("crypt")) == "BR-4.4.1"


@rule("BR-13.1.7")
def test_two_inertias_are_legal() -> None:
    game = Scene(mage("hall", tokens=0, board={"i": "albify", "ii": "submission", "iii": "marbling"}), mage("crypt"))
    game.do("inertia").answer(slot("i")).move("throne").do("inertia").answer(slot("iii")).move("crypt")
    assert game.where(A) == "crypt"
    assert sorted(game.memories(A)) == ["albify", "marbling"]


# Explore and fight


@rule("BR-13.3.1", "BR-13.3.2", "BR-13.3.3", "BR-13.2.2", "BR-17.1.5", "BR-13.4.1")
@vector("TV-15")
def test_ways_to_explore_and_to_fight() -> None:
    for parts in [
        ("throne", "summoner", "activate"),
        ("throne", "activate"),
        ("activate", "throne", "summoner"),
        ("activate",),
        (),
    ]:
        game = Scene(mage("laboratory"), mage("garden"))
        game.explore()
        for part in parts:
            game.activate() if part == "activate" else game.move(part)
            if game.kind in ("choose_figure", "may"):
                game.answer(game.asked.timeout)
        game.when("explore", "stop")
        assert game.asks == [(A, "action")]
        moves = [part for part in parts if part != "activate"]
        assert game.where(A) == (moves[-1] if moves else "laboratory")
    game = Scene(mage("hall"), mage("crypt"), evocations={"cadaver-1": servant("hall", B)})
    game.explore("laboratory", "activate").imagine("laboratory")
    assert game.asks == [(A, "action")]  # the Move that was left is lost
    game.explore("activate").imagine("laboratory")
    assert game.against(ACTIVATE) == "BR-17.1.5"
    for attack_first in [True, False]:
        game = Scene(mage("crypt"), mage("crypt"))
        game.fight(*((B, "activate") if attack_first else ("activate", B)))
        assert (game.cubes(B), game.where("cadaver-1")) == ("A2", "crypt")


@rule("BR-13.4.1", "BR-13.4.3")
def test_whom_nobody_can_attack() -> None:
    game = Scene(mage("crypt"), mage("crypt"), mage("cemetery"), mage(), evocations={"cadaver-1": servant("crypt", A)})
    game.fight()
    assert game.against(at(A)) == "BR-13.4.3"
    assert game.against(at("cadaver-1")) == "BR-13.4.3"
    assert game.against(at(2)) == "BR-13.4.1"
    assert game.against(at(3)) == "BR-13.4.1"
    game.target(B)
    assert game.against(at(B)) == "BR-13.4.1"


@rule("BR-13.5.1", "BR-13.5.3")
def test_a_servant_anywhere_is_commanded_again_and_again() -> None:
    game = Scene(mage("crypt"), mage("hall"), evocations={"cadaver-1": servant("abyss", A)})
    for way in ("hall", "throne"):
        game.do("command").target("cadaver-1").move(way).stop()
    assert game.where("cadaver-1") == "throne"
    assert game.tokens(A) == 0


@rule("BR-13.1.2", "BR-13.1.4")
def test_laps_go_on_until_nobody_can_act() -> None:
    game = Scene(mage("hall", tokens=1), mage("crypt", tokens=2), mage("abyss", tokens=0))
    game.explore().stop()
    assert game.asks == [(B, "action")]
    game.explore().stop().end()
    assert game.asks == [(B, "action")]
    game.explore().stop()
    assert game.kind != "action"


# The cards at the end of the round


@rule("BR-11.3.3", "BR-25.1.2", "BR-13.7.1")
@vector("TV-47")
def test_where_forgotten_spells_go() -> None:
    board = {"quick": "black-covenant", "i": "killer-fog", "ii": "garden-of-nails activated"}
    game = Scene(mage("hall", tokens=0, board=board), mage("crypt", tokens=0))
    game.cast("quick").do("inertia").do("stay")
    assert game.memories(A) == ["killer-fog"]
    game.until("take_back").do("take_back")
    assert game.position()["removed"] == ["black-covenant"]
    assert "garden-of-nails" in game.hand(A)
    assert game.memories(A) == ["killer-fog"]


@rule("BR-11.3.3", "BR-25.1.1")
def test_a_forgotten_trap_that_was_not_used_stays_in_the_game() -> None:
    game = Scene(mage("hall", tokens=0, board={"i": "garden-of-nails activated"}), mage("crypt"), phase="cleanup")
    game.do("discard")
    assert (game.memories(A), game.position()["removed"]) == (["garden-of-nails"], [])


@rule("BR-15.1.5", "BR-25.1.1")
def test_activated_spells_are_kept_or_discarded_card_by_card() -> None:
    board = {"quick": "torment activated", "i": "brain-worm activated", "ii": "albify"}
    game = Scene(mage("hall", tokens=0, board=board), mage("crypt"))
    game.do("inertia").until("take_back").do("take_back", slot=0).do("discard", slot=1)
    assert "torment" in game.hand(A)
    assert sorted(game.memories(A)) == ["albify", "brain-worm"]


@rule("BR-13.6.3", "BR-14.2.10", "VX-30")
def test_a_trap_that_is_cast_by_an_effect_cannot_be_cancelled_with_it() -> None:
    """VX-30 What answers the trap ends nothing of the room that let it be cast."""
    texts = {"arena": {"restored": "castnext me // pow me 1"}}
    owner, other = (
        mage("arena", board={"i": "brain-worm"}),
        mage("crypt", board={"i": "garden-of-nails reverse activated"}),
    )
    game = Scene(owner, other, texts=texts, rooms={"arena": {"restored": True}}).fight("activate").use("i", B)
    assert (game.cubes(A), game.status(A, "i"), game.power(A)) == ("B2", "activated", 1)


# In what order, and what is answered


@rule("BR-13.1.2")
def test_activations_come_in_turn_order() -> None:
    """C is first; nobody's seat matters."""
    game = Scene(mage("hall", tokens=1), mage("crypt", tokens=1), mage("abyss", tokens=1), crown=C, first=C, active=C)
    order = []
    while game.kind == "action":
        order.append(game.asked.seat)
        game.explore().stop()
    assert order == [C, A, B]


@rule("BR-14.2.10", "BR-13.5.1")
@pytest.mark.parametrize("servant_acts", [True, False])
def test_a_command_is_answered_when_the_servant_has_acted_or_is_left_alone(servant_acts: bool) -> None:
    watcher = mage("crypt", board={"i": "crooked-path reverse activated"})
    texts = {"crooked-path": {"reverse": {"effect": "on does(mage,command): dmg trig 1"}}}
    game = Scene(mage("hall"), watcher, evocations={"cadaver-1": servant("abyss", A)}, texts=texts).do("command")
    if servant_acts:
        game.target("cadaver-1").move("hall")
        assert game.asks == [(A, "evocation")]
    game.stop()
    assert game.asks == [(B, "declare")]
    assert game.use("i", B).cubes(A) == "B1"


@rule("BR-14.2.10", "BR-13.2.2")
@pytest.mark.parametrize("action", ["explore", "fight"])
def test_an_action_of_which_nothing_is_done_is_answered_all_the_same(action: str) -> None:
    watcher = mage("crypt", board={"i": "crooked-path reverse activated"})
    texts = {"crooked-path": {"reverse": {"effect": f"on does(mage,{action}): dmg trig 1"}}}
    game = Scene(mage("hall"), watcher, texts=texts).do(action).stop()
    assert game.use("i", B).cubes(A) == "B1"


@rule("BR-14.2.10", "BR-13.7.1")
def test_inertia_is_answered_though_the_mage_stays_where_it_is() -> None:
    watcher = mage("crypt", board={"i": "crooked-path reverse activated"})
    texts = {"crooked-path": {"reverse": {"effect": "on does(mage,inertia): dmg trig 1"}}}
    game = Scene(mage("hall", tokens=0, board={"i": "albify", "ii": "submission"}), watcher, texts=texts)
    game.do("inertia").answer(slot("i")).do("stay")
    assert game.use("i", B).cubes(A) == "B1"
