"""Who may sit where: one seat is given once, one hand is seen by one person, and a table can be closed."""

from __future__ import annotations

import asyncio
import time

import httpx
import pytest

from mindrose.server import blocks, hall, seats, wire
from mindrose.server import people as known
from mindrose.server.hall import MOST_ALONE
from mindrose.server.names import likeness
from mindrose.server.rows import MOST_PUBLIC, UNFINISHED
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, GAME, OPEN, PERSON, SHORT, Guest, Stream, company, together

BOT = wire.ChangeSeat("bot", "easy")


async def seated(guest: Guest, table: str, seat: int) -> httpx.Response:
    return await guest.ask(f"/api/tables/{table}/join", wire.Join(seat))


async def stored(house: OpenHouse, table: str) -> tuple[str, list[str]]:
    """What the database says: how the table stands, and the seats."""
    row, found = await house.hall.read(table)
    return row.state, [seat.kind for seat in found]


# Two servers at once


@played
async def test_a_seat_is_given_once_however_many_servers_there_are(postgresql: str) -> None:
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        host = await Guest.arrive(one.address, "host")
        ann, bob = await Guest.arrive(one.address, "Ann"), await Guest.arrive(two.address, "Bob")
        for _ in range(8):
            table = await host.set_up(PERSON, OPEN, OPEN)
            await two.hall.table(table)
            replies = await together(seated(ann, table, 1), seated(bob, table, 1))
            assert sorted(reply.status_code for reply in replies) == [200, 409]
        await together(host.close(), ann.close(), bob.close())


@played
async def test_the_last_two_seats_taken_at_once_start_the_game(postgresql: str) -> None:
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        host = await Guest.arrive(one.address, "host")
        ann, bob = await Guest.arrive(one.address, "Ann"), await Guest.arrive(two.address, "Bob")
        for _ in range(8):
            table = await host.set_up(PERSON, OPEN, OPEN)
            await two.hall.table(table)
            replies = await together(seated(ann, table, 1), seated(bob, table, 2))
            assert [reply.status_code for reply in replies] == [200, 200]
            assert await stored(one, table) == ("playing", ["person"] * 3)
            for house in (one, two):
                async with asyncio.timeout(5):
                    while house.live(table).match is None:
                        await asyncio.sleep(0.02)
        await together(host.close(), ann.close(), bob.close())


@played
async def test_a_last_join_against_a_leave_is_one_or_the_other(postgresql: str) -> None:
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        host = await Guest.arrive(one.address, "host")
        ann, bob = await Guest.arrive(one.address, "Ann"), await Guest.arrive(two.address, "Bob")
        for _ in range(8):
            table = await host.set_up(PERSON, OPEN, OPEN)
            await ann.join(table, 1)
            await two.hall.table(table)
            await together(ann.ask(f"/api/tables/{table}/leave", {}), seated(bob, table, 2))
            state, kinds = await stored(one, table)
            assert (state == "playing") == ("open" not in kinds)
        await together(host.close(), ann.close(), bob.close())


# One hand each


@played
async def test_the_host_cannot_look_into_hands(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "GONE", 0.0)
    async with OpenHouse(sqlite) as house, company(house.address, 2, EASY) as people:
        host, other = people.guests
        place = f"/api/tables/{people.table}/seats"
        for seat in (0, 1, 2):
            assert await host.refused(f"{place}/{seat}", wire.ChangeSeat("open")) == "E_STARTED"
        await host.table(f"{place}/0", BOT)  # the own seat, to look for another
        for seat in (1, 2):
            assert await host.refused(f"/api/tables/{people.table}/join", wire.Join(seat)) == "E_ALREADY_SEATED"
        await people.seats[1].close()
        stranger = await Guest.arrive(house.address, "stranger")
        assert await stranger.refused(f"/api/tables/{people.table}/join", wire.Join()) == "E_SEAT_TAKEN"
        assert (await host.join(people.table)).you == [0]
        assert (await other.look(people.table)).you == [1]
        await stranger.close()


@played
async def test_who_left_or_was_replaced_may_always_come_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "GONE", -1.0)
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        host, other = people.guests
        left = await other.leave(people.table)
        assert (left.you, left.back, left.seats[1].kind) == ([], [1], "bot")
        assert (await host.look(people.table)).back == []
        back = await other.join(people.table)
        assert (back.you, back.back, back.seats[1].kind) == ([1], [], "person")
        await people.seats[1].close()
        for _ in range(50):
            asked = house.live(people.table).started().since
            if 1 in asked:
                break
            await people.seats[0].answer()
        await host.table(f"/api/tables/{people.table}/seats/1", BOT)
        await host.ask("/api/blocks", {"player": other.id})  # which keeps nobody from a seat of their own
        assert (await other.join(people.table)).you == [1]


@played
async def test_logging_in_does_not_put_two_hands_into_one(sqlite: str) -> None:
    login = {"login": "annie", "password": "correct horse"}
    async with OpenHouse(sqlite) as house:
        ann, again = await Guest.arrive(house.address, "Ann"), await Guest.arrive(house.address, "Ann at work")
        assert (await ann.ask("/api/account", login)).status_code == 200
        table = await ann.set_up(PERSON, OPEN)
        await again.join(table, 1)
        elsewhere = await again.set_up(PERSON, EASY)
        assert (await again.ask("/api/session", login)).status_code == 200
        assert (await again.look(table)).you == [0]
        assert (await again.look(table)).seats[1].kind == "bot"
        assert (await again.look(elsewhere)).you == [0], "where only the guest sat, the account sits now"
        assert await ann.refused(f"/api/tables/{table}/join", wire.Join(1)) == "E_ALREADY_SEATED"
        await together(ann.close(), again.close())


@played
async def test_who_sits_down_while_logging_in_has_one_hand_too(address: str) -> None:
    async with OpenHouse(address) as house:
        ann, again = await Guest.arrive(house.address, "Ann"), await Guest.arrive(house.address, "Ann at work")
        table, left = await ann.set_up(PERSON, OPEN), await again.set_up(PERSON, EASY)
        await again.leave(left)
        await again.join(table, 1)  # after it was looked whether both sit somewhere
        guest, account = (known.Player(one.id, "", login, None) for one, login in ((again, None), (ann, "annie")))
        await known.People(house.hall.engine).merge(guest, account)
        assert [seat.player for seat in (await house.hall.read(table))[1]] == [ann.id, again.id]
        await house.hall.hear(left)
        assert (await ann.look(left)).back == [0], "where the guest may come back, the account may"
        await together(ann.close(), again.close())


# Names


@played
async def test_nobody_at_a_table_looks_like_somebody_else(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann, other = await Guest.arrive(house.address, "Ann"), await Guest.arrive(house.address, "ＡNN")
        table = await ann.set_up(PERSON, OPEN, OPEN)
        await other.join(table, 1)
        await other.join(table, 2)
        names = [seat.name for seat in (await ann.look(table)).seats]
        assert names == ["Ann", "ＡNN 2", "ＡNN 3"]
        await ann.ask("/api/me", {"name": "Cleo"})
        waiting = await ann.set_up(PERSON, OPEN, OPEN)
        await ann.table(f"/api/tables/{waiting}/seats/2", BOT)
        assert [seat.name for seat in (await ann.look(waiting)).seats] == ["Cleo", "", "Cleo 2"]
        greek = await Guest.arrive(house.address, "Аnn")  # a Cyrillic letter first
        assert seats.told_apart("Аnn", 1, (await house.hall.read(table))[1]) == "Аnn 2"
        assert likeness("ԝһy Іıl") == likeness("why lll")
        for name in ("\u3164", "a\u2800", "\u115f\u1160", "x\u200bx", "a" + "\u0301" * 9, "́", "x\ufe0f"):
            assert await greek.refused("/api/me", {"name": name}) == "E_NAME"
        for name in ("José", "Zoë 2", "Ёлка", "小明", "न्यू", "😀"):
            assert (await greek.ask("/api/me", {"name": name})).status_code == 200
        await together(ann.close(), other.close(), greek.close())


# Closing


@played
async def test_a_host_closes_a_table(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host, other = await Guest.arrive(house.address, "host"), await Guest.arrive(house.address, "other")
        stream = Stream(host)
        await stream.dial()
        table = await host.set_up(PERSON, OPEN, OPEN)
        await other.join(table)
        seat = await other.sit(table)
        assert (await other.browser.delete(f"/api/tables/{table}")).json()["code"] == "E_NOT_HOST"
        assert (await host.browser.delete(f"/api/tables/{table}")).status_code == 200
        await seat.until(lambda: seat.gone)
        await stream.until(lambda: table in stream.gone)
        assert await other.refused(f"/api/tables/{table}") == "E_NO_TABLE"
        played_with = await host.set_up(PERSON, OPEN)
        await other.join(played_with)
        assert (await host.browser.delete(f"/api/tables/{played_with}")).json()["code"] == "E_STARTED"
        alone = await host.set_up(PERSON, EASY)
        assert (await host.browser.delete(f"/api/tables/{alone}")).status_code == 200
        await together(seat.close(), stream.close(), host.close(), other.close())


@played
async def test_who_hosts_too_many_can_close_some_and_no_more_are_made_at_once(sqlite: str) -> None:
    new = wire.NewTable(GAME.id, [PERSON, OPEN], SHORT)
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        began = time.monotonic()
        replies = await together(*(host.ask("/api/tables", new) for _ in range(UNFINISHED + 20)))
        made = [reply.json()["id"] for reply in replies if reply.status_code == 201]
        assert len(made) == UNFINISHED
        assert {reply.json()["code"] for reply in replies if reply.status_code != 201} == {"E_TOO_MANY"}
        await host.leave(made[0])
        assert (await host.ask("/api/tables", new)).status_code == 201, "a table without people goes"
        assert time.monotonic() - began < 30
        await host.close()


@played
async def test_two_servers_together_let_nobody_host_more(postgresql: str) -> None:
    new = wire.NewTable(GAME.id, [PERSON, OPEN], SHORT, public=True)
    async with OpenHouse(postgresql) as one, OpenHouse(postgresql) as two:
        host = await Guest.arrive(one.address, "host")
        there = host.at(two.address)
        replies = await together(*(guest.ask("/api/tables", new) for guest in (host, there) * 6))
        assert sum(reply.status_code == 201 for reply in replies) == MOST_PUBLIC
        await together(host.close(), there.close())


@played
async def test_bots_that_were_left_alone_go_when_there_are_many(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        tables = [await host.set_up(EASY, EASY) for _ in range(MOST_ALONE + 5)]
        left = [table for table in tables if (await host.ask(f"/api/tables/{table}")).status_code == 200]
        assert left == tables[-MOST_ALONE:]
        await host.close()


@played
async def test_of_finished_games_that_nobody_else_misses_a_host_keeps_a_few(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "MOST_FINISHED", 2)
    async with OpenHouse(sqlite) as house:
        host, other = await Guest.arrive(house.address, "host"), await Guest.arrive(house.address, "other")
        shared = await host.set_up(PERSON, OPEN)
        await other.join(shared)
        await host.table(f"/api/tables/{shared}/resign", {})
        tables = []
        for _ in range(5):
            tables.append(await host.set_up(PERSON, EASY))
            await host.table(f"/api/tables/{tables[-1]}/resign", {})
        await host.set_up(PERSON, EASY)
        left = [table for table in tables if (await host.ask(f"/api/tables/{table}")).status_code == 200]
        assert left == tables[-2:]
        assert (await host.ask(f"/api/tables/{shared}")).status_code == 200
        await together(host.close(), other.close())


@played
async def test_limits_hold_however_many_ask_at_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "MOST_PROGRAMS", 2)
    monkeypatch.setattr(blocks, "MOST", 2)
    async with OpenHouse(address) as house:
        ann = await Guest.arrive(house.address, "Ann")
        others = [await Guest.arrive(house.address, f"guest {number}") for number in range(6)]
        replies = await together(*(ann.ask("/api/programs", {"name": f"robot {number}"}) for number in range(6)))
        assert sorted(reply.status_code for reply in replies) == [201] * 2 + [409] * 4
        replies = await together(*(ann.ask("/api/blocks", {"player": other.id}) for other in others))
        assert sorted(reply.status_code for reply in replies) == [200] * 2 + [409] * 4
        blocked = (await ann.get("/api/blocks"))[0]["id"]
        assert len((await ann.ask("/api/blocks", {"player": blocked})).json()) == 2, "once more is no more"
        await together(ann.close(), *(other.close() for other in others))


# The lobby


@played
async def test_the_lobby_shows_who_waits_first_and_few_of_one_host(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann, eve, bob = [await Guest.arrive(house.address, name) for name in ("Ann", "Eve", "Bob")]
        waiting = await ann.set_up(PERSON, OPEN, public=True)
        for _ in range(4):
            await eve.ask("/api/tables", wire.NewTable(GAME.id, [EASY, EASY], SHORT, public=True))
        running = await eve.set_up(PERSON, EASY, public=True)
        shown = [table["id"] for table in await bob.get("/api/tables")]
        assert shown == [waiting, running], "bots among themselves are not shown"
        for _ in range(2):
            await eve.set_up(PERSON, OPEN, public=True)
        refused = await eve.refused("/api/tables", wire.NewTable(GAME.id, [PERSON, OPEN], SHORT, public=True))
        assert refused == "E_TOO_MANY"
        await together(ann.close(), eve.close(), bob.close())
