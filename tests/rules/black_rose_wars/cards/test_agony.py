"""The spells of Agony (section 5.1 of the content)."""

from __future__ import annotations

from typing import Any

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import card, cast, servants, umbras, waiting
from tests.rules.black_rose_wars.playing import PASS, A, B, C, K, mage


@card("shared-torture main")
def test_shared_torture_hurts_replaces_and_costs_blood() -> None:
    game = cast("shared-torture", b="throne K1", c="altar", evocations={"cadaver-1": "hall A"})
    assert game.can_target(B, "cadaver-1")
    assert not game.can_target(A)
    assert not game.can_target(C)
    game.target(B).take(1).acted()
    assert game.cubes(B) == "A5"
    assert game.cubes(A) == "K3"
    assert game.supply(A) == 20


@card("shared-torture main")
def test_shared_torture_may_leave_the_cubes_as_they_are() -> None:
    game = cast("shared-torture", b="throne K1").target(B).take(0).acted()
    assert (game.cubes(B), game.cubes(A)) == ("K1 A4", "K3")


@rule("VX-20")
@card("shared-torture reverse")
def test_shared_torture_gives_on_half_of_the_black_damage() -> None:
    assert cast("shared-torture reverse", a="hall K5 B2", b="throne").target(B).acted().cubes(B) == "A2"
    assert cast("shared-torture reverse", a="hall K1", b="throne").target(B).acted().cubes(B) == ""


@card("grim-torment main")
def test_grim_torment_hurts_within_two_in_sight() -> None:
    game = cast("grim-torment", b="crypt", c="cemetery")
    assert game.can_target(B)
    assert not game.can_target(C)
    game.target(B).acted()
    assert (game.cubes(B), game.cubes(C), game.cubes(A)) == ("A3", "", "K1")
    assert game.unstable("hall") == "A1"


@rule("VX-20")
@card("grim-torment reverse")
def test_grim_torment_gives_half_of_all_damage_to_a_room() -> None:
    game = cast("grim-torment reverse", a="hall B2", b="throne", c="throne", evocations={"cadaver-1": "throne A"})
    game.choose("throne").acted()
    assert (game.cubes(A), game.cubes(B), game.cubes(C)) == ("B2 K1", "A1", "A1")
    assert game.cubes("cadaver-1") == ""
    assert cast("grim-torment reverse", a="hall B8", b="throne").choose("throne").cubes(B) == "A3"


@card("cross-and-delight main")
def test_cross_and_delight_brings_a_succubus_that_acts() -> None:
    game = cast("cross-and-delight", b="throne").choose("throne")
    assert game.where("succubus-1") == "throne"
    assert game.kind == "may"  # whether the new Succubus takes the black cube
    game.yes().when("redirect", "redirect", number=1)
    assert (game.cubes(A), game.cubes("succubus-1")) == ("", "K1")
    game.target(B).stop().acted()
    assert game.cubes(B) == "A2"  # strength 1, and 1 for its damage
    assert game.unstable("hall") == "A1"


@card("cross-and-delight reverse")
def test_cross_and_delight_spends_a_demon() -> None:
    there = {"succubus-1": "crypt A B1", "cadaver-1": "crypt A", "cadaver-2": "crypt B", **umbras(crypt=1)}
    game = cast("cross-and-delight reverse", b="crypt", c="throne", evocations=there).acted()
    assert (game.tally(B), game.cubes(C), game.where("umbra-1")) == ("A3 K1", "", "away")
    assert game.where("succubus-1") == "away"
    assert game.where("cadaver-2") == "away"
    assert (game.where("cadaver-1"), game.cubes("cadaver-1")) == ("crypt", "")


@card("cross-and-delight reverse")
def test_cross_and_delight_needs_a_demon() -> None:
    game = cast("cross-and-delight reverse", b="throne", evocations={"cadaver-1": "throne A"}).acted()
    assert (game.cubes(B), game.where("cadaver-1")) == ("", "throne")


@card("torment main")
def test_torment_strikes_back_for_anybody() -> None:
    game = waiting("torment", b="throne", c="throne").fight(C).use("i", A).went_on()
    assert (game.cubes(B), game.cubes(C)) == ("A2", "B2")
    assert (game.where("succubus-1"), game.owner("succubus-1")) == ("throne", A)


@card("torment main")
def test_torment_does_not_answer_the_black_rose() -> None:
    game = waiting("torment", b=mage("throne", board={"i": "ineluctable-pain", "quick": "submission"})).cast("quick")
    game.target(B) if game.can_target(B) else game.imagine("throne")
    game.nobody_answers()
    assert (game.cubes(B), game.status(A, "i")) == ("K1", "activated")


@card("torment reverse")
def test_torment_gives_back_one_more() -> None:
    game = waiting("torment reverse").fight(A).use("i", A).went_on()
    assert (game.cubes(A), game.cubes(B)) == ("B2", "A3")
    game = waiting("torment reverse", b=mage("throne", board={"i": "arcane-barrage"})).cast("i").target(A)
    assert (game.use("i", A).cubes(A), game.cubes(B)) == ("B6", "A7")
    assert waiting("torment reverse", b="throne", c="throne").fight(C).legal(A) == [PASS]


@rule("VX-08", "VX-28")
@card("visceral-fire main")
def test_visceral_fire_burns_the_servants_of_a_defeated_mage() -> None:
    there = {"cadaver-1": "garden B", "colossus-1": "garden B", "nigredo-2": "garden C", "nigredo-1": "throne B"}
    led: dict[str, Any] = {**there, "colossus-1": {**servants(there)["colossus-1"], "controller": A, "lease": "round"}}
    game = cast("visceral-fire", b="throne K8", c="altar", evocations=led)
    assert game.can_target(B, C)
    assert not game.can_target("nigredo-1")
    game.target(B).acted()
    assert game.where(B) == "cell"
    assert (game.where("cadaver-1"), game.cubes("colossus-1"), game.cubes("nigredo-2")) == ("away", "A2", "")
    assert (game.cubes(A), game.unstable("hall")) == ("K2", "A1")


@rule("VX-28")
@card("visceral-fire main")
def test_visceral_fire_spares_the_servants_of_a_mage_that_stands() -> None:
    game = cast("visceral-fire", b="throne", evocations={"colossus-1": "garden B"}).target(B).acted()
    assert (game.cubes(B), game.cubes("colossus-1"), game.cubes(A)) == ("A2", "", "K2")


@card("visceral-fire reverse")
def test_visceral_fire_gives_the_black_damage_to_a_room() -> None:
    game = cast("visceral-fire reverse", a="hall K3 B4", b="throne", c="throne")
    assert not game.can_choose("crypt")
    game.choose("throne").acted()
    assert (game.cubes(B), game.cubes(C)) == ("A3", "A3")
    assert cast("visceral-fire reverse", a="hall K7", b="throne").choose("throne").cubes(B) == "A5"


@card("peak-of-agony main")
def test_peak_of_agony_lets_the_rose_replace() -> None:
    game = cast("peak-of-agony", a="hall B3", b="crypt", c="crypt").choose("crypt").acted()
    assert (game.cubes(B), game.cubes(C)) == ("A2", "A2")
    assert game.tally(A) == "B1 K4"
    assert game.unstable("hall") == ""


@card("peak-of-agony main")
def test_the_crown_says_which_cubes_the_rose_replaces() -> None:
    game = cast("peak-of-agony", a="hall B2 C2", crown=B, first=A).choose("throne")
    assert game.asks == [(B, "replace")]
    game.take(2).acted()
    assert game.tally(A) == "C2 K4"


@rule("VX-05")
@card("peak-of-agony reverse")
def test_peak_of_agony_hits_a_second_mage() -> None:
    there = {"cadaver-1": "throne B"}
    game = cast("peak-of-agony reverse", a="hall C5", b="throne", c="laboratory", evocations=there).target(B)
    assert game.offered("figure") == [C]
    assert not game.can_imagine("crypt")
    game.target(C).acted()
    assert (game.cubes(B), game.cubes(C)) == ("A3", "A2")


@card("pain-mark main")
def test_pain_mark_hurts_whoever_hurts() -> None:
    game = cast("pain-mark", b="throne", c="throne").target(B).end()
    game.fight(C).stop()
    assert (game.cubes(B), game.cubes(C)) == ("A2", "B2")
    game.fight(C)
    assert (game.cubes(B), game.cubes(C)) == ("A4", "B4")
    game.stop().fight(B)
    assert game.cubes(B) == "A4 C2"  # others are not marked
    assert (game.cubes(C), game.unstable("hall")) == ("B4", "A1")


@card("pain-mark reverse")
def test_pain_mark_lets_a_servant_suffer() -> None:
    game = cast("pain-mark reverse", b="hall", evocations={"colossus-1": "garden A"}).end()
    game.fight(A)
    assert game.asks == [(A, "may")]
    game.yes().when("redirect", "redirect", number=2)
    assert (game.cubes(A), game.cubes("colossus-1")) == ("", "B2")
    game.went_on().stop().fight(A).no().went_on()
    assert (game.cubes(A), game.cubes("colossus-1")) == ("B2", "B2")


@card("master-of-pleasure main")
def test_master_of_pleasure_envies_quests() -> None:
    game = waiting("master-of-pleasure", b=mage("forge", quests={"qu1-14": "fulfilled"}))
    game.do("quest").use("i", A).went_on()
    assert (game.cubes(B), game.where("succubus-1"), game.owner("succubus-1")) == ("A2", "forge", A)
    assert game.quests(B, "completed") == ["qu1-14"]


@card("master-of-pleasure reverse")
def test_master_of_pleasure_delights_in_the_pain_of_others() -> None:
    game = waiting("master-of-pleasure reverse", a="hall K5", b="throne", c="throne").fight(C).use("i", A).went_on()
    assert (game.cubes(A), game.cubes(C), game.power(A)) == ("K7", "B2", 3)
    assert waiting("master-of-pleasure reverse").fight(A).legal(A) == [PASS]


@card("liquefy-the-pain main")
def test_liquefy_the_pain_robs_whoever_fells() -> None:
    game = waiting("liquefy-the-pain", a="hall C9", b=mage("hall", power=3)).fight(A).use("i", A)
    assert (game.where("succubus-1"), game.where(A)) == ("hall", "cell")
    assert (game.power(A), game.power(B), game.power(C)) == (1, 2 + 2, 4)


@rule("VX-29")
@card("liquefy-the-pain main")
def test_liquefy_the_pain_robs_the_rose_of_more() -> None:
    game = waiting("liquefy-the-pain", a=mage("hall", "C10", board={"ii": "submission"}), active=A, rose={"power": 5})
    game.cast("ii").imagine("crypt").use("i", A)
    assert (game.power(A), game.power(K), game.where("succubus-1")) == (2, 3 + 2, "hall")


@card("liquefy-the-pain reverse")
def test_liquefy_the_pain_marks_where_somebody_fell() -> None:
    game = waiting("liquefy-the-pain reverse", a="hall B5", b="throne", c="throne A9").fight(C).no(A)
    game.use("i", A).went_on()
    assert (game.where(C), game.unstable("throne")) == ("cell", "A2")


@card("submission main")
def test_submission_reaches_everywhere() -> None:
    game = cast("submission", b="armory K2").target(B).take(1).acted()
    assert (game.tally(B), game.cubes(A)) == ("A2 K1", "K1")


@rule("VX-21")
@card("submission reverse")
def test_submission_makes_a_room_unstable_by_black_damage() -> None:
    there = {"colossus-1": "throne B"}
    game = cast("submission reverse", a="hall K6", b="throne K2", c="throne K3 B1", evocations=there)
    game.choose("throne").acted()
    assert (game.cubes(B), game.cubes(C), game.cubes("colossus-1")) == ("K2 A2", "K3 B1 A2", "A2")
    assert game.unstable("throne") == "A4"
    assert cast("submission reverse", a="hall K6", b="hall K1").choose("hall").acted().unstable("hall") == "A1"


@rule("VX-03", "VX-51")
@card("ineluctable-pain main")
def test_ineluctable_pain_follows_every_change_of_power() -> None:
    game = cast("ineluctable-pain", b=mage("throne", power=2)).target(B).end()
    game.explore("activate").yes()  # 1 power for the crown
    assert (game.power(B), game.cubes(B)) == (1, "A2")
    assert game.unstable("hall") == "A1"
    scored = cast("ineluctable-pain", b="throne", rooms={"throne": {"restored": True}}).target(B).end()
    assert scored.explore("activate").cubes(B) == "A2"


@card("ineluctable-pain reverse")
def test_ineluctable_pain_is_paid_by_the_rose() -> None:
    game = cast("ineluctable-pain reverse", a=mage("hall", board={"quick": "submission"}, tokens=0), b="hall")
    game.cast("quick").imagine("crypt")
    assert (game.cubes(A), game.power(A)) == ("K1", 1)
    assert game.fight(A).power(A) == 1
    assert game.cubes(A) == "K1 B2"


@card("heart-of-ice main")
def test_heart_of_ice_freezes_two_cubes() -> None:
    game = cast("heart-of-ice", b="crypt K1 C3").target(B).take(2).acted()
    assert (game.tally(B), game.cubes(A)) == ("A5 C1 K1", "K2")


@card("heart-of-ice reverse")
def test_heart_of_ice_turns_black_damage_into_instability() -> None:
    game = cast("heart-of-ice reverse", a="hall K3")
    assert game.can_choose("crypt")
    assert not game.can_choose("cemetery")
    assert game.choose("crypt").acted().unstable("crypt") == "A3"
    assert cast("heart-of-ice reverse", a="hall K6").choose("crypt").unstable("crypt") == "A4"
