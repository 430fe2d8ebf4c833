# mypyc: plain
"""A player that searches: many imagined worlds, one tree, the answer that was tried most.

Where a game goes in stages its tables are judged at the end of one, and answers are rehearsed until then as soon as
that can be foreseen.
"""

from __future__ import annotations

import time

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.game import Game, World
from mindrose.kernel.ints import i64
from mindrose.kernel.judge import NO_STAGES
from mindrose.kernel.machine import State
from mindrose.players.player import Document, own_answers
from mindrose.players.rehearsal import LEAST, Rehearsal
from mindrose.players.tree import Tree

REHEARSAL = 6  # iterations that take about as long as one rehearsal
LOOKS = 3  # worlds in which all answers are looked at before some of them are rehearsed


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
        state = world.sample(self.chance)
        if self.judge.stage(state) == NO_STAGES:
            return self.searched(world, state, view, until)
        return self.rehearsed(world, state, view["seat"], until)

    def searched(self, world: World, state: State, view: Document, until: float) -> int:
        tree = Tree(self.judge, len(set(self.game.sides(view["players"]))), view["seat"])
        tree.search(state)
        for _ in range(self.iterations - 1):
            if time.perf_counter() >= until:
                break
            tree.search(world.sample(self.chance))
        self.simulated += int(tree.simulated())
        return int(tree.best())

    def rehearsed(self, world: World, state: State, seat: int, until: float) -> int:
        """Rehearses until one answer is left, or all rehearsals are spent; where all look alike, it takes any.

        What cannot be foreseen is left to the first opinion.
        """
        left = max(1, self.iterations // REHEARSAL)
        rehearsal = Rehearsal(self.judge, seat)
        looks = [state, *(world.sample(self.chance) for _ in range(LOOKS - 1))]
        rehearsal.consider(looks, max(1, left // LEAST))
        if rehearsal.alike():
            self.simulated += int(rehearsal.simulated())
            return int(rehearsal.candidates[int(self.chance.below(len(rehearsal.candidates)))].answer)
        foreseeable = self.judge.foreseeable(state)
        while foreseeable and 1 < len(rehearsal.candidates) <= left and time.perf_counter() < until:
            left -= len(rehearsal.candidates)
            rehearsal.rehearse(world.sample(self.chance), self.chance.word())
        self.simulated += int(rehearsal.simulated())
        return int(rehearsal.best().answer)
