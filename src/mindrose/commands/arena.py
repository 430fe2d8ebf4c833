"""The commands `mindrose simulate`, `mindrose arena` and `mindrose bench`: bots among themselves."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid

import mindrose
from mindrose import engine
from mindrose.arena import balance
from mindrose.arena.games import Plan, Tally
from mindrose.arena.games import simulate as play_games
from mindrose.arena.report import write as write_report
from mindrose.arena.speed import measure
from mindrose.arena.tournament import Pairing, Result, compete, pairings
from mindrose.commands.games import usual_players
from mindrose.commands.options import (
    Bots,
    Choices,
    GameArgument,
    Jobs,
    Players,
    Seed,
    bot_list,
    frozen,
    progress_bar,
)
from mindrose.commands.screen import AsJson, errors, out, plain, print_json, several
from mindrose.kernel.errors import BadOption


def simulate(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)] = 100,
    players: Players = 0,
    seed: Seed = "0",
    bots: Bots = "random",
    jobs: Jobs = 1,
    first: Annotated[
        int, typer.Option("--first", help="The number of the first game: how many are played.", min=0)
    ] = 0,
    option: Choices = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and count what came of them.

    Interrupted, it tells what was played, and how to go on.
    """
    loaded = mindrose.load(game)
    count = loaded.checked_players(players or usual_players(loaded))
    named = bot_list(bots)
    if len(named) > count:
        raise BadOption(f"{len(named)} bots are named for {count} seats")
    plan = Plan(game, count, tuple(named), seed, frozen(game, option))
    loaded.new(plan.players, seed, **dict(plan.options))  # a mistake in the options is told before any work
    with progress_bar(as_json) as bar:
        task = bar.add_task("games", total=games)
        tally = play_games(plan, games, jobs, partial(bar.advance, task), first)
    if tally.games < games:
        rest = f"--first {first + tally.games} --games {games - tally.games}"
        errors.print(f"mindrose: interrupted after {several(tally.games, 'game')}; go on with {rest}", style="yellow")
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
    out.print(f"  won by {winners(tally)}")


def winners(tally: Tally) -> str:
    """Who won how many games; where an automaton can win, no seat may have."""
    wins = [f"seat {seat}: {tally.wins[seat]}" for seat in sorted(tally.wins)]
    return ", ".join(wins + ([f"nobody: {tally.nobody}"] if tally.nobody else []))


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

    Where one person plays alone, each bot plays against the game itself.

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
    if len(named) < 2 and len(set(loaded.sides(count))) > 1:
        raise BadOption("an arena needs at least two bots: --bots search,greedy")
    results: list[Result] = []
    with progress_bar(as_json) as bar:
        for pairing in pairings(game, count, named, seed, frozen(game, option)):
            task = bar.add_task(f"{pairing.challenger} v. {against(pairing)}", total=games)
            results.append(compete(pairing, games, jobs, partial(bar.advance, task)))
    if as_json:
        print_json({"game": game, "compiled": engine.compiled(), "results": [result.document() for result in results]})
        return
    grid = Grid("one", "against", "players", "games", "won", "95 % interval", "fair share", "verdict")
    for result in results:
        low, high = result.interval
        grid.add_row(
            result.pairing.challenger, against(result.pairing), str(count), str(games), f"{100 * result.rate:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f} %", f"{100 * result.fair:.1f} %", result.verdict,
        )  # fmt: skip
    out.print(grid)
    for result in results:
        if result.nobody:
            plain(f"{result.pairing.challenger} against {against(result.pairing)}: nobody won {result.nobody} games")


def against(pairing: Pairing) -> str:
    return pairing.field or "the game itself"


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
