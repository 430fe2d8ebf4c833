"""The table as a readable document: positions, and the views of the seats."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.naming import (
    figure_names,
    participant_name,
    participant_names,
    place_name,
)
from mindrose.games.black_rose_wars.components.things import (
    COLOURS_OF_MAGES,
    DURATIONS,
    EVENT_SLOTS,
    FIRST_EVOCATION,
    HAND_LIMIT,
    MOONS,
    MOST_UPGRADES,
    NOBODY,
    NOTHING,
    PHASES,
    QUEST_LIMIT,
    QUEST_STATES,
    ROOMS,
    ROSE,
)
from mindrose.games.black_rose_wars.documents.avatar import seen_avatar, whole_avatar
from mindrose.games.black_rose_wars.documents.holdings import (
    library_view,
    pile,
    removed,
    seats_of,
    seen_holdings,
    whole_holdings,
    whole_library,
)
from mindrose.games.black_rose_wars.documents.mages import mage_part
from mindrose.games.black_rose_wars.documents.outlook import forecast, reach
from mindrose.games.black_rose_wars.documents.running import running
from mindrose.games.black_rose_wars.documents.secrecy import sees_quest, stack_view
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.rules.evocations import EFFECT
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    FORGOTTEN,
    QUEST_DECK,
    QUEST_DISCARD,
    TROPHY,
    BlackRoseWars,
)
from mindrose.kernel.documents import questions_document, stack_document
from mindrose.kernel.form import Document

GAME_ID: Final = "black-rose-wars"


def position(table: BlackRoseWars) -> Document:
    """The whole table; piles are listed from the top."""
    document = public_part(table)
    document["seats"] = [
        {
            **public_seat(table, seat),
            **whole_holdings(table, seat),
            "quests": quests_of(table, held_quests(table, seat)),
        }
        for seat in range(table.players)
    ]
    document["library"] = whole_library(table)
    document["forgotten"] = pile(table, FORGOTTEN)
    document["events"]["decks"] = [
        [table.content.event_ids[event] for event in reversed(table.piles.cards(EVENT_DECK + moon))]
        for moon in range(MOONS)
    ]
    document["quests"] = {
        "decks": [quest_names(table, table.piles.cards(QUEST_DECK + moon)[::-1]) for moon in range(MOONS)],
        "discard": quest_names(table, table.piles.cards(QUEST_DISCARD)[::-1]),
    }
    if table.plays(ROSE):
        document["avatar"] = whole_avatar(table)
    document |= running(table, None, whole=True)
    document["drawn"] = int(table.chance.drawn)
    document["stack"] = stack_document(table.stack, None, whole=True)
    return document


def common(table: BlackRoseWars) -> Document:
    """BR-2.4.1 What everybody sees, and for people what follows from it; sizes of what is hidden."""
    document = public_part(table)
    document["seats"] = [public_seat(table, seat) for seat in range(table.players)]
    document["values"] = {
        name: figure_values(table, figure)
        for figure, name in enumerate(figure_names(table.content))
        if table.place[figure] >= 0
    }
    document["forecast"] = forecast(table)
    document["library"] = library_view(table)
    document["forgotten"] = int(table.piles.size(FORGOTTEN))
    document["events"]["decks"] = [int(table.piles.size(EVENT_DECK + moon)) for moon in range(MOONS)]
    document["quests"] = {
        "decks": [int(table.piles.size(QUEST_DECK + moon)) for moon in range(MOONS)],
        "discard": discarded_moons(table),
    }
    return document


def own(table: BlackRoseWars, seat: int | None) -> Document:
    """BR-2.4 What one seat (None: a spectator) sees besides: what is held and chosen in secret, its question."""
    document: Document = {
        "seat": seat,
        "seats": [
            {**seen_holdings(table, other, seat), **seen_quests(table, other, seat)} for other in range(table.players)
        ],
    }
    within = reach(table, seat)
    if within is not None:
        document["reach"] = within
    if table.plays(ROSE):
        document["avatar"] = seen_avatar(table, seat)
    document |= running(table, seat, whole=False)
    document["stack"] = stack_view(table, seat)
    document["question"] = questions_document(table, seat)
    return document


# What everybody sees


def public_part(table: BlackRoseWars) -> Document:
    """BR-2.4.1 What everybody sees of the lodge, the figures, the Black Rose and the round."""
    content = table.content
    return {
        "game": GAME_ID,
        "players": int(table.players),
        "options": dict(table.settings.unusual),
        "round": int(table.round),
        "phase": PHASES[table.phase] if table.phase >= 0 else None,
        "moon": int(table.moon) + 1,
        "crown": seat_or_none(int(table.crown)),
        "first": seat_or_none(int(table.first)),
        "active": participant_name(int(table.active)),
        "lodge": {NAMES[place]: room(table, place) for place in range(ROOMS) if table.room[place] >= 0},
        "evocations": evocations(table, True),
        "gone": evocations(table, False),
        "rose": {
            "power": int(table.power[ROSE]),
            "supply": int(table.supply[ROSE]),
            "trophies": participant_names(table.piles.cards(TROPHY + ROSE)),
        },
        "events": {
            "slots": [
                content.event_ids[table.event[slot]] if table.event[slot] >= 0 else None for slot in range(EVENT_SLOTS)
            ],
            "discard": [content.event_ids[event] for event in reversed(table.piles.cards(EVENT_DISCARD))],
        },
        "removed": removed(table),
        "dying": participant_names(seats_of(int(table.dying))),
        "doomed": participant_names(seats_of(int(table.doomed))),
        "saved": participant_names(seats_of(int(table.saved))),
        "defeats": int(table.defeats),
        "winner": participant_name(int(table.winner)),
    }


def seat_or_none(seat: int) -> int | None:
    return seat if seat != NOBODY else None


def room(table: BlackRoseWars, place: int) -> Document:
    """The room at a position: its cubes from the left, whether it is restored, and whether its token is used."""
    return {
        "room": table.content.room_ids[table.room[place]],
        "cubes": participant_names(cubes.listed(table.cubes[place])),
        "restored": (table.restored >> place) & 1 == 1,
        "used": (table.used >> place) & 1 == 1,
    }


def evocations(table: BlackRoseWars, in_play: bool) -> dict[str, Document]:
    """Those in the lodge; or those that have left it, of which a running sentence may still speak."""
    names = figure_names(table.content)
    return {
        names[figure]: evocation(table, figure)
        for figure in range(FIRST_EVOCATION, int(table.content.figures))
        if (table.place[figure] >= 0 if in_play else table.place[figure] < 0 and table.owner[figure] >= 0)
    }


def evocation(table: BlackRoseWars, figure: int) -> Document:
    """BR-2.2.4, BR-22.3 Whose it is and who commands it (and how long), where it stands, and what lies on its card."""
    attached = [int(table.upgrade[MOST_UPGRADES * figure + number]) for number in range(MOST_UPGRADES)]
    return {
        "at": place_name(int(table.place[figure])),
        "left": place_name(int(table.left[figure])),
        "owner": participant_name(int(table.owner[figure])),
        "controller": participant_name(int(table.controller[figure])),
        "lease": lease(int(table.lease[figure])),
        "bearer": participant_name(int(table.bearer[figure])),
        "slot": int(table.slot[figure]) + 1 if table.slot[figure] >= 0 else None,
        "cubes": participant_names(cubes.listed(table.panel[figure])),
        "upgrades": [table.content.upgrade_ids[upgrade] for upgrade in attached if upgrade >= 0],
        "woken": (table.woken >> figure) & 1 == 1,
        "felled": int(table.felled[figure]),
    }


def lease(until: int) -> str | int | None:
    """BR-22.3.3 Until the end of what somebody commands an evocation; an effect by how many programs run."""
    if until == NOTHING:
        return None
    return until - EFFECT if until >= EFFECT else DURATIONS[until]


def figure_values(table: BlackRoseWars, figure: int) -> Document:
    """BR-1.1.7 Values of a figure as they are now, and the limits of a mage."""
    document: Document = {
        "strength": int(values.strength(table, figure)),
        "speed": int(values.speed(table, figure)),
        "health": int(values.health(table, figure)),
    }
    if figure < ROSE:
        document["hand"] = int(values.value(table, figure, HAND_LIMIT))
        document["quests"] = int(values.value(table, figure, QUEST_LIMIT))
    return document


def public_seat(table: BlackRoseWars, seat: int) -> Document:
    """BR-2.2 What everybody sees of a mage."""
    content = table.content
    return {
        **mage_part(table, seat),
        "colour": COLOURS_OF_MAGES[table.colour[seat]] if table.colour[seat] >= 0 else None,
        "school": content.school_ids[table.school[seat]] if table.school[seat] >= 0 else None,
        "power": int(table.power[seat]),
        "supply": int(table.supply[seat]),
        "tokens": int(table.tokens[seat]),
        "reserve": int(table.reserve[seat]),
        "trophies": participant_names(table.piles.cards(TROPHY + seat)),
    }


# Quests


def quests_of(table: BlackRoseWars, quests: list[int]) -> dict[str, Document]:
    """Quests of a mage by their names: state, cubes, whether everybody sees them, and what has been done for them."""
    return {table.content.quest_ids[quest]: quest_entry(table, quest) for quest in quests}


def quest_entry(table: BlackRoseWars, quest: int) -> Document:
    document: Document = {
        "state": QUEST_STATES[table.quest[quest]],
        "cubes": int(table.marks[quest]),
        "shown": (table.shown >> quest) & 1 == 1,
    }
    if table.marked[quest]:
        document["tally"] = int(table.marked[quest])
    if table.since[quest]:
        document["since"] = int(table.since[quest])
    if table.served[quest]:
        document["served"] = int(table.served[quest])
    return document


def held_quests(table: BlackRoseWars, owner: int) -> list[int]:
    return [quest for quest in range(table.content.quests) if table.holder[quest] == owner]


def seen_quests(table: BlackRoseWars, owner: int, seat: int | None) -> Document:
    """BR-2.4.1, BR-2.4.2, DC-S6 Those that a seat sees, and of the others the moons on their backs."""
    held = held_quests(table, owner)
    unseen = [int(table.content.quest_moon[quest]) + 1 for quest in held if not sees_quest(table, quest, seat)]
    return {
        "quests": quests_of(table, [quest for quest in held if sees_quest(table, quest, seat)]),
        "unseen_quests": sorted(unseen),
    }


def quest_names(table: BlackRoseWars, quests: list[int]) -> list[str]:
    return [table.content.quest_ids[quest] for quest in quests]


def discarded_moons(table: BlackRoseWars) -> list[int]:
    """BR-2.4.4, DC-S6 How many quests of each moon were discarded; they lie face down."""
    moons = [int(table.content.quest_moon[quest]) for quest in table.piles.cards(QUEST_DISCARD)]
    return [moons.count(moon) for moon in range(MOONS)]
