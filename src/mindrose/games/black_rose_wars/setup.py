"""BR-3 From options and chance to the first question."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.options import Settings
from mindrose.games.black_rose_wars.rules.round import GAME
from mindrose.games.black_rose_wars.state import BlackRoseWars, empty_table
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal


def set_up(
    players: int, content: Content, settings: Settings, chance: Chance, journal: Journal[Event] | None
) -> BlackRoseWars:
    """BR-3.1.1 A table at its first question; BR-1.1.8 all that is left to chance comes from `chance`."""
    table = empty_table(players, content, settings, chance, journal)
    table.start(GAME)
    return table
