"""Running the server until somebody ends it."""

from __future__ import annotations

import contextlib
import gc
import socket
from collections.abc import Callable
from functools import partial
from threading import Thread
from typing import Any

import uvicorn

import mindrose
from mindrose import registry
from mindrose.kernel.errors import BadOption, Refusal
from mindrose.server.app import make_app
from mindrose.server.config import Config
from mindrose.server.database import sole_server
from mindrose.server.door import Door, Doors
from mindrose.server.http.games import all_games
from mindrose.server.line import Line
from mindrose.server.logs import open_log

MOST_FILES = 65_536
RESERVED = 100  # files that are no connections: the database, the workers, the client's pages
LARGEST_MESSAGE = 64 * 1024  # bytes; longer ones end the connection before they are read


def serve(config: Config, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serves on an address; `ready` is called with it when the first page can be opened."""
    open_log(config.log)
    listening = bound(host, port)
    address = f"http://{shown_host(host)}:{listening.getsockname()[1]}/"

    def opened() -> None:
        Thread(target=find_words, daemon=True).start()
        ready(address)

    server = Announced(settings(config), opened)
    config.room = raise_limits() - RESERVED
    load_games()
    with sole_server(config.database), contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def raise_limits() -> int:
    """How many files and connections this process may have open: as many as the system allows it to want."""
    try:
        import resource
    except ImportError:  # a system that has no such limit
        return 10**6
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(min(MOST_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[0] % (1 << 63)))


def load_games() -> None:
    """Reads the cards of all games before anybody comes: the first visitor of a game would hold up all others."""
    for game in registry.listings():
        mindrose.load(game)


def find_words() -> None:
    """What the first who asks would wait for, and all others with them: the facts of the games, and why not."""
    all_games()
    for game in registry.listings():
        mindrose.load(game).speaker.refusal(Refusal("E_NUMBER", "", answer="", last=0))


def settings(config: Config) -> uvicorn.Config:
    """How uvicorn runs the application: with sockets of our own kind, and no log of who asked for what."""
    door: Any = partial(Door, doors=Doors(config))
    return uvicorn.Config(
        make_app(config),
        log_level="error",  # what clients do wrong is no fault of the server's
        log_config=None,  # it goes the way of all
        access_log=False,
        server_header=False,
        http=door,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=config.proxies,
        timeout_graceful_shutdown=3,
    )


class Announced(uvicorn.Server):
    """A server that says when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            rarely_collect()
            self.ready()


def rarely_collect() -> None:
    """What is loaded stays loaded: the collector need not look at it again, and need not look often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 10, 10)


def bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BadOption(f"cannot listen on {host}:{port} ({error.strerror}): try another --port") from None
    listening.set_inheritable(True)
    return listening


def shown_host(host: str) -> str:
    """What people type: a server on all addresses is shown by one that others can reach."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing; it only chooses the address of this machine
        return str(probe.getsockname()[0])
    return "127.0.0.1"
