"""A shelf for what is much work to make, and is asked for again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

ROOM: Final = 32_000_000  # bytes that are kept


class Shelf:
    """The last things that were asked for, as far as there is room."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.size = 0
        self.kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def get(self, key: tuple[object, ...]) -> bytes | None:
        if key in self.kept:
            self.kept.move_to_end(key)
        return self.kept.get(key)

    def put(self, key: tuple[object, ...], content: bytes) -> bytes:
        if key not in self.kept and len(content) <= self.room:
            self.kept[key] = content
            self.size += len(content)
            while self.size > self.room:
                self.size -= len(self.kept.popitem(last=False)[1])
        return content
