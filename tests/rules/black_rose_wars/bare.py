"""A table with the components of the default pack on which no card does anything by itself: instructions are tried."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any, Final

from mindrose.engine import PACKAGE
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import Content, Effects, Task
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    BLACK_CUBES,
    CUBES,
    FIRST_EVOCATION,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    ROSE,
    TROPHIES,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.placing import Place
from mindrose.games.black_rose_wars.effects.subjects import InSlot, RoomInSlot, RoomsInSlot, SetInSlot
from mindrose.games.black_rose_wars.options import PARAMETERS, Settings
from mindrose.games.black_rose_wars.rules import damage, happenings, listening
from mindrose.games.black_rose_wars.state import empty_table
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.stacks import beginning
from mindrose.language.reading import Written
from mindrose.language.steps import Constant

A, B, C, D = 0, 1, 2, 3
K: Final = ROSE
MAGES: Final = ("rikkart", "gramigna", "arianna", "baron-doria")  # of A, B, C and D; health 11, 11, 10 and 10
FOLDER: Final = PACKAGE / "games" / "black_rose_wars" / "content" / "default"
NAMES: Final = ("t", "u", "r")
T: Final = InSlot(len(frames.FIXED))
ALL_T: Final = SetInSlot(len(frames.FIXED))
U: Final = InSlot(len(frames.FIXED) + 1)
R: Final = RoomsInSlot(len(frames.FIXED) + 2)
VICTIM: Final = InSlot(frames.VICTIM)


def n(number: int) -> Constant:
    return Constant(number)


def some(*members: int) -> int:
    """A set as a number."""
    return sum(1 << member for member in members)


@cache
def content() -> Content:
    """The components of the default pack; all that they do is that a room places a cube, 2 if it is restored."""
    pages: dict[str, Any] = {
        path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))
    }
    effects = Effects(Written())
    for _ in pages["evocations"]["evocation"]:
        effects.skills.append([])
        effects.skill_auras.append([])
    for _ in pages["upgrades"]["upgrade"]:
        effects.upgrade_texts.append([])
        effects.upgrade_auras.append([])
    for _ in pages["hexes"]["hex"]:
        effects.hex_texts.append([])
        effects.hex_auras.append([])
        effects.hex_tasks.append(Task([], NOTHING, 0, 0))
    for _ in pages["quests"]["quest"]:
        effects.tasks.append(Task([], NOTHING, 0, 0))
    for number in range(2 * len(pages["rooms"]["room"])):
        steps = [Place(RoomInSlot(frames.SOURCE), Constant(1 + number % 2))]
        effects.rooms.append(Program(f"room {number}", "BR-17.1.1", steps, slots=[*frames.FIXED]))
    effects.programs = [*effects.rooms]
    return Content(pages, effects)


class Bare:
    """Mages A to D in rooms 0 to 3, without damage; A holds the crown, and everybody all own cubes."""

    def __init__(self) -> None:
        settings = Settings({parameter.name: parameter.default for parameter in PARAMETERS}, len(MAGES))
        self.told: Journal[Event] = Journal()
        self.table = empty_table(len(MAGES), content(), settings, Chance(key_of(1)), self.told)
        table = self.table
        for seat, mage in enumerate(MAGES):
            table.mage[seat] = content().mage_ids.index(mage)
            table.place[seat] = seat
            table.supply[seat] = CUBES
            table.trophies[seat] = TROPHIES
        table.supply[ROSE] = BLACK_CUBES
        for room in range(len(table.room)):
            table.room[room] = room
        table.crown = A
        table.first = A
        table.phase = ACTION
        self.aside: dict[int, int] = {}
        self.effect: Frame | None = None

    # Laying it out

    def evocation(self, kind: str, owner: int, room: int, controller: int = NOBODY) -> int:
        """Places one: its figure."""
        table = self.table
        number = content().kind_ids.index(kind)
        figure = next(
            figure
            for figure in range(FIRST_EVOCATION, int(content().figures))
            if content().kind_of[figure] == number and table.place[figure] == NOTHING
        )
        table.place[figure] = room
        table.owner[figure] = owner
        table.controller[figure] = owner if controller == NOBODY else controller
        return figure

    def damage(self, figure: int, *colours: int) -> None:
        """Cubes on a figure, from left to right."""
        self.table.panel[figure] = cubes.row_of(list(colours))
        for colour in colours:
            self.table.supply[colour] -= 1

    def unstable(self, room: int, *colours: int) -> None:
        self.table.cubes[room] = cubes.row_of(list(colours))
        for colour in colours:
            self.table.supply[colour] -= 1

    def keep(self, participant: int, number: int) -> None:
        """Leaves somebody with so few cubes; the others are set aside."""
        self.aside[participant] = int(self.table.supply[participant]) - number
        self.table.supply[participant] = number

    def hit(self, source: int, figure: int, number: int, how: int = happenings.BY_SPELL) -> tuple[int, int]:
        """Somebody has just dealt damage: the happenings that tell it."""
        since = int(happenings.number_of(self.table))
        damage.hurt(self.table, self.table.side_of(source), source, figure, number, how)
        return since, since + 1

    # Running

    def run(
        self, *steps: Step[Any], me: int = A, t: int = NOTHING, u: int = NOTHING, r: int = NOTHING, **slots: int
    ) -> Bare:
        """Runs an effect of a participant, whose names stand for something."""
        program = Program("effect", "BR-14.1.1", steps, slots=[*frames.FIXED, *NAMES])
        frame = listening.begin(self.table, program, me, NOTHING, NOTHING)
        for name, value in {**slots, "t": t, "u": u, "r": r}.items():
            frame.slots[program.slots.index(name)] = value
        self.effect = frame
        self.table.proceed(self.table.stack)
        self.check()
        return self

    def answer(self, number: int) -> Bare:
        self.table.give(self.table.stack, replies.NUMBER + number)
        self.check()
        return self

    def check(self) -> None:
        """IV-1 No cube is lost, and each frame says who began it."""
        table = self.table
        for colour in range(PARTICIPANTS):
            rows = [*table.panel, *table.cubes]
            number = int(table.supply[colour]) + self.aside.get(colour, 0)
            number += sum(int(cubes.number_of(row, colour)) for row in rows)
            assert number == (BLACK_CUBES if colour == ROSE else CUBES)
        assert all(-(2**15) <= number < 2**15 for number in table.piles.cells)
        stack = table.stack.frames
        for below, begun in pairwise(stack):
            step = beginning(table, below, begun)
            assert step is not None
            assert step.runner(table, below, begun) in (begun.seat, NOBODY)
        if table.stack.waiting:
            question, top = table.stack.question(), stack[-1]
            legal = table.stack.answers.listed()
            assert legal == sorted(legal)
            for answer in range(replies.SIZE):
                assert (question.why_not(table, top, answer) == 0) == (answer in legal)

    # Looking

    def asked(self) -> tuple[int, str, list[int]] | None:
        """Who is asked, what, and the numbers that are possible; nothing if nobody is."""
        stack = self.table.stack
        if not stack.waiting:
            return None
        numbers = [answer - replies.NUMBER for answer in stack.answers.listed()]
        return int(stack.seat), stack.question().kind, numbers

    @property
    def points(self) -> dict[str, int | str]:
        """What the question is about."""
        stack = self.table.stack
        return stack.question().choice(self.table, stack.frames[-1], replies.NUMBER + 1).points

    @property
    def last(self) -> int:
        return self.slot(frames.LAST)

    def slot(self, slot: int) -> int:
        assert self.effect is not None
        return int(self.effect.slots[slot])

    def on(self, figure: int) -> list[int]:
        """The cubes on a figure."""
        return cubes.listed(self.table.panel[figure])

    def within(self, room: int) -> list[int]:
        """The cubes in a room."""
        return cubes.listed(self.table.cubes[room])

    def happened(self, kind: int, *facts: int) -> list[tuple[int, ...]]:
        """What is told of each happening of a kind."""
        table = self.table
        return [
            tuple(int(happenings.fact(table, i, fact)) for fact in facts)
            for i in range(happenings.number_of(table))
            if happenings.fact(table, i, happenings.KIND) == kind
        ]
