"""CB-8 Move, with the upgrades of CB-21 that belong to it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_SEAT, A_SPIRIT_SPACE, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.ring import adjacent, first_space, last_space, step_from
from mindrose.games.cerebria.components.things import (
    BLEAKNESS,
    BLISS,
    CHARGE,
    DECEIVE,
    EMBRACE,
    FLIGHT,
    FROM_SHADOWS,
    GLOOM,
    HASTE,
    MOVE,
    OVERCOME,
    PUSH,
    SPIRIT_SPACES,
    SWAP_PLACES,
    WILDFIRE,
)
from mindrose.games.cerebria.rules.action_vibe import VibeColour, VibeSlot
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.costs import upgrade_in, uses
from mindrose.games.cerebria.rules.declaring import Declare, DeclareOn, Pay, Unlocked
from mindrose.games.cerebria.rules.emotions import put_essence, remove_essence
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.means import gain_wp
from mindrose.games.cerebria.rules.pointing import names_space, names_spirit_space, pointed_space, pointed_spirit_space
from mindrose.games.cerebria.rules.spirits import relocate, trade_places
from mindrose.games.cerebria.rules.upgrades import (
    COMMON_SLOTS,
    CONFLICT,
    OWN,
    UPS,
    SpiritAction,
    affordable,
    drafted_bits,
    nearest,
    used,
    wp_of,
)
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

END: Final = OWN  # the Spirit space where the Move ends
PARTNER: Final = OWN + 1  # CB-21.4.2 the seat whose Spirit changes places
PUSHED: Final = OWN + 2  # CB-21.3.1 where the first pushed Spirit goes
PUSHED_TOO: Final = OWN + 3
TARGET: Final = OWN + 4  # the Emotion of Embrace or Wildfire

CHOOSING_END: Final = reason("E_TURN", "CB-8.1.1")
TOO_FAR: Final = reason("E_ADJ", "CB-8.1.1")
NOT_SHADOWED: Final = reason("E_ADJ", "CB-21.9.2")
BLOCKED: Final = reason("E_SPIRIT_BLOCK", "CB-8.1.2")
BLOCKED_IN_SHADOWS: Final = reason("E_SPIRIT_BLOCK", "CB-21.9.3")
CHOOSING_PARTNER: Final = reason("E_TURN", "CB-21.4.2")
NOT_ELSEWHERE: Final = reason("E_TARGET", "CB-21.4.2")
NOT_ELSEWHERE_TO_DECEIVE: Final = reason("E_TARGET", "CB-21.7.2")
BLOCKED_SWAP: Final = reason("E_SPIRIT_BLOCK", "CB-21.4.3")
BLOCKED_DECEIT: Final = reason("E_SPIRIT_BLOCK", "CB-21.7.3")
TOO_DEAR: Final = reason("E_WP", "CB-8.1.1")
NOT_BESIDE: Final = reason("E_ADJ", "CB-21.3.1")
CHOOSING_TARGET: Final = reason("E_TURN", "CB-21.2.2")
CHOOSING_PUSH: Final = reason("E_TURN", "CB-21.3.1")
FAR_FROM_EMBRACE: Final = reason("E_ADJ", "CB-21.2.2")
FAR_FROM_WILDFIRE: Final = reason("E_ADJ", "CB-21.6.2")
NO_BLISS_TO_EMBRACE: Final = reason("E_TARGET", "CB-21.2.2")
NO_BLISS_FOR_WILDFIRE: Final = reason("E_TARGET", "CB-21.6.2")
NO_SLOT: Final = reason("E_SLOTS", "CB-21.2.2")
NO_ESSENCE: Final = reason("E_ESSENCE", "CB-21.2.2")


class MoveAction(SpiritAction):
    """CB-8.1.1 The Spirit goes along a path to a neighbouring Spirit space."""

    def conflict(self, table: Cerebria, seat: i64, ups: i64) -> i64:
        """Part 5.4 What replaces the route does not go with what lengthens it."""
        if swaps(table, seat, ups) or uses(table, seat, MOVE, ups, FROM_SHADOWS):
            return NONE if reach(table, seat, ups) == 1 else CONFLICT
        return NONE

    def obstacle(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> i64:
        if swaps(table, seat, ups):
            return why_no_partner(table, seat, ups, bits)
        found: i64 = NONE
        shadows = uses(table, seat, MOVE, ups, FROM_SHADOWS)
        steps: i64 = SPIRIT_SPACES // 2 if shadows else reach(table, seat, ups)
        for step in range(-steps, steps + 1):
            why = why_not_end(table, seat, ups, bits, step_from(table.space[seat], step))
            if why == NONE:
                return NONE
            found = nearest(found, why)
        return found

    def lowest(self, table: Cerebria, seat: int, ups: int, bits: int, frame: Frame | None) -> int:
        if swaps(table, seat, ups):
            partners = [
                other for other in range(table.players) if why_not_partner(table, seat, ups, bits, other) == NONE
            ]
            ends = [int(table.space[other]) for other in partners]
        else:
            ends = [end for end in range(SPIRIT_SPACES) if why_not_end(table, seat, ups, bits, end) == NONE]
        taxes = [int(table.move_tax[2 * end + table.faction[seat]]) for end in ends]
        return super().lowest(table, seat, ups, bits, frame) + min(taxes, default=0)

    def tax(self, table: Cerebria, frame: Frame) -> i64:
        return table.move_tax[2 * frame.slots[END] + table.faction[frame.seat]]

    def essence(self, table: Cerebria, frame: Frame) -> i64:
        """CB-21.2.2 Embrace takes its Essence from the own Spirit board."""
        if frame.slots[TARGET] < 0 or table.settings.embrace_from_supply:
            return 0
        return 1 if used(table, frame, self, EMBRACE) else 0


ACTION: Final = MoveAction(MOVE, "CB-8.1.1")


def swaps(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-21.4.2, CB-21.7.2 Swap Places or Deceive: positions are exchanged instead of moving."""
    return uses(table, seat, MOVE, ups, SWAP_PLACES) or uses(table, seat, MOVE, ups, DECEIVE)


def reach(table: Cerebria, seat: i64, ups: i64) -> i64:
    """CB-8.1.1 One space; CB-8.1.4 one more with Haste; CB-21.5.1, CB-21.6.1, CB-21.9.1 up to two more."""
    if uses(table, seat, MOVE, ups, HASTE):
        return 2
    if uses(table, seat, MOVE, ups, FLIGHT) or uses(table, seat, MOVE, ups, CHARGE):
        return 3
    return 1


def within(origin: i64, end: i64, steps: i64) -> bool:
    """CB-8.1.7 Reached in one to `steps` steps, back to the start in two; CB-8.1.5 spaces passed do not matter."""
    distance = origin - end if origin > end else end - origin
    if distance > SPIRIT_SPACES // 2:
        distance = SPIRIT_SPACES - distance
    return steps >= 2 if distance == 0 else distance <= steps


def shadowed(table: Cerebria, spirit_space: i64) -> bool:
    """CB-21.9.2 Adjacent to a Bleakness; in the first edition to any Gloom Emotion."""
    for space in range(first_space(spirit_space), last_space(spirit_space) + 1):
        if table.card[space] == BLEAKNESS or (table.settings.first and table.holds(space, GLOOM)):
            return True
    return False


def overcomes(table: Cerebria, seat: i64, bits: i64) -> bool:
    """CB-21.4.3, CB-21.7.3, CB-21.9.3 Sharing is allowed: in the first edition, or with Overcome unlocked."""
    if table.settings.first:
        return True
    for slot in range(3):
        if (bits >> (slot + 1)) & 1 == 1 and upgrade_in(table, seat, MOVE, slot) == OVERCOME:
            return True
    return False


def why_not_end(table: Cerebria, seat: i64, ups: i64, bits: i64, end: i64) -> i64:
    """CB-8.1.1, CB-8.1.2, CB-8.1.3, CB-8.1.6 The Move may end there: it is reached, not blocked, and paid for."""
    if uses(table, seat, MOVE, ups, FROM_SHADOWS):
        if not shadowed(table, end):
            return NOT_SHADOWED
        if blocked(table, seat, end) and not overcomes(table, seat, bits):
            return BLOCKED_IN_SHADOWS
    else:
        if not within(table.space[seat], end, reach(table, seat, ups)):
            return TOO_FAR
        if blocked(table, seat, end) and not shares(table, seat, ups):
            return BLOCKED
    return why_too_dear(table, seat, ups, bits, end)


def why_too_dear(table: Cerebria, seat: i64, ups: i64, bits: i64, end: i64) -> i64:
    """CB-7.4.1 The WP to end there is there."""
    tax = table.move_tax[2 * end + table.faction[seat]]
    return NONE if affordable(table, seat, MOVE, ups, bits, tax, False) else TOO_DEAR


def blocked(table: Cerebria, seat: i64, end: i64) -> bool:
    """CB-8.1.2 An opposing Spirit is there; CB-8.1.3, CB-4.1.3 one of the own faction does not matter."""
    return table.opposed(end, table.faction[seat])


def shares(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-8.1.6, CB-21.3.1 Overcome or Push is used."""
    return uses(table, seat, MOVE, ups, OVERCOME) or uses(table, seat, MOVE, ups, PUSH)


def why_not_partner(table: Cerebria, seat: i64, ups: i64, bits: i64, partner: i64) -> i64:
    """CB-21.4.2, CB-21.4.3, CB-21.7.2, CB-21.7.3 Any other Spirit elsewhere whose space is not blocked.

    The space is looked at after the exchange, when the partner has left.
    """
    deceives = uses(table, seat, MOVE, ups, DECEIVE)
    if partner >= table.players or table.space[partner] == table.space[seat]:
        return NOT_ELSEWHERE_TO_DECEIVE if deceives else NOT_ELSEWHERE
    end = table.space[partner]
    if not overcomes(table, seat, bits):
        for other in range(table.players):
            if table.space[other] == end and not table.allied(seat, other):
                if other != partner or table.settings.swap_strict:
                    return BLOCKED_DECEIT if deceives else BLOCKED_SWAP
    return why_too_dear(table, seat, ups, bits, end)


def why_no_partner(table: Cerebria, seat: i64, ups: i64, bits: i64) -> i64:
    """CB-21.4.2, CB-21.7.2 There is a Spirit to change places with."""
    found: i64 = NONE
    for partner in range(table.players):
        why = why_not_partner(table, seat, ups, bits, partner)
        if why == NONE:
            return NONE
        found = nearest(found, why)
    return found


class ChooseEnd(Question[Cerebria]):
    """CB-8.1.1 M1, M2 Where the Move ends; the way there does not matter."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if not swaps(table, frame.seat, frame.slots[UPS]):
            for answer in range(replies.SPIRIT_SPACE, replies.SPIRIT_SPACE + SPIRIT_SPACES):
                if self.why_not(table, frame, answer) == NONE:
                    answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[END] = answer - replies.SPIRIT_SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_spirit_space(answer):
            return CHOOSING_END
        bits = drafted_bits(table, frame, MOVE)
        return why_not_end(table, frame.seat, frame.slots[UPS], bits, answer - replies.SPIRIT_SPACE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        tried = frame.clone()
        tried.slots[END] = answer - replies.SPIRIT_SPACE
        return Choice("move", {**pointed_spirit_space(table, answer), "wp": int(wp_of(table, tried, ACTION))})


class ChoosePartner(Question[Cerebria]):
    """CB-21.4.2, CB-21.7.2 M1' The Spirit to change places with."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if swaps(table, frame.seat, frame.slots[UPS]):
            for answer in range(replies.SEAT, replies.SEAT + table.players):
                if self.why_not(table, frame, answer) == NONE:
                    answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[PARTNER] = answer - replies.SEAT
        frame.slots[END] = table.space[answer - replies.SEAT]

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.SEAT or answer >= replies.SPIRIT:
            return CHOOSING_PARTNER
        bits = drafted_bits(table, frame, MOVE)
        return why_not_partner(table, frame.seat, frame.slots[UPS], bits, answer - replies.SEAT)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("swap", {"seat": answer - replies.SEAT})


def pushed_seat(table: Cerebria, frame: Frame, number: i64) -> i64:
    """CB-21.3.1 The opposing Spirits on the end space are pushed, all of them; the first or the second one's seat."""
    if frame.slots[PARTNER] >= 0 or not used(table, frame, ACTION, PUSH):
        return NOTHING
    for other in range(table.players):
        if table.space[other] == frame.slots[END] and not table.allied(frame.seat, other):
            if number == 0:
                return other
            number -= 1
    return NOTHING


class ChoosePush(Question[Cerebria]):
    """CB-21.3.1, CB-21.3.2, CB-21.8.1 M3 The neighbouring space for a pushed Spirit, whoever is there."""

    def __init__(self, number: int) -> None:
        super().__init__("push", "CB-21.3.1")
        self.number: i64 = number

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if pushed_seat(table, frame, self.number) >= 0:
            for answer in range(replies.SPIRIT_SPACE, replies.SPIRIT_SPACE + SPIRIT_SPACES):
                if self.why_not(table, frame, answer) == NONE:
                    answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[PUSHED + self.number] = answer - replies.SPIRIT_SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_spirit_space(answer):
            return CHOOSING_PUSH
        end = frame.slots[END]
        place = answer - replies.SPIRIT_SPACE
        return NONE if place == step_from(end, -1) or place == step_from(end, 1) else NOT_BESIDE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        seat = int(pushed_seat(table, frame, self.number))
        return Choice("push", {"seat": seat, **pointed_spirit_space(table, answer)})


def why_not_target(table: Cerebria, frame: Frame, space: i64) -> i64:
    """CB-21.2.2 Embrace: a free slot and Essence for it; CB-21.6.2 Wildfire: any Bliss Emotion; adjacent to the end."""
    wildfire = used(table, frame, ACTION, WILDFIRE)
    if not adjacent(frame.slots[END], space):
        return FAR_FROM_WILDFIRE if wildfire else FAR_FROM_EMBRACE
    if not table.holds(space, BLISS):
        return NO_BLISS_FOR_WILDFIRE if wildfire else NO_BLISS_TO_EMBRACE
    if wildfire:
        return NONE
    if table.free_slots(space) == 0:
        return NO_SLOT
    return NONE if table.held[frame.seat] > 0 or table.settings.embrace_from_supply else NO_ESSENCE


class ChooseTarget(Question[Cerebria]):
    """CB-21.2.2, CB-21.6.2 M4 The Bliss Emotion for Embrace or Wildfire; either may be left undone."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if not used(table, frame, ACTION, EMBRACE) and not used(table, frame, ACTION, WILDFIRE):
            return
        answers.add(replies.PASS)
        for space in range(first_space(frame.slots[END]), last_space(frame.slots[END]) + 1):
            if why_not_target(table, frame, space) == NONE:
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            frame.slots[TARGET] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        return why_not_target(table, frame, answer - replies.SPACE) if names_space(answer) else CHOOSING_TARGET

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("decline", {}, rare=True)
        return Choice("target", pointed_space(table, answer))


class MoveSpirit(Step[Cerebria]):
    """CB-8.1.1, CB-21.4.2 The Spirit comes to its new space; CB-21.3.1 those in its way are pushed.

    CB-4.1.3, CB-8.1.8 Spirits on one space do not hinder each other.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        partner = frame.slots[PARTNER]
        if partner >= 0:
            trade_places(table, frame.seat, partner)
            return
        first = pushed_seat(table, frame, 0)
        second = pushed_seat(table, frame, 1)
        relocate(table, frame.seat, frame.slots[END], events.MOVED)
        if first >= 0:
            relocate(table, first, frame.slots[PUSHED], events.PUSHED)
        if second >= 0:
            relocate(table, second, frame.slots[PUSHED_TOO], events.PUSHED)


class TouchEmotion(Step[Cerebria]):
    """CB-21.2.2 Embrace puts 1 Essence on a Bliss Emotion; CB-21.6.2 Wildfire takes 1 off.

    CB-10.1.11, CB-21.6.3 Wildfire is not a Quell: nothing that protects from a Quell matters, and it scores none.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        target = frame.slots[TARGET]
        if target < 0:
            return
        if used(table, frame, ACTION, WILDFIRE):
            remove_essence(table, target, 1)
        else:
            put_essence(table, target, 1)
            settle(table)


class StepFromShadows(Step[Cerebria]):
    """CB-21.9.2 From the Shadows then gains 2 WP, in the first edition 1."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if used(table, frame, ACTION, FROM_SHADOWS):
            gain_wp(table, frame.seat, 1 if table.settings.first else 2)


MOVING: Final = Program(
    "move",
    "CB-8.1.1",
    draft=[
        Declare(ACTION),
        VibeSlot(ACTION),
        VibeColour(ACTION),
        DeclareOn(),
        ChooseEnd("move", "CB-8.1.1"),
        ChoosePartner("swap", "CB-21.4.2"),
        ChoosePush(0),
        ChoosePush(1),
        ChooseTarget("move_target", "CB-21.2.2"),
    ],
    steps=[Pay(ACTION), MoveSpirit(), TouchEmotion(), StepFromShadows(), ScoreIntentions()],
    slots=(
        *COMMON_SLOTS,
        Slot("end", A_SPIRIT_SPACE),
        Slot("partner", A_SEAT),
        Slot("pushed", A_SPIRIT_SPACE),
        Slot("pushed_too", A_SPIRIT_SPACE),
        Slot("target", AN_EMOTION_SPACE),
    ),
    fit=Unlocked(ACTION),
)
