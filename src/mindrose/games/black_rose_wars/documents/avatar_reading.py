"""The Avatar of a document, but for its figure: its place in turn order, its orders, and what was weighed for one."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.things import NOBODY, NOTHING, QUEST_COMPLETED, ROSE
from mindrose.games.black_rose_wars.documents.sheet import LARGEST, REST_WORD, Sheet
from mindrose.games.black_rose_wars.rules.avatar import OBEYING, ApplyPart
from mindrose.games.black_rose_wars.rules.preparation import seat_beside
from mindrose.games.black_rose_wars.rules.priorities import CRITERIA, FIRST_ROOM, PRIORITIES, ROW
from mindrose.games.black_rose_wars.state import KNOWING, MOST_WEIGHED, ORDER_DECK, ORDERS_OBEYED, WEIGHED
from mindrose.kernel.form import Document

ROOM_NAMES: Final = tuple(name.lower() for name in NAMES)
WEIGHED_FIELDS: Final = {"figure", "room", "priority", "criterion", "chosen"}


class AvatarReader:
    """Puts what is the Avatar's alone on the table of a sheet; its figure lies there already."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.table = sheet.table
        self.content = sheet.content

    def read(self, entry: Document) -> None:
        sheet, table = self.sheet, self.table
        self.read_seat(entry)
        self.read_completed(entry)
        table.obeyed = sheet.number(entry, "obeyed", 0, LARGEST, 0, "the Avatar")
        table.order = sheet.said(entry, "order", self.content.order_ids, NOTHING, "the Avatar")
        if table.order == NOTHING and self.obeys():
            sheet.wrong("'order' of the Avatar is the one that it plays (BR-29.2.1)")
        for value in sheet.items(entry, "weighed", MOST_WEIGHED // ROW):
            self.read_weighed(sheet.entry(value, WEIGHED_FIELDS, "an entry of 'weighed'"))
        self.read_orders(entry)

    def read_seat(self, entry: Document) -> None:
        """BR-28.2.1 Its place in turn order follows from the cells."""
        if self.sheet.preparing or self.sheet.reasons:
            return
        beside = int(seat_beside(self.table))
        self.table.neighbour = beside
        if self.sheet.seat(entry, "beside", beside) != beside:
            self.sheet.wrong(f"'beside' of the Avatar is {beside}: that follows from the cells (BR-28.2.1)")

    def read_completed(self, entry: Document) -> None:
        """BR-29.5.1 Quests that it has completed; it has no others."""
        for name in self.sheet.items(entry, "completed", int(self.content.quests)):
            quest = self.sheet.find(name, self.content.quest_ids, "quest")
            if quest >= 0 and self.table.holder[quest] != NOBODY:
                self.sheet.wrong(f"quest {name!r} is of one mage only")
            elif quest >= 0:
                self.table.holder[quest] = ROSE
                self.table.quest[quest] = QUEST_COMPLETED

    def obeys(self) -> bool:
        """An order is being played, as far as the running programs say it."""
        stack = self.sheet.document.get("stack")
        frames = [frame for frame in stack if isinstance(frame, dict)] if isinstance(stack, list) else []
        first = OBEYING.place(ApplyPart)
        return any(
            frame.get("program") == OBEYING.name and isinstance(frame.get("at"), int) and frame["at"] >= first
            for frame in frames
        )

    def read_weighed(self, entry: Document) -> None:
        """BR-30.1.2 A figure or a room, by which priority it was looked at, and what decided for or against it."""
        sheet, piles = self.sheet, self.table.piles
        if ("figure" in entry) == ("room" in entry):
            sheet.wrong("an entry of 'weighed' is about a figure or about a room")
            return
        if "figure" in entry:
            thing = sheet.figure(entry["figure"])
        else:
            thing = FIRST_ROOM + sheet.index(entry["room"], ROOM_NAMES, "'room' of 'weighed'")
        piles.put(WEIGHED, max(thing, 0))
        piles.put(WEIGHED, max(sheet.index(entry.get("priority"), PRIORITIES, "'priority'"), 0))
        piles.put(WEIGHED, max(sheet.index(entry.get("criterion"), CRITERIA, "'criterion'"), 0))
        piles.put(WEIGHED, int(sheet.flag(entry, "chosen", False)))

    # Orders

    def read_orders(self, entry: Document) -> None:
        """BR-28.1.3 Its memories, and for each moon a deck of what is nowhere else, `or1-04 seen by 0` if looked at."""
        sheet, piles, content = self.sheet, self.table.piles, self.content
        seers: dict[int, int] = {}
        decks = [self.plain(names, seers) for names in self.decks(entry)]
        moons = [int(moon) for moon in content.order_moon]
        told = {"decks": decks, "discard": entry.get("memories") or []}
        sheet.read_decks(told, "order", content.order_ids, moons, [], ORDER_DECK, ORDERS_OBEYED)
        for moon in set(moons):
            for index, order in enumerate(piles.cards(ORDER_DECK + moon)):
                piles.set(ORDER_DECK + moon, index, KNOWING * order + seers.get(order, 0))

    def decks(self, entry: Document) -> list[list[object]]:
        values = self.sheet.items(entry, "decks", len(set(self.content.order_moon)))
        return [value if isinstance(value, list) else [value] for value in values]

    def plain(self, names: list[object], seers: dict[int, int]) -> list[str]:
        """A deck without the seats that know its orders, which are noted."""
        rest = [REST_WORD] if REST_WORD in names[-1:] else []
        cards = [self.sheet.card(name, self.content.order_ids, "order", 0) for name in names[: len(names) - len(rest)]]
        cards = [card for card in cards if card >= 0]
        seers |= {card // KNOWING: card % KNOWING for card in cards}
        return [self.content.order_ids[card // KNOWING] for card in cards] + rest
