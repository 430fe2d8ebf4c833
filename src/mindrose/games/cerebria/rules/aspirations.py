"""CB-18 The nine Aspirations: what each compares, and which faction has more of it."""

from __future__ import annotations

from mindrose.games.cerebria.components.ring import after, reflected, triad_of
from mindrose.games.cerebria.components.things import (
    ATTITUDE,
    AWARENESS,
    BLISS,
    FORTITUDE,
    GLOOM,
    LIVELINESS,
    NOBODY,
    OPENNESS,
    REALMS,
    SENSIBILITY,
    SPACES,
    UNITY,
    VERSATILITY,
)
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64


def fulfilled(table: Cerebria, aspiration: i64) -> i64:
    """CB-18.1.3 The faction with strictly more; CB-17.2.3 in a tie NOBODY."""
    bliss = strength(table, aspiration, BLISS)
    gloom = strength(table, aspiration, GLOOM)
    if bliss == gloom:
        return NOBODY
    return BLISS if bliss > gloom else GLOOM


def strength(table: Cerebria, aspiration: i64, faction: i64) -> i64:
    """CB-18.1.1 What a faction has of the thing that an Aspiration compares; CB-5.4.4 three of them compare control."""
    if aspiration == ATTITUDE:
        return controlled_realms(table, faction)
    if aspiration == OPENNESS:
        return controlled_frontiers(table, faction)
    if aspiration == AWARENESS:
        return triads(table, faction)
    if aspiration == UNITY:
        return longest_run(table, faction)
    if aspiration == LIVELINESS:
        return essence_in_play(table, faction)
    if aspiration == VERSATILITY:
        return colours(table, faction)
    if aspiration == FORTITUDE:
        return fortress_bonuses(table, faction)
    if aspiration == SENSIBILITY:
        return highest_intensity(table, faction)
    return reflections(table, faction)


def controlled_realms(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.1 Attitude: Realms."""
    number: i64 = 0
    for realm in range(REALMS):
        if table.realm[realm] == faction:
            number += 1
    return number


def controlled_frontiers(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.2 Openness: Frontiers."""
    number: i64 = 0
    for frontier in range(REALMS):
        if table.frontier[frontier] == faction:
            number += 1
    return number


def triads(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.3 Awareness: Triads with an own Emotion, however many Emotions there are in one."""
    seen: i64 = 0
    for space in range(SPACES):
        if table.holds(space, faction):
            seen |= 1 << triad_of(space)
    return bits(seen)


def longest_run(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.4 Unity: the longest chain of neighbouring own Emotions, round the ring."""
    longest: i64 = 0
    run: i64 = 0
    space: i64 = 0
    for _ in range(2 * SPACES):
        run = run + 1 if table.holds(space, faction) else 0
        if run > longest:
            longest = run
        space = after(space)
    return longest if longest < SPACES else SPACES


def essence_in_play(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.5 Liveliness: Essence on own Emotions; tokens are none."""
    number: i64 = 0
    for space in range(SPACES):
        if table.holds(space, faction):
            number += table.essence[space]
    return number


def colours(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.6 Versatility: different colours; CB-18.2.7 Bleakness and Brightness have none."""
    seen: i64 = 0
    for space in range(SPACES):
        if table.holds(space, faction):
            vibe = table.content.vibe[table.card[space]]
            if vibe >= 0:
                seen |= 1 << vibe
    return bits(seen)


def fortress_bonuses(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.8 Fortitude: the bonuses of own Fortresses added up."""
    number: i64 = 0
    for realm in range(REALMS):
        if table.fortress_of(realm) == faction:
            number += table.fortress_bonus(realm)
    return number


def highest_intensity(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.9 Sensibility: the strongest single Emotion."""
    highest: i64 = 0
    for space in range(SPACES):
        if table.holds(space, faction) and table.intensity[space] > highest:
            highest = table.intensity[space]
    return highest


def reflections(table: Cerebria, faction: i64) -> i64:
    """CB-18.2.10 Reflection: pairs of a Realm and the Frontier opposite to it, both controlled."""
    number: i64 = 0
    for realm in range(REALMS):
        if table.realm[realm] == faction and table.frontier[reflected(realm)] == faction:
            number += 1
    return number


def bits(seen: i64) -> i64:
    number: i64 = 0
    while seen > 0:
        number += seen & 1
        seen >>= 1
    return number
