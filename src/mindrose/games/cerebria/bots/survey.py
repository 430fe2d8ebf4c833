"""What can be read off a table at a glance: who leads in which Aspiration, what is near, how long the game lasts."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.ring import reflected, triad_of
from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    ATTITUDE,
    AWARENESS,
    BLISS,
    FORTITUDE,
    GLOOM,
    LIVELINESS,
    OPENNESS,
    REALMS,
    REFLECTION,
    SENSIBILITY,
    SPACES,
    SPIRIT_SPACES,
    UNITY,
    VERSATILITY,
)
from mindrose.games.cerebria.state import COMMON, NOTHING, Cerebria
from mindrose.kernel.ints import i64, vec

LAST_POINT: Final = 20
STEP: Final = 0.2  # what each step to a Sphere takes off the chance to go there


class Survey:
    """How much more Bliss has than Gloom of what each Aspiration compares (CB-18.2), below zero if it has less."""

    def __init__(self) -> None:
        self.lead: vec[i64] = vec[i64]([0] * len(ASPIRATIONS))

    def read(self, table: Cerebria) -> None:
        """Everything in one round of the board."""
        self.read_emotions(table)
        self.read_places(table)

    def read_emotions(self, table: Cerebria) -> None:
        lead = self.lead
        content = table.content
        lively: i64 = 0
        triads: i64 = 0  # five bits for each faction, Bliss first
        hues: i64 = 0  # four bits for each
        highest: i64 = 0
        highest_gloom: i64 = 0
        longest: i64 = 0
        longest_gloom: i64 = 0
        run: i64 = 0
        first_run: i64 = 0
        running: i64 = NOTHING
        for space in range(SPACES):
            card = table.card[space]
            faction: i64 = content.faction[card] if card >= 0 else NOTHING
            if faction != running:
                if running >= 0 and run == space:
                    first_run = run
                run = 0
                running = faction
            if faction < 0:
                continue
            run += 1
            intensity = table.intensity[space]
            hue = content.vibe[card]
            if faction == BLISS:
                lively += table.essence[space]
                triads |= 1 << triad_of(space)
                if hue >= 0:
                    hues |= 1 << hue
                if intensity > highest:
                    highest = intensity
                if run > longest:
                    longest = run
            else:
                lively -= table.essence[space]
                triads |= 32 << triad_of(space)
                if hue >= 0:
                    hues |= 16 << hue
                if intensity > highest_gloom:
                    highest_gloom = intensity
                if run > longest_gloom:
                    longest_gloom = run
        if first_run > 0 and table.holds(0, running):  # the chain goes on round the ring
            if running == BLISS and run + first_run > longest:
                longest = run + first_run
            elif running == GLOOM and run + first_run > longest_gloom:
                longest_gloom = run + first_run
        lead[AWARENESS] = bits(triads & 31) - bits(triads >> 5)
        lead[VERSATILITY] = bits(hues & 15) - bits(hues >> 4)
        lead[LIVELINESS] = lively
        lead[SENSIBILITY] = highest - highest_gloom
        lead[UNITY] = longest - longest_gloom

    def read_places(self, table: Cerebria) -> None:
        realms: i64 = 0
        frontiers: i64 = 0
        pairs: i64 = 0
        bonuses: i64 = 0
        for realm in range(REALMS):
            holder = table.realm[realm]
            realms += signed(holder)
            frontiers += signed(table.frontier[realm])
            if holder >= 0 and table.frontier[reflected(realm)] == holder:
                pairs += signed(holder)
            if table.site[realm] >= 0:
                bonuses += table.fortress_bonus(realm) * signed(table.site[realm] // 2)
        self.lead[ATTITUDE] = realms
        self.lead[OPENNESS] = frontiers
        self.lead[REFLECTION] = pairs
        self.lead[FORTITUDE] = bonuses


def signed(faction: i64) -> i64:
    if faction < 0:
        return 0
    return 1 if faction == BLISS else -1


def bits(seen: i64) -> i64:
    number: i64 = 0
    while seen > 0:
        seen &= seen - 1
        number += 1
    return number


def distance(space: i64, other: i64) -> i64:
    """Steps between two Spirit spaces round the ring."""
    steps = space - other if space > other else other - space
    return steps if 2 * steps <= SPIRIT_SPACES else SPIRIT_SPACES - steps


def beside(table: Cerebria, realm: i64, faction: i64) -> i64:
    """CB-15.1.3 The Frontiers of a faction that help to Absorb from within a Realm."""
    number: i64 = 1 if table.frontier[realm] == faction else 0
    if table.frontier[(realm + REALMS - 1) % REALMS] == faction:
        number += 1
    return number


def reach(table: Cerebria, seat: i64, realm: i64, now: bool) -> float:
    """How easily a Spirit comes beside a Realm in its turn, from 0 to 1; `now`: with the actions that are left."""
    steps = distance(table.space[seat], 2 * realm) - 1
    if steps <= 0:
        return 1.0
    if now and (steps > table.actions or steps > table.wp[seat]):
        return 0.0
    return 1.0 - STEP * float(steps)


def time_left(table: Cerebria) -> float:
    """From 1 at the beginning to 0 at the end: whichever end trigger (CB-19.1) is nearest."""
    if table.trigger >= 0:
        return 0.0
    left = float(table.piles.size(COMMON)) / float(len(ASPIRATIONS))
    most = table.points[BLISS] if table.points[BLISS] > table.points[GLOOM] else table.points[GLOOM]
    by_points = float(LAST_POINT - most) / float(LAST_POINT)
    if by_points < left:
        left = by_points
    for faction in range(2):
        by_fragments = float(table.minors[faction] + 1) / 6.0
        by_majors = float(table.majors[faction] + 1) / 4.0
        if by_majors < by_fragments:
            by_fragments = by_majors
        if by_fragments < left:
            left = by_fragments
    return left
