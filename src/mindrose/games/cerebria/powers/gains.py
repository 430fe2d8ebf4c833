"""What players gain, lose and draw by powers."""

from __future__ import annotations

from typing import Any

from mindrose.games.cerebria.components.things import FACTIONS
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
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame
from mindrose.language.steps import Number


class Change(Effect):
    """Something that each of some players, or each of their factions, gains, loses or draws."""

    def __init__(self, seats: Seats, number: Number[Any]) -> None:
        super().__init__()
        self.seats = seats
        self.number = number

    def run(self, table: Cerebria, frame: Frame) -> None:
        seats = self.seats.of(table, frame)
        number: i64 = self.number.of(table, frame)
        for who in range(self.bearers(table)):
            if number > 0 and self.concerns(table, seats, who) and self.can(table, who):
                announce(table, frame)
                self.change(table, who, number)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        seats = self.seats.of(table, frame)
        for who in range(self.bearers(table)):
            if self.concerns(table, seats, who) and self.can(table, who):
                return self.affordable(table, frame)
        return False

    def affordable(self, table: Cerebria, frame: Frame) -> bool:
        number: i64 = self.number.of(table, frame)
        return number > 0

    def bearers(self, table: Cerebria) -> i64:
        """How many players or factions there are at this table."""
        raise NotImplementedError

    def concerns(self, table: Cerebria, seats: i64, who: i64) -> bool:
        raise NotImplementedError

    def can(self, table: Cerebria, who: i64) -> bool:
        return True

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        raise NotImplementedError


class SeatEffect(Change):
    """Of each player for themselves."""

    def bearers(self, table: Cerebria) -> i64:
        return table.players

    def concerns(self, table: Cerebria, seats: i64, who: i64) -> bool:
        return (seats >> who) & 1 == 1


class GainWillpower(SeatEffect):
    """CB-2.3.1 From the supply."""

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        gain_wp(table, who, number)


class GainEssence(SeatEffect):
    """CB-2.3.2 From the supply."""

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        gain_essence(table, who, number)


class GainActions(SeatEffect):
    """CB-6.1.6 In this turn, so only the active player can."""

    def can(self, table: Cerebria, who: i64) -> bool:
        return who == table.active

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        gain_actions(table, who, number)


class LoseWillpower(SeatEffect):
    """As much as there is."""

    def can(self, table: Cerebria, who: i64) -> bool:
        return table.wp[who] > 0

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        lose_wp(table, who, number)


class LoseEssence(SeatEffect):
    """From the Spirit board, as much as there is."""

    def can(self, table: Cerebria, who: i64) -> bool:
        return table.held[who] > 0

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        lose_essence(table, who, number)


class DrawCards(SeatEffect):
    """CB-23.2.6 An empty deck gives nothing."""

    def can(self, table: Cerebria, who: i64) -> bool:
        return table.deck_size(who) > 0

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        draw_cards(table, who, number)


class FactionEffect(Change):
    """CB-14.1.1 Of the Ambition that the players of a faction share."""

    def bearers(self, table: Cerebria) -> i64:
        return len(FACTIONS)

    def concerns(self, table: Cerebria, seats: i64, who: i64) -> bool:
        return seats & table.team(who) != 0


class GainAmbition(FactionEffect):
    """CB-2.3.4 Up to three active tokens."""

    def can(self, table: Cerebria, who: i64) -> bool:
        return table.ambition[who] < MOST_AMBITION

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        gain_ambition(table, who, number)


class LoseAmbition(FactionEffect):
    """CB-14.1.2 As many active tokens as there are."""

    def can(self, table: Cerebria, who: i64) -> bool:
        return table.ambition[who] > 0

    def change(self, table: Cerebria, who: i64, number: i64) -> None:
        lose_ambition(table, who, number)


class CycleDeck(Effect):
    """The top card of the actor's deck goes to the bottom."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if self.possible(table, frame):
            announce(table, frame)
            cycle(table, frame.seat)

    def possible(self, table: Cerebria, frame: Frame) -> bool:
        return table.deck_size(frame.seat) > 1
