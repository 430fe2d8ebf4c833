"""A document becomes a table at a question: what is left open is dealt, and the running programs go on."""

from __future__ import annotations

from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.components.things import TYPES
from mindrose.games.cerebria_cards.documents.reading import Reader, deal
from mindrose.games.cerebria_cards.options import Settings, check_cards_suffice
from mindrose.games.cerebria_cards.rules.turn import CYCLE, GAME, TURN, Menu, NextPlayer
from mindrose.games.cerebria_cards.state import IMPULSE, CardTable
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.form import Document
from mindrose.kernel.programs import Program
from mindrose.kernel.resuming import Resuming


def build(
    document: Document, cards: Cards, settings: Settings, players: int, programs: list[Program], chance: Chance,
    journal: Journal[Event] | None,
) -> CardTable:  # fmt: skip
    """The table of a position written by hand or printed before; what is not said is at a sensible default."""
    check_cards_suffice(players, settings, sum(int(cards.copies[card]) for card in range(TYPES)))
    reader = Reader(document, cards, settings, players, chance)
    table = reader.read()
    reader.check_pool()
    deal(table, chance.shuffled(reader.pool()), reader.unknown, reader.rest)
    reader.stop_if_wrong()
    try:
        CardResuming(table, document, programs).resume(reader, journal, asked=False)
    except (AssertionError, IndexError, LookupError, OverflowError, ValueError):
        raise BadPosition(["'stack' does not fit what lies on the table"]) from None
    check_question(table)
    return table


def check_question(table: CardTable) -> None:
    """CC-1.11 Somebody is asked something, and no column is empty then but before the hands are trimmed."""
    waiting = table.stack.waiting
    if not waiting and not table.winners:
        raise BadPosition(["'stack' asks nobody anything, and nobody has won"])
    columns = range(int(table.settings.columns))
    if waiting and table.stack.question().kind != "trim" and any(not table.piles.size(IMPULSE + c) for c in columns):
        raise BadPosition(["every column shows a card while somebody decides in a turn (CC-1.11)"])


class CardResuming(Resuming[CardTable]):
    """The running programs of a table: those of its document, else the active player's turn."""

    def __init__(self, table: CardTable, document: Document, programs: list[Program]) -> None:
        super().__init__(table, document, programs, GAME)

    def over(self) -> bool:
        return self.table.winners != 0

    def begin(self) -> None:
        frame = self.table.push(GAME, 0)
        frame.at = GAME.place(NextPlayer)
        frame.slots[CYCLE] = self.table.cycle
        self.table.push(TURN, self.table.active).at = TURN.place(Menu)
