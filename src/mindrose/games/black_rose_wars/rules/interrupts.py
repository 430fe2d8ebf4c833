"""BR-14.2, EM-1 A sentence ends: what happened is answered, evocations and mages are defeated, then it goes on."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    FIRST_EVOCATION,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    ROSE,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.rules import defeat, happenings, listening, quests
from mindrose.games.black_rose_wars.rules.damage import notice_lost_health
from mindrose.games.black_rose_wars.rules.defeat import (
    SLAYER,
    ClaimTrophy,
    DismissAssigned,
    GoToCell,
    ReturnCubes,
    ScoreDefeat,
    is_lethal,
)
from mindrose.games.black_rose_wars.rules.evocations import remove_slain
from mindrose.games.black_rose_wars.rules.happenings import HIT, LETHAL, SURE, fact, forget, number_of
from mindrose.games.black_rose_wars.rules.hexes import lift_by_tasks
from mindrose.games.black_rose_wars.rules.listening import HAPPENING, ITEM_WIDTH, NUMBER, OWNER, SORT
from mindrose.games.black_rose_wars.state import WAITING, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ANYTHING, Kind, Slot

ONE: Final[i64] = 1
MAGES: Final[i64] = (1 << FIRST_EVOCATION) - 1  # a bit each

# Slots of a checkpoint.
FIRST: Final = 0  # the first happening that it is about
FRESH: Final = 1  # the first one that nothing mandatory has answered yet
TOP: Final = 2  # the one after the last
ITEMS: Final = 3  # where its own items begin
ASKED: Final = 4  # seats that may use something, a bit each
PENDING: Final = 5  # figures whose defeat it has to handle, a bit each
MODE: Final = 6
ROUNDS: Final = 7  # how often it began again
LATER: Final = 8  # of what has come of it, the first happening that nothing mandatory has answered yet

# BR-20, 4.10 What may answer while a mage is being defeated.
ALL: Final = 0
ONLY_GONE: Final = 1
ONLY_MANDATORY: Final = 2
MOST_ROUNDS: Final = 50  # EM-10
# What people know by name of all that windows interrupt, besides effects.
DEEDS: Final = ("explore", "fight", "command", "inertia", "evocation", "defeat")

NOT_ELIGIBLE: Final = reason("E_TRIGGER", "BR-15.1.1")
DECLARING_NOW: Final = reason("E_TURN", "BR-14.2.6")
ORDERING: Final = reason("E_TURN", "BR-14.2.7")
NOT_NEXT: Final = reason("E_ORDER", "BR-14.2.7")


def checkpoint(table: BlackRoseWars, seat: i64, base: i64) -> None:
    """4.9, BR-14.2.1 Handles what has happened since `base`; nothing is begun where nothing can come of it."""
    notice_lost_health(table)
    if number_of(table) > base:
        if nothing_comes(table, base):
            forget(table, base, number_of(table))
        elif is_endless(table):
            break_off(table, base)
        else:
            begin_checkpoint(table, seat, base, base, ALL)


def nothing_comes(table: BlackRoseWars, base: i64) -> bool:
    """Nobody listens, and nobody is defeated."""
    return happenings.kinds_since(table, base) & (listening.ears(table) | (ONE << LETHAL)) == 0


def slain(table: BlackRoseWars, figure: i64) -> bool:
    """BR-19.3.2 An evocation that has as many cubes as health."""
    if figure < FIRST_EVOCATION or not table.in_lodge(figure):
        return False
    return table.damage(figure) >= listening.health(table, figure)


def is_endless(table: BlackRoseWars) -> bool:
    """EM-10 Effects answer each other, each inside the one before, and so deep that they do not seem to end."""
    depth: i64 = 0
    for frame in table.current.frames:
        if frame.program is CHECKPOINT:
            depth += 1
    return depth >= MOST_ROUNDS or (depth > 1 and number_of(table) > happenings.MANY)


def break_off(table: BlackRoseWars, base: i64) -> None:
    """EM-10 What runs in the first of these windows is over; what waits for its turn in that one still comes."""
    forget(table, base, number_of(table))
    table.tell(events.STOPPED)
    windows: i64 = 0
    for frame in table.current.frames:
        if frame.program is CHECKPOINT:
            windows += 1
            if windows == 2:
                drop_items(table, frame.slots[ITEMS])
        elif windows > 0 and table.content.is_effect(frame.program):
            frame.leave()


def drop_items(table: BlackRoseWars, size: i64) -> None:
    """What still waits for its turn is not applied; a card that was declared can be used later."""
    for number in range(size // ITEM_WIDTH, listening.items(table)):
        if listening.item(table, number, SORT) == listening.REACTION:
            table.declared[listening.item(table, number, NUMBER)] = NOTHING
    while table.piles.size(WAITING) > size:
        table.piles.draw(WAITING)


def begin_checkpoint(table: BlackRoseWars, seat: i64, first: i64, fresh: i64, mode: i64) -> None:
    frame = table.push(CHECKPOINT, seat)
    frame.slots[FIRST] = first
    frame.slots[FRESH] = fresh
    frame.slots[MODE] = mode
    frame.slots[ROUNDS] = 0


class Gather(Step[BlackRoseWars]):
    """4.9 steps 1 to 3: who is about to be defeated, what makes progress, and what answers."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        _first, fresh, top = frame.slots[FIRST], frame.slots[FRESH], number_of(table)
        frame.slots[TOP] = top
        frame.slots[LATER] = top
        frame.slots[ITEMS] = table.piles.size(WAITING)
        frame.slots[PENDING] = 0
        pending: i64 = 0
        for happening in range(fresh, top):
            if fact(table, happening, happenings.KIND) == LETHAL:
                victim = fact(table, happening, happenings.VICTIM)
                if waits_outside(table, victim):
                    take_over(table, fresh, happening)
                else:
                    pending |= ONE << victim
        table.dying |= pending & MAGES
        frame.slots[PENDING] = pending
        quests.progress(table, fresh, top)
        lift_by_tasks(table, fresh, top)
        listening.gather_mandatory(table, fresh, top)
        frame.slots[ASKED] = asked_seats(table, frame)


def waits_outside(table: BlackRoseWars, figure: i64) -> bool:
    """EM-3, 4.9 step 7 The defeat of a figure waits for the end of an outer sentence."""
    if figure < FIRST_EVOCATION:
        return (table.dying >> figure) & 1 == 1
    for frame in table.current.frames:
        if frame.program is CHECKPOINT and (frame.slots[PENDING] >> figure) & 1:
            return True
    return False


def take_over(table: BlackRoseWars, before: i64, happening: i64) -> None:
    """BR-20.2.7 A figure that waits for its defeat was spared a part of it, and now somebody else has dealt the rest.

    Whoever answers what happened before still answers that. BR-20.2.6 Damage takes no outright defeat over.
    """
    victim = fact(table, happening, happenings.VICTIM)
    dealt = fact(table, happening, happenings.AMOUNT)
    if dealt == 0 and table.damage(victim) >= listening.health(table, victim):
        return
    outright = victim < FIRST_EVOCATION and (table.doomed >> victim) & 1 == 1 and dealt > 0
    for earlier in range(before):
        if fact(table, earlier, happenings.KIND) == LETHAL and fact(table, earlier, happenings.VICTIM) == victim:
            if outright and fact(table, earlier, happenings.AMOUNT) == 0:
                continue
            happenings.change_fact(table, earlier, happenings.FINAL_TRIG, final_fact(table, happening, happenings.TRIG))
            happenings.change_fact(table, earlier, happenings.FINAL_SRC, final_fact(table, happening, happenings.SRC))


def final_fact(table: BlackRoseWars, happening: i64, which: i64) -> i64:
    """BR-20.2.7 Who has dealt the final damage: happenings.TRIG the participant, happenings.SRC the figure."""
    since = fact(table, happening, happenings.FINAL_TRIG if which == happenings.TRIG else happenings.FINAL_SRC)
    return since if since != NOTHING else fact(table, happening, which)


def finisher(table: BlackRoseWars, frame: Frame, figure: i64) -> i64:
    """BR-20.2.7 Who dealt the final damage, or applied the defeating effect.

    BR-19.1.4 An evocation that has changed hands since then stands back behind whoever controlled it.
    """
    found: i64 = NOBODY
    for happening in range(frame.slots[FIRST], frame.slots[TOP]):
        if fact(table, happening, happenings.KIND) == LETHAL and fact(table, happening, happenings.VICTIM) == figure:
            found = final_fact(table, happening, happenings.SRC)
            if table.side_of(found) != final_fact(table, happening, happenings.TRIG):
                found = final_fact(table, happening, happenings.TRIG)
    return found


def asked_seats(table: BlackRoseWars, frame: Frame) -> i64:
    """DC-S8, BR-15.1.4 Whoever could answer, wherever it is, as far as the backs and tokens of the cards tell."""
    mode = frame.slots[MODE]
    if mode == ONLY_MANDATORY:
        return 0
    asked: i64 = 0
    for happening in range(frame.slots[FIRST], frame.slots[TOP]):
        if answerable(table, happening, mode):
            for seat in range(table.players):
                if (asked >> seat) & 1 == 0 and listening.might_answer(table, seat, happening):
                    asked |= ONE << seat
    return asked


def answerable(table: BlackRoseWars, happening: i64, mode: i64) -> bool:
    """VX-34 Sure damage is answered by no trap or defence; 4.10 in a defeat only what leaves the lodge is."""
    if mode == ONLY_GONE and fact(table, happening, happenings.KIND) != happenings.GONE:
        return False
    how = fact(table, happening, happenings.HOW)
    kind = fact(table, happening, happenings.KIND)
    return not ((kind in (HIT, LETHAL)) and how >= SURE)


def declaring(table: BlackRoseWars, window: Frame) -> list[int]:
    """The seats that a window asks."""
    seats: list[int] = []
    for seat in range(table.players):
        if (window.slots[ASKED] >> seat) & 1:
            seats.append(seat)
    return seats


class AskOwners(Step[BlackRoseWars]):
    """4.9 step 4, BR-14.2.6 All owners declare at the same time; a single one is simply asked."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        seats = declaring(table, frame)
        if len(seats) == 1:
            table.push(DECLARING, seats[0])
        else:
            table.fork(DECLARING, seats)

    def owners(self, table: BlackRoseWars, frame: Frame) -> list[int]:
        seats = declaring(table, frame)
        return seats if len(seats) > 1 else []

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is DECLARING

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        seats = declaring(table, frame)
        if len(seats) == 1:
            return seats[0]
        return begun.seat


class Asked(Fit[BlackRoseWars]):
    """DC-S8 While owners declare, those are asked who could answer."""

    def faults(self, table: BlackRoseWars, stack: Stack, number: int) -> list[str]:
        frame = stack.frames[number]
        if frame.at != CHECKPOINT.place(AskOwners) + 1 or frame.slots[ASKED] == asked_seats(table, frame):
            return []
        return [
            f"'asked' is {asked_seats(table, frame)}, a bit for each seat that could answer, not {frame.slots[ASKED]}"
        ]


class Declare(Question[BlackRoseWars]):
    """DC-19, BR-15.1.2, BR-15.1.4 Which activated cards a mage uses, each answering one thing that happened."""

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        window = table.nearest(CHECKPOINT)
        for slot in range(i64(SPELL_SLOTS)):
            for number in range(answered_at_most(window)):
                if self.fits(table, window, frame.seat, slot, number):
                    answers.add(replies.DECLARE + replies.ANSWERED * slot + number)

    def fits(self, table: BlackRoseWars, window: Frame, seat: i64, slot: i64, number: i64) -> bool:
        place = SPELL_SLOTS * seat + slot
        happening = window.slots[FIRST] + number
        if table.spell[place] < 0 or table.status[place] != ACTIVATED or table.declared[place] >= 0:
            return False
        return answerable(table, happening, window.slots[MODE]) and listening.answers_to(table, place, happening)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        number = answer - replies.DECLARE
        if not 0 <= number < SPELL_SLOTS * replies.ANSWERED:
            return DECLARING_NOW
        window = table.nearest(CHECKPOINT)
        slot = number // replies.ANSWERED
        number %= replies.ANSWERED
        if number < answered_at_most(window) and self.fits(table, window, frame.seat, slot, number):
            return NONE
        return NOT_ELIGIBLE

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            return
        number = answer - replies.DECLARE
        window = table.nearest(CHECKPOINT)
        place = SPELL_SLOTS * frame.seat + number // replies.ANSWERED
        table.declared[place] = window.slots[FIRST] + number % replies.ANSWERED
        if self.might_use_more(table, window, frame.seat):
            frame.repeat()

    def might_use_more(self, table: BlackRoseWars, window: Frame, seat: i64) -> bool:
        """DC-S8 Another of its cards could answer too, as far as their backs and tokens tell."""
        for place in range(SPELL_SLOTS * seat, SPELL_SLOTS * (seat + 1)):
            if table.declared[place] < 0:
                for happening in range(window.slots[FIRST], window.slots[TOP]):
                    if answerable(table, happening, window.slots[MODE]) and listening.card_might_answer(
                        table, place, happening
                    ):
                        return True
        return False

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("pass", {})
        number = answer - replies.DECLARE
        place = SPELL_SLOTS * int(frame.seat) + number // replies.ANSWERED
        happening = table.nearest(CHECKPOINT).slots[FIRST] + number % replies.ANSWERED
        points: dict[str, int | str] = {"spell": int(table.spell[place]), "slot": place % SPELL_SLOTS}
        return Choice("use", {**points, **listening.told(table, happening)})

    def interrupts(self, table: BlackRoseWars, frame: Frame) -> Frame | None:
        """BR-14.2.1 The innermost spell, other effect or action that runs: all of its sentences can be answered."""
        for running in reversed(table.stack.frames):
            if table.content.is_effect(running.program) or running.program.name in DEEDS:
                return running
        return None


def answered_at_most(window: Frame) -> i64:
    return min(window.slots[TOP] - window.slots[FIRST], i64(replies.ANSWERED))


class Collect(Step[BlackRoseWars]):
    """4.9 step 5 What was declared waits for its turn beside what must be applied."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        first, top = frame.slots[FIRST], frame.slots[TOP]
        for place in range(SPELL_SLOTS * table.players):
            if first <= table.declared[place] < top:
                listening.put_item(table, place // SPELL_SLOTS, listening.REACTION, place, table.declared[place])


class NextItem(Question[BlackRoseWars]):
    """4.9 steps 5 and 6, BR-14.2.7, DC-20 The Black Rose first, then mages in turn order, each as it likes."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        owner = self.owner(table, frame)
        return frame.seat if owner in (ROSE, NOBODY) else owner

    def owner(self, table: BlackRoseWars, frame: Frame) -> i64:
        """Whose item is applied next, NOBODY if none is left."""
        owners: i64 = 0
        for item in range(frame.slots[ITEMS] // ITEM_WIDTH, listening.items(table)):
            owners |= ONE << listening.item(table, item, OWNER)
        if (owners >> ROSE) & 1:
            return ROSE
        for place in range(table.players):
            if (owners >> table.turn(place)) & 1:
                return table.turn(place)
        return NOBODY

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        if not 0 <= answer - replies.ITEM < replies.ITEMS:
            return ORDERING
        item = self.item(table, frame, answer)
        first = frame.slots[ITEMS] // ITEM_WIDTH
        return NONE if self.may_come(table, first, item, self.owner(table, frame)) else NOT_NEXT

    def item(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        """The item that an answer means, counted among those of its owner: DC-S7 others see no number of them."""
        owner = self.owner(table, frame)
        number = answer - replies.ITEM
        item = frame.slots[ITEMS] // ITEM_WIDTH
        while item < listening.items(table):
            if listening.item(table, item, OWNER) == owner:
                if number == 0:
                    return item
                number -= 1
            item += 1
        return item

    def may_come(self, table: BlackRoseWars, first: i64, item: i64, owner: i64) -> bool:
        """The owner's; of the Black Rose the first, of equal ones the one that answers what happened first (EM-2)."""
        if item >= listening.items(table) or listening.item(table, item, OWNER) != owner:
            return False
        for other in range(first, item):
            if listening.item(table, other, OWNER) == owner and (owner == ROSE or listening.alike(table, other, item)):
                return False
        return True

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        first = frame.slots[ITEMS] // ITEM_WIDTH
        owner = self.owner(table, frame)
        number: i64 = 0
        for item in range(first, listening.items(table)):
            if listening.item(table, item, OWNER) == owner and number < replies.ITEMS:
                if self.may_come(table, first, item, owner):
                    answers.add(replies.ITEM + number)
                number += 1

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        item = self.item(table, frame, answer)
        frame.repeat()
        listening.apply_item(table, item, frame.slots[FIRST], frame.slots[TOP])

    def repeats(self) -> bool:
        return True

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return listening.is_answer(table, begun)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return NOTHING

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        item = self.item(table, frame, answer)
        points = listening.named(table, listening.item(table, item, SORT), listening.item(table, item, NUMBER))
        return Choice("next", {**points, **listening.told(table, listening.item(table, item, HAPPENING))})


class BurySlain(Step[BlackRoseWars]):
    """4.9 step 7, BR-19.3.2, BR-19.3.3 Evocations that have as many cubes as health now leave the lodge."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for happening in range(frame.slots[FRESH], frame.slots[TOP]):
            if fact(table, happening, happenings.KIND) == LETHAL:
                figure = fact(table, happening, happenings.VICTIM)
                if (frame.slots[PENDING] >> figure) & 1 and slain(table, figure):
                    remove_slain(table, figure, finisher(table, frame, figure))
        frame.slots[PENDING] &= MAGES


class HandleDefeats(Step[BlackRoseWars]):
    """4.9 step 8, BR-20.1.1, BR-20.2.2, BR-20.2.3 In turn order whoever is still to be defeated; others averted it."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.seats):
            mage = table.mage_at(place)
            if (frame.slots[PENDING] >> mage) & 1:
                frame.slots[PENDING] &= ~(ONE << mage)
                frame.repeat()
                self.handle(table, frame, mage)
                return

    def handle(self, table: BlackRoseWars, frame: Frame, mage: i64) -> None:
        if (table.dying >> mage) & 1 and is_lethal(table, mage):
            begun = table.push(DEFEAT, table.decider(mage))
            begun.slots[defeat.MAGE] = mage
            begun.slots[SLAYER] = finisher(table, frame, mage)
            begun.slots[defeat.BASE] = number_of(table)
            return
        table.dying &= ~(ONE << mage)
        happenings.note(table, happenings.AVERTED, trig=mage)
        table.tell(events.AVERTED, mage)

    def repeats(self) -> bool:
        return True

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is DEFEAT

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return begun.seat


class EndSentence(Step[BlackRoseWars]):
    """BR-1.2.2, BR-14.2.2, BR-14.2.4 The end of a sentence; a slot of its program says where its happenings begin."""

    def __init__(self, base: i64) -> None:
        super().__init__()
        self.base: i64 = base

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        checkpoint(table, frame.seat, frame.slots[self.base])

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is CHECKPOINT


class EndOfDefeatSentence(Step[BlackRoseWars]):
    """4.10 In a defeat only what is mandatory answers at once; all else is answered when it is over."""

    def __init__(self, mode: i64) -> None:
        super().__init__()
        self.mode: i64 = mode

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        base = frame.slots[defeat.BASE]
        if number_of(table) > base:
            begin_checkpoint(table, frame.seat, base, frame.slots[defeat.FRESH], self.mode)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is CHECKPOINT


class HandOver(Step[BlackRoseWars]):
    """4.9 step 9, BR-20.2.15 That a mage was defeated is answered once all who are defeated with it are through."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        window = table.nearest(CHECKPOINT)
        base, fresh = frame.slots[defeat.BASE], frame.slots[defeat.FRESH]
        happenings.bring_forward(table, window.slots[LATER], base, fresh)
        window.slots[LATER] += fresh - base


class BeginAgain(Step[BlackRoseWars]):
    """4.9 step 9 What came of it is handled in the same way; EM-10 but not without end."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        first, top = frame.slots[FIRST], frame.slots[TOP]
        frame.slots[FRESH] = frame.slots[LATER]
        over = frame.slots[FRESH]
        if frame.slots[MODE] != ALL:
            settle_gone(table, first, top)
        else:
            forget(table, first, top)
            frame.slots[FRESH] -= top - first
            notice_lost_health(table)
            over = first  # BR-20.2.15 what a defeat hands over may still be answered, if by nothing mandatory
        if number_of(table) <= over:
            end_effect(table)
            return
        frame.slots[ROUNDS] += 1
        if frame.slots[ROUNDS] > MOST_ROUNDS:
            forget(table, first if frame.slots[MODE] == ALL else frame.slots[FRESH], number_of(table))
            table.tell(events.STOPPED)
        else:
            frame.back_to(Gather)


def end_effect(table: BlackRoseWars) -> None:
    """CP-11 Cubes that count in one effect only come off the quests, once nothing that was interrupted goes on."""
    if not table.content.has_fleeting_tasks:
        return
    frames = table.current.frames
    for i in range(len(frames) - 1):
        if frames[i].program is CHECKPOINT or table.content.is_effect(frames[i].program):
            return
    quests.end_span(table, quests.ONE_EFFECT)


def settle_gone(table: BlackRoseWars, first: i64, top: i64) -> None:
    """BR-14.2.9 Whoever did not answer that a servant left cannot do so later."""
    for happening in range(first, top):
        if fact(table, happening, happenings.KIND) == happenings.GONE:
            happenings.settle(table, happening)


DECLARING: Final = Program("declaring", "BR-14.2.6", [Declare("declare", "BR-14.2.6", hidden=True, window=True)])
CHECKPOINT: Final = Program(
    "checkpoint",
    "BR-14.2.2",
    [
        Gather(),
        AskOwners(),
        Collect(),
        NextItem("order", "BR-14.2.7"),
        BurySlain(),
        HandleDefeats(),
        BeginAgain(),
    ],
    slots=[
        Slot("first", ANYTHING, begun=True),
        Slot("fresh", ANYTHING, begun=True),
        "top",
        "items",
        "asked",
        "pending",
        Slot("mode", ANYTHING, begun=True),
        Slot("rounds", ANYTHING, begun=True),
        "later",
    ],
    fit=Asked(),
)
# 4.10 The steps of BR-20.2. What answers in it is mandatory, but for what the leaving of servants opens.
DEFEAT: Final = Program(
    "defeat",
    "BR-20.2.3",
    [
        DismissAssigned(),
        EndOfDefeatSentence(ONLY_GONE),
        GoToCell(),
        EndOfDefeatSentence(ONLY_MANDATORY),
        ClaimTrophy(),
        EndOfDefeatSentence(ONLY_MANDATORY),
        ScoreDefeat(),
        EndOfDefeatSentence(ONLY_MANDATORY),
        ReturnCubes(),
        HandOver(),
    ],
    slots=[
        Slot("slayer", ANYTHING, begun=True, perhaps=True),
        "counted",
        Slot("base", ANYTHING, begun=True),
        "fresh",
        Slot("mage", Kind("a mage", 0, PARTICIPANTS - 1), begun=True),
    ],
)
