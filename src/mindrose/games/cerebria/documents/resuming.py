"""A document becomes a table at a question: what is left open is dealt, and the running programs go on."""

from __future__ import annotations

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.documents.reading import Reader
from mindrose.games.cerebria.options import Settings
from mindrose.games.cerebria.rules.cards import turn_up
from mindrose.games.cerebria.rules.turn import GAME, TURN, Menu, NextPlayer
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import shown
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
    reader.refuse_views()
    table = reader.read()
    reader.dealing.deal(table, chance)
    chance.drawn = reader.number(document, "drawn", 0, 2**40, 0)
    reader.stop_if_wrong()
    check_steps(reader, document.get("stack"))
    resuming = CerebriaResuming(table, document, programs)
    resuming.put_checked(reader)
    if not reader.running:
        for seat in range(table.players):
            turn_up(table, seat)
    table.journal = journal
    resuming.go_on(reader, asked=True)
    return table


class CerebriaResuming(Resuming[Cerebria]):
    """The running programs of a table: those of its document, else the active player's turn."""

    def __init__(self, table: Cerebria, document: Document, programs: list[Program]) -> None:
        super().__init__(table, document, programs, GAME)

    def over(self) -> bool:
        return self.table.winner >= 0

    def begin(self) -> None:
        self.table.push(GAME, 0).at = GAME.place(NextPlayer)
        self.table.push(TURN, self.table.active).at = TURN.place(Menu)


def check_steps(reader: Reader, stack: object) -> None:
    """Every running program says how far it is: to begin anew is hardly what was meant."""
    for number, frame in enumerate(stack if isinstance(stack, list) else [], start=1):
        if isinstance(frame, dict) and "program" in frame and "at" not in frame:
            reader.wrong(f"frame {number} of 'stack', {shown(frame['program'])}: 'at' is missing, the step it is at")
        if isinstance(frame, dict) and frame.get("branches"):
            reader.wrong(f"frame {number} of 'stack': nobody is asked beside others in this game: no 'branches'")
