"""Tables: the lobby, sitting down and getting up, and what is left of a finished game."""

from __future__ import annotations

import asyncio
import gzip
import re
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from mindrose.server import sitting
from mindrose.server.http.asking import OurHall, Somebody, Visitor
from mindrose.server.http.refusals import SECURITY, change_refusals, refusals
from mindrose.server.names import proper
from mindrose.server.problems import Denied
from mindrose.server.safety import BODY_LIMIT, too_large
from mindrose.server.wire import ChangeSeat, Join, NewTable, Promise, Rematch, Resign, Steps, TableInfo

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
MOST_STEPS = 500
RECORD = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="the record file")}
STEPS = {200: ResponseSpec(Steps, generate_examples=False, description="a part of the game")}

Place = Annotated[int, PathParameter(ge=0, le=15, description="number of the seat, from 0")]
Seat = Annotated[int | None, QueryParameter(description="whose view; without it, a spectator's")]
First = Annotated[int, QueryParameter(ge=0, le=2**31, description="number of the first step")]
Count = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, description="how many steps at most")]


class Tables(Controller):
    path = "/tables"
    tags = ["Tables"]

    @get("/", summary="The lobby", responses=refusals())
    async def lobby(self, hall: OurHall, visitor: Visitor) -> list[TableInfo]:
        """The public tables that wait for players or can be watched."""
        return await hall.lobby(visitor)

    @get("/mine", summary="My tables", security=SECURITY, responses=refusals("E_NO_PLAYER"))
    async def mine(self, hall: OurHall, player: Somebody) -> list[TableInfo]:
        """All tables where you sit or sat, newest move first."""
        return await hall.mine(player)

    @post(
        "/",
        summary="Set up a table",
        security=SECURITY,
        responses=change_refusals(
            "E_NO_PLAYER",
            "E_NAME",
            "E_NO_GAME",
            "E_OPTION",
            "E_PLAYERS",
            "E_LEVEL",
            "E_RECORD",
            "E_PROMISE",
            "E_TOO_MANY",
        ),
    )
    async def create(
        self, request: Request[Any, Any, Any], hall: OurHall, player: Somebody, data: JSONBody[NewTable]
    ) -> TableInfo:
        """You are its host. It starts at once when no seat is open."""
        if data.record is None and len(await request.body()) > BODY_LIMIT:
            raise too_large(BODY_LIMIT)
        for seat in data.seats:
            check_name(seat.name)
        return await hall.create(player, data)

    @post("/promises", status_code=200, summary="Promise a seed", security=SECURITY, responses=refusals("E_NO_PLAYER"))
    async def promise(self, hall: OurHall, player: Somebody) -> Promise:
        """The hash of a seed for your next table, before you name the number that is stirred into it."""
        return await hall.promises.give(player.id)

    @get("/{table_id:str}", summary="One table", responses=refusals("E_NO_TABLE"))
    async def one(self, hall: OurHall, visitor: Visitor, table_id: FromPath[str]) -> TableInfo:
        return await hall.info(checked(table_id), visitor)

    @post(
        "/{table_id:str}/join",
        status_code=200,
        summary="Sit down",
        security=SECURITY,
        responses=change_refusals(
            "E_NO_PLAYER",
            "E_NO_TABLE",
            "E_NAME",
            "E_SEAT_TAKEN",
            "E_SEAT_UNKNOWN",
            "E_STARTED",
            "E_ALREADY_SEATED",
            "E_BLOCKED",
        ),
    )
    async def join(self, hall: OurHall, player: Somebody, table_id: FromPath[str], data: JSONBody[Join]) -> TableInfo:
        """Takes the seat, or the first open one; the last one starts the game. In a running game, your own again."""
        check_name(data.name)
        return await sitting.join(hall, checked(table_id), player, data)

    @post(
        "/{table_id:str}/leave",
        status_code=200,
        summary="Get up",
        security=SECURITY,
        responses=change_refusals("E_NO_PLAYER", "E_NO_TABLE", "E_NOT_SEATED"),
    )
    async def leave(self, hall: OurHall, player: Somebody, table_id: FromPath[str]) -> TableInfo:
        """Before the start the seat is open again; later a bot plays on for you."""
        return await sitting.leave(hall, checked(table_id), player)

    @post(
        "/{table_id:str}/resign",
        status_code=200,
        summary="Give the game up",
        security=SECURITY,
        responses=change_refusals(
            "E_NO_PLAYER",
            "E_NO_TABLE",
            "E_NOT_SEATED",
            "E_NOT_STARTED",
            "E_OVER",
            "E_MANY_SIDES",
            "E_TEAMMATE",
            "E_BEGUN",
            "E_WHICH_SEAT",
            "E_STALE",
        ),
    )
    async def resign(
        self, hall: OurHall, player: Somebody, table_id: FromPath[str], data: JSONBody[Resign]
    ) -> TableInfo:
        """Where two sides play: the game is over, and the other side wins. Else you can only leave."""
        return await sitting.resign(hall, checked(table_id), player, data.seat)

    @post(
        "/{table_id:str}/seats/{seat:int}",
        status_code=200,
        summary="Give a seat to a bot, or open it",
        security=SECURITY,
        responses=change_refusals(
            "E_NO_PLAYER",
            "E_NO_TABLE",
            "E_NOT_HOST",
            "E_LEVEL",
            "E_SEAT_TAKEN",
            "E_SEAT_UNKNOWN",
            "E_STARTED",
        ),
    )
    async def change_seat(
        self, hall: OurHall, player: Somebody, table_id: FromPath[str], seat: Place, data: JSONBody[ChangeSeat]
    ) -> TableInfo:
        """For the host: before the start any seat; later a bot takes one that its player has left."""
        return await sitting.change_seat(hall, checked(table_id), player, seat, data)

    @post(
        "/{table_id:str}/start",
        status_code=200,
        summary="Start the game",
        security=SECURITY,
        responses=change_refusals("E_NO_PLAYER", "E_NO_TABLE", "E_NOT_HOST", "E_STARTED", "E_OPEN_SEATS"),
    )
    async def start(self, hall: OurHall, player: Somebody, table_id: FromPath[str]) -> TableInfo:
        """For the host, when every seat is taken."""
        return await sitting.start(hall, checked(table_id), player)

    @delete(
        "/{table_id:str}",
        status_code=200,
        summary="Close a table",
        security=SECURITY,
        responses=refusals("E_NO_PLAYER", "E_NO_TABLE", "E_NOT_HOST", "E_STARTED", "E_ORIGIN"),
    )
    async def close(self, hall: OurHall, player: Somebody, table_id: FromPath[str]) -> Response[None]:
        """For the host: before the start, or where no other person plays. Nothing is left of the table."""
        await sitting.close(hall, checked(table_id), player)
        return Response(None)

    @post(
        "/{table_id:str}/rematch",
        status_code=200,
        summary="Play again",
        security=SECURITY,
        responses=change_refusals("E_NO_PLAYER", "E_NO_TABLE", "E_NOT_SEATED", "E_NOT_OVER", "E_PROMISE", "E_TOO_MANY"),
    )
    async def rematch(
        self, hall: OurHall, player: Somebody, table_id: FromPath[str], data: JSONBody[Rematch]
    ) -> TableInfo:
        """A new table with the same people; everybody at the old one sees it in `next`.

        Seats of those who have blocked you are open.
        """
        return await sitting.rematch(hall, checked(table_id), player, data)

    @get(
        "/{table_id:str}/record",
        summary="Download the record",
        responses={**RECORD, **refusals("E_NO_TABLE", "E_NOT_OVER")},
    )
    async def record(self, hall: OurHall, table_id: FromPath[str]) -> Response[bytes]:
        """The whole game, after its end; `mindrose replay` checks it."""
        text = await hall.record(checked(table_id))
        table = await hall.info(table_id, None)
        headers = {"content-disposition": f'attachment; filename="{table.game}-{table_id}.json"'}
        return Response(text + b"\n", media_type="application/json", headers=headers)

    @get(
        "/{table_id:str}/steps",
        summary="Replay a game",
        responses={**STEPS, **refusals("E_NO_TABLE", "E_NOT_OVER", "E_NOT_STARTED", "E_SEAT_UNKNOWN", "E_MALFORMED")},
    )
    async def steps(
        self,
        request: Request[Any, Any, Any],
        hall: OurHall,
        table_id: FromPath[str],
        seat: Seat = None,
        first: First = 0,
        count: Count = 50,
    ) -> Response[bytes]:
        """The moments of a finished game as a seat saw them."""
        found = await hall.steps(checked(table_id), seat, first, count)
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            found, headers = await asyncio.to_thread(gzip.decompress, found), {}
        return Response(found, media_type="application/json", headers=headers)


def checked(table_id: str) -> str:
    """What cannot be the id of a table does not reach the database."""
    if TABLE_ID.fullmatch(table_id) is None:
        raise Denied("E_NO_TABLE")
    return table_id


def check_name(name: str) -> None:
    """A name at a table is as proper as a player's own; empty means that one."""
    if name.strip():
        proper(name)
