"""Goofspiel as one object: name, players, options, new tables, views."""

from __future__ import annotations

from goofspiel import position as positions
from goofspiel.imagination import GoofspielWorlds
from goofspiel.judgement import GoofspielJudge
from goofspiel.rules import BID, EVENTS, KINDS, ROUNDS, deal
from goofspiel.state import CARDS, ORDERS, SEATS, GoofspielTable, empty_table
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.errors import BadPosition, Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.game import Document, Game, Outcome, Parameter, Value
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.machine import State


class Goofspiel(Game):
    """Bidding for prizes in secret, for two to four players (GO-1.1)."""

    id = "goofspiel"
    title = "Goofspiel"
    rules_version = "goofspiel-1"
    players_min = 2
    players_max = SEATS
    actions = CARDS + 1
    parameters = [
        Parameter("cards", CARDS, "GO-1.1", 2, CARDS),
        Parameter("order", ORDERS[0], "GO-1.2", words=ORDERS),
    ]
    programs = [ROUNDS, BID]
    events = EVENTS

    def content(self, pack: str = "") -> Document:
        return {"cards": [str(card) for card in range(1, CARDS + 1)]}

    def kinds(self, pack: str = "") -> Kinds:
        return KINDS

    def players_rule(self) -> str:
        return "GO-1.1"

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> GoofspielTable:
        return deal(empty_table(players, options, chance, journal))

    def position(self, state: State) -> Document:
        return positions.position(table_of(state))

    def view(self, state: State, seat: int | None) -> Document:
        return positions.view(table_of(state), seat)

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> GoofspielTable:
        reader = self.reader(document, Chance(key_of(seed)), journal)
        if reader.hidden or reader.secret:
            raise BadPosition(["a position names every bid and the deck; this looks like a view"])
        reader.table.proceed(reader.table.stack)
        return reader.table

    def imagine(self, view: Document) -> GoofspielWorlds:
        reader = self.reader(view, QuickChance(0), None)
        return GoofspielWorlds(reader.table, reader.hidden, reader.secret)

    def reader(self, document: Document, chance: Chance, journal: Journal[Event] | None) -> positions.Reader:
        options = self.checked_options(dict(document.get("options") or {}))
        return positions.Reader(empty_table(self.players_of(document), options, chance, journal), document)

    def observer(self) -> positions.GoofspielObserver:
        return positions.GoofspielObserver()

    def judge(self) -> GoofspielJudge:
        return GoofspielJudge()

    def outcome(self, state: State) -> Outcome:
        """GO-3.2 Whoever has the most points wins."""
        table = table_of(state)
        points = [int(table.points(seat)) for seat in range(table.players)]
        winners = [seat for seat in range(table.players) if points[seat] == max(points)]
        return Outcome(winners, "most_points", "GO-3.2", [[number] for number in points])

    def foreign(self, state: State, seat: int, answer: int) -> Refusal:
        return Refusal("E_NOT_ACTIVE", "GO-2.2")

    def finished(self) -> Refusal:
        return Refusal("E_GAME_OVER", "GO-3.1")


def table_of(state: State) -> GoofspielTable:
    assert isinstance(state, GoofspielTable)
    return state
