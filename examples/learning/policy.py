"""A small network in NumPy: what to answer and how likely a victory is, from an observation."""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

Array = NDArray[numpy.float32]
NEVER = numpy.float32(-1e9)  # the score of an answer that is not legal
SPEED = (0.9, 0.999)  # how slowly Adam's two averages forget


class Policy:
    """One hidden layer; its weights are learnt by Adam."""

    def __init__(self, units: Array, answers: int, hidden: int, seed: int) -> None:
        pick = numpy.random.default_rng(seed)
        self.scale = 1 / units
        shapes = {"w": (len(units), hidden), "b": (hidden,), "v": (hidden, answers + 1), "c": (answers + 1,)}
        self.weights: dict[str, Array] = {
            name: (pick.normal(0, 0.7 / shape[0] ** 0.5, shape) if len(shape) > 1 else numpy.zeros(shape)).astype(
                numpy.float32
            )
            for name, shape in shapes.items()
        }
        self.first = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: numpy.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def think(self, observed: NDArray[Any]) -> tuple[Array, Array, Array]:
        """The hidden layer, a score for each answer, and the expected reward."""
        hidden = numpy.maximum(observed * self.scale @ self.weights["w"] + self.weights["b"], 0)
        out = hidden @ self.weights["v"] + self.weights["c"]
        return hidden, out[:, :-1], out[:, -1]

    def gradients(self, observed: NDArray[Any], hidden: Array, out: Array) -> dict[str, Array]:
        """What each weight has to do with the error at the outputs."""
        inner = (out @ self.weights["v"].T) * (hidden > 0)
        return {"w": (observed * self.scale).T @ inner, "b": inner.sum(0), "v": hidden.T @ out, "c": out.sum(0)}

    def learn(self, gradients: dict[str, Array], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        slow = [1 - speed**self.steps for speed in SPEED]
        for name, gradient in gradients.items():
            first, second = self.first[name], self.second[name]
            first += (1 - SPEED[0]) * (gradient - first)
            second += (1 - SPEED[1]) * (gradient**2 - second)
            self.weights[name] -= (rate * (first / slow[0]) / (numpy.sqrt(second / slow[1]) + 1e-8)).astype(
                numpy.float32
            )


def shares(scores: Array, mask: NDArray[numpy.bool_]) -> Array:
    """How likely each legal answer is."""
    legal = numpy.where(mask, scores, NEVER)
    powers = numpy.exp(legal - legal.max(1, keepdims=True))
    found: Array = powers / powers.sum(1, keepdims=True)
    return found


def drawn(likely: Array, pick: numpy.random.Generator) -> NDArray[numpy.int64]:
    """An answer of each row, as likely as it says."""
    bounds = likely.cumsum(1)
    found = (bounds <= pick.random((len(likely), 1), numpy.float32) * bounds[:, -1:]).sum(1)
    within: NDArray[numpy.int64] = numpy.minimum(found, likely.shape[1] - 1)
    return within
