"""Tells the browser's tests what the server would: views, questions and looks ahead, of any table.

    python tools/looks_ahead.py GAME

Reads a question per line, as JSON, and answers each with a line: `table` is a position, or a view of which the rest is
drawn at random; `seat` looks, and `answers` are what it looks ahead at.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import mindrose
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.form import Document
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.kernel.table import Table
from mindrose.server.differences import differences
from mindrose.server.match import bare, question_of


def table_of(game: Game, document: Document) -> Table:
    """The table of a position; of a view one that agrees with it."""
    if "question" not in document:
        return game.from_position(document)
    state = game.imagine(document).sample(QuickChance(i64(0)))
    return game.new(document["players"], **document["options"]).imagined_with(state)


def told(game: Game, asked: dict[str, Any]) -> Document:
    table, seat = table_of(game, asked["table"]), asked["seat"]
    ahead = table.preview(seat, asked["answers"])
    return {
        "view": bare(table.view(seat)),
        "question": question_of(table.asked(seat)),
        "ahead": {
            "taken": ahead.taken,
            "stop": ahead.stop,
            "events": ahead.events,
            "question": question_of(ahead.question),
            "differences": differences(table.sight(seat), bare(ahead.view)),
        },
    }


def main(game_id: str) -> None:
    game = mindrose.load(game_id)
    for line in sys.stdin:
        try:
            answer = told(game, msgspec.json.decode(line))
        except MindroseError as wrong:
            answer = {"wrong": str(wrong)}
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
