"""One bot against itself over all settings of a game: the games of a balance report, played, kept and added up."""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mindrose import library, registry
from mindrose.arena.crew import HERE, Crew
from mindrose.arena.games import hash_seed, play
from mindrose.arena.ledger import Ledger, check_same, read_lines
from mindrose.arena.survey import Facts, Options, Survey
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.errors import BadOption
from mindrose.kernel.ints import i64
from mindrose.players import roster

GAMES = "games.jsonl"
GOLDEN = (math.sqrt(5) - 1) / 2


@dataclass(frozen=True)
class Study:
    """What is played: one bot on all seats, and which options are fixed or spread over the games."""

    game: str
    players: int
    bot: str
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    vary: tuple[str, ...] = ()

    def settings(self, number: int) -> Options:
        """The options of one game; any row of games meets every level about equally often."""
        given = dict(self.options)
        chosen = {**survey_of(self.game).usual(self.players, given), **given}
        factors = self.factors()
        for levels, level in zip(factors, cell([len(levels) for levels in factors], number), strict=True):
            chosen.update(levels[level])
        return chosen

    def combinations(self) -> int:
        """How many games meet every combination once."""
        return math.prod(len(levels) for levels in self.factors())

    def factors(self) -> list[list[Options]]:
        return survey_of(self.game).factors(self.players, dict(self.options), self.vary)


def survey_of(game: str) -> Survey:
    """What is asked of a game."""
    name = registry.face_of(game).survey
    survey: Survey = (registry.load(name) if name else Survey)(library.load(game))
    return survey


def cell(sizes: list[int], number: int) -> list[int]:
    """The level of each factor in one game.

    Steps of about the golden section of all combinations, without a common divisor with their number: a full round
    meets each combination once, and a part of one is spread over all of them.
    """
    combinations = math.prod(sizes)
    step = round(combinations * GOLDEN)
    while math.gcd(step, combinations) != 1:
        step += 1
    place = number * step % combinations
    levels = []
    for size in sizes:
        levels.append(place % size)
        place //= size
    return levels


# Playing


def play_game(study: Study, number: int) -> Facts:
    """One game of a study and what there is to know of it: a line of its file."""
    game = library.load(study.game)
    options = study.settings(number)
    survey = survey_of(study.game)
    table = game.new(study.players, f"{study.seed}-{number}", **options)
    survey.begin(table, QuickChance(i64(hash_seed(study.seed, number, study.players))))
    play(table, [roster.make(game, study.bot, hash_seed(study.seed, number, seat)) for seat in range(study.players)])
    return {**origin(study, number, options), **survey.facts(table)}


def origin(study: Study, number: int, options: Options) -> Facts:
    """How to play a game of the file again."""
    game = library.load(study.game)
    return {
        "game": study.game,
        "rules": game.rules_version,
        "content": game.content_hash(options),
        "players": study.players,
        "bot": study.bot,
        "seed": study.seed,
        "number": number,
        "options": options,
    }


def play_games(study: Study, first: int, number: int) -> list[Facts]:
    """Some games of a study, one after another."""
    return [play_game(study, index) for index in range(first, first + number)]


def run(
    study: Study,
    folder: Path,
    games: int,
    crew: Crew = HERE,
    add: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Facts]:
    """Plays games into a folder's file, each written as soon as it is over, and returns all that the file holds.

    Whoever interrupts it gets what was played before.
    """
    for number in range(min(games, study.combinations())):  # mistakes are told before any work
        library.load(study.game).new(study.players, study.seed, **study.settings(number))
    path = folder / GAMES
    lines = load(path) if path.exists() else []
    if lines and not add:
        raise BadOption(f"{path} holds {len(lines)} games already: add to them with --add, or name another folder")
    for line in lines:  # games can be added up only if nothing but their seeds differs
        wanted = origin(study, line["number"], study.settings(line["number"]))
        check_same(path, line, {name: value for name, value in wanted.items() if name != "seed"})
    first = 1 + max((line["number"] for line in lines if line["seed"] == study.seed), default=-1)
    with (
        suppress(KeyboardInterrupt),
        Ledger(path) as ledger,
        closing(crew.results(play_games, study, range(first, first + games))) as parts,
    ):
        for part in parts:
            ledger.add(part)
            lines += part
            progress(len(part))
    return lines


# The file


def load(path: Path) -> list[Facts]:
    """The games of a file, or of the file in a folder."""
    path = path / GAMES if path.is_dir() else path
    lines = list(read_lines(path))
    for number, line in enumerate(lines, start=1):
        if not {"game", "number", "options", "sides"} <= set(line):
            raise BadOption(f"{path}, line {number}: this is no game of a balance report")
    return lines


def load_games(game: str, folder: Path) -> list[Facts]:
    """The games of another report of the same game."""
    lines = load(folder)
    if not lines or lines[0]["game"] != game:
        raise BadOption(f"{folder} holds no games of {game!r} to compare with")
    return lines
