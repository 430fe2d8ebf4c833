"""The evocations of a document: those in the lodge, and those that have left it."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    DURATIONS,
    EVOCATION_SLOTS,
    FIRST_EVOCATION,
    LARGE,
    MOST_UPGRADES,
    NOBODY,
    NOTHING,
    PARTICIPANTS,
    ROSE,
)
from mindrose.games.black_rose_wars.documents.seat_reading import who
from mindrose.games.black_rose_wars.documents.sheet import LARGEST, Sheet
from mindrose.games.black_rose_wars.rules.evocations import EFFECT, free_slot
from mindrose.kernel.form import Document

EVOCATION_FIELDS: Final = {
    "at", "left", "owner", "controller", "lease", "bearer", "slot", "cubes", "upgrades", "woken", "felled",
}  # fmt: skip


class EvocationReader:
    """Puts the evocations of a document on the table of a sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.table = sheet.table
        self.content = sheet.content

    def read(self) -> None:
        sheet = self.sheet
        unslotted: list[int] = []
        for name, value in sheet.mapping(sheet.document, "evocations").items():
            figure = self.evocation(name)
            if figure >= 0:
                entry = sheet.entry({"at": value} if isinstance(value, str) else value, EVOCATION_FIELDS, name)
                self.read_one(figure, entry, name)
                if self.table.place[figure] == NOTHING:
                    sheet.wrong(f"{name} is in no room: write where it is, or leave it out (IV-5)")
                if "slot" not in entry and self.table.bearer[figure] == NOBODY:
                    unslotted.append(figure)
        for figure in unslotted:
            self.table.slot[figure] = free_slot(self.table, self.table.owner[figure])
        for name, value in sheet.mapping(sheet.document, "gone").items():
            figure = self.evocation(name)
            if figure >= 0 and self.table.place[figure] >= 0:
                sheet.wrong(f"{name} is in the lodge, so it has not gone")
            elif figure >= 0:
                self.read_one(figure, sheet.entry(value, EVOCATION_FIELDS, name), name)
                if self.table.place[figure] >= 0:
                    sheet.wrong(f"{name} has gone and is in no room")
        self.check_numbers()

    def evocation(self, name: str) -> int:
        figure = self.sheet.figure(name)
        if 0 <= figure < FIRST_EVOCATION:
            self.sheet.wrong(f"{name!r} is no evocation; its place is told with its seat")
            return NOTHING
        return figure

    def read_one(self, figure: int, entry: Document, name: str) -> None:
        """BR-22.3.2, BR-22.4.1 An evocation is its owner's to command unless it is assigned; nobody commands that."""
        sheet, table = self.sheet, self.table
        table.place[figure] = sheet.place(entry, "at", NOTHING, name)
        table.left[figure] = sheet.place(entry, "left", NOTHING, name)
        table.owner[figure] = sheet.said_participant(entry, "owner", 0, name)
        table.bearer[figure] = sheet.said_participant(entry, "bearer", NOBODY, name)
        usual = table.owner[figure] if table.bearer[figure] == NOBODY else NOBODY
        table.controller[figure] = sheet.said_participant(entry, "controller", int(usual), name)
        table.lease[figure] = self.lease(entry, name)
        slot = entry.get("slot")
        table.slot[figure] = NOTHING if slot is None else sheet.number(entry, "slot", 1, EVOCATION_SLOTS, 1, name) - 1
        table.felled[figure] = sheet.number(entry, "felled", 0, LARGEST, 0, name)
        table.panel[figure] = sheet.cubes(entry, cubes.MOST_CUBES, name, "BR-19.1.3")
        if sheet.flag(entry, "woken", False):
            table.woken |= 1 << figure
        for number, value in enumerate(sheet.items(entry, "upgrades", MOST_UPGRADES)):
            table.upgrade[MOST_UPGRADES * figure + number] = sheet.find(value, self.content.upgrade_ids, "upgrade")
        self.check_one(figure, name)

    def lease(self, entry: Document, name: str) -> int:
        """BR-22.3.3 Until the end of a turn, a phase or a round, or of an effect that runs now."""
        stack = self.sheet.document.get("stack")
        if isinstance(stack, list) and isinstance(entry.get("lease"), int):
            return EFFECT + self.sheet.number(entry, "lease", 1, len(stack), 1)
        return self.sheet.said(entry, "lease", list(DURATIONS), NOTHING, name)

    def check_one(self, figure: int, name: str) -> None:
        sheet, table = self.sheet, self.table
        bearer = int(table.bearer[figure])
        if table.owner[figure] == NOBODY:
            sheet.wrong(f"'owner' of {name} is who summoned it (BR-22.3.1)")
        if table.place[figure] == CELL:
            sheet.wrong(f"{name} is in a cell, where no evocation goes (IV-5)")
        elif table.place[figure] >= 0 and bearer != NOBODY and table.place[figure] != table.place[bearer]:
            sheet.wrong(f"{name} is where its bearer is (UM-3)")
        first = MOST_UPGRADES * figure
        if table.upgrade[first] >= 0 and table.upgrade[first] == table.upgrade[first + 1]:
            sheet.wrong(f"{name} has one upgrade twice (BR-24.2.1)")

    # Together

    def check_numbers(self) -> None:
        """BR-2.1.8, BR-2.1.7, IV-6 Figures, upgrades and slots that there are."""
        sheet, table, content = self.sheet, self.table, self.content
        there = [figure for figure in range(FIRST_EVOCATION, int(content.figures)) if table.place[figure] >= 0]
        pools = [int(content.pool_of[content.kind_of[figure]]) for figure in there]
        for pool in sorted(set(pools)):
            if pools.count(pool) > content.pool_size[pool]:
                some = next(sheet.figures[figure] for figure, own in zip(there, pools, strict=True) if own == pool)
                sheet.wrong(f"there are only {content.pool_size[pool]} figures like {some} (BR-2.1.8)")
        for upgrade, name in enumerate(content.upgrade_ids):
            if list(table.upgrade).count(upgrade) > content.upgrade_copies[upgrade]:
                sheet.wrong(f"there are only {content.upgrade_copies[upgrade]} of upgrade {name!r} (BR-2.1.7)")
        for mage in range(PARTICIPANTS):
            if mage == ROSE and not table.plays(ROSE):
                continue  # BR-29.5.3 without the Avatar the Black Rose has no slots
            own = [figure for figure in there if table.owner[figure] == mage and table.bearer[figure] == NOBODY]
            slots = [int(table.slot[figure]) for figure in own]
            if NOTHING in slots or len(set(slots)) < len(slots):
                sheet.wrong(f"{who(mage)} has three slots for evocations, one for each (IV-6)")
            if sum(content.large[content.kind_of[figure]] == LARGE for figure in own) > 1:
                sheet.wrong(f"{who(mage)} has two large evocations (IV-6)")
