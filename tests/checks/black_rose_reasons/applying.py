"""BR-4, BR-14, BR-19 to BR-26 What stands against targets, amounts and other choices of effects."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.naming import ROSE_WORD
from mindrose.games.black_rose_wars.components.things import MOST_UPGRADES, ROSE, SLOT_NAMES
from tests.checks.black_rose_reasons.sight import (
    CONTENT,
    FIGURES,
    FIGURES_OF,
    IMAGINED,
    KINDS,
    NUMBERS,
    PARTICIPANT,
    QUESTS,
    ROOMS,
    SLOTS,
    TARGETS,
    UPGRADES,
    asked,
    evocation,
    figure,
    frame,
    lying,
    named,
    quest,
    quests,
    seat_of,
)
from tests.checks.reasons import Attempt, Obstacles

CHOSEN: Final = {
    "choose_figure": TARGETS,
    "choose_figures": TARGETS,
    "choose_room": ROOMS,
    "choose_spell": SLOTS,
}
AMOUNTS: Final = (
    "heal", "replace", "ignore", "redirect", "move_cubes", "share", "spread", "convert", "clear",
)  # fmt: skip


HEXES: Final = range(replies.HEX, replies.UPGRADE)


# Targets. Which ones fit is a matter of each text: `tests/rules/black_rose_wars/cards` says it text by text.


def no_target(attempt: Attempt) -> bool:
    """BR-4.3.2"""
    return attempt.waited_for and attempt.answer in CHOSEN.get(attempt.kind, ()) and not attempt.legal


def not_imagined(attempt: Attempt) -> bool:
    """BR-4.3.5"""
    return asked(attempt, "choose_figure") and attempt.answer in IMAGINED and not attempt.legal


# Amounts


def numbers(attempt: Attempt) -> list[int]:
    """The numbers that may be answered."""
    legal = attempt.moment.legal[attempt.seat]
    return sorted(answer - replies.NUMBER for answer in legal if answer in NUMBERS)


def not_so_many(attempt: Attempt) -> bool:
    """BR-19.2.4 No number, or a greater one than the most that the refusal tells."""
    if not asked(attempt, *AMOUNTS):
        return False
    if attempt.answer not in NUMBERS:
        return True
    most = numbers(attempt)[-1]
    return attempt.answer - replies.NUMBER > most and attempt.told(number=most)


def too_few(attempt: Attempt) -> bool:
    """BR-21.2.1 A smaller number than the least that the refusal tells."""
    if not asked(attempt, *AMOUNTS) or attempt.answer not in NUMBERS:
        return False
    least = numbers(attempt)[0]
    return attempt.answer - replies.NUMBER < least and attempt.told(number=least)


# Windows


def cannot_answer(attempt: Attempt) -> bool:
    """BR-15.1.1 The card does not wait for this, or there is none that waits, or it is declared already."""
    number = attempt.answer - replies.DECLARE
    if not asked(attempt, "declare") or not 0 <= number < len(SLOT_NAMES) * replies.ANSWERED:
        return False
    waits = lying(attempt, SLOT_NAMES[number // replies.ANSWERED]) == "activated"
    return not waits or number % replies.ANSWERED >= len(attempt.position.get("happened", [])) or not attempt.legal


def not_next(attempt: Attempt) -> bool:
    """BR-14.2.7 Not one of the owner's items, or one that answers what happened later."""
    number = attempt.answer - replies.ITEM
    if not asked(attempt, "order") or not 0 <= number < replies.ITEMS:
        return False
    own = [item for item in attempt.position["waiting"] if item["owner"] == attempt.seat]
    if number >= len(own):
        return True
    same = [
        item for item in own[:number] if (item["sort"], item["number"]) == (own[number]["sort"], own[number]["number"])
    ]
    return same != []


# Evocations


def cannot_come(attempt: Attempt) -> bool:
    """BR-22.2.2 No such card is left, no figure for it, or the text does not mean that kind."""
    kind = named(attempt.answer, replies.KIND, CONTENT.kind_ids)
    if not asked(attempt, "summon") or not kind:
        return False
    there = [KINDS[name.rpartition("-")[0]] for name in attempt.position["evocations"]]
    figures = sum(one["figures"] == KINDS[kind]["figures"] for one in there) >= FIGURES_OF[KINDS[kind]["figures"]]
    used_up = sum(one["id"] == kind for one in there) >= int(KINDS[kind]["copies"])
    meant = (frame(attempt)["among"] >> CONTENT.kind_ids.index(kind)) & 1
    return figures or used_up or not meant


def is_own(attempt: Attempt, name: str) -> bool:
    one = evocation(attempt, name)
    whose = frame(attempt)["participant"]
    return bool(one) and one["owner"] == (ROSE_WORD if whose == ROSE else whose) and one["bearer"] is None


def comes_large(attempt: Attempt) -> bool:
    """BR-22.2.4 Another large one comes to who has one."""
    own = [name for name in attempt.position["evocations"] if is_own(attempt, name)]
    large = any(KINDS[name.rpartition("-")[0]]["size"] == "large" for name in own)
    return large and KINDS[CONTENT.kind_ids[frame(attempt)["kind"]]]["size"] == "large"


def not_returned(attempt: Attempt) -> bool:
    """BR-22.2.3 No own evocation."""
    return asked(attempt, "make_room") and attempt.answer in TARGETS and not is_own(attempt, figure(attempt))


def makes_no_room(attempt: Attempt) -> bool:
    """BR-22.2.4 An own one, but not the large one that has to go."""
    if not asked(attempt, "make_room") or attempt.answer not in TARGETS or not is_own(attempt, figure(attempt)):
        return False
    return comes_large(attempt) and KINDS[figure(attempt).rpartition("-")[0]]["size"] != "large"


def no_upgrade(attempt: Attempt) -> bool:
    """BR-24.2.1 The evocation has it, or two others, or no copy is left; CP-10 or it is of no use to a Totem."""
    upgrade = named(attempt.answer, replies.UPGRADE, CONTENT.upgrade_ids)
    if not asked(attempt, "upgrade") or not upgrade:
        return False
    attached = [one for each in attempt.position["evocations"].values() for one in each["upgrades"]]
    bearer = FIGURES[frame(attempt)["figure"]]
    if KINDS[bearer.rpartition("-")[0]]["archetype"] == "totem" and not UPGRADES[upgrade].get("totems", True):
        return True
    own = evocation(attempt, bearer)["upgrades"]
    copies = int(CONTENT.upgrade_copies[CONTENT.upgrade_ids.index(upgrade)])
    return upgrade in own or len(own) >= MOST_UPGRADES or attached.count(upgrade) >= copies


# Hexes, quests, events, tokens


def no_hex(attempt: Attempt) -> bool:
    """BR-24.1.1 The mage bears it, or no copy is left."""
    if not asked(attempt, "hex") or attempt.answer not in HEXES:
        return False
    hex = named(attempt.answer, replies.HEX, CONTENT.hex_ids)
    if not hex:
        return True
    bearers = [number for number, seat in enumerate(attempt.position["seats"]) if hex in seat["hexes"]]
    copies = int(CONTENT.hex_copies[CONTENT.hex_ids.index(hex)])
    return frame(attempt)["whose"] in bearers or len(bearers) >= copies


def not_borne(attempt: Attempt) -> bool:
    """BR-24.1.2"""
    if not asked(attempt, "lift") or attempt.answer not in HEXES:
        return False
    return named(attempt.answer, replies.HEX, CONTENT.hex_ids) not in seat_of(attempt, frame(attempt)["whose"])["hexes"]


def cannot_be_marked(attempt: Attempt) -> bool:
    """BR-8.1.3 No own active quest with slots."""
    if not asked(attempt, "mark_quest") or attempt.answer not in QUESTS:
        return False
    name = quest(attempt)
    return name not in quests(attempt, "active") or CONTENT.quest_slots[CONTENT.quest_ids.index(name)] == 0


def wrong_state(attempt: Attempt) -> bool:
    """BR-8.1.10"""
    if not asked(attempt, "fulfil_quest", "complete_quest") or attempt.answer not in QUESTS:
        return False
    state = "active" if attempt.kind == "fulfil_quest" else "fulfilled"
    return quest(attempt) not in quests(attempt, state)


def not_just_drawn(attempt: Attempt) -> bool:
    """BR-8.2.1 None of the quests that were drawn and are not kept yet."""
    if not asked(attempt, "keep_quest") or attempt.answer not in QUESTS:
        return False
    return quest(attempt) not in quests(attempt, "active") or not attempt.legal


def not_to_be_discarded(attempt: Attempt) -> bool:
    """BR-8.2.3 No own quest of the state that is discarded."""
    if not asked(attempt, "discard_quest") or attempt.answer not in QUESTS:
        return False
    state = "completed" if frame(attempt)["program"] == "dropping_completed" else "active"
    return quest(attempt) not in quests(attempt, state)


def no_event(attempt: Attempt) -> bool:
    """BR-7.1.3"""
    slot = attempt.answer - replies.EVENT
    return asked(attempt, "discard_event") and 0 <= slot < 3 and attempt.position["events"]["slots"][slot] is None


def not_claimed(attempt: Attempt) -> bool:
    """BR-20.2.6 No token of that mage is there to be handed over."""
    if not asked(attempt, "cede") or attempt.answer not in PARTICIPANT:
        return False
    return attempt.answer - PARTICIPANT[0] not in seat_of(attempt, frame(attempt)["whose"])["trophies"]


def not_haunted(attempt: Attempt) -> bool:
    """BR-21.2.3"""
    if not asked(attempt, "haunt"):
        return False
    return attempt.answer not in PARTICIPANT or not (frame(attempt)["haunted"] >> (attempt.answer - PARTICIPANT[0])) & 1


def not_tied(attempt: Attempt) -> bool:
    """BR-26.3.2"""
    return asked(attempt, "winner") and attempt.answer in PARTICIPANT and not attempt.legal


def crown_decides(attempt: Attempt) -> bool:
    """BR-23.1.1 Only what the rules for the evocations of the Black Rose leave open."""
    return asked(attempt, "hunt", "path") and not attempt.legal


OBSTACLES: Final[Obstacles] = {
    ("E_TARGET", "BR-4.3.2"): no_target,
    ("E_TARGET", "BR-4.3.5"): not_imagined,
    ("E_AMOUNT", "BR-19.2.4"): not_so_many,
    ("E_AMOUNT", "BR-21.2.1"): too_few,
    ("E_TRIGGER", "BR-15.1.1"): cannot_answer,
    ("E_ORDER", "BR-14.2.7"): not_next,
    ("E_TARGET", "BR-22.2.2"): cannot_come,
    ("E_TARGET", "BR-22.2.3"): not_returned,
    ("E_TARGET", "BR-22.2.4"): makes_no_room,
    ("E_TARGET", "BR-24.2.1"): no_upgrade,
    ("E_TARGET", "BR-24.1.1"): no_hex,
    ("E_TARGET", "BR-24.1.2"): not_borne,
    ("E_TARGET", "BR-8.1.3"): cannot_be_marked,
    ("E_TARGET", "BR-8.1.10"): wrong_state,
    ("E_TARGET", "BR-8.2.1"): not_just_drawn,
    ("E_TARGET", "BR-8.2.3"): not_to_be_discarded,
    ("E_TARGET", "BR-7.1.3"): no_event,
    ("E_TARGET", "BR-20.2.6"): not_claimed,
    ("E_TARGET", "BR-21.2.3"): not_haunted,
    ("E_TARGET", "BR-26.3.2"): not_tied,
    ("E_TARGET", "BR-23.1.1"): crown_decides,
}
