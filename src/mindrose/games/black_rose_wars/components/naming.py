"""Figures, participants and places as documents name them: `cadaver-2`, `rose`, `P05`, `cell`."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.things import CELL, FIRST_EVOCATION, ROSE

ROSE_WORD: Final = "rose"
CELL_WORD: Final = "cell"
PLACES: Final = (*NAMES, CELL_WORD)


def participant_name(participant: int) -> int | str | None:
    """A mage by the number of its seat, the Black Rose by its name."""
    if participant == ROSE:
        return ROSE_WORD
    return participant if participant >= 0 else None


def participant_names(participants: list[int]) -> list[int | str | None]:
    return [participant_name(participant) for participant in participants]


def figure_names(content: Content) -> list[str]:
    """Every figure: `mage-0` to `mage-3` by their seats, `rose`, and evocations by their kind and copy, `cadaver-2`."""
    names = [f"mage-{seat}" for seat in range(ROSE)] + [ROSE_WORD]
    copies = [0] * int(content.kinds)
    for figure in range(FIRST_EVOCATION, int(content.figures)):
        kind = int(content.kind_of[figure])
        copies[kind] += 1
        names.append(f"{content.kind_ids[kind]}-{copies[kind]}")
    return names


def place_name(place: int) -> str | None:
    """A room by its position, or the own cell."""
    return PLACES[place] if 0 <= place <= CELL else None
