"""Nobody learns what they may not know: not from messages, not from their number or size, not from refusals."""

from __future__ import annotations

import asyncio
import json
import random
import re
from functools import partial
from typing import Any

import pytest

import mindrose
from mindrose.kernel.form import Document
from mindrose.server import clerk, making, wire
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import (
    GAME,
    OPEN,
    PERSON,
    Company,
    Guest,
    Seat,
    Stream,
    at_random,
    company,
    greedy,
    together,
)

TIMES = re.compile(rb'"(now|since|until|at|created|moved)":[0-9.e+]+')


def secrets_told(message: dict[str, Any], viewer: int | None) -> list[str]:
    """What a message tells of hands that its reader may not see."""
    found = []
    for seat, shown in enumerate(message["view"]["seats"]):
        if seat != viewer and isinstance(shown["hand"], list):
            found.append(f"the hand of seat {seat}")
    for asked in message["view"]["question"]:
        if asked["seat"] != viewer and set(asked) != {"seat", "kind"}:
            found.append(f"the options of seat {asked['seat']}")
    return found


@played
async def test_no_message_tells_of_a_hand_a_seed_or_a_draft(sqlite: str) -> None:
    """Every message of a whole game, as every seat and a spectator receive it, is what that viewer may know."""
    async with OpenHouse(sqlite) as house, company(house.address, 3) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        live = house.live(people.table)
        seed = live.row.seed
        await together(*(seat.play(at_random(number)) for number, seat in enumerate(people)))
        ends = [await seat.over() for seat in [*people, spectator]]
        whole = mindrose.replay(json.loads((await watcher.ask(f"/api/tables/{people.table}/record")).text))
        for window, end in zip([*people, spectator], ends, strict=True):
            viewer = end.seat
            before_the_end = window.raw[: window.raw.index(last_moment(window.raw))]
            assert not any(seed.encode() in message for message in before_the_end)
            views = possible_views(whole, viewer)
            for message in map(json.loads, window.raw):
                if message["type"] == "moment":
                    assert message["seat"] == viewer
                    assert secrets_told(message, viewer) == []
                    assert json.dumps(message["view"], sort_keys=True) in views
                    assert message["question"] is None or viewer is not None
        await spectator.close()
        await watcher.close()


def last_moment(raw: list[bytes]) -> bytes:
    return next(message for message in reversed(raw) if b'"type":"moment"' in message)


def possible_views(whole: Any, viewer: int | None) -> set[str]:
    """All that the viewer saw according to the engine, answer by answer."""
    again = GAME.new(whole.players, whole.seed, **whole.options)
    found = {json.dumps(again.sight(viewer), sort_keys=True)}
    for given in whole.given.since(0):
        again.answer(given.answer, given.seat)
        found.add(json.dumps(again.sight(viewer), sort_keys=True))
    return found


@played
async def test_others_hear_nothing_at_all_of_a_draft(sqlite: str) -> None:
    """Not even a message that says the same again; and their number does not move."""
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        drafter, other = people.seats
        stream = await Stream(other.guest).dial()
        await stream.until(lambda: people.table in stream.tables)
        await asyncio.sleep(0.2)
        number = (await other.moment()).number
        heard = [len(window.raw) for window in (other, spectator, stream)]
        for _ in range(2):
            await drafter.do("evoke", card="anger")
            assert (await drafter.moment()).withdraw
            assert isinstance(await drafter.withdraw(), wire.Accepted)
            await drafter.do("evoke", card="anger")
            assert isinstance(await drafter.undo(), wire.Accepted)
        refused = await drafter.tell(wire.Withdraw("", (await drafter.moment()).number))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_NO_DRAFT"
        await asyncio.sleep(0.3)
        assert [len(window.raw) for window in (other, spectator, stream)] == heard
        fresh = await other.guest.sit(people.table)
        assert (await fresh.moment()).number == number
        await drafter.do("evoke", card="anger")
        await drafter.do("fuse", card="bleakness-gn")
        await other.until(lambda: len(other.moments) > 1)
        assert (await other.moment()).number > number
        await together(*(window.close() for window in (spectator, stream, fresh)))
        await watcher.close()


@played
async def test_a_draft_leaves_no_trace_in_what_anybody_can_ask_for(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        drafter, other = people.seats
        paths = [f"/api/tables/{people.table}", "/api/tables/mine"]
        before = [await other.guest.get(path) for path in paths]
        await drafter.do("evoke", card="anger")
        await asyncio.sleep(0.05)
        assert [await other.guest.get(path) for path in paths] == before


async def evening(
    house: OpenHouse, opened: prepared.Window, forced: bool, passing: bool
) -> tuple[list[list[bytes]], bool]:
    """The same evening in one of the worlds: what everybody but seat 1 heard, and whether seat 1 could only pass."""
    async with company(house.address, 3, **opened.table(forced)) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        user, holder, third = people.seats
        await together(*(window.until(partial(everybody, window)) for window in (user, third, spectator)))
        if passing:
            await holder.tell(wire.Passing("", "always"))
        await opened.open(user)
        if (await user.moment()).question is not None:
            await user.answer()
        asked_of_holder = house.live(people.table).started().asked(1)
        assert asked_of_holder is not None
        could_only_pass = asked_of_holder.forced
        for _ in range(4):
            asked = await people.asked()
            moment = await asked.moment()
            assert moment.question is not None
            if moment.question.kind != opened.kind:
                break
            for window in (user, third, spectator):  # one after another: what one does the others hear of in its turn
                if window is not asked:
                    await ask_everything(window)
            await asked.do("pass")
        await user.asked()
        await asyncio.sleep(0.1)
        heard = [anonymous(window, people) for window in (user, third, spectator)]
        await spectator.close()
        await watcher.close()
        return heard, could_only_pass


def everybody(window: Seat) -> bool:
    return window.info is not None and all(seat.connected for seat in window.info.seats)


async def ask_everything(window: Seat) -> None:
    """What others may ask and try while a seat thinks: reasons and answers, for every number there is."""
    number = (await window.moment()).number
    for answer in (0, 1, 5, 20, 60, 90, 107, 108, 4000):
        await window.tell(wire.Why("", answer))
        await window.tell(wire.Answer("", number, answer))


def anonymous(window: Seat, people: Company) -> list[bytes]:
    """The very bytes that came, but for names of tables and people and for times."""
    found = []
    for message in window.raw:
        message = message.replace(people.table.encode(), b"TABLE")
        for number, guest in enumerate(people.guests):
            message = message.replace(guest.id.encode(), f"GUEST{number}".encode())
        found.append(TIMES.sub(rb'"\1":TIME', message))
    return found


async def checked_here(record: Document) -> clerk.Checked:
    """Not in another process, so that both shuffles are the same."""
    return clerk.check(record)


@pytest.mark.parametrize("passing", [False, True])
@pytest.mark.parametrize("window", prepared.WINDOWS)
@played
async def test_a_hidden_card_changes_no_byte_of_what_others_receive(
    sqlite: str, window: str, passing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "new_seed", lambda: "the same for both")
    monkeypatch.setattr(random, "SystemRandom", lambda: random.Random(3))
    async with OpenHouse(sqlite, pause=(0.3, 0.3)) as house:
        monkeypatch.setattr(house.hall.archive, "checked", checked_here)
        able, free = await evening(house, prepared.WINDOWS[window], False, passing)
        unable, forced = await evening(house, prepared.WINDOWS[window], True, passing)
        assert (free, forced) == (False, True), "the worlds differ in what seat 1 can do"
        for one, other in zip(able, unable, strict=True):
            assert one == other


@played
async def test_nobody_answers_for_another_seat_or_looks_from_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table, seat=0)
        stranger = await Guest(house.address).sit(people.table, seat=1)
        asked = await people.asked()
        other = next(seat for seat in people if seat is not asked)
        moment = await asked.moment()
        assert moment.question is not None
        assert moment.seat is not None
        answer = moment.question.choices[0].number
        before = house.live(people.table).started().length
        assert await code(other.tell(wire.Answer("", (await other.moment()).number, answer))) == "E_MULLIGAN"
        for intruder in (spectator, stranger):
            assert (await intruder.moment()).seat is None
            for message in (
                wire.Answer("", moment.number, answer),
                wire.Look("", moment.seat),
                wire.Undo("", moment.number),
                wire.Withdraw("", moment.number),
                wire.Agree("", True),
                wire.Passing("", "always"),
                wire.Why("", answer),
                wire.Nudge("", moment.seat),
            ):
                assert await code(intruder.tell(message)) == "E_NOT_SEATED"
        assert await code(other.tell(wire.Look("", moment.seat))) == "E_NOT_SEATED"
        peeping = await other.guest.sit(people.table, seat=moment.seat)
        assert (await peeping.moment()).seat == (await other.moment()).seat
        assert house.live(people.table).started().length == before
        assert (await asked.moment()) is moment
        await together(*(window.close() for window in (spectator, stranger, peeping)))
        await together(watcher.close(), stranger.guest.close())


async def code(reply: Any) -> str:
    found = await reply
    assert isinstance(found, wire.Refused), found
    return found.code


@played
async def test_record_steps_and_seed_are_shown_only_at_the_end(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        guest = people.guests[0]
        waiting = await guest.set_up(PERSON, OPEN)
        for table in (people.table, waiting):
            for path in ("record", "steps", "steps?seat=0"):
                assert await guest.refused(f"/api/tables/{table}/{path}") == "E_NOT_OVER"
            assert (await guest.look(table)).seed is None
        seed = house.live(people.table).row.seed
        assert seed not in (await guest.ask(f"/api/tables/{people.table}")).text
        await together(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        assert (await guest.look(people.table)).seed == seed


@played
async def test_what_a_program_is_asked_is_its_own_view(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("robot")
        stream = await Stream(program).dial()
        table = await host.set_up(PERSON, OPEN)
        await program.join(table, 1)
        screen = await host.sit(table)
        if (await screen.moment()).question is not None:
            await screen.answer()
        await stream.until(lambda: stream.questions != [])
        for raw in map(json.loads, stream.raw):
            if raw["type"] == "asked":
                assert raw["moment"]["seat"] == 1
                assert secrets_told(raw["moment"], 1) == []
        await together(screen.close(), stream.close())
        await together(host.close(), program.close())


@played
async def test_a_number_of_a_seat_does_not_move_with_the_drafts_of_another(sqlite: str) -> None:
    """Nor does what a client that comes back is told."""
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        drafter, other = people.seats
        shown = [await numbers(other)]
        await drafter.do("evoke", card="anger")
        shown.append(await numbers(other))
        await drafter.withdraw()
        shown.append(await numbers(other))
        assert len(set(shown)) == 1


async def numbers(window: Seat) -> tuple[int, int, str]:
    fresh = await window.guest.sit(window.table_id)
    moment = await fresh.moment()
    await fresh.close()
    return moment.number, moment.told, repr(moment.waiting)
