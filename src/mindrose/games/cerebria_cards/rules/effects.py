"""CC-8 The eight abilities: what is declared for each, and what each does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mindrose.games.cerebria_cards import events, replies
from mindrose.games.cerebria_cards.components.things import ABILITIES, BASE, PLACES
from mindrose.games.cerebria_cards.rules.ability import (
    AIM,
    COLUMN,
    NUMBER,
    OWN,
    PAID,
    PLACE,
    SLOTS,
    VICTIM,
    Pay,
    PayTo,
    has_effect,
)
from mindrose.games.cerebria_cards.rules.aiming import (
    ChooseColumn,
    ChooseDestroyed,
    ChooseDrained,
    ChooseGiven,
    ChooseReceiver,
    ChooseTaken,
    ChooseVictim,
    payer,
)
from mindrose.games.cerebria_cards.rules.counter import Counter, NextToCounter
from mindrose.games.cerebria_cards.rules.deck import draw_to_hand
from mindrose.games.cerebria_cards.rules.drain import Drain, Surplus
from mindrose.games.cerebria_cards.rules.entry import ENTRY, begin_entry, emotion_there
from mindrose.games.cerebria_cards.rules.market import refill, take_card
from mindrose.games.cerebria_cards.rules.pointing import (
    names_card,
    offer_hand,
    pointed_card,
    while_pending,
    why_not_held,
)
from mindrose.games.cerebria_cards.rules.steal import OpenHand, TakeCard
from mindrose.games.cerebria_cards.state import DISCARD, IMPULSE, RECEIVED, CardTable
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step
from mindrose.kernel.reasons import as_number, reason

NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "CC-8.18", card=as_number)
SUMMONING: Final = reason("E_PENDING", "CC-8.19")


class Destroy(Step[CardTable]):
    """CC-8.2, CC-8.3 The target's cards are discarded; all its fragments return to the supply, nobody scores them."""

    def run(self, table: CardTable, frame: Frame) -> None:
        place = frame.slots[AIM]
        table.tell(events.DESTROYED, place // PLACES, place % PLACES, table.card[place])
        table.dissolve(place)


class Deprive(Step[CardTable]):
    """CC-8.13 The face-up card of the chosen column is discarded and the column refilled.

    CC-8.15 As often as the card says; CC-8.16 a refill that fails is a Revelation, and the rest is lost.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        column = frame.slots[COLUMN]
        done = frame.slots[NUMBER] + 1 if frame.slots[NUMBER] > 0 else 1
        frame.slots[NUMBER] = done
        if done >= table.settings.deprive_count:
            frame.leave()
        card = table.piles.draw(IMPULSE + column)
        table.piles.put(DISCARD, card)
        table.tell(events.DEPRIVED, column, card)
        refill(table, column)


class DepriveAgain(ChooseColumn):
    """CC-8.14 D-10 The next column is chosen after the first refill is seen; the same one may be chosen again."""

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        super().answer(table, frame, answer)
        frame.back_to(Deprive)


class SummonCard(Question[CardTable]):
    """CC-8.18, CC-8.19 D-15 The card is chosen after the counter window and is compulsory then; it enters by CC-5.

    CC-8.20 The emotion used may make room for it. CC-13.8 Nobody hears of the choice before it is carried out.
    """

    def answers(self, table: CardTable, frame: Frame, answers: Answers) -> None:
        offer_hand(table, frame.seat, answers)

    def answer(self, table: CardTable, frame: Frame, answer: i64) -> None:
        begin_entry(table, frame.seat, answer - replies.CARD)

    def begins(self, table: CardTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is ENTRY

    def why_not(self, table: CardTable, frame: Frame, answer: i64) -> i64:
        if names_card(answer):
            return why_not_held(table, frame.seat, answer - replies.CARD, NOT_IN_HAND)
        return while_pending(answer, SUMMONING)

    def choice(self, table: CardTable, frame: Frame, answer: int) -> Choice:
        return Choice("summon", pointed_card(table, answer - replies.CARD))

    def timeout(self, table: CardTable, frame: Frame, answers: Answers) -> int:
        """The first mild or strong card, else the first card."""
        for answer in answers.listed():
            if table.cards.kind[answer - replies.CARD] != BASE:
                return answer
        return answers.items[0]


class Swap(Step[CardTable]):
    """CC-8.26, CC-8.27 Two emotions change places and controllers with all their fragments; nothing is filled.

    CC-8.29 The one received is not ready this turn; the one given is when its new controller's turn starts. Two own
    ones keep their readiness. CC-8.30 Mindsets keep their sizes, so nothing is removed.
    """

    def run(self, table: CardTable, frame: Frame) -> None:
        own = frame.slots[OWN]
        other = frame.slots[AIM]
        table.tell(events.SWAPPED, frame.seat, own, table.card[own], other, table.card[other])
        table.card[own], table.card[other] = table.card[other], table.card[own]
        table.base[own], table.base[other] = table.base[other], table.base[own]
        table.fragments[own], table.fragments[other] = table.fragments[other], table.fragments[own]
        table.absorbed[own], table.absorbed[other] = table.absorbed[other], table.absorbed[own]
        if own // PLACES == other // PLACES:
            table.fresh[own], table.fresh[other] = table.fresh[other], table.fresh[own]
        else:
            table.fresh[own] = RECEIVED
            table.fresh[other] = RECEIVED


class Draw(Step[CardTable]):
    """CC-8.33 Two cards from the main deck; CC-8.32 reshuffled in mid-draw; CC-12.6 what is not there is lost."""

    def run(self, table: CardTable, frame: Frame) -> None:
        for _ in range(table.settings.draw_count):
            if not draw_to_hand(table, frame.seat):
                return


class Embrace(Step[CardTable]):
    """CC-8.35 The face-up card of a column into hand, then the refill; CC-8.36 a Revelation finds it in hand."""

    def run(self, table: CardTable, frame: Frame) -> None:
        column = frame.slots[COLUMN]
        card = take_card(table, frame.seat, column)
        table.tell(events.EMBRACED, frame.seat, column, card)
        refill(table, column)


class Announce(Step[CardTable]):
    """CC-6.15 What is declared is public: the emotion, opponent or column aimed at."""

    def run(self, table: CardTable, frame: Frame) -> None:
        slots = frame.slots
        if slots[VICTIM] >= 0:
            table.tell(events.AIMED, slots[VICTIM])
        elif slots[COLUMN] >= 0:
            table.tell(events.AIMED, -1, -1, -1, slots[COLUMN])
        elif slots[AIM] >= 0:
            own = table.card[slots[OWN]] if slots[OWN] >= 0 else -1
            table.tell(events.AIMED, slots[AIM] // PLACES, slots[AIM] % PLACES, table.card[slots[AIM]], -1, own)


class EndEmptyUse(Step[CardTable]):
    """CC-6.7 Where the effect can do nothing, nothing was declared, and nothing else happens."""

    def __init__(self, needed: Sequence[int]) -> None:
        super().__init__()
        self.needed = vec[i64](list(needed))

    def run(self, table: CardTable, frame: Frame) -> None:
        for i in range(i64(len(self.needed))):
            if frame.slots[self.needed[i]] < 0:
                frame.leave()


WINDOW: Final[list[Step[Any]]] = [NextToCounter(), Counter("counter", "CC-7.2", hidden=True, window=True)]


def declared(program: Program) -> int:
    """The step of a use before which everything has been declared: that of paying, or of announcing it late."""
    announced = program.place(Announce)
    return int(program.commit) if program.place(Pay) == announced - 1 else announced


class ThingsThere(Fit[CardTable]):
    """CC-6.15 The emotion used has this ability, and everything declared so far is there."""

    def __init__(self, ability: int, needed: Sequence[int]) -> None:
        self.ability = ability
        self.needed = needed

    def faults(self, table: CardTable, stack: Stack, number: int) -> list[str]:
        frame = stack.frames[number]
        return [] if self.holds(table, frame) else ["it does not fit what lies on the table"]

    def holds(self, table: CardTable, frame: Frame) -> bool:
        slots = frame.slots
        card = table.card[frame.seat * PLACES + slots[PLACE]]
        if card < 0 or table.cards.ability[card] != self.ability:
            return False
        if frame.at >= declared(frame.program) and any(slots[slot] < 0 for slot in self.needed):
            if has_effect(table, frame.seat, payer(frame), self.ability) or frame.at > frame.program.place(EndEmptyUse):
                return False
        there = all(emotion_there(table, slots[slot]) for slot in (PAID, AIM, OWN))
        return there and slots[VICTIM] < table.players and slots[COLUMN] < table.settings.columns


def ability(
    name: str, rule: str, declare: Sequence[Step[Any]], effect: Sequence[Step[Any]], needed: Sequence[int] = ()
) -> list[Program]:
    """CC-6.17 declare, pay, counter window, effect; with targets declared at resolution, the choices come last."""
    pay: list[Step[Any]] = [PayTo("pay", "CC-6.10")]
    early = [Pay(), Announce(), *WINDOW, EndEmptyUse(needed), *effect]
    late = [Pay(), *WINDOW, *declare, Announce(), EndEmptyUse(needed), *effect]
    fit = ThingsThere(ABILITIES.index(name), needed)
    return [
        Program(name, rule, draft=[*pay, *declare], steps=early, slots=SLOTS, fit=fit),
        Program(f"{name}-late", rule, draft=pay, steps=late, slots=SLOTS, fit=fit),
    ]


USES: Final[list[list[Program]]] = [
    ability("destroy", "CC-8.1", [ChooseDestroyed("destroy", "CC-8.1")], [Destroy()], [AIM]),
    ability(
        "drain",
        "CC-8.4",
        [ChooseDrained("drain_from", "CC-8.4"), ChooseReceiver("drain_to", "CC-8.5")],
        [Surplus("surplus", "CC-8.10"), Drain()],
        [AIM, OWN],
    ),
    ability(
        "deprive",
        "CC-8.13",
        [ChooseColumn("column", "CC-6.15")],
        [Deprive(), DepriveAgain("column2", "CC-8.14")],
        [COLUMN],
    ),
    ability("summon", "CC-8.18", [], [SummonCard("summon", "CC-8.19", hidden=True, window=True)]),
    ability(
        "steal",
        "CC-8.22",
        [ChooseVictim("victim", "CC-8.21")],
        [OpenHand(), TakeCard("steal", "CC-8.23")],
        [VICTIM],
    ),
    ability(
        "swap",
        "CC-8.26",
        [ChooseGiven("swap_give", "CC-8.28"), ChooseTaken("swap_take", "CC-8.25")],
        [Swap()],
        [OWN, AIM],
    ),
    ability("draw", "CC-8.33", [], [Draw()]),
    ability("embrace", "CC-8.35", [ChooseColumn("column", "CC-6.15")], [Embrace()], [COLUMN]),
]


def program_of(table: CardTable, place: i64) -> Program:
    """The program of the ability of an emotion, by when targets are declared (CC-6.15)."""
    programs = USES[table.cards.ability[table.card[place]]]
    return programs[1 if table.settings.declared_late else 0]
