"""An SQLite file is served by one server at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from mindrose.cli import app
from mindrose.kernel.errors import BadOption
from mindrose.server.database import sole_server

HOLD = (
    "import sys; from mindrose.server.database import sole_server as s\nwith s(sys.argv[1]): print(flush=True); input()"
)


def test_a_second_server_is_refused_with_the_name_of_the_file(tmp_path: Path) -> None:
    database = tmp_path / "house" / "mine.sqlite"
    with sole_server(str(database)):
        refused = CliRunner().invoke(app, ["serve", "--port", "0", "--database", str(database)])
        assert isinstance(refused.exception, BadOption)
        assert str(refused.exception).startswith(f"another server is using {database}: end it, or")
    with sole_server(f"sqlite:///{database}"):
        pass


def test_a_server_that_was_killed_leaves_nothing_locked(tmp_path: Path) -> None:
    database = str(tmp_path / "mine.sqlite")
    command = [sys.executable, "-c", HOLD, database]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        with pytest.raises(BadOption, match="another server is using"), sole_server(database):
            pass
        other.kill()
        other.wait()
    with sole_server(database):
        pass


def test_several_servers_share_a_postgresql_database() -> None:
    with sole_server("postgresql://house/mindrose"), sole_server("postgresql://house/mindrose"):
        pass
