"""A round of Duel: planning, turns, clean-up."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, as_number, reason
from tests.kernel.duel import table as told
from tests.kernel.duel.effects import EFFECTS, HAZE, VICTIM, card_name, cast, named, names_card, offer
from tests.kernel.duel.table import (
    ARMED,
    BREW,
    CARD,
    DECK,
    EXPLORE,
    FORGE,
    HAND,
    HAND_SIZE,
    LAID,
    LIFE,
    PACE,
    PASS,
    PLAN,
    PLAN_SIZE,
    ROOM,
    ROOMS,
    SEAT,
    SHRINE,
    STRENGTH,
    USED,
    WELL,
    WITHDRAW,
    ZONES,
    DuelTable,
)

# Slots.
TURNS: Final = 0  # of the game: turns begun in this round
EXPLORED: Final = 0  # of a turn
STEPS: Final = 0  # of exploring
CALLED: Final = 0  # of fogs that act: how many seats have been looked at
POTION: Final = 0  # of brewing: the strength
INGREDIENT: Final = 1
COST: Final = 2

PLAN_FULL: Final = reason("E_PLAN_FULL", "DU-3")
NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "DU-3")
PLANNED_ALREADY: Final = reason("E_PLANNED", "DU-3")
NOT_IN_MENU: Final = reason("E_MENU", "DU-4")
EXPLORED_ALREADY: Final = reason("E_EXPLORED", "DU-4")
NO_BREW: Final = reason("E_BREW", "DU-9", sparks=as_number)
NOT_LAID: Final = reason("E_NOT_LAID", "DU-4", card=card_name)
NOT_NEXT: Final = reason("E_NOT_NEXT", "DU-8")
NOT_LAID_AT_WELL: Final = reason("E_NOT_LAID", "DU-8")
FEW_SPARKS: Final = reason("E_SPARKS", "DU-9", sparks=as_number)
NO_INGREDIENT: Final = reason("E_NOT_IN_HAND", "DU-9")
NEEDS_INGREDIENT: Final = reason("E_SPARKS", "DU-9")
TO_BE_PAID: Final = reason("E_AGREE", "DU-9")


# Planning (DU-3)


class LayPlans(Step[DuelTable]):
    """DU-3 Everybody plans at the same time, unseen by the others."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        table.tell(told.ROUND, table.round)
        table.fork(PLANNING, self.owners(table, frame))

    def owners(self, table: DuelTable, frame: Frame) -> list[int]:
        return table.seats_in_order()

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is PLANNING


class Lay(Question[DuelTable]):
    """DU-3 One more card face down, or the plan is confirmed."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        answers.add(PASS)
        if table.count(frame.seat, PLAN) < PLAN_SIZE:
            offer(answers, table.cards(frame.seat, HAND))

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        if answer != PASS:
            table.move(frame.seat, answer - CARD, HAND, PLAN)
            frame.repeat()

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        if answer == PASS:
            return NONE
        if names_card(answer) and table.count(frame.seat, PLAN) == PLAN_SIZE:
            return PLAN_FULL
        return NONE if answer - CARD in table.cards(frame.seat, HAND) else NOT_IN_HAND

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("confirm", {}) if answer == PASS else Choice("lay", named(answer - CARD))


class Reconsider(Question[DuelTable]):
    """DU-3 The whole confirmed plan goes back to hand, and planning begins again."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        answers.add(WITHDRAW)

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        return NONE if answer == WITHDRAW else PLANNED_ALREADY

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        table.move_all(frame.seat, PLAN, HAND)
        frame.back_to(Lay)

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("withdraw", {})


class ShowPlans(Step[DuelTable]):
    """DU-3 Now everybody sees how many cards were laid, and nothing of it can be changed."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        for seat in range(table.players):
            table.tell(told.PLANNED, seat, table.count(seat, PLAN))
            table.move_all(seat, PLAN, LAID)
        table.seal()
        frame.slots[TURNS] = 0


# Turns (DU-4)


class PlayTurns(Step[DuelTable]):
    """DU-2 Each mage in turn order."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        turn = max(frame.slots[TURNS], 0)
        if turn < table.players:
            frame.slots[TURNS] = turn + 1
            frame.repeat()
            seat: i64 = table.seats_in_order()[turn]
            table.tell(told.TURN, seat)
            table.push(MAGE_TURN, seat)

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is MAGE_TURN

    def runner(self, table: DuelTable, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def repeats(self) -> bool:
        return True


class Menu(Question[DuelTable]):
    """DU-4 Cast, explore, brew, or end the turn."""

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        seat = frame.seat
        if answer == PASS:
            return NONE
        if answer == EXPLORE:
            return NONE if frame.slots[EXPLORED] < 0 else EXPLORED_ALREADY
        if answer == BREW:
            payable = table.sparks[seat] > 0 or table.count(seat, HAND) > 0
            return NONE if table.life[seat] < LIFE and payable else about(NO_BREW, table.sparks[seat])
        if not names_card(answer):
            return NOT_IN_MENU
        return NONE if answer - CARD in table.cards(seat, LAID) else about(NOT_LAID, answer - CARD)

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        if answer == PASS:
            frame.leave()
        elif answer == EXPLORE:
            frame.slots[EXPLORED] = 1
            table.push(EXPLORING, frame.seat)
        elif answer == BREW:
            table.push(BREWING, frame.seat)
        else:
            cast(table, frame.seat, answer - CARD)

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program in (EXPLORING, BREWING, *EFFECTS)

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        if answer >= CARD:
            return Choice("cast", named(answer - CARD))
        return Choice({PASS: "end", EXPLORE: "explore", BREW: "brew"}[answer], {})


class Again(Step[DuelTable]):
    """DU-4 The menu again. A step of its own: the frame that begins a draft stands just behind the question."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        frame.back_to(Menu)


# Exploring (DU-8)


class Walk(Question[DuelTable]):
    """DU-8 Another step, at most two, or none."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        if frame.slots[STEPS] < PACE:
            answers.add(PASS)
            room = table.room[frame.seat]
            for other in range(len(ROOMS)):
                if (other - room) % 2 == 1:
                    answers.add(ROOM + other)

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        if answer == PASS:
            return
        frame.repeat()
        frame.slots[STEPS] = max(frame.slots[STEPS], 0) + 1
        table.room[frame.seat] = answer - ROOM
        table.tell(told.MOVED, frame.seat, answer - ROOM)
        table.push(FOGS, frame.seat).slots[CALLED] = 0

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is FOGS

    def repeats(self) -> bool:
        return True

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        beside = ROOM <= answer < ROOM + len(ROOMS) and (answer - ROOM - table.room[frame.seat]) % 2 == 1
        return NONE if answer == PASS or beside else NOT_NEXT

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("stop", {}) if answer == PASS else Choice("walk", {"room": ROOMS[answer - ROOM]})


class FogsAct(Step[DuelTable]):
    """DU-8 Every fog of another mage acts upon a step, in turn order."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        called = frame.slots[CALLED]
        if called == table.players:
            return
        frame.slots[CALLED] = called + 1
        frame.repeat()
        seat: i64 = table.seats_in_order()[called]
        if table.fog[seat] == 1 and seat != frame.seat:
            table.push(HAZE, seat).slots[VICTIM] = frame.seat

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is HAZE

    def runner(self, table: DuelTable, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def repeats(self) -> bool:
        return True


class EnterRoom(Step[DuelTable]):
    """DU-8 The forge gives a spark, the shrine heals, and at the well a laid card may be cast."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        room = table.room[frame.seat]
        if room == FORGE:
            table.gain_spark(frame.seat)
        elif room == SHRINE:
            table.heal(frame.seat, 1)
        elif room == WELL:
            table.push(AT_WELL, frame.seat)

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is AT_WELL


class CastAtWell(Question[DuelTable]):
    """DU-8 A laid card, or none."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        answers.add(PASS)
        offer(answers, table.cards(frame.seat, LAID))

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        return NONE if answer == PASS or answer - CARD in table.cards(frame.seat, LAID) else NOT_LAID_AT_WELL

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        if answer != PASS:
            cast(table, frame.seat, answer - CARD)

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program in EFFECTS

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("pass", {}) if answer == PASS else Choice("cast", named(answer - CARD))


# Brewing (DU-9)


class ChooseStrength(Question[DuelTable]):
    """DU-9 How strong, as far as it can be paid, with or without a card."""

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        budget = table.sparks[frame.seat] + min(table.count(frame.seat, HAND), 1)
        return NONE if 1 <= answer - STRENGTH <= min(budget, 3) else about(FEW_SPARKS, table.sparks[frame.seat])

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        frame.slots[POTION] = answer - STRENGTH
        frame.slots[COST] = answer - STRENGTH

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("strength", {"number": answer - STRENGTH})


class ChooseIngredient(Question[DuelTable]):
    """DU-9 A card from hand makes it one spark cheaper."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        if frame.slots[COST] <= table.sparks[frame.seat]:
            answers.add(PASS)
        offer(answers, table.cards(frame.seat, HAND))

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        if answer != PASS:
            frame.slots[INGREDIENT] = answer - CARD
            frame.slots[COST] -= 1

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        if answer == PASS:
            return NONE if frame.slots[COST] <= table.sparks[frame.seat] else NEEDS_INGREDIENT
        return NONE if answer - CARD in table.cards(frame.seat, HAND) else NO_INGREDIENT

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("plain", {}) if answer == PASS else Choice("add", named(answer - CARD))


class Agree(Question[DuelTable]):
    """DU-9 The price is seen before it is paid."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        answers.add(PASS)

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        return NONE if answer == PASS else TO_BE_PAID

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        pass

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("agree", {"cost": int(frame.slots[COST])})


class Drink(Step[DuelTable]):
    """DU-9 The price is paid, and the potion heals."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        seat = frame.seat
        card = frame.slots[INGREDIENT]
        table.sparks[seat] -= frame.slots[COST]
        if card >= 0:
            table.move(seat, card, HAND, USED)
            table.seal()
        table.tell(told.BREWED, seat, frame.slots[POTION], frame.slots[COST], card)
        table.heal(seat, frame.slots[POTION])


# Clean-up (DU-10)


class CleanUp(Step[DuelTable]):
    """DU-10 Fogs lift, face-down cards return to hand."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        table.tell(told.CLEANED)
        for seat in range(table.players):
            table.fog[seat] = 0
            table.move_all(seat, LAID, HAND)
            table.move_all(seat, ARMED, HAND)


class DrawCards(Step[DuelTable]):
    """DU-10 Everybody draws up to three cards; an empty deck is made anew from the used cards."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        for seat in table.seats_in_order():
            while table.count(seat, HAND) < HAND_SIZE:
                draw(table, seat)


def draw(table: DuelTable, seat: i64) -> None:
    deck = seat * len(ZONES) + DECK
    if table.count(seat, DECK) == 0:
        table.piles.move_all(seat * len(ZONES) + USED, deck)
        table.piles.shuffle(deck, table.chance)
        table.tell(told.RESHUFFLED, seat)
    card = table.piles.draw(deck)
    table.piles.slip(seat * len(ZONES) + HAND, card)
    table.confide(1 << seat, told.DREW, seat, card)


class NextRound(Step[DuelTable]):
    """DU-2, DU-11 The next mage is first, until the last round is over."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        if table.round < table.rounds:
            table.round += 1
            table.first = (table.first + 1) % table.players
            frame.back_to(LayPlans)


# The programs

PLANNING: Final = Program(
    "planning", "DU-3", [Lay("lay", "DU-3", hidden=True), Reconsider("reconsider", "DU-3", hidden=True, resting=True)]
)
MAGE_TURN: Final = Program("turn", "DU-4", [Menu("menu", "DU-4", among=range(SEAT)), Again()], slots=("explored",))
EXPLORING: Final = Program("exploring", "DU-8", [Walk("walk", "DU-8"), EnterRoom()], slots=("steps",))
FOGS: Final = Program("fogs", "DU-8", [FogsAct()], slots=("called",))
AT_WELL: Final = Program("well", "DU-8", [CastAtWell("well", "DU-8")])
BREWING: Final = Program(
    "brewing",
    "DU-9",
    draft=[
        ChooseStrength("strength", "DU-9", among=range(STRENGTH + 1, STRENGTH + 4)),
        ChooseIngredient("ingredient", "DU-9", hidden=True),
        Agree("agree", "DU-9", hidden=True),
    ],
    steps=[Drink()],
    slots=("strength", "ingredient", "cost"),
)
DUEL: Final = Program(
    "duel",
    "DU-2",
    [LayPlans(), ShowPlans(), PlayTurns(), CleanUp(), DrawCards(), NextRound()],
    slots=("turns",),
)
