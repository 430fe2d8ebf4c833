"""Somebody with the box on the table asks over HTTP what the Avatar does: the answer, and every kind of refusal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from mindrose.kernel.languages import LANGUAGES
from mindrose.server.consultant import Enquiry
from mindrose.server.consulting import MOST_WAITING, Consulting
from mindrose.server.problems import Denied
from tests.rulebook import rule
from tests.server.houses import played
from tests.server.serving import House, generous, serving
from tests.server.test_people import refused, told
from tests.server.test_thinking import saying

ADDRESS = "/api/games/black-rose-wars/automaton"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("automatons")
    with serving(generous(str(folder / "mindrose.sqlite"), folder)) as house:
        yield house


@pytest.fixture(scope="module")
def owner(running: House) -> httpx.Client:
    """Somebody whom the server does not know."""
    return running.browser()


@pytest.fixture
def position(owner: httpx.Client) -> dict[str, Any]:
    """Two mages at the same distance from the Possessed."""
    found: dict[str, Any] = told(owner.get(f"{ADDRESS}/en?players=2"))["position"]
    found["seats"][0] |= {"at": "P05"}
    found["seats"][1] |= {"at": "P15"}
    return found


def turn(owner: httpx.Client, position: dict[str, Any], **more: Any) -> dict[str, Any]:
    reply: dict[str, Any] = told(owner.post(f"{ADDRESS}/turn", json={"language": "en", "position": position, **more}))
    return reply


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_table_to_fill_in(owner: httpx.Client, people: int, language: str) -> None:
    table = told(owner.get(f"{ADDRESS}/{language}?players={people}"))
    assert len(table["position"]["seats"]) == people
    assert yaml.safe_load(table["text"]) == table["position"]
    again = told(owner.post(f"{ADDRESS}/table", json={"language": language, "text": table["text"]}))
    assert again == table


@rule("BR-30.2.2")
def test_the_crown_decides_and_it_goes_on_from_there(owner: httpx.Client, position: dict[str, Any]) -> None:
    asked = turn(owner, position, card="or1-06")
    assert asked["who"] == "Rikkart"  # who has the crown
    assert len(asked["answers"]) == 2
    done = turn(owner, position, card="or1-06", choices=[2])
    assert done["answers"] == []
    assert done["cards"] == ["or1-06"]
    reasons = [line["text"] for line in done["lines"] if line["kind"] == "reason"]
    assert "Passed over by priority 2 (BR-30.2.2): Rikkart (the crown decided)." in reasons
    after = done["table"]["position"]
    assert after["seats"][1]["cubes"] == ["rose"] * 3
    assert yaml.safe_load(done["table"]["text"]) == after
    further = turn(owner, after, card="Thorn Volley", language="it")
    assert any("BR-30.2.1" in line["text"] for line in further["lines"] if line["kind"] == "reason")
    assert further["table"]["position"]["avatar"]["memories"] == ["or1-02", "or1-06"]


@rule("BR-30.3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_too_few_black_cubes_are_explained(owner: httpx.Client, language: str) -> None:
    """Two are left for an order that hurts three mages alike."""
    position = told(owner.get(f"{ADDRESS}/{language}?players=3"))["position"]
    for seat in position["seats"]:
        seat["at"] = position["avatar"]["at"] = "P10"
    for place in ("P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P11", "P12", "P13", "P14", "P15"):
        position["lodge"][place]["cubes"] = ["rose"] * 2
    asked = turn(owner, position, card="or1-09", language=language)
    assert len(asked["answers"]) == 3
    question = [line["text"] for line in asked["lines"] if line["kind"] == "question"][-1]
    assert "BR-30.3.1" in question


@rule("BR-29.4.2", "BR-29.5.2", "BR-29.6.3")
def test_other_moments(owner: httpx.Client, position: dict[str, Any]) -> None:
    hit = turn(owner, position, when="reaction", card="or1-08", by="0", how="attack", damage=3)
    assert hit["cards"] == ["or1-08"]
    position = hit["table"]["position"]
    assert position["avatar"]["cubes"] == [0, 0]
    position["evocations"] = {"cadaver-1": {"at": "P10", "owner": "rose"}}
    hunt = turn(owner, position, when="evocations")
    assert any("BR-30.4.2" in line["text"] for line in hunt["lines"] if line["kind"] == "reason")
    done = turn(owner, hunt["table"]["position"], when="cleanup")
    assert done["table"]["position"]["avatar"] | {"memories": [], "obeyed": 0} == done["table"]["position"]["avatar"]
    event = turn(owner, done["table"]["position"], when="event", card="av1-01")
    assert event["cards"] == ["av1-01"]
    assert event["table"]["position"]["lodge"]["P10"]["cubes"] == ["rose"]


def test_the_seed_shuffles_the_orders(owner: httpx.Client, position: dict[str, Any]) -> None:
    cards = {turn(owner, position, seed=seed)["cards"][0] for seed in range(6)}
    assert len(cards) > 1
    assert turn(owner, position, seed=5) == turn(owner, position, seed=5)


@rule("BR-15.1.2")
def test_people_are_asked_whether_they_answer(owner: httpx.Client, position: dict[str, Any]) -> None:
    position["seats"][0] |= {"at": "P10", "board": {"i": "persecution activated"}}
    asked = turn(owner, position, card="or1-06")
    assert asked["who"] == "Rikkart"
    assert any("Persecution" in answer for answer in asked["answers"])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"lodge": {"P99": "crypt"}}, "'lodge' has no field 'P99'"),
        ({"lodge": {"P01": {"room": "cript"}}}, "did you mean 'crypt'"),
        ({"lodge": {"P01": {"room": "hall"}}}, "'hall'"),
        ({"seats": [{"at": "P77"}, {}]}, "'at' of seat 0"),
        ({"seats": [{"mage": "rikkart"}, {"mage": "rikkart"}]}, "BR-3.1.7"),
        ({"seats": [{"cubes": [7]}, {}]}, "a seat from 0 to 1"),
        ({"seats": 5}, "'seats' is a list"),
        ({"seats": [{}, {}, {}, {}]}, "BR-28.1.1"),
        ({"moon": 0}, "'moon' is a whole number from 1 to 3"),
        ({"crown": 9}, "'crown'"),
        ({"avatar": {"obeyed": "many"}}, "'obeyed'"),
        ({"avatar": {"decks": 3}}, "'decks'"),
        ({"avatar": {"memories": {"or1-01": 1}}}, "there is no order"),
        ({"avatar": [1]}, "'avatar' is a mapping"),
        ({"evocations": {"ghost-1": "P01"}}, "no figure 'ghost-1'"),
        ({"options": ["avatar"]}, "'options' is a mapping"),
        ({"options": {"avatar": "absent"}}, "does not play here"),
        ({"options": {"pack": "mine"}}, "own cards only"),
        ({"options": {"difficulty": "easy"}}, "difficulty"),
        ({"game": "cerebria"}, "this position is of 'cerebria'"),
        ({"question": []}, "part of a view"),
        ({"weather": "fog"}, "no field 'weather'"),
    ],
)
@pytest.mark.parametrize("where", ["table", "turn"])
def test_what_is_wrong_is_said_by_its_place(
    owner: httpx.Client, position: dict[str, Any], change: dict[str, Any], reason: str, where: str
) -> None:
    card = {"card": "or1-06"} if where == "turn" else {}
    asked = {"language": "en", "position": position | change, **card}
    problem = refused(owner.post(f"{ADDRESS}/{where}", json=asked), 400, "E_POSITION")
    assert reason in problem["about"]["reasons"]


@pytest.mark.parametrize(
    ("language", "wrong", "meant"),
    [
        ("en", "Cadavre 2", "Cadaver 2"),
        ("ru", "Кадвар 2", "Кадавр 2"),
        ("it", "Cadavre 2", "Cadavere 2"),
        ("zh", "行尸体 2", "行尸 2"),
    ],
)
def test_a_name_with_a_mistake_is_set_right_in_the_language_of_the_page(
    owner: httpx.Client, language: str, wrong: str, meant: str
) -> None:
    asked = {"language": language, "text": yaml.safe_dump({"seats": [{}, {}], "evocations": {wrong: "P10"}})}
    for where in ("table", "turn"):
        problem = refused(owner.post(f"{ADDRESS}/{where}", json=asked), 400, "E_POSITION")
        assert f"{wrong!r} (did you mean {meant!r}?)" in problem["about"]["reasons"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats: [", "line 1, column 9"),
        ("a: &x [1]\nb: *x", "line 2, column 4"),
        ("- 1", "holds no position"),
        ("", "holds no position"),
        ("seats: !!python/object:os.system {}", "line 1"),
        ("moon: 2020-01-01", "'moon'"),
        ("moon: " + "9" * 5000, "YAML"),
    ],
)
def test_a_file_that_cannot_be_read(owner: httpx.Client, text: str, reason: str) -> None:
    problem = refused(owner.post(f"{ADDRESS}/table", json={"language": "en", "text": text}), 400, "E_POSITION")
    assert reason in problem["about"]["reasons"]


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"card": "Blak Lash"}, "did you mean 'Black Lash'"),
        ({"card": "or2-01"}, "BR-29.1.4"),
        ({"card": "or1-06", "choices": [3]}, "from 1 to 2"),
        ({"card": "or1-06", "choices": [1, 1]}, "all is decided"),
        ({"when": "never"}, "there is no moment 'never'"),
        ({"when": "reaction"}, "nobody is named"),
        ({"when": "reaction", "by": "0", "how": "magic"}, "there is no way 'magic'"),
    ],
)
def test_a_card_or_an_answer_that_is_none(
    owner: httpx.Client, position: dict[str, Any], more: dict[str, Any], reason: str
) -> None:
    asked = {"language": "en", "position": position, **more}
    assert reason in refused(owner.post(f"{ADDRESS}/turn", json=asked), 400, "E_POSITION")["about"]["reasons"]


def test_what_is_asked_for_wrongly(owner: httpx.Client) -> None:
    refused(owner.get("/api/games/cerebria/automaton/en"), 404, "E_NOT_FOUND")
    refused(owner.get("/api/games/chess/automaton/en"), 404, "E_NO_GAME")
    refused(owner.get(f"{ADDRESS}/xx"), 404, "E_NOT_FOUND")
    refused(owner.get(f"{ADDRESS}/en?players=4"), 400, "E_PLAYERS")
    refused(owner.get(f"{ADDRESS}/en?players=many"), 400, "E_MALFORMED")
    refused(owner.post(f"{ADDRESS}/turn", json={"language": "xx"}), 404, "E_NOT_FOUND")
    refused(owner.post(f"{ADDRESS}/turn", json={"language": "en", "choices": ["1"]}), 400, "E_MALFORMED")
    refused(owner.post(f"{ADDRESS}/turn", json={"language": "en", "damage": -1}), 400, "E_MALFORMED")
    refused(owner.post(f"{ADDRESS}/turn", json={"language": "en", "text": "#" * 80_000}), 413, "E_TOO_LARGE")
    deep: Any = []
    for _ in range(400):
        deep = [deep]
    refused(owner.post(f"{ADDRESS}/table", json={"language": "en", "position": {"seats": deep}}), 400, "E_POSITION")


def test_nothing_is_stored(running: House, owner: httpx.Client, position: dict[str, Any]) -> None:
    before = running.contents()
    turn(owner, position, card="or1-08")
    assert running.contents() == before


def test_nobody_asks_too_often(sqlite: str, web: Path) -> None:
    with serving(generous(sqlite, web, consultations=2)) as house:
        owner = house.browser()
        for _ in range(2):
            refused(owner.post(f"{ADDRESS}/table", json={"language": "en", "text": "-"}), 400, "E_POSITION")
        problem = refused(owner.post(f"{ADDRESS}/table", json={"language": "en", "text": "-"}), 429, "E_RATE")
        assert problem["about"]["seconds"] > 0


@played
async def test_a_worker_that_fails_or_takes_too_long() -> None:
    for command, limit, code in [
        (saying("nonsense"), 5.0, "E_INTERNAL"),
        (("/bin/false",), 5.0, "E_INTERNAL"),
        (("/bin/sleep", "60"), 0.1, "E_POSITION"),
    ]:
        consulting = Consulting(10, limit, command)
        with pytest.raises(Denied) as failed:
            await consulting.ask(Enquiry("black-rose-wars"), "")
        assert failed.value.code == code
        await consulting.stop()


@played
async def test_not_everybody_can_wait() -> None:
    consulting = Consulting(10)
    consulting.waiting = MOST_WAITING
    with pytest.raises(Denied, match="too many"):
        await consulting.ask(Enquiry("black-rose-wars"), "")
