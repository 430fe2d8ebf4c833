"""New tables: their address, their row, and what a record brings along."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

import mindrose
from mindrose.kernel.errors import BadContent, MindroseError, NoPack
from mindrose.kernel.game import Game, Value
from mindrose.kernel.table import Table
from mindrose.server import entries as log_of
from mindrose.server.clerk import Checked
from mindrose.server.entries import Entry
from mindrose.server.fairness import new_seed
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.rows import ADD_PACK, TableRow, read_pack
from mindrose.server.wire import NewTable

LONGEST_RECORD: Final = 20_000
LONGEST_SEED: Final = 200
BOT_NAMES: Final = ("Alma", "Bruno", "Cleo", "Dario", "Edda", "Felix", "Gaia", "Hugo", "Iris", "Jonas", "Kira", "Leo")
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """An address nobody can guess: whoever has the link may come in."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def shown_name(name: str) -> str:
    """A name as it is shown: its blanks in one line, and single."""
    return " ".join(name.split())


def bot_name(seat: int) -> str:
    """Bots have names too: no two at a table the same."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def game_of(game_id: str) -> Game:
    try:
        return mindrose.load(game_id)
    except MindroseError as error:
        raise Denied("E_NO_GAME", str(error)) from None


def blank_row(game: Game, player: Player, new: NewTable) -> TableRow:
    """A table that nobody has sat down at yet, before its options are settled."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        content="",
        players=len(new.seats),
        options={},
        seed=new_seed(),
        start=None,
        host=player.id,
        public=new.public,
        pace=new.pace,
        limit=new.limit,
        state="open",
        created=now,
        started=None,
        moved=now,
        asked=[],
        due=None,
        outcome=None,
        next=None,
        lesson=None,
    )


def settle_options(game: Game, row: TableRow, options: dict[str, Value]) -> None:
    """The options of a table, and with them the cards it is played with."""
    row.options, row.content = options, game.content_hash(options)


def pack_row(game: Game, row: TableRow) -> list[tuple[sa.Executable, dict[str, Any]]]:
    """What keeps the pack of a new table; nothing for one with the game's own cards."""
    facts = game.snapshot(row.options)
    if facts is None:
        return []
    return [(ADD_PACK, {"game": game.id, "version": game.pack_of(row.options), "facts": facts})]


async def bring_pack(engine: AsyncEngine, game: Game, options: dict[str, Value]) -> None:
    """A pack that this node does not have is in the database, if a table was made with it."""
    try:
        await asyncio.to_thread(game.content_hash, options)
    except NoPack:
        facts = await read_pack(engine, game.id, game.pack_of(options))
        with suppress(BadContent):  # one that cannot be played any more is as good as none
            if facts is not None:
                await asyncio.to_thread(game.keeping, options, facts)


def check_size(document: dict[str, Any]) -> None:
    """What is too large to be looked at closely."""
    answers, seed = document.get("answers"), document.get("seed")
    if isinstance(answers, list) and len(answers) > LONGEST_RECORD:
        raise Denied("E_RECORD", f"a record has at most {LONGEST_RECORD} answers")
    if isinstance(seed, str) and (len(seed) > LONGEST_SEED or "\0" in seed):
        raise Denied("E_RECORD", f"the seed of a record has at most {LONGEST_SEED} characters, none of them NUL")


def take_record(game: Game, row: TableRow, new: NewTable, found: Checked) -> list[Entry]:
    """Puts what a record says into the row; the answers of a finished game become its log.

    One that goes on begins where the record ends, with a seed that nobody knows.
    """
    document: dict[str, Any] = new.record or {}
    if found.game != game.id:
        raise Denied("E_RECORD", f"this is a record of {found.game}")
    if not found.over and found.players != len(new.seats):
        raise Denied("E_PLAYERS", f"the record has {found.players} players", least=found.players, most=found.players)
    try:
        settle_options(game, row, game.adopted(found.options, document.get("pack") or {}))
    except MindroseError as error:
        raise Denied("E_RECORD", str(error)) from None
    row.players, row.start = found.players, found.start
    row.public = False  # who brings the record knows what has been dealt
    if not found.over:
        return []
    row.state, row.seed = "over", found.seed
    entries = [
        Entry(number, log_of.ANSWER, seat, answer, row.created) for number, (seat, answer) in enumerate(found.answers)
    ]
    if found.resigned is not None:
        entries.append(Entry(len(entries), log_of.RESIGN, found.resigned, 0, row.created))
    return entries


def played_entries(table: Table, at: float) -> list[Entry]:
    """What was answered at a table before it was brought here, as the first entries of its log."""
    return [
        Entry(number, log_of.ANSWER, given.seat, given.answer, at) for number, given in enumerate(table.given.since(0))
    ]
