"""Conditions and counts of powers: who stands where, what lies next to what, which Sphere is used."""

from __future__ import annotations

from mindrose.games.cerebria.components.ring import (
    adjacent,
    after,
    before,
    first_frontier,
    last_frontier,
    on_frontier,
    touches,
    triad_of,
)
from mindrose.games.cerebria.components.things import SPACES
from mindrose.games.cerebria.powers.auras import POWER_SPACE, POWER_SPHERE
from mindrose.games.cerebria.powers.candidates import Candidates
from mindrose.games.cerebria.powers.subjects import ONE, Emotions, Seats, own_faction, stands
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame
from mindrose.language.steps import Number, Test


class EmotionTest(Test[Cerebria]):
    """Something that holds for one of some Emotions."""

    def __init__(self, emotions: Emotions) -> None:
        self.emotions = emotions

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        spaces = self.emotions.of(table, frame)
        for space in range(SPACES):
            if (spaces >> space) & 1 == 1 and self.true_of(table, frame, space):
                return True
        return False

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        raise NotImplementedError


class Near(EmotionTest):
    """CB-4.1.5, CB-4.1.6 The Spirit of one of some players is adjacent to it."""

    def __init__(self, seats: Seats, emotions: Emotions) -> None:
        super().__init__(emotions)
        self.seats = seats

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        seats = self.seats.of(table, frame)
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1 and adjacent(table.space[seat], space):
                return True
        return False


class SphereHere(EmotionTest):
    """CB-23.3.6 The Sphere that is used is aligned with a Realm that it touches."""

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        sphere = frame.slots[POWER_SPHERE]
        return sphere >= 0 and touches(space, table.realm_of_sphere(sphere))


class TriadNear(EmotionTest):
    """CB-23.3.6, CB-4.1.8 The Frontier of its Triad is adjacent to the actor's Spirit."""

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        spirit_space = table.space[frame.seat]
        triad = triad_of(space)
        return first_frontier(spirit_space) == triad or last_frontier(spirit_space) == triad


class OnFrontier(EmotionTest):
    """CB-4.1.1 It stands on a Frontier."""

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        return on_frontier(space)


class InRealm(EmotionTest):
    """CB-4.1.1 It stands in a Realm."""

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        return not on_frontier(space)


class Controls(EmotionTest):
    """CB-5.4.1 The own or the opposing faction controls the Realm or the Frontier where it stands."""

    def __init__(self, own: bool, emotions: Emotions) -> None:
        super().__init__(emotions)
        self.own = own

    def true_of(self, table: Cerebria, frame: Frame, space: i64) -> bool:
        controller = table.frontier[space // 3] if on_frontier(space) else table.realm[space // 3]
        faction = own_faction(table, frame)
        return controller == (faction if self.own else 1 - faction)


class SomeCandidate(Test[Cerebria]):
    """There is something to choose."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        return self.candidates.all(table, frame) != 0


class CandidateCount(Number[Cerebria]):
    """How many things there are to choose among."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates

    def of(self, table: Cerebria, frame: Frame) -> i64:
        left = self.candidates.all(table, frame)
        number: i64 = 0
        while left > 0:
            left &= left - ONE
            number += 1
        return number


class OfSeats(Number[Cerebria]):
    """How much of something some players have, all together."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    def of(self, table: Cerebria, frame: Frame) -> i64:
        seats = self.seats.of(table, frame)
        number: i64 = 0
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1:
                number += self.had(table, seat)
        return number

    def had(self, table: Cerebria, seat: i64) -> i64:
        raise NotImplementedError


class CardsInHand(OfSeats):
    """Cards in hands."""

    def had(self, table: Cerebria, seat: i64) -> i64:
        return table.hand_size(seat)


class EssenceOnBoards(OfSeats):
    """Essence on Spirit boards."""

    def had(self, table: Cerebria, seat: i64) -> i64:
        return table.held[seat]


class EssenceOnEmotions(Number[Cerebria]):
    """How much Essence lies on some Emotions, all together."""

    def __init__(self, emotions: Emotions) -> None:
        self.emotions = emotions

    def of(self, table: Cerebria, frame: Frame) -> i64:
        spaces = self.emotions.of(table, frame)
        number: i64 = 0
        for space in range(SPACES):
            if (spaces >> space) & 1 == 1:
                number += table.essence[space]
        return number


class WeakerNeighbours(Number[Cerebria]):
    """How many Emotions of either faction next to it have less Essence than it has."""

    def of(self, table: Cerebria, frame: Frame) -> i64:
        if not stands(table, frame):
            return 0
        space = frame.slots[POWER_SPACE]
        return weaker(table, after(space), table.essence[space]) + weaker(table, before(space), table.essence[space])


class EmptyRun(Number[Cerebria]):
    """How many spaces are empty in the unbroken runs that start on either side, each counted so far and no further."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def of(self, table: Cerebria, frame: Frame) -> i64:
        if not stands(table, frame):
            return 0
        number: i64 = 0
        clockwise = after(frame.slots[POWER_SPACE])
        while number < self.most and table.card[clockwise] < 0:
            number += 1
            clockwise = after(clockwise)
        other: i64 = 0
        counter_clockwise = before(frame.slots[POWER_SPACE])
        while other < self.most and table.card[counter_clockwise] < 0:
            other += 1
            counter_clockwise = before(counter_clockwise)
        return number + other


def weaker(table: Cerebria, space: i64, essence: i64) -> i64:
    return 1 if table.card[space] >= 0 and table.essence[space] < essence else 0
