"""What a table costs does not grow with what has happened at it."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from mindrose import registry
from mindrose.kernel.game import Game
from mindrose.kernel.table import Table
from tests.games import LISTINGS

ANSWERS = 40
HISTORY = 50_000  # far longer than any game, so that whatever looks through it shows
DEARER = 3.0  # noise allowed for; one walk through the history costs hundreds of times as much


def played(game: str) -> Table:
    """A table of four, if so many can play, in the middle of a game or just before the end of a short one."""
    loaded: Game = registry.load(LISTINGS[game].game)()
    table = loaded.new(min(4, loaded.players_max), 7)
    for number in range(ANSWERS):
        before, legal = table.clone(), table.legal()
        if table.answer(legal[number % len(legal)]).over:
            return before
    return table


def with_history(table: Table) -> Table:
    """The same table, as if its answers and events had been told again and again."""
    given, story = table.given.since(0), table.story.since(0)
    for number in range(HISTORY):
        table.given.append(given[number % len(given)])
        table.story.append(story[number % len(story)])
    return table


def seconds(deed: Callable[[], object]) -> float:
    """The shortest of many tries: what disturbs only makes longer."""
    shortest = float("inf")
    for _ in range(40):
        start = time.perf_counter()
        deed()
        shortest = min(shortest, time.perf_counter() - start)
    return shortest


def siblings(table: Table) -> None:
    """Every answer is tried on a clone of its own."""
    for option in table.legal()[:4]:
        table.clone().answer(option)


@pytest.mark.parametrize("game", LISTINGS)
@pytest.mark.parametrize(
    "deed",
    [Table.clone, Table.legal, siblings, Table.can_undo, Table.drafting, lambda table: table.view(0)],
    ids=["clone", "legal", "answers on clones", "can undo", "drafting", "view"],
)
def test_a_long_history_costs_nothing(game: str, deed: Callable[[Table], object]) -> None:
    short, long = played(game), with_history(played(game))
    assert seconds(lambda: deed(long)) < seconds(lambda: deed(short)) * DEARER
