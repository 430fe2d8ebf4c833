"""Learns to play a game against random players, on tables that are answered together (PPO, in NumPy alone).

    python examples/learning/train.py --minutes 5 --plot learning.svg

It prints how often it wins as it goes, and draws it.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import numpy
import typer
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).parents[1]))

import mindrose
from learning.policy import Array, Policy, drawn, shares
from mindrose.learning.vector import Vector

TRUST = 0.2  # how far a new policy may go from the one that played
HORIZON = 0.97  # how much of what comes later counts for an answer
CURIOUS = 0.01  # what it is worth to try different answers
PASSES = 3  # over what was played
PART = 1024  # decisions at a time
RATE = 5e-4


@dataclass
class Played:
    """What was seen, answered and expected, step by step at every table."""

    observed: NDArray[numpy.uint8]
    mask: NDArray[numpy.bool_]
    answers: NDArray[numpy.int64]
    likely: Array
    expected: Array
    gained: Array


def play(policy: Policy, tables: Vector, steps: int, pick: numpy.random.Generator) -> tuple[Played, list[float]]:
    """Some steps at all tables, and the rewards of the games that ended on the way."""
    rows, masks, answers, likely, expected, rewards, done = [], [], [], [], [], [], []
    now = tables.now
    for _ in range(steps):
        _, scores, value = policy.think(now.observation)
        chances = shares(scores, now.mask)
        answer = drawn(chances, pick)
        rows.append(now.observation.copy())
        masks.append(now.mask.copy())
        answers.append(answer)
        likely.append(chances[numpy.arange(len(answer)), answer])
        expected.append(value)
        now = tables.step(answer)
        rewards.append(now.rewards[:, 0].copy())
        done.append(now.done.copy())
    expected.append(policy.think(now.observation)[2])
    gained = advantages(numpy.array(expected), numpy.array(rewards), numpy.array(done))
    ended = [float(reward) for reward, over in zip(rewards, done, strict=True) for reward in reward[over]]
    joined = numpy.concatenate
    played = Played(
        joined(rows), joined(masks), joined(answers), joined(likely), joined(expected[:-1]), joined(list(gained))
    )
    return played, ended


def advantages(expected: Array, rewards: Array, done: NDArray[numpy.bool_]) -> Array:
    """How much better it went than was expected, after each answer."""
    gained = numpy.zeros_like(rewards)
    later = numpy.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = ~done[step]
        surprise = rewards[step] + expected[step + 1] * goes_on - expected[step]
        later = surprise + HORIZON * later * goes_on
        gained[step] = later
    return gained


def errors(policy: Policy, played: Played, part: NDArray[numpy.int64]) -> tuple[Array, Array]:
    """The hidden layer, and the error at each output, for some of the decisions."""
    hidden, scores, value = policy.think(played.observed[part])
    mask, answers, numbers = played.mask[part], played.answers[part], numpy.arange(len(part))
    chances = shares(scores, mask)
    gained = played.gained[part]
    target = gained + played.expected[part]
    worth = (gained - gained.mean()) / (gained.std() + 1e-6)
    ratio = chances[numbers, answers] / played.likely[part]
    trusted = numpy.where(worth > 0, ratio < 1 + TRUST, ratio > 1 - TRUST)
    pull = worth * ratio * trusted
    chosen = -chances * pull[:, None]
    chosen[numbers, answers] += pull
    logs = numpy.log(chances + 1e-9)
    spread = -chances * (logs - (chances * logs).sum(1, keepdims=True))
    out = numpy.empty((len(part), chances.shape[1] + 1), numpy.float32)
    out[:, :-1] = -(chosen + CURIOUS * spread) * mask
    out[:, -1] = value - target
    out /= len(part)
    return hidden, out


def improve(policy: Policy, played: Played, pick: numpy.random.Generator) -> None:
    """Learns from what was played."""
    for _ in range(PASSES):
        order = pick.permutation(len(played.answers))
        for start in range(0, len(order), PART):
            part = order[start : start + PART]
            hidden, out = errors(policy, played, part)
            policy.learn(policy.gradients(played.observed[part], hidden, out), RATE)


def share_won(policy: Policy, game: str, games: int, seed: int) -> float:
    """How many of so many new games against a random player it wins."""
    pick = numpy.random.default_rng(seed)
    with mindrose.vector(game, tables=min(games, 100), players=2, seed=f"trial {seed}", bots={1: "random"}) as tables:
        ended: list[float] = []
        while len(ended) < games:
            now = tables.now
            _, scores, _ = policy.think(now.observation)
            now = tables.step(drawn(shares(scores, now.mask), pick))
            ended += now.rewards[now.done, 0].tolist()
    return sum(ended[:games]) / games


def plot(history: list[tuple[float, float]], path: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 3.6), layout="constrained")
    axes.plot([at / 60 for at, _ in history], [100 * won for _, won in history], color="#c2543f")
    axes.axhline(95, color="#8a8fa3", linestyle=":")
    axes.set_xlabel("minutes")
    axes.set_ylabel("games won against a random player, %")
    axes.set_ylim(0, 100)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, metadata={"Date": None})


def train(
    game: str = "cerebria-cards",
    minutes: float = 5.0,
    tables: int = 128,
    steps: int = 32,
    hidden: int = 64,
    seed: int = 1,
    trial: int = 200,
    plot_to: Annotated[Path | None, typer.Option("--plot")] = None,
) -> list[tuple[float, float]]:
    """Plays and learns for so long; how often it won, after how many seconds."""
    units = numpy.array([number.unit for number in mindrose.load(game).layout().numbers], numpy.float32)
    policy = Policy(units, mindrose.load(game).actions, hidden, seed)
    pick = numpy.random.default_rng(seed)
    history: list[tuple[float, float]] = [(0.0, share_won(policy, game, trial, 0))]
    start = told = time.monotonic()
    with mindrose.vector(game, tables=tables, players=2, seed=seed, bots={1: "random"}) as learning:
        while (now := time.monotonic()) - start < 60 * minutes:
            improve(policy, play(policy, learning, steps, pick)[0], pick)
            if now - told > min(10.0, 60 * minutes / 4):
                told = now
                history.append((now - start, share_won(policy, game, trial, len(history))))
                print(f"{history[-1][0]:6.0f} s  {100 * history[-1][1]:5.1f} % won", flush=True)
    history.append((time.monotonic() - start, share_won(policy, game, trial, len(history))))
    print(f"{history[-1][0]:6.0f} s  {100 * history[-1][1]:5.1f} % won", flush=True)
    if plot_to is not None:
        plot(history, plot_to)
    return history


if __name__ == "__main__":
    typer.run(train)
