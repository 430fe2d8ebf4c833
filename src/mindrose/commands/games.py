"""The command `mindrose games`: what can be played, and what every option of a game means."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated, Any, Final

import typer
from rich.table import Table as Grid

import mindrose
from mindrose.arena import balance
from mindrose.commands.screen import AsJson, Language, command, out, plain, print_json
from mindrose.kernel.game import Game, Parameter, Value
from mindrose.terminal import default_language
from mindrose.text import Speaker
from mindrose.text.words import Argument, Words

COLUMNS: Final = ("option", "default", "allowed", "rule")


def usual_players(game: Game) -> int:
    """How many play if nobody says."""
    return balance.survey_of(game.id).players()


def games(
    game: Annotated[str, typer.Argument(help="A game's id, to have its options explained.", metavar="[GAME]")] = "",
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """List the games and their options; of one game, explain them."""
    language = language or default_language()
    if game:
        explain(mindrose.load(game), language, as_json)
        return
    found = mindrose.games()
    if as_json:
        print_json([summary(one) for one in found])
        return
    words = Words(language, "")
    for one in found:
        told: dict[str, Argument] = {"title": one.title, "low": one.players_min, "high": one.players_max}
        out.print(f"[bold]{one.id}[/bold]  {words.say('command-seats', told)}")
        names = [words.say(f"command-column-{column}") for column in COLUMNS]
        grid = Grid(*names, box=None, pad_edge=False, header_style="dim")
        for p in one.parameters:
            grid.add_row(f"  {p.name}", written(p.default), allowed(p, words), p.rule)
        out.print(grid)
        plain(f"  {words.say('command-meaning', {'command': f'{command()} games {one.id}'})}\n")


def allowed(p: Parameter, words: Words) -> str:
    """What an option can be, in short."""
    if p.text:
        return words.say("command-text")
    if isinstance(p.default, bool) or p.words:
        return ", ".join(p.words or ("true", "false"))
    return f"{p.low}–{p.high}" + (f", {written(None)}" if p.unlimited else "")


def summary(game: Game) -> dict[str, Any]:
    return {
        "id": game.id, "title": game.title, "players": [game.players_min, game.players_max],
        "rules": game.rules_version, "content": game.content_hash(), "actions": game.actions,
        "options": {p.name: {"default": p.default, "allowed": p.allowed(), "rule": p.rule} for p in game.parameters},
    }  # fmt: skip


def written(value: Value) -> str:
    """A value as it is written behind `--option`."""
    return "none" if value is None else str(value).lower()


# One game


def explain(game: Game, language: str, as_json: bool) -> None:
    """Every option in words: what it does, what it can be, what it is if nobody says, and its rule."""
    speaker = Speaker(game, language)
    if as_json:
        document = {**summary(game), "usual_players": usual_players(game)}
        print_json({**document, "options": {p.name: option_document(p, speaker) for p in game.parameters}})
        return
    told = {"low": game.players_min, "high": game.players_max, "usual": usual_players(game)}
    plain(f"{game.id}  {game.title}", "bold")
    plain(speaker.words.say("command-players", told))
    plain(speaker.words.say("command-options"))
    for lines, alike in groupby(game.parameters, lambda p: explained(p, speaker)):
        plain("")
        for p in alike:
            plain(f"{p.name}  {speaker.words.aside(speaker.option(p.name), p.rule)}", "cyan")
        for line in lines:
            plain(f"    {line}")


def explained(p: Parameter, speaker: Speaker) -> list[str]:
    """What an option does and can be; the options of the four seats say the same."""
    lines = [speaker.option_text(p.name)]
    for value in values_of(p):
        named = speaker.option_value(p.name, value)
        line = written(value) if named == written(value) else f"{written(value)} – {named}"
        usual = speaker.words.say("command-default")
        lines.append(speaker.words.aside(line, usual) if value == p.default else line)
    if not p.words and not p.text and not isinstance(p.default, bool):
        lines.append(speaker.words.say("command-range", {"low": p.low, "high": p.high}))
    return lines


def option_document(p: Parameter, speaker: Speaker) -> dict[str, Any]:
    return {
        "name": speaker.option(p.name), "about": speaker.option_text(p.name), "rule": p.rule, "default": p.default,
        "allowed": p.allowed(), "values": {written(one): speaker.option_value(p.name, one) for one in values_of(p)},
    }  # fmt: skip


def values_of(p: Parameter) -> list[Value]:
    """The values of an option that have a name: the words it can be, yes and no, none, and the default."""
    if isinstance(p.default, bool):
        return [p.default, not p.default]
    return list(p.words) or [p.default]
