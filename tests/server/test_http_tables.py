"""Games, tables and records over real HTTP; what is not right is refused and changes nothing."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import mindrose
from mindrose.faces.cerebria.packing import CONTENTS
from mindrose.games.cerebria.game import CerebriaGame
from tests.rules.cerebria.content_packs import entry_in, with_changed, write
from tests.server.serving import House, generous, serving
from tests.server.test_people import refused, told

GAME = "cerebria-cards"
OPEN = {"game": GAME, "seats": [{"kind": "person"}, {"kind": "open"}]}


@cache
def finished_game() -> str:
    """The record of a short game at random."""
    chance = random.Random(5)
    table = mindrose.load(GAME).new(2, seed="short", single_goal=1, max_cycles=1)
    while not table.over:
        table.answer(chance.choice(table.legal()))
    return table.record().json()


def set_up(browser: httpx.Client, **more: Any) -> Any:
    return told(browser.post("/api/tables", json={**OPEN, **more}))


def over(browser: httpx.Client) -> Any:
    """A finished table: one whose record is brought along."""
    seats = [{"kind": "person"}, {"kind": "bot", "level": "easy"}]
    return told(browser.post("/api/tables", json={"game": GAME, "seats": seats, "record": json.loads(finished_game())}))


# Games


def test_the_games_are_told_whole_and_once(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    reply = browser.get("/api/games")
    game, inside_world, lodge = told(reply)
    assert (game["id"], inside_world["id"], lodge["id"]) == (GAME, "cerebria", "black-rose-wars")
    assert {parameter["name"] for parameter in inside_world["parameters"] if parameter["text"]} >= {"pack", "deck_0"}
    assert (game["players_min"], game["players_max"]) == (2, 5)
    assert game["sides"] == [list(range(players)) for players in range(2, 6)]
    assert inside_world["sides"] == [[0, 1], [0, 1, 0], [0, 1, 0, 1]]
    assert (game["pack"], inside_world["pack"]) == ("", "default")
    assert game["levels"] == ["easy", "medium", "hard", "expert"]
    assert game["content_hash"] == mindrose.load(GAME).content_hash()
    assert game["content"] == mindrose.load(GAME).content()
    assert {parameter["name"] for parameter in game["parameters"]} >= {"single_goal", "max_cycles"}
    assert reply.headers["content-encoding"] == "gzip"
    again = browser.get("/api/games", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_rules_are_told_by_chapter(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    page = told(browser.get(f"/api/games/{GAME}/rules"))
    titles = [chapter["title"] for chapter in page["chapters"]]
    assert titles[0] == "CC-1 Components and state"
    assert all(chapter["rules"] for chapter in page["chapters"])
    assert page["chapters"][0]["rules"][0]["number"] == "CC-1.1"
    assert [rule for chapter in page["chapters"] for rule in chapter["rules"] if "E_" in rule["text"]] == []
    for unknown in ("chess", "..%5c..%5cREADME", "%00"):
        refused(browser.get(f"/api/games/{unknown}/rules"), 404, "E_NO_GAME")


def test_a_rule_has_its_gist_in_the_language_that_is_asked_for(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    english = told(browser.get(f"/api/games/{GAME}/rules"))["chapters"][9]
    russian = told(browser.get(f"/api/games/{GAME}/rules?language=ru"))["chapters"][9]
    assert (english["title"], russian["title"]) == ("CC-10 Victory", "CC-10 Победа")
    assert [rule["text"] for rule in russian["rules"]] == [rule["text"] for rule in english["rules"]]
    assert (english["rules"][4]["gist"], russian["rules"][4]["gist"]) == (
        "",
        "Если условие не выполнил никто, игра продолжается.",
    )
    assert told(browser.get(f"/api/games/{GAME}/rules?language=xx"))["chapters"][9] == english
    refused(browser.get(f"/api/games/{GAME}/rules?language=../x"), 400, "E_MALFORMED")


def test_the_rules_are_searched_with_words_of_any_language(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    for word in ("quell", "Подавить", "подавление", "reprimere", "Repressione", "平息"):
        assert "quell" in told(browser.get("/api/games/cerebria/terms", params={"wanted": word})), word
    assert told(browser.get("/api/games/cerebria/terms", params={"wanted": "zzz"})) == ["zzz"]
    refused(browser.get("/api/games/cerebria/terms"), 400, "E_MALFORMED")
    refused(browser.get("/api/games/chess/terms?wanted=quell"), 404, "E_NO_GAME")


# Packs


def test_a_table_is_played_with_the_pack_that_it_names(
    sqlite: str, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path))
    game = CerebriaGame()
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": game})
    CONTENTS.begin(tmp_path / "mine", "Mine", decks=True, cards=False)
    bots = {"game": "cerebria", "seats": [{"kind": "person"}, {"kind": "open"}]}
    with serving(generous(sqlite, web)) as house:
        ann = house.browser("Ann")
        refused(ann.post("/api/tables", json={**bots, "options": {"pack": "nobodys"}}), 400, "E_OPTION")
        refused(ann.post("/api/tables", json={**bots, "options": {"pack": 3}}), 400, "E_OPTION")
        usual = told(ann.post("/api/tables", json=bots))["id"]
        table = told(ann.post("/api/tables", json={**bots, "options": {"pack": "mine"}}))["id"]
        stored = {row[0]: row for row in house.contents()["tables"]}
    assert game.content_hash({"pack": "mine"}) in stored[table]
    assert game.content_hash() in stored[usual]
    assert game.content_hash() != game.content_hash({"pack": "mine"})
    (tmp_path / "mine" / "decks.toml").unlink()
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})
    with serving(generous(sqlite, web)) as house:
        bob = house.browser("Bob")
        assert told(bob.post(f"/api/tables/{usual}/join", json={}))["state"] == "playing"
        assert told(bob.post(f"/api/tables/{table}/join", json={}))["state"] == "playing"


def test_the_pack_of_a_table_is_in_the_database_for_every_server(
    address: str, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def elsewhere(folder: str) -> None:
        """A server with packs of its own and nothing in memory."""
        monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path / folder))
        monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})

    elsewhere("here")
    CONTENTS.begin(tmp_path / "here" / "mine", "Mine", decks=True, cards=False)
    seats = {"game": "cerebria", "seats": [{"kind": "person"}, {"kind": "open"}], "options": {"pack": "mine"}}
    with serving(generous(address, web)) as house:
        made = [told(house.browser("Ann").post("/api/tables", json=seats)) for _ in range(2)]
        assert len(house.contents()["packs"]) == 1
    for number, ask in enumerate(("table", "cards")):
        elsewhere(f"there-{number}")
        with serving(generous(address, web)) as house:
            bob = house.browser("Bob")
            if ask == "table":
                assert told(bob.post(f"/api/tables/{made[0]['id']}/join", json={}))["state"] == "playing"
            else:
                game = told(bob.get("/api/games/cerebria", params={"pack": made[1]["options"]["pack"]}))
                assert game["content"]["pack"]["name"]["en"] == "Mine"


def test_a_record_that_was_played_from_a_folder_goes_on_with_its_cards(
    sqlite: str, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path / "packs"))
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})
    (tmp_path / "mine").mkdir()
    write(tmp_path / "mine", "emotions", with_changed("emotions", "moderate", "courage", threshold=3))
    table = mindrose.load("cerebria", tmp_path / "mine").new(2, seed="1")
    for _ in range(20):
        table.answer(table.legal()[0])
    seats = {"game": "cerebria", "seats": [{"kind": "person"}] * 2, "record": table.record().document()}
    with serving(generous(sqlite, web)) as house:
        made = told(house.browser("Ann").post("/api/tables", json=seats))
        game = told(house.browser().get("/api/games/cerebria", params={"pack": made["options"]["pack"]}))
    assert game["content_hash"] == table.game.content_hash() != mindrose.load("cerebria").content_hash()


def test_a_table_whose_pack_is_nowhere_names_it(
    sqlite: str, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path))
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})
    CONTENTS.begin(tmp_path / "mine", "Mine", decks=True, cards=False)
    seats = {"game": "cerebria", "seats": [{"kind": "person"}] * 2, "options": {"pack": "mine"}}
    with serving(generous(sqlite, web)) as house:
        made = told(house.browser("Ann").post("/api/tables", json=seats))
    for folder in ("mine", ".kept"):
        shutil.rmtree(tmp_path / folder)
    with sqlite3.connect(sqlite) as database:
        database.execute("DELETE FROM packs")
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})
    with serving(generous(sqlite, web)) as house:
        problem = refused(house.browser().get(f"/api/tables/{made['id']}"), 400, "E_RECORD")
    assert problem["about"] == {"pack": made["options"]["pack"]}


@pytest.fixture
def fond(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CerebriaGame:
    """A game with two packs more: in `fond` Courage has another name and Fondness takes the place of Affection."""
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path))
    facts = with_changed("emotions", "moderate", "courage", name="Pluck")
    fondness = entry_in(facts, "moderate", "affection")
    fondness |= {"id": "fondness", "name": "Fondness", "power": ["on enter: gain me wp 3"]}
    (tmp_path / "fond").mkdir()
    write(tmp_path / "fond", "emotions", facts)
    (tmp_path / "broken").mkdir()
    write(tmp_path / "broken", "emotions", with_changed("emotions", "moderate", "courage", vibe="beige"))
    game = CerebriaGame()
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": game})
    return game


def test_a_game_is_told_with_the_cards_of_a_pack(fond: CerebriaGame, sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    usual = told(browser.get("/api/games/cerebria"))
    assert usual == told(browser.get("/api/games/cerebria?pack=default"))
    assert (usual["pack"], usual["content"]) == ("default", fond.content())
    reply = browser.get("/api/games/cerebria?pack=fond")
    game = told(reply)
    names = {emotion["id"]: emotion["name"]["ru"] for emotion in game["content"]["emotions"]["moderate"]}
    assert (names["courage"], names["fondness"], "affection" in names) == ("Pluck", "Fondness", False)
    assert (game["pack"], game["content_hash"]) == (
        fond.checked_options({"pack": "fond"})["pack"],
        fond.content_hash({"pack": "fond"}),
    )
    assert [game[fact] for fact in ("parameters", "sides")] == [usual[fact] for fact in ("parameters", "sides")]
    again = browser.get("/api/games/cerebria?pack=fond", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_powers_are_those_of_the_cards_of_a_pack(fond: CerebriaGame, sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    usual = told(browser.get("/api/games/cerebria/powers/en"))
    powers = told(browser.get("/api/games/cerebria/powers/en?pack=fond"))
    assert "3 WP" in powers["revised"].pop("fondness")
    assert "fondness" not in usual["revised"]
    assert usual["revised"] == {**powers["revised"], "affection": usual["revised"]["affection"]}
    assert "3 СВ" in told(browser.get("/api/games/cerebria/powers/ru?pack=fond"))["revised"]["fondness"]
    one = told(browser.get("/api/games/cerebria/powers/en?pack=fond&card=optimism"))
    assert one["revised"] == {"optimism": powers["revised"]["optimism"]}
    assert one["offers"].items() <= powers["offers"].items()


@pytest.mark.parametrize("address", ["cerebria", "cerebria/powers/en"])
def test_packs_that_are_not_there_are_refused_without_a_word_of_where_packs_lie(
    fond: CerebriaGame, sqlite_house: House, tmp_path: Path, address: str
) -> None:
    browser = sqlite_house.browser()
    for pack in ("nobodys", "broken", "..", "../fond", "fond/", "/etc", "Fond", "fond\0"):
        reply = browser.get(f"/api/games/{address}", params={"pack": pack})
        refused(reply, 400, "E_OPTION")
        assert str(tmp_path) not in reply.text
    for pack in ("", "x" * 81):
        refused(browser.get(f"/api/games/{address}", params={"pack": pack}), 400, "E_MALFORMED")
    refused(browser.get(f"/api/games/{address.replace('cerebria', GAME)}?pack=fond"), 400, "E_OPTION")
    refused(browser.get(f"/api/games/{address.replace('cerebria', 'chess')}?pack=fond"), 404, "E_NO_GAME")
    assert told(browser.get(f"/api/games/{address.replace('cerebria', GAME)}")) is not None


@pytest.mark.parametrize(
    ("language", "line"), [("en", "Emotions: 1 changed, 1 new"), ("ru", "Эмоции: изменено: 1, новых: 1")]
)
def test_packs_are_listed_with_what_they_hold_and_what_is_wrong_with_them(
    fond: CerebriaGame, sqlite_house: House, tmp_path: Path, language: str, line: str
) -> None:
    browser = sqlite_house.browser()
    reply = browser.get(f"/api/games/cerebria/packs/{language}")
    broken, good = told(reply)
    assert (good["name"], good["title"], good["mistakes"]) == ("fond", "fond", [])
    assert good["version"] == fond.checked_options({"pack": "fond"})["pack"]
    assert good["holds"][0].startswith(line)
    assert "Pluck" in good["holds"][0]
    assert (broken["name"], broken["version"], broken["holds"]) == ("broken", "", [])
    assert broken["mistakes"][0].startswith("broken/emotions.toml:")
    assert str(tmp_path) not in reply.text
    assert told(browser.get(f"/api/games/{GAME}/packs/{language}")) == []
    refused(browser.get("/api/games/cerebria/packs/de"), 404, "E_NOT_FOUND")
    refused(browser.get("/api/games/chess/packs/en"), 404, "E_NO_GAME")


def test_edits_of_a_pack_are_seen_without_a_restart(fond: CerebriaGame, sqlite_house: House, tmp_path: Path) -> None:
    browser = sqlite_house.browser("Ann")
    seats = {"game": "cerebria", "seats": [{"kind": "person"}, {"kind": "open"}]}
    before = told(browser.post("/api/tables", json={**seats, "options": {"pack": "fond"}}))["options"]["pack"]
    write(tmp_path / "fond", "emotions", with_changed("emotions", "moderate", "courage", name="Grit"))
    listed = {pack["name"]: pack for pack in told(browser.get("/api/games/cerebria/packs/en"))}
    assert listed["fond"]["holds"] == ["Emotions: 1 changed (Grit)"]
    after = told(browser.post("/api/tables", json={**seats, "options": {"pack": "fond"}}))["options"]["pack"]
    assert after == listed["fond"]["version"] != before
    old = told(browser.get("/api/games/cerebria", params={"pack": before}))["content"]["emotions"]["moderate"]
    assert "Pluck" in {emotion["name"]["en"] for emotion in old}
    assert told(browser.get(f"/api/games/cerebria/packs/en/{after}")) == []
    told_of, *changes = told(browser.get(f"/api/games/cerebria/packs/ru/{before}"))
    assert "с набором fond в его прежнем виде" in told_of
    assert "Fondness: убрано" in changes
    (tmp_path / "fond" / "emotions.toml").write_text("[[moderate]]", encoding="utf-8")
    gone = browser.post("/api/tables", json={**seats, "options": {"pack": "fond"}})
    assert refused(gone, 400, "E_OPTION")["about"] == {"pack": "fond"}


def test_texts_are_told_in_the_languages_that_the_game_has(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    assert told(browser.get("/api/games/cerebria"))["texts"] == ["en", "ru", "it", "zh"]
    reply = browser.get("/api/games/cerebria/texts/it")
    assert (reply.status_code, reply.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert "\nword-realm = Reame\n" in reply.text
    again = browser.get("/api/games/cerebria/texts/it", headers={"if-none-match": reply.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for language in ("de", "EN"):
        refused(browser.get(f"/api/games/cerebria/texts/{language}"), 404, "E_NOT_FOUND")
    refused(browser.get("/api/games/chess/texts/en"), 404, "E_NO_GAME")


# Sitting down


def test_a_table_is_set_up_joined_and_starts_by_itself(house: House) -> None:
    ann, bob = house.browser("Ann"), house.browser("Bob")
    made = ann.post("/api/tables", json={**OPEN, "public": True})
    assert made.status_code == 201
    table = made.json()
    assert (table["state"], table["you"], table["yours"], table["seed"]) == ("open", [0], True, None)
    (listed,) = told(bob.get("/api/tables"))
    assert (listed["id"], listed["you"], listed["yours"]) == (table["id"], [], False)
    joined = told(bob.post(f"/api/tables/{table['id']}/join", json={"name": "Bobby"}))
    assert (joined["state"], joined["you"], joined["seats"][1]["name"]) == ("playing", [1], "Bobby")
    assert told(ann.get(f"/api/tables/{table['id']}"))["state"] == "playing"
    assert told(house.browser().get(f"/api/tables/{table['id']}"))["you"] == []
    for browser in (ann, bob):
        assert [mine["id"] for mine in told(browser.get("/api/tables/mine"))] == [table["id"]]


def test_a_private_table_is_found_only_by_its_link(house: House) -> None:
    ann, bob = house.browser("Ann"), house.browser("Bob")
    table = set_up(ann)
    assert told(bob.get("/api/tables")) == []
    assert told(bob.get(f"/api/tables/{table['id']}"))["id"] == table["id"]


def test_only_the_host_arranges_seats_and_starts(house: House) -> None:
    ann, bob = house.browser("Ann"), house.browser("Bob")
    table = set_up(ann, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    seat = f"/api/tables/{table['id']}/seats/2"
    bot = {"kind": "bot", "level": "easy"}
    told(bob.post(f"/api/tables/{table['id']}/join", json={"seat": 1}))
    before = house.contents()
    refused(bob.post(seat, json=bot), 403, "E_NOT_HOST")
    refused(bob.post(f"/api/tables/{table['id']}/start"), 403, "E_NOT_HOST")
    refused(ann.post(f"/api/tables/{table['id']}/start"), 409, "E_OPEN_SEATS")
    refused(ann.post(seat, json={"kind": "bot"}), 400, "E_LEVEL")
    refused(ann.post(f"/api/tables/{table['id']}/seats/7", json=bot), 400, "E_SEAT_UNKNOWN")
    refused(bob.post(f"/api/tables/{table['id']}/join", json={"seat": 0}), 409, "E_SEAT_TAKEN")
    refused(bob.post(f"/api/tables/{table['id']}/join", json={}), 409, "E_ALREADY_SEATED")
    refused(house.browser("Eve").post(f"/api/tables/{table['id']}/leave"), 403, "E_NOT_SEATED")
    assert {**house.contents(), "players": [], "sessions": []} == {**before, "players": [], "sessions": []}
    assert told(ann.post(seat, json=bot))["state"] == "playing"
    refused(ann.post(f"/api/tables/{table['id']}/start"), 409, "E_STARTED")


def test_leaving_frees_the_seat_or_leaves_it_to_a_bot(house: House) -> None:
    ann, bob = house.browser("Ann"), house.browser("Bob")
    table = set_up(ann, seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    told(bob.post(f"/api/tables/{table['id']}/join", json={"seat": 1}))
    assert told(bob.post(f"/api/tables/{table['id']}/leave"))["seats"][1]["kind"] == "open"
    told(bob.post(f"/api/tables/{table['id']}/join", json={"seat": 1}))
    told(house.browser("Cleo").post(f"/api/tables/{table['id']}/join", json={"seat": 2}))
    left = told(bob.post(f"/api/tables/{table['id']}/leave"))
    assert (left["state"], left["seats"][1]["kind"], left["you"]) == ("playing", "bot", [])


def test_without_a_name_nobody_sits_down(house: House) -> None:
    table = set_up(house.browser("Ann"), public=True)
    nobody = house.browser()
    before = house.contents()
    for path, body in (
        ("join", {}),
        ("leave", None),
        ("start", None),
        ("rematch", {}),
        ("seats/0", {"kind": "open"}),
    ):
        reply = nobody.post(f"/api/tables/{table['id']}/{path}", json=body)
        refused(reply, 401, "E_NO_PLAYER")
        assert reply.headers["www-authenticate"] == "Bearer"
    assert house.contents() == before


# After the end


def test_a_finished_game_is_downloaded_and_replayed(house: House) -> None:
    ann = house.browser("Ann")
    table = over(ann)
    assert table["state"] == "over"
    reply = house.browser().get(f"/api/tables/{table['id']}/record")
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["content-disposition"] == f'attachment; filename="{GAME}-{table["id"]}.json"'
    assert mindrose.replay(reply.json()).over
    assert reply.text == mindrose.replay(reply.json()).record().json() + "\n"  # as `record.save` writes it
    steps = told(ann.get(f"/api/tables/{table['id']}/steps", params={"first": 0, "count": 5}))
    assert [step["number"] for step in steps["steps"]] == [0, 1, 2, 3, 4]
    assert steps["count"] == len(reply.json()["answers"])
    seen = told(ann.get(f"/api/tables/{table['id']}/steps", params={"seat": 1, "first": 3, "count": 1}))
    assert [step["number"] for step in seen["steps"]] == [3]
    refused(ann.get(f"/api/tables/{table['id']}/steps", params={"seat": 2}), 400, "E_SEAT_UNKNOWN")


def test_nothing_of_a_running_game_is_told(house: House) -> None:
    ann = house.browser("Ann")
    seats = [{"kind": "person"}, {"kind": "person", "name": "Second"}]
    table = told(ann.post("/api/tables", json={"game": GAME, "seats": seats}))
    assert (table["state"], table["you"], table["seed"]) == ("playing", [0, 1], None)
    for path in ("record", "steps", "steps?seat=0"):
        refused(ann.get(f"/api/tables/{table['id']}/{path}"), 409, "E_NOT_OVER")
    refused(ann.post(f"/api/tables/{table['id']}/rematch", json={}), 409, "E_NOT_OVER")


# What is not right

NO_TABLES: list[tuple[object, int, str, str]] = [
    ({}, 400, "E_MALFORMED", "game"),
    ([], 400, "E_MALFORMED", ""),
    (None, 400, "E_MALFORMED", ""),
    ({**OPEN, "game": "chess"}, 404, "E_NO_GAME", ""),
    ({**OPEN, "game": 5}, 400, "E_MALFORMED", "game"),
    ({**OPEN, "seats": []}, 400, "E_MALFORMED", "seats"),
    ({**OPEN, "seats": [{"kind": "person"}]}, 400, "E_PLAYERS", ""),
    ({**OPEN, "seats": [{"kind": "open"}] * 6}, 400, "E_PLAYERS", ""),
    ({**OPEN, "seats": [{"kind": "open"}] * 17}, 400, "E_MALFORMED", "seats"),
    ({**OPEN, "seats": [{"kind": "person"}, {"kind": "king"}]}, 400, "E_MALFORMED", "seats[1].kind"),
    ({**OPEN, "seats": [{"kind": "person"}, {"kind": "bot"}]}, 400, "E_LEVEL", ""),
    ({**OPEN, "seats": [{"kind": "person"}, {"kind": "bot", "level": "god"}]}, 400, "E_MALFORMED", "seats[1].level"),
    ({**OPEN, "seats": [{"kind": "person", "name": "a\u0000b"}, {"kind": "open"}]}, 400, "E_NAME", ""),
    ({**OPEN, "seats": [{"kind": "person", "name": "a" * 25}] * 2}, 400, "E_MALFORMED", "seats[0].name"),
    ({**OPEN, "seats": [{"kind": "person", "player": "you"}] * 2}, 400, "E_MALFORMED", "seats[0].player"),
    ({**OPEN, "options": {"gravity": 1}}, 400, "E_OPTION", ""),
    ({**OPEN, "options": {"single_goal": 10**30}}, 400, "E_OPTION", ""),
    ({**OPEN, "options": {"single_goal": [1]}}, 400, "E_MALFORMED", "options[...]"),
    ({**OPEN, "options": "none"}, 400, "E_MALFORMED", "options"),
    ({**OPEN, "limit": 4}, 400, "E_MALFORMED", "limit"),
    ({**OPEN, "limit": "60"}, 400, "E_MALFORMED", "limit"),
    ({**OPEN, "public": 1}, 400, "E_MALFORMED", "public"),
    ({**OPEN, "pace": "hasty"}, 400, "E_MALFORMED", "pace"),
    ({**OPEN, "host": "me"}, 400, "E_MALFORMED", "host"),
    ({**OPEN, "record": {}}, 400, "E_RECORD", ""),
    ({**OPEN, "record": {"game": GAME, "answers": 5}}, 400, "E_RECORD", ""),
    ({**OPEN, "record": []}, 400, "E_MALFORMED", "record"),
]


def test_tables_that_cannot_be(house: House) -> None:
    ann = house.browser("Ann")
    before = house.contents()
    for body, status, code, field in NO_TABLES:
        problem = refused(ann.post("/api/tables", json=body), status, code)
        assert problem["about"].get("field", "") == field, problem
    assert house.contents() == before


BROKEN = [
    b"{",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b"[" * 50_000,
    b'{"name": NaN}',
    b"name=Ann",
    b'{"name": "Ann"} trailing',
    b"null",
    b'"Ann"',
    b" ",
]


def test_bodies_that_are_not_json(sqlite_house: House) -> None:
    ann = sqlite_house.browser("Ann")
    before = sqlite_house.contents()
    for body in BROKEN:
        for path in ("/api/me", "/api/account", "/api/session", "/api/programs", "/api/tables", "/api/tables/x/join"):
            reply = ann.post(path, content=body, headers={"content-type": "application/json"})
            assert refused(reply, 400, "E_MALFORMED")["message"].startswith("the message is not understood")
    for path in ("/api/me", "/api/tables", "/api/tables/x/join", "/api/tables/x/seats/0"):
        assert "body" in refused(ann.post(path), 400, "E_MALFORMED")["message"]
    assert sqlite_house.contents() == before


@pytest.mark.parametrize("method", ["get", "post"])
def test_tables_that_are_not_there(house: House, method: str) -> None:
    ann = house.browser("Ann")
    for table in ("x", "%00", "..", "%2e%2e", "a" * 300, "é", "'--", "x y"):
        if method == "get":
            for path in ("", "/record", "/steps"):
                assert ann.get(f"/api/tables/{table}{path}").status_code == 404
        else:
            for path, body in (("join", {}), ("leave", None), ("start", None), ("seats/0", {"kind": "open"})):
                assert ann.post(f"/api/tables/{table}/{path}", json=body).status_code == 404


def test_numbers_in_addresses_are_checked(house: House) -> None:
    ann = house.browser("Ann")
    table = over(ann)
    for wrong in ("first=-1", "first=x", "first=1.5", "first=9e9", "count=0", "count=100000", "seat=x"):
        name = wrong.partition("=")[0]
        problem = refused(ann.get(f"/api/tables/{table['id']}/steps?{wrong}"), 400, "E_MALFORMED")
        assert problem["about"] == {"field": name}
    for seat in (-1, 2, 16, 9**99):
        refused(ann.get(f"/api/tables/{table['id']}/steps?seat={seat}"), 400, "E_SEAT_UNKNOWN")
    seats = f"/api/tables/{table['id']}/seats"
    assert refused(ann.post(f"{seats}/-1", json={"kind": "open"}), 400, "E_MALFORMED")["about"] == {"field": "seat"}
    refused(ann.post(f"{seats}/one", json={"kind": "open"}), 404, "E_NOT_FOUND")


def test_unknown_addresses_and_methods(sqlite_house: House) -> None:
    browser = sqlite_house.browser("Ann")
    for path in ("/api", "/api/", "/api/none", "/api/tables/x/none", "/api/schema/none", "/api/schema/none.json"):
        refused(browser.get(path), 404, "E_NOT_FOUND")
    for method, path in (("PUT", "/api/me"), ("DELETE", "/api/tables"), ("PATCH", "/api/games"), ("POST", "/")):
        reply = browser.request(method, path)
        refused(reply, 405, "E_NOT_FOUND")
        assert "GET" in reply.headers["allow"]
