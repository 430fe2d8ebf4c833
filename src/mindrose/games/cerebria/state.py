"""What lies on the table of Cerebria (part 2 of the rules), and the questions one can ask of it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import (
    DECK_SIZE,
    FACTIONS,
    NOBODY,
    REALMS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    SPIRIT_SPACES,
    STRONG,
)
from mindrose.games.cerebria.options import Settings
from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.piles import Piles, empty_piles, no_piles

# The piles of cards. A card in a hand or a deck is `2 * card + 1` when everybody knows that it lies there, else
# `2 * card`. The last card of a deck is its top one; the first card of the Common row is the current Aspiration.
HAND: Final = 0  # + seat
DECK: Final = 4  # + seat
HIDDEN: Final = 8  # + faction
COMMON: Final = 10

NOTHING: Final = -1
DRAWN: Final = 2
FULL_SPHERE: Final = 7  # CB-3.2.1
MOST_AMBITION: Final = 3  # CB-2.3.4
ASPIRATION_CARDS: Final = 9

# Kinds of Fragments.
MINOR: Final = 0
MAJOR: Final = 1
CAPSTONE: Final = 2


class Cerebria(State):
    """A table of Cerebria. A seat is a player with one Spirit; a Shaper's seat has two places in the turn order."""

    def __init__(
        self,
        players: i64,
        content: Content,
        settings: Settings,
        chance: Chance,
        journal: Journal[Event] | None,
        piles: Piles,
    ) -> None:
        super().__init__(players, chance, journal)
        self.content = content
        self.settings = settings
        self.piles = piles
        # Seats
        self.faction = filled(NOBODY, SEATS)  # the faction of each seat
        self.order = filled(NOTHING, SEATS)  # CB-3.7 the seat that plays at each place of the turn order
        self.spirit = filled(NOTHING, SEATS)  # CB-3.4.1
        self.space = filled(NOTHING, SEATS)  # the Spirit space where its Spirit stands
        self.wp = filled(0, SEATS)
        self.held = filled(0, SEATS)  # the Essence on its Spirit board
        self.level = filled(0, SEATS)  # CB-16.4.10 the Vibe levels it has scored
        self.vibes = filled(NOTHING, SEATS * ROWS * SLOTS)  # 20 * seat + 4 * row + slot: a colour, WILD, or NOTHING
        self.decks = filled(
            NOTHING, SEATS * DECK_SIZE
        )  # 16 * seat + n: the cards of its deck in ascending order, wherever they are
        # Factions
        self.ambition = filled(0, 2)  # active tokens
        self.minors = filled(5, 2)  # in the supply, as those below
        self.majors = filled(3, 2)
        self.capstones = filled(1, 2)
        self.points = filled(0, 2)  # of Intentions, beyond 20 too
        self.identity = filled(0, 6)  # 3 * faction + kind of Fragment
        # Sites and Spheres
        self.site = filled(NOTHING, REALMS)  # 2 * faction + kind of the Fragment there
        self.built = filled(NOTHING, REALMS)  # the turn in which it was built
        self.exalted = filled(NOTHING, REALMS)  # the turn in which it was Exalted
        self.laid = filled(NOTHING, REALMS)  # the turn in which the Fragment that is there now was put there
        self.spheres = filled(FULL_SPHERE, REALMS)  # the WP in each
        # Emotion spaces
        self.card = filled(NOTHING, SPACES)  # the Emotion there
        self.essence = filled(0, SPACES)
        self.token = filled(0, SPACES)  # its Intensity token
        self.owner = filled(NOTHING, SPACES)  # CB-3.5.6 the seat whose deck it came from
        self.aim = filled(NOTHING, SPACES)  # the space of the Emotion that bears its Insecurity token
        self.insecurity = filled(0, SPACES)  # how much that token takes off
        # What follows from the rest (rules/control.py)
        self.intensity = filled(0, SPACES)
        self.frontier = filled(NOBODY, REALMS)  # who controls each Frontier
        self.realm = filled(NOBODY, REALMS)  # who controls each Realm
        self.quell_tax = filled(0, SPACES)  # WP that a Quell of the Emotion there costs more
        self.cap = filled(0, SPACES)  # the most Essence one Quell removes there
        self.shield = filled(0, SPACES)  # 1 where it cannot be Quelled
        self.invoke_tax = filled(0, 2 * SPACES)  # 2 * space + the Invoking faction
        self.move_tax = filled(0, 2 * SPIRIT_SPACES)  # 2 * Spirit space + the moving faction
        self.realm_tax = filled(0, 2 * REALMS)  # 2 * Realm + the acting faction
        # The turn
        self.offset: i64 = 0  # CB-4.2 clockwise steps that the Origin has turned, modulo 5
        self.removed: i64 = 0  # a bit per Aspiration that was Common and is out of play
        self.place: i64 = 0  # whose turn it is in the turn order
        self.active: i64 = 0  # the seat whose turn it is
        self.turn: i64 = 0  # turns since the first one
        self.actions: i64 = 3  # left in this turn
        self.ready: i64 = 1  # 1 while Absorb can be used this turn
        self.used: i64 = 0  # CB-14.1.7 a bit per Ambition ability used this turn
        self.scored: i64 = 0  # Intentions scored this turn
        self.scored_deeds: i64 = 0  # a bit per deed scored this turn
        self.trigger: i64 = NOTHING  # CB-19.1 the first end trigger that happened
        self.sealed: i64 = 0  # 1 once Aspirations are not tested any more (CB-17.1.4)
        self.winner: i64 = NOTHING  # the winning faction, DRAWN, or NOTHING while the game goes on
        self.quelled: i64 = 0  # Essence removed by the Quell of this action
        self.taken: i64 = NOTHING  # WP taken from a Sphere by the Absorb that is running
        self.filled: i64 = 0  # a bit per Emotion space that received Essence in this action
        self.empowered: i64 = 0  # Emotions Empowered in this action
        self.exalts: i64 = 0  # Fortresses Exalted in this action
        self.joined: i64 = 0  # 4 bits per faction: Fortresses that joined the Identity in this action
        self.completed: i64 = 0  # a bit per row that this action filled

    def blank(self) -> Cerebria:
        return Cerebria(self.players, self.content, self.settings, self.chance, None, no_piles())

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, Cerebria)
        self.piles = each.piles(self.piles, other.piles)
        self.faction = each.row(self.faction, other.faction)
        self.order = each.row(self.order, other.order)
        self.spirit = each.row(self.spirit, other.spirit)
        self.space = each.row(self.space, other.space)
        self.wp = each.row(self.wp, other.wp)
        self.held = each.row(self.held, other.held)
        self.level = each.row(self.level, other.level)
        self.vibes = each.row(self.vibes, other.vibes)
        self.decks = each.row(self.decks, other.decks)
        self.ambition = each.row(self.ambition, other.ambition)
        self.minors = each.row(self.minors, other.minors)
        self.majors = each.row(self.majors, other.majors)
        self.capstones = each.row(self.capstones, other.capstones)
        self.points = each.row(self.points, other.points)
        self.identity = each.row(self.identity, other.identity)
        self.site = each.row(self.site, other.site)
        self.built = each.row(self.built, other.built)
        self.exalted = each.row(self.exalted, other.exalted)
        self.laid = each.row(self.laid, other.laid)
        self.spheres = each.row(self.spheres, other.spheres)
        self.card = each.row(self.card, other.card)
        self.essence = each.row(self.essence, other.essence)
        self.token = each.row(self.token, other.token)
        self.owner = each.row(self.owner, other.owner)
        self.aim = each.row(self.aim, other.aim)
        self.insecurity = each.row(self.insecurity, other.insecurity)
        self.offset = each.number(self.offset, other.offset)
        self.removed = each.number(self.removed, other.removed)
        self.place = each.number(self.place, other.place)
        self.active = each.number(self.active, other.active)
        self.turn = each.number(self.turn, other.turn)
        self.actions = each.number(self.actions, other.actions)
        self.ready = each.number(self.ready, other.ready)
        self.used = each.number(self.used, other.used)
        self.scored = each.number(self.scored, other.scored)
        self.scored_deeds = each.number(self.scored_deeds, other.scored_deeds)
        self.trigger = each.number(self.trigger, other.trigger)
        self.sealed = each.number(self.sealed, other.sealed)
        self.winner = each.number(self.winner, other.winner)
        self.quelled = each.number(self.quelled, other.quelled)
        self.taken = each.number(self.taken, other.taken)
        self.filled = each.number(self.filled, other.filled)
        self.empowered = each.number(self.empowered, other.empowered)
        self.exalts = each.number(self.exalts, other.exalts)
        self.joined = each.number(self.joined, other.joined)
        self.completed = each.number(self.completed, other.completed)
        self.intensity = each.derived(self.intensity, other.intensity)
        self.frontier = each.derived(self.frontier, other.frontier)
        self.realm = each.derived(self.realm, other.realm)
        self.quell_tax = each.derived(self.quell_tax, other.quell_tax)
        self.cap = each.derived(self.cap, other.cap)
        self.shield = each.derived(self.shield, other.shield)
        self.invoke_tax = each.derived(self.invoke_tax, other.invoke_tax)
        self.move_tax = each.derived(self.move_tax, other.move_tax)
        self.realm_tax = each.derived(self.realm_tax, other.realm_tax)

    # Seats and factions

    def foe(self, seat: i64) -> i64:
        """The faction that opposes a seat."""
        return 1 - self.faction[seat]

    def allied(self, seat: i64, other: i64) -> bool:
        return self.faction[seat] == self.faction[other]

    def mate(self, seat: i64) -> i64:
        """The teammate of a seat; a Shaper stands for both (CB-22.1.1)."""
        for other in range(self.players):
            if other != seat and self.faction[other] == self.faction[seat]:
                return other
        return seat

    def team(self, faction: i64) -> i64:
        """The seats of a faction, a bit each."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.faction[seat] == faction:
                seats |= 1 << seat
        return seats

    def has_power(self, seat: i64, spirit: i64) -> bool:
        """CB-1.2.4 A seat plays this Spirit, and Spirit powers are in the game."""
        return self.spirit[seat] == spirit and not self.settings.basic

    def opposed(self, space: i64, faction: i64) -> bool:
        """A Spirit that opposes a faction stands on a Spirit space."""
        for seat in range(self.players):
            if self.space[seat] == space and self.faction[seat] != faction:
                return True
        return False

    # Spheres (CB-4.2.1)

    def sphere_at(self, realm: i64) -> i64:
        return (realm - self.offset + REALMS) % REALMS

    def realm_of_sphere(self, sphere: i64) -> i64:
        return (sphere + self.offset) % REALMS

    # Cards

    def hand_size(self, seat: i64) -> i64:
        return self.piles.size(HAND + seat)

    def hand_card(self, seat: i64, index: i64) -> i64:
        return self.piles.at(HAND + seat, index) // 2

    def in_hand(self, seat: i64, card: i64) -> i64:
        """How many copies of a card a seat holds."""
        number: i64 = 0
        for i in range(self.piles.size(HAND + seat)):
            if self.piles.at(HAND + seat, i) // 2 == card:
                number += 1
        return number

    def deck_size(self, seat: i64) -> i64:
        return self.piles.size(DECK + seat)

    def top_card(self, seat: i64) -> i64:
        """CB-3.5.8 The card that lies face up on a deck, NOTHING if the deck is empty."""
        size = self.piles.size(DECK + seat)
        return self.piles.at(DECK + seat, size - 1) // 2 if size > 0 else NOTHING

    # Emotions

    def holds(self, space: i64, faction: i64) -> bool:
        """An Emotion of a faction is on a space."""
        card = self.card[space]
        return card >= 0 and self.content.faction[card] == faction

    def free_slots(self, space: i64) -> i64:
        return self.content.slots[self.card[space]] - self.essence[space]

    def in_play(self, card: i64) -> i64:
        """How many copies of an Emotion are on the board."""
        number: i64 = 0
        for space in range(SPACES):
            if self.card[space] == card:
                number += 1
        return number

    def strong_free(self, moderate: i64) -> bool:
        """CB-2.3.5 A copy of the Strong counterpart is left."""
        return self.in_play(moderate + STRONG) < 2

    # Fortresses

    def fortress_of(self, realm: i64) -> i64:
        """The faction whose Fortress is on a site, NOBODY if there is none."""
        return self.site[realm] // 2 if self.site[realm] >= 0 else NOBODY

    def fortress_bonus(self, realm: i64) -> i64:
        """CB-5.3.5, CB-11.4.3 What a Fortress adds in its Realm and for Fortitude: 1 for a Minor, 2 for a Major."""
        return 1 + self.site[realm] % 2 if self.site[realm] >= 0 else 0

    def capped(self) -> bool:
        """CB-19.1.9 A Capstone closes the Identity."""
        return self.identity[CAPSTONE] + self.identity[3 + CAPSTONE] > 0


def empty_table(
    players: i64, content: Content, settings: Settings, chance: Chance, journal: Journal[Event] | None
) -> Cerebria:
    """CB-3.2, CB-3.3 A table with full Spheres, all Fragments in the supply, and nothing else."""
    cards = [DECK_SIZE * 2] * (2 * SEATS)
    room = cards + [ASPIRATION_CARDS] * (len(FACTIONS) + 1)
    return Cerebria(players, content, settings, chance, journal, empty_piles(room))
