"""The server as one application: pages, HTTP, websockets, and what runs behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State

from mindrose.server import database, sockets
from mindrose.server.config import Config
from mindrose.server.consulting import Consulting
from mindrose.server.hall import Hall
from mindrose.server.http import routes
from mindrose.server.http.health import health, metrics
from mindrose.server.http.refusals import HANDLERS
from mindrose.server.pages import page, schema_config
from mindrose.server.people import People
from mindrose.server.safety import guarded
from mindrose.server.store import Store


def make_app(config: Config) -> Litestar:
    """Everything one server process does, for any ASGI server."""
    app = Litestar(
        route_handlers=[routes(), *sockets.routes, health, metrics, page],
        websocket_class=sockets.Socket,
        lifespan=[open_house],
        state=State({"config": config}),
        exception_handlers=HANDLERS,
        openapi_config=schema_config(),
        logging_config=None,  # errors are reported by the handlers, without what was sent
    )
    app.asgi_handler = guarded(app.asgi_handler, config)
    return app


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """The database is brought up to date, and the hall is open while the server runs."""
    config: Config = app.state.config
    engine = database.open_engine(config.database)
    try:
        await database.upgrade(engine)
        hall = Hall(config, engine, Store(engine))
        app.state.people = People(engine)
        app.state.hall = hall
        app.state.consulting = consulting = Consulting(config.consultations)
        await hall.start()
        try:
            yield
        finally:
            await consulting.stop()
            await hall.stop()
    finally:
        await engine.dispose()
