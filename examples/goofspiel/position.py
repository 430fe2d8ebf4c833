# mypyc: plain
"""The table as a document, and back: positions, and the views of the seats."""

from __future__ import annotations

from typing import Any

from goofspiel.rules import CHANGE, ROUNDS, SHOW, LayBids
from goofspiel.state import CARDS, NOTHING, ORDERS, SEATS, GoofspielTable, listed
from mindrose.kernel.documents import Document, questions_document
from mindrose.kernel.errors import BadPosition, shown
from mindrose.kernel.form import Form
from mindrose.kernel.machine import State
from mindrose.kernel.observing import Layout, Observer, Row, each, number, rows


def position(table: GoofspielTable) -> Document:
    """The whole table."""
    document = public_part(table)
    document["deck"] = list(table.deck)[table.round + 1 :]
    for seat, entry in enumerate(document["seats"]):
        entry["bid"] = int(table.bid(seat)) or None
    document["drawn"] = int(table.chance.drawn)
    return document


def view(table: GoofspielTable, seat: int | None) -> Document:
    """GO-4.1 What one seat sees (None: a spectator): of the bids not shown yet only the own one, and no deck."""
    document = public_part(table)
    document["seat"] = seat
    document["prize"] = None if table.finished() else int(table.prize())
    document["deck"] = int(table.cards) - len(document["prizes"])
    document["question"] = questions_document(table, seat)
    if seat is not None:
        document["seats"][seat]["bid"] = int(table.bid(seat)) or None
    return document


NUMBERS = range(1, CARDS + 1)
SEAT = Layout(each("unspent", NUMBERS), number("points", sum(NUMBERS), 1), number("ready"))
OBSERVATION = Layout(
    each("order", ORDERS),
    each("prize", NUMBERS),
    each("ahead", NUMBERS),
    each("bid", NUMBERS),
    rows("seat", range(SEATS), SEAT),
)


class GoofspielObserver(Observer):
    """A view as numbers; the own seat is the first, one that nobody has is all zeros."""

    def __init__(self) -> None:
        super().__init__(OBSERVATION)

    def write(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, GoofspielTable)
        row.one_of(ORDERS.index(state.options["order"]), len(ORDERS))
        row.one_of(-1 if state.finished() else state.prize() - 1, CARDS)
        row.bits(state.ahead() >> 1, CARDS)
        row.one_of(state.bid(seat) - 1, CARDS)
        for steps in range(SEATS):
            if steps < state.players:
                write_seat(state, (seat + steps) % state.players, row)
            else:
                row.skip(SEAT.size)


def write_seat(table: GoofspielTable, seat: int, row: Row) -> None:
    row.bits(table.unspent(seat) >> 1, CARDS)
    row.number(table.points(seat))
    row.flag(table.bid(seat) != NOTHING)


def public_part(table: GoofspielTable) -> Document:
    return {
        "game": "goofspiel",
        "players": int(table.players),
        "options": dict(table.options),
        "prizes": list(table.deck)[: table.round + 1],
        "seats": [public_seat(table, seat) for seat in range(table.players)],
    }


def public_seat(table: GoofspielTable, seat: int) -> Document:
    return {
        "bids": [int(table.bids[number * table.players + seat]) for number in range(table.round)],
        "unspent": listed(table.unspent(seat)),
        "points": int(table.points(seat)),
        "ready": table.bid(seat) != NOTHING,
    }


class Reader(Form):
    """Lays out the table of a position or a view, notes what it does not say, and says what is wrong."""

    def __init__(self, table: GoofspielTable, document: Document) -> None:
        super().__init__()
        self.table = table
        self.hidden: list[int] = []  # prizes somewhere in the deck
        self.secret: list[int] = []  # seats with an unseen bid
        seats = document.get("seats", [{}] * table.players)
        if len(seats) != table.players or not all(isinstance(entry, dict) for entry in seats):
            raise BadPosition([f"'seats' is a list of {table.players} mappings, each with bids"])
        self.read_rounds([self.cards(entry.get("bids", []), "'bids'") for entry in seats])
        self.read_deck(document.get("prizes", []), document.get("deck", []))
        if not table.finished():
            self.read_bids(seats)
        table.chance.drawn = self.drawn(document)
        self.stop_if_wrong()

    def cards(self, numbers: Any, where: str) -> list[int]:
        most = int(self.table.cards)
        known = isinstance(numbers, list) and all(type(card) is int and 1 <= card <= most for card in numbers)
        if known and len(set(numbers)) == len(numbers):
            return list(numbers)
        self.wrong(f"{where} is a list of different cards from 1 to {most}, not {shown(numbers)}")
        return []

    def read_rounds(self, bids: list[list[int]]) -> None:
        """GO-2.4 The bids of the rounds that are over."""
        if len({len(row) for row in bids}) > 1:
            self.wrong("every seat has as many 'bids'; the card of a round that is not over is its 'bid'")
            return
        for row in zip(*bids, strict=True):
            for seat, card in enumerate(row):
                self.table.lay(seat, card)
            self.table.round += 1

    def read_deck(self, prizes: Any, deck: Any) -> None:
        """GO-1.2 The prizes that were turned, then the deck; a view says only how many it has."""
        table = self.table
        unseen = type(deck) is int
        order = self.cards(prizes, "'prizes'") + ([] if unseen else self.cards(deck, "'deck'"))
        rest = [card for card in range(1, int(table.cards) + 1) if card not in order]
        falling = table.options["order"] == "descending"
        rest.sort(reverse=falling)
        if len(order) + len(rest) != table.cards:
            self.wrong("a prize is turned, or it is in the deck")
            return
        order += rest
        if table.options["order"] != "random" and order != sorted(order, reverse=falling):
            self.wrong(f"the prizes do not come in {table.options['order']} order")
        if unseen:
            self.hidden = rest
        for i, card in enumerate(order):
            table.deck[i] = card

    def read_bids(self, seats: list[Document]) -> None:
        """GO-2.2 The round that is not over: every seat has its branch, and whoever has bid is past the first step."""
        table = self.table
        frame = table.push(ROUNDS, 0)
        frame.at = SHOW
        LayBids().run(table, frame)
        for seat, entry in enumerate(seats):
            bid = self.cards([] if entry.get("bid") is None else [entry["bid"]], "'bid'")
            if bid and not (table.hand(seat) >> bid[0]) & 1:
                self.wrong(f"seat {seat} has laid its 'bid' {bid[0]} before")
            elif bid:
                table.lay(seat, bid[0])
            elif entry.get("ready") is True:
                self.secret.append(seat)
            if bid or seat in self.secret:
                table.stack.branches[seat].frames[0].at = CHANGE
