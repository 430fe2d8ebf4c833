"""The options that several commands have, and what is read from them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

import mindrose
from mindrose.arena.crew import Crew, crew_of
from mindrose.commands.screen import errors
from mindrose.kernel.errors import BadOption
from mindrose.players import roster

GameArgument = Annotated[str, typer.Argument(help="A game's id, as `mindrose games` lists them.", metavar="GAME")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many players; 0: as many as usual.", min=0)]
Seed = Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same shuffles.")]
Bots = Annotated[
    str, typer.Option("--bots", "--bot", "-b", help="Players, with commas: random, greedy, search:800, module:Class …")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes to use.", min=1, max=64)]
Ray = Annotated[str, typer.Option("--ray", help="Play on a Ray cluster: HOST:PORT, auto, or local with --jobs cores.")]
OutFile = Annotated[
    Path | None, typer.Option("--out", help="A file of the games, .jsonl or .parquet; goes on with what it holds.")
]
Choices = Annotated[list[str] | None, typer.Option("--option", "-o", help="A game option, as name=value; repeatable.")]
Content = Annotated[Path | None, typer.Option("--content", help="A file of cards of your own.")]


@contextmanager
def players_of_games(jobs: int, ray: str, quiet: bool) -> Iterator[Crew]:
    """Those who play, until it is done; what people should know of them is told then."""
    with errors.status("Ray is starting …") if ray and not quiet and errors.is_terminal else nullcontext():
        crew = crew_of(jobs, ray)
    with crew:
        yield crew
    for remark in crew.remarks.values():
        errors.print(f"mindrose: {remark}", style="yellow", highlight=False, markup=False)


def options_of(choices: list[str] | None) -> dict[str, Any]:
    """`name=value` pairs as a mapping."""
    options: dict[str, Any] = {}
    for choice in choices or []:
        name, equals, value = choice.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {choice!r}")
        options[name.strip()] = value.strip()
    return options


def frozen(game: str, choices: list[str] | None) -> tuple[tuple[str, Any], ...]:
    """The options that were given, checked, in a form that travels between processes."""
    given = options_of(choices)
    checked = mindrose.load(game).checked_options(given)
    return tuple((name, checked[name]) for name in given)


def bot_list(bots: str) -> list[str]:
    return [roster.check(bot.strip()) for bot in bots.split(",")]


class RateColumn(ProgressColumn):
    """How many a second, or a minute where they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.1f}/s" if speed >= 1 else f"{60 * speed:,.1f}/min", style="dim")


def progress_bar(quiet: bool) -> Progress:
    """How much is done of something, how quickly, and how long the rest will take; nothing where nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal)
