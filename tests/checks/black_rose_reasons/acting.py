"""BR-13, BR-17, BR-23 What stands against actions, Moves, attacks and commands."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.naming import ROSE_WORD
from mindrose.games.black_rose_wars.components.things import MOST_ACTIONS, QUICK, ROSE, SLOT_NAMES
from mindrose.games.black_rose_wars.effects.moving import A_QUARRY
from tests.checks.black_rose_reasons.sight import (
    A_FIGURE,
    FIGURES,
    OWN_QUESTS,
    ROOMS,
    TARGETS,
    asked,
    can_act,
    changed,
    controlled,
    evocation,
    figure,
    frame,
    in_cell,
    in_lodge,
    in_sight,
    in_turn,
    is_held,
    is_next_to,
    is_spared,
    mage_name,
    named,
    place,
    place_or_last,
    quest,
    quests,
    reach,
    seat_of,
    slots,
    steps,
    strength,
)
from tests.checks.reasons import Attempt, Obstacles

ACTIONS: Final = range(replies.EXPLORE, replies.INERTIA + 1)
CASTS: Final = (replies.CAST_QUICK, replies.CAST_NEXT)


# The menu of an activation


def must_act(attempt: Attempt) -> bool:
    """BR-13.1.3"""
    if not asked(attempt, "action") or attempt.answer != replies.PASS:
        return False
    return frame(attempt)["taken"] == 0 and can_act(attempt)


def must_leave_first(attempt: Attempt) -> bool:
    """BR-17.2.6"""
    if not asked(attempt, "action") or attempt.answer != replies.PASS or not in_cell(attempt):
        return False
    able = can_act(attempt) and not is_held(attempt, mage_name(attempt.seat))
    return bool(0 < frame(attempt)["taken"] < MOST_ACTIONS and able)


def no_action_left(attempt: Attempt) -> bool:
    """BR-13.1.3"""
    return asked(attempt, "action") and attempt.answer in ACTIONS and frame(attempt)["taken"] >= MOST_ACTIONS


def no_token(attempt: Attempt) -> bool:
    """BR-13.2.1"""
    physical = (replies.EXPLORE, replies.FIGHT, replies.COMMAND)
    return asked(attempt, "action") and attempt.answer in physical and seat_of(attempt)["tokens"] == 0


def only_explore(attempt: Attempt) -> bool:
    """BR-17.2.2"""
    return asked(attempt, "action") and attempt.answer in (replies.FIGHT, replies.COMMAND) and in_cell(attempt)


def nobody_to_command(attempt: Attempt) -> bool:
    """BR-13.5.2"""
    return asked(attempt, "action") and attempt.answer == replies.COMMAND and not controlled(attempt)


def not_prepared(attempt: Attempt) -> bool:
    """BR-13.6.1 The quick slot, or all numbered ones, hold nothing to cast."""
    if not asked(attempt, "action") or attempt.answer not in CASTS:
        return False
    prepared = slots(attempt, "prepared")
    quick = SLOT_NAMES[QUICK] in prepared
    return not quick if attempt.answer == replies.CAST_QUICK else prepared in ([], [SLOT_NAMES[QUICK]])


def casts_in_cell(attempt: Attempt) -> bool:
    """BR-13.6.5"""
    return asked(attempt, "action") and attempt.answer in CASTS and in_cell(attempt)


def second_cast(attempt: Attempt) -> bool:
    """BR-13.1.6"""
    if not asked(attempt, "action") or attempt.answer != replies.CAST_NEXT:
        return False
    return bool(frame(attempt)["casts"] > 0 and not frame(attempt)["quickly"])


def barred(attempt: Attempt) -> bool:
    """BR-1.1.1 An effect forbids it: to cast, to cast again, or to activate rooms."""
    own = mage_name(attempt.seat)
    if asked(attempt, "action") and attempt.answer in CASTS:
        silent = "silence" in seat_of(attempt)["hexes"] or changed(attempt, own, "onecast") > 0
        return changed(attempt, own, "nocast") > 0 or (silent and frame(attempt)["casts"] > 0)
    activates = asked(attempt, "explore", "fight") and attempt.answer == replies.ACTIVATE
    return activates and changed(attempt, own, "noact") > 0


def droppable(attempt: Attempt) -> list[str]:
    """BR-13.7.1"""
    activated = slots(attempt, "activated") if attempt.table.options["inertia_activated"] else []
    return slots(attempt, "prepared") + activated


def nothing_to_drop(attempt: Attempt) -> bool:
    """BR-13.7.1"""
    if asked(attempt, "action"):
        return attempt.answer == replies.INERTIA and not droppable(attempt)
    slot = named(attempt.answer, replies.SLOT, list(SLOT_NAMES))
    return asked(attempt, "inertia") and slot != "" and slot not in droppable(attempt)


def not_fulfilled(attempt: Attempt) -> bool:
    """BR-8.1.8"""
    if not asked(attempt, "action") or attempt.answer not in OWN_QUESTS:
        return False
    return quest(attempt) not in quests(attempt, "fulfilled")


def quest_in_cell(attempt: Attempt) -> bool:
    """BR-8.1.8"""
    return asked(attempt, "action") and attempt.answer in OWN_QUESTS and in_cell(attempt)


# Moves and rooms


def must_leave(attempt: Attempt) -> bool:
    """BR-17.2.3"""
    if not asked(attempt, "explore", "drift") or attempt.answer != replies.PASS or not in_cell(attempt):
        return False
    able = not is_held(attempt, mage_name(attempt.seat))
    return able and (attempt.kind == "drift" or frame(attempt)["left"] > 0)


def activates(attempt: Attempt) -> bool:
    return asked(attempt, "explore", "fight") and attempt.answer == replies.ACTIVATE


def room_once(attempt: Attempt) -> bool:
    """BR-17.1.5"""
    return activates(attempt) and bool(frame(attempt)["activated"])


def room_after_leaving(attempt: Attempt) -> bool:
    """BR-17.2.4"""
    return activates(attempt) and attempt.kind == "explore" and in_cell(attempt)


def no_room(attempt: Attempt) -> bool:
    """BR-17.1.4"""
    return activates(attempt) and in_cell(attempt)


def token_used(attempt: Attempt) -> bool:
    """BR-17.1.3"""
    if not activates(attempt) or in_cell(attempt):
        return False
    here = attempt.position["lodge"][seat_of(attempt)["at"]]
    return bool(here["restored"] and here["used"])


def no_move_left(attempt: Attempt) -> bool:
    """BR-13.3.1"""
    return asked(attempt, "explore") and attempt.answer in ROOMS and frame(attempt)["left"] <= 0


def not_between(attempt: Attempt) -> bool:
    """BR-13.3.2 The room was activated after some Moves: none follows."""
    return no_move_left(attempt) and bool(frame(attempt)["moved"] and frame(attempt)["activated"])


def mover(attempt: Attempt) -> str:
    """The figure that moves now."""
    return FIGURES[frame(attempt)["figure"]] if attempt.kind in ("evocation", "move") else mage_name(attempt.seat)


def not_adjacent(attempt: Attempt) -> bool:
    """BR-4.4.1 Not next to the figure, or something holds it."""
    if not asked(attempt, "explore", "drift", "evocation", "move") or attempt.answer not in ROOMS:
        return False
    room = NAMES[attempt.answer - replies.ROOM]
    return is_held(attempt, mover(attempt)) or not is_next_to(attempt, mover(attempt), room)


def goal_of(attempt: Attempt) -> str | None:
    """BR-30.3.3 The room that an effect moves a figure to: of another figure, where it is or was last."""
    number = frame(attempt).get("goal", -1) if attempt.kind == "move" else -1
    if number < A_QUARRY:
        return NAMES[number] if number >= 0 else None
    return place_or_last(attempt, FIGURES[number - A_QUARRY])


# Attacks


def aims(attempt: Attempt) -> bool:
    return asked(attempt, "fight", "evocation") and attempt.answer in A_FIGURE


def nobody_there(attempt: Attempt) -> bool:
    """BR-13.4.1 No figure in the lodge."""
    return aims(attempt) and not in_lodge(attempt, figure(attempt))


def own_side(attempt: Attempt) -> bool:
    """BR-13.4.3"""
    return aims(attempt) and in_lodge(attempt, figure(attempt)) and is_spared(attempt, mover(attempt), figure(attempt))


def out_of_range(attempt: Attempt) -> bool:
    """BR-13.4.1"""
    if not aims(attempt) or not in_lodge(attempt, figure(attempt)):
        return False
    if not in_lodge(attempt, mover(attempt)):
        return True
    here, there = place(attempt, mover(attempt)), place(attempt, figure(attempt))
    return steps(here, there) > reach(attempt, mover(attempt)) or not in_sight(attempt, here, there)


def attacked(attempt: Attempt) -> bool:
    """BR-13.4.1"""
    return aims(attempt) and attempt.kind == "fight" and bool(frame(attempt)["attacked"])


# Evocations


def not_commanded(attempt: Attempt) -> bool:
    """BR-13.5.1"""
    return asked(attempt, "command") and attempt.answer in TARGETS and figure(attempt) not in controlled(attempt)


def waker(attempt: Attempt) -> int | str:
    """BR-23.1.1 The mage whose evocations are activated now."""
    mage: int | str = in_turn(attempt)[frame(attempt)["place"]]
    return mage


def of_waker(attempt: Attempt) -> bool:
    """The evocation that is meant is one of that mage's."""
    return bool(evocation(attempt, figure(attempt)).get("controller") == waker(attempt))


def not_own(attempt: Attempt) -> bool:
    """BR-23.1.1"""
    return asked(attempt, "wake") and attempt.answer in TARGETS and not of_waker(attempt)


def woken_before(attempt: Attempt) -> bool:
    """BR-23.1.2"""
    if not asked(attempt, "wake") or not of_waker(attempt):
        return False
    return bool(attempt.position["evocations"][figure(attempt)]["woken"])


def must_wake(attempt: Attempt) -> bool:
    """BR-27.3.1"""
    crown = attempt.table.options["summoners_crown"]
    return asked(attempt, "wake") and attempt.answer == replies.PASS and bool(crown)


def must_wake_all(attempt: Attempt) -> bool:
    """BR-29.5.2"""
    return asked(attempt, "wake") and attempt.answer == replies.PASS and waker(attempt) == ROSE_WORD


def later_slot(attempt: Attempt) -> bool:
    """BR-29.5.2 An evocation of the Avatar's own comes before it."""
    if not asked(attempt, "wake") or not of_waker(attempt) or waker(attempt) != ROSE_WORD or woken_before(attempt):
        return False
    one = evocation(attempt, figure(attempt))
    left = [other for other in attempt.position["evocations"].values() if not other["woken"]]
    own = [other["slot"] for other in left if other["owner"] == other["controller"] == ROSE_WORD]
    return any(slot < one["slot"] or one["owner"] != ROSE_WORD for slot in own)


def not_assigned(attempt: Attempt) -> bool:
    """BR-29.6.2"""
    if not asked(attempt, "shake_off") or attempt.answer not in TARGETS:
        return False
    return bool(evocation(attempt, figure(attempt)).get("bearer") != ROSE_WORD)


# The Avatar's choices


def not_first(attempt: Attempt) -> bool:
    """BR-30.2 Something that can be chosen has more of what a priority asks for."""
    legal = attempt.table.legal(attempt.seat)
    if attempt.answer in legal or place(attempt, FIGURES[ROSE]) not in NAMES:
        return False
    if asked(attempt, "choose_room") and attempt.answer in ROOMS:
        return weight_of_room(attempt, attempt.answer) < max(weight_of_room(attempt, one) for one in legal)
    if not asked(attempt, "choose_figure") or attempt.answer not in TARGETS:
        return False
    own, others = weights(attempt, attempt.answer), [weights(attempt, one) for one in legal]
    return any(own[which] < max(other[which] for other in others) for which in (0, 1))


def weights(attempt: Attempt, answer: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """BR-30.2.1, BR-30.2.2 Damage, nearness and power of a mage, in the order of the first and the second priority."""
    name = FIGURES[answer - replies.FIGURE]
    number = answer - replies.FIGURE
    if number >= len(attempt.position["seats"]):
        return (-1,), (-99,)
    mage = attempt.position["seats"][number]
    near = -steps(place(attempt, FIGURES[ROSE]), place(attempt, name))
    return (len(mage["cubes"]), near, mage["power"]), (near, len(mage["cubes"]), mage["power"])


def weight_of_room(attempt: Attempt, answer: int) -> tuple[int, ...]:
    """BR-30.2.3 Mages, figures and instability in a room; the Avatar itself does not count."""
    where = NAMES[answer - replies.ROOM]
    mages = [seat for seat in attempt.position["seats"] if seat["at"] == where]
    servants = [one for one in attempt.position["evocations"].values() if one["at"] == where]
    return len(mages), len(mages) + len(servants), len(attempt.position["lodge"][where]["cubes"])


def not_yet(attempt: Attempt) -> bool:
    """BR-30.3.1 Somebody else has more black cubes or more damage, or is a mage."""
    if not asked(attempt, "ration") or attempt.answer not in TARGETS:
        return False
    return attempt.answer not in attempt.table.legal(attempt.seat)


def must_go(attempt: Attempt) -> bool:
    """BR-30.3.3 It goes towards something."""
    return asked(attempt, "move") and attempt.answer == replies.PASS and goal_of(attempt) is not None


def off_the_way(attempt: Attempt) -> bool:
    """BR-30.3.3 It could step there, but comes no nearer to where it goes."""
    if not asked(attempt, "move") or attempt.answer not in ROOMS or not_adjacent(attempt):
        return False
    goal, room, here = goal_of(attempt), NAMES[attempt.answer - replies.ROOM], place(attempt, mover(attempt))
    return goal is not None and here in NAMES and steps(room, goal) >= steps(here, goal)


def driven_too_far(attempt: Attempt) -> bool:
    """BR-23.2.1 Its Moves are over, or it has attacked after some of them."""
    return asked(attempt, "evocation") and attempt.answer in ROOMS and frame(attempt)["left"] <= 0


def attacks_twice(attempt: Attempt) -> bool:
    """BR-23.2.1"""
    return aims(attempt) and attempt.kind == "evocation" and bool(frame(attempt)["attacked"])


def no_strength(attempt: Attempt) -> bool:
    """BR-23.2.4"""
    return aims(attempt) and attempt.kind == "evocation" and strength(attempt, mover(attempt)) <= 0


OBSTACLES: Final[Obstacles] = {
    ("E_MUST_ACT", "BR-13.1.3"): must_act,
    ("E_CELL", "BR-17.2.6"): must_leave_first,
    ("E_NO_ACTION", "BR-13.1.3"): no_action_left,
    ("E_TOKEN", "BR-13.2.1"): no_token,
    ("E_CELL", "BR-17.2.2"): only_explore,
    ("E_EVOCATION", "BR-13.5.2"): nobody_to_command,
    ("E_PREPARED", "BR-13.6.1"): not_prepared,
    ("E_CELL", "BR-13.6.5"): casts_in_cell,
    ("E_SECOND_CAST", "BR-13.1.6"): second_cast,
    ("E_BARRED", "BR-1.1.1"): barred,
    ("E_PREPARED", "BR-13.7.1"): nothing_to_drop,
    ("E_QUEST", "BR-8.1.8"): not_fulfilled,
    ("E_CELL", "BR-8.1.8"): quest_in_cell,
    ("E_CELL", "BR-17.2.3"): must_leave,
    ("E_USED", "BR-17.1.5"): room_once,
    ("E_CELL", "BR-17.2.4"): room_after_leaving,
    ("E_CELL", "BR-17.1.4"): no_room,
    ("E_USED", "BR-17.1.3"): token_used,
    ("E_MOVES", "BR-13.3.1"): no_move_left,
    ("E_MOVES", "BR-13.3.2"): not_between,
    ("E_ADJ", "BR-4.4.1"): not_adjacent,
    ("E_TARGET", "BR-13.4.1"): nobody_there,
    ("E_TARGET", "BR-13.4.3"): own_side,
    ("E_RANGE", "BR-13.4.1"): out_of_range,
    ("E_USED", "BR-13.4.1"): attacked,
    ("E_EVOCATION", "BR-13.5.1"): not_commanded,
    ("E_EVOCATION", "BR-23.1.1"): not_own,
    ("E_USED", "BR-23.1.2"): woken_before,
    ("E_MUST_ACT", "BR-27.3.1"): must_wake,
    ("E_MUST_ACT", "BR-29.5.2"): must_wake_all,
    ("E_ORDER", "BR-29.5.2"): later_slot,
    ("E_TARGET", "BR-29.6.2"): not_assigned,
    ("E_ORDER", "BR-30.1.2"): not_first,
    ("E_ORDER", "BR-30.3.1"): not_yet,
    ("E_MUST_ACT", "BR-30.3.3"): must_go,
    ("E_ORDER", "BR-30.3.3"): off_the_way,
    ("E_MOVES", "BR-23.2.1"): driven_too_far,
    ("E_USED", "BR-23.2.1"): attacks_twice,
    ("E_BARRED", "BR-23.2.4"): no_strength,
}
