"""Tables with other options than the usual ones: each by itself, and many of them together."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Game, Parameter
from mindrose.kernel.options import Value
from mindrose.kernel.table import Table

SEVERAL = 0.3  # of the options are chosen where there are many


def spread(game: Game, players: int, seed: int, given: dict[str, Any], named: str) -> Table:
    """A table of a long row: every second one is as usual, every fourth has one other option, in turn; the rest many.

    What is `given` stays. Options that no table can have together are drawn again.
    """
    open_to_choice = [one for one in game.parameters if not one.text and one.name not in given]
    for attempt in count():
        chance = random.Random(f"{named}-{attempt}")
        if seed % 2 == 0:
            chosen = []
        elif seed % 4 == 1:
            chosen = [open_to_choice[(seed // 4 + attempt) % len(open_to_choice)]]
        else:
            chosen = [one for one in open_to_choice if chance.random() < SEVERAL]
        options = {one.name: other(one, chance) for one in chosen}
        try:
            return game.new(players, named, **given, **options)
        except BadOption:
            assert options, "what is given can be played"
    raise AssertionError


def other(parameter: Parameter, chance: random.Random) -> Value:
    """A value of an option that is not the usual one."""
    return chance.choice([value for value in values(parameter) if value != parameter.default])


def values(parameter: Parameter) -> list[Value]:
    if isinstance(parameter.default, bool):
        return [False, True]
    if parameter.words:
        return list(parameter.words)
    return [*range(parameter.low, parameter.high + 1), *([None] if parameter.unlimited else [])]
