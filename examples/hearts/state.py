"""What lies on the table of hearts, and the questions one can ask of it."""

from __future__ import annotations

from typing import Final

from hearts.cards import HEARTS, JACK_OF_DIAMONDS, PENALTIES, QUEEN_OF_SPADES, TWO_OF_CLUBS, size
from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.game import Value
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State

SEATS: Final = 4
DIRECTIONS: Final = ("hold", "left", "across", "right")  # the number of seats that passed cards go to the left

# The piles, each a set of cards; + seat.
HAND: Final = 0
PASSED: Final = 4
LAID: Final = 8  # played by the seat
TAKEN: Final = 12  # won by the seat
VOID: Final = 16  # all cards of the suits that the seat was seen not to follow
PILES: Final = 20


class Settings:
    """The options of one table as flags."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = options
        self.pass_cards = options["pass_cards"] is True
        self.no_points_first = options["no_pts_on_first_trick"] is True
        self.lead_any_club = options["can_lead_any_club"] is True
        self.jack_bonus = options["jd_bonus"] is True
        self.no_tricks_bonus = options["avoid_all_tricks_bonus"] is True
        self.must_break = options["must_break_hearts"] is True
        self.breakers: i64 = PENALTIES if options["qs_breaks_hearts"] is True else HEARTS
        self.hearts_for_queen = options["can_lead_hearts_instead_of_qs"] is True


class HeartsTable(State):
    """A table of hearts: twenty piles, and the running trick in the order of play."""

    def __init__(self, settings: Settings, chance: Chance, journal: Journal[Event] | None) -> None:
        super().__init__(SEATS, chance, journal)
        self.settings = settings
        self.piles = filled(0, PILES)
        self.trick = filled(0, SEATS)
        self.direction: i64 = 0
        self.leader: i64 = -1  # nobody until the cards are passed
        self.played: i64 = 0

    def blank(self) -> HeartsTable:
        return HeartsTable(self.settings, self.chance, None)

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, HeartsTable)
        self.direction = each.number(self.direction, other.direction)
        self.leader = each.number(self.leader, other.leader)
        self.played = each.number(self.played, other.played)
        self.piles = each.row(self.piles, other.piles)
        self.trick = each.derived(self.trick, other.trick)

    def words(self) -> list[int]:
        return super().words() + self.lying()

    def lying(self) -> list[int]:
        """The cards of the running trick, in the order of play."""
        return [self.trick[i] for i in range(self.played % SEATS)]

    def turn(self) -> i64:
        """The seat that plays the next card."""
        return (self.leader + self.played) % SEATS

    def receiver(self, seat: i64) -> i64:
        """The seat that gets what this seat passes."""
        return (seat + self.direction) % SEATS

    def union(self, pile: i64) -> i64:
        """The cards of all four seats' piles of one kind."""
        piles = self.piles
        return piles[pile] | piles[pile + 1] | piles[pile + 2] | piles[pile + 3]

    def hearts_broken(self) -> bool:
        return not self.settings.must_break or self.union(LAID) & self.settings.breakers != 0

    def points(self, seat: i64) -> i64:
        """HE-3.1 What the cards that a seat has taken count."""
        taken = self.piles[TAKEN + seat]
        points = size(taken & HEARTS)
        if taken & QUEEN_OF_SPADES:
            points += 13
        if self.settings.jack_bonus and taken & JACK_OF_DIAMONDS:
            points -= 10
        return points

    def known(self, seat: int | None, other: i64) -> i64:
        """HE-4.1 The cards of another hand that a seat knows of: those it passed, and the 2C once somebody leads."""
        if self.leader < 0:
            return 0
        seen = TWO_OF_CLUBS if seat is None else TWO_OF_CLUBS | self.piles[PASSED + seat]
        return self.piles[HAND + other] & seen


def empty_table(options: dict[str, Value], chance: Chance, journal: Journal[Event] | None) -> HeartsTable:
    return HeartsTable(Settings(options), chance, journal)
