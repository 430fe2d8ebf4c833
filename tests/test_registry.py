"""A game from elsewhere is registered by its name alone, and found everywhere."""

from __future__ import annotations

import asyncio
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mindrose
from mindrose import registry
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.server import wire
from mindrose.terminal import Session
from tests.commands import mindrose as mindrose_command
from tests.server.playing import EASY, PERSON, Guest, at_random
from tests.server.serving import generous, serving

EXAMPLES = Path(__file__).parents[1] / "examples"
# Every game among the examples; each is a package that offers a listing.
PLACES = [str(path.parent) for path in sorted(EXAMPLES.glob("*/__init__.py"))]
IDS = [Path(place).name for place in PLACES]
each_game = pytest.mark.parametrize("game", IDS)


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, os.pathsep.join(PLACES))


def run(*words: str, typed: str = "") -> str:
    done = mindrose_command(*words, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run_anew(*words: str) -> str:
    """In a Python that has not looked for packages yet."""
    command = [sys.executable, "-m", "mindrose", *words]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_of_this_house_come_first() -> None:
    shipped = [listing.id for listing in registry.SHIPPED]
    assert [game.id for game in mindrose.games()] == [*shipped, *IDS]


@each_game
def test_every_command_finds_it(game: str, tmp_path: Path) -> None:
    assert game in {told["id"] for told in json.loads(run("games", "--json"))}
    for language in mindrose.languages():
        assert game in run("games", game, "--language", language)
    assert json.loads(run("simulate", game, "--games", "2", "--bots", "greedy,random", "--json"))["games"] == 2
    assert json.loads(run("arena", game, "--games", "2", "--bots", "greedy,random", "--json"))["results"]
    run("arena", game, "--games", "2", "--bot", "random", "--report", str(tmp_path), "--jobs", "1")
    record = str(tmp_path / "record.json")
    assert "quit" in run("play", game, "--save", record, "--language", "en", typed="?\n1\n1\nlog\nquit\n")
    assert json.loads(run("replay", record, "--json"))["agrees"]
    run("replay", record, "--log")


def test_it_is_measured() -> None:
    rates = json.loads(run("bench", "--seconds", "0.1", "--only", "clones", "--json"))["rates"]
    assert [rate["name"].split(",")[0] for rate in rates] == list(registry.listings())


@each_game
def test_its_rules_are_shown_or_said_to_be_missing(game: str) -> None:
    command = [sys.executable, "-m", "mindrose", "rules", game]
    done = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), timeout=60)
    if registry.face_of(game).rules is None:
        assert (done.returncode, done.stdout) == (2, "")
        assert "there is no page of rules" in " ".join(done.stderr.split())
    else:
        assert "without code or test: no rule" in done.stdout


class Typist(Console):
    """A screen at which the first answer is always typed."""

    def __init__(self) -> None:
        super().__init__(file=io.StringIO(), width=100, highlight=False)

    def input(self, *arguments: object, **more: object) -> str:
        return "1"


@each_game
@pytest.mark.parametrize("language", mindrose.languages())
def test_it_is_played_in_the_terminal(game: str, language: str, tmp_path: Path) -> None:
    table = mindrose.load(game).new(seed=1)
    seats = ["me", *["random"] * (table.players - 1)]
    screen = Typist()
    Session(table, seats, "", language, tmp_path / "record.json", screen).play()
    assert table.over


@each_game
def test_it_is_on_the_server(game: str, tmp_path: Path) -> None:
    with serving(generous(f"sqlite:///{tmp_path / 'mindrose.db'}", tmp_path, pause=(0.0, 0.01))) as house:
        browser = house.browser("Ann")
        told: dict[str, Any] = browser.get(f"/api/games/{game}").json()
        assert told["title"] == mindrose.load(game).title
        assert told["kinds"].keys() == mindrose.load(game).kinds().keys()
        assert told["kinds"]["seat"] == {"name": "seat", "words": [], "said": "player"}
        assert game in [one["id"] for one in browser.get("/api/games").json()]
        rules = browser.get(f"/api/games/{game}/rules")
        assert rules.status_code == (404 if registry.face_of(game).rules is None else 200)
        assert browser.get(f"/api/games/{game}/powers/ru").json() == {}
        assert browser.get(f"/api/games/{game}/lessons").json() == []
        asyncio.run(play(house.address, game))


async def play(address: str, game: str) -> None:
    """A person and bots, from the first question to the end."""
    ann = await Guest.arrive(address, "Ann")
    seats = [PERSON, *[EASY] * (mindrose.load(game).players_min - 1)]
    made = await ann.table("/api/tables", wire.NewTable(game, seats, options={}))
    seat = await ann.sit(made.id)
    await seat.play(at_random(1))
    assert (await seat.over()).outcome is not None
    await seat.close()
    await ann.close()


# Mistakes in words


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("nowhere_at_all", "'nowhere_at_all:LISTING' cannot be imported: No module named 'nowhere_at_all'"),
        ("json", "module 'json' has no attribute 'LISTING'"),
    ],
)
def test_a_place_without_a_game_is_told(place: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, place)
    with pytest.raises(MindroseError) as refused:
        mindrose.games()
    assert told in str(refused.value)


def test_two_games_of_one_name_are_told() -> None:
    with pytest.raises(MindroseError, match="two games are called 'cerebria'"):
        registry.united([*registry.SHIPPED, registry.Listing("cerebria", "mine.game:Mine")])


def test_a_game_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadOption, match=r"there is no game 'heart' \(did you mean 'hearts'\?\); the games are: cer"):
        mindrose.load("heart")


def test_a_game_of_an_installed_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package offers its game as an entry point; nothing else has to be said."""
    about = tmp_path / "goofspiel-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: goofspiel\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[mindrose.games]\ngoofspiel = goofspiel:LISTING\n")
    monkeypatch.delenv(registry.VARIABLE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(EXAMPLES)]))
    assert "goofspiel" in {told["id"] for told in json.loads(run_anew("games", "--json"))}
    assert json.loads(run_anew("simulate", "goofspiel", "--games", "2", "--json"))["games"] == 2
