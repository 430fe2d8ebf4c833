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
from mindrose.games.black_rose_wars.options import PARAMETERS
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Parameter
from mindrose.kernel.programs import Step, no_answers
from mindrose.kernel.table import Table
from tests.checks.black_rose_reasons import OBSTACLES
from tests.checks.black_rose_scenes import Scenery
from tests.checks.black_rose_wars import check_rest, conserved, permuted
from tests.checks.every_game import Checker, pick
from tests.checks.reasons import check_reasons
from tests.rules.black_rose_wars.playing import GAME

ANSWERS = 60  # in a scene
LONG = 100
SCENES = 300
AVATAR_SCENES = range(40)
IMAGINED = range(replies.IMAGINE, replies.FIGURE)
REAL = 0.9  # how often nobody is imagined where somebody is there


class RoseChecker(Checker):
    """What one may answer does not betray what one may not know, nothing is missing where one imagines it, and
    reasons are there."""

    def check_moment(self, table: Table, chance: random.Random) -> None:
        super().check_moment(table, chance)
        check_reasons(table, OBSTACLES)

    def check_secrets(self, table: Table, seat: int, chance: random.Random) -> None:
        super().check_secrets(table, seat, chance)
        other = permuted(table.state, seat, chance)
        asking = other.asking(seat)
        if asking is not None:
            answers = no_answers()
            other.current = asking
            asking.question().answers(other, asking.frames[-1], answers)
            assert answers.listed() == table.legal(seat)

    def check_sample(self, table: Table, seat: int, chance: random.Random) -> None:
        super().check_sample(table, seat, chance)
        conserved(table.sample(seat, chance.randrange(2**40)).state)


def checker(often: float) -> Checker:
    return RoseChecker(GAME, conserved, permuted, often)


def scene(seed: int, has_avatar: bool = False) -> Table:
    return GAME.from_position(Scenery(GAME.pack(DEFAULT_PACK), random.Random(seed), has_avatar).position(), seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_pass_every_check(players: int) -> None:
    checker(often=0.005).play(GAME.new(players, "check"), players)


@pytest.mark.parametrize(("players", "difficulty"), [(1, "apprentice"), (2, "master"), (3, "apprentice")])
def test_random_games_with_the_avatar_pass_every_check(players: int, difficulty: str) -> None:
    checker(often=0.01).play(GAME.new(players, "check", avatar="plays", difficulty=difficulty), players)


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    if isinstance(parameter.default, bool):
        return st.booleans()
    return st.sampled_from(parameter.words) if parameter.words else st.integers(parameter.low, parameter.high)


CHOSEN = {parameter.name: values(parameter) for parameter in PARAMETERS if not parameter.text}


@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(1, 4), seed=st.integers(0, 2**32), options=st.fixed_dictionaries({}, optional=CHOSEN))
def test_any_options_give_a_game_that_passes(players: int, seed: int, options: dict[str, Any]) -> None:
    try:
        table = GAME.new(players, seed, **options)
    except BadOption as refused:
        assert any(rule in str(refused) for rule in ("BR-27.2.1", "BR-28.1.1", "BR-3.1.1"))
        return
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
            run(step, table, *about)
            if table.round > 0:
                conserved(table)
                check_rest(table, step)

        return watched_run

    own = [step for step in steps_of(Step) if ".black_rose_wars." in step.__module__]
    for step, name in [(step, name) for step in own for name in ("run", "answer") if name in vars(step)]:
        if not compiled():
            monkeypatch.setattr(step, name, watching(vars(step)[name]))


@pytest.mark.usefixtures("watched")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_invariants_hold_after_every_instruction(players: int) -> None:
    table = GAME.new(players, "invariants")
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
