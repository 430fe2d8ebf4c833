"""Many tables at once: what they say, that seeds repeat it, and what happens to bad answers."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import mindrose
from mindrose.kernel.errors import BadOption
from mindrose.learning.vector import Bad, HereVector, Step, Vector

GAMES = [game.id for game in mindrose.games()]
Log = list[tuple[bytes, ...]]


def first_legal(step: Step) -> Any:
    return step.mask.argmax(1)


def any_legal(step: Step, pick: numpy.random.Generator) -> Any:
    return (pick.random(step.mask.shape) * step.mask).argmax(1)


def log(tables: Vector, steps: int, seed: int = 0) -> Log:
    """All that the tables say while they are answered at random."""
    pick = numpy.random.default_rng(seed)
    said = []
    with tables:
        for _ in range(steps):
            said.append(tuple(array.tobytes() for array in tables.now))
            tables.step(any_legal(tables.now, pick))
    return said


@pytest.mark.parametrize("game", GAMES)
def test_a_table_says_what_a_table_of_the_library_says(game: str) -> None:
    tables = mindrose.vector(game, tables=3, players=3, seed=7)
    assert isinstance(tables, HereVector)
    pick = numpy.random.default_rng(1)
    for _ in range(60):
        now = tables.now
        for table, state in enumerate(tables.inner.states):
            seat = int(now.seat[table])
            stack = state.asking(seat)
            assert stack is not None
            assert now.mask[table].nonzero()[0].tolist() == stack.answers.listed()
            assert stack.answers.count > 1
            units = [number.unit for number in tables.layout.numbers]
            row = [value / unit for value, unit in zip(now.observation[table].tolist(), units, strict=True)]
            assert row == tables.game.observation(state, seat)
        tables.step(any_legal(now, pick))


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_everything_and_another_one_does_not(game: str) -> None:
    once, again = (log(mindrose.vector(game, tables=4, players=2, seed=3), 30) for _ in range(2))
    assert once == again
    assert log(mindrose.vector(game, tables=4, players=2, seed=4), 30) != once


def test_tables_play_different_games() -> None:
    tables = mindrose.vector("cerebria-cards", tables=8, seed=1)
    assert len({row.tobytes() for row in tables.now.observation}) > 1


def test_the_same_games_on_several_processes() -> None:
    alone = log(mindrose.vector("cerebria-cards", tables=5, players=3, seed=1, max_cycles=2), 120)
    assert log(mindrose.vector("cerebria-cards", tables=5, players=3, seed=1, processes=2, max_cycles=2), 120) == alone


def test_finished_tables_begin_again_and_tell_who_has_won() -> None:
    tables = mindrose.vector("cerebria-cards", tables=6, players=2, seed=1, max_cycles=1)
    assert isinstance(tables, HereVector)
    pick = numpy.random.default_rng(2)
    over = 0
    for _ in range(200):
        now = tables.step(any_legal(tables.now, pick))
        assert (now.rewards[~now.done] == 0).all()
        assert numpy.allclose(now.rewards[now.done].sum(1), 1)
        assert now.mask.sum(1).min() > 1
        over += int(now.done.sum())
    assert over > 6
    assert sum(tables.dealt) == over + 6


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_play_the_seats_that_they_are_given(bot: str) -> None:
    bots = {1: bot, 2: "random"}
    tables = mindrose.vector("cerebria-cards", tables=2, players=3, seed=1, bots=bots, max_cycles=1)
    pick = numpy.random.default_rng(2)
    over = 0
    for _ in range(40):
        now = tables.step(any_legal(tables.now, pick))
        assert (now.seat == 0).all()
        over += int(now.done.sum())
    assert over
    said = [log(mindrose.vector("cerebria-cards", tables=2, players=3, seed=1, bots=bots), 10) for _ in range(2)]
    assert said[0] == said[1]


def test_seats_that_decide_at_once_are_asked_in_turn_and_shown_nothing() -> None:
    """In Black Rose Wars all mages plan at the same time: whatever the first one plans, the next one sees the same."""
    seen: list[bytes] = []
    for answer in (0, -1):
        tables = mindrose.vector("black-rose-wars", tables=1, players=2, seed=5)
        assert isinstance(tables, HereVector)
        while not tables.inner.states[0].stack.forked or tables.now.seat[0] != 0:
            tables.step(first_legal(tables.now))
        while tables.now.seat[0] == 0:
            tables.step([int(tables.now.mask[0].nonzero()[0][answer])])
        assert tables.inner.states[0].stack.forked
        seen.append(tables.now.observation.tobytes() + tables.now.mask.tobytes())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("processes", [1, 2])
def test_arrays_are_read_and_not_written(processes: int) -> None:
    with mindrose.vector("cerebria-cards", tables=2, processes=processes) as tables:
        for array in (tables.now.observation, tables.now.mask, tables.now.seat):
            with pytest.raises(ValueError, match="read-only"):
                array[0] = 0


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ([0], "there are 3 tables, and an answer for each is wanted"),
        ([[0, 0, 0]], "there are 3 tables"),
        ([0.0, 0.0, 0.0], "answers are whole numbers, not float64"),
        (["a", "b", "c"], "answers are whole numbers"),
        ([0, 0, 10**9], "1000000000 is not a legal answer of seat 0 at table 2; legal are"),
        ([0, -1, 0], "-1 is not a legal answer of seat 0 at table 1"),
        ([0, 0, 107], "107 is not a legal answer of seat 0 at table 2"),
    ],
)
def test_bad_answers_are_told_and_change_nothing(answers: Any, why: str) -> None:
    tables = mindrose.vector("cerebria-cards", tables=3, seed=1)
    before = [array.tobytes() for array in tables.now]
    with pytest.raises(Bad, match=why):
        tables.step(answers)
    assert [array.tobytes() for array in tables.now] == before
    tables.step(first_legal(tables.now))


@pytest.mark.parametrize("processes", [1, 2])
def test_closed_tables_say_so(processes: int) -> None:
    tables = mindrose.vector("cerebria-cards", tables=2, processes=processes)
    tables.close()
    with pytest.raises(Bad, match="closed"):
        tables.step([0, 0])


@pytest.mark.parametrize(
    ("about", "why"),
    [
        ({"tables": 0}, "the number of tables is a whole number from 1 on"),
        ({"processes": "two"}, "the number of processes"),
        ({"players": 9}, "2 to 5 players"),
        ({"bots": {7: "random"}}, "no seat 7"),
        ({"bots": {0: "grandmaster"}}, "no player 'grandmaster'"),
        ({"players": 2, "bots": {0: "random", 1: "greedy"}}, "bots play every seat"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_tables_that_cannot_be_made(about: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        mindrose.vector("cerebria-cards", **about)
