"""Whole games printed turn by turn, as people read them: kept in files and compared.

`python -m tests.golden.playthrough` writes the files anew; read the difference before committing it.
"""

from __future__ import annotations

import random
from pathlib import Path

import mindrose

FOLDER = Path(__file__).parent
COUNTS = (2, 3, 4, 5)


def played(game_id: str, players: int) -> str:
    """A random game in English, with the hash of its last state."""
    game = mindrose.load(game_id)
    speaker = mindrose.Speaker(game, "en", ["Ann", "Bob", "Cleo", "Dan", "Eve"][:players])
    table = game.new(players, f"golden-{players}")
    chance = random.Random(players)
    lines = [f"{game.title}, {players} players, seed {table.seed}, commitment {table.commitment}", ""]
    told = 0
    while (asked := table.question) is not None:
        view = table.view(asked.seat)
        option = chance.choice(asked.options)
        lines.append(f"[{speaker.player(asked.seat)}] {speaker.question(asked.kind, asked.seat, view)}")
        lines.append(f"    of {len(asked.options)}: {speaker.choice(option.choice, asked.kind, asked.seat)}")
        table.answer(option)
        lines += [f"  {speaker.event(event)}" for event in table.events(asked.seat, told)]
        told = len(table.story)
    outcome = table.outcome
    assert outcome is not None
    lines += ["", speaker.outcome(outcome), f"state {table.state.fingerprint()}"]
    return "\n".join(lines) + "\n"


def file_of(game_id: str, players: int) -> Path:
    return FOLDER / f"{game_id}-{players}.txt"


if __name__ == "__main__":
    for count in COUNTS:
        file_of("cerebria-cards", count).write_text(played("cerebria-cards", count), encoding="utf-8")
