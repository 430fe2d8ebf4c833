"""CB-12 Empower, with the upgrades of CB-21 that belong to it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_CARD, AN_EMOTION_SPACE, TWO_CARDS
from mindrose.games.cerebria.components.ring import adjacent, first_space, last_space, spirit_space_of
from mindrose.games.cerebria.components.things import (
    ASSIMILATE,
    BLEAKNESS,
    BRIGHTEN,
    CHANNELLED_POWER,
    DRAIN,
    EMPOWER,
    MODERATES,
    OUTBURST,
    RESCUE,
    SAVOUR,
    SEETHE,
    SPACES,
    SPREADING_DARKNESS,
    STRONG,
)
from mindrose.games.cerebria.powers.running import POWERS, begins_power, empower_powers, enter_powers
from mindrose.games.cerebria.rules.action_vibe import VibeColour, VibeSlot
from mindrose.games.cerebria.rules.aftermath import DRAINING, begin_drain
from mindrose.games.cerebria.rules.cards import bury, discard, draw
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.costs import uses
from mindrose.games.cerebria.rules.declaring import Declare, DeclareOn, Pay, Unlocked
from mindrose.games.cerebria.rules.emotions import clear_space, lay, put_essence
from mindrose.games.cerebria.rules.hand_choice import ChooseFromHand
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.pointing import card_id, names_card, names_space, pointed_card, pointed_space
from mindrose.games.cerebria.rules.spirits import relocate
from mindrose.games.cerebria.rules.upgrades import (
    COMMON_SLOTS,
    CONFLICT,
    OWN,
    SECOND_CARD,
    UPS,
    VIBE_CARD,
    SpiritAction,
    affordable,
    copies_left,
    nearest,
    used,
    wp_of,
)
from mindrose.games.cerebria.rules.vibes import VIBE, begin_vibe
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason
from mindrose.kernel.slots import Slot

TARGET: Final = OWN  # the Emotion space
FEED: Final = OWN + 1  # CB-21.9.9 the card in hand whose counterpart replaces a Bleakness
GONE: Final = OWN + 2  # the Moderate card that was discarded
SAVOURED: Final = OWN + 3  # cards drawn by Savour of which one is kept

CHOOSING: Final = reason("E_TURN", "CB-12.1.1")
TOO_DEAR: Final = reason("E_WP", "CB-12.1.1")
TOO_FAR: Final = reason("E_ADJ", "CB-12.1.1")
NOT_OWN: Final = reason("E_TARGET", "CB-12.1.1")
STRONG_ALREADY: Final = reason("E_TARGET", "CB-12.1.9")
STARTING: Final = reason("E_TARGET", "CB-12.1.10")
NOT_BLEAKNESS: Final = reason("E_TARGET", "CB-21.9.9")
NO_FEED: Final = reason("E_NO_CARD", "CB-21.9.9")
NO_SLOT: Final = reason("E_SLOTS", "CB-12.1.11")
TOO_LITTLE: Final = reason("E_THRESHOLD", "CB-12.1.2", number=as_number)
TOO_LITTLE_FOR_ALL: Final = reason("E_THRESHOLD", "CB-21.9.10")
TOO_LITTLE_FOR_CARD: Final = reason("E_THRESHOLD", "CB-21.9.10", number=as_number)
NO_STRONG: Final = reason("E_NO_STRONG", "CB-12.1.7")
NOT_DRAWN: Final = reason("E_NO_CARD", "CB-21.3.5", card=card_id)
SAVOURING: Final = reason("E_TURN", "CB-21.3.5")


class EmpowerAction(SpiritAction):
    """CB-12.1.1 A Moderate Emotion of the own faction adjacent to the own Spirit becomes its Strong counterpart."""

    def conflict(self, table: Cerebria, seat: i64, ups: i64) -> i64:
        """CB-21.9.9 Spreading Darkness needs an adjacent Bleakness, so it does not go with Emotional Outburst."""
        if uses(table, seat, EMPOWER, ups, SPREADING_DARKNESS) and uses(table, seat, EMPOWER, ups, OUTBURST):
            return NONE if table.settings.darkness_outburst else CONFLICT
        return NONE

    def obstacle(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> i64:
        far = reaches_far(table, seat, ups)
        first: i64 = 0 if far else first_space(table.space[seat])
        last: i64 = SPACES - 1 if far else last_space(table.space[seat])
        found: i64 = NOT_OWN
        for space in range(first, last + 1):
            if table.card[space] >= 0:
                why = why_not_target(table, seat, ups, gone, gone_too, space)
                if why == NONE:
                    return NONE if affordable(table, seat, EMPOWER, ups, bits, 0, False) else TOO_DEAR
                found = nearest(found, why)
        return found


ACTION: Final = EmpowerAction(EMPOWER, "CB-12.1.1")


def spreads(table: Cerebria, seat: i64, ups: i64) -> bool:
    return uses(table, seat, EMPOWER, ups, SPREADING_DARKNESS)


def in_reach(table: Cerebria, seat: i64, ups: i64, space: i64) -> bool:
    """CB-12.1.1 Adjacent; CB-12.1.13 anywhere with Emotional Outburst, CB-21.5.10 with Rescue."""
    return adjacent(table.space[seat], space) or reaches_far(table, seat, ups)


def reaches_far(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-12.1.13, CB-21.5.10 Emotional Outburst or Rescue is used."""
    return uses(table, seat, EMPOWER, ups, OUTBURST) or uses(table, seat, EMPOWER, ups, RESCUE)


def why_not_target(table: Cerebria, seat: i64, ups: i64, gone: i64, gone_too: i64, space: i64) -> i64:
    """P1 to P4 An own Moderate Emotion in reach with enough Essence (CB-12.1.2), and a Strong copy left (CB-12.1.7).

    CB-12.1.3 Whoever of the faction brought it in; CB-12.1.9, CB-12.1.10 neither a Strong nor a Starting one.
    """
    card = table.card[space]
    if card < 0:
        return NOT_OWN
    if not in_reach(table, seat, ups, space):
        return TOO_FAR
    if spreads(table, seat, ups):
        return why_no_feed(table, seat, gone, gone_too, space) if card == BLEAKNESS else NOT_BLEAKNESS
    if table.content.faction[card] != table.faction[seat]:
        return NOT_OWN
    if card >= MODERATES:
        return STRONG_ALREADY if card < 2 * STRONG else STARTING
    essence = table.essence[space]
    if uses(table, seat, EMPOWER, ups, CHANNELLED_POWER):
        if table.free_slots(space) == 0:
            return NO_SLOT
        essence += 1  # CB-12.1.12
    if essence < table.content.threshold[card]:
        return about(TOO_LITTLE, table.content.threshold[card])
    return NONE if table.strong_free(card) else NO_STRONG


def why_not_feed(table: Cerebria, card: i64, space: i64) -> i64:
    """CB-21.9.10 P2 Its threshold is reached on the Bleakness, and a copy of its counterpart is left."""
    if table.content.threshold[card] > table.essence[space]:
        return about(TOO_LITTLE_FOR_CARD, table.content.threshold[card])
    return NONE if table.strong_free(card) else NO_STRONG


def why_no_feed(table: Cerebria, seat: i64, gone: i64, gone_too: i64, space: i64) -> i64:
    """CB-21.9.9 Some card in hand beyond those discarded for Vibes can replace the Bleakness."""
    found: i64 = NO_FEED
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if copies_left(table, seat, card, gone, gone_too) > 0:
            why = why_not_feed(table, card, space)
            if why == NONE:
                return NONE
            found = nearest(found, NO_STRONG if why == NO_STRONG else TOO_LITTLE_FOR_ALL)
    return found


class ChooseEmpowered(Question[Cerebria]):
    """CB-12.1.1 P1 The Emotion to Empower."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for answer in range(replies.SPACE, replies.SPACE + SPACES):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[TARGET] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return CHOOSING
        slots = frame.slots
        space = answer - replies.SPACE
        return why_not_target(table, frame.seat, slots[UPS], slots[VIBE_CARD], slots[SECOND_CARD], space)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("empower", {**pointed_space(table, answer), "wp": int(wp_of(table, frame, ACTION))})


class ChooseFeed(ChooseFromHand):
    """CB-21.9.9 P2 The card in hand whose Strong counterpart replaces the Bleakness."""

    def needed(self, table: Cerebria, frame: Frame) -> bool:
        return spreads(table, frame.seat, frame.slots[UPS])

    def why_unfit(self, table: Cerebria, frame: Frame, card: i64) -> i64:
        return why_not_feed(table, card, frame.slots[TARGET])


class Rescue(Step[Cerebria]):
    """CB-21.5.10, CB-21.9.11 Rescue: first the own Spirit goes to the target, whoever is there."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if used(table, frame, ACTION, RESCUE):
            relocate(table, frame.seat, spirit_space_of(frame.slots[TARGET]), events.MOVED)


class ExchangeCards(Step[Cerebria]):
    """CB-12.1.4 The Strong Emotion takes the place, all Essence moves over, then its power works (CB-12.1.15).

    CB-12.1.11 Channelled Power first adds one from the supply. CB-12.1.5 The Moderate card goes under its owner's
    deck, CB-21.9.10 with Spreading Darkness the one from hand, and the Bleakness returns to the supply. CB-12.1.6,
    CB-5.1.7 Other tokens are discarded. CB-12.1.8 Strong Emotions come into play only here. CB-12.1.14 Essence beyond
    the slots goes to the supply. CB-16.4.12 Essence that moves over was not received now.
    CB-23.3.2 Powers that wait for an Empower work after that one.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        seat = frame.seat
        space = frame.slots[TARGET]
        if used(table, frame, ACTION, CHANNELLED_POWER):
            put_essence(table, space, 1)
        essence = table.essence[space]
        card = table.card[space]
        owner = table.owner[space]
        moderate = frame.slots[FEED] if card == BLEAKNESS else card
        clear_space(table, space)
        lay(table, space, moderate + STRONG, seat)
        table.essence[space] = bounded(essence, table.content.slots[moderate + STRONG])
        table.tell(events.EMPOWERED, seat, space, card, moderate + STRONG)
        if card == BLEAKNESS:
            discard(table, seat, moderate)
        else:
            bury(table, owner, moderate)
        frame.slots[GONE] = moderate
        table.empowered += 1
        settle(table)
        empower_powers(table, seat)
        enter_powers(table, seat, space)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is POWERS or begins_power(table, begun, table.content.enter)


def bounded(essence: i64, slots: i64) -> i64:
    return essence if essence < slots else slots


class AfterEmpower(Step[Cerebria]):
    """CB-21.1.4 After the action.

    CB-21.6.8 Seethe: a card. CB-21.2.10 Brighten, CB-21.7.10 Assimilate: a Vibe of the discarded card's colour.
    CB-21.3.5 Savour: in the first edition a card, else two of which one is kept.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        seat = frame.seat
        if used(table, frame, ACTION, SEETHE):
            draw(table, seat)
        if used(table, frame, ACTION, SAVOUR):
            self.savour(table, frame)
        if used(table, frame, ACTION, BRIGHTEN) or used(table, frame, ACTION, ASSIMILATE):
            begin_vibe(table, seat, table.content.vibe[frame.slots[GONE]])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is VIBE

    def savour(self, table: Cerebria, frame: Frame) -> None:
        seat = frame.seat
        first = table.top_card(seat)
        drawn = draw(table, seat)
        if table.settings.first or not drawn:
            return
        second = table.top_card(seat)
        if draw(table, seat):
            frame.slots[SAVOURED] = MODERATES * first + second


class DrainSphere(Step[Cerebria]):
    """CB-21.7.11 Drain: 1 WP from an adjacent Sphere, after everything else."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if used(table, frame, ACTION, DRAIN):
            begin_drain(table, frame.seat)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is DRAINING


class DiscardSavoured(Question[Cerebria]):
    """CB-21.3.5 Of the two cards drawn by Savour one is discarded."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if frame.slots[SAVOURED] >= 0:
            for answer in range(replies.CARD, replies.CARD + MODERATES):
                if self.why_not(table, frame, answer) == NONE:
                    answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        discard(table, frame.seat, answer - replies.CARD)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_card(answer):
            return SAVOURING
        card = answer - replies.CARD
        drawn = frame.slots[SAVOURED]
        return NONE if card == drawn // MODERATES or card == drawn % MODERATES else about(NOT_DRAWN, card)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("discard", pointed_card(table, answer))


class Savoured(Unlocked):
    """CB-21.3.5 Both cards that were drawn are in hand until one is discarded."""

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        frame = stack.frames[number]
        found = super().faults(table, stack, number)
        if frame.at != EMPOWERING.place(DiscardSavoured) or frame.slots[SAVOURED] == NOTHING:
            return found
        first, second = divmod(int(frame.slots[SAVOURED]), MODERATES)
        for card in sorted({first, second}):
            if table.in_hand(frame.seat, card) < [first, second].count(card):
                found.append(f"'savoured' says that {table.content.ids[card]} was drawn; it is not in hand")
        return found


EMPOWERING: Final = Program(
    "empower",
    "CB-12.1.1",
    draft=[
        Declare(ACTION),
        VibeSlot(ACTION),
        VibeColour(ACTION),
        DeclareOn(),
        ChooseEmpowered("empower", "CB-12.1.1"),
        ChooseFeed("feed", "CB-21.9.9", FEED),
    ],
    steps=[
        Pay(ACTION),
        Rescue(),
        ExchangeCards(),
        AfterEmpower(),
        DiscardSavoured("savour", "CB-21.3.5"),
        DrainSphere(),
        ScoreIntentions(),
    ],
    slots=(
        *COMMON_SLOTS,
        Slot("target", AN_EMOTION_SPACE, begun=True),
        Slot("feed", A_CARD),
        Slot("gone", A_CARD, by=ExchangeCards),
        Slot("savoured", TWO_CARDS, by=AfterEmpower, perhaps=True),
    ),
    fit=Savoured(ACTION),
)
