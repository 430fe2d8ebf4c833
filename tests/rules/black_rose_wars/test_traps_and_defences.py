"""BR-15 Traps and defences: the examples of the specification, played."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import EVOCATION
from mindrose.kernel.errors import BadContent
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import EXPLORE, FIGHT, INERTIA, PASS, A, B, Scene, mage, rewritten, servant


def declared(slot: int, happening: int = 0) -> int:
    """The answer that uses the card in a slot."""
    return replies.DECLARE + replies.ANSWERED * slot + happening


@rule("BR-15.1.3", "BR-13.2.4", "BR-20.2.5", "BR-20.2.6", "BR-20.2.9")
@vector("TV-04")
def test_a_trap_in_the_first_move_ends_the_exploring() -> None:
    game = Scene(
        mage("hall", "B7", mage="baron-doria", tokens=1),
        mage("crypt", mage="gramigna", board={"i": "brain-worm activated"}),
    )
    game.explore("sanctuary").use("i", by=B)
    assert game.where(A) == "cell"
    assert (game.trophies(B), game.power(B)) == ([A], 5)
    assert (game.cubes(A), game.supply(B)) == ("", 25)
    assert game.asks == [(B, "action")]
    assert game.quests(A, "active") == []  # the room was not activated


@rule("BR-13.4.2")
def test_a_physical_attack_meets_no_condition_of_damage_from_a_spell() -> None:
    mirror = {"i": "mirror-of-malice reverse activated"}
    game = Scene(mage("hall", board={"i": "grim-torment"}), mage("hall", board=mirror))
    game.fight(B)
    assert (game.asks, game.legal()) == ([(B, "declare")], [PASS])  # another card of its school could answer
    assert game.against(declared(1)) == "BR-15.1.1"
    game.no().stop().cast("i").target(B).use("i", by=B).take(1)
    assert game.cubes(B) == "A4"  # 2 by strength, and 3 by the spell but for one


@rule("BR-17.2.6", "BR-13.1.3", "BR-17.2.3")
@vector("TV-63")
def test_a_mage_defeated_in_its_first_action_has_to_leave_with_the_second() -> None:
    board = {"i": "submission"}
    game = Scene(mage("hall", "B8", board=board), mage("crypt", board={"i": "brain-worm activated"}))
    game.explore("sanctuary").use("i", by=B)
    assert game.asks == [(A, "action")]
    assert set(game.legal()) == {EXPLORE, INERTIA}
    assert game.against(PASS) == "BR-17.2.6"
    assert game.against(FIGHT) == "BR-17.2.2"
    game.do("inertia")
    assert game.against(PASS) == "BR-17.2.3"
    game.move("summoner")
    assert game.where(A) == "summoner"
    game = Scene(mage("hall", "B8", tokens=1), mage("crypt", board={"i": "brain-worm activated"}))
    game.explore("sanctuary").use("i", by=B)
    assert game.asks == [(B, "action")]
    assert game.where(A) == "cell"


@rule("BR-13.6.3", "BR-15.1.3", "BR-11.2.1", "BR-11.2.3", "BR-15.1.4")
@vector("TV-46")
def test_the_symbol_of_a_trap_comes_when_it_is_used() -> None:
    game = Scene(mage("hall", board={"i": "crooked-path"}), mage("hall"))
    game.cast("i")
    assert (game.unstable("hall"), game.status(A, "i")) == ("", "activated")
    game.end().explore("abyss").use("i", by=A)
    assert (game.unstable("hall"), game.cubes(B), game.hexes(B)) == ("A1", "A2", ["slowness"])
    assert game.status(A, "i") == "revealed"
    names = [name for name, *_ in game.told("instability", "hit")]
    assert names == ["instability", "hit"]
    game = Scene(mage(board={"i": "crooked-path activated"}), mage("hall"), active=B)
    game.explore("abyss").use("i", by=A)
    assert (game.supply(A), game.cubes(B)) == (23, "A2")
    assert game.told("instability") == []


@rule("BR-15.1.1")
def test_only_a_card_whose_condition_is_met_is_used() -> None:
    """Both are traps of Hexcraft: whoever is asked could have either."""
    game = Scene(
        mage("crypt", board={"i": "brain-worm activated", "ii": "crooked-path activated", "iii": "brain-worm"}),
        mage("hall"),
        active=B,
    )
    game.explore("abyss")
    assert game.asks == [(A, "declare")]
    assert game.against(declared(1), A) == "BR-15.1.1"
    assert game.against(declared(3), A) == "BR-15.1.1"
    assert game.offered("slot", A) == [2]


@rule("BR-15.1.2")
def test_a_trap_may_be_kept_for_later() -> None:
    game = Scene(mage("crypt", board={"i": "brain-worm reverse activated"}), mage("laboratory"), active=B)
    game.explore("arena").no(A)
    assert (game.cubes(B), game.status(A, "i")) == ("", "activated")
    game.move("laboratory").use("i", by=A)
    assert game.cubes(B) == "A2"


@rule("BR-15.1.4")
def test_a_defence_is_used_in_any_phase() -> None:
    game = Scene(
        mage("hall", board={"i": "persecution activated"}),
        mage("crypt"),
        evocations={"cadaver-1": servant("hall", B)},
        phase="evocation",
    )
    assert game.phase == EVOCATION
    game.target("cadaver-1").target(A).use("i", by=A).take(2)
    assert (game.cubes(A), game.where("cadaver-1")) == ("", "away")  # the damage went to its source


@rule("BR-15.1.6")
def test_own_figures_do_not_meet_a_condition() -> None:
    board = {"i": "mine-field activated", "ii": "serpent-pit reverse activated"}
    game = Scene(mage("hall", board=board), mage("crypt"), evocations={"cadaver-1": servant("treasure", A)})
    game.explore("sanctuary")
    assert game.asks == [(A, "explore")]
    game.stop().do("command").target("cadaver-1").move("garden")
    assert game.asks == [(A, "evocation")]


@rule("BR-15.1.7")
def test_damage_by_a_trap_comes_from_a_spell() -> None:
    game = Scene(
        mage("hall", board={"i": "mirror-of-malice reverse activated"}),
        mage("crypt", board={"i": "brain-worm activated"}),
    )
    game.explore("sanctuary").use("i", by=B)
    assert game.asks == [(A, "declare")]
    game.use("i", by=A).take(1)
    assert game.cubes(A) == "B2"


@rule("BR-15.1.7")
def test_damage_by_an_attack_does_not_come_from_a_spell() -> None:
    game = Scene(mage("hall"), mage("hall", board={"i": "mirror-of-malice reverse activated"}), mage("crypt"))
    game.fight(B)
    game.nobody_answers()
    assert game.status(B, "i") == "activated"
    assert game.told("sprung") == []


@rule("BR-15.1.4", "BR-17.2.2")
@vector("TV-62")
def test_a_trap_in_the_cell_works_though_its_mage_is_skipped() -> None:
    game = Scene(mage("hall"), mage(tokens=0, board={"i": "brain-worm activated"}), mage("crypt", tokens=0), active=A)
    game.explore("sanctuary").use("i", by=B)
    assert game.cubes(A) == "B3"
    game.stop().end()
    assert game.asks == [(A, "action")]  # B and C were skipped
    assert game.where(B) == "cell"


@rule("BR-15.1.6")
@pytest.mark.parametrize("figure", ["foe(2)", "mage@me", "evo(*)"])
def test_a_figure_in_a_trigger_has_no_range(figure: str) -> None:
    """4.8 How far away is said of the room."""
    with pytest.raises(BadContent, match="cannot stand in a trigger"):
        rewritten({"brain-worm": {"main": {"effect": f"on enters({figure},yellow): dmg trig 3"}}})
    rewritten({"brain-worm": {"main": {"effect": "on enters(foe,room(2)): dmg trig 3"}}})


@rule("BR-15.1.6", "BR-22.3.1")
@pytest.mark.parametrize(("owner", "controller", "asked"), [(A, B, False), (B, A, True)])
def test_whose_figure_it_is_does_not_change_with_who_controls_it(owner: int, controller: int, asked: bool) -> None:
    """The trap is of A; a servant steps into its room."""
    led = {"cadaver-1": {**servant("hall", owner), "controller": controller, "lease": "round"}}
    board = {"i": "brain-worm activated"}
    game = Scene(mage("crypt", board=board), mage("abyss"), evocations=led, active=controller)
    game.do("command").target("cadaver-1").move("sanctuary")
    assert game.asks == ([(A, "declare")] if asked else [(controller, "evocation")])


@rule("BR-19.2.3", "BR-14.2.10")
@pytest.mark.parametrize("condition", ["lethal(me)", "aimed(me,combat)"])
def test_a_card_that_answers_no_single_damage_ignores_that_of_the_whole_sentence(condition: str) -> None:
    """4.6 6 Of the first instruction and of the second one, but not what lay there before."""
    texts = {
        "shared-torture": {"main": {"effect": "T=mage(0); dmg T 2; dmg T 1"}},
        "baneful-curse": {"main": {"effect": f"on {condition}: ign 9"}},
    }
    game = Scene(
        mage("hall", board={"i": "shared-torture"}),
        mage("hall", "A7", board={"i": "baneful-curse activated"}),
        texts=texts,
    )
    game.cast("i").target(B).use("i", B)
    assert game.offered("number") == [0, 1, 2, 3]
    game.take(2)
    assert (game.cubes(B), game.where(B)) == ("A8", "hall")
