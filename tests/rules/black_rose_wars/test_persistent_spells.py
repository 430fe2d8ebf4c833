"""BR-16 Persistent spells: the examples of the specification, played."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import SLOT_NAMES
from mindrose.games.black_rose_wars.effects import frames
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, K, Scene, mage, servant, spell

TRACK = {"pain-mark": {"symbol": False, "main": {"effect": "T=mage(1); persist T: on moved(T): dmg T 1"}}}


def tracked(cubes: str = "", **more: Any) -> Scene:
    """A has marked B, who takes damage whenever it moves."""
    game = Scene(
        mage("hall", tokens=0, board={"i": "pain-mark", "ii": "submission"}), mage("hall", cubes, **more), texts=TRACK
    )
    return game.cast("i").target(B).end()


@rule("BR-16.1.1", "BR-16.1.2", "BR-16.1.3", "BR-14.2.3", "BR-13.2.4")
@vector("TV-83")
def test_a_persistent_effect_answers_every_move() -> None:
    game = tracked()
    (token,) = game.state.standing
    assert token.slots[frames.SOURCE] == SLOT_NAMES.index("i")  # the token of slot I, with B
    game.explore("throne")
    assert game.cubes(B) == "A1"
    game.move("crypt")
    assert game.cubes(B) == "A2"
    assert game.told("persists") == [("persists", A, 6)] * 2
    game = tracked("A9", board={"i": "albify"})
    game.explore("throne")
    assert game.where(B) == "cell"
    assert game.asks == [(B, "action")]


@rule("BR-16.1.4")
def test_it_does_not_act_on_a_mage_in_its_cell() -> None:
    game = Scene(
        mage("hall", board={"i": "ineluctable-pain"}),
        mage("hall", power=3, board={"i": "albify", "ii": "black-covenant"}),
        texts={"albify": {"main": {"effect": "cell me // pow me 1"}, "symbol": False}},
    )
    game.cast("i").target(B).end()
    game.cast("i")
    assert (game.where(B), game.power(B), game.cubes(B)) == ("cell", 4, "")
    game.do("explore").move("forge").stop()
    game.turn(A).turn(B).cast("ii")
    assert (game.power(B), game.cubes(B)) == (6, "A2")


@rule("BR-16.1.4")
def test_it_is_not_used_up_by_a_mage_in_its_cell() -> None:
    game = Scene(
        mage("hall", board={"i": "knot-of-hair reverse"}),
        mage("hall", power=3, board={"i": "albify", "ii": "black-covenant"}),
        texts={"albify": {"main": {"effect": "cell me // pow me 1"}, "symbol": False}},
    )
    game.cast("i").target(B).end().cast("i")
    assert (game.where(B), game.power(B)) == ("cell", 4)
    game.do("explore").move("forge").stop()
    game.turn(A).turn(B).cast("ii")
    assert (game.power(A), game.power(B)) == (1, 5)


@rule("BR-16.1.1", "BR-25.1.3")
def test_it_ends_in_the_clean_up() -> None:
    game = tracked()
    assert len(game.state.standing) == 1
    while game.state.round == 1:
        game.rest()
    assert game.state.standing == []


@rule("BR-16.1.5")
def test_it_ends_when_its_card_leaves_the_board() -> None:
    game = Scene(
        mage("armory", board={"i": "ineluctable-pain"}, hand=["torment"]),
        mage("armory", power=2),
        rooms={"armory": {"restored": True}},
    )
    game.cast("i").target(B)
    assert len(game.state.standing) == 1
    game.fight("activate")
    game.answer(spell("torment")).answer(replies.SIDE)
    assert game.state.standing == []
    assert (game.hand(A), game.status(A, "i"), game.power(K)) == (["ineluctable-pain"], "prepared", 1)


@rule("BR-16.1.3")
def test_it_is_mandatory_unless_it_says_may() -> None:
    game = Scene(
        mage("hall", board={"i": "pain-mark reverse"}),
        mage("hall"),
        evocations={"cadaver-1": servant("crypt", A)},
        active=A,
    )
    game.cast("i").end()
    game.fight(A)
    assert game.asks == [(A, "may")]
    game.yes().take(2)
    assert (game.cubes(A), game.where("cadaver-1")) == ("", "away")


@rule("BR-19.1.4", "BR-22.3.2")
@pytest.mark.parametrize(("owner", "controller", "cubes"), [(C, B, "A2"), (B, C, "")])
def test_what_a_servant_does_is_done_by_whoever_controls_it(owner: int, controller: int, cubes: str) -> None:
    led = {"colossus-1": {**servant("hall", owner), "controller": controller, "lease": "round"}}
    game = Scene(mage("hall", board={"i": "pain-mark"}), mage("hall"), mage("hall"), evocations=led)
    game.cast("i").target(B).turn(controller)
    game.do("command").target("colossus-1").target(A)
    assert game.cubes(B) == cubes


@rule("BR-16.1.2", "BR-16.1.3")
def test_a_spell_that_is_applied_again_takes_its_token_to_the_new_target() -> None:
    game = Scene(
        mage("hall", board={"quick": "pain-mark", "i": "black-covenant"}),
        mage("hall"),
        mage("hall"),
        texts={"black-covenant": {"main": {"effect": "S=revealed(me)[other]; again S"}}},
    )
    game.cast("quick").target(B).cast("i").target(C)
    (token,) = game.state.standing
    assert token.slots[frames.SOURCE] == SLOT_NAMES.index("quick")
    game.turn(C).fight(A).nobody_answers()
    assert (game.cubes(A), game.cubes(B), game.cubes(C)) == ("C2", "", "A2")


@rule("BR-16.1.2", "BR-16.1.5")
def test_an_effect_whose_token_has_gone_on_does_not_answer_what_it_waited_for() -> None:
    """4.9 step 6 B has moved, but before the mark answers that, A's trap has taken it to C."""
    game = Scene(
        mage("hall", tokens=0, board={"i": "pain-mark", "ii": "torment activated"}),
        mage("hall"),
        mage("hall"),
        texts={**TRACK, "torment": {"main": {"effect": "on moved(mage): S=revealed(me); again S"}}},
    )
    game.cast("i").target(B).explore("throne").use("ii", A)
    game.do("next", spell=CONTENT.spell_ids.index("torment")).target(C)
    assert (game.cubes(B), game.cubes(C)) == ("", "")
    assert len(game.state.standing) == 1


@rule("BR-16.1.4", "BR-14.2.7")
@pytest.mark.parametrize(("first", "unstable"), [(A, "A1"), (C, "")])
def test_it_does_not_act_on_a_mage_that_was_put_in_its_cell_before_its_turn_came(first: int, unstable: str) -> None:
    """4.9 step 6 C's trap answers the same spell of B; A's effect comes before it or after it."""
    game = Scene(
        mage("hall", board={"i": "parasite-thought reverse"}),
        mage("hall", tokens=0, board={"i": "submission"}),
        mage("crypt", board={"i": "torment activated"}),
        texts={
            "torment": {"main": {"effect": "on cast(mage,conjunction): cell trig"}},
            "submission": {"symbol": False, "main": {"type": "conjunction", "effect": "draw me 0"}},
        },
        crown=first,
        first=first,
        active=A,
    )
    game.cast("i").target(B)
    game.turn(B).cast("i").use("i", C)
    assert (game.where(B), game.unstable("hall")) == ("cell", unstable)
    assert len(game.state.standing) == 1  # the token stays


@rule("BR-16.1.4", "BR-16.1.3")
def test_what_works_once_is_not_used_up_by_a_mage_that_was_put_in_its_cell_before() -> None:
    game = Scene(
        mage("hall", board={"i": "knot-of-hair reverse"}),
        mage("hall", tokens=0, board={"i": "submission"}),
        mage("crypt", board={"i": "torment activated"}),
        texts={
            "torment": {"main": {"effect": "on scores(mage,1): cell trig"}},
            "submission": {"symbol": False, "main": {"effect": "pow me 1"}},
        },
        crown=C,
        first=C,
        active=A,
    )
    game.cast("i").target(B).turn(B).cast("i").use("i", C)
    assert (game.where(B), game.power(A), game.power(B)) == ("cell", 0, 1)
    assert len(game.state.standing) == 1


PRIZE = {"pain-mark": {"symbol": False, "main": {"effect": "T=foeevo(1); persist T: on gone(T): pow me 2"}}}


@rule("BR-16.1.3")
def test_it_answers_that_the_evocation_it_is_on_has_left() -> None:
    """BR-16.1.4 speaks of mages in their cells: an evocation has none."""
    game = Scene(
        mage("hall", board={"i": "pain-mark"}),
        mage("crypt"),
        evocations={"cadaver-1": servant("hall", B), "cadaver-2": servant("hall", B)},
        texts=PRIZE,
    )
    game.cast("i").target("cadaver-1").fight("cadaver-2")
    assert (game.where("cadaver-2"), game.power(A)) == ("away", 0)
    game.stop().turn(A).fight("cadaver-1")
    assert (game.where("cadaver-1"), game.power(A)) == ("away", 2)


@rule("BR-16.1.2", "BR-4.3.4")
def test_its_token_is_not_on_another_evocation_with_the_same_card() -> None:
    """There is one Albedo: what comes after it left is a new one."""
    game = Scene(
        mage("hall", board={"i": "pain-mark", "ii": "grave-doll"}),
        mage("crypt"),
        evocations={"albedo-1": servant("hall", B, "A2")},
        texts={**PRIZE, "grave-doll": {"main": {"effect": "summon Albedo here // E=evo(0)[Albedo]; unsum E"}}},
    )
    game.cast("i").target("albedo-1").fight("albedo-1")
    assert (game.where("albedo-1"), game.power(A)) == ("away", 2)
    game.stop().turn(A).cast("ii").until("action")
    assert (game.where("albedo-1"), game.power(A), game.state.standing) == ("away", 2, [])


@rule("BR-16.1.2", "BR-4.3.5")
def test_nobody_who_is_imagined_gets_a_token() -> None:
    game = Scene(mage("hall", board={"i": "pain-mark"}), mage("crypt"), texts=TRACK)
    game.cast("i").imagine("throne")
    assert game.state.standing == []
    game.turn(B).explore("throne")
    assert game.cubes(B) == ""
