"""The turns at a table as a lock for coroutines (`async with`)."""

from __future__ import annotations

import asyncio

from mindrose.server.turns import Turns


class Lock:
    """Coroutines wait for their turn like all others."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def locked(self) -> bool:
        return self.turns.taken

    async def __aenter__(self) -> None:
        turns = self.turns
        if not turns.taken:
            turns.taken = True
            return
        turn = asyncio.get_running_loop().create_future()

        def begin() -> None:
            if turn.done():  # whoever waited has gone
                turns.release()
            else:
                turn.set_result(None)

        turns.waiting.append(begin)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was just given to somebody who goes
                turns.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.turns.release()
