"""Resigning: where two sides play it ends the game, and everybody is told; else nothing happens."""

from __future__ import annotations

import json
from typing import Any

import mindrose
from mindrose.server import wire
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, OPEN, PERSON, Guest, Seat, company, greedy, together
from tests.server.test_nodes import two_houses

INSIDE = "cerebria"
RESIGNED = {"event": "resigned", "seat": 1}
WON = {"winners": [0], "reason": "resigned", "rule": "", "points": [], "resigned": 1}


async def resign(guest: Guest, table: str, seat: int | None = None) -> wire.TableInfo:
    return await guest.table(f"/api/tables/{table}/resign", wire.Resign(seat))


async def denied(guest: Guest, table: str, seat: int | None = None) -> str:
    return await guest.refused(f"/api/tables/{table}/resign", wire.Resign(seat))


def length(house: OpenHouse, table: str) -> int:
    return house.live(table).started().length


@played
async def test_the_other_side_wins_and_everybody_is_told(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        ann, bob = people.guests
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        await people.play(greedy(1), 2)
        info = await resign(bob, people.table)
        assert (info.state, info.outcome, info.asked) == ("over", WON, [])
        for window in (*people, spectator):
            last = await window.over()
            assert (last.outcome, last.question, last.waiting, last.undo) == (WON, None, [], False)
            assert window.story[-1] == RESIGNED
        assert await denied(ann, people.table) == "E_OVER"
        assert await denied(bob, people.table) == "E_OVER"
        assert isinstance(await people.seats[0].undo(), wire.Refused)
        await spectator.close()
        await watcher.close()


@played
async def test_the_record_the_replay_and_a_restart_show_it(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        await people.play(greedy(1), 2)
        await resign(people.guests[1], people.table)
        record = await people.guests[0].get(f"/api/tables/{people.table}/record")
        steps = await people.guests[0].get(f"/api/tables/{people.table}/steps?seat=0")
        guest, table = people.guests[0], people.table
        cookies = guest.browser.cookies
    assert mindrose.replay(record).resigned == 1
    assert steps["count"] == len(record["answers"]) + 1 == len(steps["steps"]) - 1
    last = steps["steps"][-1]
    assert (last["events"], last["seat"], last["choice"], last["view"]["question"]) == ([RESIGNED], 1, None, [])
    async with OpenHouse(address) as house:
        again = Guest(house.address)
        again.browser.cookies = cookies
        assert (await again.look(table)).outcome == WON
        window = await again.sit(table)
        assert (await window.over()).outcome == WON
        assert window.story[-1] == RESIGNED
        brought = await again.set_up(OPEN, OPEN, record=record)
        assert (await again.look(brought)).outcome == WON
        assert await again.get(f"/api/tables/{brought}/record") == record
        await window.close()
        await again.close()


@played
async def test_against_bots_the_game_ends_whoever_is_asked(sqlite: str) -> None:
    async with OpenHouse(sqlite, pause=(5.0, 5.0)) as house:
        ann = await Guest.arrive(house.address, "Ann")
        table = await ann.set_up(PERSON, EASY)
        window = await ann.sit(table)
        await window.moment()
        await resign(ann, table)
        assert (await window.over()).outcome == {**WON, "winners": [1], "resigned": 0}
        assert not house.live(table).driver.deeds
        assert (await ann.table(f"/api/tables/{table}/rematch", {})).state == "playing"
        await window.close()
        await ann.close()


@played
async def test_who_may_not_resign_changes_nothing(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann, bob = await together(Guest.arrive(house.address, "Ann"), Guest.arrive(house.address, "Bob"))
        three = await ann.set_up(PERSON, EASY, EASY)
        waiting = await ann.set_up(PERSON, OPEN)
        own = await ann.set_up(PERSON, PERSON)
        team = await ann.set_up(PERSON, EASY, OPEN, EASY, game=INSIDE)
        await bob.join(team)
        for guest, table, seat, code in (
            (ann, three, None, "E_MANY_SIDES"),
            (ann, waiting, None, "E_NOT_STARTED"),
            (bob, own, None, "E_NOT_SEATED"),
            (ann, own, None, "E_WHICH_SEAT"),
            (ann, own, 7, "E_NOT_SEATED"),
            (ann, team, None, "E_TEAMMATE"),
            (ann, team, 1, "E_NOT_SEATED"),
            (ann, "nowhere", None, "E_NO_TABLE"),
        ):
            assert await denied(guest, table, seat) == code, code
        for table in (three, own, team):
            assert (await ann.look(table)).outcome is None
        assert length(house, own) == 0
        await together(ann.close(), bob.close())


@played
async def test_of_several_at_one_screen_the_named_one_resigns(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        table = await ann.set_up(PERSON, PERSON)
        assert (await resign(ann, table, 1)).outcome == WON
        await ann.close()


@played
async def test_who_alone_plays_a_side_with_bots_resigns_for_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house:
        ann = await Guest.arrive(house.address, "Ann")
        table = await ann.set_up(PERSON, EASY, EASY, EASY, game=INSIDE)
        outcome = (await resign(ann, table)).outcome
        assert outcome is not None
        assert (outcome["winners"], outcome["resigned"]) == ([1, 3], 0)
        await ann.close()


@played
async def test_a_begun_action_is_finished_or_cancelled_first(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        ann, _ = people.guests
        active = people.seats[0]
        await active.do("evoke", card="anger")
        assert await denied(ann, people.table) == "E_BEGUN"
        assert length(house, people.table) == 1
        await active.withdraw()
        assert (await resign(ann, people.table)).state == "over"


@played
async def test_a_request_to_take_back_ends_with_it(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        first = await people.asked()
        await first.do("keep")
        await first.undo()
        await resign(people.guests[1], people.table)
        assert (await first.over()).takeback is None


@played
async def test_at_two_servers_a_game_ends_once(postgresql: str) -> None:
    async with two_houses(postgresql) as (one, two), company(one.address, 2) as people:
        other = people.guests[1].at(two.address)
        there: Seat = await other.sit(people.table)
        await there.moment()
        both: list[Any] = await together(
            people.guests[0].ask(f"/api/tables/{people.table}/resign", {}),
            other.ask(f"/api/tables/{people.table}/resign", {}),
        )
        replies = sorted(reply.status_code for reply in both)
        codes = [reply.json()["code"] for reply in both if reply.status_code != 200]
        assert (replies, set(codes) <= {"E_STALE", "E_OVER"}) == ([200, 409], True)
        ends = [(await window.over()).outcome for window in (*people, there)]
        assert ends[0] is not None
        assert all(json.dumps(end) == json.dumps(ends[0]) for end in ends)
        await there.close()
        await other.close()
