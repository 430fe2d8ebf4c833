"""A document becomes a table at a question: what is left open is dealt, and the running programs go on."""

from __future__ import annotations

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.documents.reading import VIEW_FIELDS, Reader
from mindrose.games.cerebria.options import Settings
from mindrose.games.cerebria.rules.cards import turn_up
from mindrose.games.cerebria.rules.turn import GAME, TURN, Menu, NextPlayer
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.form import Document
from mindrose.kernel.programs import Program
from mindrose.kernel.resuming import Resuming


def build(
    document: Document, content: Content, settings: Settings, players: int, programs: list[Program], chance: Chance,
    journal: Journal[Event] | None,
) -> Cerebria:  # fmt: skip
    """The table of a position written by hand or printed before; what is not said is at a sensible default."""
    reader = Reader(document, content, settings, players, chance)
    reader.refuse_view(document, VIEW_FIELDS)
    table = reader.read()
    reader.dealing.deal(table, chance)
    reader.stop_if_wrong()
    return CerebriaResuming(table, document, programs).resume(reader, journal, asked=True)


class CerebriaResuming(Resuming[Cerebria]):
    """The running programs of a table: those of its document, else the active player's turn."""

    def __init__(self, table: Cerebria, document: Document, programs: list[Program]) -> None:
        super().__init__(table, document, programs, GAME)

    def over(self) -> bool:
        return self.table.winner >= 0

    def put(self) -> None:
        super().put()
        if "stack" not in self.document:
            for seat in range(self.table.players):
                turn_up(self.table, seat)

    def begin(self) -> None:
        self.table.push(GAME, 0).at = GAME.place(NextPlayer)
        self.table.push(TURN, self.table.active).at = TURN.place(Menu)
