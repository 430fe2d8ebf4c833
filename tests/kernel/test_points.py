"""Going back: to any moment, from any table, for what a few answers cost."""

from __future__ import annotations

import random

import pytest

import mindrose
from mindrose import registry
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.points import NEAR, STEP, Points
from mindrose.kernel.table import Table
from tests.kernel.toys import Toy

GAMES = [listing.id for listing in registry.SHIPPED]


def played(game: str, answers: int) -> Table:
    table = mindrose.load(game).new(seed=3)
    go_on(table, random.Random(answers), answers)
    return table


def go_on(table: Table, chance: random.Random, answers: int) -> None:
    for _ in range(answers):
        if table.over:
            return
        asked = chance.choice(table.questions)
        table.answer(chance.choice(table.legal(asked.seat)), asked.seat)


def again(table: Table) -> Table:
    """The same answers on a new table."""
    other = table.game.new(table.players, seed=table.seed, **table.options)
    for given in table.given.since(0):
        other.answer(given.answer, None if given.alone else given.seat)
    return other


def told(table: Table) -> list[object]:
    return [table.state.words(), table.events(0), table.events(), table.record().answers]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_went_back_and_forth_is_as_if_it_had_not(game: str) -> None:
    chance = random.Random(5)
    table = played(game, 90)
    for _ in range(12):
        before = told(table)
        twin = table.clone()
        twin.rewind(chance.randrange(len(twin.given)))
        assert told(twin) == told(again(twin))
        go_on(twin, chance, chance.randrange(30))
        assert told(twin) == told(again(twin))
        assert told(table) == before, "what a clone goes back to is nothing to the other"
        table = twin


def test_of_a_long_past_few_points_are_kept_and_the_near_ones_are_close() -> None:
    points, state = Points(), Toy(2, Chance(key_of(0)), None)
    last = 4000
    for count in range(0, last, STEP):
        points.keep(count, 0, state)
    assert len(points.kept) < NEAR * 10
    for back in (1, 10, 50, 400, 2000):
        at = last - back
        nearest = max(number for number in points.kept if number * STEP <= at) * STEP
        assert at - nearest <= STEP + back / 3


def test_after_going_back_the_way_there_is_close_again() -> None:
    table = played("cerebria", 300)
    while table.given.count > 1:
        before = table.given.count
        table.rewind(before - 1)
        assert table.given.count == before - 1
        assert before - 1 - max(table.points.kept) * STEP <= STEP


def test_a_point_is_a_copy_that_nobody_plays_on() -> None:
    table = played("cerebria-cards", 40)
    kept = {number: point.state.fingerprint() for number, point in table.points.kept.items()}
    table.rewind(3 * STEP)
    go_on(table, random.Random(1), 20)
    assert all(table.points.kept[number].state.fingerprint() == kept[number] for number in range(4))


def test_imagined_tables_keep_no_points() -> None:
    table = played("cerebria-cards", 30).sample(0)
    go_on(table, random.Random(1), 20)
    assert not table.points.kept
