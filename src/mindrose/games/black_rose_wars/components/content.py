"""The components of a content pack, held as numbers for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mindrose.content.pages import Facts
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.things import (
    DEFENCE,
    ELEMENTS,
    EVENT_PHASES,
    FIRST_EVOCATION,
    IMMEDIATE,
    MOONS,
    NOTHING,
    ORDER_BACKS,
    ROOM_COLOURS,
    SHOWN,
    SIDES,
    SIZES,
    TRAP,
    TYPES,
)
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Program

if TYPE_CHECKING:
    from mindrose.games.black_rose_wars.effects.auras import Aura
    from mindrose.games.black_rose_wars.effects.triggers import Trigger
    from mindrose.games.black_rose_wars.state import BlackRoseWars
    from mindrose.language.reading import Written

NO_SCHOOL: Final = -1
IN_ONE_EFFECT: Final = 2  # how long the cubes of such a task stay, see `rules.quests`
ONE: Final[i64] = 1


class Text:
    """What a card, room or skill does: its program, and what it waits for, if it waits."""

    def __init__(self, program: Program | None, triggers: list[Trigger], once: bool) -> None:
        self.program = program
        self.triggers = triggers
        self.once = once  # a round
        self.ears: i64 = ears_of(triggers)


class Side:
    """BR-11.1.1 One side of a spell."""

    def __init__(self, type: i64, element: i64, summons: bool, text: Text) -> None:
        self.type: i64 = type
        self.element: i64 = element
        self.summons = summons
        self.text = text


class Standing(Text):
    """BR-16.1.1 What a persistent spell does, each time that something happens, or only the first time."""

    def __init__(self, program: Program, triggers: list[Trigger], target: i64, ends: bool, once: bool) -> None:
        super().__init__(program, triggers, once)
        self.target: i64 = target  # the slot of whom it acts on
        self.ends = ends


class Task:
    """BR-8.1.3, BR-24.1.2 What has to be done for a cube on a quest or a hex."""

    def __init__(self, triggers: list[Trigger], feature: i64, span: i64, total: i64) -> None:
        self.triggers = triggers
        self.feature: i64 = feature  # what the cubes must each stand for something else of
        self.span: i64 = span  # how long cubes stay
        self.total: i64 = total  # the sum of amounts that is asked for, 0 where each occurrence counts
        self.ears: i64 = ears_of(triggers)


class Effects:
    """All that the cards of a pack do, in the order of their cards."""

    def __init__(self, written: Written) -> None:
        self.written = written
        self.sides: list[Side] = []  # 2 * spell + side
        self.rooms: list[Program] = []  # 2 * room + (1 where it is restored)
        self.quests: list[Program] = []
        self.tasks: list[Task] = []
        self.events: list[Program | None] = []  # what is applied once, or at the start of the phase
        self.event_texts: list[list[Text]] = []
        self.event_auras: list[list[Aura]] = []
        self.skills: list[list[Text]] = []
        self.skill_auras: list[list[Aura]] = []
        self.upgrade_texts: list[list[Text]] = []
        self.upgrade_auras: list[list[Aura]] = []
        self.hex_texts: list[list[Text]] = []
        self.hex_auras: list[list[Aura]] = []
        self.hex_tasks: list[Task] = []
        self.order_parts: list[Program] = []  # 2 * order + part
        self.order_kinds: list[int] = []
        self.reactions: list[Text] = []
        self.standings: list[Standing] = []
        self.programs: list[Program] = []


def ears_of(triggers: list[Trigger]) -> i64:
    """The kinds of happenings that some triggers wait for, a bit each."""
    found: i64 = 0
    for trigger in triggers:
        found |= ONE << trigger.kind
    return found


class Content:
    """All that a content pack says, by number: spells of the schools first, then personal and forgotten ones."""

    def __init__(self, document: dict[str, Facts], effects: Effects) -> None:
        self.document = document
        self.pack = str(document["pack"]["id"])
        rooms = document["rooms"]["room"]
        self.room_ids: list[str] = [str(room["id"]) for room in rooms]
        self.room_colour: vec[i64] = vec[i64]([ROOM_COLOURS.index(room["colour"]) for room in rooms])
        self.room_slots: vec[i64] = vec[i64]([int(room["slots"]) for room in rooms])
        self.rewards: vec[i64] = vec[i64]([int(reward) for room in rooms for reward in room["rewards"]])

        schools = document["schools"]["school"]
        self.schools: i64 = len(schools)
        self.school_ids: list[str] = [str(school["id"]) for school in schools]
        cards = [*document["spells"]["spell"], *document["personal"]["personal"], *document["forgotten"]["forgotten"]]
        self.spell_ids: list[str] = [str(card["id"]) for card in cards]
        self.spells: i64 = len(cards)
        self.copies: vec[i64] = vec[i64]([int(card["copies"]) for card in cards])
        self.copies_in_all: i64 = sum(int(card["copies"]) for card in cards)
        self.school_of: vec[i64] = vec[i64](
            [self.school_ids.index(card["school"]) if "school" in card else NO_SCHOOL for card in cards]
        )
        self.symbol: vec[i64] = vec[i64]([int(card["symbol"]) for card in cards])
        self.personal: i64 = len(document["spells"]["spell"])  # the first personal spell
        self.forgotten: i64 = self.personal + len(document["personal"]["personal"])  # the first forgotten one
        lists = [one for school in self.school_ids for one in document["schools"]["list"] if one["school"] == school]
        self.list_ids: list[str] = [str(one["id"]) for one in lists]
        self.lists: list[vec[i64]] = [vec[i64]([self.spell_ids.index(card) for card in one["cards"]]) for one in lists]

        mages = document["mages"]["mage"]
        self.mage_ids: list[str] = [str(mage["id"]) for mage in mages]
        self.mages: i64 = len(mages)
        values = ("health", "hand", "strength", "speed", "quests")
        self.mage_values: vec[i64] = vec[i64]([int(mage[name]) for mage in mages for name in values])
        owners = [card["mage"] for card in document["personal"]["personal"]]
        self.personal_of: vec[i64] = vec[i64]([self.personal + owners.index(mage) for mage in self.mage_ids])

        kinds = document["evocations"]["evocation"]
        self.kind_ids: list[str] = [str(kind["id"]) for kind in kinds]
        self.kinds: i64 = len(kinds)
        self.kind_of: vec[i64] = vec[i64](
            [NOTHING] * FIRST_EVOCATION + [kind for kind, one in enumerate(kinds) for _ in range(int(one["copies"]))]
        )
        self.figures: i64 = len(self.kind_of)
        pools = [str(pool["id"]) for pool in document["evocations"]["figures"]]
        self.pool_of: vec[i64] = vec[i64]([pools.index(kind["figures"]) for kind in kinds])
        self.pool_size: vec[i64] = vec[i64]([int(pool["number"]) for pool in document["evocations"]["figures"]])
        archetypes = [str(one["id"]) for one in document["evocations"]["archetype"]]
        self.archetype_ids = archetypes
        self.archetype: vec[i64] = vec[i64]([archetypes.index(kind["archetype"]) for kind in kinds])
        self.totem: i64 = archetypes.index("totem") if "totem" in archetypes else NOTHING
        self.large: vec[i64] = vec[i64]([SIZES.index(kind["size"]) for kind in kinds])
        self.kind_values: vec[i64] = vec[i64](
            [int(kind[name]) for kind in kinds for name in ("strength", "speed", "health")]
        )

        hexes, upgrades = document["hexes"]["hex"], document["upgrades"]["upgrade"]
        self.hexes: i64 = len(hexes)
        self.hex_ids: list[str] = [str(one["id"]) for one in hexes]
        self.hex_copies: vec[i64] = vec[i64]([int(one["copies"]) for one in hexes])
        self.hex_slots: vec[i64] = vec[i64]([int(one["slots"]) for one in hexes])
        self.upgrades: i64 = len(upgrades)
        self.upgrade_ids: list[str] = [str(one["id"]) for one in upgrades]
        self.upgrade_copies: vec[i64] = vec[i64]([int(one["copies"]) for one in upgrades])
        self.upgrade_fits_totems: vec[i64] = vec[i64]([int(bool(one.get("totems", True))) for one in upgrades])

        quests = document["quests"]["quest"]
        events = [*document["events"]["event"], *document["avatar"]["avatar_event"]]
        self.quests: i64 = len(quests)
        self.quest_ids: list[str] = [str(quest["id"]) for quest in quests]
        self.quest_moon: vec[i64] = vec[i64]([int(quest["moon"]) - 1 for quest in quests])
        self.quest_slots: vec[i64] = vec[i64]([int(quest["slots"]) for quest in quests])
        self.quest_power: vec[i64] = vec[i64]([int(quest["power"]) for quest in quests])
        self.events: i64 = len(events)
        self.avatar_events: i64 = len(document["events"]["event"])  # the first event of the Avatar
        self.event_ids: list[str] = [str(event["id"]) for event in events]
        self.event_moon: vec[i64] = vec[i64]([int(event["moon"]) - 1 for event in events])
        self.event_phase: vec[i64] = vec[i64]([EVENT_PHASES.index(event["phase"]) for event in events])
        self.event_slot: vec[i64] = vec[i64]([int(event.get("slot", 0)) - 1 for event in events])
        self.event_crown: vec[i64] = vec[i64]([int(event["crown"]) for event in events])
        self.event_reveal: vec[i64] = vec[i64]([int(event["reveal"]) for event in events])
        self.event_discard: vec[i64] = vec[i64]([int(event["discard"]) for event in events])
        assert max(list(self.event_moon)) < MOONS
        assert all(
            (slot < 0) == (phase == IMMEDIATE) for slot, phase in zip(self.event_slot, self.event_phase, strict=True)
        )

        avatar, orders = document["avatar"]["avatar"], document["avatar"]["order"]
        self.avatar_health: i64 = int(avatar["health"])
        self.avatar_strength: i64 = int(avatar["strength"])
        self.avatar_speed: i64 = int(avatar["speed"])
        self.orders: i64 = len(orders)
        self.order_ids: list[str] = [str(order["id"]) for order in orders]
        self.order_moon: vec[i64] = vec[i64]([int(order["moon"]) - 1 for order in orders])
        self.order_back: vec[i64] = vec[i64]([ORDER_BACKS.index(order["back"]) for order in orders])
        self.order_extra: vec[i64] = vec[i64]([int(order["extra"]) for order in orders])

        self.types: vec[i64] = vec[i64]([TYPES.index(card[side]["type"]) for card in cards for side in SIDES])
        self.elements: vec[i64] = vec[i64]([SHOWN.index(card[side]["element"]) for card in cards for side in SIDES])
        assert len(ELEMENTS) == SHOWN.index("all")

        layouts = sorted(document["lodge"]["layout"], key=lambda layout: int(layout["seats"]))
        self.layouts: list[vec[i64]] = [  # by seats: the exits of each cell, a bit per room
            vec[i64]([sum(1 << NAMES.index(room) for room in cell["exits"]) for cell in layout["cells"]])
            for layout in layouts
        ]
        self.fewest: i64 = int(layouts[0]["seats"])

        self.written = effects.written
        self.sides = effects.sides
        self.rooms = effects.rooms
        self.quest_effects = effects.quests
        self.tasks = effects.tasks
        self.event_effects = effects.events
        self.event_texts = effects.event_texts
        self.event_auras = effects.event_auras
        self.skills = effects.skills
        self.skill_auras = effects.skill_auras
        self.upgrade_texts = effects.upgrade_texts
        self.upgrade_auras = effects.upgrade_auras
        self.hex_texts = effects.hex_texts
        self.hex_auras = effects.hex_auras
        self.hex_tasks = effects.hex_tasks
        self.order_parts = effects.order_parts
        self.order_kinds: vec[i64] = vec[i64](effects.order_kinds)
        self.reactions = effects.reactions
        self.standings = effects.standings
        self.programs = effects.programs
        self.has_fleeting_tasks = any(task.span == IN_ONE_EFFECT for task in self.tasks)
        self.quest_ears: vec[i64] = vec[i64]([self.heard_in(moon) for moon in range(MOONS)])
        self.public_texts: list[list[Text]] = self.texts_by_back()
        self.public_ears: vec[i64] = vec[i64]([heard_by(texts) for texts in self.public_texts])

    def event_moons(self, avatar: bool) -> list[int]:
        """BR-28.1.4 The moon of each event that is played with; NOTHING of those that the Avatar brings or replaces."""
        first = self.avatar_events
        return [int(self.event_moon[n]) if (n >= first) == avatar else NOTHING for n in range(self.events)]

    def heard_in(self, moon: int) -> int:
        """BR-2.4.2 The kinds of happenings that some quest of a moon waits for: what a hidden one could be about."""
        found: i64 = 0
        for quest, task in enumerate(self.tasks):
            if self.quest_moon[quest] == moon:
                found |= task.ears
        return int(found)

    def texts_by_back(self) -> list[list[Text]]:
        """DC-S8 What cards that look alike face down could answer: by back and token, and by the token alone."""
        found: list[list[Text]] = [[] for _ in range(len(TYPES) * (int(self.schools) + 3))]
        for place, side in enumerate(self.sides):
            if side.type in (DEFENCE, TRAP):
                found[int(side.type)].append(side.text)
                found[int(self.public_class(place // 2, side.type))].append(side.text)
        return found

    def public_class(self, spell: i64, type: i64) -> i64:
        """DC-S6 What a face-down card with a token shows: its school, or that it is personal or forgotten."""
        school = self.school_of[spell]
        back = school + 1 if school != NO_SCHOOL else self.schools + (1 if spell < self.forgotten else 2)
        return len(TYPES) * back + type

    def is_effect(self, program: Program) -> bool:
        """Whether a program is what some card does."""
        for one in self.programs:
            if one is program:
                return True
        return False

    def exits(self, seats: i64, cell: i64) -> i64:
        """BR-4.1.1 The rooms that a cell touches, a bit each."""
        return self.layouts[seats - self.fewest][cell]

    def side_at(self, table: BlackRoseWars, place: i64) -> Side | None:
        """The active side of the spell at a place, 4 * seat + slot."""
        if place < 0 or place >= len(table.spell) or table.spell[place] < 0:
            return None
        return self.sides[2 * table.spell[place] + table.side[place]]

    def is_totem(self, figure: i64) -> bool:
        return self.archetype[self.kind_of[figure]] == self.totem


def heard_by(texts: list[Text]) -> int:
    found: i64 = 0
    for text in texts:
        found |= text.ears
    return int(found)
