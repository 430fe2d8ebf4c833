"""Whom and what an instruction of a power is about: seats and Emotions, each as the bits of one number."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.things import SPACES
from mindrose.games.cerebria.powers.auras import POWER_EMOTION, POWER_SPACE
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame

ONE: Final[i64] = 1
TOLD: Final = 3  # the slot behind the fixed ones: 1 once everybody has heard that the power works


def own_faction(table: Cerebria, frame: Frame) -> i64:
    """The faction of the Emotion whose power it is, also when it has just left the board."""
    card = frame.slots[POWER_EMOTION]
    if card < 0:
        card = table.card[frame.slots[POWER_SPACE]]
    return table.content.faction[card]


def stands(table: Cerebria, frame: Frame) -> bool:
    """The Emotion whose power it is lies on its space still."""
    card = table.card[frame.slots[POWER_SPACE]]
    return card >= 0 and (frame.slots[POWER_EMOTION] < 0 or frame.slots[POWER_EMOTION] == card)


def announce(table: Cerebria, frame: Frame) -> None:
    """Tells once, before anything else, that a power works."""
    if frame.slots[TOLD] < 0:
        frame.slots[TOLD] = 1
        table.tell(events.POWER, frame.slots[POWER_SPACE], frame.slots[POWER_EMOTION])


class Seats:
    """Some of the players."""

    def of(self, table: Cerebria, frame: Frame) -> i64:
        raise NotImplementedError


class Actor(Seats):
    """CB-23.3.4 The player who acts: the active one of the own faction, or who Quelled the Emotion."""

    def of(self, table: Cerebria, frame: Frame) -> i64:
        return ONE << frame.seat


class Mate(Seats):
    """The actor's teammate; a Shaper stands for both."""

    def of(self, table: Cerebria, frame: Frame) -> i64:
        return ONE << table.mate(frame.seat)


class Team(Seats):
    """All players of the Emotion's own faction, or all of the opposing one."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def of(self, table: Cerebria, frame: Frame) -> i64:
        faction = own_faction(table, frame)
        return table.team(faction if self.own else 1 - faction)


class ChosenSeat(Seats):
    """The player that a name stands for."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def of(self, table: Cerebria, frame: Frame) -> i64:
        seat = frame.slots[self.slot]
        return ONE << seat if seat >= 0 else 0


class ChosenSeats(Seats):
    """The players that a name stands for."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def of(self, table: Cerebria, frame: Frame) -> i64:
        seats = frame.slots[self.slot]
        return seats if seats > 0 else 0


class Emotions:
    """Some of the Emotions on the board, by their spaces."""

    def of(self, table: Cerebria, frame: Frame) -> i64:
        raise NotImplementedError

    def follow(self, frame: Frame, origin: i64, target: i64) -> None:
        """One of them went to another space; who named it means it there."""


class This(Emotions):
    """The Emotion whose power it is, unless it has left."""

    def of(self, table: Cerebria, frame: Frame) -> i64:
        return ONE << frame.slots[POWER_SPACE] if stands(table, frame) else 0


class ChosenEmotion(Emotions):
    """The Emotion that a name stands for, unless it has left."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def of(self, table: Cerebria, frame: Frame) -> i64:
        space = frame.slots[self.slot]
        return ONE << space if space >= 0 and table.card[space] >= 0 else 0

    def follow(self, frame: Frame, origin: i64, target: i64) -> None:
        if frame.slots[self.slot] == origin:
            frame.slots[self.slot] = target


class ChosenEmotions(Emotions):
    """The Emotions that a name stands for, but those that have left."""

    def __init__(self, slot: i64) -> None:
        self.slot: i64 = slot

    def of(self, table: Cerebria, frame: Frame) -> i64:
        chosen = frame.slots[self.slot]
        there: i64 = 0
        if chosen > 0:
            for space in range(SPACES):
                if (chosen >> space) & 1 == 1 and table.card[space] >= 0:
                    there |= ONE << space
        return there

    def follow(self, frame: Frame, origin: i64, target: i64) -> None:
        chosen = frame.slots[self.slot]
        if chosen > 0 and (chosen >> origin) & 1 == 1:
            frame.slots[self.slot] = (chosen & ~(ONE << origin)) | ONE << target
