"""4.6, 11 to 13, 15 and 16: instability that is placed, replaced and removed, and rooms that are turned or restored."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import PARTICIPANTS, ROSE
from mindrose.games.black_rose_wars.effects import amounts
from mindrose.games.black_rose_wars.effects.amounts import DONE, Asking, OfEach, Report, asking_program
from mindrose.games.black_rose_wars.effects.subjects import Rooms, actor, decider, done, lowest
from mindrose.games.black_rose_wars.rules import damage, instability
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.language.steps import Number

ONE: Final[i64] = 1


class SpreadCubes(OfEach):
    """BR-18.1.1 How many cubes come into each of several rooms."""

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        return table.free_slots(thing)

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        instability.place(table, frame.slots[amounts.PARTICIPANT], thing, number)


class ConvertCubes(OfEach):
    """BR-18.1.3 How many cubes of each colour in each room are replaced by own ones."""

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        return instability.replaceable(table, frame.slots[amounts.PARTICIPANT], thing, colour)

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        for _ in range(number):
            instability.replace_one(table, frame.slots[amounts.PARTICIPANT], thing, colour)

    def leave(self, table: BlackRoseWars, frame: Frame, thing: i64, number: i64) -> None:
        instability.note_converted(table, frame.slots[amounts.PARTICIPANT], thing, number)


class EndConvert(Report):
    """4.8 That cubes were replaced happens once, however many."""

    def finish(self, table: BlackRoseWars, frame: Frame) -> None:
        damage.note_replaced(table, frame.slots[amounts.PARTICIPANT], frame.slots[DONE])


class ClearCubes(OfEach):
    """4.6, 13 How many cubes of each colour in each room go back to their owners."""

    def capacity(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64) -> i64:
        return cubes.number_of(table.cubes[thing], colour)

    def apply(self, table: BlackRoseWars, frame: Frame, thing: i64, colour: i64, number: i64) -> None:
        for _ in range(number):
            instability.take_one(table, thing, colour)


SPREAD: Final = asking_program("spread", "BR-18.1.1", SpreadCubes("spread", "BR-18.1.1", "room", 1), Report())
CONVERT: Final = asking_program(
    "convert", "BR-18.1.3", ConvertCubes("convert", "BR-18.1.3", "room", PARTICIPANTS), EndConvert()
)
CLEAR: Final = asking_program("clear", "BR-18.1.5", ClearCubes("clear", "BR-18.1.5", "room", PARTICIPANTS), Report())


class Place(Asking):
    """4.6, 11 `inst R n`, BR-18.1.1, BR-18.1.2: as many as slots and supply allow, spread freely over several rooms."""

    def __init__(self, rooms: Rooms, number: Number[Any]) -> None:
        super().__init__(SPREAD)
        self.rooms = rooms
        self.number = number

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        rooms = self.rooms.all(table, frame)
        number: i64 = self.number.of(table, frame)
        done(frame, 0)
        if rooms == 0 or number <= 0:
            return
        if rooms & (rooms - 1) == 0:
            done(frame, instability.place(table, actor(frame), lowest(rooms), number))
        else:
            asking = self.prepare(table, frame, rooms, min(number, table.supply[actor(frame)]))
            self.ask(table, asking, True)


class Convert(Asking):
    """4.6, 12 `repi R n`, BR-18.1.3: 0 to n cubes in all; VX-01 the Black Rose does all it can.

    BR-30.3.2 The Avatar takes the rightmost cubes.
    """

    def __init__(self, rooms: Rooms, number: Number[Any]) -> None:
        super().__init__(CONVERT)
        self.rooms = rooms
        self.number = number

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        rooms = self.rooms.all(table, frame)
        number: i64 = self.number.of(table, frame)
        done(frame, 0)
        if actor(frame) == ROSE and table.plays(ROSE) and rooms & (rooms - 1) == 0:
            if rooms != 0:
                replaced = instability.replace_rightmost(table, ROSE, lowest(rooms), number)
                damage.note_replaced(table, ROSE, replaced)
                done(frame, replaced)
        elif rooms != 0:
            asking = self.prepare(table, frame, rooms, min(number, table.supply[actor(frame)]))
            self.ask(table, asking, actor(frame) == ROSE)


class Clear(Asking):
    """4.6, 13 `remi R n`: 0 to n cubes of any colours in all."""

    def __init__(self, rooms: Rooms, number: Number[Any]) -> None:
        super().__init__(CLEAR)
        self.rooms = rooms
        self.number = number

    def who(self, table: BlackRoseWars, frame: Frame) -> i64:
        return decider(table, frame)

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        rooms = self.rooms.all(table, frame)
        number: i64 = self.number.of(table, frame)
        done(frame, 0)
        if rooms != 0:
            self.ask(table, self.prepare(table, frame, rooms, number), actor(frame) == ROSE)


class TurnRoom(Step[BlackRoseWars]):
    """4.6, 15 `setroom R ready`, `setroom R used`: the activation tokens of restored rooms are turned (BR-17.1.3)."""

    def __init__(self, rooms: Rooms, used: bool) -> None:
        super().__init__()
        self.rooms = rooms
        self.used = used

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        turned = self.rooms.all(table, frame) & table.restored & (~table.used if self.used else table.used)
        table.used ^= turned
        number: i64 = 0
        while turned != 0:
            room = lowest(turned)
            turned &= ~(ONE << room)
            table.tell(events.ROOM_TURNED, table.room_at(room), 1 if self.used else 0)
            number += 1
        done(frame, number)


class Restore(Step[BlackRoseWars]):
    """4.6, 16 `restore R`, BR-18.2.2 to BR-18.2.5: now, even if not all slots are full."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__()
        self.rooms = rooms

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        ruined = self.rooms.all(table, frame) & ~table.restored
        number: i64 = 0
        while ruined != 0:
            room = lowest(ruined)
            ruined &= ~(ONE << room)
            instability.restore(table, room)
            number += 1
        done(frame, number)


PROGRAMS: Final[list[Program]] = [SPREAD, CONVERT, CLEAR]
