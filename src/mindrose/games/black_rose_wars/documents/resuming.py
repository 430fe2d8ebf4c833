"""A document becomes a table at a question: what is left open is dealt, and the running programs go on."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import ACTION, NOBODY, ROSE
from mindrose.games.black_rose_wars.documents.reading import VIEW_FIELDS, Reader
from mindrose.games.black_rose_wars.options import Settings
from mindrose.games.black_rose_wars.rules import action_phase, activation, round
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE, NextActivation
from mindrose.games.black_rose_wars.rules.activation import ACTIVATION, Menu
from mindrose.games.black_rose_wars.rules.round import GAME, ONE_PHASE, NextPhase, TakeSteps
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.chance import Chance
from mindrose.kernel.documents import frame_of
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.form import Document
from mindrose.kernel.programs import Program
from mindrose.kernel.resuming import Resuming


def build(
    document: Document, content: Content, settings: Settings, players: int, programs: list[Program], chance: Chance,
    journal: Journal[Event] | None,
) -> BlackRoseWars:  # fmt: skip
    """The table of a position written by hand or printed before; what is not said is at a sensible default."""
    reader = Reader(document, content, settings, players, chance)
    reader.refuse_view(document, VIEW_FIELDS)
    table = reader.read()
    read_standing(reader, programs)
    return BlackRoseResuming(table, document, programs).resume(reader, journal, asked=reader.running)


class BlackRoseResuming(Resuming[BlackRoseWars]):
    """The running programs of a table: those of its document, else a phase, in the Action phase an activation."""

    def __init__(self, table: BlackRoseWars, document: Document, programs: list[Program]) -> None:
        super().__init__(table, document, programs, GAME)

    def over(self) -> bool:
        return self.table.winner != NOBODY

    def begin(self) -> None:
        """BR-13.1.2 The activation of the mage that is active; without one, the beginning of the phase (BR-5.1.1).

        BR-29.2.1 That of the Avatar begins.
        """
        table = self.table
        table.push(GAME, 0).at = GAME.place(NextPhase)
        if table.phase != ACTION or table.active == NOBODY:
            table.phase -= 1
            return
        phase = table.push(ONE_PHASE, table.first)
        phase.at = ONE_PHASE.place(TakeSteps) + 1
        phase.slots[round.WHICH] = ACTION
        phase.slots[round.BASE] = 0
        laps = table.push(ACTION_PHASE, table.first)
        laps.at = ACTION_PHASE.place(NextActivation)
        laps.slots[action_phase.NEXT] = (place_of(table, int(table.active)) + 1) % table.seats
        if table.active == ROSE:
            laps.slots[action_phase.NEXT] = place_of(table, ROSE)
            return
        turn = table.push(ACTIVATION, table.active)
        turn.at = ACTIVATION.place(Menu)
        for slot in (activation.BASE, activation.TAKEN, activation.CASTS, activation.QUICKLY):
            turn.slots[slot] = 0


def place_of(table: BlackRoseWars, mage: int) -> int:
    """BR-5.2.3 Where a mage comes in the turn order of this phase."""
    return next(place for place in range(table.seats) if table.mage_at(place) == mage)


def read_standing(reader: Reader, programs: list[Program]) -> None:
    """BR-16.1.1 Persistent effects in force: what waits for something to happen, with what it has bound."""
    named = {program.name: program for program in programs}
    for document in reader.items(reader.document, "standing", len(programs)):
        try:
            reader.table.standing.append(frame_of(document, named, int(reader.table.players)))
        except BadPosition as refused:
            reader.reasons += [f"'standing': {reason}" for reason in refused.reasons]
