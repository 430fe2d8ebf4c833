"""CB-8 Move, with the upgrades of CB-21 that belong to it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_SEAT, A_SPIRIT_SPACE, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.ring import adjacent, first_space, last_space, spirit_space_of, step_from
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
    SEATS,
    SPACES,
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
from mindrose.games.cerebria.rules.pointing import not_now, pointed_space, pointed_spirit_space
from mindrose.games.cerebria.rules.spirits import relocate
from mindrose.games.cerebria.rules.upgrades import (
    COMMON_SLOTS,
    OWN,
    UPS,
    SpiritAction,
    affordable,
    drafted_bits,
    used,
    wp_of,
)
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.slots import Slot

END: Final = OWN  # the Spirit space where the Move ends
PARTNER: Final = OWN + 1  # CB-21.4.2 the seat whose Spirit changes places
PUSHED: Final = OWN + 2  # CB-21.3.1 where the first pushed Spirit goes
PUSHED_TOO: Final = OWN + 3
TARGET: Final = OWN + 4  # the Emotion of Embrace or Wildfire


class MoveAction(SpiritAction):
    """CB-8.1.1 The Spirit goes along a path to a neighbouring Spirit space."""

    def compatible(self, table: Cerebria, seat: i64, ups: i64) -> bool:
        """Part 5.4 What replaces the route does not go with what lengthens it."""
        if swaps(table, seat, ups) or uses(table, seat, MOVE, ups, FROM_SHADOWS):
            return reach(table, seat, ups) == 1
        return True

    def feasible(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> bool:
        if swaps(table, seat, ups):
            for partner in range(table.players):
                if partner_fits(table, seat, ups, bits, partner):
                    return True
            return False
        if uses(table, seat, MOVE, ups, FROM_SHADOWS):
            for end in range(SPIRIT_SPACES):
                if end_fits(table, seat, ups, bits, end):
                    return True
            return False
        steps = reach(table, seat, ups)
        for step in range(-steps, steps + 1):
            if end_fits(table, seat, ups, bits, step_from(table.space[seat], step)):
                return True
        return False

    def why_not(self, table: Cerebria, seat: int, ups: int, bits: int) -> Refusal:
        shadows = uses(table, seat, MOVE, ups, FROM_SHADOWS)
        if swaps(table, seat, ups):
            closed = False
        else:
            closed = not any(end_open(table, seat, ups, bits, end) for end in range(SPIRIT_SPACES))
        if not closed:
            return Refusal("E_WP", "CB-8.1.1")
        if shadows and not any(shadowed(table, end) for end in range(SPIRIT_SPACES)):
            return Refusal("E_ADJ", "CB-21.9.2")
        return Refusal("E_SPIRIT_BLOCK", "CB-21.9.3" if shadows else "CB-8.1.2")

    def lowest(self, table: Cerebria, seat: int, ups: int, bits: int, frame: Frame | None) -> int:
        if swaps(table, seat, ups):
            partners = [other for other in range(table.players) if partner_fits(table, seat, ups, bits, other)]
            ends = [int(table.space[other]) for other in partners]
        else:
            ends = [end for end in range(SPIRIT_SPACES) if end_fits(table, seat, ups, bits, end)]
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


def end_fits(table: Cerebria, seat: i64, ups: i64, bits: i64, end: i64) -> bool:
    """The Move may end there, and is paid for."""
    if not end_open(table, seat, ups, bits, end):
        return False
    return affordable(table, seat, MOVE, ups, bits, table.move_tax[2 * end + table.faction[seat]], False)


def end_open(table: Cerebria, seat: i64, ups: i64, bits: i64, end: i64) -> bool:
    """CB-8.1.1, CB-8.1.2, CB-8.1.3, CB-8.1.6 The Move may end there: it is reached and not blocked."""
    if uses(table, seat, MOVE, ups, FROM_SHADOWS):
        reached = shadowed(table, end)
        sharing = overcomes(table, seat, bits)
    else:
        reached = within(table.space[seat], end, reach(table, seat, ups))
        sharing = shares(table, seat, ups)
    return reached and (sharing or not blocked(table, seat, end))


def blocked(table: Cerebria, seat: i64, end: i64) -> bool:
    """CB-8.1.2 An opposing Spirit is there; CB-8.1.3, CB-4.1.3 one of the own faction does not matter."""
    return table.opposed(end, table.faction[seat])


def shares(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-8.1.6, CB-21.3.1 Overcome or Push is used."""
    return uses(table, seat, MOVE, ups, OVERCOME) or uses(table, seat, MOVE, ups, PUSH)


def partner_fits(table: Cerebria, seat: i64, ups: i64, bits: i64, partner: i64) -> bool:
    """CB-21.4.2, CB-21.4.3 Any other Spirit; the space is looked at after the exchange, when the partner has left."""
    end = table.space[partner]
    if partner == seat or end == table.space[seat]:
        return False
    if not overcomes(table, seat, bits):
        for other in range(table.players):
            if table.space[other] == end and not table.allied(seat, other):
                if other != partner or table.settings.swap_strict:
                    return False
    return affordable(table, seat, MOVE, ups, bits, table.move_tax[2 * end + table.faction[seat]], False)


class ChooseEnd(Question[Cerebria]):
    """CB-8.1.1 M1, M2 Where the Move ends; the way there does not matter."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        ups = frame.slots[UPS]
        if swaps(table, frame.seat, ups):
            return
        bits = drafted_bits(table, frame, MOVE)
        for end in range(SPIRIT_SPACES):
            if end_fits(table, frame.seat, ups, bits, end):
                answers.add(replies.SPIRIT_SPACE + end)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[END] = answer - replies.SPIRIT_SPACE

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if not replies.SPIRIT_SPACE <= answer < replies.SITE:
            return not_now("CB-8.1.1")
        end = answer - replies.SPIRIT_SPACE
        seat = int(frame.seat)
        ups = int(frame.slots[UPS])
        if uses(table, seat, MOVE, ups, FROM_SHADOWS):
            if not shadowed(table, end):
                return Refusal("E_ADJ", "CB-21.9.2")
            if blocked(table, seat, end) and not overcomes(table, seat, drafted_bits(table, frame, MOVE)):
                return Refusal("E_SPIRIT_BLOCK", "CB-21.9.3")
        elif not within(table.space[seat], end, reach(table, seat, ups)):
            return Refusal("E_ADJ", "CB-8.1.1")
        elif blocked(table, seat, end) and not shares(table, seat, ups):
            return Refusal("E_SPIRIT_BLOCK", "CB-8.1.2")
        return Refusal("E_WP", "CB-8.1.1")

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        tried = frame.clone()
        tried.slots[END] = answer - replies.SPIRIT_SPACE
        return Choice("move", {**pointed_spirit_space(table, answer), "wp": int(wp_of(table, tried, ACTION))})


class ChoosePartner(Question[Cerebria]):
    """CB-21.4.2, CB-21.7.2 M1' The Spirit to change places with."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        ups = frame.slots[UPS]
        if not swaps(table, frame.seat, ups):
            return
        bits = drafted_bits(table, frame, MOVE)
        for partner in range(table.players):
            if partner_fits(table, frame.seat, ups, bits, partner):
                answers.add(replies.SEAT + partner)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[PARTNER] = answer - replies.SEAT
        frame.slots[END] = table.space[answer - replies.SEAT]

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        partner = answer - replies.SEAT
        if not 0 <= partner < SEATS:
            return not_now("CB-21.4.2")
        seat = int(frame.seat)
        if partner >= table.players or partner == seat or table.space[partner] == table.space[seat]:
            return Refusal("E_TARGET", "CB-21.4.2")
        end = table.space[partner]
        if affordable(table, seat, MOVE, frame.slots[UPS], drafted_bits(table, frame, MOVE),
                      table.move_tax[2 * end + table.faction[seat]], False):  # fmt: skip
            return Refusal("E_SPIRIT_BLOCK", "CB-21.4.3")
        return Refusal("E_WP", "CB-8.1.1")

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
        if pushed_seat(table, frame, self.number) < 0:
            return
        back = step_from(frame.slots[END], -1)
        on = step_from(frame.slots[END], 1)
        answers.add(replies.SPIRIT_SPACE + (back if back < on else on))
        answers.add(replies.SPIRIT_SPACE + (on if back < on else back))

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[PUSHED + self.number] = answer - replies.SPIRIT_SPACE

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        return Refusal("E_ADJ", "CB-21.3.1") if replies.SPIRIT_SPACE <= answer < replies.SITE else not_now("CB-21.3.1")

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        seat = int(pushed_seat(table, frame, self.number))
        return Choice("push", {"seat": seat, **pointed_spirit_space(table, answer)})


def target_fits(table: Cerebria, frame: Frame, space: i64) -> bool:
    """CB-21.2.2 Embrace: a free slot and Essence for it; CB-21.6.2 Wildfire: any Bliss Emotion; adjacent to the end."""
    if not adjacent(frame.slots[END], space) or not table.holds(space, BLISS):
        return False
    if used(table, frame, ACTION, WILDFIRE):
        return True
    return table.free_slots(space) > 0 and (table.held[frame.seat] > 0 or table.settings.embrace_from_supply)


class ChooseTarget(Question[Cerebria]):
    """CB-21.2.2, CB-21.6.2 M4 The Bliss Emotion for Embrace or Wildfire; either may be left undone."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if not used(table, frame, ACTION, EMBRACE) and not used(table, frame, ACTION, WILDFIRE):
            return
        answers.add(replies.PASS)
        for space in range(first_space(frame.slots[END]), last_space(frame.slots[END]) + 1):
            if target_fits(table, frame, space):
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer != replies.PASS:
            frame.slots[TARGET] = answer - replies.SPACE

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if not replies.SPACE <= answer < replies.SPACE + SPACES:
            return not_now(self.rule)
        space = answer - replies.SPACE
        rule = "CB-21.6.2" if used(table, frame, ACTION, WILDFIRE) else "CB-21.2.2"
        if spirit_space_of(space) != frame.slots[END]:
            return Refusal("E_ADJ", rule)
        if not table.holds(space, BLISS):
            return Refusal("E_TARGET", rule)
        return Refusal("E_SLOTS" if table.free_slots(space) == 0 else "E_ESSENCE", rule)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("decline", {}) if answer == replies.PASS else Choice("target", pointed_space(table, answer))


class MoveSpirit(Step[Cerebria]):
    """CB-8.1.1, CB-21.4.2 The Spirit comes to its new space; CB-21.3.1 those in its way are pushed.

    CB-4.1.3, CB-8.1.8 Spirits on one space do not hinder each other.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        partner = frame.slots[PARTNER]
        if partner >= 0:
            table.space[partner] = table.space[frame.seat]
            table.space[frame.seat] = frame.slots[END]
            table.tell(events.SWAPPED, frame.seat, partner)
            settle(table)
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
