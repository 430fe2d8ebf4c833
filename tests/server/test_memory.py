"""A table that is loaded without playing what was taken back is the one that was played, for all who look at it."""

from __future__ import annotations

import random
from typing import Any

import pytest
import sqlalchemy as sa

import mindrose
from mindrose.kernel.game import Game
from mindrose.kernel.programs import Question
from mindrose.server import entries as log_of
from mindrose.server import live, schema, takebacks
from mindrose.server.entries import Entry
from mindrose.server.match import Match
from mindrose.server.memory import Memory, takes_back, usable
from mindrose.server.rows import read_memories
from tests.games import GAMES
from tests.kernel.duel.game import Duel
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.moments import events_of
from tests.server.playing import company
from tests.server.test_match import Evening, shown
from tests.server.test_takeback import agreed, refusal


class Remembered(Evening):
    """An evening on which people also ask whether they may take back, and of which all is remembered."""

    def __init__(self, players: int, seed: int, game: Game) -> None:
        super().__init__(players, seed, game)
        self.known: dict[int, Memory] = {}

    def deed(self, seat: int) -> tuple[int, int]:
        match, dice = self.match, self.random.random()
        if dice < 0.06:
            other = self.random.randrange(match.table.players)
            if match.takeback is None:
                return log_of.ASK, 0
            return (log_of.AGREE if dice < 0.04 else log_of.DECLINE) if other != match.takeback.seat else log_of.ASK, 0
        return super().deed(seat)

    def listen(self) -> None:
        super().listen()
        if takes_back(self.log[-1]):
            assert self.match.memory is not None
            self.known[self.log[-1].number] = self.match.memory


def facts(match: Match) -> dict[str, Any]:
    """All that a match is for those at the table, and all that it goes on from."""
    return {
        "shown": [shown(match, viewer) for viewer in match.viewers],
        "numbers": [match.number(viewer) for viewer in match.viewers],
        "seen": match.story.seen,
        "told": [
            [events_of(match.story, viewer, told) for told in range(0, seen, 7)] for viewer, seen in tell_all(match)
        ],
        "clocks": (match.clocks, match.since, match.put),
        "undos": (match.undos, match.undone, match.length, match.weight, match.acted),
        "takeback": match.takeback,
        "own": [
            (match.free_undo(seat), match.last(seat), match.withdrawn(seat), match.drafting(seat))
            for seat in range(match.table.players)
        ],
        "played": [(one.number, one.seat, one.clock, one.unasked, one.things) for one in match.played],
        "state": match.table.state.words(),
        "record": match.table.record().document(),
        "outcome": match.table.outcome and match.table.outcome.document(),
    }


def tell_all(match: Match) -> list[tuple[int | None, int]]:
    return list(match.story.seen.items())


def loaded(evening: Remembered, known: dict[int, Memory], most: int | None = None) -> Match:
    """The match of an evening as a server loads it that knows this of what was taken back."""
    log = evening.log[:most]
    again = Match(evening.match.table.game.new(evening.match.table.players, evening.match.table.seed), 1000.0, None)
    again.remember(usable(log, {number: memory for number, memory in known.items() if number < len(log)}))
    for entry in log:
        again.carry_out(entry)
    return again


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_was_taken_back_is_told_but_not_played(game: Game, seed: int) -> None:
    evening = Remembered(min(max(3, game.players_min), game.players_max) if seed % 2 else game.players_min, seed, game)
    evening.go(160)
    again = loaded(evening, evening.known)
    assert facts(again) == facts(evening.match)
    for seat in range(again.table.players):  # and goes on in the same way
        for match in (again, evening.match):
            last = match.last(seat)
            if last is not None:
                match.apply(Entry(match.length, log_of.TAKEBACK, seat, last, 2000.0))
        assert facts(again) == facts(evening.match)


@pytest.mark.parametrize("seed", range(8))
def test_in_the_middle_and_with_memories_that_begin_late(seed: int) -> None:
    """A log may be older than memories are; and it is loaded at any moment."""
    evening = Remembered(3, seed, mindrose.load("cerebria-cards"))
    evening.go(120)
    dice = random.Random(seed)
    for _ in range(6):
        most, first = dice.randrange(len(evening.log)), dice.randrange(len(evening.log))
        late = {number: memory for number, memory in evening.known.items() if number >= first}
        assert facts(loaded(evening, late, most)) == facts(loaded(evening, {}, most))


def test_a_table_is_loaded_at_the_cost_of_what_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted where answers are carried out, in a game that is never compiled."""
    ran: list[str] = []
    game = Duel()
    for step in {type(step) for program in game.programs for step in program.steps if isinstance(step, Question)}:
        monkeypatch.setattr(step, "answer", counted(step.answer, ran))
    evening = Remembered(2, 3, game)
    evening.go(120)
    assert len(evening.known) > 20
    ran.clear()
    again = loaded(evening, evening.known)
    remembering = list(ran)
    ran.clear()
    straight = game.new(2, again.table.seed)
    for given in again.table.given.since(0):
        straight.answer(given.answer, given.seat)
    assert remembering == ran, "what stands is played once, and nothing else is"
    ran.clear()
    loaded(evening, {})
    assert len(ran) > 2 * len(remembering)


def counted(answer: Any, ran: list[str]) -> Any:
    def counting(*given: Any) -> None:
        ran.append(answer.__qualname__)
        answer(*given)

    return counting


@played
async def test_a_server_remembers_what_was_taken_back(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2, record=prepared.drafting()) as people:
        active, other = people.seats
        await active.do("evoke", card="anger")
        agreed(await active.undo())
        await active.do("evoke", card="anger")
        await active.do("alone")
        await other.until(lambda: len(other.story) == 1)
        agreed(await active.undo())
        agreed(await active.withdraw())
        table = house.live(people.table)
        kept = await read_memories(house.hall.engine, people.table)
        assert {number: len(memory.struck) for number, memory in kept.items()} == {1: 1, 4: 1, 5: 1}
        before = facts(table.started())
        await table.load()
        assert facts(table.started()) == before
        async with house.hall.engine.begin() as connection:  # what is not played is told as it is remembered
            forget = sa.update(schema.memories).where(schema.memories.c.number == 4)
            await connection.execute(forget.values(told=[False, [[3, False, []]]]))
        await table.load()
        assert events_of(table.started().story, 1, 0) == []
        await house.hall.remove(table)
        assert await read_memories(house.hall.engine, people.table) == {}


@played
async def test_what_is_shown_and_taken_back_again_is_no_progress(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody could fill the log for ever: with each answer that all see the count began anew."""
    monkeypatch.setattr(takebacks, "MOST_UNDOS", 6)
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        active, other = people.seats
        for _ in range(3):
            await active.do("evoke", card="anger")
            await active.do("alone")
            agreed(await active.undo())
            agreed(await active.undo())
        await active.do("evoke", card="anger")
        assert refusal(await active.withdraw()) == "E_UNDOS"
        await other.until(lambda: len(other.story) == 6)


@played
async def test_a_log_has_an_end_whatever_is_taken_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_ENTRIES", 7)
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        active, other = people.seats
        for _ in range(3):
            await active.do("evoke", card="anger")
            agreed(await active.undo())
        await active.do("evoke", card="anger")
        assert (await other.over()).outcome == {"winners": [], "reason": "closed", "rule": "", "points": []}
