"""Loading a table: its log is played as far as it goes, in slices, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.table import Table
from mindrose.server.entries import Entry
from mindrose.server.match import Match
from mindrose.server.memory import takes_back, usable
from mindrose.server.problems import Denied
from mindrose.server.rows import read_memories

if TYPE_CHECKING:
    from mindrose.server.live import LiveTable

SLICE_S: Final = 0.005  # as long as this, and no longer, a log is played before others have their turn


async def played(live: LiveTable, entries: list[Entry]) -> Match:
    """The match that a log tells; however long it is, nobody waits for it.

    What was taken back is not played. Of all tables that are loaded, one plays at a time, and lets others in.
    """
    row, game = live.row, live.game
    if (row.rules, row.content) != (game.rules_version, content_now(live)):
        raise otherwise(live)
    table = Table(game, row.seed, row.players, dict(row.options), row.start)
    table.begin()
    started = row.started or row.created
    found = Match(table, started, row.limit)
    if any(takes_back(entry) for entry in entries):
        found.remember(usable(entries, await read_memories(live.hall.engine, row.id)))
    while found.length < len(entries):
        async with live.hall.slice:
            until = time.perf_counter() + SLICE_S
            while True:
                entry = entries[found.length]
                if entry.number != found.length:
                    raise Denied("E_RECORD", f"the log of this table has no entry {found.length}")
                found.carry_out(entry)
                if found.length == len(entries) or time.perf_counter() >= until:
                    break
            await asyncio.sleep(0)
    if entries and entries[-1].at < started:  # they came with a record
        found.start_clocks(started, {}, None)
    return found


def content_now(live: LiveTable) -> str:
    """What the server has of the cards that a table is played with; nothing if their pack is gone."""
    try:
        return live.game.content_hash(dict(live.row.options))
    except MindroseError:
        return ""


def otherwise(live: LiveTable) -> Denied:
    """What the server has no longer as it was when the table was made."""
    row, now = live.row, live.game.rules_version
    if row.rules != now:
        return Denied("E_RECORD", f"this table was played under the rules {row.rules}; the server has {now} now")
    pack = live.game.pack_of(dict(row.options))
    told = f"this table was played with other cards than the server has now in {pack or live.game.id}"
    return Denied("E_RECORD", told, **({"pack": pack} if pack else {}))
