"""A position of the Card Game as a player reads it: emotions, hands, what an answer points at, what is going on."""

from __future__ import annotations

from typing import Any

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.components.things import PLACES
from tests.checks.reasons import Attempt


class Emotion:
    """An emotion as positions write it: `valor+brightness-y f2 a1 fresh`."""

    def __init__(self, attempt: Attempt, text: str) -> None:
        self.cards = attempt.table.game.content()["cards"]
        name, *marks = text.split()
        top, _, base = name.partition("+")
        self.top = self.card(top)
        self.base = self.card(base) if base else None
        self.number = self.cards.index(self.top)
        counts = {mark[0]: int(mark[1:]) for mark in marks if mark not in ("fresh", "received")}
        self.fragments = counts.get("f", 0)
        self.absorbed = counts.get("a", 0)
        self.fresh = "fresh" in marks
        self.received = "received" in marks
        self.fragment_slots = 0 if self.top["kind"] == "base" else attempt.option(f"slots_{self.top['kind']}")
        self.absorb_slots = attempt.option("slots_base") if self.absorbs() else 0

    def card(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(card for card in self.cards if card["id"] == name)
        return found

    def absorbs(self) -> str:
        """CC-1.4 The polarity that its absorb slots accept, if it has any."""
        card = self.base or self.top
        return str(card["polarity"]) if card["kind"] == "base" else ""

    def holds(self, polarity: str) -> int:
        """CC-8.6"""
        absorbed = self.absorbed if self.absorbs() == polarity else 0
        return absorbed + (self.fragments if self.top["polarity"] == polarity else 0)


# What an answer is


def column(attempt: Attempt) -> bool:
    return replies.COLUMN <= attempt.answer < replies.CARD


def card(attempt: Attempt) -> bool:
    return replies.CARD <= attempt.answer < replies.ACTIVATE


def use(attempt: Attempt) -> bool:
    return replies.ACTIVATE <= attempt.answer < replies.TARGET


def aims(attempt: Attempt) -> bool:
    return attempt.answer >= replies.TARGET


# What lies on the table


def hand(attempt: Attempt, seat: int) -> list[str]:
    return [text.split()[0] for text in attempt.position["seats"][seat]["hand"]]


def held(attempt: Attempt, seat: int) -> bool:
    """The card that the answer names is in a hand."""
    return attempt.table.game.content()["cards"][attempt.answer - replies.CARD]["id"] in hand(attempt, seat)


def emotion(attempt: Attempt, place: int) -> Emotion | None:
    """The emotion on a place of the whole table."""
    text = attempt.position["seats"][place // PLACES]["mindset"][place % PLACES]
    return Emotion(attempt, text) if text else None


def emotions(attempt: Attempt, seat: int) -> list[int]:
    return [place for place in range(seat * PLACES, seat * PLACES + PLACES) if emotion(attempt, place)]


def others(attempt: Attempt) -> list[int]:
    """The emotions of all opponents."""
    players = range(attempt.table.players)
    return [place for other in players if other != attempt.seat for place in emotions(attempt, other)]


def pointed_at(attempt: Attempt) -> int:
    """The place with an emotion that the answer points at, -1 if there is none."""
    steps, place = divmod(attempt.answer - replies.TARGET, PLACES)
    if not 0 <= steps < attempt.table.players:
        return -1
    place += (attempt.seat + steps) % attempt.table.players * PLACES
    return place if emotion(attempt, place) else -1


def running(attempt: Attempt) -> dict[str, Any]:
    """The innermost program."""
    return attempt.frames()[-1]


def has_turn(attempt: Attempt) -> bool:
    """CC-3.1 It is the turn of the seat; CC-2.10, CC-9.1 before the first turn and in a Revelation it is nobody's."""
    return any(frame["program"] == "turn" and frame["seat"] == attempt.seat for frame in attempt.frames())


def asked(attempt: Attempt, *kinds: str) -> bool:
    return attempt.seat == attempt.asked and attempt.kind in kinds
