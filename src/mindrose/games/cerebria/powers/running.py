"""CB-23.3 When powers work: as an Emotion enters, after a deed, as a turn starts or ends, all the time."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.kinds import A_SPHERE, AN_EMOTION, EMOTION_SPACES
from mindrose.games.cerebria.components.things import SPACES
from mindrose.games.cerebria.powers.auras import (
    ABSORB_AMOUNT,
    NO_BONUS,
    POWER_EMOTION,
    POWER_SPACE,
    POWER_SPHERE,
    READING,
    Aura,
)
from mindrose.games.cerebria.powers.effects import Effect
from mindrose.games.cerebria.powers.gains import GainActions, GainAmbition, GainEssence, GainWillpower
from mindrose.games.cerebria.powers.subjects import ONE, Actor
from mindrose.games.cerebria.rules.emotions import bits_traded
from mindrose.games.cerebria.rules.pointing import names_space, pointed_space
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Answers, Choice, Fit, Frame, Program, Question, Step, new_frame
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Kind, Slot

# What several Emotions can wait for at once.
AFTER_ABSORB: Final = 0
TURN_END: Final = 1
AFTER_EMPOWER: Final = 2
TURN_START: Final = 3
A_MOMENT: Final = Kind("a moment", AFTER_ABSORB, TURN_START)

# Slots of the frame in which powers wait for each other.
WAITING: Final = 0  # a bit per Emotion space
MOMENT: Final = 1
USED_SPHERE: Final = 2

ORDERING: Final = reason("E_TURN", "CB-23.3.2")
NOT_WAITING: Final = reason("E_TARGET", "CB-23.3.2")


def begin(table: Cerebria, programs: list[Program], seat: i64, space: i64, card: i64, sphere: i64) -> None:
    """CB-1.2.12 The powers of one Emotion that work at one moment start, in the order in which they are printed."""
    i = len(programs) - 1
    while i >= 0:
        frame = table.push(programs[i], seat)
        frame.slots[POWER_SPACE] = space
        frame.slots[POWER_EMOTION] = card
        frame.slots[POWER_SPHERE] = sphere
        i -= 1


def enter_powers(table: Cerebria, seat: i64, space: i64) -> None:
    """CB-23.3.2, CB-23.3.3 An Emotion has entered play by Invoke or Empower; one that was moved has not."""
    card = table.card[space]
    begin(table, table.content.enter[table.settings.edition][card], seat, space, card, NOTHING)


def quelled_powers(table: Cerebria, seat: i64, space: i64, card: i64) -> None:
    """CB-23.3.1 A Quell by this seat removed Essence from an Emotion, perhaps its last one, in that seat's turn."""
    begin(table, table.content.quelled[table.settings.edition][card], seat, space, card, NOTHING)


def absorb_powers(table: Cerebria, seat: i64, sphere: i64) -> None:
    """CB-23.3.5 What the own Emotions give from the supply in step 4 of Absorb."""
    wait(table, AFTER_ABSORB, seat, sphere)


def turn_end_powers(table: Cerebria, seat: i64) -> None:
    """What the own Emotions do at the end of a turn, before CB-6.3.1."""
    wait(table, TURN_END, seat, NOTHING)


def empower_powers(table: Cerebria, seat: i64) -> None:
    """What the own Emotions do when one was Empowered, once the power of the Strong one has worked."""
    wait(table, AFTER_EMPOWER, seat, NOTHING)


def turn_start_powers(table: Cerebria, seat: i64) -> None:
    """What the own Emotions do at the start of a turn, before anything else in it."""
    wait(table, TURN_START, seat, NOTHING)


class AbsorbPowers(Step[Cerebria]):
    """CB-23.3.5 The powers of own Emotions in step 4 of Absorb; the Sphere is in a slot of the frame."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def run(self, table: Cerebria, frame: Frame) -> None:
        absorb_powers(table, frame.seat, frame.slots[self.slot])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is POWERS


class TurnEndPowers(Step[Cerebria]):
    """CB-23.3.2 The powers of own Emotions at the end of a turn."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        turn_end_powers(table, frame.seat)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is POWERS


# Several powers at once


def programs_of_moment(content: Content, moment: i64) -> list[list[list[Program]]]:
    if moment == AFTER_ABSORB:
        return content.absorb
    if moment == TURN_END:
        return content.turnend
    return content.empower if moment == AFTER_EMPOWER else content.turnstart


def waiting_programs(table: Cerebria, moment: i64, card: i64) -> list[Program]:
    return programs_of_moment(table.content, moment)[table.settings.edition][card]


def wait(table: Cerebria, moment: i64, seat: i64, sphere: i64) -> None:
    """CB-23.3.1 Only powers of the own faction work, and only in the own turn."""
    waiting: i64 = 0
    for space in range(SPACES):
        if table.holds(space, table.faction[seat]) and waiting_programs(table, moment, table.card[space]):
            waiting |= ONE << space
    if waiting != 0:
        frame = table.push(POWERS, seat)
        frame.slots[WAITING] = waiting
        frame.slots[MOMENT] = moment
        frame.slots[USED_SPHERE] = sphere


def still_waits(table: Cerebria, frame: Frame, space: i64) -> bool:
    """The Emotion is there still; the power of another one may have removed it."""
    if (frame.slots[WAITING] >> space) & 1 == 0:
        return False
    return table.holds(space, table.faction[frame.seat])


def first_of_all(table: Cerebria, frame: Frame) -> i64:
    """The space of the power that works first without asking; NOTHING where the order matters."""
    first: i64 = NOTHING
    for space in range(SPACES):
        if still_waits(table, frame, space):
            if first < 0:
                first = space
            for program in waiting_programs(table, frame.slots[MOMENT], table.card[space]):
                if order_matters(program):
                    return NOTHING
    return first


def why_not_next(table: Cerebria, frame: Frame, space: i64, first: i64) -> i64:
    """The power there waits, and is `first` if any is."""
    return NONE if still_waits(table, frame, space) and (first < 0 or space == first) else NOT_WAITING


class NextPower(Question[Cerebria]):
    """Which of several powers works first; nobody is asked where all of them only give the actor something."""

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        first = first_of_all(table, frame)
        for space in range(SPACES):
            if why_not_next(table, frame, space, first) == NONE:
                answers.add(replies.SPACE + space)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        space = answer - replies.SPACE
        card = table.card[space]
        frame.slots[WAITING] &= ~(ONE << space)
        frame.repeat()
        programs = waiting_programs(table, frame.slots[MOMENT], card)
        begin(table, programs, frame.seat, space, card, frame.slots[USED_SPHERE])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        moment = frame.slots[MOMENT]
        return A_MOMENT.allows(int(moment)) and begins_power(table, begun, programs_of_moment(table.content, moment))

    def repeats(self) -> bool:
        return True

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if not names_space(answer):
            return ORDERING
        return why_not_next(table, frame, answer - replies.SPACE, first_of_all(table, frame))

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, pointed_space(table, answer))


def order_matters(program: Program) -> bool:
    """It does anything but give the actor something."""
    for i in range(program.length):
        step = program.steps[i]
        if step.asks or (isinstance(step, Effect) and not only_gives(step)):
            return True
    return False


def only_gives(effect: Effect) -> bool:
    if isinstance(effect, (GainWillpower, GainEssence, GainActions, GainAmbition)):
        return isinstance(effect.seats, Actor)
    return False


class OfItsMoment(Fit[Cerebria]):
    """CB-23.3.5 Powers that work after an Absorb know its Sphere; at other moments there is none."""

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        slots = stack.frames[number].slots
        if (slots[USED_SPHERE] != NOTHING) == (slots[MOMENT] == AFTER_ABSORB):
            return []
        return ["'sphere' is said after an Absorb (moment 0) and at no other time"]


class OfOneEmotion(Fit[Cerebria]):
    """An Emotion's powers at one moment are begun together, with the Sphere of the powers that they wait with."""

    def faults(self, table: Cerebria, stack: Stack, number: int) -> list[str]:
        frame, below = stack.frames[number], stack.frames[number - 1]
        sphere = int(below.slots[USED_SPHERE]) if below.program is POWERS else NOTHING
        if below.program in table.content.programs:
            sphere = int(below.slots[POWER_SPHERE])
            if any(below.slots[i] != frame.slots[i] for i in (POWER_SPACE, POWER_EMOTION)):
                return [f"'space' and 'emotion' are those of {below.program.name!r}, with which it was begun"]
        return [] if frame.slots[POWER_SPHERE] == sphere else [f"'sphere' is {sphere}, as in the program below"]


def begins_power(table: Cerebria, begun: Frame, by_edition: list[list[list[Program]]]) -> bool:
    """A frame is one of the powers that an Emotion, the one it names, has at a moment."""
    if begun.program not in table.content.programs:
        return False
    card = int(begun.slots[POWER_EMOTION])
    return AN_EMOTION.allows(card) and begun.program in by_edition[table.settings.edition][card]


POWERS: Final = Program(
    "powers",
    "CB-23.3.2",
    [NextPower("power_order", "CB-23.3.2")],
    slots=(Slot("waiting", EMOTION_SPACES, begun=True), Slot("moment", A_MOMENT, begun=True), Slot("sphere", A_SPHERE)),
    fit=OfItsMoment(),
)


def carry(table: Cerebria, first: i64, second: i64) -> None:
    """What lay on two Emotion spaces has changed places: powers that run or wait there follow their Emotions."""
    for frame in table.current.frames:
        slots = frame.slots
        if frame.program is POWERS:
            slots[WAITING] = bits_traded(slots[WAITING], first, second)
        elif frame.program in table.content.programs:
            space = slots[POWER_SPACE]
            if space in (first, second) and table.card[first + second - space] == slots[POWER_EMOTION]:
                slots[POWER_SPACE] = first + second - space


# Absorb


def absorb_change(table: Cerebria, seat: i64, sphere: i64) -> i64:
    """CB-23.3.5, CB-15.1.3 What powers of both factions add to the amount that a seat takes from a Sphere."""
    change: i64 = 0
    frame = reading(seat, sphere)
    for space in range(SPACES):
        if table.card[space] >= 0:
            for aura in table.content.auras[table.settings.edition][table.card[space]]:
                if aura.kind == ABSORB_AMOUNT and applies(table, frame, aura, space):
                    number: i64 = aura.number.of(table, frame)
                    change += number
    return change


def bonus_denier(table: Cerebria, seat: i64, sphere: i64) -> i64:
    """The space of an Emotion whose power keeps the bonus of a Sphere from a seat, NOTHING if there is none."""
    frame = reading(seat, sphere)
    for space in range(SPACES):
        if table.card[space] >= 0:
            for aura in table.content.auras[table.settings.edition][table.card[space]]:
                if aura.kind == NO_BONUS and applies(table, frame, aura, space):
                    return space
    return NOTHING


def reading(seat: i64, sphere: i64) -> Frame:
    frame = new_frame(READING, seat)
    frame.slots[POWER_SPHERE] = sphere
    return frame


def applies(table: Cerebria, frame: Frame, aura: Aura, space: i64) -> bool:
    """An aura of the Emotion on a space is about the faction of the seat that acts, and holds."""
    frame.slots[POWER_SPACE] = space
    own = table.holds(space, table.faction[frame.seat])
    return own == aura.own and aura.holds(table, frame)
