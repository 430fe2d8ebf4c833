"""CC-12.5 Taking cards from the main deck."""

from __future__ import annotations

from mindrose.games.cerebria_cards import events
from mindrose.games.cerebria_cards.state import DECK, DISCARD, NOTHING, CardTable
from mindrose.kernel.ints import i64


def top_card(table: CardTable) -> i64:
    """CC-12.5 The top card of the main deck; an empty deck is made anew from the discard pile, also in mid-effect.

    NOTHING if both are empty (CC-12.6).
    """
    piles = table.piles
    if piles.size(DECK) == 0:
        if piles.size(DISCARD) == 0:
            return NOTHING
        table.tell(events.RESHUFFLED, piles.size(DISCARD))
        piles.move_all(DISCARD, DECK)
        piles.shuffle(DECK, table.chance)
    return piles.draw(DECK)


def draw_to_hand(table: CardTable, seat: i64) -> bool:
    """CC-13.6 One card into a hand, known to the drawer only; False if there is none."""
    card = top_card(table)
    if card < 0:
        return False
    table.gain(seat, card, 0)
    table.confide(1 << seat, events.DREW, seat, card)
    return True
