"""A worker process: reads a view from its standard input, thinks, and writes the answer. It never sees a table."""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import msgspec

import mindrose
from mindrose.kernel.form import Document
from mindrose.kernel.game import Game
from mindrose.players import roster
from mindrose.players.player import RandomPlayer
from mindrose.server.wire import Level

SPECS: dict[Level, str] = {"easy": "greedy", "medium": "greedy", "hard": "search:150", "expert": "search:1.5s"}
QUICK = "search:0.3s"
CARELESS = 0.35  # of its answers an easy bot gives this part without looking


class Thought(msgspec.Struct):
    """What a worker is asked."""

    game: str
    level: Level
    view: dict[str, Any]
    seed: int
    quick: bool  # others see how long it takes
    slot: float = 0.0  # seconds that it takes at least
    pack: Document | None = None  # the cards of the table, where somebody wrote them


def think(thought: Thought) -> int:
    if thought.level == "easy" and random.Random(thought.seed).random() < CARELESS:
        return RandomPlayer(thought.seed).choose(thought.view)
    game: Game = mindrose.load(thought.game)
    if thought.pack is not None:
        game = game.keeping(thought.view["options"], thought.pack)
    spec = SPECS[thought.level]
    if thought.quick and spec.startswith("search"):
        spec = QUICK
    return int(roster.make(game, spec, thought.seed).choose(thought.view))


def main() -> None:
    decoder = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        began = time.monotonic()
        thought = decoder.decode(line)
        answer = think(thought)
        time.sleep(max(0.0, began + thought.slot - time.monotonic()))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
