"""CC-10 Victory: checked at the end of each Revelation, for all players at once."""

from __future__ import annotations

from mindrose.games.cerebria_cards import events
from mindrose.games.cerebria_cards.components.things import (
    BALANCE,
    BLISS,
    DEAD_SUPPLY,
    GLOOM,
    LAST_CYCLE,
    SEATS,
    SINGLEMINDED_BLISS,
    SINGLEMINDED_GLOOM,
)
from mindrose.games.cerebria_cards.state import CardTable
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Frame, Step


class JudgeVictory(Step[CardTable]):
    """CC-10.1, CC-10.5 to CC-10.12 Whether the game is over, who has won, and why."""

    def run(self, table: CardTable, frame: Frame) -> None:
        single: i64 = 0
        balanced: i64 = 0
        for seat in range(table.players):
            if singleminded(table, seat):
                single |= 1 << seat
            elif balance(table, seat):
                balanced |= 1 << seat
        if single != 0:  # CC-10.7 Singlemindedness takes precedence over Balance
            end(table, single, SINGLEMINDED_BLISS)
        elif balanced != 0:
            end(table, balanced, BALANCE)
        elif dead_supply(table):
            end(table, (1 << table.players) - 1, DEAD_SUPPLY)
        elif table.cycle >= table.settings.max_cycles:  # CC-10.12
            end(table, (1 << table.players) - 1, LAST_CYCLE)


def dead_supply(table: CardTable) -> bool:
    """CC-10.11 No fragment can ever be gained again; by the letter of the rulebook a new cycle begins all the same."""
    return table.settings.dead_supply_end and table.supply[BLISS] == 0 and table.supply[GLOOM] == 0


def singleminded(table: CardTable, seat: i64) -> bool:
    """CC-10.2, CC-10.3 At least 12 fragments of one colour."""
    goal = table.settings.single_goal
    return table.scored[2 * seat + BLISS] >= goal or table.scored[2 * seat + GLOOM] >= goal


def balance(table: CardTable, seat: i64) -> bool:
    """CC-10.4 As many Bliss as Gloom fragments and at least 7 of each."""
    bliss = table.scored[2 * seat + BLISS]
    gloom = table.scored[2 * seat + GLOOM]
    if bliss < table.settings.balance_goal or gloom < table.settings.balance_goal:
        return False
    return bliss == gloom or not table.settings.balance_requires_equal


def end(table: CardTable, candidates: i64, reason: i64) -> None:
    """CC-10.6, CC-10.8 to CC-10.10 The larger total wins, then the larger gain; else the victory is shared."""
    candidates = largest(candidates, totals(table))
    candidates = largest(candidates, table.gains)  # CC-10.9, CC-9.12
    table.winners = candidates
    for seat in range(table.players):
        if (candidates >> seat) & 1 == 1:
            own = reason_of(table, seat, reason)
            if table.reason < 0:
                table.reason = own
            table.tell(events.WON, seat, own)
    table.cut(0)


def reason_of(table: CardTable, seat: i64, reason: i64) -> i64:
    """CC-10.2, CC-10.3 The colour of a singleminded winner, Bliss if it is both."""
    if reason == SINGLEMINDED_BLISS and table.scored[2 * seat + BLISS] < table.settings.single_goal:
        return SINGLEMINDED_GLOOM
    return reason


def totals(table: CardTable) -> vec[i64]:
    """CC-10.8 Fragments of both colours, by seat."""
    found = filled(0, SEATS)
    for seat in range(table.players):
        found[seat] = table.scored[2 * seat] + table.scored[2 * seat + 1]
    return found


def largest(candidates: i64, numbers: vec[i64]) -> i64:
    """Those of the candidates with the largest number."""
    best: i64 = -1
    kept: i64 = 0
    for seat in range(len(numbers)):
        if (candidates >> seat) & 1 == 1:
            if numbers[seat] > best:
                best = numbers[seat]
                kept = 0
            if numbers[seat] == best:
                kept |= 1 << seat
    return kept
