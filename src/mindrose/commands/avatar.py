"""The command `mindrose avatar`: what an automaton does next on somebody's own table, and why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
import yaml

import mindrose
from mindrose import registry
from mindrose.commands.options import Content
from mindrose.commands.screen import AsJson, Language, out, plain, print_json
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.table import Asked, Table
from mindrose.terminal import default_language
from mindrose.terminal.automaton import Automaton
from mindrose.text import Speaker


def avatar(
    position: Annotated[
        Path | None, typer.Argument(help="Your table, YAML or JSON; `--new` writes one to fill in.")
    ] = None,
    new: Annotated[int, typer.Option("--new", help="Print a table for so many people, to be filled in.", min=0)] = 0,
    card: Annotated[str, typer.Option("--card", "-c", help="The card that was turned up, by its id or name.")] = "",
    choose: Annotated[list[int] | None, typer.Option("--choose", help="What the crown decides, in turn.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the table as it is afterwards.")] = None,
    game: Annotated[str, typer.Option("--game", help="A game that has an automaton.")] = "",
    content: Content = None,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Ask what the Avatar does next on your own table: its order, by which priorities, and what comes of it."""
    named = game or registry.having("automaton")[0]
    automaton = automaton_of(named)
    language = language or default_language()
    if new:
        sys.stdout.write(automaton.template(new, language))
        return
    if position is None:
        raise BadOption("name the file of your table, or begin one: mindrose avatar --new 2 > table.yaml")
    loaded = mindrose.load(named, content)
    table = loaded.from_position(automaton.on_turn(mindrose.open_position(position), card), 0)
    consultation = Consultation(automaton, table, language, list(choose or []), quiet=as_json)
    consultation.hold()
    if save is not None:
        written = yaml.safe_dump(automaton.at_rest(table), allow_unicode=True, sort_keys=False)
        try:
            save.write_text(written, encoding="utf-8")
        except OSError as error:
            raise MindroseError(f"cannot write {save}: {error.strerror}") from None
    if as_json:
        print_json({"card": consultation.card, "says": consultation.said, "position": automaton.at_rest(table)})


def automaton_of(game: str) -> Automaton:
    part = registry.face_of(game).automaton
    if not part:
        having = ", ".join(registry.having("automaton"))
        raise BadOption(f"{game} has no automaton to ask; there is one in: {having}")
    found: Automaton = registry.load(part)
    return found


class Consultation:
    """One turn of an automaton: what it does is told, and what people decide for it is asked."""

    def __init__(self, automaton: Automaton, table: Table, language: str, chosen: list[int], quiet: bool) -> None:
        self.automaton = automaton
        self.table = table
        self.speaker = Speaker(table.game, language, options=table.options)
        self.chosen = chosen
        self.quiet = quiet
        self.said: list[str] = []
        self.card = automaton.card(table)
        self.heard = 0

    def hold(self) -> None:
        if self.card:
            self.tell(self.speaker.card(self.card), "bold")
            self.tell(self.speaker.card_text(self.card, self.table.options))
        self.tell_news()
        while self.automaton.acts(self.table) and self.table.question is not None:
            self.ask(self.table.question)
            self.tell_news()

    def tell(self, line: str, style: str = "") -> None:
        self.said.append(line)
        if not self.quiet:
            plain(line, style)

    def tell_news(self) -> None:
        """What has happened since, until the automaton's turn is over."""
        for event in self.table.events(None, self.heard):
            self.tell(self.speaker.event(event))
        self.heard = len(self.table.story)

    def ask(self, asked: Asked) -> None:
        """What somebody decides: the next number that was given, else what is typed."""
        view = self.table.view(asked.seat)
        self.tell(self.speaker.question(asked.kind, asked.seat, view), "bold")
        for number, option in enumerate(asked.answers, start=1):
            self.tell(f"{number:>4}  {self.speaker.choice(option.choice, asked.kind, asked.seat)}")
        number = self.chosen.pop(0) if self.chosen else self.typed(len(asked.answers))
        if not 1 <= number <= len(asked.answers):
            raise BadOption(f"--choose {number}: a number from 1 to {len(asked.answers)} is asked for here")
        self.table.answer(asked.answers[number - 1], asked.seat)

    def typed(self, most: int) -> int:
        if self.quiet:
            raise BadOption(f"somebody has to decide here: give --choose with a number from 1 to {most}")
        while True:
            word = out.input("> ").strip()
            if word.isdecimal() and 1 <= int(word) <= most:
                return int(word)
            plain(self.speaker.terminal("unclear", count=most), "yellow")
