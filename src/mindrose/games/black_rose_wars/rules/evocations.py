"""BR-22 Evocations: summoned, assigned, owned and controlled, and what becomes of them when they leave the lodge."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    EVOCATION_SLOTS,
    FIRST_EVOCATION,
    LARGE,
    MOST_UPGRADES,
    NOBODY,
    NOTHING,
    NOW,
    PARTICIPANTS,
    ROSE,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.damage import can_be_hurt, hurt
from mindrose.games.black_rose_wars.rules.happenings import BY_OTHER, GONE, LINKED, SLAIN, SUMMONS, note
from mindrose.games.black_rose_wars.rules.movement import enter, send_to_cell
from mindrose.games.black_rose_wars.rules.values import CONTROL, KEY
from mindrose.games.black_rose_wars.state import HAPPENED, BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1
EFFECT: Final = 16  # + how many programs run: a lease until that effect ends


def in_play(table: BlackRoseWars, figure: i64) -> bool:
    return table.place[figure] != NOTHING


def free_card(table: BlackRoseWars, kind: i64) -> i64:
    """BR-22.2.2 A card of a kind whose figure is in the supply, NOTHING if there is none.

    One that still lies in what has just happened is taken last: it is spoken of as the one that left.
    """
    content = table.content
    found: i64 = NOTHING
    taken: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), content.figures):
        if in_play(table, figure):
            if content.pool_of[content.kind_of[figure]] == content.pool_of[kind]:
                taken += 1
        elif content.kind_of[figure] == kind and (found == NOTHING or spoken_of(table, found)):
            found = figure
    return found if taken < content.pool_size[content.pool_of[kind]] else NOTHING


def spoken_of(table: BlackRoseWars, figure: i64) -> bool:
    for happening in range(happenings.number_of(table)):
        if table.piles.at(HAPPENED, happenings.WIDTH * happening + happenings.VICTIM) == figure:
            return True
    return False


def free_slot(table: BlackRoseWars, participant: i64) -> i64:
    """BR-22.2.1 The first slot that no evocation of a mage has, NOTHING if all are taken."""
    taken: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if in_play(table, figure) and table.owner[figure] == participant and table.slot[figure] >= 0:
            taken |= ONE << table.slot[figure]
    for slot in range(i64(EVOCATION_SLOTS)):
        if (taken >> slot) & 1 == 0:
            return slot
    return NOTHING


def large_one(table: BlackRoseWars, participant: i64) -> i64:
    """BR-22.2.4 The large evocation of a mage, NOTHING if it has none."""
    content = table.content
    for figure in range(i64(FIRST_EVOCATION), content.figures):
        if in_play(table, figure) and table.owner[figure] == participant and table.slot[figure] >= 0:
            if content.large[content.kind_of[figure]] == LARGE:
                return figure
    return NOTHING


def returnable(table: BlackRoseWars, participant: i64, kind: i64) -> i64:
    """BR-22.2.3, BR-22.2.4 The evocations one of which has to make room for another, a bit each; 0 if there is room."""
    if participant == ROSE and table.place[ROSE] == NOTHING:  # BR-23.1.1 without limit
        return 0
    if table.content.large[kind] == LARGE and large_one(table, participant) != NOTHING:
        return ONE << large_one(table, participant)
    if free_slot(table, participant) != NOTHING:
        return 0
    own: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if in_play(table, figure) and table.owner[figure] == participant and table.slot[figure] >= 0:
            own |= ONE << figure
    return own


def summon(table: BlackRoseWars, participant: i64, kind: i64, room: i64) -> i64:
    """BR-22.2.1 Places a new evocation, which may act at once (BR-22.2.5): the figure, NOTHING if none is left."""
    figure = free_card(table, kind)
    if figure == NOTHING:
        return NOTHING
    table.owner[figure] = participant
    table.controller[figure] = participant
    table.lease[figure] = NOTHING
    table.bearer[figure] = NOBODY
    table.slot[figure] = free_slot(table, participant)
    table.panel[figure] = cubes.EMPTY
    drop_tokens(table, figure)
    table.tell(events.SUMMONED, participant, figure, table.room_at(room))
    enter(table, figure, room)
    table.ears[0] = NOTHING
    note(table, SUMMONS, trig=participant, what=figure, where=room)
    return figure


def assign(table: BlackRoseWars, participant: i64, kind: i64, mage: i64) -> bool:
    """BR-22.4.1, UM-1, UM-2 An evocation comes to a mage against its will; nobody controls it."""
    figure = free_card(table, kind)
    if figure == NOTHING or not table.in_lodge(mage):
        return False
    table.owner[figure] = participant
    table.controller[figure] = NOBODY
    table.lease[figure] = NOTHING
    table.bearer[figure] = mage
    table.slot[figure] = NOTHING
    table.panel[figure] = cubes.EMPTY
    table.place[figure] = table.place[mage]
    drop_tokens(table, figure)
    table.tell(events.ASSIGNED, participant, figure, mage)
    table.ears[0] = NOTHING
    note(table, LINKED, src=participant, victim=mage, what=figure)
    return True


def drop_tokens(table: BlackRoseWars, figure: i64) -> None:
    """BR-16.1.2 The persistence tokens that an evocation had when it left are not on the one that comes now."""
    content = table.content
    table.standing = [
        frame for frame in table.standing if frame.slots[content.standings[frame.slots[frames.WHAT]].target] != figure
    ]


def remove(table: BlackRoseWars, figure: i64, quiet: bool) -> None:
    """BR-19.3.2, 4.6, 47 An evocation leaves the lodge: figure, card, cubes and upgrades go back where they belong."""
    room = table.place[figure]
    mage = table.bearer[figure]
    take_off(table, figure)
    table.tell(events.LEFT, figure, table.room_at(room))
    note(table, GONE, victim=figure, where=room)
    if mage != NOBODY and not quiet:
        haunted_farewell(table, mage)


def take_off(table: BlackRoseWars, figure: i64) -> None:
    """Figure, card, cubes and upgrades of an evocation go back where they belong."""
    for participant in range(i64(PARTICIPANTS)):
        table.supply[participant] += cubes.number_of(table.panel[figure], participant)
    table.panel[figure] = cubes.EMPTY
    table.left[figure] = table.place[figure]
    table.place[figure] = NOTHING
    table.defeats += 1
    table.felled[figure] = table.defeats
    table.slot[figure] = NOTHING
    table.lease[figure] = NOTHING
    table.woken &= ~(ONE << figure)
    for number in range(i64(MOST_UPGRADES)):
        table.upgrade[MOST_UPGRADES * figure + number] = NOTHING
    values.forget_figure(table, figure)
    table.ears[0] = NOTHING


def give_back(table: BlackRoseWars, figure: i64) -> None:
    """BR-22.2.3 An evocation is returned to the supply to make room: it is not defeated and triggers nothing."""
    room = table.place[figure]
    take_off(table, figure)
    table.tell(events.LEFT, figure, table.room_at(room))


def confine(table: BlackRoseWars, mage: i64) -> bool:
    """4.6 20, UM-3 An effect puts a mage in its cell: whether it was outside; evocations assigned to it leave."""
    servants = assigned_to(table, mage)
    if not send_to_cell(table, mage):
        return False
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if (servants >> figure) & 1:
            remove(table, figure, False)
    return True


def haunted_farewell(table: BlackRoseWars, mage: i64) -> None:
    """UM-5 The Black Rose deals 1 damage to the bearer, also in its cell (UM-3); BR-29.5.6 the Avatar takes none."""
    if can_be_hurt(table, ROSE, ROSE, mage, True):
        hurt(table, ROSE, ROSE, mage, 1, BY_OTHER)


def remove_slain(table: BlackRoseWars, figure: i64, source: i64) -> None:
    """BR-19.3.2 An evocation is defeated."""
    room = table.place[figure]
    note(table, SLAIN, src=source, victim=figure, where=room)
    table.tell(events.SLAIN, figure, source)
    remove(table, figure, False)


def assigned_to(table: BlackRoseWars, mage: i64) -> i64:
    """BR-2.2.4 The evocations that a mage bears, a bit each."""
    found: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if table.bearer[figure] == mage and in_play(table, figure) and table.place[figure] != CELL:
            found |= ONE << figure
    return found


def controlled(table: BlackRoseWars, participant: i64) -> i64:
    """BR-22.3.2 The evocations in the lodge that a participant controls, a bit each; assigned ones nobody does."""
    found: i64 = 0
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if table.controller[figure] == participant and in_play(table, figure):
            found |= ONE << figure
    return found


def take_control(table: BlackRoseWars, participant: i64, figure: i64, until: i64) -> None:
    """BR-22.3.3 Somebody else decides for an evocation for a while, then whoever has borrowed it for longer."""
    lease = table.lease[figure]
    if lease >= EFFECT:
        values.change(table, figure, CONTROL, table.controller[figure], NOW, lease - EFFECT)
    elif lease != NOTHING:
        values.change(table, figure, CONTROL, table.controller[figure], lease, NOTHING)
    table.controller[figure] = participant
    table.lease[figure] = until
    table.tell(events.CONTROLLED, participant, figure)


def end_control(table: BlackRoseWars, until: i64) -> None:
    """BR-22.3.3 Evocations go back to whoever has still borrowed them, or to their owners."""
    for figure in range(i64(FIRST_EVOCATION), table.content.figures):
        if in_play(table, figure) and table.lease[figure] == until:
            hand_back(table, figure)


def hand_back(table: BlackRoseWars, figure: i64) -> None:
    row = values.last_change(table, figure, CONTROL)
    if row == NOTHING:
        table.lease[figure] = NOTHING
        table.controller[figure] = table.owner[figure]
        return
    lease = values.column(table, row, values.UNTIL)
    table.lease[figure] = EFFECT + values.column(table, row, KEY) if lease == NOW else lease
    table.controller[figure] = values.column(table, row, values.AMOUNT)
    values.forget(table, row)
