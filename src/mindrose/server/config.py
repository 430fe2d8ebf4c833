"""How a server is set up: by the command line and by environment variables that begin with MINDROSE_."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from mindrose.engine import PACKAGE, ROOT
from mindrose.kernel.errors import BadOption, shown


def data_folder() -> Path:
    """Where this machine's user keeps games."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "mindrose"


def number(name: str, usual: int, least: int = 1) -> int:
    """A setting that is a whole number."""

    def read() -> int:
        said = (os.environ.get(name) or str(usual)).strip()
        if not said.isdecimal() or int(said) < least:
            raise BadOption(f"{name} is a whole number from {least} on, not {shown(said)}")
        return int(said)

    found: int = field(default_factory=read)
    return found


def text(name: str) -> str:
    found: str = field(default_factory=lambda: os.environ.get(name) or "")
    return found


def client_folder() -> Path:
    """The browser client: installed with the package, or built beside the sources."""
    installed = PACKAGE / "client"
    return installed if installed.is_dir() else ROOT / "web" / "dist"


@dataclass
class Config:
    """Everything a server can be told."""

    database: str = field(
        default_factory=lambda: os.environ.get("MINDROSE_DATABASE") or str(data_folder() / "mindrose.sqlite")
    )
    web: Path = field(default_factory=lambda: Path(os.environ.get("MINDROSE_WEB") or client_folder()))
    thinkers: int = number("MINDROSE_THINKERS", 2)
    # Seconds that an unasked pass takes: the same for those who could react and for those who cannot.
    pause: tuple[float, float] = (0.4, 0.9)
    secure: bool = False  # cookies only over https
    # Requests a minute of one address, and messages a second of one socket; tests and load runs raise them.
    requests: int = number("MINDROSE_REQUESTS", 600)
    costly: int = number("MINDROSE_COSTLY", 120)  # of these, new tables, sockets and replays
    logins: int = number("MINDROSE_LOGINS", 20)
    messages: int = number("MINDROSE_MESSAGES", 40)
    share: int = number("MINDROSE_SHARE", 30)  # percent of the server's time that the messages of one address may take
    connections: int = number("MINDROSE_CONNECTIONS", 200)  # of one address at a time
    # Days after which something goes that nobody has touched; 0: never.
    keep_open: int = number("MINDROSE_KEEP_OPEN", 14, 0)  # tables that wait for players, and lessons
    keep_abandoned: int = number("MINDROSE_KEEP_ABANDONED", 90, 0)  # games in which nobody moves
    keep_finished: int = number("MINDROSE_KEEP_FINISHED", 730, 0)
    keep_sessions: int = number("MINDROSE_KEEP_SESSIONS", 365, 0)
    keep_guests: int = number("MINDROSE_KEEP_GUESTS", 90, 0)  # who have no account and no table
    room: int = 10**6  # connections of all together; `serve` knows how many the system allows
    patience: float = 15.0  # seconds that a connection may take for a request, or for reading the reply
    proxies: str = text("MINDROSE_PROXIES")  # addresses whose X-Forwarded-For is believed, separated by commas
    hosts: str = text("MINDROSE_HOSTS")  # names of this server, separated by commas, besides those of this machine
    log: str = field(default_factory=lambda: os.environ.get("MINDROSE_LOG") or "text")  # or json
    consultations: int = number("MINDROSE_CONSULTATIONS", 60)  # a minute
