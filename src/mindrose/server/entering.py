"""An entry on its way into the log of a table: checked, applied, stored, and only then shown.

Nothing of it waits in a task, and it is compiled with the engine: this is the way of every move.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.game import Game
from mindrose.kernel.ints import mypyc_attr
from mindrose.server import entries as log_of
from mindrose.server.changes import Statement, Written
from mindrose.server.due import Due
from mindrose.server.entries import Entry
from mindrose.server.locking import Lock
from mindrose.server.match import Match
from mindrose.server.memory import takes_back
from mindrose.server.problems import Denied
from mindrose.server.rows import SeatRow, TableRow, entry_row, memory_row, seat_change, table_change
from mindrose.server.scene import Scene
from mindrose.server.story import Viewer
from mindrose.server.turns import Turns

if TYPE_CHECKING:
    from mindrose.server.hall import Hall


@mypyc_attr(allow_interpreted_subclasses=True)
class Entering(Scene):
    """A table as answers come to it, one after another."""

    def __init__(self, hall: Hall, game: Game, row: TableRow, seats: list[SeatRow]) -> None:
        super().__init__(row, seats)
        self.hall = hall
        self.game = game
        self.turns = Turns()
        self.lock = Lock(self.turns)
        self.due = Due(self)
        self.touched = time.time()

    def current(self, seat: int, number: int) -> Match:
        match = self.started()
        if number != match.number(seat):
            raise Denied("E_STALE")
        return match

    def take(self, seat: int, number: int, answer: int, then: Written) -> None:
        """Takes an answer; who gave it does not wait, but is told what became of it: no other way is as short."""
        self.hall.store.before_commit(Answering(self, seat, number, answer, then).take_turn)

    def after_entry(self, entry: Entry, public: bool) -> None:
        self.touched = time.time()
        if public:
            self.hall.table_changed(self)
        else:
            self.hall.ask_program(self, self.seats[entry.seat].player)
        if self.started().table.over:
            self.show_table()

    # What a live table does about it.

    def is_full(self, match: Match) -> bool:
        """The log is so long that it has to end."""
        raise NotImplementedError

    def undo_entry(self, error: Exception, then: Written) -> None:
        """What is in memory is not what is stored."""
        raise NotImplementedError

    def plan(self) -> None:
        """What the server has to do after an entry; who entered it does not drop itself."""
        raise NotImplementedError


# Each of these is an object of its own: nested functions would hold each other, and each answer leave a circle behind.


class Answering:
    """An answer whose turn has come."""

    def __init__(self, table: Entering, seat: int, number: int, answer: int, then: Written) -> None:
        self.table = table
        self.seat = seat
        self.number = number
        self.answer = answer
        self.then = then

    def take_turn(self) -> None:
        self.table.turns.do(self.begin)

    def begin(self) -> None:
        try:
            refusal = self.table.current(self.seat, self.number).table.refusal(self.answer, self.seat)
        except MindroseError as error:
            self.done(error)
        else:
            if refusal is None:
                Entered(self.table, log_of.ANSWER, self.seat, self.answer, self.done).begin()
            else:
                self.done(refusal)

    def done(self, error: Exception | None) -> None:
        self.table.turns.release()
        self.then(error)
        if error is None:
            self.table.plan()


class Entered:
    """An entry that is applied and being stored; when it is, it is shown."""

    def __init__(self, table: Entering, kind: int, seat: int, answer: int, then: Written) -> None:
        self.table = table
        self.match = table.started()
        self.entry = Entry(self.match.length, kind, seat, answer, time.time())
        self.then = then
        self.public = False
        self.viewers: list[Viewer] = []

    def begin(self) -> None:
        table, match, entry = self.table, self.match, self.entry
        table.writing = True
        try:
            change = match.apply(entry)
            entries = [entry_row(table.row.id, entry)]
            statements: list[Statement] = []
            if takes_back(entry) and match.memory is not None:
                statements.append(memory_row(table.row.id, entry.number, match.memory))
            ended = table.windows.end(match)
            statements += [seat_change(table.seats[seat]) for seat in ended]
            self.public = change.public
            self.viewers = [*change.viewers, *[seat for seat in ended if seat not in change.viewers]]
            if table.due.follow(entry.at, change.public):
                statements.append(table_change(table.row))
            elif change.public:
                table.hall.lagging.add(table)
            notice = table.hall.nodes.entry_notice(table.row.id, entry, change.public)
        except Exception as error:
            table.undo_entry(error, self.then)
        else:
            table.hall.store.submit(statements, self.stored, notice=notice, entries=entries)

    def stored(self, error: Exception | None) -> None:
        """What was stored together is shown one after the other: a way that was just gone is quicker to go."""
        table = self.table
        if error is not None:
            table.undo_entry(error, self.then)
            return
        table.writing = False
        try:
            table.show(self.viewers)
            table.after_entry(self.entry, self.public)
        except Exception as failed:
            self.then(failed)
            return
        if table.is_full(self.match) and not self.match.table.over:
            Entered(table, log_of.CLOSE, 0, 0, self.then).begin()
        else:
            self.then(None)
