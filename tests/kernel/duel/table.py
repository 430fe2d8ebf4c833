"""What lies on a table of Duel, its answers and its events."""

from __future__ import annotations

from typing import Final

from mindrose.kernel import kinds
from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, EventKind, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.piles import Piles, empty_piles, no_piles

# The answers.
PASS: Final = 0  # also: confirm, end, stop
WITHDRAW: Final = 1
EXPLORE: Final = 2
BREW: Final = 3
CARD: Final = 4  # + card
SEAT: Final = 9  # + seat
ROOM: Final = 12  # + room
STRENGTH: Final = 15  # + 1 to 3
SIZE: Final = 19

BOLT: Final = 0
GAMBLE: Final = 1
FOG: Final = 2
THORNS: Final = 3
MIRROR: Final = 4
CARDS: Final = ("bolt", "gamble", "fog", "thorns", "mirror")
COPIES: Final = (2, 1, 1, 2, 1)
DECK_SIZE: Final = 7
HAND_SIZE: Final = 3
PLAN_SIZE: Final = 2
PACE: Final = 2

HALL: Final = 0
FORGE: Final = 1
WELL: Final = 2
SHRINE: Final = 3
ROOMS: Final = ("hall", "forge", "well", "shrine")

LIFE: Final = 3

# The piles of each mage; a plan becomes `LAID` when all plans are in.
DECK: Final = 0
HAND: Final = 1
PLAN: Final = 2
LAID: Final = 3
ARMED: Final = 4
USED: Final = 5
ZONES: Final = ("deck", "hand", "plan", "laid", "armed", "used")

NOTHING: Final = -1

# What happened.
ROUND: Final = 0
PLANNED: Final = 1
TURN: Final = 2
CAST: Final = 3
SET: Final = 4
SPRUNG: Final = 5
DAMAGED: Final = 6
DEFEATED: Final = 7
MOVED: Final = 8
SPARKED: Final = 9
HEALED: Final = 10
ROLLED: Final = 11
BREWED: Final = 12
DREW: Final = 13
RESHUFFLED: Final = 14
CLEANED: Final = 15
EVENTS: Final = [
    EventKind("round", ("number",), rule="DU-2"),
    EventKind("planned", ("seat", "number"), rule="DU-3"),
    EventKind("turn", ("seat",), rule="DU-4"),
    EventKind("cast", ("seat", "card"), rule="DU-5"),
    EventKind("set", ("seat",), rule="DU-5"),
    EventKind("sprung", ("seat", "card"), rule="DU-6"),
    EventKind("damaged", ("seat", "amount", "by"), rule="DU-7"),
    EventKind("defeated", ("seat", "by"), rule="DU-7"),
    EventKind("moved", ("seat", "room"), rule="DU-8"),
    EventKind("sparked", ("seat", "number"), rule="DU-8"),
    EventKind("healed", ("seat", "number"), rule="DU-8"),
    EventKind("rolled", ("seat", "number"), rule="DU-5"),
    EventKind("brewed", ("seat", "strength", "cost", "card"), rule="DU-9"),
    EventKind("drew", ("seat", "card"), secret=("card",), rule="DU-10"),
    EventKind("reshuffled", ("seat",), rule="DU-10"),
    EventKind("cleaned", (), rule="DU-10"),
]
KINDS: Final = {
    **kinds.SHARED,
    "by": kinds.SEAT,
    "foe": kinds.SEAT,
    "card": kinds.Kind("card", CARDS),
    "room": kinds.Kind("word", ROOMS),
    "amount": kinds.NUMBER,
    "strength": kinds.NUMBER,
    "cost": kinds.NUMBER,
    "sparks": kinds.NUMBER,
}


class DuelTable(State):
    """A table of Duel."""

    def __init__(
        self,
        players: i64,
        rounds: i64,
        goal: i64,
        chance: Chance,
        journal: Journal[Event] | None,
        piles: Piles,
    ) -> None:
        super().__init__(players, chance, journal)
        self.rounds: i64 = rounds
        self.goal: i64 = goal
        self.piles = piles
        self.life = filled(LIFE, players)
        self.sparks = filled(1, players)
        self.trophies = filled(0, players)
        self.room = filled(HALL, players)
        self.fog = filled(0, players)  # 1 while the fog of a seat lasts
        self.declared = filled(
            NOTHING, players
        )  # the trap each seat uses in the open window, a secret until all have declared
        self.first: i64 = 0
        self.round: i64 = 1

    def blank(self) -> DuelTable:
        return DuelTable(self.players, self.rounds, self.goal, self.chance, None, no_piles())

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, DuelTable)
        self.piles = each.piles(self.piles, other.piles)
        self.life = each.row(self.life, other.life)
        self.sparks = each.row(self.sparks, other.sparks)
        self.trophies = each.row(self.trophies, other.trophies)
        self.room = each.row(self.room, other.room)
        self.fog = each.row(self.fog, other.fog)
        self.declared = each.row(self.declared, other.declared)
        self.rounds = each.number(self.rounds, other.rounds)
        self.goal = each.number(self.goal, other.goal)
        self.first = each.number(self.first, other.first)
        self.round = each.number(self.round, other.round)

    def seats_in_order(self) -> list[int]:
        """DU-2 From the first mage on."""
        return [(self.first + i) % self.players for i in range(self.players)]

    # Cards

    def count(self, seat: i64, zone: i64) -> i64:
        return self.piles.size(seat * len(ZONES) + zone)

    def cards(self, seat: i64, zone: i64) -> list[int]:
        return self.piles.cards(seat * len(ZONES) + zone)

    def move(self, seat: i64, card: i64, source: i64, target: i64) -> None:
        """One card of a mage from one pile to another; all but the deck are kept in ascending order."""
        index: i64 = self.cards(seat, source).index(card)
        self.piles.take(seat * len(ZONES) + source, index)
        self.piles.slip(seat * len(ZONES) + target, card)

    def move_all(self, seat: i64, source: i64, target: i64) -> None:
        for card in self.cards(seat, source):
            self.move(seat, card, source, target)

    # Figures

    def heal(self, seat: i64, number: i64) -> None:
        healed = min(number, LIFE - self.life[seat])
        self.life[seat] += healed
        self.tell(HEALED, seat, healed)

    def gain_spark(self, seat: i64) -> None:
        self.sparks[seat] += 1
        self.tell(SPARKED, seat, self.sparks[seat])


def empty_duel(players: i64, rounds: i64, goal: i64, chance: Chance, journal: Journal[Event] | None) -> DuelTable:
    """DU-1 Mages in the hall with all their life, and no card anywhere."""
    return DuelTable(players, rounds, goal, chance, journal, empty_piles([DECK_SIZE] * (int(players) * len(ZONES))))
