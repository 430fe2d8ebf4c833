"""The commands `mindrose simulate`, `mindrose arena` and `mindrose bench`: bots among themselves."""

from __future__ import annotations

from functools import partial
from itertools import count as counting
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.progress import Progress, TaskID
from rich.table import Table as Grid

import mindrose
from mindrose import engine
from mindrose.arena import balance
from mindrose.arena.crew import Crew
from mindrose.arena.games import Plan, Tally
from mindrose.arena.games import simulate as play_games
from mindrose.arena.ledger import LINES, Ledger
from mindrose.arena.ledger import write as write_rows
from mindrose.arena.report import write as write_report
from mindrose.arena.speed import asked, measure
from mindrose.arena.survey import Facts
from mindrose.arena.tournament import Pairing, Tournament, pairings
from mindrose.commands.games import usual_players
from mindrose.commands.options import (
    Bots,
    Choices,
    GameArgument,
    Jobs,
    OutFile,
    Players,
    Ray,
    Seed,
    bot_list,
    frozen,
    players_of_games,
    progress_bar,
)
from mindrose.commands.screen import AsJson, errors, out, plain, print_json
from mindrose.kernel.errors import BadOption, several

AGAIN: Final = "by the same command: {} holds them"


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
    out_file: OutFile = None,
    ray: Ray = "",
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
    with players_of_games(jobs, ray, as_json) as crew, progress_bar(as_json) as bar:
        task = bar.add_task("games", total=games)
        tally = play_games(plan, games, crew, partial(bar.advance, task), first, out_file)
    if tally.games < games:
        rest = f"--first {first + tally.games} --games {games - tally.games}"
        warn_interrupted(tally.games, f"with {rest}" if out_file is None else AGAIN.format(out_file))
    document = {"game": game, "players": plan.players, "bots": list(plan.bots), "seed": seed, **tally.document()}
    if as_json:
        print_json(document)
        return
    kind = "compiled" if document["compiled"] else "plain"
    if tally.kept:
        plain(f"{several(tally.kept, 'game')} of these {tally.games} lay in {out_file} already")
    out.print(
        f"{several(tally.games, 'game')} of {plan.players} players, "
        f"{tally.decisions} decisions in {tally.seconds:.2f} s: "
        f"{document['decisions_per_second']:,} decisions per second ({kind} engine)"
    )
    for reason, number in tally.reasons.most_common():
        out.print(f"  {reason:<26}{number:>7}  {100 * number / tally.games:5.1f} %")
    if tally.games:
        out.print(f"  won by {winners(tally)}")


def warn_interrupted(games: int, how: str) -> None:
    """Says what is kept, and how to go on."""
    text = f"mindrose: interrupted after {several(games, 'game')}; go on {how}"
    errors.print(text, style="yellow", highlight=False, markup=False, soft_wrap=True)


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
    out_file: OutFile = None,
    ray: Ray = "",
    as_json: AsJson = False,
) -> None:
    """Let bots compete: each one alone at a table of each other, on every seat in turn, with 95 % intervals.

    Where one person plays alone, each bot plays against the game itself. Interrupted, it tells what was played, and how
    to go on.

    With --report, tell how balanced a game is between equal players: docs/balance.md.
    """
    loaded = mindrose.load(game)
    if report is not None:
        count = loaded.checked_players(players or usual_players(loaded))
        names = tuple(name.strip() for name in vary.split(",")) if vary else ()
        compared = (str(compare), balance.load_games(game, compare)) if compare else None
        study = balance.Study(game, count, only_bot(bots), seed, frozen(game, option), names)
        if out_file is not None:
            Ledger(out_file)  # a name that cannot be is told before any work
        with players_of_games(jobs, ray, as_json) as crew:
            lines = played_balance(study, report, games, crew, add, as_json)
        if out_file is not None:
            write_rows(out_file, lines)
        tell_balance(study, report, lines, compared, as_json)
        return
    if vary or add or compare:
        raise BadOption("--vary, --add and --compare belong to a report: name its folder with --report")
    count = loaded.checked_players(players or usual_players(loaded))
    named = bot_list(bots)
    if len(named) < 2 and len(set(loaded.sides(count))) > 1:
        raise BadOption("an arena needs at least two bots: --bots search,greedy")
    tournament = Tournament(pairings(game, count, named, seed, frozen(game, option)), games, out_file)
    with players_of_games(jobs, ray, as_json) as crew, progress_bar(as_json) as bar:
        tasks = {
            pairing: bar.add_task(f"{pairing.challenger} v. {against(pairing)}", total=games, start=False)
            for pairing in tournament.rows
        }
        tournament.play(crew, partial(advance, bar, tasks))
    results = tournament.results()
    if tournament.missing:
        kept = out_file or keep(tournament, game)
        how = AGAIN.format(kept) if out_file else f"by the same command with --out {kept}, which holds them"
        warn_interrupted(tournament.played, how)
    if as_json:
        print_json({"game": game, "compiled": engine.compiled(), "results": [result.document() for result in results]})
        return
    grid = Grid("one", "against", "players", "games", "won", "95 % interval", "fair share", "verdict")
    for result in results:
        low, high = result.interval
        grid.add_row(
            result.pairing.challenger, against(result.pairing), str(count), str(result.games),
            f"{100 * result.rate:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %", f"{100 * result.fair:.1f} %",
            result.verdict,
        )  # fmt: skip
    out.print(grid)
    for result in results:
        if result.nobody:
            plain(f"{result.pairing.challenger} against {against(result.pairing)}: nobody won {result.nobody} games")


def advance(bar: Progress, tasks: dict[Pairing, TaskID], pairing: Pairing, games: int) -> None:
    """The time of a pairing begins when it is its turn."""
    bar.start_task(tasks[pairing])
    bar.advance(tasks[pairing], games)


def keep(tournament: Tournament, game: str) -> Path:
    """A file of its own for games that nobody named one for."""
    path = next(path for number in counting(1) if not (path := Path(f"arena-{game}-{number}{LINES}")).exists())
    write_rows(path, tournament.all_rows())
    return path


def against(pairing: Pairing) -> str:
    return pairing.field or "the game itself"


def only_bot(bots: str) -> str:
    named = bot_list(bots)
    if len(named) != 1:
        raise BadOption("a report is of one bot against itself: --bot greedy")
    return named[0]


def played_balance(study: balance.Study, folder: Path, games: int, crew: Crew, add: bool, as_json: bool) -> list[Facts]:
    """Plays the games of a balance report."""
    done = 0

    def progress(number: int) -> None:
        nonlocal done
        done += number
        bar.advance(task, number)

    with progress_bar(as_json) as bar:
        task = bar.add_task("games", total=games)
        lines = balance.run(study, folder, games, crew, add, progress)
    if done < games:
        warn_interrupted(done, f"with --add --games {games - done}; what {folder} holds is told")
    return lines


def tell_balance(
    study: balance.Study, folder: Path, lines: list[Facts], compared: tuple[str, list[Facts]] | None, as_json: bool
) -> None:
    """Writes a balance report, and says what lies outside."""
    if not lines:
        return
    found = write_report(lines, folder, compared)
    if as_json:
        print_json({"game": study.game, "combinations": study.combinations(), **found})
        return
    if found["missing"]:
        errors.print(f"mindrose: {found['missing']}", style="yellow", highlight=False, markup=False)
    played = several(found["games"], "game")
    plain(f"{found['report']}: {played}; {study.combinations()} meet every combination of settings once")
    for entry in found["outside"] + found["perhaps"]:
        low, high = entry["interval"]
        share = f"{100 * entry['rate']:.1f} % ({100 * low:.1f} – {100 * high:.1f} %)"
        plain(f"  {entry['kind']} {entry['name']}: {share}, {entry['verdict']}")
    if not found["judged"]:
        plain("  nobody won: nothing can be judged by victories")
    elif not found["outside"] and not found["perhaps"]:
        plain("  everything is within a tenth of its fair share")


def bench(
    seconds: Annotated[float, typer.Option("--seconds", help="How long each measurement runs.", min=0.1)] = 1.0,
    only: Annotated[str, typer.Option("--only", help="Measure only what has this in its name.")] = "",
    as_json: AsJson = False,
) -> None:
    """Measure this engine alone on this machine; `make bench` compares it with other libraries."""
    if not asked(only):
        raise BadOption(f"nothing that is measured has {only!r} in its name")
    with progress_bar(as_json) as bar:
        task = bar.add_task("measurements", total=len(asked(only)))
        rates = measure(seconds, only, partial(bar.advance, task))
    if as_json:
        print_json({"compiled": engine.compiled(), "rates": [rate.document() for rate in rates]})
        return
    grid = Grid("what", "per second", title=f"{'compiled' if engine.compiled() else 'plain'} engine, one core")
    for rate in rates:
        grid.add_row(rate.name, f"{rate.per_second:,.0f}")
    out.print(grid)
