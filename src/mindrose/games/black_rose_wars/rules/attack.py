"""BR-13.4, BR-23.2 Physical attacks of mages and evocations: at whom they can be aimed, and what they do."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import REACH
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.rules.damage import amount_for, can_be_hurt, hurt, is_spared
from mindrose.games.black_rose_wars.rules.happenings import BY_ATTACK
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.reasons import NONE, reason

ONE: Final[i64] = 1
NO_SUCH_FIGURE: Final = reason("E_TARGET", "BR-13.4.1")
OUT_OF_RANGE: Final = reason("E_RANGE", "BR-13.4.1")
SPARED: Final = reason("E_TARGET", "BR-13.4.3")


def covered(table: BlackRoseWars, attacker: i64, room: i64) -> i64:
    """BR-13.4.1, BR-23.2.1, 4.6 The rooms that an attack from a room reaches: that one, and more with `reach`."""
    reach = min(max(values.changes(table, attacker, REACH), i64(0)), i64(lodge.FAR))
    return lodge.in_range(room, reach, table.settings.needs_sight)


def targets(table: BlackRoseWars, attacker: i64) -> i64:
    """BR-13.4.1, BR-13.4.3, BR-21.1.2 The figures that can be attacked, a bit each: in range, not of its own side."""
    if not table.in_lodge(attacker):
        return 0
    rooms = covered(table, attacker, table.place[attacker])
    found: i64 = 0
    for figure in range(table.content.figures):
        if table.in_lodge(figure) and lodge.has(rooms, table.place[figure]):
            if not is_spared(table, table.side_of(attacker), attacker, figure):
                found |= ONE << figure
    return found


def why_not(table: BlackRoseWars, attacker: i64, target: i64) -> i64:
    """The reason against an attack: nothing to aim at, one's own side, or too far away."""
    if not 0 <= target < table.content.figures or not table.in_lodge(target):
        return NO_SUCH_FIGURE
    if (targets(table, attacker) >> target) & 1:
        return NONE
    return SPARED if is_spared(table, table.side_of(attacker), attacker, target) else OUT_OF_RANGE


def attack(table: BlackRoseWars, attacker: i64, target: i64, more: i64 = 0) -> i64:
    """BR-13.4.2, BR-22.3.4 Damage equal to strength with the cubes of the attacker's side: how many were placed."""
    participant = table.side_of(attacker)
    if not can_be_hurt(table, participant, attacker, target, False):
        return 0
    amount = amount_for(table, participant, target, values.strength(table, attacker) + more, BY_ATTACK)
    return hurt(table, participant, attacker, target, amount, BY_ATTACK)
