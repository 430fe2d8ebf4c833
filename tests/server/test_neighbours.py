"""People among people: what one does to another, by guessing, flooding, asking again and again, or not leaving."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import pytest

from mindrose.server import chat, live, wire
from mindrose.server.hall import SIGNED_OFF
from mindrose.server.logins import FREE, MANY, MOST_WAITING, Logins
from mindrose.server.problems import Denied
from mindrose.server.tolls import BURST, Tolls
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, OPEN, PERSON, Guest, Seat, Stream, company, together

# Passwords


def guessed(logins: Logins, login: str, address: str) -> bool:
    """Whether a wrong password could be tried."""
    try:
        logins.check(login, address)
    except Denied:
        return False
    logins.failed(login, address)
    return True


def test_who_guesses_waits_and_the_owner_does_not() -> None:
    logins = Logins()
    tried = [guessed(logins, "ann", f"10.0.0.{address}") for address in range(40) for _ in range(5)]
    assert sum(tried) <= MANY + 40
    logins.check("ann", "192.0.2.1")
    logins.check("bob", "10.0.0.1")
    logins.succeeded("ann", "192.0.2.1")
    assert logins.rank("ann", "192.0.2.1") < logins.rank("ann", "10.0.0.99") < logins.rank("ann", "10.0.0.1")
    logins = Logins()
    assert [guessed(logins, "ann", "10.0.0.1") for _ in range(5)] == [True] * FREE + [False] * 2


@played
async def test_a_flood_of_passwords_does_not_keep_the_owner_waiting() -> None:
    logins = Logins()
    order: list[str] = []

    async def try_out(name: str, wrong: int) -> None:
        async with logins.turn(wrong):
            await asyncio.sleep(0.02)
            order.append(name)

    flood = [asyncio.create_task(try_out("eve", 1)) for _ in range(100)]
    await asyncio.sleep(0)
    await try_out("ann", 0)
    assert len(order) <= 5
    refused = [one for one in await asyncio.gather(*flood, return_exceptions=True) if isinstance(one, Denied)]
    assert len(refused) >= 100 - MOST_WAITING - 3
    assert logins.busy == 0
    assert logins.waiting == []


@played
async def test_wrong_passwords_over_the_wire(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        await ann.ask("/api/account", {"login": "annie", "password": "correct horse"})
        wrong = {"login": "annie", "password": "wrong horse"}
        codes = [await ann.refused("/api/session", wrong) for _ in range(FREE + 2)]
        assert codes == ["E_LOGIN_WRONG"] * FREE + ["E_RATE"] * 2
        await ann.close()


# Sessions


@played
async def test_who_logs_out_is_gone_from_all_windows(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        table = await ann.set_up(PERSON, OPEN)
        seat, stream = await ann.sit(table), Stream(ann)
        await stream.dial()
        assert (await ann.browser.delete("/api/session")).status_code == 200
        for window in (seat, stream):
            await asyncio.wait_for(window.reader, 5)
            assert window.closed is not None
            assert window.closed[0] == SIGNED_OFF
        async with asyncio.timeout(5):
            while house.hall.visits:
                await asyncio.sleep(0.01)
        await ann.close()


@played
async def test_a_deleted_program_hears_nothing_more(postgresql: str) -> None:
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        ann = await Guest.arrive(one.address, "Ann")
        program = await ann.program("robot")
        there = Stream(Guest(two.address, program.browser.headers["authorization"].removeprefix("Bearer ")))
        await there.dial()
        assert (await ann.browser.delete(f"/api/programs/{program.id}")).status_code == 200
        await asyncio.wait_for(there.reader, 5)
        assert there.closed is not None
        assert there.closed[0] == SIGNED_OFF
        await together(ann.close(), program.close(), there.guest.close())


@played
async def test_who_was_shown_out_at_one_server_is_not_let_in_at_another(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        monkeypatch.setattr(two.hall, "end_visits", lambda *_: None)  # the word of it has not come there yet
        ann = await Guest.arrive(one.address, "Ann")
        table = await ann.set_up(PERSON, OPEN)
        program = await ann.program("robot")
        there = Guest(two.address, program.browser.headers["authorization"].removeprefix("Bearer "))
        assert (await there.get("/api/me"))["id"] == program.id
        assert (await ann.browser.delete(f"/api/programs/{program.id}")).status_code == 200
        assert (await there.get("/api/me"))["id"] == program.id, "it is remembered for a moment"
        stream = Stream(there)
        with suppress(ConnectionError):
            await stream.dial()
        await asyncio.wait_for(stream.reader, 5)
        assert stream.closed is not None
        assert stream.closed[1] == "E_NO_PLAYER"
        with pytest.raises(ConnectionError):
            await there.sit(table)
        await together(ann.close(), program.close(), there.close())


# Taking back


@played
async def test_a_takeback_is_asked_for_once(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address) as people:
        asker = await people.asked()
        other = next(seat for seat in people if seat is not asker)
        while (await asker.moment()).undo or (await asker.moment()).question is not None:
            await asker.answer()
        assert isinstance(await asker.undo(), wire.Accepted)
        assert isinstance(await other.tell(wire.Agree("", False)), wire.Accepted)
        for _ in range(10):
            refused = await asker.undo()
            assert isinstance(refused, wire.Refused)
            assert refused.code == "E_ASKED"
        asked = [moment for moment in other.moments if moment.takeback is not None]
        assert len(asked) == 1


# Chat


@played
async def test_many_windows_say_no_more_than_one(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address) as people:
        eve = await Guest.arrive(house.address, "Eve")
        windows = [await eve.sit(people.table) for _ in range(10)]
        replies = await together(*(window.tell(wire.Say("", "hello")) for window in windows for _ in range(5)))
        assert sum(isinstance(reply, wire.Accepted) for reply in replies) <= 7
        await together(*(window.close() for window in windows), eve.close())


@played
async def test_a_chat_has_an_end(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "LONGEST_CHAT", 2)
    async with OpenHouse(sqlite) as house, company(house.address) as people:
        seat = people.seats[0]
        replies = [await seat.tell(wire.Say("", "hello")) for _ in range(3)]
        assert [type(reply) for reply in replies] == [wire.Accepted, wire.Accepted, wire.Refused]


@played
async def test_who_is_blocked_is_not_heard_and_finds_no_seat(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 3) as people:
        ann, bob, eve = people.seats
        before = await eve.tell(wire.Say("", "first"))
        assert isinstance(before, wire.Accepted)
        blocked = await people.guests[0].ask("/api/blocks", {"player": people.guests[2].id})
        assert [one["name"] for one in blocked.json()] == ["guest 2"]
        await eve.tell(wire.Say("", "second"))
        await bob.tell(wire.Say("", "third"))
        await ann.until(lambda: any(line.text == "third" for line in ann.chat))
        assert [line.text for line in ann.chat] == ["first", "third"]
        await bob.until(lambda: len(bob.chat) == 3)
        again = await people.guests[0].sit(people.table)
        await again.until(lambda: bool(again.chat))
        assert [line.text for line in again.chat] == ["third"]
        table = await people.guests[0].set_up(PERSON, OPEN)
        assert await people.guests[2].refused(f"/api/tables/{table}/join", wire.Join()) == "E_BLOCKED"
        reply = await people.guests[0].browser.delete(f"/api/blocks/{people.guests[2].id}")
        assert reply.json() == []
        await people.guests[2].join(table)
        await again.close()


@played
async def test_nobody_is_drawn_into_a_rematch_by_somebody_blocked(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        ann, eve = people.guests
        await eve.table(f"/api/tables/{people.table}/resign", {})
        await ann.ask("/api/blocks", {"player": eve.id})
        again = await eve.table(f"/api/tables/{people.table}/rematch", {})
        assert (again.state, [seat.kind for seat in again.seats]) == ("open", ["open", "person"])


@played
async def test_a_spectator_does_not_pass_for_a_player(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address) as people:
        double = await Guest.arrive(house.address, "Guest 0")
        window = await double.sit(people.table)
        await window.tell(wire.Say("", "I resign"))
        await people.seats[1].until(lambda: bool(people.seats[1].chat))
        line = people.seats[1].chat[0]
        assert (line.name, line.seat, line.player) == ("Guest 0 (?)", None, double.id)
        await together(window.close(), double.close())


# Crowds


@played
async def test_a_crowd_sees_the_game_and_the_players_do_not_wait_for_it(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mindrose.server.crowd.CROWD", 5)
    monkeypatch.setattr("mindrose.server.crowd.CROWD_EVERY", 2.0)
    monkeypatch.setattr(live, "MOST_WATCHERS", 12)
    async with OpenHouse(sqlite) as house, company(house.address) as people:
        fan = await Guest.arrive(house.address, "fan")
        crowd = [await fan.sit(people.table) for _ in range(12)]
        with pytest.raises(ConnectionError):
            await fan.sit(people.table)
        sent = [len(window.raw) for window in crowd]
        began = time.monotonic()
        for _ in range(12):
            await (await people.asked()).answer()
        assert time.monotonic() - began < 10
        number = house.live(people.table).started().number(None)
        for window in crowd:
            await window.reached(number)
            assert not window.faults
        assert max(len(window.raw) - before for window, before in zip(crowd, sent, strict=True)) < 10
        await together(*(window.close() for window in crowd), fan.close())


# Many windows of one guest


@played
async def test_a_player_has_only_so_many_windows_on_a_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "MOST_WINDOWS", 3)
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        eve, other = people.guests
        more = [await eve.sit(people.table) for _ in range(2)]
        with pytest.raises((ConnectionError, TimeoutError)):
            await eve.sit(people.table)
        assert isinstance(await other.sit(people.table), Seat)
        await together(*(window.close() for window in more))
        assert isinstance(await eve.sit(people.table), Seat)


@played
async def test_one_more_window_of_somebody_is_no_news_to_the_others(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        eve, _ = people.guests
        heard = people.seats[1].raw
        before = len(heard)
        window = await eve.sit(people.table)
        await window.close()
        await people.seats[1].tell(wire.Why("", 1))
        assert len(heard) == before + 1
        await people.seats[0].close()
        await people.seats[1].until(lambda: (info := people.seats[1].info) is not None and not info.seats[0].connected)


@played
async def test_the_windows_of_an_address_share_what_it_may_take_of_the_loop(sqlite: str) -> None:
    async with OpenHouse(sqlite, share=1) as house, company(house.address, 1, EASY) as people:
        eve = people.guests[0]
        other = await Guest.arrive(house.address, "Ann", "127.0.0.9")
        windows = [await eve.sit(people.table) for _ in range(4)]
        window = await other.sit(people.table)
        await window.tell(wire.Why("", 1))
        house.hall.tolls.pay("127.0.0.1", BURST + 0.03)  # of a hundredth that is three seconds
        began = time.monotonic()
        waiting = [asyncio.create_task(one.tell(wire.Why("", 1))) for one in windows]
        for _ in range(5):
            await window.tell(wire.Why("", 1))
        assert not any(task.done() for task in waiting), "another address is heard meanwhile"
        await together(*waiting)
        assert time.monotonic() - began > 2.5
        await together(*(one.close() for one in [*windows, window]))
        await other.close()


def test_tolls_are_paid_off_and_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    found = Tolls(20, addresses=10)
    assert found.pay("eve", BURST) == 0
    assert found.pay("eve", 0.1) == pytest.approx(0.5)
    assert found.pay("ann", 0.1) == 0
    now[0] = 1.0
    assert found.pay("eve", 0.0) == 0
    now[0] = 100.0
    assert found.pay("eve", BURST) == 0, "what is not used is not saved up"
    for number in range(50):
        found.pay(str(number))
    assert len(found.purses) == 10
    now[0] = 200.0
    found.pay("ann")
    assert list(found.purses) == ["ann"], "the others have everything again"
    found.pay("eve", 0.0)
    assert list(found.purses) == ["ann", "eve"], "who has waited longest has not"
