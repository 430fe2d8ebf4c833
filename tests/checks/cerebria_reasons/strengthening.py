"""CB-11, CB-12 What is against a Fortify and against an Empower."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import MODERATES, STRONG
from tests.checks.cerebria_reasons.plans import Plan, of_targets
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    beside,
    card_on,
    controls,
    copies,
    emotion,
    essence_on,
    frame,
    free_slots,
    in_play,
    names,
    names_card,
    other_side,
    owns,
    side,
    sites,
    space_of,
    stands,
    tells_card,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles
from tests.rules.cerebria.playing import CONTENT


def too_dear(plan: Plan, target: int) -> bool:
    """CB-11.1.2, CB-12.1.1"""
    return plan.too_dear()


# Fortify


def site_of(attempt: Attempt) -> int:
    named = names(attempt, ("fortify",), replies.SITE, replies.SPHERE)
    return attempt.answer - replies.SITE if named else -1


def fortress(plan: Plan, realm: int) -> str:
    """`gloom major`, nothing if the site is empty."""
    return " ".join(str(plan.attempt.position["sites"].get(CONTENT.realm_ids[realm], "")).split()[:2])


def own_fortress(plan: Plan, realm: int, size: str) -> bool:
    return fortress(plan, realm) == f"{side(plan.attempt)} {size}"


def builds(plan: Plan) -> bool:
    return not plan.uses("exalt", "demolish", "attune")


def not_adjacent(plan: Plan, realm: int) -> bool:
    """CB-11.1.1"""
    return realm not in sites(stands(plan.attempt))


def major_already(plan: Plan, realm: int) -> bool:
    """CB-11.2.6"""
    return (builds(plan) or plan.uses("exalt")) and own_fortress(plan, realm, "major")


def site_taken(plan: Plan, realm: int) -> bool:
    """CB-11.1.2"""
    return builds(plan) and bool(fortress(plan, realm))


def enemy_realm(plan: Plan, realm: int) -> bool:
    """CB-11.1.3, CB-11.2.3"""
    return controls(plan.attempt, CONTENT.realm_ids[realm], other_side(plan.attempt))


def supply(plan: Plan, side: str, size: str) -> int:
    return int(plan.attempt.position["factions"][side][size])


def not_opposing(plan: Plan, realm: int) -> bool:
    """CB-11.3.1"""
    return plan.uses("demolish") and not fortress(plan, realm).startswith(other_side(plan.attempt))


def no_exchange(plan: Plan, realm: int) -> bool:
    """CB-11.3.4"""
    major = fortress(plan, realm) == f"{other_side(plan.attempt)} major"
    return plan.uses("demolish") and major and supply(plan, other_side(plan.attempt), "minors") == 0


def not_attunable(plan: Plan, realm: int) -> bool:
    """CB-21.5.6, CB-21.5.9"""
    attempt = plan.attempt
    words = str(attempt.position["sites"].get(CONTENT.realm_ids[realm], "")).split()
    new = "built" in words and int(words[words.index("built") + 1]) == attempt.position["turn"]
    too_new = new and not attempt.table.options["attune_new"]
    return plan.uses("attune") and (not own_fortress(plan, realm, "minor") or too_new)


def closed(plan: Plan, realm: int) -> bool:
    """CB-19.1.9"""
    factions = plan.attempt.position["factions"].values()
    return plan.uses("attune") and any(one["identity"]["capstone"] for one in factions)


# Empower


def reaches_far(plan: Plan) -> bool:
    """CB-12.1.13, CB-21.5.10"""
    return plan.uses("outburst", "rescue")


def spreads(plan: Plan) -> bool:
    return plan.uses("spreading_darkness")


def empower_scope(plan: Plan) -> list[int]:
    return list(range(SPACES)) if reaches_far(plan) else beside(stands(plan.attempt))


def not_own(plan: Plan, space: int) -> bool:
    """CB-12.1.1 Nothing is there, or within reach an Emotion of the other faction."""
    foreign = not spreads(plan) and not owns(plan.attempt, space)
    return not emotion(plan.attempt, space) or (foreign and not too_far(plan, space))


def too_far(plan: Plan, space: int) -> bool:
    return space not in beside(stands(plan.attempt)) and not reaches_far(plan)


def own_card(plan: Plan, space: int) -> int:
    """The own Emotion there that is to be Empowered, -1 if there is none."""
    return card_on(plan.attempt, space) if owns(plan.attempt, space) and not spreads(plan) else -1


def strong_already(plan: Plan, space: int) -> bool:
    """CB-12.1.9"""
    return MODERATES <= own_card(plan, space) < MODERATES + STRONG


def starting(plan: Plan, space: int) -> bool:
    """CB-12.1.10"""
    return own_card(plan, space) >= MODERATES + STRONG


def moderate(plan: Plan, space: int) -> int:
    return own_card(plan, space) if own_card(plan, space) < MODERATES else -1


def no_slot(plan: Plan, space: int) -> bool:
    """CB-12.1.11"""
    channelled = plan.uses("channelled_power") and moderate(plan, space) >= 0
    return channelled and free_slots(plan.attempt, space) == 0


def too_little(plan: Plan, space: int) -> bool:
    """CB-12.1.2, CB-12.1.12"""
    card = moderate(plan, space)
    threshold = int(CONTENT.threshold[card]) if card >= 0 else 0
    there = essence_on(plan.attempt, space) + plan.uses("channelled_power")
    return there < threshold and plan.attempt.told(number=threshold)


def strong_gone(attempt: Attempt, card: int) -> bool:
    """CB-12.1.7"""
    return in_play(attempt, CONTENT.ids[card + STRONG]) >= 2


def no_strong(plan: Plan, space: int) -> bool:
    if spreads(plan):
        fits = [card for card in plan.cards() if essence_on(plan.attempt, space) >= CONTENT.threshold[card]]
        return unfed(plan, space) and bool(fits)
    return moderate(plan, space) >= 0 and strong_gone(plan.attempt, moderate(plan, space))


def no_darkness(plan: Plan, space: int) -> bool:
    """CB-21.9.9"""
    return spreads(plan) and emotion(plan.attempt, space) != "bleakness"


def unfed(plan: Plan, space: int) -> bool:
    """CB-21.9.9, CB-21.9.10 No card in hand can replace the Bleakness."""
    there = essence_on(plan.attempt, space)
    dark = spreads(plan) and emotion(plan.attempt, space) == "bleakness"
    return dark and all(there < CONTENT.threshold[card] or strong_gone(plan.attempt, card) for card in plan.cards())


def no_feed(plan: Plan, space: int) -> bool:
    return unfed(plan, space) and not plan.cards()


def too_little_for_all(plan: Plan, space: int) -> bool:
    there = essence_on(plan.attempt, space)
    return unfed(plan, space) and any(there < CONTENT.threshold[card] for card in plan.cards())


TARGETS: Final = {
    **of_targets(
        "fortify",
        site_of,
        lambda plan: sites(stands(plan.attempt)),
        {
            ("E_ADJ", "CB-11.1.1"): not_adjacent,
            ("E_TARGET", "CB-11.2.6"): major_already,
            ("E_OCCUPIED", "CB-11.1.2"): site_taken,
            ("E_ENEMY_REALM", "CB-11.1.3"): lambda plan, realm: (
                builds(plan) and not plan.uses("pierce_darkness") and enemy_realm(plan, realm)
            ),
            ("E_NO_FRAGMENT", "CB-11.1.4"): lambda plan, realm: (
                builds(plan) and supply(plan, side(plan.attempt), "minors") == 0
            ),
            ("E_TARGET", "CB-11.2.2"): lambda plan, realm: (
                plan.uses("exalt") and not own_fortress(plan, realm, "minor")
            ),
            ("E_ENEMY_REALM", "CB-11.2.3"): lambda plan, realm: plan.uses("exalt") and enemy_realm(plan, realm),
            ("E_NO_FRAGMENT", "CB-11.2.1"): lambda plan, realm: (
                plan.uses("exalt") and supply(plan, side(plan.attempt), "majors") == 0
            ),
            ("E_TARGET", "CB-11.3.1"): not_opposing,
            ("E_NO_FRAGMENT", "CB-11.3.4"): no_exchange,
            ("E_TARGET", "CB-21.5.6"): not_attunable,
            ("E_CLOSED", "CB-19.1.9"): closed,
            ("E_WP", "CB-11.1.2"): too_dear,
        },
    ),
    **of_targets(
        "empower",
        lambda attempt: space_of(attempt, "empower"),
        empower_scope,
        {
            ("E_TARGET", "CB-12.1.1"): not_own,
            ("E_ADJ", "CB-12.1.1"): too_far,
            ("E_TARGET", "CB-12.1.9"): strong_already,
            ("E_TARGET", "CB-12.1.10"): starting,
            ("E_SLOTS", "CB-12.1.11"): no_slot,
            ("E_THRESHOLD", "CB-12.1.2"): too_little,
            ("E_NO_STRONG", "CB-12.1.7"): no_strong,
            ("E_TARGET", "CB-21.9.9"): no_darkness,
            ("E_NO_CARD", "CB-21.9.9"): no_feed,
            ("E_THRESHOLD", "CB-21.9.10"): too_little_for_all,
            ("E_WP", "CB-12.1.1"): too_dear,
        },
    ),
}


# CB-21.9.9 The card that replaces a Bleakness, CB-21.3.5 the one that Savour does not keep


def feed(attempt: Attempt) -> int:
    return attempt.answer - replies.CARD if names_card(attempt, "feed") else -1


def feed_missing(attempt: Attempt) -> bool:
    return feed(attempt) >= 0 and copies(attempt) <= 0 and tells_card(attempt)


def feed_too_dear(attempt: Attempt) -> bool:
    threshold = int(CONTENT.threshold[feed(attempt)]) if feed(attempt) >= 0 else 0
    fed = feed(attempt) >= 0 and essence_on(attempt, frame(attempt)["target"]) >= threshold
    return feed(attempt) >= 0 and not fed and attempt.told(number=threshold)


def feed_gone(attempt: Attempt) -> bool:
    return feed(attempt) >= 0 and strong_gone(attempt, feed(attempt))


def not_drawn(attempt: Attempt) -> bool:
    if not names_card(attempt, "savour"):
        return False
    drawn = divmod(frame(attempt)["savoured"], MODERATES)
    return attempt.answer - replies.CARD not in drawn and tells_card(attempt)


def also(pair: tuple[str, str], obstacle: Obstacle) -> Obstacle:
    return lambda attempt: TARGETS[pair](attempt) or obstacle(attempt)


OBSTACLES: Final[Obstacles] = {
    **TARGETS,
    ("E_NO_CARD", "CB-21.9.9"): also(("E_NO_CARD", "CB-21.9.9"), feed_missing),
    ("E_THRESHOLD", "CB-21.9.10"): also(("E_THRESHOLD", "CB-21.9.10"), feed_too_dear),
    ("E_NO_STRONG", "CB-12.1.7"): also(("E_NO_STRONG", "CB-12.1.7"), feed_gone),
    ("E_NO_CARD", "CB-21.3.5"): not_drawn,
}
