"""How fast this engine is on this machine, on one core."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle

from mindrose import library
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.documents import Document
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.points import STEP
from mindrose.kernel.table import Table
from mindrose.players.playout import answer_all, clone_often, copy_often, observe_often, play_out
from mindrose.players.search import SearchPlayer
from mindrose.players.tables import OUTSIDE, Inside, Tables

CLONES = 100
VIEWS = 8
TABLES = 256  # answered at once
ITERATIONS = 400  # of a search


@dataclass(frozen=True)
class Speed:
    """Something done so often per second."""

    name: str
    per_second: float

    def document(self) -> dict[str, object]:
        return {"name": self.name, "per_second": round(self.per_second, 1)}


def per_second(work: Callable[[], int], seconds: float) -> float:
    """How much a piece of work does per second, repeated for so long."""
    work()
    done = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed


def fresh_states(game: Game, players: int) -> Callable[[], State]:
    options = game.checked_options({})
    numbers = iter(range(10**9))
    return lambda: game.setup(players, options, Chance(key_of(next(numbers))), None)


def random_play(game: Game, players: int, seconds: float, least: int = 1) -> float:
    """Decisions per second of whole random games, dealing included; those with at least so many answers."""
    deal = fresh_states(game, players)
    chance = QuickChance(i64(1))
    return per_second(lambda: int(play_out(deal(), chance, least=i64(least))), seconds)


def random_games(game: Game, players: int, seconds: float) -> float:
    """Whole random games per second, dealing included."""
    deal = fresh_states(game, players)
    chance = QuickChance(i64(1))
    return per_second(lambda: 1 if play_out(deal(), chance) else 0, seconds)


def in_the_middle(game: Game, players: int) -> State:
    deal = fresh_states(game, players)
    length = play_out(deal(), QuickChance(i64(2)))
    state = deal()
    play_out(state, QuickChance(i64(2)), length // 3)
    return state


def clones(game: Game, players: int, seconds: float) -> float:
    """Clones per second of a table in the middle of a game."""
    return clones_of(in_the_middle(game, players), seconds)


def clones_of(state: State, seconds: float) -> float:
    """Clones per second of a table."""
    return per_second(lambda: int(clone_often(state, i64(CLONES))), seconds)


def copies(game: Game, players: int, seconds: float) -> float:
    """Copies per second of a table in the middle of a game into one that was used before."""
    state = in_the_middle(game, players)
    return per_second(lambda: int(copy_often(state, i64(CLONES))), seconds)


def observations(game: Game, players: int, seconds: float) -> float:
    """Observations per second of a table in the middle of a game, written into memory that is there already."""
    state, observer = in_the_middle(game, players), game.observer()
    return per_second(lambda: int(observe_often(state, observer, i64(CLONES))), seconds)


def tables_at_once(game: Game, players: int, seconds: float) -> float:
    """Decisions per second at many tables, each with the observation and the mask of whoever is asked next."""
    deal, chance = fresh_states(game, players), QuickChance(i64(1))
    tables = Tables(game.observer(), i64(TABLES), i64(game.actions), [OUTSIDE] * players, Inside())
    for table in range(TABLES):
        tables.deal(i64(table), deal(), chance)

    def answer() -> int:
        for table in answer_all(tables, chance):
            tables.deal(i64(table), deal(), chance)
        return TABLES

    return per_second(answer, seconds)


def driven_play(game: Game, players: int, seconds: float) -> float:
    """Decisions per second through the library's API, answer by answer from ordinary Python code."""
    numbers = iter(range(10**9))
    pick = random.Random(3).random

    def one_game() -> int:
        table = game.new(players, next(numbers))
        legal, answer = table.legal, table.answer
        done = 0
        while options := legal():
            answer(options[int(pick() * len(options))])
            done += 1
        return done

    return per_second(one_game, seconds)


def takebacks(game: Game, players: int, seconds: float) -> float:
    """Last answers of a long game that are taken back and given again per second, wherever its rewind points lie."""
    table, pick = game.new(players, 7), random.Random(7)
    late: deque[Table] = deque(maxlen=STEP)
    while not table.over:
        table.answer(pick.choice(table.legal()))
        late.append(table.clone())

    def take_back() -> int:
        for ended in late:
            last = ended.given.entry(ended.given.count - 1)
            ended.rewind(ended.given.count - 1)
            ended.answer(last.answer, None if last.alone else last.seat)
        return len(late)

    return per_second(take_back, seconds)


def positions(game: Game, players: int) -> Iterator[Document]:
    """Views of those who are asked in the middle of games, for ever the same few."""
    views = []
    pick = random.Random(5)
    for seed in range(VIEWS):
        table = game.new(players, seed)
        for _ in range(pick.randrange(5, 40)):
            table.answer(pick.choice(table.legal()))
        while len(table.legal()) < 2:
            table.answer(table.legal()[0])
        asked = table.question
        assert asked is not None
        views.append(table.view(asked.seat))
    return cycle(views)


def search(game: Game, players: int, seconds: float, iterations: int = ITERATIONS) -> float:
    """Decisions per second that a search simulates, its own overhead included."""
    views = positions(game, players)
    player = SearchPlayer(game, iterations=iterations)

    def think() -> int:
        before = player.simulated
        player.choose(next(views))
        return player.simulated - before

    return per_second(think, seconds)


MEASUREMENTS: dict[str, Callable[[Game, int, float], float]] = {
    "random play, decisions": random_play,
    "clones": clones,
    "copies": copies,
    "driven from Python, decisions": driven_play,
    "takebacks": takebacks,
    "observations": observations,
    "tables at once, decisions": tables_at_once,
    "search, simulated decisions": search,
}


def asked(only: str = "") -> list[tuple[Game, str]]:
    """What is measured: everything whose name contains `only`, for every game."""
    return [(game, name) for game in library.games() for name in MEASUREMENTS if only in name]


def measure(seconds: float, only: str = "", progress: Callable[[int], None] = lambda done: None) -> list[Speed]:
    """What `mindrose bench` prints."""
    rates = []
    for game, name in asked(only):
        players = min(4, game.players_max)
        rates.append(Speed(f"{game.id}, {players} players: {name}", MEASUREMENTS[name](game, players, seconds)))
        progress(1)
    return rates
