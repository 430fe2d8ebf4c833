"""The websockets: one per open table, and one stream per player for the lobby and for programs."""

from __future__ import annotations

from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath
from litestar.types import Receive, Send

from mindrose.server.hall import Hall
from mindrose.server.line import EXTENSION, Line
from mindrose.server.listener import Listener
from mindrose.server.live import LiveTable
from mindrose.server.people import People, Player, digest, token_of
from mindrose.server.problems import Denied
from mindrose.server.refusals import packed_refusal
from mindrose.server.safety import address_of, allowed_origin
from mindrose.server.saying import StreamTalk, TableTalk
from mindrose.server.talks import Conversation, Talk

# Why a socket is closed (RFC 6455, 7.4).
POLICY: Final = 1008
NOT_THERE: Final = 4404


class Socket(WebSocket[Any, Any, Any]):
    """A websocket that leaves the memory at once when it has ended: litestar's holds functions that hold it."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        return receive

    def send_wrapper(self, send: Send) -> Send:
        return send


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """A table as one seat, or as a spectator, sees it."""
    if not await admitted(socket):
        return
    hall: Hall = socket.app.state.hall
    player: Player | None = await socket.app.state.people.player(socket.scope)
    line = await accepted(socket)
    try:
        table = await hall.table(table_id)
    except Denied as denied:
        line.say(packed_refusal("", denied))
        await closed(socket, line, NOT_THERE, denied.code)
        return
    own = None if player is None else player.id
    seat = chosen_seat(table, own, socket.query_params.get("seat"))
    listener = Listener(line, own, seat, whole(socket.query_params.get("told")), address_of(socket.scope))
    if own is not None:
        listener.deaf = await hall.blocks.whom(own)
    whose = visitor_of(socket, player)
    hall.visit(line, *whose)
    talk = TableTalk(table, listener, player)
    try:
        await still_known(socket, player)
        await table.welcome(listener)
        await converse(socket, talk)
    except Denied as denied:
        line.say(packed_refusal("", denied))
        await closed(socket, line, POLICY, denied.code)
    finally:
        talk.hang_up()
        hall.depart(line, *whose)
        table.farewell(listener)


@websocket("/api/me/socket")
async def player_socket(socket: Socket) -> None:
    """The lobby and all tables of a player; a program is asked here and answers here."""
    if not await admitted(socket):
        return
    hall: Hall = socket.app.state.hall
    player: Player | None = await socket.app.state.people.player(socket.scope)
    line = await accepted(socket)
    if player is None:
        line.say(packed_refusal("", Denied("E_NO_PLAYER")))
        await closed(socket, line, POLICY, "E_NO_PLAYER")
        return
    listener = Listener(line, player.id, None, 0, address_of(socket.scope))
    whose = visitor_of(socket, player)
    hall.visit(line, *whose)
    try:
        await still_known(socket, player)
        await hall.listen(player, listener)
        await converse(socket, StreamTalk(hall, player, listener))
    except Denied as denied:
        line.say(packed_refusal("", denied))
        await closed(socket, line, POLICY, denied.code)
    finally:
        hall.depart(line, *whose)
        hall.unlisten(player, listener)


def visitor_of(socket: Socket, player: Player | None) -> list[str]:
    """The session and the player whose socket this is."""
    token = token_of(socket.scope)
    return [] if player is None or token is None else [digest(token), player.id]


async def still_known(socket: Socket, player: Player | None) -> None:
    """Whoever logged out while the socket was opened, here or at another node, is not let in.

    The socket is a visit already: who logs out later is shown out.
    """
    token = token_of(socket.scope)
    if player is not None and token is not None:
        people: People = socket.app.state.people
        if await people.still_holder(digest(token)) is None:
            raise Denied("E_NO_PLAYER")


async def admitted(socket: Socket) -> bool:
    """A page of another site cannot open a socket here."""
    if allowed_origin(socket.scope):
        return True
    await socket.close(POLICY, "E_ORIGIN")
    return False


async def accepted(socket: Socket) -> Line:
    """The line of a socket, taken over before the first message can come."""
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    line: Line = extensions[EXTENSION]["line"]
    line.take()
    return line


async def closed(socket: Socket, line: Line, code: int, reason: str) -> None:
    line.flush()
    await socket.close(code, reason)


def whole(text: str | None) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 9 else 0


def chosen_seat(table: LiveTable, player: str | None, wanted: str | None) -> int | None:
    """The seat a player looks from: the wanted one if it is theirs, else their first; None for a spectator."""
    mine = table.seats_of(player)
    seat = whole(wanted) if wanted else -1
    return seat if seat in mine else mine[0] if mine else None


async def converse(socket: Socket, talk: Talk) -> None:
    conversation = Conversation(talk, socket.app.state.config.messages, socket.app.state.hall.tolls)
    conversation.line.listen(conversation.hear)
    try:
        why = await conversation.over
    finally:
        conversation.leave()
    if why:
        await closed(socket, conversation.line, POLICY, why)


routes = [table_socket, player_socket]
