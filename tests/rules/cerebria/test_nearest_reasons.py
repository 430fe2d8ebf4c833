"""CB-6.1.7 An action that cannot be carried out is refused for what really is in its way."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, row, spirit


def played(*seats: dict[str, Any], side: str = "a", **more: Any) -> Game:
    return Game(*seats, pack=SPECIFICATION, options={"spirit_side": side}, **more)


def told(game: Game, answer: int) -> tuple[str, str]:
    refusal = game.refused(answer)
    return refusal.code, refusal.rule


def swapping(name: str, others: str, at: str = "valley", wp: int = 10) -> Game:
    """A Spirit with Swap Places or Deceive declares a Move; all others stand on one space."""
    own = spirit(name, at, wp=wp, vibes=row("move", 3), level=1)
    if name == "empathy":
        return played(own, spirit("misery", others), spirit("love", others), spirit("malice", others), side="b")
    gloom = spirit("malice", others)
    return played(spirit("love", others), own, spirit("delight", others), gloom, side="b", active=1)


@rule("CB-21.4.3", "CB-21.7.3")
@pytest.mark.parametrize(("name", "blocked"), [("empathy", "CB-21.4.3"), ("misery", "CB-21.7.3")])
def test_a_swap_is_refused_for_the_opponents_who_would_still_be_there(name: str, blocked: str) -> None:
    game = swapping(name, "network").start("move")
    assert told(game, game.upgrade_slots(3)) == ("E_SPIRIT_BLOCK", blocked)


@rule("CB-21.4.2", "CB-21.7.2")
@pytest.mark.parametrize(("name", "partner"), [("empathy", "CB-21.4.2"), ("misery", "CB-21.7.2")])
def test_a_swap_is_refused_when_nobody_is_elsewhere(name: str, partner: str) -> None:
    game = swapping(name, "valley").start("move")
    assert told(game, game.upgrade_slots(3)) == ("E_TARGET", partner)


@rule("CB-9.1.1", "CB-21.2.7")
def test_a_garrison_is_refused_for_its_full_realm_though_the_frontier_is_empty() -> None:
    rows: dict[str, list[str | None]] = {**row("fortify", 3), "invoke": ["wild"]}
    seat = spirit("love", "valley-cradle", hand=["courage"], vibes=rows, level=1)
    game = played(seat, side="b", spaces={"valley-1": "trust 1", "valley-2": "trust 1"})
    game.start("fortify").use("garrison").do("fortify", realm="valley")
    assert (game.kind, told(game, replies.YES)) == ("garrison", ("E_OCCUPIED", "CB-9.1.1"))


@rule("CB-9.1.1", "CB-7.4.2")
def test_the_price_is_looked_at_with_determination() -> None:
    dear = played(spirit("love", "valley", hand=["courage"], wp=1))
    assert told(dear, dear.action("invoke")) == ("E_WP", "CB-9.1.1")
    cheap = played(spirit("love", "valley", hand=["courage"], wp=1, vibes=row("invoke", 3)))
    assert cheap.action("invoke") in cheap.table.legal()


@rule("CB-9.1.1", "CB-11.2.6", "CB-12.1.1")
@pytest.mark.parametrize("wp", [0, 10])
def test_what_cannot_be_had_for_any_price_is_not_refused_for_its_price(wp: int) -> None:
    full = {"valley-1": "trust 1", "valley-2": "trust 1"}
    seat = spirit("love", "valley", hand=["courage"], wp=wp)
    game = played(seat, spaces=full, sites={"valley": "bliss major"})
    assert told(game, game.action("invoke")) == ("E_OCCUPIED", "CB-9.1.1")
    assert told(game, game.action("fortify")) == ("E_TARGET", "CB-11.2.6")
    assert told(played(seat), game.action("empower")) == ("E_TARGET", "CB-12.1.1")


@rule("CB-11.1.1", "CB-11.1.3")
def test_of_two_sites_the_one_that_comes_nearer_is_told() -> None:
    game = played(
        spirit("love", "valley-cradle"), sites={"valley": "gloom minor"}, spaces=board("e3=G2")
    )  # fmt: skip
    assert told(game, game.action("fortify")) == ("E_ENEMY_REALM", "CB-11.1.3")


@rule("CB-10.1.2", "CB-7.2.2")
def test_a_card_that_must_be_revealed_cannot_go_for_a_vibe() -> None:
    """Extinguish would need none, but is too dear."""
    spaces = {"valley-1": "fear 2 by 1"}
    single = played(spirit("love", "valley", hand=["courage"], wp=2), spaces=spaces).start("quell")
    assert told(single, single.card("courage")) == ("E_NO_CARD", "CB-10.1.2")
    other = played(spirit("love", "valley", hand=["courage", "kindness"], wp=2), spaces=spaces).start("quell")
    assert told(other, other.card("courage")) == ("E_VIBE_MATCH", "CB-10.1.2")


@rule("CB-9.1.1", "CB-7.2.2")
def test_the_last_card_in_hand_cannot_go_for_a_vibe_of_invoke() -> None:
    game = played(spirit("love", "valley", hand=["courage"])).start("invoke")
    assert told(game, game.card("courage")) == ("E_NO_CARD", "CB-9.1.1")
