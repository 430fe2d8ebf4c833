"""Every fact that a seat sees stands in its row, and nothing else does: tables are changed in one place at a time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

import mindrose
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.fields import Fields
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.machine import State
from mindrose.kernel.piles import Piles
from mindrose.kernel.programs import Frame

PLAYED = mindrose.games()
DECISIONS = 120  # into a game
EVERY = {"cerebria-cards": 1, "cerebria": 3, "black-rose-wars": 3}  # entry of a table is changed
# What views tell and rows leave out, or tell in part: in which turn something was built, who has begun and won, the
# order of cards that lie open, whom a mulligan is offered to, where somebody was before, and what belongs to a
# sentence that is half done.
LEFT_OUT = {
    "cerebria-cards": ("discard*", "seats.*.gain", "starter", "winners*", "reason", "question*", "stack*"),
    "cerebria": ("winner", "place", "sites*"),
    "black-rose-wars": (
        *("changes*", "discard*", "gone*", "happened*", "spent*", "standing*", "waiting*", "winner", "defeats"),
        *("*.left", "*.felled", "*.since", "*.served", "*.tally", "*.lease", "*.slot", "*.cell", "*.colour"),
        *("avatar.order", "avatar.weighed*", "events.discard*", "library.*.discard*", "seats.*.grimoire.cards*"),
        "seats.*.memories*",
    ),
}


class Changing(Fields):
    """Changes one entry of one field, the number that is asked for, and counts them all."""

    def __init__(self, wanted: int, by: int) -> None:
        self.wanted = wanted
        self.by = by
        self.seen = 0

    def hit(self, entries: int) -> int:
        """Which of so many entries is to be changed, -1 for none."""
        first, self.seen = self.seen, self.seen + entries
        return self.wanted - first if first <= self.wanted < self.seen else -1

    def number(self, own: i64, other: i64) -> i64:
        return own + self.by if self.hit(1) == 0 else own

    def row(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        place = self.hit(len(own))
        if place >= 0:
            own[place] += self.by
        return own

    def derived(self, own: vec[i64], other: vec[i64]) -> vec[i64]:
        return own

    def piles(self, own: Piles, other: Piles) -> Piles:
        for pile in range(len(own.sizes)):
            place = self.hit(int(own.size(pile)))
            if place >= 0:
                own.set(pile, place, own.at(pile, place) + self.by)
        return own

    def frames(self, own: list[Frame], other: list[Frame]) -> list[Frame]:
        return own


def leaves(fact: Any, place: str = "") -> Iterator[tuple[str, object]]:
    """All that a document says, each by its place; places in lists are not told apart."""
    if isinstance(fact, dict):
        for name, inner in fact.items():
            yield from leaves(inner, f"{place}.{name}".lstrip("."))
    elif isinstance(fact, list):
        for number, inner in enumerate(fact):
            yield from leaves(inner, f"{place}.{number}")
        yield place, len(fact)
    else:
        yield place, fact.replace(" received", " fresh") if isinstance(fact, str) else fact


def differing(one: Any, other: Any) -> set[str]:
    """The places at which two documents differ, numbers in lists as stars."""
    before, after = dict(leaves(one)), dict(leaves(other))
    changed = [place for place in before.keys() | after.keys() if before.get(place) != after.get(place)]
    return {".".join("*" if word.isdecimal() else word for word in place.split(".")) for place in changed}


def in_the_middle(game: Game, players: int, seed: int) -> State:
    pick = random.Random(seed)
    table = game.new(players, seed)
    for _ in range(DECISIONS + 30 * seed):
        if len(table.questions) == 0:
            break
        asked = pick.choice(table.questions)
        table.answer(pick.choice(asked.answers), asked.seat)
    return table.state


def rebuilt(game: Game, state: State) -> State | None:
    """The table that a changed one would be if somebody had written it down; None if there is no such table."""
    try:
        return game.from_position(game.position(state)).state
    except (MindroseError, ArithmeticError, LookupError, ValueError, AssertionError):
        return None


def told(game: Game, place: str) -> bool:
    """Whether rows tell what views tell at a place."""
    return not any(fnmatchcase(place, pattern) for pattern in LEFT_OUT[game.id])


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_a_row_changes_with_what_its_seat_sees_and_with_nothing_else(game: Game, seed: int) -> None:
    state = in_the_middle(game, game.players_max, seed)
    seats = range(game.players_max)
    views = [game.view(state, seat) for seat in seats]
    rows = [game.observation(state, seat) for seat in seats]
    counted = Changing(-1, 0)
    state.clone().fields(counted, state)
    found = 0
    every = EVERY[game.id]
    for entry in range(seed % every, counted.seen, every):
        changed = state.clone()
        changed.fields(Changing(entry, 1), state)
        again = rebuilt(game, changed)
        if again is None:
            continue
        seat = entry % game.players_max
        different = differing(views[seat], game.view(again, seat))
        row = game.observation(again, seat)
        names = [name for name, old, new in zip(game.layout().names, rows[seat], row, strict=True) if old != new]
        if any(told(game, place) for place in different):
            assert names, (entry, different)
            found += 1
        elif not different:
            assert names == [], entry
    assert found


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.id)
def test_whatever_happens_before_the_eyes_of_a_seat_changes_its_row(game: Game) -> None:
    pick = random.Random(game.id)
    table = game.new(game.players_max, "happening")
    for step in range(DECISIONS):
        seat = step % game.players_max
        view, row = game.view(table.state, seat), table.observation(seat)
        for _ in range(2):
            asked = pick.choice(table.questions)
            table.answer(pick.choice(asked.answers), asked.seat)
        different = {place for place in differing(view, game.view(table.state, seat)) if told(game, place)}
        assert not different or row != table.observation(seat), (step, different)
