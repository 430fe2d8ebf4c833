"""The addresses under /api: each checks who asks and what is asked, and hands it on."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from mindrose.server.http.asking import JsonRequest, hall, people, person, player, visitor
from mindrose.server.http.games import Games
from mindrose.server.http.me import Account, MyName, Session
from mindrose.server.http.programs import Programs
from mindrose.server.http.tables import Tables


def routes() -> Router:
    return Router(
        "/api",
        route_handlers=[Games, MyName, Account, Session, Programs, Tables],
        request_class=JsonRequest,
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "people": Provide(people, sync_to_thread=False),
            "visitor": Provide(visitor),
            "player": Provide(player, sync_to_thread=False),
            "person": Provide(person, sync_to_thread=False),
        },
    )
