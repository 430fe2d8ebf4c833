"""How the server is: for whoever looks after it, not for players."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from mindrose.server.hall import Hall

LOOPBACK = ("127.0.0.1", "::1")


@get("/health", include_in_schema=False)
async def health(state: State) -> Response[dict[str, str]]:
    """200 while tables can be played, 503 while the database is away (the handlers of refusals say that)."""
    hall: Hall = state.hall
    async with hall.engine.connect() as connection:
        await connection.execute(sa.text("SELECT 1"))
    return Response({"status": "ok"})


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """Only for this machine: who comes through a proxy is somebody else."""
    client = request.scope.get("client")
    if client is None or client[0] not in LOOPBACK or "x-forwarded-for" in request.headers:
        raise NotFoundException
    hall: Hall = state.hall
    return Response(hall.metrics.text(hall), media_type="text/plain; version=0.0.4")
