"""Random play of whole games inside the engine."""

from __future__ import annotations

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.observing import Observer
from mindrose.players.tables import Tables


def play_out(state: State, chance: QuickChance, most: i64 = 1_000_000_000, least: i64 = 1) -> i64:
    """Plays uniformly at random to the end, or for so many answers; returns how many were given.

    Only answers to questions that have at least `least` of them are counted.
    """
    number: i64 = 0
    while number < most:
        stack = state.open()
        if stack is None:
            break
        answers = stack.answers
        if answers.count >= least:
            number += 1
        state.give(stack, answers.items[chance.below(answers.count)])
    return number


def copy_often(state: State, times: i64) -> i64:
    """Copies a state so many times into tables that were used before, as bots do."""
    used = [state.clone(), state.clone()]
    number: i64 = 0
    while number < times:
        used[number % 2].copy(used[1 - number % 2])
        number += 1
    return number


def clone_often(state: State, times: i64) -> i64:
    """Makes so many clones of a state, one after another."""
    number: i64 = 0
    while number < times:
        state = state.clone()
        number += 1
    return number


def observe_often(state: State, observer: Observer, times: i64) -> i64:
    """Writes down so many times what the seats of a table see, one after another."""
    row = observer.row()
    for number in range(times):
        observer.observe(state, number % state.players, row)
    return times


def answer_all(tables: Tables, chance: QuickChance) -> list[int]:
    """Answers at all tables at random; those where the game is over."""
    return tables.step([int(stack.answers.items[chance.below(stack.answers.count)]) for stack in tables.asked])
