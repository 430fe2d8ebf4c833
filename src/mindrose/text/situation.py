"""What lies around a question: read from the view of the seat that is asked, as plain arguments of its message."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.game import Document, Value
from mindrose.text.names import Names
from mindrose.text.words import Argument

Called = TypeVar("Called", bound=Names)


class Situation(Generic[Called]):
    """One seat's view while it is asked."""

    def __init__(self, names: Called, options: Mapping[str, Value], seat: int, view: Document) -> None:
        if view.get("seat") != seat:
            raise MindroseError(f"seat {seat} is asked from its own view, not from that of {view.get('seat')!r}")
        self.names = names
        self.options = {**options, **view["options"]}
        self.seat = seat
        self.view = view
        self.own: dict[str, Any] = view["seats"][seat]

    def arguments(self) -> dict[str, Argument]:
        arguments = self.table_arguments()
        for frame in self.view["stack"]:
            arguments |= self.frame_arguments(frame)
        return arguments

    def table_arguments(self) -> dict[str, Argument]:
        """What the table itself tells, whatever is going on."""
        raise NotImplementedError

    def frame_arguments(self, frame: Document) -> dict[str, Argument]:
        """What a running program adds; those above it may say it better."""
        raise NotImplementedError
