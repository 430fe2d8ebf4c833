"""The example of a program that learns: its gradients are right, and it plays and learns for a moment."""

from __future__ import annotations

import numpy

from learning import train
from learning.policy import Policy, drawn, shares


def test_gradients_are_those_of_the_outputs() -> None:
    pick = numpy.random.default_rng(3)
    policy = Policy(numpy.ones(4, numpy.float32), 3, 5, 1)
    observed = pick.integers(0, 3, (6, 4)).astype(numpy.uint8)
    error = pick.normal(size=(6, 4)).astype(numpy.float32)

    def total() -> float:
        _, scores, value = policy.think(observed)
        return float((numpy.column_stack([scores, value]) * error).sum())

    gradients = policy.gradients(observed, policy.think(observed)[0], error)
    for name, weight in policy.weights.items():
        flat, found = weight.reshape(-1), gradients[name].reshape(-1)
        for place in range(flat.size):
            before = flat[place]
            flat[place] = before + 1e-3
            above = total()
            flat[place] = before - 1e-3
            below = total()
            flat[place] = before
            assert abs((above - below) / 2e-3 - found[place]) < 0.02 * max(1.0, abs(found[place]))


def test_only_legal_answers_are_drawn() -> None:
    mask = numpy.array([[True, False, True], [False, True, False]])
    likely = shares(numpy.zeros((2, 3), numpy.float32), mask)
    pick = numpy.random.default_rng(1)
    answers = {tuple(drawn(likely, pick).tolist()) for _ in range(50)}
    assert answers == {(0, 1), (2, 1)}


def test_it_plays_and_learns() -> None:
    history = train.train(minutes=0.01, tables=4, steps=4, hidden=4, trial=2)
    assert len(history) >= 2
    assert all(0.0 <= won <= 1.0 for _, won in history)
