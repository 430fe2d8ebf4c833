"""How good a table is for a seat: what bots ask a game instead of playing it to the end."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.machine import Stack, State

NO_STAGES: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A game's own judgement. A game without one is judged by who has won."""

    def value(self, state: State, seat: i64) -> float:
        """Between 0 (lost) and 1 (won); with the seats' values of a table adding up to about 1."""
        return 1.0 / float(state.players)

    def values(self, state: State) -> list[float]:
        """The value for each seat."""
        return [self.value(state, seat) for seat in range(state.players)]

    def complete(self, state: State, stack: Stack) -> bool:
        """Whether the command that was begun is complete: the question that a stack asks begins another one."""
        return True

    def responds(self, state: State, stack: Stack) -> bool:
        """Whether the question that a stack asks is only a reaction to a command that is not complete yet."""
        return False

    def decided(self, state: State) -> bool:
        """Whether a table can be judged as it is, although seats decide in secret at the same time."""
        return False

    def farsighted(self) -> Judge:
        """The same judgement for players that have time: what is one command for it may be several otherwise."""
        return self

    def stage(self, state: State) -> i64:
        """Which stage of the game it is: a search judges tables where one begins; NO_STAGES: after any command."""
        return NO_STAGES

    def foreseeable(self, state: State) -> bool:
        """Whether what the rest of a stage brings can be told from how greedy players would play it on."""
        return True
