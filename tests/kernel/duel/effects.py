"""What spells and traps do: sentences, the windows after them, damage and defeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, reason
from tests.kernel.duel import table as told
from tests.kernel.duel.table import (
    ARMED,
    CARD,
    CARDS,
    HALL,
    LAID,
    LIFE,
    MIRROR,
    NOTHING,
    PASS,
    ROOM,
    SEAT,
    THORNS,
    USED,
    DuelTable,
)

# Slots. Every effect (a spell, a trap, a fog) has the one it is aimed at first, and so has damage.
VICTIM: Final = 0
AMOUNT: Final = 1

EVENT: Final = 0  # of a window: what opened it
BY: Final = 1
TO: Final = 2
CALLED: Final = 3  # how many seats have had their turn to use a declared trap
USES: Final = 4  # + seat: the trap it has declared

SENTENCE: Final = 0
THREAT: Final = 1

PHYSICAL: Final = ("exploring",)  # the programs that a defeat cuts short


def card_name(table: DuelTable, number: int) -> str:
    """How a reason tells the card that it is about."""
    return CARDS[number]


NO_FOE: Final = reason("E_FOE", "DU-5")
NOT_ARMED: Final = reason("E_NOT_ARMED", "DU-6")
UNFIT: Final = reason("E_CONDITION", "DU-6", card=card_name)


def names_card(answer: i64) -> bool:
    return CARD <= answer < SEAT


def named(card: int) -> dict[str, int | str]:
    return {"card": CARDS[card]}


def offer(answers: Answers, cards: list[int]) -> None:
    """Each card once."""
    for card in sorted(set(cards)):
        answers.add(CARD + card)


def cast(table: DuelTable, seat: i64, card: i64) -> None:
    """DU-5 A trap is armed and stays face down, a spell is turned up and carried out."""
    table.seal()
    if card >= THORNS:
        table.move(seat, card, LAID, ARMED)
        table.tell(told.SET, seat)
    else:
        table.move(seat, card, LAID, USED)
        table.tell(told.CAST, seat, card)
        table.push(EFFECTS[card], seat)


# Sentences (DU-5)


class Aim(Question[DuelTable]):
    """DU-5 Whom the spell is aimed at."""

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        return NONE if SEAT <= answer < SEAT + table.players and answer != SEAT + frame.seat else NO_FOE

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        frame.slots[VICTIM] = answer - SEAT

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("aim", {"foe": answer - SEAT})


class Hurt(Step[DuelTable]):
    """DU-7 A sentence: damage to the one aimed at."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def run(self, table: DuelTable, frame: Frame) -> None:
        threaten(table, frame, self.amount)

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is DAMAGE


class Roll(Step[DuelTable]):
    """DU-5 A sentence: as much damage as a die says, 0 to 2."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        number = table.chance.below(3)
        table.tell(told.ROLLED, frame.seat, number)
        threaten(table, frame, number)

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is DAMAGE


class SpreadFog(Step[DuelTable]):
    """DU-8 A sentence: until the clean-up every other mage that takes a step suffers 1 damage."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        table.fog[frame.seat] = 1


class Spark(Step[DuelTable]):
    """DU-5 A sentence: one spark."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        table.gain_spark(frame.seat)


class Weaken(Step[DuelTable]):
    """DU-6 A sentence: the damage that this trap answers falls by 2."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        damage = table.nearest(DAMAGE)
        damage.slots[AMOUNT] = max(0, damage.slots[AMOUNT] - 2)


class Checkpoint(Step[DuelTable]):
    """DU-6 After a sentence traps may answer it."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        open_window(table, SENTENCE, frame.seat, frame.slots[VICTIM])

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is WINDOW


# Windows (DU-6)


def open_window(table: DuelTable, event: i64, by: i64, to: i64) -> None:
    window = table.push(WINDOW, by)
    window.slots[EVENT] = event
    window.slots[BY] = by
    window.slots[TO] = to
    window.slots[CALLED] = 0


class AskOwners(Step[DuelTable]):
    """DU-6 Whoever has an armed trap is asked: that is all that the others know of it."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        owners = self.owners(table, frame)
        if owners:
            table.fork(DECLARING, owners)
        else:
            frame.leave()

    def owners(self, table: DuelTable, frame: Frame) -> list[int]:
        return [seat for seat in table.seats_in_order() if table.count(seat, ARMED) > 0]

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is DECLARING


class Declare(Question[DuelTable]):
    """DU-6 An own trap that fits, or none; asked although only a pass may be possible."""

    def answers(self, table: DuelTable, frame: Frame, answers: Answers) -> None:
        answers.add(PASS)
        window = table.stack.frames[-1]
        offer(answers, [card for card in table.cards(frame.seat, ARMED) if fits(card, window, frame.seat)])

    def answer(self, table: DuelTable, frame: Frame, answer: i64) -> None:
        table.declared[frame.seat] = NOTHING if answer == PASS else answer - CARD

    def why_not(self, table: DuelTable, frame: Frame, answer: i64) -> i64:
        if answer == PASS:
            return NONE
        card = answer - CARD
        if card not in table.cards(frame.seat, ARMED):
            return NOT_ARMED
        return NONE if fits(card, table.stack.frames[-1], frame.seat) else about(UNFIT, card)

    def choice(self, table: DuelTable, frame: Frame, answer: int) -> Choice:
        return Choice("pass", {}) if answer == PASS else Choice("spring", named(answer - CARD))


def fits(card: i64, window: Frame, seat: i64) -> bool:
    """Thorns answer a sentence of somebody else, a mirror damage to its owner."""
    if card == MIRROR:
        return window.slots[EVENT] == THREAT and window.slots[TO] == seat
    return window.slots[EVENT] == SENTENCE and window.slots[BY] != seat


class TurnUp(Step[DuelTable]):
    """DU-6 What was declared is turned up together; who declared nothing is seen, too."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        table.seal()
        for seat in range(table.players):
            card = table.declared[seat]
            frame.slots[USES + seat] = card
            table.declared[seat] = NOTHING
            if card >= 0:
                table.move(seat, card, ARMED, USED)
                table.tell(told.SPRUNG, seat, card)


class Spring(Step[DuelTable]):
    """DU-6 In turn order each declared trap is carried out to its end, before the next one."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        called = frame.slots[CALLED]
        if called == table.players:
            return
        frame.slots[CALLED] = called + 1
        frame.repeat()
        seat: i64 = table.seats_in_order()[called]
        card = frame.slots[USES + seat]
        if card >= 0:
            table.push(EFFECTS[card], seat).slots[VICTIM] = frame.slots[BY]

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program in EFFECTS

    def runner(self, table: DuelTable, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def repeats(self) -> bool:
        return True


# Damage and defeat (DU-7)


def threaten(table: DuelTable, frame: Frame, amount: i64) -> None:
    """Damage about to be dealt waits on the stack, where traps can change it."""
    damage = table.push(DAMAGE, frame.seat)
    damage.slots[VICTIM] = frame.slots[VICTIM]
    damage.slots[AMOUNT] = amount


class Threat(Step[DuelTable]):
    """DU-6 Before damage is dealt traps may answer it."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        open_window(table, THREAT, frame.seat, frame.slots[VICTIM])

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is WINDOW


class Deal(Step[DuelTable]):
    """DU-7 What is left of the damage takes life."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        victim = frame.slots[VICTIM]
        table.life[victim] -= min(table.life[victim], frame.slots[AMOUNT])
        table.tell(told.DAMAGED, victim, frame.slots[AMOUNT], frame.seat)
        if table.life[victim] == 0:
            table.push(DEFEAT, frame.seat).slots[VICTIM] = victim

    def begins(self, table: DuelTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is DEFEAT


class CutShort(Step[DuelTable]):
    """DU-7 What is left of the victim's exploring is lost; a room's effect that has begun, and any spell, goes on."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        for running in table.current.frames:
            if running.program.name in PHYSICAL and running.seat == frame.slots[VICTIM]:
                running.leave()


class Return(Step[DuelTable]):
    """DU-7 The mage comes back in the hall."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        victim = frame.slots[VICTIM]
        table.life[victim] = LIFE
        table.room[victim] = HALL
        table.tell(told.DEFEATED, victim, frame.seat)


class Trophy(Step[DuelTable]):
    """DU-7, DU-11 The last trophy needed ends the game at once."""

    def run(self, table: DuelTable, frame: Frame) -> None:
        table.trophies[frame.seat] += 1
        if table.trophies[frame.seat] == table.goal:
            table.cut(0)


# The programs


def effect(name: str, rule: str, sentences: Sequence[Step[Any]], aimed: bool = False) -> Program:
    """DU-5, DU-6 Sentences with a checkpoint after each."""
    steps: list[Step[Any]] = [Aim("aim", "DU-5", among=range(SEAT, ROOM))] if aimed else []
    for sentence in sentences:
        steps += [sentence, Checkpoint()]
    return Program(name, rule, steps, slots=("victim",))


HAZE: Final = effect("haze", "DU-8", [Hurt(1)])

EFFECTS: Final = [
    effect("bolt", "DU-5", [Hurt(1), Hurt(1)], aimed=True),
    effect("gamble", "DU-5", [Roll()], aimed=True),
    effect("fog", "DU-8", [SpreadFog()]),
    effect("thorns", "DU-6", [Hurt(1), Spark()]),
    effect("mirror", "DU-6", [Hurt(1), Weaken()]),
]

WINDOW: Final = Program(
    "window",
    "DU-6",
    [AskOwners(), TurnUp(), Spring()],
    slots=("event", "by", "to", "called", "trap0", "trap1", "trap2"),
)
DECLARING: Final = Program("declaring", "DU-6", [Declare("declare", "DU-6", hidden=True)])
DAMAGE: Final = Program("damage", "DU-7", [Threat(), Deal()], slots=("victim", "amount"))
DEFEAT: Final = Program("defeat", "DU-7", [CutShort(), Return(), Trophy()], slots=("victim",))
OPERATIONS: Final = [WINDOW, DECLARING, DAMAGE, DEFEAT, HAZE]
