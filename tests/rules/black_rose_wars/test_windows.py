"""DC-S3, DC-S7, DC-S8 What windows tell: two tables where a face-down card fits on one of them only, to the end."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import A, B, C, Scene, mage, servant

Opened = Callable[[str], Scene]


def entering(card: str) -> Scene:
    """A trap of B."""
    return Scene(mage("hall"), mage("crypt", board={"i": card}), mage("altar")).explore("sanctuary")


def entering_beside_another(card: str) -> Scene:
    """B and C are asked at the same time; one more card of B could answer in any case."""
    board = {"i": card, "ii": "brain-worm activated"}
    return Scene(mage("hall"), mage("crypt", board=board), mage("altar", board={"i": "mine-field activated"})).explore(
        "sanctuary"
    )


def struck(card: str) -> Scene:
    """A defence of B."""
    return Scene(mage("hall"), mage("hall", board={"i": card}), mage("altar")).fight(B)


def aimed_at(card: str) -> Scene:
    """A defence of B against being chosen."""
    game = Scene(mage("hall", board={"i": "deflagrate"}), mage("hall", board={"i": card}), mage("altar"))
    return game.cast("i").target(B)


def struck_down(card: str) -> Scene:
    """A defence of B against its defeat."""
    return Scene(mage("hall"), mage("hall", "C9", board={"i": card}), mage("altar")).fight(B)


def haunted_and_struck_down(card: str) -> Scene:
    """A trap of B that answers what leaves the lodge while C is defeated."""
    umbra = {"umbra-1": {**servant("hall", A), "bearer": C}}
    return Scene(mage("hall"), mage("crypt", board={"i": card}), mage("hall", "A9"), evocations=umbra).fight(C)


def casting(card: str) -> Scene:
    """A forgotten trap of B."""
    game = Scene(mage("hall", board={"i": "evil-eye"}), mage("crypt", board={"i": card}), mage("altar"))
    return game.cast("i")


def fighting(card: str) -> Scene:
    """A trap of B against an action."""
    return Scene(mage("hall"), mage("crypt", board={"i": card}), mage("hall")).fight(C)


def sprung(card: str) -> Scene:
    """A trap of B in a window inside that of C's trap."""
    game = Scene(mage("hall"), mage("crypt", board={"i": card}), mage("altar", board={"i": "brain-worm activated"}))
    return game.explore("sanctuary").use("i", C)


WINDOWS: dict[str, tuple[Opened, str, str]] = {
    "trap": (entering, "brain-worm", "brain-worm reverse"),
    "fork": (entering_beside_another, "mine-field", "mine-field reverse"),
    "defence": (struck, "steam-veil reverse", "steam-veil"),
    "aimed": (aimed_at, "steam-veil", "steam-veil reverse"),
    "defeat": (struck_down, "vengeful-ancestors reverse", "vengeful-ancestors"),
    "gone": (haunted_and_struck_down, "stone-phoenix reverse", "stone-phoenix"),
    "cast": (casting, "garden-of-nails reverse", "garden-of-nails"),
    "fight": (fighting, "crooked-path reverse", "crooked-path"),
    "inside": (sprung, "master-of-pleasure reverse", "master-of-pleasure"),
}


def seen(game: Scene) -> list[str]:
    """All that everybody but B sees, is told and is asked."""
    sights = [json.dumps([game.table.sight(seat), game.table.events(seat)], sort_keys=True) for seat in (None, A, C)]
    return [*sights, str(game.asks)]


def followed(game: Scene, first: int) -> tuple[list[list[str]], list[int]]:
    """What others see of a window from beginning to end, in which nobody uses anything; and how much B could have."""
    story, choices = [seen(game)], []
    while game.kind == "declare":
        asked = [seat for seat, _ in game.asks]
        if B in asked:
            choices.append(len(game.legal(B)))
        game.no(first if first in asked else asked[0])
        story.append(seen(game))
    return story, choices


@rule("DC-S3", "DC-S8", "BR-14.2.6", "BR-2.4.2")
@pytest.mark.parametrize("first", [B, C])
@pytest.mark.parametrize("name", WINDOWS)
def test_to_the_end_of_a_window_nobody_else_can_tell_whether_a_card_fits(name: str, first: int) -> None:
    opened, fitting, other = WINDOWS[name]
    able, could = followed(opened(f"{fitting} activated"), first)
    unable, could_not = followed(opened(f"{other} activated"), first)
    assert sum(could) > sum(could_not) > 0
    assert able == unable


@rule("DC-S7", "DC-S8")
def test_whoever_has_used_one_card_is_asked_for_another_whether_it_fits_or_not() -> None:
    stories = []
    for card in ("mine-field", "mine-field reverse"):
        game = entering_beside_another(f"{card} activated").no(C)
        story = [seen(game)]
        game.do("use", by=B, slot=2)
        story.append(seen(game))
        assert game.asks == [(B, "declare")]
        stories.append((story, *followed(game, B)))
    (before, able, could), (same, unable, could_not) = stories
    assert (before, able) == (same, unable)
    assert sum(could) > sum(could_not)
