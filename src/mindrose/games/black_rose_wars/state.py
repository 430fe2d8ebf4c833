"""What lies on the table of Black Rose Wars (BR-2), and the questions one can ask of it."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    EVENT_SLOTS,
    FIRST_EVOCATION,
    MOONS,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    PREPARED,
    QUICK,
    ROOMS,
    ROSE,
    SEATS,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.options import Settings
from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.piles import Piles, empty_piles, no_piles
from mindrose.kernel.programs import Frame

# The piles. A spell in a hand, a grimoire or among memories is `16 * spell` and a bit for every seat that knows it.
HAND: Final = 0  # + seat
GRIMOIRE: Final = 4  # + seat
MEMORIES: Final = 8  # + seat
LOOKED_AT: Final = 12  # + seat: drawn from the library, and not yet kept or discarded
TROPHY: Final = 16  # + participant: whose token it is, the one claimed last on top
FORGOTTEN: Final = 21
EVENT_DECK: Final = 22  # + moon
EVENT_DISCARD: Final = 25
QUEST_DECK: Final = 26  # + moon
QUEST_DISCARD: Final = 29
HAPPENED: Final = 30  # rules/happenings.py
WAITING: Final = 31  # rules/interrupts.py
CHANGED: Final = 32  # rules/values.py
SPENT: Final = 33  # what works once a round, and has
ORDER_DECK: Final = 34  # + moon: orders of the Avatar, each as `16 * order` and a bit for every seat that knows it
ORDERS_OBEYED: Final = 37  # BR-29.2.1 its memories, which everybody sees
WEIGHED: Final = 38  # rules/priorities.py
LIBRARY: Final = 39  # + 2 * school, the discards behind it
KNOWING: Final = 16  # sets of seats
MOST_TROPHIES: Final = 35
MOST_HAPPENED: Final = 1000
MOST_WAITING: Final = 400
MOST_CHANGED: Final = 640
MOST_SPENT: Final = 200
MOST_WEIGHED: Final = 400

ONE: Final[i64] = 1


class BlackRoseWars(State):
    """A table of Black Rose Wars. A mage is a participant by its seat, the Black Rose is the one that has no seat.

    BR-28.1.2 Where the Avatar plays, it and the Black Rose are one participant, which then has a figure, a life panel
    and a place in turn order.
    """

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
        whole: i64 = 1 if len(piles.sizes) > 0 else 0  # the rows of a blank table are those of the table it becomes
        participants, seats = whole * PARTICIPANTS, whole * SEATS
        places, rooms = whole * SEATS * SPELL_SLOTS, whole * ROOMS
        figures, quests = whole * content.figures, whole * content.quests
        self.content = content
        self.settings = settings
        self.piles = piles
        self.seats: i64 = players + (1 if settings.has_avatar else 0)  # BR-28.1.3 the Avatar's place included
        # Participants, with their boards (BR-2.1.1)
        self.mage = filled(NOTHING, participants)  # BR-3.1.7
        self.colour = filled(NOTHING, participants)
        self.school = filled(NOTHING, seats)  # BR-3.1.9
        self.cell = filled(NOTHING, participants)  # BR-3.1.3 which cell of the layout
        self.power = filled(0, participants)
        self.supply = filled(0, participants)  # cubes that are left
        self.tokens = filled(0, participants)  # BR-13.2.1 physical actions that are available
        self.reserve = filled(0, seats)  # BR-3.1.11 personal spells
        self.trophies = filled(0, participants)  # tokens of this mage that nobody has claimed
        self.hexes = filled(NOTHING, participants * content.hexes)  # cubes on it, NOTHING if it is not borne
        # Spells on boards: 4 * seat + slot
        self.spell = filled(NOTHING, places)
        self.side = filled(0, places)
        self.status = filled(PREPARED, places)
        self.known = filled(0, places)  # seats that have looked at it
        self.declared = filled(NOTHING, places)  # DC-S7 what it answers, until its turn comes
        self.standing: list[Frame] = []  # BR-16 persistent effects in force
        # Figures
        self.place = filled(NOTHING, figures)  # a room, CELL, or NOTHING
        self.left = filled(NOTHING, figures)  # the room where it was last
        self.felled = filled(0, figures)  # `defeats` when this mage was defeated or this evocation left last
        self.panel = filled(0, figures)  # its cubes, see `cubes`
        self.owner = filled(NOBODY, figures)
        self.controller = filled(NOBODY, figures)
        self.lease = filled(NOTHING, figures)  # how long somebody else controls it
        self.bearer = filled(NOBODY, figures)  # BR-22.4 the mage that it is assigned to
        self.slot = filled(NOTHING, figures)  # BR-22.2.1
        self.upgrade = filled(NOTHING, 2 * figures)  # BR-24.2.1
        # Rooms
        self.room = filled(NOTHING, rooms)  # which one lies at each position
        self.cubes = filled(0, rooms)  # instability, see `cubes`
        self.restored: i64 = 0  # a bit per position
        self.used: i64 = 0  # a bit per position whose token is used
        # Quests
        self.quest = filled(0, quests)  # its state
        self.holder = filled(NOBODY, quests)
        self.marks = filled(0, quests)  # its cubes
        self.marked = filled(0, quests)  # what they stand for, where each must stand for something else
        self.shown: i64 = 0  # a bit per active quest that everybody sees
        self.since = filled(0, quests)  # BR-8.1.7 the first happening of those remembered that came after it
        self.served = filled(0, quests)  # VX-44 a bit per remembered activation of a room that serves it
        # The round
        self.event = filled(NOTHING, whole * EVENT_SLOTS)
        self.crown: i64 = NOBODY  # BR-2.1.9 the seat that has it
        self.first: i64 = NOBODY  # BR-5.2.1 the first mage of this phase
        self.phase: i64 = NOTHING
        self.round: i64 = 0
        self.moon: i64 = 0
        self.active: i64 = NOBODY  # whose activation it is
        self.woken: i64 = 0  # a bit per evocation that was activated in this phase
        self.dying: i64 = 0  # a bit per mage whose defeat some checkpoint has to handle
        self.doomed: i64 = 0  # a bit per mage that is defeated regardless of its cubes
        self.saved: i64 = 0  # a bit per mage that stands with a full panel
        self.defeats: i64 = 0  # how often a mage was defeated or an evocation left the lodge
        self.winner: i64 = NOBODY
        # The Avatar
        self.neighbour: i64 = NOBODY  # BR-28.2.1 the seat to its right, after which it comes
        self.obeyed: i64 = 0  # BR-29.2.2 orders that it has played in this phase
        self.order: i64 = NOTHING  # the order that it plays or has played last
        self.choosing = filled(0, seats)  # DC-P3 what a seat has chosen of what all choose at once; only it knows
        # What follows from the rest
        self.ears = filled(
            NOTHING, whole
        )  # the kinds of happenings that something answers; NOTHING: to be gathered again

    def blank(self) -> BlackRoseWars:
        return BlackRoseWars(self.players, self.content, self.settings, self.chance, None, no_piles())

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, BlackRoseWars)
        self.piles = each.piles(self.piles, other.piles)
        self.mage = each.row(self.mage, other.mage)
        self.colour = each.row(self.colour, other.colour)
        self.school = each.row(self.school, other.school)
        self.cell = each.row(self.cell, other.cell)
        self.power = each.row(self.power, other.power)
        self.supply = each.row(self.supply, other.supply)
        self.tokens = each.row(self.tokens, other.tokens)
        self.reserve = each.row(self.reserve, other.reserve)
        self.trophies = each.row(self.trophies, other.trophies)
        self.hexes = each.row(self.hexes, other.hexes)
        self.spell = each.row(self.spell, other.spell)
        self.side = each.row(self.side, other.side)
        self.status = each.row(self.status, other.status)
        self.known = each.row(self.known, other.known)
        self.declared = each.row(self.declared, other.declared)
        self.standing = each.frames(self.standing, other.standing)
        self.place = each.row(self.place, other.place)
        self.left = each.row(self.left, other.left)
        self.felled = each.row(self.felled, other.felled)
        self.panel = each.row(self.panel, other.panel)
        self.owner = each.row(self.owner, other.owner)
        self.controller = each.row(self.controller, other.controller)
        self.lease = each.row(self.lease, other.lease)
        self.bearer = each.row(self.bearer, other.bearer)
        self.slot = each.row(self.slot, other.slot)
        self.upgrade = each.row(self.upgrade, other.upgrade)
        self.room = each.row(self.room, other.room)
        self.cubes = each.row(self.cubes, other.cubes)
        self.restored = each.number(self.restored, other.restored)
        self.used = each.number(self.used, other.used)
        self.quest = each.row(self.quest, other.quest)
        self.holder = each.row(self.holder, other.holder)
        self.marks = each.row(self.marks, other.marks)
        self.marked = each.row(self.marked, other.marked)
        self.shown = each.number(self.shown, other.shown)
        self.since = each.row(self.since, other.since)
        self.served = each.row(self.served, other.served)
        self.event = each.row(self.event, other.event)
        self.crown = each.number(self.crown, other.crown)
        self.first = each.number(self.first, other.first)
        self.phase = each.number(self.phase, other.phase)
        self.round = each.number(self.round, other.round)
        self.moon = each.number(self.moon, other.moon)
        self.active = each.number(self.active, other.active)
        self.woken = each.number(self.woken, other.woken)
        self.dying = each.number(self.dying, other.dying)
        self.doomed = each.number(self.doomed, other.doomed)
        self.saved = each.number(self.saved, other.saved)
        self.defeats = each.number(self.defeats, other.defeats)
        self.winner = each.number(self.winner, other.winner)
        self.neighbour = each.number(self.neighbour, other.neighbour)
        self.obeyed = each.number(self.obeyed, other.obeyed)
        self.order = each.number(self.order, other.order)
        self.choosing = each.row(self.choosing, other.choosing)
        self.ears = each.derived(self.ears, other.ears)

    # Turn order

    def after(self, seat: i64) -> i64:
        """BR-5.2.3 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def turn(self, place: i64) -> i64:
        """BR-5.2.3 The seat at a place of the turn order of this phase."""
        return (self.first + place) % self.players

    def turn_order(self) -> list[int]:
        """BR-5.2.3 All seats in the turn order of this phase."""
        return [int(self.turn(place)) for place in range(self.players)]

    def mage_at(self, place: i64) -> i64:
        """BR-5.2.3 The mage at a place of the turn order of this phase, where the Avatar has a place too."""
        if self.neighbour == NOBODY:
            return self.turn(place)
        own = (self.neighbour - self.first + self.players) % self.players + 1
        if place == own:
            return ROSE
        return self.turn(place if place < own else place - 1)

    def decider(self, participant: i64) -> i64:
        """BR-30.1.1 Who decides for a participant: a mage itself, for the Black Rose and the Avatar the crown."""
        return self.crown if participant == ROSE else participant

    # Figures

    def is_mage(self, figure: i64) -> bool:
        return 0 <= figure < FIRST_EVOCATION

    def in_lodge(self, figure: i64) -> bool:
        """BR-17.2.1 A mage in its cell is not in the lodge."""
        return 0 <= self.place[figure] < CELL

    def in_cell(self, mage: i64) -> bool:
        return self.place[mage] == CELL

    def figures_in(self, room: i64) -> i64:
        """The figures in a room, a bit each."""
        found: i64 = 0
        for figure in range(self.content.figures):
            if self.place[figure] == room:
                found |= ONE << figure
        return found

    def side_of(self, figure: i64) -> i64:
        """The participant whose cubes a figure uses: a mage its own, an evocation those of its controller."""
        return figure if figure < FIRST_EVOCATION else self.controller[figure]

    def damage(self, figure: i64) -> i64:
        """How many cubes lie on a figure."""
        return cubes.size(self.panel[figure])

    # Rooms

    def free_slots(self, room: i64) -> i64:
        """BR-18.1.1 The places for instability that are left in a room."""
        if (self.restored >> room) & 1:
            return 0
        return self.content.room_slots[self.room[room]] - cubes.size(self.cubes[room])

    def room_at(self, place: i64) -> i64:
        """Which room lies at a place, as it is told; NOTHING for a cell."""
        return self.room[place] if 0 <= place < CELL else NOTHING

    def room_colour(self, room: i64) -> i64:
        return self.content.room_colour[self.room[room]]

    # Spells

    def next_prepared(self, seat: i64) -> i64:
        """BR-13.6.1 The lowest numbered slot that holds a prepared spell, NOTHING if there is none."""
        for slot in range(QUICK + 1, SPELL_SLOTS):
            if self.is_prepared(SPELL_SLOTS * seat + slot):
                return slot
        return NOTHING

    def is_prepared(self, place: i64) -> bool:
        return self.spell[place] >= 0 and self.status[place] == PREPARED

    def prepared(self, seat: i64) -> i64:
        """The slots that hold prepared spells, a bit each."""
        found: i64 = 0
        for slot in range(i64(SPELL_SLOTS)):
            if self.is_prepared(SPELL_SLOTS * seat + slot):
                found |= ONE << slot
        return found

    def hand_size(self, seat: i64) -> i64:
        return self.piles.size(HAND + seat)

    def hand_card(self, seat: i64, index: i64) -> i64:
        return self.piles.at(HAND + seat, index) // KNOWING

    # Quests

    def quests_of(self, seat: i64, state: i64) -> i64:
        """How many quests of a mage are in a state."""
        number: i64 = 0
        for quest in range(self.content.quests):
            if self.holder[quest] == seat and self.quest[quest] == state:
                number += 1
        return number

    def has_crown(self, participant: i64) -> bool:
        return participant != ROSE and self.crown == participant

    def plays(self, participant: i64) -> bool:
        """Whether a participant has a figure and a life panel: every mage, and the Avatar where it plays."""
        return participant < self.players or (participant == ROSE and self.settings.has_avatar)

    def top_order(self) -> i64:
        """BR-29.4.1 The order on top of the deck of this moon, NOTHING where there is none."""
        deck = ORDER_DECK + self.moon
        size = self.piles.size(deck)
        return self.piles.at(deck, size - 1) // KNOWING if size > 0 else NOTHING


def empty_table(
    players: i64, content: Content, settings: Settings, chance: Chance, journal: Journal[Event] | None
) -> BlackRoseWars:
    """A table on which nothing lies yet."""
    spells = content.copies_in_all
    room = [spells] * (4 * SEATS) + [MOST_TROPHIES] * PARTICIPANTS + [content.spells]
    room += [content.events] * (MOONS + 1) + [content.quests] * (MOONS + 1)
    room += [MOST_HAPPENED, MOST_WAITING, MOST_CHANGED, MOST_SPENT]
    room += [content.orders] * (MOONS + 1) + [MOST_WEIGHED]
    room += [spells] * (2 * content.schools)
    return BlackRoseWars(players, content, settings, chance, journal, empty_piles(room))
