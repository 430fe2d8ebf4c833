# mypyc: plain
"""A greedy player: looks one command ahead in a world it imagines, and takes what its game's judgement likes best."""

from __future__ import annotations

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.players.lookahead import Lookahead
from mindrose.players.player import Document, own_answers


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
        state = self.game.imagine(view).sample(self.chance)
        values = [(self.lookahead.value_after(state, view["seat"], answer), answer) for answer in answers]
        best = max(value for value, _ in values)
        likely = [answer for value, answer in values if value > best - 1e-9]
        return likely[int(self.chance.below(len(likely)))]
