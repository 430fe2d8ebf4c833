"""A state names its fields once: every one of them is copied, and every one tells two tables apart."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable

import pytest

from goofspiel.game import Goofspiel
from mindrose.kernel.fields import Fields
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.piles import Piles
from mindrose.kernel.programs import Frame, Program, new_frame
from tests.games import GAMES

OF_THE_MACHINE = {"players", "chance", "stack", "current", "journal", "over", "answering", "foresight", "foreseer"}
FIXED = {  # what is printed or agreed, the same in all copies
    "cards", "seats", "settings", "content", "options",
}  # fmt: skip


WAITING = Program("waiting", "", [])


class Turning(Fields):
    """Changes one field, the number that is asked for, and counts them all."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.seen = 0
        self.derives = False

    def hit(self) -> bool:
        self.seen += 1
        return self.seen - 1 == self.wanted

    def number(self, own: i64, other: i64) -> i64:
        return own + 1 if self.hit() else own

    def row(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        if self.hit():
            own[0] += 1
        return own

    def derived(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        if self.hit():
            own[0] += 1
            self.derives = True
        return own

    def piles(self, own: Piles, other: Piles) -> Piles:
        if self.hit():
            full = [pile for pile in range(len(own.sizes)) if own.size(pile) > 0]
            if full:
                own.set(full[0], 0, own.at(full[0], 0) + 1)
            else:
                own.put(0, 1)
        return own

    def frames(self, own: list[Frame], other: list[Frame]) -> list[Frame]:
        if self.hit():
            own.append(new_frame(WAITING, 0))
        return own


def contents(state: State) -> list[object]:
    """Every field, in whatever order, as plain numbers."""
    return [plain(getattr(state, name)) for name in sorted(names(state))]


def names(state: State) -> set[str]:
    """The fields that a game has given its state."""
    found = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    return found - OF_THE_MACHINE - FIXED


def plain(value: object) -> object:
    if isinstance(value, Piles):
        return value.words()
    if isinstance(value, int):
        return int(value)
    assert isinstance(value, Iterable)
    return [(entry.at, entry.seat) if isinstance(entry, Frame) else int(entry) for entry in value]


def begun(game: Game) -> State:
    return game.new(seed=3).state


def number_of_fields(game: Game) -> int:
    state = begun(game)
    count = Turning(-1)
    state.fields(count, state)
    return count.seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_field_is_named(game: Game) -> None:
    assert number_of_fields(game) == len(names(begun(game)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("copied", [State.clone, lambda state: into_another(state)], ids=["clone", "copy"])
def test_every_field_alone_is_copied_and_tells_two_tables_apart(game: Game, copied: Callable[[State], State]) -> None:
    for field in range(number_of_fields(game)):
        state = begun(game)
        before, words = contents(state), state.words()
        turning = Turning(field)
        state.fields(turning, state)
        assert contents(state) != before
        assert (state.words() == words) is turning.derives
        twin = copied(state)
        assert contents(twin) == contents(state)
        assert twin.words() == state.words()
        state.fields(Turning(field), state)
        assert contents(twin) != contents(state), "the copy shares a field with its original"


def into_another(state: State) -> State:
    other = state.clone()
    for field in range(60):
        other.fields(Turning(field), other)
    other.copy(state)
    return other


def test_a_fork_leaves_nothing_for_the_collector() -> None:
    """No stack knows the one below it: tables with open branches are freed as soon as nobody holds them."""
    table = Goofspiel().new(players=4, seed=1)
    assert len(table.state.stack.branches) == 4
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)  # other tests' threads leave things too
    try:
        for _ in range(50):
            twin = table.state.clone()
            twin.give(twin.stack.branches[0], 1)
            twin.copy(table.state)
            del twin
        gc.collect()
        assert [thing for thing in gc.garbage if isinstance(thing, State | Stack | Frame)] == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
