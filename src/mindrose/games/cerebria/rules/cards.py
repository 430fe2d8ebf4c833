"""CB-23.2 Emotion cards: drawn from the top of a deck, discarded to its bottom; there is no discard pile."""

from __future__ import annotations

from mindrose.games.cerebria import events
from mindrose.games.cerebria.state import DECK, HAND, NOTHING, Cerebria
from mindrose.kernel.ints import i64


def draw(table: Cerebria, seat: i64) -> bool:
    """CB-13.3.1 The top card, which everybody has seen, into hand; the next one is turned face up (CB-3.5.8).

    CB-23.2.6 An empty deck gives nothing. CB-23.1.4 A hand has no limit.
    """
    deck = DECK + seat
    if table.piles.size(deck) == 0:
        return False
    card = table.piles.draw(deck) // 2
    table.piles.slip(HAND + seat, 2 * card + 1)
    table.tell(events.DREW, seat, card)
    table.seal()
    turn_up(table, seat)
    return True


def draw_cards(table: Cerebria, seat: i64, number: i64) -> None:
    for _ in range(number):
        if not draw(table, seat):
            return


def turn_up(table: Cerebria, seat: i64) -> None:
    """CB-3.5.8 The top card of a deck lies face up; what was decided before it was seen cannot be taken back."""
    deck = DECK + seat
    size = table.piles.size(deck)
    if size == 0:
        return
    entry = table.piles.at(deck, size - 1)
    if entry % 2 == 0:
        table.piles.set(deck, size - 1, entry + 1)
        table.seal()
    table.tell(events.TOP, seat, entry // 2)


def bury(table: Cerebria, seat: i64, card: i64) -> None:
    """CB-23.2.1 Face down to the bottom of a deck; CB-23.2.7 on an empty deck it is the new top card, face up."""
    deck = DECK + seat
    table.piles.tuck(deck, 2 * card + 1)
    if table.piles.size(deck) == 1:
        table.tell(events.TOP, seat, card)


def into_hand(table: Cerebria, seat: i64, card: i64) -> None:
    """A card that everybody has seen comes into a hand."""
    table.piles.slip(HAND + seat, 2 * card + 1)


def from_hand(table: Cerebria, seat: i64, card: i64) -> None:
    """A card leaves a hand before everybody's eyes; if they knew of a copy in it, they know of one less."""
    if table.piles.take(HAND + seat, last_of(table, seat, card)) % 2 == 0:
        table.seal(known=table.team(table.faction[seat]))


def discard(table: Cerebria, seat: i64, card: i64) -> None:
    """CB-23.2.1, CB-24.1.5 A card from hand, shown to all, to the bottom of the own deck."""
    from_hand(table, seat, card)
    table.tell(events.DISCARDED, seat, card)
    bury(table, seat, card)


def reveal(table: Cerebria, seat: i64, card: i64) -> None:
    """CB-10.1.2, CB-24.1.5 A card in hand is shown to all and stays there."""
    index = last_of(table, seat, card)
    if table.piles.at(HAND + seat, index) % 2 == 0:
        table.piles.set(HAND + seat, index, 2 * card + 1)
        table.seal(known=table.team(table.faction[seat]))
    table.tell(events.REVEALED, seat, card)


def last_of(table: Cerebria, seat: i64, card: i64) -> i64:
    """The index of the last copy of a card in a hand; the known copies come last."""
    found: i64 = NOTHING
    for i in range(table.piles.size(HAND + seat)):
        if table.piles.at(HAND + seat, i) // 2 == card:
            found = i
    return found


def cycle(table: Cerebria, seat: i64) -> None:
    """The top card of the own deck goes to its bottom, seen by all; the next one is turned face up."""
    deck = DECK + seat
    if table.piles.size(deck) == 0:
        return
    card = table.piles.draw(deck) // 2
    table.piles.tuck(deck, 2 * card + 1)
    table.tell(events.CYCLED, seat, card)
    turn_up(table, seat)
