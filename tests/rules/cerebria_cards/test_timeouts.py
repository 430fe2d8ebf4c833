"""Section 4, last column: the answer that is given for a seat that ran out of time."""

from __future__ import annotations

from typing import Final

import pytest

from tests.rulebook import rule
from tests.rules.cerebria_cards.decisions import DECISIONS, DECLARATIONS
from tests.rules.cerebria_cards.playing import Game, seat

ANSWERS: Final = {
    "mulligan": "keep()",
    "fuse": "alone()",
    "remove": "keep()",
    "pay": "absorb(seat=0, place=1, emotion=bleakness-r)",
    "steal": "spare()",
    "summon": "summon(card=hope)",
    "counter": "pass()",
    "surplus": "give(number=0)",
    "trim": "trim(card=brightness-y)",
}


def answer(game: Game) -> str:
    """What the answer of a time-out means."""
    number = game.asked.timeout
    return next(repr(option.choice) for option in game.asked.answers if option.number == number)


@pytest.mark.parametrize("decision", ANSWERS)
def test_the_answer_of_a_time_out(decision: str) -> None:
    assert answer(DECISIONS[decision]()) == ANSWERS[decision]


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_answer_of_a_time_out_is_legal(decision: str) -> None:
    game = DECISIONS[decision]()
    assert game.asked.timeout in game.legal()


@pytest.mark.parametrize(("stacks", "column"), [([1, 4, 2], 1), ([1, 2, 4], 2), ([3, 2, 1], 0)])
def test_the_turn_goes_on_with_the_fullest_stack(stacks: list[int], column: int) -> None:
    game = Game(seat(["Hope"], ["Anger f1"]), seat(), stacks=stacks)
    assert game.asked.timeout == game.column(column)


def test_of_equal_stacks_one_of_the_fullest_is_taken() -> None:
    game = Game(seat(), seat(), stacks=[1, 4, 4])
    assert game.asked.timeout in (game.column(1), game.column(2))


@rule("CC-3.7")
def test_a_turn_without_actions_ends() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), actions=0)
    assert answer(game) == "end()"


@pytest.mark.parametrize(
    ("mindset", "place"),
    [
        (["Valor f2", "Hope f1", "Fear f0", "Anger f1"], 2),
        (["Valor+Brightness-Y f0 a1", "Brightness-R a0", "Fear f1", "Anger f1"], 1),
        (["Valor f2", "Hope f2", "Fear f1", "Rage f2"], 2),
    ],
)
@rule("CC-5.4")
def test_from_a_full_mindset_the_emotion_with_the_fewest_fragments_goes(mindset: list[str | None], place: int) -> None:
    game = Game(seat(["Kindness"], mindset), seat()).do("evoke", card="Kindness")
    assert game.asked.timeout == game.target(0, place)


@rule("CC-5.4")
def test_a_mindset_that_is_full_at_two_loses_one_of_the_two() -> None:
    game = Game(seat(["Kindness"], ["Valor f2", "Hope f1"]), seat(), options={"mindset_cap": 2})
    assert game.do("evoke", card="Kindness").asked.timeout == game.target(0, 1)


@pytest.mark.parametrize("decision", DECLARATIONS)
@rule("CC-6.16")
def test_a_declaration_can_be_withdrawn_instead(decision: str) -> None:
    game = DECISIONS[decision]()
    assert game.table.drafting()
    game.withdraw()
    assert (game.kind, game.state.actions, game.state.used) == ("main", 2, 0)


@pytest.mark.parametrize("decision", ["main", "column2", "steal", "summon", "counter", "surplus", "trim"])
@rule("CC-6.16")
def test_what_is_not_being_declared_cannot_be_withdrawn(decision: str) -> None:
    assert not DECISIONS[decision]().table.drafting()


@pytest.mark.parametrize(("stacks", "column"), [([1, 4, 2], 1), ([1, 2, 4], 2), ([4, 2, 1], 0)])
def test_the_second_half_of_deprive_takes_from_the_fullest_stack(stacks: list[int], column: int) -> None:
    game = Game(seat(mindset=["Safety f1"]), seat(), stacks=stacks).use(0, column=0)
    assert (game.kind, game.asked.timeout) == ("column2", game.column(column))


@pytest.mark.parametrize(
    ("hand", "card"),
    [(["Brightness-R", "Rage"], "rage"), (["Brightness-R", "Courage"], "courage"), (["Brightness-R"], "brightness-r")],
)
def test_the_first_mild_or_strong_card_is_summoned(hand: list[str], card: str) -> None:
    assert answer(Game(seat(hand, ["Optimism f1"]), seat()).use(0)) == f"summon(card={card})"


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        (["Valor", "Courage", "Brightness-R", "Hope", "Fear"], "base"),
        (["Valor", "Courage", "Rage", "Hope", "Fear"], "mild"),
        (["Valor", "Serenity", "Rage", "Hope", "Panic"], "strong"),
    ],
)
@rule("CC-11.6")
def test_base_cards_are_trimmed_first_and_then_mild_ones(hand: list[str], kind: str) -> None:
    game = Game(seat(hand), seat(4), stacks=[0, 4, 4], impulses=["Passion"]).reveal()
    assert game.state.cards.entries[game.asked.timeout - 5]["kind"] == kind


def test_a_game_of_nothing_but_time_outs_comes_to_an_end() -> None:
    game = Game(seat(4), seat(4), seat(4), options={"max_cycles": 3})
    while not game.over:
        game.answer(game.asked.timeout)
    assert len(game.events("revelation")) == 3
