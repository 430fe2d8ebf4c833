"""CB-23.3 What is against a choice that the power of an Emotion asks for, read from its text."""

from __future__ import annotations

import re
from typing import Final

from mindrose.games.cerebria.components.things import FACTIONS
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    card_on,
    emotion,
    end_beside,
    end_of,
    essence_on,
    faction_on,
    first_edition,
    frame,
    free_slots,
    neighbours,
    number_of,
    opposed,
    seat_of,
    space_of,
    stands,
    steps_between,
)
from tests.checks.reasons import Attempt, Obstacles
from tests.rules.cerebria.playing import CONTENT, S

WANTED: Final = re.compile(
    r"T=(all )?(?P<who>friend|foe|opponent|spirit\((?P<reach>.)\))(\[(?P<trait>\w+)(>=(?P<least>\d+))?\])?"
)
FAR: Final = re.compile(r"(step|rotate|shove T) (?P<most>\d)")


def text(attempt: Attempt) -> str:
    """The powers of the Emotion that asks."""
    return " // ".join(CONTENT.power_texts(frame(attempt)["emotion"], int(first_edition(attempt))))


def wanted(attempt: Attempt, part: str) -> str:
    match = WANTED.search(text(attempt))
    return (match[part] or "") if match else ""


def own_faction(attempt: Attempt) -> str:
    return FACTIONS[CONTENT.faction[frame(attempt)["emotion"]]]


def most(attempt: Attempt) -> int:
    match = FAR.search(text(attempt))
    return int(match["most"]) if match else 0


# Emotions


def neighbour(attempt: Attempt) -> int:
    """The space named, if it lies beside the Emotion that asks and that is there still; else -1."""
    space = space_of(attempt, "power_emotion")
    here = frame(attempt).get("space", -1)
    there = space >= 0 and card_on(attempt, here) == frame(attempt)["emotion"]
    return space if there and space in neighbours(here) else -1


def candidate(attempt: Attempt) -> int:
    """The neighbour named, if it is of the right faction; else -1."""
    space = neighbour(attempt)
    if space < 0 or not emotion(attempt, space):
        return -1
    friend = faction_on(attempt, space) == own_faction(attempt)
    return space if friend == (wanted(attempt, "who") == "friend") else -1


# Seats


def opponent(attempt: Attempt) -> int:
    """The seat named, if it opposes the Emotion; else -1."""
    seat = seat_of(attempt, "power_opponent", "power_spirit")
    seats = attempt.position["seats"]
    return seat if 0 <= seat < len(seats) and seats[seat]["faction"] != own_faction(attempt) else -1


def too_far(attempt: Attempt) -> bool:
    """The Emotion is no neighbour, the Spirit too far from it, or the end too far from the Spirit."""
    if space_of(attempt, "power_emotion") >= 0:
        return neighbour(attempt) < 0
    if attempt.kind == "power_spirit" and opponent(attempt) >= 0:
        reach = wanted(attempt, "reach")
        at = S.index(attempt.position["seats"][opponent(attempt)]["at"])
        return reach != "*" and steps_between(end_beside(frame(attempt)["space"]), at) > int(reach)
    return end_of(attempt, "power_step", "power_shove") >= 0 and not 1 <= way(attempt) <= most(attempt)


def way(attempt: Attempt) -> int:
    """How far the Spirit that goes is from the space named."""
    end = end_of(attempt, "power_step", "power_shove")
    if attempt.kind == "power_step":
        return steps_between(stands(attempt), end)
    return steps_between(S.index(attempt.position["seats"][frame(attempt)["T"]]["at"]), end)


def blocked(attempt: Attempt) -> bool:
    """CB-8.1.2 A Spirit that steps by itself does not come to an opposing one."""
    end = end_of(attempt, "power_step")
    return end >= 0 and opposed(attempt, end)


def wrong(attempt: Attempt) -> bool:
    if attempt.kind == "power_emotion":
        return neighbour(attempt) >= 0 and candidate(attempt) < 0
    if attempt.kind == "power_order":
        space = space_of(attempt, "power_order")
        return space >= 0 and not (frame(attempt)["waiting"] >> space) & 1
    return seat_of(attempt, "power_opponent", "power_spirit") >= 0 and opponent(attempt) < 0


def little_essence(attempt: Attempt) -> bool:
    if wanted_trait(attempt) != "essence":
        return False
    least = int(wanted(attempt, "least"))
    if opponent(attempt) >= 0:
        return int(attempt.position["seats"][opponent(attempt)]["essence"]) < least
    return candidate(attempt) >= 0 and essence_on(attempt, candidate(attempt)) < least


def wanted_trait(attempt: Attempt) -> str:
    return wanted(attempt, "trait") if attempt.kind in ("power_emotion", "power_opponent") else ""


def little_wp(attempt: Attempt) -> bool:
    if wanted_trait(attempt) != "wp" or opponent(attempt) < 0:
        return False
    return int(attempt.position["seats"][opponent(attempt)]["wp"]) < int(wanted(attempt, "least"))


def no_slot(attempt: Attempt) -> bool:
    space = candidate(attempt)
    return wanted_trait(attempt) == "free" and space >= 0 and free_slots(attempt, space) == 0


def no_room(attempt: Attempt) -> bool:
    """What is pushed goes one space further away."""
    space = candidate(attempt)
    if wanted_trait(attempt) != "pushable" or space < 0:
        return False
    return bool(emotion(attempt, (2 * space - frame(attempt)["space"]) % SPACES))


def no_turns(attempt: Attempt) -> bool:
    number = number_of(attempt, "power_rotate")
    return number >= 0 and not 1 <= number <= most(attempt)


OBSTACLES: Final[Obstacles] = {
    ("E_ADJ", "CB-23.3.2"): too_far,
    ("E_TARGET", "CB-23.3.2"): wrong,
    ("E_ESSENCE", "CB-23.3.2"): little_essence,
    ("E_WP", "CB-23.3.2"): little_wp,
    ("E_SLOTS", "CB-23.3.2"): no_slot,
    ("E_OCCUPIED", "CB-23.3.2"): no_room,
    ("E_AMOUNT", "CB-23.3.2"): no_turns,
}
