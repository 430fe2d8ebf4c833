"""Many games: the same on any number of processes, and honest about what is not decided."""

from __future__ import annotations

import pytest

from mindrose.arena.games import Plan, simulate
from mindrose.arena.speed import measure
from mindrose.arena.tournament import Pairing, Result, compete, pairings
from mindrose.engine import compiled

PLAN = Plan("cerebria-cards", 3, ("random",), "arena-test")


def test_simulations_do_not_depend_on_the_number_of_processes() -> None:
    alone, together = simulate(PLAN, 24, 1), simulate(PLAN, 24, 2)
    assert alone.games == together.games == 24
    assert alone.decisions == together.decisions
    assert alone.reasons == together.reasons
    assert alone.wins == together.wins


def test_a_simulation_reports_what_programs_read() -> None:
    document = simulate(PLAN, 5, 1).document()
    assert set(document) == {"games", "decisions", "seconds", "decisions_per_second", "outcomes", "compiled"}
    assert document["compiled"] == compiled()
    assert sum(document["outcomes"]["reasons"].values()) == 5


def test_mixed_tables_are_simulated_too() -> None:
    tally = simulate(Plan("cerebria-cards", 4, ("greedy", "random"), "mixed"), 3, 1)
    assert tally.games == 3
    assert set(tally.wins) <= {0, 2}


def test_a_pairing_can_be_repeated() -> None:
    pairing = Pairing("cerebria-cards", 2, "random", "random", "again")
    assert compete(pairing, 6, 1).wins == compete(pairing, 6, 2).wins


def test_every_bot_meets_those_after_it() -> None:
    met = [(p.challenger, p.field) for p in pairings("cerebria-cards", 2, ["search", "greedy", "random"], "0")]
    assert met == [("search", "greedy"), ("search", "random"), ("greedy", "random")]


@pytest.mark.parametrize(
    ("players", "games", "wins", "verdict"),
    [(2, 200, 130, "stronger"), (2, 200, 104, "undecided"), (2, 200, 60, "weaker"), (4, 200, 80, "stronger")],
)
def test_a_verdict_needs_its_interval(players: int, games: int, wins: int, verdict: str) -> None:
    result = Result(Pairing("cerebria-cards", players, "one", "other", "0"), games, wins)
    low, high = result.interval
    assert low < result.rate < high
    assert result.verdict == verdict


def test_the_interval_is_wilsons() -> None:
    low, high = Result(Pairing("cerebria-cards", 2, "one", "other", "0"), 100, 60).interval
    assert (round(low, 4), round(high, 4)) == (0.502, 0.6906)


def test_speed_is_measured() -> None:
    assert all(speed.per_second > 0 for speed in measure(0.01))
    clones = ["cerebria-cards, 4 players: clones", "cerebria, 4 players: clones"]
    assert [speed.name for speed in measure(0.01, "clones")] == clones
