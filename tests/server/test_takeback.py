"""Taking back: free where nothing was shown and nobody acted since, else with everybody's consent."""

from __future__ import annotations

import mindrose
from mindrose.server import entries as log_of
from mindrose.server import wire
from mindrose.server.match import Match
from tests.server import prepared
from tests.server.houses import OpenHouse, played
from tests.server.playing import EASY, Document, Guest, Seat, Talk, company, greedy, together
from tests.server.test_match import enter


def refusal(reply: Talk) -> str:
    assert isinstance(reply, wire.Refused), reply
    return reply.code


def agreed(reply: Talk) -> None:
    assert isinstance(reply, wire.Accepted), reply


async def takeback_at(seat: Seat, wanted: wire.Takeback | None) -> None:
    await seat.until(lambda: seat.now is not None and seat.now.takeback == wanted)


async def tells(seat: Seat, event: Document) -> None:
    """The last that a seat has heard of is this event."""
    await seat.until(lambda: seat.story[-1:] == [event])


@played
async def test_an_answer_that_showed_nothing_is_taken_back_freely_and_everybody_is_told(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, record=prepared.drafting()) as people:
        active, other = people.seats
        before = await active.moment()
        assert not before.undo
        others = await other.moment()
        await active.do("evoke", card="anger")
        await active.do("alone")
        await other.until(lambda: len(other.story) == 1)
        assert (await active.moment()).undo
        agreed(await active.undo())
        await other.until(lambda: len(other.story) == 2)
        assert other.story[1] == {"event": "undone", "seat": 0, "count": 1}
        assert (await other.moment()).view == others.view
        agreed(await active.undo())
        after = await active.moment()
        assert (after.view, after.question) == (before.view, before.question)
        assert after.number > before.number
        assert refusal(await active.undo()) == "E_NO_UNDO"


@played
async def test_consent_is_asked_and_can_be_declined(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 2) as people:
        first = await people.asked()
        second = next(seat for seat in people if seat is not first)
        assert refusal(await first.undo()) == "E_NO_UNDO"
        await first.do("keep")
        asker = (await first.moment()).seat
        assert asker is not None
        assert not (await first.moment()).undo
        agreed(await first.undo())
        request = wire.Takeback(asker, [])
        await takeback_at(second, request)
        assert refusal(await first.undo()) == "E_NO_UNDO"
        assert refusal(await first.tell(wire.Agree("", True))) == "E_NO_TAKEBACK"
        agreed(await second.tell(wire.Agree("", False)))
        await takeback_at(first, None)
        assert refusal(await second.tell(wire.Agree("", True))) == "E_NO_TAKEBACK"
        moment = await second.asked()
        assert moment.question is not None
        assert moment.question.kind == "mulligan"
        assert house.live(people.table).started().table.given.count == 1


@played
async def test_with_everybodys_consent_the_answer_is_taken_back(address: str) -> None:
    async with OpenHouse(address) as house, company(house.address, 3) as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        first = await people.asked()
        others = [seat for seat in people if seat is not first]
        before = await first.moment()
        assert before.seat is not None
        await first.do("keep")
        agreed(await first.undo())
        await together(*(takeback_at(seat, wire.Takeback(before.seat, [])) for seat in (*others, spectator)))
        assert refusal(await spectator.tell(wire.Agree("", True))) == "E_NOT_SEATED"
        agreed(await others[0].tell(wire.Agree("", True)))
        helper = (await others[0].moment()).seat
        assert helper is not None
        await takeback_at(others[1], wire.Takeback(before.seat, [helper]))
        agreed(await others[0].tell(wire.Agree("", True)))
        assert house.live(people.table).started().table.given.count == 1
        agreed(await others[1].tell(wire.Agree("", True)))
        after = await first.asked()
        assert (after.view, after.question, after.takeback) == (before.view, before.question, None)
        for seat in (*people, spectator):
            await tells(seat, {"event": "undone", "seat": before.seat, "count": 1})
        await people.play(greedy(1), 3)
        await spectator.close()
        await watcher.close()


@played
async def test_a_request_that_is_taken_back_itself_is_not_made_again(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        first = await people.asked()
        second = next(seat for seat in people if seat is not first)
        await first.do("keep")
        await first.undo()
        agreed(await first.tell(wire.Agree("", False)))
        await takeback_at(second, None)
        assert refusal(await first.undo()) == "E_ASKED"


@played
async def test_a_request_ends_with_the_next_answer(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        first = await people.asked()
        second = next(seat for seat in people if seat is not first)
        await first.do("keep")
        await first.undo()
        await second.until(lambda: second.now is not None and second.now.takeback is not None)
        await second.do("keep")
        await takeback_at(first, None)
        assert refusal(await second.tell(wire.Agree("", True))) == "E_NO_TAKEBACK"
        assert house.live(people.table).started().table.given.count == 2


@played
async def test_bots_never_mind(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 1, EASY) as people:
        (seat,) = people
        before = await seat.asked()
        await seat.do("keep")
        await seat.until(
            lambda: seat.now is not None and seat.now.number > before.number and seat.now.question is not None
        )
        agreed(await seat.undo())
        after = await seat.asked()
        assert (await seat.moment()).takeback is None
        assert after.question is not None
        assert after.question.kind == "mulligan"
        assert seat.story[-1]["event"] == "undone" or seat.story[-2]["event"] == "undone"
        assert house.live(people.table).started().last(0) is None


def test_what_was_passed_for_a_seat_is_nothing_that_it_takes_back() -> None:
    """Else the window would be passed once more, and the seat be asked the same as before."""
    match = Match(mindrose.load("cerebria-cards").new(2, 1), 1000.0, None)
    (first,) = match.since
    enter(match, log_of.ANSWER, first, match.table.legal()[0])
    while first not in match.since:
        enter(match, log_of.ANSWER, next(iter(match.since)), match.table.legal()[0])
    enter(match, log_of.PASS, first, match.table.legal()[0])
    assert match.last(first) == 0
    assert not match.free_undo(first)


@played
async def test_when_the_game_is_over_nothing_is_taken_back(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2) as people:
        await together(*(seat.play(greedy(number)) for number, seat in enumerate(people)))
        for seat in people:
            await seat.over()
            assert refusal(await seat.undo()) == "E_NO_UNDO"
            assert refusal(await seat.withdraw()) == "E_NO_DRAFT"
