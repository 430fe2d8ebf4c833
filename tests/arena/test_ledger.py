"""Games in files: whatever ended a run, the next one goes on, and the file is as if nothing had happened."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner

from mindrose.arena import balance, games, tournament
from mindrose.arena.games import Plan, simulate
from mindrose.arena.ledger import Ledger, read, write
from mindrose.arena.tournament import Pairing, Tournament
from mindrose.cli import app
from mindrose.kernel.errors import BadOption, MindroseError

SHORT = (("max_cycles", 1),)
PLAN = Plan("cerebria-cards", 2, ("random",), "ledger", SHORT)
PAIRING = Pairing("cerebria-cards", 2, "random", "greedy", "ledger", SHORT)
WORDS = [
    "arena",
    "cerebria-cards",
    "--bots",
    "greedy,random",
    "--games",
    "3",
    "--jobs",
    "1",
    "--option",
    "max_cycles=1",
]


@pytest.fixture(params=[".jsonl", ".parquet"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return tmp_path / f"games{request.param}"


def interrupted_at(number: int, played: Any) -> Any:
    """Somebody presses Ctrl-C when so many games are played."""

    def interrupted(plan: Any, first: int, count: int) -> Any:
        if first >= number:
            raise KeyboardInterrupt
        return played(plan, first, count)

    return interrupted


def test_a_simulation_goes_on_where_it_was_interrupted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "play_batch", interrupted_at(3, games.play_batch))
    first = simulate(PLAN, 8, out=path)
    monkeypatch.undo()
    assert (first.games, len(list(read(path)))) == (3, 3)
    rest = simulate(PLAN, 8, out=path)
    assert (rest.games, rest.kept) == (8, 3)
    whole = path.with_name(f"whole{path.suffix}")
    tally = simulate(PLAN, 8, out=whole)
    assert (tally.decisions, tally.wins) == (rest.decisions, rest.wins)
    assert list(read(path)) == list(read(whole))
    assert simulate(PLAN, 8, out=path).kept == 8
    assert [file.name for file in path.parent.iterdir() if file != whole] == [path.name]


def test_a_file_tells_how_to_play_each_game_again(path: Path) -> None:
    simulate(PLAN, 4, out=path)
    for row in read(path):
        plan = Plan(row["game"], row["players"], tuple(row["bots"]), row["seed"], tuple(row["options"].items()))
        again = simulate(plan, 1, first=row["number"])
        assert (again.decisions, dict(again.reasons)) == (row["decisions"], {row["reason"]: 1})


def test_parquet_is_read_by_others(tmp_path: Path) -> None:
    simulate(PLAN, 5, out=tmp_path / "games.parquet")
    simulate(PLAN, 5, out=tmp_path / "games.jsonl")
    found = polars.read_parquet(tmp_path / "games.parquet")
    assert found["number"].to_list() == [0, 1, 2, 3, 4]
    assert found["winners"].to_list() == polars.read_ndjson(tmp_path / "games.jsonl")["winners"].to_list()
    assert json.loads(found["options"][0]) == {"max_cycles": 1}


def test_a_run_that_was_killed_loses_no_game(path: Path) -> None:
    """A line that was being written is cut off; lines that were to become Parquet are found again."""
    simulate(PLAN, 3, out=path)
    lines = path if path.suffix == ".jsonl" else path.with_name("games.parquet.jsonl")
    write(lines, list(read(path)))
    with lines.open("a", encoding="utf-8") as file:
        file.write('{"game": "cere')
    assert simulate(PLAN, 5, out=path).kept == 3
    assert [row["number"] for row in read(path)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (Plan("cerebria-cards", 3, ("random",), "ledger", SHORT), "players is 2 in game 0, not 3"),
        (Plan("cerebria-cards", 2, ("greedy",), "ledger", SHORT), "bots is"),
        (Plan("cerebria-cards", 2, ("random",), "another", SHORT), "seed is 'ledger' in game 0"),
        (Plan("cerebria-cards", 2, ("random",), "ledger"), "options is"),
    ],
)
def test_games_of_other_settings_are_not_mixed(path: Path, other: Plan, why: str) -> None:
    simulate(PLAN, 2, out=path)
    before = path.read_bytes()
    with pytest.raises(BadOption, match=f"other settings: {why}"):
        simulate(other, 2, out=path)
    assert path.read_bytes() == before


def test_files_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match=r"ends with \.jsonl or \.parquet"):
        Ledger(tmp_path / "games.csv")
    (tmp_path / "games.parquet").write_text("no Parquet")
    with pytest.raises(BadOption, match="cannot read"):
        simulate(PLAN, 1, out=tmp_path / "games.parquet")
    (tmp_path / "folder.jsonl").mkdir()
    with pytest.raises(MindroseError, match=r"cannot (read|write)"):
        simulate(PLAN, 1, out=tmp_path / "folder.jsonl")
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(BadOption, match="pip install"):
        Ledger(tmp_path / "other.parquet")


# Tournaments


def test_a_tournament_goes_on_where_it_was_interrupted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "play_pairings", interrupted_at(2, tournament.play_pairings))
    first = Tournament([PAIRING], 5, path).play()
    monkeypatch.undo()
    assert (first.played, first.missing) == (2, 3)
    second = Tournament([PAIRING], 5, path)
    assert second.played == 2
    assert second.play().results() == Tournament([PAIRING], 5).play().results()
    assert [row["number"] for row in read(path)] == list(range(5))


def test_more_bots_can_join_a_tournament(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Tournament([PAIRING], 2, path).play()
    other = Pairing("cerebria-cards", 2, "random", "random", "ledger", SHORT)
    assert [result.games for result in Tournament([PAIRING, other], 2, path).play().results()] == [2, 2]
    assert len(list(read(path))) == 4
    with pytest.raises(BadOption, match="seed is"):
        Tournament([Pairing("cerebria-cards", 2, "random", "search", "elsewhere", SHORT)], 2, path)


# Commands


def test_an_interrupted_arena_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tournament, "play_pairings", interrupted_at(2, tournament.play_pairings))
    done = CliRunner().invoke(app, [*WORDS, "--json"])
    told = " ".join(done.stderr.split())
    assert "interrupted after 2 games; go on by the same command with --out arena-cerebria-cards-1.jsonl" in told
    assert json.loads(done.stdout)["results"][0]["games"] == 2
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, [*WORDS, "--json", "--out", "arena-cerebria-cards-1.jsonl"])
    assert json.loads(done.stdout)["results"][0]["games"] == 3
    assert len(list(read(tmp_path / "arena-cerebria-cards-1.jsonl"))) == 3


def test_an_interrupted_simulation_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "play_batch", interrupted_at(2, games.play_batch))
    words = ["simulate", "cerebria-cards", "--games", "5"]
    assert "go on with --first 2 --games 3" in CliRunner().invoke(app, words).stderr
    path = tmp_path / "games.jsonl"
    told = CliRunner().invoke(app, [*words, "--out", str(path)]).stderr
    assert f"go on by the same command: {path} holds them" in told


def test_an_interrupted_report_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "play_games", interrupted_at(3, balance.play_games))
    words = ["arena", "cerebria-cards", "--bot", "random", "--games", "5", "--jobs", "1", "--report", str(tmp_path)]
    done = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "copy.parquet")])
    assert "interrupted after 3 games; go on with --add --games 2" in " ".join(done.stderr.split())
    assert (tmp_path / "report.md").exists()
    assert [row["number"] for row in read(tmp_path / "copy.parquet")] == [0, 1, 2]
    assert list(read(tmp_path / "copy.parquet")) == list(read(tmp_path / "games.jsonl"))
