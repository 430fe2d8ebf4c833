"""The Avatar in positions and views: what is written by hand, what is read back in the middle of its doings, and what
nobody may see of its orders."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import ORDER_BACKS, QUEST_COMPLETED, ROSE
from mindrose.games.black_rose_wars.documents.position import position
from mindrose.games.black_rose_wars.rules.ending import completed
from mindrose.games.black_rose_wars.rules.power import gain
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    KNOWING,
    ORDER_DECK,
    ORDERS_OBEYED,
    TROPHY,
    BlackRoseWars,
)
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.table import Table
from tests.checks.black_rose_secrets import permuted
from tests.checks.black_rose_wars import conserved
from tests.checks.every_game import seen
from tests.rulebook import rule
from tests.rules.black_rose_wars.documents import table_of, view
from tests.rules.black_rose_wars.playing import CONTENT, GAME

PLAYING: dict[str, Any] = {"avatar": "plays"}
ALONE: dict[str, Any] = {"players": 1, "seats": [{"at": "P05"}]}
# Two people and the Avatar, which has played two of its orders.
BESIDE_TWO: dict[str, Any] = {
    "players": 2,
    "options": PLAYING,
    "crown": 1,
    "rose": {"power": 3, "trophies": [0]},
    "avatar": {
        "mage": "gramigna",
        "cell": 2,
        "at": "P06",
        "left": "P10",
        "cubes": [0, 1, 1],
        "hexes": {"vulnerability": 1},
        "completed": ["qu1-03"],
        "obeyed": 2,
        "order": "or1-02",
        "memories": ["or1-02", "or1-01"],
        "decks": [["or1-04 seen by 1", "or1-06", "rest"]],
        "weighed": [
            {"figure": "mage-1", "priority": "p1", "criterion": "damage", "chosen": False},
            {"figure": "mage-0", "priority": "p1", "criterion": "crown", "chosen": True},
            {"room": "P06", "priority": "p3", "criterion": "alone", "chosen": True},
        ],
    },
    "evocations": {"cadaver-1": {"at": "P06", "owner": "rose"}, "umbra-1": {"at": "P06", "owner": 0, "bearer": "rose"}},
    "seats": [{"at": "P05", "trophies": ["rose"]}, {"at": "P06", "cubes": ["rose"]}],
}


def printed(table: BlackRoseWars) -> dict[str, Any]:
    """What a table prints, as it comes out of a file, but for the running programs."""
    document: dict[str, Any] = json.loads(json.dumps(position(table)))
    assert document.pop("stack") == []
    return document


def changed(**avatar: Any) -> dict[str, Any]:
    """The table of two with something else about the Avatar."""
    document = copy.deepcopy(BESIDE_TWO)
    document["avatar"] |= avatar
    return document


# What is not said


@rule("BR-28.1.1", "BR-28.1.3", "BR-28.1.4", "BR-28.1.7")
def test_one_person_plays_beside_the_avatar_in_the_hall() -> None:
    table = table_of(ALONE)
    assert (int(table.players), int(table.seats), int(table.neighbour)) == (1, 2, 0)
    assert table.place[ROSE] == lodge.HALL
    assert (table.mage[ROSE], table.cell[ROSE]) == (1, 1)
    assert [int(table.piles.size(ORDER_DECK + moon)) for moon in range(3)] == [10, 10, 10]
    assert [int(table.piles.size(EVENT_DECK + moon)) for moon in range(3)] == [5, 5, 5]
    assert (table.trophies[ROSE], table.supply[ROSE], table.obeyed, table.order) == (7, 30, 0, -1)
    conserved(table)


@rule("BR-28.1.7")
def test_mages_that_are_not_said_leave_the_avatar_its_figure() -> None:
    table = table_of({"players": 2, "options": PLAYING, "avatar": {"mage": "rikkart", "cell": 1}})
    assert [CONTENT.mage_ids[table.mage[mage]] for mage in (0, 1, ROSE)] == ["baron-doria", "arianna", "rikkart"]
    assert [int(table.cell[mage]) for mage in (0, 1, ROSE)] == [1, 2, 0]


@rule("BR-28.1.8")
def test_the_personal_spells_of_its_mage_are_not_played_with() -> None:
    spell = CONTENT.spell_ids[CONTENT.personal_of[CONTENT.mage_ids.index("gramigna")]]
    assert spell not in printed(table_of(BESIDE_TWO))["removed"]
    with pytest.raises(BadPosition, match="there are 0"):
        table_of({**BESIDE_TWO, "seats": [{"hand": [spell]}, {}]})


@rule("BR-28.2.1")
@pytest.mark.parametrize(("cells", "beside"), [((1, 2, 4), 1), ((1, 2, 3), 2), ((2, 3, 4), 2), ((1, 3, 4), 0)])
def test_its_place_in_turn_order_follows_from_the_cells(cells: tuple[int, ...], beside: int) -> None:
    seats = [{"cell": cell} for cell in cells]
    assert table_of({"players": 3, "options": PLAYING, "seats": seats}).neighbour == beside


# What is written down stands on the table again


def test_the_avatar_is_as_it_was_written() -> None:
    table = table_of(BESIDE_TWO)
    assert (table.place[ROSE], int(table.damage(ROSE)), table.obeyed) == (5, 3, 2)
    assert table.piles.cards(ORDERS_OBEYED) == [0, 1]
    assert table.piles.cards(ORDER_DECK)[-2:] == [KNOWING * 5, KNOWING * 3 + 2]
    assert (int(table.trophies[ROSE]), table.piles.cards(TROPHY), table.piles.cards(TROPHY + ROSE)) == (6, [ROSE], [0])
    assert table.supply[ROSE] == 28
    assert table.quest[CONTENT.quest_ids.index("qu1-03")] == QUEST_COMPLETED
    assert completed(table, ROSE) == 1
    conserved(table)


@pytest.mark.parametrize("document", [ALONE, BESIDE_TWO], ids=["alone", "beside two"])
def test_its_position_stands_on_the_table_again(document: dict[str, Any]) -> None:
    table = table_of(document)
    again = table_of(printed(table), seed=1)
    assert again.fingerprint() == table.fingerprint()
    assert printed(again) == printed(table)


@rule("BR-4.3.5", "BR-30.1.2")
def test_nobody_is_imagined_as_a_target_of_an_order() -> None:
    """Black Lash reaches only the nearest mage: whoever has the crown cannot lead it astray."""
    avatar = {"decks": [["or1-06", "or1-08", "rest"]]}
    table = GAME.from_position({**ALONE, "active": "rose", "avatar": avatar, "seats": [{"at": "P09"}]})
    assert table.view()["seats"][0]["cubes"] == ["rose"] * 3


# What cannot be


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"players": 2, "avatar": {}}, "the Avatar does not play here: leave 'avatar' out"),
        ({"players": 2, "active": "rose"}, "'active' is a seat, for the Avatar does not play here"),
        ({"players": 2, "seats": [{"trophies": ["rose"]}, {}]}, "a trophy of the Avatar is claimed, which has none"),
        (changed(cell=4), "'cell' of the Avatar is one of 1, 2, 3, not '4'"),
        (changed(mage="rikkart") | {"seats": [{"mage": "rikkart"}, {}]}, "'mage' 'rikkart' is of one seat only"),
        (changed(beside=1), "'beside' of the Avatar is 0: that follows from the cells (BR-28.2.1)"),
        (changed(at=None), "the Avatar is in a room or in its cell (IV-5)"),
        (changed(cubes=["rose"]), "the Avatar has cubes of its own on its panel (IV-3)"),
        (changed(cubes=[0] * 13), "the Avatar has 13 cubes and 12 health: take some of its 'cubes' away"),
        (changed(memories=["or1-02", "or1-04"]), "order 'or1-04' is there twice (BR-2.1.7)"),
        (changed(decks=[["or2-01", "rest"]]), "order 'or2-01' is of moon 2, not 1 (IV-8)"),
        (changed(decks=[["or1-04"]]), "order 'or1-03' is nowhere: let the deck of its moon end with 'rest'"),
        (changed(decks=[["or1-04 seen by 2", "rest"]]), "'or1-04 seen by 2' is seen by seats that there are not"),
        (changed(order="or1-11"), "'order' of the Avatar is one of"),
        (changed(completed=["qu1-03"]) | {"seats": [{"quests": ["qu1-03"]}]}, "quest 'qu1-03' is of one mage only"),
        (changed(weighed=[{"priority": "p1"}]), "an entry of 'weighed' is about a figure or about a room"),
        (changed(limit=3), "'avatar' has no field 'limit'"),
        (changed() | {"events": {"slots": ["ev1-01"]}}, "event 'ev1-01' is not played with at this table (BR-28.1.4)"),
        (
            changed() | {"evocations": {f"cadaver-{copy}": {"at": "P01", "owner": "rose"} for copy in range(1, 5)}},
            "the Avatar has three slots for evocations, one for each (IV-6)",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        table_of(document)
    assert any(fault.startswith(reason) for fault in refused.value.reasons), refused.value.reasons


# What is seen


@rule("BR-2.4.3", "BR-29.3.6", "BR-29.4.1", "DC-S5", "DC-S9")
def test_everybody_sees_the_back_of_the_top_order_and_who_looked_its_face() -> None:
    table = table_of(BESIDE_TWO)
    for seat in (None, 0, 1):
        avatar = view(table, seat)["avatar"]
        assert (avatar["back"], avatar["limit"], avatar["obeyed"], avatar["beside"]) == ("hurt", 3, 2, 0)
        assert (avatar["order"], avatar["memories"]) == ("or1-02", ["or1-02", "or1-01"])
        assert [len(deck) for deck in avatar["decks"]] == [8, 10, 10]
        assert avatar["decks"][0][0] == ("or1-04" if seat == 1 else None)
        assert avatar["decks"][0][1:] == [None] * 7
        assert avatar["weighed"] == BESIDE_TWO["avatar"]["weighed"]
    assert view(table, 0)["values"]["rose"] == {"strength": 2, "speed": 2, "health": 12}


@rule("BR-2.4.3", "DC-S5")
def test_another_order_with_the_same_back_on_top_looks_the_same() -> None:
    views = [
        [view(table_of(changed(decks=[[top, "rest"]])), seat) for seat in (None, 0, 1)] for top in ("or1-04", "or1-08")
    ]
    assert views[0] == views[1]
    assert view(table_of(changed(decks=[["or1-03", "rest"]])), 0) != views[0][1]


@rule("BR-2.4.3", "BR-29.4.1")
@pytest.mark.parametrize(("document", "secrets"), [(BESIDE_TWO, 1), ({}, 0)])
def test_a_moon_shows_the_back_of_another_order_which_nobody_foresees(document: dict[str, Any], secrets: int) -> None:
    table = table_of(document)
    gain(table, 0, 2)
    assert table.stack.seals == 0
    gain(table, 0, 8)
    assert (table.moon, table.stack.seals) == (1, secrets)


@rule("BR-28.1.1")
def test_without_the_avatar_nothing_is_said_of_it() -> None:
    table = table_of({})
    assert "avatar" not in view(table, 0)
    assert "avatar" not in printed(table)


# In the middle of what it does


def checked(table: Table) -> None:
    """Positions, permuted secrets and imagined worlds at this very moment; only people are asked."""
    document = json.loads(json.dumps(table.position()))
    assert GAME.from_position(document, table.seed).state.fingerprint() == table.state.fingerprint()
    conserved(table.state)
    for seat in range(table.players):
        now = seen(GAME, table.state, seat)
        assert seen(GAME, permuted(table.state, seat, random.Random(seat)), seat) == now
        for number in range(3):
            sample = table.sample(seat, number).state
            assert seen(GAME, sample, seat) == now
            conserved(sample)


def told(table: Table, *names: str) -> list[str]:
    return [str(event["event"]) for event in table.events() if event["event"] in names]


@rule("BR-29.2.1", "BR-30.1.1")
def test_a_tie_in_the_middle_of_an_order_can_be_written_down() -> None:
    """Stalk goes for the nearest mage; both are next to the Avatar and equal, and the crown decides."""
    seats = [{"at": "P09"}, {"at": "P11"}]
    document = {
        "options": PLAYING,
        "crown": 1,
        "active": "rose",
        "avatar": {"decks": [["or1-01", "rest"]]},
        "seats": seats,
    }
    table = GAME.from_position(document)
    assert table.question is not None
    assert (table.question.seat, table.question.kind) == (1, "choose_figure")
    assert table.view(0)["active"] == "rose"
    assert table.view(0)["avatar"]["order"] == "or1-01"
    checked(table)
    table.do("figure", figure=0)
    chosen = {"figure": "mage-0", "priority": "p2", "criterion": "crown", "chosen": True}
    assert chosen in table.view(0)["avatar"]["weighed"]
    checked(table)


@rule("BR-29.2.1")
def test_a_position_without_the_order_that_is_played_is_refused() -> None:
    seats = [{"at": "P09"}, {"at": "P11"}]
    avatar = {"decks": [["or1-01", "rest"]]}
    document = GAME.from_position({"options": PLAYING, "active": "rose", "avatar": avatar, "seats": seats}).position()
    document["avatar"]["order"] = None
    with pytest.raises(BadPosition, match=r"is the one that it plays \(BR-29\.2\.1\)"):
        GAME.from_position(document)


@rule("BR-29.4.1", "BR-29.4.2", "DC-S5")
def test_a_reaction_that_waits_does_not_show_the_order() -> None:
    """Torment may answer the damage beside the Avatar's reaction, of which nobody sees more than the back."""
    striker = {"at": "P10", "board": {"quick": "visceral-fire"}}
    guarded = {"at": "P10", "board": {"quick": "torment activated"}}
    avatar = {"at": "P10", "decks": [["or1-04", "rest"]]}
    table = GAME.from_position({"options": PLAYING, "avatar": avatar, "seats": [striker, guarded]})
    waiting: list[int] = []
    table.do("cast", slot=0)
    while table.question is not None and not told(table, "reaction"):
        checked(table)
        waiting += [item["number"] for item in table.view(1).get("waiting", []) if item["sort"] == "order"]
        legal = [answer.number for answer in table.question.answers if answer.choice.points.get("figure") == ROSE]
        table.answer((legal or table.legal())[0])
    assert told(table, "reaction") == ["reaction"]
    assert set(waiting) == {10}  # how high it lies, whatever it is
    assert table.view(1)["avatar"]["memories"] == ["or1-04"]
    assert table.view(1)["avatar"]["obeyed"] == 1
    checked(table)


@rule("BR-30.4.2", "BR-30.4.6")
def test_its_evocations_can_be_interrupted() -> None:
    servants = {f"cadaver-{copy}": {"at": "P10", "owner": 1, "controller": "rose"} for copy in (1, 2)}
    seats = [{"at": "P09"}, {"at": "P11"}]
    table = GAME.from_position({"options": PLAYING, "phase": "evocation", "evocations": servants, "seats": seats})
    asked = []
    while table.question is not None and table.view()["phase"] == "evocation":
        asked.append((table.question.seat, table.question.kind))
        checked(table)
        table.answer(table.legal()[0])
    assert (0, "wake") in asked
    assert (0, "hunt") in asked


@rule("BR-13.1.2", "BR-29.2.2")
def test_after_the_activation_of_a_mage_comes_the_avatar_in_its_place() -> None:
    avatar = {"cell": 2, "decks": [["or1-08", "rest"]]}
    table = GAME.from_position({**BESIDE_TWO, "crown": 0, "active": 0, "avatar": avatar, "evocations": {}})
    assert table.view()["avatar"]["beside"] == 0
    table.do("explore").do("stop").do("end")
    assert table.view()["avatar"]["order"] == "or1-08"
    assert [(asked.seat, asked.kind) for asked in table.questions] == [(1, "action")]


@rule("BR-29.4.1")
@pytest.mark.parametrize("top", ["or1-01", "or1-04", "or1-06"])
def test_imagined_decks_have_a_fitting_order_on_top(top: str) -> None:
    table = GAME.from_position(changed(decks=[[top, "rest"]], memories=["or1-02"]))
    back = ORDER_BACKS.index(table.view(0)["avatar"]["back"])
    tops = set()
    for number in range(12):
        sample = table.sample(0, number).state
        assert isinstance(sample, BlackRoseWars)
        tops.add(int(sample.top_order()))
        assert sample.content.order_back[sample.top_order()] == back
    assert (len(tops) > 1) == (top != "or1-06")  # the only one of its moon with such a back
