"""Emotions on the board: they enter, receive and lose Essence, move, and leave (CB-5.1, CB-10.1, CB-23.2)."""

from __future__ import annotations

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.things import MODERATES, SPACES
from mindrose.games.cerebria.rules.cards import bury, into_hand
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64, vec


def lay(table: Cerebria, space: i64, card: i64, owner: i64) -> None:
    """CB-4.1.1 An Emotion comes to an empty space, without Essence yet."""
    table.card[space] = card
    table.owner[space] = owner
    table.essence[space] = 0
    table.token[space] = 0
    table.aim[space] = NOTHING
    table.insecurity[space] = 0


def put_essence(table: Cerebria, space: i64, number: i64) -> None:
    """CB-5.1.1 Essence on the next free slots, as many as there are; CB-16.4.12 remembered for Intentions."""
    room = table.free_slots(space)
    placed = number if number < room else room
    if placed > 0:
        table.essence[space] += placed
        table.filled |= 1 << space
        table.tell(events.PLACED, space, table.card[space], placed)


def remove_essence(table: Cerebria, space: i64, number: i64) -> bool:
    """CB-10.1.4 The rightmost Essence goes back to the supply; CB-10.1.5 without any the Emotion leaves: True then."""
    lost = number if number < table.essence[space] else table.essence[space]
    table.essence[space] -= lost
    table.tell(events.REMOVED, space, table.card[space], lost)
    gone = table.essence[space] == 0
    if gone:
        leave(table, space)
    settle(table)
    return gone


def leave(table: Cerebria, space: i64) -> None:
    """CB-10.1.5, CB-23.2 An Emotion leaves the board, with what lies on it.

    CB-23.2.1 A Moderate one goes under its owner's deck, CB-23.2.2 a Strong one back to its collection, CB-23.2.3 a
    Starting one to the box; CB-23.2.4 Essence to the supply; CB-5.1.7 its token is discarded.
    """
    card = table.card[space]
    owner = table.owner[space]
    table.tell(events.LEFT, space, card)
    clear_space(table, space)
    if card < MODERATES:
        bury(table, owner, card)


def take_back(table: Cerebria, space: i64) -> None:
    """A Moderate Emotion goes back into its owner's hand, as everybody sees; CB-23.2.4 what lies on it is gone."""
    card = table.card[space]
    owner = table.owner[space]
    clear_space(table, space)
    into_hand(table, owner, card)
    table.tell(events.RETURNED, owner, space, card)
    settle(table)


def clear_space(table: Cerebria, space: i64) -> None:
    """The space is empty; an Insecurity token that lay here or came from here is gone."""
    lay(table, space, NOTHING, NOTHING)
    for other in range(SPACES):
        if table.aim[other] == space:
            table.aim[other] = NOTHING
            table.insecurity[other] = 0


def shift(table: Cerebria, origin: i64, target: i64) -> None:
    """CB-13.4.2 An Emotion goes to another space with all that lies on it; CB-13.4.3 it neither leaves nor enters."""
    table.card[target] = table.card[origin]
    table.owner[target] = table.owner[origin]
    table.essence[target] = table.essence[origin]
    table.token[target] = table.token[origin]
    table.aim[target] = table.aim[origin]
    table.insecurity[target] = table.insecurity[origin]
    lay(table, origin, NOTHING, NOTHING)
    table.filled = (table.filled & ~(1 << origin)) | ((table.filled >> origin) & 1) << target
    for other in range(SPACES):
        if table.aim[other] == origin:
            table.aim[other] = target
    table.tell(events.SHIFTED, table.card[target], origin, target)
    settle(table)


def exchange(table: Cerebria, first: i64, second: i64) -> None:
    """Two Emotions change places, each with all that lies on it; CB-13.4.3 neither leaves nor enters."""
    trade(table.card, first, second)
    trade(table.owner, first, second)
    trade(table.essence, first, second)
    trade(table.token, first, second)
    trade(table.aim, first, second)
    trade(table.insecurity, first, second)
    table.filled = bits_traded(table.filled, first, second)
    for other in range(SPACES):
        if table.aim[other] == first or table.aim[other] == second:
            table.aim[other] = first + second - table.aim[other]
    table.tell(events.SHIFTED, table.card[second], first, second)
    table.tell(events.SHIFTED, table.card[first], second, first)
    settle(table)


def trade(row: vec[i64], first: i64, second: i64) -> None:
    there = row[first]
    row[first] = row[second]
    row[second] = there


def bits_traded(bits: i64, first: i64, second: i64) -> i64:
    """A bit per Emotion space, after two of them have changed places."""
    if (bits >> first) & 1 == (bits >> second) & 1:
        return bits
    return bits ^ (1 << first) ^ (1 << second)
