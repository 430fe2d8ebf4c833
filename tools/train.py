"""Plays what a compiled engine will play most, so that the compiler sees which ways are taken."""

from __future__ import annotations

import mindrose
from hearts.game import Hearts
from mindrose.arena.speed import MEASUREMENTS, random_play, search

SECONDS = 0.4
THINKING = 1.5

if __name__ == "__main__":
    for game in [*mindrose.games(), Hearts()]:
        for players in range(game.players_min, game.players_max + 1):
            random_play(game, players, SECONDS)
        for measured in MEASUREMENTS.values():
            measured(game, game.players_max, SECONDS)
        for players in (game.players_min, game.players_max):
            search(game, players, THINKING)
