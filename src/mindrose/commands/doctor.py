"""The command `mindrose doctor`: what is installed, which engine runs, and where everything lies."""

from __future__ import annotations

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import mindrose
from mindrose import engine, registry
from mindrose.commands.screen import AsJson, plain, print_json
from mindrose.server.config import Config, data_folder

EXTRAS: Final = {  # what each needs
    "learning": ("numpy",),
    "gymnasium": ("gymnasium",),
    "pettingzoo": ("pettingzoo",),
    "openspiel": ("open_spiel",),
    "parquet": ("polars",),
    "ray": ("ray",),
}
ADVICE: Final = {
    "slow": "the engine is plain Python: `make fast`, or a wheel with a compiled one, makes it quicker",
    "no client": "there is no browser client: `make web` builds it beside the sources; a wheel brings it along",
}


def doctor(as_json: AsJson = False) -> None:
    """Say what is installed, which engine runs, and where games, packs and the browser client lie."""
    found = findings()
    if as_json:
        print_json(found)
        return
    for name, value in found.items():
        if isinstance(value, dict):
            plain(f"{name}:")
            for inner, told in value.items():
                plain(f"  {inner:<16} {told if told is not None else 'not installed'}")
        elif name != "advice":
            plain(f"{name:<14} {value}")
    for advice in found["advice"]:
        plain(f"→ {advice}", "yellow")


def findings() -> dict[str, Any]:
    """All that is told, by its name."""
    config = Config()
    client = config.web / "index.html"
    compiled = engine.compiled()
    advice = [] if compiled else [ADVICE["slow"]]
    advice += [] if client.is_file() else [ADVICE["no client"]]
    return {
        "mindrose": mindrose.__version__,
        "python": f"{platform.python_version()} ({sys.executable})",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "engine": f"compiled ({engine.BUILD})" if compiled else "plain Python",
        "package": str(engine.PACKAGE),
        "client": str(config.web) if client.is_file() else f"none in {config.web}",
        "data": str(data_folder()),
        "database": config.database if "://" not in config.database else config.database.split("@")[-1],
        "games": {listing: registry.load(about.game).rules_version for listing, about in registry.listings().items()},
        "extras": {extra: installed(packages) for extra, packages in EXTRAS.items()},
        "advice": advice,
    }


def installed(packages: tuple[str, ...]) -> str | None:
    """The versions of what an extra needs; None if something is missing."""
    try:
        return ", ".join(f"{package} {version(package)}" for package in packages)
    except PackageNotFoundError:
        return None
