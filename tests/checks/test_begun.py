"""Whatever is running was begun by a step that says so, and holds what its program says."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mindrose.engine import compiled
from mindrose.kernel.form import Form
from mindrose.kernel.game import Game
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Frame, Program
from mindrose.kernel.stacks import StackCheck, beginning
from tests.checks.every_game import pick
from tests.games import CASES


class Begun:
    """Every frame that was begun since it was looked at last, and the one that began it."""

    def __init__(self) -> None:
        self.pairs: list[tuple[Frame, Frame]] = []

    def note(self, state: State, frames: list[Frame]) -> None:
        under = state.current.frames
        number = len(under) - 1
        while number > 0 and under[number].at == 0 and not under[number].program.steps[0].repeats():
            number -= 1
        if number >= 0:
            self.pairs += [(under[number].clone(), frame) for frame in frames]

    def check(self, state: State) -> None:
        for below, frame in self.pairs:
            assert beginning(state, below, frame), (below, frame.program.name)
        self.pairs = []


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Begun:
    """Plain Python lets every push be watched; the compiled engine makes the same ones."""
    found = Begun()
    push, fork = State.push, State.fork

    def watched_push(state: State, program: Program, seat: int) -> Frame:
        before = len(state.current.frames)
        frame = push(state, program, seat)
        state.current.frames.pop()
        assert len(state.current.frames) == before
        found.note(state, [frame])
        state.current.frames.append(frame)
        return frame

    def watched_fork(state: State, program: Program, seats: list[int]) -> None:
        fork(state, program, seats)
        found.note(state, [branch.frames[0] for branch in state.current.branches])

    if not compiled():
        monkeypatch.setattr(State, "push", watched_push)
        monkeypatch.setattr(State, "fork", watched_fork)
    return found


@pytest.mark.parametrize(
    ("game", "players", "options"),
    CASES,
    ids=[f"{game.id}-{players}-{number}" for number, (game, players, _) in enumerate(CASES)],
)
def test_what_runs_was_begun_as_its_steps_say(game: Game, players: int, options: dict[str, Any], begun: Begun) -> None:
    for seed in range(3):
        table = game.new(players, seed, **options)
        chance = random.Random(seed)
        while not table.over:
            begun.check(table.state)
            form = Form()
            running = StackCheck(form, table.state, table.state.stack.frames[0].program)
            running.check_shape()
            running.check_laid()
            running.check_fit()
            if chance.random() < 0.2:  # drafts are retraced, which is dear
                running.check_asked()
            assert form.reasons == []
            asked = pick(table, chance)
            table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
        begun.check(table.state)
