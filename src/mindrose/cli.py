"""The command `mindrose`."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import mindrose
from mindrose import engine, rulebook
from mindrose.arena import balance
from mindrose.arena.games import Plan, simulate
from mindrose.arena.report import write as write_report
from mindrose.arena.speed import measure
from mindrose.arena.tournament import Result, compete, pairings
from mindrose.commands.content import content_app
from mindrose.commands.games import games, usual_players
from mindrose.commands.screen import AsJson, Language, errors, out, plain, print_json, several
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.game import Game
from mindrose.players import roster
from mindrose.terminal import Session, default_language
from mindrose.text import Speaker

app = typer.Typer(
    help="Mindrose plays modern board games completely.", no_args_is_help=True, add_completion=False,
    pretty_exceptions_enable=False,
)  # fmt: skip
app.add_typer(content_app, name="content")
app.command(name="games")(games)

GameArgument = Annotated[str, typer.Argument(help="A game's id, as `mindrose games` lists them.", metavar="GAME")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many players; 0: as many as usual.", min=0)]
Seed = Annotated[str, typer.Option("--seed", "-s", help="The same seed gives the same shuffles.")]
Bots = Annotated[
    str, typer.Option("--bots", "--bot", "-b", help="Players, separated by commas: random, greedy, search:800 …")
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", help="Processes to use.", min=1, max=64)]
Choices = Annotated[list[str] | None, typer.Option("--option", "-o", help="A game option, as name=value; repeatable.")]
Content = Annotated[Path | None, typer.Option("--content", help="A file of cards of your own.")]

COMPANY: Final = 3  # who sits down alone and says nothing plays against two bots at least


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


def progress_bar(quiet: bool) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=quiet or not errors.is_terminal)


@app.command()
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
    if isinstance(game, CerebriaCards):
        for line in game.cards.warnings():
            errors.print(f"mindrose: {line}", style="yellow", highlight=False, markup=False)


@app.command()
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


@app.command(name="simulate")
def simulate_command(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    players: Players = 0,
    seed: Seed = "0",
    bots: Bots = "random",
    jobs: Jobs = 1,
    option: Choices = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count what came of them."""
    loaded = mindrose.load(game)
    count = loaded.checked_players(players or usual_players(loaded))
    named = bot_list(bots)
    if len(named) > count:
        raise BadOption(f"{len(named)} bots are named for {count} seats")
    plan = Plan(game, count, tuple(named), seed, frozen(game, option))
    loaded.new(plan.players, seed, **dict(plan.options))  # a mistake in the options is told before any work
    with progress_bar(as_json) as bar:
        task = bar.add_task("games", total=games)
        tally = simulate(plan, games, jobs, partial(bar.advance, task))
    document = {"game": game, "players": plan.players, "bots": list(plan.bots), "seed": seed, **tally.document()}
    if as_json:
        print_json(document)
        return
    kind = "compiled" if document["compiled"] else "plain"
    out.print(
        f"{several(tally.games, 'game')} of {plan.players} players, "
        f"{tally.decisions} decisions in {tally.seconds:.2f} s: "
        f"{document['decisions_per_second']:,} decisions per second ({kind} engine)"
    )
    for reason, number in tally.reasons.most_common():
        out.print(f"  {reason:<26}{number:>7}  {100 * number / tally.games:5.1f} %")
    wins = ", ".join(f"seat {seat}: {tally.wins[seat]}" for seat in sorted(tally.wins))
    out.print(f"  won by {wins}")


@app.command()
def arena(
    game: GameArgument,
    bots: Bots = "search,greedy,random",
    games: Annotated[int, typer.Option("--games", "-n", help="How many games a pairing.", min=1)] = 200,
    players: Players = 0,
    seed: Seed = "arena",
    jobs: Jobs = 2,
    option: Choices = None,
    report: Annotated[
        Path | None, typer.Option("--report", help="Write a balance report of one bot against itself into this folder.")
    ] = None,
    vary: Annotated[str, typer.Option("--vary", help="Options to spread over the report's games, with commas.")] = "",
    add: Annotated[bool, typer.Option("--add", help="Add games to those of the report.")] = False,
    compare: Annotated[Path | None, typer.Option("--compare", help="The folder of a report to compare with.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete: each one alone at a table of each other, on every seat in turn, with 95 % intervals.

    With --report, tell how balanced a game is between equal players: docs/balance.md.
    """
    loaded = mindrose.load(game)
    if report is not None:
        count = loaded.checked_players(players or usual_players(loaded))
        names = tuple(name.strip() for name in vary.split(",")) if vary else ()
        study = balance.Study(game, count, only_bot(bots), seed, frozen(game, option), names)
        tell_balance(study, report, games, jobs, add, compare, as_json)
        return
    if vary or add or compare:
        raise BadOption("--vary, --add and --compare belong to a report: name its folder with --report")
    count = loaded.checked_players(players or usual_players(loaded))
    named = bot_list(bots)
    if len(named) < 2:
        raise BadOption("an arena needs at least two bots: --bots search,greedy")
    results: list[Result] = []
    with progress_bar(as_json) as bar:
        for pairing in pairings(game, count, named, seed, frozen(game, option)):
            task = bar.add_task(f"{pairing.challenger} v. {pairing.field}", total=games)
            results.append(compete(pairing, games, jobs, partial(bar.advance, task)))
    if as_json:
        print_json({"game": game, "compiled": engine.compiled(), "results": [result.document() for result in results]})
        return
    grid = Grid("one", "against", "players", "games", "won", "95 % interval", "fair share", "verdict")
    for result in results:
        low, high = result.interval
        grid.add_row(
            result.pairing.challenger, result.pairing.field, str(count), str(games), f"{100 * result.rate:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %", f"{100 * result.fair:.1f} %", result.verdict,
        )  # fmt: skip
    out.print(grid)


def only_bot(bots: str) -> str:
    named = bot_list(bots)
    if len(named) != 1:
        raise BadOption("a report is of one bot against itself: --bot greedy")
    return named[0]


def tell_balance(
    study: balance.Study, folder: Path, games: int, jobs: int, add: bool, compare: Path | None, as_json: bool
) -> None:
    """Plays the games of a balance report, writes it, and says what lies outside."""
    against = (str(compare), balance.load_games(study.game, compare)) if compare else None
    with progress_bar(as_json) as bar:
        task = bar.add_task("games", total=games)
        lines = balance.run(study, folder, games, jobs, add, partial(bar.advance, task))
    found = write_report(lines, folder, against)
    if as_json:
        print_json({"game": study.game, "combinations": study.combinations(), **found})
        return
    if found["missing"]:
        errors.print(f"mindrose: {found['missing']}", style="yellow", highlight=False, markup=False)
    plain(f"{found['report']}: {found['games']} games; {study.combinations()} meet every combination of settings once")
    for entry in found["outside"] + found["perhaps"]:
        low, high = entry["interval"]
        share = f"{100 * entry['rate']:.1f} % ({100 * low:.1f} – {100 * high:.1f} %)"
        plain(f"  {entry['kind']} {entry['name']}: {share}, {entry['verdict']}")
    if not found["outside"] and not found["perhaps"]:
        plain("  everything is within a tenth of its fair share")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `mindrose play --save` and the server write it.")],
    content: Content = None,
    log: Annotated[bool, typer.Option("--log", help="Tell the whole game.")] = False,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play a record again. Exit status 0 only if every hash agrees."""
    table = mindrose.replay(mindrose.open_record(file), content)
    outcome = table.outcome
    if as_json:
        document = {"game": table.game.id, "players": table.players, "answers": len(table.given), "over": table.over}
        print_json({**document, "agrees": True, "outcome": outcome.document() if outcome else None})
        return
    speaker = Speaker(table.game, language or default_language(), options=table.options)
    if log:
        for event in table.events():
            out.print(speaker.event(event), highlight=False, markup=False)
    out.print(f"{len(table.given)} answers replayed; every hash agrees.", highlight=False)
    out.print(speaker.outcome(outcome) if outcome else "The game is not over.", highlight=False, markup=False)


@app.command()
def rules(
    game: GameArgument,
    rule: Annotated[str, typer.Argument(help="A rule's number, or the beginning of one.", metavar="[RULE]")] = "",
    as_json: AsJson = False,
) -> None:
    """Show every rule with the code that carries it out and the tests that prove it."""
    mindrose.load(game)
    found = [entry for entry in rulebook.cover(game) if chosen(entry.number, rule)]
    if not found:
        raise BadOption(f"{game} has no rule {rule!r}")
    if as_json:
        print_json({"game": game, "rules": [entry.document() for entry in found]})
        return
    for entry in found:
        out.print(f"[bold]{entry.number}[/bold] {entry.text}", highlight=False)
        for place in entry.code:
            out.print(f"    code  {place}", highlight=False, style="cyan")
        for test in entry.tests:
            out.print(f"    test  {test}", highlight=False, style="green")
    bare = [entry.number for entry in found if not entry.code or not entry.tests]
    out.print(f"{several(len(found), 'rule')}; without code or test: {', '.join(bare) or 'none'}", highlight=False)


def chosen(number: str, wanted: str) -> bool:
    wanted = wanted.upper()
    return not wanted or number == wanted or number.startswith(wanted.rstrip(".") + ".")


@app.command()
def bench(
    seconds: Annotated[float, typer.Option("--seconds", help="How long each measurement runs.", min=0.1)] = 1.0,
    only: Annotated[str, typer.Option("--only", help="Measure only what has this in its name.")] = "",
    as_json: AsJson = False,
) -> None:
    """Measure this engine alone on this machine; `make bench` compares it with other libraries."""
    rates = measure(seconds, only)
    if not rates:
        raise BadOption(f"nothing that is measured has {only!r} in its name")
    if as_json:
        print_json({"compiled": engine.compiled(), "rates": [rate.document() for rate in rates]})
        return
    grid = Grid("what", "per second", title=f"{'compiled' if engine.compiled() else 'plain'} engine, one core")
    for rate in rates:
        grid.add_row(rate.name, f"{rate.per_second:,.0f}")
    out.print(grid)
