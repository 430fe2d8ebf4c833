"""The command `mindrose advise`: what a bot would do in a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import mindrose
from mindrose.commands.options import Content, GameArgument
from mindrose.commands.screen import AsJson, Language, plain, print_json
from mindrose.kernel.errors import BadOption
from mindrose.players import roster
from mindrose.terminal import default_language
from mindrose.text import Speaker


def advise(
    game: GameArgument,
    position: Annotated[Path, typer.Argument(help="A position, YAML or JSON (docs/positions.md), or a record.")],
    bot: Annotated[str, typer.Option("--bot", "-b", help="Who is asked: greedy, search:800, search:5s …")] = "search",
    seat: Annotated[int | None, typer.Option("--seat", help="For whom; else for who is asked first.")] = None,
    content: Content = None,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Ask a bot what it would do in a position. It sees what the seat sees, and nothing else."""
    loaded = mindrose.load(game, content)
    document = mindrose.open_position(position)
    record = "answers" in document
    table = mindrose.replay(document, content) if record else loaded.from_position(document, 0)
    asked = table.question if seat is None else table.asked(seat)
    if asked is None:
        raise BadOption(
            f"nobody is asked anything in {position}" if seat is None else f"seat {seat} is not asked anything"
        )
    view = table.view(asked.seat)
    answer = roster.make(table.game, roster.check(bot)).choose(view)
    choice = next(one.choice for one in asked.answers if one.number == answer)
    said = Speaker(table.game, language or default_language(), options=table.options).choice(
        choice, asked.kind, asked.seat
    )
    if as_json:
        print_json({"seat": asked.seat, "bot": bot, "answer": answer, "choice": choice.document(), "says": said})
        return
    plain(f"{bot}: {said}")
