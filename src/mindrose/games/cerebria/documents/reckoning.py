"""What follows from the table for people to see: sums, strengths, prices, reach, and what a Revelation would bring."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.naming import frontier_name, space_name
from mindrose.games.cerebria.components.ring import after, before
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BLISS,
    FACTIONS,
    MODERATES,
    NOBODY,
    REALMS,
    ROWS,
    SPACES,
)
from mindrose.games.cerebria.documents.counting import counted
from mindrose.games.cerebria.documents.reach import reach
from mindrose.games.cerebria.documents.secrecy import seen_aspirations
from mindrose.games.cerebria.powers.auras import AURAS, COST_MOVE, INTENSITY, POWER_SPACE, READING
from mindrose.games.cerebria.rules.absorb import amount, in_reach
from mindrose.games.cerebria.rules.aspirations import fulfilled, strength
from mindrose.games.cerebria.rules.control import unblocked, weight
from mindrose.games.cerebria.rules.ending import fragment_points, total
from mindrose.games.cerebria.rules.hidden import hidden_aspiration
from mindrose.games.cerebria.rules.realm_actions import first_cost
from mindrose.games.cerebria.rules.revelation import old_fortress
from mindrose.games.cerebria.state import COMMON, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.form import Document
from mindrose.kernel.programs import new_frame

FRAGMENTS: Final = ("none", "minor", "major", "capstone")  # what a Revelation can bring a faction, the least first


def reckoning(table: Cerebria, seat: int | None) -> Document:
    """CB-24.1.3 What anybody could work out from what a seat sees (None: a spectator)."""
    return {
        "sums": sums(table),
        "blocked": blocked(table),
        "strengths": {
            word: {side: int(strength(table, aspiration, faction)) for faction, side in enumerate(FACTIONS)}
            for aspiration, word in enumerate(ASPIRATIONS)
        },
        "fulfilled": {word: fulfiller(table, aspiration) for aspiration, word in enumerate(ASPIRATIONS)},
        "counted": {word: counted(table, aspiration) for aspiration, word in enumerate(ASPIRATIONS)},
        "totals": {
            side: {"fragments": int(fragment_points(table, faction)), "total": int(total(table, faction))}
            for faction, side in enumerate(FACTIONS)
        },
        "forces": forces(table),
        "ripe": [space_name(table.content, space) for space in range(SPACES) if ripe(table, space)],
        "revelation": revelation(table, seat),
        "joins": {
            table.content.realm_ids[realm]: FACTIONS[table.fortress_of(realm)]
            for realm in range(REALMS)
            if table.site[realm] >= 0 and not table.capped() and old_fortress(table, realm)
        },
        "prices": prices(table, seat),
        "absorbed": absorbed(table, seat),
        "reach": reach(table, seat),
    }


# Control


def sums(table: Cerebria) -> Document:
    """CB-5.2.3, CB-5.3.1 What both factions have in each Realm and in the Triad of each Frontier."""
    found: Document = {}
    for i in range(REALMS):
        found[table.content.realm_ids[i]] = sides(realm_weights(table, i))
        first = 3 * i + 1
        triad = [first, first + 1, int(after(first + 1))]
        found[frontier_name(table.content, i)] = sides([int(weight(table, space)) for space in triad])
    return found


def realm_weights(table: Cerebria, realm: int) -> list[int]:
    """CB-5.3.1, CB-5.3.5 What counts in a Realm, below zero for Gloom."""
    left = 3 * realm
    spaces = [weight(table, left), weight(table, left + 1)]
    beside = [unblocked(table, before(left), left), unblocked(table, left + 2, left + 1)]
    fortress = table.fortress_bonus(realm)
    counted = [*spaces, *beside, fortress if table.fortress_of(realm) == BLISS else -fortress]
    return [int(number) for number in counted]


def sides(weights: list[int]) -> Document:
    bliss, gloom = FACTIONS
    return {bliss: sum(max(0, number) for number in weights), gloom: sum(max(0, -number) for number in weights)}


def blocked(table: Cerebria) -> list[list[str]]:
    """CB-5.3.2 to CB-5.3.4 The Frontiers whose Emotion does not count in a Realm, each with that Realm."""
    content = table.content
    pairs: list[list[str]] = []
    for realm in range(REALMS):
        left = 3 * realm
        for frontier, beside in ((int(before(left)), left), (left + 2, left + 1)):
            if unblocked(table, frontier, beside) != weight(table, frontier):
                pairs.append([space_name(content, frontier), content.realm_ids[realm]])
    return pairs


# Aspirations


def fulfiller(table: Cerebria, aspiration: int) -> str | None:
    """CB-18.1.3 The faction that would fulfil an Aspiration now; CB-17.2.3 in a tie none."""
    faction = int(fulfilled(table, aspiration))
    return None if faction == NOBODY else FACTIONS[faction]


# Emotions


def forces(table: Cerebria) -> Document:
    """CB-23.3.2 The powers that work all the time and hold now, by their spaces: what they change, and by how much."""
    frame = new_frame(READING, table.active)
    found: Document = {}
    for space in range(SPACES):
        if table.card[space] < 0:
            continue
        frame.slots[POWER_SPACE] = space
        for aura in table.content.auras[table.settings.edition][table.card[space]]:
            if (aura.kind == INTENSITY or aura.kind >= COST_MOVE) and aura.holds(table, frame):
                force = {"kind": AURAS[aura.kind], "number": int(aura.number.of(table, frame))}
                found.setdefault(space_name(table.content, space), []).append(force)
    return found


def ripe(table: Cerebria, space: int) -> bool:
    """CB-12.1.2, CB-12.1.7 A Moderate Emotion has Essence enough to be Empowered, and a Strong copy is left."""
    card = table.card[space]
    if card < 0 or card >= MODERATES:
        return False
    return table.essence[space] >= table.content.threshold[card] and table.strong_free(card)


# A Revelation


def revelation(table: Cerebria, seat: int | None) -> Document:
    """CB-17.2 What each faction may get if a Revelation came now, as far as a seat can tell: the least and the most."""
    if table.piles.size(COMMON) == 0:
        return {}
    found: Document = {}
    for faction, side in enumerate(FACTIONS):
        sizes = [gain(table, faction, aspiration) for aspiration in possible(table, faction, seat)]
        found[side] = [FRAGMENTS[min(sizes)], FRAGMENTS[max(sizes)]]
    return found


def possible(table: Cerebria, faction: int, seat: int | None) -> list[int]:
    """CB-3.6.3, CB-24.1.4 The Hidden Aspirations that a faction can have for all that a seat knows; NOTHING is none."""
    if seen_aspirations(table, faction, seat) > 0:
        return [int(hidden_aspiration(table, faction))]
    left = sorted(int(card) for card in table.piles.cards(HIDDEN + faction))
    current = int(table.piles.at(COMMON, 0))
    return [card for card in left if card != current] or [NOTHING]


def gain(table: Cerebria, faction: int, hidden: int) -> int:
    """CB-17.2.5 to CB-17.2.10 A Minor for one fulfilled Aspiration, a Major for both, a Capstone if it is missing."""
    number = int(fulfilled(table, table.piles.at(COMMON, 0)) == faction)
    if hidden >= 0 and fulfilled(table, hidden) == faction:
        number += 1
    supply = (1, int(table.minors[faction]), int(table.majors[faction]))
    return number if supply[number] > 0 else FRAGMENTS.index("capstone")


# What the viewer can do


def prices(table: Cerebria, seat: int | None) -> Document:
    """CB-13.1.3 What the actions of the Realms cost a seat."""
    if seat is None or table.faction[seat] < 0:
        return {}
    return {ACTIONS[action]: int(first_cost(table, seat, action)) for action in range(ROWS, len(ACTIONS))}


def absorbed(table: Cerebria, seat: int | None) -> Document:
    """CB-15.1.2, CB-15.1.3 How much a seat would take from each Sphere in its reach."""
    if seat is None or table.space[seat] < 0:
        return {}
    reached = [sphere for sphere in range(REALMS) if in_reach(table, seat, sphere)]
    return {table.content.sphere_ids[sphere]: int(amount(table, seat, sphere)) for sphere in reached}
