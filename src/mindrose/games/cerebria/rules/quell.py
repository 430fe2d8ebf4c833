"""CB-10 Quell, with the upgrades of CB-21 and Malice's power (CB-20.5) that belong to it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.kinds import A_CARD, A_COLOUR, AN_AMOUNT, AN_EMOTION, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.ring import (
    adjacent,
    after,
    before,
    first_space,
    last_space,
    on_frontier,
    triad_of,
)
from mindrose.games.cerebria.components.things import (
    BLISS,
    CLEANSING_LIGHT,
    CONVERSION,
    DEVOUR,
    DOMINATE,
    DRAIN,
    EMOTIONAL_CYCLE,
    EXTERMINATE,
    EXTINGUISH,
    GLOOM,
    HOME_GROUND,
    MALICE,
    MODERATES,
    NO_VIBE,
    OVERWHELM,
    QUELL,
    REALMS,
    REPEL,
    SPACES,
)
from mindrose.games.cerebria.powers.running import begins_power, quelled_powers
from mindrose.games.cerebria.rules.action_vibe import VibeColour, VibeSlot
from mindrose.games.cerebria.rules.aftermath import DRAINING, begin_drain
from mindrose.games.cerebria.rules.cards import discard, draw, reveal
from mindrose.games.cerebria.rules.costs import raw_wp, uses
from mindrose.games.cerebria.rules.declaring import Declare, DeclareOn, Pay, Unlocked
from mindrose.games.cerebria.rules.emotions import remove_essence
from mindrose.games.cerebria.rules.hand_choice import ChooseFromHand
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.means import gain_ambition, gain_essence, gain_wp
from mindrose.games.cerebria.rules.pointing import card_id, names_space, pointed_space
from mindrose.games.cerebria.rules.upgrades import (
    COMMON_SLOTS,
    OWN,
    SECOND_CARD,
    UPS,
    VIBE_CARD,
    SpiritAction,
    affordable,
    copies_left,
    drafted_bits,
    nearest,
    used,
    wp_of,
)
from mindrose.games.cerebria.rules.vibes import VIBE, begin_vibe
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, reason
from mindrose.kernel.slots import FLAG, Slot

TARGET: Final = OWN  # the Emotion space
SHOWN: Final = OWN + 1  # the card revealed
AMOUNT: Final = OWN + 2
COLOUR: Final = OWN + 3  # of the Quelled Emotion
KIND: Final = OWN + 4  # its card
EMPTIED: Final = OWN + 5  # 1 when its last Essence was removed
FURTHER: Final = 2  # CB-21.5.4, CB-21.8.4 what Overwhelm and Exterminate may remove beyond the rest

CHOOSING: Final = reason("E_TURN", "CB-10.1.1")
TOO_FAR: Final = reason("E_ADJ", "CB-10.1.1")
NOT_OPPOSING: Final = reason("E_TARGET", "CB-10.1.1")
PROTECTED: Final = reason("E_PROTECTED", "CB-10.1.10", card=card_id)
NO_CARD: Final = reason("E_NO_CARD", "CB-10.1.2")
NO_CARD_AT_ALL: Final = reason("E_NO_CARD", "CB-10.1.3")
NO_MATCH: Final = reason("E_VIBE_MATCH", "CB-10.1.2", card=card_id)
TOO_DEAR: Final = reason("E_WP", "CB-10.1.1")
NOT_SO_MUCH: Final = reason("E_AMOUNT", "CB-10.1.9")
CHOOSING_AMOUNT: Final = reason("E_TURN", "CB-10.1.6")


class QuellAction(SpiritAction):
    """CB-10.1.1 Essence is removed from an opposing Emotion adjacent to the own Spirit."""

    def obstacle(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> i64:
        far = table.has_power(seat, MALICE) or uses(table, seat, QUELL, ups, CLEANSING_LIGHT)
        first: i64 = 0 if far else first_space(table.space[seat])
        last: i64 = SPACES - 1 if far else last_space(table.space[seat])
        found: i64 = NOT_OPPOSING
        for space in range(first, last + 1):
            if table.card[space] >= 0:
                why = why_not_target(table, seat, ups, bits, gone, gone_too, space)
                if why == NONE:
                    return NONE
                found = nearest(found, why)
        return found

    def lowest(self, table: Cerebria, seat: int, ups: int, bits: int, frame: Frame | None) -> int:
        gone = NOTHING if frame is None else int(frame.slots[VIBE_CARD])
        gone_too = NOTHING if frame is None else int(frame.slots[SECOND_CARD])
        prices = [
            int(raw_wp(table, seat, QUELL, ups, bits, repel_met(table, seat, ups, space)))
            + int(tax_on(table, seat, ups, space))
            for space in range(SPACES)
            if why_not_target(table, seat, ups, bits, gone, gone_too, space) == NONE
        ]
        return min(prices, default=super().lowest(table, seat, ups, bits, frame))

    def tax(self, table: Cerebria, frame: Frame) -> i64:
        return tax_on(table, frame.seat, frame.slots[UPS], frame.slots[TARGET])

    def repels(self, table: Cerebria, frame: Frame) -> bool:
        return repel_met(table, frame.seat, frame.slots[UPS], frame.slots[TARGET])


ACTION: Final = QuellAction(QUELL, "CB-10.1.1")


def tax_on(table: Cerebria, seat: i64, ups: i64, space: i64) -> i64:
    """What powers add; CB-21.6.5 in the first edition Repel takes 2 WP off."""
    tax = table.quell_tax[space]
    return tax - 2 if table.settings.first and repel_met(table, seat, ups, space) else tax


def repel_met(table: Cerebria, seat: i64, ups: i64, space: i64) -> bool:
    """CB-21.6.5 Repel is used on a Realm space of a Realm with a Gloom Fortress."""
    return uses(table, seat, QUELL, ups, REPEL) and beside_fortress(table, space, GLOOM)


def beside_fortress(table: Cerebria, space: i64, faction: i64) -> bool:
    """CB-21.2.4, CB-21.6.5 The Emotion stands on a Realm space of a Realm with a Fortress of this faction."""
    return not on_frontier(space) and table.fortress_of(space // 3) == faction


def in_reach(table: Cerebria, seat: i64, ups: i64, space: i64) -> bool:
    """CB-10.1.1 Adjacent; CB-21.3.4 anywhere with Cleansing Light; CB-20.5 for Malice one space further."""
    if adjacent(table.space[seat], space) or uses(table, seat, QUELL, ups, CLEANSING_LIGHT):
        return True
    return table.has_power(seat, MALICE) and malice_reaches(table, table.space[seat], space)


def malice_reaches(table: Cerebria, spirit_space: i64, space: i64) -> bool:
    """CB-20.5.1 From a Frontier its whole Triad, CB-20.5.2 from a Realm the two Frontier spaces beside it.

    CB-20.5.3 Only the reach changes. With the option `malice_reach` set to Emotions one must stand in between.
    """
    if spirit_space % 2 == 1:
        middle = 3 * (spirit_space // 2) + 2
        reached = triad_of(space) == spirit_space // 2
        return reached and (table.card[middle] >= 0 or not table.settings.malice_needs_emotions)
    left = 3 * (spirit_space // 2)
    if space == before(left):
        return table.card[left] >= 0 or not table.settings.malice_needs_emotions
    if space == after(left + 1):
        return table.card[left + 1] >= 0 or not table.settings.malice_needs_emotions
    return False


def needs_card(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-10.1.2 A card must be revealed; CB-10.1.7, CB-10.1.8 not with Extinguish."""
    return not uses(table, seat, QUELL, ups, EXTINGUISH)


def card_matches(table: Cerebria, card: i64, space: i64) -> bool:
    """CB-10.1.2, CB-23.1.2 It has the target's colour; CB-10.1.3 Bleakness and Brightness match every colour."""
    colour = table.content.vibe[table.card[space]]
    return colour == NO_VIBE or table.content.vibe[card] == colour


def why_no_match(table: Cerebria, seat: i64, gone: i64, gone_too: i64, space: i64) -> i64:
    """CB-10.1.2, CB-10.1.3 A card in hand beyond those discarded for Vibes goes with the target."""
    found: i64 = NO_CARD_AT_ALL if table.content.vibe[table.card[space]] == NO_VIBE else NO_CARD
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if copies_left(table, seat, card, gone, gone_too) > 0:
            if card_matches(table, card, space):
                return NONE
            found = about(NO_MATCH, table.card[space])
    return found


def why_not_target(table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, space: i64) -> i64:
    """CB-10.1.1 An opposing Emotion in reach, not protected (CB-10.1.10), a card for it, the WP for it."""
    if not table.holds(space, table.foe(seat)):
        return NOT_OPPOSING
    if not in_reach(table, seat, ups, space):
        return TOO_FAR
    if table.shield[space] == 1:
        return about(PROTECTED, table.card[space])
    if needs_card(table, seat, ups):
        why = why_no_match(table, seat, gone, gone_too, space)
        if why != NONE:
            return why
    repels = repel_met(table, seat, ups, space)
    return NONE if affordable(table, seat, QUELL, ups, bits, tax_on(table, seat, ups, space), repels) else TOO_DEAR


class ChooseQuelled(Question[Cerebria]):
    """CB-10.1.1 Q1 The opposing Emotion."""

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
        bits = drafted_bits(table, frame, QUELL)
        space = answer - replies.SPACE
        return why_not_target(table, frame.seat, slots[UPS], bits, slots[VIBE_CARD], slots[SECOND_CARD], space)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        tried = frame.clone()
        tried.slots[TARGET] = answer - replies.SPACE
        return Choice("quell", {**pointed_space(table, answer), "wp": int(wp_of(table, tried, ACTION))})


class ChooseShown(ChooseFromHand):
    """CB-10.1.2 Q2 The card in hand to reveal."""

    def needed(self, table: Cerebria, frame: Frame) -> bool:
        return needs_card(table, frame.seat, frame.slots[UPS])

    def why_unfit(self, table: Cerebria, frame: Frame, card: i64) -> i64:
        return NONE if card_matches(table, card, frame.slots[TARGET]) else about(NO_MATCH, card)


def least(table: Cerebria, frame: Frame) -> i64:
    """CB-10.1.4, CB-10.1.6 One Essence, with Dominate one more."""
    return 2 if used(table, frame, ACTION, DOMINATE) else 1


def most(table: Cerebria, frame: Frame) -> i64:
    """CB-21.5.4, CB-21.8.4 Overwhelm and Exterminate: up to two further, together with Dominate."""
    if used(table, frame, ACTION, OVERWHELM) or used(table, frame, ACTION, EXTERMINATE):
        return least(table, frame) + FURTHER
    return least(table, frame)


def bounded(table: Cerebria, space: i64, amount: i64) -> i64:
    """CB-10.1.9 Never more than is there, nor than a power lets one Quell remove."""
    if amount > table.essence[space]:
        amount = table.essence[space]
    return table.cap[space] if amount > table.cap[space] else amount


class ChooseAmount(Question[Cerebria]):
    """CB-10.1.6, CB-21.5.4, CB-21.8.4 Q3 How much Essence is removed, where there is a choice."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for answer in range(replies.NUMBER, replies.NUMBER + most(table, frame) + 1):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[AMOUNT] = answer - replies.NUMBER

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.NUMBER:
            return CHOOSING_AMOUNT
        space = frame.slots[TARGET]
        amount = answer - replies.NUMBER
        if amount < bounded(table, space, least(table, frame)) or amount > bounded(table, space, most(table, frame)):
            return NOT_SO_MUCH
        return NONE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("amount", {"number": answer - replies.NUMBER})

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        return answers.items[answers.count - 1]


class RevealCard(Step[Cerebria]):
    """CB-10.1.2 The card is shown and stays in hand; CB-21.3.4 with Cleansing Light it is discarded."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        card = frame.slots[SHOWN]
        if card >= 0:
            reveal(table, frame.seat, card)
            if used(table, frame, ACTION, CLEANSING_LIGHT):
                discard(table, frame.seat, card)


class RemoveEssence(Step[Cerebria]):
    """CB-10.1.4, CB-10.1.5 The Essence goes, perhaps the Emotion too; then its own power answers (CB-23.3.2)."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        space = frame.slots[TARGET]
        card = table.card[space]
        frame.slots[KIND] = card
        frame.slots[COLOUR] = table.content.vibe[card]
        table.quelled += frame.slots[AMOUNT]
        frame.slots[EMPTIED] = 1 if remove_essence(table, space, frame.slots[AMOUNT]) else 0
        quelled_powers(table, frame.seat, space, card)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begins_power(table, begun, table.content.quelled)


class AfterQuell(Step[Cerebria]):
    """CB-21.1.4 What upgrades bring after a Quell.

    CB-21.2.4 Home Ground, CB-21.4.6 Conversion, CB-21.5.5 Emotional Cycle, CB-21.6.5 Repel.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        seat = frame.seat
        space = frame.slots[TARGET]
        emptied = frame.slots[EMPTIED] == 1
        if used(table, frame, ACTION, HOME_GROUND) and at_home(table, seat, space):
            gain_ambition(table, table.faction[seat], 1)
        if used(table, frame, ACTION, CONVERSION) and emptied:
            gain_essence(table, seat, 1)
        if used(table, frame, ACTION, EMOTIONAL_CYCLE) and emptied:
            draw(table, seat)
        if repel_met(table, seat, frame.slots[UPS], space) and not table.settings.first:
            gain_wp(table, seat, 2)


def at_home(table: Cerebria, seat: i64, space: i64) -> bool:
    """CB-21.2.4 The target's Realm has a Bliss Fortress; in the first edition the own Spirit is adjacent to one."""
    if not table.settings.first:
        return beside_fortress(table, space, BLISS)
    here = table.space[seat]
    realm = here // 2
    return table.fortress_of(realm) == BLISS or table.fortress_of((realm + here % 2) % REALMS) == BLISS


class DevourVibe(Step[Cerebria]):
    """CB-21.9.6 Devour: a Vibe of the Quelled Emotion's colour on any own row; CB-21.9.7 nothing without a colour.

    In the first edition only a Moderate Emotion gives one.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        if not used(table, frame, ACTION, DEVOUR) or frame.slots[COLOUR] < 0:
            return
        if frame.slots[KIND] < MODERATES or not table.settings.first:
            begin_vibe(table, frame.seat, frame.slots[COLOUR])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is VIBE


class DrainSphere(Step[Cerebria]):
    """CB-21.7.5 Drain: 1 WP from an adjacent Sphere."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if used(table, frame, ACTION, DRAIN):
            begin_drain(table, frame.seat)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is DRAINING


QUELLING: Final = Program(
    "quell",
    "CB-10.1.1",
    draft=[
        Declare(ACTION),
        VibeSlot(ACTION),
        VibeColour(ACTION),
        DeclareOn(),
        ChooseQuelled("quell", "CB-10.1.1"),
        ChooseShown("reveal", "CB-10.1.2", SHOWN),
        ChooseAmount("amount", "CB-10.1.6"),
    ],
    steps=[Pay(ACTION), RevealCard(), RemoveEssence(), AfterQuell(), DevourVibe(), DrainSphere(), ScoreIntentions()],
    slots=(
        *COMMON_SLOTS,
        Slot("target", AN_EMOTION_SPACE, begun=True),
        Slot("shown", A_CARD),
        Slot("amount", AN_AMOUNT, begun=True),
        Slot("colour", A_COLOUR, by=RemoveEssence, perhaps=True),
        Slot("kind", AN_EMOTION, by=RemoveEssence),
        Slot("emptied", FLAG, by=RemoveEssence),
    ),
    fit=Unlocked(ACTION),
)
