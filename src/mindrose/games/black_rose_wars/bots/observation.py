"""One seat's view as a fixed row of numbers, for learning programs, in the order of `bots.layout`."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.bots.layout import (
    ALL_ORDERS,
    AVATAR,
    BACKS,
    DECISION_NUMBERS,
    DECISIONS,
    EVENTS,
    LAID,
    NUMBERS,
    OBSERVATION,
    PERSON,
    ROOM,
    SERVANT,
    SERVANTS,
)
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import NO_SCHOOL
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    CELL,
    EVENT_SLOTS,
    FIRST_EVOCATION,
    MOONS,
    MOST_UPGRADES,
    NOTHING,
    ORDER_BACKS,
    PARTICIPANTS,
    PHASES,
    PLANNING,
    QUEST_ACTIVE,
    ROOMS,
    ROSE,
    SEATS,
    SIDES,
    SPELL_SLOTS,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.documents.secrecy import seen_items, sees_quest, sees_spell
from mindrose.games.black_rose_wars.rules import interrupts, values
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT
from mindrose.games.black_rose_wars.rules.listening import ITEM_WIDTH, items
from mindrose.games.black_rose_wars.rules.plans import planned_side, planned_spell
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    MEMORIES,
    ORDER_DECK,
    ORDERS_OBEYED,
    QUEST_DECK,
    TROPHY,
    BlackRoseWars,
)
from mindrose.kernel.documents import public_kind
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.observing import WORD, Observer, Row, seen_frames
from mindrose.kernel.programs import Frame


class BlackRoseObserver(Observer):
    """Everything that a seat sees of a table of Black Rose Wars."""

    def __init__(self) -> None:
        super().__init__(OBSERVATION)

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, BlackRoseWars)
        table = state
        for place in range(i64(ROOMS)):
            write_room(table, place, seat, row)
        for turn in range(i64(SEATS)):
            if turn < table.players:
                write_person(table, (seat + turn) % table.players, seat, row)
            else:
                row.skip(PERSON.size)
        write_exposed(table, seat, row)
        for slot in range(i64(SPELL_SLOTS)):
            write_plan(table, seat, slot, row)
        for figure in range(i64(FIRST_EVOCATION), i64(FIRST_EVOCATION + SERVANTS)):
            if figure < table.content.figures and table.place[figure] >= 0:
                write_servant(table, figure, seat, row)
            else:
                row.skip(SERVANT.size)
        if table.plays(ROSE):
            write_avatar(table, seat, row)
        else:
            row.skip(AVATAR.size)
        write_round(table, seat, row)
        write_pending(table, seat, row)


# From whose side


def turned(table: BlackRoseWars, participant: i64, seat: i64) -> i64:
    """The place of a participant as a seat sees them: itself, the others clockwise, the Black Rose; -1 for nobody."""
    if participant == ROSE or participant < 0:
        return participant
    return (participant - seat + table.players) % table.players


def write_cubes(table: BlackRoseWars, cubes_there: i64, seat: i64, row: Row) -> None:
    """How many cubes of each participant lie in a row."""
    for place in range(cubes.size(cubes_there)):
        row.count_one(turned(table, cubes.at(cubes_there, place), seat))
    row.skip(PARTICIPANTS)


def write_bits(table: BlackRoseWars, participants: i64, seat: i64, row: Row) -> None:
    """A set of participants."""
    for participant in range(i64(PARTICIPANTS)):
        if (participants >> participant) & 1:
            row.put(turned(table, participant, seat), 1)
    row.skip(PARTICIPANTS)


def write_trophies(table: BlackRoseWars, participant: i64, seat: i64, row: Row) -> None:
    """Whose trophies somebody has."""
    for i in range(table.piles.size(TROPHY + participant)):
        row.count_one(turned(table, table.piles.at(TROPHY + participant, i), seat))
    row.skip(PARTICIPANTS)


# The lodge


def write_room(table: BlackRoseWars, place: i64, seat: i64, row: Row) -> None:
    if table.room[place] < 0:
        row.skip(ROOM.size)
        return
    row.one_of(table.room[place], ROOMS)
    write_cubes(table, table.cubes[place], seat, row)
    row.number(table.free_slots(place))
    row.flag((table.restored >> place) & 1 == 1)
    row.flag((table.used >> place) & 1 == 1)
    for mage in range(i64(PARTICIPANTS)):
        if table.place[mage] == place and table.plays(mage):
            row.put(turned(table, mage, seat), 1)
    row.skip(PARTICIPANTS)


def write_values(table: BlackRoseWars, figure: i64, row: Row) -> None:
    """BR-1.1.7 Values of a figure as they are now."""
    row.number(values.strength(table, figure))
    row.number(values.speed(table, figure))
    row.number(values.health(table, figure))


def write_servant(table: BlackRoseWars, figure: i64, seat: i64, row: Row) -> None:
    row.flag(True)
    row.one_of(table.place[figure], CELL + 1)
    write_values(table, figure, row)
    row.one_of(turned(table, table.owner[figure], seat), PARTICIPANTS)
    row.one_of(turned(table, table.controller[figure], seat), PARTICIPANTS)
    row.one_of(turned(table, table.bearer[figure], seat), PARTICIPANTS)
    write_cubes(table, table.panel[figure], seat, row)
    for which in range(i64(MOST_UPGRADES)):
        if table.upgrade[MOST_UPGRADES * figure + which] >= 0:
            row.count_one(table.upgrade[MOST_UPGRADES * figure + which])
    row.skip(replies.UPGRADES)
    row.flag((table.woken >> figure) & 1 == 1)


# Seats


def write_person(table: BlackRoseWars, other: i64, seat: i64, row: Row) -> None:
    piles = table.piles
    row.flag(True)
    row.flag(table.active == other)
    row.flag(table.crown == other)
    row.flag(table.first == other)
    row.one_of(table.mage[other], replies.MAGES)
    row.one_of(table.school[other], replies.SCHOOLS)
    row.one_of(table.place[other], CELL + 1)
    write_values(table, other, row)
    row.number(table.power[other])
    row.number(table.supply[other])
    row.number(table.tokens[other])
    row.number(table.reserve[other])
    write_trophies(table, other, seat, row)
    row.number(table.trophies[other])
    write_cubes(table, table.panel[other], seat, row)
    write_hexes(table, other, row)
    row.number(piles.size(HAND + other))
    write_known(table, HAND + other, seat, other == seat, row)
    if other == seat:
        for i in range(piles.size(LOOKED_AT + other)):
            row.count_one(piles.at(LOOKED_AT + other, i))
    row.skip(replies.SPELLS)
    row.number(piles.size(GRIMOIRE + other))
    write_known(table, GRIMOIRE + other, seat, other == seat, row)
    write_known(table, MEMORIES + other, seat, True, row)
    for slot in range(SPELL_SLOTS * other, SPELL_SLOTS * (other + 1)):
        if table.spell[slot] >= 0:
            write_laid(table, slot, seat, row)
        else:
            row.skip(LAID.size)
    write_quests(table, other, seat, row)


def write_known(table: BlackRoseWars, pile: i64, seat: i64, all_of_them: bool, row: Row) -> None:
    """The spells of a pile that a seat knows."""
    for i in range(table.piles.size(pile)):
        card = table.piles.at(pile, i)
        if all_of_them or (card % KNOWING >> seat) & 1:
            row.count_one(card // KNOWING)
    row.skip(replies.SPELLS)


def write_exposed(table: BlackRoseWars, seat: i64, row: Row) -> None:
    """DC-S9 The spells in the own hand that others know, with a bit for each of these, clockwise."""
    for i in range(table.hand_size(seat)):
        card = table.piles.at(HAND + seat, i)
        seers = 0
        for turn in range(i64(1), table.players):
            if (card % KNOWING >> (seat + turn) % table.players) & 1:
                seers |= 1 << (turn - 1)
        if seers > 0:
            row.put(card // KNOWING, seers)
    row.skip(replies.SPELLS)


def write_hexes(table: BlackRoseWars, mage: i64, row: Row) -> None:
    """Those that a mage bears, and how far they are lifted."""
    number = table.content.hexes
    for hex in range(number):
        row.number(1 + table.hexes[number * mage + hex])
    row.skip(replies.HEXES - number)


def write_laid(table: BlackRoseWars, place: i64, seat: i64, row: Row) -> None:
    """BR-2.4.1, DC-S6 A spell on a board, or its back and token."""
    spell, side, status = table.spell[place], table.side[place], table.status[place]
    seen = sees_spell(table, place, seat)
    row.flag(True)
    row.one_of(spell if seen else -1, replies.SPELLS)
    row.one_of(side if seen else -1, len(SIDES))
    row.one_of(status, len(STATUSES))
    row.one_of(table.content.types[2 * spell + side] if status == ACTIVATED else -1, len(TYPES))
    row.one_of(back_number(table, spell) if seen or table.settings.backs_public else -1, len(BACKS))


def back_number(table: BlackRoseWars, spell: i64) -> i64:
    school = table.content.school_of[spell]
    if school != NO_SCHOOL:
        return school
    return replies.SCHOOLS + (0 if spell < table.content.forgotten else 1)


def write_quests(table: BlackRoseWars, other: i64, seat: i64, row: Row) -> None:
    """BR-2.4.1, BR-2.4.2, DC-S6 Those that a seat sees, and of the others the moons on their backs."""
    content = table.content
    for quest in range(content.quests):
        if table.holder[quest] != other:
            continue
        if not sees_quest(table, quest, seat):
            row.count_one(3 * replies.QUESTS + content.quest_moon[quest])
            continue
        if table.quest[quest] > 0:
            row.put(quest, table.quest[quest])
        if table.quest[quest] == QUEST_ACTIVE and table.marks[quest] > 0:
            row.put(replies.QUESTS + quest, table.marks[quest])
        if (table.shown >> quest) & 1:
            row.put(2 * replies.QUESTS + quest, 1)
    row.skip(3 * replies.QUESTS + MOONS)


def write_plan(table: BlackRoseWars, seat: i64, slot: i64, row: Row) -> None:
    """DC-S1 What the seat plans to lay while all plan at the same time."""
    planning = table.phase == PLANNING and table.branch_of(seat) is not None
    spell = planned_spell(table, seat, slot) if planning else NOTHING
    row.one_of(spell, replies.SPELLS)
    row.one_of(planned_side(table, seat, slot) if spell >= 0 else -1, len(SIDES))


# The Avatar


def write_avatar(table: BlackRoseWars, seat: i64, row: Row) -> None:
    """BR-28.1.2 The Avatar's figure and orders; BR-2.4.3 of the top one the back, its face to whoever has looked."""
    piles = table.piles
    top = table.top_order()
    deck = ORDER_DECK + table.moon
    looked = top >= 0 and (piles.at(deck, piles.size(deck) - 1) % KNOWING >> seat) & 1
    row.flag(True)
    row.flag(table.active == ROSE)
    row.one_of(table.place[ROSE], CELL + 1)
    row.one_of(turned(table, table.neighbour, seat), SEATS)
    write_values(table, ROSE, row)
    row.number(table.trophies[ROSE])
    write_cubes(table, table.panel[ROSE], seat, row)
    write_hexes(table, ROSE, row)
    row.number(table.settings.orders - table.obeyed)
    for i in range(piles.size(ORDERS_OBEYED)):
        row.count_one(piles.at(ORDERS_OBEYED, i))
    row.skip(ALL_ORDERS)
    row.one_of(top if looked else -1, ALL_ORDERS)
    row.one_of(table.content.order_back[top] if top >= 0 else -1, len(ORDER_BACKS))
    for moon in range(i64(MOONS)):
        row.number(piles.size(ORDER_DECK + moon))


# The round


def write_round(table: BlackRoseWars, seat: i64, row: Row) -> None:
    piles = table.piles
    schools = table.content.schools
    row.number(table.round)
    row.one_of(table.phase, len(PHASES))
    row.one_of(table.moon, MOONS)
    row.number(table.power[ROSE])
    row.number(table.supply[ROSE])
    write_trophies(table, ROSE, seat, row)
    row.number(table.settings.end)
    for slot in range(i64(EVENT_SLOTS)):
        row.one_of(table.event[slot], EVENTS)
    for moon in range(i64(MOONS)):
        row.number(piles.size(EVENT_DECK + moon))
    for i in range(piles.size(EVENT_DISCARD)):
        row.count_one(piles.at(EVENT_DISCARD, i))
    row.skip(EVENTS)
    for moon in range(i64(MOONS)):
        row.number(piles.size(QUEST_DECK + moon))
    for school in range(schools):
        row.number(piles.size(LIBRARY + 2 * school))
    row.skip(replies.SCHOOLS - schools)
    for school in range(schools):
        for i in range(piles.size(LIBRARY + 2 * school + 1)):
            row.count_one(piles.at(LIBRARY + 2 * school + 1, i))
    row.skip(replies.SPELLS)
    row.number(piles.size(FORGOTTEN))
    write_bits(table, table.dying, seat, row)
    write_bits(table, table.doomed, seat, row)
    write_bits(table, table.saved, seat, row)


def write_pending(table: BlackRoseWars, seat: i64, row: Row) -> None:
    """The decision of the seat or of whom all wait for, and the numbers of the program that the seat sees running."""
    asking = table.asking(seat)
    kind = ""
    if asking is not None:
        kind = asking.question().kind
    elif table.stack.waiting:
        kind = public_kind(table.stack)
    row.one_of(DECISION_NUMBERS.get(kind, -1), len(DECISIONS))
    for turn in range(i64(SEATS)):
        row.flag(turn < table.players and is_waited_for(table, (seat + turn) % table.players))
    running = seen_frame(table.stack, seat)
    told: i64 = 0
    if running is not None:
        told = len(running.slots)
        for i in range(told):
            row.word(seen_slot(table, running, i, seat))
    row.skip(WORD * (NUMBERS - told))


def is_waited_for(table: BlackRoseWars, seat: i64) -> bool:
    stack = table.asking(seat)
    return stack is not None and not stack.settled()


def seen_frame(stack: Stack, seat: i64) -> Frame | None:
    """The topmost program that a seat sees: on its own branch, where several decide at the same time."""
    seen = seen_frames(stack.frames, seat)
    if seen == len(stack.frames):
        for branch in stack.branches:
            if branch.owner == seat:
                return seen_frame(branch, seat)
    return stack.frames[seen - 1] if seen > 0 else None


def seen_slot(table: BlackRoseWars, frame: Frame, slot: i64, seat: i64) -> i64:
    """DC-S7 What a slot holds; items that a seat does not see are not counted either."""
    program = frame.program
    if frame.seat != seat and program.secret and program.slots[slot] in program.secret:
        return NOTHING
    found = frame.slots[slot]
    if program is CHECKPOINT and slot == interrupts.ITEMS and found >= 0:
        return ITEM_WIDTH * i64(len(seen_items(table, seat, min(found // ITEM_WIDTH, items(table)))))
    return found
