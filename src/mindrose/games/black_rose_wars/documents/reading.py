"""A table from its document: positions written by hand or printed before."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    BLACK_CUBES,
    CUBES,
    EVENT_SLOTS,
    FIRST_EVOCATION,
    IMMEDIATE,
    MOONS,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    PHASES,
    QUEST_DISCARDED,
    ROOMS,
    ROSE,
)
from mindrose.games.black_rose_wars.documents.avatar_reading import AvatarReader
from mindrose.games.black_rose_wars.documents.card_reading import CardReader
from mindrose.games.black_rose_wars.documents.evocation_reading import EvocationReader
from mindrose.games.black_rose_wars.documents.running_reading import RunningReader
from mindrose.games.black_rose_wars.documents.seat_reading import SeatReader, who
from mindrose.games.black_rose_wars.documents.sheet import LARGEST, Sheet
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.rules.preparation import HALL, THRONE
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    QUEST_DECK,
    QUEST_DISCARD,
    BlackRoseWars,
)
from mindrose.kernel.form import Document

FIELDS: Final = {
    "game", "players", "options", "round", "phase", "moon", "crown", "first", "active", "lodge", "evocations", "gone",
    "rose", "events", "quests", "removed", "dying", "doomed", "saved", "defeats", "winner", "seats", "library",
    "forgotten", "avatar", "happened", "waiting", "changes", "spent", "standing", "drawn", "stack",
}  # fmt: skip
VIEW_FIELDS: Final = ("seat", "values", "forecast", "reach", "question")
ROOM_FIELDS: Final = {"room", "cubes", "restored", "used"}
DECK_FIELDS: Final = {"decks", "discard"}
EVENT_FIELDS: Final = {"slots", "decks", "discard"}


class Reader(Sheet):
    """Builds a table from a document, thing by thing."""

    def read(self) -> BlackRoseWars:
        """Everything but the running programs."""
        self.check_names(self.document, FIELDS.union(VIEW_FIELDS), "the position")
        self.read_lodge()
        seats = SeatReader(self)
        entries = seats.entries()
        seats.read(entries)
        seats.check_hexes()
        self.read_avatar(seats.avatar)
        EvocationReader(self).read()
        self.read_round()
        self.read_events()
        self.read_quests()
        self.stop_if_wrong()
        self.read_cards(entries)
        self.read_supplies(entries)
        RunningReader(self).read()
        self.stop_if_wrong()
        if not self.running:
            self.check_health()
        return self.table

    def read_cards(self, entries: list[Document]) -> None:
        CardReader(self).read(entries)

    def read_avatar(self, entry: Document) -> None:
        """BR-28.1.1 What is written about the Avatar, where it plays."""
        if self.table.plays(ROSE):
            AvatarReader(self).read(entry)
        elif "avatar" in self.document:
            self.wrong("the Avatar does not play here: leave 'avatar' out, or write its option (BR-28.1.1)")

    # The lodge

    def read_lodge(self) -> None:
        """BR-3.1.2 `P04: arena`, or with its cubes; rooms that are not said lie as the content lists them."""
        rooms = {name.strip().upper(): value for name, value in self.mapping(self.document, "lodge").items()}
        self.check_names(rooms, lodge.NAMES, "'lodge'")
        for place, name in enumerate(lodge.NAMES):
            if rooms.get(name) is not None:
                value = rooms[name]
                self.read_room(place, {"room": value} if isinstance(value, str) else value, name)
        self.lay_rest()
        for place in range(ROOMS):
            self.check_cubes(place)

    def read_room(self, place: int, value: object, name: str) -> None:
        table = self.table
        entry = self.entry(value, ROOM_FIELDS, name)
        if "room" in entry:
            room = self.find(entry["room"], self.content.room_ids, "room")
            if room >= 0 and room in list(table.room):
                self.wrong(f"room {self.content.room_ids[room]!r} lies at one place only (BR-2.1.2)")
            table.room[place] = room
        table.cubes[place] = self.cubes(entry, cubes.MOST_CUBES, name, "IV-4")
        if self.flag(entry, "restored", False):
            table.restored |= 1 << place
        if self.flag(entry, "used", False):
            table.used |= 1 << place
            if not (table.restored >> place) & 1:
                self.wrong(f"{name} has no token to use before it is restored (BR-3.1.14)")

    def lay_rest(self) -> None:
        """BR-3.1.2 The hall in the middle, the throne beside it, all others in their order at places that are free."""
        room, ids = self.table.room, self.content.room_ids
        beside = [place for place in range(ROOMS) if (lodge.neighbours(lodge.HALL) >> place) & 1]
        for name, places in ((HALL, [lodge.HALL]), (THRONE, beside)):
            if name in ids:
                free = [place for place in places if room[place] == NOTHING]
                if ids.index(name) not in list(room) and free:
                    room[free[0]] = ids.index(name)
                if all(room[place] != ids.index(name) for place in places):
                    self.wrong(f"room {name!r} lies at {', '.join(lodge.NAMES[place] for place in places)} (BR-3.1.2)")
        others = [number for number in range(len(ids)) if number not in list(room)]
        for place in range(ROOMS):
            if room[place] == NOTHING and others:
                room[place] = others.pop(0)

    def check_cubes(self, place: int) -> None:
        table, name = self.table, lodge.NAMES[place]
        number = int(cubes.size(table.cubes[place]))
        if (table.restored >> place) & 1 and number > 0:
            self.wrong(f"{name} is restored and holds no cubes (IV-4)")
        elif table.room[place] >= 0 and number > self.content.room_slots[table.room[place]]:
            self.wrong(f"{name} has {self.content.room_slots[table.room[place]]} slots for cubes, not {number} (IV-4)")

    # The round

    def read_round(self) -> None:
        table, document = self.table, self.document
        early = self.preparing
        table.round = self.number(document, "round", 0, LARGEST, 0 if early else 1)
        table.phase = self.said(document, "phase", list(PHASES), NOTHING if early else ACTION, "the position")
        self.read_moon()
        table.crown = self.seat(document, "crown", NOBODY if early else 0)
        if table.crown == NOBODY and not early:
            self.wrong("'crown' is with one seat (IV-7)")
        table.first = self.seat(document, "first", int(table.crown))
        acting = table.phase == ACTION and not self.running
        table.active = self.said_participant(document, "active", int(table.first) if acting else NOBODY, "the position")
        if table.active == ROSE and not table.plays(ROSE):
            self.wrong("'active' is a seat, for the Avatar does not play here (BR-28.1.1)")
        table.dying = self.participants(document, "dying")
        table.doomed = self.participants(document, "doomed")
        table.saved = self.participants(document, "saved")
        latest = max(int(number) for number in table.felled)
        table.defeats = self.number(document, "defeats", latest, LARGEST, latest)
        table.winner = self.said_participant(document, "winner", NOBODY, "the position")

    def read_moon(self) -> None:
        """BR-9.2.1, BR-9.2.6 The moon that somebody's power has brought; it can be later, never earlier."""
        table = self.table
        power = max(int(number) for number in table.power)
        reached = sum(power >= marker for marker in table.settings.markers)
        table.moon = self.number(self.document, "moon", 1, MOONS, reached) - 1
        if table.moon + 1 < reached:
            self.wrong(f"'moon' is at least {reached}: somebody has {power} power (IV-8)")

    # Events and quests

    def read_events(self) -> None:
        """BR-2.3.2 The open events by slot; a deck is what is nowhere else unless it is said."""
        table, content = self.table, self.content
        entry = self.mapping(self.document, "events")
        self.check_names(entry, EVENT_FIELDS, "'events'")
        taken: list[int] = []
        for slot, value in enumerate(self.items(entry, "slots", EVENT_SLOTS)):
            event = NOTHING if value is None else self.find(value, content.event_ids, "event")
            table.event[slot] = event
            if event >= 0:
                taken.append(event)
                if content.event_phase[event] == IMMEDIATE:
                    self.wrong(f"event {content.event_ids[event]!r} acts at once and never lies open (BR-7.1.2)")
        moons = content.event_moons(avatar=table.plays(ROSE))
        self.read_decks(entry, "event", content.event_ids, moons, taken, EVENT_DECK, EVENT_DISCARD)

    def read_quests(self) -> None:
        """BR-2.3.1, BR-2.3.2 The quests that no mage has."""
        table, content = self.table, self.content
        entry = self.mapping(self.document, "quests")
        self.check_names(entry, DECK_FIELDS, "'quests'")
        taken = [quest for quest in range(content.quests) if table.holder[quest] != NOBODY]
        moons = [int(moon) for moon in content.quest_moon]
        self.read_decks(entry, "quest", content.quest_ids, moons, taken, QUEST_DECK, QUEST_DISCARD)
        for quest in table.piles.cards(QUEST_DISCARD):
            table.quest[quest] = QUEST_DISCARDED

    # Cubes

    def read_supplies(self, seats: list[Document]) -> None:
        """IV-1 A supply is what lies nowhere else, and if it is said no other number."""
        for participant in range(PARTICIPANTS):
            if participant == ROSE:
                self.read_supply(ROSE, self.mapping(self.document, "rose"), BLACK_CUBES, "the Black Rose")
            elif participant < self.table.players:
                self.read_supply(participant, seats[participant], CUBES, f"seat {participant}")
            elif self.lying(participant) > 0:
                self.wrong(f"there are cubes of seat {participant}, where nobody sits (IV-1)")

    def read_supply(self, participant: int, entry: Document, there: int, where: str) -> None:
        lying = self.lying(participant)
        left = there - lying
        if left < 0:
            self.wrong(f"{where} has {lying} cubes on the table, more than {there} (IV-1)")
        supply = self.number(entry, "supply", 0, BLACK_CUBES, max(left, 0))
        if left >= 0 and supply != left:
            self.wrong(f"'supply' of {where} is {left}: of {there} cubes {lying} lie on the table (IV-1)")
        self.table.supply[participant] = supply

    def check_health(self) -> None:
        """IV-3 No panel holds more cubes than its figure has health; in the middle of a sentence it may have sunk."""
        table = self.table
        for figure, name in enumerate(self.figures):
            number, health = int(table.damage(figure)), int(values.health(table, figure))
            if number > health:
                whose = name if figure >= FIRST_EVOCATION else who(figure)
                there = (
                    "is not in the lodge any more" if figure >= FIRST_EVOCATION else "stands in its cell without cubes"
                )
                self.wrong(
                    f"{whose} has {number} cubes and {health} health: take some of its 'cubes' away; "
                    f"whoever is defeated {there} (IV-3)"
                )
        self.stop_if_wrong()

    def lying(self, participant: int) -> int:
        """BR-2.1.3 The cubes of a participant on panels, evocations, rooms, quests and hexes."""
        table, content = self.table, self.content
        number = sum(int(cubes.number_of(row, participant)) for row in [*table.panel, *table.cubes])
        number += sum(int(table.marks[quest]) for quest in range(content.quests) if table.holder[quest] == participant)
        size = int(content.hexes)
        return number + sum(max(int(table.hexes[size * participant + hex]), 0) for hex in range(size))
