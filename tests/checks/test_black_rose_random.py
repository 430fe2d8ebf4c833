"""Random games and scenes of Black Rose Wars pass every check; the invariants hold after every instruction."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mindrose.content.packs import DEFAULT_PACK
from mindrose.engine import compiled
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.events import EVENTS
from mindrose.games.black_rose_wars.options import ABSENT, ALONE, LAST_SPACE, MASTER, PARAMETERS, PLAYING
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.programs import Step
from mindrose.kernel.table import Table
from tests.checks.black_rose_scenes import Scenery
from tests.checks.black_rose_wars import check_rest, checker, conserved
from tests.checks.every_game import pick
from tests.checks.options import values
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import GAME

ANSWERS = 60  # in a scene
LONG = 100
SCENES = 300
AVATAR_SCENES = range(40)
IMAGINED = range(replies.IMAGINE, replies.FIGURE)
REAL = 0.9  # how often nobody is imagined where somebody is there


def scene(seed: int, has_avatar: bool = False) -> Table:
    return GAME.from_position(Scenery(GAME.pack(DEFAULT_PACK), random.Random(seed), has_avatar).position(), seed)


@rule("IV-8", "IV-10", "IV-12")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_pass_every_check(players: int) -> None:
    checker(often=0.005).play(GAME.new(players, "check"), players)


@pytest.mark.parametrize(("players", "difficulty"), [(1, "apprentice"), (2, "master"), (3, "apprentice")])
def test_random_games_with_the_avatar_pass_every_check(players: int, difficulty: str) -> None:
    checker(often=0.01).play(GAME.new(players, "check", avatar="plays", difficulty=difficulty), players)


# Every option, in some whole game.
CHOSEN: list[dict[str, Any]] = [
    {"fixed_crown": True},
    {"summoners_crown": True},
    {"los": "none"},
    {"inertia_activated": True},
    {"participation_cumulative": False},
    {"sole_restorer_bonus": 5},
    {"backs_public": False},
    {"second_moon": 2, "third_moon": 24, "end": 35},
    {"avatar": PLAYING, "difficulty": MASTER},
]


def test_every_option_is_played_with() -> None:
    assert {name for options in CHOSEN for name in options} == {one.name for one in PARAMETERS if not one.text}


@pytest.mark.parametrize("options", CHOSEN, ids=", ".join)
def test_a_random_game_with_an_option_passes_every_check(options: dict[str, Any]) -> None:
    players = 2 + CHOSEN.index(options) % 2
    checker(often=0.005).play(GAME.new(players, "option", **options), players)


MARKERS = ("second_moon", "third_moon", "end")
ANY = {
    one.name: st.sampled_from(values(one))
    for one in PARAMETERS
    if not one.text and one.name not in (*MARKERS, "avatar")
}
SPACES = st.lists(st.integers(1, LAST_SPACE), min_size=3, max_size=3, unique=True).map(sorted)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """BR-27.2.1, BR-28.1.1 The markers in order, and the Avatar where there is a place for it and somebody plays."""
    players = draw(st.integers(1, 4))
    avatar = draw(st.sampled_from([ALONE, *([PLAYING] if players < 4 else []), *([ABSENT] if players > 1 else [])]))
    options = draw(st.fixed_dictionaries(ANY))
    markers = dict(zip(MARKERS, draw(SPACES), strict=True))
    return GAME.new(players, draw(st.integers(0, 2**32)), avatar=avatar, **options, **markers)


@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(table=tables(), seed=st.integers(0, 2**32))
def test_any_options_give_a_game_that_passes(table: Table, seed: int) -> None:
    checker(often=0.001).play(table, seed)


@pytest.mark.parametrize("has_avatar", [False, True], ids=["mages", "avatar"])
@pytest.mark.parametrize("seed", range(6))
def test_a_random_scene_passes_every_check(seed: int, has_avatar: bool) -> None:
    """All kinds of effects at once: nothing breaks where boards and rooms are full."""
    table, chance = scene(seed, has_avatar), random.Random(seed)
    checking = checker(often=0.1)
    for _ in answered(table, chance, ANSWERS):
        conserved(table.state)
        if chance.random() < checking.often:
            checking.check_moment(table, chance)


def answered(table: Table, chance: random.Random, most: int = 100_000) -> Iterator[str]:
    """Plays at random, seldom with imaginary targets; gives the kind of every question before it is answered."""
    while not table.over and len(table.given) < most:
        asked = pick(table, chance)
        yield asked.kind
        legal = table.legal(asked.seat)
        real = [number for number in legal if number not in IMAGINED]
        table.answer(chance.choice(real if real and chance.random() < REAL else legal), asked.seat)


# After every instruction


def steps_of(kind: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for step in kind.__subclasses__():
        yield step
        yield from steps_of(step)


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain Python lets every step be watched; the compiled engine takes the same ones."""

    def watching(run: Any) -> Any:
        def watched_run(step: Step[Any], table: BlackRoseWars, *about: Any) -> None:
            moon = int(table.moon)
            run(step, table, *about)
            assert table.moon >= moon  # IV-8
            if table.round > 0:
                conserved(table)
                check_rest(table, step)

        return watched_run

    own = [step for step in steps_of(Step) if ".black_rose_wars." in step.__module__]
    for step, name in [(step, name) for step in own for name in ("run", "answer") if name in vars(step)]:
        if not compiled():
            monkeypatch.setattr(step, name, watching(vars(step)[name]))


@rule("IV-1", "IV-2", "IV-3", "IV-4", "IV-5", "IV-6", "IV-7", "IV-8", "IV-9", "IV-11")
@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"los": "none", "difficulty": MASTER}),
        (2, {}),
        (3, {"avatar": PLAYING, "fixed_crown": True, "sole_restorer_bonus": 2}),
        (3, {"summoners_crown": True, "inertia_activated": True, "second_moon": 3, "third_moon": 4, "end": 20}),
        (4, {"backs_public": False, "participation_cumulative": False}),
    ],
)
def test_the_invariants_hold_after_every_instruction(players: int, options: dict[str, Any]) -> None:
    table = GAME.new(players, "invariants", **options)
    moons = [table.view()["moon"] for _ in answered(table, random.Random(players))]
    assert moons == sorted(moons)


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("batch", range(3))
def test_the_invariants_hold_after_every_instruction_of_a_scene(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        for _ in answered(scene(seed, seed % 3 == 0), random.Random(seed), ANSWERS):
            pass


def test_every_event_occurs() -> None:
    """Some game or scene tells every event."""
    told: set[str] = set()
    cases = [(seed, False) for seed in range(SCENES)] + [(seed, True) for seed in AVATAR_SCENES]
    for seed, has_avatar in cases:
        table = scene(seed, has_avatar) if seed else GAME.new(1 if has_avatar else 2, 1)
        for _ in answered(table, random.Random(seed), LONG if seed else 100_000):
            pass
        told |= {str(event["event"]) for event in table.events()}
    # no card of the default pack does these
    only_in_packs = {"cleared", "looked_at_order", "room_turned", "rose_quest", "stopped"}
    assert {kind.name for kind in EVENTS} - told == only_in_packs
