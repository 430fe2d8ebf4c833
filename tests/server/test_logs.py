"""What the server logs, as text and as JSON."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench.load.servers import address_of

from mindrose.kernel.errors import BadOption
from mindrose.server.logs import JsonLines, is_worth_a_line, open_log
from tests.server.houses import played
from tests.server.playing import Guest


def record(message: str, *args: object) -> logging.LogRecord:
    return logging.LogRecord("mindrose.server", logging.ERROR, "here.py", 1, message, args, None)


def test_a_line_is_an_object_with_what_it_is_about() -> None:
    told = record("a table cannot be read: %(table)s, %(error)s", {"table": "Ab-1", "error": "OSError"})
    line = JsonLines().format(told)
    found = json.loads(line)
    assert "\n" not in line
    assert found.pop("time").endswith("+00:00")
    assert found == {
        "level": "error",
        "event": "a table cannot be read",
        "message": "a table cannot be read: Ab-1, OSError",
        "table": "Ab-1",
        "error": "OSError",
    }


def test_things_of_one_kind_have_one_event() -> None:
    told = record("a bot failed: %(game)s, table %(table)s; it waits", {"game": "hearts", "table": "Ab-1"})
    assert json.loads(JsonLines().format(told))["event"] == "a bot failed"


def test_what_others_log_is_a_line_too_and_a_fault_says_where() -> None:
    assert json.loads(JsonLines().format(record("%s of %d", "one", 2)))["message"] == "one of 2"
    try:
        raise ValueError("lines\nin it")
    except ValueError:
        told = logging.LogRecord("asyncio", logging.ERROR, "here.py", 1, "it broke", None, sys.exc_info())
    found = json.loads(JsonLines().format(told))
    assert (found["event"], found["error"]) == ("it broke", "ValueError")
    assert "test_logs.py" in found["trace"]


def test_who_is_not_answered_because_the_server_ends_is_no_fault() -> None:
    for fault, worth in ((asyncio.CancelledError(), False), (ValueError(), True)):
        told = logging.LogRecord(
            "uvicorn.error", logging.ERROR, "a.py", 1, "it broke", None, (type(fault), fault, None)
        )
        assert is_worth_a_line(told) is worth


def test_another_kind_of_log_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match="MINDROSE_LOG is text or json, not 'xml'"):
        open_log("xml")


@played
async def test_a_server_logs_json_for_its_own_faults_and_nothing_of_what_clients_do(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    command = [sys.executable, "-m", "mindrose", "serve", "--port", "0", "--database", str(database)]
    environment = {**os.environ, "MINDROSE_LOG": "json", "COLUMNS": "200"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        guest = await Guest.arrive(address_of(server), "Ann")
        assert (await guest.ask("/api/tables", {"game": "chess"})).status_code == 400
        assert (await guest.ask("/api/nowhere")).status_code == 404
        await guest.close()
        for behind in ("", "-wal", "-shm"):
            (tmp_path / f"games.sqlite{behind}").write_bytes(b"no database " * 1000)
        visitor = Guest(guest.address)
        assert (await visitor.ask("/api/tables")).status_code >= 500
        await visitor.close()
    finally:
        server.terminate()
        _, said = server.communicate(timeout=30)
    lines = [json.loads(line) for line in said.splitlines()]
    assert lines
    assert all({"time", "level", "event", "message"} <= line.keys() for line in lines)
    assert "chess" not in said
    assert "nowhere" not in said
