"""Tables that somebody makes long on purpose: they load while others play, and they end."""

from __future__ import annotations

import asyncio
import time

import pytest

from mindrose.server import entries as log_of
from mindrose.server import live, loading, takebacks, wire
from mindrose.server.entries import Entry
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, company, greedy
from tests.server.test_match import new_match
from tests.server.test_takeback import agreed, refusal


@played
async def test_who_takes_back_again_and_again_has_to_decide_at_last(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(takebacks, "MOST_UNDOS", 3)
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        active, _ = people.seats
        for take_back in (active.undo, active.withdraw, active.undo):
            await active.do("evoke", card="anger")
            agreed(await take_back())
        await active.do("evoke", card="anger")
        before = await active.moment()
        assert refusal(await active.undo()) == "E_UNDOS"
        assert refusal(await active.withdraw()) == "E_UNDOS"
        assert (await active.moment()).number == before.number
        await active.do("alone")
        agreed(await active.undo())


@played
async def test_a_full_log_closes_its_table_and_nobody_wins(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "LONGEST_LOG", 12)
    async with OpenHouse(sqlite) as house, company(house.address, 1, EASY) as people:
        (seat,) = people
        await seat.play(greedy())
        moment = await seat.over()
        assert moment.outcome == {"winners": [], "reason": "closed", "rule": "", "points": []}
        assert (moment.question, moment.waiting, seat.story[-1]) == (None, [], {"event": "closed"})
        assert isinstance(await seat.answer(0, moment.number), wire.Refused)
        table = house.live(people.table)
        assert (table.row.state, table.row.due) == ("over", None)
        assert not table.driver.deeds
        assert table.started().length == 13
        await table.load()
        assert table.started().table.outcome is not None, "as the log tells it, too"


def test_what_is_taken_back_fills_no_log() -> None:
    match = new_match(2)
    seat = match.table.questions[0].seat
    for _ in range(5):
        match.apply(Entry(match.length, log_of.ANSWER, seat, match.table.legal(seat)[0], 0.0))
        match.apply(Entry(match.length, log_of.TAKEBACK, seat, 0, 0.0))
    assert (match.length, match.weight) == (10, 0)


@played
async def test_a_long_log_is_played_while_others_have_their_turn(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SLICE_S", 0.0)
    entries = []
    match = new_match(2)
    for number in range(600):
        seat = match.table.questions[0].seat
        taken = number % 2
        kind, answer = (
            (log_of.TAKEBACK, match.last(seat) or 0) if taken else (log_of.ANSWER, match.table.legal(seat)[0])
        )
        entries.append(Entry(number, kind, seat, answer, 0.0))
        match.apply(entries[-1])
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        table = house.live(people.table)
        table.row.seed = match.table.seed
        turns: list[float] = []

        async def somebody_else() -> None:
            while True:
                turns.append(time.perf_counter())
                await asyncio.sleep(0)

        other = asyncio.create_task(somebody_else())
        found = await loading.played(table, entries)
        other.cancel()
        assert found.table.state.words() == match.table.state.words()
        assert len(turns) >= len(entries) - 2
