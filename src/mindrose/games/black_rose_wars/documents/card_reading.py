"""Spells from documents: where every copy is, as far as it is said, and where those are that nothing names."""

from __future__ import annotations

import re
from typing import Final

from mindrose.games.black_rose_wars.components.content import NO_SCHOOL
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    DEFENCE,
    NOTHING,
    PREPARED,
    SIDES,
    SLOT_NAMES,
    SPELL_SLOTS,
    STATUSES,
    TRAP,
)
from mindrose.games.black_rose_wars.documents.holdings import in_game, in_zones
from mindrose.games.black_rose_wars.documents.sheet import LARGEST, REST_WORD, Sheet
from mindrose.games.black_rose_wars.rules.cards import everybody
from mindrose.games.black_rose_wars.state import FORGOTTEN, GRIMOIRE, HAND, LIBRARY, LOOKED_AT, MEMORIES
from mindrose.kernel.form import Document

BOARD_FIELDS: Final = {"spell", "side", "status", "known", "declared"}
SCHOOL_FIELDS: Final = {"deck", "discard"}
LAID: Final = re.compile(
    rf"(?P<spell>.+?)(?:\s+(?P<side>{'|'.join(SIDES)}))?(?:\s+(?P<status>{'|'.join(STATUSES)}))?", re.IGNORECASE
)


class CardReader:
    """Puts the spells of a document on the table of a sheet (IV-2)."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.table = sheet.table
        self.content = sheet.content
        self.names = sheet.content.spell_ids

    def read(self, seats: list[Document]) -> None:
        """The mages are known already: with them the personal spells that are played with."""
        for seat, entry in enumerate(seats):
            self.read_seat(seat, entry)
        self.read_common(seats)

    # Of a seat

    def read_seat(self, seat: int, entry: Document) -> None:
        piles = self.table.piles
        most = int(self.content.copies_in_all)
        for name in self.sheet.items(entry, "hand", most):
            card = self.card(name, 0)
            if card >= 0:
                piles.slip(HAND + seat, card | 1 << seat)
        for name in self.sheet.items(entry, "grimoire", most)[::-1]:
            self.put(GRIMOIRE + seat, self.card(name, 0))
        for name in self.sheet.items(entry, "memories", most)[::-1]:
            self.put(MEMORIES + seat, self.card(name, int(everybody(self.table))))
        for name in self.sheet.items(entry, "studied", most):
            self.put(LOOKED_AT + seat, self.sheet.find(name, self.names, "spell"))
        self.read_board(seat, self.sheet.mapping(entry, "board"))

    def put(self, pile: int, card: int) -> None:
        if card >= 0:
            self.table.piles.put(pile, card)

    def card(self, value: object, usual: int) -> int:
        return self.sheet.card(value, self.names, "spell", usual)

    def read_board(self, seat: int, slots: Document) -> None:
        """BR-2.2.1 `quick: brain-worm reverse activated`, or the same as a mapping; prepared on its main side."""
        self.sheet.check_names(slots, SLOT_NAMES, f"'board' of seat {seat}")
        for slot, name in enumerate(SLOT_NAMES):
            if slots.get(name) is not None:
                self.read_spell(SPELL_SLOTS * seat + slot, slots[name], f"{name!r} of seat {seat}")

    def read_spell(self, place: int, value: object, where: str) -> None:
        sheet, table = self.sheet, self.table
        found = LAID.fullmatch(value.strip()) if isinstance(value, str) else None
        if found is not None:
            value = {name: word for name, word in found.groupdict().items() if word is not None}
        entry = sheet.entry(value, BOARD_FIELDS, where)
        if "spell" not in entry:
            sheet.wrong(f"{where} names no spell; write 'some-spell', or 'some-spell reverse activated'")
            return
        spell = sheet.find(entry["spell"], self.names, "spell")
        if spell < 0:
            return
        table.spell[place] = spell
        table.side[place] = max(sheet.said(entry, "side", list(SIDES), 0, where), 0)
        table.status[place] = max(sheet.said(entry, "status", list(STATUSES), PREPARED, where), 0)
        table.known[place] = sheet.seats(entry, "known")
        table.declared[place] = sheet.number(entry, "declared", -1, LARGEST, NOTHING)
        waits = self.content.types[2 * spell + table.side[place]] in (DEFENCE, TRAP)
        if table.status[place] == ACTIVATED and not waits:
            sheet.wrong(
                f"{where}: {SIDES[table.side[place]]} of {self.names[spell]!r} is no trap or defence (BR-11.2.1)"
            )
        if table.declared[place] >= 0 and table.status[place] != ACTIVATED:
            sheet.wrong(f"{where} is declared, so it is activated (DC-S7)")

    # Of nobody

    def read_common(self, seats: list[Document]) -> None:
        """BR-2.3.3 The library and the forgotten spells: a deck is what is nowhere else unless it is said."""
        sheet, content, table = self.sheet, self.content, self.table
        library = sheet.mapping(sheet.document, "library")
        sheet.check_names(library, content.school_ids, "'library'", "school")
        decks: list[tuple[int, list[int], bool]] = []
        for school, word in enumerate(content.school_ids):
            entry = sheet.entry(library.get(word) or {}, SCHOOL_FIELDS, f"{word!r} of 'library'")
            pile = LIBRARY + 2 * school
            discard = self.of_school(entry.get("discard", []), school)[0]
            for spell in reversed(discard):
                table.piles.put(pile + 1, spell)
            decks.append((pile, *self.of_school(entry.get("deck", REST_WORD), school)))
        decks.append((FORGOTTEN, *self.forgotten(sheet.document.get("forgotten", REST_WORD))))
        gone = sheet.pile(sheet.document.get("removed") or [], self.names, "spell")[0]
        left = self.left([*gone, *(spell for _, cards, _ in decks for spell in cards)])
        self.read_reserves(seats, left)
        for pile, cards, rest in decks:
            below = self.rest_of(pile, left) if rest else []
            for spell in reversed(cards + below):
                table.piles.put(pile, spell)
        for spell, number in enumerate(left):
            if number > 0:
                told = f"let a deck end with {REST_WORD!r}, or name it in 'removed'"
                sheet.wrong(f"{number} of {self.names[spell]!r} are nowhere (IV-2): {told}")

    def of_school(self, value: object, school: int) -> tuple[list[int], bool]:
        cards, rest = self.sheet.pile(value, self.names, "spell")
        for spell in cards:
            if self.content.school_of[spell] != school:
                self.sheet.wrong(f"{self.names[spell]!r} is not of {self.content.school_ids[school]} (BR-2.3.3)")
        return cards, rest

    def forgotten(self, value: object) -> tuple[list[int], bool]:
        cards, rest = self.sheet.pile(value, self.names, "spell")
        for spell in cards:
            if spell < self.content.forgotten:
                self.sheet.wrong(f"{self.names[spell]!r} is no forgotten spell (BR-2.3.3)")
        return cards, rest

    def left(self, named: list[int]) -> list[int]:
        """IV-2 How many copies of every spell are not named yet, with those that are in the game no more."""
        left = [there - here for there, here in zip(in_game(self.table), in_zones(self.table), strict=True)]
        for spell in named:
            left[spell] -= 1
        for spell, number in enumerate(left):
            if number < 0:
                there = in_game(self.table)[spell]
                self.sheet.wrong(f"{self.names[spell]!r} occurs {there - number} times; there are {there} (IV-2)")
        return left

    def read_reserves(self, seats: list[Document], left: list[int]) -> None:
        """BR-3.1.11 Personal spells that nothing names are in the reserve."""
        for seat, entry in enumerate(seats):
            if self.table.mage[seat] >= 0:
                spell = int(self.content.personal_of[self.table.mage[seat]])
                spare = max(left[spell], 0)
                self.table.reserve[seat] = self.sheet.number(entry, "reserve", 0, spare, spare)
                left[spell] -= int(self.table.reserve[seat])

    def rest_of(self, pile: int, left: list[int]) -> list[int]:
        """The copies that nothing names of what belongs into a deck, in an order that the seed gives."""
        school = (pile - LIBRARY) // 2 if pile >= LIBRARY else NO_SCHOOL
        cards: list[int] = []
        for spell, number in enumerate(left):
            if self.content.school_of[spell] == school and (school != NO_SCHOOL or spell >= self.content.forgotten):
                cards += [spell] * max(number, 0)
                left[spell] = min(number, 0)
        return self.sheet.shuffled(cards)
