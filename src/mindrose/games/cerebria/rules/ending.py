"""CB-19 The end of the game: what brings it about, and the final scoring."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.things import BLISS, FACTIONS, GLOOM, NOBODY, TWENTY_POINTS
from mindrose.games.cerebria.state import CAPSTONE, DRAWN, MAJOR, MINOR, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step

MINOR_POINTS: Final = 3
MAJOR_POINTS: Final = 5
CAPSTONE_POINTS: Final = 4


def trigger_end(table: Cerebria, reason: i64) -> None:
    """CB-19.1.7 The current turn is the last one; CB-19.1.8 it does not matter who has had how many.

    CB-17.1.4 After CB-19.1.1 and CB-19.1.2 Aspirations are not tested any more, after CB-19.1.4 they are.
    """
    if reason != TWENTY_POINTS:
        table.sealed = 1
    if table.trigger == NOTHING:
        table.trigger = reason
        table.tell(events.TRIGGERED, reason)


def fragment_points(table: Cerebria, faction: i64) -> i64:
    """CB-19.2.1 to CB-19.2.3 What the Identity is worth; CB-19.2.5 Fragments that are elsewhere are worth nothing."""
    first = 3 * faction
    return (
        MINOR_POINTS * table.identity[first + MINOR]
        + MAJOR_POINTS * table.identity[first + MAJOR]
        + CAPSTONE_POINTS * table.identity[first + CAPSTONE]
    )


def total(table: Cerebria, faction: i64) -> i64:
    """CB-19.2.4 The points of Intentions and of the Identity."""
    return table.points[faction] + fragment_points(table, faction)


def leader(table: Cerebria) -> i64:
    """CB-19.2.6 The faction with more points; CB-19.2.7 else the one with a Capstone, else DRAWN."""
    balance = total(table, BLISS) - total(table, GLOOM)
    if balance == 0:
        balance = table.identity[3 * BLISS + CAPSTONE] - table.identity[3 * GLOOM + CAPSTONE]
    if balance == 0:
        return DRAWN
    return BLISS if balance > 0 else GLOOM


class FinalScoring(Step[Cerebria]):
    """CB-19.2.4, CB-19.2.6, CB-19.2.7 Everything is counted, and the game is over."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        for faction in range(len(FACTIONS)):
            table.tell(
                events.SCORED,
                faction,
                table.points[faction],
                fragment_points(table, faction),
                total(table, faction),
            )
        table.winner = leader(table)
        table.tell(events.WON, NOBODY if table.winner == DRAWN else table.winner)
        table.cut(0)
