"""Every card and fragment on a table, counted; and whole games to count them in."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from mindrose.games.cerebria_cards import events
from mindrose.games.cerebria_cards.components.things import COLUMNS, PLACES
from mindrose.games.cerebria_cards.state import DECK, DISCARD, HAND, IMPULSE, SEEN, STACK, CardTable
from mindrose.kernel.table import Table
from tests.rules.cerebria_cards.playing import GAME

WHOLE_DECK = Counter({name: int(GAME.cards.copies[card]) for card, name in enumerate(GAME.cards.ids)})


def random_game(players: int, seed: int) -> Iterator[CardTable]:
    """The table at every question of a game in which everybody answers at random."""
    table = GAME.new(players, seed=seed)
    dice = random.Random(seed)
    while not table.over:
        yield state_of(table)
        table.answer(dice.choice(table.legal()))
    yield state_of(table)


def state_of(table: Table) -> CardTable:
    assert isinstance(table.state, CardTable)
    return table.state


def asked(state: CardTable) -> tuple[int, str]:
    """Who is asked what."""
    return int(state.stack.seat), state.stack.question().kind


def turns_of(state: CardTable) -> list[int]:
    """Whose turns there have been so far, one after another."""
    assert state.journal is not None
    return [int(event.a) for event in state.journal.since(0) if event.kind == events.TURN]


def emotions(state: CardTable, seat: int) -> list[int]:
    """The places of a seat that are occupied, as numbers on the whole table."""
    return [place for place in range(seat * PLACES, seat * PLACES + PLACES) if state.card[place] >= 0]


def cards_on(state: CardTable) -> Counter[str]:
    """How often each type of card lies somewhere."""
    piles = [DECK, DISCARD, *(pile + column for pile in (STACK, IMPULSE) for column in range(COLUMNS))]
    cards = [card for pile in piles for card in state.piles.cards(pile)]
    for seat in range(state.players):
        cards += [entry // SEEN for entry in state.piles.cards(HAND + seat)]
        for place in emotions(state, seat):
            cards += [card for card in (state.card[place], state.base[place]) if card >= 0]
    return Counter(GAME.cards.ids[card] for card in cards)


def fragments_on(state: CardTable) -> tuple[int, int]:
    """The Bliss and Gloom fragments in the supply, in scoring areas and in slots."""
    found = [int(state.supply[0]), int(state.supply[1])]
    for seat in range(state.players):
        found[0] += int(state.scored[2 * seat])
        found[1] += int(state.scored[2 * seat + 1])
        for place in emotions(state, seat):
            below = state.base[place] if state.base[place] >= 0 else state.card[place]
            found[GAME.cards.polarity[state.card[place]]] += int(state.fragments[place])
            found[GAME.cards.polarity[below]] += int(state.absorbed[place])
    return found[0], found[1]
