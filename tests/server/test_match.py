"""A match is what its log says, for every seat; and nobody learns from it what they may not know."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from typing import Any

import pytest

import mindrose
from mindrose.kernel.game import Game
from mindrose.server import entries as log_of
from mindrose.server.entries import Entry
from mindrose.server.match import Match
from mindrose.server.story import Viewer
from tests.rules.black_rose_wars.playing import B, Scene, mage
from tests.rules.black_rose_wars.playing import at as aimed_at
from tests.server.moments import events_of, moment_of

GAME = mindrose.load("cerebria-cards")


def new_match(players: int = 3, seed: int = 1, limit: int | None = None, game: Game = GAME) -> Match:
    return Match(game.new(players, seed), 1000.0, limit)


def enter(match: Match, kind: int, seat: int, answer: int, at: float = 1000.0) -> Entry:
    entry = Entry(match.length, kind, seat, answer, at)
    match.apply(entry)
    return entry


def shown(match: Match, viewer: Viewer) -> str:
    """All that a viewer can notice."""
    moment = moment_of(match, viewer)
    facts = (moment.number, moment.told, match.table.view(viewer), moment.events, moment.waiting, moment.question)
    return repr(facts)


class Evening:
    """Random play with everything a server does to a match."""

    def __init__(self, players: int, seed: int, game: Game = GAME) -> None:
        self.match = new_match(players, seed, game=game)
        self.random = random.Random(seed)
        self.log: list[Entry] = []
        self.heard: dict[Viewer, list[dict[str, Any]]] = defaultdict(list)
        self.numbers = dict.fromkeys(self.match.viewers, 0)

    def go(self, most: int) -> None:
        while not self.match.table.over and len(self.log) < most:
            asked = self.random.choice(self.match.table.questions)
            kind, answer = self.deed(asked.seat)
            self.log.append(enter(self.match, kind, asked.seat, answer, 1000.0 + len(self.log)))
            self.listen()

    def deed(self, seat: int) -> tuple[int, int]:
        match, dice = self.match, self.random.random()
        left = match.withdrawn(seat)
        if dice < 0.15 and match.free_undo(seat):
            return log_of.UNDO, match.last(seat) or 0
        if dice < 0.25 and left is not None:
            return log_of.UNDO, left
        before = match.last(seat)
        if dice < 0.28 and before is not None:
            return log_of.TAKEBACK, before
        answer = self.random.choice(match.table.legal(seat))
        return (log_of.TIMEOUT if dice < 0.3 else log_of.ANSWER), answer

    def listen(self) -> None:
        for viewer in self.match.viewers:
            self.heard[viewer] += events_of(self.match.story, viewer, len(self.heard[viewer]))
            assert len(self.heard[viewer]) == self.match.story.seen[viewer]
            assert self.match.number(viewer) >= self.numbers[viewer]
            self.numbers[viewer] = self.match.number(viewer)


def standing(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is left of a story when all that was taken back is struck out, as a client does it."""
    left: list[dict[str, Any]] = []
    for event in events:
        if event["event"] == "undone":
            end = len(left) - event.get("after", 0)
            del left[end - event["count"] : end]
        else:
            left.append(event)
    return [event for event in left if event["event"] != "timeout"]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_story_of_every_seat_is_the_game_without_what_was_taken_back(players: int, seed: int) -> None:
    evening = Evening(players, seed)
    evening.go(250)
    for viewer in evening.match.viewers:
        assert standing(evening.heard[viewer]) == evening.match.table.events(viewer)
        assert events_of(evening.match.story, viewer, 0) == evening.heard[viewer]


@pytest.mark.parametrize("seed", range(3))
def test_the_same_log_makes_the_same_match(seed: int) -> None:
    evening = Evening(3, seed)
    evening.go(150)
    again = new_match(3, seed)
    for entry in evening.log:
        again.apply(entry)
    for viewer in again.viewers:
        assert shown(again, viewer) == shown(evening.match, viewer)
    assert again.table.record().document() == evening.match.table.record().document()


@pytest.mark.parametrize("seed", range(4))
def test_a_command_that_is_not_complete_is_nothing_to_the_others(seed: int) -> None:
    match = new_match(4, seed)
    choose = random.Random(seed)
    drafts = 0
    while not match.table.over and match.length < 400:
        asked = match.table.question
        assert asked is not None
        others = {viewer: shown(match, viewer) for viewer in match.viewers if viewer != asked.seat}
        enter(match, log_of.ANSWER, asked.seat, choose.choice(match.table.legal()))
        if match.drafting(asked.seat):
            drafts += 1
            assert {viewer: shown(match, viewer) for viewer in others} == others
            left = match.withdrawn(asked.seat)
            if left is not None and choose.random() < 0.5:
                enter(match, log_of.UNDO, asked.seat, left)
                assert {viewer: shown(match, viewer) for viewer in others} == others
    assert drafts > 5


def test_time_runs_from_the_question_not_from_a_draft_or_an_undo() -> None:
    match = new_match(2, 5, limit=30)
    while match.table.question is not None and match.table.question.kind == "mulligan":
        enter(match, log_of.ANSWER, match.table.question.seat, 0, 1000.0)
    seat = next(iter(match.since))
    moment = {"seat": seat, "kind": "main"}
    assert json.loads(json.dumps(match.table.view(None)["question"])) == [moment]
    assert match.since == {seat: 1000.0}
    assert not match.timed_out(1029.9)
    assert match.timed_out(1030.0) == [seat]
    asked = match.asked(seat)
    assert asked is not None
    evoke = next(choice for choice in asked.answers if choice.verb == "evoke")
    enter(match, log_of.ANSWER, seat, evoke.number, 1020.0)
    entered = not match.drafting(seat)
    assert match.since == {seat: 1020.0 if entered else 1000.0}
    enter(match, log_of.UNDO, seat, match.table.given.count - 1, 1025.0)
    assert match.since == {seat: 1000.0}


def test_consent_is_asked_given_and_ends() -> None:
    match = new_match(3, 1)
    seat = next(iter(match.since))
    enter(match, log_of.ANSWER, seat, 0)
    enter(match, log_of.ASK, seat, 0)
    assert match.takeback is not None
    assert match.takeback.seat == seat
    other = (seat + 1) % 3
    enter(match, log_of.AGREE, other, 0)
    assert match.takeback.agreed == [other]
    enter(match, log_of.DECLINE, (seat + 2) % 3, 0)
    assert match.takeback is None
    enter(match, log_of.ASK, seat, 0)
    left = match.last(seat)
    assert left == 0
    enter(match, log_of.TAKEBACK, seat, left)
    assert match.takeback is None
    assert match.table.given.count == 0
    assert events_of(match.story, None, 0)[-1] == {"event": "undone", "seat": seat, "count": 1}


@pytest.mark.parametrize("game", [mindrose.load(game) for game in ("cerebria-cards", "cerebria", "black-rose-wars")])
def test_what_is_packed_is_what_the_table_shows(game: Game) -> None:
    """What everybody sees is packed once for all and kept: it is never another one than the table's."""
    for number in range(3):
        evening = Evening(game.players_max, number, game)
        while not evening.match.table.over and len(evening.log) < 250:
            evening.go(len(evening.log) + 1)
            for viewer in evening.match.viewers:
                assert json.loads(b"".join(evening.match.sight.packed(viewer))) == plain(
                    evening.match.table.sight(viewer)
                )


def plain(document: Any) -> Any:
    return json.loads(json.dumps(document))


def test_who_is_there_is_shown_before_nobody_and_aimed_at_when_the_time_is_up() -> None:
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("laboratory"))
    game.cast("i")
    match = Match(game.table, 1000.0, 30)
    question = match.question(0)
    assert question is not None
    assert [choice.verb for choice in question.choices] == ["figure", *["imagine"] * (len(question.choices) - 1)]
    assert match.timed_out(1030.0) == [0]
    asked = match.table.asked(0)
    assert asked is not None
    assert asked.timeout == aimed_at(B)
    enter(match, log_of.TIMEOUT, 0, asked.timeout, 1030.0)
    assert game.cubes(B) != ""
