"""The seats of a document: factions, Spirits, Vibes, cards and the turn order."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.naming import spirit_space_name
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    BLISS,
    FACTIONS,
    GLOOM,
    ROWS,
    SEATS,
    SLOTS,
    SPIRIT_SPACES,
    SPIRITS,
    VIBES,
    WILD,
)
from mindrose.games.cerebria.documents.dealing import Dealing
from mindrose.games.cerebria.documents.holdings import Holding
from mindrose.games.cerebria.documents.position import WILD_WORD
from mindrose.games.cerebria.options import Settings
from mindrose.games.cerebria.state import NOTHING, empty_table
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import shown
from mindrose.kernel.form import Document, Form

SEAT_FIELDS: Final = {"faction", "spirit", "at", "wp", "essence", "vibes", "level", "list", "hand", "deck"}
LARGEST: Final = 10_000  # number in a document


def preparing(document: Document) -> bool:
    """The setup is still running, as far as a document says what runs: little has to be there yet."""
    stack = document.get("stack")
    frames = stack if isinstance(stack, list) else []
    return any(isinstance(frame, dict) and frame.get("program") == "setup" for frame in frames)


class SeatReader(Form):
    """Reads who sits where with what, and collects what is wrong with it."""

    def __init__(self, document: Document, content: Content, settings: Settings, players: int, chance: Chance) -> None:
        super().__init__()
        self.document = document
        self.content = content
        self.table = empty_table(players, content, settings, chance, None)
        self.spirit_spaces = {spirit_space_name(content, space): space for space in range(SPIRIT_SPACES)}
        self.running = "stack" in document  # the programs are said, so this may be any moment
        self.preparing = preparing(document)
        self.holdings: list[Holding] = []
        self.dealing = Dealing()

    def seat_entries(self) -> list[Document]:
        entries: list[Document] = []
        seats = self.items(self.document, "seats", int(self.table.players))
        for seat in range(self.table.players):
            entry = seats[seat] if seat < len(seats) else {}
            if not isinstance(entry, dict):
                self.wrong(f"seat {seat} is a mapping of {', '.join(sorted(SEAT_FIELDS))}, not {shown(entry)}")
                entry = {}
            self.check_names(entry, SEAT_FIELDS, f"seat {seat}")
            entries.append(entry)
        return entries

    def read_seats(self, seats: list[Document]) -> None:
        table = self.table
        for seat, entry in enumerate(seats):
            table.faction[seat] = self.said(entry, "faction", FACTIONS, self.usual_faction(seat))
        self.check_factions()
        for seat, entry in enumerate(seats):
            table.spirit[seat] = self.said(entry, "spirit", SPIRITS, NOTHING)
            usual = NOTHING if self.preparing else 2 * seat + 1
            table.space[seat] = self.place(entry.get("at"), self.spirit_spaces, usual, "at" in entry)
            table.wp[seat] = self.number(entry, "wp", 0, LARGEST, 4)
            table.held[seat] = self.number(entry, "essence", 0, LARGEST, 2)
            self.read_vibes(seat, entry)
            table.level[seat] = self.number(entry, "level", 0, SLOTS, 0 if self.preparing else self.reached_level(seat))
            holding = Holding(self, self.content, seat, int(table.faction[seat]))
            holding.read(entry if table.faction[seat] >= 0 else {"hand": [], "deck": []})
            self.holdings.append(holding)
        for seat, entry in enumerate(seats):
            if "spirit" not in entry:
                table.spirit[seat] = self.free_spirit(seat)
        self.check_spirits()

    def said(self, entry: Document, name: str, words: tuple[str, ...], default: int) -> int:
        """One of some words by its number; null says that there is none, and nothing said the default."""
        if name not in entry:
            return default
        return NOTHING if entry[name] is None else self.index(entry[name], words, repr(name))

    def usual_faction(self, seat: int) -> int:
        """Bliss and Gloom in turn; of three players the one in the middle is the Shaper (CB-22.2.1)."""
        first = BLISS
        if self.table.players == 3:
            first = GLOOM if self.table.settings.options["shaper"] == FACTIONS[BLISS] else BLISS
        return first if seat % 2 == 0 else 1 - first

    def check_factions(self) -> None:
        table = self.table
        for faction, word in enumerate(FACTIONS):
            members = sum(table.faction[seat] == faction for seat in range(table.players))
            if not self.preparing and not 1 <= members <= 2:
                self.wrong(f"{word} has {members} players; a faction has one or two (CB-1.1.1)")

    def free_spirit(self, seat: int) -> int:
        """The first Spirit of the own faction that nobody has."""
        faction = int(self.table.faction[seat])
        for spirit in range(4 * faction, 4 * faction + 4):
            if all(self.table.spirit[other] != spirit for other in range(self.table.players)):
                return spirit
        return NOTHING

    def check_spirits(self) -> None:
        table = self.table
        taken = [int(table.spirit[seat]) for seat in range(table.players) if table.spirit[seat] >= 0]
        if len(set(taken)) < len(taken):
            self.wrong("a Spirit can be taken once (CB-3.4.1)")
        for seat in range(table.players):
            if table.spirit[seat] >= 0 and table.spirit[seat] // 4 != table.faction[seat]:
                self.wrong(f"seat {seat}: {SPIRITS[table.spirit[seat]]} is not of its faction (CB-3.4.1)")

    def place(self, value: object, places: dict[str, int], default: int, said: bool) -> int:
        if not said:
            return default
        if value is None:
            return NOTHING
        word = self.word(value, places, "a place")
        return places[word] if word else NOTHING

    def reached_level(self, seat: int) -> int:
        """CB-16.4.10 The levels that the Vibes on a board have brought already: the fewest in any row."""
        vibes = self.table.vibes
        rows = range(seat * ROWS * SLOTS, (seat + 1) * ROWS * SLOTS, SLOTS)
        return min(sum(vibes[first + slot] >= 0 for slot in range(SLOTS)) for first in rows)

    def read_vibes(self, seat: int, entry: Document) -> None:
        """`{move: [red, null, wild, blue]}`; if nothing is said, the first four actions are unlocked (CB-1.2.8)."""
        usual = "vibes" not in entry and not self.preparing
        rows = self.mapping(entry, "vibes")
        self.check_names(rows, ACTIONS[:ROWS], f"'vibes' of seat {seat}")
        for row, name in enumerate(ACTIONS[:ROWS]):
            at = (seat * ROWS + row) * SLOTS
            if usual and row < ROWS - 1:
                self.table.vibes[at] = row if self.table.settings.first else WILD
            slots = [self.vibe(word) for word in self.items(rows, name, SLOTS)]
            for slot, colour in enumerate(slots):
                self.table.vibes[at + slot] = colour
            coloured = [colour for colour in slots if 0 <= colour < WILD]
            if len(set(coloured)) < len(coloured):
                self.wrong(f"seat {seat}: two Vibes of one colour are in its row {name!r} (CB-7.2.5)")
            if slots and slots[0] < 0 and any(colour >= 0 for colour in slots):
                self.wrong(f"seat {seat}: its row {name!r} has no Vibe on the unlock slot (CB-7.2.4)")

    def vibe(self, word: object) -> int:
        if word is None:
            return NOTHING
        colour = self.index(word, (*VIBES, WILD_WORD), "a Vibe")
        if colour == WILD and self.table.settings.first:
            self.wrong("the first edition has no wild Vibes (CB-2.1.9)")
        return colour

    def read_lists(self, seats: list[Document]) -> None:
        dealt = not self.preparing
        for seat, holding in enumerate(self.holdings):
            value = seats[seat].get("list")
            cards = (
                holding.listed([] if value is None and self.preparing else value, dealt) if holding.faction >= 0 else []
            )
            self.dealing.seats.append(holding.put(self.table, cards, dealt))

    # The turn order

    def read_order(self) -> None:
        """CB-3.7.1 The turn order; if none is said, the factions alternate, first the one with more players."""
        table = self.table
        if "order" in self.document:
            order = [
                self.number({"order": seat}, "order", 0, int(table.players) - 1, 0)
                for seat in self.items(self.document, "order", SEATS)
            ]
        else:
            order = self.usual_order()
        sides = [int(table.faction[seat]) for seat in order]
        in_turn = len(order) == SEATS and sides[:2] == sides[2:] and sides[0] != sides[1]
        if order and not (in_turn and set(order) == set(range(int(table.players)))):
            told = "the seats of four turns, everybody's, the factions in turn"
            self.wrong(f"'order' names {told} (CB-3.7.1), not {order}")
            order = []
        for turn, seat in enumerate(order):
            table.order[turn] = seat
        table.place = self.number(self.document, "place", 0, SEATS - 1, 0)
        table.active = self.number(
            self.document, "active", 0, int(table.players) - 1, order[table.place] if order else 0
        )
        if "place" not in self.document and table.active in order:
            table.place = order.index(int(table.active))
        if order and not self.preparing and order[table.place] != table.active:
            self.wrong(f"'active' is the seat at 'place' {table.place} of the turn order, {order[table.place]}")

    def usual_order(self) -> list[int]:
        table = self.table
        teams: list[list[int]] = [[], []]
        for seat in range(table.players):
            if table.faction[seat] >= 0:
                teams[table.faction[seat]].append(seat)
        if not teams[BLISS] or not teams[GLOOM] or table.faction[0] < 0:
            return []
        first = int(table.faction[0])
        if len(teams[first]) < len(teams[1 - first]):
            first = 1 - first
        return [teams[first][0], teams[1 - first][0], teams[first][-1], teams[1 - first][-1]]
