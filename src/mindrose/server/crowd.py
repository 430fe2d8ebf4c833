"""Those who watch a table: where they are many, they see a little later what the players see at once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from mindrose.server.listener import Listener
from mindrose.server.part import Part

if TYPE_CHECKING:
    from mindrose.server.scene import Scene

MOST_WATCHERS: Final = 300
CROWD: Final = 25  # spectators who see everything at once
CROWD_EVERY: Final = 0.5  # seconds between what more of them see


class Crowd(Part["Scene"]):
    """The spectators of a table."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.task: asyncio.Task[None] | None = None
        self.waits = False  # there is something that not all of them have seen

    def watchers(self) -> int:
        return sum(listener.seat is None for listener in self.table.listeners)

    def windows(self, player: str | None) -> int:
        return sum(listener.player == player for listener in self.table.listeners)

    def is_large(self) -> bool:
        return len(self.table.listeners) > CROWD and self.watchers() > CROWD

    def show_later(self) -> None:
        self.waits = True
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.show_all())

    async def show_all(self) -> None:
        """A few spectators at a time, until all have seen the last moment."""
        while self.waits:
            self.waits = False
            await asyncio.sleep(CROWD_EVERY)
            packed: dict[tuple[int, int], list[bytes]] = {}
            for place, listener in enumerate([one for one in self.table.listeners if one.seat is None]):
                if place % CROWD == CROWD - 1:
                    await asyncio.sleep(0.005)
                if listener in self.table.listeners and self.table.match is not None:
                    self.show_spectator(listener, packed)

    def show_spectator(self, listener: Listener, packed: dict[tuple[int, int], list[bytes]]) -> None:
        """Who has not read the last moment yet is shown a later one; what is not stored yet is shown to nobody."""
        if self.table.writing or listener.line.clogged():
            self.waits = True
            return
        match = self.table.started()
        seen = match.story.seen[None]
        key = (min(listener.told, seen), match.length)
        if key not in packed:
            packed[key] = self.table.moment(None, key[0])
        listener.told = seen
        listener.send_pieces(packed[key])
