"""What the numbers of an observation tell, in their order.

Everything is told from the seat's side: seats come in the order own, then clockwise, and the Black Rose is the last
participant; a place that nobody has is all zeros. Cards, rooms and evocations come by their numbers in the content.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.cubes import MOST_CUBES
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    CUBES,
    EVENT_SLOTS,
    FIRST_EVOCATION,
    MOONS,
    MOST_UPGRADES,
    ORDER_BACKS,
    PHASES,
    QUEST_STATES,
    ROOMS,
    SIDES,
    SLOT_NAMES,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.state import KNOWING, MOST_TROPHIES
from mindrose.kernel.observing import MOST, Layout, each, number, numbered, rows, words

DECISIONS: Final = (
    "winner", "colour", "mage", "school", "list", "abandon_quest", "discard_quest", "trim", "spread", "keep", "remove",
    "drop", "plan", "side", "reconsider", "prepare", "prepare_spell", "trade", "action", "explore", "fight", "command",
    "drift", "haunt", "servants", "wake", "evocation", "hunt", "path", "take_back", "order", "declare", "share",
    "move_cubes", "heal", "replace", "convert", "clear", "move", "summon", "make_room", "upgrade", "recall", "search",
    "discard", "discard_slot", "ban", "peek", "cede", "hex", "lift", "keep_quest", "mark_quest", "fulfil_quest",
    "complete_quest", "discard_event", "choose_figure", "choose_room", "may", "redirect", "pick", "ignore",
    "choose_spell", "choose_figures", "study", "keep_forgotten", "inertia", "shake_off", "ration",
)  # fmt: skip

DECISION_NUMBERS: Final = numbered(DECISIONS)

NUMBERS: Final = 26  # of the running program
SERVANTS: Final = replies.PARTICIPANT - replies.FIGURE - FIRST_EVOCATION
EVENTS: Final = 64
COPIES: Final = 8  # of a spell
ALL_ORDERS: Final = 30
PEOPLE: Final = ("own", "next", "third", "last")
ALL: Final = (*PEOPLE, "rose")
BACKS: Final = (*range(replies.SCHOOLS), "personal", "forgotten")

ROOM: Final = Layout(
    each("room", range(ROOMS)),
    each("cubes", ALL, MOST_CUBES, 10),
    number("free", MOST_CUBES, 10),
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
VALUES: Final = (number("strength", MOST, 5), number("speed", MOST, 5), number("health", MOST, 10))
PLAN: Final = Layout(each("spell", range(replies.SPELLS)), each("side", SIDES))
PERSON: Final = Layout(
    number("there"),
    number("active"),
    number("crown"),
    number("first"),
    each("mage", range(replies.MAGES)),
    each("school", range(replies.SCHOOLS)),
    each("place", range(CELL + 1)),
    *VALUES,
    number("power", MOST, 30),
    number("supply", CUBES),
    number("tokens", MOST, 2),
    number("reserve", MOST, 2),
    each("trophies", ALL, MOST_TROPHIES, 7),
    number("unclaimed", MOST_TROPHIES, 7),
    each("cubes", ALL, MOST_CUBES, 10),
    each("hex", range(replies.HEXES), MOST, 3),
    number("hand_size", MOST, 10),
    each("hand", range(replies.SPELLS), COPIES, 2),
    each("studied", range(replies.SPELLS), COPIES, 2),
    number("grimoire_size", MOST, 20),
    each("grimoire", range(replies.SPELLS), COPIES, 2),
    each("memories", range(replies.SPELLS), COPIES, 2),
    rows("board", SLOT_NAMES, LAID),
    each("quest", range(replies.QUESTS), len(QUEST_STATES)),
    each("marks", range(replies.QUESTS), MOST, 4),
    each("shown", range(replies.QUESTS)),
    each("unseen_quests", range(MOONS), MOST, 2),
)
SERVANT: Final = Layout(
    number("there"),
    each("place", range(CELL + 1)),
    *VALUES,
    each("owner", ALL),
    each("controller", ALL),
    each("bearer", ALL),
    each("cubes", ALL, MOST_CUBES, 10),
    each("upgrade", range(replies.UPGRADES), MOST_UPGRADES, 1),
    number("woken"),
)
AVATAR: Final = Layout(
    number("there"),
    number("active"),
    each("place", range(CELL + 1)),
    each("after", PEOPLE),
    *VALUES,
    number("unclaimed", MOST_TROPHIES, 7),
    each("cubes", ALL, MOST_CUBES, 10),
    each("hex", range(replies.HEXES), MOST, 3),
    number("left", MOST, 4),
    each("memories", range(ALL_ORDERS)),
    each("top", range(ALL_ORDERS)),
    each("back", ORDER_BACKS),
    each("deck", range(MOONS), ALL_ORDERS, 10),
)
ROUND: Final = Layout(
    number("round", MOST, 10),
    each("phase", PHASES),
    each("moon", range(MOONS)),
    number("rose_power", MOST, 30),
    number("rose_supply", MOST, 30),
    each("rose_trophies", ALL, MOST_TROPHIES, 7),
    number("end", MOST, 30),
    *[each(f"event_{slot + 1}", range(EVENTS)) for slot in range(EVENT_SLOTS)],
    each("event_deck", range(MOONS), EVENTS, 10),
    each("event_discard", range(EVENTS)),
    each("quest_deck", range(MOONS), replies.QUESTS, 10),
    each("library", range(replies.SCHOOLS), MOST, 36),
    each("discard", range(replies.SPELLS), COPIES, 2),
    number("forgotten", MOST, 9),
    each("dying", ALL),
    each("doomed", ALL),
    each("saved", ALL),
)
PENDING: Final = Layout(each("decision", DECISIONS), each("decides", PEOPLE), words("slot", range(NUMBERS)))
OBSERVATION: Final = Layout(
    rows("position", range(ROOMS), ROOM),
    rows("seat", PEOPLE, PERSON),
    each("exposed", range(replies.SPELLS), KNOWING - 1),
    rows("plan", SLOT_NAMES, PLAN),
    rows("evocation", range(SERVANTS), SERVANT),
    rows("avatar", ("now",), AVATAR),
    rows("round", ("now",), ROUND),
    rows("pending", ("now",), PENDING),
)
