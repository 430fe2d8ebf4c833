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
from mindrose.server.due import Due
from mindrose.server.entries import Entry
from mindrose.server.match import Match
from mindrose.server.memory import takes_back
from mindrose.server.problems import Denied
from mindrose.server.rows import SeatRow, TableRow, entry_row, memory_row, seat_change, table_change
from mindrose.server.scene import Scene
from mindrose.server.store import Written
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
        self.lock = Turns()
        self.due = Due(self)
        self.touched = time.time()

    def current(self, seat: int, number: int) -> Match:
        match = self.started()
        if number != match.number(seat):
            raise Denied("E_STALE")
        return match

    def take(self, seat: int, number: int, answer: int, then: Written) -> None:
        """Takes an answer; who gave it does not wait, but is told what became of it: no other way is as short."""
        self.lock.do(Answering(self, seat, number, answer, then).begin)

    def begin_entry(self, kind: int, seat: int, answer: int, then: Written) -> None:
        match = self.started()
        entry = Entry(match.length, kind, seat, answer, time.time())
        self.writing = True
        try:
            change = match.apply(entry)
            statements = [entry_row(self.row.id, entry)]
            if takes_back(entry) and match.memory is not None:
                statements.append(memory_row(self.row.id, entry.number, match.memory))
            ended = self.windows.end(match)
            statements += [seat_change(self.seats[seat]) for seat in ended]
            if self.due.follow(entry.at, change.public):
                statements.append(table_change(self.row))
            elif change.public:
                self.hall.lagging.add(self)
            letters = self.letters([*change.viewers, *[seat for seat in ended if seat not in change.viewers]])
            notice = self.hall.nodes.entry_notice(self.row.id, entry, change.public)
        except Exception as error:
            self.undo_entry(error, then)
            return

        def stored(error: Exception | None) -> None:
            if error is not None:
                self.undo_entry(error, then)
                return
            self.writing = False
            try:
                self.send(letters)
                self.after_entry(entry, change.public)
            except Exception as failed:
                then(failed)
            else:
                if self.is_full(match) and not match.table.over:
                    self.begin_entry(log_of.CLOSE, 0, 0, then)
                else:
                    then(None)

        self.hall.store.submit(statements, stored, notice=notice)

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


class Answering:
    """An answer whose turn has come; nested functions would hold each other, and each answer leave a circle behind."""

    def __init__(self, table: Entering, seat: int, number: int, answer: int, then: Written) -> None:
        self.table = table
        self.seat = seat
        self.number = number
        self.answer = answer
        self.then = then

    def begin(self) -> None:
        try:
            refusal = self.table.current(self.seat, self.number).table.refusal(self.answer, self.seat)
        except MindroseError as error:
            self.done(error)
        else:
            if refusal is None:
                self.table.begin_entry(log_of.ANSWER, self.seat, self.answer, self.done)
            else:
                self.done(refusal)

    def done(self, error: Exception | None) -> None:
        self.table.lock.release()
        self.then(error)
        if error is None:
            self.table.plan()
