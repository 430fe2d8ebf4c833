"""CB-5 Intensity and control, and the other things that follow from what is on the board."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.ring import (
    after,
    before,
    first_space,
    last_space,
    on_frontier,
    same_realm,
    touches,
    triad_of,
)
from mindrose.games.cerebria.components.things import (
    BLISS,
    EMPATHY,
    GLOOM,
    MOST_BONUS,
    NOBODY,
    REALMS,
    SPACES,
    SPIRIT_SPACES,
)
from mindrose.games.cerebria.powers.auras import (
    CAP,
    COST_INVOKE,
    COST_MOVE,
    COST_QUELL,
    COST_REALM,
    FRIENDS,
    HERE,
    INTENSITY,
    ITS_FRONTIER,
    POWER_SPACE,
    READING,
    SAME_REALM,
    SELF,
    SHIELD,
    TOUCHED,
    TRIAD,
    Aura,
)
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, new_frame

NO_CAP: Final = 99
FRONTIER_CONTROL: Final = 0
REALM_CONTROL: Final = 1
CONTROLLED: Final = ("frontier", "realm")


def settle(table: Cerebria) -> None:
    """CB-5.4.1 Reads everything that follows from the board anew; called after every change on it."""
    frame = new_frame(READING, table.active)
    read_intensities(table, frame)
    for i in range(REALMS):
        decide(table, FRONTIER_CONTROL, i, frontier_control(table, i))
        decide(table, REALM_CONTROL, i, realm_control(table, i))
    clear(table)
    for space in range(SPACES):
        card = table.card[space]
        if card >= 0:
            for aura in table.content.auras[table.settings.edition][card]:
                if aura.kind >= COST_MOVE:
                    frame.slots[POWER_SPACE] = space
                    if aura.holds(table, frame):
                        spread(table, aura, space, aura.number.of(table, frame))
    protect(table)


def decide(table: Cerebria, kind: i64, place: i64, faction: i64) -> None:
    """CB-3.8.6 A control marker changes only when control does, and then everybody hears of it."""
    markers = table.frontier if kind == FRONTIER_CONTROL else table.realm
    if markers[place] != faction:
        markers[place] = faction
        table.tell(events.CONTROL, kind, place, faction)


def clear(table: Cerebria) -> None:
    for space in range(SPACES):
        table.quell_tax[space] = 0
        table.cap[space] = NO_CAP
        table.shield[space] = 0
        table.invoke_tax[2 * space] = 0
        table.invoke_tax[2 * space + 1] = 0
    for i in range(2 * SPIRIT_SPACES):
        table.move_tax[i] = 0
    for i in range(2 * REALMS):
        table.realm_tax[i] = 0


# Intensity


def read_intensities(table: Cerebria, frame: Frame) -> None:
    """CB-5.1.2, CB-5.1.3 The value of the highest filled slot and a token, less Insecurity; never below 0.

    CB-5.1.4, CB-5.1.5 One token of at most +6; CB-5.1.6 it is Intensity, never Essence; CB-5.1.8 a fixed one stays.
    """
    content = table.content
    for space in range(SPACES):
        card = table.card[space]
        if card < 0:
            table.intensity[space] = 0
            continue
        bonus = table.token[space]
        for aura in content.auras[table.settings.edition][card]:
            if aura.kind == INTENSITY:
                frame.slots[POWER_SPACE] = space
                if aura.holds(table, frame):
                    bonus += aura.number.of(table, frame)
        if bonus > MOST_BONUS:
            bonus = MOST_BONUS
        table.intensity[space] = content.track[9 * card + table.essence[space]] + bonus
    for space in range(SPACES):
        target = table.aim[space]
        if target >= 0:
            table.intensity[target] -= table.insecurity[space]
    for space in range(SPACES):
        if table.intensity[space] < 0:
            table.intensity[space] = 0


# Control


def frontier_control(table: Cerebria, frontier: i64) -> i64:
    """CB-5.2 Who controls a Frontier: the three spaces of its Triad decide.

    CB-5.2.2 A faction that is there alone controls it, CB-5.2.3 else the greater sum does; CB-5.2.4 nobody without
    Emotions; CB-5.2.5 Fortresses and blocking do not matter.
    """
    balance: i64 = 0
    bliss = False
    gloom = False
    space = 3 * frontier + 1
    for _ in range(3):
        card = table.card[space]
        if card >= 0:
            if table.content.faction[card] == BLISS:
                bliss = True
                balance += table.intensity[space]
            else:
                gloom = True
                balance -= table.intensity[space]
        space = after(space)
    if bliss != gloom:
        return BLISS if bliss else GLOOM
    return leader(balance)


def realm_control(table: Cerebria, realm: i64) -> i64:
    """CB-5.3.1, CB-5.3.5 Who controls a Realm: its two spaces, those of its Frontiers unless blocked, its Fortress."""
    left = 3 * realm
    right = left + 1
    balance = weight(table, left) + weight(table, right)
    balance += unblocked(table, before(left), left) + unblocked(table, right + 1, right)
    fortress = table.fortress_of(realm)
    if fortress == BLISS:
        balance += table.fortress_bonus(realm)
    elif fortress == GLOOM:
        balance -= table.fortress_bonus(realm)
    return leader(balance)


def leader(balance: i64) -> i64:
    """CB-5.3.6 The strictly greater total; a tie means nobody."""
    if balance == 0:
        return NOBODY
    return BLISS if balance > 0 else GLOOM


def weight(table: Cerebria, space: i64) -> i64:
    """The Intensity on a space, below zero for Gloom."""
    card = table.card[space]
    if card < 0:
        return 0
    return table.intensity[space] if table.content.faction[card] == BLISS else -table.intensity[space]


def unblocked(table: Cerebria, frontier_space: i64, beside: i64) -> i64:
    """CB-5.3.2 to CB-5.3.4 An Emotion on a Frontier counts unless an enemy stands beside it in the Realm."""
    card = table.card[frontier_space]
    blocker = table.card[beside]
    if card >= 0 and blocker >= 0 and table.content.faction[card] != table.content.faction[blocker]:
        return 0
    return weight(table, frontier_space)


# What powers change


def spread(table: Cerebria, aura: Aura, space: i64, amount: i64) -> None:
    """Writes down where an aura works, for whom, and by how much; changes add up, the lowest cap counts."""
    faction = table.content.faction[table.card[space]]
    actor = faction if aura.own else 1 - faction
    kind = aura.kind
    if kind == COST_MOVE:
        table.move_tax[2 * (2 * (space // 3) + (1 if space % 3 == 2 else 0)) + actor] += amount
    elif kind == COST_REALM:
        for realm in range(REALMS):
            if reaches_realm(aura.scope, space, realm):
                table.realm_tax[2 * realm + actor] += amount
    else:
        for other in range(SPACES):
            if reaches(table, aura.scope, space, other):
                if kind == COST_INVOKE:
                    table.invoke_tax[2 * other + actor] += amount
                elif kind == COST_QUELL:
                    if table.card[other] >= 0 and table.content.faction[table.card[other]] != actor:
                        table.quell_tax[other] += amount
                elif table.holds(other, faction):
                    if kind == CAP and amount < table.cap[other]:
                        table.cap[other] = amount
                    elif kind == SHIELD:
                        table.shield[other] = 1


def reaches(table: Cerebria, scope: i64, space: i64, other: i64) -> bool:
    """A scope of an Emotion on one space holds another space."""
    if scope == SELF:
        return other == space
    if scope <= FRIENDS:
        return other == after(space) or other == before(space)
    if scope == SAME_REALM:
        return other == space or same_realm(space, other)
    if scope == TRIAD:
        return triad_of(other) == triad_of(space)
    if scope == ITS_FRONTIER:
        return on_frontier(other) and triad_of(other) == triad_of(space)
    return False


def reaches_realm(scope: i64, space: i64, realm: i64) -> bool:
    if scope == TOUCHED:
        return touches(space, realm)
    return scope == HERE and space // 3 == realm and space % 3 != 2


def protect(table: Cerebria) -> None:
    """CB-20.6.1, CB-20.6.2 Bliss Emotions adjacent to Empathy, and those next to these, cannot be Quelled.

    CB-20.6.3 In every turn. In the first edition the second ring needs a Bliss Emotion in between.
    """
    for seat in range(table.players):
        if table.space[seat] >= 0 and table.has_power(seat, EMPATHY):
            first = first_space(table.space[seat])
            last = last_space(table.space[seat])
            shield_emotion(table, first)
            shield_emotion(table, last)
            if not table.settings.first or table.holds(first, BLISS):
                shield_emotion(table, before(first))
            if not table.settings.first or table.holds(last, BLISS):
                shield_emotion(table, after(last))


def shield_emotion(table: Cerebria, space: i64) -> None:
    if table.holds(space, BLISS):
        table.shield[space] = 1
