"""The mages of a document: who they are, where they stand, what lies on their panels, hexes, trophies and quests."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    COLOURS_OF_MAGES,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    QUEST_STATES,
    ROSE,
    TOKENS,
    TROPHIES,
)
from mindrose.games.black_rose_wars.documents.sheet import LARGEST, Sheet
from mindrose.games.black_rose_wars.state import MOST_TROPHIES, TROPHY
from mindrose.kernel.errors import shown
from mindrose.kernel.form import Document
from mindrose.kernel.ints import i64, vec

SEAT_FIELDS: Final = {
    "mage", "colour", "school", "cell", "at", "left", "power", "supply", "tokens", "reserve", "cubes", "trophies",
    "unclaimed", "felled", "hexes", "quests", "hand", "grimoire", "memories", "studied", "board",
    "choosing",
}  # fmt: skip
AVATAR_FIELDS: Final = {
    "mage", "cell", "at", "left", "cubes", "unclaimed", "felled", "hexes", "beside", "completed", "obeyed", "order",
    "weighed", "memories", "decks",
}  # fmt: skip
ROSE_FIELDS: Final = {"power", "supply", "trophies"}
QUEST_FIELDS: Final = {"state", "cubes", "shown", "tally", "since", "served"}
MOST: Final = 2**62  # what can be chosen or tallied, a bit for each thing


class SeatReader:
    """Puts the mages of a document on the table of a sheet, without their spells."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.table = sheet.table
        self.content = sheet.content
        told = sheet.document.get("avatar")
        self.avatar = sheet.entry(told if told is not None else {}, AVATAR_FIELDS, "'avatar'")

    def entries(self) -> list[Document]:
        seats = self.sheet.items(self.sheet.document, "seats", int(self.table.players))
        return [
            self.sheet.entry(seats[seat] if seat < len(seats) else {}, SEAT_FIELDS, f"seat {seat}")
            for seat in range(self.table.players)
        ]

    def read(self, seats: list[Document]) -> None:
        """BR-3.1.7, BR-3.1.9, BR-3.1.12 Mages, colours, schools and cells that are not said are the first free ones."""
        sheet, table, content = self.sheet, self.table, self.content
        people = dict(enumerate(seats))
        mages = {**people, ROSE: self.avatar} if table.plays(ROSE) else people
        cells = [str(number + 1) for number in range(table.seats)]
        self.identify(mages, "mage", table.mage, content.mage_ids, "BR-3.1.7")
        self.identify(people, "colour", table.colour, list(COLOURS_OF_MAGES), "BR-3.1.7")
        self.identify(people, "school", table.school, content.school_ids, "BR-3.1.9")
        numbered = {
            mage: {**entry, "cell": str(entry["cell"])} if entry.get("cell") else entry for mage, entry in mages.items()
        }
        self.identify(numbered, "cell", table.cell, cells, "BR-3.1.3")
        for mage, entry in mages.items():
            self.read_figure(mage, entry)
        for seat, entry in people.items():
            self.read_mage(seat, entry)
        rose = sheet.mapping(sheet.document, "rose")
        sheet.check_names(rose, ROSE_FIELDS, "'rose'")
        table.power[ROSE] = sheet.number(rose, "power", 0, LARGEST, 0, "the Black Rose")
        self.read_trophies(ROSE, rose)
        self.check_trophies(mages)

    def identify(self, mages: dict[int, Document], name: str, row: vec[i64], words: list[str], rule: str) -> None:
        """What only one mage can have: what is said, and for the others what is free."""
        for mage, entry in mages.items():
            row[mage] = self.sheet.said(entry, name, words, NOTHING, who(mage))
            if row[mage] >= 0 and any(row[other] == row[mage] for other in range(mage)):
                self.sheet.wrong(f"{name!r} {words[row[mage]]!r} is of one seat only ({rule})")
        for mage, entry in mages.items():
            if name not in entry and not self.sheet.preparing:
                free = [number for number in range(len(words)) if number not in list(row)]
                row[mage] = free[0] if free else NOTHING

    def read_figure(self, mage: int, entry: Document) -> None:
        """BR-3.1.12, BR-28.1.7 Mages start in their cells, the Avatar in the Hall of the Black Rose."""
        sheet, table = self.sheet, self.table
        usual = lodge.HALL if mage == ROSE else CELL
        table.place[mage] = sheet.place(entry, "at", NOTHING if sheet.preparing else usual, who(mage))
        table.left[mage] = sheet.place(entry, "left", NOTHING, who(mage))
        if table.place[mage] == NOTHING and not sheet.preparing:
            sheet.wrong(f"{who(mage)} is in a room or in its cell (IV-5)")
        table.felled[mage] = sheet.number(entry, "felled", 0, LARGEST, 0, who(mage))
        table.panel[mage] = sheet.cubes(entry, cubes.MOST_CUBES, who(mage), "BR-2.2.3")
        if cubes.number_of(table.panel[mage], mage) > 0:
            sheet.wrong(f"{who(mage)} has cubes of its own on its panel (IV-3)")
        self.read_hexes(mage, entry)

    def read_mage(self, seat: int, entry: Document) -> None:
        sheet, table = self.sheet, self.table
        table.power[seat] = sheet.number(entry, "power", 0, LARGEST, 0, who(seat))
        table.tokens[seat] = sheet.number(entry, "tokens", 0, TOKENS, TOKENS, who(seat))
        table.choosing[seat] = sheet.number(entry, "choosing", 0, MOST, 0, who(seat))
        self.read_trophies(seat, entry)
        self.read_quests(seat, entry)

    def read_hexes(self, mage: int, entry: Document) -> None:
        """BR-24.1 `[silence]`, or with their cubes, `{silence: 1}`; BR-24.1.1 each mage bears a hex once."""
        sheet, table, content = self.sheet, self.table, self.content
        borne = named(entry.get("hexes"), 0)
        if borne is None:
            sheet.wrong(f"'hexes' of {who(mage)} is a list or a mapping of hexes, not {shown(entry['hexes'])}")
            return
        for name, number in borne.items():
            hex = sheet.find(name, content.hex_ids, "hex")
            if hex >= 0:
                most = max(int(content.hex_slots[hex]) - 1, 0)
                borne_at = int(content.hexes) * mage + hex
                table.hexes[borne_at] = self.read_hex(number, most, f"the hex {content.hex_ids[hex]!r} of {who(mage)}")

    def read_hex(self, value: object, most: int, where: str) -> int:
        """BR-24.1.2 The cubes on a hex; with one more than the most it goes back."""
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most:
            return value
        told = f"from 0 to {most} cubes" if most else "no cubes, 0"
        back = f"with {most + 1} it goes back to the deck (BR-24.1.2)"
        self.sheet.wrong(f"on {where} lie {told}, not {shown(value)}: {back}")
        return 0

    def check_hexes(self) -> None:
        """BR-24.1.1 Nobody bears what is not in the deck."""
        size = int(self.content.hexes)
        for hex, name in enumerate(self.content.hex_ids):
            borne = sum(self.table.hexes[size * mage + hex] >= 0 for mage in range(PARTICIPANTS))
            if borne > self.content.hex_copies[hex]:
                self.sheet.wrong(f"{borne} mages bear {name!r}; there are {self.content.hex_copies[hex]} (BR-24.1.1)")

    def read_trophies(self, participant: int, entry: Document) -> None:
        """BR-2.2.5 Trophies by whose token they are, the one claimed last on the right."""
        for value in self.sheet.items(entry, "trophies", MOST_TROPHIES):
            mage = self.sheet.participant(value, "a trophy")
            if mage == NOBODY:
                self.sheet.wrong("a trophy is a token of some mage")
            elif mage == participant:
                self.sheet.wrong("nobody claims a trophy of its own")
            else:
                self.table.piles.put(TROPHY + participant, mage)

    def check_trophies(self, mages: dict[int, Document]) -> None:
        """IV-11, BR-20.2.8 Of seven tokens of a mage those are left that nobody has claimed."""
        table = self.table
        claimed = [mage for claimer in range(PARTICIPANTS) for mage in table.piles.cards(TROPHY + claimer)]
        for mage in set(claimed).difference(mages):
            self.sheet.wrong(f"a trophy of {who(mage)} is claimed, which has none (IV-11)")
        for mage, entry in mages.items():
            left = TROPHIES - claimed.count(mage)
            if left < 0:
                self.sheet.wrong(f"{claimed.count(mage)} trophies of {who(mage)} are claimed (IV-11)")
            table.trophies[mage] = self.sheet.number(entry, "unclaimed", 0, max(left, 0), max(left, 0))

    def read_quests(self, seat: int, entry: Document) -> None:
        """BR-2.2.2 `[duelist]` if they are active, `{duelist: fulfilled}`, or with cubes, `{duelist: {cubes: 1}}`."""
        sheet, table = self.sheet, self.table
        held = named(entry.get("quests"), QUEST_STATES[QUEST_ACTIVE])
        if held is None:
            sheet.wrong(f"'quests' of seat {seat} is a list or a mapping of quests, not {shown(entry['quests'])}")
            return
        for name, value in held.items():
            quest = sheet.find(name, self.content.quest_ids, "quest")
            if quest < 0:
                continue
            if table.holder[quest] != NOBODY:
                sheet.wrong(f"quest {name!r} is of one seat only")
            table.holder[quest] = seat
            self.read_quest(quest, {"state": value} if isinstance(value, str) else value, f"quest {name!r}")

    def read_quest(self, quest: int, value: object, where: str) -> None:
        """BR-8.1.3, BR-8.1.4 Cubes lie on active quests, which are then shown."""
        sheet, table = self.sheet, self.table
        entry = sheet.entry(value, QUEST_FIELDS, where)
        state = sheet.said(entry, "state", list(QUEST_STATES), QUEST_ACTIVE, where)
        if not QUEST_ACTIVE <= state <= QUEST_COMPLETED:
            held = QUEST_STATES[QUEST_ACTIVE : QUEST_COMPLETED + 1]
            sheet.wrong(f"{where} is {', '.join(held)} where a mage has it (BR-8.1.1)")
            state = QUEST_ACTIVE
        table.quest[quest] = state
        most = int(self.content.quest_slots[quest]) if state == QUEST_ACTIVE else 0
        table.marks[quest] = sheet.number(entry, "cubes", 0, most, 0)
        if sheet.flag(entry, "shown", state == QUEST_ACTIVE and table.marks[quest] > 0):
            table.shown |= 1 << quest
        elif table.marks[quest] > 0:
            sheet.wrong(f"{where} has cubes, so everybody sees it (BR-2.4.5)")
        table.marked[quest] = sheet.number(entry, "tally", 0, MOST, 0)
        table.since[quest] = sheet.number(entry, "since", 0, MOST, 0)
        table.served[quest] = sheet.number(entry, "served", 0, MOST, 0)


def who(mage: int) -> str:
    return "the Avatar" if mage == ROSE else f"seat {mage}"


def named(value: object, usual: object) -> dict[str, Any] | None:
    """A mapping of names as it is; a list of them with the usual value for each; None for what is neither."""
    if value is None:
        return {}
    if isinstance(value, list):
        return {str(name): usual for name in value}
    return {str(name): one for name, one in value.items()} if isinstance(value, dict) else None
