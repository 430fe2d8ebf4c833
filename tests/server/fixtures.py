"""Databases of both kinds, each test with a fresh one, and servers on them.

Every run of pytest loads this module, so the server is imported where it is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server import postgres

if TYPE_CHECKING:
    from tests.server.serving import House


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[str]:
    with postgres.running() as folder:
        yield folder


@pytest.fixture
def postgresql(postgres_folder: str) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.fresh(postgres_folder)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of an SQLite database that is not there yet."""
    return str(tmp_path / "mindrose.sqlite")


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of either kind."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, str)
    return found


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A client as it looks when it is built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>client</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text("export const answer = 42;" * 100)
    return folder


@pytest.fixture
def house(address: str, web: Path) -> Iterator[House]:
    """A running server on either kind of database."""
    from tests.server.serving import generous, serving

    with serving(generous(address, web)) as running:
        yield running


@pytest.fixture
def sqlite_house(sqlite: str, web: Path) -> Iterator[House]:
    """A running server for what does not depend on the database."""
    from tests.server.serving import generous, serving

    with serving(generous(sqlite, web)) as running:
        yield running
