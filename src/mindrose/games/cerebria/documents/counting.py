"""CB-18.2 What on the board each Aspiration counts, as boards call it: `space:valley-1`, `spot:valley`, `site:land`."""

from __future__ import annotations

from mindrose.games.cerebria.components.naming import frontier_name, space_name
from mindrose.games.cerebria.components.ring import reflected
from mindrose.games.cerebria.components.things import (
    ATTITUDE,
    FACTIONS,
    FORTITUDE,
    OPENNESS,
    REALMS,
    REFLECTION,
    SENSIBILITY,
    SPACES,
    UNITY,
    VERSATILITY,
)
from mindrose.games.cerebria.rules.aspirations import strength
from mindrose.games.cerebria.state import Cerebria


def counted(table: Cerebria, aspiration: int) -> list[str]:
    """What both factions have of the thing that an Aspiration compares."""
    if aspiration == FORTITUDE:
        return [f"site:{table.content.realm_ids[realm]}" for realm in range(REALMS) if table.site[realm] >= 0]
    if aspiration in (ATTITUDE, OPENNESS, REFLECTION):
        return controlled(table, aspiration)
    found = [space for faction in range(len(FACTIONS)) for space in emotions(table, aspiration, faction)]
    return [f"space:{space_name(table.content, space)}" for space in sorted(found)]


def controlled(table: Cerebria, aspiration: int) -> list[str]:
    """CB-18.2.1, CB-18.2.2, CB-18.2.10 Realms, Frontiers, or pairs of both that one faction controls."""
    content = table.content
    pairs = [realm for realm in range(REALMS) if table.realm[realm] >= 0]
    if aspiration == REFLECTION:
        pairs = [realm for realm in pairs if table.frontier[reflected(realm)] == table.realm[realm]]
    realms = [f"spot:{content.realm_ids[realm]}" for realm in pairs]
    if aspiration == ATTITUDE:
        return realms
    if aspiration == REFLECTION:
        return realms + [f"spot:{frontier_name(content, int(reflected(realm)))}" for realm in pairs]
    return [f"spot:{frontier_name(content, place)}" for place in range(REALMS) if table.frontier[place] >= 0]


def emotions(table: Cerebria, aspiration: int, faction: int) -> list[int]:
    """CB-18.2.3 to CB-18.2.9 The spaces of a faction's Emotions that count: all, a row, the colours, the strongest."""
    own = [space for space in range(SPACES) if table.holds(space, faction)]
    most = int(strength(table, aspiration, faction))
    if aspiration == VERSATILITY:
        return [space for space in own if table.content.vibe[table.card[space]] >= 0]
    if aspiration == SENSIBILITY:
        return [space for space in own if table.intensity[space] == most]
    if aspiration == UNITY:
        for first in own:
            row = [(first + step) % SPACES for step in range(most)]
            if set(row) <= set(own):
                return row
    return own
