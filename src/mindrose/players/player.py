# mypyc: plain
"""What a player is: something that answers from what its seat may see."""

from __future__ import annotations

import random
from typing import Protocol

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.form import Document as Document


class Player(Protocol):
    """Chooses answers. `view` is what `table.view(seat)` gives, with the question to that seat in it."""

    name: str

    def choose(self, view: Document) -> int: ...


def own_answers(view: Document) -> list[int]:
    """The legal answers to the question that a view puts to its seat."""
    for question in view["question"]:
        if question["seat"] == view["seat"]:
            answers: list[int] = question["answers"]
            return answers
    raise MindroseError(f"seat {view['seat']} is not asked anything")


class RandomPlayer:
    """Every legal answer is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self.name = "random"
        self.random = random.Random(seed)

    def choose(self, view: Document) -> int:
        return self.random.choice(own_answers(view))
