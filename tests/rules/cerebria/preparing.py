"""A table at its setup, with the choices that are made before the first turn."""

from __future__ import annotations

from typing import Any, Self

import pytest

from mindrose.games.cerebria.components.things import DECK_SIZE, SPIRITS
from mindrose.kernel.errors import BadOption
from tests.rules.cerebria.playing import CONTENT, GAME, Verbs

LIST = "courage 2, sociability 2, cheerfulness 2, excitement 2, kindness 2, desire 2, optimism 2, comfort 1, trust"
ORDERS = {  # of four players: Bliss has seats 0 and 2, Gloom 1 and 3
    (a, b, 2 - a, 4 - b) for a in (0, 2) for b in (1, 3)
} | {(b, a, 4 - b, 2 - a) for a in (0, 2) for b in (1, 3)}


class Setup(Verbs):
    """A new table; nothing has been answered yet."""

    def __init__(self, players: int = 4, seed: int | str = 0, **options: Any) -> None:
        super().__init__(GAME.new(players, seed, **options), CONTENT)

    # Doing

    def ready(self) -> Self:
        """Everything is chosen; the first turn begins."""
        return self.until("menu")

    def ask(self, kind: str) -> list[int]:
        """The seats that are asked a question of a kind, in their order, until the first turn; one after the other."""
        seats: list[int] = []
        while self.kind != "menu":
            if self.kind == kind and seats[-1:] != [self.asked.seat]:
                seats.append(self.asked.seat)
            self.table.answer(self.asked.timeout)
        return seats

    # Looking

    @property
    def order(self) -> tuple[int, ...]:
        return tuple(int(seat) for seat in self.state.order)

    @property
    def factions(self) -> list[int]:
        return [int(self.state.faction[seat]) for seat in range(self.table.players)]

    @property
    def spirits(self) -> list[str]:
        return [SPIRITS[self.state.spirit[seat]] for seat in range(self.table.players)]

    def deck_list(self, seat: int) -> list[str]:
        """The 16 cards of a seat, wherever they are."""
        cards = [self.state.decks[DECK_SIZE * seat + i] for i in range(DECK_SIZE)]
        return [CONTENT.ids[card] for card in cards]


def refused(players: int = 4, **options: Any) -> str:
    """Why a table with these options cannot be set up."""
    with pytest.raises(BadOption) as caught:
        Setup(players, **options)
    return str(caught.value)
