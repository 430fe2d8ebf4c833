"""What people install: a wheel in an empty environment, outside of the sources, does all that the sources do."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import archives
import mindrose
import pythons
from mindrose import engine

DEPENDENCIES = next(path for path in sys.path if path.endswith("site-packages"))
PLAYS = """
import sys, mindrose
from mindrose.arena.games import Plan, simulate
print("%d.%d" % sys.version_info[:2])
for game in mindrose.games():
    assert simulate(Plan(game.id, 2, ("random",)), 1).games == 1
    print(game.id)
"""
LANGUAGES = {"en": "players", "ru": "игрок", "it": "giocator", "zh": "人"}


class Place:
    """An environment with the wheel in it. What the wheel depends on is borrowed from the one that tests run in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=False)
        site = next((folder / "env").glob("lib/python*/site-packages"))
        self.wheel = archives.build("wheel", folder / "dist")
        installing = [sys.executable, "-m", "pip", "--python", str(folder / "env" / "bin" / "python"), "install"]
        subprocess.run([*installing, "-q", "--no-deps", "--no-index", str(self.wheel)], check=True)
        (site / "borrowed.pth").write_text(f"{DEPENDENCIES}\n")
        self.site = site

    def command(self, *words: str) -> list[str]:
        return [str(self.folder / "env" / "bin" / "mindrose"), *words]

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("MINDROSE", "PYTHON"))}
        return {**kept, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder / "data"), "COLUMNS": "200"}

    def run(self, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            self.command(*words), env=self.environment, cwd=self.folder, input=typed, capture_output=True, text=True,
            timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("installed"))


def test_a_wheel_is_small_and_says_what_it_is(place: Place) -> None:
    assert place.wheel.stat().st_size < archives.MOST
    about = next(place.site.glob("mindrose-*.dist-info"))
    told = (about / "METADATA").read_text(encoding="utf-8")
    assert "License-Expression: MIT" in told
    assert "Provides-Extra: pettingzoo" in told
    assert list(about.rglob("LICENSE"))
    assert place.run("--help")


def test_games_are_told_in_four_languages(place: Place) -> None:
    for language, word in LANGUAGES.items():
        told = place.run("games", "cerebria", "--language", language)
        assert word in told


def test_the_engine_is_compiled_where_it_was(place: Place) -> None:
    told = json.loads(place.run("simulate", "cerebria-cards", "--games", "2", "--jobs", "1", "--json"))
    assert told["games"] == 2
    assert told["compiled"] == engine.is_complete()


def test_rules_are_there(place: Place) -> None:
    assert "CB-17" in place.run("rules", "cerebria", "CB-17.5.2")


def test_a_pack_is_begun_and_checked(place: Place) -> None:
    place.run("content", "new", "mine")
    assert place.run("content", "check", "mine")


def test_a_game_is_played_by_bots_in_the_terminal(place: Place) -> None:
    assert place.run("play", "cerebria-cards", "--seats", "random,random", "--seed", "1")


def test_other_pythons_play_what_the_plain_wheel_brings(place: Place, tmp_path: Path) -> None:
    """With what is borrowed of others, as far as it is plain Python; `make wheel` installs all of it."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    wheel = archives.build("wheel", tmp_path / "dist", pure=True)
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    for version, python in pythons.found().items():
        if version != own:
            about = {**place.environment, "PYTHONPATH": f"{tmp_path / 'site'}{os.pathsep}{DEPENDENCIES}"}
            done = subprocess.run([python, "-c", PLAYS], env=about, capture_output=True, text=True, timeout=120)
            assert done.stdout.split() == [version, *[game.id for game in mindrose.games()]], done.stderr[-2000:]


@pytest.fixture
def address(place: Place) -> Iterator[str]:
    """A server of the installed package."""
    with subprocess.Popen(
        place.command("serve", "--port", "0"), env=place.environment, cwd=place.folder, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
    ) as server:  # fmt: skip
        assert server.stdout is not None
        found = None
        until = time.monotonic() + 60
        while found is None and time.monotonic() < until:
            found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        assert found is not None
        yield found.group()
        server.terminate()


def test_the_page_answers(address: str, place: Place) -> None:
    has_client = (place.site / "mindrose" / "client").is_dir()
    assert has_client == (engine.ROOT / "web" / "dist").is_dir()
    with urllib.request.urlopen(f"{address}/api/games", timeout=20) as answer:
        assert answer.status == 200
    if has_client:
        with urllib.request.urlopen(address, timeout=20) as answer:
            assert b"<html" in answer.read().lower()
