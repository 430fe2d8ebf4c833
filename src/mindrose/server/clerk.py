"""A worker process for records: checks those that people bring, and shows finished games step by step.

Both play a whole game again, which takes a while: the server's loop goes on meanwhile.
"""

from __future__ import annotations

import gzip
import random
import sys
from typing import Any, Final

import msgspec

import mindrose
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.form import Document
from mindrose.kernel.reshuffling import reshuffled
from mindrose.server.replaying import replay_steps

LEVEL: Final = 5  # of compression


class Errand(msgspec.Struct):
    """A record, and what is wanted of it: a check, or steps as a seat saw them."""

    record: msgspec.Raw
    steps: bool = False
    seat: int | None = None
    first: int = 0
    count: int = 0


class Checked(msgspec.Struct):
    """What a record that can be played says; `refused` tells why another cannot."""

    refused: str = ""
    game: str = ""
    players: int = 0
    seed: str = ""
    options: dict[str, Any] = {}
    start: Document | None = None
    answers: list[tuple[int, int]] = []  # seat and answer
    resigned: int | None = None
    over: bool = False


def check(document: Document) -> Checked:
    """A game that goes on begins where its record ends, with what nobody has seen shuffled anew."""
    try:
        table = mindrose.replay(document)
    except MindroseError as error:
        return Checked(str(error))
    if not table.over:
        start = reshuffled(table, random.SystemRandom())
        return Checked("", table.game.id, table.players, "", table.options, start)
    answers = [(given.seat, given.answer) for given in table.given.since(0)]
    return Checked(
        "", table.game.id, table.players, table.seed, table.options, table.start, answers, table.resigned, table.over
    )


def carry_out(errand: Errand) -> object:
    record = msgspec.json.decode(errand.record)
    if not errand.steps:
        return check(record)
    steps = replay_steps(mindrose.replay(record), errand.seat, errand.first, errand.count)
    return gzip.compress(msgspec.json.encode(steps), LEVEL, mtime=0)  # what is large is made small here


def main() -> None:
    decoder = msgspec.json.Decoder(Errand)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(carry_out(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
