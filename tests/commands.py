"""The command `mindrose` as a process of its own, without waiting for Python to import everything each time.

A server that has imported most of what commands need (not what looks at its environment at once) forks for every call.
What a process looks like from outside, its environment, arguments, input, output and status, is as if it had been
started anew.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

FORKING = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["typer.main", "rich.progress", "mindrose.server.serve", "tests.warm"])
PATIENCE = 120


class Done(NamedTuple):
    """What came of a call."""

    returncode: int
    stdout: str
    stderr: str


def mindrose(*words: str, typed: str = "", environment: Mapping[str, str] | None = None) -> Done:
    """Runs the command, in this environment and some more, and waits for it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "in").write_text(typed, encoding="utf-8")
        surroundings = {**os.environ, **(environment or {})}
        process = FORKING.Process(target=perform, args=(words, surroundings, folder))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise TimeoutError(f"mindrose {' '.join(words)} took longer than {PATIENCE} seconds")
        return Done(process.exitcode, *((folder / name).read_text(encoding="utf-8") for name in ("out", "err")))


def perform(words: tuple[str, ...], environment: dict[str, str], folder: Path) -> None:
    """Becomes the command."""
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["mindrose", *words]
    for number, name in enumerate(("in", "out", "err")):
        os.dup2(os.open(folder / name, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT), number)
    sys.stdin = os.fdopen(0, encoding="utf-8")
    sys.stdout, sys.stderr = os.fdopen(1, "w", encoding="utf-8"), os.fdopen(2, "w", encoding="utf-8")
    from mindrose.cli import main

    main()
    sys.stdout.flush()
    sys.stderr.flush()
