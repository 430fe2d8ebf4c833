"""Hearts, played at random and read from positions: what must hold after every answer of every game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hearts.cards import CARDS, NAMES, names
from hearts.game import Hearts, table_of
from hearts.state import HAND, LAID, PASSED, SEATS, TAKEN, VOID, HeartsTable
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.table import Table
from mindrose.players.player import Player, RandomPlayer
from mindrose.players.playout import play_out
from mindrose.players.search import SearchPlayer
from tests.checks.every_game import Checker
from tests.checks.reasons import check_reasons, declared
from tests.examples.reasons import HEARTS
from tests.rulebook import rule

GAME = Hearts()


def conserved(state: State) -> None:
    """HE-1.1 Every card is in one place; nobody has a suit that they did not follow."""
    table = table_of(state)
    piles = [HAND, LAID] if table.leader >= 0 else [HAND, PASSED]
    places = [table.piles[pile + seat] for pile in piles for seat in range(SEATS)]
    assert sum(places) == table.union(piles[0]) | table.union(piles[1]) == 2**CARDS - 1
    assert sum(table.piles[TAKEN + seat] for seat in range(SEATS)) == table.union(TAKEN)
    assert table.union(TAKEN) | sum(1 << card for card in table.lying()) == table.union(LAID)
    assert not any(table.piles[HAND + seat] & table.piles[VOID + seat] for seat in range(SEATS))


def permuted(state: State, seat: int, dice: random.Random) -> HeartsTable:
    """HE-4.1 A table with other cards where a seat cannot see them: in the hands of others, and passed by them."""
    table = table_of(state.clone())
    hidden = [HAND + other for other in range(SEATS) if other != seat]
    if table.leader < 0:
        hidden += [PASSED + other for other in range(SEATS) if other != seat]
    cells = [(pile, card) for pile in hidden for card in numbers(table.piles[pile])]
    if table.leader >= 0:
        cells = [(pile, card) for pile, card in cells if not table.known(seat, pile - HAND) >> card & 1]
    cards = [card for _, card in cells]
    dice.shuffle(cards)
    for pile, card in cells:
        table.piles[pile] ^= 1 << card
    for (pile, _), card in zip(cells, cards, strict=True):
        table.piles[pile] |= 1 << card
    for giver in range(SEATS):
        receiver = table.receiver(giver)
        if table.leader >= 0 and seat not in (giver, receiver) and table.direction:
            had = numbers(table.piles[HAND + receiver] | table.piles[LAID + receiver])
            table.piles[PASSED + giver] = sum(1 << card for card in dice.sample(had, 3))
    return table


def numbers(cards: int) -> list[int]:
    return [card for card in range(CARDS) if cards >> card & 1]


class HeartsChecker(Checker):
    """The checks of every game, and those of hearts."""

    def check_moment(self, table: Table, chance: random.Random) -> None:
        super().check_moment(table, chance)
        check_reasons(table, HEARTS)
        self.check_mentions(table)
        self.check_worlds(table, chance)

    def check_end(self, table: Table) -> None:
        super().check_end(table)
        check_reasons(table, HEARTS)

    def check_mentions(self, table: Table) -> None:
        """HE-4.1 A view names no card but those that its seat has had, passed or seen on the table."""
        state = table_of(table.state)
        for seat in (None, *range(SEATS)):
            may = state.union(LAID) | (1 if state.leader >= 0 else 0)
            if seat is not None:
                may |= state.piles[HAND + seat] | state.piles[PASSED + seat]
            assert mentioned(table.view(seat)) <= set(names(may))

    def check_worlds(self, table: Table, chance: random.Random) -> None:
        """HE-4.2 Worlds that a seat imagines are whole tables without a contradiction, and can be played."""
        for seat in range(SEATS):
            world = GAME.imagine(json.loads(json.dumps(table.view(seat))))
            for _ in range(2):
                imagined = world.sample(QuickChance(i64(chance.getrandbits(40))))
                self.conserved(imagined)
                assert GAME.from_position(GAME.position(imagined)).view(seat) == table.view(seat)
                play_out(imagined, QuickChance(i64(chance.getrandbits(40))))
                assert imagined.over


def mentioned(document: Any) -> set[str]:
    """Every card that a document names."""
    if isinstance(document, dict):
        return set().union(*(mentioned(value) for value in document.values()))
    if isinstance(document, list):
        return set().union(*(mentioned(value) for value in document))
    return {document} & set(NAMES) if isinstance(document, str) else set()


@rule("HE-4.1", "HE-4.2")
@pytest.mark.parametrize("seed", range(12))
def test_random_games_pass_every_check(seed: int) -> None:
    dice = random.Random(seed)
    options = {parameter.name: dice.random() < 0.5 for parameter in GAME.parameters} if seed % 2 else {}
    checker = HeartsChecker(GAME, conserved, permuted, often=0.15)
    checker.play(GAME.new(seed=seed, **options), seed)
    assert {"dealt", "played", "took", "scored"} <= checker.told


def test_every_moment_of_a_game_passes_every_check() -> None:
    checker = HeartsChecker(GAME, conserved, permuted)
    checker.play(GAME.new(seed=1), 1)
    assert checker.kinds == {"pass", "play"}
    assert checker.told == {kind.name for kind in GAME.events}


def test_an_imagined_world_keeps_to_the_suits_that_were_not_followed() -> None:
    """Each of three seats is out of another suit, so that cards dealt one by one can end without a place."""
    hands = [[rank + suit for rank in "34567"] for suit in "SDHC"]
    rest = [name for name in NAMES if not any(name in hand for hand in hands)]
    voids = ["", "C", "D", "H"]
    seats = [
        {"hand": hand, "laid": rest[seat::4], "taken": rest[seat::4], "void": list(voids[seat])}
        for seat, hand in enumerate(hands)
    ]
    table = GAME.from_position({"leader": 0, "seats": seats})
    held: set[tuple[int, str]] = set()
    for seed in range(100):
        state = table_of(table.sample(0, seed).state)
        held |= {(seat, name) for seat in range(SEATS) for name in names(state.piles[HAND + seat])}
    unseen = {(seat, name) for seat in (1, 2, 3) for hand in hands[1:] for name in hand if name[1] != voids[seat]}
    assert held == unseen | {(0, name) for name in hands[0]}


def test_every_reason_of_the_rules_can_be_checked() -> None:
    spoken_for_others = {("E_NOT_ACTIVE", "HE-1.3"), ("E_NOT_ACTIVE", "HE-2.2"), ("E_GAME_OVER", "HE-3.2")}
    assert declared("HE-") | spoken_for_others == set(HEARTS)


# Positions


def by_suits() -> dict[str, Any]:
    """A position before the first lead in which every seat has one suit."""
    return {"seats": [{"hand": NAMES[seat::4]} for seat in range(SEATS)]}


def test_a_position_may_leave_out_what_goes_without_saying() -> None:
    table = GAME.from_position(by_suits())
    assert table.legal() == [NAMES.index("2C")]
    assert table.answer(0).legal() == list(range(1, CARDS, 4))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"pass": "up"}, "'pass' is one of hold, left, across, right"),
        ({"leader": 7}, "'leader' is one of"),
        ({"leader": 1}, "first leader has the two of clubs"),
        ({"seats": []}, "list of 4 mappings"),
        ({"drawn": "x"}, "'drawn' is a whole number"),
    ],
)
def test_a_position_that_cannot_be_says_why(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.from_position({**by_suits(), **change})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"hand": []}, "seat 0 has not thirteen cards"),
        ({"hand": NAMES[1::4]}, "a card is in two places, or nowhere"),
        ({"hand": ["ZZ"]}, "a card is one of"),
        ({"laid": ["AS", "KS"]}, "laid a card for every trick"),
        ({"passed": ["AS"]}, "pass three cards each"),
        ({"void": ["C"]}, "suit that it could not follow"),
        ({"void": ["X"]}, "'void' is one of"),
    ],
)
def test_a_seat_that_cannot_be_says_why(change: dict[str, Any], reason: str) -> None:
    position = by_suits()
    position["seats"][0].update(change)
    with pytest.raises(BadPosition, match=reason):
        GAME.from_position(position)


def test_a_view_is_not_a_position() -> None:
    with pytest.raises(BadPosition, match="names every card"):
        GAME.from_position(GAME.new(seed=1).view(0))


# Bots


def test_bots_play_from_their_views() -> None:
    table = GAME.new(seed=5)
    players: list[Player] = [SearchPlayer(GAME, iterations=4), *(RandomPlayer(seat) for seat in (1, 2, 3))]
    while not table.over:
        assert table.question is not None
        seat = table.question.seat
        table.answer(players[seat].choose(table.view(seat)), seat)
    judge = GAME.judge()
    values = [judge.value(table.state, seat) for seat in range(SEATS)]
    assert sum(values) == pytest.approx(1.0)
    assert table.outcome is not None
    assert [seat for seat in range(SEATS) if values[seat] == max(values)] == table.outcome.winners
