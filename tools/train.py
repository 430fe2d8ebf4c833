"""Plays what a compiled engine will play most, so that the compiler sees which ways are taken."""

from __future__ import annotations

import random
import time

import mindrose
from hearts.game import Hearts
from mindrose.arena.speed import MEASUREMENTS, random_play, search
from mindrose.kernel.game import Game
from mindrose.server.entries import ANSWER, Entry
from mindrose.server.match import Match

SECONDS = 0.4
THINKING = 1.5


def serve(game: Game, players: int) -> None:
    """What a server does of its own: matches, and all that is shown of them."""
    chance = random.Random(players)
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        match = Match(game.new(players), 0.0, None)
        told = dict.fromkeys(match.viewers, 0)
        while match.since and time.perf_counter() < until:
            seat = next(iter(match.since))
            for viewer in match.apply(
                Entry(match.length, ANSWER, seat, chance.choice(match.table.legal(seat)), 0.0)
            ).viewers:
                match.moment(viewer, told[viewer], "ask", 0.0)
                told[viewer] = match.story.seen[viewer]


if __name__ == "__main__":
    for game in [*mindrose.games(), Hearts()]:
        for players in range(game.players_min, game.players_max + 1):
            random_play(game, players, SECONDS)
            serve(game, players)
        for measured in MEASUREMENTS.values():
            measured(game, game.players_max, SECONDS)
        for players in (game.players_min, game.players_max):
            search(game, players, THINKING)
