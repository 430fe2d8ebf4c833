"""The server is held to its own schema: schemathesis sends what fits it and what does not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import BaseSchema, Case, CheckFunction
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from tests.server.serving import House, generous, serving
from tests.server.test_http_tables import over, set_up
from tests.server.test_people import told

EXAMPLES = settings(
    max_examples=20, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)
# What fits the schema may still be refused with 400: a blank name, an option that the game does not have.
LEFT_OUT: list[CheckFunction] = [positive_data_acceptance]
schema = schemathesis.pytest.from_fixture("api")


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(generous(str(folder / "mindrose.sqlite"), folder)) as house:
        yield house


@pytest.fixture(scope="module")
def api(running: House) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{running.address}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def host(running: House) -> httpx.Client:
    return running.browser("Ann")


@pytest.fixture(scope="module")
def tables(host: httpx.Client) -> list[str]:
    """A table that is open, one that is played, and one that is over."""
    playing = [{"kind": "person"}, {"kind": "person"}]
    return [table["id"] for table in (set_up(host, public=True), set_up(host, seats=playing), over(host))]


@schema.parametrize()
@EXAMPLES
def test_strangers_get_what_the_schema_says(case: Case[Any]) -> None:
    case.call_and_validate(excluded_checks=LEFT_OUT)


@schema.include(path_regex="tables").parametrize()
@EXAMPLES
def test_the_host_of_tables_gets_what_the_schema_says(case: Case[Any], host: httpx.Client, tables: list[str]) -> None:
    case.headers.pop("Authorization", None)
    for table in tables:
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        cookies = {"mindrose": host.cookies["mindrose"]}
        case.call_and_validate(excluded_checks=[*LEFT_OUT, ignored_auth], cookies=cookies)


def test_everything_in_the_contract_is_in_the_schema(running: House) -> None:
    paths = told(running.browser().get("/api/schema/openapi.json"))["paths"]
    offered = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert offered == {
        "GET /api/games",
        "GET /api/games/{game}",
        "GET /api/games/{game}/rules",
        "GET /api/games/{game}/summary/{language}",
        "GET /api/games/{game}/terms",
        "GET /api/games/{game}/powers/{language}",
        "GET /api/games/{game}/packs/{language}",
        "GET /api/games/{game}/packs/{language}/{version}",
        "GET /api/games/{game}/texts/{language}",
        "GET /api/games/{game}/lessons",
        "GET /api/games/{game}/automaton/{language}",
        "POST /api/games/{game}/automaton/table",
        "POST /api/games/{game}/automaton/turn",
        "POST /api/games/{game}/lessons/{lesson}",
        "GET /api/me",
        "POST /api/me",
        "POST /api/account",
        "POST /api/session",
        "DELETE /api/session",
        "POST /api/tables/promises",
        "GET /api/blocks",
        "POST /api/blocks",
        "DELETE /api/blocks/{other}",
        "GET /api/programs",
        "POST /api/programs",
        "DELETE /api/programs/{program_id}",
        "GET /api/tables",
        "POST /api/tables",
        "GET /api/tables/mine",
        "GET /api/tables/{table_id}",
        "DELETE /api/tables/{table_id}",
        "POST /api/tables/{table_id}/join",
        "POST /api/tables/{table_id}/leave",
        "POST /api/tables/{table_id}/resign",
        "POST /api/tables/{table_id}/seats/{seat}",
        "POST /api/tables/{table_id}/start",
        "POST /api/tables/{table_id}/rematch",
        "GET /api/tables/{table_id}/record",
        "GET /api/tables/{table_id}/steps",
    }
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation["summary"], f"{method} {path}"
            assert operation["tags"], f"{method} {path}"
