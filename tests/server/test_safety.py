"""Headers, origins, limits, and what goes into the log."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.types import Scope
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mindrose.server.config import Config
from mindrose.server.people import People
from mindrose.server.safety import BODY_LIMIT, RECORD_LIMIT, Buckets, address_of, allowed_origin
from tests.server.serving import House, generous, serving
from tests.server.test_people import refused, told

NAME = {"name": "Ann"}


def scope(**headers: str) -> Scope:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    made: Any = {"type": "websocket", "path": "/", "headers": named, "extensions": None}
    found: Scope = made
    return found


# Headers


def test_every_reply_has_safe_headers(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    replies = [
        browser.get("/"),
        browser.get("/table/x"),
        browser.get("/assets/index-abc.js"),
        browser.get("/assets/none.js"),
        browser.get("/api/games"),
        browser.get("/api/none"),
        browser.put("/api/me"),
        browser.post("/api/me", json={}),
        browser.post("/api/me", json=NAME, headers={"origin": "http://evil.example"}),
        browser.post("/api/me", content=b"x" * (BODY_LIMIT + 1), headers={"content-type": "application/json"}),
    ]
    for reply in replies:
        policy = reply.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert reply.headers["referrer-policy"] == "same-origin"
        assert reply.headers["cross-origin-opener-policy"] == "same-origin"
        assert "access-control-allow-origin" not in reply.headers
    assert browser.get("/api/me").headers["cache-control"] == "no-store"


# Origins


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "http://localhost:8000"}, True),
        ({"origin": "https://LOCALHOST:8000"}, True),
        ({"origin": "http://localhost"}, False),
        ({"origin": "http://localhost:8001"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://localhost:8000.evil.example"}, False),
        ({"origin": "http://evil.example/localhost:8000"}, False),
        ({"origin": "http://localhost:8000@evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://["}, False),
        ({"origin": "localhost:8000"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-origin", "origin": "http://localhost:8000"}, True),
        ({"sec_fetch_site": "cross-site", "origin": "http://localhost:8000"}, False),
    ],
)
def test_whose_page_a_request_comes_from(headers: dict[str, str], allowed: bool) -> None:
    assert allowed_origin(scope(host="localhost:8000", **headers)) is allowed


def test_the_usual_ports_may_be_left_out() -> None:
    assert allowed_origin(scope(host="example.org", origin="https://example.org"))
    assert allowed_origin(scope(host="example.org:443", origin="https://example.org"))
    assert allowed_origin(scope(host="example.org", origin="http://example.org:80"))
    assert not allowed_origin(scope(host="example.org:80", origin="https://example.org:8080"))


def test_another_site_changes_nothing(sqlite_house: House) -> None:
    browser = sqlite_house.browser("Ann")
    before = sqlite_house.contents()
    for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        for method, path in (
            ("POST", "/api/me"),
            ("POST", "/api/tables"),
            ("POST", "/api/tables/x/leave"),
            ("DELETE", "/api/session"),
            ("DELETE", "/api/programs/x"),
        ):
            refused(browser.request(method, path, json=NAME, headers=headers), 403, "E_ORIGIN")
    assert sqlite_house.contents() == before
    told(browser.post("/api/me", json=NAME, headers={"origin": sqlite_house.address}))


def test_a_form_of_another_site_is_not_read(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    for kind in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", ""):
        reply = browser.post("/api/me", content=b'{"name": "Ann"}', headers={"content-type": kind})
        assert "JSON" in refused(reply, 400, "E_MALFORMED")["message"]
    assert sqlite_house.contents()["players"] == []
    kind = "Application/JSON; charset=utf-8"
    told(browser.post("/api/me", content=b'{"name": "Ann"}', headers={"content-type": kind}))


@pytest.mark.parametrize("path", ["/api/me/socket", "/api/tables/x/socket"])
def test_another_site_opens_no_socket(sqlite_house: House, path: str) -> None:
    address = sqlite_house.address.replace("http", "ws") + path
    with pytest.raises(InvalidStatus) as error, connect(address, additional_headers={"origin": "http://evil.example"}):
        pass
    assert error.value.response.status_code == 403
    assert b"E_ORIGIN" in error.value.response.body
    with connect(address, additional_headers={"origin": sqlite_house.address}) as socket:
        assert "refused" in str(socket.recv())


# Sizes


def test_large_bodies_are_refused(sqlite_house: House) -> None:
    browser = sqlite_house.browser("Ann")
    before = sqlite_house.contents()
    json = {"content-type": "application/json"}
    for path, limit in (("/api/me", BODY_LIMIT), ("/api/tables/x/join", BODY_LIMIT), ("/api/tables", RECORD_LIMIT)):
        too_much = b" " * (limit + 1)
        refused(browser.post(path, content=too_much, headers=json), 413, "E_TOO_LARGE")
        refused(browser.post(path, content=pieces(too_much), headers=json), 413, "E_TOO_LARGE")
        refused(browser.post(path, content=too_much[:-1], headers=json), 400, "E_MALFORMED")
    assert sqlite_house.contents() == before
    told(browser.get("/api/me"))


def pieces(body: bytes) -> Iterator[bytes]:
    """A body whose size is not announced."""
    for start in range(0, len(body), 16_000):
        yield body[start : start + 16_000]


# Rates


def test_a_bucket_refills_and_each_address_has_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    buckets = Buckets(60)
    assert [buckets.take("ann") for _ in range(61)] == [0] * 60 + [1]
    assert buckets.take("bob") == 0
    now = 100.5
    assert buckets.take("ann") == 0.5
    now = 101.0
    assert [buckets.take("ann"), buckets.take("ann")] == [0, 1]
    now = 10_000
    assert sum(buckets.take("ann") == 0 for _ in range(100)) == 60


def test_buckets_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    buckets = Buckets(60, addresses=10)
    for number in range(1000):
        buckets.take(str(number))
    assert len(buckets.left) == 10
    now = 150.0
    buckets.take("ann")
    assert len(buckets.left) == 10
    now = 170.0
    buckets.take("bob")
    assert list(buckets.left) == ["ann", "bob"], "those of the others are full"


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.1", 5), "192.0.2.1"),
        (("2001:db8::1", 5), "2001:db8::/64"),
        (("2001:db8::ffff:2", 5), "2001:db8::/64"),
        (("::ffff:192.0.2.1", 5), "192.0.2.1"),
        (("fe80::1%eth0", 5), "fe80::/64"),
        (("testclient", 5), "testclient"),
        (None, ""),
    ],
)
def test_who_is_counted_as_one(client: tuple[str, int] | None, counted: str) -> None:
    made = scope()
    made["client"] = client
    assert address_of(made) == counted


def test_too_many_requests_are_refused(sqlite: str, web: Path) -> None:
    with serving(Config(database=sqlite, web=web, requests=10, logins=100)) as house:
        browser = house.browser()
        statuses = [browser.get("/api/me").status_code for _ in range(10)]
        assert statuses == [200] * 10
        reply = browser.get("/api/me")
        refused(reply, 429, "E_RATE")
        assert int(reply.headers["retry-after"]) >= 1
        address = house.address.replace("http", "ws") + "/api/me/socket"
        with pytest.raises(InvalidStatus) as error, connect(address):
            pass
        assert error.value.response.status_code == 429


def test_passwords_cannot_be_tried_out(sqlite: str, web: Path) -> None:
    wrong = {"login": "ann", "password": "wrong horse"}
    with serving(Config(database=sqlite, web=web, requests=1000, logins=3)) as house:
        browser = house.browser("Ann")
        for _ in range(3):
            refused(browser.post("/api/session", json=wrong), 401, "E_LOGIN_WRONG")
        for path in ("/api/session", "/api/session/", "/api/account"):
            refused(browser.post(path, json=wrong), 429, "E_RATE")
        told(browser.get("/api/me"))
        told(browser.delete("/api/session"))


# Errors


def test_an_error_tells_nothing_and_is_logged_without_what_was_sent(
    sqlite_house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the secret horse")

    browser = sqlite_house.browser("Ann")
    token = browser.cookies["mindrose"]
    monkeypatch.setattr(People, "rename", fail)
    with caplog.at_level(logging.WARNING):
        reply = browser.post("/api/me?query=hidden", json={"name": "Body of Bob"})
    refused(reply, 500, "E_INTERNAL")
    assert "horse" not in reply.text
    logged = "\n".join(record.getMessage() + str(record.exc_text or "") for record in caplog.records)
    assert "POST /api/me: RuntimeError" in logged
    for secret in ("horse", token, "hidden", "Body of Bob"):
        assert secret not in logged.replace('raise RuntimeError("the secret horse")', "")


def test_a_database_that_is_away_is_said_so(sqlite_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ConnectionRefusedError

    browser = sqlite_house.browser("Ann")
    monkeypatch.setattr(People, "programs", fail)
    refused(browser.get("/api/programs"), 503, "E_STORAGE")


# Pages


def test_the_client_is_served(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    for path in ("/", "/table/abc", "/rules/cerebria-cards", "/record/x", "/settings"):
        reply = browser.get(path)
        assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert "client" in reply.text
    script = browser.get("/assets/index-abc.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in script.headers["content-type"]
    assert script.headers["content-encoding"] == "gzip"
    assert browser.get("/", headers={"if-none-match": reply.headers["etag"]}).status_code == 304
    assert browser.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")


def test_nothing_outside_the_client_is_served(sqlite_house: House) -> None:
    secret = sqlite_house.config.web.parent / "secret.txt"
    secret.write_text("hidden")
    (sqlite_house.config.web / "link.txt").symlink_to(secret)
    address = httpx.URL(sqlite_house.address)
    for path in (
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/link.txt",
        "/%00",
        "//etc/passwd",
    ):
        reply = httpx.get(address.copy_with(raw_path=path.encode()))
        assert "hidden" not in reply.text
        assert "root:" not in reply.text
        assert reply.status_code in (200, 404)


def test_without_a_client_the_page_says_what_to_do(sqlite: str, tmp_path: Path) -> None:
    with serving(generous(sqlite, tmp_path / "none")) as house:
        reply = house.browser().get("/table/abc")
    assert reply.status_code == 200
    assert "make play" in reply.text


def test_the_schema_page_brings_everything_along(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    page = browser.get("/api/schema")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "unsafe" not in page.headers["content-security-policy"]
    assert page.text.count("<script") == page.text.count('<script src="/')
    assert "//" not in page.text
    assert "<style" not in page.text
    assert "openapi.json" in browser.get("/api/schema/page.js").text
