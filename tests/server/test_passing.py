"""Windows that a person lets pass until what they interrupt is over."""

from __future__ import annotations

import asyncio
import itertools
import random

import mindrose
from mindrose.kernel.programs import Frame
from mindrose.kernel.table import Table
from mindrose.server import entries as log_of
from mindrose.server import wire
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import Seat, company
from tests.server.sitters import entries_of

LODGE = mindrose.load("black-rose-wars")
PLAYERS = 4


def asked_twice() -> tuple[Table, int]:
    """A table where a seat could answer one sentence of an effect now, and another one afterwards."""
    for number in itertools.count():
        table, chance = LODGE.new(PLAYERS, seed=f"twice {number}"), random.Random(number)
        while not table.over:
            asked = table.questions[0]
            if asked.kind == "declare" and windows_left(table, asked.seat) > 1:
                return table, asked.seat
            table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
    raise AssertionError


def windows_left(table: Table, seat: int) -> int:
    """How often a seat is asked until what is interrupted is over, if everybody does what the clock would."""
    again = mindrose.replay(table.record())
    found, windows = interrupted(again, seat), 0
    while not again.over and any(frame is found for frame in again.state.stack.frames):
        asked = again.questions[0]
        windows += asked.kind == "declare" and asked.seat == seat
        again.answer(asked.timeout, asked.seat)
    return windows


def interrupted(table: Table, seat: int) -> Frame | None:
    asked = table.asked(seat)
    assert asked is not None
    return asked.stack.question().interrupts(table.state, asked.stack.frames[-1])


async def hurry(seat: Seat, answer: int) -> None:
    """Does what the clock would."""
    moment = await seat.asked()
    await seat.answer(answer, moment.number)


@played
async def test_a_spell_is_let_pass_as_a_whole_and_nothing_after_it(sqlite: str) -> None:
    """BR-14.2.1 All of its windows go by as if the seat had passed each, and then it is asked again."""
    table, passing = asked_twice()
    record = prepared.carried(table)
    async with (
        OpenHouse(sqlite) as house,
        company(house.address, PLAYERS, game=LODGE.id, record=record, options={}) as people,
    ):
        live = house.live(people.table)
        seat, others = people.seats[passing], [one for one in people.seats if one is not people.seats[passing]]
        assert (await seat.asked()).question is not None
        found = interrupted(live.started().table, passing)
        assert found is not None
        shown = len(seat.moments)
        assert isinstance(await seat.tell(wire.Passing("", "spell")), wire.Accepted)
        while live.started().under_way(found):
            assert live.seats[passing].passing == "spell"
            asked = live.started().table.questions[0]
            if asked.seat == passing and asked.kind == "declare":
                await asyncio.sleep(0.01)  # it goes by
            else:
                await hurry(people.seats[asked.seat], asked.timeout)
        await seat.until(lambda: seat.now is not None and seat.now.passing == "ask")
        kinds = [moment.question.kind for moment in seat.moments[shown:-1] if moment.question is not None]
        assert "declare" not in kinds
        assert all(one.now is not None and one.now.passing == "ask" for one in others)
        given = [entry for entry in await entries_of(sqlite, people.table) if entry.seat == passing]
        assert sum(entry.kind == log_of.PASS for entry in given) > 1
        _, stored = await house.hall.read(people.table)
        assert [row.passing for row in stored] == ["ask"] * PLAYERS


@played
async def test_wishes_of_a_seat_have_an_end_and_the_same_one_again_is_none(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        seat, live = people.seats[0], house.live(people.table)
        for _ in range(30):
            assert isinstance(await seat.tell(wire.Passing("", "ask")), wire.Accepted)
        assert live.row.version == (await house.hall.read(people.table))[0].version
        before = live.row.version
        wishes: tuple[wire.Until, ...] = ("always", "ask")
        replies = [await seat.tell(wire.Passing("", until)) for _ in range(20) for until in wishes]
        refused = [reply.code for reply in replies if isinstance(reply, wire.Refused)]
        assert set(refused) == {"E_RATE"}
        assert 10 <= live.row.version - before < 30


@played
async def test_only_a_window_interrupts_something(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        seat = await people.asked()
        refused = await seat.tell(wire.Passing("", "spell"))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_STALE"
        assert (await seat.moment()).passing == "ask"
