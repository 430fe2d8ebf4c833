"""A document becomes a table at a question: what is left open is dealt, and the running programs go on."""

from __future__ import annotations

from mindrose.games.cerebria.components import Content
from mindrose.games.cerebria.form import Document
from mindrose.games.cerebria.options import Settings
from mindrose.games.cerebria.reading import Reader
from mindrose.games.cerebria.rules.cards import turn_up
from mindrose.games.cerebria.rules.turn import AFTER_TURN, GAME, MENU, TURN
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.chance import Chance
from mindrose.kernel.documents import rebuild
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.machine import Program


def build(
    document: Document, content: Content, settings: Settings, players: int, programs: list[Program], chance: Chance,
    journal: Journal[Event] | None,
) -> Cerebria:  # fmt: skip
    """The table of a position written by hand or printed before; what is not said is at a sensible default."""
    reader = Reader(document, content, settings, players, chance)
    table = reader.read()
    reader.dealing.deal(table, chance)
    chance.drawn = reader.number(document, "drawn", 0, 2**40, 0)
    reader.stop_if_wrong()
    put_frames(table, document, programs)
    if not reader.running:
        for seat in range(table.players):
            turn_up(table, seat)
    table.journal = journal
    resume(table)
    return table


def put_frames(table: Cerebria, document: Document, programs: list[Program]) -> None:
    """The running programs: those of the document, else the active player's turn; none after the end."""
    if table.winner >= 0:
        return
    if "stack" in document:
        rebuild(table, document["stack"], programs)
        return
    table.push(GAME, 0).at = AFTER_TURN
    table.push(TURN, table.active).at = MENU


def resume(table: Cerebria) -> None:
    """On to a question; programs that do not fit what lies on the table are refused."""
    for i, frame in enumerate(table.stack.frames):
        if (i == 0) != (frame.program is GAME) or (frame.program is TURN and frame.seat != table.active):
            raise BadPosition([f"the running {frame.program.name!r} does not fit what lies on the table"])
    try:
        table.proceed(table.stack)
    except (AssertionError, IndexError, LookupError, OverflowError, ValueError):
        raise BadPosition(["'stack' does not fit what lies on the table"]) from None
    if not table.stack.waiting and table.winner < 0:
        raise BadPosition(["'stack' asks nobody anything, and nobody has won"])
