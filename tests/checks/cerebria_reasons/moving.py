"""CB-8 What is against a Move, and against what CB-21 makes of it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import FACTIONS
from tests.checks.cerebria_reasons.auras import move_tax
from tests.checks.cerebria_reasons.plans import Plan, of_targets, plans
from tests.checks.cerebria_reasons.sight import (
    ENDS,
    SEATS,
    beside,
    emotion,
    end_of,
    faction_on,
    first_edition,
    frame,
    free_slots,
    opposed,
    own,
    seat_of,
    space_of,
    stands,
    steps_between,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles
from tests.rules.cerebria.playing import S

SWAPS: Final = ("swap_places", "deceive")


def named(attempt: Attempt) -> int:
    """A Spirit space, with Swap Places and Deceive a seat."""
    return max(end_of(attempt, "move"), seat_of(attempt, "swap"))


def scope(plan: Plan) -> list[int]:
    return list(range(SEATS if plan.uses(*SWAPS) else ENDS))


def walks(plan: Plan) -> bool:
    return not plan.uses("from_shadows", *SWAPS)


def shares(plan: Plan) -> bool:
    """CB-21.4.3, CB-21.7.3, CB-21.9.3"""
    return first_edition(plan.attempt) or "overcome" in plan.unlocked


def too_far(plan: Plan, end: int) -> bool:
    """CB-8.1.1, CB-8.1.7 There and back again takes two steps."""
    reach = 3 if plan.uses("flight", "charge") else 2 if plan.uses("haste") else 1
    steps = steps_between(stands(plan.attempt), end)
    return walks(plan) and (steps > reach or (steps == 0 and reach < 2))


def blocked(plan: Plan, end: int) -> bool:
    """CB-8.1.2, CB-8.1.6, CB-21.3.1"""
    return walks(plan) and opposed(plan.attempt, end) and not plan.uses("overcome", "push")


def not_shadowed(plan: Plan, end: int) -> bool:
    """CB-21.9.2"""
    attempt = plan.attempt
    if first_edition(attempt):
        dark = any(faction_on(attempt, space) == "gloom" for space in beside(end))
    else:
        dark = any(emotion(attempt, space) == "bleakness" for space in beside(end))
    return plan.uses("from_shadows") and not dark


def blocked_in_shadows(plan: Plan, end: int) -> bool:
    """CB-21.9.3"""
    return plan.uses("from_shadows") and opposed(plan.attempt, end) and not shares(plan)


def seat_at(plan: Plan, seat: int) -> int:
    """The Spirit space of another seat's Spirit, -1 where there is none elsewhere."""
    seats = plan.attempt.position["seats"]
    elsewhere = seat < len(seats) and seats[seat]["at"] != own(plan.attempt)["at"]
    return S.index(seats[seat]["at"]) if elsewhere else -1


def not_elsewhere(plan: Plan, seat: int) -> bool:
    """CB-21.4.2, CB-21.7.2"""
    return plan.uses(*SWAPS) and seat_at(plan, seat) < 0


def blocked_after(plan: Plan, seat: int) -> bool:
    """CB-21.4.3, CB-21.7.3 An opposing Spirit is left there when the partner has gone."""
    end = seat_at(plan, seat) if plan.uses(*SWAPS) else -1
    if end < 0 or shares(plan):
        return False
    leaves = plan.attempt.table.options["swap_sharing"] == "after"
    return opposed(plan.attempt, end, but=seat if leaves else -1)


def too_dear(plan: Plan, target: int) -> bool:
    """CB-8.1.1"""
    end = seat_at(plan, target) if plan.uses(*SWAPS) else target
    return end >= 0 and plan.too_dear(move_tax(plan.attempt, end))


def not_beside(attempt: Attempt) -> bool:
    """CB-21.3.1"""
    end = end_of(attempt, "push")
    return end >= 0 and steps_between(end, frame(attempt)["end"]) != 1


# CB-21.2.2, CB-21.6.2 Embrace and Wildfire


def touched(attempt: Attempt, upgrade: str) -> int:
    """The space that is named for an upgrade, -1 for none."""
    used = attempt.kind == "move_target" and plans(attempt)[0].uses(upgrade)
    return space_of(attempt, "move_target") if used else -1


def touched_far(upgrade: str) -> Obstacle:
    return lambda attempt: (
        touched(attempt, upgrade) >= 0 and touched(attempt, upgrade) not in beside(frame(attempt)["end"])
    )


def touched_no_bliss(upgrade: str) -> Obstacle:
    return lambda attempt: (
        touched(attempt, upgrade) >= 0 and faction_on(attempt, touched(attempt, upgrade)) != FACTIONS[0]
    )


def no_slot(attempt: Attempt) -> bool:
    space = touched(attempt, "embrace")
    return space >= 0 and bool(emotion(attempt, space)) and free_slots(attempt, space) == 0


def no_essence(attempt: Attempt) -> bool:
    from_board = attempt.table.options["embrace_from"] == "board"
    return touched(attempt, "embrace") >= 0 and from_board and own(attempt)["essence"] == 0


OBSTACLES: Final[Obstacles] = {
    **of_targets(
        "move",
        named,
        scope,
        {
            ("E_ADJ", "CB-8.1.1"): too_far,
            ("E_ADJ", "CB-21.9.2"): not_shadowed,
            ("E_SPIRIT_BLOCK", "CB-8.1.2"): blocked,
            ("E_SPIRIT_BLOCK", "CB-21.9.3"): blocked_in_shadows,
            ("E_TARGET", "CB-21.4.2"): lambda plan, seat: plan.uses("swap_places") and not_elsewhere(plan, seat),
            ("E_TARGET", "CB-21.7.2"): lambda plan, seat: plan.uses("deceive") and not_elsewhere(plan, seat),
            ("E_SPIRIT_BLOCK", "CB-21.4.3"): lambda plan, seat: plan.uses("swap_places") and blocked_after(plan, seat),
            ("E_SPIRIT_BLOCK", "CB-21.7.3"): lambda plan, seat: plan.uses("deceive") and blocked_after(plan, seat),
            ("E_WP", "CB-8.1.1"): too_dear,
        },
    ),
    ("E_ADJ", "CB-21.3.1"): not_beside,
    ("E_ADJ", "CB-21.2.2"): touched_far("embrace"),
    ("E_ADJ", "CB-21.6.2"): touched_far("wildfire"),
    ("E_TARGET", "CB-21.2.2"): touched_no_bliss("embrace"),
    ("E_TARGET", "CB-21.6.2"): touched_no_bliss("wildfire"),
    ("E_SLOTS", "CB-21.2.2"): no_slot,
    ("E_ESSENCE", "CB-21.2.2"): no_essence,
}
