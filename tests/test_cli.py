"""The command `mindrose`, as people and programs call it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import mindrose


def run(*words: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "120"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    command = [sys.executable, "-m", "mindrose", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, timeout=120)


def told(*words: str) -> Any:
    """The JSON document that a command prints."""
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def refused(*words: str) -> str:
    """The one sentence with which a command is refused."""
    done = run(*words)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_games_are_listed_with_their_options() -> None:
    (game,) = told("games")
    assert game["id"] == "cerebria-cards"
    assert game["players"] == [2, 5]
    assert game["options"]["single_goal"] == {
        "default": 12, "allowed": "a whole number from 1 to 60", "rule": "CC-10.2",
    }  # fmt: skip
    assert "cerebria-cards" in run("games").stdout


def test_simulate_prints_what_programs_read() -> None:
    document = told("simulate", "cerebria-cards", "--games", "4", "--players", "3", "--seed", "s", "--bots", "random")
    for name in ("games", "decisions", "seconds", "decisions_per_second", "outcomes", "compiled"):
        assert name in document
    again = told("simulate", "cerebria-cards", "--games", "4", "--players", "3", "--seed", "s", "--jobs", "2")
    assert again["decisions"] == document["decisions"]


def test_simulate_in_words() -> None:
    done = run("simulate", "cerebria-cards", "--games", "2", "--option", "single_goal=5")
    assert "2 games" in done.stdout
    assert "decisions per second" in done.stdout


def test_arena_prints_intervals() -> None:
    document = told("arena", "cerebria-cards", "--bots", "greedy,random", "--games", "4", "--jobs", "1")
    (result,) = document["results"]
    assert result["games"] == 4
    assert len(result["interval"]) == 2


def test_rules_show_code_and_tests() -> None:
    document = told("rules", "cerebria-cards")
    assert len(document["rules"]) == 189
    assert all(rule["code"] and rule["tests"] for rule in document["rules"])
    assert "CC-5.4" in run("rules", "cerebria-cards", "CC-5.4").stdout


def test_bench_measures() -> None:
    document = told("bench", "--seconds", "0.1", "--only", "clones")
    assert document["rates"][0]["per_second"] > 0


def test_a_record_replays_with_status_0(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, 1)
    for _ in range(40):
        table.answer(table.legal()[0])
    path = tmp_path / "game.json"
    table.record().save(path)
    assert told("replay", str(path))["answers"] == 40
    assert "It is Player" in run("replay", str(path), "--log").stdout


def test_an_edited_record_does_not(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, 1)
    document = table.answer(0).answer(0).record().document()
    document["answers"][0] = 1
    path = tmp_path / "edited.json"
    path.write_text(json.dumps(document))
    assert "another state" in refused("replay", str(path))


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("simulate", "chess"), "cerebria-cards"),
        (("simulate", "cerebria-cards", "--players", "9"), "CC-2.1"),
        (("simulate", "cerebria-cards", "--bots", "bold"), "greedy"),
        (("simulate", "cerebria-cards", "--option", "colour=red"), "single_goal"),
        (("simulate", "cerebria-cards", "--option", "single_goal=many"), "whole number"),
        (("simulate", "cerebria-cards", "--option", "single_goal"), "name=value"),
        (("simulate", "cerebria-cards", "--option", "stack_extra=20", "--players", "5"), "CC-12.7"),
        (("arena", "cerebria-cards", "--bots", "greedy"), "at least two"),
        (("rules", "cerebria-cards", "CC-99"), "no rule"),
        (("replay", "nowhere.json"), "cannot read"),
        (("play", "cerebria-cards", "--language", "fr"), "Italiano"),
        (("play", "cerebria-cards", "--seats", "me"), "CC-2.1"),
        (("play", "cerebria-cards", "--save", "/proc/nowhere/game.json"), "cannot write"),
        (("play", "cerebria-cards", "--resume", "game.json", "--seed", "3"), "--resume goes on"),
        (("simulate", "cerebria-cards", "--bots", "random,greedy,search"), "3 bots"),
        (("simulate", "cerebria-cards", "--option", "columns=" + "9" * 5000), "whole number"),
        (("bench", "--only", "zzz", "--seconds", "0.1"), "zzz"),
        (("play", "cerebria-cards", "--names", "a,b,c,d,e,f"), "6 names"),
    ],
)
def test_mistakes_are_told_in_one_sentence(words: tuple[str, ...], hint: str) -> None:
    assert hint in refused(*words)


def test_a_game_can_be_left_and_resumed(tmp_path: Path) -> None:
    save = tmp_path / "mine.json"
    first = run("play", "cerebria-cards", "--seats", "me,greedy", "--seed", "4", "--save", str(save), typed="1\nquit\n")
    assert first.returncode == 0, first.stderr
    kept = mindrose.open_record(save)
    assert len(kept.answers) >= 1
    words = ("play", "cerebria-cards", "--seats", "me,greedy", "--resume", str(save), "--save", str(save))
    second = run(*words, typed="1\n" * 400)
    assert second.returncode == 0, second.stderr
    assert len(mindrose.open_record(save).answers) > len(kept.answers)


def test_play_starts_from_a_position(tmp_path: Path) -> None:
    puzzle = tmp_path / "puzzle.yaml"
    puzzle.write_text("seats:\n- mindset: [Valor f2]\n  scored: {bliss: 10}\nstacks: [0, 4, 4]\n")
    words = ("play", "cerebria-cards", "--seats", "me,random", "--save", str(tmp_path / "game.json"))
    done = run(*words, "--position", str(puzzle), typed="1\n")
    assert "wins by Singlemindedness" in done.stdout, done.stdout + done.stderr
    assert told("replay", str(tmp_path / "game.json"))["over"]
    puzzle.write_text("seats: [")
    assert "neither YAML nor JSON" in refused(*words, "--position", str(puzzle))
    puzzle.write_text("- 1")
    assert "holds no position" in refused(*words, "--position", str(puzzle))
    assert "cannot read" in refused(*words, "--position", str(tmp_path / "nowhere.yaml"))


@pytest.mark.parametrize("name", ["table.yaml", "table.json"])
def test_a_position_survives_its_file(tmp_path: Path, name: str) -> None:
    game = mindrose.load("cerebria-cards")
    table = game.new(3, 8).answer(0)
    mindrose.save_position(table, tmp_path / name)
    again = game.from_position(mindrose.open_position(tmp_path / name), table.seed)
    assert again.state.fingerprint() == table.state.fingerprint()


def test_a_record_replays_from_its_path(tmp_path: Path) -> None:
    table = mindrose.load("cerebria-cards").new(2, 1).answer(0)
    table.record().save(tmp_path / "game.json")
    assert mindrose.replay(str(tmp_path / "game.json")).state.fingerprint() == table.state.fingerprint()


def test_records_go_to_the_users_folder_by_default(tmp_path: Path) -> None:
    done = run("play", "cerebria-cards", "--seats", "me,random", "--seed", "4", typed="", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "mindrose" / "records").glob("*.json"))) == 1
