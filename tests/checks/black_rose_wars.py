"""What random games of Black Rose Wars are checked for: its invariants, and what a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Callable

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    BLACK_CUBES,
    CELL,
    CUBES,
    FIRST_EVOCATION,
    LARGE,
    MOONS,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    QUEST_ACTIVE,
    QUEST_DISCARDED,
    QUEST_IN_DECK,
    ROOMS,
    ROSE,
    SPELL_SLOTS,
    TROPHIES,
)
from mindrose.games.black_rose_wars.documents.holdings import in_game, in_zones
from mindrose.games.black_rose_wars.documents.secrecy import knows, sees_quest, sees_spell
from mindrose.games.black_rose_wars.rules.cards import is_forgotten
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    HAPPENED,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    QUEST_DECK,
    QUEST_DISCARD,
    TROPHY,
    WAITING,
    BlackRoseWars,
)
from mindrose.kernel.machine import State

# Components


def conserved(state: State) -> None:
    """8.11 The invariants of the specification, but for those about the running programs."""
    assert isinstance(state, BlackRoseWars)
    check_cubes(state)
    check_spells(state)
    check_rooms(state)
    check_figures(state)
    check_decks(state)
    check_trophies(state)


def check_cubes(state: BlackRoseWars) -> None:
    """IV-1, IV-3 Every cube is in a supply, on a panel, in a room, on a quest or a hex."""
    hexes = int(state.content.hexes)
    for participant in (*range(int(state.players)), ROSE):
        number = int(state.supply[participant])
        number += sum(int(cubes.number_of(row, participant)) for row in [*state.panel, *state.cubes])
        number += sum(
            int(marks) for marks, holder in zip(state.marks, state.holder, strict=True) if holder == participant
        )
        number += sum(max(0, int(state.hexes[hexes * participant + hex])) for hex in range(hexes))
        assert number == (BLACK_CUBES if participant == ROSE else CUBES)
        assert state.supply[participant] >= 0
    for seat in range(state.players):
        assert cubes.number_of(state.panel[seat], seat) == 0


def check_spells(state: BlackRoseWars) -> None:
    """IV-2 Every copy is in one zone; only forgotten spells leave the game."""
    for spell, (there, here) in enumerate(zip(in_game(state), in_zones(state), strict=True)):
        assert here == there or (is_forgotten(state, spell) and here == there - 1)
    for seat in range(state.players):
        hand = state.piles.cards(HAND + seat)
        assert hand == sorted(hand)
        assert all((card >> seat) & 1 for card in hand)


def check_rooms(state: BlackRoseWars) -> None:
    """IV-4"""
    assert sorted(state.room) == list(range(ROOMS))
    for place in range(ROOMS):
        number = cubes.size(state.cubes[place])
        restored = (state.restored >> place) & 1
        assert number <= (0 if restored else state.content.room_slots[state.room[place]])
        assert restored or not (state.used >> place) & 1


def check_figures(state: BlackRoseWars) -> None:
    """IV-5, IV-6, IV-7"""
    content = state.content
    for seat in range(state.players):
        assert state.round == 0 or 0 <= state.place[seat] <= CELL
        own = [
            figure
            for figure in range(FIRST_EVOCATION, int(content.figures))
            if state.place[figure] >= 0 and state.owner[figure] == seat and state.bearer[figure] == NOBODY
        ]
        slots = [int(state.slot[figure]) for figure in own]
        assert len(set(slots)) == len(slots)
        assert NOTHING not in slots
        assert sum(content.large[content.kind_of[figure]] == LARGE for figure in own) <= 1
    for figure in range(FIRST_EVOCATION, int(content.figures)):
        assert state.place[figure] != CELL
        bearer = int(state.bearer[figure])
        assert state.place[figure] < 0 or bearer == NOBODY or state.place[figure] == state.place[bearer]
    assert 0 <= state.crown < state.players


def check_decks(state: BlackRoseWars) -> None:
    """IV-8 Every quest and event is somewhere, once, and in the deck of its moon."""
    content, piles = state.content, state.piles
    quests, events = piles.cards(QUEST_DISCARD), piles.cards(EVENT_DISCARD)
    assert all(state.quest[quest] == QUEST_DISCARDED for quest in quests)
    for moon in range(MOONS):
        assert all(state.quest[quest] == QUEST_IN_DECK for quest in piles.cards(QUEST_DECK + moon))
        assert all(content.quest_moon[quest] == moon for quest in piles.cards(QUEST_DECK + moon))
        assert all(content.event_moon[event] == moon for event in piles.cards(EVENT_DECK + moon))
        quests += piles.cards(QUEST_DECK + moon)
        events += piles.cards(EVENT_DECK + moon)
    quests += [quest for quest in range(content.quests) if state.holder[quest] != NOBODY]
    events += [int(event) for event in state.event if event >= 0]
    assert sorted(quests) == list(range(content.quests))
    assert sorted(events) == list(range(content.events))


def check_trophies(state: BlackRoseWars) -> None:
    """IV-11"""
    claimed = [mage for participant in range(PARTICIPANTS) for mage in state.piles.cards(TROPHY + participant)]
    for seat in range(state.players):
        assert claimed.count(seat) + state.trophies[seat] == TROPHIES


def check_rest(state: BlackRoseWars) -> None:
    """IV-9 Between phases nothing has happened that is still to be answered."""
    if len(state.stack.frames) == 1:
        assert state.piles.size(HAPPENED) == state.piles.size(WAITING) == 0
        assert state.dying == state.doomed == 0


# Secrets


class Cell:
    """A place where a spell lies that a seat does not see: what lies there, and how another one is laid."""

    def __init__(self, spell: int, kind: tuple[int, ...], lay: Callable[[int], None]) -> None:
        self.spell = spell
        self.kind = kind  # only spells of a kind may change places
        self.lay = lay


def permuted(state: State, seat: int, chance: random.Random) -> State:
    """BR-2.4 A table that a seat cannot tell from this one: what it does not see has changed places."""
    assert isinstance(state, BlackRoseWars)
    other = state.clone()
    cells = unseen_spells(other, seat)
    for kind in sorted({cell.kind for cell in cells}):
        alike = [cell for cell in cells if cell.kind == kind]
        spells = [cell.spell for cell in alike]
        chance.shuffle(spells)
        for cell, spell in zip(alike, spells, strict=True):
            cell.lay(spell)
    for owner in range(other.players):
        sort_hand(other, owner)
        if owner != seat:
            other.choosing[owner] = 0
    turn_sides(other, seat, chance)
    permute_quests(other, seat, chance)
    for moon in range(MOONS):
        permute_pile(other, EVENT_DECK + moon, chance)
    return other


def unseen_spells(state: BlackRoseWars, seat: int) -> list[Cell]:
    piles, content = state.piles, state.content
    cells: list[Cell] = []
    for pile in (FORGOTTEN, *(LIBRARY + 2 * school for school in range(content.schools))):
        for i, spell in enumerate(piles.cards(pile)):
            cells.append(Cell(spell, back_of(state, spell), into(state, pile, i, 1, 0)))
    for owner in range(state.players):
        for pile in (HAND + owner, GRIMOIRE + owner):
            for i, card in enumerate(piles.cards(pile)):
                if knows(state, card % KNOWING, seat):
                    continue
                own = (1,) if owner == seat else ()  # it knows which cards are in its grimoire
                kind = (*back_of(state, card // KNOWING), *own)
                cells.append(Cell(card // KNOWING, kind, into(state, pile, i, KNOWING, card % KNOWING)))
        if owner != seat:
            for i, spell in enumerate(piles.cards(LOOKED_AT + owner)):
                cells.append(Cell(spell, back_of(state, spell), into(state, LOOKED_AT + owner, i, 1, 0)))
    for place in range(SPELL_SLOTS * state.players):
        if state.spell[place] >= 0 and not sees_spell(state, place, seat):
            cells.append(board_cell(state, place))
    return cells


def back_of(state: BlackRoseWars, spell: int) -> tuple[int, ...]:
    """DC-S6 School spells by their school, personal spells by themselves, forgotten ones together."""
    school = int(state.content.school_of[spell])
    return (school, 0) if school >= 0 else (-1, NOTHING if is_forgotten(state, spell) else spell)


def into(state: BlackRoseWars, pile: int, index: int, factor: int, rest: int) -> Callable[[int], None]:
    return lambda spell: state.piles.set(pile, index, factor * spell + rest)


def board_cell(state: BlackRoseWars, place: int) -> Cell:
    """A card that is activated keeps the token that its side has."""
    spell = int(state.spell[place])
    types = state.content.types[2 * spell : 2 * spell + 2]
    token = tuple(int(type) for type in types) if state.status[place] == ACTIVATED else ()

    def lay(spell: int) -> None:
        state.spell[place] = spell

    return Cell(spell, (*back_of(state, spell), *token), lay)


def turn_sides(state: BlackRoseWars, seat: int, chance: random.Random) -> None:
    """BR-2.4.2 The sides of spells that a seat does not see; a token stays on a side of its type."""
    for place in range(SPELL_SLOTS * state.players):
        if state.spell[place] >= 0 and not sees_spell(state, place, seat):
            main, reverse = state.content.types[2 * state.spell[place] : 2 * state.spell[place] + 2]
            if state.status[place] != ACTIVATED or main == reverse:
                state.side[place] = chance.randrange(2)


def sort_hand(state: BlackRoseWars, seat: int) -> None:
    for i, card in enumerate(sorted(state.piles.cards(HAND + seat))):
        state.piles.set(HAND + seat, i, card)


def permute_pile(state: BlackRoseWars, pile: int, chance: random.Random) -> None:
    cards = state.piles.cards(pile)
    chance.shuffle(cards)
    for i, card in enumerate(cards):
        state.piles.set(pile, i, card)


def permute_quests(state: BlackRoseWars, seat: int, chance: random.Random) -> None:
    """BR-2.4.2, BR-2.4.4 Hidden quests change places with those in the deck of their moon."""
    for moon in range(MOONS):
        for quest in range(state.content.quests):
            if state.content.quest_moon[quest] == moon and state.quest[quest] == QUEST_ACTIVE:
                deck = state.piles.cards(QUEST_DECK + moon)
                if deck and not sees_quest(state, quest, seat):
                    swap_quest(state, quest, moon, chance.randrange(len(deck)))
        permute_pile(state, QUEST_DECK + moon, chance)


def swap_quest(state: BlackRoseWars, quest: int, moon: int, index: int) -> None:
    other = int(state.piles.at(QUEST_DECK + moon, index))
    state.piles.set(QUEST_DECK + moon, index, quest)
    for row in (state.quest, state.holder):
        row[quest], row[other] = row[other], row[quest]
    state.served &= ~(1 << quest)
    state.marked[quest] = 0
