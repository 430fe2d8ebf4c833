"""Scenes with the Avatar: where it stands, which orders come, and whose activation it is."""

from __future__ import annotations

from typing import Any

from mindrose.games.black_rose_wars.state import ORDERS_OBEYED
from tests.rules.black_rose_wars.playing import CONTENT, PLACES, Scene, row

REST = "rest"


def possessed(at: str = "hall", cubes: str = "", orders: str = "", **more: Any) -> dict[str, Any]:
    """The Avatar's part of a position; of its orders those on top of the first moon's deck are said."""
    return {"at": PLACES.get(at, at), "cubes": row(cubes), "decks": [[*orders.split(), REST]], **more}


class Possession(Scene):
    """A table with the Avatar. Unless said otherwise its activation begins, and then a mage comes."""

    def __init__(
        self,
        *seats: dict[str, Any],
        avatar: dict[str, Any] | None = None,
        active: int | str = "rose",
        options: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        position["options"] = {"avatar": "plays", **(options or {})}
        if position.get("phase", "action") == "action":
            position["active"] = active
        super().__init__(*seats, avatar=avatar or possessed(), **position)

    def remembered(self) -> list[str]:
        """The orders in the Avatar's memories, the first one first."""
        return [CONTENT.order_ids[order] for order in self.state.piles.cards(ORDERS_OBEYED)]

    def top(self) -> str:
        return CONTENT.order_ids[self.state.top_order()]

    def weighed(self) -> list[tuple[str, str, str, bool]]:
        """What was weighed for the last order: what, by which priority, what decided, and whether it was chosen."""
        rows = self.table.view(None)["avatar"]["weighed"]
        named = {place: name for name, place in PLACES.items()}
        return [
            (str(row.get("figure", named.get(row.get("room")))), row["priority"], row["criterion"], row["chosen"])
            for row in rows
        ]
