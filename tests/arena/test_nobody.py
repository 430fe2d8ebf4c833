"""Games that no seat wins, since an automaton can: they are counted and told."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.arena.findings import Findings
from mindrose.arena.games import Tally
from mindrose.arena.report import lengths, opening, verdict
from mindrose.arena.tournament import Pairing, Result, compete, pairings
from mindrose.commands.arena import winners
from mindrose.kernel.game import Outcome

LOST = Outcome([], "automaton", "T-1.1", [[3], [5]])
WON = Outcome([1], "points", "T-1.2", [[3], [5]])


def tally() -> Tally:
    counted = Tally()
    for outcome in (LOST, WON, LOST):
        counted.count(outcome.winners, outcome.reason, 10)
    return counted


def test_a_simulation_counts_them() -> None:
    twice = tally()
    twice.add(tally())
    assert twice.document()["outcomes"] == {
        "reasons": {"automaton": 4, "points": 2}, "wins_by_seat": {"1": 2}, "won_by_nobody": 4
    }  # fmt: skip
    assert winners(twice) == "seat 1: 2, nobody: 4"


def test_an_outcome_gives_nobody_anything() -> None:
    assert [LOST.returns(seat) for seat in range(2)] == [0.0, 0.0]


def line(outcome: Outcome) -> dict[str, Any]:
    sides = [{"name": f"seat {seat}", "won": outcome.returns(seat), "traits": {}, "sources": {}} for seat in range(2)]
    return {"reason": outcome.reason, "turns": 1, "decisions": 2, "sides": sides, "options": {}}


def test_a_report_tells_how_often_nobody_won() -> None:
    findings = Findings([line(LOST), line(WON)])
    assert findings.reasons()["automaton"]["nobody"] == 1
    assert [rate.wins for rate in findings.own_rates().values()] == [0.0, 1.0]
    ends = lengths(findings, [])[-1]
    assert ends.splitlines()[0].endswith("| shared | nobody |")
    assert "| automaton | 1 | 50.0 % | 9.5 – 90.5 % | 0.0 % | 0.0 % | 0.0 % | 100.0 % |" in ends


def test_where_nobody_ever_won_a_report_judges_nothing() -> None:
    alone = {**line(LOST), "sides": line(LOST)["sides"][:1]}
    alone["sides"][0]["traits"] = {"school": ["alchemy"]}
    findings = Findings([alone] * 6)
    assert verdict(findings) == ["## Verdict", "Nobody won any of these games: nothing can be judged by victories."]
    assert {rate.verdict for rates in findings.traits().values() for rate in rates.values()} == {"not judged"}


@pytest.mark.parametrize(("games", "players", "told"), [(6, 1, "6 games of 1 player,"), (1, 2, "1 game of 2 players,")])
def test_a_report_counts_in_the_singular(games: int, players: int, told: str) -> None:
    facts = {"game": "cerebria-cards", "players": players, "bot": "random", "content": "", "rules": "", "seed": "0"}
    assert opening(Findings([{**line(WON), **facts}] * games))[1].startswith(told)


def test_without_such_games_it_does_not_speak_of_nobody() -> None:
    assert "nobody" not in lengths(Findings([line(WON)]), [])[-1]


def test_in_a_tournament_only_what_seats_won_is_shared_fairly() -> None:
    result = Result(Pairing("cerebria-cards", 2, "one", "other", "0"), 100, 30, 40)
    assert result.fair == pytest.approx(0.3)
    assert result.verdict == "undecided"
    assert result.document()["won_by_nobody"] == 40


def test_who_plays_alone_meets_the_game_itself() -> None:
    """One person and an automaton: the person wins, or nobody does."""
    alone = pairings("black-rose-wars", 1, ["greedy", "random"], "0")
    assert [(pairing.challenger, pairing.field) for pairing in alone] == [("greedy", ""), ("random", "")]
    assert (Result(alone[0], 100, 70, 30).fair, Result(alone[0], 100, 70, 30).verdict) == (0.5, "stronger")
    result = compete(alone[1], 2)
    assert result.wins + result.nobody == result.games == 2
