# mypyc: plain
"""A greedy player: looks one command ahead in a world it imagines, and takes what its game's judgement likes best."""

from __future__ import annotations

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.players.lookahead import Lookahead
from mindrose.players.player import Document, own_answers

SECRETS = 12  # worlds that are imagined where others decide at the same time


class GreedyPlayer:
    """Tries every answer on an imagined table and keeps the one after which it stands best."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.name = "greedy"
        self.game = game
        self.lookahead = Lookahead(game.judge())
        self.chance = QuickChance(i64(seed))

    def choose(self, view: Document) -> int:
        answers = own_answers(view)
        if len(answers) == 1:
            return answers[0]
        world = self.game.imagine(view)
        state = world.sample(self.chance)
        values = self.judged(state, view["seat"], answers)
        if not state.stack.waiting and not self.lookahead.judge.decided(
            state
        ):  # others decide at the same time: what they do is imagined several times
            for _ in range(SECRETS - 1):
                self.lookahead.dice = self.chance.word()
                more = self.judged(world.sample(self.chance), view["seat"], answers)
                values = [value + other for value, other in zip(values, more, strict=True)]
        best = max(values) - 1e-9
        likely = [answer for value, answer in zip(values, answers, strict=True) if value > best]
        return likely[int(self.chance.below(len(likely)))]

    def judged(self, state: State, seat: int, answers: list[int]) -> list[float]:
        return [self.lookahead.value_after(state, seat, answer) for answer in answers]
