"""Whom and what instructions are about: words for figures, rooms and spells, as they stand when an instruction runs.

A figure, a room or a spell on a board that is one thing is a number, nothing is NOTHING; several figures or rooms are a
bit each. An imaginary target (BR-4.3.5) is a number from IMAGINED on: no figure, but a room to act in.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION, NOTHING, ROSE
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules.damage import can_be_hurt
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Frame

IMAGINED: Final = 64  # + room
ONE: Final[i64] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Figures:
    """A word for figures or participants."""

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        """The only figure it means, NOTHING if there is none; an imaginary one from IMAGINED on."""
        raise NotImplementedError

    def all(self, table: BlackRoseWars, frame: Frame) -> i64:
        """All figures it means, a bit each; imaginary ones are none."""
        figure = self.one(table, frame)
        return ONE << figure if 0 <= figure < IMAGINED else 0


class InSlot(Figures):
    """What a name stands for, or one of the roles in what happened."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return frame.slots[self.slot]


class SetInSlot(Figures):
    """The set that a name stands for."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return lowest(frame.slots[self.slot])

    def all(self, table: BlackRoseWars, frame: Frame) -> i64:
        return max(frame.slots[self.slot], i64(0))


class TheRose(Figures):
    """BR-1.1.4 The Black Rose as a participant."""

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return ROSE


class OwnerOf(Figures):
    """VX-13 The mage that owns an evocation."""

    def __init__(self, evocation: Figures) -> None:
        self.evocation = evocation

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        figure = self.evocation.one(table, frame)
        return table.owner[figure] if FIRST_EVOCATION <= figure < IMAGINED else NOTHING


class MageOf(Figures):
    """4.3 Where only a mage can be meant, an evocation stands for whoever controls it."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        figure = self.figures.one(table, frame)
        return table.side_of(figure) if 0 <= figure < IMAGINED else NOTHING

    def all(self, table: BlackRoseWars, frame: Frame) -> i64:
        figures = self.figures.all(table, frame)
        found: i64 = 0
        for figure in range(table.content.figures):
            if (figures >> figure) & 1 and table.side_of(figure) >= 0:
                found |= ONE << table.side_of(figure)
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Rooms:
    """A word for rooms."""

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        """The only room it means, NOTHING if there is none."""
        raise NotImplementedError

    def all(self, table: BlackRoseWars, frame: Frame) -> i64:
        """All rooms it means, a bit each."""
        room = self.one(table, frame)
        return ONE << room if room >= 0 else 0


class RoomInSlot(Rooms):
    """The room that a name stands for."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return frame.slots[self.slot]


class RoomsInSlot(Rooms):
    """The set of rooms that a name stands for."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return lowest(frame.slots[self.slot])

    def all(self, table: BlackRoseWars, frame: Frame) -> i64:
        return max(frame.slots[self.slot], i64(0))


class Here(Rooms):
    """`here`: the room of whoever acts; BR-14.1.4, BR-4.2.7 like (0) nothing for a mage in its cell."""

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.place[actor(frame)] if table.in_lodge(actor(frame)) else NOTHING


class RoomOf(Rooms):
    """`room@X`: where a figure is, or was last (4.11)."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures

    def one(self, table: BlackRoseWars, frame: Frame) -> i64:
        return room_of(table, self.figures.one(table, frame))


def room_of(table: BlackRoseWars, figure: i64) -> i64:
    """The room of a figure, the last one where it has left the lodge; of an imaginary one the room it was named in."""
    if figure >= IMAGINED:
        return figure - IMAGINED
    if figure < 0:
        return NOTHING
    return table.place[figure] if table.in_lodge(figure) else table.left[figure]


def lowest(members: i64) -> i64:
    """The first member of a set, NOTHING of an empty one."""
    if members <= 0:
        return NOTHING
    member: i64 = 0
    while (members >> member) & 1 == 0:
        member += 1
    return member


# Who acts, who decides, and whom it reaches


def actor(frame: Frame) -> i64:
    """VX-01 The participant that carries out the running instruction: its cubes, its evocation slots."""
    return frame.slots[frames.ACTOR]


def decider(table: BlackRoseWars, frame: Frame) -> i64:
    """Who chooses: the actor, the mage that an event goes through; for the Black Rose the crown (BR-1.1.3)."""
    chooser = frame.slots[frames.CHOOSER]
    if chooser >= 0:
        return chooser
    return table.decider(frame.slots[frames.ACTOR])


def source(frame: Frame) -> i64:
    """BR-19.1.4 What damage comes from: the evocation whose skill it is, else the actor; VX-01 also inside `as P:`."""
    this, actor = frame.slots[frames.THIS], frame.slots[frames.ACTOR]
    return this if this >= 0 and actor == frame.slots[frames.ME] else actor


def reaches(table: BlackRoseWars, frame: Frame, figure: i64, from_event: bool) -> bool:
    """BR-4.3.3, BR-4.3.4 An instruction acts on a figure: one in the lodge, oneself, and for an event any mage."""
    if figure < 0 or figure >= IMAGINED:
        return False
    if table.in_lodge(figure):
        return True
    if figure >= FIRST_EVOCATION or not table.in_cell(figure):
        return False
    return from_event or figure == frame.slots[frames.ACTOR]


def reached(table: BlackRoseWars, frame: Frame, figures: i64, from_event: bool) -> i64:
    """Those of some figures that an instruction acts on, a bit each."""
    found: i64 = 0
    while figures != 0:
        figure = lowest(figures)
        figures &= ~(ONE << figure)
        if reaches(table, frame, figure, from_event):
            found |= ONE << figure
    return found


def hurts(table: BlackRoseWars, frame: Frame, figure: i64, from_event: bool) -> bool:
    """BR-21.1 Damage by the running instruction reaches a figure."""
    if figure < 0 or figure >= IMAGINED:
        return False
    return can_be_hurt(table, actor(frame), source(frame), figure, from_event)


def hurt_by(table: BlackRoseWars, dealer: i64, origin: i64, figures: i64, from_event: bool) -> i64:
    """BR-21.1 Those of some figures that damage by a participant reaches, a bit each."""
    found: i64 = 0
    while figures != 0:
        figure = lowest(figures)
        figures &= ~(ONE << figure)
        if can_be_hurt(table, dealer, origin, figure, from_event):
            found |= ONE << figure
    return found


def done(frame: Frame, amount: i64) -> None:
    """BR-14.1.2, EM-6 What an instruction could really do, perhaps nothing, is `last` for the next one."""
    frame.slots[frames.LAST] = amount


def report(table: BlackRoseWars, amount: i64) -> None:
    """EM-6 The same, said by the program of an instruction to the effect that it runs for, which is right below it."""
    done(table.current.frames[-2], amount)
