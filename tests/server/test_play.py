"""Sitting down together: setting up, joining, leaving, whole games to the end, and what is left of them."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

import pytest

import mindrose
from mindrose.server import wire
from tests.server.houses import OpenHouse, played
from tests.server.playing import (
    EASY,
    OPEN,
    PERSON,
    SHORT,
    Guest,
    Seat,
    Stream,
    company,
    greedy,
    together,
)


@played
async def test_two_people_and_a_bot_play_a_game_to_its_end(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2, EASY) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        await together(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        ends = [await seat.over() for seat in [*people, spectator]]
        assert ends[0].outcome is not None
        assert all(end.outcome == ends[0].outcome for end in ends)
        assert all(end.question is None and end.waiting == [] for end in ends)
        for seat in people:
            await seat.until(partial(lambda seat: seat.info is not None and seat.info.state == "over", seat))
        await check_record(people.guests[1], people.table, [*people, spectator])
        await spectator.close()
        await watcher.close()


async def check_record(guest: Guest, table_id: str, seats: list[Seat]) -> None:
    """The record is the game that everybody saw, and its seed is the one that was promised."""
    info = await guest.look(table_id)
    reply = await guest.ask(f"/api/tables/{table_id}/record")
    assert f'filename="cerebria-cards-{table_id}.json"' in reply.headers["content-disposition"]
    table = mindrose.replay(json.loads(reply.text))
    assert table.over
    assert table.seed == info.seed
    assert table.commitment == info.commitment
    assert table.outcome is not None
    for seat in seats:
        moment = await seat.moment()
        assert table.outcome.document() == moment.outcome == info.outcome
        assert table.events(moment.seat) == seat.story
        assert table.view(moment.seat) == moment.view


@played
async def test_every_step_of_a_finished_game_is_shown_as_each_seat_saw_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        await together(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        guest = people.guests[0]
        record = json.loads((await guest.ask(f"/api/tables/{people.table}/record")).text)
        whole = mindrose.replay(record)
        for viewer in (None, 0, 1):
            named = "" if viewer is None else f"&seat={viewer}"
            again = mindrose.load("cerebria-cards").new(whole.players, whole.seed, **whole.options)
            told = 0
            steps = []
            for first in range(0, len(whole.given) + 1, 40):
                page = await guest.get(f"/api/tables/{people.table}/steps?first={first}&count=40{named}")
                assert (page["count"], page["first"]) == (len(whole.given), first)
                steps += page["steps"]
            assert [step["number"] for step in steps] == list(range(len(whole.given) + 1))
            for step, given in zip(steps, [None, *whole.given.since(0)], strict=True):
                if given is not None:
                    assert (step["seat"], step["choice"]["number"]) == (given.seat, given.answer)
                    again.answer(given.answer, given.seat)
                assert step["view"] == json.loads(json.dumps(again.view(viewer)))
                assert step["events"] == again.events(viewer, told)
                told = len(again.story)
        assert await guest.refused(f"/api/tables/{people.table}/steps?seat=2") == "E_SEAT_UNKNOWN"


@played
async def test_a_table_starts_when_its_last_seat_is_taken(address: str) -> None:
    async with OpenHouse(address) as house:
        host, friend, third = [await Guest.arrive(house.address, name) for name in ("host", "friend", "third")]
        table = await host.set_up(PERSON, OPEN, OPEN)
        waiting = await host.sit(table)
        assert (await host.look(table)).state == "open"
        assert await host.refused(f"/api/tables/{table}/start", {}) == "E_OPEN_SEATS"
        assert await friend.refused(f"/api/tables/{table}/start", {}) == "E_NOT_HOST"
        assert await host.refused(f"/api/tables/{table}/join", {}) == "E_ALREADY_SEATED"
        assert (await friend.join(table, 2)).you == [2]
        assert await third.refused(f"/api/tables/{table}/join", {"seat": 2}) == "E_SEAT_TAKEN"
        assert await third.refused(f"/api/tables/{table}/join", {"seat": 3}) == "E_SEAT_UNKNOWN"
        refused = await waiting.tell(wire.Answer("", 0, 0))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_NOT_STARTED"
        assert (await friend.leave(table)).seats[2].kind == "open"
        assert await friend.refused(f"/api/tables/{table}/leave", {}) == "E_NOT_SEATED"
        await third.join(table)
        started = await friend.join(table)
        assert started.state == "playing"
        assert [seat.name for seat in started.seats] == ["host", "third", "friend"]
        await waiting.moment()
        assert waiting.info is not None
        assert waiting.info.state == "playing"
        late = await Guest.arrive(house.address, "late")
        assert await late.refused(f"/api/tables/{table}/join", {}) == "E_SEAT_TAKEN"
        assert await host.refused(f"/api/tables/{table}/start", {}) == "E_STARTED"
        await waiting.close()
        await together(*(guest.close() for guest in (host, friend, third, late)))


@played
async def test_the_host_gives_open_seats_to_bots_and_takes_them_back(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host, friend = [await Guest.arrive(house.address, name) for name in ("host", "friend")]
        table = await host.set_up(PERSON, OPEN, OPEN)
        await friend.join(table, 1)
        seat = f"/api/tables/{table}/seats"
        assert await friend.refused(f"{seat}/2", {"kind": "bot", "level": "easy"}) == "E_NOT_HOST"
        assert await host.refused(f"{seat}/2", {"kind": "bot"}) == "E_LEVEL"
        assert await host.refused(f"{seat}/3", {"kind": "open"}) == "E_SEAT_UNKNOWN"
        assert (await host.table(f"{seat}/1", {"kind": "open"})).seats[1].kind == "open"
        bot = await host.table(f"{seat}/2", {"kind": "bot", "level": "easy"})
        assert (bot.state, bot.seats[2].kind, bot.seats[2].level) == ("open", "bot", "easy")
        assert (await friend.join(table)).state == "playing"
        assert await host.refused(f"{seat}/1", {"kind": "bot", "level": "easy"}) == "E_SEAT_TAKEN"
        await together(host.close(), friend.close())


@played
async def test_a_bot_plays_on_for_somebody_who_leaves(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        first, second = people
        await together(*(seat.play(greedy(1), most=1) for seat in people))
        left = await people.guests[1].leave(people.table)
        assert (left.seats[1].kind, left.seats[1].name, left.you) == ("bot", "guest 1", [])
        await second.until(lambda: second.now is not None and second.now.seat is None)
        assert second.now is not None
        hand = second.now.view["seats"][1]["hand"]
        assert "count" in hand, "who has left is a spectator"
        refused = await second.tell(wire.Answer("", second.now.number, 0))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_NOT_SEATED"
        await first.play(greedy(2))
        assert (await first.over()).outcome == (await second.over()).outcome
        assert await people.guests[1].refused(f"/api/tables/{people.table}/rematch", {}) == "E_NOT_SEATED"


@played
async def test_a_rematch_is_one_table_however_many_ask_for_it(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with OpenHouse(address) as house, company(house.address, 2, EASY) as people:
        assert await people.guests[0].refused(f"/api/tables/{people.table}/rematch", {}) == "E_NOT_OVER"
        await together(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        place = house.hall.place

        async def slowly(*table: Any) -> wire.TableInfo:
            await asyncio.sleep(0.3)
            return await place(*table)

        monkeypatch.setattr(house.hall, "place", slowly)
        wanted = await together(*(guest.table(f"/api/tables/{people.table}/rematch", {}) for guest in people.guests))
        assert wanted[0].id == wanted[1].id != people.table
        fresh = await people.guests[0].look(wanted[0].id)
        old = await people.guests[0].look(people.table)
        assert old.next == fresh.id
        for seat in people:
            await seat.until(partial(lambda seat: seat.info is not None and seat.info.next == fresh.id, seat))
        assert (fresh.state, fresh.players, fresh.options) == ("playing", 3, old.options)
        assert [(seat.kind, seat.player, seat.name) for seat in fresh.seats] == [
            (seat.kind, seat.player, seat.name) for seat in old.seats
        ]
        assert fresh.commitment != old.commitment
        again = [await guest.sit(fresh.id) for guest in people.guests]
        await together(*(seat.play(greedy(5), most=1) for seat in again))
        await together(*(seat.close() for seat in again))


@played
async def test_chat_reaches_everybody_and_stays(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        nobody = Guest(house.address)
        silent = await nobody.sit(people.table)
        one, two = people
        said = await together(
            *(seat.tell(wire.Say("", f"hello from {seat.guest.id}")) for seat in (one, two, spectator))
        )
        assert all(isinstance(reply, wire.Accepted) for reply in said)
        refused = await silent.tell(wire.Say("", "hello"))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_NO_PLAYER"
        for seat in (one, two, spectator, silent):
            await seat.until(partial(lambda seat: len(seat.chat) == 3, seat))
            assert [line.number for line in seat.chat] == [0, 1, 2]
            assert {(line.name, line.seat) for line in seat.chat} == {("guest 0", 0), ("guest 1", 1), ("watcher", None)}
        late = await watcher.sit(people.table)
        await late.until(lambda: len(late.chat) == 3)
        assert late.chat == one.chat
        await together(*(seat.close() for seat in (spectator, silent, late)))
        await together(watcher.close(), nobody.close())


@played
async def test_everybody_sees_who_is_there(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        one, two = people
        await one.until(lambda: one.info is not None and all(seat.connected for seat in one.info.seats))
        await two.close()
        await one.until(lambda: one.info is not None and not one.info.seats[1].connected)
        back = await people.guests[1].sit(people.table)
        await one.until(lambda: one.info is not None and one.info.seats[1].connected)
        await back.close()


@played
async def test_somebody_who_is_asked_can_be_reminded_but_not_pestered(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        asked = await people.asked()
        other = next(seat for seat in people if seat is not asked)
        number = (await asked.moment()).seat
        assert number is not None
        assert isinstance(await other.tell(wire.Nudge("", number)), wire.Accepted)
        await asked.until(lambda: asked.nudges == 1)
        again = await other.tell(wire.Nudge("", number))
        assert isinstance(again, wire.Refused)
        assert again.code == "E_RATE"
        idle = await asked.tell(wire.Nudge("", 1 - number))
        assert isinstance(idle, wire.Refused)
        assert asked.nudges == 1
        assert other.nudges == 0


@played
async def test_several_people_share_one_screen(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        table = await host.set_up(wire.NewSeat("person", name="Ann"), wire.NewSeat("person", name="Bo"))
        screen = await host.sit(table)
        assert screen.info is not None
        assert [seat.name for seat in screen.info.seats] == ["Ann", "Bo"]
        assert screen.info.you == [0, 1]
        for _ in range(400):
            moment = await screen.moment()
            if moment.outcome is not None:
                break
            if moment.question is None:
                seat = moment.waiting[0].seat
                assert isinstance(await screen.tell(wire.Look("", seat)), wire.Accepted)
                assert (await screen.moment()).seat == seat
            else:
                reply = await screen.answer(greedy(1)(moment.view))
                assert isinstance(reply, wire.Accepted)
        assert (await screen.moment()).outcome is not None
        await screen.close()
        await host.close()


@played
async def test_the_lobby_shows_public_tables_and_my_games_mine(address: str) -> None:
    async with OpenHouse(address) as house:
        host, other = [await Guest.arrive(house.address, name) for name in ("host", "other")]
        stream = await Stream(other).dial()
        await stream.until(lambda: stream.lobby is not None)
        private = await host.set_up(PERSON, OPEN)
        public = await host.set_up(PERSON, OPEN, public=True)
        await stream.until(lambda: [table.id for table in stream.lobby or []] == [public])
        assert [table["id"] for table in await other.get("/api/tables")] == [public]
        assert {table["id"] for table in await host.get("/api/tables/mine")} == {private, public}
        assert await other.get("/api/tables/mine") == []
        await other.join(public)
        await stream.until(lambda: public in stream.tables and stream.tables[public].state == "playing")
        assert stream.tables[public].you == [1]
        assert private not in stream.tables
        await stream.close()
        await together(host.close(), other.close())


@played
async def test_a_game_goes_on_from_its_record_and_the_seed_stays_private(sqlite: str) -> None:
    table = mindrose.load("cerebria-cards").new(2, "seed", **SHORT)
    chooser = greedy(3)
    for _ in range(12):
        asked = table.question
        assert asked is not None
        table.answer(chooser(table.view(asked.seat)))
    record = json.loads(table.record().json())
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        resumed = await host.set_up(PERSON, EASY, record=record, options={}, public=True)
        seat = await host.sit(resumed)
        assert seat.info is not None
        assert not seat.info.public
        assert seat.info.resumed
        assert (await seat.moment()).view["seats"] == table.view(0)["seats"]
        await seat.play(greedy(1))
        end = await seat.over()
        whole = mindrose.replay(json.loads((await host.ask(f"/api/tables/{resumed}/record")).text))
        assert whole.start is not None
        assert whole.start["seats"] == table.position()["seats"]
        shown = await host.set_up(PERSON, EASY, record=json.loads(whole.record().json()), options={})
        assert (await host.look(shown)).outcome == end.outcome
        broken = {**record, "answers": [*record["answers"][:-1], 107]}
        assert (
            await host.refused("/api/tables", wire.NewTable("cerebria-cards", [PERSON, EASY], record=broken))
            == "E_RECORD"
        )
        three = wire.NewTable("cerebria-cards", [PERSON, EASY, EASY], record=record)
        assert await host.refused("/api/tables", three) == "E_PLAYERS"
        await seat.close()
        await host.close()
