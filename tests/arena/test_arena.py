"""Many games: the same on any number of processes, and honest about what is not decided."""

from __future__ import annotations

from functools import partial

import pytest

from mindrose import registry
from mindrose.arena import games, tournament
from mindrose.arena.crew import crew_of
from mindrose.arena.games import Plan, Tally, play, simulate
from mindrose.arena.speed import MEASUREMENTS, measure, search
from mindrose.arena.tournament import Pairing, Result, compete, pairings, play_pairing
from mindrose.engine import compiled
from mindrose.kernel.table import Table
from mindrose.players.player import Player, RandomPlayer
from tests.kernel.duel.game import Duel
from tests.kernel.scenes import Onlooker

PLAN = Plan("cerebria-cards", 3, ("random",), "arena-test")


def test_simulations_do_not_depend_on_the_number_of_processes() -> None:
    with crew_of(2) as two:
        alone, together = simulate(PLAN, 24), simulate(PLAN, 24, two)
    assert alone.games == together.games == 24
    assert alone.decisions == together.decisions
    assert alone.reasons == together.reasons
    assert alone.wins == together.wins


def test_a_simulation_reports_what_programs_read() -> None:
    document = simulate(PLAN, 5).document()
    assert set(document) == {"games", "decisions", "seconds", "decisions_per_second", "outcomes", "compiled"}
    assert document["compiled"] == compiled()
    assert sum(document["outcomes"]["reasons"].values()) == 5


def test_who_decides_at_the_same_time_looks_before_any_answer_is_given() -> None:
    """Both rounds of a duel begin with secret plans, and nobody sees that another one is ready."""
    players = [Onlooker() for _ in range(3)]
    assert play(Duel().new(3, 1), list(players)).over
    assert [player.ready for player in players] == [[0, 0]] * 3


def test_mixed_tables_are_simulated_too() -> None:
    tally = simulate(Plan("cerebria-cards", 4, ("greedy", "random"), "mixed"), 3)
    assert tally.games == 3
    assert set(tally.wins) <= {0, 2}


def test_a_pairing_can_be_repeated() -> None:
    pairing = Pairing("cerebria-cards", 2, "random", "random", "again")
    with crew_of(2) as two:
        assert compete(pairing, 6).wins == compete(pairing, 6, two).wins


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


def test_speed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything, of every game; the search with few iterations, as it takes long in plain Python."""
    monkeypatch.setitem(MEASUREMENTS, "search, simulated decisions", partial(search, iterations=40))
    measured = measure(0.01)
    asked = [f"{game}, 4 players: {name}" for game in registry.listings() for name in MEASUREMENTS]
    assert [speed.name for speed in measured] == asked
    assert all(speed.per_second > 0 for speed in measured)


def test_some_speeds_can_be_measured_alone() -> None:
    assert [speed.name.split(": ")[1] for speed in measure(0.01, "clones")] == ["clones"] * len(registry.listings())


# Sides


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Who sat where in each game of a tournament; the games themselves are played at random."""
    seated: list[list[str]] = []

    def played(table: Table, players: list[Player]) -> Table:
        seated.append([player.name for player in players])
        return play(table, [RandomPlayer(seat) for seat in range(len(players))])

    monkeypatch.setattr(tournament, "play", played)
    return seated


def test_a_challenger_plays_all_seats_of_a_side(seated: list[list[str]]) -> None:
    """Seats of one side win together: the challenger has all of them, and the side goes round."""
    for players, first, second in ((4, "grgr", "rgrg"), (3, "grg", "rgr"), (2, "gr", "rg")):
        pairing = Pairing("cerebria", players, "greedy", "random", "sides")
        shares = [play_pairing(pairing, index)["won"] for index in range(2)]
        assert ["".join(name[0] for name in names) for names in seated[-2:]] == [first, second]
        assert all(share in (0.0, 0.5, 1.0) for share in shares)
        assert Result(pairing, 2, sum(shares)).fair == 1 / 2


def test_without_teammates_each_seat_is_a_side(seated: list[list[str]]) -> None:
    pairing = Pairing("cerebria-cards", 3, "greedy", "random", "seats")
    for index in range(4):
        play_pairing(pairing, index)
    assert [names.index("greedy") for names in seated] == [0, 1, 2, 0]
    assert Result(pairing, 4, 1).fair == 1 / 3


def test_an_interrupted_simulation_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("cerebria-cards", 2, ("random",))
    played = games.play_batch

    def interrupted(plan: Plan, first: int, number: int) -> Tally:
        if first >= 4:
            raise KeyboardInterrupt
        return played(plan, first, number)

    monkeypatch.setattr(games, "play_batch", interrupted)
    tally = games.simulate(plan, 8)
    assert tally.games == 4
    monkeypatch.undo()
    rest = games.simulate(plan, 4, first=4)
    assert tally.decisions + rest.decisions == games.simulate(plan, 8).decisions
