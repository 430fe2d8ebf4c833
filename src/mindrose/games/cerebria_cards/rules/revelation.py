"""CC-9 The Revelation: everybody scores, then victory is checked, then the next cycle is prepared."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import events
from mindrose.games.cerebria_cards.components.things import BLISS, GLOOM, PLACES, SEATS
from mindrose.games.cerebria_cards.rules.preparation import PREPARATION
from mindrose.games.cerebria_cards.rules.victory import JudgeVictory
from mindrose.games.cerebria_cards.state import CardTable
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Frame, Program, Step

# CC-9.8 The vibe patterns, by number in `options.PATTERNS`.
NO_PATTERN: Final = 0
THREE_DIFFERENT: Final = 1
THREE_ALIKE: Final = 2
TWO_PAIRS: Final = 3
FOUR_DIFFERENT: Final = 4
FOUR_ALIKE: Final = 5


class Collect(Step[CardTable]):
    """CC-9.5 Every fragment on a mindset moves to its player's scoring area, in its colour; CC-9.13 hands do not."""

    def run(self, table: CardTable, frame: Frame) -> None:
        for seat in range(table.players):
            before = table.scored[2 * seat] + table.scored[2 * seat + 1]
            bliss = table.scored[2 * seat + BLISS]
            gloom = table.scored[2 * seat + GLOOM]
            for place in range(seat * PLACES, seat * PLACES + PLACES):
                if table.card[place] >= 0:
                    score_emotion(table, seat, place)
            table.gains[seat] = table.scored[2 * seat] + table.scored[2 * seat + 1] - before
            table.tell(
                events.COLLECTED, seat, table.scored[2 * seat + BLISS] - bliss, table.scored[2 * seat + GLOOM] - gloom
            )


def score_emotion(table: CardTable, seat: i64, place: i64) -> None:
    table.scored[2 * seat + table.cards.polarity[table.card[place]]] += table.fragments[place]
    table.scored[2 * seat + table.absorbing_polarity(place)] += table.absorbed[place]
    table.fragments[place] = 0
    table.absorbed[place] = 0


def pattern(table: CardTable, seat: i64) -> i64:
    """CC-9.6 to CC-9.9 The best vibe pattern of a mindset: one vibe per emotion, fused ones with their top card's."""
    tally: i64 = 0  # eight bits per vibe: how many emotions have it
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if table.card[place] >= 0:
            vibe = table.vibe(place)
            if vibe >= 0:
                tally += 1 << (8 * vibe)
    return best_pattern(table, tally)


def best_pattern(table: CardTable, tally: i64) -> i64:
    """CC-9.8, CC-9.9 Of the patterns that apply, the one that pays most; they do not add up."""
    bonus = table.settings.bonus
    best: i64 = NO_PATTERN
    different: i64 = 0
    pairs: i64 = 0
    most: i64 = 0
    while tally > 0:
        number = tally & 255
        tally >>= 8
        if number > 0:
            different += 1
        if number >= 2:
            pairs += 1
        if number > most:
            most = number
    if different >= 3:
        best = THREE_DIFFERENT
    if most >= 3 and bonus[THREE_ALIKE] >= bonus[best]:
        best = THREE_ALIKE
    if pairs == 2 and bonus[TWO_PAIRS] >= bonus[best]:
        best = TWO_PAIRS
    if different == 4 and bonus[FOUR_DIFFERENT] >= bonus[best]:
        best = FOUR_DIFFERENT
    if most == 4 and bonus[FOUR_ALIKE] >= bonus[best]:
        best = FOUR_ALIKE
    return best


class AwardBonuses(Step[CardTable]):
    """CC-9.10, CC-9.11 Bonus fragments in the colour of the mood, for everybody, from the supply.

    CC-12.4 With a short supply one at a time, clockwise from the active player; what is missing is lost.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        due: vec[i64] = filled(0, SEATS)
        received: vec[i64] = filled(0, SEATS)
        most: i64 = 0
        for seat in range(table.players):
            due[seat] = table.settings.bonus[pattern(table, seat)]
            if due[seat] > most:
                most = due[seat]
        for turn in range(most):
            for steps in range(table.players):
                seat = table.left_of(table.active, steps)
                if due[seat] > turn and table.supply[table.mood] > 0:
                    table.supply[table.mood] -= 1
                    received[seat] += 1
        for seat in range(table.players):
            if due[seat] > 0:
                table.scored[2 * seat + table.mood] += received[seat]
                table.gains[seat] += received[seat]  # CC-9.12
                table.tell(events.BONUS, seat, received[seat], table.mood, pattern(table, seat))


def foretold(table: CardTable) -> CardTable:
    """CC-9.5 to CC-10.12 The table after the scoring of a Revelation now; nothing in it is hidden or random."""
    other = table.clone()
    frame = other.push(REVELATION, other.active)
    for step in SCORING:
        step.run(other, frame)
    return other


class Prepare(Step[CardTable]):
    """CC-9.14 Nobody has won: the next cycle is prepared."""

    def run(self, table: CardTable, frame: Frame) -> None:
        table.push(PREPARATION, table.active)

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is PREPARATION

    def runner(self, table: CardTable, frame: Frame, begun: Frame) -> i64:
        return table.active


SCORING: Final[list[Step[CardTable]]] = [Collect(), AwardBonuses(), JudgeVictory()]
REVELATION: Final = Program("revelation", "CC-9", [*SCORING, Prepare()])
