"""Entries on their way into the logs of an SQLite file: each is written behind the one before it, whatever its table.

In `entries` the log of every table has pages of its own, so that a commit for a hundred tables would write a hundred.
Here it writes a few. What has gathered is folded into `entries`, where the entries of a table then come together.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from mindrose.server import schema
from mindrose.server.rows import ENTRY_COLUMNS, EntryRow

FOLD: Final = 2000  # arrivals that are folded together
KNOWN: Final = 10_000  # tables whose last number is remembered
AT_ONCE: Final = 100  # rows in one statement: with each of them the threads of Python change places
ROW: Final = "({})".format(", ".join("?" * len(schema.entries.c)))
APPEND: Final = f"INSERT INTO arrivals ({ENTRY_COLUMNS}) VALUES "
MOVE: Final = f'INSERT INTO entries ({ENTRY_COLUMNS}) SELECT {ENTRY_COLUMNS} FROM arrivals ORDER BY "table", "number"'
LAST: Final = """
    SELECT max(
        coalesce((SELECT max("number") FROM entries WHERE "table" = ?1), -1),
        coalesce((SELECT max("number") FROM arrivals WHERE "table" = ?1), -1))
"""
TIMES: Final = """
    SELECT (SELECT count(*) FROM entries WHERE "table" = ?1 AND "number" = ?2)
        + (SELECT count(*) FROM arrivals WHERE "table" = ?1 AND "number" = ?2)
"""


class Arrivals:
    """What has arrived has no key. Its one writer sees to it that each number of a log comes once."""

    def __init__(self) -> None:
        # By table: no number past this one is taken. After a commit that failed it may be too high, never too low.
        self.last: dict[str, int] = {}
        self.gathered = 0  # since the last fold

    def append(self, connection: sa.Connection, rows: list[EntryRow]) -> None:
        """As where there is a key, `IntegrityError` if a number is taken."""
        doubtful = [row for row in rows if not self.is_past_all(connection, row[0], row[1])]
        for start in range(0, len(rows), AT_ONCE):
            some = rows[start : start + AT_ONCE]
            connection.exec_driver_sql(APPEND + ", ".join([ROW] * len(some)), tuple(chain.from_iterable(some)))
        self.gathered += len(rows)
        for table, number, *_ in doubtful:
            if connection.exec_driver_sql(TIMES, (table, number)).scalar_one() > 1:
                raise IntegrityError(APPEND, (table, number), ValueError("this number is taken"))

    def is_past_all(self, connection: sa.Connection, table: str, number: int) -> bool:
        """The number is greater than all of its log, and is now the last; of most entries nothing else is asked."""
        last = self.last.get(table)
        if last is None:
            last = self.last[table] = connection.exec_driver_sql(LAST, (table,)).scalar_one()
        if number <= last:
            return False
        self.last[table] = number
        return True

    def are_many(self) -> bool:
        return self.gathered >= FOLD

    def fold(self, connection: sa.Connection) -> None:
        """Moves all of them into the logs: readers see each entry once, before and after."""
        self.gathered = 0
        connection.exec_driver_sql(MOVE)
        connection.exec_driver_sql("DELETE FROM arrivals")
        if len(self.last) > KNOWN:
            self.last.clear()
