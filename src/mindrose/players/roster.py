# mypyc: plain
"""Players by name, as people write them: `random`, `greedy`, `search`, `search:800` (iterations), `search:0.5s`,
`module:Class` (one of your own)."""

from __future__ import annotations

from mindrose.kernel.errors import BadOption, meant, shown
from mindrose.kernel.game import Game
from mindrose.players import own
from mindrose.players.greedy import GreedyPlayer
from mindrose.players.player import Player, RandomPlayer
from mindrose.players.search import SearchPlayer

NAMES = ("random", "greedy", "search")
MOST_ITERATIONS = 10_000_000


def check(spec: str) -> str:
    """The spec itself, if it names a player."""
    name, _, budget = spec.partition(":")
    if name not in NAMES and budget:
        own.found(spec)
        return spec
    if name not in NAMES:
        listed = f"{', '.join(NAMES)}, search:800, search:0.5s, or module:Class"
        raise BadOption(f"there is no player {shown(spec)}{meant(name, NAMES)}; the players are: {listed}")
    if budget:
        if name != "search":
            raise BadOption(f"{name!r} takes no budget; only search does: search:800 or search:0.5s")
        budget_of(budget)
    return spec


def budget_of(text: str) -> tuple[int, float]:
    """Iterations and seconds of a search."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= 3600:
                return MOST_ITERATIONS, seconds
        elif 0 < int(text) <= MOST_ITERATIONS:
            return int(text), 3600.0
    except ValueError:
        pass
    raise BadOption(
        f"a search takes a number of iterations or of seconds, as in search:800 or search:0.5s, not {text!r}"
    )


def make(game: Game, spec: str, seed: int = 0) -> Player:
    """The player that a spec names."""
    name, _, budget = check(spec).partition(":")
    if name not in NAMES:
        return own.OwnPlayer(spec, game, seed)
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(game, seed)
    iterations, seconds = budget_of(budget) if budget else (400, 3.0)
    return SearchPlayer(game, iterations, seconds, seed)
