"""CB-9 Invoke, with the upgrades of CB-21 and Anxiety's power (CB-20.7) that belong to it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import A_SOURCE, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.ring import adjacent, after, before, first_space, last_space
from mindrose.games.cerebria.components.things import (
    ANXIETY,
    BLEAKNESS,
    BLISS,
    FORGE_BONDS,
    INNER_STRENGTH,
    INVOKE,
    MODERATES,
    MOST_BLEAKNESS,
    MOTIVATION,
    SAVOUR,
    SEEDS,
    SEETHE,
    SHARING,
    SPACES,
    SUMMON,
    SUPPORT,
)
from mindrose.games.cerebria.powers.running import begins_power, enter_powers
from mindrose.games.cerebria.rules.action_vibe import VibeColour, VibeSlot
from mindrose.games.cerebria.rules.cards import draw, from_hand, turn_up
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.costs import uses
from mindrose.games.cerebria.rules.declaring import Declare, DeclareOn, Pay, Unlocked
from mindrose.games.cerebria.rules.emotions import lay, put_essence
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.means import gain_ambition
from mindrose.games.cerebria.rules.pointing import card_id, names_card, names_space, pointed_card, pointed_space
from mindrose.games.cerebria.rules.upgrades import (
    BONUS_REALM,
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
from mindrose.games.cerebria.state import DECK, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, reason
from mindrose.kernel.slots import Slot

SOURCE: Final = OWN  # the card, TOP for the top of the deck, BLEAKNESS for one from the supply
AT: Final = OWN + 1  # the Emotion space
TOP: Final = 99  # which card lies on top may still change while the action is declared

CHOOSING: Final = reason("E_TURN", "CB-9.1.1")
NO_SUMMON: Final = reason("E_UPGRADE_LOCKED", "CB-21.3.3")
NO_ESSENCE: Final = reason("E_ESSENCE", "CB-9.1.3")
NO_CARD: Final = reason("E_NO_CARD", "CB-9.1.1")
NO_SUCH_CARD: Final = reason("E_NO_CARD", "CB-9.1.1", card=card_id)
NO_DECK: Final = reason("E_DECK", "CB-21.3.3")
FEW_SLOTS: Final = reason("E_SLOTS", "CB-9.1.4")
FEW_SLOTS_ON: Final = reason("E_SLOTS", "CB-9.1.4", card=card_id)
NOT_ANXIETY: Final = reason("E_TARGET", "CB-20.7.1")
NO_MORE_DARKNESS: Final = reason("E_LIMIT", "CB-20.7.3")
TOO_FAR: Final = reason("E_ADJ", "CB-9.1.1")
OUTSIDE: Final = reason("E_ADJ", "CB-21.2.7")
OCCUPIED: Final = reason("E_OCCUPIED", "CB-9.1.1")
NO_BOND: Final = reason("E_ADJ", "CB-21.2.3")
TOO_DEAR: Final = reason("E_WP", "CB-9.1.1")


class InvokeAction(SpiritAction):
    """CB-9.1.1 A Moderate Emotion from hand comes to an empty Emotion space adjacent to the own Spirit."""

    def obstacle(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> i64:
        if table.held[seat] < board_essence(table, seat, ups):
            return NO_ESSENCE
        without = why_no_source(table, seat, ups, gone, gone_too)
        darkness = may_darken(table, seat) and not uses(table, seat, INVOKE, ups, SUMMON)
        if without != NONE and not darkness:
            return without
        found: i64 = OCCUPIED
        far = realm >= 0 or (darkness and uses(table, seat, INVOKE, ups, SEEDS))
        first: i64 = 0 if far else first_space(table.space[seat])
        last: i64 = SPACES - 1 if far else last_space(table.space[seat])
        for space in range(first, last + 1):
            if table.card[space] >= 0:
                continue
            if without == NONE:
                why = why_not_space(table, seat, ups, bits, MODERATES, space, realm)
                if why == NONE:
                    return NONE
                found = nearest(found, why)
            if darkness:
                why = why_not_space(table, seat, ups, bits, BLEAKNESS, space, realm)
                if why == NONE:
                    return NONE
                found = nearest(found, why)
        return found

    def lowest(self, table: Cerebria, seat: int, ups: int, bits: int, frame: Frame | None) -> int:
        realm = NOTHING if frame is None else int(frame.slots[BONUS_REALM])
        taxes = [
            int(table.invoke_tax[2 * space + table.faction[seat]])
            for space in range(SPACES)
            for card in (MODERATES, BLEAKNESS)
            if why_not_space(table, seat, ups, bits, card, space, realm) == NONE
        ]
        return super().lowest(table, seat, ups, bits, frame) + min(taxes, default=0)

    def tax(self, table: Cerebria, frame: Frame) -> i64:
        return table.invoke_tax[2 * frame.slots[AT] + table.faction[frame.seat]]

    def essence(self, table: Cerebria, frame: Frame) -> i64:
        return board_essence(table, frame.seat, frame.slots[UPS])


ACTION: Final = InvokeAction(INVOKE, "CB-9.1.1")


def may_darken(table: Cerebria, seat: i64) -> bool:
    """CB-20.7.1 Anxiety may put a Bleakness from the supply into play; CB-20.7.3 with fewer than six on the board.

    CB-20.7.4, CB-2.3.6 One that left the board is available again.
    """
    return table.has_power(seat, ANXIETY) and table.in_play(BLEAKNESS) < MOST_BLEAKNESS


def why_no_source(table: Cerebria, seat: i64, ups: i64, gone: i64, gone_too: i64) -> i64:
    """A card to Invoke: in hand beyond those discarded for Vibes, or with Summon on top of the deck."""
    discarded: i64 = (1 if gone >= 0 else 0) + (1 if gone_too >= 0 else 0)
    if uses(table, seat, INVOKE, ups, SUMMON):
        return NONE if table.deck_size(seat) + discarded > 0 else NO_DECK
    if table.hand_size(seat) <= discarded:
        return NO_MORE_DARKNESS if table.has_power(seat, ANXIETY) else NO_CARD
    if not adds_essence(table, seat, ups):
        return NONE
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if table.content.slots[card] >= 2 and copies_left(table, seat, card, gone, gone_too) > 0:
            return NONE
    return FEW_SLOTS


def adds_essence(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-9.1.4, CB-21.4.4 Support or Sharing is Caring: the Emotion enters with one more Essence."""
    return uses(table, seat, INVOKE, ups, SUPPORT) or uses(table, seat, INVOKE, ups, SHARING)


def from_supply(table: Cerebria, seat: i64, ups: i64) -> bool:
    """CB-9.1.5, CB-21.2.3, CB-21.9.5 The required Essence comes from the supply."""
    if uses(table, seat, INVOKE, ups, INNER_STRENGTH) or uses(table, seat, INVOKE, ups, FORGE_BONDS):
        return True
    return table.settings.first and uses(table, seat, INVOKE, ups, SEEDS)


def board_essence(table: Cerebria, seat: i64, ups: i64) -> i64:
    """CB-9.1.2 One Essence of the own board unless the supply provides it; CB-21.4.4 Sharing is Caring: one more."""
    essence: i64 = 0 if from_supply(table, seat, ups) else 1
    return essence + 1 if uses(table, seat, INVOKE, ups, SHARING) else essence


def why_not_space(table: Cerebria, seat: i64, ups: i64, bits: i64, card: i64, space: i64, realm: i64) -> i64:
    """CB-9.1.1 Within reach and empty, the Essence and the WP for it are there; `card` may be any Moderate one."""
    if not in_reach(table, seat, ups, card, space, realm):
        return OUTSIDE if realm >= 0 else TOO_FAR
    if table.card[space] >= 0:
        return OCCUPIED
    if uses(table, seat, INVOKE, ups, FORGE_BONDS) and not beside_bliss(table, space):
        return NO_BOND
    if table.held[seat] < board_essence(table, seat, ups):
        return NO_ESSENCE
    tax = table.invoke_tax[2 * space + table.faction[seat]]
    return NONE if affordable(table, seat, INVOKE, ups, bits, tax, False) else TOO_DEAR


def in_reach(table: Cerebria, seat: i64, ups: i64, card: i64, space: i64, realm: i64) -> bool:
    """CB-9.1.1 Adjacent to the own Spirit; CB-21.2.7 Garrison: in the Realm of the new Fortress.

    CB-3.8.5, CB-21.9.5 In the revised edition Seeds of Darkness puts a Bleakness on any empty space.
    """
    if realm >= 0:
        return space // 3 == realm and space % 3 != 2
    if adjacent(table.space[seat], space):
        return True
    return card == BLEAKNESS and not table.settings.first and uses(table, seat, INVOKE, ups, SEEDS)


def beside_bliss(table: Cerebria, space: i64) -> bool:
    """CB-21.2.3 I3 Another Bliss Emotion stands next to the space."""
    return table.holds(before(space), BLISS) or table.holds(after(space), BLISS)


def chosen_card(frame: Frame) -> i64:
    """What kind of Emotion comes: the Bleakness of Anxiety, or some Moderate one."""
    return BLEAKNESS if frame.slots[SOURCE] == BLEAKNESS else MODERATES


def summons(table: Cerebria, frame: Frame) -> bool:
    return uses(table, frame.seat, INVOKE, frame.slots[UPS], SUMMON)


def why_not_darken(table: Cerebria, frame: Frame) -> i64:
    """CB-20.7.1, CB-20.7.3 Anxiety puts a Bleakness into play, and there is a space for it."""
    if not table.has_power(frame.seat, ANXIETY):
        return NOT_ANXIETY
    return why_no_space(table, frame, BLEAKNESS) if may_darken(table, frame.seat) else NO_MORE_DARKNESS


def why_not_card(table: Cerebria, frame: Frame, card: i64) -> i64:
    """CB-9.1.1, CB-9.1.4 The card is in hand and has slots for its Essence."""
    if copies_left(table, frame.seat, card, frame.slots[VIBE_CARD], frame.slots[SECOND_CARD]) <= 0:
        return about(NO_SUCH_CARD, card)
    if table.content.slots[card] < (2 if adds_essence(table, frame.seat, frame.slots[UPS]) else 1):
        return about(FEW_SLOTS_ON, card)
    return NONE


def why_no_space(table: Cerebria, frame: Frame, card: i64) -> i64:
    """CB-9.1.1 Some Emotion space takes the Emotion."""
    bits = drafted_bits(table, frame, INVOKE)
    found: i64 = OCCUPIED
    for space in range(SPACES):
        why = why_not_space(table, frame.seat, frame.slots[UPS], bits, card, space, frame.slots[BONUS_REALM])
        if why == NONE:
            return NONE
        found = nearest(found, why)
    return found


class ChooseSource(Question[Cerebria]):
    """CB-9.1.1 I1 A card from hand; CB-21.3.3, CB-21.8.2 with Summon the top of the deck.

    CB-20.7.1 For Anxiety also a Bleakness.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if summons(table, frame):
            answers.add(replies.TOP_CARD)
            return
        if why_no_space(table, frame, MODERATES) == NONE:
            last: i64 = NOTHING
            for i in range(table.hand_size(frame.seat)):
                card = table.hand_card(frame.seat, i)
                if card != last and why_not_card(table, frame, card) == NONE:
                    answers.add(replies.CARD + card)
                last = card
        if why_not_darken(table, frame) == NONE:
            answers.add(replies.STARTING)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.TOP_CARD:
            frame.slots[SOURCE] = TOP
        elif answer == replies.STARTING:
            frame.slots[SOURCE] = BLEAKNESS
        else:
            frame.slots[SOURCE] = answer - replies.CARD

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.TOP_CARD:
            return NONE if summons(table, frame) else NO_SUMMON
        if summons(table, frame):
            return CHOOSING
        if answer == replies.STARTING:
            return why_not_darken(table, frame)
        if not names_card(answer):
            return CHOOSING
        why = why_not_card(table, frame, answer - replies.CARD)
        return why if why != NONE else why_no_space(table, frame, MODERATES)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.TOP_CARD:
            top = table.top_card(frame.seat)
            return Choice("summon", {"card": table.content.ids[top]} if top >= 0 else {})
        if answer == replies.STARTING:
            return Choice("invoke", {"card": table.content.ids[BLEAKNESS]})
        return Choice("invoke", pointed_card(table, answer))


class ChooseSpace(Question[Cerebria]):
    """CB-9.1.1 I2 The empty Emotion space."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for answer in range(replies.SPACE, replies.SPACE + SPACES):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[AT] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return CHOOSING
        slots = frame.slots
        bits = drafted_bits(table, frame, INVOKE)
        space = answer - replies.SPACE
        return why_not_space(table, frame.seat, slots[UPS], bits, chosen_card(frame), space, slots[BONUS_REALM])

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        tried = frame.clone()
        tried.slots[AT] = answer - replies.SPACE
        return Choice("at", {**pointed_space(table, answer), "wp": int(wp_of(table, tried, ACTION))})


class EnterPlay(Step[Cerebria]):
    """CB-9.1.1, CB-9.1.2, CB-9.1.7 The Emotion enters with its Essence, then its power works.

    CB-9.1.8, CB-3.5.5 It belongs to the faction, its card to the deck of who Invoked it. CB-9.1.4, CB-9.1.6 Support:
    one more Essence from the supply; CB-21.4.4 Sharing is Caring: one more from the own board; as slots allow.
    CB-20.7.2 A Bleakness follows the same rules.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        seat = frame.seat
        space = frame.slots[AT]
        card = self.card(table, frame)
        lay(table, space, card, seat)
        table.tell(events.ENTERED, seat, space, card)
        put_essence(table, space, 2 if adds_essence(table, seat, frame.slots[UPS]) else 1)
        settle(table)
        enter_powers(table, seat, space)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begins_power(table, begun, table.content.enter)

    def card(self, table: Cerebria, frame: Frame) -> i64:
        """Takes the card from where it is."""
        source = frame.slots[SOURCE]
        if source == TOP:
            card = table.piles.draw(DECK + frame.seat) // 2
            turn_up(table, frame.seat)
            return card
        if source != BLEAKNESS:
            from_hand(table, frame.seat, source)
        return source


class AfterInvoke(Step[Cerebria]):
    """CB-21.1.4 After the action: CB-21.4.5 Motivation, CB-21.5.3 Savour and CB-21.6.4 Seethe."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if used(table, frame, ACTION, MOTIVATION):
            gain_ambition(table, table.faction[frame.seat], 1)
        if used(table, frame, ACTION, SAVOUR) or used(table, frame, ACTION, SEETHE):
            draw(table, frame.seat)


INVOKING: Final = Program(
    "invoke",
    "CB-9.1.1",
    draft=[
        Declare(ACTION),
        VibeSlot(ACTION),
        VibeColour(ACTION),
        DeclareOn(),
        ChooseSource("invoke", "CB-9.1.1"),
        ChooseSpace("invoke_space", "CB-9.1.1"),
    ],
    steps=[Pay(ACTION), EnterPlay(), AfterInvoke(), ScoreIntentions()],
    slots=(*COMMON_SLOTS, Slot("source", A_SOURCE, begun=True), Slot("space", AN_EMOTION_SPACE, begun=True)),
    fit=Unlocked(ACTION),
)


def begin_garrison(table: Cerebria, seat: i64, realm: i64) -> None:
    """CB-21.2.7, CB-21.2.8 A bonus Invoke into a Realm: all rules and costs of Invoke but adjacency; no action."""
    table.push(INVOKING, seat).slots[BONUS_REALM] = realm
