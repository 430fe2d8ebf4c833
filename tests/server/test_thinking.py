"""The bots' workers: they answer, they may fail, and a thought has an end."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

import mindrose
from mindrose.faces.cerebria.packing import CONTENTS
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.players.player import own_answers
from mindrose.server.thinker import Thought, think
from mindrose.server.thinking import NICE, SLOT, Asker, Thinking
from mindrose.server.wire import Level
from tests.server import prepared
from tests.server.houses import played
from tests.server.playing import GAME

ECHO = 'while read -r line; do echo "%s"; done'


def saying(words: str) -> tuple[str, ...]:
    """A worker that answers everything with these words."""
    return ("/bin/sh", "-c", ECHO % words)


def some_view(seed: int = 1) -> dict[str, Any]:
    """A view of a seat that has a real choice, somewhere in a game."""
    table = GAME.new(3, seed)
    choose = random.Random(seed)
    for _ in range(15):
        table.answer(choose.choice(table.legal()))
    asked = table.question
    assert asked is not None
    return table.view(asked.seat)


def forced_view() -> dict[str, Any]:
    """A view of a seat that is asked although it has one answer only."""
    table = mindrose.replay(prepared.countering(True))
    table.answer(prepared.USE_COMFORT)
    return table.view(table.questions[0].seat)


def test_a_worker_plays_with_cards_that_its_computer_does_not_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path / "here"))
    CONTENTS.begin(tmp_path / "here" / "mine", "Mine", decks=True, cards=False)
    table = CerebriaGame().new(2, seed="1", pack="mine")
    view = table.view(table.questions[0].seat)
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path / "there"))
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})
    pack = table.game.snapshot(table.options)
    assert think(Thought("cerebria", "medium", view, 5, quick=True, pack=pack)) in own_answers(view)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
@played
async def test_every_level_answers_legally(level: Level) -> None:
    thinking = Thinking(1)
    view = some_view()
    try:
        assert await thinking.answer("cerebria-cards", level, view, 5) in own_answers(view)
        began = time.monotonic()
        assert await thinking.answer("cerebria-cards", level, view, 6, quick=True) in own_answers(view)
        assert time.monotonic() - began < 2.0
    finally:
        await thinking.stop()


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_worker_lets_the_server_go_first_and_is_ended_as_one(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    """In the session of the server: Linux shares cores among sessions first, and who is nice counts within each."""

    async def check() -> None:
        thinking = Thinking(1)
        assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) in own_answers(some_view())
        process = thinking.workers[0].process
        assert process is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, own + NICE)
        assert (os.getsid(process.pid), os.getpgid(process.pid)) == (os.getsid(0), process.pid)
        await thinking.stop()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(check())


@played
async def test_a_thought_that_nobody_wants_any_more_costs_no_worker() -> None:
    thinking = Thinking(1, command=("/bin/sh", "-c", 'while read -r line; do sleep 0.3; echo "1"; done'))
    try:
        for _ in range(3):
            waiting = asyncio.create_task(thinking.answer("cerebria-cards", "medium", some_view(), 1))
            async with asyncio.timeout(10):
                while (process := thinking.workers[0].process) is None:
                    await asyncio.sleep(0.01)
            waiting.cancel()
            assert await thinking.answer("cerebria-cards", "medium", some_view(), 2) == 1
            assert thinking.workers[0].process is process
    finally:
        await thinking.stop()


@played
async def test_more_thoughts_than_workers_are_all_answered() -> None:
    thinking = Thinking(2)
    views = [some_view(seed) for seed in range(12)]
    try:
        found = await asyncio.gather(
            *(thinking.answer("cerebria-cards", "medium", view, seed) for seed, view in enumerate(views))
        )
        assert all(answer in own_answers(view) for answer, view in zip(found, views, strict=True))
    finally:
        await thinking.stop()


@pytest.mark.parametrize(
    "command",
    [
        ("/bin/sh", "-c", "exit 1"),
        ("/bin/sleep", "60"),
        saying("nonsense"),
        saying("{}"),
        saying(""),
        ("/no/such/file",),
    ],
    ids=["crashes", "hangs", "nonsense", "no number", "nothing", "missing"],
)
@played
async def test_a_worker_that_fails_twice_has_no_answer(command: tuple[str, ...]) -> None:
    thinking = Thinking(1, limit=0.3, command=command)
    began = time.monotonic()
    try:
        assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) is None
        assert time.monotonic() - began < 5.0
        assert len(thinking.free) == 1, "the worker is free for the next thought"
    finally:
        await thinking.stop()


@played
async def test_a_worker_that_dies_once_is_started_again(tmp_path: Path) -> None:
    died = tmp_path / "died"
    script = f'if [ ! -e "{died}" ]; then touch "{died}"; exit 1; fi; ' + ECHO % "4"
    thinking = Thinking(1, limit=5.0, command=("/bin/sh", "-c", script))
    try:
        assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) == 4
        assert died.exists()
    finally:
        await thinking.stop()


@played
async def test_a_thought_that_takes_too_long_is_ended_with_its_process(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    program = f"import os, time; open({str(noted)!r}, 'w').write(str(os.getpid())); time.sleep(60)"
    thinking = Thinking(1, limit=1.0, command=(sys.executable, "-S", "-c", program))
    assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) is None
    await gone(int(noted.read_text()))
    await thinking.stop()


@played
async def test_an_answer_that_comes_too_late_is_not_taken_for_the_next_one() -> None:
    """After a time-out the process is a new one: its answers belong to its own questions."""
    script = "read -r line; sleep 1; echo 1; while read -r line; do echo 2; done"
    thinking = Thinking(1, limit=0.4, command=("/bin/sh", "-c", script))
    assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) is None
    await asyncio.sleep(1.0)
    assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) is None
    await thinking.stop()


def slow(seconds: float) -> tuple[str, ...]:
    """A worker that takes so long for everything."""
    return ("/bin/sh", "-c", f"while read -r line; do sleep {seconds}; echo 1; done")


@played
async def test_a_host_with_many_tables_does_not_starve_the_bots_of_others() -> None:
    thinking = Thinking(1, command=slow(0.05))
    done: list[str] = []

    async def ask(host: str, watched: bool = True, level: Level = "medium") -> None:
        await thinking.answer("cerebria-cards", level, {}, 1, asker=Asker(host, watched))
        done.append(host)

    try:
        await ask("eve")
        flood = [asyncio.create_task(ask("eve")) for _ in range(20)]
        await asyncio.sleep(0.02)
        await asyncio.gather(ask("ann"), ask("ann"), ask("nobody", watched=False))
        assert done.index("ann") <= 2
        assert done.index("nobody") > 20, "tables that nobody looks at come last"
        await asyncio.gather(*flood)
    finally:
        await thinking.stop()


@played
async def test_many_guests_of_one_address_do_not_starve_the_bots_of_others() -> None:
    thinking = Thinking(1, command=slow(0.05))
    done: list[str] = []

    async def ask(host: str, *addresses: str) -> None:
        asker = Asker(host, watched=True, addresses=frozenset(addresses))
        await thinking.answer("cerebria-cards", "medium", {}, 1, asker=asker)
        done.append(host)

    try:
        await ask("eve", "10.0.0.1")
        flood = [asyncio.create_task(ask(f"eve {number}", "10.0.0.1")) for number in range(20)]
        await asyncio.sleep(0.02)
        await asyncio.gather(ask("ann", "10.0.0.2"), ask("bob", "10.0.0.3", "10.0.0.1"))
        assert max(done.index("ann"), done.index("bob")) <= 3, "whoever looks on with her does not lose by it"
        await asyncio.gather(*flood)
        assert len(thinking.had) <= 30
    finally:
        await thinking.stop()


@played
async def test_short_thoughts_do_not_wait_for_long_ones() -> None:
    thinking = Thinking(2, command=slow(0.4))
    try:
        long = [asyncio.create_task(thinking.answer("cerebria-cards", "expert", {}, 1)) for _ in range(6)]
        await asyncio.sleep(0.05)
        assert len(thinking.thoughts) == 1
        began = time.monotonic()
        assert await thinking.answer("cerebria-cards", "medium", {}, 2, asker=Asker("ann")) == 1
        assert time.monotonic() - began < 0.8
        for thought in long:
            thought.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        assert thinking.waiting == [] or all(turn.worker.done() for turn in thinking.waiting)
    finally:
        await thinking.stop()


@played
async def test_where_others_see_how_long_it_takes_every_thought_takes_the_same() -> None:
    """Also in a queue: the pause begins when the thought does, and the worker is as long at every question."""
    thinking = Thinking(1)
    forced, free = forced_view(), some_view()
    assert len(own_answers(forced)) == 1
    try:
        await thinking.answer("cerebria-cards", "expert", free, 1, quick=True)
        for view in (forced, free):
            busy = asyncio.create_task(thinking.answer("cerebria-cards", "hard", free, 1))
            await asyncio.sleep(0)
            asked = thinking.answer("cerebria-cards", "expert", view, 1, quick=True, pause=0.6)
            waiting = asyncio.create_task(asked)
            await asyncio.sleep(0)
            behind = asyncio.create_task(thinking.answer("cerebria-cards", "easy", free, 1))
            await busy
            began = time.monotonic()
            await behind
            assert time.monotonic() - began > SLOT - 0.05, "who waits behind it does not hear what was asked either"
            await waiting
            assert 0.55 < time.monotonic() - began < 0.9
        line = msgspec.json.encode(Thought("cerebria-cards", "expert", forced, 1, quick=True, slot=SLOT))
        began = time.monotonic()
        await thinking.workers[0].ask(line, 5.0)
        assert time.monotonic() - began >= SLOT
    finally:
        await thinking.stop()


@played
async def test_bots_that_know_at_once_keep_no_worker_while_they_pause() -> None:
    thinking = Thinking(1)
    view = some_view()
    try:
        await thinking.answer(GAME.id, "medium", view, 1)
        began = time.monotonic()
        pausing = (thinking.answer(GAME.id, "medium", view, seed, quick=True, pause=0.6) for seed in range(10))
        await asyncio.gather(*pausing)
        assert 0.6 <= time.monotonic() - began < 2.0
    finally:
        await thinking.stop()


@played
async def test_no_worker_outlives_the_thinking() -> None:
    thinking = Thinking(2, command=saying("3"))
    assert await thinking.answer("cerebria-cards", "medium", some_view(), 1) == 3
    process = next(worker.process for worker in thinking.workers if worker.process is not None)
    await thinking.stop()
    await gone(process.pid)


async def gone(pid: int) -> None:
    async with asyncio.timeout(10):
        while True:
            try:
                os.kill(pid, 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.02)


@played
async def test_who_waits_for_a_worker_while_the_thinking_ends_gets_none() -> None:
    thinking = Thinking(1, command=("/bin/sh", "-c", "sleep 60"))
    thoughts = [asyncio.create_task(thinking.answer(GAME.id, "easy", {}, seed)) for seed in range(3)]
    await asyncio.sleep(0.2)
    assert len(thinking.waiting) == 2
    await thinking.stop()
    assert (thinking.workers[0].process, len(thinking.waiting)) == (None, 2)
    for thought in thoughts:
        thought.cancel()
    await asyncio.gather(*thoughts, return_exceptions=True)
