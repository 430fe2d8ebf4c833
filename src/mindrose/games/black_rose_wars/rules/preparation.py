"""BR-3 Set-up: the lodge, the decks, and what every mage chooses before the first round."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import (
    BLACK_CUBES,
    CELL,
    COLOURS_OF_MAGES,
    CUBES,
    MOONS,
    NOBODY,
    NOTHING,
    ROOMS,
    ROSE,
    TOKENS,
    TROPHIES,
)
from mindrose.games.black_rose_wars.rules import cards
from mindrose.games.black_rose_wars.rules.turn_order import FirstMage, NextMage
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    FORGOTTEN,
    GRIMOIRE,
    KNOWING,
    LIBRARY,
    ORDER_DECK,
    QUEST_DECK,
    BlackRoseWars,
)
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason

HALL: Final = "hall"  # BR-3.1.2 rooms by the ids that every pack has
THRONE: Final = "throne"
LISTS: Final = 2  # of each school
WHOSE: Final = 0  # slot: whose turn it is to choose

COLOUR_TAKEN: Final = reason("E_SETUP", "BR-3.1.7")
MAGE_TAKEN: Final = reason("E_SETUP", "BR-3.1.7")
SCHOOL_TAKEN: Final = reason("E_SETUP", "BR-3.1.9")
CHOOSING_COLOUR: Final = reason("E_TURN", "BR-3.1.7")
CHOOSING_MAGE: Final = reason("E_TURN", "BR-3.1.7")
CHOOSING_SCHOOL: Final = reason("E_TURN", "BR-3.1.9")
CHOOSING_LIST: Final = reason("E_TURN", "BR-3.1.9")


# What lies there


class LayLodge(Step[BlackRoseWars]):
    """BR-3.1.2, 3.3 The Hall in the middle, the Throne Room on one of its sides, the other rooms at random."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        rooms = table.content.room_ids
        hall: i64 = rooms.index(HALL)
        throne: i64 = rooms.index(THRONE)
        sides: list[i64] = []
        for position in range(i64(ROOMS)):
            if lodge.has(lodge.neighbours(lodge.HALL), position):
                sides.append(position)
        table.room[lodge.HALL] = hall
        table.room[sides[table.chance.below(len(sides))]] = throne
        others: list[i64] = []
        for room in range(i64(len(rooms))):
            if room != hall and room != throne:
                others.append(room)
        for position in range(i64(ROOMS)):
            if table.room[position] == NOTHING:
                table.room[position] = others.pop(table.chance.below(len(others)))


class StackDecks(Step[BlackRoseWars]):
    """BR-3.1.4, BR-3.1.8 The decks of all moons and the forgotten spells, shuffled; the library as it comes.

    BR-28.1.3, BR-28.1.4, BR-28.1.5 With the Avatar come its own events instead, and its orders.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        content, piles = table.content, table.piles
        for spell in range(content.spells):
            for _ in range(content.copies[spell]):
                if cards.has_school(table, spell):
                    piles.put(LIBRARY + 2 * content.school_of[spell], spell)
                elif cards.is_forgotten(table, spell):
                    piles.put(FORGOTTEN, spell)
        for quest in range(content.quests):
            piles.put(QUEST_DECK + content.quest_moon[quest], quest)
        has_avatar = table.settings.has_avatar
        first: i64 = content.avatar_events if has_avatar else 0
        for event in range(first, content.events if has_avatar else content.avatar_events):
            piles.put(EVENT_DECK + content.event_moon[event], event)
        for order in range(content.orders if has_avatar else i64(0)):
            piles.put(ORDER_DECK + content.order_moon[order], KNOWING * order)
        piles.shuffle(FORGOTTEN, table.chance)
        for moon in range(i64(MOONS)):
            piles.shuffle(QUEST_DECK + moon, table.chance)
            piles.shuffle(EVENT_DECK + moon, table.chance)
            if has_avatar:
                piles.shuffle(ORDER_DECK + moon, table.chance)


class HandOut(Step[BlackRoseWars]):
    """BR-3.1.7, BR-3.1.12, BR-3.1.13 Cubes, tokens, trophies; everybody has no power yet.

    BR-28.1.2 The Avatar uses the black cubes; BR-2.1.5 it has trophies of its own.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.supply[ROSE] = BLACK_CUBES
        table.trophies[ROSE] = TROPHIES if table.settings.has_avatar else 0
        for seat in range(table.players):
            table.supply[seat] = CUBES
            table.tokens[seat] = TOKENS
            table.trophies[seat] = TROPHIES


class CrownSomebody(Step[BlackRoseWars]):
    """BR-3.1.6 The first holder of the crown is drawn, never the Avatar, from whom on all others choose."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.crown = table.chance.below(table.players)
        table.first = table.crown
        table.tell(events.CROWN, table.crown)


# What mages choose


class InTurn(Question[BlackRoseWars]):
    """A choice that every mage makes, from the crown holder clockwise: one thing of several that are numbered."""

    def first(self) -> i64:
        """The first answer."""
        raise NotImplementedError

    def number(self, table: BlackRoseWars) -> i64:
        """How many things there are to choose from."""
        raise NotImplementedError

    def why_not_free(self, table: BlackRoseWars, thing: i64) -> i64:
        """Whether somebody has taken it."""
        raise NotImplementedError

    def not_now(self) -> i64:
        raise NotImplementedError

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.turn(frame.slots[WHOSE])

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        thing = answer - self.first()
        return self.why_not_free(table, thing) if 0 <= thing < self.number(table) else self.not_now()

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        for thing in range(self.number(table)):
            if self.why_not_free(table, thing) == NONE:
                answers.add(self.first() + thing)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice(self.kind, {self.kind: answer - int(self.first())})


class ChooseColour(InTurn):
    """BR-3.1.7, DC-02 A colour that nobody has."""

    def first(self) -> i64:
        return replies.COLOUR

    def number(self, table: BlackRoseWars) -> i64:
        return len(COLOURS_OF_MAGES)

    def why_not_free(self, table: BlackRoseWars, thing: i64) -> i64:
        for seat in range(table.players):
            if table.colour[seat] == thing:
                return COLOUR_TAKEN
        return NONE

    def not_now(self) -> i64:
        return CHOOSING_COLOUR

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        table.colour[seat] = answer - replies.COLOUR
        table.tell(events.TOOK_COLOUR, seat, table.colour[seat])


class ChooseMage(InTurn):
    """BR-3.1.7, DC-02 A mage that nobody has; BR-3.1.11 but for one its personal spells are kept for later."""

    def first(self) -> i64:
        return replies.MAGE

    def number(self, table: BlackRoseWars) -> i64:
        return table.content.mages

    def why_not_free(self, table: BlackRoseWars, thing: i64) -> i64:
        for seat in range(table.players):
            if table.mage[seat] == thing:
                return MAGE_TAKEN
        return NONE

    def not_now(self) -> i64:
        return CHOOSING_MAGE

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        table.mage[seat] = answer - replies.MAGE
        spell = table.content.personal_of[table.mage[seat]]
        table.reserve[seat] = table.content.copies[spell] - 1
        table.piles.put(GRIMOIRE + seat, KNOWING * spell)
        table.tell(events.TOOK_MAGE, seat, table.mage[seat])


class ChooseSchool(InTurn):
    """BR-3.1.9, DC-03 A school that nobody has."""

    def first(self) -> i64:
        return replies.SCHOOL

    def number(self, table: BlackRoseWars) -> i64:
        return table.content.schools

    def why_not_free(self, table: BlackRoseWars, thing: i64) -> i64:
        for seat in range(table.players):
            if table.school[seat] == thing:
                return SCHOOL_TAKEN
        return NONE

    def not_now(self) -> i64:
        return CHOOSING_SCHOOL

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        table.school[seat] = answer - replies.SCHOOL
        table.tell(events.TOOK_SCHOOL, seat, table.school[seat])


class ChooseList(InTurn):
    """BR-3.1.9, BR-3.1.10, DC-03 One of the two starting lists of the school, whose cards leave its deck."""

    def first(self) -> i64:
        return replies.LIST

    def number(self, table: BlackRoseWars) -> i64:
        return LISTS

    def why_not_free(self, table: BlackRoseWars, thing: i64) -> i64:
        return NONE

    def not_now(self) -> i64:
        return CHOOSING_LIST

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        seat = self.seat(table, frame)
        school = table.school[seat]
        spells = table.content.lists[LISTS * school + answer - replies.LIST]
        for i in range(i64(len(spells))):
            take_out(table, LIBRARY + 2 * school, spells[i])
            table.piles.put(GRIMOIRE + seat, KNOWING * spells[i])
        table.tell(events.TOOK_LIST, seat, LISTS * school + answer - replies.LIST)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        school = int(table.school[self.seat(table, frame)])
        return Choice("list", {"list": LISTS * school + answer - replies.LIST})


def take_out(table: BlackRoseWars, deck: i64, spell: i64) -> None:
    """A copy of a spell leaves a deck that is shuffled afterwards."""
    place: i64 = 0
    while table.piles.at(deck, place) != spell:
        place += 1
    table.piles.take(deck, place)


# The first cards


class ShuffleLibrary(Step[BlackRoseWars]):
    """BR-3.1.8, BR-3.1.10 The decks of all schools, without what the grimoires have of them."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for school in range(table.content.schools):
            table.piles.shuffle(LIBRARY + 2 * school, table.chance)


class OpenGrimoires(Step[BlackRoseWars]):
    """BR-3.1.10 Every grimoire is shuffled, and its top card goes face up to the memories."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for place in range(table.players):
            seat = table.turn(place)
            table.piles.shuffle(GRIMOIRE + seat, table.chance)
            spell = table.piles.draw(GRIMOIRE + seat) // KNOWING
            cards.remember(table, seat, spell)
            table.tell(events.DISCARDED, seat, spell)


class DealCells(Step[BlackRoseWars]):
    """BR-3.1.3, BR-3.1.12 The cells are dealt at random; every mage but the Avatar (BR-28.1.3) starts in its own."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        cells: list[i64] = []
        for cell in range(table.seats):
            cells.append(cell)
        for seat in range(table.players):
            table.cell[seat] = cells.pop(table.chance.below(len(cells)))
            table.place[seat] = CELL
            table.tell(events.CELLS, seat, table.cell[seat])
        if table.settings.has_avatar:
            table.cell[ROSE] = cells[0]
            table.tell(events.CELLS, ROSE, table.cell[ROSE])


class BringAvatar(Step[BlackRoseWars]):
    """BR-28.1.7 The Possessed takes the figure of a mage that nobody is and stands in the Hall; BR-28.2.1 its seat."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if not table.settings.has_avatar:
            return
        unused: list[i64] = []
        for mage in range(table.content.mages):
            if self.is_unused(table, mage):
                unused.append(mage)
        table.mage[ROSE] = unused[table.chance.below(len(unused))]
        table.place[ROSE] = lodge.HALL
        table.neighbour = seat_beside(table)
        table.tell(events.AVATAR, table.mage[ROSE], table.neighbour)

    def is_unused(self, table: BlackRoseWars, mage: i64) -> bool:
        for seat in range(table.players):
            if table.mage[seat] == mage:
                return False
        return True


def seat_beside(table: BlackRoseWars) -> i64:
    """BR-28.2.1, GR-49 The seat after which the Avatar comes: the neighbour of its cell whom the other follows."""
    previous = owner_of_cell(table, (table.cell[ROSE] + table.seats - 1) % table.seats)
    following = owner_of_cell(table, (table.cell[ROSE] + 1) % table.seats)
    return previous if table.after(previous) == following else following


def owner_of_cell(table: BlackRoseWars, cell: i64) -> i64:
    for seat in range(table.players):
        if table.cell[seat] == cell:
            return seat
    return NOBODY


SETUP: Final = Program(
    "setup",
    "BR-3.1.1",
    [
        LayLodge(),
        StackDecks(),
        HandOut(),
        CrownSomebody(),
        FirstMage(WHOSE),
        ChooseColour("colour", "BR-3.1.7"),
        ChooseMage("mage", "BR-3.1.7"),
        NextMage(WHOSE),
        FirstMage(WHOSE),
        ChooseSchool("school", "BR-3.1.9"),
        ChooseList("list", "BR-3.1.9"),
        NextMage(WHOSE),
        ShuffleLibrary(),
        OpenGrimoires(),
        DealCells(),
        BringAvatar(),
    ],
    slots=["turn"],
)
