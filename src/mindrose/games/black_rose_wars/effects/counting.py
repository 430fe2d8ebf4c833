"""4.5, VX-20 to VX-29, EM-5 What effects count, at the moment when they need it, and conditions."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    FIRST_EVOCATION,
    NOBODY,
    NOTHING,
    REVEALED,
    ROSE,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.selecting import umbras
from mindrose.games.black_rose_wars.effects.subjects import IMAGINED, Figures, actor, room_of
from mindrose.games.black_rose_wars.rules import hexes, values
from mindrose.games.black_rose_wars.rules.quests import spell_shows
from mindrose.games.black_rose_wars.state import ORDER_DECK, TROPHY, BlackRoseWars
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Frame
from mindrose.language.steps import Number, Test

# What is counted of a figure or participant.
HEXES: Final = 0
UMBRAS: Final = 1
ITS_TROPHIES: Final = 2
IN_HAND: Final = 3
POWER: Final = 4
DAMAGE: Final = 5
BLACK: Final = 6
MINE: Final = 7
STRENGTHS: Final = 8
UPGRADES: Final = 9
EVOCATIONS: Final = 10
COUNTED: Final = ("hex", "umbra", "trophy", "hand", "pow", "dmg", "black", "mine", "evostr", "upg", "evo")

ONE: Final[i64] = 1


class CountOf(Number[BlackRoseWars]):
    """4.5 `#hex(X)` and the like; VX-21 of several figures the sum."""

    def __init__(self, which: i64, figures: Figures) -> None:
        self.which: i64 = which
        self.figures = figures

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        left = self.figures.all(table, frame)
        number: i64 = 0
        figure: i64 = 0
        while left != 0:
            if left & 1:
                number += count(table, frame, self.which, figure)
            left >>= 1
            figure += 1
        return number


def count(table: BlackRoseWars, frame: Frame, which: i64, figure: i64) -> i64:
    if which == DAMAGE:
        return table.damage(figure)
    if which == BLACK:
        return cubes.number_of(table.panel[figure], ROSE)
    if which == MINE:
        return cubes.number_of(table.panel[figure], actor(frame))
    if which == UPGRADES:
        return hexes.number_of_upgrades(table, figure) if figure >= FIRST_EVOCATION else 0
    if figure >= FIRST_EVOCATION:
        return 0
    if which == HEXES:
        return hexes.borne(table, figure)
    if which == UMBRAS:
        return umbras(table, figure)
    if which == ITS_TROPHIES:
        return table.piles.size(TROPHY + figure)
    if which == POWER:
        return table.power[figure]
    if which == IN_HAND:
        return table.hand_size(figure) if figure < ROSE else table.piles.size(ORDER_DECK + table.moon)  # BR-29.3.6
    return controlled(table, figure, which == STRENGTHS, False)


def controlled(table: BlackRoseWars, participant: i64, strengths: bool, totems: bool) -> i64:
    """VX-22 The evocations that a participant controls in the lodge, or the sum of their strengths; or its Totems."""
    number: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        own = table.controller[figure] == participant and table.bearer[figure] == NOBODY and table.in_lodge(figure)
        if own and (not totems or table.content.is_totem(figure)):
            number += values.strength(table, figure) if strengths else 1
    return number


class NumberOf(Number[BlackRoseWars]):
    """A figure or participant as a number, to be kept in a slot."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.figures.one(table, frame)


class Totems(Number[BlackRoseWars]):
    """4.5 `#totem`"""

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        return controlled(table, actor(frame), False, True)


class Struck(Number[BlackRoseWars]):
    """VX-25 `#struck`: the figures that the latest damage hit."""

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        left = frame.slots[frames.STRUCK]
        number: i64 = 0
        while left > 0:
            left &= left - ONE
            number += 1
        return number


class Moon(Number[BlackRoseWars]):
    """4.5 `moon`: 1, 2 or 3."""

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.moon + 1


class Speed(Number[BlackRoseWars]):
    """`speed` of whoever acts."""

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        return values.speed(table, actor(frame))


class QuestsOf(Number[BlackRoseWars]):
    """VX-23 `#q(X,state)`"""

    def __init__(self, mage: Figures, state: i64) -> None:
        self.mage = mage
        self.state: i64 = state

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        mage = self.mage.one(table, frame)
        return table.quests_of(mage, self.state) if 0 <= mage < IMAGINED else 0


class OtherElements(Number[BlackRoseWars]):
    """EN-5, BR-11.1.4 `#el(e)`: other spells face up on the own board that show an element."""

    def __init__(self, element: i64, on_spell: bool) -> None:
        self.element: i64 = element
        self.on_spell = on_spell

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        number: i64 = 0
        for place in pool(table, frame, self.on_spell):
            if (shown(table, place) >> self.element) & 1:
                number += 1
        return number


def pool(table: BlackRoseWars, frame: Frame, on_spell: bool) -> list[int]:
    """EN-1, EN-2 The spells face up on the caster's board, without the one that is being applied, if it is one."""
    running = frame.slots[frames.SOURCE] if on_spell else NOTHING
    found: list[int] = []
    me = frame.slots[frames.ME]
    if 0 <= me < ROSE:
        for slot in range(i64(SPELL_SLOTS)):
            place = SPELL_SLOTS * me + slot
            if is_revealed(table, place) and place != running:
                found.append(int(place))
    return found


def is_revealed(table: BlackRoseWars, place: i64) -> bool:
    return table.spell[place] >= 0 and table.status[place] == REVEALED


def shown(table: BlackRoseWars, place: i64) -> i64:
    """EN-3 The elements that a spell on a board shows, a bit each."""
    return spell_shows(table, place // SPELL_SLOTS, place % SPELL_SLOTS)


class Symbols(Number[BlackRoseWars]):
    """VX-26 `#sym(e,f)`: spells face up on the own board that show one of some elements, or that summon."""

    def __init__(self, elements: i64, summons: bool) -> None:
        self.elements: i64 = elements
        self.summons = summons

    def of(self, table: BlackRoseWars, frame: Frame) -> i64:
        number: i64 = 0
        me = frame.slots[frames.ME]
        for slot in range(i64(SPELL_SLOTS if me != ROSE else 0)):
            place = SPELL_SLOTS * me + slot
            if is_revealed(table, place):
                side = table.content.sides[2 * table.spell[place] + table.side[place]]
                if shown(table, place) & self.elements != 0 or (self.summons and side.summons):
                    number += 1
        return number


# Conditions


class Is(Test[BlackRoseWars]):
    """VX-29, 4.5 `is(X,mage)`, `is(X,evo)`, `is(X,Rose)`."""

    def __init__(self, figures: Figures, first: i64, last: i64) -> None:
        self.figures = figures
        self.first: i64 = first
        self.last: i64 = last

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        return self.first <= self.figures.one(table, frame) <= self.last


class IsOfArchetype(Test[BlackRoseWars]):
    """VX-29 `is(X,Undead)`"""

    def __init__(self, figures: Figures, archetype: i64) -> None:
        self.figures = figures
        self.archetype: i64 = archetype

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        figure = self.figures.one(table, frame)
        content = table.content
        if not FIRST_EVOCATION <= figure < content.figures:
            return False
        return content.archetype[content.kind_of[figure]] == self.archetype


class InRoom(Test[BlackRoseWars]):
    """4.5, VX-06 `in(X,red)`, `in(X,Crypt)`."""

    def __init__(self, figures: Figures, colour: i64, room: i64) -> None:
        self.figures = figures
        self.colour: i64 = colour
        self.room: i64 = room

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        figure = self.figures.one(table, frame)
        if not 0 <= figure < IMAGINED or not table.in_lodge(figure):
            return False
        place = table.place[figure]
        return table.room_colour(place) == self.colour if self.room == NOTHING else table.room[place] == self.room


class HasCrown(Test[BlackRoseWars]):
    """4.5 `crown(X)`"""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        return table.has_crown(self.figures.one(table, frame))


class Near(Test[BlackRoseWars]):
    """4.5 `near(X,Y,n)`: distance, no sight needed."""

    def __init__(self, one: Figures, other: Figures, reach: Number[BlackRoseWars]) -> None:
        self.first = one
        self.second = other
        self.reach = reach

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        first, second = self.first.one(table, frame), self.second.one(table, frame)
        if first < 0 or second < 0:
            return False
        if (first < IMAGINED and table.place[first] == CELL) or (second < IMAGINED and table.place[second] == CELL):
            return False
        here, there = room_of(table, first), room_of(table, second)
        return here >= 0 and there >= 0 and lodge.distance(here, there) <= self.reach.of(table, frame)


class Fell(Test[BlackRoseWars]):
    """VX-28 `fell(X)`: a mage was defeated since the effect began."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        figure = self.figures.one(table, frame)
        return 0 <= figure < FIRST_EVOCATION and table.felled[figure] > frame.slots[frames.BEGAN]


class Combo(Test[BlackRoseWars]):
    """EN-4, VX-27 `combo(e1,…,ek)`: as many different spells face up as elements, each showing one of them."""

    def __init__(self, elements: list[int], on_spell: bool) -> None:
        self.elements: vec[i64] = vec[i64](elements)
        self.on_spell = on_spell

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        return self.matches(table, pool(table, frame, self.on_spell), 0, 0)

    def matches(self, table: BlackRoseWars, places: list[int], number: i64, used: i64) -> bool:
        """Whether the elements from one on find spells among those that are left."""
        if number == len(self.elements):
            return True
        for i in range(i64(len(places))):
            if (used >> i) & 1 == 0 and (shown(table, places[i]) >> self.elements[number]) & 1:
                if self.matches(table, places, number + 1, used | (ONE << i)):
                    return True
        return False


# Conditions of tasks


class CubesInRoom(Test[BlackRoseWars]):
    """CP-11 `with mine>=k`: own cubes in a room when it was restored; the row of cubes is what happened."""

    def __init__(self, least: i64) -> None:
        self.least: i64 = least

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        return cubes.number_of(frame.slots[frames.WHAT], frame.slots[frames.ME]) >= self.least


class MostCubes(Test[BlackRoseWars]):
    """CP-11 `mine=most`, `mine=least`: nobody had more, or fewer, of those that had any."""

    def __init__(self, greatest: bool) -> None:
        self.greatest = greatest

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        row = frame.slots[frames.WHAT]
        own = cubes.number_of(row, frame.slots[frames.ME])
        if own == 0:
            return False
        for participant in range(i64(len(table.power))):
            number = cubes.number_of(row, participant)
            if number > 0 and (number > own if self.greatest else number < own):
                return False
        return True


class OnlyMine(Test[BlackRoseWars]):
    """CP-11 `sole`: all cubes on the panel were the own."""

    def holds(self, table: BlackRoseWars, frame: Frame) -> bool:
        row = frame.slots[frames.WHAT]
        return row != 0 and cubes.number_of(row, frame.slots[frames.ME]) == cubes.size(row)
