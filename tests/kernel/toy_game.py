"""A game around a toy program, so that it can be played at a table."""

from __future__ import annotations

from collections.abc import Sequence

from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.documents import questions_document, rebuild, stack_document
from mindrose.kernel.events import Event, EventKind, Journal
from mindrose.kernel.game import Document, Game, Outcome, Value
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Program
from tests.kernel.toys import Toy


class ToyGame(Game):
    """A game whose rules are one program; the others are those that it pushes."""

    id = "toy"
    title = "Toy"
    rules_version = "toy-1"
    players_min = 2
    players_max = 3
    actions = 100
    parameters = []
    events = [EventKind("said", ("number",))]

    def __init__(self, main: Program, programs: Sequence[Program] = ()) -> None:
        self.main = main
        self.programs = [main, *programs]
        super().__init__()

    def content(self, pack: str = "") -> Document:
        return {}

    def setup(self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None) -> Toy:
        table = Toy(players, chance, journal)
        table.start(self.main)
        return table

    def position(self, state: State) -> Document:
        assert isinstance(state, Toy)
        stack = stack_document(state.stack, None, whole=True)
        return {"players": int(state.players), "notes": state.notes, "stack": stack}

    def view(self, state: State, seat: int | None) -> Document:
        return {"stack": stack_document(state.stack, seat, whole=False), "question": questions_document(state, seat)}

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> Toy:
        table = Toy(document["players"], Chance(key_of(seed)), journal)
        table.notes = [list(notes) for notes in document["notes"]]
        rebuild(table, document["stack"], self.programs)
        table.proceed(table.stack)
        return table

    def outcome(self, state: State) -> Outcome:
        return Outcome([0], "toy", "TOY-0", [[0]] * int(state.players))
