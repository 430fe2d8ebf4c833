"""BR-28 The Avatar: what it needs, what it takes the place of, and where it sits."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import ROSE, TROPHIES
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.state import EVENT_DECK, GRIMOIRE, KNOWING, ORDER_DECK, BlackRoseWars
from mindrose.kernel.errors import BadOption
from mindrose.kernel.table import Table
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.avatars import Possession, possessed
from tests.rules.black_rose_wars.playing import CONTENT, GAME, A, B, K, mage


def state(table: Table) -> BlackRoseWars:
    assert isinstance(table.state, BlackRoseWars)
    return table.state


def prepared(players: int, seed: int = 0, **options: Any) -> BlackRoseWars:
    """A table after its set-up."""
    table = GAME.new(players, seed, avatar="plays", **options)
    while state(table).round == 0:
        table.answer(table.legal()[0])
    return state(table)


@rule("BR-28.1.1", "BR-3.1.1")
@pytest.mark.parametrize(("players", "avatar"), [(4, "plays"), (1, "absent"), (5, "alone"), (0, "plays")])
def test_the_avatar_plays_beside_one_to_three_people(players: int, avatar: str) -> None:
    with pytest.raises(BadOption, match=r"E_SETUP, BR-(28\.1\.1|3\.1\.1)"):
        GAME.new(players, avatar=avatar)


@rule("BR-28.1.1", "BR-3.1.1")
@pytest.mark.parametrize(
    ("players", "avatar", "plays"), [(1, "alone", True), (2, "alone", False), (3, "plays", True), (2, "absent", False)]
)
def test_whether_it_plays_is_an_option(players: int, avatar: str, plays: bool) -> None:
    table = state(GAME.new(players, avatar=avatar))
    assert table.plays(ROSE) == plays
    assert table.seats == players + plays


@rule("BR-2.1.5", "BR-28.1.3")
def test_it_has_trophies_of_its_own() -> None:
    assert prepared(2).trophies[ROSE] == TROPHIES
    assert state(GAME.new(2, avatar="absent")).trophies[ROSE] == 0


@rule("BR-28.1.3", "BR-28.1.4", "BR-28.1.5")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_its_decks_take_the_place_of_the_events(players: int) -> None:
    table, other = prepared(players, seed=1), prepared(players, seed=2)
    for moon in range(3):
        orders = [card // KNOWING for card in table.piles.cards(ORDER_DECK + moon)]
        assert sorted(orders) == [one for one in range(30) if CONTENT.order_moon[one] == moon]
        assert orders != [card // KNOWING for card in other.piles.cards(ORDER_DECK + moon)]
        events = [*table.piles.cards(EVENT_DECK + moon), *(event for event in table.event if event >= 0)]
        assert all(event >= CONTENT.avatar_events for event in events)
        assert moon == 0 or len(events) - sum(event >= 0 for event in table.event) == 5
    assert sorted({int(table.cell[seat]) for seat in [*range(players), ROSE]}) == list(range(players + 1))


@rule("BR-28.1.6")
@pytest.mark.parametrize(("difficulty", "number"), [("apprentice", 3), ("master", 4)])
def test_a_master_plays_four_orders(difficulty: str, number: int) -> None:
    orders = "or1-08 or1-02 or1-03 or1-05 or1-09"
    game = Possession(mage(), avatar=possessed(orders=orders), options={"difficulty": difficulty})
    game.rest()
    assert len(game.told("order")) == number


@rule("BR-28.1.7", "BR-28.1.8", "BR-28.1.9")
def test_it_takes_the_figure_of_a_mage_that_nobody_is() -> None:
    taken = Counter[int]()
    for seed in range(20):
        table = prepared(2, seed=seed)
        taken[int(table.mage[ROSE])] += 1
        assert table.mage[ROSE] not in table.mage[:2]
        assert table.place[ROSE] == lodge.HALL
    assert len(taken) >= 2  # whichever is free
    assert [values.health(table, ROSE), values.strength(table, ROSE), values.speed(table, ROSE)] == [12, 2, 2]
    personal = CONTENT.personal_of[table.mage[ROSE]]
    assert all(personal not in [card // KNOWING for card in table.piles.cards(GRIMOIRE + seat)] for seat in range(2))


@rule("BR-28.1.8", "BR-28.1.9")
def test_its_own_card_counts_and_not_that_of_the_mage() -> None:
    texts = {name: {"health": 9, "strength": 4, "speed": 5} for name in CONTENT.mage_ids}
    table = Possession(mage("crypt"), texts=texts).state
    stats = (values.health, values.strength, values.speed)
    assert [[of(table, figure) for of in stats] for figure in (A, ROSE)] == [[9, 4, 5], [12, 2, 2]]


@rule("BR-28.1.2")
def test_it_is_the_black_rose_and_a_mage_at_once() -> None:
    game = Possession(mage("sanctuary", board={"i": "torment"}), mage("hall"), avatar=possessed(orders="or1-06"))
    assert game.cubes(B) == "K3"
    assert game.supply(K) == 27
    other = Possession(mage("hall", power=3), mage(), avatar=possessed("hall", "A11"), active=A)
    other.fight(ROSE)
    assert other.where(ROSE) == "cell"  # defeated like every mage: a trophy, and power for the only one who did it
    assert other.trophies(A) == [ROSE]
    assert other.power(A) == 3 + 5


@rule("BR-28.2.1", "BR-5.2.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_sits_between_the_neighbours_of_its_cell(players: int) -> None:
    """The owner of the cell before it, P, and of the cell behind it, S: after P if S follows P, else after S."""
    for seed in range(24):
        table = prepared(players, seed=seed)
        owners = {int(table.cell[seat]): seat for seat in range(players)}
        size = players + 1
        before, behind = (owners[(int(table.cell[ROSE]) + step) % size] for step in (-1, 1))
        assert table.neighbour == (before if (before + 1) % players == behind else behind)
        order = [int(table.mage_at(place)) for place in range(size)]
        assert sorted(order) == [*range(players), ROSE]
        assert order[order.index(ROSE) - 1] == table.neighbour
        assert order[0] == table.first


@rule("BR-3.1.6", "BR-5.2.5", "BR-29.5.4")
def test_it_never_has_the_crown() -> None:
    assert {int(prepared(1, seed=seed).crown) for seed in range(3)} == {0}
    game = Possession(mage("crypt"), avatar=possessed(orders="or1-01"), texts={"or1-01": {"effect": "S{crown me}"}})
    assert game.told("order")
    assert game.crown == A


@vector("TV-122")
@rule("BR-26.3.1")
def test_alone_against_the_avatar() -> None:
    game = Possession(mage("crypt", power=28), rose={"power": 31}, phase="cleanup")
    while game.kind:
        game.answer(game.asked.timeout)
    assert game.table.outcome is not None
    assert game.table.outcome.winners == []
    other = Possession(
        mage("crypt", power=33, trophies=["rose", "rose"]), rose={"power": 31}, phase="cleanup", active=A
    )
    while other.kind:
        other.answer(other.asked.timeout)
    assert other.table.outcome is not None
    assert other.table.outcome.winners == [A]
