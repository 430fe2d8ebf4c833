"""The eighteen decisions of section 4, each as a table that waits for it; the asked seat is 0 but for D-16 and D-17."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.rules.cerebria_cards.playing import Game, seat


def mulligan() -> Game:
    """D-01"""
    return Game(seat(4), seat(4), stack=[{"program": "game", "at": 0, "seat": 0}])


def main() -> Game:
    """D-02"""
    return Game(seat(["Courage", "Brightness-Y"], ["Anger f1"]), seat(mindset=["Hope f2"]))


def fuse() -> Game:
    """D-03"""
    return main().do("evoke", card="Courage")


def remove() -> Game:
    """D-04"""
    return main().do("evoke", card="Brightness-Y")


def pay() -> Game:
    """D-05"""
    return Game(seat(mindset=["Anger f1", "Bleakness-R a0"]), seat(mindset=["Hope f2"])).do("use", place=0)


def destroy() -> Game:
    """D-06"""
    return main().use(0)


def drain_from() -> Game:
    """D-07"""
    return Game(seat(mindset=["Affection f1"]), seat(mindset=["Courage f1", "Hope f2", "Fear f1"])).use(0)


def drain_to() -> Game:
    """D-08"""
    return Game(seat(mindset=["Affection f1", "Valor f1", "Rage f1"]), seat(mindset=["Hope f2"])).use(0)


def column() -> Game:
    """D-09"""
    return Game(seat(mindset=["Excitement f1"]), seat()).use(0)


def column2() -> Game:
    """D-10"""
    return Game(seat(mindset=["Safety f1"]), seat(), stacks=[3, 2, 1]).use(0, column=0)


def victim() -> Game:
    """D-11"""
    return Game(seat(mindset=["Sociability f1"]), seat(["Hope"]), seat(["Fear"]), seat()).use(0)


def steal() -> Game:
    """D-12"""
    return Game(seat(mindset=["Sociability f1"]), seat(["Hope", "Fear"])).use(0)


def swap_give() -> Game:
    """D-13"""
    return Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor f2", "Hope f2"])).use(0)


def swap_take() -> Game:
    """D-14"""
    return swap_give().do("swap_give", place=1)


def summon() -> Game:
    """D-15"""
    return Game(seat(["Brightness-Y", "Hope"], ["Courage f1"]), seat()).use(0)


def counter() -> Game:
    """D-16"""
    game = Game(seat(mindset=["Anger f1"]), seat(["Courage", "Faith"], ["Hope f2"]))
    return game.use(0, target=(1, 0))


def surplus() -> Game:
    """D-17"""
    game = Game(seat(mindset=["Affection f1"]), seat(mindset=["Hope+Brightness-Gn f1 a1"]))
    return game.use(0)


def trim() -> Game:
    """D-18"""
    hand = ["Courage", "Hope", "Brightness-Y", "Fear", "Rage"]
    return Game(seat(hand), seat(4), stacks=[0, 4, 4], impulses=["Valor"]).reveal()


DECISIONS: Final[dict[str, Callable[[], Game]]] = {
    table.__name__: table
    for table in (
        mulligan, main, fuse, remove, pay, destroy, drain_from, drain_to, column,
        column2, victim, steal, swap_give, swap_take, summon, counter, surplus, trim,
    )
}  # fmt: skip
DECLARATIONS: Final = ("pay", "destroy", "drain_from", "drain_to", "column", "victim", "swap_give", "swap_take")
