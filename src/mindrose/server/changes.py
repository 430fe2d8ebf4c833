"""What is written together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from mindrose.server.rows import EntryRow

Statement = tuple[sa.Executable, dict[str, Any]]
Written = Callable[[Exception | None], None]


class Change:
    """Statements and entries that belong together, and what is announced to other nodes when they are committed.

    Its guards come first: each must change one row, else the change is lost.
    """

    def __init__(
        self,
        statements: list[Statement],
        entries: list[EntryRow],
        guards: list[Statement],
        notice: str,
        then: Written,
    ) -> None:
        self.statements = statements
        self.entries = entries
        self.guards = guards
        self.notice = notice
        self.then = then  # is told when it is durable, or why it is not
