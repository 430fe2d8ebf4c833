"""Tables on several processes: each writes what its own tables say into memory that all of them share."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import weakref
from ctypes import c_uint8
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy
from numpy.typing import NDArray

from mindrose import library
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.game import Game
from mindrose.learning.vector import HereVector, Plan, Step, Vector

PATIENCE = 5.0  # seconds after which a process looks whether anybody is still there
ALIGNED = 64  # bytes: every array begins at the beginning of a line of the cache


class Sheet:
    """Where the arrays lie in the shared memory: those of a step, and the answers to it."""

    def __init__(self, game: Game, players: int, tables: int) -> None:
        self.parts: list[tuple[int, tuple[int, ...], Any]] = []
        self.size = 0
        for shape, kind in (
            ((tables, int(game.layout().size)), numpy.uint8),
            ((tables, game.actions), numpy.bool_),
            ((tables,), numpy.uint8),
            ((tables, players), numpy.float32),
            ((tables,), numpy.bool_),
            ((tables,), numpy.int64),
        ):
            self.parts.append((self.size, shape, kind))
            bytes_of_it = prod(shape) * numpy.dtype(kind).itemsize
            self.size += -(-bytes_of_it // ALIGNED) * ALIGNED

    def arrays(self, memory: Any) -> list[NDArray[Any]]:
        return [numpy.ndarray(shape, kind, memory, offset) for offset, shape, kind in self.parts]


class SharedVector(Vector):
    """Tables that several processes look after."""

    def __init__(self, game: Game, plan: Plan, tables: int, processes: int) -> None:
        if library.load(game.id) is not game:
            raise BadOption("several processes load the game by its id: with cards of its own it is played on one")
        sheet = Sheet(game, plan.players, tables)
        memory = multiprocessing.RawArray(c_uint8, sheet.size)
        *said, self.answers = sheet.arrays(memory)
        for array in said:
            array.flags.writeable = False
        bounds = [tables * number // processes for number in range(processes + 1)]
        self.lines: list[Connection] = []
        self.workers: list[BaseProcess] = []
        self.tidy = weakref.finalize(self, tidy, self.lines, self.workers)
        for first, end in pairwise(bounds):
            line, theirs = multiprocessing.Pipe()
            worker = multiprocessing.Process(
                target=look_after, args=(theirs, memory, plan, tables, first, end), daemon=True
            )
            worker.start()
            theirs.close()
            self.lines.append(line)
            self.workers.append(worker)
        self.wait()
        super().__init__(game, plan.players, Step(*said))

    def give(self, answers: NDArray[numpy.int64]) -> None:
        self.answers[:] = answers
        for line in self.lines:
            line.send(True)
        self.wait()

    def wait(self) -> None:
        """Until every process has answered at its tables."""
        for number, line in enumerate(self.lines):
            try:
                failed = line.recv()
            except EOFError:
                failed = "it ended"
            if failed:
                self.tidy()
                self.closed = True
                raise MindroseError(f"process {number} of these tables failed ({failed}); they are closed")

    def close(self) -> None:
        super().close()
        self.tidy()


def tidy(lines: list[Connection], workers: list[BaseProcess]) -> None:
    """Lets the processes end."""
    for line in lines:
        with contextlib.suppress(OSError):
            line.send(False)
        line.close()
    for worker in workers:
        worker.join()


def look_after(line: Connection, memory: Any, plan: Plan, tables: int, first: int, end: int) -> None:
    """What a process does: as often as it is told to, it answers at its tables and writes down what they say."""
    parent = os.getppid()
    try:
        here = HereVector(library.load(plan.game), plan, first, end - first)
        *said, answers = [array[first:end] for array in Sheet(here.game, plan.players, tables).arrays(memory)]
        while True:
            for shared, own in zip(said, here.now, strict=True):
                shared[:] = own
            line.send("")
            if not told_to_go_on(line, parent):
                return
            here.give(numpy.array(answers))
    except (EOFError, OSError, KeyboardInterrupt):
        return
    except Exception as error:
        line.send(f"{type(error).__name__}: {error}")


def told_to_go_on(line: Connection, parent: int) -> bool:
    """Waits for the next step; whether there is one, and somebody who wants it."""
    while not line.poll(PATIENCE):
        if os.getppid() != parent:
            return False
    return bool(line.recv())
