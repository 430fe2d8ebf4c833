"""BR-10.1, BR-10.2 Cards and their zones: hands, grimoires, memories, the library, forgotten spells."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.content import NO_SCHOOL
from mindrose.games.black_rose_wars.components.things import (
    CARD,
    NOTHING,
    REVEALED,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.rules import listening, values
from mindrose.games.black_rose_wars.state import FORGOTTEN, GRIMOIRE, HAND, KNOWING, LIBRARY, MEMORIES, BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1


def everybody(table: BlackRoseWars) -> i64:
    return (ONE << table.players) - 1


def draw(table: BlackRoseWars, seat: i64, number: i64) -> i64:
    """BR-10.1.2 Cards from the grimoire to the hand, in the middle of which memories may become a new one: how many.

    DC-S9 Whoever had looked at one in the grimoire knows it no longer.
    """
    piles = table.piles
    drawn: i64 = 0
    while drawn < number:
        if piles.size(GRIMOIRE + seat) == 0:
            renew(table, seat)
        if piles.size(GRIMOIRE + seat) == 0:
            break
        take(table, seat, piles.draw(GRIMOIRE + seat) // KNOWING * KNOWING)
        drawn += 1
    if drawn > 0:
        table.seal()
        table.tell(events.DREW, seat, drawn)
    return drawn


def renew(table: BlackRoseWars, seat: i64) -> None:
    """BR-10.1.2 Memories, if there are any, are shuffled into the grimoire."""
    piles = table.piles
    if piles.size(MEMORIES + seat) == 0:
        return
    piles.move_all(MEMORIES + seat, GRIMOIRE + seat)
    shuffle_grimoire(table, seat)
    table.tell(events.RENEWED, seat)


def shuffle_grimoire(table: BlackRoseWars, seat: i64) -> None:
    """DC-S9 Nobody knows any more where which card is."""
    piles = table.piles
    for i in range(piles.size(GRIMOIRE + seat)):
        piles.set(GRIMOIRE + seat, i, piles.at(GRIMOIRE + seat, i) // KNOWING * KNOWING)
    piles.shuffle(GRIMOIRE + seat, table.chance)


def take(table: BlackRoseWars, seat: i64, card: i64) -> None:
    """A card, with who knows it, comes to a hand; whoever holds it knows it."""
    table.piles.slip(HAND + seat, card | (ONE << seat))


def remember(table: BlackRoseWars, seat: i64, spell: i64) -> None:
    """BR-10.1.1, BR-10.1.3 A discarded spell goes face up to the memories of its owner, who is always the same."""
    table.piles.put(MEMORIES + seat, KNOWING * spell + everybody(table))


def find_in_hand(table: BlackRoseWars, seat: i64, spell: i64) -> i64:
    """Where a spell lies in a hand; a copy that the fewest know, NOTHING if it is not there."""
    piles = table.piles
    for i in range(piles.size(HAND + seat)):
        if piles.at(HAND + seat, i) // KNOWING == spell:
            return i
    return NOTHING


def take_from_hand(table: BlackRoseWars, seat: i64, spell: i64) -> None:
    """A copy of a spell leaves a hand; DC-S9 whoever knew of some copies there knows of one less."""
    piles = table.piles
    place = find_in_hand(table, seat, spell)
    forgetting = everybody(table) & ~piles.take(HAND + seat, place) & ~(ONE << seat)
    for i in range(place, piles.size(HAND + seat)):
        card = piles.at(HAND + seat, i)
        if card // KNOWING == spell and card & forgetting != 0:
            piles.set(HAND + seat, i, card & ~forgetting)
            forgetting &= ~card
    sort_hand(table, seat)


def sort_hand(table: BlackRoseWars, seat: i64) -> None:
    """A hand lies in ascending order."""
    piles = table.piles
    for i in range(ONE, piles.size(HAND + seat)):
        card = piles.at(HAND + seat, i)
        j = i
        while j > 0 and piles.at(HAND + seat, j - 1) > card:
            piles.set(HAND + seat, j, piles.at(HAND + seat, j - 1))
            j -= 1
        piles.set(HAND + seat, j, card)


def mix_hand(table: BlackRoseWars, seat: i64) -> None:
    """DC-S9 Cards were laid from a hand face down: nobody else knows any more what is left in it."""
    piles = table.piles
    for i in range(piles.size(HAND + seat)):
        piles.set(HAND + seat, i, piles.at(HAND + seat, i) // KNOWING * KNOWING + (ONE << seat))


def discard_from_hand(table: BlackRoseWars, seat: i64, spell: i64) -> None:
    """BR-10.1.1"""
    take_from_hand(table, seat, spell)
    remember(table, seat, spell)
    table.tell(events.DISCARDED, seat, spell)


def draw_from_school(table: BlackRoseWars, school: i64) -> i64:
    """BR-10.2.1, BR-10.2.2 The top card of a school, whose discards may become a new deck; NOTHING if there is none."""
    piles = table.piles
    deck = LIBRARY + 2 * school
    if piles.size(deck) == 0:
        piles.move_all(deck + 1, deck)
        piles.shuffle(deck, table.chance)
    return piles.draw(deck) if piles.size(deck) > 0 else NOTHING


def in_school(table: BlackRoseWars, school: i64) -> i64:
    """DC-06 How many cards a school can deliver."""
    deck = LIBRARY + 2 * school
    return table.piles.size(deck) + table.piles.size(deck + 1)


def return_to_school(table: BlackRoseWars, spell: i64) -> None:
    """BR-10.3.3, BR-10.3.4 A card goes face up to the discards of its school."""
    school = table.content.school_of[spell]
    assert school != NO_SCHOOL
    table.piles.put(LIBRARY + 2 * school + 1, spell)


def has_school(table: BlackRoseWars, spell: i64) -> bool:
    """BR-10.3.4, BR-11.3.1 Personal and forgotten spells have none."""
    return table.content.school_of[spell] != NO_SCHOOL


def is_forgotten(table: BlackRoseWars, spell: i64) -> bool:
    return spell >= table.content.forgotten


def draw_forgotten(table: BlackRoseWars, seat: i64, number: i64) -> i64:
    """BR-11.3.2, BR-11.3.4 Forgotten spells come to the hand: how many."""
    piles = table.piles
    drawn: i64 = 0
    while drawn < number and piles.size(FORGOTTEN) > 0:
        spell = piles.draw(FORGOTTEN)
        table.confide(ONE << seat, events.DREW_FORGOTTEN, seat, spell)
        take(table, seat, KNOWING * spell)
        drawn += 1
    return drawn


# Boards


def lay(table: BlackRoseWars, place: i64, spell: i64, side: i64, status: i64) -> None:
    table.spell[place] = spell
    table.side[place] = side
    table.status[place] = status
    table.known[place] = 0
    table.declared[place] = NOTHING


def clear(table: BlackRoseWars, place: i64) -> None:
    """BR-16.1.5 A card leaves the board: what hangs on it ends."""
    lay(table, place, NOTHING, 0, 0)
    table.ears[0] = NOTHING
    values.end_changes(table, CARD, place)
    listening.end_persistence(table, place)


def discard_from_board(table: BlackRoseWars, place: i64) -> None:
    """BR-11.3.3, BR-25.1.2 To its owner's memories; a forgotten spell that was turned up leaves the game."""
    seat = place // SPELL_SLOTS
    spell = table.spell[place]
    gone = is_forgotten(table, spell) and table.status[place] == REVEALED
    clear(table, place)
    if gone:
        table.tell(events.REMOVED, seat, spell)
        return
    remember(table, seat, spell)
    table.tell(events.DISCARDED, seat, spell)


def take_from_board(table: BlackRoseWars, place: i64) -> None:
    """BR-15.1.5 To its owner's hand; DC-S9 whoever had looked at it knows it no longer."""
    seat = place // SPELL_SLOTS
    spell = table.spell[place]
    clear(table, place)
    take(table, seat, KNOWING * spell)
    table.tell(events.TOOK_BACK, seat)
