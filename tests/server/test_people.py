"""Guests, accounts, sessions and programs over real HTTP."""

from __future__ import annotations

import hashlib
import time
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest

from mindrose.server.people import MOST_PROGRAMS
from tests.server.serving import House, generous, serving

ANN = {"login": "Ann", "password": "correct horse"}
TABLE = {"game": "cerebria-cards", "seats": [{"kind": "person"}, {"kind": "open"}]}


def told(reply: httpx.Response) -> Any:
    assert reply.is_success, reply.text
    return reply.json()


def refused(reply: httpx.Response, status: int, code: str) -> Any:
    problem = reply.json()
    assert (reply.status_code, problem["code"]) == (status, code), reply.text
    assert problem["message"]
    return problem


def bearer(house: House, program: dict[str, str]) -> httpx.Client:
    return house.browser(authorization=f"Bearer {program['token']}")


# Guests


def test_a_browser_without_a_cookie_is_nobody(house: House) -> None:
    browser = house.browser()
    assert told(browser.get("/api/me")) is None
    refused(browser.get("/api/tables/mine"), 401, "E_NO_PLAYER")
    refused(browser.post("/api/tables", json=TABLE), 401, "E_NO_PLAYER")
    refused(browser.post("/api/account", json=ANN), 401, "E_NO_PLAYER")
    refused(browser.get("/api/programs"), 401, "E_NO_PLAYER")
    assert all(rows == [] for rows in house.contents().values())


def test_a_name_makes_a_guest_whom_the_cookie_brings_back(house: House) -> None:
    browser = house.browser()
    guest = told(browser.post("/api/me", json={"name": "  Ann   of  Arc "}))
    assert guest == {"id": guest["id"], "name": "Ann of Arc", "login": None}
    assert told(browser.get("/api/me")) == guest
    assert told(house.browser().get("/api/me")) is None


def test_a_second_name_renames_the_guest_at_once(house: House) -> None:
    browser = house.browser("Ann")
    guest = told(browser.get("/api/me"))
    renamed = browser.post("/api/me", json={"name": "Anna"})
    assert "set-cookie" not in renamed.headers
    assert told(browser.get("/api/me")) == {**guest, "name": "Anna"}


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(sqlite: str, web: Path, secure: bool) -> None:
    with serving(generous(sqlite, web, secure=secure)) as house:
        reply = house.browser().post("/api/me", json={"name": "Ann"})
    (cookie,) = SimpleCookie(reply.headers["set-cookie"]).values()
    assert cookie.key == "mindrose"
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert cookie["max-age"] == str(365 * 86400)
    assert bool(cookie["secure"]) is secure
    assert ("strict-transport-security" in reply.headers) is secure
    assert len(cookie.value) >= 43  # 256 bits


def test_the_database_holds_no_token_and_no_password(house: House) -> None:
    browser = house.browser("Ann")
    told(browser.post("/api/account", json=ANN))
    token = browser.cookies["mindrose"]
    program = told(browser.post("/api/programs", json={"name": "Robin"}))["token"]
    everything = repr(house.contents())
    for secret in (token, program, ANN["password"]):
        assert secret not in everything
    for secret in (token, program):
        assert hashlib.sha256(secret.encode()).hexdigest() in everything


def test_names_that_cannot_be(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    for name in (" ", "\t \n", "a\u0000b", "a\u202eb", "\u200b"):
        refused(browser.post("/api/me", json={"name": name}), 400, "E_NAME")
    for wrong in ("a" * 25, "", None, 5, ["Ann"]):
        problem = refused(browser.post("/api/me", json={"name": wrong}), 400, "E_MALFORMED")
        assert problem["about"] == {"field": "name"}
    assert "mindrose" not in browser.cookies
    assert sqlite_house.contents()["players"] == []


def test_a_wrong_cookie_is_nobody(house: House) -> None:
    for cookie in ("", "x", "%00", "é", "%ED%A0%80", "a" * 4000, "'; DROP TABLE players; --"):
        reply = httpx.get(f"{house.address}/api/me", headers=[(b"cookie", f"mindrose={cookie}".encode())])
        assert told(reply) is None


# Accounts


def test_an_account_keeps_the_player_and_works_on_another_device(house: House) -> None:
    browser = house.browser("Ann")
    guest = told(browser.get("/api/me"))
    table = told(browser.post("/api/tables", json=TABLE))
    assert told(browser.post("/api/account", json=ANN)) == {**guest, "login": "ann"}
    assert told(browser.get("/api/me"))["login"] == "ann"
    phone = house.browser()
    assert told(phone.post("/api/session", json={**ANN, "login": "aNN"}))["id"] == guest["id"]
    assert [mine["id"] for mine in told(phone.get("/api/tables/mine"))] == [table["id"]]
    assert phone.cookies["mindrose"] != browser.cookies["mindrose"]


def test_wrong_logins_are_refused_alike_and_take_alike(house: House) -> None:
    told(house.browser("Ann").post("/api/account", json=ANN))
    stranger = house.browser()
    took: dict[str, float] = {}
    problems = []
    for login in ("ann", "nobody"):
        attempts = []
        for _ in range(3):
            begun = time.perf_counter()
            reply = stranger.post("/api/session", json={"login": login, "password": "wrong horse"})
            attempts.append(time.perf_counter() - begun)
            problems.append(refused(reply, 401, "E_LOGIN_WRONG"))
            assert "set-cookie" not in reply.headers
        took[login] = min(attempts)
    assert all(problem == problems[0] for problem in problems)
    assert 0.3 < took["ann"] / took["nobody"] < 3
    assert told(stranger.get("/api/me")) is None


def test_a_login_belongs_to_one(house: House) -> None:
    told(house.browser("Ann").post("/api/account", json=ANN))
    other = house.browser("Bob")
    refused(other.post("/api/account", json={**ANN, "login": "ANN"}), 409, "E_LOGIN_TAKEN")
    assert told(other.get("/api/me"))["login"] is None


def test_an_account_is_made_once(house: House) -> None:
    browser = house.browser("Ann")
    told(browser.post("/api/account", json=ANN))
    refused(browser.post("/api/account", json={"login": "ann2", "password": "correct horse"}), 409, "E_HAS_ACCOUNT")
    refused(house.browser().post("/api/session", json={**ANN, "login": "ann2"}), 401, "E_LOGIN_WRONG")


def test_what_a_guest_has_goes_to_the_account_that_logs_in(house: House) -> None:
    home = house.browser("Ann")
    told(home.post("/api/account", json=ANN))
    account = told(home.get("/api/me"))
    phone = house.browser("Guest")
    guest = told(phone.get("/api/me"))
    guest_cookie = phone.cookies["mindrose"]
    table = told(phone.post("/api/tables", json=TABLE))
    program = told(phone.post("/api/programs", json={"name": "Robin"}))
    assert told(phone.post("/api/session", json=ANN)) == account
    found = told(phone.get(f"/api/tables/{table['id']}"))
    assert (found["you"], found["yours"], found["host"]) == ([0], True, account["id"])
    assert found["seats"][0]["player"] == account["id"]
    assert [mine["id"] for mine in told(home.get("/api/tables/mine"))] == [table["id"]]
    assert [mine["id"] for mine in told(home.get("/api/programs"))] == [program["id"]]
    assert guest["id"] not in repr(house.contents())
    old = httpx.get(f"{house.address}/api/me", headers={"cookie": f"mindrose={guest_cookie}"})
    assert told(old) is None


def test_another_account_keeps_what_it_has_when_somebody_else_logs_in(house: House) -> None:
    told(house.browser("Ann").post("/api/account", json=ANN))
    shared = house.browser("Bob")
    told(shared.post("/api/account", json={"login": "bob", "password": "battery staple"}))
    table = told(shared.post("/api/tables", json=TABLE))
    bobs_cookie = shared.cookies["mindrose"]
    told(shared.post("/api/session", json=ANN))
    assert told(shared.get(f"/api/tables/{table['id']}"))["you"] == []
    assert told(httpx.get(f"{house.address}/api/me", headers={"cookie": f"mindrose={bobs_cookie}"})) is None
    told(shared.post("/api/session", json={"login": "bob", "password": "battery staple"}))
    assert told(shared.get(f"/api/tables/{table['id']}"))["you"] == [0]


def test_logging_out_ends_this_session_and_no_other(house: House) -> None:
    browser, phone = house.browser("Ann"), house.browser()
    told(browser.post("/api/account", json=ANN))
    told(phone.post("/api/session", json=ANN))
    cookie = browser.cookies["mindrose"]
    gone = browser.delete("/api/session")
    assert (gone.status_code, gone.text) == (200, "null")
    assert told(browser.get("/api/me")) is None
    assert told(httpx.get(f"{house.address}/api/me", headers={"cookie": f"mindrose={cookie}"})) is None
    assert told(phone.get("/api/me"))["login"] == "ann"
    assert told(browser.delete("/api/session")) is None


WRONG_CREDENTIALS: list[tuple[dict[str, object], str]] = [
    ({"login": "an"}, "login"),
    ({"login": "a" * 33}, "login"),
    ({"login": "ann smith"}, "login"),
    ({"login": "ann\u0000"}, "login"),
    ({"login": None}, "login"),
    ({"password": "short"}, "password"),
    ({"password": "x" * 201}, "password"),
    ({"password": 12345678}, "password"),
    ({"admin": True}, "admin"),
]


def test_credentials_that_cannot_be(sqlite_house: House) -> None:
    browser = sqlite_house.browser("Ann")
    before = sqlite_house.contents()
    for wrong, field in WRONG_CREDENTIALS:
        for path in ("/api/account", "/api/session"):
            problem = refused(browser.post(path, json={**ANN, **wrong}), 400, "E_MALFORMED")
            assert problem["about"] == {"field": field}
            assert field in problem["message"]
    assert sqlite_house.contents() == before


# Programs


def test_a_program_is_a_player_of_its_own(house: House) -> None:
    owner = house.browser("Ann")
    made = owner.post("/api/programs", json={"name": "Robin"})
    assert made.status_code == 201
    program = made.json()
    assert told(owner.get("/api/programs")) == [{"id": program["id"], "name": "Robin", "token": None}]
    robin = bearer(house, program)
    assert told(robin.get("/api/me")) == {"id": program["id"], "name": "Robin", "login": None}
    table = told(owner.post("/api/tables", json=TABLE))
    joined = told(robin.post(f"/api/tables/{table['id']}/join", json={}))
    assert joined["you"] == [1]
    assert joined["seats"][1]["player"] == program["id"]


def test_a_program_has_neither_account_nor_programs(house: House) -> None:
    owner = house.browser("Ann")
    robin = bearer(house, told(owner.post("/api/programs", json={"name": "Robin"})))
    before = house.contents()
    refused(robin.post("/api/account", json=ANN), 401, "E_NO_PLAYER")
    refused(robin.post("/api/programs", json={"name": "Child"}), 401, "E_NO_PLAYER")
    refused(robin.get("/api/programs"), 401, "E_NO_PLAYER")
    refused(robin.post("/api/me", json={"name": "Other"}), 401, "E_NO_PLAYER")
    assert house.contents() == before
    told(robin.delete("/api/session"))
    assert told(robin.get("/api/me"))["name"] == "Robin"


def test_a_token_stands_above_the_cookie(house: House) -> None:
    owner = house.browser("Ann")
    program = told(owner.post("/api/programs", json={"name": "Robin"}))
    both = owner.get("/api/me", headers={"authorization": f"bearer {program['token']}"})
    assert told(both)["id"] == program["id"]
    assert told(owner.get("/api/me", headers={"authorization": "Bearer wrong"})) is None


def test_a_deleted_program_is_gone_and_bots_play_on(house: House) -> None:
    owner = house.browser("Ann")
    program = told(owner.post("/api/programs", json={"name": "Robin"}))
    robin = bearer(house, program)
    table = told(owner.post("/api/tables", json=TABLE))
    told(robin.post(f"/api/tables/{table['id']}/join", json={}))
    assert told(owner.delete(f"/api/programs/{program['id']}")) is None
    assert told(robin.get("/api/me")) is None
    assert told(owner.get("/api/programs")) == []
    assert told(owner.get(f"/api/tables/{table['id']}"))["seats"][1]["kind"] == "bot"
    refused(owner.delete(f"/api/programs/{program['id']}"), 404, "E_NO_PROGRAM")


def test_nobody_deletes_the_program_of_another(house: House) -> None:
    program = told(house.browser("Ann").post("/api/programs", json={"name": "Robin"}))
    other = house.browser("Bob")
    me = told(other.get("/api/me"))
    refused(other.delete(f"/api/programs/{program['id']}"), 404, "E_NO_PROGRAM")
    refused(other.delete(f"/api/programs/{me['id']}"), 404, "E_NO_PROGRAM")
    refused(other.delete("/api/programs/%00"), 404, "E_NO_PROGRAM")
    assert told(bearer(house, program).get("/api/me"))["name"] == "Robin"


def test_programs_are_limited(sqlite_house: House) -> None:
    owner = sqlite_house.browser("Ann")
    for number in range(MOST_PROGRAMS):
        told(owner.post("/api/programs", json={"name": f"Robin {number}"}))
    refused(owner.post("/api/programs", json={"name": "One more"}), 409, "E_TOO_MANY")
    assert len(told(owner.get("/api/programs"))) == MOST_PROGRAMS
