"""What random games of the Card Game are checked for beyond the rest: components, and what a seat may not know."""

from __future__ import annotations

import random

from mindrose.games.cerebria_cards.components.things import PLACES, TYPES
from mindrose.games.cerebria_cards.state import DECK, DISCARD, HAND, IMPULSE, SEEN, STACK, CardTable
from mindrose.kernel.machine import State
from mindrose.kernel.options import UNLIMITED
from tests.checks.cerebria_cards_reasons import OBSTACLES
from tests.checks.reasons import ReasonChecker
from tests.rules.cerebria_cards.playing import GAME


def conserved(state: State) -> None:
    """CC-1.9 Every card and every fragment is somewhere, once; CC-1.11 every column shows a card in a turn."""
    assert isinstance(state, CardTable)
    columns = range(int(state.settings.columns))
    cards = state.piles.cards(DECK) + state.piles.cards(DISCARD)
    for column in columns:
        cards += state.piles.cards(STACK + column) + state.piles.cards(IMPULSE + column)
    for seat in range(state.players):
        cards += [entry // SEEN for entry in state.piles.cards(HAND + seat)]
    out = [0, 0]
    for place in range(state.players * PLACES):
        if state.card[place] >= 0:
            cards += [int(state.card[place])] + ([int(state.base[place])] if state.base[place] >= 0 else [])
            out[state.cards.polarity[state.card[place]]] += int(state.fragments[place])
            out[state.absorbing_polarity(place)] += int(state.absorbed[place])
            assert 0 <= state.fragments[place] <= state.fragment_slots(place)
            assert 0 <= state.absorbed[place] <= state.absorb_slots(place)
    assert sorted(cards) == [card for card in range(TYPES) for _ in range(state.cards.copies[card])]
    for polarity in (0, 1):
        held = out[polarity] + sum(int(state.scored[2 * seat + polarity]) for seat in range(state.players))
        if state.settings.supply[polarity] < UNLIMITED:
            assert held + state.supply[polarity] == state.settings.supply[polarity]
    if not state.over and state.stack.waiting and state.stack.question().kind != "trim":
        assert all(state.piles.size(IMPULSE + column) == 1 for column in columns)


def permuted(state: State, seat: int, chance: random.Random) -> State:
    """A table that differs only in cards that a seat has never seen: deck, stacks and unknown cards of others."""
    assert isinstance(state, CardTable)
    other = state.clone()
    cells = [(pile, i) for pile in (DECK, *range(STACK, IMPULSE)) for i in range(other.piles.size(pile))]
    for owner in range(other.players):
        if owner != seat:
            hand = HAND + owner
            cells += [
                (hand, i) for i in range(other.piles.size(hand)) if not other.piles.at(hand, i) % SEEN >> seat & 1
            ]
    cards = [card_at(other, pile, i) for pile, i in cells]
    chance.shuffle(cards)
    for (pile, i), card in zip(cells, cards, strict=True):
        seers = other.piles.at(pile, i) % SEEN if pile >= HAND else 0
        other.piles.set(pile, i, card * SEEN + seers if pile >= HAND else card)
    return other


def card_at(table: CardTable, pile: int, index: int) -> int:
    entry = int(table.piles.at(pile, index))
    return entry // SEEN if pile >= HAND else entry


def checker(often: float) -> ReasonChecker:
    """The checks that a random game of it passes; the dear ones at so many of the moments."""
    return ReasonChecker(GAME, conserved, permuted, OBSTACLES, often)
