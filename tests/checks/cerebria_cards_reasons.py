"""What the refusals of the Card Game say (CC-14.1), told from a position: the obstacle is there, or it is not."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.components.things import ABILITIES, PLACES, POLARITIES
from tests.checks.cerebria_cards_sight import (
    Emotion,
    aims,
    asked,
    card,
    column,
    emotion,
    emotions,
    hand,
    has_turn,
    held,
    others,
    pointed_at,
    running,
    use,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles

DECLARED_KINDS: Final = ("pay", "destroy", "drain_from", "drain_to", "victim", "swap_give", "swap_take")


def mulligan(attempt: Attempt) -> bool:
    """CC-2.11 Not a part of a hand, not out of turn, not later."""
    if attempt.kind != "mulligan":
        return attempt.answer == replies.CONFIRM
    if attempt.seat == attempt.asked:
        return card(attempt)
    return card(attempt) or attempt.answer in (replies.PASS, replies.CONFIRM)


def not_active(attempt: Attempt) -> bool:
    """CC-3.1 What is an action, an ability or the end of a turn for others; a seat that is asked may well pass."""
    if has_turn(attempt):
        return False
    if attempt.seat == attempt.asked:
        return column(attempt) or use(attempt)
    return not card(attempt) and attempt.answer != replies.CONFIRM


def passes_or_names_card(attempt: Attempt) -> bool:
    return attempt.answer == replies.PASS or card(attempt)


def pending(*kinds: str) -> Obstacle:
    """An answer that has nothing to do with the open question of the seat."""
    own: dict[str, Obstacle] = {
        "mulligan": lambda attempt: passes_or_names_card(attempt) or attempt.answer == replies.CONFIRM,
        "fuse": lambda attempt: passes_or_names_card(attempt) or aims(attempt),
        "remove": lambda attempt: passes_or_names_card(attempt) or aims(attempt),
        "pay": lambda attempt: attempt.answer == replies.PASS or aims(attempt),
        "column": column,
        "column2": column,
        "victim": lambda attempt: replies.SEAT < attempt.answer < replies.COUNT,
        "steal": passes_or_names_card,
        "summon": card,
        "counter": passes_or_names_card,
        "surplus": lambda attempt: attempt.answer >= replies.COUNT,
        "trim": passes_or_names_card,
    }
    return lambda attempt: asked(attempt, *kinds) and not own.get(attempt.kind, aims)(attempt)


def still_going_on(attempt: Attempt) -> bool:
    """CC-3.6 An entry or a choice of a column is open, or the active player waits for the others."""
    waits = attempt.kind in ("counter", "surplus") and has_turn(attempt) and attempt.seat != attempt.asked
    entering = pending("fuse", "remove", "column", "column2")
    return waits or entering(attempt)


def no_actions(attempt: Attempt) -> bool:
    return asked(attempt, "main") and attempt.position["actions"] == 0 and (column(attempt) or card(attempt))


def actions_left(attempt: Attempt) -> bool:
    left = attempt.position["actions"]
    return asked(attempt, "main") and attempt.answer == replies.PASS and left > 0 and attempt.told(number=left)


def not_held(kind: str) -> Obstacle:
    return lambda attempt: (
        asked(attempt, kind)
        and card(attempt)
        and not held(attempt, running(attempt)["victim"] if kind == "steal" else attempt.seat)
        and attempt.told(card=attempt.answer - replies.CARD)
    )


def must_remove(attempt: Attempt) -> bool:
    full = len(emotions(attempt, attempt.seat)) >= attempt.option("mindset_cap")
    return asked(attempt, "remove") and attempt.answer == replies.PASS and full


def not_removable(attempt: Attempt) -> bool:
    """CC-5.6 Only in an entry, and only an own emotion that lies there."""
    if asked(attempt, "main"):
        return aims(attempt)
    own = pointed_at(attempt) in emotions(attempt, attempt.seat)
    return asked(attempt, "remove") and (card(attempt) or (aims(attempt) and not own))


def not_from_hand(attempt: Attempt) -> bool:
    return asked(attempt, "fuse") and aims(attempt)


def fusion(attempt: Attempt) -> tuple[dict[str, Any], dict[str, Any]]:
    """The card that enters and the one that the answer would lay below it."""
    cards = attempt.table.game.content()["cards"]
    return cards[running(attempt)["card"]], cards[attempt.answer - replies.CARD]


def no_base(attempt: Attempt) -> bool:
    if not asked(attempt, "fuse") or not card(attempt):
        return False
    top, below = fusion(attempt)
    return (below["kind"] != "base" or top["kind"] == "base") and attempt.told(card=attempt.answer - replies.CARD)


def mixed(attempt: Attempt) -> bool:
    if not asked(attempt, "fuse") or not card(attempt):
        return False
    top, below = fusion(attempt)
    unlike = top["polarity"] != below["polarity"] and not attempt.option("mixed_fusion")
    return unlike and attempt.told(card=attempt.answer - replies.CARD)


def used(attempt: Attempt) -> Emotion | None:
    """The own emotion whose ability the answer would use."""
    if not asked(attempt, "main") or not use(attempt):
        return None
    return emotion(attempt, attempt.seat * PLACES + attempt.answer - replies.ACTIVATE)


def no_emotion(attempt: Attempt) -> bool:
    return asked(attempt, "main") and use(attempt) and not used(attempt)


def no_ability(attempt: Attempt) -> bool:
    found = used(attempt)
    return found is not None and found.top["kind"] == "base" and attempt.told(card=found.number)


def no_fragment(attempt: Attempt) -> bool:
    found = used(attempt)
    return found is not None and found.fragments == 0 and attempt.told(card=found.number)


def not_ready(attempt: Attempt) -> bool:
    found = used(attempt)
    if found is None or not attempt.told(card=found.number):
        return False
    return found.received and not attempt.option("swapped_fused_ready") if found.base else found.fresh or found.received


def type_used(attempt: Attempt) -> bool:
    found = used(attempt)
    if not found or found.top["kind"] == "base":
        return False
    number = ABILITIES.index(found.top["ability"])
    return found.top["ability"] in attempt.position["used"] and attempt.told(ability=number)


def no_effect(attempt: Attempt) -> bool:
    """CC-8 The effect can do nothing."""
    found = used(attempt)
    if not found or found.top["kind"] == "base":
        return False
    ability = found.top["ability"]
    source = attempt.seat * PLACES + attempt.answer - replies.ACTIVATE
    opponents = [other for other in range(attempt.table.players) if other != attempt.seat]
    own = emotions(attempt, attempt.seat)
    idle = {
        "drain": not any(drains(attempt, place, to, source, -1) for place in others(attempt) for to in own),
        "summon": not hand(attempt, attempt.seat),
        "steal": not any(hand(attempt, other) for other in opponents),
        "swap": not any(swappable(attempt, place, to) for place in own for to in emotions_there(attempt)),
        "draw": not attempt.position["deck"] and not attempt.position["discard"],
    }
    refused = attempt.table.options["empty_use"] == "refused"
    return refused and idle.get(ability, False) and attempt.told(ability=ABILITIES.index(ability))


def drains(attempt: Attempt, origin: int, receiver: int, payer: int, absorber: int) -> bool:
    """CC-8.7, CC-8.9 A fragment of one emotion fits the other, when the payment is made that is still to be made."""
    drained, filled = emotion(attempt, origin), emotion(attempt, receiver)
    if not drained or not filled:
        return False
    spent, stored = int(receiver == payer), int(receiver == absorber)
    return any(
        drained.holds(polarity) > 0 and room(attempt, filled, polarity, spent, stored) > 0 for polarity in POLARITIES
    )


def room(attempt: Attempt, filled: Emotion, polarity: str, spent: int, stored: int) -> int:
    """CC-8.9 The empty slots for a polarity, when so many fragments are still to be spent and stored there."""
    slots = 0
    if filled.top["polarity"] == polarity:
        slots += filled.fragment_slots - filled.fragments + spent
    if filled.absorbs() == polarity and (not filled.base or attempt.option("drain_into_fused_absorb")):
        slots += filled.absorb_slots - filled.absorbed - stored
    return slots


def payment(attempt: Attempt) -> tuple[int, int]:
    """Who is to pay and who is to absorb it; nobody once that is done."""
    frame = running(attempt)
    if frame["program"].endswith("-late"):
        return -1, -1
    return attempt.seat * PLACES + int(frame["place"]), int(frame["paid"])


def absorbing(attempt: Attempt) -> tuple[Emotion, Emotion] | None:
    """The emotion that pays and the own one with absorb slots that the answer points at."""
    if not asked(attempt, "pay") or pointed_at(attempt) not in emotions(attempt, attempt.seat):
        return None
    source = emotion(attempt, attempt.seat * PLACES + int(running(attempt)["place"]))
    found = emotion(attempt, pointed_at(attempt))
    return (source, found) if source and found and found.absorb_slots else None


def no_absorb_slot(attempt: Attempt) -> bool:
    return asked(attempt, "pay") and aims(attempt) and not absorbing(attempt)


def other_polarity(attempt: Attempt) -> bool:
    pair = absorbing(attempt)
    return pair is not None and pair[1].absorbs() != pair[0].top["polarity"]


def absorb_slots_full(attempt: Attempt) -> bool:
    pair = absorbing(attempt)
    return pair is not None and pair[1].absorbed == pair[1].absorb_slots


def other_fused(attempt: Attempt) -> bool:
    pair = absorbing(attempt)
    source = attempt.seat * PLACES + int(running(attempt)["place"]) if pair else -1
    return pair is not None and pair[1].base is not None and pointed_at(attempt) != source


def no_column(attempt: Attempt) -> bool:
    columns = attempt.option("columns")
    missing = column(attempt) and attempt.answer - replies.COLUMN >= columns
    return asked(attempt, "main", "column", "column2") and missing and attempt.told(number=columns)


def nothing_destroyed(attempt: Attempt) -> bool:
    return asked(attempt, "destroy") and aims(attempt) and pointed_at(attempt) < 0


def nothing_drained(attempt: Attempt) -> bool:
    if not asked(attempt, "drain_from") or not aims(attempt):
        return False
    place, own = pointed_at(attempt), emotions(attempt, attempt.seat)
    return place not in others(attempt) or not any(drains(attempt, place, to, *payment(attempt)) for to in own)


def no_receiver(attempt: Attempt) -> bool:
    if not asked(attempt, "drain_to") or not aims(attempt):
        return False
    place, origin = pointed_at(attempt), int(running(attempt)["aim"])
    own = emotions(attempt, attempt.seat)
    return place not in own or not drains(attempt, origin, place, *payment(attempt))


def not_so_many(attempt: Attempt) -> bool:
    """CC-8.8, CC-8.10 So many fragments cannot leave fragment slots, or more would have to."""
    if not asked(attempt, "surplus") or attempt.answer < replies.COUNT:
        return False
    drained, filled = emotion(attempt, running(attempt)["aim"]), emotion(attempt, running(attempt)["own"])
    assert drained
    assert filled
    polarity = drained.top["polarity"]
    moved = min(room(attempt, filled, polarity, 0, 0), drained.holds(polarity))
    spendable = attempt.answer - replies.COUNT
    absorbed = drained.holds(polarity) - drained.fragments
    return not (0 <= moved - spendable <= absorbed and spendable <= drained.fragments)


def no_victim(attempt: Attempt) -> bool:
    if not asked(attempt, "victim") or not replies.SEAT < attempt.answer < replies.COUNT:
        return False
    steps = attempt.answer - replies.SEAT
    return steps >= attempt.table.players or not hand(attempt, (attempt.seat + steps) % attempt.table.players)


def emotions_there(attempt: Attempt) -> list[int]:
    return [*emotions(attempt, attempt.seat), *others(attempt)]


def swappable(attempt: Attempt, own: int, other: int) -> bool:
    """CC-8.25 Two emotions, the second one an opponent's unless own ones may be exchanged."""
    return own != other and (other in others(attempt) or bool(attempt.table.options["swap_own"]))


def nothing_given(attempt: Attempt) -> bool:
    place = pointed_at(attempt)
    own = place in emotions(attempt, attempt.seat)
    partner = any(swappable(attempt, place, other) for other in emotions_there(attempt))
    return asked(attempt, "swap_give") and aims(attempt) and not (own and partner)


def nothing_taken(attempt: Attempt) -> bool:
    if not asked(attempt, "swap_take") or not aims(attempt):
        return False
    place = pointed_at(attempt)
    return place not in emotions_there(attempt) or not swappable(attempt, int(running(attempt)["own"]), place)


def other_vibe(attempt: Attempt) -> bool:
    if not asked(attempt, "counter") or not card(attempt):
        return False
    frame = running(attempt)
    source = emotion(attempt, int(frame["seat"]) * PLACES + int(frame["place"]))
    assert source
    vibe = source.top["vibe"]
    number = attempt.answer - replies.CARD
    return source.cards[number]["vibe"] != vibe and attempt.told(card=number, vibe=vibe)


def no_window(attempt: Attempt) -> bool:
    """CC-7.3 There is no window, or it is not the moment of the seat; CC-9.4 nobody counters in a trimming."""
    return card(attempt) and attempt.seat != attempt.asked and attempt.kind != "trim"


def no_trimming(attempt: Attempt) -> bool:
    """CC-11.6 Nobody keeps more cards than may be kept, or discards without being asked."""
    keep = attempt.option("hand_keep")
    if attempt.kind != "trim" or not attempt.told(number=keep):
        return False
    if attempt.seat == attempt.asked:
        return attempt.answer == replies.PASS and len(hand(attempt, attempt.seat)) > keep
    return card(attempt)


# In the order of CC-14.1.
OBSTACLES: Final[Obstacles] = {
    ("E_MULLIGAN", "CC-2.11"): mulligan,
    ("E_NOT_ACTIVE", "CC-3.1"): not_active,
    ("E_PENDING", "CC-2.10"): pending("mulligan"),
    ("E_PENDING", "CC-3.6"): still_going_on,
    ("E_PENDING", "CC-6.16"): pending(*DECLARED_KINDS),
    ("E_PENDING", "CC-7.2"): pending("counter"),
    ("E_PENDING", "CC-8.10"): pending("surplus"),
    ("E_PENDING", "CC-8.19"): pending("summon"),
    ("E_PENDING", "CC-8.23"): pending("steal"),
    ("E_PENDING", "CC-9.4"): pending("trim"),
    ("E_NO_ACTIONS", "CC-3.8"): no_actions,
    ("E_ACTIONS_LEFT", "CC-3.7"): actions_left,
    ("E_NOT_IN_HAND", "CC-4.6"): not_held("main"),
    ("E_NOT_IN_HAND", "CC-5.12"): not_held("fuse"),
    ("E_NOT_IN_HAND", "CC-7.3"): not_held("counter"),
    ("E_NOT_IN_HAND", "CC-8.18"): not_held("summon"),
    ("E_NOT_IN_HAND", "CC-8.23"): not_held("steal"),
    ("E_NOT_IN_HAND", "CC-11.6"): not_held("trim"),
    ("E_MUST_REMOVE", "CC-5.4"): must_remove,
    ("E_REMOVE_TARGET", "CC-5.6"): not_removable,
    ("E_FUSE_SOURCE", "CC-5.12"): not_from_hand,
    ("E_FUSE_KIND", "CC-5.17"): mixed,
    ("E_FUSE_KIND", "CC-5.18"): no_base,
    ("E_NO_ABILITY", "CC-6.2"): no_ability,
    ("E_NO_FRAGMENT", "CC-6.3"): no_fragment,
    ("E_NOT_READY", "CC-6.4"): not_ready,
    ("E_TYPE_USED", "CC-6.6"): type_used,
    ("E_NO_EFFECT", "CC-6.7"): no_effect,
    ("E_ABSORB_POLARITY", "CC-6.13"): other_polarity,
    ("E_ABSORB_FULL", "CC-6.13"): absorb_slots_full,
    ("E_ABSORB_FUSED", "CC-6.13"): other_fused,
    ("E_TARGET", "CC-2.3"): no_column,
    ("E_TARGET", "CC-6.1"): no_emotion,
    ("E_TARGET", "CC-6.13"): no_absorb_slot,
    ("E_TARGET", "CC-8.1"): nothing_destroyed,
    ("E_TARGET", "CC-8.4"): nothing_drained,
    ("E_TARGET", "CC-8.5"): no_receiver,
    ("E_TARGET", "CC-8.8"): not_so_many,
    ("E_TARGET", "CC-8.21"): no_victim,
    ("E_TARGET", "CC-8.25"): nothing_taken,
    ("E_TARGET", "CC-8.28"): nothing_given,
    ("E_COUNTER_VIBE", "CC-7.3"): other_vibe,
    ("E_COUNTER_WINDOW", "CC-7.3"): no_window,
    ("E_TRIM", "CC-11.6"): no_trimming,
    ("E_GAME_OVER", "CC-14.2"): lambda attempt: attempt.table.over,
}
