"""4.6 Values that effects change: strength, speed, health and the like, for a while or as long as something lies there.

A change is a row in a pile: whose value, which, by how much, for how long, and what it hangs on.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import (
    FIRST_EVOCATION,
    HAND_LIMIT,
    HEAL_IN,
    HEALTH,
    MOST_UPGRADES,
    NOTHING,
    ONE_CAST,
    PARTICIPANTS,
    QUEST_LIMIT,
    ROSE,
    SPEED,
    STATS,
    STRENGTH,
    STUDY_DRAW,
)
from mindrose.games.black_rose_wars.state import CHANGED, BlackRoseWars
from mindrose.kernel.ints import i64

FIGURE: Final = 0
STAT: Final = 1
AMOUNT: Final = 2
UNTIL: Final = 3
KEY: Final = 4  # the depth of the effect (NOW), or the spell's place on a board (CARD)
WIDTH: Final = 5

# BR-22.3.3 No value of a card: the participant that has an evocation again when somebody else's control of it ends.
CONTROL: Final = len(STATS)

# The columns of a mage's card and of an evocation's card.
MAGE_VALUES: Final = 5
EVOCATION_VALUES: Final = 3


def change(table: BlackRoseWars, figure: i64, stat: i64, amount: i64, until: i64, key: i64) -> None:
    """4.6, 49 A value is higher or lower from now on."""
    piles = table.piles
    piles.put(CHANGED, figure)
    piles.put(CHANGED, stat)
    piles.put(CHANGED, amount)
    piles.put(CHANGED, until)
    piles.put(CHANGED, key)


def end_changes(table: BlackRoseWars, until: i64, key: i64 = NOTHING) -> None:
    """BR-1.2.3 What lasted until now is over; with a key, only what hangs on it."""
    piles = table.piles
    kept: i64 = 0
    size = piles.size(CHANGED)
    for row in range(size // WIDTH):
        start = WIDTH * row
        if piles.at(CHANGED, start + UNTIL) == until and (key == NOTHING or piles.at(CHANGED, start + KEY) == key):
            continue
        if kept < start:
            for i in range(i64(WIDTH)):
                piles.set(CHANGED, kept + i, piles.at(CHANGED, start + i))
        kept += WIDTH
    for _ in range(size - kept):
        piles.draw(CHANGED)


def forget_figure(table: BlackRoseWars, figure: i64) -> None:
    """An evocation that has left the lodge comes back as it is printed."""
    row: i64 = 0
    while WIDTH * row < table.piles.size(CHANGED):
        if column(table, row, FIGURE) == figure:
            forget(table, row)
        else:
            row += 1


def column(table: BlackRoseWars, row: i64, which: i64) -> i64:
    return table.piles.at(CHANGED, WIDTH * row + which)


def forget(table: BlackRoseWars, row: i64) -> None:
    for _ in range(i64(WIDTH)):
        table.piles.take(CHANGED, WIDTH * row)


def last_change(table: BlackRoseWars, figure: i64, stat: i64) -> i64:
    """The row of the last change of a value that is still in force, NOTHING if there is none."""
    row = table.piles.size(CHANGED) // WIDTH - 1
    while row >= 0 and (column(table, row, FIGURE) != figure or column(table, row, STAT) != stat):
        row -= 1
    return row


def changes(table: BlackRoseWars, figure: i64, stat: i64) -> i64:
    """All that is added to a value; modifiers add up."""
    piles = table.piles
    amount: i64 = 0
    for row in range(piles.size(CHANGED) // WIDTH):
        start = WIDTH * row
        if piles.at(CHANGED, start + FIGURE) == figure and piles.at(CHANGED, start + STAT) == stat:
            amount += piles.at(CHANGED, start + AMOUNT)
    return amount + standing_changes(table, figure, stat)


def standing_changes(table: BlackRoseWars, figure: i64, stat: i64) -> i64:
    """VX-02 What hexes, upgrades, skills and events add as long as they lie there."""
    content = table.content
    amount: i64 = 0
    if figure < PARTICIPANTS:
        if not table.in_cell(figure):  # BR-24.1.3
            for hex in range(content.hexes):
                if table.hexes[content.hexes * figure + hex] >= 0 and not is_lost_on(figure, stat):
                    for aura in content.hex_auras[hex]:
                        amount += aura.amount(table, figure, stat)
    else:
        for aura in content.skill_auras[content.kind_of[figure]]:
            amount += aura.amount(table, figure, stat)
        for number in range(i64(MOST_UPGRADES)):
            upgrade = table.upgrade[MOST_UPGRADES * figure + number]
            if upgrade >= 0:
                for aura in content.upgrade_auras[upgrade]:
                    amount += aura.amount(table, figure, stat)
    for slot in range(i64(len(table.event))):
        event = table.event[slot]
        if event >= 0:
            for aura in content.event_auras[event]:
                amount += aura.amount(table, figure, stat)
    return amount


def is_lost_on(figure: i64, stat: i64) -> bool:
    """CP-9 Silence, Oblivion and Frailty do nothing to the Avatar: it neither casts nor studies, and heals in full."""
    return figure == ROSE and stat in (HEAL_IN, ONE_CAST, STUDY_DRAW)


def value(table: BlackRoseWars, figure: i64, stat: i64) -> i64:
    """BR-1.1.7 A value as it is now, never below 0."""
    return max(printed(table, figure, stat) + changes(table, figure, stat), i64(0))


def printed(table: BlackRoseWars, figure: i64, stat: i64) -> i64:
    """What is printed on a card for a value; 0 for what is on none."""
    content = table.content
    if figure >= FIRST_EVOCATION:
        return content.kind_values[EVOCATION_VALUES * content.kind_of[figure] + stat] if stat <= HEALTH else 0
    if figure == ROSE:
        return of_avatar(table, stat) if table.settings.has_avatar else 0
    if table.mage[figure] < 0:
        return 0
    start = MAGE_VALUES * table.mage[figure]
    if stat == HEALTH:
        return content.mage_values[start]
    if stat == HAND_LIMIT:
        return content.mage_values[start + 1]
    if stat == STRENGTH:
        return content.mage_values[start + 2]
    if stat == SPEED:
        return content.mage_values[start + 3]
    return content.mage_values[start + 4] if stat == QUEST_LIMIT else 0


def of_avatar(table: BlackRoseWars, stat: i64) -> i64:
    """BR-28.1.8, BR-28.1.9 The Avatar's own card counts, not that of the mage whose figure it has."""
    content = table.content
    if stat == HEALTH:
        return content.avatar_health
    if stat == STRENGTH:
        return content.avatar_strength
    return content.avatar_speed if stat == SPEED else 0


def health(table: BlackRoseWars, figure: i64) -> i64:
    return value(table, figure, HEALTH)


def strength(table: BlackRoseWars, figure: i64) -> i64:
    return value(table, figure, STRENGTH)


def speed(table: BlackRoseWars, figure: i64) -> i64:
    """4.6 A mage in its cell has at least 1, so that it can leave."""
    found = value(table, figure, SPEED)
    return max(found, i64(1)) if figure < FIRST_EVOCATION and table.in_cell(figure) else found


def has(table: BlackRoseWars, figure: i64, stat: i64) -> bool:
    """Whether something that only is or is not holds for a figure: immune, nocast, nomove …"""
    return changes(table, figure, stat) > 0
