# mypyc: plain
"""A player that searches: many imagined worlds, one tree, the answer that was tried most."""

from __future__ import annotations

import time

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.players.player import Document, own_answers
from mindrose.players.tree import Tree


class SearchPlayer:
    """Thinks for so many iterations or seconds, whichever ends first, about what its seat can imagine."""

    def __init__(self, game: Game, iterations: int = 400, seconds: float = 60.0, seed: int = 0) -> None:
        self.name = "search"
        self.game = game
        self.judge = game.judge()
        self.iterations = iterations
        self.seconds = seconds
        self.chance = QuickChance(i64(seed))
        self.simulated = 0

    def choose(self, view: Document) -> int:
        answers = own_answers(view)
        if len(answers) == 1:
            return answers[0]
        until = time.perf_counter() + self.seconds
        world = self.game.imagine(view)
        tree = Tree(self.judge, len(set(self.game.sides(view["players"]))), view["seat"])
        for _ in range(self.iterations):
            tree.search(world.sample(self.chance))
            if time.perf_counter() >= until:
                break
        self.simulated += int(tree.simulated())
        return int(tree.best())
