"""Every game of this house can be soaked: it says what random games of it are checked for."""

from __future__ import annotations

import pytest

import mindrose
from mindrose import registry
from tests import soak


@pytest.mark.parametrize("game", [listing.id for listing in registry.SHIPPED])
def test_a_batch_of_every_player_count_passes(game: str) -> None:
    loaded = mindrose.load(game)
    for players in range(loaded.players_min, loaded.players_max + 1):
        assert soak.batch(game, players, first=0, count=2) == 2
