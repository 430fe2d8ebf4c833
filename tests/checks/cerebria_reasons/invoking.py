"""CB-9 What is against an Invoke, with Garrison (CB-21.2.7) and the Bleakness of Anxiety (CB-20.7)."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import FACTIONS
from tests.checks.cerebria_reasons.auras import invoke_tax
from tests.checks.cerebria_reasons.plans import WHOLE, Against, Plan, of_action, plans
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    beside,
    copies,
    emotion,
    faction_on,
    first_edition,
    frame,
    has_power,
    in_play,
    names_card,
    neighbours,
    own,
    space_of,
    stands,
    tells_card,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles
from tests.rules.cerebria.playing import CONTENT

MOST_BLEAKNESS: Final = 6
BLEAKNESS: Final = CONTENT.find("bleakness")


# The Emotion


def enough_slots(plan: Plan, card: int) -> bool:
    """CB-9.1.4, CB-21.4.4"""
    return bool(CONTENT.slots[card] >= 2) or not plan.uses("support", "sharing")


def darkens(plan: Plan) -> bool:
    """CB-20.7.1, CB-20.7.3 A Bleakness can be Invoked instead of a card."""
    anxious = has_power(plan.attempt, "anxiety") and not plan.uses("summon")
    return anxious and in_play(plan.attempt, "bleakness") < MOST_BLEAKNESS


def no_deck(plan: Plan) -> bool:
    """CB-21.3.3 A card that is discarded for a Vibe lies on the deck by then."""
    return plan.uses("summon") and not own(plan.attempt)["deck"] and not plan.gone


def empty_handed(plan: Plan) -> bool:
    return not plan.uses("summon") and not plan.cards() and not darkens(plan)


def few_slots(plan: Plan) -> bool:
    """CB-9.1.4"""
    fits = any(enough_slots(plan, card) for card in plan.cards())
    return not plan.uses("summon") and bool(plan.cards()) and not fits and not darkens(plan)


def little_essence(plan: Plan) -> bool:
    """CB-9.1.2, CB-9.1.3, CB-9.1.5, CB-21.2.3, CB-21.4.4, CB-21.9.5"""
    supplied = plan.uses("inner_strength", "forge_bonds") or (plan.uses("seeds") and first_edition(plan.attempt))
    return int(own(plan.attempt)["essence"]) < (not supplied) + plan.uses("sharing")


def without_source(plan: Plan) -> bool:
    return little_essence(plan) or no_deck(plan) or empty_handed(plan) or few_slots(plan)


# The space


def out_of_reach(plan: Plan, dark: bool, space: int) -> bool:
    """CB-9.1.1, CB-21.2.7, CB-21.9.5"""
    if plan.realm >= 0:
        return space not in beside(2 * plan.realm)
    anywhere = dark and plan.uses("seeds") and not first_edition(plan.attempt)
    return not anywhere and space not in beside(stands(plan.attempt))


def too_far(plan: Plan, dark: bool, space: int) -> bool:
    return plan.realm < 0 and out_of_reach(plan, dark, space)


def outside(plan: Plan, dark: bool, space: int) -> bool:
    return plan.realm >= 0 and out_of_reach(plan, dark, space)


def occupied(plan: Plan, dark: bool, space: int) -> bool:
    return bool(emotion(plan.attempt, space))


def no_bond(plan: Plan, dark: bool, space: int) -> bool:
    """CB-21.2.3"""
    bliss = any(faction_on(plan.attempt, other) == FACTIONS[0] for other in neighbours(space))
    return plan.uses("forge_bonds") and not bliss


def too_dear(plan: Plan, dark: bool, space: int) -> bool:
    """CB-9.1.1"""
    return plan.too_dear(invoke_tax(plan.attempt, space))


SPACE_TESTS: Final = {
    ("E_ADJ", "CB-9.1.1"): too_far,
    ("E_ADJ", "CB-21.2.7"): outside,
    ("E_OCCUPIED", "CB-9.1.1"): occupied,
    ("E_ADJ", "CB-21.2.3"): no_bond,
    ("E_WP", "CB-9.1.1"): too_dear,
}


def sources(plan: Plan) -> list[bool]:
    """What comes to the board: a card (False), a Bleakness (True), or either."""
    attempt = plan.attempt
    if attempt.kind == "invoke_space":
        return [frame(attempt)["source"] == BLEAKNESS]
    if attempt.kind == "invoke":
        return [attempt.answer == replies.STARTING]
    cards = plan.uses("summon") or any(enough_slots(plan, card) for card in plan.cards())
    return [False] * cards + [True] * darkens(plan)


def hindrance(plan: Plan, dark: bool, space: int) -> tuple[str, str] | None:
    return next((pair for pair, test in SPACE_TESTS.items() if test(plan, dark, space)), None)


def no_space(told: tuple[str, str]) -> Obstacle:
    """Each space that is named, or else on the board, is hindered, one of them by this first of all."""

    def stands_there(attempt: Attempt) -> bool:
        for plan in plans(attempt):
            if plan.action != "invoke" or not plan.filled[0] or not asks_for_space(attempt, plan):
                continue
            named = space_of(attempt, "invoke_space")
            spaces = [named] if named >= 0 else range(SPACES)
            found = {hindrance(plan, dark, space) for dark in sources(plan) for space in spaces}
            if told in found and None not in found:
                return True
        return False

    return stands_there


def asks_for_space(attempt: Attempt, plan: Plan) -> bool:
    """The answer names a space, an Emotion that can be Invoked, or an action that has one."""
    if attempt.kind == "invoke":
        card = names_card(attempt, "invoke") and copies(attempt) > 0
        fits = card and enough_slots(plan, attempt.answer - replies.CARD)
        return not plan.uses("summon") and (fits or (attempt.answer == replies.STARTING and darkens(plan)))
    return space_of(attempt, "invoke_space") >= 0 or (attempt.kind in WHOLE and not without_source(plan))


# Cards that are named


def named_card(test: Against) -> Obstacle:
    return lambda attempt: (
        names_card(attempt, "invoke")
        and any(not plan.uses("summon") and test(plan) for plan in plans(attempt))
        and tells_card(attempt)
    )


def not_in_hand(plan: Plan) -> bool:
    return plan.attempt.answer - replies.CARD not in plan.cards()


def few_slots_on(plan: Plan) -> bool:
    return not enough_slots(plan, plan.attempt.answer - replies.CARD)


def names_darkness(attempt: Attempt) -> bool:
    starting = attempt.kind == "invoke" and attempt.answer == replies.STARTING
    return starting and not plans(attempt)[0].uses("summon")


def no_darkness_left(attempt: Attempt) -> bool:
    """CB-20.7.3 Six are on the board, and no card is left for Anxiety either."""
    full = has_power(attempt, "anxiety") and in_play(attempt, "bleakness") >= MOST_BLEAKNESS
    return full and (names_darkness(attempt) or of_action("invoke", empty_handed)(attempt))


def either(*obstacles: Obstacle) -> Obstacle:
    return lambda attempt: any(obstacle(attempt) for obstacle in obstacles)


OBSTACLES: Final[Obstacles] = {
    ("E_ESSENCE", "CB-9.1.3"): of_action("invoke", little_essence),
    ("E_NO_CARD", "CB-9.1.1"): either(of_action("invoke", empty_handed), named_card(not_in_hand)),
    ("E_DECK", "CB-21.3.3"): of_action("invoke", no_deck),
    ("E_SLOTS", "CB-9.1.4"): either(of_action("invoke", few_slots), named_card(few_slots_on)),
    ("E_UPGRADE_LOCKED", "CB-21.3.3"): lambda attempt: (
        attempt.kind == "invoke" and attempt.answer == replies.TOP_CARD and not plans(attempt)[0].uses("summon")
    ),
    ("E_TARGET", "CB-20.7.1"): lambda attempt: names_darkness(attempt) and not has_power(attempt, "anxiety"),
    ("E_LIMIT", "CB-20.7.3"): no_darkness_left,
    **{pair: no_space(pair) for pair in SPACE_TESTS},
}
