"""What a seat of Black Rose Wars may not know: tables that it cannot tell from each other."""

from __future__ import annotations

import random
from collections.abc import Callable

from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    MOONS,
    NOTHING,
    QUEST_ACTIVE,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.documents.secrecy import knows, sees_quest, sees_spell
from mindrose.games.black_rose_wars.rules.cards import is_forgotten
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    ORDER_DECK,
    QUEST_DECK,
    BlackRoseWars,
)
from mindrose.kernel.machine import State


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
        permute_orders(other, moon, seat, chance)
    return other


def permute_orders(state: BlackRoseWars, moon: int, seat: int, chance: random.Random) -> None:
    """BR-2.4.3, BR-29.4.1 Orders that a seat has not looked at change places; the back of the top one stays."""
    deck = ORDER_DECK + moon
    cards = state.piles.cards(deck)
    unseen = [index for index, card in enumerate(cards) if not knows(state, card % KNOWING, seat)]
    faces = [cards[index] // KNOWING for index in unseen]
    chance.shuffle(faces)
    if moon == state.moon and unseen and unseen[-1] == len(cards) - 1:
        backs = [int(state.content.order_back[order]) for order in faces]
        fitting = backs.index(int(state.content.order_back[cards[-1] // KNOWING]))
        faces[fitting], faces[-1] = faces[-1], faces[fitting]
    for index, face in zip(unseen, faces, strict=True):
        state.piles.set(deck, index, KNOWING * face + cards[index] % KNOWING)


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
    for row in (state.marked, state.since, state.served):
        row[quest] = 0
