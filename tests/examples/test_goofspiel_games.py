"""Goofspiel, played at random and read from positions: what must hold after every answer of every game."""

from __future__ import annotations

import json
import random
from itertools import permutations
from typing import Any

import pytest

from goofspiel.game import Goofspiel, table_of
from goofspiel.rules import CHANGE
from goofspiel.state import ORDERS, listed
from mindrose.arena.games import play
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.table import Table
from mindrose.players.greedy import GreedyPlayer
from mindrose.players.player import Player, RandomPlayer
from mindrose.players.playout import play_out
from mindrose.players.search import SearchPlayer
from tests.checks.every_game import Checker
from tests.checks.reasons import check_reasons, declared
from tests.examples.reasons import GOOFSPIEL
from tests.kernel.checking import check_samples, story
from tests.rulebook import rule

GAME = Goofspiel()


def conserved(state: State) -> None:
    """GO-1.1, GO-1.2 Every seat has each of its cards once, and every prize lies in one place."""
    table = table_of(state)
    cards = list(range(1, int(table.cards) + 1))
    assert sorted(table.deck) == cards
    spent = int(table.round * table.players)
    for seat in range(table.players):
        shown = list(table.bids)[seat : spent : int(table.players)]
        laid = [table.bid(seat)] if table.bid(seat) else []
        assert sorted(shown + laid + listed(table.hand(seat))) == cards
    assert not any(table.bids[spent + int(table.players) :])
    won = [table.deck[number] for number in range(table.round) if table.winner(number) >= 0]
    assert sum(table.points(seat) for seat in range(table.players)) == sum(won)
    for branch in table.stack.branches:
        assert (branch.frames[0].at == CHANGE) == (table.bid(branch.seat) > 0)


def permuted(state: State, seat: int, dice: random.Random) -> State:
    """GO-4.1 A table with other bids where a seat cannot see them, and another deck."""
    document = GAME.position(state)
    if document["options"]["order"] == "random":
        dice.shuffle(document["deck"])
    for other, entry in enumerate(document["seats"]):
        if other != seat and entry["bid"] is not None:
            entry["bid"] = dice.choice(entry["unspent"])
    return GAME.from_position(document).state


class GoofspielChecker(Checker):
    """The checks of every game, and those of goofspiel."""

    def check_moment(self, table: Table, chance: random.Random) -> None:
        super().check_moment(table, chance)
        check_reasons(table, GOOFSPIEL)
        for seat in range(table.players):
            imagined = table.sample(seat, chance.getrandbits(40)).state
            self.conserved(imagined)
            play_out(imagined, QuickChance(i64(chance.getrandbits(40))))
            assert imagined.over

    def check_end(self, table: Table) -> None:
        super().check_end(table)
        check_reasons(table, GOOFSPIEL)


@rule("GO-4.1", "GO-4.2")
@pytest.mark.parametrize("seed", range(18))
def test_random_games_pass_every_check(seed: int) -> None:
    checker = GoofspielChecker(GAME, conserved, permuted)
    options = {"cards": 2 + 5 * seed % 12, "order": ORDERS[seed // 6]}
    checker.play(GAME.new(players=2 + seed % 3, seed=seed, **options), seed)
    assert {"turned", "showed"} <= checker.told <= {kind.name for kind in GAME.events}


@rule("GO-2.2", "GO-2.3")
@pytest.mark.parametrize("seed", range(6))
def test_seats_that_answer_in_any_order_and_change_their_minds(seed: int) -> None:
    dice = random.Random(seed)
    table = GAME.new(players=2 + seed % 3, seed=seed, cards=6)
    checker = GoofspielChecker(GAME, conserved, permuted)
    kinds = set()
    while not table.over:
        checker.conserved(table.state)
        checker.check_moment(table, dice)
        check_samples(table, dice.getrandbits(40))
        question = dice.choice(table.questions)
        kinds.add(question.kind)
        table.answer(dice.choice(question.answers))
    checker.check_end(table)
    checker.check_replay(table)
    assert kinds == {"bid", "change"}


@rule("GO-2.2")
def test_the_order_in_which_bids_are_laid_makes_no_difference() -> None:
    ends = set()
    for order in permutations(range(3)):
        table = GAME.new(players=3, seed=1, cards=4)
        for seat in order:
            table.answer(seat + 2, seat)
        ends.add((table.state.fingerprint(), json.dumps(story(table))))
    assert len(ends) == 1


def test_every_reason_of_the_rules_can_be_checked() -> None:
    spoken_for_others = {("E_NOT_ACTIVE", "GO-2.2"), ("E_GAME_OVER", "GO-3.1")}
    assert declared("GO-") | spoken_for_others == set(GOOFSPIEL)


# Positions


def test_a_position_may_leave_out_what_goes_without_saying() -> None:
    table = GAME.from_position({})
    assert table.players == 2
    assert table.view()["prizes"] == [1]
    assert GAME.from_position({"options": {"order": "descending"}}).view()["prizes"] == [13]


def test_a_position_has_bids_that_are_laid_and_others_that_are_not() -> None:
    seats = [{"bids": [3], "bid": 1}, {"bids": [2]}, {"bids": [1], "bid": 3}]
    table = GAME.from_position({"options": {"cards": 3}, "prizes": [2], "deck": [3, 1], "seats": seats})
    assert [(question.seat, question.kind) for question in table.questions] == [
        (1, "bid"),
        (0, "change"),
        (2, "change"),
    ]
    assert table.answer(1, 1).over
    assert table.outcome is not None
    assert table.outcome.points == [[2], [1], [3]]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seats": [{"bids": [1]}, {}]}, "as many 'bids'"),
        ({"seats": [{"bids": [1, 1]}, {"bids": [2, 3]}]}, "different cards from 1 to 4"),
        ({"seats": [{"bids": [5]}, {"bids": [1]}]}, "different cards from 1 to 4"),
        ({"seats": [{"bids": [1], "bid": 1}, {"bids": [1]}]}, "seat 0 has laid its 'bid' 1 before"),
        ({"seats": [{"bid": "x"}, {}]}, "'bid' is a list of different cards"),
        ({"seats": [{}, 5]}, "list of 2 mappings"),
        ({"prizes": [1, 2], "deck": [2, 3, 4]}, "turned, or it is in the deck"),
        ({"prizes": [3], "options": {"cards": 4, "order": "descending"}}, "not come in descending order"),
        ({"prizes": 7}, "'prizes' is a list"),
        ({"deck": True}, "'deck' is a list"),
        ({"drawn": -1}, "'drawn' is a whole number from 0"),
        ({"options": {"cards": 40}}, "from 2 to 13"),
    ],
)
def test_a_position_that_cannot_be_says_why(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.from_position({"options": {"cards": 4}, **change})


def test_a_view_is_not_a_position() -> None:
    with pytest.raises(BadPosition, match="looks like a view"):
        GAME.from_position(GAME.new(seed=1).view(0))
    table = GAME.new(seed=1, cards=2).do("bid", by=0, number=1)
    with pytest.raises(BadPosition, match="looks like a view"):
        GAME.from_position(table.view(1))


# Bots


def winners(table: Table, players: list[Player]) -> list[int]:
    """The winners of a game between bots."""
    outcome = play(table, players).outcome
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("players", "least"), [(2, 24), (3, 20), (4, 16)])
def test_the_greedy_player_beats_the_random_one(players: int, least: int) -> None:
    won = 0
    for seed in range(36):
        bots: list[Player] = [RandomPlayer(seed * players + seat) for seat in range(players)]
        seat = seed % players
        bots[seat] = GreedyPlayer(GAME, seed)
        won += winners(GAME.new(players=players, seed=seed), bots) == [seat]
    assert won >= least


def test_a_search_player_plays_from_its_view() -> None:
    bots: list[Player] = [SearchPlayer(GAME, iterations=8), RandomPlayer(1)]
    assert winners(GAME.new(seed=5, cards=6), bots)


def test_the_judgement_of_a_finished_game_names_its_winners() -> None:
    judge = GAME.judge()
    for seed in range(12):
        table = GAME.new(players=2 + seed % 3, seed=seed)
        while not table.over:
            values = [judge.value(table.state, seat) for seat in range(table.players)]
            assert sum(values) == pytest.approx(1.0)
            assert all(0.0 <= value <= 1.0 for value in values)
            table.answer(random.Random(seed).choice(table.legal()))
        values = [judge.value(table.state, seat) for seat in range(table.players)]
        assert table.outcome is not None
        assert [seat for seat in range(table.players) if values[seat] == max(values)] == table.outcome.winners
