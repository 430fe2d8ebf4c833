"""Bidding: a game of one secret decision, with a command inside it that has parts.

BI-1 All at once and in secret, everybody bids or passes. A bid is put together: its height, then its seal.
BI-2 That somebody has sealed a bid is seen at once, its height when all have decided; until then it may be changed.
BI-3 The highest bid wins, alone or with equals; where nobody bids, nobody wins.
"""

from __future__ import annotations

from typing import Final

from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.documents import questions_document, stack_document
from mindrose.kernel.events import Event, EventKind, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.game import Document, Game, Outcome, Value
from mindrose.kernel.ints import i64
from mindrose.kernel.kinds import NUMBER, SHARED, Kinds
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.registry import Listing

PASS: Final = 0
BID: Final = 1
SEAL: Final = 2
CHANGE: Final = 3
HEIGHT: Final = 4  # + 1 to 3
SIZE: Final = 8

LISTING: Final = Listing("bidding", "tests.server.bidding:Bidding")

SEALED: Final = 0
SHOWN: Final = 1

NOT_ASKED: Final = reason("E_ILLEGAL", "BI-1")


class BiddingTable(State):
    """The bids; 0 is none."""

    def __init__(self, players: i64, chance: Chance, journal: Journal[Event] | None) -> None:
        super().__init__(players, chance, journal)
        self.bids = filled(0, players)

    def blank(self) -> BiddingTable:
        return BiddingTable(self.players, self.chance, None)

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, BiddingTable)
        self.bids = each.row(self.bids, other.bids)


class AskAll(Step[BiddingTable]):
    """BI-1 Everybody decides at the same time."""

    def run(self, table: BiddingTable, frame: Frame) -> None:
        table.fork(DECIDING, self.owners(table, frame))

    def owners(self, table: BiddingTable, frame: Frame) -> list[int]:
        return list(range(table.players))

    def begins(self, table: BiddingTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is DECIDING


class Ask(Question[BiddingTable]):
    """All that it asks for is legal."""

    def why_not(self, table: BiddingTable, frame: Frame, answer: i64) -> i64:
        return NONE if self.among is not None and answer in self.among else NOT_ASKED


class Decide(Ask):
    """BI-1 Bid or pass."""

    def answer(self, table: BiddingTable, frame: Frame, answer: i64) -> None:
        if answer == BID:
            table.push(BIDDING, frame.seat)

    def begins(self, table: BiddingTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is BIDDING

    def choice(self, table: BiddingTable, frame: Frame, answer: int) -> Choice:
        return Choice("bid" if answer == BID else "pass", {})


class Height(Ask):
    """BI-1 How much."""

    def answer(self, table: BiddingTable, frame: Frame, answer: i64) -> None:
        frame.slots[0] = answer - HEIGHT

    def choice(self, table: BiddingTable, frame: Frame, answer: int) -> Choice:
        return Choice("height", {"number": answer - HEIGHT})


class Seal(Ask):
    """BI-1 The bid is looked at once more."""

    def answer(self, table: BiddingTable, frame: Frame, answer: i64) -> None:
        pass

    def choice(self, table: BiddingTable, frame: Frame, answer: int) -> Choice:
        return Choice("seal", {})


class Put(Step[BiddingTable]):
    """BI-2 Everybody sees that there is a bid, not which."""

    def run(self, table: BiddingTable, frame: Frame) -> None:
        table.bids[frame.seat] = frame.slots[0]
        table.tell(SEALED, frame.seat)


class Change(Ask):
    """BI-2 A decision may be changed while others think."""

    def answer(self, table: BiddingTable, frame: Frame, answer: i64) -> None:
        table.bids[frame.seat] = 0
        frame.back_to(Decide)

    def choice(self, table: BiddingTable, frame: Frame, answer: int) -> Choice:
        return Choice("change", {})


class Show(Step[BiddingTable]):
    """BI-2 The bids are opened."""

    def run(self, table: BiddingTable, frame: Frame) -> None:
        for seat in range(table.players):
            table.tell(SHOWN, seat, table.bids[seat])


DECIDING: Final = Program(
    "deciding",
    "BI-1",
    [
        Decide("decide", "BI-1", hidden=True, among=range(PASS, BID + 1)),
        Change("change", "BI-2", hidden=True, resting=True, among=range(CHANGE, CHANGE + 1)),
    ],
)
BIDDING: Final = Program(
    "bidding",
    "BI-1",
    draft=[
        Height("height", "BI-1", among=range(HEIGHT + 1, SIZE)),
        Seal("seal", "BI-1", hidden=True, among=range(SEAL, SEAL + 1)),
    ],
    steps=[Put()],
    slots=("height",),
)
AUCTION: Final = Program("auction", "BI-1", [AskAll(), Show()])


class Bidding(Game):
    """The game."""

    id = "bidding"
    title = "Bidding"
    rules_version = "bidding-1"
    players_min = 2
    players_max = 3
    actions = SIZE
    parameters = []
    programs = [AUCTION, DECIDING, BIDDING]
    events = [EventKind("sealed", ("seat",), rule="BI-2"), EventKind("shown", ("seat", "height"), rule="BI-2")]

    def content(self, pack: str = "") -> Document:
        return {}

    def kinds(self, pack: str = "") -> Kinds:
        return {**SHARED, "height": NUMBER}

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> BiddingTable:
        table = BiddingTable(players, chance, journal)
        table.start(AUCTION)
        return table

    def view(self, state: State, seat: int | None) -> Document:
        assert isinstance(state, BiddingTable)
        bids = [int(bid) if state.over or other == seat else None for other, bid in enumerate(state.bids)]
        document: Document = {"game": self.id, "players": int(state.players), "seat": seat, "bids": bids}
        document["stack"] = stack_document(state.stack, seat, whole=False)
        document["question"] = questions_document(state, seat)
        return document

    def outcome(self, state: State) -> Outcome:
        """BI-3 The highest bid, if there is any."""
        assert isinstance(state, BiddingTable)
        bids = [int(bid) for bid in state.bids]
        winners = [seat for seat, bid in enumerate(bids) if bid and bid == max(bids)]
        return Outcome(winners, "bids", "BI-3", [[bid] for bid in bids])
