"""One bot against itself over all settings of a game: the games of a balance report, played, kept and added up."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mindrose import library, registry
from mindrose.arena.games import hash_seed, play
from mindrose.arena.survey import Facts, Options, Survey
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.ints import i64
from mindrose.players import roster

GAMES = "games.jsonl"
GOLDEN = (math.sqrt(5) - 1) / 2
CHUNK = 20  # games that a process takes at once, at most


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


def played(study: Study, first: int, games: int, jobs: int) -> Iterator[Facts]:
    """The facts of so many games in their order, on so many processes."""
    numbers = range(first, first + games)
    if jobs == 1:
        for number in numbers:
            yield play_game(study, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, min(CHUNK, games // (8 * jobs)))
        yield from pool.map(play_game, [study] * games, numbers, chunksize=chunk)


def run(
    study: Study, folder: Path, games: int, jobs: int, add: bool, progress: Callable[[int], None] = lambda done: None
) -> list[Facts]:
    """Plays games into a folder's file, each written as soon as it is over, and returns all that the file holds."""
    for number in range(min(games, study.combinations())):  # mistakes are told before any work
        library.load(study.game).new(study.players, study.seed, **study.settings(number))
    path = folder / GAMES
    lines = load(path) if path.exists() else []
    if lines and not add:
        raise BadOption(f"{path} holds {len(lines)} games already: add to them with --add, or name another folder")
    check_same(study, lines, path)
    first = 1 + max((line["number"] for line in lines if line["seed"] == study.seed), default=-1)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            for line in played(study, first, games, jobs):
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
                file.flush()
                lines.append(line)
                progress(1)
    except OSError as error:
        raise MindroseError(f"cannot write {path}: {error.strerror}") from None
    return lines


# The file


def load(path: Path) -> list[Facts]:
    """The games of a file, or of the file in a folder."""
    path = path / GAMES if path.is_dir() else path
    lines: list[Facts] = []
    try:
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            line = json.loads(text)
            if not isinstance(line, dict) or not {"game", "number", "options", "sides"} <= set(line):
                raise BadOption(f"{path}, line {number}: this is no game of a balance report")
            lines.append(line)
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise BadOption(f"{path}, line {len(lines) + 1} is damaged ({error}): remove it") from None
    return lines


def load_games(game: str, folder: Path) -> list[Facts]:
    """The games of another report of the same game."""
    lines = load(folder)
    if not lines or lines[0]["game"] != game:
        raise BadOption(f"{folder} holds no games of {game!r} to compare with")
    return lines


def check_same(study: Study, lines: list[Facts], path: Path) -> None:
    """Games can be added up only if nothing but their seeds differs."""
    for line in lines:
        wanted = origin(study, line["number"], study.settings(line["number"]))
        for name, value in wanted.items():
            if name != "seed" and line.get(name) != value:
                raise BadOption(
                    f"{path} was played with other settings: {name} is {line.get(name)!r} in game {line['number']}, "
                    f"not {value!r}; name another folder"
                )
