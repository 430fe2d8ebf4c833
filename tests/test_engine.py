"""Which engine runs: a build is used while nothing that went into it has changed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ONCE

from hearts.cards import bit
from mindrose import engine


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Two sources and a build of them."""
    files = [tmp_path / "one.py", tmp_path / "two.py"]
    for file in files:
        file.write_text(f"# {file.name}\n")
    build = tmp_path / "build"
    build.mkdir()
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "BUILD", build)
    monkeypatch.setattr(engine, "sources", lambda: sorted(tmp_path.glob("*.py")))
    (build / "STAMP").write_text(engine.stamp(files))
    return files


def test_a_build_is_used_while_its_sources_stay(built: list[Path]) -> None:
    assert engine.is_fresh()
    assert engine.is_complete()
    built[0].write_text("# changed\n")
    assert not engine.is_fresh()


def test_a_build_is_not_used_without_one_of_its_sources(built: list[Path]) -> None:
    built[1].unlink()
    assert not engine.is_fresh()


def test_a_new_source_runs_beside_the_build_until_it_is_compiled(built: list[Path]) -> None:
    built[0].with_name("three.py").write_text("")
    assert engine.is_fresh()
    assert not engine.is_complete()


def test_a_build_stays_valid_over_patch_releases_of_python(built: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version", "3.11.99 (main)")
    assert engine.is_fresh()
    monkeypatch.setattr(engine, "made_for", lambda: "cpython-399 linux-x86_64")
    assert not engine.is_fresh()


def test_without_a_build_nothing_is_fresh(built: list[Path]) -> None:
    (engine.BUILD / "STAMP").write_text("0" * 64)
    assert not engine.is_fresh()
    (engine.BUILD / "STAMP").unlink()
    assert not engine.is_fresh()


def test_what_runs_on_one_engine_is_there() -> None:
    """No name in that list has lost what it stood for."""
    for prefix in ONCE:
        path, _, test = prefix.partition("::")
        files = list(engine.ROOT.glob(f"{path}*"))
        assert files, prefix
        assert not test or f"def {test.partition('[')[0]}(" in files[0].read_text(encoding="utf-8"), prefix


DEEP = """
import mindrose
from mindrose.kernel.machine import Stack

for depth in range(120):
    for _ in range(50):
        kept = [Stack(0) for _ in range(50)]
        nested = Stack(0)
        for _ in range(depth):
            nested = [nested]
        del nested, kept
"""


def test_what_is_deeply_nested_is_freed_without_a_trace() -> None:
    """Python puts off what is nested more than fifty deep, by writing in front of objects that have room for it."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", DEEP], env=environment, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr[-500:]


def test_a_constant_is_shifted_as_a_number_of_64_bits() -> None:
    """On the compiled engine too, whose compiler writes it as a plain number of C."""
    assert [bit(number) for number in range(62)] == [1 << number for number in range(62)]
