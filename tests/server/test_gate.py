"""The gate of a table: one after another, in the order of coming, with and without waiting."""

from __future__ import annotations

import asyncio

from mindrose.server.gate import Gate
from tests.server.houses import played


@played
async def test_who_waits_goes_through_in_order_and_nobody_passes_them() -> None:
    gate, went = Gate(), list[int]()

    async def go(number: int) -> None:
        async with gate:
            went.append(number)
            await asyncio.sleep(0)

    assert gate.take()
    assert not gate.take()
    waiting = [asyncio.create_task(go(number)) for number in range(3)]
    await asyncio.sleep(0)
    gate.release()
    assert not gate.take(), "it was handed on to the first who waits"
    await asyncio.gather(*waiting)
    assert went == [0, 1, 2]
    assert gate.take()


@played
async def test_who_does_not_wait_any_more_holds_up_nobody() -> None:
    gate = Gate()
    assert gate.take()
    gone, called, last = [asyncio.create_task(gate.__aenter__()) for _ in range(3)]
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    gate.release()  # now it is the turn of the second, who hears of it too late
    called.cancel()
    await asyncio.gather(gone, called, return_exceptions=True)
    await asyncio.wait_for(last, 1)
    gate.release()
    assert gate.take()
