"""How a server is set up: by the command line and by environment variables that begin with MINDROSE_."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from mindrose.engine import PACKAGE, ROOT


def data_folder() -> Path:
    """Where this machine's user keeps games."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "mindrose"


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
    thinkers: int = field(default_factory=lambda: int(os.environ.get("MINDROSE_THINKERS") or 2))
    # Seconds that an unasked pass takes: the same for those who could react and for those who cannot.
    pause: tuple[float, float] = (0.4, 0.9)
    secure: bool = False  # cookies only over https
    # Requests a minute of one address, and messages a second of one socket; tests and load runs raise them.
    requests: int = field(default_factory=lambda: int(os.environ.get("MINDROSE_REQUESTS") or 600))
    logins: int = field(default_factory=lambda: int(os.environ.get("MINDROSE_LOGINS") or 20))
    messages: int = field(default_factory=lambda: int(os.environ.get("MINDROSE_MESSAGES") or 40))
