"""A table whose past somebody else knows: what no seat has seen of it is put in a new order."""

from __future__ import annotations

import random
from typing import Any

from mindrose.kernel.form import Document
from mindrose.kernel.table import Table


def reshuffled(table: Table, chance: random.Random) -> Document:
    """The position of a table, with every row of cards in a new order where nobody sees which of them lies where.

    Every seat's view of it is the same as before.
    """
    document = table.position()
    shuffle(document, [table.view(seat) for seat in range(table.players)], chance)
    return document


def shuffle(shown: Any, views: list[Any], chance: random.Random) -> None:
    """Goes through a document and what the seats see in its place."""
    if isinstance(shown, dict):
        for name, value in shown.items():
            shuffle(value, [view.get(name) if isinstance(view, dict) else view for view in views], chance)
    elif isinstance(shown, list) and all(isinstance(one, str) for one in shown):
        shuffle_row(shown, [seen(view, len(shown)) for view in views], chance)
    elif isinstance(shown, list):
        for number, value in enumerate(shown):
            shuffle(value, [at(view, number) for view in views], chance)


def shuffle_row(row: list[str], views: list[list[bool]], chance: random.Random) -> None:
    unseen = [number for number in range(len(row)) if not any(view[number] for view in views)]
    cards = [row[number] for number in unseen]
    chance.shuffle(cards)
    for number, card in zip(unseen, cards, strict=True):
        row[number] = card


def seen(view: Any, size: int) -> list[bool]:
    """Which cards of a row a seat sees: none of a number of them, and none of those that are told as nothing.

    Where the back of the first one is told beside them, that one stays.
    """
    if isinstance(view, dict) and "cards" in view:
        return [number == 0 or told for number, told in enumerate(seen(view["cards"], size))]
    if isinstance(view, list) and len(view) == size:
        return [card is not None for card in view]
    return [type(view) is not int] * size


def at(view: Any, number: int) -> Any:
    return view[number] if isinstance(view, list) and number < len(view) else view
