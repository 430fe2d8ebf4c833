"""CC-8.25 to CC-8.30 Swap."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat


@rule("CC-8.25", "CC-6.7")
@pytest.mark.parametrize(
    ("mindset", "swap_own"), [(["Trust f1"], True), (["Trust f1", "Fear f0"], False)], ids=["alone", "own only"]
)
def test_without_another_emotion_it_is_an_empty_use(mindset: list[str | None], swap_own: bool) -> None:
    options = {"swap_own": swap_own, "empty_use": "refused"}
    assert Game(seat(mindset=mindset), options=options).refused(Game.activate(0)).code == "E_NO_EFFECT"
    game = Game(seat(mindset=mindset), options={"swap_own": swap_own}).use(0)
    assert (game.kind, game.emotion(0, 0), game.events("swapped")) == ("main", "trust f0", [])


@vector("T-40b")
@rule("CC-8.25", "CC-8.26", "CC-8.29")
def test_two_own_emotions_change_places_and_the_fragment_is_spent() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f1"])).use(0, give=0)
    assert game.mindset(0) == ["fear f1", "trust f0", None, None]
    refusing = Game(
        seat(mindset=["Trust f1", "Fear f1"]), seat(mindset=["Hope f2", "Faith f2"]), options={"swap_own": False}
    )
    refusing.do("use", place=0).answer(refusing.target(0, 0))
    assert refusing.refused(refusing.target(0, 1)).code == "E_TARGET"


@rule("CC-8.29")
def test_two_own_emotions_keep_their_readiness() -> None:
    game = Game(seat(mindset=["Trust f1", "Anger f1 fresh", "Bitterness f1"]), seat(mindset=["Hope f2"]))
    game.use(0, give=1, take=(0, 2))
    assert game.mindset(0)[1:3] == ["bitterness f1", "anger f1 fresh"]


@vector("T-41b")
@rule("CC-6.5", "CC-8.29")
def test_a_fused_emotion_received_is_not_ready_if_the_option_says_so() -> None:
    options = {"swapped_fused_ready": False}
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor+Brightness-Y f2"]), options=options)
    game.use(0, give=1, take=(1, 0))
    assert game.refused(game.activate(1)).code == "E_NOT_READY"


@rule("CC-6.5")
def test_a_fused_emotion_that_entered_is_ready_whatever_the_option_says() -> None:
    options = {"swapped_fused_ready": False}
    game = Game(seat(mindset=["Valor+Brightness-Y f2 fresh"]), seat(mindset=["Hope f2"]), options=options)
    game.use(0, target=(1, 0))
    assert game.discard == ["hope"]


@rule("CC-8.25")
def test_the_emotion_used_is_enough_to_give() -> None:
    game = Game(seat(mindset=["Trust f1"]), seat(mindset=["Valor f2"]))
    game.use(0)
    assert (game.emotion(0, 0), game.emotion(1, 0)) == ("valor f2 received", "trust f0 received")


@rule("CC-8.25")
def test_an_emotion_is_not_exchanged_for_itself() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor f2", "Hope f2"]))
    game.do("use", place=0).answer(game.target(0, 0))
    assert game.kind == "swap_take"
    assert game.refused(game.target(0, 0)).code == "E_TARGET"


@rule("CC-8.25")
def test_nothing_of_an_opponent_is_given() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor f2"]))
    game.do("use", place=0)
    assert game.refused(game.target(1, 0)).code == "E_TARGET"


@rule("CC-8.25")
def test_any_emotion_of_any_opponent_may_be_taken() -> None:
    game = Game(
        seat(mindset=["Trust f1"]),
        seat(mindset=["Valor f2", "Brightness-R a1"]),
        seat(mindset=["Hope f0", "Fear+Bleakness-R f1"]),
    )
    game.do("use", place=0)
    assert game.legal() == [game.target(owner, place) for owner in (1, 2) for place in (0, 1)]


@vector("T-40")
@rule("CC-8.25", "CC-8.26", "CC-8.27", "CC-8.28", "CC-8.29")
def test_a_lone_emotion_received_is_not_ready() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor f2"]))
    game.use(0, give=1, take=(1, 0))
    assert game.emotion(0, 1) == "valor f2 received"
    assert game.emotion(1, 0) == "fear f0 received"
    assert game.refused(game.activate(1)).code == "E_NOT_READY"


@vector("T-41")
@rule("CC-8.29", "CC-6.5")
def test_a_fused_emotion_received_is_used_at_once() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor+Brightness-Y f2"]))
    game.use(0, give=1, take=(1, 0)).use(1, target=(1, 0))
    assert game.emotion(0, 1) == "valor+brightness-y f1 a0 received"
    assert game.discard == ["fear"]


@rule("CC-8.26")
def test_both_change_places_and_nothing_else_moves() -> None:
    game = Game(
        seat(mindset=["Trust f1", "Hope f2", "Fear f1"]),
        seat(mindset=["Panic f2", None, "Valor+Brightness-Y f2"]),
        seat(mindset=["Rage f2"]),
    )
    game.use(0, give=1, take=(1, 2))
    assert game.mindset(0) == ["trust f0", "valor+brightness-y f2 a0 received", "fear f1", None]
    assert game.mindset(1) == ["panic f2", None, "hope f2 received", None]
    assert game.mindset(2) == ["rage f2", None, None, None]


@rule("CC-8.26")
def test_it_works_from_every_seat() -> None:
    game = Game(seat(mindset=["Hope f1"]), seat(mindset=["Trust f1"]), seat(mindset=["Rage f2"]), active=1)
    game.use(0, take=(0, 0))
    assert [game.emotion(owner, 0) for owner in (0, 1, 2)] == ["trust f0 received", "hope f1 received", "rage f2"]


@rule("CC-8.26")
def test_each_scores_for_its_new_controller() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f1"]), seat(mindset=["Valor f2"]), stacks=[0, 3, 3])
    game.use(0, give=1, take=(1, 0)).reveal(0)
    assert (game.scored(0), game.scored(1)) == ((2, 0), (0, 1))


@rule("CC-8.27")
def test_all_fragments_stay_and_nothing_is_filled() -> None:
    game = Game(seat(mindset=["Trust f1", "Hope f0"]), seat(mindset=["Valor+Brightness-Y f1 a2"]))
    game.use(0, give=1, take=(1, 0))
    assert game.emotion(0, 1) == "valor+brightness-y f1 a2 received"
    assert game.emotion(1, 0) == "hope f0 received"
    assert game.supply == (37, 40)


@rule("CC-8.28")
@pytest.mark.parametrize("given", ["Trust f1", "Fear f0", "Bleakness-R a1", "Hope+Brightness-Gn f2 a1"])
def test_any_own_emotion_may_be_given(given: str) -> None:
    mindset: list[str | None] = ["Trust f1"] if given == "Trust f1" else ["Trust f1", given]
    mindset.append("Guilt f1")
    game = Game(seat(mindset=mindset), seat(mindset=["Valor f2"]))
    game.use(0, give=len(mindset) - 2, take=(1, 0))
    assert game.emotion(1, 0) == given.lower().replace("trust f1", "trust f0") + " received"


@rule("CC-8.29")
def test_the_emotion_given_is_ready_when_the_next_turn_of_its_new_controller_starts() -> None:
    game = Game(seat(mindset=["Trust f1", "Anger f1"]), seat(mindset=["Valor f0"]), impulses=["Fear", "Doubt"])
    game.use(0, give=1, take=(1, 0)).impulse(0).impulse(1)
    assert game.asked.seat == 1
    game.use(0, target=(0, 0))
    assert game.discard == ["trust"]


@rule("CC-8.29")
def test_the_emotion_received_is_ready_in_the_next_own_turn() -> None:
    game = Game(seat(mindset=["Trust f1"]), seat(mindset=["Valor f2"]), impulses=["Guilt", "Fear", "Doubt"])
    game.use(0).impulse(0).impulse(0)
    game.impulse(1).impulse(2)
    assert game.asked.seat == 0
    game.use(0, target=(1, 0))
    assert game.discard == ["trust"]


@rule("CC-8.30")
def test_full_mindsets_swap_without_a_removal() -> None:
    game = Game(
        seat(mindset=["Trust f1", "Fear f1", "Guilt f1", "Anger f1"]),
        seat(mindset=["Hope f2", "Faith f2", "Rage f2", "Panic f2"]),
    )
    game.use(0, give=1, take=(1, 3))
    assert game.kind == "main"
    assert game.discard == []
    assert [None in game.mindset(owner) for owner in (0, 1)] == [False, False]


@rule("CC-8.30", "CC-5.1")
def test_a_swap_is_no_entry() -> None:
    game = Game(seat(["Brightness-R"], ["Trust f1"]), seat(mindset=["Valor f2"]))
    game.use(0)
    assert game.kind == "main"
    assert game.events("entered") == []


@rule("CC-8.26", "CC-6.15")
def test_with_targets_at_resolution_both_are_chosen_then() -> None:
    game = Game(
        seat(mindset=["Trust f1", "Fear f0"]),
        seat(["Faith"], ["Valor f2", "Hope f1"]),
        options={"targets_declared": "at_resolution"},
    )
    game.use(0).passes(1)
    game.answer(game.target(0, 1)).answer(game.target(1, 1))
    assert (game.emotion(0, 1), game.emotion(1, 1)) == ("hope f1 received", "fear f0 received")
