"""The kept games are played again, word for word, by every engine."""

from __future__ import annotations

import pytest

from mindrose import registry
from tests.golden.playthrough import CHOICES, CHOSEN, KEPT, Kept, choices, file_of, moments, played, told


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_a_game_is_as_it_was(kept: Kept) -> None:
    now, before = played(kept), file_of(kept).read_text(encoding="utf-8")
    assert now == before, "`python -m tests.golden.playthrough FOLDER` tells the whole game, also of an older checkout"


def test_every_game_of_this_house_is_kept() -> None:
    shipped = {listing.id for listing in registry.SHIPPED}
    assert {kept.game for kept in KEPT} == {game for game, _, _ in CHOSEN} == shipped


def test_players_choose_as_they_did() -> None:
    """On every engine: what is measured of them on one holds for the other."""
    assert choices() == CHOICES.read_text(encoding="utf-8")


def test_a_change_anywhere_is_seen() -> None:
    """Another word, or another state with the same words, in any one moment changes what is kept."""
    every = list(moments(KEPT[0]))
    texts = {told(every)}
    for number, moment in enumerate(every):
        other_word = [*every[:number], moment._replace(lines=[*moment.lines, "!"]), *every[number + 1 :]]
        other_state = [*every[:number], moment._replace(state="?"), *every[number + 1 :]]
        texts |= {told(other_word), told(other_state)}
    assert len(texts) == 1 + 2 * len(every)


def test_goldens_are_of_a_size_that_people_read() -> None:
    assert max(file_of(kept).stat().st_size for kept in KEPT) < 20_000
