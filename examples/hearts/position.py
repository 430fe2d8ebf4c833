# mypyc: plain
"""The table as a document, and back: positions, and the views of the seats."""

from __future__ import annotations

from typing import Any

from hearts.cards import CARDS, CLUBS, NAMES, SUITS, TWO_OF_CLUBS, lowest, names, size
from hearts.rules import DEAL, EXCHANGE, PASSING, PLAY
from hearts.state import DIRECTIONS, HAND, LAID, PASSED, SEATS, TAKEN, VOID, HeartsTable
from mindrose.kernel.documents import Document, questions_document
from mindrose.kernel.errors import BadPosition, shown
from mindrose.kernel.form import Form
from mindrose.kernel.machine import State
from mindrose.kernel.observing import Layout, Observer, Row, each, rows


def position(table: HeartsTable) -> Document:
    """The whole table."""
    document = public_part(table)
    for seat, entry in enumerate(document["seats"]):
        entry["hand"] = names(table.piles[HAND + seat])
        entry["passed"] = names(table.piles[PASSED + seat])
    document["drawn"] = int(table.chance.drawn)
    return document


def view(table: HeartsTable, seat: int | None) -> Document:
    """HE-4.1 What one seat sees (None: a spectator); of what it does not see, the number."""
    document = public_part(table)
    document["seat"] = seat
    document["question"] = questions_document(table, seat)
    for other, entry in enumerate(document["seats"]):
        hand, passed = table.piles[HAND + other], table.piles[PASSED + other]
        if other == seat:
            entry["hand"] = names(hand)
        else:
            entry["hand"] = {"count": int(size(hand)), "known": names(table.known(seat, other))}
        received = table.leader >= 0 and table.receiver(other) == seat
        entry["passed"] = names(passed) if other == seat or received else int(size(passed))
    return document


SEAT = Layout(each("hand", NAMES), each("laid", NAMES), each("taken", NAMES), each("void", NAMES))
OBSERVATION = Layout(
    each("passed", NAMES),
    each("trick", NAMES),
    rows("seat", range(SEATS), SEAT),
    each("pass", DIRECTIONS),
    each("leader", range(SEATS)),
)


class HeartsObserver(Observer):
    """A view as numbers; the own seat is the first, the others follow as they sit."""

    def __init__(self) -> None:
        super().__init__(OBSERVATION)

    def write(self, state: State, seat: int, row: Row) -> None:
        assert isinstance(state, HeartsTable)
        row.bits(state.piles[PASSED + seat], CARDS)
        row.bits(state.union(LAID) & ~state.union(TAKEN), CARDS)
        for steps in range(SEATS):
            write_seat(state, seat, (seat + steps) % SEATS, row)
        row.one_of(state.direction, SEATS)
        row.one_of((state.leader - seat) % SEATS if state.leader >= 0 else -1, SEATS)


def write_seat(table: HeartsTable, seat: int, other: int, row: Row) -> None:
    row.bits(table.piles[HAND + other] if other == seat else table.known(seat, other), CARDS)
    for pile in (LAID, TAKEN, VOID):
        row.bits(table.piles[pile + other], CARDS)


def public_part(table: HeartsTable) -> Document:
    return {
        "game": "hearts",
        "players": SEATS,
        "options": dict(table.settings.options),
        "pass": DIRECTIONS[table.direction],
        "leader": int(table.leader) if table.leader >= 0 else None,
        "trick": [NAMES[card] for card in table.lying()],
        "seats": [public_seat(table, seat) for seat in range(SEATS)],
    }


def public_seat(table: HeartsTable, seat: int) -> Document:
    return {
        "laid": names(table.piles[LAID + seat]),
        "taken": names(table.piles[TAKEN + seat]),
        "void": [word for suit, word in enumerate(SUITS) if (table.piles[VOID + seat] >> suit) & 1],
        "points": int(table.points(seat)),
    }


class Reader(Form):
    """Lays out the table of a position or a view, counts the cards that it does not name, and says what is wrong."""

    def __init__(self, table: HeartsTable, document: Document) -> None:
        super().__init__()
        self.table = table
        self.in_hand = [0] * SEATS  # unnamed cards
        self.in_pass = [0] * SEATS
        seats = document.get("seats")
        if not isinstance(seats, list) or len(seats) != SEATS or not all(isinstance(seat, dict) for seat in seats):
            raise BadPosition([f"'seats' is a list of {SEATS} mappings, each with a hand"])
        table.direction = self.one_of(DIRECTIONS, document.get("pass", "hold"), "'pass'")
        table.leader = self.one_of((None, 0, 1, 2, 3), document.get("leader"), "'leader'") - 1
        table.chance.drawn = self.drawn(document)
        for seat, entry in enumerate(seats):
            self.read_seat(seat, entry)
        self.read_trick()
        self.check_hands()
        self.stop_if_wrong()
        self.put_frames()

    def read_seat(self, seat: int, entry: Document) -> None:
        hand, passed = entry.get("hand", []), entry.get("passed", [])
        if isinstance(hand, dict):
            self.in_hand[seat] = self.number(hand, "count", 0, CARDS, 0) - len(hand.get("known", []))
            hand = hand.get("known", [])
        if isinstance(passed, int):
            self.in_pass[seat] = passed
            passed = []
        piles = self.table.piles
        piles[HAND + seat] = self.cards(hand)
        piles[PASSED + seat] = self.cards(passed)
        piles[LAID + seat] = self.cards(entry.get("laid", []))
        piles[TAKEN + seat] = self.cards(entry.get("taken", []))
        piles[VOID + seat] = sum(CLUBS << self.one_of(tuple(SUITS), suit, "'void'") for suit in entry.get("void", []))
        self.table.played += size(piles[LAID + seat])

    def cards(self, listed: Any) -> int:
        cards = 0
        for name in listed if isinstance(listed, list) else [listed]:
            cards |= 1 << self.one_of(tuple(NAMES), name, "a card")
        return cards

    def one_of(self, known: tuple[str | int | None, ...], value: Any, where: str) -> int:
        if value in known:
            return known.index(value)
        self.wrong(f"{where} is one of {', '.join(map(str, known))}, not {shown(value)}")
        return 0

    def read_trick(self) -> None:
        """HE-2.2 The running trick: what the seats from the leader on have laid and nobody has taken."""
        table = self.table
        rounds, lying = divmod(int(table.played), SEATS)
        wrong = sum(size(table.piles[TAKEN + seat]) for seat in range(SEATS)) != rounds * SEATS
        for i in range(SEATS):
            laid = table.piles[LAID + (table.leader + i) % SEATS]
            left = laid & ~table.union(TAKEN)
            table.trick[i] = lowest(left)
            more = 1 if i < lying else 0
            wrong = wrong or size(laid) != rounds + more or size(left) != more
        if wrong or (table.played and table.leader < 0):
            self.wrong("the seats have laid a card for every trick, and each is taken or in the last trick")

    def check_hands(self) -> None:
        """HE-1.1, HE-1.3 Every card is in one place, and cards are passed in turn."""
        table, piles = self.table, self.table.piles
        passing = table.leader < 0
        passed = [size(piles[PASSED + seat]) + self.in_pass[seat] for seat in range(SEATS)]
        for seat in range(SEATS):
            number = size(piles[HAND + seat]) + self.in_hand[seat] + size(piles[LAID + seat])
            if number + (passed[seat] if passing else 0) != 13:
                self.wrong(f"seat {seat} has not thirteen cards, those counted that it has laid")
            if piles[HAND + seat] & piles[VOID + seat]:
                self.wrong(f"seat {seat} has cards of a suit that it could not follow")
            receiver = table.receiver(seat)
            if not passing and piles[PASSED + seat] & ~(piles[HAND + receiver] | piles[LAID + receiver]):
                self.wrong(f"seat {receiver} has not got all the cards that seat {seat} passed")
        chosen = sum(passed) if passing else 12
        in_turn = [min(3, max(0, chosen - 3 * seat)) if table.direction else 0 for seat in range(SEATS)]
        if passed != in_turn:
            self.wrong("the seats pass three cards each, seat 0 first")
        named = table.union(HAND) | table.union(LAID) | table.union(PASSED)
        if size(named) + sum(self.in_hand) + (sum(self.in_pass) if passing else 0) != CARDS:
            self.wrong("a card is in two places, or nowhere")
        if not passing and not table.played and not piles[HAND + table.leader] & TWO_OF_CLUBS:
            self.wrong("the first leader has the two of clubs")

    def put_frames(self) -> None:
        table = self.table
        if table.played == CARDS:
            return
        frame = table.push(DEAL, 0)
        if table.leader >= 0:
            frame.at = PLAY
        elif table.direction:
            frame.at = EXCHANGE
            for seat in range(SEATS - 1, -1, -1):
                table.push(PASSING, seat).at = size(table.piles[PASSED + seat]) + self.in_pass[seat]
