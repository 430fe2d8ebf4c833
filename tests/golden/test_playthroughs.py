"""The kept games are played again, word for word, by every engine."""

from __future__ import annotations

import pytest

from tests.golden.playthrough import KEPT, Kept, file_of, played


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_a_game_is_as_it_was(kept: Kept) -> None:
    assert played(kept) == file_of(kept).read_text(encoding="utf-8")
