"""Changes of a table come one after another, in the order in which they were asked for."""

from __future__ import annotations

import asyncio

from mindrose.server.locking import Lock
from mindrose.server.turns import Turns
from tests.server.houses import played


async def hold(lock: Lock, name: str, told: list[str], until: asyncio.Event | None = None) -> None:
    async with lock:
        told.append(name)
        if until is not None:
            await until.wait()


@played
async def test_deeds_and_coroutines_take_turns_in_their_order() -> None:
    turns, told, end = Turns(), list[str](), asyncio.Event()
    lock = Lock(turns)

    def deed(name: str) -> None:
        told.append(name)
        turns.release()

    first = asyncio.create_task(hold(lock, "first", told, end))
    await asyncio.sleep(0)
    turns.do(lambda: deed("second"))
    third = asyncio.create_task(hold(lock, "third", told))
    await asyncio.sleep(0)
    turns.do(lambda: deed("fourth"))
    assert told == ["first"]
    end.set()
    await asyncio.gather(first, third)
    await asyncio.sleep(0)
    assert told == ["first", "second", "third", "fourth"]
    assert not lock.locked()


@played
async def test_who_goes_while_waiting_leaves_the_turn_to_the_next() -> None:
    told, end = list[str](), asyncio.Event()
    lock = Lock(Turns())
    first = asyncio.create_task(hold(lock, "first", told, end))
    waiting = [asyncio.create_task(hold(lock, name, told)) for name in ("gone", "given and gone", "last")]
    await asyncio.sleep(0)
    waiting[0].cancel()
    end.set()
    await first
    await asyncio.sleep(0)  # the second of them is about to be given the turn
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert (told[0], told[-1]) == ("first", "last")
    assert not lock.locked()


@played
async def test_a_deed_is_done_at_once_when_nobody_is_before_it() -> None:
    turns, told = Turns(), list[str]()
    turns.do(lambda: told.append("done"))
    assert (told, turns.taken) == (["done"], True)
    turns.release()
    assert not turns.taken
