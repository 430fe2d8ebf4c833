"""CC-6 Using an ability: who may, what it costs, and where the spent fragment goes."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.abilities import RED, each_ability, finish, used
from tests.rules.cerebria_cards.playing import Game, seat

# Who may use what


@rule("CC-6.1")
def test_nobody_uses_an_ability_in_the_turn_of_somebody_else() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]))
    assert game.refused(game.activate(0), by=1).code == "E_NOT_ACTIVE"


@rule("CC-6.1", "CC-14.2")
def test_being_asked_to_counter_gives_nobody_a_turn() -> None:
    game = used("destroy")
    assert game.refused(game.activate(0), by=1).code == "E_NOT_ACTIVE"


@rule("CC-6.1")
def test_no_ability_begins_while_another_is_being_declared() -> None:
    game = Game(seat(mindset=["Anger f1", "Comfort f1"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0)
    assert game.refused(game.activate(1)).code == "E_PENDING"


@rule("CC-6.1")
def test_no_ability_begins_while_the_counter_window_is_open() -> None:
    game = used("destroy")
    assert game.refused(game.activate(1), by=0).code == "E_PENDING"


@rule("CC-6.1")
def test_an_ability_of_an_emotion_elsewhere_cannot_be_used() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2", "Comfort f1"]))
    assert game.refused(game.activate(1)).code == "E_TARGET"


@rule("CC-6.2")
@pytest.mark.parametrize("base", ["Brightness-R a2", "Bleakness-Y a0"])
def test_a_lone_base_card_has_no_ability(base: str) -> None:
    game = Game(seat(mindset=[base]), seat(mindset=["Hope f2"]))
    assert game.refused(game.activate(0)).code == "E_NO_ABILITY"


@rule("CC-6.2")
def test_the_top_card_of_a_fusion_gives_its_ability() -> None:
    game = Game(seat(mindset=["Anger+Brightness-R f1"]), seat(mindset=["Hope f2"]))
    game.use(0, target=(1, 0))
    assert game.discard == ["hope"]


@vector("T-16")
@rule("CC-6.3")
def test_an_empty_emotion_cannot_be_used() -> None:
    game = Game(seat(mindset=["Anger f0"]), seat(mindset=["Hope f2"]))
    assert game.refused(game.activate(0)).code == "E_NO_FRAGMENT"


@rule("CC-6.3", "CC-6.14")
def test_absorbed_fragments_do_not_pay() -> None:
    game = Game(seat(mindset=["Anger+Bleakness-R f0 a2"]), seat(mindset=["Hope f2"]))
    assert game.refused(game.activate(0)).code == "E_NO_FRAGMENT"


@rule("CC-6.4")
def test_a_lone_emotion_is_not_ready_in_the_turn_it_is_evoked() -> None:
    game = Game(seat(["Anger"]), seat(mindset=["Hope f2"]))
    game.evoke("Anger")
    assert game.refused(game.activate(0)).code == "E_NOT_READY"


@rule("CC-6.4")
def test_a_lone_emotion_is_not_ready_in_the_turn_it_is_summoned() -> None:
    game = Game(seat(["Anger"], ["Courage f1"]), seat(mindset=["Hope f2"]))
    game.use(0).do("summon", card="Anger").enter()
    assert game.refused(game.activate(1)).code == "E_NOT_READY"


@rule("CC-6.4")
def test_a_lone_emotion_is_ready_in_the_next_turn() -> None:
    game = Game(seat(["Anger"]), seat(mindset=["Hope f0"]), impulses=["Guilt", "Fear", "Doubt"])
    game.evoke("Anger").impulse(0)
    game.impulse(1).impulse(2)
    assert game.asked.seat == 0
    game.use(0, target=(1, 0))
    assert game.discard == ["hope"]


@vector("T-14")
@rule("CC-6.5", "CC-6.12", "CC-5.11")
def test_a_fused_emotion_is_used_in_the_turn_it_is_evoked() -> None:
    game = Game(seat(["Anger", "Bleakness-Gn"]), seat(mindset=["Hope f2"]))
    game.evoke("Anger", fuse="Bleakness-Gn").use(0, absorb=0, target=(1, 0))
    assert game.emotion(0, 0) == "anger+bleakness-gn f0 a1 fresh"
    assert game.discard == ["hope"]
    assert game.supply == (40, 39)
    assert game.state.actions == 1


@rule("CC-6.5")
def test_a_fused_emotion_is_used_in_the_turn_it_is_summoned() -> None:
    game = Game(seat(["Anger", "Bleakness-Gn"], ["Courage f1"]), seat(mindset=["Hope f2"]))
    game.use(0).do("summon", card="Anger").enter(fuse="Bleakness-Gn")
    game.use(1, target=(1, 0))
    assert game.discard == ["hope"]


@vector("T-15")
@rule("CC-6.6")
def test_a_type_is_used_once_a_turn_by_all_emotions_together() -> None:
    game = Game(seat(mindset=["Anger f1", "Bitterness f1"]), seat(mindset=["Hope f2", "Fear f1"]))
    game.use(0, target=(1, 0))
    assert game.refused(game.activate(1)).code == "E_TYPE_USED"


@vector("T-17")
@rule("CC-6.6")
def test_a_strong_emotion_does_not_fire_twice_in_a_turn() -> None:
    game = Game(seat(mindset=["Valor f2"]), seat(mindset=["Hope f2", "Fear f1"]))
    game.use(0, target=(1, 0))
    assert game.emotion(0, 0) == "valor f1"
    assert game.refused(game.activate(0)).code == "E_TYPE_USED"


@rule("CC-6.6")
def test_a_type_that_one_player_used_is_free_for_the_next() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2", "Bitterness f1"]), impulses=["Fear", "Doubt"])
    game.use(0, target=(1, 0)).impulse(0).impulse(1)
    game.use(1, target=(0, 0))
    assert game.discard == ["hope", "anger"]


@rule("CC-6.6")
def test_a_type_is_free_again_in_the_next_turn() -> None:
    game = Game(seat(mindset=["Valor f2"]), seat(mindset=["Hope f2", "Fear f1"]), impulses=["rest", "Guilt", "Doubt"])
    game.use(0, target=(1, 0)).impulse(0).impulse(0)
    game.impulse(1).impulse(2).do("end")
    game.use(0, target=(1, 1))
    assert game.discard == ["hope", "fear"]


@rule("CC-6.7")
@pytest.mark.parametrize("ability", ["drain", "summon", "steal", "swap"])
def test_an_ability_that_could_do_nothing_is_refused_if_the_option_says_so(ability: str) -> None:
    game = Game(seat(mindset=[f"{RED[ability]} f1"]), options={"empty_use": "refused"})
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"


@rule("CC-6.7", "CC-7.1")
@pytest.mark.parametrize("ability", ["drain", "summon", "swap"])
def test_an_ability_that_can_do_nothing_is_used_all_the_same(ability: str) -> None:
    game = Game(seat(mindset=[f"{RED[ability]} f1"]), seat(["Brightness-R"])).use(0)
    assert (game.asked.seat, game.kind) == (1, "counter")
    game.passes(1)
    assert (game.kind, game.state.actions, game.emotion(0, 0)) == ("main", 2, f"{RED[ability].lower()} f0")
    assert game.refused(game.activate(0)).code == "E_NO_FRAGMENT"


@rule("CC-6.7")
def test_an_empty_use_uses_up_its_type() -> None:
    game = Game(seat(mindset=["Courage f1", "Excitement f1"])).use(0)
    assert game.state.used != 0


@rule("CC-6.7", "CC-8.1")
@pytest.mark.parametrize(
    ("mindset", "foe", "caution"),
    [
        ("Affection f1", "Fear f1", "empty"),
        ("Affection f1", "Hope f1", ""),
        ("Anger f1", None, "only_own"),
        ("Anger f1", "Fear f1", ""),
    ],
)
def test_a_use_that_does_nothing_or_only_harm_to_oneself_is_marked(mindset: str, foe: str | None, caution: str) -> None:
    game = Game(seat(mindset=[mindset]), seat(mindset=[foe] if foe else []))
    use = next(answer for answer in game.asked.answers if answer.verb == "use")
    assert use.choice.caution == caution
    assert use.choice.document().get("caution", "") == caution


@rule("CC-6.7", "CC-8.21")
def test_an_empty_steal_looks_at_nothing() -> None:
    game = Game(seat(mindset=[f"{RED['steal']} f1"])).use(0)
    assert (game.kind, game.events("looked")) == ("main", [])


@rule("CC-6.8")
@each_ability
def test_an_ability_costs_no_action(ability: str) -> None:
    game = used(ability)
    finish(game)
    assert game.state.actions == 2


@rule("CC-6.18")
def test_all_eight_types_can_be_used_in_one_turn() -> None:
    hand = ["Sociability", "Affection", "Trust", "Brightness-R", "Brightness-Y", "Brightness-Gn"]
    game = Game(
        seat(hand, ["Comfort f1", "Excitement f1", "Safety f1", "Courage f1"]),
        seat(["Fear"], ["Hope f2", "Valor+Brightness-Bl f2"]),
    )
    game.use(0).use(1, column=0).use(2, column=0).do("column", column=1)
    game.use(3).do("summon", card="Sociability").enter(fuse="Brightness-R", remove=0)
    game.use(0).do("spare")
    game.evoke("Affection", fuse="Brightness-Y", remove=1).use(1, drain=(1, 0), into=1)
    game.evoke("Trust", fuse="Brightness-Gn", remove=2).use(2, give=3, take=(1, 1))
    game.use(3, target=(1, 0))
    assert [event["ability"] for event in game.events("used")] == [6, 7, 2, 3, 4, 1, 5, 0]


# What it costs


@rule("CC-6.9")
@each_ability
def test_an_ability_costs_one_fragment_of_the_emotion_used(ability: str) -> None:
    game = used(ability)
    assert game.mindset(0)[:2] == [f"{RED[ability].lower()} f0", "valor f1"]


@rule("CC-6.9")
def test_the_second_fragment_of_a_strong_emotion_stays() -> None:
    game = Game(seat(mindset=["Rage f2", "Panic f2"]))
    game.use(1, target=(0, 0))
    assert game.emotion(0, 1) == "panic f1"


@rule("CC-6.10")
@pytest.mark.parametrize(("source", "supply"), [("Valor f2", (36, 40)), ("Anger f1", (37, 40))])
def test_a_spent_fragment_returns_to_the_supply_of_its_polarity(source: str, supply: tuple[int, int]) -> None:
    game = Game(seat(mindset=[source]), seat(["Rage"], ["Hope f2", "Trust f1"]))
    game.use(0, target=(1, 0))
    assert game.kind == "counter"
    assert game.supply == supply


@rule("CC-6.10", "CC-6.11")
def test_absorbing_is_a_choice() -> None:
    game = Game(seat(mindset=["Valor f2", "Brightness-R a0"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0)
    assert game.verbs() == {"spend", "absorb"}
    game.do("spend").answer(game.target(1, 0))
    assert game.emotion(0, 1) == "brightness-r a0"


@rule("CC-6.11")
@pytest.mark.parametrize("source", ["Valor f2", "Valor+Brightness-Y f2", "Valor+Bleakness-Y f2"])
def test_a_lone_base_absorbs_what_any_own_emotion_spends(source: str) -> None:
    game = Game(seat(mindset=[source, "Brightness-R a0"]), seat(mindset=["Fear f1"]))
    game.use(0, absorb=1, target=(1, 0))
    assert game.emotion(0, 1) == "brightness-r a1"
    assert game.supply == (38, 40)


@rule("CC-6.11")
def test_a_base_placed_this_turn_absorbs_at_once() -> None:
    game = Game(seat(["Brightness-R"], ["Valor f2"]), seat(mindset=["Fear f1"]))
    game.evoke("Brightness-R").use(0, absorb=1, target=(1, 0))
    assert game.emotion(0, 1) == "brightness-r a1 fresh"


@vector("T-19")
@rule("CC-6.12")
def test_a_fused_emotion_absorbs_its_own_fragment() -> None:
    game = Game(
        seat(mindset=["Valor+Brightness-Y f2"]),
        seat(mindset=["Fear f1"]),
        supply=(38, 39),
        stacks=[0, 3, 3],
        mood="gloom",
    )
    game.use(0, absorb=0, target=(1, 0))
    assert game.emotion(0, 0) == "valor+brightness-y f1 a1"
    assert game.supply == (38, 40)
    game.reveal(0)
    assert game.scored(0) == (2, 0)


@rule("CC-6.12")
def test_a_mixed_fusion_absorbs_nothing() -> None:
    game = Game(seat(mindset=["Valor+Bleakness-Y f2"]), seat(mindset=["Fear f1"]))
    game.do("use", place=0)
    assert game.kind == "destroy"


@rule("CC-6.12", "CC-6.13")
@pytest.mark.parametrize(
    ("base", "code"),
    [
        ("Bleakness-R a0", "E_ABSORB_POLARITY"),
        ("Brightness-Y a2", "E_ABSORB_FULL"),
        ("Hope+Brightness-Y f2 a0", "E_ABSORB_FUSED"),
    ],
)
def test_a_base_that_may_not_absorb_is_refused(base: str, code: str) -> None:
    game = Game(seat(mindset=["Valor f2", "Brightness-R a0", base]), seat(mindset=["Fear f1"]))
    game.do("use", place=0)
    assert game.refused(game.target(0, 2)).code == code


@rule("CC-6.13")
def test_the_other_polarity_of_a_mixed_fusion_is_refused() -> None:
    game = Game(seat(mindset=["Valor+Bleakness-Y f2", "Brightness-R a0"]), seat(mindset=["Fear f1"]))
    game.do("use", place=0)
    assert game.refused(game.target(0, 0)).code == "E_ABSORB_POLARITY"


@rule("CC-6.13")
def test_nobody_else_absorbs() -> None:
    game = Game(seat(mindset=["Valor f2", "Brightness-R a0"]), seat(mindset=["Brightness-Y a0"]))
    game.do("use", place=0)
    assert game.refused(game.target(1, 0)).code == "E_TARGET"


@vector("T-22")
@rule("CC-6.13")
def test_a_full_base_is_refused() -> None:
    """As it is given there is nothing to ask; a second base gives a choice."""
    given = Game(seat(["Fear"], ["Courage f1", "Brightness-R a2"]))
    assert given.supply == (37, 40)
    given.do("use", place=0)
    assert (given.supply, given.emotion(0, 1)) == ((38, 40), "brightness-r a2")
    game = Game(seat(["Fear"], ["Courage f1", "Brightness-R a2", "Brightness-Y a0"]))
    game.do("use", place=0)
    assert game.refused(game.target(0, 1)).code == "E_ABSORB_FULL"
    game.do("spend")
    assert game.supply == (38, 40)


@rule("CC-6.14")
def test_absorbed_fragments_score() -> None:
    game = Game(seat(mindset=["Brightness-R a2", "Fear+Bleakness-R f0 a1"]), stacks=[0, 3, 3])
    game.reveal(0)
    assert game.scored(0) == (2, 1)


@rule("CC-6.14")
def test_absorbed_fragments_are_drained() -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Brightness-R a2"]))
    game.use(0)
    assert game.emotion(1, 0) == "brightness-r a1"


@rule("CC-6.14")
def test_absorbed_fragments_are_lost_with_their_emotion() -> None:
    game = Game(seat(["Kindness"], ["Brightness-R a2"]))
    game.evoke("Kindness", remove=0)
    assert game.supply == (39, 40)
    assert game.scored(0) == (0, 0)
