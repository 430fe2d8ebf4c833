"""The obstacles that refusals of Black Rose Wars name, told from a position; one module per part of the rules."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from tests.checks.black_rose_reasons import acting, applying, cards
from tests.checks.black_rose_reasons.sight import (
    A_FIGURE,
    IMAGINED,
    NUMBERS,
    OWN_QUESTS,
    PARTICIPANT,
    QUESTS,
    ROOMS,
    SLOTS,
    SPELLS,
    TARGETS,
    about,
    asked,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles

AMOUNTS: Final = (
    "heal", "replace", "ignore", "redirect", "move_cubes", "share", "spread", "convert", "clear",
)  # fmt: skip
# What each kind of question is about: no other answer has anything to do with it.
ABOUT: Final[dict[str, list[range]]] = {
    "colour": about(range(replies.COLOUR, replies.MAGE)),
    "mage": about(range(replies.MAGE, replies.MAGE + 4)),
    "school": about(range(replies.SCHOOL, replies.SCHOOL + 6)),
    "list": about(range(replies.LIST, replies.COLOUR)),
    "abandon_quest": about(replies.PASS, QUESTS),
    "trim": about(QUESTS),
    "study": about(range(replies.SCHOOL, replies.SCHOOL + 6)),
    "keep": about(SPELLS),
    "remove": about(replies.PASS, SPELLS),
    "drop": about(SPELLS),
    "plan": about(replies.PASS, SPELLS),
    "side": about(range(replies.SIDE, replies.BRANCH)),
    "reconsider": about(replies.YES),
    "prepare": about(replies.PASS, SLOTS),
    "prepare_spell": about(SPELLS),
    "trade": about(SPELLS),
    "action": about(replies.PASS, range(replies.EXPLORE, replies.INERTIA + 1), OWN_QUESTS),
    "explore": about(replies.PASS, replies.ACTIVATE, ROOMS),
    "fight": about(replies.PASS, replies.ACTIVATE, A_FIGURE),
    "command": about(replies.PASS, TARGETS),
    "inertia": about(SLOTS),
    "drift": about(replies.PASS, ROOMS),
    "evocation": about(replies.PASS, ROOMS, A_FIGURE),
    "servants": about(TARGETS),
    "wake": about(replies.PASS, TARGETS),
    "declare": about(replies.PASS, range(replies.DECLARE, replies.NUMBER)),
    "order": about(range(replies.ITEM, replies.DECLARE)),
    "take_back": about(replies.PASS, replies.YES),
    "winner": about(PARTICIPANT),
    "choose_figure": about(IMAGINED, TARGETS),
    "choose_figures": about(replies.PASS, TARGETS),
    "choose_room": about(ROOMS),
    "choose_spell": about(SLOTS),
    "pick": about(range(replies.BRANCH, replies.BRANCH + 2)),
    "may": about(replies.PASS, replies.YES),
    "move": about(replies.PASS, ROOMS),
    "summon": about(range(replies.KIND, replies.KIND + 9)),
    "make_room": about(replies.PASS, TARGETS),
    "upgrade": about(range(replies.UPGRADE, replies.UPGRADE + 6)),
    "hex": about(range(replies.HEX, replies.UPGRADE)),
    "lift": about(replies.PASS, range(replies.HEX, replies.UPGRADE)),
    "ban": about(replies.PASS, SPELLS),
    "recall": about(SPELLS),
    "search": about(SPELLS),
    "keep_forgotten": about(SPELLS),
    "discard": about(SPELLS),
    "discard_slot": about(SLOTS),
    "peek": about(SLOTS),
    "keep_quest": about(QUESTS),
    "mark_quest": about(QUESTS),
    "fulfil_quest": about(QUESTS),
    "complete_quest": about(QUESTS),
    "discard_quest": about(QUESTS),
    "discard_event": about(range(replies.EVENT, replies.LIST)),
    "cede": about(PARTICIPANT),
    "ration": about(TARGETS),
    "shake_off": about(TARGETS),
    **{kind: about(NUMBERS) for kind in AMOUNTS},
}


def stray(*kinds: str) -> Obstacle:
    """An answer that has nothing to do with the question that the seat is asked."""

    def is_stray(attempt: Attempt) -> bool:
        return asked(attempt, *kinds) and not any(attempt.answer in answers for answers in ABOUT[attempt.kind])

    return is_stray


def foreign(attempt: Attempt) -> bool:
    """BR-13.1.2 Nobody asks the seat anything."""
    return not attempt.waited_for


def over(attempt: Attempt) -> bool:
    return attempt.table.over


STRAY: Final = {
    "BR-3.1.7": ("colour", "mage"),
    "BR-3.1.9": ("school", "list"),
    "BR-6.1.8": ("abandon_quest",),
    "BR-6.1.10": ("trim",),
    "BR-10.3.2": ("study",),
    "BR-10.3.3": ("keep",),
    "BR-10.3.4": ("remove", "ban"),
    "BR-10.3.5": ("drop",),
    "BR-12.1.2": ("plan", "prepare_spell", "trade"),
    "BR-11.1.2": ("side",),
    "BR-12.1.5": ("reconsider",),
    "BR-12.1.1": ("prepare",),
    "BR-13.1.5": ("action",),
    "BR-13.2.2": ("explore", "fight", "command", "inertia", "drift"),
    "BR-14.2.6": ("declare",),
    "BR-14.2.7": ("order",),
    "BR-15.1.5": ("take_back",),
    "BR-26.3.2": ("winner",),
    "BR-4.4.1": ("move",),
    "BR-4.3.2": ("choose_figure", "choose_figures", "choose_room", "choose_spell"),
    "BR-14.1.1": ("pick",),
    "BR-1.1.6": ("may",),
    "BR-22.2.1": ("summon", "make_room"),
    "BR-24.2.1": ("upgrade",),
    "BR-23.1.1": ("servants", "wake"),
    "BR-23.2.1": ("evocation",),
    "BR-24.1.1": ("hex",),
    "BR-24.1.2": ("lift",),
    "BR-10.1.1": ("recall", "discard", "discard_slot"),
    "BR-10.1.2": ("search",),
    "BR-20.2.6": ("cede",),
    "BR-11.3.2": ("keep_forgotten",),
    "BR-2.4.2": ("peek",),
    "BR-8.1.3": ("mark_quest",),
    "BR-8.1.10": ("fulfil_quest", "complete_quest"),
    "BR-8.2.1": ("keep_quest",),
    "BR-8.2.3": ("discard_quest",),
    "BR-7.1.3": ("discard_event",),
    "BR-29.6.2": ("shake_off",),
    "BR-30.3.1": ("ration",),
}
OBSTACLES: Final[Obstacles] = {
    ("E_TURN", "BR-13.1.2"): foreign,
    ("E_TURN", "BR-26.1.1"): over,
    **{("E_TURN", rule): stray(*kinds) for rule, kinds in STRAY.items()},
    **cards.OBSTACLES,
    **acting.OBSTACLES,
    **applying.OBSTACLES,
}
