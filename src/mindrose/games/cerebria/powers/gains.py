"""What players gain, lose and draw by powers."""

from __future__ import annotations

from typing import Any

from mindrose.games.cerebria.powers.effects import Effect
from mindrose.games.cerebria.powers.subjects import Seats, announce
from mindrose.games.cerebria.rules.cards import cycle, draw_cards
from mindrose.games.cerebria.rules.means import (
    gain_actions,
    gain_ambition,
    gain_essence,
    gain_wp,
    lose_ambition,
    lose_essence,
    lose_wp,
)
from mindrose.games.cerebria.state import MOST_AMBITION, Cerebria
from mindrose.games.cerebria.vocabulary import BLISS, GLOOM
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Frame
from mindrose.language.steps import Number


class SeatEffect(Effect):
    """Something that each of some players gains, loses or draws."""

    def __init__(self, seats: Seats, number: Number[Any]) -> None:
        super().__init__()
        self.seats = seats
        self.number = number

    def run(self, table: Cerebria, frame: Frame) -> None:
        seats = self.seats.of(table, frame)
        number: i64 = self.number.of(table, frame)
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1 and number > 0 and self.can(table, seat):
                announce(table, frame)
                self.change(table, seat, number)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        seats = self.seats.of(table, frame)
        for seat in range(table.players):
            if (seats >> seat) & 1 == 1 and self.can(table, seat):
                return self.affordable(table, frame)
        return False

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        number: i64 = self.number.of(table, frame)
        return number > 0

    def can(self, table: Cerebria, seat: i64) -> bool:
        return True

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        raise NotImplementedError


class GainWillpower(SeatEffect):
    """CB-2.3.1 From the supply."""

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        gain_wp(table, seat, number)


class GainEssence(SeatEffect):
    """CB-2.3.2 From the supply."""

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        gain_essence(table, seat, number)


class GainActions(SeatEffect):
    """CB-6.1.6 In this turn, so only the active player can."""

    def can(self, table: Cerebria, seat: i64) -> bool:
        return seat == table.active

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        gain_actions(table, seat, number)


class LoseWillpower(SeatEffect):
    """As much as there is."""

    def can(self, table: Cerebria, seat: i64) -> bool:
        return table.wp[seat] > 0

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        lose_wp(table, seat, number)


class LoseEssence(SeatEffect):
    """From the Spirit board, as much as there is."""

    def can(self, table: Cerebria, seat: i64) -> bool:
        return table.held[seat] > 0

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        lose_essence(table, seat, number)


class DrawCards(SeatEffect):
    """CB-23.2.6 An empty deck gives nothing."""

    def can(self, table: Cerebria, seat: i64) -> bool:
        return table.deck_size(seat) > 0

    def change(self, table: Cerebria, seat: i64, number: i64) -> None:
        draw_cards(table, seat, number)


class FactionEffect(Effect):
    """CB-14.1.1 A change of the Ambition that the players of a faction share."""

    def __init__(self, seats: Seats, number: Number[Any]) -> None:
        super().__init__()
        self.seats = seats
        self.number = number

    def run(self, table: Cerebria, frame: Frame) -> None:
        seats = self.seats.of(table, frame)
        number: i64 = self.number.of(table, frame)
        for faction in range(BLISS, GLOOM + 1):
            if seats & table.team(faction) != 0 and number > 0 and self.can(table, faction):
                announce(table, frame)
                self.change(table, faction, number)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        seats = self.seats.of(table, frame)
        for faction in range(BLISS, GLOOM + 1):
            if seats & table.team(faction) != 0 and self.can(table, faction):
                return self.affordable(table, frame)
        return False

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        number: i64 = self.number.of(table, frame)
        return number > 0

    def can(self, table: Cerebria, faction: i64) -> bool:
        raise NotImplementedError

    def change(self, table: Cerebria, faction: i64, number: i64) -> None:
        raise NotImplementedError


class GainAmbition(FactionEffect):
    """CB-2.3.4 Up to three active tokens."""

    def can(self, table: Cerebria, faction: i64) -> bool:
        return table.ambition[faction] < MOST_AMBITION

    def change(self, table: Cerebria, faction: i64, number: i64) -> None:
        gain_ambition(table, faction, number)


class LoseAmbition(FactionEffect):
    """CB-14.1.2 As many active tokens as there are."""

    def can(self, table: Cerebria, faction: i64) -> bool:
        return table.ambition[faction] > 0

    def change(self, table: Cerebria, faction: i64, number: i64) -> None:
        lose_ambition(table, faction, number)


class CycleDeck(Effect):
    """The top card of the actor's deck goes to the bottom."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if self.possible(table, frame):
            announce(table, frame)
            cycle(table, frame.seat)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        return table.deck_size(frame.seat) > 1
