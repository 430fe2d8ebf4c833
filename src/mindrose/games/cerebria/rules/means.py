"""CB-2.3, CB-14 Willpower, Essence and Ambition: gained from the supply, spent to it."""

from __future__ import annotations

from mindrose.games.cerebria import events
from mindrose.games.cerebria.state import MOST_AMBITION, Cerebria
from mindrose.kernel.ints import i64


def gain_wp(table: Cerebria, seat: i64, number: i64) -> None:
    """CB-2.3.1 Willpower is unlimited."""
    if number > 0:
        table.wp[seat] += number
        table.tell(events.WILLPOWER, seat, number)


def lose_wp(table: Cerebria, seat: i64, number: i64) -> None:
    """As far as there is any; CB-2.3.8 it goes back to the supply."""
    lost = number if number < table.wp[seat] else table.wp[seat]
    if lost > 0:
        table.wp[seat] -= lost
        table.tell(events.WILLPOWER, seat, -lost)


def gain_essence(table: Cerebria, seat: i64, number: i64) -> None:
    """CB-2.3.2 Essence is unlimited."""
    if number > 0:
        table.held[seat] += number
        table.tell(events.ESSENCE, seat, number)


def lose_essence(table: Cerebria, seat: i64, number: i64) -> None:
    lost = number if number < table.held[seat] else table.held[seat]
    if lost > 0:
        table.held[seat] -= lost
        table.tell(events.ESSENCE, seat, -lost)


def gain_ambition(table: Cerebria, faction: i64, number: i64) -> None:
    """CB-14.1.3 Inactive tokens become active; CB-2.3.4 a gain above three is lost."""
    room = MOST_AMBITION - table.ambition[faction]
    gained = number if number < room else room
    if gained > 0:
        table.ambition[faction] += gained
        table.tell(events.AMBITION, faction, gained)


def lose_ambition(table: Cerebria, faction: i64, number: i64) -> None:
    """CB-14.1.2 Active tokens become inactive, as far as there are any."""
    lost = number if number < table.ambition[faction] else table.ambition[faction]
    if lost > 0:
        table.ambition[faction] -= lost
        table.tell(events.AMBITION, faction, -lost)


def gain_actions(table: Cerebria, seat: i64, number: i64) -> None:
    """CB-6.1.6 Usable in this turn only."""
    if number > 0:
        table.actions += number
        table.tell(events.ACTIONS, seat, number)


def pay(table: Cerebria, seat: i64, wp: i64, ambition: i64, essence: i64) -> None:
    """CB-7.4.6 All costs at once; CB-14.1.1 Ambition is the faction's; CB-2.3.8 to the supply."""
    table.wp[seat] -= wp
    table.ambition[table.faction[seat]] -= ambition
    table.held[seat] -= essence
    if wp + ambition + essence > 0:
        table.tell(events.PAID, seat, wp, ambition, essence)
