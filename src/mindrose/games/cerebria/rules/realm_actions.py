"""CB-13 Realm actions: gain Willpower, draw, move and intensify Emotions, harvest Essence."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.kinds import AN_AMOUNT, AN_EMOTION_SPACE
from mindrose.games.cerebria.components.ring import adjacent, first_space, last_space
from mindrose.games.cerebria.components.things import (
    DRAW_EMOTIONS,
    GAIN_WILLPOWER,
    HARVEST,
    INTENSIFY,
    MOVE_EMOTION,
    SPACES,
)
from mindrose.games.cerebria.rules.cards import draw
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.emotions import put_essence, shift
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.means import gain_essence, gain_wp, pay
from mindrose.games.cerebria.rules.pointing import names_space, pointed_space, yes_or_no
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

GAINED: Final = 4  # CB-13.2.1
FURTHER_CARD: Final = 2  # CB-13.3.2

# Slots of the frames.
ORIGIN: Final = 0  # Move Emotion: where it is
TARGET: Final = 1  # Move Emotion: where it goes
EMOTION: Final = 0  # Intensify: where it is
AMOUNT: Final = 1  # Intensify: how much Essence
HARVESTED: Final = 0

TOO_DEAR: Final[list[i64]] = [
    reason("E_WP", rule) for rule in ("CB-13.2.2", "CB-13.3.1", "CB-13.4.1", "CB-13.5.1", "CB-13.6.1")
]
NO_DECK: Final = reason("E_DECK", "CB-13.3.1")
DRAWING: Final = reason("E_TURN", "CB-13.3.2")
NONE_TO_MOVE: Final = reason("E_TARGET", "CB-13.4.1")
NOT_BESIDE: Final = reason("E_ADJ", "CB-13.4.1")
OCCUPIED: Final = reason("E_OCCUPIED", "CB-13.4.1")
MOVING_EMOTION: Final = reason("E_TURN", "CB-13.4.1")
NONE_TO_INTENSIFY: Final = reason("E_TARGET", "CB-13.5.1")
NONE_BESIDE: Final = reason("E_ADJ", "CB-13.5.1")
NO_ESSENCE: Final = reason("E_ESSENCE", "CB-13.5.1")
NO_SLOT: Final = reason("E_SLOTS", "CB-13.5.1")
INTENSIFYING_NOW: Final = reason("E_TURN", "CB-13.5.1")
ONE_AT_LEAST: Final = reason("E_AMOUNT", "CB-13.5.1")
FEW_SLOTS: Final = reason("E_SLOTS", "CB-13.5.2")
LITTLE_ESSENCE: Final = reason("E_ESSENCE", "CB-13.5.2")
LITTLE_WP: Final = reason("E_WP", "CB-13.5.2")
CHOOSING_AMOUNT: Final = reason("E_TURN", "CB-13.5.2")
NOTHING_TO_HARVEST: Final = reason("E_WP", "CB-13.6.2")
HARVEST_ONE: Final = reason("E_AMOUNT", "CB-13.6.2")
CHOOSING_HARVEST: Final = reason("E_TURN", "CB-13.6.1")


# Costs


def first_cost(table: Cerebria, seat: i64, action: i64) -> i64:
    """CB-13.1.3, CB-13.1.4, CB-5.4.3 The base cost, 1 less with control of the Realm, more by powers; never below 0.

    CB-13.1.5 It is Willpower and nothing else.
    """
    realm = table.content.realm_of[action - GAIN_WILLPOWER]
    faction = table.faction[seat]
    cost = table.content.realm_cost[realm] + table.realm_tax[2 * realm + faction]
    if table.realm[realm] == faction:
        cost -= 1
    return cost if cost > 0 else 0


def begin(table: Cerebria, seat: i64, action: i64, wp: i64, essence: i64) -> None:
    """CB-6.1.2, CB-7.4.6 An action is taken and paid."""
    table.actions -= 1
    table.tell(events.ACTION, seat, action, 0)
    pay(table, seat, wp, 0, essence)


# What can be done


def why_not_intensified(table: Cerebria, seat: i64, space: i64) -> i64:
    """CB-13.5.1 An adjacent Emotion of the own faction with a free slot."""
    if not adjacent(table.space[seat], space):
        return NONE_BESIDE
    if not table.holds(space, table.faction[seat]):
        return NONE_TO_INTENSIFY
    return NONE if table.free_slots(space) > 0 else NO_SLOT


def why_not_amount(table: Cerebria, seat: i64, space: i64, number: i64) -> i64:
    """CB-13.5.2, CB-13.5.3 So much Essence can be put there: by the slots, the own Essence and the WP."""
    if number == 0:
        return ONE_AT_LEAST
    if number > table.free_slots(space):
        return FEW_SLOTS
    if number > table.held[seat]:
        return LITTLE_ESSENCE
    return NONE if intensify_cost(table, seat, number) <= table.wp[seat] else LITTLE_WP


def why_not_destination(table: Cerebria, seat: i64, space: i64) -> i64:
    """CB-13.4.1 An empty Emotion space adjacent to the own Spirit."""
    if not adjacent(table.space[seat], space):
        return NOT_BESIDE
    return NONE if table.card[space] < 0 else OCCUPIED


def has_emotion(table: Cerebria, faction: i64) -> bool:
    for space in range(SPACES):
        if table.holds(space, faction):
            return True
    return False


def why_not(table: Cerebria, seat: i64, action: i64) -> i64:
    """CB-6.1.7, CB-13.1.1, CB-13.1.2 The action can be carried out completely; neither place nor Vibes matter."""
    spare = table.wp[seat] - first_cost(table, seat, action)
    if spare < 0:
        return TOO_DEAR[action - GAIN_WILLPOWER]
    if action == DRAW_EMOTIONS:
        return NONE if table.deck_size(seat) > 0 else NO_DECK
    if action == MOVE_EMOTION:
        return why_no_move(table, seat)
    if action == INTENSIFY:
        return why_no_intensity(table, seat)
    return NONE if action == GAIN_WILLPOWER or spare > 0 else NOTHING_TO_HARVEST


def why_no_move(table: Cerebria, seat: i64) -> i64:
    """CB-13.4.1 There is an Emotion of the own faction, and an empty space beside the Spirit."""
    if not has_emotion(table, table.faction[seat]):
        return NONE_TO_MOVE
    if why_not_destination(table, seat, first_space(table.space[seat])) == NONE:
        return NONE
    return why_not_destination(table, seat, last_space(table.space[seat]))


def why_no_intensity(table: Cerebria, seat: i64) -> i64:
    """CB-13.5.1 There is Essence for an Emotion of the own faction beside the Spirit that has a slot for it."""
    faction = table.faction[seat]
    first = first_space(table.space[seat])
    last = last_space(table.space[seat])
    if not table.holds(first, faction) and not table.holds(last, faction):
        return NONE_BESIDE if has_emotion(table, faction) else NONE_TO_INTENSIFY
    if table.held[seat] == 0:
        return NO_ESSENCE
    if why_not_intensified(table, seat, first) == NONE or why_not_intensified(table, seat, last) == NONE:
        return NONE
    return NO_SLOT


# Gain Willpower


class GainWillpower(Step[Cerebria]):
    """CB-13.2.1 Pay, then gain 4 WP from the supply. CB-13.2.2 Without control it takes 1 WP to begin with."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        begin(table, frame.seat, GAIN_WILLPOWER, first_cost(table, frame.seat, GAIN_WILLPOWER), 0)
        gain_wp(table, frame.seat, GAINED)


# Draw Emotions


class DrawFirst(Step[Cerebria]):
    """CB-13.3.1 Pay and draw the top card; the next one is turned face up."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        begin(table, frame.seat, DRAW_EMOTIONS, first_cost(table, frame.seat, DRAW_EMOTIONS), 0)
        draw(table, frame.seat)


class DrawAgain(Question[Cerebria]):
    """CB-13.3.2 As often as wanted, 2 WP for the new top card, with or without control; not from an empty deck."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if table.wp[frame.seat] >= FURTHER_CARD and table.deck_size(frame.seat) > 0:
            answers.add(replies.PASS)
            answers.add(replies.YES)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.YES:
            pay(table, frame.seat, FURTHER_CARD, 0, 0)
            draw(table, frame.seat)
            frame.repeat()

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        return NONE if yes_or_no(answer) else DRAWING

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("stop", {})
        return Choice("draw", {"card": table.content.ids[table.top_card(frame.seat)], "wp": FURTHER_CARD})


# Move Emotion


class ChooseMoved(Question[Cerebria]):
    """CB-13.4.1 Any Emotion of the own faction, wherever it is."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        for space in range(SPACES):
            if table.holds(space, table.faction[frame.seat]):
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[ORIGIN] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return MOVING_EMOTION
        return NONE if table.holds(answer - replies.SPACE, table.faction[frame.seat]) else NONE_TO_MOVE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        points = pointed_space(table, answer)
        points["wp"] = int(first_cost(table, frame.seat, MOVE_EMOTION))
        return Choice("move_emotion", points)


class ChooseDestination(Question[Cerebria]):
    """CB-13.4.1 An empty Emotion space adjacent to the own Spirit; it is asked only where both of a Realm are empty."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        spirit_space = table.space[frame.seat]
        for space in range(first_space(spirit_space), last_space(spirit_space) + 1):
            if why_not_destination(table, frame.seat, space) == NONE:
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[TARGET] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return MOVING_EMOTION
        return why_not_destination(table, frame.seat, answer - replies.SPACE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        points = pointed_space(table, answer)
        points["wp"] = int(first_cost(table, frame.seat, MOVE_EMOTION))
        return Choice("to", points)


class MoveEmotion(Step[Cerebria]):
    """CB-13.4.1 Pay; CB-13.4.2, CB-13.4.3 the Emotion moves as it is and does not enter anew."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        begin(table, frame.seat, MOVE_EMOTION, first_cost(table, frame.seat, MOVE_EMOTION), 0)
        shift(table, frame.slots[ORIGIN], frame.slots[TARGET])


# Intensify


class ChooseIntensified(Question[Cerebria]):
    """CB-13.5.1 An Emotion of the own faction adjacent to the own Spirit, with a free slot; of the two of a Realm."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        spirit_space = table.space[frame.seat]
        for space in range(first_space(spirit_space), last_space(spirit_space) + 1):
            if why_not_intensified(table, frame.seat, space) == NONE:
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[EMOTION] = answer - replies.SPACE

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return INTENSIFYING_NOW
        return why_not_intensified(table, frame.seat, answer - replies.SPACE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        points = pointed_space(table, answer)
        points["wp"] = int(first_cost(table, frame.seat, INTENSIFY))
        return Choice("intensify", points)


class ChooseAmount(Question[Cerebria]):
    """CB-13.5.2 How much Essence in all: the first for the cost of the action, CB-13.5.3 each further one for 1 WP."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        space = frame.slots[EMOTION]
        for number in range(1, table.free_slots(space) + 1):
            if why_not_amount(table, frame.seat, space, number) == NONE:
                answers.add(replies.NUMBER + number)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[AMOUNT] = answer - replies.NUMBER

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.NUMBER:
            return CHOOSING_AMOUNT
        return why_not_amount(table, frame.seat, frame.slots[EMOTION], answer - replies.NUMBER)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        number = answer - replies.NUMBER
        return Choice("amount", {"number": number, "wp": int(intensify_cost(table, frame.seat, number))})


def intensify_cost(table: Cerebria, seat: i64, number: i64) -> i64:
    """CB-13.5.1 to CB-13.5.3 Control lowers the first step only."""
    return first_cost(table, seat, INTENSIFY) + number - 1


class Intensify(Step[Cerebria]):
    """CB-13.5.1, CB-13.5.2 Pay, and put the Essence of the own board on the Emotion."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        number = frame.slots[AMOUNT]
        begin(table, frame.seat, INTENSIFY, intensify_cost(table, frame.seat, number), number)
        put_essence(table, frame.slots[EMOTION], number)
        settle(table)


# Harvest Essence


class ChooseHarvest(Question[Cerebria]):
    """CB-13.6.1 How many WP become Essence; CB-13.6.2 at least one."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        spare = table.wp[frame.seat] - first_cost(table, frame.seat, HARVEST)
        for number in range(1, (spare if spare < replies.MOST else replies.MOST) + 1):
            answers.add(replies.NUMBER + number)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        frame.slots[HARVESTED] = answer - replies.NUMBER

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.NUMBER:
            return CHOOSING_HARVEST
        if answer == replies.NUMBER:
            return HARVEST_ONE
        cost = first_cost(table, frame.seat, HARVEST) + answer - replies.NUMBER
        return NONE if cost <= table.wp[frame.seat] else TOO_DEAR[HARVEST - GAIN_WILLPOWER]

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        number = answer - replies.NUMBER
        cost = int(first_cost(table, frame.seat, HARVEST)) + number
        return Choice("harvest", {"number": number, "wp": cost})


class HarvestEssence(Step[Cerebria]):
    """CB-13.6.1 Pay, and exchange WP for Essence from the supply, one for one."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        number = frame.slots[HARVESTED]
        begin(table, frame.seat, HARVEST, first_cost(table, frame.seat, HARVEST) + number, 0)
        gain_essence(table, frame.seat, number)


GAIN: Final = Program("gain_willpower", "CB-13.2", [GainWillpower(), ScoreIntentions()])
DRAW: Final = Program(
    "draw_emotions", "CB-13.3", [DrawFirst(), DrawAgain("draw_again", "CB-13.3.2"), ScoreIntentions()]
)
MOVING: Final = Program(
    "move_emotion",
    "CB-13.4",
    draft=[ChooseMoved("moved_emotion", "CB-13.4.1"), ChooseDestination("destination", "CB-13.4.1")],
    steps=[MoveEmotion(), ScoreIntentions()],
    slots=(Slot("origin", AN_EMOTION_SPACE), Slot("target", AN_EMOTION_SPACE)),
)
INTENSIFYING: Final = Program(
    "intensify",
    "CB-13.5",
    draft=[ChooseIntensified("intensified", "CB-13.5.1"), ChooseAmount("intensify_amount", "CB-13.5.2")],
    steps=[Intensify(), ScoreIntentions()],
    slots=(Slot("space", AN_EMOTION_SPACE), Slot("amount", AN_AMOUNT)),
)
HARVESTING: Final = Program(
    "harvest",
    "CB-13.6",
    draft=[ChooseHarvest("harvest_amount", "CB-13.6.1")],
    steps=[HarvestEssence(), ScoreIntentions()],
    slots=(Slot("amount", AN_AMOUNT),),
)

REALM_ACTIONS: Final = [GAIN, DRAW, MOVING, INTENSIFYING, HARVESTING]
