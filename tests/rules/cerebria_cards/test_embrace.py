"""CC-8.34 to CC-8.36 Embrace."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat


@rule("CC-8.34")
@pytest.mark.parametrize("stacks", [[4, 4, 4], [0, 0, 0]])
def test_it_is_always_possible(stacks: list[int]) -> None:
    game = Game(seat(mindset=["Excitement f1"]), stacks=stacks)
    game.do("use", place=0)
    assert game.legal() == [game.column(0), game.column(1), game.column(2)]


@vector("T-45")
@rule("CC-8.35")
def test_the_card_of_a_column_comes_to_hand() -> None:
    game = Game(seat(mindset=["Excitement f1"]), stacks=[3, 3, 3], impulses=["Hope", "Fear", "Rage"])
    coming = game.position()["stacks"][1][0]
    game.use(0, column=1)
    assert game.hand(0) == ["fear"]
    assert game.stacks == [3, 2, 3]
    assert game.impulses == ["hope", coming, "rage"]
    assert game.state.actions == 2


@rule("CC-8.35")
def test_it_works_with_no_action_left() -> None:
    game = Game(seat(mindset=["Excitement f1"]), actions=0, impulses=["Hope"])
    game.use(0, column=0)
    assert game.hand(0) == ["hope"]


@rule("CC-8.36")
def test_the_last_card_of_a_column_brings_a_revelation_and_is_in_hand() -> None:
    game = Game(seat(mindset=["Excitement f1"]), stacks=[3, 0, 3], impulses=["Hope", "Fear", "Rage"])
    game.use(0, column=1)
    assert game.events("revelation") == [{"event": "revelation", "seat": 0, "column": 1}]
    assert "fear" in game.hand(0)
    assert len(game.hand(0)) == 4
    assert (game.kind, game.asked.seat, game.state.cycle) == ("main", 1, 2)


@rule("CC-8.36")
def test_the_last_card_of_a_stack_brings_no_revelation() -> None:
    game = Game(seat(mindset=["Excitement f1"]), stacks=[3, 1, 3])
    game.use(0, column=1)
    assert game.stacks == [3, 0, 3]
    assert game.events("revelation") == []
    assert None not in game.impulses


@rule("CC-8.35", "CC-6.15")
def test_with_targets_at_resolution_the_column_is_chosen_then() -> None:
    game = Game(
        seat(mindset=["Excitement f1"]),
        seat(["Faith"]),
        impulses=["Hope", "Fear", "Rage"],
        options={"targets_declared": "at_resolution"},
    )
    game.use(0).passes(1)
    game.do("column", column=2)
    assert game.hand(0) == ["rage"]
