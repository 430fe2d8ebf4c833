"""EM-1 to EM-10: how effects run, interrupt each other and go on (what others prove stands with their chapters)."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import ROUND, SPEED
from mindrose.games.black_rose_wars.rules import values
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import A, B, C, Scene, mage, servant

STRIKE = "shared-torture"  # a spell without a symbol
WARD = "baneful-curse"


@rule("EM-4", "BR-4.4.2")
def test_every_single_move_has_a_window_of_its_own() -> None:
    """Of an explore, and of an effect that moves somebody two rooms."""
    texts = {WARD: {"main": {"type": "trap", "effect": "on enters(foe,any): dmg trig 1"}}}
    watcher = mage("crypt", board={"i": f"{WARD} activated"})
    game = Scene(mage("hall", mage="baron-doria"), watcher, texts=texts)
    game.explore("sanctuary").no(B).move("hall")
    assert game.use("i", B).cubes(A) == "B1"
    game = Scene(
        mage("hall", board={"i": STRIKE}),
        watcher,
        texts={**texts, STRIKE: {"main": {"effect": "move me 2"}}},
    )
    game.cast("i").move("sanctuary")
    assert game.asks == [(B, "declare")]
    game.no(B).move("forge")
    assert game.use("i", B).cubes(A) == "B1"


@rule("EM-5", "BR-14.2.3")
def test_what_was_chosen_stays_chosen_and_numbers_are_counted_when_they_are_needed() -> None:
    """B flees out of range and takes black damage: the second sentence strikes it there, and counts it."""
    game = Scene(
        mage("hall", board={"i": STRIKE}),
        mage("hall", board={"i": f"{WARD} activated"}),
        texts={
            STRIKE: {"main": {"effect": "T=mage(0); dmg T 1 // dmg T #black(T)"}},
            WARD: {"main": {"effect": "on hit(me,any): R=room(*); place me R; rose me 2"}},
        },
    )
    game.cast("i").target(B).use("i", B).choose("crypt")
    assert (game.where(B), game.cubes(B)) == ("crypt", "A1 K2 A2")


@rule("EM-6", "BR-14.1.2")
def test_a_sentence_may_ask_what_the_last_instruction_of_the_one_before_did() -> None:
    """What a defence did in between is not its own."""
    texts = {
        STRIKE: {"main": {"effect": "T=mage(0); dmg T 3 // pow me last"}},
        WARD: {"main": {"effect": "on hit(me,any): dmg src 1"}},
    }
    game = Scene(mage("hall", board={"i": STRIKE}), mage("hall", board={"i": f"{WARD} activated"}), texts=texts)
    assert game.cast("i").target(B).use("i", B).power(A) == 3


@rule("EM-7", "BR-9.2.4")
def test_the_moon_changes_inside_the_instruction_that_brings_it() -> None:
    """The personal spell is there for the next instruction; what answers the gain is asked once, at the end."""
    game = Scene(
        mage("hall", board={"i": STRIKE}),
        mage("hall", board={"i": f"{WARD} activated"}),
        texts={
            STRIKE: {"main": {"effect": "pow me 6; T=mage(0); dmg T #hand(me) // draw me 0"}},
            WARD: {"main": {"type": "trap", "effect": "on scores(foe,1): dmg trig 2"}},
        },
    )
    game.cast("i").target(B)
    assert (game.moon, len(game.hand(A)), game.cubes(B)) == (2, 1, "A1")
    assert game.use("i", B).cubes(A) == "B2"
    assert game.asks == [(A, "action")]


@rule("EM-9", "BR-14.2.4")
def test_what_an_instruction_begins_has_windows_for_what_happens_in_it_alone() -> None:
    """A's damage waits for the end of its own sentence; what the room did is answered before."""
    game = Scene(
        mage("hall", board={"i": STRIKE}),
        mage("sanctuary", board={"i": f"{WARD} activated"}),
        mage("crypt", board={"i": "brain-worm activated"}),
        texts={
            STRIKE: {"main": {"effect": "T=mage(1); dmg T 1; R=room(1); act R; pow me 1"}},
            WARD: {"main": {"effect": "on hit(me,any): dmg src 1"}},
            "brain-worm": {"main": {"effect": "on unstable(any,foe): dmg trig 2"}},
            "sanctuary": {"ruined": "inst here 1"},
        },
    )
    game.cast("i").target(B).choose("sanctuary")
    if (B, "declare") in game.asks:
        assert "use" not in game.verbs(B)
        game.no(B)
    assert game.use("i", C).cubes(A) == "C2"
    assert (game.power(A), game.asks) == (1, [(B, "declare")])
    assert game.use("i", B).cubes(A) == "C2 B1"


@rule("EM-8", "BR-13.2.3")
def test_an_action_that_is_cancelled_applies_no_more_of_its_effects() -> None:
    """50 What was interrupted is an explore, a fight, and the activation of a servant."""
    watcher = mage("crypt", board={"i": f"{WARD} activated"})
    texts = {WARD: {"main": {"type": "trap", "effect": "on enters(foe,yellow): cancel"}}}
    game = Scene(mage("hall"), watcher, texts=texts).explore("sanctuary").use("i", B)
    assert (game.where(A), game.asks, game.tokens(A)) == ("sanctuary", [(A, "action")], 1)
    servants = {"colossus-1": servant("hall", A)}
    game = Scene(mage("hall"), watcher, evocations=servants, texts=texts).do("command").target("colossus-1")
    game.move("sanctuary").use("i", B)
    assert (game.where("colossus-1"), game.asks) == ("sanctuary", [(A, "action")])
    texts = {WARD: {"main": {"type": "trap", "effect": "on hit(mage,attack): cancel"}}}
    game = Scene(mage("hall"), watcher, mage("hall"), texts=texts).fight(C).use("i", B)
    assert (game.cubes(C), game.asks) == ("A2", [(A, "action")])


AIMED = {"main": {"effect": "on aimed(me,combat): pow me 1"}}


@rule("BR-14.2.10")
def test_each_of_several_chosen_targets_is_aimed_at() -> None:
    ward = {"i": f"{WARD} activated"}
    game = Scene(
        mage("hall", board={"i": STRIKE}),
        mage("hall", board=ward),
        mage("hall", board=ward),
        texts={STRIKE: {"main": {"effect": "T=up2 mage(0)"}}, WARD: AIMED},
    )
    game.cast("i").target(B).target(C)
    assert game.asks == [(B, "declare"), (C, "declare")]
    game.use("i", B).use("i", C)
    assert (game.power(B), game.power(C)) == (1, 1)


@rule("BR-14.2.10")
@pytest.mark.parametrize(("target", "asked"), [(A, A), (B, B)])
def test_only_an_opponent_aims_at_a_mage(target: int, asked: int) -> None:
    """4.8 A chooses among all figures in its room, of which it is one itself."""
    ward = {"ii": f"{WARD} activated"}
    game = Scene(
        mage("hall", board={"i": STRIKE, **ward}),
        mage("hall", board=ward),
        texts={STRIKE: {"main": {"effect": "T=all fig(0); U=one T; pow U 1"}}, WARD: AIMED},
    )
    game.cast("i").target(target)
    assert game.power(target) == 1
    assert game.asks == [(asked, "action" if target == A else "declare")]


@rule("BR-13.3.4", "BR-17.2.3")
def test_a_mage_of_no_speed_leaves_its_cell_and_goes_nowhere_else() -> None:
    """4.6 Speed does not drop below 1 in the cell."""
    game = Scene(mage(board={"i": STRIKE}), mage("crypt"))
    values.change(game.state, A, SPEED, -5, ROUND, -1)
    game.explore("summoner").stop().explore()
    assert game.rooms() == ["summoner"]  # to activate
