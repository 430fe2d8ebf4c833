"""CC-4.2 The columns: taking the impulse away and refilling, or a Revelation when the stack is empty."""

from __future__ import annotations

from mindrose.games.cerebria_cards import events
from mindrose.games.cerebria_cards.rules.revelation import REVELATION
from mindrose.games.cerebria_cards.state import IMPULSE, STACK, CardTable
from mindrose.kernel.ints import i64


def can_refill(table: CardTable, column: i64) -> bool:
    """CC-4.2 There is a card in the stack; CC-4.3 without one the column ends, and the cycle with it."""
    return table.piles.size(STACK + column) > 0


def refill(table: CardTable, column: i64) -> None:
    """CC-4.2 The top card of the stack becomes the new impulse at once; CC-4.3 an empty stack is a Revelation.

    CC-12.8 Nothing fills a stack during a cycle, so CC-12.9 one card more than a stack and its impulse ends it.
    """
    piles = table.piles
    if not can_refill(table, column):
        begin_revelation(table, column)
        return
    card = piles.draw(STACK + column)
    piles.put(IMPULSE + column, card)
    table.seal()
    table.tell(events.REFILLED, column, card)


def take_card(table: CardTable, seat: i64, column: i64) -> i64:
    """CC-13.4 A card taken from the row was face up: every player knows that it is in that hand."""
    card = table.piles.draw(IMPULSE + column)
    table.gain(seat, card, (1 << table.players) - 1)
    return card


def fullest_column(table: CardTable) -> int:
    """The column with the largest stack, the first of several."""
    best = 0
    for column in range(table.settings.columns):
        if table.piles.size(STACK + column) > table.piles.size(STACK + best):
            best = column
    return best


def begin_revelation(table: CardTable, column: i64) -> None:
    """CC-9.1 to CC-9.3 It interrupts at once: the rest of the effect and of the turn is lost (CC-3.11)."""
    table.cut(1)
    table.push(REVELATION, table.active)
    table.tell(events.REVELATION, table.active, column)
