"""BR-20 The defeat of mages: the examples of the specification, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import A, B, C, D, K, Scene, mage, servant

DIRECT = {"black-covenant": {"main": {"effect": "T=mage(*); defeat T"}}}
FIVE_DAMAGE = {"black-covenant": {"main": {"effect": "T=mage(*); dmg T 5"}}}


@rule("BR-20.1.1", "BR-4.3.4", "BR-14.3.1", "BR-19.1.2")
@vector("TV-09", "TV-10")
def test_a_target_and_then_the_caster_are_defeated_inside_one_spell() -> None:
    game = Scene(
        mage("hall", "K1 C4 D2 B1", mage="rikkart", board={"i": "shared-torture"}),
        mage("hall", "C7", mage="gramigna"),
        mage("crypt", mage="arianna"),
        mage("cemetery", mage="baron-doria"),
    )
    game.cast("i").target(B)
    assert [game.where(seat) for seat in (A, B)] == ["cell", "cell"]
    assert [game.cubes(seat) for seat in (A, B)] == ["", ""]
    assert (game.trophies(A), game.trophies(K)) == ([B], [A])
    gains = [(event["participant"], event["change"]) for event in game.events("power")]
    assert gains[:2] == [(A, 2), (C, 4)]  # Gramigna: C 7, A 4
    assert gains[2:] == [(B, 1), (C, 3), (D, 2), (K, 3)]  # Rikkart: K and C tied for first, then D, then B
    assert [game.supply(participant) for participant in range(5)] == [25, 25, 25, 25, 30]


@rule("BR-14.3.1", "BR-4.2.7", "BR-4.3.1")
@vector("TV-64")
def test_a_defeated_caster_goes_on_from_its_cell() -> None:
    game = Scene(
        mage("hall", "B9", board={"i": "black-covenant"}),
        mage("hall", board={"i": "baneful-curse activated"}),
        texts={"black-covenant": {"main": {"effect": "T=fig(1); dmg T 2 // dmg T 1 // U=foe(1); dmg U 3"}}},
    )
    game.cast("i").target(B).use("i", by=B)
    assert game.where(A) == "cell"
    assert game.cubes(B) == "A3"
    assert game.kind == "explore"  # nothing was chosen for the last sentence; the second action leads out of the cell


@rule("BR-20.2.3", "BR-19.1.6", "BR-20.2.9")
@vector("TV-65")
def test_two_mages_are_defeated_one_after_the_other() -> None:
    game = Scene(mage("hall", board={"i": "supreme-fireball"}), mage("throne", "A7"), mage("throne", "A7"))
    game.cast("i").choose("throne")
    told = [values[:2] for values in game.told("defeated", "celled", "trophy", "power")]
    assert told == [
        ("defeated", B), ("celled", B), ("trophy", A), ("power", A),
        ("defeated", C), ("celled", C), ("trophy", A), ("power", A),
    ]  # fmt: skip
    assert (game.trophies(A), game.power(A)) == ([B, C], 10)


@rule("BR-20.2.9", "BR-20.2.10", "BR-20.2.11", "BR-20.2.13")
@vector("TV-66", "TV-68")
@pytest.mark.parametrize(
    ("panel", "scores"), [("A3 B3 C3", [3, 3, 3, 2]), ("A5 B2 C2", [4, 1, 1, 1])], ids=["three tied", "two tied"]
)
def test_power_by_the_cubes_of_each(panel: str, scores: list[int]) -> None:
    game = Scene(
        mage("crypt", mage="rikkart"),
        mage("cemetery", mage="gramigna"),
        mage("altar", mage="arianna"),
        mage("hall", panel, mage="baron-doria", board={"i": "submission"}),
        active=D,
    )
    game.cast("i").imagine("hall")
    assert [game.power(participant) for participant in (A, B, C, K)] == scores
    assert game.trophies(K) == [D]


@rule("BR-20.2.9", "BR-19.1.2")
@vector("TV-69")
def test_one_source_alone_gains_five() -> None:
    game = Scene(mage("hall", mage="gramigna"), mage("hall", "A10", mage="rikkart"))
    game.fight(B)
    assert (game.power(A), game.trophies(A), game.supply(A)) == (5, [B], 25)


@rule("BR-20.1.2", "BR-20.2.6", "BR-20.2.12")
@vector("TV-70")
@pytest.mark.parametrize(("panel", "power"), [("A2", 5), ("", 0)])
def test_a_direct_defeat_scores_by_the_cubes_that_lie_there(panel: str, power: int) -> None:
    game = Scene(mage("hall"), mage("hall", board={"i": "black-covenant"}), mage("hall", panel), active=B, texts=DIRECT)
    game.cast("i").target(C)
    assert game.where(C) == "cell"
    assert (game.trophies(B), game.power(A), game.power(B)) == ([C], power, 0)


@rule("BR-19.1.2", "BR-20.2.7")
@vector("TV-71")
def test_excess_damage_stays_with_its_dealer() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}, mage="arianna"), mage("hall", "C9", mage="rikkart"),
        mage("crypt", mage="gramigna"), texts=FIVE_DAMAGE,
    )  # fmt: skip
    game.cast("i").target(B)
    hits = [(event["participant"], event["number"]) for event in game.events("hit")]
    assert hits == [(A, 2)]
    assert (game.trophies(A), game.power(C), game.power(A)) == ([B], 4, 2)
    assert game.supply(A) == 25


@rule("BR-20.2.1", "BR-20.2.2")
@vector("TV-73")
@pytest.mark.parametrize(("text", "place"), [("ign 9", "cell"), ("save", "hall")])
def test_a_direct_defeat_is_averted_by_saving_alone(text: str, place: str) -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall", "A3", board={"i": "mantle-of-midnight reverse activated"}),
        texts={**DIRECT, "mantle-of-midnight": {"reverse": {"effect": f"on lethal(me): {text}"}}},
    )
    game.cast("i").target(B).use("i", by=B)
    assert game.where(B) == place
    assert game.trophies(A) == ([B] if place == "cell" else [])


@rule("BR-20.2.1", "BR-19.2.3")
def test_ignoring_enough_of_the_damage_averts_the_defeat() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall", "A8", mage="gramigna", board={"i": "mantle-of-midnight activated"}),
        texts=FIVE_DAMAGE,
    )
    game.cast("i").target(B).use("i", by=B)
    assert max(game.offered("number")) == 3  # what was really placed
    game.take(1)
    assert (game.where(B), game.cubes(B)) == ("hall", "A10")
    assert game.trophies(A) == []


@rule("BR-20.2.7", "BR-22.3.4", "BR-19.1.4")
@vector("TV-74")
def test_final_damage_by_a_servant_is_its_controllers() -> None:
    game = Scene(
        mage("crypt"),
        mage("cemetery"),
        mage("hall", "B8"),
        evocations={"cadaver-1": servant("hall", A, controller=B, lease="round")},
        active=B,
    )
    game.do("command").target("cadaver-1").target(C)
    assert (game.trophies(B), game.trophies(A)) == ([C], [])
    assert (game.power(B), game.power(A)) == (5, 0)


@rule("BR-20.2.7", "BR-19.1.4")
def test_final_damage_stays_its_dealers_when_the_servant_is_summoned_by_another() -> None:
    game = Scene(
        mage("hall"),
        mage("hall", "A9", mage="arianna", board={"i": "torment activated"}),
        evocations={"succubus-1": servant("hall", A, "B1")},
    )
    game.do("command").target("succubus-1").target(B).use("i", by=B)
    assert (game.where("succubus-1"), game.where(B)) == ("hall", "cell")  # summoned anew, by its victim
    assert (game.trophies(A), game.trophies(B)) == ([B], [])
    assert game.power(A) == 5


@rule("BR-20.2.8")
@vector("TV-75")
def test_an_eighth_defeat_brings_power_but_no_trophy() -> None:
    game = Scene(mage("hall"), mage("hall", "A9"), mage("crypt", trophies=[B] * 7))
    game.fight(B)
    assert (game.where(B), game.trophies(A), game.power(A)) == ("cell", [], 5)


@rule("BR-20.2.4", "BR-22.4.3", "BR-20.1.2")
@vector("TV-76")
def test_umbras_leave_at_the_defeat_of_their_bearer() -> None:
    game = Scene(
        mage("hall"),
        mage("hall", "A9"),
        evocations={f"umbra-{number}": servant("hall", A, bearer=B) for number in (1, 2)},
    )
    game.fight(B)
    assert [game.where(name) for name in ("umbra-1", "umbra-2")] == ["away", "away"]
    assert (game.power(A), game.power(K), game.trophies(A)) == (5, 0, [B])
    assert game.supply(K) == 30


@rule("BR-20.2.6", "BR-22.4.3")
@vector("TV-77")
def test_an_umbra_that_leaves_can_defeat_its_bearer() -> None:
    game = Scene(
        mage("hall", board={"i": "devouring-dark reverse"}),
        mage("hall", "A10", mage="gramigna"),
        evocations={"umbra-1": servant("hall", A, bearer=B)},
    )
    game.cast("i").target(B)
    assert game.where(B) == "cell"
    assert (game.trophies(K), game.trophies(A)) == ([B], [])
    assert (game.power(A), game.power(K)) == (4, 2)


@rule("BR-7.1.6", "BR-20.2.16")
@vector("TV-78")
def test_an_event_defeats_a_mage_in_its_cell() -> None:
    game = Scene(
        mage(cubes="B8"),
        mage("crypt"),
        phase="rose",
        moon=3,
        events={"decks": ["rest", "rest", ["ev3-06", "rest"]]},
    )
    assert game.where(A) == "cell"
    assert game.told("celled") == []
    assert game.trophies(K) == [A]
    assert (game.power(B), game.cubes(A), game.cubes(B)) == (4, "", "K3")


@rule("BR-20.2.14")
def test_what_a_defeated_mage_keeps() -> None:
    keeps: dict[str, Any] = {
        "hand": ["torment"],
        "board": {"i": "albify", "ii": "brain-worm activated"},
        "hexes": ["silence"],
        "quests": ["qu1-04"],
    }
    game = Scene(mage("hall"), mage("hall", "A9", **keeps), evocations={"cadaver-1": servant("crypt", B)}, crown=B)
    game.turn(A).fight(B).nobody_answers()
    assert game.where(B) == "cell"
    assert (game.hand(B), game.hexes(B), game.tokens(B)) == (["torment"], ["silence"], 1)
    assert (game.status(B, "i"), game.status(B, "ii")) == ("prepared", "activated")
    assert (game.quests(B, "active"), game.where("cadaver-1"), game.crown) == (["qu1-04"], "crypt", B)


@rule("BR-20.2.15", "BR-20.2.13")
def test_others_answer_a_defeat_when_it_is_over() -> None:
    game = Scene(
        mage("hall"),
        mage("hall", "A9"),
        mage("crypt", "K4", board={"i": "liquefy-the-pain reverse activated"}),
    )
    game.fight(B)
    assert game.offered("cause") == []  # a trap with this back could answer the hit, but not this one
    game.no(C)
    assert (game.where(B), game.cubes(B)) == ("cell", "")
    game.use("i", by=C)
    assert game.unstable("hall") == "C2"


@rule("BR-20.2.15", "BR-14.2.9")
@pytest.mark.parametrize("answers", ["on scores(mage,5)", "on celled(mage)", "on claims(mage)"])
def test_no_trap_comes_between_the_steps_of_a_defeat(answers: str) -> None:
    """It comes when the defeat is over, and then or never."""
    game = Scene(
        mage("hall"),
        mage("hall", "A9"),
        mage("crypt", board={"i": "garden-of-nails activated"}),
        texts={"garden-of-nails": {"main": {"effect": f"{answers}: pow me 1"}}},
    )
    game.fight(B)
    assert (game.where(B), game.trophies(A), game.power(A), game.cubes(B)) == ("cell", [B], 5, "")
    assert game.no(C).stop().kind == "action"


@rule("BR-20.2.15", "BR-16.1.3")
@pytest.mark.parametrize(
    ("answers", "cubes"),
    [("on scores(T,5)", "C1"), ("on celled(U)", "C1"), ("on claims(T)", "C1"), ("on hit(T,any)", "")],
)
def test_what_must_answer_a_step_of_a_defeat_answers_it_once(answers: str, cubes: str) -> None:
    text = f"T=mage(*); U=mage(*)[!T]; persist T: {answers}: dmg T 1"
    game = Scene(
        mage("hall"),
        mage("hall", "A9"),
        mage("crypt", board={"quick": "black-covenant"}),
        texts={"black-covenant": {"main": {"effect": text}}},
        active=C,
    )
    game.cast("quick").target(A).target(B).do("end")
    game.fight(B)
    assert game.cubes(A) == cubes
    assert game.stop().explore("throne").stop().cubes(A) == cubes


@rule("BR-20.2.13", "BR-20.1.2")
def test_a_direct_defeat_is_over_when_its_steps_are() -> None:
    """The next time that its panel fills, ignoring is enough again."""
    game = Scene(
        mage("hall", board={"quick": "black-covenant", "i": "gate-of-petals"}),
        mage("hall", board={"i": "mantle-of-midnight activated"}),
        texts={**DIRECT, "gate-of-petals": {"main": {"effect": "T=mage(*); dmg T 10"}}},
    )
    game.cast("quick").target(B).nobody_answers().do("end")
    assert (game.where(B), game.trophies(A)) == ("cell", [B])
    game.choose("forge").stop().do("end")
    game.cast("i").target(B).use("i", by=B).take(1)
    assert (game.where(B), game.trophies(A)) == ("forge", [B])


@rule("BR-19.3.1", "BR-20.2.7")
def test_moved_cubes_are_the_movers_final_damage() -> None:
    game = Scene(
        mage("hall", "C3", board={"i": "black-covenant"}),
        mage("hall", "C8"),
        mage("crypt"),
        texts={"black-covenant": {"main": {"effect": "T=mage(1); mvdmg me T 2"}}},
    )
    game.cast("i").target(B).take(2)
    assert game.where(B) == "cell"
    assert (game.trophies(A), game.power(C)) == ([B], 5)


@rule("BR-20.2.3", "BR-5.2.3")
def test_who_is_defeated_together_comes_in_turn_order() -> None:
    game = Scene(
        mage("hall", board={"i": "supreme-fireball"}), mage("throne", "A7"), mage("throne", "A7"), first=C, active=A
    )
    game.cast("i").choose("throne")
    assert [values[1] for values in game.told("defeated")] == [C, B]


@rule("BR-20.2.4", "BR-20.1.2", "BR-20.2.13")
def test_what_the_leaving_of_its_umbras_does_comes_before_the_power() -> None:
    umbra = {"umbra-1": servant("throne", C, bearer=B)}
    game = Scene(
        mage("hall", board={"i": "black-covenant"}), mage("throne", "A2"), mage("crypt"), evocations=umbra, texts=DIRECT
    )
    game.cast("i").target(B)
    told = [values[0] for values in game.told("left", "hit", "celled", "trophy", "power")]
    assert told == ["left", "hit", "celled", "trophy", "power"]
    assert [event["participant"] for event in game.events("hit")] == [K]
    assert (game.power(A), game.power(K), game.supply(K)) == (5, 0, 30)


@rule("BR-19.3.2", "BR-20.1.1")
def test_evocations_leave_before_mages_are_defeated() -> None:
    game = Scene(
        mage("hall", board={"i": "supreme-fireball"}),
        mage("throne", "A7"),
        mage("crypt"),
        evocations={"cadaver-1": servant("throne", C)},
    )
    game.cast("i").choose("throne")
    assert [values[0] for values in game.told("slain", "defeated")] == ["slain", "defeated"]


@rule("BR-14.3.1", "BR-14.1.4", "BR-4.2.7")
@pytest.mark.parametrize("effect", ["inst here 1", "summon Cadaver here", "act here", "R=room(0); inst R 1"])
def test_here_is_nowhere_for_a_mage_in_its_cell(effect: str) -> None:
    """It goes on with its effect, but stands in no room."""
    texts = {"black-covenant": {"main": {"effect": f"cell me // {effect} // pow me 1"}}}
    game = Scene(mage("garden", board={"i": "black-covenant"}), mage("crypt"), texts=texts)
    game.cast("i")
    assert (game.where(A), game.power(A), game.unstable("garden"), game.where("cadaver-1")) == ("cell", 1, "", "away")
    assert game.told("room") == []


@rule("BR-4.2.4", "BR-4.2.7")
def test_from_a_cell_the_whole_lodge_is_in_range_of_a_target_too() -> None:
    texts = {
        "black-covenant": {"main": {"effect": "T=mage(*); cell T // R=room(*)@T; inst R 1 // U=fig(1)@T; dmg U 1"}}
    }
    game = Scene(mage("garden", board={"i": "black-covenant"}), mage("crypt"), mage("crypt"), texts=texts)
    game.cast("i").target(B).choose("hall")
    assert (game.where(B), game.unstable("hall"), game.cubes(C)) == ("cell", "A1", "")
