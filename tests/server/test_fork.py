"""Secret decisions at the same time: everybody has a clock, a draft and an undo of their own, and nobody else knows."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import time
from typing import Any

import pytest

import mindrose
from mindrose import registry
from mindrose.engine import ROOT
from mindrose.kernel.game import Game
from mindrose.players.player import own_answers
from mindrose.server import entries as log_of
from mindrose.server import wire
from mindrose.server.match import Match
from tests.kernel.duel.game import Duel
from tests.kernel.duel.table import CARD, PASS, WITHDRAW
from tests.server import bidding
from tests.server.bidding import BID, HEIGHT, SEAL, Bidding
from tests.server.bots import Bot, Noting, dicing, lying
from tests.server.houses import OpenHouse, played
from tests.server.moments import events_of, moment_of
from tests.server.playing import EASY, OPEN, PERSON, Guest, Seat, Stream, at_random, company, together
from tests.server.sitters import entries_of
from tests.server.test_clock import time_passes
from tests.server.test_match import Evening, enter, shown, standing

LIMIT = 60


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games can be played on the servers of these tests."""
    games = ("tests.kernel.duel", "tests.server.bidding", str(ROOT / "examples" / "goofspiel"))
    monkeypatch.setenv(registry.VARIABLE, os.pathsep.join(games))


def planning(limit: int | None = None) -> Match:
    """Three mages plan (DU-3)."""
    return Match(Duel().new(3, 1), 1000.0, limit)


def bids(limit: int | None = None) -> Match:
    return Match(Bidding().new(3, 1), 1000.0, limit)


# The match


@pytest.mark.parametrize(("game", "seed"), [(Duel(), 1), (Duel(), 2), (Duel(), 3), (Bidding(), 4), (Bidding(), 5)])
def test_an_evening_of_secret_decisions_is_what_its_log_says(game: Game, seed: int) -> None:
    evening = Evening(3, seed, game)
    evening.go(300)
    for viewer in evening.match.viewers:
        assert standing(evening.heard[viewer]) == evening.match.table.events(viewer)
    again = Match(game.new(3, seed), 1000.0, None)
    for entry in evening.log:
        again.apply(entry)
    for viewer in again.viewers:
        assert shown(again, viewer) == shown(evening.match, viewer)


def test_every_seat_has_a_clock_of_its_own() -> None:
    match = planning(30)
    assert match.since == dict.fromkeys(match.since, 1000.0)
    assert len(match.since) == 3
    enter(match, log_of.ANSWER, 1, match.table.legal(1)[1], 1010.0)
    assert match.since == dict.fromkeys(match.since, 1000.0)
    enter(match, log_of.ANSWER, 1, PASS, 1012.0)
    assert match.since == {0: 1000.0, 2: 1000.0}
    assert sorted(match.timed_out(1030.0)) == [0, 2]
    enter(match, log_of.TIMEOUT, 0, PASS, 1030.0)
    assert match.timed_out(1030.0) == [2]
    enter(match, log_of.TIMEOUT, 2, PASS, 1030.0)
    assert list(match.since.values()) == [1030.0], "the next phase has begun"


def test_who_reconsiders_has_the_time_that_is_left() -> None:
    match = planning(30)
    enter(match, log_of.ANSWER, 1, PASS, 1010.0)
    asked = match.asked(1)
    assert asked is not None
    assert asked.settled
    assert 1 not in match.since
    assert 1 not in [waiting.seat for waiting in moment_of(match, None).waiting]
    enter(match, log_of.ANSWER, 1, WITHDRAW, 1020.0)
    assert match.since[1] == 1000.0


def test_only_own_answers_are_taken_back_and_the_clock_goes_on() -> None:
    match = planning(30)
    lay = {seat: match.table.legal(seat)[1] for seat in range(3)}
    for seat in (0, 1, 0, 1):
        enter(match, log_of.ANSWER, seat, lay[seat] if seat not in [p.seat for p in match.played] else PASS, 1005.0)
    first = match.last(0, 2)
    assert first == 0
    assert match.last(0) == 2
    assert match.free_undo(0)
    assert not match.free_undo(2)
    others = {viewer: match.number(viewer) for viewer in (None, 1, 2)}
    change = enter_and_tell(match, log_of.UNDO, 0, match.last(0) or 0)
    assert [given.seat for given in match.table.given.since(0)] == [0, 1, 1]
    assert match.since == {0: 1000.0, 2: 1000.0}
    assert 0 in change.viewers
    assert {viewer: match.number(viewer) for viewer in others} == others
    enter(match, log_of.UNDO, 0, 0)
    assert [given.seat for given in match.table.given.since(0)] == [1, 1]
    assert not match.free_undo(0)
    assert {viewer: match.number(viewer) for viewer in others} == others


def enter_and_tell(match: Match, kind: int, seat: int, answer: int) -> Any:
    return match.apply(log_of.Entry(match.length, kind, seat, answer, 1020.0))


def test_who_has_reconsidered_is_ready_again_only_by_deciding_again() -> None:
    """Without that answer the decision might have ended long before, with what others answered since."""
    match = planning()
    enter(match, log_of.ANSWER, 0, PASS)
    assert match.free_undo(0)
    enter(match, log_of.ANSWER, 0, WITHDRAW)
    assert not match.free_undo(0)
    enter(match, log_of.ANSWER, 0, match.table.legal(0)[1])
    assert match.free_undo(0)


def test_a_takeback_takes_everything_back_from_there() -> None:
    match = planning(30)
    for seat in (0, 1):
        enter(match, log_of.ANSWER, seat, PASS, 1010.0)
    enter(match, log_of.TAKEBACK, 0, match.last(0) or 0, 1020.0)
    assert match.table.given.count == 0
    assert match.since == dict.fromkeys(match.since, 1020.0)


def test_a_command_inside_a_branch_is_dropped_while_others_answer() -> None:
    match = bids()
    before = {viewer: shown(match, viewer) for viewer in match.viewers}
    for seat, answer in ((0, BID), (1, BID), (0, HEIGHT + 3), (1, HEIGHT + 2)):
        change = enter_and_tell(match, log_of.ANSWER, seat, answer)
        assert change.viewers == [seat]
        assert not change.public
    assert match.drafting(0)
    assert match.drafting(1)
    assert (match.withdrawn(0), match.withdrawn(1), match.withdrawn(2)) == (0, 1, None)
    assert shown(match, 2) == before[2]
    assert shown(match, None) == before[None]
    enter(match, log_of.ANSWER, 1, SEAL)
    before = {viewer: shown(match, viewer) for viewer in match.viewers}
    change = enter_and_tell(match, log_of.UNDO, 0, match.withdrawn(0) or 0)
    assert change.viewers == [0]
    assert {viewer: shown(match, viewer) for viewer in (None, 1, 2)} == {
        viewer: before[viewer] for viewer in (None, 1, 2)
    }
    assert not match.drafting(0)
    assert [(given.seat, given.answer) for given in match.table.given.since(0)] == [
        (1, BID),
        (1, HEIGHT + 2),
        (1, SEAL),
    ]


def test_what_was_told_since_stays_when_something_before_it_is_taken_back() -> None:
    match = bids()
    for seat in (0, 1):
        for answer in (BID, HEIGHT + 1 + seat, SEAL):
            enter(match, log_of.ANSWER, seat, answer)
    assert match.free_undo(0)
    enter(match, log_of.UNDO, 0, match.last(0) or 0)
    story = events_of(match.story, 2, 0)
    assert story[-1] == {"event": "undone", "seat": 0, "count": 1, "after": 1}
    assert standing(story) == [{"event": "sealed", "seat": 1}] == match.table.events(2)


def test_a_request_to_take_back_outlives_what_nobody_may_know_of() -> None:
    match = bids()
    enter(match, log_of.ANSWER, 0, bidding.PASS)
    enter(match, log_of.ASK, 0, 0)
    enter(match, log_of.ANSWER, 1, BID)
    assert match.takeback is not None
    enter(match, log_of.UNDO, 1, match.last(1) or 0)
    assert match.takeback is not None
    enter(match, log_of.ANSWER, 1, bidding.PASS)
    assert match.takeback is None


# Bots


def lay_nothing(answers: list[int]) -> int:
    return PASS


@pytest.mark.parametrize("game", ["duel", "goofspiel"])
@played
async def test_a_person_two_bots_and_a_spectator_play_a_whole_game(
    address: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(address) as house:
        Bot(dicing(1)).play_at(house, monkeypatch)
        async with company(house.address, 1, EASY, EASY, game=game) as people:
            watcher = await Guest.arrive(house.address, "watcher")
            spectator = await watcher.sit(people.table)
            (seat,) = people
            dice = random.Random(3)
            await seat.play(lambda view: dice.choice(own_answers(view)))
            end = await spectator.over()
            assert end.outcome is not None
            record = await watcher.get(f"/api/tables/{people.table}/record")
            assert mindrose.replay(record).outcome is not None
            steps = await watcher.get(f"/api/tables/{people.table}/steps?seat=0&count=10")
            assert len(steps["steps"]) == 10
            await spectator.close()
            await watcher.close()


@played
async def test_a_spectator_is_told_of_a_round_only_who_is_ready(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bids of people and bots, and those that a person lays instead, are told when all have bid."""
    async with OpenHouse(sqlite) as house:
        Bot(dicing(2), 0.05).play_at(house, monkeypatch)
        async with company(house.address, 1, EASY, EASY, game="goofspiel", options={"cards": 6}) as people:
            watcher = await Guest.arrive(house.address, "watcher")
            spectator = await watcher.sit(people.table)
            (seat,) = people
            assert await seat.play(at_random(4)) > 6, "minds were changed"
            await spectator.over()
            rounds: dict[int, list[Any]] = {}
            ready = 0
            for moment in spectator.moments:
                seats = moment.view["seats"]
                ready += sum(entry.pop("ready") for entry in seats)
                over = len(seats[0]["bids"])
                showed = [event for event in spectator.story[: moment.told] if event["event"] == "showed"]
                assert len(showed) == 3 * over
                assert rounds.setdefault(over, seats) == seats
                assert all(entry.keys() == {"bids", "unspent", "points"} for entry in seats)
                assert moment.question is None
                assert {asked["kind"] for asked in moment.view["question"] or []} <= {"bid"}
            assert ready, "somebody was seen to be ready while others thought"
            await spectator.close()
            await watcher.close()


@played
async def test_bots_think_at_the_same_time_and_no_answer_disturbs_another(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with OpenHouse(sqlite) as house:
        bots = Noting(lay_nothing, 0.5)
        bots.play_at(house, monkeypatch)
        async with company(house.address, 1, EASY, EASY, game="duel") as people:
            (seat,) = people
            await seat.asked()
            for _ in range(3):
                await seat.do("confirm")
                await seat.do("withdraw")
            match = house.live(people.table).started()
            await seat.until(lambda: list(match.since) == [0])
            assert (bots.together, bots.cancelled, dict(bots.asked)) == (2, 0, {1: 1, 2: 1})


@played
async def test_bots_that_are_ready_are_not_asked_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with OpenHouse(sqlite) as house:
        bots = Noting(lay_nothing)
        bots.play_at(house, monkeypatch)
        async with company(house.address, 1, EASY, EASY, game="duel") as people:
            (seat,) = people
            live = house.live(people.table)
            await seat.until(lambda: list(live.started().since) == [0])
            length = live.started().length
            await asyncio.sleep(0.3)
            await seat.do("lay")
            await asyncio.sleep(0.3)
            assert live.started().length == length + 1
            assert dict(bots.asked) == {1: 1, 2: 1}
            assert live.row.asked == [0]


@pytest.mark.parametrize(("lies", "errors", "given"), [(1, 1, CARD), (2, 3, PASS)])
@played
async def test_an_illegal_answer_of_a_bot_is_an_error_in_the_log(
    sqlite: str, lies: int, errors: int, given: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is asked once more; then it gets the time-out answer, and that stands in the log, too."""
    async with OpenHouse(sqlite) as house:
        Bot(lying(lies, 17)).play_at(house, monkeypatch)
        with caplog.at_level(logging.ERROR, "mindrose.server"):
            async with company(house.address, 1, EASY, game="duel") as people:
                (seat,) = people
                live = house.live(people.table)
                await seat.asked()
                async with asyncio.timeout(5):
                    while live.started().length == 0:
                        await asyncio.sleep(0.01)
                answer = live.started().table.given.entry(0)
                said = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
        assert answer.seat == 1
        assert answer.answer >= given
        assert (answer.answer == PASS) is (given == PASS)
        first = f"a bot failed: duel, table {people.table}, seat 1, asked lay, answered 17; legal is [0, "
        assert said[0].startswith(first)
        assert len(said) == errors
        assert ("time-out" in said[-1]) is (given == PASS)


# People


@played
async def test_plans_are_made_in_any_order_and_others_hear_nothing_until_one_is_ready(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 3, game="duel") as people:
        watcher = await Guest.arrive(house.address, "watcher")
        spectator = await watcher.sit(people.table)
        first, second, third = people.seats
        await together(*(seat.asked() for seat in people))
        await asyncio.sleep(0.1)
        heard = [len(window.raw) for window in (first, second, spectator)]
        numbers = [(await window.moment()).number for window in (first, second, spectator)]
        await third.do("lay")
        await third.do("lay")
        assert isinstance(await third.undo(), wire.Accepted)
        assert isinstance(await third.undo(), wire.Accepted)
        assert await code(third.undo()) == "E_NO_UNDO"
        await third.do("lay")
        await asyncio.sleep(0.15)
        assert [len(window.raw) for window in (first, second, spectator)] == heard
        await third.do("confirm")
        await spectator.until(lambda: ready(spectator) == {2})
        await first.until(lambda: ready(first) == {2})
        assert [(await window.moment()).number for window in (first, second, spectator)] == numbers
        assert (await spectator.moment()).view["seats"][2]["hand"] == 3
        assert [waiting.seat for waiting in (await spectator.moment()).waiting] != []
        mine = await third.moment()
        assert mine.question is not None
        assert (mine.question.kind, mine.question.settled) == ("reconsider", True)
        assert 2 not in [waiting.seat for waiting in mine.waiting]
        await first.do("confirm")
        await third.do("withdraw")
        await spectator.until(lambda: ready(spectator) == {0})
        await second.do("confirm")
        await spectator.until(lambda: ready(spectator) == {0, 1})
        await third.do("confirm")
        await spectator.until(lambda: len(spectator.story) > 3)
        planned = [event["number"] for event in spectator.story if event["event"] == "planned"]
        assert planned == [0, 0, 0], "what was withdrawn went back to hand"
        await spectator.close()
        await watcher.close()


def ready(window: Seat) -> set[int]:
    """The seats of a secret decision that a window sees to be ready."""
    assert window.now is not None
    branches = window.now.view["stack"][-1].get("branches", []) if window.now.view["stack"] else []
    return {branch["seat"] for branch in branches if branch["ready"]}


async def code(reply: Any) -> str:
    found = await reply
    assert isinstance(found, wire.Refused), found
    return found.code


@played
async def test_who_is_ready_cannot_be_nudged_and_takes_back_freely(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, game="duel") as people:
        first, second = people.seats
        await first.do("lay")
        await first.do("confirm")
        assert (await first.moment()).undo
        assert await code(second.tell(wire.Nudge("", 0))) == "E_RATE"
        assert isinstance(await first.undo(), wire.Accepted)
        moment = await first.asked()
        assert moment.question is not None
        assert (moment.question.kind, moment.question.settled) == ("lay", False)
        await second.until(lambda: second.now is not None and len(second.now.waiting) == 2)
        assert isinstance(await second.tell(wire.Nudge("", 0)), wire.Accepted)
        assert not any(event["event"] == "undone" for event in second.story)


@played
async def test_a_command_is_withdrawn_while_others_answer(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 2, game="bidding") as people:
        first, second = people.seats
        await first.do("bid")
        await second.do("bid")
        await first.do("height", number=3)
        assert (await first.moment()).withdraw
        assert (await second.moment()).withdraw
        await second.do("height", number=1)
        heard = len(second.raw)
        assert isinstance(await first.withdraw(), wire.Accepted)
        assert await code(first.withdraw()) == "E_NO_DRAFT"
        assert await second.quiet() == []
        assert len(second.raw) == heard
        await second.do("seal")
        await first.until(lambda: first.story[-1:] == [{"event": "sealed", "seat": 1}])
        await first.do("pass")
        end = await first.over()
        assert end.outcome is not None
        assert end.outcome["winners"] == [1]


@played
async def test_a_program_with_two_seats_answers_for_each(sqlite: str) -> None:
    """Whoever of its seats is ready is not asked again, whatever the others do."""
    async with OpenHouse(sqlite) as house:
        host = await Guest.arrive(house.address, "host")
        program = await host.program("robot")
        stream = await Stream(program).dial()
        table = await host.set_up(PERSON, OPEN, OPEN, game="bidding")
        await program.join(table, 1)
        await program.join(table, 2)
        screen = await host.sit(table)
        await stream.until(lambda: {asked.moment.seat for asked in stream.questions} == {1, 2})
        asked = {asked.moment.seat: asked.moment for asked in stream.questions}
        for seat in (2, 1):
            reply = wire.Reply("", table, asked[seat].number, bidding.PASS, seat)
            assert isinstance(await stream.tell(reply), wire.Accepted)
        assert await code(stream.tell(wire.Reply("", table, asked[2].number, bidding.PASS, 2))) == "E_STALE"
        assert await code(stream.tell(wire.Reply("", table, asked[2].number, bidding.PASS, 0))) == "E_NOT_SEATED"
        stream.questions.clear()
        await screen.do("bid")
        await screen.do("height", number=1)
        await screen.do("seal")
        assert (await screen.over()).outcome is not None
        assert stream.questions == []
        await together(screen.close(), stream.close())
        await together(host.close(), program.close())


# Time


@played
async def test_all_who_are_absent_run_out_of_time_at_once(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 3, game="bidding", limit=LIMIT) as people:
        live = house.live(people.table)
        present, drafter, _ = people.seats
        await drafter.do("bid")
        time_passes(live, LIMIT - 20)
        await present.do("bid")
        await present.do("height", number=2)
        await present.do("seal")
        time_passes(live, 20)
        end = await present.over()
        assert end.outcome is not None
        assert end.outcome["winners"] == [0]
        entries = await entries_of(sqlite, people.table)
        assert [(entry.kind, entry.seat) for entry in entries[-3:]] == [
            (log_of.UNDO, 1),
            (log_of.TIMEOUT, 1),
            (log_of.TIMEOUT, 2),
        ]
        assert entries[-1].at - entries[-3].at < 2.0


@played
async def test_three_absent_seats_take_one_limit(sqlite: str) -> None:
    async with OpenHouse(sqlite) as house, company(house.address, 3, game="bidding", limit=5) as people:
        began = time.monotonic()
        await people.seats[0].over()
        assert 3.0 < time.monotonic() - began < 8.0


# The end


@played
async def test_nobody_may_win(address: str) -> None:
    """An outcome without winners goes through messages, lists, records, the replay and a rematch."""
    async with OpenHouse(address) as house, company(house.address, 2, game="bidding", public=True) as people:
        await together(*(seat.do("pass") for seat in people))
        for seat in people:
            outcome = (await seat.over()).outcome
            assert outcome is not None
            assert outcome["winners"] == []
        guest = people.guests[0]
        assert (await guest.look(people.table)).outcome == outcome
        assert (await guest.get("/api/tables/mine"))[0]["outcome"] == outcome
        replayed = mindrose.replay(await guest.get(f"/api/tables/{people.table}/record")).outcome
        assert replayed is not None
        assert (replayed.winners, replayed.returns(0)) == ([], 0.0)
        steps = await guest.get(f"/api/tables/{people.table}/steps?count=9")
        assert steps["count"] == 2
        again = await guest.table(f"/api/tables/{people.table}/rematch", {})
        assert again.outcome is None
        assert again.state == "playing"
        document = await guest.get(f"/api/tables/{people.table}/record")
        brought = await guest.table("/api/tables", wire.NewTable("bidding", [PERSON, PERSON], record=document))
        assert brought.state == "over"
