"""What random games of Cerebria are checked for beyond the rest: components, and what a seat may not know."""

from __future__ import annotations

import random

from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BLEAKNESS,
    BRIGHTNESS,
    DECK_SIZE,
    FACTIONS,
    MODERATES,
    REALMS,
    ROWS,
    SLOTS,
    SPACES,
    STRONG,
    WILD,
)
from mindrose.games.cerebria.documents.secrecy import seen_aspirations, sees_hand
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.state import (
    CAPSTONE,
    COMMON,
    DECK,
    HAND,
    HIDDEN,
    MAJOR,
    MINOR,
    MOST_AMBITION,
    NOTHING,
    Cerebria,
)
from mindrose.kernel.machine import State
from tests.checks.cerebria_reasons import OBSTACLES
from tests.checks.reasons import ReasonChecker
from tests.rules.cerebria.playing import GAME


def conserved(state: State) -> None:
    """CB-2 Every card, Fragment and Aspiration is somewhere, once, and what follows from the board fits it."""
    assert isinstance(state, Cerebria)
    check_cards(state)
    check_fragments(state)
    check_aspirations(state)
    check_board(state)
    check_seats(state)
    check_derived(state)


def check_cards(state: Cerebria) -> None:
    """CB-3.5 The cards of each deck list are in hand, in the deck or on the board; the top card is known (CB-3.5.8)."""
    for seat in range(state.players):
        hand, deck = state.piles.cards(HAND + seat), state.piles.cards(DECK + seat)
        there = [entry // 2 for entry in hand + deck]
        there += [
            int(state.card[space])
            for space in range(SPACES)
            if state.owner[space] == seat and 0 <= state.card[space] < MODERATES
        ]
        listed = [int(card) for card in state.decks[DECK_SIZE * seat : DECK_SIZE * (seat + 1)] if card != NOTHING]
        assert sorted(there) == sorted(listed)
        assert len(listed) in (0, DECK_SIZE)
        assert hand == sorted(hand)
        if deck and state.stack.waiting and state.stack.question().kind == "menu":
            assert deck[-1] % 2


def check_fragments(state: Cerebria) -> None:
    """CB-2.3.3 A Fragment is in the supply, on a site or in the Identity."""
    for faction in range(len(FACTIONS)):
        identity = [int(count) for count in state.identity[3 * faction : 3 * faction + 3]]
        sites = [[int(site) for site in state.site].count(2 * faction + kind) for kind in (MINOR, MAJOR)]
        assert state.minors[faction] + sites[MINOR] + identity[MINOR] == 5
        assert state.majors[faction] + sites[MAJOR] + identity[MAJOR] == 3
        assert state.capstones[faction] + identity[CAPSTONE] == 1
        assert min(state.minors[faction], state.majors[faction], state.capstones[faction]) >= 0


def check_aspirations(state: Cerebria) -> None:
    """CB-2.1.6, CB-2.2.1 One of each in the Common row or out of play, at most one of each in a Hidden deck."""
    common = state.piles.cards(COMMON)
    removed = [card for card in range(len(ASPIRATIONS)) if (state.removed >> card) & 1]
    in_game = [card for card in range(len(ASPIRATIONS)) if not state.settings.basic or state.content.in_basic[card]]
    assert sorted(common + removed) == (in_game if common + removed else [])
    for faction in range(len(FACTIONS)):
        hidden = state.piles.cards(HIDDEN + faction)
        assert len(set(hidden)) == len(hidden)
        assert set(hidden) <= set(in_game)


def check_board(state: Cerebria) -> None:
    content = state.content
    for space in range(SPACES):
        card = state.card[space]
        if card < 0:
            rest = (state.essence, state.token, state.owner, state.aim, state.insecurity)
            assert [int(row[space]) for row in rest] == [0, 0, NOTHING, NOTHING, 0]
        else:
            assert 0 < state.essence[space] <= content.slots[card]
            assert 0 <= state.token[space] <= 6
            assert state.aim[space] < 0 or state.card[state.aim[space]] >= 0
            assert card >= MODERATES or state.faction[state.owner[space]] == content.faction[card]
    assert all(state.in_play(card) <= 2 for card in range(STRONG, STRONG + MODERATES))
    assert state.in_play(BLEAKNESS) <= 6
    assert state.in_play(BRIGHTNESS) <= (6 if state.settings.first else 2)
    for realm in range(REALMS):
        turns = [int(row[realm]) for row in (state.built, state.exalted, state.laid)]
        assert state.site[realm] >= 0 or turns == [NOTHING] * 3
        assert max(turns) <= state.turn
    assert all(0 <= wp <= 7 for wp in state.spheres)


def check_seats(state: Cerebria) -> None:
    for seat in range(state.players):
        assert state.wp[seat] >= 0
        assert state.held[seat] >= 0
        for row in range(ROWS):
            first = (seat * ROWS + row) * SLOTS
            vibes = [int(vibe) for vibe in state.vibes[first : first + SLOTS]]
            coloured = [vibe for vibe in vibes if 0 <= vibe < WILD]
            assert len(set(coloured)) == len(coloured)
            assert vibes[0] >= 0 or vibes == [NOTHING] * SLOTS
            assert not state.settings.first or WILD not in vibes
    assert all(0 <= tokens <= MOST_AMBITION for tokens in state.ambition)
    assert state.actions >= 0


def check_derived(state: Cerebria) -> None:
    """CB-5.4.1 Intensity, control and taxes are what the board says, as soon as something is on it."""
    if all(card < 0 for card in state.card):
        return
    fresh = state.clone()
    settle(fresh)
    assert derived(fresh) == derived(state)


def derived(state: Cerebria) -> list[list[int]]:
    rows = (state.intensity, state.frontier, state.realm, state.quell_tax, state.cap, state.shield)
    return [[int(value) for value in row] for row in (*rows, state.invoke_tax, state.move_tax, state.realm_tax)]


def permuted(state: State, seat: int, chance: random.Random) -> State:
    """A table that differs only in what a seat does not know: hidden cards in hands and decks, Hidden decks."""
    assert isinstance(state, Cerebria)
    other = state.clone()
    for owner in range(other.players):
        piles = (DECK + owner,) if sees_hand(other, owner, seat) else (HAND + owner, DECK + owner)
        cells = [(pile, i) for pile in piles for i in range(other.piles.size(pile)) if not other.piles.at(pile, i) % 2]
        cards = [int(other.piles.at(pile, i)) for pile, i in cells]
        chance.shuffle(cards)
        for (pile, i), card in zip(cells, cards, strict=True):
            other.piles.set(pile, i, card)
        for i, entry in enumerate(sorted(other.piles.cards(HAND + owner))):
            other.piles.set(HAND + owner, i, entry)
    for faction in range(len(FACTIONS)):
        pile = HIDDEN + faction
        below = other.piles.size(pile) - seen_aspirations(other, faction, seat)
        cards = other.piles.cards(pile)[:below]
        chance.shuffle(cards)
        for i, card in enumerate(cards):
            other.piles.set(pile, i, card)
    return other


def checker(often: float) -> ReasonChecker:
    """The checks that a random game of it passes; the dear ones at so many of the moments."""
    return ReasonChecker(GAME, conserved, permuted, OBSTACLES, often)
