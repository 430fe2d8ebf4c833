"""CB-10 What is against a Quell."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from tests.checks.cerebria_reasons.auras import cap_on, protected, quell_tax
from tests.checks.cerebria_reasons.plans import Plan, of_targets, plans
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    beside,
    card_on,
    colour_of,
    copies,
    emotion,
    essence_on,
    first_edition,
    frame,
    has_power,
    names_card,
    neighbours,
    number_of,
    opposes,
    space_of,
    stands,
    tells_card,
    triad,
)
from tests.checks.reasons import Attempt, Obstacles
from tests.rules.cerebria.playing import CONTENT


def scope(plan: Plan) -> list[int]:
    return [space for space in range(SPACES) if not out_of_reach(plan, space)]


def not_opposing(plan: Plan, space: int) -> bool:
    return not opposes(plan.attempt, space)


def out_of_reach(plan: Plan, space: int) -> bool:
    """CB-10.1.1, CB-21.3.4, CB-20.5"""
    near = beside(stands(plan.attempt))
    if space in near or plan.uses("cleansing_light"):
        return False
    return not (has_power(plan.attempt, "malice") and malice_reaches(plan.attempt, space, near))


def malice_reaches(attempt: Attempt, space: int, near: list[int]) -> bool:
    """CB-20.5.1, CB-20.5.2 One space further: past the one in between, perhaps only where an Emotion is there."""
    between = [one for one in near if one in neighbours(space)]
    if len(near) == 1:  # on a Frontier
        further = triad(space) == triad(near[0])
    else:
        further = bool(between)
    alone = attempt.table.options["malice_reach"] == "spaces"
    return further and any(alone or emotion(attempt, one) for one in between)


def shielded(plan: Plan, space: int) -> bool:
    """CB-10.1.10"""
    attempt = plan.attempt
    return opposes(attempt, space) and protected(attempt, space) and attempt.told(card=emotion(attempt, space))


def needs_card(plan: Plan, space: int) -> bool:
    """CB-10.1.2, CB-10.1.7, CB-10.1.8"""
    return opposes(plan.attempt, space) and not plan.uses("extinguish")


def no_card(plan: Plan, space: int) -> bool:
    """CB-10.1.2 For an Emotion that has a colour."""
    return needs_card(plan, space) and bool(colour_of(card_on(plan.attempt, space))) and not plan.cards()


def no_card_at_all(plan: Plan, space: int) -> bool:
    """CB-10.1.3 For Bleakness and Brightness."""
    return needs_card(plan, space) and not colour_of(card_on(plan.attempt, space)) and not plan.cards()


def no_match(plan: Plan, space: int) -> bool:
    """CB-10.1.2"""
    colour = colour_of(card_on(plan.attempt, space)) if needs_card(plan, space) else ""
    if not colour or not plan.cards() or any(colour_of(card) == colour for card in plan.cards()):
        return False
    return plan.attempt.told(card=emotion(plan.attempt, space))


def too_dear(plan: Plan, space: int) -> bool:
    """CB-10.1.1, CB-21.6.5 Repel counts in a Realm with a Gloom Fortress, and saves 2 WP in the first edition."""
    attempt = plan.attempt
    fortress = str(attempt.position["sites"].get(CONTENT.realm_ids[space // 3], ""))
    repels = plan.uses("repel") and space % 3 != 2 and fortress.startswith("gloom")
    tax = quell_tax(attempt, space) - 2 * (repels and first_edition(attempt))
    return opposes(attempt, space) and plan.too_dear(tax, repels)


TARGETS: Final = of_targets(
    "quell",
    lambda attempt: space_of(attempt, "quell"),
    scope,
    {
        ("E_TARGET", "CB-10.1.1"): not_opposing,
        ("E_ADJ", "CB-10.1.1"): out_of_reach,
        ("E_PROTECTED", "CB-10.1.10"): shielded,
        ("E_NO_CARD", "CB-10.1.2"): no_card,
        ("E_NO_CARD", "CB-10.1.3"): no_card_at_all,
        ("E_VIBE_MATCH", "CB-10.1.2"): no_match,
        ("E_WP", "CB-10.1.1"): too_dear,
    },
)


def not_in_hand(attempt: Attempt) -> bool:
    return names_card(attempt, "reveal") and copies(attempt) <= 0 and tells_card(attempt)


def wrong_colour(attempt: Attempt) -> bool:
    if not names_card(attempt, "reveal"):
        return False
    wanted = colour_of(card_on(attempt, frame(attempt)["target"]))
    return bool(wanted) and colour_of(attempt.answer - replies.CARD) != wanted and tells_card(attempt)


def not_so_much(attempt: Attempt) -> bool:
    """CB-10.1.4, CB-10.1.6, CB-10.1.9, CB-21.5.4, CB-21.8.4"""
    number = number_of(attempt, "amount")
    if number < 0:
        return False
    plan, target = plans(attempt)[0], frame(attempt)["target"]
    most = min(essence_on(attempt, target), cap_on(attempt, target))
    least = 1 + plan.uses("dominate")
    further = 2 * plan.uses("overwhelm", "exterminate")
    return not min(least, most) <= number <= min(least + further, most)


OBSTACLES: Final[Obstacles] = {
    **TARGETS,
    ("E_NO_CARD", "CB-10.1.2"): lambda attempt: TARGETS[("E_NO_CARD", "CB-10.1.2")](attempt) or not_in_hand(attempt),
    ("E_VIBE_MATCH", "CB-10.1.2"): lambda attempt: (
        TARGETS[("E_VIBE_MATCH", "CB-10.1.2")](attempt) or wrong_colour(attempt)
    ),
    ("E_AMOUNT", "CB-10.1.9"): not_so_much,
}
