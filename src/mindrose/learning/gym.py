"""Gymnasium: one seat of a game against bots.

from mindrose.learning import gym

env = gym.SeatEnv("cerebria-cards", bots=["greedy", "random"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy

from mindrose import library
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.game import Game
from mindrose.learning.aec import Seated, asked_seat, observed, one_number, spaces
from mindrose.players import roster
from mindrose.players.player import Player

Seen = dict[str, Any]


class SeatEnv(Seated, gymnasium.Env[Seen, Any]):
    """A table at which everybody else is a bot, named as in `mindrose arena`; a reward comes at the end.

    `bots` are the others in the order of their seats. `info["action_mask"]` says which answers are legal; the table
    does not change for one that is not, which costs `illegal` and is told in `info["refused"]`.
    """

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        illegal: float = 0.0,
        **options: Any,
    ) -> None:
        self.game = library.load(game) if isinstance(game, str) else game
        self.players = self.game.checked_players(len(bots) + 1)
        if seat not in range(self.players):
            raise BadOption(f"there is no seat {seat}: with these bots there are seats 0 to {self.players - 1}")
        self.bots = [roster.check(bot) for bot in bots]
        self.seat = seat
        self.illegal = illegal
        self.options = options
        self.game.checked_options(options)
        self.observation_space, self.action_space = spaces(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new game; what is played with is said once, when the environment is made."""
        super().reset(seed=seed)
        text = str(self.np_random.integers(2**62))
        self.opened = self.game.new(self.players, text, **self.options)
        others = [seat for seat in range(self.players) if seat != self.seat]
        self.others: dict[int, Player] = {
            seat: roster.make(self.game, bot, int(self.np_random.integers(2**31)))
            for seat, bot in zip(others, self.bots, strict=True)
        }
        self.go_on()
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        answer = one_number(action)
        refused = self.table.refusal(answer, self.seat)
        if refused is not None:
            if self.table.over:
                raise MindroseError("the game is over: reset the environment to play another one")
            return self.seen(), self.illegal, False, False, {**self.info(), "refused": str(refused)}
        self.table.answer(answer, self.seat)
        self.go_on()
        outcome = self.table.outcome
        reward = 0.0 if outcome is None else outcome.returns(self.seat)
        return self.seen(), reward, outcome is not None, False, self.info()

    def go_on(self) -> None:
        """Lets the others answer, and gives forced answers, until the own seat has to choose."""
        while (question := self.table.question) is not None:
            if question.forced:
                self.table.answer(question.answers[0], question.seat)
            elif question.seat == self.seat:
                return
            else:
                bot = self.others[question.seat]
                self.table.answer(bot.choose(self.table.view(question.seat)), question.seat)

    def seen(self) -> Seen:
        return observed(self.table, self.seat)

    def info(self) -> dict[str, Any]:
        own = not self.table.over and asked_seat(self.table) == self.seat
        return {"action_mask": numpy.array(self.table.mask(self.seat) if own else [0] * self.game.actions, numpy.int8)}

    def close(self) -> None:
        """Gives up the table; a reset brings another one."""
        self.opened = None
