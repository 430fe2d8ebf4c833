"""People, their accounts, and their programs: who may sit down as whom."""

from __future__ import annotations

import asyncio
import hashlib
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any, TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar.connection import ASGIConnection
from litestar.types import Scope
from msgspec import Struct
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from mindrose.server.database import is_shared
from mindrose.server.logins import AT_ONCE, Logins
from mindrose.server.names import proper
from mindrose.server.problems import Denied
from mindrose.server.schema import players, seats, sessions, tables
from mindrose.server.wire import Credentials, Program

COOKIE = "mindrose"
DAY = 86400
YEAR = 365 * DAY
MOST_PROGRAMS = 20
REMEMBERED = 10_000  # tokens whose player is kept in memory
TRUSTED = 5.0  # seconds that a token is remembered; another node may have ended its session meanwhile
KNOWN = 300.0  # … where there is no other
HASHER = PasswordHasher()
Found = TypeVar("Found")


class Player(Struct, frozen=True):
    """Somebody who can sit down: a guest (no login), the owner of an account, or a program (with an owner)."""

    id: str
    name: str
    login: str | None
    owner: str | None


def step_back() -> None:
    """This thread, and those that it starts, let others go first: they play, this one checks passwords."""
    with suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


HASHING = ThreadPoolExecutor(AT_ONCE, "hashing", initializer=step_back)


async def hashing(deed: Callable[..., Found], *args: str) -> Found:
    return await asyncio.get_running_loop().run_in_executor(HASHING, deed, *args)


@cache
def nobodys_password() -> str:
    """The hash of one that nobody has: so an unknown login costs as much time as a wrong password."""
    return HASHER.hash(secrets.token_hex(16))


class People:
    """Everybody the server knows."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.shared = is_shared(engine)
        self.logins = Logins()
        self.nobody = nobodys_password()
        self.remembered: OrderedDict[str, tuple[Player, float]] = OrderedDict()
        self.changes = 0  # a player that was read before a change must not be remembered after it

    # Who asks

    async def player(self, scope: Scope) -> Player | None:
        """Who sends this request or opens this socket."""
        token = token_of(scope)
        return None if token is None else await self.holder(digest(token))

    async def holder(self, token_digest: str) -> Player | None:
        remembered = self.remembered.get(token_digest)
        if remembered is not None and remembered[1] > time.monotonic():
            return remembered[0]
        changes = self.changes
        player = await self.read_holder(token_digest)
        if player is not None and changes == self.changes:
            self.remember(token_digest, player)
        return player

    async def still_holder(self, token_digest: str) -> Player | None:
        """The same, for who is let in for long: another server may have ended the session meanwhile."""
        return await (self.read_holder if self.shared else self.holder)(token_digest)

    async def read_holder(self, token_digest: str) -> Player | None:
        query = (
            sa.select(
                players.c.id, players.c.name, players.c.login, players.c.owner, sessions.c.created, sessions.c.seen
            )
            .join(sessions, sessions.c.player == players.c.id)
            .where(sessions.c.token == token_digest)
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None or (row.owner is None and row.created < time.time() - YEAR):
            return None
        if (row.seen or row.created) < time.time() - DAY:
            seen = sa.update(sessions).where(sessions.c.token == token_digest).values(seen=time.time())
            async with self.engine.begin() as connection:
                await connection.execute(seen)
        return Player(row.id, row.name, row.login, row.owner)

    def remember(self, token_digest: str, player: Player) -> None:
        now = time.monotonic()
        self.remembered[token_digest] = (player, now + (TRUSTED if self.shared else KNOWN))
        self.remembered.move_to_end(token_digest)
        while len(self.remembered) > REMEMBERED or next(iter(self.remembered.values()))[1] < now:
            self.remembered.popitem(last=False)

    def forget(self, player: str) -> None:
        """What is remembered of a player is no longer true."""
        self.changes += 1
        for token_digest in [kept for kept, (known, _) in self.remembered.items() if known.id == player]:
            del self.remembered[token_digest]

    # Guests

    async def welcome(self, name: str) -> tuple[Player, str]:
        """A new guest, and the token that stands for the guest from now on."""
        guest = Player(new_id(), proper(name), None, None)
        async with self.engine.begin() as connection:
            await add_player(connection, guest)
            token = await add_session(connection, guest)
        return guest, token

    async def rename(self, player: Player, name: str) -> Player:
        name = proper(name)
        async with self.engine.begin() as connection:
            await connection.execute(sa.update(players).where(players.c.id == player.id).values(name=name))
        self.forget(player.id)
        return Player(player.id, name, player.login, player.owner)

    # Accounts

    async def make_account(self, player: Player, credentials: Credentials) -> Player:
        """The guest keeps everything and can come back on any device."""
        if player.login is not None:
            raise Denied("E_HAS_ACCOUNT")
        login = login_of(credentials)
        if await self.account(login) is not None:
            raise Denied("E_LOGIN_TAKEN")
        async with self.logins.turn():
            password = await hashing(HASHER.hash, credentials.password)
        still_guest = sa.and_(players.c.id == player.id, players.c.login.is_(None))
        try:
            async with self.engine.begin() as connection:
                changed = await connection.execute(
                    sa.update(players).where(still_guest).values(login=login, password=password)
                )
        except IntegrityError:
            raise Denied("E_LOGIN_TAKEN") from None
        self.forget(player.id)
        if changed.rowcount == 0:
            raise Denied("E_HAS_ACCOUNT")
        return Player(player.id, player.name, login, None)

    async def account(self, login: str) -> tuple[Player, str] | None:
        """The player with this login, and the hash of the password."""
        query = sa.select(players.c.id, players.c.name, players.c.password).where(players.c.login == login)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (Player(row.id, row.name, login, None), row.password)

    async def log_in(self, credentials: Credentials, address: str) -> tuple[Player, str]:
        """The owner of the account, and a token for this device; who guesses has to wait longer and longer."""
        login = login_of(credentials)
        self.logins.check(login, address)
        found = await self.account(login)
        async with self.logins.turn(self.logins.rank(login, address)):
            right = await hashing(password_fits, self.nobody if found is None else found[1], credentials.password)
        if found is None or not right:
            self.logins.failed(login, address)
            raise Denied("E_LOGIN_WRONG")
        self.logins.succeeded(login, address)
        async with self.engine.begin() as connection:
            token = await add_session(connection, found[0])
        return found[0], token

    async def both_at(self, guest: Player, account: Player) -> list[str]:
        """The unfinished tables where a guest and an account both sit, each with a hand of their own."""
        if guest.id == account.id or not is_guest(guest):
            return []
        theirs = sa.select(seats.c.table).where(sa.or_(seats.c.player == account.id, seats.c.was == account.id))
        query = (
            sa.select(seats.c.table)
            .join(tables, tables.c.id == seats.c.table)
            .where(seats.c.player == guest.id, tables.c.state != "over", seats.c.table.in_(theirs))
            .distinct()
        )
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def merge(self, guest: Player, account: Player) -> list[str]:
        """What the guest of a device has belongs to the account from now on; gives the tables that this concerns."""
        if guest.id == account.id or not is_guest(guest):
            return []
        seated = sa.select(seats.c.table).where(sa.or_(seats.c.player == guest.id, seats.c.was == guest.id))
        hosted = sa.select(tables.c.id).where(tables.c.host == guest.id)
        async with self.engine.connect() as connection:
            concerned = [str(row[0]) for row in await connection.execute(sa.union(seated, hosted))]
        async with self.engine.begin() as connection:
            there = seats.alias()
            sits = sa.exists().where(
                there.c.table == seats.c.table,
                tables.c.id == seats.c.table,
                tables.c.state != "over",
                sa.or_(there.c.player == account.id, there.c.was == account.id),
            )  # if the guest sat down there a moment ago, nobody has this seat: it would be a second hand
            for column, free in (
                (seats.c.player, ~sits),
                (seats.c.was, ~sits),
                (tables.c.host, sa.true()),
                (players.c.owner, sa.true()),
            ):
                move = sa.update(column.table).where(column == guest.id, free).values({column.name: account.id})
                await connection.execute(move)
            await remove_player(connection, guest.id)
        self.forget(guest.id)
        return concerned

    async def log_out(self, scope: Scope) -> str:
        """Ends the session of this browser, and says which; sessions elsewhere and programs go on."""
        token = cookie_of(scope)
        if token is None:
            return ""
        token_digest = digest(token)
        async with self.engine.begin() as connection:
            await connection.execute(sa.delete(sessions).where(sessions.c.token == token_digest))
        self.changes += 1
        self.remembered.pop(token_digest, None)
        return token_digest

    # Programs

    async def programs(self, owner: Player) -> list[Player]:
        query = (
            sa.select(players.c.id, players.c.name)
            .where(players.c.owner == owner.id)
            .order_by(players.c.created, players.c.id)
        )
        async with self.engine.connect() as connection:
            return [Player(row.id, row.name, None, owner.id) for row in await connection.execute(query)]

    async def make_program(self, owner: Player, name: str) -> Program:
        program = Player(new_id(), proper(name), None, owner.id)
        async with self.engine.begin() as connection:
            await hold(connection, owner.id)
            own = sa.select(sa.func.count()).select_from(players).where(players.c.owner == owner.id)
            if (await connection.scalar(own) or 0) >= MOST_PROGRAMS:
                raise Denied("E_TOO_MANY", f"you have {MOST_PROGRAMS} programs: delete one first")
            await add_player(connection, program)
            token = await add_session(connection, program)
        return Program(program.id, program.name, token)

    async def program(self, owner: Player, program: str) -> Player:
        """A program of this owner; nobody else's."""
        for found in await self.programs(owner):
            if found.id == program:
                return found
        raise Denied("E_NO_PROGRAM")

    async def delete_program(self, program: Player) -> None:
        async with self.engine.begin() as connection:
            await remove_player(connection, program.id)
        self.forget(program.id)


def is_guest(player: Player) -> bool:
    return player.login is None and player.owner is None


async def hold(connection: AsyncConnection, player: str) -> None:
    """What a player does at the same time waits until this is done, at every node."""
    await connection.execute(sa.update(players).where(players.c.id == player).values(name=players.c.name))


async def add_player(connection: AsyncConnection, player: Player) -> None:
    row = {"id": player.id, "name": player.name, "owner": player.owner, "created": time.time()}
    await connection.execute(sa.insert(players), row)


async def add_session(connection: AsyncConnection, player: Player) -> str:
    token = secrets.token_urlsafe(32)
    row = {"token": digest(token), "player": player.id, "created": time.time()}
    await connection.execute(sa.insert(sessions), row)
    return token


async def remove_player(connection: AsyncConnection, player: str) -> None:
    await connection.execute(sa.delete(sessions).where(sessions.c.player == player))
    await connection.execute(sa.delete(players).where(players.c.id == player))


def new_id() -> str:
    return secrets.token_hex(8)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def login_of(credentials: Credentials) -> str:
    """Large and small letters are the same; `$` in a pattern lets a newline pass at the end."""
    return credentials.login.strip().lower()


def password_fits(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except VerificationError:
        return False


def token_of(scope: Scope) -> str | None:
    """A program's bearer token, else the cookie of a browser."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    return cookie_of(scope)


def cookie_of(scope: Scope) -> str | None:
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return connection.cookies.get(COOKIE)
