"""Whole games printed turn by turn, as people read them: kept in files and compared.

`python -m tests.golden.playthrough` writes the files anew; read the difference before committing it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import mindrose
from mindrose.kernel.game import Value
from mindrose.kernel.table import Answer, Asked

FOLDER = Path(__file__).parent
PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve")
STAYS = 0.9  # how often a turn with actions left goes on
SPIRITED = 0.7  # how often it goes on with one of the Spirit actions that show most, where there is one
RAREST_FIRST = (("quell",), ("empower",), ("invoke", "fortify"))


class Kept(NamedTuple):
    """A game whose story is kept in a file."""

    name: str
    game: str
    players: int
    options: Mapping[str, Value]


KEPT = (
    *(Kept(f"cerebria-cards-{players}", "cerebria-cards", players, {}) for players in (2, 3, 4, 5)),
    *(Kept(f"cerebria-{players}", "cerebria", players, {}) for players in (2, 3, 4)),
    Kept("cerebria-4-basic", "cerebria", 4, {"mode": "basic"}),
    Kept("cerebria-4-first-b", "cerebria", 4, {"edition": "first", "intention_side": "b", "spirit_side": "b"}),
)


def played(kept: Kept) -> str:
    """A random game in English, with the hash of its last state."""
    game = mindrose.load(kept.game)
    speaker = mindrose.Speaker(game, "en", PEOPLE[: kept.players], kept.options)
    table = game.new(kept.players, f"golden-{kept.players}", **kept.options)
    chance = random.Random(kept.players)
    lines = [f"{title(game.title, kept)}, seed {table.seed}, commitment {table.commitment}", ""]
    told = 0
    while (asked := table.question) is not None:
        view = table.view(asked.seat)
        option = chance.choice(sensible(asked, view["actions"], chance) if kept.game == "cerebria" else asked.answers)
        lines.append(f"[{speaker.player(asked.seat)}] {speaker.question(asked.kind, asked.seat, view)}")
        lines.append(f"    of {len(asked.answers)}: {speaker.choice(option.choice, asked.kind, asked.seat)}")
        table.answer(option)
        lines += [f"  {speaker.event(event)}" for event in table.events(asked.seat, told)]
        told = len(table.story)
    outcome = table.outcome
    assert outcome is not None
    lines += ["", speaker.outcome(outcome), f"state {table.state.fingerprint()}"]
    return "\n".join(lines) + "\n"


def title(game: str, kept: Kept) -> str:
    return ", ".join([game, f"{kept.players} players", *(f"{name}={value}" for name, value in kept.options.items())])


def sensible(asked: Asked, actions: int, chance: random.Random) -> list[Answer]:
    """The answers that a player of Cerebria draws from: turns are seldom given up, and Spirits are kept busy."""
    if asked.kind != "menu" or actions == 0:
        return asked.answers
    if chance.random() >= STAYS:
        return asked.answers
    if chance.random() < SPIRITED:
        for actions_wanted in RAREST_FIRST:
            found = [option for option in asked.answers if option.choice.points.get("action") in actions_wanted]
            if found:
                return found
    return [option for option in asked.answers if option.choice.verb != "end_turn"] or asked.answers


def file_of(kept: Kept) -> Path:
    return FOLDER / f"{kept.name}.txt"


if __name__ == "__main__":
    for one in KEPT:
        file_of(one).write_text(played(one), encoding="utf-8")
