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
from mindrose.games.cerebria.powers.running import begins_power, enter_powers
from mindrose.games.cerebria.rules.action_vibe import VibeColour, VibeSlot
from mindrose.games.cerebria.rules.aftermath import DRAINING, begin_drain
from mindrose.games.cerebria.rules.cards import bury, discard, draw
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.costs import uses
from mindrose.games.cerebria.rules.declaring import Declare, DeclareOn, Pay, Unlocked
from mindrose.games.cerebria.rules.emotions import clear_space, lay, put_essence
from mindrose.games.cerebria.rules.hand_choice import ChooseFromHand
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.pointing import not_now, pointed_card, pointed_space
from mindrose.games.cerebria.rules.spirits import relocate
from mindrose.games.cerebria.rules.upgrades import (
    COMMON_SLOTS,
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
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Program, Question, Stack, Step
from mindrose.kernel.slots import Slot

TARGET: Final = OWN  # the Emotion space
FEED: Final = OWN + 1  # CB-21.9.9 the card in hand whose counterpart replaces a Bleakness
GONE: Final = OWN + 2  # the Moderate card that was discarded
SAVOURED: Final = OWN + 3  # cards drawn by Savour of which one is kept


class EmpowerAction(SpiritAction):
    """CB-12.1.1 A Moderate Emotion of the own faction adjacent to the own Spirit becomes its Strong counterpart."""

    def compatible(self, table: Cerebria, seat: i64, ups: i64) -> bool:
        """CB-21.9.9 Spreading Darkness needs an adjacent Bleakness, so it does not go with Emotional Outburst."""
        if uses(table, seat, EMPOWER, ups, SPREADING_DARKNESS) and uses(table, seat, EMPOWER, ups, OUTBURST):
            return table.settings.darkness_outburst
        return True

    def feasible(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> bool:
        if not affordable(table, seat, EMPOWER, ups, bits, 0, False):
            return False
        far = reaches_far(table, seat, ups)
        first: i64 = 0 if far else first_space(table.space[seat])
        last: i64 = SPACES - 1 if far else last_space(table.space[seat])
        for space in range(first, last + 1):
            if table.card[space] >= 0 and target_fits(table, seat, ups, gone, gone_too, space):
                return True
        return False

    def why_not(self, table: Cerebria, seat: int, ups: int, bits: int) -> Refusal:
        if not affordable(table, seat, EMPOWER, ups, bits, 0, False):
            return Refusal("E_WP", "CB-12.1.1")
        found = [
            why_not_target(table, seat, ups, NOTHING, NOTHING, space)
            for space in range(SPACES)
            if table.card[space] >= 0 and in_reach(table, seat, ups, space)
        ]
        return nearest(found, "CB-12.1.1")


ACTION: Final = EmpowerAction(EMPOWER, "CB-12.1.1")


def spreads(table: Cerebria, seat: i64, ups: i64) -> bool:
    return uses(table, seat, EMPOWER, ups, SPREADING_DARKNESS)


def in_reach(table: Cerebria, seat: i64, ups: i64, space: i64) -> bool:
    """CB-12.1.1 Adjacent; CB-12.1.13 anywhere with Emotional Outburst, CB-21.5.10 with Rescue."""
    return adjacent(table.space[seat], space) or reaches_far(table, seat, ups)


def reaches_far(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-12.1.13, CB-21.5.10 Emotional Outburst or Rescue is used."""
    return uses(table, seat, EMPOWER, ups, OUTBURST) or uses(table, seat, EMPOWER, ups, RESCUE)


def target_fits(table: Cerebria, seat: i64, ups: i64, gone: i64, gone_too: i64, space: i64) -> bool:
    """P1 to P4 An own Moderate Emotion in reach with enough Essence (CB-12.1.2), and a Strong copy left (CB-12.1.7).

    CB-12.1.3 Whoever of the faction brought it in; CB-12.1.9, CB-12.1.10 neither a Strong nor a Starting one.
    """
    card = table.card[space]
    if card < 0 or not in_reach(table, seat, ups, space):
        return False
    if spreads(table, seat, ups):
        return card == BLEAKNESS and some_feed(table, seat, gone, gone_too, space)
    if card >= MODERATES or table.content.faction[card] != table.faction[seat]:
        return False
    essence = table.essence[space]
    if uses(table, seat, EMPOWER, ups, CHANNELLED_POWER):
        if table.free_slots(space) == 0:
            return False
        essence += 1  # CB-12.1.12
    return essence >= table.content.threshold[card] and table.strong_free(card)


def feed_fits(table: Cerebria, card: i64, space: i64) -> bool:
    """CB-21.9.10 P2 Its threshold is reached on the Bleakness, and a copy of its counterpart is left."""
    return table.content.threshold[card] <= table.essence[space] and table.strong_free(card)


def some_feed(table: Cerebria, seat: i64, gone: i64, gone_too: i64, space: i64) -> bool:
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if feed_fits(table, card, space) and copies_left(table, seat, card, gone, gone_too) > 0:
            return True
    return False


def why_not_target(table: Cerebria, seat: int, ups: int, gone: int, gone_too: int, space: int) -> Refusal:
    card = int(table.card[space])
    if card < 0:
        return Refusal("E_TARGET", "CB-12.1.1")
    if not in_reach(table, seat, ups, space):
        return Refusal("E_ADJ", "CB-12.1.1")
    if spreads(table, seat, ups):
        if card != BLEAKNESS:
            return Refusal("E_TARGET", "CB-21.9.9")
        if table.hand_size(seat) <= (gone >= 0) + (gone_too >= 0):
            return Refusal("E_NO_CARD", "CB-21.9.9")
        hand = [int(table.hand_card(seat, i)) for i in range(table.hand_size(seat))]
        if any(table.content.threshold[card] <= table.essence[space] for card in hand):
            return Refusal("E_NO_STRONG", "CB-12.1.7")
        return Refusal("E_THRESHOLD", "CB-21.9.10")
    if table.content.faction[card] != table.faction[seat]:
        return Refusal("E_TARGET", "CB-12.1.1")
    if card >= MODERATES:
        return Refusal("E_TARGET", "CB-12.1.9" if card < 2 * STRONG else "CB-12.1.10")
    channelled = uses(table, seat, EMPOWER, ups, CHANNELLED_POWER)
    if channelled and table.free_slots(space) == 0:
        return Refusal("E_SLOTS", "CB-12.1.11")
    if table.essence[space] + channelled < table.content.threshold[card]:
        return Refusal("E_THRESHOLD", "CB-12.1.2", number=int(table.content.threshold[card]))
    return Refusal("E_NO_STRONG", "CB-12.1.7")


class ChooseEmpowered(Question[Cerebria]):
    """CB-12.1.1 P1 The Emotion to Empower."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        slots = frame.slots
        for space in range(SPACES):
            if target_fits(table, frame.seat, slots[UPS], slots[VIBE_CARD], slots[SECOND_CARD], space):
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[TARGET] = answer - replies.SPACE

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if not replies.SPACE <= answer < replies.SPACE + SPACES:
            return not_now("CB-12.1.1")
        slots = [int(slot) for slot in frame.slots]
        seat = int(frame.seat)
        return why_not_target(table, seat, slots[UPS], slots[VIBE_CARD], slots[SECOND_CARD], answer - replies.SPACE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("empower", {**pointed_space(table, answer), "wp": int(wp_of(table, frame, ACTION))})


class ChooseFeed(ChooseFromHand):
    """CB-21.9.9 P2 The card in hand whose Strong counterpart replaces the Bleakness."""

    def needed(self, table: Cerebria, frame: Frame) -> bool:
        return spreads(table, frame.seat, frame.slots[UPS])

    def fits(self, table: Cerebria, frame: Frame, card: i64) -> bool:
        return feed_fits(table, card, frame.slots[TARGET])

    def why_unfit(self, table: Cerebria, frame: Frame, card: int) -> Refusal:
        if table.content.threshold[card] > table.essence[frame.slots[TARGET]]:
            return Refusal("E_THRESHOLD", "CB-21.9.10", number=int(table.content.threshold[card]))
        return Refusal("E_NO_STRONG", "CB-12.1.7")


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
        enter_powers(table, seat, space)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begins_power(table, begun, table.content.enter)


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
        drawn = frame.slots[SAVOURED]
        if drawn >= 0:
            first = drawn // MODERATES
            second = drawn % MODERATES
            answers.add(replies.CARD + (first if first < second else second))
            if first != second:
                answers.add(replies.CARD + (second if first < second else first))

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        discard(table, frame.seat, answer - replies.CARD)

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if replies.CARD <= answer < replies.CARD + MODERATES:
            return Refusal("E_NO_CARD", "CB-21.3.5", card=table.content.ids[answer - replies.CARD])
        return not_now("CB-21.3.5")

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
