"""The addresses under /api: each checks who asks and what is asked, and hands it on."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.di import Provide
from litestar.routes import HTTPRoute

from mindrose.server.http.asking import JsonRequest, consulting, hall, people, person, player, visitor
from mindrose.server.http.automatons import Automatons
from mindrose.server.http.blocks import MyBlocks
from mindrose.server.http.games import Games
from mindrose.server.http.lessons import Lessons
from mindrose.server.http.me import Account, MyName, Session
from mindrose.server.http.programs import Programs
from mindrose.server.http.summaries import Summaries
from mindrose.server.http.tables import Tables


def routes() -> Router:
    return Router(
        "/api",
        route_handlers=[Games, Summaries, Lessons, Automatons, MyName, Account, Session, Programs, MyBlocks, Tables],
        request_class=JsonRequest,
        before_request=methods_if_asked,
        dependencies={
            "hall": Provide(hall, sync_to_thread=False),
            "people": Provide(people, sync_to_thread=False),
            "consulting": Provide(consulting, sync_to_thread=False),
            "visitor": Provide(visitor),
            "player": Provide(player, sync_to_thread=False),
            "person": Provide(person, sync_to_thread=False),
        },
    )


async def methods_if_asked(request: Request[Any, Any, Any]) -> Response[None] | None:
    """The methods of an address; the framework's own answer leaves some out."""
    if request.method != "OPTIONS":
        return None
    template = request.scope["path_template"]
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute) and route.path_format == template]
    methods = {str(method) for route in routes for method in route.methods}
    return Response(None, status_code=204, headers={"allow": ", ".join(sorted(methods))})
