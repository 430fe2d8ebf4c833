"""What random games of Black Rose Wars are checked for: its invariants, and what a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

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
from mindrose.games.black_rose_wars.options import MOST_PEOPLE, ORDERS, PLAYING
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.rules.activation import ACTIVATION, EndTurnChanges
from mindrose.games.black_rose_wars.rules.avatar import OBEYING
from mindrose.games.black_rose_wars.rules.cards import is_forgotten
from mindrose.games.black_rose_wars.rules.round import GAME, ONE_PHASE, EndPhaseEffects, EndRound
from mindrose.games.black_rose_wars.rules.values import health
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
    ORDER_DECK,
    ORDERS_OBEYED,
    QUEST_DECK,
    QUEST_DISCARD,
    TROPHY,
    WAITING,
    BlackRoseWars,
)
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Program, Step


def tables(players: int) -> list[dict[str, str]]:
    """BR-28.1.1, BR-28.1.6 With the Avatar at both difficulties, and without it where somebody else plays."""
    beside = [{"avatar": PLAYING, "difficulty": level} for level in ORDERS] if players <= MOST_PEOPLE else []
    return [*beside, {}] if players > 1 else beside


# Components


def conserved(state: State) -> None:
    """8.11 The invariants of the specification, but for those about the running programs."""
    assert isinstance(state, BlackRoseWars)
    check_cubes(state)
    check_panels(state)
    check_spells(state)
    check_rooms(state)
    check_figures(state)
    check_decks(state)
    check_trophies(state)
    check_orders(state)
    check_asked(state)


def mages(state: BlackRoseWars) -> list[int]:
    """BR-28.1.2 Those with a figure and a life panel."""
    return [mage for mage in range(PARTICIPANTS) if state.plays(mage)]


def check_cubes(state: BlackRoseWars) -> None:
    """IV-1 Every cube is in a supply, on a panel, in a room, on a quest or a hex."""
    hexes = int(state.content.hexes)
    rows = [row for row in (*state.panel, *state.cubes) if row != cubes.EMPTY]
    marked = [(int(marks), holder) for marks, holder in zip(state.marks, state.holder, strict=True) if marks]
    for participant in (*range(int(state.players)), ROSE):
        number = int(state.supply[participant])
        number += sum(int(cubes.number_of(row, participant)) for row in rows)
        number += sum(marks for marks, holder in marked if holder == participant)
        number += sum(max(0, int(state.hexes[hexes * participant + hex])) for hex in range(hexes))
        assert number == (BLACK_CUBES if participant == ROSE else CUBES)
        assert state.supply[participant] >= 0


def check_panels(state: BlackRoseWars) -> None:
    """IV-3 No own cubes, no more than health, and a full panel only where a mage was saved, once a sentence is over."""
    for mage in mages(state):
        assert cubes.number_of(state.panel[mage], mage) == 0
    programs = [frame.program for frame in state.stack.frames]
    if state.piles.size(HAPPENED) > 0 or any(state.content.is_effect(program) for program in programs):
        return
    for figure in range(state.content.figures):
        if state.panel[figure] != cubes.EMPTY:
            saved = (state.saved >> figure) & 1
            assert state.damage(figure) < health(state, figure) + saved


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
    evocations = [figure for figure in range(FIRST_EVOCATION, int(content.figures)) if state.place[figure] >= 0]
    for mage in mages(state):
        assert state.round == 0 or 0 <= state.place[mage] <= CELL
        own = [figure for figure in evocations if state.owner[figure] == mage and state.bearer[figure] == NOBODY]
        slots = [int(state.slot[figure]) for figure in own]
        assert len(set(slots)) == len(slots)
        assert NOTHING not in slots
        assert sum(content.large[content.kind_of[figure]] == LARGE for figure in own) <= 1
    for figure in evocations:
        assert state.place[figure] != CELL
        bearer = int(state.bearer[figure])
        assert bearer == NOBODY or state.place[figure] == state.place[bearer]
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
    moons = content.event_moons(avatar=state.plays(ROSE))
    assert sorted(events) == [event for event, moon in enumerate(moons) if moon != NOTHING]


def check_trophies(state: BlackRoseWars) -> None:
    """IV-11"""
    claimed = [mage for participant in range(PARTICIPANTS) for mage in state.piles.cards(TROPHY + participant)]
    for mage in mages(state):
        assert claimed.count(mage) + state.trophies[mage] == TROPHIES
    assert set(claimed) <= set(mages(state))


def check_orders(state: BlackRoseWars) -> None:
    """BR-28.1.3 Every order of the Avatar is in the deck of its moon or among its memories, once."""
    content, piles = state.content, state.piles
    orders = piles.cards(ORDERS_OBEYED)
    for moon in range(MOONS):
        deck = [card // KNOWING for card in piles.cards(ORDER_DECK + moon)]
        assert all(content.order_moon[order] == moon for order in deck)
        orders += deck
    assert sorted(orders) == list(range(int(content.orders) if state.plays(ROSE) else 0))


def check_asked(state: BlackRoseWars) -> None:
    """BR-30.1.1 Only people are asked; for the Avatar it is whoever has the crown."""
    assert all(0 <= stack.seat < state.players for stack in state.open_stacks())


# What ends an activation or a phase, and all that still runs then.
ENDS: Final[dict[type[Step[Any]], list[list[Program]]]] = {
    EndTurnChanges: [[GAME, ONE_PHASE, ACTION_PHASE, ACTIVATION], [GAME, ONE_PHASE, ACTION_PHASE, OBEYING]],
    EndPhaseEffects: [[GAME, ONE_PHASE]],
    EndRound: [[GAME]],
}


def check_rest(state: BlackRoseWars, step: Step[Any]) -> None:
    """IV-9 When an activation or a phase ends, nothing else runs, and nothing that has happened is to be answered."""
    if type(step) in ENDS:
        assert [frame.program for frame in state.stack.frames] in ENDS[type(step)]
        assert not state.stack.branches
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
