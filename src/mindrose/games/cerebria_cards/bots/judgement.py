"""Section 7.1 What a good player values: nearness to victory at a Revelation now, tempo, patterns, the clock."""

from __future__ import annotations

import math
from typing import Final

from mindrose.games.cerebria_cards.components.things import BASE, BLISS, GLOOM, PLACES
from mindrose.games.cerebria_cards.rules.counter import Counter
from mindrose.games.cerebria_cards.rules.drain import Surplus
from mindrose.games.cerebria_cards.rules.preparation import Trim
from mindrose.games.cerebria_cards.rules.revelation import pattern
from mindrose.games.cerebria_cards.rules.turn import TURN
from mindrose.games.cerebria_cards.state import STACK, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State

WON: Final = 6.0
STEEPNESS: Final = 0.55


class CardJudge(Judge):
    """Each seat's strength, and from it each seat's share of the chances."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, CardTable)
        if state.over:
            return share_of_victory(state, seat)
        clock = nearness_of_revelation(state)
        own = strength(state, seat, clock)
        total = 1.0
        for other in range(state.players):
            if other != seat:
                total += math.exp(STEEPNESS * (strength(state, other, clock) - own))
        return 1.0 / total

    def values(self, state: State) -> list[float]:
        assert isinstance(state, CardTable)
        if state.over:
            return [share_of_victory(state, seat) for seat in range(state.players)]
        clock = nearness_of_revelation(state)
        weights = [math.exp(STEEPNESS * strength(state, seat, clock)) for seat in range(state.players)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def complete(self, state: State, stack: Stack) -> bool:
        return stack.frames[-1].program is TURN

    def responds(self, state: State, stack: Stack) -> bool:
        step = stack.step()
        return isinstance(step, (Counter, Surplus, Trim))


def share_of_victory(table: CardTable, seat: i64) -> float:
    if (table.winners >> seat) & 1 == 0:
        return 0.0
    winners: i64 = 0
    for other in range(table.players):
        winners += (table.winners >> other) & 1
    return 1.0 / float(winners)


def nearness_of_revelation(table: CardTable) -> float:
    """From 0 (a fresh market) to 1 (the next card taken may end the cycle)."""
    least: i64 = 99
    for column in range(table.settings.columns):
        if table.piles.size(STACK + column) < least:
            least = table.piles.size(STACK + column)
    return 1.0 / (1.0 + float(least))


def strength(table: CardTable, seat: i64, clock: float) -> float:
    """How well a seat stands: close to victory after a Revelation now, with means to come closer."""
    bliss = table.scored[2 * seat + BLISS]
    gloom = table.scored[2 * seat + GLOOM]
    emotions: i64 = 0
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if table.card[place] >= 0:
            emotions += 1
            if table.cards.polarity[table.card[place]] == BLISS:
                bliss += table.fragments[place]
            else:
                gloom += table.fragments[place]
            if table.absorbed[place] > 0:
                if table.absorbing_polarity(place) == BLISS:
                    bliss += table.absorbed[place]
                else:
                    gloom += table.absorbed[place]
    now = -distance(table, bliss, gloom)
    bonus = table.settings.bonus[pattern(table, seat)]
    if bonus > table.supply[table.mood]:
        bonus = table.supply[table.mood]
    if table.mood == BLISS:
        bliss += bonus
    else:
        gloom += bonus
    later = -distance(table, bliss, gloom)
    if later == 0.0:
        later = WON * clock
    return 0.25 * now + 0.75 * later + means(table, seat, emotions)


def distance(table: CardTable, bliss: i64, gloom: i64) -> float:
    """Item 1 The fewest fragments that are missing to a victory; the second nearest way counts a little."""
    single: i64 = table.settings.single_goal - (bliss if bliss > gloom else gloom)
    if single < 0:
        single = 0
    goal = table.settings.balance_goal
    balance: i64 = 0
    if bliss < goal:
        balance += goal - bliss
    if gloom < goal:
        balance += goal - gloom
    if balance == 0 and table.settings.balance_requires_equal:
        balance = bliss - gloom if bliss > gloom else gloom - bliss
    if single == 0 or balance == 0:
        return 0.0
    nearest = single if single < balance else balance
    other = balance if single < balance else single
    return 0.85 * float(nearest) + 0.15 * float(other)


def means(table: CardTable, seat: i64, emotions: i64) -> float:
    """Items 2 and 6 Cards to play and room to play them: worth little, and nothing beyond what can be kept."""
    worth = 0.0
    size = table.hand_size(seat)
    keep = table.settings.hand_keep
    for i in range(size):
        kind = table.cards.kind[table.hand_card(seat, i)]
        worth += 0.10 if kind == BASE else 0.16 + 0.08 * float(kind)
    if size > keep + 1:
        worth *= (float(keep) + 1.0) / float(size)
    return worth + 0.12 * float(emotions)
