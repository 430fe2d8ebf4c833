"""4.3 Selectors: the figures, rooms and spells that fit, in range and sight, when an effect chooses."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.things import (
    DEFENCE,
    FIRST_EVOCATION,
    NOBODY,
    NOTHING,
    ROOMS,
    ROSE,
    SPELL_SLOTS,
    TRAP,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.subjects import IMAGINED, Figures, Rooms, actor
from mindrose.games.black_rose_wars.effects.triggers import covered
from mindrose.games.black_rose_wars.rules import cards, hexes, values
from mindrose.games.black_rose_wars.state import TROPHY, BlackRoseWars
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Frame
from mindrose.language import steps

# Words for one figure.
MAGE: Final = 0
FOE: Final = 1
FIGURE: Final = 2
ANY_EVOCATION: Final = 3
MY_EVOCATION: Final = 4
FOE_EVOCATION: Final = 5

# What the greatest or smallest of is looked for.
BY_POWER: Final = 0
BY_INSTABILITY: Final = 1
BY_TROPHIES: Final = 2

ONE: Final[i64] = 1


# Filters


@mypyc_attr(allow_interpreted_subclasses=True)
class Trait:
    """Something that a figure, a room or a spell on a board must be."""

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        raise NotImplementedError


class Without(Trait):
    """VX-05 `!f`"""

    def __init__(self, trait: Trait) -> None:
        self.trait = trait

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return not self.trait.fits(table, frame, thing)


class Either(Trait):
    """VX-04 `[a,b]`"""

    def __init__(self, traits: list[Trait]) -> None:
        self.traits = traits

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        for trait in self.traits:
            if trait.fits(table, frame, thing):
                return True
        return False


class OfName(Trait):
    """VX-05 One of those that a name stands for; with `!` none of them."""

    def __init__(self, slot: i64, several: bool) -> None:
        self.slot: i64 = slot
        self.several = several

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        held = frame.slots[self.slot]
        return held > 0 and (held >> thing) & 1 == 1 if self.several else held == thing


class OfColour(Trait):
    """A room of a colour."""

    def __init__(self, colour: i64) -> None:
        self.colour: i64 = colour

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return table.room_colour(thing) == self.colour


class OfRoom(Trait):
    """VX-06 A certain room."""

    def __init__(self, room: i64) -> None:
        self.room: i64 = room

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return table.room[thing] == self.room


class Restored(Trait):
    """A room that is restored."""

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return (table.restored >> thing) & 1 == 1


class Free(Trait):
    """A room that has a free slot."""

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return table.free_slots(thing) > 0


class OfKind(Trait):
    """An evocation of a certain name."""

    def __init__(self, kind: i64) -> None:
        self.kind: i64 = kind

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return thing >= FIRST_EVOCATION and table.content.kind_of[thing] == self.kind


class OfArchetype(Trait):
    """BR-22.1.2 An evocation of an archetype."""

    def __init__(self, archetype: i64) -> None:
        self.archetype: i64 = archetype

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        content = table.content
        return thing >= FIRST_EVOCATION and content.archetype[content.kind_of[thing]] == self.archetype


class OwnedBy(Trait):
    """VX-08 An evocation that somebody owns."""

    def __init__(self, owner: Figures) -> None:
        self.owner = owner

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return thing >= FIRST_EVOCATION and table.owner[thing] == self.owner.one(table, frame)


class Crowned(Trait):
    """The mage that holds the crown."""

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return table.crown == thing


class Other(Trait):
    """VX-09 A spell that is not the one being applied, if it is one."""

    def __init__(self, on_spell: bool) -> None:
        self.on_spell = on_spell

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return not self.on_spell or thing != frame.slots[frames.SOURCE]


class Repeatable(Trait):
    """4.11 A spell that can be applied once more: no trap or defence."""

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return table.content.types[2 * table.spell[thing] + table.side[thing]] not in (DEFENCE, TRAP)


class Tradable(Trait):
    """VX-32 A spell that is not a forgotten one."""

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        return not cards.is_forgotten(table, table.spell[thing])


# VX-07 Numbers of a candidate.
HEXES: Final = 0
UMBRAS: Final = 1
DAMAGE: Final = 2
ITS_HEALTH: Final = 3
BLACK: Final = 4
ITS_TROPHIES: Final = 5
MAGES: Final = 6
COMPARABLE: Final = ("hex", "umbra", "dmg", "health", "black", "trophies", "mages")


class WithNumber(Trait):
    """VX-07 A number of the candidate compares so with another."""

    def __init__(self, which: i64, how: i64, number: steps.Number[Any]) -> None:
        self.which: i64 = which
        self.how: i64 = how
        self.number = number

    def fits(self, table: BlackRoseWars, frame: Frame, thing: i64) -> bool:
        number: i64 = self.number.of(table, frame)
        return compares(self.how, measured(table, self.which, thing), number)


def compares(how: i64, left: i64, right: i64) -> bool:
    if how == steps.AT_LEAST:
        return left >= right
    if how == steps.AT_MOST:
        return left <= right
    if how == steps.EQUAL:
        return left == right
    return left > right if how == steps.MORE else left < right


def measured(table: BlackRoseWars, which: i64, thing: i64) -> i64:
    """A number of a figure, or of a room."""
    if which == HEXES:
        return hexes.borne(table, thing) if thing < FIRST_EVOCATION else 0
    if which == UMBRAS:
        return umbras(table, thing)
    if which == DAMAGE:
        return table.damage(thing)
    if which == ITS_HEALTH:
        return values.health(table, thing)
    if which == BLACK:
        return cubes.number_of(table.panel[thing], ROSE)
    if which == ITS_TROPHIES:
        return table.piles.size(TROPHY + thing)
    mages: i64 = 0
    for mage in range(i64(FIRST_EVOCATION)):
        if table.place[mage] == thing:
            mages += 1
    return mages


def umbras(table: BlackRoseWars, mage: i64) -> i64:
    """How many evocations are assigned to a mage."""
    number: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if table.bearer[figure] == mage and table.in_lodge(figure):
            number += 1
    return number


# Ranges


class Range:
    """4.4, BR-4.2.5, BR-18.1.4 The rooms that a range covers, from the actor, Totems too, or another figure or room."""

    def __init__(self, reach: i64, spirit: bool, origin: Figures | None, room: Rooms | None) -> None:
        self.reach: i64 = reach
        self.spirit = spirit
        self.origin = origin
        self.room = room

    def rooms(self, table: BlackRoseWars, frame: Frame) -> i64:
        """The rooms it covers, a bit each; BR-4.2.7 from a cell none, or with `*` all."""
        origin = self.start(table, frame)
        if self.room is None and self.origin is None:
            return covered(table, actor(frame), self.reach, self.spirit)
        if origin == NOTHING:
            return lodge.EVERYWHERE if self.reach >= lodge.WHOLE_LODGE else 0
        return lodge.in_range(origin, self.reach, table.settings.needs_sight)

    def start(self, table: BlackRoseWars, frame: Frame) -> i64:
        """The room it is measured from, where that is not the actor's."""
        if self.room is not None:
            return self.room.one(table, frame)
        if self.origin is None:
            return NOTHING
        figure = self.origin.one(table, frame)
        if figure >= IMAGINED:
            return figure - IMAGINED
        return table.place[figure] if figure >= 0 and table.in_lodge(figure) else NOTHING


# Candidates


@mypyc_attr(allow_interpreted_subclasses=True)
class Candidates:
    """What fits a selector."""

    def __init__(self, traits: list[Trait]) -> None:
        self.traits = traits
        self.measure: i64 = NOTHING  # where only the greatest or smallest of something fit
        self.greatest = True

    def things(self, table: BlackRoseWars, frame: Frame) -> i64:
        """All that fits, a bit each."""
        found = self.every(table, frame)
        for trait in self.traits:
            if found == 0:
                return 0
            found = selected(table, frame, trait, found)
        return found if self.measure == NOTHING else extreme(table, found, self.measure, self.greatest)

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        raise NotImplementedError

    def imaginary(self, table: BlackRoseWars, frame: Frame) -> i64:
        """BR-4.3.5 The rooms in which somebody may be imagined, a bit each."""
        return 0


def selected(table: BlackRoseWars, frame: Frame, trait: Trait, things: i64) -> i64:
    """Those of some things that have a trait, a bit each."""
    found: i64 = 0
    thing: i64 = 0
    left = things
    while left != 0:
        if left & 1 and trait.fits(table, frame, thing):
            found |= ONE << thing
        left >>= 1
        thing += 1
    return found


def extreme(table: BlackRoseWars, things: i64, measure: i64, greatest: bool) -> i64:
    """4.3 `most(x)`, `least(x)`: those of some things that have most or least of something, a bit each."""
    found: i64 = 0
    best: i64 = 0
    thing: i64 = 0
    left = things
    while left != 0:
        if left & 1:
            amount = amount_of(table, measure, thing)
            better = amount > best if greatest else amount < best
            if found == 0 or better:
                best, found = amount, ONE << thing
            elif amount == best:
                found |= ONE << thing
        left >>= 1
        thing += 1
    return found


def amount_of(table: BlackRoseWars, measure: i64, thing: i64) -> i64:
    if measure == BY_POWER:
        return table.power[thing]
    if measure == BY_TROPHIES:
        return table.piles.size(TROPHY + thing)
    return cubes.size(table.cubes[thing])


class FiguresInRange(Candidates):
    """4.3, BR-1.1.5 `mage(n)`, `foe(n)`, `fig(n)`, `evo(n)`, `myevo(n)`, `foeevo(n)`."""

    def __init__(self, word: i64, reach: Range, traits: list[Trait], with_self: bool, imagined: bool) -> None:
        super().__init__(traits)
        self.word: i64 = word
        self.reach = reach
        self.with_self = with_self  # BR-4.2.6 in `all fig(n)`
        self.imagined = imagined

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        rooms = self.reach.rooms(table, frame)
        me = actor(frame)
        found: i64 = 0
        if rooms == 0:
            return 0
        for figure in range(table.content.figures):
            place = table.place[figure]
            if 0 <= place < ROOMS and (rooms >> place) & 1 and self.means(table, me, figure):
                found |= ONE << figure
        return found

    def means(self, table: BlackRoseWars, me: i64, figure: i64) -> bool:
        word = self.word
        if figure < FIRST_EVOCATION:
            if word == FIGURE:
                return figure != me or self.with_self
            return word in (MAGE, FOE) and figure != me
        if word in (FIGURE, ANY_EVOCATION):
            return True
        if word == FOE:
            return table.owner[figure] != me
        own = table.controller[figure] == me and table.bearer[figure] == NOBODY
        return word != MAGE and own == (word == MY_EVOCATION)

    def imaginary(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.reach.rooms(table, frame) if self.imagined else 0


class Origins(Candidates):
    """4.3 `(n~)`: the actor and the Totems that it controls, from one of which all of a range is measured."""

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        me = actor(frame)
        found: i64 = ONE << me if table.in_lodge(me) else 0
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if table.in_lodge(figure) and table.controller[figure] == me and table.content.is_totem(figure):
                found |= ONE << figure
        return found


class EveryMage(Candidates):
    """4.3 `M*`: every mage, also in its cell; BR-29.1.3 but not the Avatar."""

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        return (ONE << table.players) - 1


class Assigned(Candidates):
    """`umbra(X)`: the evocations that a mage bears."""

    def __init__(self, mage: Figures, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.mage = mage

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        mage = self.mage.one(table, frame)
        found: i64 = 0
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if mage >= 0 and table.bearer[figure] == mage and table.in_lodge(figure):
                found |= ONE << figure
        return found


class Members(Candidates):
    """VX-10 `one T`: the members of a set."""

    def __init__(self, figures: Figures) -> None:
        super().__init__([])
        self.figures = figures

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.figures.all(table, frame)


class RoomsInRange(Candidates):
    """4.3 `room(n)`"""

    def __init__(self, reach: Range, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.reach = reach

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.reach.rooms(table, frame)


class CertainRooms(Candidates):
    """`here`, `there`, `room@X`: rooms that are meant already, if they pass the filters."""

    def __init__(self, rooms: Rooms, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.meant = rooms

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        return self.meant.all(table, frame)


class Exits(Candidates):
    """VX-12 `exit(X)`: the rooms that the cell of a mage touches."""

    def __init__(self, mage: Figures, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.mage = mage

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        mage = self.mage.one(table, frame)
        return table.content.exits(table.seats, table.cell[mage]) if 0 <= mage < FIRST_EVOCATION else 0


class OnBoard(Candidates):
    """4.3 `prepared(X)`, `activated(X)`, `revealed(X)`: spells on a board, as their places 4 * seat + slot."""

    def __init__(self, mage: Figures, status: i64, traits: list[Trait]) -> None:
        super().__init__(traits)
        self.mage = mage
        self.status: i64 = status

    def every(self, table: BlackRoseWars, frame: Frame) -> i64:
        mage = self.mage.one(table, frame)
        found: i64 = 0
        if 0 <= mage < ROSE:
            for place in range(SPELL_SLOTS * mage, SPELL_SLOTS * mage + SPELL_SLOTS):
                if table.spell[place] >= 0 and table.status[place] == self.status:
                    found |= ONE << place
        return found
