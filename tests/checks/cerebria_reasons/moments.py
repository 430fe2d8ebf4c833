"""E_TURN: it is not the moment for an answer, because another seat is asked, or because something else is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mindrose.games.cerebria import replies
from tests.checks.cerebria_reasons.plans import drafting, plans
from tests.checks.cerebria_reasons.setup import preset_against
from tests.checks.cerebria_reasons.sight import faction, frame
from tests.checks.reasons import Attempt, Obstacle, Obstacles

PASS: Final = range(replies.PASS, replies.PASS + 1)
DECIDE: Final = range(replies.PASS, replies.YES + 1)
IN_MENU: Final = range(replies.ACT, replies.TAKE_AMBITION)
AT_REST: Final = range(replies.TAKE_AMBITION, replies.SPACE)
SPACE: Final = range(replies.SPACE, replies.SPIRIT_SPACE)
END: Final = range(replies.SPIRIT_SPACE, replies.SITE)
SITE: Final = range(replies.SITE, replies.SPHERE)
SPHERE: Final = range(replies.SPHERE, replies.SLOT)
SLOT: Final = range(replies.SLOT, replies.COLOUR)
COLOUR: Final = range(replies.COLOUR, replies.UPGRADES)
UPGRADES: Final = range(replies.UPGRADES, replies.SEAT)
SEAT: Final = range(replies.SEAT, replies.SPIRIT)
SPIRIT: Final = range(replies.SPIRIT, replies.FACTION)
FACTION: Final = range(replies.FACTION, replies.ASPIRATION)
ASPIRATION: Final = range(replies.ASPIRATION, replies.CARD)
CARD: Final = range(replies.CARD, replies.TOP_CARD)
TOP_CARD: Final = range(replies.TOP_CARD, replies.TOP_CARD + 1)
STARTING: Final = range(replies.STARTING, replies.STARTING + 1)
DECK: Final = range(replies.DECK, replies.OWN_DECK + 1)
NUMBER: Final = range(replies.NUMBER, replies.SIZE)
WILD: Final = range(replies.UPGRADES, replies.UPGRADES + 1)  # TV-50 where a colour is asked for

# For every kind of question the rule that is quoted, and what it can be answered with at all.
ASKED_FOR: Final[dict[str, tuple[str, list[range]]]] = {
    "faction": ("CB-22.1.6", [FACTION]),
    "spirit": ("CB-3.4.1", [SPIRIT]),
    "deck": ("CB-3.5.1", [DECK]),
    "pick_card": ("CB-3.5.1", [CARD, STARTING]),
    "place_spirit": ("CB-3.8.2", [END]),
    "imagine_spirit": ("CB-22.2.6", [END]),
    "place_starting": ("CB-3.8.3", [SPACE]),
    "starting_vibe": ("CB-3.9.3", [PASS, SLOT]),
    "starting_colour": ("CB-3.9.1", [COLOUR]),
    "menu": ("CB-6.2.2", [PASS, IN_MENU]),
    "upgrades": ("CB-7.1.4", [UPGRADES, CARD, NUMBER]),
    "vibe_colour": ("CB-7.3.4", [COLOUR, WILD]),
    "move": ("CB-8.1.1", [END]),
    "swap": ("CB-21.4.2", [SEAT]),
    "push": ("CB-21.3.1", [END]),
    "move_target": ("CB-21.2.2", [PASS, SPACE]),
    "invoke": ("CB-9.1.1", [CARD, TOP_CARD, STARTING]),
    "invoke_space": ("CB-9.1.1", [SPACE]),
    "quell": ("CB-10.1.1", [SPACE]),
    "reveal": ("CB-10.1.2", [CARD]),
    "amount": ("CB-10.1.6", [NUMBER]),
    "fortify": ("CB-11.1.1", [SITE]),
    "garrison": ("CB-21.2.7", [DECIDE]),
    "empower": ("CB-12.1.1", [SPACE]),
    "feed": ("CB-21.9.9", [CARD]),
    "savour": ("CB-21.3.5", [CARD]),
    "draw_again": ("CB-13.3.2", [DECIDE]),
    "moved_emotion": ("CB-13.4.1", [SPACE]),
    "destination": ("CB-13.4.1", [SPACE]),
    "intensified": ("CB-13.5.1", [SPACE]),
    "intensify_amount": ("CB-13.5.2", [NUMBER]),
    "harvest_amount": ("CB-13.6.1", [NUMBER]),
    "sphere": ("CB-15.1.2", [SPHERE]),
    "bonus": ("CB-15.1.8", [DECIDE]),
    "delight": ("CB-15.1.8", [DECIDE]),
    "drain": ("CB-21.7.5", [PASS, SPHERE]),
    "sullen_look": ("CB-21.7.9", [DECIDE]),
    "rest": ("CB-6.3.1", [AT_REST]),
    "discard": ("CB-23.1.4", [CARD]),
    "dismiss": ("CB-17.3.2", [ASPIRATION]),
    "look": ("CB-17.4.2", [DECIDE]),
    "keep": ("CB-17.4.2", [ASPIRATION]),
    "power_order": ("CB-23.3.2", [SPACE]),
    "power_may": ("CB-23.3.2", [DECIDE]),
    "power_emotion": ("CB-23.3.2", [SPACE]),
    "power_opponent": ("CB-23.3.2", [SEAT]),
    "power_spirit": ("CB-23.3.2", [SEAT]),
    "power_rotate": ("CB-23.3.2", [NUMBER]),
    "power_step": ("CB-23.3.2", [END]),
    "power_shove": ("CB-23.3.2", [END]),
}


def in_some(answer: int, families: Iterable[range]) -> bool:
    return any(answer in one for one in families)


def not_asked_for(rule: str) -> Obstacle:
    """The answer to an open question is none of those that it asks for."""

    def obstacle(attempt: Attempt) -> bool:
        if not attempt.waited_for:
            return False
        if attempt.kind == "vibe_slot":
            return vibe_rule(attempt) == rule and not in_some(attempt.answer, vibe_answers(attempt))
        quoted, families = ASKED_FOR[attempt.kind]
        return quoted == rule and (not in_some(attempt.answer, families) or not_now(attempt))

    return obstacle


def vibe_rule(attempt: Attempt) -> str:
    """CB-7.2.4 In a Spirit action, CB-7.3.2 or else."""
    return "CB-7.2.4" if drafting(attempt) else "CB-7.3.2"


def vibe_answers(attempt: Attempt) -> list[range]:
    """CB-7.3.1 A Vibe that an upgrade brings may be declined."""
    return [PASS, SLOT] if frame(attempt)["program"] == "vibe" else [SLOT]


def not_now(attempt: Attempt) -> bool:
    """What a question asks for, but not at this moment."""
    if attempt.kind == "rest":  # CB-6.3.2
        return attempt.answer == replies.TAKE_AMBITION and faction(attempt)["ambition"] == 3
    if attempt.kind == "invoke":  # CB-21.3.3
        return attempt.answer != replies.TOP_CARD and plans(attempt)[0].uses("summon")
    return attempt.kind == "faction" and preset_against(attempt, attempt.answer - replies.FACTION)


OBSTACLES: Final[Obstacles] = {
    ("E_TURN", "CB-6.1.1"): lambda attempt: not attempt.table.over and not attempt.waited_for,
    ("E_TURN", "CB-19.1.7"): lambda attempt: attempt.table.over,
    **{
        ("E_TURN", rule): not_asked_for(rule)
        for rule in ("CB-7.2.4", "CB-7.3.2", *(rule for rule, _ in ASKED_FOR.values()))
    },
}
