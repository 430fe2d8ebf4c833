"""BR-9 Power and the moon."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import MOONS, NOTHING, POWER_IN, ROSE
from mindrose.games.black_rose_wars.rules.happenings import LOSES, SCORES, note
from mindrose.games.black_rose_wars.rules.values import changes
from mindrose.games.black_rose_wars.state import HAND, KNOWING, BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1


def gain(table: BlackRoseWars, participant: i64, amount: i64) -> i64:
    """BR-9.1.1, BR-9.1.3 A participant gains power, whatever others gain beside it: how much it really did."""
    moved = max(amount + changes(table, participant, POWER_IN), i64(0)) if table.plays(participant) else amount
    if moved <= 0:
        return 0
    table.power[participant] += moved
    table.tell(events.POWER, participant, moved, table.power[participant])
    note(table, SCORES, trig=participant, amount=moved)
    change_moon(table)
    return moved


def lose(table: BlackRoseWars, participant: i64, amount: i64) -> i64:
    """BR-9.1.1, GR-52, VX-51 A participant loses power, but not below 0: how much it really did."""
    moved = min(amount, table.power[participant])
    if moved <= 0:
        return 0
    table.power[participant] -= moved
    table.tell(events.POWER, participant, -moved, table.power[participant])
    note(table, LOSES, trig=participant, amount=moved)
    return moved


def change_moon(table: BlackRoseWars) -> None:
    """BR-9.2.1, BR-9.2.3 A token has reached the next marker, BR-9.2.5 perhaps both; BR-9.2.6 moons never go back.

    BR-9.2.4, EM-7 It is done at once, within the instruction that gave the power. BR-9.2.7, BR-29.1.4 The decks of
    events and orders are those of the moon. BR-29.4.1 Everybody then sees the back of another order, which no one can
    foresee.
    """
    highest: i64 = 0
    for participant in range(i64(len(table.power))):
        highest = max(highest, table.power[participant])
    while table.moon + 1 < MOONS and highest >= table.settings.markers[table.moon + 1]:
        table.moon += 1
        table.ears[0] = NOTHING
        if table.plays(ROSE):
            table.seal()
        table.tell(events.MOON, table.moon)
        for seat in range(table.players):
            take_personal(table, seat)


def take_personal(table: BlackRoseWars, seat: i64) -> None:
    """BR-9.2.2, BR-9.2.8 One more copy of the personal spell comes to the hand, whatever the limit."""
    if table.reserve[seat] <= 0 or table.mage[seat] == NOTHING:
        return
    table.reserve[seat] -= 1
    everybody = (ONE << table.players) - 1
    table.piles.slip(HAND + seat, KNOWING * table.content.personal_of[table.mage[seat]] + everybody)
    table.tell(events.PERSONAL, seat)
