"""CC-8.4 to CC-8.11 Drain."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat

FUSED_ABSORB = {"drain_into_fused_absorb": True}

# What can be drained, and into what


@rule("CC-8.4")
def test_exactly_opponents_emotions_with_a_fitting_fragment_can_be_drained() -> None:
    game = Game(
        seat(mindset=["Affection f1", "Valor f1"]),
        seat(mindset=["Hope f0", "Faith f1", "Fear f1"]),
        seat(mindset=["Brightness-R a1", "Brightness-Y a0", "Rage+Brightness-Gn f2"]),
    )
    game.do("use", place=0)
    assert game.kind == "drain_from"
    assert game.legal() == [game.target(1, 1), game.target(2, 0)]


@rule("CC-8.4")
@pytest.mark.parametrize("aim", [(0, 0), (0, 1), (1, 0)], ids=["itself", "own", "empty"])
def test_an_own_or_an_empty_emotion_cannot_be_drained(aim: tuple[int, int]) -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f2"]), seat(mindset=["Hope f0", "Faith f1", "Trust f1"]))
    game.do("use", place=0)
    assert game.refused(game.target(*aim)).code == "E_TARGET"


@rule("CC-8.4")
@pytest.mark.parametrize("mindset", [[], ["Hope f0", "Brightness-R a0"]], ids=["no emotion", "no fragment"])
def test_with_nothing_to_drain_it_is_an_empty_use(mindset: list[str | None]) -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=mindset), options={"empty_use": "refused"})
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=mindset)).use(0)
    assert (game.kind, game.emotion(0, 0), game.events("drained")) == ("main", "affection f0", [])


@vector("T-30")
@rule("CC-6.7", "CC-8.4", "CC-8.7")
def test_without_a_slot_for_the_polarity_it_is_an_empty_use() -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Fear f1"]), options={"empty_use": "refused"})
    assert game.refused(game.activate(0)).code == "E_NO_EFFECT"
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Fear f1"])).use(0)
    assert (game.emotion(0, 0), game.emotion(1, 0)) == ("affection f0", "fear f1")
    assert (game.state.actions, game.table.position()["used"]) == (2, ["drain"])


@vector("T-30b")
@rule("CC-6.7", "CC-10.4")
def test_an_empty_use_can_reach_a_balance() -> None:
    game = Game(seat(mindset=["Affection f1", "Courage f1"], scored=(6, 7)), seat(), mood="gloom", stacks=[0, 3, 3])
    game.use(0).reveal(0)
    assert game.scored(0) == (7, 7)
    assert game.outcome.reason == "balance"


@vector("T-30c")
@rule("CC-6.7", "CC-6.11")
def test_the_fragment_of_an_empty_use_can_be_absorbed() -> None:
    game = Game(seat(mindset=["Affection f1", "Brightness-Y a0"]))
    game.do("use", place=0).do("absorb", place=1)
    assert game.mindset(0)[:2] == ["affection f0", "brightness-y a1"]


@rule("CC-8.4")
def test_a_slot_that_the_payment_fills_receives_nothing() -> None:
    game = Game(seat(mindset=["Affection f1", "Brightness-R a1", "Trust f0"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0).do("absorb", place=1)
    assert game.legal() == [game.target(0, 0), game.target(0, 2)]
    assert game.refused(game.target(0, 1)).code == "E_TARGET"


@vector("T-27")
@rule("CC-8.5", "CC-8.8")
def test_the_emotion_used_refills_itself() -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Courage f1"]), supply=(38, 40))
    game.use(0)
    assert (game.emotion(0, 0), game.emotion(1, 0)) == ("affection f1", "courage f0")
    assert game.supply == (39, 40)


@rule("CC-8.5")
def test_one_emotion_alone_receives() -> None:
    game = Game(seat(mindset=["Affection f1", "Trust f0"]), seat(mindset=["Hope f2"]))
    game.use(0, drain=(1, 0), into=1)
    assert game.mindset(0)[:2] == ["affection f0", "trust f1"]
    assert game.emotion(1, 0) == "hope f1"


@rule("CC-8.5")
def test_an_emotion_of_somebody_else_does_not_receive() -> None:
    game = Game(seat(mindset=["Affection f1", "Trust f0"]), seat(mindset=["Hope f2", "Faith f0"]))
    game.do("use", place=0)
    assert game.kind == "drain_to"
    assert game.refused(game.target(1, 1)).code == "E_TARGET"


@rule("CC-8.5")
def test_a_fresh_emotion_receives() -> None:
    game = Game(seat(["Brightness-R"], ["Affection f1"]), seat(mindset=["Hope f2"]))
    game.evoke("Brightness-R").use(0, drain=(1, 0), into=1)
    assert game.emotion(0, 1) == "brightness-r a2 fresh"


@rule("CC-8.6")
@pytest.mark.parametrize(
    ("drained", "left"),
    [
        ("Hope f1", "hope f0"),
        ("Brightness-R a1", "brightness-r a0"),
        ("Hope+Brightness-R f1 a1", "hope+brightness-r f0 a0"),
    ],
)
def test_fragment_slots_and_absorb_slots_are_drained(drained: str, left: str) -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0"]), seat(mindset=[drained]))
    game.use(0, into=1)
    assert game.emotion(1, 0) == left


@rule("CC-8.7")
def test_an_emotion_of_the_other_polarity_does_not_receive() -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0", "Rage f0", "Bleakness-R a0"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0)
    assert game.legal() == [game.target(0, 0), game.target(0, 1)]
    assert game.refused(game.target(0, 2)).code == "E_TARGET"


@rule("CC-8.7")
def test_the_polarity_of_the_emotion_used_does_not_matter() -> None:
    game = Game(seat(mindset=["Affection f1", "Rage f0"]), seat(mindset=["Panic f2"]))
    game.use(0)
    assert (game.emotion(0, 1), game.emotion(1, 0)) == ("rage f2", "panic f0")


# How many move


@vector("T-28")
@rule("CC-8.8")
def test_no_more_move_than_fit() -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Hope f2"]))
    game.use(0)
    assert (game.emotion(0, 0), game.emotion(1, 0)) == ("affection f1", "hope f1")
    assert game.supply == (38, 40)


@rule("CC-8.8")
@pytest.mark.parametrize(
    ("receiver", "drained", "after"),
    [
        ("Valor f0", "Hope f2", ("valor f2", "hope f0")),
        ("Valor f1", "Hope f2", ("valor f2", "hope f1")),
        ("Valor f0", "Hope f1", ("valor f1", "hope f0")),
        ("Brightness-R a1", "Hope f2", ("brightness-r a2", "hope f1")),
    ],
)
def test_as_many_as_fit_move_and_the_drainer_is_not_asked(receiver: str, drained: str, after: tuple[str, str]) -> None:
    game = Game(seat(mindset=["Affection f1", receiver]), seat(mindset=[drained]))
    game.use(0, into=1)
    assert game.kind == "main"
    assert (game.emotion(0, 1), game.emotion(1, 0)) == after


@rule("CC-8.9")
@pytest.mark.parametrize(
    ("receiver", "after"),
    [
        ("Trust f0", "trust f1"),
        ("Valor f0", "valor f2"),
        ("Brightness-R a0", "brightness-r a2"),
        ("Trust+Brightness-R f0 a0", "trust+brightness-r f1 a0"),
        ("Trust+Bleakness-R f0 a0", "trust+bleakness-r f1 a0"),
    ],
)
def test_only_the_fitting_slots_of_the_receiver_are_filled(receiver: str, after: str) -> None:
    game = Game(seat(mindset=["Affection f1", receiver]), seat(mindset=["Hope f2"]))
    game.use(0, drain=(1, 0), into=1)
    assert game.emotion(0, 1) == after


@vector("T-32")
@rule("CC-8.9")
def test_the_absorb_slots_of_a_fused_emotion_are_closed() -> None:
    """As it is given only Affection can receive; a second receiver gives a choice."""
    given = Game(seat(mindset=["Affection f1", "Valor+Brightness-Y f2 a0"]), seat(mindset=["Hope f2"]))
    given.do("use", place=0)
    assert given.mindset(0)[:2] == ["affection f1", "valor+brightness-y f2 a0"]
    game = Game(seat(mindset=["Affection f1", "Valor+Brightness-Y f2 a0", "Trust f0"]), seat(mindset=["Hope f2"]))
    game.do("use", place=0)
    assert game.refused(game.target(0, 1)).code == "E_TARGET"


# Which ones stay


@vector("T-29")
@rule("CC-8.6", "CC-8.10")
@pytest.mark.parametrize(
    ("number", "left"), [(0, "hope+brightness-gn f1 a0"), (1, "hope+brightness-gn f0 a1")], ids=["k=0", "k=1"]
)
def test_the_drained_player_chooses_which_fragments_stay(number: int, left: str) -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Hope+Brightness-Gn f1 a1"]))
    game.use(0)
    assert (game.kind, game.asked.seat) == ("surplus", 1)
    game.do("give", number=number)
    assert (game.emotion(0, 0), game.emotion(1, 0)) == ("affection f1", left)


@rule("CC-8.8", "CC-8.10")
@pytest.mark.parametrize(
    ("drained", "numbers"),
    [
        ("Hope+Brightness-Gn f2 a2", [0, 1, 2]),
        ("Hope+Brightness-Gn f2 a1", [1, 2]),
        ("Hope+Brightness-Gn f1 a2", [0, 1]),
    ],
)
def test_of_two_that_move_some_come_from_fragment_slots(drained: str, numbers: list[int]) -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0"]), seat(mindset=[drained]))
    game.use(0, into=1)
    assert [option.points["number"] for option in game.asked.answers] == numbers
    for number in {0, 1, 2} - set(numbers):
        assert game.refused(game.count(number)).code == "E_TARGET"


@rule("CC-8.10")
@pytest.mark.parametrize(
    ("drained", "into"),
    [("Hope f2", 0), ("Brightness-R a2", 0), ("Hope+Brightness-R f2 a0", 0), ("Hope+Brightness-R f1 a1", 1)],
    ids=["only spendable", "only absorbed", "nothing absorbed", "all move"],
)
def test_nobody_is_asked_when_the_answers_do_not_differ(drained: str, into: int) -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0"]), seat(mindset=[drained]))
    game.use(0, into=into)
    assert (game.kind, game.asked.seat) == ("main", 0)


@rule("CC-8.10")
def test_the_controller_is_asked_and_not_the_next_player() -> None:
    game = Game(seat(mindset=["Affection f1"]), seat(), seat(mindset=["Hope+Brightness-Gn f1 a1"]))
    game.use(0)
    assert (game.kind, game.asked.seat) == ("surplus", 2)


@rule("CC-8.11")
def test_drained_fragments_are_spent_at_once() -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0"]), seat(mindset=["Hope f1"]))
    game.use(0, into=1).use(1, target=(1, 0))
    assert (game.emotion(0, 1), game.discard) == ("valor f0", ["hope"])


@rule("CC-8.11")
def test_a_fresh_lone_emotion_does_not_become_ready_by_drained_fragments() -> None:
    game = Game(seat(["Valor"], ["Affection f1"]), seat(mindset=["Hope f2"], scored=(37, 0)))
    assert game.supply == (0, 40)
    game.evoke("Valor").use(0, drain=(1, 0), into=1)
    assert game.emotion(0, 1) == "valor f2 fresh"
    assert game.refused(game.activate(1)).code == "E_NOT_READY"


@rule("CC-8.11")
def test_fragments_drained_into_absorb_slots_are_absorbed() -> None:
    game = Game(seat(mindset=["Affection f1", "Brightness-R a0"]), seat(mindset=["Hope f2"]), stacks=[0, 3, 3])
    game.use(0, drain=(1, 0), into=1)
    assert game.refused(game.activate(1)).code == "E_NO_ABILITY"
    game.reveal(0)
    assert game.scored(0) == (2, 0)


# By option the absorb slots of a fused emotion are open


@rule("CC-8.9")
def test_by_option_a_fused_emotion_absorbs_drained_fragments() -> None:
    game = Game(
        seat(mindset=["Affection f1", "Valor+Brightness-Y f2 a0"]), seat(mindset=["Hope f2"]), options=FUSED_ABSORB
    )
    game.use(0, drain=(1, 0), into=1)
    assert (game.emotion(0, 1), game.emotion(1, 0)) == ("valor+brightness-y f2 a2", "hope f0")


@rule("CC-8.9")
def test_by_that_option_a_mixed_fusion_absorbs_the_polarity_of_its_base() -> None:
    game = Game(
        seat(mindset=["Affection f1", "Valor+Bleakness-Y f2 a0"]), seat(mindset=["Panic f2"]), options=FUSED_ABSORB
    )
    game.use(0)
    assert (game.emotion(0, 1), game.emotion(1, 0)) == ("valor+bleakness-y f2 a2", "panic f0")


@rule("CC-8.9")
def test_by_that_option_a_full_mixed_fusion_receives_nothing_of_its_top_polarity() -> None:
    game = Game(
        seat(mindset=["Affection f1", "Valor+Bleakness-Y f2 a0", "Trust f0"]),
        seat(mindset=["Hope f2"]),
        options=FUSED_ABSORB,
    )
    game.do("use", place=0)
    assert game.refused(game.target(0, 1)).code == "E_TARGET"


@rule("CC-8.8", "CC-8.9", "CC-8.10")
def test_by_that_option_both_colours_move_between_mixed_fusions_and_nobody_chooses() -> None:
    game = Game(
        seat(mindset=["Affection f1", "Trust+Bleakness-Y f0 a0"]),
        seat(mindset=["Valor+Bleakness-R f2 a2"]),
        options=FUSED_ABSORB,
    )
    game.use(0, into=1)
    assert game.kind == "main"
    assert (game.emotion(0, 1), game.emotion(1, 0)) == ("trust+bleakness-y f1 a2", "valor+bleakness-r f1 a0")


@rule("CC-8.7", "CC-8.9")
@pytest.mark.parametrize(
    ("into", "left"), [(1, "valor+bleakness-r f0 a2"), (2, "valor+bleakness-r f2 a0")], ids=["bliss", "gloom"]
)
def test_by_that_option_only_one_colour_of_a_mixed_fusion_fits_a_lone_emotion(into: int, left: str) -> None:
    game = Game(
        seat(mindset=["Affection f1", "Hope f0", "Rage f0"]),
        seat(mindset=["Valor+Bleakness-R f2 a2"]),
        options=FUSED_ABSORB,
    )
    game.use(0, into=into)
    assert game.emotion(1, 0) == left


@rule("CC-8.11")
def test_by_that_option_both_colours_of_a_mixed_fusion_score() -> None:
    game = Game(seat(mindset=["Valor+Bleakness-R f2 a1"]), stacks=[0, 3, 3], options=FUSED_ABSORB)
    game.reveal(0)
    assert game.scored(0) == (2, 1)


# By option the choices are made at resolution


@rule("CC-8.4", "CC-6.15")
def test_with_targets_at_resolution_the_emptied_slot_counts_once() -> None:
    game = Game(
        seat(mindset=["Euphoria f2", "Brightness-R a1", "Trust f1"]),
        seat(["Faith"], ["Hope f2"]),
        options={"targets_declared": "at_resolution"},
    )
    game.do("use", place=0).do("absorb", place=1).passes(1)
    assert (game.mindset(0)[:2], game.emotion(1, 0)) == (["euphoria f2", "brightness-r a2"], "hope f1")


@rule("CC-8.5", "CC-6.15")
def test_with_targets_at_resolution_both_emotions_are_chosen_then() -> None:
    game = Game(
        seat(mindset=["Affection f1", "Trust f0"]),
        seat(["Rage"], ["Hope f2", "Faith f2"]),
        options={"targets_declared": "at_resolution"},
    )
    game.use(0).passes(1)
    game.answer(game.target(1, 1)).answer(game.target(0, 1))
    assert (game.mindset(0)[:2], game.mindset(1)[:2]) == (["affection f0", "trust f1"], ["hope f2", "faith f1"])
