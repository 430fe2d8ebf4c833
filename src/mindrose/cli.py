"""The command `mindrose`."""

from __future__ import annotations

import os
import sys

import typer

from mindrose.commands.advise import advise
from mindrose.commands.arena import arena, bench, simulate
from mindrose.commands.avatar import avatar
from mindrose.commands.backup import backup, restore
from mindrose.commands.content import content_app
from mindrose.commands.doctor import doctor
from mindrose.commands.games import games
from mindrose.commands.play import play, serve
from mindrose.commands.records import replay, rules
from mindrose.commands.screen import errors
from mindrose.kernel.errors import MindroseError

app = typer.Typer(
    help="Mindrose plays modern board games completely.", no_args_is_help=True,
    pretty_exceptions_enable=False,
)  # fmt: skip
app.add_typer(content_app, name="content")
for command in (games, play, serve, backup, restore, simulate, arena, replay, rules, advise, avatar, bench, doctor):
    app.command()(command)


def main() -> None:
    """Runs the command; a mistake becomes one sentence and exit status 2."""
    try:
        app()
    except MindroseError as error:
        errors.print(f"mindrose: {error}", style="red", highlight=False, markup=False)
        sys.exit(2)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
