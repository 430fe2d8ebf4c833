"""BR-3, BR-6 to BR-12 What stands against choices of the set-up, of quests, in study and in planning."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import COLOURS_OF_MAGES, SLOT_NAMES, SPELL_SLOTS
from mindrose.games.black_rose_wars.rules import plans
from mindrose.games.black_rose_wars.rules.study import REMOVED
from tests.checks.black_rose_reasons.sight import (
    CONTENT,
    MAGES,
    QUESTS,
    SPELLS,
    asked,
    changed,
    frame,
    hand,
    lying,
    mage_name,
    named,
    names,
    quest,
    quests,
    seat_of,
    slots,
    spell,
)
from tests.checks.reasons import Attempt, Obstacles


def is_taken(attempt: Attempt, name: str, first: int, ids: list[str]) -> bool:
    """Somebody has chosen the same."""
    wanted = named(attempt.answer, first, ids)
    return any(seat.get(name) == wanted for seat in attempt.position["seats"])


def colour_or_mage_taken(attempt: Attempt) -> bool:
    """BR-3.1.7"""
    if attempt.kind == "colour":
        return asked(attempt, "colour") and is_taken(attempt, "colour", replies.COLOUR, list(COLOURS_OF_MAGES))
    return asked(attempt, "mage") and is_taken(attempt, "mage", replies.MAGE, CONTENT.mage_ids)


def school_taken(attempt: Attempt) -> bool:
    """BR-3.1.9"""
    return asked(attempt, "school") and is_taken(attempt, "school", replies.SCHOOL, CONTENT.school_ids)


# Quests


def not_active(attempt: Attempt) -> bool:
    """BR-6.1.8"""
    return (
        asked(attempt, "abandon_quest") and attempt.answer in QUESTS and quest(attempt) not in quests(attempt, "active")
    )


def not_above_limit(attempt: Attempt) -> bool:
    """BR-6.1.10 Not an own quest of the state that is trimmed now, or one that is dropped already."""
    if not asked(attempt, "trim") or attempt.answer not in QUESTS:
        return False
    seat, both = seat_of(attempt), quests(attempt, "active", "fulfilled")
    dropped = [name for place, name in enumerate(both) if (seat["choosing"] >> place) & 1]
    limit = int(MAGES[seat["mage"]]["quests"]) + changed(attempt, mage_name(attempt.seat), "questlimit")
    kept = [name for name in quests(attempt, "active") if name not in dropped]
    trimmed = kept if len(kept) > limit else [name for name in quests(attempt, "fulfilled") if name not in dropped]
    return quest(attempt) not in trimmed


# Study


def school_is_empty(attempt: Attempt) -> bool:
    """BR-10.2.1 All that it could deliver is picked."""
    school = named(attempt.answer, replies.SCHOOL, CONTENT.school_ids)
    if not asked(attempt, "study") or not school:
        return False
    there = attempt.position["library"][school]
    picked = frame(attempt)[f"school_{CONTENT.school_ids.index(school)}"]
    return bool(len(there["deck"]) + len(there["discard"]) <= picked)


def not_drawn(attempt: Attempt) -> bool:
    """BR-10.3.3"""
    return (
        asked(attempt, "keep") and attempt.answer in SPELLS and spell(attempt) not in names(seat_of(attempt)["studied"])
    )


def is_of_a_school(name: str) -> bool:
    return name != "" and CONTENT.school_of[CONTENT.spell_ids.index(name)] >= 0


def no_school_spell(attempt: Attempt) -> bool:
    """BR-10.3.4 No card of the hand, or one of no school."""
    if not asked(attempt, "remove", "ban") or attempt.answer not in SPELLS:
        return False
    return spell(attempt) not in hand(attempt) or not is_of_a_school(spell(attempt))


def not_to_be_banned(attempt: Attempt) -> bool:
    """BR-10.3.4"""
    return asked(attempt, "ban") and attempt.answer in SPELLS and spell(attempt) not in hand(attempt)


def not_to_be_dropped(attempt: Attempt) -> bool:
    """BR-10.3.5 No card that is still in the hand."""
    if not asked(attempt, "drop") or attempt.answer not in SPELLS:
        return False
    choosing, held = seat_of(attempt)["choosing"], hand(attempt)
    gone = {choosing % int(REMOVED) - 1} | {i for i in range(len(held)) if (choosing // int(REMOVED) >> i) & 1}
    return spell(attempt) not in [name for i, name in enumerate(held) if i not in gone]


# Planning


def planned(attempt: Attempt) -> list[int]:
    """The places in the hand of the cards that are planned."""
    choosing = seat_of(attempt)["choosing"]
    entries = [(choosing >> (int(plans.BITS) * slot)) & int(plans.MASK) for slot in range(SPELL_SLOTS)]
    return [(entry - 1) // 2 for entry in entries if entry > 0]


def not_in_hand(attempt: Attempt) -> bool:
    """BR-12.1.2 No card of the hand that is not laid already."""
    if not asked(attempt, "plan", "prepare_spell", "trade") or attempt.answer not in SPELLS:
        return False
    laid = planned(attempt) if attempt.kind == "plan" else []
    return spell(attempt) not in [name for place, name in enumerate(hand(attempt)) if place not in laid]


def too_few(attempt: Attempt) -> bool:
    """BR-12.1.3 Two spells, or all that there are, have to find a slot."""
    if not asked(attempt, "plan") or attempt.answer != replies.PASS:
        return False
    free = [slot for slot in SLOT_NAMES if not lying(attempt, slot)]
    most = min(
        max(SPELL_SLOTS + changed(attempt, mage_name(attempt.seat), "planmax"), 2), len(free), len(hand(attempt))
    )
    behind = [name for name in free if SLOT_NAMES.index(name) > frame(attempt)["slot"]]
    return len(planned(attempt)) + len(behind) < min(2, most)


def slot_taken(attempt: Attempt) -> bool:
    """BR-12.1.2"""
    slot = named(attempt.answer, replies.SLOT, list(SLOT_NAMES))
    return asked(attempt, "prepare") and slot != "" and lying(attempt, slot) != ""


# What effects do with cards


def not_there(attempt: Attempt) -> bool:
    """BR-10.1.1 Not in the zone that the effect takes cards from."""
    if asked(attempt, "discard_slot"):
        slot = named(attempt.answer, replies.SLOT, list(SLOT_NAMES))
        status = "activated" if frame(attempt)["program"] == "discarding_activated" else "prepared"
        return slot != "" and slot not in slots(attempt, status, frame(attempt)["whose"])
    if not asked(attempt, "discard", "recall") or attempt.answer not in SPELLS:
        return False
    zone = {"discard": "hand", "recall": "memories"}[attempt.kind]
    return spell(attempt) not in names(seat_of(attempt, frame(attempt)["whose"])[zone])


def not_in_grimoire(attempt: Attempt) -> bool:
    """BR-10.1.2"""
    if not asked(attempt, "search") or attempt.answer not in SPELLS:
        return False
    return spell(attempt) not in names(seat_of(attempt)["grimoire"])


def not_face_down(attempt: Attempt) -> bool:
    """BR-2.4.2 Nothing lies there that could be looked at, or it has been."""
    slot = named(attempt.answer, replies.SLOT, list(SLOT_NAMES))
    if not asked(attempt, "peek") or not slot:
        return False
    status = "activated" if frame(attempt)["program"] == "looking_at_activated" else "prepared"
    seen = (frame(attempt)["seen"] >> SLOT_NAMES.index(slot)) & 1
    return bool(seen) or slot not in slots(attempt, status, frame(attempt)["whose"])


def not_drawn_forgotten(attempt: Attempt) -> bool:
    """BR-11.3.2"""
    studied = names(seat_of(attempt)["studied"])
    return asked(attempt, "keep_forgotten") and attempt.answer in SPELLS and spell(attempt) not in studied


OBSTACLES: Final[Obstacles] = {
    ("E_SETUP", "BR-3.1.7"): colour_or_mage_taken,
    ("E_SETUP", "BR-3.1.9"): school_taken,
    ("E_QUEST", "BR-6.1.8"): not_active,
    ("E_QUEST", "BR-6.1.10"): not_above_limit,
    ("E_AMOUNT", "BR-10.2.1"): school_is_empty,
    ("E_TARGET", "BR-10.3.3"): not_drawn,
    ("E_SCHOOL", "BR-10.3.4"): no_school_spell,
    ("E_TARGET", "BR-10.3.4"): not_to_be_banned,
    ("E_TARGET", "BR-10.3.5"): not_to_be_dropped,
    ("E_TARGET", "BR-12.1.2"): not_in_hand,
    ("E_AMOUNT", "BR-12.1.3"): too_few,
    ("E_SLOT", "BR-12.1.2"): slot_taken,
    ("E_TARGET", "BR-10.1.1"): not_there,
    ("E_TARGET", "BR-10.1.2"): not_in_grimoire,
    ("E_TARGET", "BR-2.4.2"): not_face_down,
    ("E_TARGET", "BR-11.3.2"): not_drawn_forgotten,
}
