"""BR-18 Instability: cubes in ruined rooms, and the rooms that are restored by them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import NOBODY, NOTHING, PARTICIPANTS, ROOMS
from mindrose.games.black_rose_wars.rules.happenings import CONVERTS, RESTORED, UNSTABLE, note, note_with_cubes
from mindrose.games.black_rose_wars.rules.power import gain
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64, vec

ONE: Final[i64] = 1


def placeable(table: BlackRoseWars, participant: i64, room: i64, amount: i64) -> i64:
    """BR-18.1.1, BR-21.2.1, BR-14.1.2 How many cubes can be put into a room: slots and supply may run out."""
    return max(min(amount, table.free_slots(room), table.supply[participant]), i64(0))


def place(table: BlackRoseWars, participant: i64, room: i64, amount: i64) -> i64:
    """BR-18.1.1, BR-18.1.2 Puts cubes on the leftmost free slots of a room: how many."""
    placed = placeable(table, participant, room, amount)
    if placed > 0:
        table.cubes[room] = cubes.added(table.cubes[room], participant, placed)
        table.supply[participant] -= placed
        table.tell(events.INSTABILITY, participant, table.room_at(room), placed)
        note(table, UNSTABLE, trig=participant, where=room, amount=placed)
    return placed


def replaceable(table: BlackRoseWars, participant: i64, room: i64, colour: i64) -> i64:
    """BR-18.1.3, GR-37 How many cubes of a colour a participant could replace in a room."""
    return 0 if colour == participant else cubes.number_of(table.cubes[room], colour)


def replace_one(table: BlackRoseWars, participant: i64, room: i64, colour: i64) -> None:
    """BR-18.1.3 An own cube instead of the rightmost one of a colour, in the same slot."""
    place = cubes.last_of(table.cubes[room], colour)
    table.cubes[room] = cubes.replaced(table.cubes[room], place, participant)
    table.supply[participant] -= 1
    table.supply[colour] += 1
    table.tell(events.CONVERTED, participant, table.room_at(room), colour)


def replace_rightmost(table: BlackRoseWars, participant: i64, room: i64, amount: i64) -> i64:
    """BR-30.3.2 The rightmost cubes of others in a room are replaced, as many as can be: how many."""
    replaced: i64 = 0
    place = cubes.size(table.cubes[room]) - 1
    while place >= 0 and replaced < amount and table.supply[participant] > 0:
        colour = cubes.at(table.cubes[room], place)
        if colour != participant:
            replace_one(table, participant, room, colour)
            replaced += 1
        place -= 1
    note_converted(table, participant, room, replaced)
    return replaced


def note_converted(table: BlackRoseWars, participant: i64, room: i64, amount: i64) -> None:
    """VX-54 One happening for each instruction and room."""
    if amount > 0:
        note(table, CONVERTS, trig=participant, where=room, amount=amount)


def take_one(table: BlackRoseWars, room: i64, colour: i64) -> None:
    """4.6, 13 A cube goes back to its owner; BR-18.1.2 those behind it close up."""
    place = cubes.last_of(table.cubes[room], colour)
    table.cubes[room] = cubes.removed(table.cubes[room], place)
    table.supply[colour] += 1
    table.tell(events.CLEARED, table.room_at(room), colour)


def restore_full_rooms(table: BlackRoseWars) -> None:
    """BR-18.2.1 Every room whose slots are full, in layout order."""
    for room in range(i64(ROOMS)):
        if is_full(table, room):
            restore(table, room)


def restore(table: BlackRoseWars, room: i64) -> None:
    """BR-18.2.2 to BR-18.2.5 Contributors score, cubes go back, the room is turned over."""
    row = table.cubes[room]
    scores = worth(table, room)
    for participant in range(i64(PARTICIPANTS)):
        table.supply[participant] += cubes.number_of(row, participant)
    table.cubes[room] = cubes.EMPTY
    table.restored |= ONE << room
    table.used &= ~(ONE << room)
    table.tell(events.RESTORED, table.room_at(room))
    for participant in range(i64(PARTICIPANTS)):
        if scores[participant] > 0:
            gain(table, participant, scores[participant])
    note_with_cubes(table, RESTORED, NOTHING, NOTHING, room, row)


def worth(table: BlackRoseWars, room: i64) -> vec[i64]:
    """BR-18.2.2 to BR-18.2.4 What everybody would gain if the room were restored with the cubes that it has."""
    numbers = filled(0, PARTICIPANTS)
    for participant in range(i64(PARTICIPANTS)):
        numbers[participant] = cubes.number_of(table.cubes[room], participant)
    start = 3 * table.room[room]
    rewards = table.content.rewards
    scores = ranked(numbers, rewards[start], rewards[start + 1], rewards[start + 2])
    sole = sole_contributor(numbers)
    if sole != NOBODY:
        scores[sole] += table.settings.sole_restorer_bonus  # GR-63
    return scores


def is_full(table: BlackRoseWars, room: i64) -> bool:
    """BR-18.2.1 A room that the next clean-up restores."""
    return (table.restored >> room) & 1 == 0 and table.free_slots(room) == 0


def ranked(numbers: vec[i64], first: i64, second: i64, others: i64) -> vec[i64]:
    """BR-18.2.2 to BR-18.2.4, BR-20.2.10, BR-20.2.11 What ranks by number are worth: a tie for a rank costs 1.

    Ranking is dense; whoever has none gets nothing.
    """
    most = greatest(numbers, i64(1) << 30)
    next_most = greatest(numbers, most)
    worth = filled(0, len(numbers))
    for i in range(i64(len(numbers))):
        if numbers[i] <= 0:
            continue
        if numbers[i] == most:
            worth[i] = max(first - (1 if how_many(numbers, most) > 1 else 0), i64(0))
        elif numbers[i] == next_most:
            worth[i] = max(second - (1 if how_many(numbers, next_most) > 1 else 0), i64(0))
        else:
            worth[i] = others
    return worth


def greatest(numbers: vec[i64], below: i64) -> i64:
    """The greatest number below another, 0 if there is none."""
    found: i64 = 0
    for i in range(i64(len(numbers))):
        if numbers[i] < below:
            found = max(found, numbers[i])
    return found


def how_many(numbers: vec[i64], wanted: i64) -> i64:
    found: i64 = 0
    for i in range(i64(len(numbers))):
        if numbers[i] == wanted:
            found += 1
    return found


def sole_contributor(numbers: vec[i64]) -> i64:
    """The only participant with a cube, NOBODY if there are more or none."""
    found: i64 = NOBODY
    for i in range(i64(len(numbers))):
        if numbers[i] > 0:
            if found != NOBODY:
                return NOBODY
            found = i
    return found
