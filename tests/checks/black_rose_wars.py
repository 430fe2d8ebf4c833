"""What random games of Black Rose Wars are checked for: its invariants (8.11), its secrets and its reasons."""

from __future__ import annotations

import random
from typing import Any, Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    BLACK_CUBES,
    CELL,
    CUBES,
    EVOCATION_SLOTS,
    FIRST_EVOCATION,
    LARGE,
    MOONS,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    QUEST_DISCARDED,
    QUEST_IN_DECK,
    ROOMS,
    ROSE,
    TROPHIES,
)
from mindrose.games.black_rose_wars.documents.holdings import in_game, in_zones
from mindrose.games.black_rose_wars.options import ABSENT, MOST_PEOPLE, ORDERS, PLAYING
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.rules.activation import ACTIVATION, EndTurnChanges
from mindrose.games.black_rose_wars.rules.avatar import OBEYING
from mindrose.games.black_rose_wars.rules.cards import is_forgotten
from mindrose.games.black_rose_wars.rules.round import GAME, ONE_PHASE, EndPhaseEffects, EndRound
from mindrose.games.black_rose_wars.rules.values import health
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    HAND,
    HAPPENED,
    KNOWING,
    ORDER_DECK,
    ORDERS_OBEYED,
    QUEST_DECK,
    QUEST_DISCARD,
    TROPHY,
    WAITING,
    BlackRoseWars,
)
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Program, Step, no_answers
from mindrose.kernel.table import Table
from tests.checks.black_rose_reasons import OBSTACLES
from tests.checks.black_rose_secrets import permuted
from tests.checks.reasons import ReasonChecker
from tests.rules.black_rose_wars import playing


class RoseChecker(ReasonChecker):
    """IV-8 The moon never goes back; IV-10 what a seat is shown and asked tells nothing that it may not know
    (`check_secrets`); IV-12 the same answers lead to the same table (`check_replay`)."""

    def play(self, table: Table, seed: int) -> Table:
        self.moon = 0
        return super().play(table, seed)

    def check_state(self, state: State) -> None:
        super().check_state(state)
        assert isinstance(state, BlackRoseWars)
        assert state.moon >= self.moon
        self.moon = int(state.moon)

    def check_secrets(self, table: Table, seat: int, chance: random.Random) -> None:
        """What one may answer does not betray what one may not know."""
        super().check_secrets(table, seat, chance)
        other = permuted(table.state, seat, chance)
        asking = other.asking(seat)
        if asking is not None:
            answers = no_answers()
            other.current = asking
            asking.question().answers(other, asking.frames[-1], answers)
            assert answers.listed() == table.legal(seat)

    def check_sample(self, table: Table, seat: int, chance: random.Random) -> None:
        """Nothing is missing where one imagines it."""
        super().check_sample(table, seat, chance)
        conserved(table.sample(seat, chance.randrange(2**40)).state)


def checker(often: float) -> RoseChecker:
    """The checks that a random game of it passes; the dear ones at so many of the moments."""
    return RoseChecker(playing.GAME, conserved, permuted, OBSTACLES, often)


def tables(players: int) -> list[dict[str, str]]:
    """BR-28.1.1, BR-28.1.6 With the Avatar at both difficulties, and without it where somebody else plays."""
    beside = [{"avatar": PLAYING, "difficulty": level} for level in ORDERS] if players <= MOST_PEOPLE else []
    return [*beside, {"avatar": ABSENT}] if players > 1 else beside


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
    lying = [int(marks) for marks in state.hexes]
    rows = [row for row in (*state.panel, *state.cubes) if row != cubes.EMPTY]
    marked = [(int(marks), holder) for marks, holder in zip(state.marks, state.holder, strict=True) if marks]
    for participant in (*range(int(state.players)), ROSE):
        number = int(state.supply[participant])
        number += sum(int(cubes.number_of(row, participant)) for row in rows)
        number += sum(marks for marks, holder in marked if holder == participant)
        number += sum(marks for marks in lying[hexes * participant : hexes * (participant + 1)] if marks > 0)
        assert number == (BLACK_CUBES if participant == ROSE else CUBES)
        assert state.supply[participant] >= 0


def check_panels(state: BlackRoseWars) -> None:
    """IV-3 No own cubes, never more than health, and a full panel once a sentence is over only where a mage was saved.

    BR-19.3.3 An evocation can lose health, with an upgrade, and has too many cubes until the sentence is over.
    """
    for mage in mages(state):
        assert cubes.number_of(state.panel[mage], mage) == 0
        assert state.damage(mage) <= health(state, mage)
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
        assert all(0 <= slot < EVOCATION_SLOTS for slot in slots)
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
        drawn_from, events_of_moon = piles.cards(QUEST_DECK + moon), piles.cards(EVENT_DECK + moon)
        assert all(state.quest[quest] == QUEST_IN_DECK for quest in drawn_from)
        assert all(content.quest_moon[quest] == moon for quest in drawn_from)
        assert all(content.event_moon[event] == moon for event in events_of_moon)
        quests += drawn_from
        events += events_of_moon
    quests += [quest for quest, holder in enumerate(state.holder) if holder != NOBODY]
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
