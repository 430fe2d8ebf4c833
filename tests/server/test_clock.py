"""Time: what a seat that runs out of it answers, and that how long something takes tells nothing."""

from __future__ import annotations

import asyncio
import time

import pytest
import sqlalchemy as sa

from mindrose.server import entries as log_of
from mindrose.server import schema, wire
from mindrose.server.database import is_shared, open_engine
from mindrose.server.live import LiveTable
from tests.server import prepared
from tests.server.bots import Bot
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, MEDIUM, OPEN, PERSON, Guest, Seat, company, greedy, together
from tests.server.sitters import entries_of

LIMIT = 60


def time_passes(live: LiveTable, seconds: float) -> None:
    """As if every open question had been asked so much earlier."""
    match = live.started()
    for seat in match.clocks:
        match.clocks[seat] -= seconds
    for seat in match.since:
        match.since[seat] -= seconds
    live.driver.plan()


# Running out of time


@played
async def test_a_seat_that_runs_out_of_time_gets_the_time_out_answer(sqlite: str) -> None:
    """D-01 keep, D-02 the column with the fullest stack; and everybody is told."""
    async with OpenHouse(sqlite) as house, company(house.address, 2, limit=LIMIT) as people:
        live = house.live(people.table)
        verbs = []
        for _ in range(8):
            asked = await people.asked()
            moment = await asked.moment()
            assert moment.question is not None
            assert [(waiting.seat, waiting.until) for waiting in moment.waiting] == [
                (moment.seat, moment.waiting[0].since + LIMIT)
            ]
            time_passes(live, LIMIT - 1)
            assert await asked.quiet(0.05) == []
            time_passes(live, 1)
            await asked.moved_on(moment)
            entry = (await entries_of(sqlite, people.table))[-1]
            assert (entry.kind, entry.seat) == (log_of.TIMEOUT, moment.seat)
            chosen = next(choice for choice in moment.question.choices if choice.number == entry.answer)
            verbs.append((moment.question.kind, chosen.verb))
            told = asked.moments[asked.moments.index(moment) + 1].events
            assert told[0] == {"event": "timeout", "seat": moment.seat}
        assert verbs == [("mulligan", "keep")] * 2 + [("main", "impulse")] * 6
        assert [event for event in people.seats[0].story if event["event"] == "timeout"] == [
            event for event in people.seats[1].story if event["event"] == "timeout"
        ]


@played
async def test_a_command_that_is_not_complete_is_dropped_when_time_runs_out(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting(), limit=LIMIT) as people:
        drafter, other = people.seats
        await drafter.do("evoke", card="anger")
        assert (await drafter.moment()).withdraw
        time_passes(house.live(people.table), LIMIT)
        await other.until(lambda: len(other.story) >= 2)
        moment = await drafter.moment()
        assert "anger" in moment.view["seats"][0]["hand"]
        kinds = [entry.kind for entry in await entries_of(sqlite, people.table)]
        assert kinds == [log_of.ANSWER, log_of.UNDO, log_of.TIMEOUT]
        assert other.story[0] == {"event": "timeout", "seat": 0}
        assert other.story[1]["event"] == "impulse"


@played
async def test_a_turn_without_actions_ends_when_time_runs_out(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.idling(), limit=LIMIT) as people:
        idler, other = people.seats
        question = (await idler.asked()).question
        assert question is not None
        assert {choice.verb for choice in question.choices} == {"use", "end"}
        time_passes(house.live(people.table), LIMIT)
        assert (await other.asked()).view["active"] == 1
        assert not any(event["event"] == "used" for event in other.story)


@played
async def test_who_does_not_react_in_time_passes(sqlite: str) -> None:
    async with (
        OpenHouse(sqlite) as house,
        company(house.address, 3, record=prepared.countering(False), limit=LIMIT) as people,
    ):
        user, holder, _ = people.seats
        await user.do("use", place=0)
        assert (await holder.asked()).question is not None
        time_passes(house.live(people.table), LIMIT)
        await user.until(lambda: {"event": "passed", "seat": 1} in user.story)


@played
async def test_the_clock_is_real(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, limit=5) as people:
        asked = await people.asked()
        moment = await asked.moment()
        began = time.time()
        await asked.until(lambda: asked.now is not moment)
        assert 3.0 < time.time() - began < 7.0
        assert asked.story[-1]["event"] == "timeout" or asked.story[-2]["event"] == "timeout"


@played
async def test_time_that_ran_out_while_the_server_was_down_is_noticed(address: str) -> None:
    """Nobody is connected: the server finds the table by itself."""
    async with OpenHouse(address) as house, company(house.address, 2, limit=LIMIT) as people:
        await people.play(greedy(1), 1)
        table = people.table
    engine = open_engine(address)
    columns = schema.tables.c
    async with engine.begin() as connection:
        for log in schema.logs(is_shared(engine)):
            await connection.execute(sa.update(log).values(at=log.c.at - LIMIT))
        await connection.execute(
            sa.update(schema.tables).values(started=columns.started - LIMIT, due=columns.due - LIMIT)
        )
    await engine.dispose()
    async with OpenHouse(address):
        for _ in range(100):
            entries = await entries_of(address, table)
            if len(entries) > 1:
                break
            await asyncio.sleep(0.05)
    assert [entry.kind for entry in entries[:2]] == [log_of.ANSWER, log_of.TIMEOUT]


# Taking time


async def time_of_a_pass(house: OpenHouse, opened: prepared.Window, forced: bool, bot: bool) -> float:
    """How long seat 0 waits until a window is over, where the passes of seat 1 and all others go by themselves."""
    user, other = [await Guest.arrive(house.address, name) for name in ("user", "other")]
    holder = MEDIUM if bot else OPEN
    table = await user.set_up(PERSON, holder, EASY, **opened.table(forced))
    seat = await user.sit(table)
    if not bot:
        await other.join(table, 1)
        window = await other.sit(table)
        await window.tell(wire.Passing("", "always"))
        await window.close()
    began = await opened.open(seat)
    await seat.until(lambda: seat.now is not None and seat.now.question is None)
    await seat.asked()
    taken = time.monotonic() - began
    await seat.close()
    await together(user.close(), other.close())
    return taken


@pytest.mark.parametrize(("bot", "thought"), [(False, 0.0), (True, 0.0), (True, 1.4)])
@pytest.mark.parametrize("window", prepared.WINDOWS)
@played
async def test_a_forced_pass_takes_as_long_as_a_free_one(
    sqlite: str, window: str, bot: bool, thought: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when a bot needs longer than the pause to find out that it would rather not react."""
    async with OpenHouse(sqlite, pause=(0.4, 0.4)) as house:
        Bot(min, thought, pauses=True).play_at(house, monkeypatch)
        apart: list[float] = []
        while len(apart) < 3 and min(apart, default=1.0) >= 0.5:  # a disk that is busy delays one of them for once
            free = await time_of_a_pass(house, prepared.WINDOWS[window], False, bot)
            forced = await time_of_a_pass(house, prepared.WINDOWS[window], True, bot)
            assert min(free, forced) >= 0.4
            apart.append(abs(free - forced))
        assert min(apart) < 0.5, apart


@played
async def test_the_pause_is_drawn_without_looking_at_the_cards(sqlite: str) -> None:
    async with (
        OpenHouse(sqlite, pause=(0.4, 0.9)) as house,
        company(house.address, 3, record=prepared.countering(True)) as people,
    ):
        pauses = [house.live(people.table).driver.pause() for _ in range(400)]
        assert 0.4 <= min(pauses) < 0.45
        assert 0.85 < max(pauses) <= 0.9
        assert 0.6 < sum(pauses) / len(pauses) < 0.7


async def window_goes_by(house: OpenHouse, *seats: wire.NewSeat, watched: bool = False) -> bool:
    """Whether the forced window of the person in seat 1 is passed and never a question, when a bot uses its ability."""
    person, other = [await Guest.arrive(house.address, name) for name in ("person", "other")]
    table = await other.set_up(*seats, record=prepared.countering(True), options={})
    if watched:
        spectator: Seat | None = await other.sit(table)
    else:
        spectator = None
    await person.join(table, 1)
    if seats[2] == OPEN:
        await other.join(table, 2)
    window = await person.sit(table)
    await window.until(lambda: any(event["event"] == "used" for event in window.story))
    asked = (await window.moment()).question
    try:
        await window.until(lambda: {"event": "passed", "seat": 1} in window.story, 0.5)
        assert asked is None
        return True
    except TimeoutError:
        question = (await window.moment()).question
        assert question is not None
        assert question.forced
        return False
    finally:
        await window.close()
        if spectator is not None:
            await spectator.close()
        await together(person.close(), other.close())


def comfort(answers: list[int]) -> int:
    """Uses Comfort as soon as it can."""
    return prepared.USE_COMFORT if prepared.USE_COMFORT in answers else answers[0]


@played
async def test_a_window_without_a_choice_goes_by_only_where_no_person_would_notice(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(sqlite, pause=(0.2, 0.2)) as house:
        Bot(comfort).play_at(house, monkeypatch)
        assert await window_goes_by(house, EASY, OPEN, EASY)
        assert not await window_goes_by(house, EASY, OPEN, EASY, watched=True)
        assert not await window_goes_by(house, EASY, OPEN, OPEN)


@played
async def test_letting_pass_for_this_turn_ends_with_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 3, record=prepared.countering(False)) as people:
        user, holder, third = people.seats
        assert isinstance(await holder.tell(wire.Passing("", "turn")), wire.Accepted)
        assert (await holder.moment()).passing == "turn"
        await user.do("use", place=0)
        await user.until(lambda: {"event": "passed", "seat": 1} in user.story)
        await third.do("pass")
        for _ in range(2):
            await user.do("impulse")
        moment = await holder.asked()
        assert moment.question is not None
        assert (moment.question.kind, moment.passing) == ("main", "ask")
        _, stored = await house.hall.read(people.table)
        assert [seat.passing for seat in stored] == ["ask"] * 3
