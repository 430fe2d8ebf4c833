"""The commands `mindrose backup` and `mindrose restore`: the games of a server as one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from mindrose.commands.screen import out

Database = Annotated[str, typer.Option(help="The SQLite file of the server; else MINDROSE_DATABASE.")]


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not be there yet.")],
    database: Database = "",
) -> None:
    """Copy the games of a server, while it runs."""
    from mindrose.server import database as stored
    from mindrose.server.config import Config

    stored.backup(database or Config().database, file)
    out.print(f"{file} holds all games as they are now", soft_wrap=True, markup=False)


def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `mindrose backup` has made.")],
    database: Database = "",
) -> None:
    """Put a copy back, while no server runs."""
    from mindrose.server import database as stored
    from mindrose.server.config import Config

    target = database or Config().database
    stored.restore(target, file)
    out.print(f"{target} is as {file} was", soft_wrap=True, markup=False)
