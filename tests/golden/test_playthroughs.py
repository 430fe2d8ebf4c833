"""The kept games are played again, word for word, by every engine."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import COUNTS, file_of, played


@pytest.mark.parametrize("players", COUNTS)
def test_a_game_is_as_it_was(players: int) -> None:
    assert played("cerebria-cards", players) == file_of("cerebria-cards", players).read_text(encoding="utf-8")
