"""A table that speaks the language of the Card Game: one position, some answers, one expectation."""

from __future__ import annotations

from typing import Any, Self

import mindrose
from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.components.things import PLACES
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.games.cerebria_cards.state import DECK, DISCARD, HAND, IMPULSE, SEEN, STACK, CardTable
from tests.playing import Example


def the_game() -> CerebriaCards:
    game = mindrose.load("cerebria-cards")
    assert isinstance(game, CerebriaCards)
    return game


GAME = the_game()


def seat(
    hand: list[str] | str | int | None = None,
    mindset: list[str | None] | None = None,
    scored: tuple[int, int] = (0, 0),
) -> dict[str, Any]:
    """One player's part of a position."""
    return {
        "hand": [] if hand is None else hand,
        "mindset": mindset or [],
        "scored": {"bliss": scored[0], "gloom": scored[1]},
    }


class Game(Example[CardTable]):
    """A table with the verbs of the game. Seat 0 is active with two actions left unless said otherwise."""

    def __init__(
        self,
        *seats: dict[str, Any],
        supply: tuple[int, int] | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        **position: Any,
    ) -> None:
        document: dict[str, Any] = {"seats": list(seats), "players": max(2, len(seats)), **position}
        if supply is not None:
            document["supply"] = {"bliss": supply[0], "gloom": supply[1]}
        document["options"] = options or {}
        super().__init__(GAME.from_position(document, seed), CardTable)

    # Answers that may be illegal, as numbers

    @staticmethod
    def card(name: str) -> int:
        number = GAME.cards.find(name)
        assert number >= 0, name
        return replies.CARD + int(number)

    @staticmethod
    def column(column: int) -> int:
        return replies.COLUMN + column

    @staticmethod
    def activate(place: int) -> int:
        return replies.ACTIVATE + place

    @staticmethod
    def count(number: int) -> int:
        return replies.COUNT + number

    def target(self, owner: int, place: int) -> int:
        """The answer of the asked seat that points at a place of an owner."""
        return replies.TARGET + (owner - self.asked.seat) % self.table.players * PLACES + place

    def victim(self, owner: int) -> int:
        return replies.SEAT + (owner - self.asked.seat) % self.table.players

    # Doing

    def impulse(self, column: int) -> Self:
        return self.do("impulse", column=column)

    def evoke(self, card: str, fuse: str | None = None, remove: int | None = None) -> Self:
        """Evokes a card, fused on a base card, removing the emotion on an own place."""
        self.do("evoke", card=card)
        return self.enter(fuse, remove)

    def enter(self, fuse: str | None = None, remove: int | None = None) -> Self:
        """The rest of an entry: questions with one answer are not asked."""
        if fuse is not None:
            self.do("fuse", card=fuse)
        elif not self.over and self.kind == "fuse":
            self.do("alone")
        if remove is not None:
            self.do("remove", place=remove)
        elif not self.over and self.kind == "remove":
            self.do("keep")
        return self

    def use(self, place: int, absorb: int | None = None, **aims: Any) -> Self:
        """Uses the emotion on an own place. `aims`: target=(seat, place), drain=(seat, place), into=place,
        column=c, victim=seat, give=place, take=(seat, place). Stops at the first question after them."""
        self.do("use", place=place)
        if absorb is not None:
            self.do("absorb", place=absorb)
        elif self.kind == "pay":
            self.do("spend")
        steps = [("destroy", "target"), ("drain_from", "drain"), ("drain_to", "into"), ("swap_give", "give")]
        for kind, name in [*steps, ("swap_take", "take")]:
            if name in aims:
                aim = aims[name] if isinstance(aims[name], tuple) else (self.state.active, aims[name])
                if not self.over and self.kind == kind:
                    self.answer(self.target(*aim))
        if "column" in aims and self.kind == "column":
            self.do("column", column=aims["column"])
        if "victim" in aims and self.kind == "victim":
            self.answer(self.victim(aims["victim"]))
        return self.forced()

    def forced(self) -> Self:
        """Gives the forced passes of a counter window, as a server does."""
        while not self.over and self.kind == "counter" and self.asked.forced:
            self.do("pass")
        return self

    def passes(self, *seats: int) -> Self:
        """These seats pass in the counter window, in this order; then forced passes go by."""
        for number in seats:
            assert self.asked.seat == number, f"seat {self.asked.seat} is asked, not {number}"
            self.do("pass")
        return self.forced()

    def counters(self, number: int, card: str) -> Self:
        assert self.asked.seat == number
        return self.do("counter", card=card)

    def end(self) -> Self:
        return self.answer(replies.PASS)

    def reveal(self, column: int = 0) -> Self:
        """The active player takes the last card of a column: a Revelation (the position needs that stack at 0)."""
        return self.impulse(column)

    # Looking

    def emotion(self, owner: int, place: int) -> str | None:
        """An emotion as positions write it: `valor+brightness-y f2 a0`."""
        text: str | None = self.position()["seats"][owner]["mindset"][place]
        return text

    def mindset(self, owner: int) -> list[str | None]:
        found: list[str | None] = self.position()["seats"][owner]["mindset"]
        return found

    def hand(self, owner: int) -> list[str]:
        return [GAME.cards.ids[entry // SEEN] for entry in self.state.piles.cards(HAND + owner)]

    def scored(self, owner: int) -> tuple[int, int]:
        return int(self.state.scored[2 * owner]), int(self.state.scored[2 * owner + 1])

    @property
    def supply(self) -> tuple[int, int]:
        return int(self.state.supply[0]), int(self.state.supply[1])

    @property
    def stacks(self) -> list[int]:
        return [int(self.state.piles.size(STACK + column)) for column in range(3)]

    @property
    def impulses(self) -> list[str | None]:
        names: list[str | None] = self.position()["impulses"]
        return names

    @property
    def deck(self) -> int:
        return int(self.state.piles.size(DECK))

    @property
    def discard(self) -> list[str]:
        return [GAME.cards.ids[card] for card in self.state.piles.cards(DISCARD)]

    def impulse_card(self, column: int) -> int:
        return int(self.state.piles.at(IMPULSE + column, 0))
