"""A table that was read from a document goes on: its running programs are put on it, checked, and run to a question."""

from __future__ import annotations

from typing import Generic, TypeVar

from mindrose.kernel.documents import rebuild
from mindrose.kernel.errors import BadPosition, shown
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.form import Document, Form
from mindrose.kernel.ints import mypyc_attr
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Program
from mindrose.kernel.stacks import StackCheck

TableT = TypeVar("TableT", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Resuming(Generic[TableT]):
    """The running programs of a document. A game says what runs where a document does not say it."""

    def __init__(self, table: TableT, document: Document, programs: list[Program], root: Program) -> None:
        self.table = table
        self.document = document
        self.programs = programs
        self.root = root  # what everything else runs in

    def over(self) -> bool:
        """Whether the game has ended, so that nothing runs any more."""
        raise NotImplementedError

    def begin(self) -> None:
        """Puts on the table what runs if a document does not say it."""
        raise NotImplementedError

    def put(self) -> None:
        """Puts the running programs on the table, without running them."""
        if self.over():
            return
        if "stack" in self.document:
            rebuild(self.table, self.document["stack"], self.programs)
        else:
            self.begin()

    def resume(self, form: Form, journal: Journal[Event] | None, asked: bool) -> TableT:
        """The table of a position, whose things lie there, as it goes on to a question and tells it to a journal.

        `asked`: the topmost program has to ask already, and is not on its way to a question.
        """
        self.table.chance.drawn = form.drawn(self.document)
        check_steps(form, self.document.get("stack"))
        self.put_checked(form)
        self.table.journal = journal
        self.go_on(form, asked)
        return self.table

    def put_checked(self, form: Form) -> None:
        """The same; `BadPosition` says with what else is wrong if the document names none that there can be."""
        try:
            self.put()
        except BadPosition as refused:
            form.reasons += refused.reasons
        form.stop_if_wrong()

    def go_on(self, form: Form, asked: bool) -> None:
        """On to a question; `BadPosition` if these programs cannot be running on this table."""
        if not self.over():
            running = StackCheck(form, self.table, self.root)
            running.check_shape()
            form.stop_if_wrong()
            running.check_laid()
            form.stop_if_wrong()
            running.check_fit()
            form.stop_if_wrong()
            if asked:
                running.check_asked()
                form.stop_if_wrong()
        self.table.proceed(self.table.stack)


def check_steps(form: Form, stack: object, where: str = "'stack'") -> None:
    """Every running program says how far it is: to begin anew is hardly what was meant."""
    for number, frame in enumerate(stack if isinstance(stack, list) else [], start=1):
        if not isinstance(frame, dict):
            continue
        if "program" in frame and "at" not in frame:
            form.wrong(f"frame {number} of {where}, {shown(frame['program'])}: 'at' is missing, the step it is at")
        branches = frame.get("branches")
        for branch in branches if isinstance(branches, list) else []:
            if isinstance(branch, dict):
                check_steps(form, branch.get("stack"), f"the branch of seat {shown(branch.get('seat'))}")
