"""Many tables at once for learning programs: what each of them is asked lies in memory that others read as it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64, mypyc_attr, u8, vec
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.observing import Observer, Row, blank_cells

# Who answers for a seat.
OUTSIDE: Final = 0
AT_RANDOM: Final = 1
INSIDE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Inside:
    """Who answers for the seats that are played by bots."""

    def choose(self, table: int, state: State, seat: int) -> int:
        """The answer of a seat that is asked at a table."""
        raise NotImplementedError


class Tables:
    """So many tables, each at a question to a seat that somebody outside answers for.

    What has only one answer is answered here. Where several seats are asked at once, one after another is, and none is
    shown what the others have answered.
    """

    def __init__(self, observer: Observer, number: i64, actions: i64, who: list[int], inside: Inside) -> None:
        self.observer = observer
        self.who: vec[i64] = vec[i64](who)
        self.inside = inside
        self.observations = blank_cells(number * observer.size)
        self.masks = blank_cells(number * actions)
        self.seats = blank_cells(number)
        self.rows = [Row(self.observations, table * observer.size) for table in range(number)]
        self.mask_rows = [Row(self.masks, table * actions) for table in range(number)]
        self.states: list[State] = []
        self.asked: list[Stack] = []
        self.chances: list[QuickChance] = []

    def deal(self, table: i64, state: State, chance: QuickChance) -> bool:
        """A new game for a table, the next one if there is none yet; whether somebody outside is asked anything."""
        if table == len(self.states):
            self.states.append(state)
            self.asked.append(state.stack)
            self.chances.append(chance)
        self.states[table] = state
        self.chances[table] = chance
        return self.go_on(table)

    def step(self, answers: Iterable[int]) -> list[int]:
        """Gives a legal answer at every table; the tables where the game is over."""
        given = vec[i64](answers)
        over: list[int] = []
        for table in range(i64(len(self.states))):
            self.states[table].give(self.asked[table], given[table])
            if not self.go_on(table):
                over.append(table)
        return over

    def go_on(self, table: i64) -> bool:
        """Answers what nobody outside has to; whether there is a question left, which is then to be read."""
        state = self.states[table]
        while True:
            stack = state.open()
            if stack is None:
                return False
            answers = stack.answers
            if answers.count == 1:
                state.give(stack, answers.items[0])
            elif self.who[stack.seat] == AT_RANDOM:
                state.give(stack, answers.items[self.chances[table].below(answers.count)])
            elif self.who[stack.seat] == INSIDE:
                state.give(stack, self.inside.choose(table, state, stack.seat))
            else:
                self.asked[table] = stack
                self.show(table, stack)
                return True

    def show(self, table: i64, stack: Stack) -> None:
        """Writes down what the seat that is asked sees, and what it can answer."""
        self.observer.observe(self.states[table], stack.seat, self.rows[table])
        mask = self.mask_rows[table]
        mask.begin()
        answers = stack.answers
        for i in range(answers.count):
            mask.put(answers.items[i], 1)
        self.seats[table] = u8(stack.seat)
