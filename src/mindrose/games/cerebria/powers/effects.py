"""What powers do on the board: Essence, tokens, the Origin, and Spirits that are moved.

What is impossible does not happen, and the rest of the power does; so every effect knows whether it can do anything.
"""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.things import MOST_BONUS, SPACES
from mindrose.games.cerebria.powers.auras import POWER_EMOTION, POWER_SPACE
from mindrose.games.cerebria.powers.subjects import Emotions, Seats, announce, stands
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.emotions import put_essence, remove_essence
from mindrose.games.cerebria.rules.means import lose_essence
from mindrose.games.cerebria.rules.origin import turn_origin
from mindrose.games.cerebria.rules.spirits import relocate, trade_places
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step
from mindrose.language.steps import Number, Test

INSECURITY_TOKENS: Final = 6  # CB-2.2.1


class Effect(Step[Cerebria]):
    """One instruction of a power."""

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        """It would change something now."""
        raise NotImplementedError

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        """It would change something if a target is chosen that allows it."""
        return True


class Possible(Test[Cerebria]):
    """An effect would change something now."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        return self.effect.possible(table, frame)


class Affordable(Test[Cerebria]):
    """An effect would change something on the right target."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        return self.effect.affordable(table, frame)


class EmotionEffect(Effect):
    """Something that happens to each of some Emotions."""

    def __init__(self, emotions: Emotions, number: Number[Any]) -> None:
        super().__init__()
        self.emotions = emotions
        self.number = number

    def run(self, table: Cerebria, frame: Frame) -> None:
        spaces = self.emotions.of(table, frame)
        number: i64 = self.number.of(table, frame)
        for space in range(SPACES):
            if (spaces >> space) & 1 == 1 and self.can(table, frame, space, number):
                announce(table, frame)
                self.change(table, frame, space, number)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        spaces = self.emotions.of(table, frame)
        number: i64 = self.number.of(table, frame)
        for space in range(SPACES):
            if (spaces >> space) & 1 == 1 and self.can(table, frame, space, number):
                return True
        return False

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        raise NotImplementedError

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        raise NotImplementedError


class PlaceFromSupply(EmotionEffect):
    """CB-5.1.1 Essence from the supply, as far as slots are free."""

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        return number > 0 and table.free_slots(space) > 0

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        put_essence(table, space, number)
        settle(table)


class PlaceFromBoard(EmotionEffect):
    """CB-5.1.1 Essence from the actor's Spirit board, as far as there is any and slots are free."""

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        return table.held[frame.seat] > 0

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        return number > 0 and table.held[frame.seat] > 0 and table.free_slots(space) > 0

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        placed = min(number, table.held[frame.seat], table.free_slots(space))
        lose_essence(table, frame.seat, placed)
        put_essence(table, space, placed)
        settle(table)


class Strip(EmotionEffect):
    """CB-10.1.5 Essence goes, but never below a floor; without any the Emotion leaves. This is no Quell."""

    def __init__(self, emotions: Emotions, number: Number[Any], floor: Number[Any]) -> None:
        super().__init__(emotions, number)
        self.floor = floor

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        floor: i64 = self.floor.of(table, frame)
        return number > 0 and table.essence[space] > floor

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        floor: i64 = self.floor.of(table, frame)
        remove_essence(table, space, min(number, table.essence[space] - floor))


class Mark(EmotionEffect):
    """CB-2.2.1 Its Insecurity token is put on an Emotion, which has less Intensity while this one is in play."""

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        return stands(table, frame) and token_left(table, frame.slots[POWER_SPACE])

    def can(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> bool:
        return number > 0 and self.affordable(table, frame)

    def change(self, table: Cerebria, frame: Frame, space: i64, number: i64) -> None:
        table.aim[frame.slots[POWER_SPACE]] = space
        table.insecurity[frame.slots[POWER_SPACE]] = number
        table.tell(events.MARKED, space, table.card[space], number)
        settle(table)


def token_left(table: Cerebria, marker: i64) -> bool:
    """CB-2.2.1 An Insecurity token is left in the supply, or its own one can be moved."""
    if table.aim[marker] >= 0:
        return True
    used: i64 = 0
    for space in range(SPACES):
        if table.aim[space] >= 0:
            used += 1
    return used < INSECURITY_TOKENS


class PutToken(Effect):
    """CB-5.1.3, CB-5.1.8 The Emotion gets an Intensity token, which stays as it is.

    CB-5.1.4 A higher one replaces a lower one; CB-5.1.5 it is at most +6.
    """

    def __init__(self, number: Number[Any]) -> None:
        super().__init__()
        self.number = number

    def run(self, table: Cerebria, frame: Frame) -> None:
        if self.possible(table, frame):
            announce(table, frame)
            space = frame.slots[POWER_SPACE]
            table.token[space] = self.value(table, frame)
            table.tell(events.TOKEN, space, table.card[space], table.token[space])
            settle(table)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        return stands(table, frame) and self.value(table, frame) > table.token[frame.slots[POWER_SPACE]]

    def value(self, table: Cerebria, frame: Frame) -> i64:
        number: i64 = self.number.of(table, frame)
        return number if number < MOST_BONUS else MOST_BONUS


class ByHand(Effect):
    """CB-23.3.7 Everybody is reminded of what the people carry out by hand; nothing else happens."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        card = frame.slots[POWER_EMOTION]
        table.tell(events.BY_HAND, frame.slots[POWER_SPACE], card, card)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        return True


# The Origin and the Spirits


class TurnOrigin(Step[Cerebria]):
    """CB-4.2.2 The Origin turns as many steps as were chosen."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def run(self, table: Cerebria, frame: Frame) -> None:
        steps = frame.slots[self.slot]
        if steps > 0:
            announce(table, frame)
            turn_origin(table, steps)


class MoveSpirit(Step[Cerebria]):
    """A Spirit goes to the space that was chosen for it."""

    def __init__(self, seats: Seats, slot: i64, event: i64) -> None:
        super().__init__()
        self.seats = seats
        self.slot: i64 = slot
        self.event: i64 = event

    def run(self, table: Cerebria, frame: Frame) -> None:
        spirit_space = frame.slots[self.slot]
        seats = self.seats.of(table, frame)
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1 and spirit_space >= 0:
                announce(table, frame)
                relocate(table, seat, spirit_space, self.event)


class SwapSpirits(Effect):
    """CB-21.4.2, CB-21.4.3 The actor's Spirit and another one change places, unless an opposing one is left there."""

    def __init__(self, seats: Seats) -> None:
        super().__init__()
        self.seats = seats

    def partner(self, table: Cerebria, frame: Frame) -> i64:
        """The seat whose Spirit changes places, NOTHING if none can."""
        seats = self.seats.of(table, frame)
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1 and table.space[seat] != table.space[frame.seat]:
                return NOTHING if self.blocked(table, frame, seat) else seat
        return NOTHING

    def blocked(self, table: Cerebria, frame: Frame, partner: i64) -> bool:
        for other in range(table.players):
            if other != partner and table.space[other] == table.space[partner] and not table.allied(frame.seat, other):
                return True
        return False

    def run(self, table: Cerebria, frame: Frame) -> None:
        partner = self.partner(table, frame)
        if partner >= 0:
            announce(table, frame)
            trade_places(table, frame.seat, partner)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        return self.partner(table, frame) >= 0
