"""The commands `mindrose play` and `mindrose serve`: a table in the terminal, tables in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

import mindrose
from mindrose.commands.games import usual_players
from mindrose.commands.options import Choices, Content, GameArgument, options_of
from mindrose.commands.screen import Language, errors, out
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Game
from mindrose.terminal import Session, default_language
from mindrose.text import Speaker

COMPANY: Final = 3  # who sits down alone and says nothing plays against two bots at least


def play(
    game: GameArgument,
    seats: Annotated[str, typer.Option(help="Who sits where, with commas: `me` or a bot; else you and search.")] = "",
    names: Annotated[str, typer.Option("--names", help="The players' names, separated by commas.")] = "",
    seed: Annotated[str | None, typer.Option("--seed", "-s", help="The same seed gives the same shuffles.")] = None,
    option: Choices = None,
    language: Language = "",
    content: Content = None,
    save: Annotated[Path | None, typer.Option("--save", help="Where the game's record goes.")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="A record to play on from.")] = None,
    position: Annotated[Path | None, typer.Option("--position", help="A position to start from, YAML or JSON.")] = None,
) -> None:  # fmt: skip
    """Play in the terminal: people and bots at one table."""
    loaded = mindrose.load(game, content)
    warn_of(loaded)
    named = [seat.strip() for seat in seats.split(",")] if seats else []
    if resume is not None:
        if seed is not None or option or position:
            raise BadOption("--resume goes on with a game as it is: --seed, --option and --position are for new ones")
        record = mindrose.open_record(resume)
        if record.game != game:
            raise BadOption(f"{resume} is a game of {record.game!r}, not of {game!r}")
        table = mindrose.replay(record, content)
    elif position is not None:
        if option:
            raise BadOption("a position says its own options: write them into it instead of --option")
        table = loaded.from_position(mindrose.open_position(position), seed or 0)
    else:
        table = loaded.new(len(named) or max(COMPANY, usual_players(loaded)), seed, **options_of(option))
    sitting = named or ["me"] + ["search"] * (table.players - 1)
    Session(table, sitting, names, language or default_language(), save or resume).play()


def warn_of(game: Game) -> None:
    """What is unusual about cards of one's own, though allowed."""
    for line in Speaker(game).warnings():
        errors.print(f"mindrose: {line}", style="yellow", highlight=False, markup=False)


def serve(
    port: Annotated[int, typer.Option(help="Where to listen; 0: any free port.", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others on your network come in.")] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="An SQLite file or postgresql://…; else MINDROSE_DATABASE.")] = "",
    secure: Annotated[bool, typer.Option(help="Cookies only over https: for a server behind a proxy.")] = False,
) -> None:
    """Open the table in the browser: lobby, play against bots and people, records, rules."""
    from mindrose.server.config import Config
    from mindrose.server.serve import serve as run  # only a server pays for loading a server

    config = Config(secure=secure)
    config.database = database or config.database

    def ready(address: str) -> None:
        out.print(f"Mindrose is open at {address}  (Ctrl+C ends it)", soft_wrap=True)

    run(config, host, port, ready)
