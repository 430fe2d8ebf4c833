"""BR-29.3, BR-29.4 The orders of the Avatar as cards: drawn, discarded, looked at, and shuffled back."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import MOONS, NOTHING
from mindrose.games.black_rose_wars.state import KNOWING, ORDER_DECK, ORDERS_OBEYED, BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1
HEIGHTS: Final = 64  # of decks


def is_left(table: BlackRoseWars) -> bool:
    """BR-29.2.7 There is an order in the deck of this moon, or one among the memories that can be shuffled in."""
    if table.piles.size(ORDER_DECK + table.moon) > 0:
        return True
    for i in range(table.piles.size(ORDERS_OBEYED)):
        if table.content.order_moon[table.piles.at(ORDERS_OBEYED, i)] == table.moon:
            return True
    return False


def draw(table: BlackRoseWars) -> i64:
    """BR-29.2.1 The top order goes to the Avatar's memories, face up; NOTHING if there is none (BR-29.2.7)."""
    deck = ORDER_DECK + table.moon
    if table.piles.size(deck) == 0:
        put_under(table, table.moon)
    if table.piles.size(deck) == 0:
        return NOTHING
    order = table.piles.draw(deck) // KNOWING
    table.piles.put(ORDERS_OBEYED, order)
    table.ears[0] = NOTHING
    table.seal()
    return order


def top_place(table: BlackRoseWars) -> i64:
    """BR-2.4.3 Where the top order lies, which everybody sees and which tells nothing of its face."""
    return HEIGHTS * table.moon + table.piles.size(ORDER_DECK + table.moon)


def put_under(table: BlackRoseWars, moon: i64) -> i64:
    """BR-29.6.3, BR-29.1.4 Orders of a moon among the memories are shuffled and put under their deck: how many."""
    piles = table.piles
    found: list[int] = []
    i = piles.size(ORDERS_OBEYED) - 1
    while i >= 0:
        if table.content.order_moon[piles.at(ORDERS_OBEYED, i)] == moon:
            found.append(piles.take(ORDERS_OBEYED, i))
        i -= 1
    for order in table.chance.shuffled(found):
        piles.tuck(ORDER_DECK + moon, KNOWING * order)
    table.ears[0] = NOTHING
    return len(found)


def return_all(table: BlackRoseWars) -> None:
    """BR-29.6.3 In clean-up all orders that were revealed or discarded go under the deck of their own moon."""
    number: i64 = 0
    for moon in range(i64(MOONS)):
        number += put_under(table, moon)
    if number > 0:
        table.tell(events.ORDERS_RETURNED, number)


def discard(table: BlackRoseWars, number: i64) -> i64:
    """BR-29.3.6 Orders from the top go to the memories without being applied: how many there were."""
    discarded: i64 = 0
    while discarded < number and table.piles.size(ORDER_DECK + table.moon) > 0:
        table.tell(events.ORDER_DISCARDED, draw(table))
        discarded += 1
    return discarded


def look_at(table: BlackRoseWars, seat: i64, number: i64) -> i64:
    """BR-29.3.6, DC-S9 A mage looks at orders on top of the deck, and knows them from now on: how many."""
    piles = table.piles
    deck = ORDER_DECK + table.moon
    size = piles.size(deck)
    number = max(min(number, size), i64(0))
    for depth in range(number):
        card = piles.at(deck, size - 1 - depth)
        piles.set(deck, size - 1 - depth, card | (ONE << seat))
        table.confide(ONE << seat, events.LOOKED_AT_ORDER, seat, card // KNOWING)
    return number
