"""What the powers of Emotions on the board change all the time, read from their texts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mindrose.games.cerebria.components.things import FACTIONS
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    basic,
    beside,
    card_on,
    controls,
    emotion,
    end_beside,
    faction_on,
    first_edition,
    neighbours,
    side,
    triad,
)
from tests.checks.reasons import Attempt
from tests.rules.cerebria.playing import CONTENT, S


def has_friends(attempt: Attempt, space: int) -> bool:
    return all(faction_on(attempt, other) == faction_on(attempt, space) for other in neighbours(space))


def in_realm(attempt: Attempt, space: int) -> bool:
    return space % 3 != 2


def controlled(attempt: Attempt, space: int) -> bool:
    return controls(attempt, S[end_beside(space)], faction_on(attempt, space))


CONDITIONS: Final[dict[str, Callable[[Attempt, int], bool]]] = {
    "#friend>=2": has_friends,
    "in(this,realm)": in_realm,
    "controls(own,this)": controlled,
}
SCOPES: Final[dict[str, Callable[[int, int], bool]]] = {
    "self": lambda space, other: other == space,
    "neighbours": lambda space, other: other in neighbours(space),
    "friends": lambda space, other: other in neighbours(space),
    "realm": lambda space, other: other == space or end_beside(other) == end_beside(space),
    "triad": lambda space, other: triad(other) == triad(space),
}


def auras(attempt: Attempt, kind: str) -> Iterator[tuple[int, list[str]]]:
    """The space of every Emotion with an aura of some kind, and the words that follow."""
    for space in range(SPACES):
        if not emotion(attempt, space):
            continue
        for text in CONTENT.power_texts(card_on(attempt, space), int(first_edition(attempt))):
            if not text.startswith("aura: "):
                continue
            condition, _, body = text.removeprefix("aura: ").rpartition(": ")
            items = [item.removeprefix(kind).split() for item in body.split("; ") if item.startswith(kind)]
            if items and (not condition or CONDITIONS[condition.removeprefix("if ")](attempt, space)):
                for words in items:
                    yield space, words


def tax(attempt: Attempt, action: str, reached: Callable[[int, str], bool]) -> int:
    """What an action costs the seat more by auras whose space and scope reach what it is about."""
    found = 0
    for space, (number, whose, scope) in auras(attempt, f"cost {action} "):
        aimed_at_own = (faction_on(attempt, space) == side(attempt)) == (whose == "own")
        if aimed_at_own and reached(space, scope):
            found += int(number)
    return found


def quell_tax(attempt: Attempt, target: int) -> int:
    return tax(attempt, "quell", lambda space, scope: SCOPES[scope](space, target))


def invoke_tax(attempt: Attempt, target: int) -> int:
    return tax(attempt, "invoke", lambda space, scope: SCOPES[scope](space, target))


def move_tax(attempt: Attempt, end: int) -> int:
    return tax(attempt, "move", lambda space, scope: end_beside(space) == end)


def realm_tax(attempt: Attempt, realm: int) -> int:
    return tax(attempt, "realm", lambda space, scope: touches(space, realm, scope))


def touches(space: int, realm: int, scope: str) -> bool:
    """`here` is the Realm of the Emotion, `touched` also both beside its Frontier."""
    if space % 3 != 2:
        return space // 3 == realm
    return scope == "touched" and realm in (space // 3, (space // 3 + 1) % 5)


def cap_on(attempt: Attempt, target: int) -> int:
    """CB-10.1.9 The most Essence that one Quell removes there."""
    caps = [
        int(number)
        for space, (number, scope) in auras(attempt, "cap ")
        if SCOPES[scope](space, target) and faction_on(attempt, space) == faction_on(attempt, target)
    ]
    return min(caps, default=99)


def protected(attempt: Attempt, target: int) -> bool:
    """CB-10.1.10 By the power of an Emotion, or CB-20.6.1, CB-20.6.2 by Empathy."""
    for space, (scope,) in auras(attempt, "shield "):
        if SCOPES[scope](space, target) and faction_on(attempt, space) == faction_on(attempt, target):
            return True
    return faction_on(attempt, target) == FACTIONS[0] and near_empathy(attempt, target)


def near_empathy(attempt: Attempt, target: int) -> bool:
    places = [seat["at"] for seat in attempt.position["seats"] if seat["spirit"] == "empathy" and seat["at"]]
    if basic(attempt) or not places:
        return False
    near = beside(S.index(places[0]))
    if target in near:
        return True
    between = [space for space in neighbours(target) if space in near]
    return any(not first_edition(attempt) or faction_on(attempt, space) == FACTIONS[0] for space in between)
