"""What comparable game libraries do per second, on one core and in one process.

A decision is one action that a player applies, forced ones included; dealing is never counted. Every
measurement stands alone, for a caller to interleave. Two runs play the same games, except Catanatron's: sets
order its actions, so their hashes do, process by process; and it seeds Python's global random generator.

Needs catanatron, rlcard, open_spiel, pettingzoo, pgx on JAX, and for PettingZoo's card games shimmy and pygame-ce.
"""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, cycle
from random import Random
from time import perf_counter
from typing import Any

import jax
import numpy
import pgx
import pyspiel
import rlcard
from catanatron.game import Game as CatanGame
from catanatron.models.player import Color, RandomPlayer
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv
from pettingzoo.classic import hanabi_v5, texas_holdem_v4
from pgx.experimental import auto_reset

SEED = 1
DEALS = 64  # hearts hands to rotate through, so that no single deal decides a rate
CARDS = 52  # decisions of a hearts hand once the cards are passed; passing takes twelve more
HEARTS_MIDDLE = 32  # decisions into a hearts hand
CATAN_MIDDLE = 480  # decisions into a game that takes about 960 at random
ROLLOUTS = 500  # in one call into C++, enough to hide the call itself
SIMULATIONS = 200  # in one search
EXPLORATION = 26.0  # UCT's constant, on the scale of the returns: a hand of hearts has 26 points
CATAN_PLAYERS = [RandomPlayer(color) for color in Color]  # four, and they keep no state
TABLES = 64  # of the vector environment
PGX_TABLES = 1024  # more of them make it no quicker on one core
Position = tuple[Any, int]  # a hearts state and how many decisions follow


@dataclass(frozen=True)
class Rate:
    """How many units of one kind a library gets through in a second."""

    name: str
    unit: str
    per_second: float


def rate(name: str, seconds: float, batch: Callable[[], int], unit: str = "decisions") -> Rate:
    """Repeat a batch, which says how many units it did, until the time is spent; the first goes unclocked."""
    batch()
    done = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds:
        done += batch()
    return Rate(name, unit, done / spent)


def copy_rate(name: str, seconds: float, copy: Callable[[], object]) -> Rate:
    """Copies per second, the clock read once in a hundred."""

    def batch() -> int:
        for _ in range(100):
            copy()
        return 100

    return rate(name, seconds, batch, "copies")


def dealt_hearts(game: Any, rng: Random) -> Any:
    """Hearts at its first decision; the chance outcomes are equally likely, so a choice samples them."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def hearts_deals() -> list[Any]:
    """The dealt states that the measurements rotate through."""
    game, rng = pyspiel.load_game("hearts"), Random(SEED)
    return [dealt_hearts(game, rng) for _ in range(DEALS)]


def play_out(state: Any, rng: Random) -> int:
    """Play dealt hearts at random until no action is legal, which is the end, and count the decisions."""
    choose, legal_actions, apply_action = rng.choice, state.legal_actions, state.apply_action
    decisions = 0
    while legal := legal_actions():
        apply_action(choose(legal))
        decisions += 1
    return decisions


def hearts_games(seconds: float) -> Rate:
    """Random hearts in a Python loop: the 53 chance moves of the deal are in the time, not in the count."""
    game, rng = pyspiel.load_game("hearts"), Random(SEED)
    return rate("open_spiel hearts, Python, dealing", seconds, lambda: play_out(dealt_hearts(game, rng), rng))


def hearts_decisions(seconds: float) -> Rate:
    """Random hearts in a Python loop from hands dealt beforehand: the time is one clone and the decisions."""
    deals, rng = cycle(hearts_deals()), Random(SEED)
    return rate("open_spiel hearts, Python, pre-dealt", seconds, lambda: play_out(next(deals).clone(), rng))


def hearts_copies(seconds: float) -> Rate:
    """Clones of a hearts state in the middle of its hand."""
    state, rng = hearts_deals()[0], Random(SEED)
    for _ in range(HEARTS_MIDDLE):
        state.apply_action(rng.choice(state.legal_actions()))
    return copy_rate("open_spiel hearts, state.clone()", seconds, state.clone)


def playout_rate(name: str, seconds: float, roots: list[Position], search: Callable[[Any], object]) -> Rate:
    """Decisions of a search that simulates as many from each of these states as stands beside it."""
    positions = cycle(roots)

    def batch() -> int:
        state, decisions = next(positions)
        search(state)
        return decisions

    return rate(name, seconds, batch)


def hearts_cpp_rollouts(seconds: float) -> Rate:
    """Random hearts in C++ alone, from hands dealt beforehand.

    The evaluator has no `evaluate` in Python, but an MCTS bot's first simulation evaluates the root, so a
    search of one simulation is the evaluator's playouts and hardly anything else.
    """
    evaluator, rng = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED), Random(SEED)
    bot = pyspiel.MCTSBot(pyspiel.load_game("hearts"), evaluator, EXPLORATION, 1, 1, False, SEED, False)
    roots = [(state, ROLLOUTS * play_out(state.clone(), rng)) for state in hearts_deals()]
    return playout_rate("open_spiel hearts, C++ rollouts", seconds, roots, bot.mcts_search)


def choices(state: Any, rng: Random) -> Iterator[Position]:
    """The real choices of one random hand, from the first trick on.

    Passing is left out: from the second passer on, `resample_from_infostate` of open_spiel 2.0.2 deals hands
    of unequal size, and about half of their playouts stop at a player without a card.
    """
    decisions_left = play_out(state.clone(), rng)
    while legal := state.legal_actions():
        if len(legal) > 1 and decisions_left <= CARDS:
            yield state.clone(), decisions_left
        state.apply_action(rng.choice(legal))
        decisions_left -= 1


def search_rate(name: str, seconds: float, bot: Any) -> Rate:
    """Decisions simulated by a search that resamples the hidden cards for every simulation.

    Each simulation goes to the end of the hand, in the tree and then in one playout, and every card left is
    one decision, so the count is exact. The roots are the choices of whole hands, shuffled, as the late ones
    are slower: fewer decisions share the cost of the resampling.
    """
    rng = Random(SEED)
    roots = [(root, SIMULATIONS * left) for hand in hearts_deals() for root, left in choices(hand, rng)]
    rng.shuffle(roots)
    return playout_rate(name, seconds, roots, bot.step)


@dataclass(frozen=True)
class LeanEvaluator:
    """The playout of OpenSpiel's Python evaluator without numpy, whose choice costs more than the move."""

    rng: Random

    def evaluate(self, state: Any) -> Any:
        """The returns of one random playout."""
        end = state.clone()
        play_out(end, self.rng)
        return end.returns()

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """The same probability for every legal action."""
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def python_search_bot(evaluator: Any) -> Any:
    """OpenSpiel's Python ISMCTS with hearts' own resampling."""
    generator = numpy.random.RandomState(SEED)
    return ISMCTSBot(pyspiel.load_game("hearts"), evaluator, EXPLORATION, SIMULATIONS, random_state=generator)


def hearts_python_search(seconds: float) -> Rate:
    """The Python ISMCTS with the evaluator that ships with it."""
    bot = python_search_bot(RandomRolloutEvaluator(1, numpy.random.RandomState(SEED)))
    return search_rate("open_spiel hearts, Python ISMCTS, shipped evaluator", seconds, bot)


def hearts_lean_search(seconds: float) -> Rate:
    """The Python ISMCTS with a faster evaluator than ships with it."""
    bot = python_search_bot(LeanEvaluator(Random(SEED)))
    return search_rate("open_spiel hearts, Python ISMCTS, lean evaluator", seconds, bot)


def hearts_cpp_search(seconds: float) -> Rate:
    """The C++ ISMCTS with the C++ evaluator."""
    bot = pyspiel.ISMCTSBot(SEED, pyspiel.RandomRolloutEvaluator(1, SEED), EXPLORATION, SIMULATIONS)
    return search_rate("open_spiel hearts, C++ ISMCTS", seconds, bot)


def catan_decisions(seconds: float) -> Rate:
    """Whole games through the library's own loop, set-up included; its log has one action per decision."""
    seeds = count(SEED)

    def batch() -> int:
        game = CatanGame(CATAN_PLAYERS, seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return rate("catanatron, four random players", seconds, batch)


def catan_copies(seconds: float) -> Rate:
    """Copies of a game in its middle."""
    game = CatanGame(CATAN_PLAYERS, seed=SEED)
    for _ in range(CATAN_MIDDLE):
        game.play_tick()
    return copy_rate("catanatron, game.copy()", seconds, game.copy)


def uno_decisions(seconds: float) -> Rate:
    """RLCard's Uno with raw actions, which spare it a second look for the legal ones."""
    return rlcard_rate("rlcard uno, 2 players", seconds, "uno", "raw_legal_actions")


def bridge_decisions(seconds: float) -> Rate:
    """RLCard's Bridge, which takes only action numbers."""
    return rlcard_rate("rlcard bridge, 4 players", seconds, "bridge", "legal_actions")


def rlcard_rate(name: str, seconds: float, game: str, actions: str) -> Rate:
    """Random games through `step`, which builds the next player's observation whether wanted or not."""
    env, choose = rlcard.make(game, config={"seed": SEED}), Random(SEED).choice
    step, is_over, raw = env.step, env.is_over, actions == "raw_legal_actions"

    def batch() -> int:
        state, _ = env.reset()
        decisions = 0
        while not is_over():
            state, _ = step(choose(list(state[actions])), raw)
            decisions += 1
        return decisions

    return rate(name, seconds, batch)


def hanabi_decisions(seconds: float) -> Rate:
    """PettingZoo's Hanabi, OpenSpiel's game underneath; only a seeded reset makes its deals repeat."""
    env, seeds = hanabi_v5.raw_env(players=4, hand_size=4), count(SEED)
    return pettingzoo_rate("pettingzoo hanabi, 4 players", seconds, env, lambda: env.reset(seed=next(seeds)))


def holdem_decisions(seconds: float) -> Rate:
    """PettingZoo's Texas hold'em, RLCard's game underneath; seeded once, as a seeded reset rebuilds it."""
    env = texas_holdem_v4.raw_env(num_players=4)
    env.reset(seed=SEED)
    return pettingzoo_rate("pettingzoo texas hold'em, 4 players", seconds, env, env.reset)


def pettingzoo_rate(name: str, seconds: float, env: Any, reset: Callable[[], object]) -> Rate:
    """Random games by the action mask, without the checking wrappers and the closing steps of the dead."""
    choose = Random(SEED).choice

    def batch() -> int:
        reset()
        decisions = 0
        while not (env.terminations[agent := env.agent_selection] or env.truncations[agent]):
            mask = env.observe(agent)["action_mask"]
            env.step(choose(mask.nonzero()[0].tolist()))
            decisions += 1
        return decisions

    return rate(name, seconds, batch)


def hearts_tables(seconds: float) -> Rate:
    """Hearts at many tables through OpenSpiel's vector environment: with what the next player sees and may do."""
    rng = Random(SEED)
    samplers = [rl_environment.ChanceEventSampler(seed=SEED + number) for number in range(TABLES)]
    tables = SyncVectorEnv([rl_environment.Environment("hearts", chance_event_sampler=one) for one in samplers])
    now = tables.reset()

    def batch() -> int:
        nonlocal now
        seen = [step.observations for step in now]
        legal = [one["legal_actions"][one["current_player"]] for one in seen]
        answers = [StepOutput(rng.choice(one), None) for one in legal]
        now = tables.step(answers, reset_if_done=True)[0]
        return TABLES

    return rate("open_spiel hearts, vector environment", seconds, batch)


@cache
def pgx_tables(game: str) -> tuple[Any, Any]:
    """Tables of a pgx game, dealt, and what answers all of them at random and deals anew; compiled once."""
    env = pgx.make(game)
    step = auto_reset(env.step, env.init)

    def answered(state: Any, key: Any) -> tuple[Any, Any]:
        key, picking, dealing = jax.random.split(key, 3)
        answers = jax.random.categorical(picking, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)))
        return jax.vmap(step)(state, answers, jax.random.split(dealing, PGX_TABLES)), key

    key = jax.random.PRNGKey(SEED)
    return (jax.jit(jax.vmap(env.init))(jax.random.split(key, PGX_TABLES)), key), jax.jit(answered)


def pgx_rate(name: str, seconds: float, game: str) -> Rate:
    """Random answers at many tables at once, each with what the next player sees and may do."""
    now, answered = pgx_tables(game)

    def batch() -> int:
        nonlocal now
        now = answered(*now)
        jax.block_until_ready(now)
        return PGX_TABLES

    return rate(name, seconds, batch)


def mahjong_tables(seconds: float) -> Rate:
    """The game of pgx with hands that others do not see, and more than two players."""
    return pgx_rate("pgx sparrow mahjong, 3 players", seconds, "sparrow_mahjong")


def backgammon_tables(seconds: float) -> Rate:
    """The game of pgx with a board and dice."""
    return pgx_rate("pgx backgammon", seconds, "backgammon")


def leduc_tables(seconds: float) -> Rate:
    """The smallest game of cards in pgx: six of them, and three answers."""
    return pgx_rate("pgx leduc hold'em", seconds, "leduc_holdem")


HEARTS_PLAY = (hearts_games, hearts_decisions, hearts_copies, hearts_cpp_rollouts)
HEARTS_SEARCH = (hearts_python_search, hearts_lean_search, hearts_cpp_search)
OTHERS = (
    hearts_tables,
    catan_decisions,
    catan_copies,
    uno_decisions,
    bridge_decisions,
    hanabi_decisions,
    holdem_decisions,
    mahjong_tables,
    backgammon_tables,
    leduc_tables,
)
MEASUREMENTS: tuple[Callable[[float], Rate], ...] = HEARTS_PLAY + HEARTS_SEARCH + OTHERS


def measure(seconds: float) -> list[Rate]:
    """Every measurement in turn, each for that many seconds."""
    return [measurement(seconds) for measurement in MEASUREMENTS]


if __name__ == "__main__":
    for result in measure(seconds=3.0):
        print(f"{result.name:<52} {result.per_second:>12,.0f} {result.unit}/s")
