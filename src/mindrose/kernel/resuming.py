"""A table that was read from a document goes on: its running programs are put on it, checked, and run to a question."""

from __future__ import annotations

from typing import Generic, TypeVar

from mindrose.kernel.documents import rebuild
from mindrose.kernel.errors import BadPosition
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

    def put_checked(self, form: Form) -> None:
        """The same; `BadPosition` says with what else is wrong if the document names none that there can be."""
        try:
            self.put()
        except BadPosition as refused:
            form.reasons += refused.reasons
        form.stop_if_wrong()

    def go_on(self, form: Form, asked: bool) -> None:
        """On to a question; `BadPosition` if these programs cannot be running on this table.

        `asked`: the topmost one has to ask already, and is not on its way to a question.
        """
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
