"""What follows from what lies on the table, for boards: what clean-up would bring, and what is in reach of a choice."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.lodge import NAMES, WHOLE_LODGE, has
from mindrose.games.black_rose_wars.components.naming import participant_name
from mindrose.games.black_rose_wars.components.things import CELL, NOTHING, PARTICIPANTS, ROOMS
from mindrose.games.black_rose_wars.effects.choosing import Choose, ChooseSeveral
from mindrose.games.black_rose_wars.effects.selecting import Candidates, FiguresInRange, Range, RoomsInRange
from mindrose.games.black_rose_wars.effects.subjects import actor
from mindrose.games.black_rose_wars.rules import instability
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.form import Document
from mindrose.kernel.programs import Frame


def forecast(table: BlackRoseWars) -> Document:
    """BR-25.1.8 The rooms that clean-up would restore if it came now, and what everybody would gain by that."""
    rooms = [place for place in range(ROOMS) if table.room[place] >= 0 and instability.is_full(table, place)]
    power = [0] * PARTICIPANTS
    for place in rooms:
        power = [have + int(more) for have, more in zip(power, instability.worth(table, place), strict=True)]
    return {
        "restored": [NAMES[place] for place in rooms],
        "power": {str(participant_name(who)): number for who, number in enumerate(power) if number},
    }


def reach(table: BlackRoseWars, seat: int | None) -> Document | None:
    """BR-4.2.3 The rooms in range of the choice that a seat makes now, from where, and whether it has to see them."""
    for stack in table.open_stacks():
        question = stack.question()
        if stack.seat == seat and isinstance(question, Choose | ChooseSeveral):
            frame = stack.frames[-1]
            found = range_of(question.candidates)
            return None if found is None else covered(table, frame, found)
    return None


def range_of(candidates: Candidates) -> Range | None:
    return candidates.reach if isinstance(candidates, FiguresInRange | RoomsInRange) else None


def covered(table: BlackRoseWars, frame: Frame, reach: Range) -> Document:
    rooms = reach.rooms(table, frame)
    start = int(reach.start(table, frame))
    origin = int(table.place[actor(frame)]) if start == NOTHING else start
    return {
        "from": NAMES[origin] if NOTHING < origin < CELL else None,
        "rooms": [NAMES[place] for place in range(ROOMS) if has(rooms, place)],
        "sight": bool(table.settings.needs_sight) and reach.reach < WHOLE_LODGE,
    }
