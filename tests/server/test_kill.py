"""Nothing is lost: not when the server is killed, not when a line breaks, not when a player has two windows."""

from __future__ import annotations

import asyncio
import random

from mindrose.server import wire
from tests.server.houses import OpenHouse, Process, played
from tests.server.playing import EASY, OPEN, PERSON, Seat, company, greedy, together
from tests.server.sitters import ENDLESS, Habits, Sitter, entries_of, look_up, sat_down

CYCLES = 8


@played
async def test_a_killed_server_comes_back_with_every_acknowledged_move(address: str) -> None:
    dice = random.Random(4)
    async with Process(address) as server:
        sitters = await sat_down(server.address, PERSON, OPEN, dice=dice)
        sitters += await sat_down(server.address, PERSON, EASY, OPEN, dice=dice, habits=Habits(0.1, 0.1))
        for _ in range(CYCLES):
            before = [sitter.ledger.acknowledged for sitter in sitters]
            playing = [asyncio.create_task(sitter.play()) for sitter in sitters]
            await progress(sitters, before)
            await asyncio.sleep(dice.uniform(0.0, 0.2))
            await server.kill()
            await together(*playing)
            await look_up(address, sitters)
            await server.start()
            await together(*(sitter.come_back() for sitter in sitters))
        await check_stories(sitters)
        await together(*(sitter.leave() for sitter in sitters))


async def progress(sitters: list[Sitter], before: list[int]) -> None:
    """The tables go on: everybody has given another answer."""
    async with asyncio.timeout(20):
        while any(sitter.ledger.acknowledged <= count for sitter, count in zip(sitters, before, strict=True)):
            await asyncio.sleep(0.01)


async def check_stories(people: list[Sitter]) -> None:
    """Pieced together over all the kills, everybody's story is the whole story."""
    for sitter in people:
        fresh = await sitter.guest.sit(sitter.seat.table_id)
        await fresh.moment()
        await sitter.seat.moment()
        length = min(len(fresh.story), len(sitter.seat.story))
        assert length > CYCLES
        assert fresh.story[:length] == sitter.seat.story[:length]
        await fresh.close()


@played
async def test_who_comes_back_is_told_what_is_missing_and_nothing_twice(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2, options=ENDLESS) as people:
        one, two = people
        lost = one
        for turn in range(5):
            await lost.close()
            if two.now is not None and two.now.question is not None:
                await two.play(greedy(turn), most=1)
            lost = await lost.again()
            people.seats[0] = lost
            await people.play(greedy(turn), 3)
        fresh = await one.guest.sit(people.table)
        await fresh.moment()
        assert lost.story == fresh.story
        assert (await lost.moment()).view == (await fresh.moment()).view
        for told in (0, 1, len(fresh.story) - 1, len(fresh.story)):
            late = await one.guest.sit(people.table, told=told)
            assert (await late.moment()).events == fresh.story[told:]
            await late.close()
        boastful = Seat(one.guest, people.table)
        await boastful.dial("?told=99999999")
        await boastful.until(lambda: boastful.now is not None)
        assert boastful.now is not None
        assert (boastful.now.events, boastful.now.told) == ([], len(fresh.story))
        await together(fresh.close(), boastful.close())


@played
async def test_two_windows_of_one_player_agree(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2, options=ENDLESS) as people:
        windows = [await people.guests[0].sit(people.table) for _ in range(2)]
        for turn in range(12):
            asked = await people.asked()
            moment = await asked.moment()
            if moment.seat == 0:
                await windows[turn % 2].asked()
                await windows[turn % 2].play(greedy(turn), most=1)
                await asked.moved_on(moment)
            else:
                await asked.play(greedy(turn), most=1)
        await asyncio.sleep(0.1)
        shown = [await window.moment() for window in (people.seats[0], *windows)]
        assert all(
            (moment.number, moment.told, moment.view, moment.question)
            == (shown[0].number, shown[0].told, shown[0].view, shown[0].question)
            for moment in shown
        )
        assert windows[0].story == windows[1].story == people.seats[0].story
        await together(*(window.close() for window in windows))


@played
async def test_a_stale_number_or_the_same_answer_again_is_refused_and_changes_nothing(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        for _ in range(6):
            asked = await people.asked()
            moment = await asked.moment()
            assert moment.question is not None
            answer = greedy(1)(moment.view)
            for number in (moment.number - 1, moment.number + 1, 0, 2**31):
                if number != moment.number and number >= 0:
                    refused = await asked.answer(answer, number)
                    assert isinstance(refused, wire.Refused)
                    assert refused.code == "E_STALE"
            replies = await together(*(asked.answer(answer, moment.number) for _ in range(3)))
            assert sorted(type(reply).__name__ for reply in replies) == ["Accepted", "Refused", "Refused"]
            given = house.live(people.table).started().table.given
            length = given.count
            again = await asked.answer(answer, moment.number)
            assert isinstance(again, wire.Refused)
            assert again.code == "E_STALE"
            assert given.count == length
        entries = await entries_of(address, people.table)
        assert len(entries) == 6


@played
async def test_of_answers_from_two_windows_exactly_one_counts(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        for turn in range(6):
            asked = await people.asked()
            moment = await asked.moment()
            assert moment.question is not None
            second = await asked.guest.sit(people.table)
            choices = [choice.number for choice in moment.question.choices]
            replies = await together(asked.answer(choices[0], moment.number), second.answer(choices[-1], moment.number))
            assert sorted(type(reply).__name__ for reply in replies) == ["Accepted", "Refused"]
            assert house.live(people.table).started().length == turn + 1
            await second.close()
