"""PettingZoo: a game as an AEC environment, one agent for each seat.

from mindrose.learning import aec

env = aec.env("cerebria-cards", players=3)
"""

from __future__ import annotations

from operator import index
from typing import Any

import numpy
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from mindrose import library
from mindrose.kernel.errors import shown
from mindrose.kernel.game import Game
from mindrose.kernel.table import Table
from mindrose.learning.vector import Bad, shown_array


def env(game: str | Game, players: int | None = None, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's usual checks around it."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TableEnv(game, players, **options)))


class Seated:
    """What has a table from a reset until it is closed."""

    opened: Table | None = None

    @property
    def table(self) -> Table:
        if self.opened is None:
            raise Bad("there is no table: reset the environment first, also one that was closed")
        return self.opened


class TableEnv(Seated, AECEnv[str, Any, Any]):
    """One table. An agent observes a row of numbers and which answers are legal; whoever wins is rewarded at the end.

    Answers that are forced are given by the environment. Where several seats are asked at once, one after another is,
    and none observes what the others have answered.
    """

    def __init__(self, game: str | Game, players: int | None = None, **options: Any) -> None:
        super().__init__()
        self.game = library.load(game) if isinstance(game, str) else game
        self.players = self.game.checked_players(self.game.players_min if players is None else players)
        self.options = options
        self.game.checked_options(options)
        self.metadata = {"name": self.game.id, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation, action = spaces(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.seeds = numpy.random.default_rng()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; what is played with is said once, when the environment is made."""
        if seed is not None:
            self.seeds = numpy.random.default_rng(seed)
        text = str(self.seeds.integers(2**62))
        self.opened = self.game.new(self.players, text, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.go_on()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        return observed(self.table, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        table = self.table
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.answer(one_number(action), self.seat_of[agent])
        self._cumulative_rewards[agent] = 0.0
        self.go_on()
        self._accumulate_rewards()

    def go_on(self) -> None:
        """Gives forced answers, and turns to whoever is asked; at the end everybody gets what was won."""
        skip_forced(self.table)
        outcome = self.table.outcome
        if outcome is None:
            self.agent_selection = self.possible_agents[asked_seat(self.table)]
            return
        for agent in self.agents:
            self.rewards[agent] = outcome.returns(self.seat_of[agent])
            self.terminations[agent] = True

    def render(self) -> None:
        """A table is looked at with `table.view(seat)`; there is no picture of it here."""

    def close(self) -> None:
        """Gives up the table; a reset brings another one."""
        self.opened = None


def one_number(action: Any) -> int:
    """An answer as others give it: a whole number of any kind."""
    try:
        return int(index(action))
    except TypeError:
        raise Bad(f"an answer is one whole number, not {shown(action)}") from None


def spaces(game: Game) -> tuple[Dict, Discrete]:
    """What can be observed and answered at every table of a game."""
    layout = game.layout()
    high = numpy.array(layout.most, numpy.uint8)
    row = Box(numpy.zeros_like(high), high, dtype=numpy.uint8)
    return Dict({"observation": row, "action_mask": MultiBinary(game.actions)}), Discrete(game.actions)


def observed(table: Table, seat: int) -> dict[str, NDArray[Any]]:
    """What a seat sees, and what it can answer: nothing where it is not asked."""
    observer = table.game.observer()
    row = observer.row()
    observer.observe(table.state, seat, row)
    asked = not table.over and asked_seat(table) == seat
    mask = table.mask(seat) if asked else [0] * table.game.actions
    return {
        "observation": shown_array(row.cells, numpy.uint8, (int(observer.size),)),
        "action_mask": numpy.array(mask, numpy.int8),
    }


def asked_seat(table: Table) -> int:
    """Whose answer is wanted first."""
    question = table.question
    assert question is not None
    return question.seat


def skip_forced(table: Table) -> None:
    """Gives the answers that are the only ones."""
    while (question := table.question) is not None and question.forced:
        table.answer(question.answers[0], question.seat)
