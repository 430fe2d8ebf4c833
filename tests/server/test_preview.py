"""Looking ahead at a table: only who asks hears of it, nothing is stored; and answers that are given together."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

from mindrose.server import live as live_module
from mindrose.server import wire
from mindrose.server.differences import differences
from mindrose.server.wire import Difference
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import Guest, Seat, company, together


def changed(view: Any, found: list[Difference]) -> Any:
    """A document with its differences, as the browser applies them."""
    whole = {"": msgspec.to_builtins(view)}
    for one in found:
        inner: Any = whole
        way = ["", *one.at]
        for name in way[:-1]:
            inner = inner[name]
        if one.gone:
            del inner[way[-1]]
        else:
            inner[way[-1]] = one.to
    return whole[""]


@pytest.mark.parametrize(
    ("before", "after", "number"),
    [
        ({"a": 1}, {"a": 1}, 0),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, 1),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, 1),
        ({"a": 1, "b": 2}, {"b": 2, "c": None}, 2),
        ({"a": 1}, {"a": True}, 1),
        ([1], {}, 1),
    ],
)
def test_differences_make_one_document_the_other(before: Any, after: Any, number: int) -> None:
    found = differences(before, after)
    assert len(found) == number
    assert changed(before, found) == after


async def preview(seat: Seat, *answers: int) -> wire.Previewed:
    reply = await seat.tell(wire.Preview("", (await seat.moment()).number, list(answers)))
    assert isinstance(reply, wire.Previewed), reply
    return reply


@played
async def test_what_a_seat_foresees_is_what_it_then_sees(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        match = house.live(people.table).started()
        asked = people.seats[0]
        moment = await asked.asked()
        answer = asked.meant(moment, "evoke", card="anger")
        ahead = await preview(asked, answer)
        assert (ahead.stop, ahead.taken, ahead.number) == ("open", 1, moment.number)
        assert (match.length, asked.now) == (0, moment)
        await asked.answer(answer)
        await asked.moved_on(moment)
        after = await asked.moment()
        assert changed(moment.view, ahead.differences) == after.view
        assert ahead.question == after.question


@played
async def test_nobody_else_hears_of_a_look_ahead(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        asked, other = people.seats
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        moment = await asked.asked()
        assert moment.question is not None
        await other.moment()
        await spectator.moment()
        heard = [len(other.raw), len(spectator.raw)]
        for choice in moment.question.choices[:4]:
            await preview(asked, choice.number)
        await other.quiet()
        assert [len(other.raw), len(spectator.raw)] == heard
        refused = await spectator.tell(wire.Preview("", moment.number, [0]))
        assert isinstance(refused, wire.Refused)
        assert refused.code == "E_NOT_SEATED"
        await spectator.close()
        await watcher.close()


@played
async def test_only_what_was_asked_last_is_looked_at(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        asked = people.seats[0]
        moment = await asked.asked()
        assert moment.question is not None
        answer = moment.question.choices[0].number
        async with house.live(people.table).lock:
            asks = [
                asyncio.create_task(asked.tell(wire.Preview("", moment.number, [answer] * count)))
                for count in (1, 2, 3)
            ]
            await asyncio.wait(asks[:2])
        replies = [await ask for ask in asks]
        assert [reply.code for reply in replies[:2] if isinstance(reply, wire.Refused)] == ["E_STALE", "E_STALE"]
        assert isinstance(replies[2], wire.Previewed)


@played
async def test_too_many_looks_ahead_and_stale_ones_are_refused(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        asked = people.seats[0]
        moment = await asked.asked()
        stale = await asked.tell(wire.Preview("", moment.number + 1, [0]))
        assert isinstance(stale, wire.Refused)
        assert stale.code == "E_STALE"
        replies = await asyncio.gather(
            *(asked.tell(wire.Preview("", moment.number, [0])) for _ in range(100)), return_exceptions=True
        )
        codes = [reply.code for reply in replies if isinstance(reply, wire.Refused)]
        assert "E_RATE" in codes


@played
async def test_answers_of_one_command_are_taken_together(sqlite: str) -> None:
    """They are stored one by one; what comes after the first that does not fit is left to be asked."""
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        for _ in range(2):
            await (await people.asked()).do("keep")
        asked = await people.asked()
        moment = await asked.asked()
        evoke = asked.meant(moment, "evoke")
        ahead = await preview(asked, evoke)
        assert ahead.question is not None
        second = ahead.question.choices[0].number
        length = house.live(people.table).started().length
        reply = await asked.tell(wire.Answers("", moment.number, [evoke, second, evoke]))
        assert reply == wire.Accepted(reply.id, 2)
        match = house.live(people.table).started()
        assert match.length == length + 2
        first = await asked.tell(wire.Answers("", match.number(moment.seat), [evoke, second]))
        assert isinstance(first, wire.Refused)
        assert match.length == length + 2


# Partners


class Counted:
    """Packs, and keeps what it packed."""

    def __init__(self, packed: list[object]) -> None:
        self.packed = packed

    def encode(self, message: object) -> bytes:
        self.packed.append(message)
        return wire.PACK.encode(message)


@played
async def test_a_partner_is_shown_a_thing_and_a_plan_and_nobody_else(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table of four, seats 0 and 2 play together; what they show each other is stored nowhere."""
    async with OpenHouse(sqlite) as house, company(house.address, 4, game="cerebria") as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        live = house.live(people.table)
        match = live.started()
        sides = live.game.sides(4)
        asked = await people.asked()
        moment = await asked.asked()
        assert moment.seat is not None
        assert moment.question is not None
        mates = [seat for place, seat in enumerate(people) if sides[place] == sides[moment.seat] and seat is not asked]
        others = [spectator, asked, *(seat for place, seat in enumerate(people) if sides[place] != sides[moment.seat])]
        await together(*(seat.moment() for seat in [*people, spectator]))
        length, chat = match.length, len(live.chat)
        answer = moment.question.choices[0].number
        assert isinstance(await asked.tell(wire.Point("", "space:valley-1")), wire.Accepted)
        assert isinstance(await asked.tell(wire.Point("", "", moment.number, [answer])), wire.Accepted)
        for mate in mates:
            await mate.until(partial(lambda mate: len(mate.pointed) == 2, mate))
            thing, plan = mate.pointed
            assert (thing.seat, thing.thing, thing.differences) == (moment.seat, "space:valley-1", [])
            after = match.table.clone().answer(answer, moment.seat)
            now = (await mate.moment()).view
            assert changed(now, plan.differences) == msgspec.to_builtins(after.view((await mate.moment()).seat))
        assert len(mates) == 1
        windows = [await people.guests[list(people).index(mates[0])].sit(people.table) for _ in range(3)]
        packed: list[object] = []
        monkeypatch.setattr(live_module, "PACK", Counted(packed))
        assert isinstance(await asked.tell(wire.Point("", "", moment.number, [answer])), wire.Accepted)
        for window in windows:
            await window.until(partial(lambda window: len(window.pointed) == 1, window))
        assert sum(isinstance(one, wire.Pointed) for one in packed) == 1, "it is looked at once for all their windows"
        await together(*(window.close() for window in windows))
        await spectator.quiet()
        assert [seat.pointed for seat in others] == [[]] * len(others)
        assert (match.length, len(live.chat)) == (length, chat)
        refused = await spectator.tell(wire.Point("", "mood"))
        assert isinstance(refused, wire.Refused)
        stale = await asked.tell(wire.Point("", "", moment.number + 1, [answer]))
        assert isinstance(stale, wire.Refused)
        await spectator.close()
        await watcher.close()
