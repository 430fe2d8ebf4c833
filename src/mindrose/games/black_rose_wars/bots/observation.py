"""One seat's view as a fixed row of numbers, for learning programs.

Everything is told from the seat's side: seats come in the order own, then clockwise, and the Black Rose is the last
participant; a place that nobody has is all zeros. Cards, rooms and evocations come by their numbers in the content.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import NO_SCHOOL
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    CELL,
    EVENT_SLOTS,
    FIRST_EVOCATION,
    MOONS,
    MOST_UPGRADES,
    ORDER_BACKS,
    PHASES,
    QUEST_ACTIVE,
    QUEST_STATES,
    ROOMS,
    ROSE,
    SEATS,
    SIDES,
    SLOT_NAMES,
    SPELL_SLOTS,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.documents.secrecy import knows, sees_quest, sees_spell, stack_view
from mindrose.games.black_rose_wars.rules.plans import planned_side, planned_spell
from mindrose.games.black_rose_wars.state import (
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    MEMORIES,
    ORDER_DECK,
    ORDERS_OBEYED,
    TROPHY,
    BlackRoseWars,
)
from mindrose.kernel.form import Document
from mindrose.kernel.observing import Layout, counts, each, joined, number, one_hot, rows

DECISIONS: Final = (
    "winner", "colour", "mage", "school", "list", "abandon_quest", "discard_quest", "trim", "spread", "keep", "remove",
    "drop", "plan", "side", "reconsider", "prepare", "prepare_spell", "trade", "action", "explore", "fight", "command",
    "drift", "haunt", "servants", "wake", "evocation", "hunt", "path", "take_back", "order", "declare", "share",
    "move_cubes", "heal", "replace", "convert", "clear", "move", "summon", "make_room", "upgrade", "recall", "search",
    "discard", "discard_slot", "ban", "peek", "cede", "hex", "lift", "keep_quest", "mark_quest", "fulfil_quest",
    "complete_quest", "discard_event", "choose_figure", "choose_room", "may", "redirect", "pick", "ignore",
    "choose_spell", "choose_figures", "study", "keep_forgotten", "inertia", "shake_off", "ration",
)  # fmt: skip

NUMBERS: Final = 26  # of the running program
EVOCATIONS: Final = replies.PARTICIPANT - replies.FIGURE - FIRST_EVOCATION
EVENTS: Final = 64
ORDERS: Final = 30
PEOPLE: Final = ("own", "next", "third", "last")
ALL: Final = (*PEOPLE, "rose")
BACKS: Final = (*range(replies.SCHOOLS), "personal", "forgotten")

ROOM: Final = Layout(
    each("room", range(ROOMS)),
    each("cubes", ALL),
    number("free"),
    number("restored"),
    number("used"),
    each("mage", ALL),
)
LAID: Final = Layout(
    number("there"),
    each("spell", range(replies.SPELLS)),
    each("side", SIDES),
    each("status", STATUSES),
    each("token", TYPES),
    each("back", BACKS),
)
PLAN: Final = Layout(each("spell", range(replies.SPELLS)), each("side", SIDES))
PERSON: Final = Layout(
    number("there"),
    number("active"),
    number("crown"),
    number("first"),
    each("mage", range(replies.MAGES)),
    each("school", range(replies.SCHOOLS)),
    each("place", range(CELL + 1)),
    number("power"),
    number("supply"),
    number("tokens"),
    number("reserve"),
    number("trophies"),
    number("unclaimed"),
    each("cubes", ALL),
    each("hex", range(replies.HEXES)),
    number("hand_size"),
    each("hand", range(replies.SPELLS)),
    each("studied", range(replies.SPELLS)),
    number("grimoire_size"),
    each("grimoire", range(replies.SPELLS)),
    each("memories", range(replies.SPELLS)),
    rows("board", SLOT_NAMES, LAID),
    each("quest", range(replies.QUESTS)),
    each("marks", range(replies.QUESTS)),
    each("unseen_quests", range(MOONS)),
)
SERVANT: Final = Layout(
    number("there"),
    each("place", range(ROOMS)),
    each("owner", ALL),
    each("controller", ALL),
    each("bearer", ALL),
    each("cubes", ALL),
    each("upgrade", range(replies.UPGRADES)),
    number("woken"),
)
AVATAR: Final = Layout(
    number("there"),
    number("active"),
    each("place", range(CELL + 1)),
    each("after", PEOPLE),
    number("unclaimed"),
    each("cubes", ALL),
    each("hex", range(replies.HEXES)),
    number("left"),
    each("memories", range(ORDERS)),
    each("top", range(ORDERS)),
    each("back", ORDER_BACKS),
    each("deck", range(MOONS)),
)
ROUND: Final = Layout(
    number("round"),
    each("phase", PHASES),
    each("moon", range(MOONS)),
    number("rose_power"),
    number("rose_supply"),
    number("rose_trophies"),
    number("end"),
    *[each(f"event_{slot + 1}", range(EVENTS)) for slot in range(EVENT_SLOTS)],
    each("library", range(replies.SCHOOLS)),
    number("forgotten"),
)
PENDING: Final = Layout(each("decision", DECISIONS), each("decides", PEOPLE), each("slot", range(NUMBERS)))
OBSERVATION: Final = Layout(
    rows("position", range(ROOMS), ROOM),
    rows("seat", PEOPLE, PERSON),
    rows("plan", SLOT_NAMES, PLAN),
    rows("evocation", range(EVOCATIONS), SERVANT),
    rows("avatar", ("now",), AVATAR),
    rows("round", ("now",), ROUND),
    rows("pending", ("now",), PENDING),
)


def observe(table: BlackRoseWars, seat: int) -> list[float]:
    people = [(seat + turn) % int(table.players) if turn < table.players else -1 for turn in range(SEATS)]
    return OBSERVATION.row(
        {
            "position": joined([room_row(table, place, people) for place in range(ROOMS)]),
            "seat": joined([person(table, other, seat, people) if other >= 0 else PERSON.blank() for other in people]),
            "plan": joined([plan_row(table, seat, slot) for slot in range(SPELL_SLOTS)]),
            "evocation": joined([servant(table, FIRST_EVOCATION + number, people) for number in range(EVOCATIONS)]),
            "avatar": avatar(table, seat, people),
            "round": round_row(table),
            "pending": pending(table, seat, people),
        }
    )


# From whose side


def relative(seat: int, people: list[int]) -> list[float]:
    return [1.0 if seat >= 0 and seat == other else 0.0 for other in people]


def participants(people: list[int]) -> list[int]:
    return [*people, ROSE]


def shares(row: int, people: list[int]) -> list[float]:
    """How many cubes of each participant lie in a row."""
    return [cubes.number_of(row, other) / 10 if other >= 0 else 0.0 for other in participants(people)]


# The lodge


def room_row(table: BlackRoseWars, place: int, people: list[int]) -> list[float]:
    if table.room[place] < 0:
        return ROOM.blank()
    return ROOM.row(
        {
            "room": one_hot(int(table.room[place]), ROOMS),
            "cubes": shares(int(table.cubes[place]), people),
            "free": table.free_slots(place) / 10,
            "restored": float((table.restored >> place) & 1),
            "used": float((table.used >> place) & 1),
            "mage": [1.0 if other >= 0 and table.place[other] == place else 0.0 for other in participants(people)],
        }
    )


def servant(table: BlackRoseWars, figure: int, people: list[int]) -> list[float]:
    if figure >= table.content.figures or table.place[figure] < 0:
        return SERVANT.blank()
    attached = [int(table.upgrade[MOST_UPGRADES * figure + which]) for which in range(MOST_UPGRADES)]
    return SERVANT.row(
        {
            "there": 1.0,
            "place": one_hot(int(table.place[figure]), ROOMS),
            "owner": relative(int(table.owner[figure]), participants(people)),
            "controller": relative(int(table.controller[figure]), participants(people)),
            "bearer": relative(int(table.bearer[figure]), participants(people)),
            "cubes": shares(int(table.panel[figure]), people),
            "upgrade": counts([upgrade for upgrade in attached if upgrade >= 0], replies.UPGRADES),
            "woken": float((table.woken >> figure) & 1),
        }
    )


# Seats


def person(table: BlackRoseWars, other: int, seat: int, people: list[int]) -> list[float]:
    piles, content = table.piles, table.content
    held = [quest for quest in range(content.quests) if table.holder[quest] == other]
    seen = [quest for quest in held if sees_quest(table, quest, seat)]
    states, marks = [0.0] * replies.QUESTS, [0.0] * replies.QUESTS
    for quest in seen:
        states[quest] = int(table.quest[quest]) / len(QUEST_STATES)
        marks[quest] = table.marks[quest] / 4 if table.quest[quest] == QUEST_ACTIVE else 0.0
    unseen = [int(content.quest_moon[quest]) for quest in held if quest not in seen]
    grimoire = piles.cards(GRIMOIRE + other)
    return PERSON.row(
        {
            "there": 1.0,
            "active": 1.0 if table.active == other else 0.0,
            "crown": 1.0 if table.crown == other else 0.0,
            "first": 1.0 if table.first == other else 0.0,
            "mage": one_hot(int(table.mage[other]), replies.MAGES),
            "school": one_hot(int(table.school[other]), replies.SCHOOLS),
            "place": one_hot(int(table.place[other]), CELL + 1),
            "power": table.power[other] / 30,
            "supply": table.supply[other] / 25,
            "tokens": table.tokens[other] / 2,
            "reserve": table.reserve[other] / 2,
            "trophies": piles.size(TROPHY + other) / 7,
            "unclaimed": table.trophies[other] / 7,
            "cubes": shares(int(table.panel[other]), people),
            "hex": hexes(table, other),
            "hand_size": piles.size(HAND + other) / 10,
            "hand": known_cards(table, piles.cards(HAND + other), seat, other == seat),
            "studied": known_cards(
                table, [KNOWING * spell for spell in piles.cards(LOOKED_AT + other)], seat, other == seat
            ),
            "grimoire_size": len(grimoire) / 20,
            "grimoire": known_cards(table, grimoire, seat, other == seat),
            "memories": known_cards(table, piles.cards(MEMORIES + other), seat, True),
            "board": joined([laid(table, SPELL_SLOTS * other + slot, seat) for slot in range(SPELL_SLOTS)]),
            "quest": states,
            "marks": marks,
            "unseen_quests": counts(unseen, MOONS, 0.5),
        }
    )


def hexes(table: BlackRoseWars, mage: int) -> list[float]:
    """Those that a mage bears, and how far they are lifted."""
    number = int(table.content.hexes)
    return [(1 + int(table.hexes[number * mage + hex])) / 3 if hex < number else 0.0 for hex in range(replies.HEXES)]


def avatar(table: BlackRoseWars, seat: int, people: list[int]) -> list[float]:
    """BR-28.1.2 The Avatar's figure and orders; BR-2.4.3 of the top one the back, its face to whoever has looked."""
    if not table.plays(ROSE):
        return AVATAR.blank()
    piles, top = table.piles, int(table.top_order())
    deck = piles.cards(ORDER_DECK + table.moon)
    seen = top if deck and knows(table, deck[-1] % KNOWING, seat) else -1
    return AVATAR.row(
        {
            "there": 1.0,
            "active": 1.0 if table.active == ROSE else 0.0,
            "place": one_hot(int(table.place[ROSE]), CELL + 1),
            "after": relative(int(table.neighbour), people),
            "unclaimed": table.trophies[ROSE] / 7,
            "cubes": shares(int(table.panel[ROSE]), people),
            "hex": hexes(table, ROSE),
            "left": (table.settings.orders - table.obeyed) / 4,
            "memories": counts(piles.cards(ORDERS_OBEYED), ORDERS),
            "top": one_hot(seen, ORDERS),
            "back": one_hot(int(table.content.order_back[top]) if top >= 0 else -1, len(ORDER_BACKS)),
            "deck": [piles.size(ORDER_DECK + moon) / 10 for moon in range(MOONS)],
        }
    )


def known_cards(table: BlackRoseWars, cards: list[int], seat: int, all_of_them: bool) -> list[float]:
    seen = [card // KNOWING for card in cards if all_of_them or knows(table, card % KNOWING, seat)]
    return counts(seen, replies.SPELLS, 0.5)


def laid(table: BlackRoseWars, place: int, seat: int) -> list[float]:
    """BR-2.4.1, DC-S6 A spell on a board, or its back and token."""
    spell = int(table.spell[place])
    if spell < 0:
        return LAID.blank()
    seen = sees_spell(table, place, seat)
    side, status = int(table.side[place]), int(table.status[place])
    waits = status == ACTIVATED
    return LAID.row(
        {
            "there": 1.0,
            "spell": one_hot(spell if seen else -1, replies.SPELLS),
            "side": one_hot(side if seen else -1, len(SIDES)),
            "status": one_hot(status, len(STATUSES)),
            "token": one_hot(int(table.content.types[2 * spell + side]) if waits else -1, len(TYPES)),
            "back": one_hot(back_number(table, spell) if seen or table.settings.backs_public else -1, len(BACKS)),
        }
    )


def back_number(table: BlackRoseWars, spell: int) -> int:
    school = int(table.content.school_of[spell])
    if school != NO_SCHOOL:
        return school
    return replies.SCHOOLS + (0 if spell < table.content.forgotten else 1)


def plan_row(table: BlackRoseWars, seat: int, slot: int) -> list[float]:
    """DC-S1 What the seat plans to lay while all plan at the same time."""
    if PHASES[table.phase] != "planning" or table.branch_of(seat) is None or planned_spell(table, seat, slot) < 0:
        return PLAN.blank()
    return PLAN.row(
        {
            "spell": one_hot(int(planned_spell(table, seat, slot)), replies.SPELLS),
            "side": one_hot(int(planned_side(table, seat, slot)), len(SIDES)),
        }
    )


# The round


def round_row(table: BlackRoseWars) -> list[float]:
    piles = table.piles
    schools = int(table.content.schools)
    open_events: dict[str, float | list[float]] = {
        f"event_{slot + 1}": one_hot(int(table.event[slot]), EVENTS) for slot in range(EVENT_SLOTS)
    }
    return ROUND.row(
        {
            "round": table.round / 10,
            "phase": one_hot(int(table.phase), len(PHASES)),
            "moon": one_hot(int(table.moon), MOONS),
            "rose_power": table.power[ROSE] / 30,
            "rose_supply": table.supply[ROSE] / 30,
            "rose_trophies": piles.size(TROPHY + ROSE) / 7,
            "end": table.settings.end / 30,
            **open_events,
            "library": [
                piles.size(LIBRARY + 2 * school) / 36 if school < schools else 0.0 for school in range(replies.SCHOOLS)
            ],
            "forgotten": piles.size(FORGOTTEN) / 9,
        }
    )


def pending(table: BlackRoseWars, seat: int, people: list[int]) -> list[float]:
    """The decision of the seat or of whom all wait for, and the numbers of the program that the seat sees running."""
    stack = table.asking(seat) or (table.stack if table.stack.waiting else None)
    frame = running_frame(stack_view(table, seat), seat)
    numbers = [value / 100 for name, value in frame.items() if name not in ("program", "at", "seat")][:NUMBERS]
    kind = stack.question().kind if stack is not None and stack.seat == seat else ""
    return PENDING.row(
        {
            "decision": one_hot(DECISIONS.index(kind) if kind in DECISIONS else -1, len(DECISIONS)),
            "decides": relative(int(stack.seat) if stack is not None else -1, people),
            "slot": numbers + [0.0] * (NUMBERS - len(numbers)),
        }
    )


def running_frame(frames: list[Document], seat: int) -> Document:
    """The topmost program that a seat sees: on its own branch, where several decide at the same time."""
    if not frames:
        return {}
    top = frames[-1]
    for branch in top.get("branches", []):
        if branch["seat"] == seat:
            return running_frame(branch.get("stack", []), seat)
    return {name: value for name, value in top.items() if name != "branches"}
