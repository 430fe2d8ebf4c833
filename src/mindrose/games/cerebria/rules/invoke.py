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
from mindrose.games.cerebria.rules.pointing import not_now, pointed_card, pointed_space
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
    used,
    wp_of,
)
from mindrose.games.cerebria.state import DECK, NOTHING, Cerebria
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.slots import Slot

SOURCE: Final = OWN  # the card, TOP for the top of the deck, BLEAKNESS for one from the supply
AT: Final = OWN + 1  # the Emotion space
TOP: Final = 99  # which card lies on top may still change while the action is declared


class InvokeAction(SpiritAction):
    """CB-9.1.1 A Moderate Emotion from hand comes to an empty Emotion space adjacent to the own Spirit."""

    def feasible(self, table: Cerebria, seat: i64, ups: i64, bits: i64, gone: i64, gone_too: i64, realm: i64) -> bool:
        darkness = may_darken(table, seat) and not uses(table, seat, INVOKE, ups, SUMMON)
        card = some_source(table, seat, ups, gone, gone_too)
        if table.held[seat] < board_essence(table, seat, ups):
            return False
        if card or darkness:
            far = realm >= 0 or (darkness and uses(table, seat, INVOKE, ups, SEEDS))
            first: i64 = 0 if far else first_space(table.space[seat])
            last: i64 = SPACES - 1 if far else last_space(table.space[seat])
            for space in range(first, last + 1):
                if table.card[space] >= 0:
                    continue
                if card and space_fits(table, seat, ups, bits, MODERATES, space, realm):
                    return True
                if darkness and space_fits(table, seat, ups, bits, BLEAKNESS, space, realm):
                    return True
        return False

    def why_not(self, table: Cerebria, seat: int, ups: int, bits: int) -> Refusal:
        if table.held[seat] < board_essence(table, seat, ups):
            return Refusal("E_ESSENCE", "CB-9.1.3")
        if uses(table, seat, INVOKE, ups, SUMMON):
            if table.deck_size(seat) == 0:
                return Refusal("E_DECK", "CB-21.3.3")
        elif table.hand_size(seat) == 0 and not may_darken(table, seat):
            if table.has_power(seat, ANXIETY):
                return Refusal("E_LIMIT", "CB-20.7.3")
            return Refusal("E_NO_CARD", "CB-9.1.1")
        elif not some_source(table, seat, ups, NOTHING, NOTHING) and not may_darken(table, seat):
            return Refusal("E_SLOTS", "CB-9.1.4")
        if not affordable(table, seat, INVOKE, ups, bits, 0, False):
            return Refusal("E_WP", "CB-9.1.1")
        empty = [space for space in range(SPACES) if table.card[space] < 0 and adjacent(table.space[seat], space)]
        if not empty:
            return Refusal("E_OCCUPIED", "CB-9.1.1")
        if uses(table, seat, INVOKE, ups, FORGE_BONDS) and not any(beside_bliss(table, space) for space in empty):
            return Refusal("E_ADJ", "CB-21.2.3")
        return Refusal("E_WP", "CB-9.1.1")

    def lowest(self, table: Cerebria, seat: int, ups: int, bits: int, frame: Frame | None) -> int:
        realm = NOTHING if frame is None else int(frame.slots[BONUS_REALM])
        taxes = [
            int(table.invoke_tax[2 * space + table.faction[seat]])
            for space in range(SPACES)
            for card in (MODERATES, BLEAKNESS)
            if space_fits(table, seat, ups, bits, card, space, realm)
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


def some_source(table: Cerebria, seat: i64, ups: i64, gone: i64, gone_too: i64) -> bool:
    """A card to Invoke: in hand beyond those discarded for Vibes, or with Summon on top of the deck."""
    discarded: i64 = (1 if gone >= 0 else 0) + (1 if gone_too >= 0 else 0)
    if uses(table, seat, INVOKE, ups, SUMMON):
        return table.deck_size(seat) + discarded > 0
    if not adds_essence(table, seat, ups):
        return table.hand_size(seat) > discarded
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if table.content.slots[card] >= 2 and copies_left(table, seat, card, gone, gone_too) > 0:
            return True
    return False


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


def space_fits(table: Cerebria, seat: i64, ups: i64, bits: i64, card: i64, space: i64, realm: i64) -> bool:
    """CB-9.1.1 Empty and within reach, the Essence and the WP for it are there; `card` may be any Moderate one."""
    if table.card[space] >= 0 or not in_reach(table, seat, ups, card, space, realm):
        return False
    if uses(table, seat, INVOKE, ups, FORGE_BONDS) and not beside_bliss(table, space):
        return False
    if table.held[seat] < board_essence(table, seat, ups):
        return False
    return affordable(table, seat, INVOKE, ups, bits, table.invoke_tax[2 * space + table.faction[seat]], False)


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


class ChooseSource(Question[Cerebria]):
    """CB-9.1.1 I1 A card from hand; CB-21.3.3, CB-21.8.2 with Summon the top of the deck.

    CB-20.7.1 For Anxiety also a Bleakness.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        ups = frame.slots[UPS]
        seat = frame.seat
        if uses(table, seat, INVOKE, ups, SUMMON):
            answers.add(replies.TOP_CARD)
            return
        if self.place_for(table, frame, MODERATES):
            last: i64 = NOTHING
            for i in range(table.hand_size(seat)):
                card = table.hand_card(seat, i)
                if card != last:
                    if table.content.slots[card] >= (2 if adds_essence(table, seat, ups) else 1):
                        if copies_left(table, seat, card, frame.slots[VIBE_CARD], frame.slots[SECOND_CARD]) > 0:
                            answers.add(replies.CARD + card)
                    last = card
        if may_darken(table, seat) and self.place_for(table, frame, BLEAKNESS):
            answers.add(replies.STARTING)

    def place_for(self, table: Cerebria, frame: Frame, card: i64) -> bool:
        bits = drafted_bits(table, frame, INVOKE)
        for space in range(SPACES):
            if space_fits(table, frame.seat, frame.slots[UPS], bits, card, space, frame.slots[BONUS_REALM]):
                return True
        return False

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.TOP_CARD:
            frame.slots[SOURCE] = TOP
        elif answer == replies.STARTING:
            frame.slots[SOURCE] = BLEAKNESS
        else:
            frame.slots[SOURCE] = answer - replies.CARD

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if answer == replies.STARTING:
            if table.has_power(frame.seat, ANXIETY) and table.in_play(BLEAKNESS) >= MOST_BLEAKNESS:
                return Refusal("E_LIMIT", "CB-20.7.3")
            return Refusal("E_TARGET", "CB-20.7.1")
        if replies.CARD <= answer < replies.CARD + MODERATES:
            card = answer - replies.CARD
            if copies_left(table, frame.seat, card, frame.slots[VIBE_CARD], frame.slots[SECOND_CARD]) > 0:
                return Refusal("E_SLOTS", "CB-9.1.4", card=table.content.ids[card])
            return Refusal("E_NO_CARD", "CB-9.1.1", card=table.content.ids[card])
        if answer == replies.TOP_CARD:
            return Refusal("E_UPGRADE_LOCKED", "CB-21.3.3")
        return not_now("CB-9.1.1")

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
        bits = drafted_bits(table, frame, INVOKE)
        for space in range(SPACES):
            if space_fits(
                table, frame.seat, frame.slots[UPS], bits, chosen_card(frame), space, frame.slots[BONUS_REALM]
            ):
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[AT] = answer - replies.SPACE

    def refusal(self, table: Cerebria, frame: Frame, answer: int) -> Refusal:
        if not replies.SPACE <= answer < replies.SPACE + SPACES:
            return not_now("CB-9.1.1")
        space = answer - replies.SPACE
        ups = int(frame.slots[UPS])
        if not in_reach(table, frame.seat, ups, chosen_card(frame), space, frame.slots[BONUS_REALM]):
            return Refusal("E_ADJ", "CB-21.2.7" if frame.slots[BONUS_REALM] >= 0 else "CB-9.1.1")
        if table.card[space] >= 0:
            return Refusal("E_OCCUPIED", "CB-9.1.1")
        if uses(table, frame.seat, INVOKE, ups, FORGE_BONDS) and not beside_bliss(table, space):
            return Refusal("E_ADJ", "CB-21.2.3")
        return Refusal("E_WP", "CB-9.1.1")

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
