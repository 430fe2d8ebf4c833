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
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.machine import Stack, State, empty_stack
from mindrose.kernel.piles import Piles, empty_piles

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
        stack: Stack,
        journal: Journal[Event] | None,
        piles: Piles,
        faction: vec[i64],
        order: vec[i64],
        spirit: vec[i64],
        space: vec[i64],
        wp: vec[i64],
        held: vec[i64],
        level: vec[i64],
        vibes: vec[i64],
        decks: vec[i64],
        ambition: vec[i64],
        minors: vec[i64],
        majors: vec[i64],
        capstones: vec[i64],
        points: vec[i64],
        identity: vec[i64],
        site: vec[i64],
        built: vec[i64],
        exalted: vec[i64],
        laid: vec[i64],
        spheres: vec[i64],
        card: vec[i64],
        essence: vec[i64],
        token: vec[i64],
        owner: vec[i64],
        aim: vec[i64],
        insecurity: vec[i64],
        intensity: vec[i64],
        frontier: vec[i64],
        realm: vec[i64],
        quell_tax: vec[i64],
        cap: vec[i64],
        shield: vec[i64],
        invoke_tax: vec[i64],
        move_tax: vec[i64],
        realm_tax: vec[i64],
    ) -> None:
        super().__init__(players, chance, stack, journal)
        self.content = content
        self.settings = settings
        self.piles = piles
        # Seats
        self.faction = faction  # the faction of each seat
        self.order = order  # CB-3.7 the seat that plays at each place of the turn order
        self.spirit = spirit  # CB-3.4.1
        self.space = space  # the Spirit space where its Spirit stands
        self.wp = wp
        self.held = held  # the Essence on its Spirit board
        self.level = level  # CB-16.4.10 the Vibe levels it has scored
        self.vibes = vibes  # 20 * seat + 4 * row + slot: a colour, WILD, or NOTHING
        self.decks = decks  # 16 * seat + n: the cards of its deck in ascending order, wherever they are
        # Factions
        self.ambition = ambition  # active tokens
        self.minors = minors  # in the supply, as those below
        self.majors = majors
        self.capstones = capstones
        self.points = points  # of Intentions, beyond 20 too
        self.identity = identity  # 3 * faction + kind of Fragment
        # Sites and Spheres
        self.site = site  # 2 * faction + kind of the Fragment there
        self.built = built  # the turn in which it was built
        self.exalted = exalted  # the turn in which it was Exalted
        self.laid = laid  # the turn in which the Fragment that is there now was put there
        self.spheres = spheres  # the WP in each
        # Emotion spaces
        self.card = card  # the Emotion there
        self.essence = essence
        self.token = token  # its Intensity token
        self.owner = owner  # CB-3.5.6 the seat whose deck it came from
        self.aim = aim  # the space of the Emotion that bears its Insecurity token
        self.insecurity = insecurity  # how much that token takes off
        # What follows from the rest (rules/control.py)
        self.intensity = intensity
        self.frontier = frontier  # who controls each Frontier
        self.realm = realm  # who controls each Realm
        self.quell_tax = quell_tax  # WP that a Quell of the Emotion there costs more
        self.cap = cap  # the most Essence one Quell removes there
        self.shield = shield  # 1 where it cannot be Quelled
        self.invoke_tax = invoke_tax  # 2 * space + the Invoking faction
        self.move_tax = move_tax  # 2 * Spirit space + the moving faction
        self.realm_tax = realm_tax  # 2 * Realm + the acting faction
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

    def clone(self) -> Cerebria:
        other = Cerebria(
            self.players,
            self.content,
            self.settings,
            self.chance.clone(),
            self.stack.clone(),
            None,
            self.piles.clone(),
            self.faction[:],
            self.order[:],
            self.spirit[:],
            self.space[:],
            self.wp[:],
            self.held[:],
            self.level[:],
            self.vibes[:],
            self.decks[:],
            self.ambition[:],
            self.minors[:],
            self.majors[:],
            self.capstones[:],
            self.points[:],
            self.identity[:],
            self.site[:],
            self.built[:],
            self.exalted[:],
            self.laid[:],
            self.spheres[:],
            self.card[:],
            self.essence[:],
            self.token[:],
            self.owner[:],
            self.aim[:],
            self.insecurity[:],
            self.intensity[:],
            self.frontier[:],
            self.realm[:],
            self.quell_tax[:],
            self.cap[:],
            self.shield[:],
            self.invoke_tax[:],
            self.move_tax[:],
            self.realm_tax[:],
        )
        other.seals = self.seals
        other.over = self.over
        other.offset = self.offset
        other.removed = self.removed
        other.place = self.place
        other.active = self.active
        other.turn = self.turn
        other.actions = self.actions
        other.ready = self.ready
        other.used = self.used
        other.scored = self.scored
        other.scored_deeds = self.scored_deeds
        other.trigger = self.trigger
        other.sealed = self.sealed
        other.winner = self.winner
        other.quelled = self.quelled
        other.taken = self.taken
        other.filled = self.filled
        other.empowered = self.empowered
        other.exalts = self.exalts
        other.joined = self.joined
        other.completed = self.completed
        return other

    def words(self) -> list[int]:
        words = super().words() + self.piles.words()
        for row in (
            self.faction,
            self.order,
            self.spirit,
            self.space,
            self.wp,
            self.held,
            self.level,
            self.vibes,
            self.decks,
            self.ambition,
            self.minors,
            self.majors,
            self.capstones,
            self.points,
            self.identity,
            self.site,
            self.built,
            self.exalted,
            self.laid,
            self.spheres,
            self.card,
            self.essence,
            self.token,
            self.owner,
            self.aim,
            self.insecurity,
        ):
            words += list(row)
        words += [
            self.offset,
            self.removed,
            self.place,
            self.active,
            self.turn,
            self.actions,
            self.ready,
            self.used,
            self.scored,
            self.scored_deeds,
            self.trigger,
            self.sealed,
            self.winner,
            self.quelled,
            self.taken,
            self.filled,
            self.empowered,
            self.exalts,
            self.joined,
            self.completed,
        ]
        return words

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
    return Cerebria(
        players,
        content,
        settings,
        chance,
        empty_stack(),
        journal,
        empty_piles(cards + [ASPIRATION_CARDS] * (len(FACTIONS) + 1)),
        filled(NOBODY, SEATS),
        filled(NOTHING, SEATS),
        filled(NOTHING, SEATS),
        filled(NOTHING, SEATS),
        filled(0, SEATS),
        filled(0, SEATS),
        filled(0, SEATS),
        filled(NOTHING, SEATS * ROWS * SLOTS),
        filled(NOTHING, SEATS * DECK_SIZE),
        filled(0, 2),
        filled(5, 2),
        filled(3, 2),
        filled(1, 2),
        filled(0, 2),
        filled(0, 6),
        filled(NOTHING, REALMS),
        filled(NOTHING, REALMS),
        filled(NOTHING, REALMS),
        filled(NOTHING, REALMS),
        filled(FULL_SPHERE, REALMS),
        filled(NOTHING, SPACES),
        filled(0, SPACES),
        filled(0, SPACES),
        filled(NOTHING, SPACES),
        filled(NOTHING, SPACES),
        filled(0, SPACES),
        filled(0, SPACES),
        filled(NOBODY, REALMS),
        filled(NOBODY, REALMS),
        filled(0, SPACES),
        filled(0, SPACES),
        filled(0, SPACES),
        filled(0, 2 * SPACES),
        filled(0, 2 * SPIRIT_SPACES),
        filled(0, 2 * REALMS),
    )
