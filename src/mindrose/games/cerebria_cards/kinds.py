# mypyc: plain
"""What the values are that events, choices and refusals of the Card Game tell."""

from __future__ import annotations

from collections.abc import Sequence

from mindrose.games.cerebria_cards.components.things import ABILITIES, PLACES, POLARITIES, REASONS, VIBES
from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.kernel.kinds import NUMBER, ORDINAL, SEAT, SHARED, Kind, Kinds


class Owner(Kind):
    """Whose emotion it is, by its place on the whole table (CC-1.4)."""

    def __init__(self) -> None:
        super().__init__("owner")

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, int) and 0 <= value < players * PLACES


class Emotion(Kind):
    """An emotion as positions write it: its card, or the top and the base card of a fused one, `valor+brightness-y`."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__("emotion", cards)

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, str) and all(card in self.words for card in value.split("+"))


def kinds(cards: Sequence[str]) -> Kinds:
    """What each name means; `cards` are the ids of the cards by number."""
    card = Kind("card", cards)
    return {
        **SHARED,
        "victim": SEAT,
        "source": Owner(),
        "receiver": Owner(),
        "given": Owner(),
        "taken": Owner(),
        "card": card,
        "base": card,
        "own": card,
        "other": card,
        "emotion": Emotion(cards),
        "column": ORDINAL,
        "place": ORDINAL,
        "ability": Kind("word", ABILITIES),
        "polarity": Kind("word", POLARITIES),
        "vibe": Kind("word", VIBES),
        "pattern": Kind("word", PATTERNS),
        "reason": Kind("word", REASONS),
        "bliss": NUMBER,
        "gloom": NUMBER,
    }
