"""A table from its document: positions written by hand or printed before, and the views that bots imagine from."""

from __future__ import annotations

import re
from typing import Any, Final

from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.components.things import ABILITIES, BASE, PLACES, POLARITIES, REASONS, TYPES
from mindrose.games.cerebria_cards.documents.position import ARRIVALS
from mindrose.games.cerebria_cards.options import Settings
from mindrose.games.cerebria_cards.state import (
    DECK,
    DISCARD,
    HAND,
    IMPULSE,
    NOTHING,
    READY,
    STACK,
    CardTable,
    empty_table,
)
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import meant, shown
from mindrose.kernel.form import Document, Form
from mindrose.kernel.ints import i64

REST: Final = "rest"
FIELDS: Final = {
    "game", "players", "options", "cycle", "mood", "starter", "active", "actions", "used", "supply", "seats",
    "impulses", "stacks", "deck", "discard", "stack", "drawn", "winners", "reason", "question", "seat",
    "forecast", "refills", "uses", "removal",
}  # fmt: skip
SEAT_FIELDS: Final = {"hand", "mindset", "scored", "gain", "vibes", "ready"}


class Reader(Form):
    """Builds a table from a document, card by card, and collects what is wrong with it."""

    def __init__(self, document: Document, cards: Cards, settings: Settings, players: int, chance: Chance) -> None:
        super().__init__()
        self.document = document
        self.cards = cards
        self.left = [int(cards.copies[card]) for card in range(TYPES)]
        self.table = empty_table(players, cards, settings, chance, None)
        self.unknown: list[tuple[int, int]] = []  # pile and number of cards that are not named
        self.rest: list[int] = []  # piles that take what is left

    def read(self) -> CardTable:
        """Everything but the running programs and the unnamed cards."""
        self.check_names(self.document, FIELDS, "the position")
        self.read_numbers()
        self.read_seats()
        self.read_market()
        self.read_supply()
        self.stop_if_wrong()
        return self.table

    def read_numbers(self) -> None:
        table, document = self.table, self.document
        table.cycle = self.number(document, "cycle", 1, table.settings.max_cycles, 1)
        table.mood = max(self.index(document.get("mood", "bliss"), POLARITIES, "'mood'"), 0)
        table.active = self.number(document, "active", 0, table.players - 1, 0)
        table.starter = self.number(document, "starter", 0, table.players - 1, int(table.active))
        table.actions = self.number(document, "actions", 0, table.settings.actions, int(table.settings.actions))
        table.used = self.flags(document, "used", ABILITIES)
        for seat in self.items(document, "winners", int(table.players)):
            table.winners |= 1 << self.number({"winners": seat}, "winners", 0, table.players - 1, 0)
        said = document.get("reason") is not None
        if said:
            table.reason = self.index(document["reason"], REASONS, "'reason'")
        if (table.winners != 0) != said:
            self.wrong("'winners' and 'reason' belong together: a game that is over has both")

    def read_seats(self) -> None:
        seats = self.items(self.document, "seats", int(self.table.players))
        for seat in range(self.table.players):
            entry = seats[seat] if seat < len(seats) else {}
            if not isinstance(entry, dict):
                self.wrong(f"seat {seat} is a mapping of {', '.join(sorted(SEAT_FIELDS))}, not {shown(entry)}")
                continue
            self.check_names(entry, SEAT_FIELDS, f"seat {seat}")
            self.read_mindset(seat, self.items(entry, "mindset", PLACES))
            self.read_hand(seat, entry.get("hand", []))
            scored = self.mapping(entry, "scored")
            for number, word in enumerate(POLARITIES):
                self.table.scored[2 * seat + number] = self.number(scored, word, 0, 10_000, 0)
            self.table.gains[seat] = self.number(entry, "gain", 0, 10_000, 0)

    def read_mindset(self, seat: int, emotions: list[Any]) -> None:
        if sum(text is not None for text in emotions) > self.table.settings.mindset_cap:
            self.wrong(f"seat {seat} has more emotions than {self.table.settings.mindset_cap} (CC-5.3)")
        for place, text in enumerate(emotions):
            if text is not None:
                self.read_emotion(seat * PLACES + place, str(text))

    def read_emotion(self, place: int, text: str) -> None:
        """`Valor f2`, `Valor+Brightness-Y f2 a1 fresh`; fragments that are not named are all there."""
        found = re.fullmatch(
            r"([^+]+?)(?:\+(\S+))?(?:\s+f(\d{1,3}))?(?:\s+a(\d{1,3}))?(\s+fresh|\s+received)?", text.strip()
        )
        if found is None:
            self.wrong(f"{shown(text)} is not an emotion; write 'Valor f2' or 'Valor+Brightness-Y f2 a1 fresh'")
            return
        table = self.table
        card = self.card(found[1])
        base = self.card(found[2]) if found[2] else NOTHING
        if card < 0 or (found[2] and base < 0):
            return
        if base >= 0 and (self.cards.kind[base] != BASE or self.cards.kind[card] == BASE):
            self.wrong(f"{shown(text)}: a base card lies below a mild or strong one (CC-5.18)")
            return
        table.card[place] = card
        table.base[place] = base
        table.fresh[place] = ARRIVALS.index(f" {found[5].strip()}") if found[5] else READY
        slots, locks = int(table.fragment_slots(place)), int(table.absorb_slots(place))
        table.fragments[place] = int(found[3]) if found[3] else slots
        table.absorbed[place] = int(found[4]) if found[4] else 0
        if table.fragments[place] > slots or table.absorbed[place] > locks:
            self.wrong(f"{shown(text)} has {slots} fragment slots and {locks} absorb slots (CC-1.3)")
        mixed = base >= 0 and self.cards.polarity[base] != self.cards.polarity[card]
        if mixed and not table.settings.mixed_fusion:
            self.wrong(f"{shown(text)}: base and top have one polarity at this table (CC-5.17)")
        if mixed and table.absorbed[place] and not table.settings.drain_into_fused_absorb:
            self.wrong(f"{shown(text)}: a base card of the other polarity never absorbs (CC-5.17)")

    def read_hand(self, seat: int, value: object) -> None:
        """A list of names, a number of unnamed cards, `rest`, or `{count, known}` as views have it."""
        if isinstance(value, dict):
            seen = self.document.get("seat") is not None
            seers = 1 << self.number(self.document, "seat", 0, self.table.players - 1, 0) if seen else 0
            known = self.items(value, "known", 96)
            for name in known:
                self.hold(seat, str(name), seers)
            self.unknown.append((HAND + seat, self.number(value, "count", len(known), 96, len(known)) - len(known)))
        elif isinstance(value, list):
            for text in value:
                name, _, seers_text = str(text).partition(" seen by ")
                marks = {mark.strip() for mark in seers_text.split(",") if seers_text}
                if not marks <= {str(other) for other in range(self.table.players)}:
                    self.wrong(f"{shown(text)} is seen by seats, as in 'Courage seen by 0,1'")
                    continue
                self.hold(seat, name, sum(1 << int(mark) for mark in marks))
        else:
            self.pile(HAND + seat, value, f"the hand of seat {seat}")

    def hold(self, seat: int, name: str, seers: int) -> None:
        card = self.card(name)
        if card >= 0:
            self.table.gain(seat, card, seers)

    def card(self, name: str) -> int:
        card = self.cards.find(name)
        if card < 0:
            self.wrong(f"there is no card {shown(name)}{meant(name, self.cards.ids)}")
        elif self.left[card] == 0:
            self.wrong(f"{shown(name)} occurs more often than there are copies")
            return NOTHING
        else:
            self.left[card] -= 1
        return card

    def read_market(self) -> None:
        columns = int(self.table.settings.columns)
        impulses = self.items(self.document, "impulses", columns)
        for column in range(columns):
            named = impulses[column] if column < len(impulses) else REST
            if named == REST:
                self.unknown.append((IMPULSE + column, 1))
            elif named is not None:
                self.pile(IMPULSE + column, [named], "'impulses'")
        stacks = self.items(self.document, "stacks", columns)
        full = int(self.table.players + self.table.settings.stack_extra)
        for column in range(columns):
            stack = stacks[column] if column < len(stacks) else full
            if (len(stack) if isinstance(stack, list) else stack) not in range(full + 1):
                self.wrong(f"a stack holds at most {full} cards, or is a list of them (CC-2.3); not {shown(stack)}")
                continue
            self.pile(STACK + column, stack, "'stacks'")
        self.pile(DISCARD, list(reversed(discards)) if isinstance(discards := self.document.get("discard", []), list)
                  else discards, "'discard'")  # fmt: skip
        self.pile(DECK, self.document.get("deck", REST), "'deck'")

    def pile(self, pile: int, value: object, where: str) -> None:
        """A pile as a list of names from the top, as a number of unnamed cards, or as the rest."""
        if value == REST:
            self.rest.append(pile)
        elif isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            self.unknown.append((pile, value))
        elif isinstance(value, list):
            for name in reversed(value):
                card = self.card(str(name))
                if card >= 0:
                    self.table.piles.put(pile, card)
        else:
            self.wrong(f"{where}: a list of cards, a number, or {REST!r}, not {shown(value)}")

    def read_supply(self) -> None:
        """CC-1.9 By default what is not on the table; a supply that is said must be at most that."""
        table = self.table
        given = self.mapping(self.document, "supply")
        for number, word in enumerate(POLARITIES):
            out = sum(int(table.scored[2 * seat + number]) for seat in range(table.players))
            for place in range(table.players * PLACES):
                if table.card[place] >= 0:
                    out += int(table.fragments[place]) if self.cards.polarity[table.card[place]] == number else 0
                    out += int(table.absorbed[place]) if table.absorbing_polarity(place) == number else 0
            left = int(table.settings.supply[number]) - out
            if left < 0:
                self.wrong(f"there are {out} {word} fragments on the table, more than exist (CC-12.1)")
            elif given.get(word) is None:
                table.supply[number] = left
            else:
                table.supply[number] = self.number(given, word, 0, max(left, 0), left)

    def pool(self) -> list[int]:
        """The cards that nothing names yet."""
        return [card for card in range(TYPES) for _ in range(self.left[card])]

    def check_pool(self) -> None:
        wanted = sum(number for _, number in self.unknown)
        there = sum(self.left)
        if len(self.rest) > 1:
            self.wrong(f"only one pile can be the {REST!r}")
        if wanted > there:
            self.wrong(f"{wanted} unnamed cards are asked for, but only {there} cards are left (CC-1.9)")
        if wanted < there and not self.rest:
            self.wrong(f"{there - wanted} cards are nowhere: let one pile be {REST!r} (CC-1.9)")
        self.stop_if_wrong()


def deal(table: CardTable, pool: list[int], unknown: list[tuple[int, int]], rest: list[int]) -> None:
    """Puts unnamed cards into the piles that ask for them, below what is named; the rest goes where it should."""
    next_card = 0
    for pile, number in unknown:
        for _ in range(number):
            put(table, pile, pool[next_card])
            next_card += 1
    for pile in rest:
        for card in pool[next_card:]:
            put(table, pile, card)


def put(table: CardTable, pile: i64, card: i64) -> None:
    if pile >= HAND:
        table.gain(pile - HAND, card, 0)
    else:
        table.piles.put(pile, card)
