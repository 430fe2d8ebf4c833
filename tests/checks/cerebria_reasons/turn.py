"""CB-6, CB-13 to CB-17 What is against Realm actions, abilities, Absorb, and choices in a Revelation."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ASPIRATIONS, FACTIONS
from tests.checks.cerebria_reasons.auras import realm_tax
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    acts,
    beside,
    controls,
    copies,
    emotion,
    faction,
    first_edition,
    frame,
    free_slots,
    has_power,
    names,
    names_card,
    number_of,
    own,
    owns,
    side,
    sites,
    space_of,
    stands,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles
from tests.rules.cerebria.playing import CONTENT

ABILITIES: Final = ("add_vibe", "rotate", "extra_action")


# The menu


def no_action(attempt: Attempt) -> bool:
    return acts(attempt) and attempt.position["actions"] == 0


def ability_used(attempt: Attempt) -> bool:
    used = [replies.ADD_VIBE + ABILITIES.index(name) for name in attempt.position["used"]]
    return attempt.kind == "menu" and attempt.answer in used


def absorbed(attempt: Attempt) -> bool:
    return attempt.kind == "menu" and attempt.answer == replies.ABSORB and not attempt.position["absorb"]


def poor(answer: int, price: int) -> Obstacle:
    """An Ambition ability is too dear."""
    return lambda attempt: attempt.kind == "menu" and attempt.answer == answer and faction(attempt)["ambition"] < price


# Realm actions


def cost(attempt: Attempt, action: str) -> int:
    """CB-13.1.3, CB-13.1.4, CB-5.4.3"""
    realms = CONTENT.document["board"]["realm"]
    realm = next(number for number, one in enumerate(realms) if one["action"] == action)
    wp = int(realms[realm]["cost"]) + realm_tax(attempt, realm)
    return max(0, wp - controls(attempt, CONTENT.realm_ids[realm], side(attempt)))


def spare(attempt: Attempt, action: str) -> int:
    return int(own(attempt)["wp"]) - cost(attempt, action)


def too_dear(action: str) -> Obstacle:
    return lambda attempt: acts(attempt, action) and spare(attempt, action) < 0


def own_beside(attempt: Attempt) -> list[int]:
    return [space for space in beside(stands(attempt)) if owns(attempt, space)]


def own_anywhere(attempt: Attempt) -> bool:
    return any(owns(attempt, space) for space in range(SPACES))


def empty_deck(attempt: Attempt) -> bool:
    return acts(attempt, "draw_emotions") and not own(attempt)["deck"]


def not_own(attempt: Attempt) -> bool:
    """CB-13.4.1"""
    space = space_of(attempt, "moved_emotion")
    return (acts(attempt, "move_emotion") and not own_anywhere(attempt)) or (space >= 0 and not owns(attempt, space))


def no_room(attempt: Attempt) -> bool:
    """CB-13.4.1"""
    space = space_of(attempt, "destination")
    if space >= 0:
        return bool(emotion(attempt, space))
    return acts(attempt, "move_emotion") and all(emotion(attempt, space) for space in beside(stands(attempt)))


def away(attempt: Attempt) -> bool:
    """CB-13.4.1"""
    space = space_of(attempt, "destination")
    return space >= 0 and space not in beside(stands(attempt))


def none_to_intensify(attempt: Attempt) -> bool:
    """CB-13.5.1"""
    space = space_of(attempt, "intensified")
    return not owns(attempt, space) if space >= 0 else acts(attempt, "intensify") and not own_anywhere(attempt)


def none_beside(attempt: Attempt) -> bool:
    """CB-13.5.1"""
    space = space_of(attempt, "intensified")
    if space >= 0:
        return space not in beside(stands(attempt))
    return acts(attempt, "intensify") and not own_beside(attempt)


def no_slot(attempt: Attempt) -> bool:
    """CB-13.5.1"""
    space = space_of(attempt, "intensified")
    spaces = [space] if space >= 0 and owns(attempt, space) else []
    if acts(attempt, "intensify"):
        spaces = own_beside(attempt)
    return bool(spaces) and all(free_slots(attempt, one) == 0 for one in spaces)


def no_essence(attempt: Attempt) -> bool:
    return acts(attempt, "intensify") and own(attempt)["essence"] == 0


def zero(kind: str) -> Obstacle:
    return lambda attempt: number_of(attempt, kind) == 0


def few_slots(attempt: Attempt) -> bool:
    """CB-13.5.2"""
    number = number_of(attempt, "intensify_amount")
    return number >= 0 and number > free_slots(attempt, frame(attempt)["space"])


def little_essence(attempt: Attempt) -> bool:
    return number_of(attempt, "intensify_amount") > int(own(attempt)["essence"])


def little_wp(attempt: Attempt) -> bool:
    """CB-13.5.2, CB-13.5.3 Each further Essence costs 1 WP."""
    number = number_of(attempt, "intensify_amount")
    return number > 0 and number - 1 > spare(attempt, "intensify")


def harvest_too_dear(attempt: Attempt) -> bool:
    number = number_of(attempt, "harvest_amount")
    return too_dear("harvest")(attempt) or (number >= 0 and number > spare(attempt, "harvest"))


def nothing_to_harvest(attempt: Attempt) -> bool:
    return acts(attempt, "harvest") and spare(attempt, "harvest") == 0


# Absorb, Drain, rest


def sphere_of(attempt: Attempt, kind: str) -> int:
    named = names(attempt, (kind,), replies.SPHERE, replies.SLOT)
    return attempt.answer - replies.SPHERE if named else -1


def near(attempt: Attempt, sphere: int) -> bool:
    """CB-4.1.9, CB-4.2.1"""
    return (sphere + attempt.position["offset"]) % 5 in sites(stands(attempt))


def out_of_reach(attempt: Attempt) -> bool:
    """CB-15.1.2, CB-20.1.1"""
    sphere = sphere_of(attempt, "sphere")
    if sphere < 0:
        return False
    further = has_power(attempt, "misery") and any(near(attempt, (sphere + step) % 5) for step in (1, -1))
    return not near(attempt, sphere) and not further


def not_drainable(attempt: Attempt) -> bool:
    """CB-21.7.6"""
    sphere = sphere_of(attempt, "drain")
    if sphere < 0:
        return False
    wp = attempt.position["origin"][CONTENT.sphere_ids[sphere]]
    return not near(attempt, sphere) or wp < (1 if first_edition(attempt) else 2)


def not_in_hand(attempt: Attempt) -> bool:
    return names_card(attempt, "discard") and copies(attempt) <= 0


# Revelation


def aspiration_of(attempt: Attempt, kind: str) -> str:
    named = names(attempt, (kind,), replies.ASPIRATION, replies.CARD)
    return ASPIRATIONS[attempt.answer - replies.ASPIRATION] if named else ""


def not_in_row(attempt: Attempt) -> bool:
    """CB-17.3.2"""
    named = aspiration_of(attempt, "dismiss")
    return bool(named) and named not in attempt.position["common"]


def not_seen(attempt: Attempt) -> bool:
    """CB-17.4.2"""
    named = aspiration_of(attempt, "keep")
    if not named:
        return False
    hidden = attempt.position["factions"][FACTIONS[frame(attempt)["faction"]]]["hidden"]
    return named not in hidden[: frame(attempt)["seen"]]


def same_as_common(attempt: Attempt) -> bool:
    """CB-17.4.3"""
    return bool(attempt.position["common"]) and aspiration_of(attempt, "keep") == attempt.position["common"][0]


OBSTACLES: Final[Obstacles] = {
    ("E_NO_ACTION", "CB-6.1.2"): no_action,
    ("E_USED", "CB-14.1.7"): ability_used,
    ("E_USED", "CB-15.1.1"): absorbed,
    ("E_AMBITION", "CB-14.1.4"): poor(replies.ADD_VIBE, 1),
    ("E_AMBITION", "CB-14.1.5"): poor(replies.ROTATE, 1),
    ("E_AMBITION", "CB-14.1.6"): poor(replies.EXTRA_ACTION, 2),
    ("E_WP", "CB-13.2.2"): too_dear("gain_willpower"),
    ("E_WP", "CB-13.3.1"): too_dear("draw_emotions"),
    ("E_DECK", "CB-13.3.1"): empty_deck,
    ("E_WP", "CB-13.4.1"): too_dear("move_emotion"),
    ("E_TARGET", "CB-13.4.1"): not_own,
    ("E_OCCUPIED", "CB-13.4.1"): no_room,
    ("E_ADJ", "CB-13.4.1"): away,
    ("E_WP", "CB-13.5.1"): too_dear("intensify"),
    ("E_TARGET", "CB-13.5.1"): none_to_intensify,
    ("E_ADJ", "CB-13.5.1"): none_beside,
    ("E_SLOTS", "CB-13.5.1"): no_slot,
    ("E_ESSENCE", "CB-13.5.1"): no_essence,
    ("E_AMOUNT", "CB-13.5.1"): zero("intensify_amount"),
    ("E_SLOTS", "CB-13.5.2"): few_slots,
    ("E_ESSENCE", "CB-13.5.2"): little_essence,
    ("E_WP", "CB-13.5.2"): little_wp,
    ("E_WP", "CB-13.6.1"): harvest_too_dear,
    ("E_WP", "CB-13.6.2"): nothing_to_harvest,
    ("E_AMOUNT", "CB-13.6.2"): zero("harvest_amount"),
    ("E_SPHERE", "CB-15.1.2"): out_of_reach,
    ("E_SPHERE", "CB-21.7.6"): not_drainable,
    ("E_NO_CARD", "CB-23.1.4"): not_in_hand,
    ("E_TARGET", "CB-17.3.2"): not_in_row,
    ("E_TARGET", "CB-17.4.2"): not_seen,
    ("E_SAME_AS_COMMON", "CB-17.4.3"): same_as_common,
}
