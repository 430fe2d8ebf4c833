"""CC-8.12 to CC-8.16 Deprive."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat


def safety(stacks: list[int], **options: int | str) -> Game:
    return Game(seat(mindset=["Safety f1"]), stacks=stacks, options=options)


@rule("CC-8.12")
@pytest.mark.parametrize("stacks", [[4, 4, 4], [0, 0, 0]])
def test_it_is_always_possible(stacks: list[int]) -> None:
    game = safety(stacks)
    game.do("use", place=0)
    assert game.legal() == [game.column(0), game.column(1), game.column(2)]


@vector("T-33")
@rule("CC-8.13")
def test_two_columns_lose_their_card() -> None:
    game = safety([2, 2, 2])
    before = game.impulses
    game.use(0, column=0).do("column", column=2)
    assert game.stacks == [1, 2, 1]
    assert game.discard == [before[0], before[2]]
    assert game.impulses[1] == before[1]
    assert game.impulses[0] not in (before[0], None)
    assert game.hand(0) == []
    assert game.state.actions == 2


@vector("T-34")
@rule("CC-8.14")
def test_the_same_column_can_be_chosen_again() -> None:
    game = safety([2, 2, 2])
    game.use(0, column=0).do("column", column=0)
    assert game.stacks == [0, 2, 2]
    assert len(game.discard) == 2
    assert game.events("revelation") == []


@rule("CC-8.14")
def test_the_second_column_is_chosen_in_sight_of_the_first_refill() -> None:
    game = safety([2, 2, 2])
    coming = game.position()["stacks"][0][0]
    game.use(0, column=0)
    assert (game.kind, game.asked.seat) == ("column2", 0)
    assert game.view(0)["impulses"][0] == coming
    assert game.legal() == [game.column(0), game.column(1), game.column(2)]


@rule("CC-8.15")
def test_the_second_half_is_compulsory() -> None:
    game = safety([2, 2, 2]).use(0, column=0)
    assert game.refused(0).code == "E_PENDING"
    assert game.refused(game.activate(0)).code == "E_PENDING"


@vector("T-35")
@rule("CC-8.16")
def test_a_first_refill_that_fails_is_a_revelation_at_once() -> None:
    game = safety([0, 2, 2]).use(0, column=0)
    assert len(game.events("deprived")) == 1
    assert len(game.events("revelation")) == 1
    assert (game.kind, game.asked.seat, game.state.cycle) == ("main", 1, 2)


@vector("T-36")
@rule("CC-8.16")
def test_a_second_refill_that_fails_is_a_revelation_after_both() -> None:
    game = safety([1, 2, 2]).use(0, column=0)
    assert game.events("revelation") == []
    game.do("column", column=0)
    assert len(game.events("deprived")) == 2
    assert len(game.events("revelation")) == 1
    assert (game.asked.seat, game.state.cycle) == (1, 2)


@rule("CC-8.16")
def test_the_card_that_brings_the_revelation_is_discarded() -> None:
    game = safety([0, 2, 2])
    last = game.impulses[0]
    game.use(0, column=0)
    assert last in game.discard
    assert last not in game.hand(0)


@rule("CC-8.13")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_by_option_it_happens_another_number_of_times(number: int) -> None:
    game = safety([4, 4, 4], deprive_count=number).use(0, column=0)
    for _ in range(number - 1):
        assert game.kind == "column2"
        game.do("column", column=0)
    assert game.kind == "main"
    assert len(game.discard) == number


@rule("CC-8.13", "CC-6.15")
def test_with_targets_at_resolution_both_columns_are_chosen_then() -> None:
    game = safety([4, 4, 4], targets_declared="at_resolution")
    game.use(0)
    assert game.kind == "column"
    game.do("column", column=0).do("column", column=1)
    assert (game.kind, game.stacks) == ("main", [3, 3, 4])
