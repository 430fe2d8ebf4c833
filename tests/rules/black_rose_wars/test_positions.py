"""Positions written by hand: sensible defaults, and every reason why one cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import CELL, QUEST_DISCARDED, ROSE
from mindrose.games.black_rose_wars.documents.holdings import in_game, in_zones
from mindrose.games.black_rose_wars.documents.position import position
from mindrose.games.black_rose_wars.state import EVENT_DECK, LIBRARY, QUEST_DECK, TROPHY, BlackRoseWars
from mindrose.kernel.errors import BadPosition
from tests.rulebook import rule
from tests.rules.black_rose_wars.documents import SCENE, table_of
from tests.rules.black_rose_wars.playing import CONTENT


def printed(table: BlackRoseWars) -> dict[str, Any]:
    """What a table prints, as it comes out of a file, but for the running programs."""
    document: dict[str, Any] = json.loads(json.dumps(position(table)))
    assert document.pop("stack") == []
    return document


def faults(document: dict[str, Any]) -> list[str]:
    with pytest.raises(BadPosition) as refused:
        table_of(document)
    return refused.value.reasons


# What is not said


def test_nothing_said_is_a_table_of_two_in_their_cells() -> None:
    table = table_of({})
    assert [int(table.place[seat]) for seat in range(2)] == [CELL, CELL]
    document = printed(table)
    assert [seat["mage"] for seat in document["seats"]] == ["rikkart", "baron-doria"]
    assert [seat["cell"] for seat in document["seats"]] == [1, 2]
    assert (document["phase"], document["round"], document["moon"], document["crown"]) == ("action", 1, 1, 0)
    assert [seat["supply"] for seat in document["seats"]] == [25, 25]
    assert document["rose"] == {"power": 0, "supply": 30, "trophies": []}
    assert document["lodge"]["P10"] == {"room": "hall", "cubes": [], "restored": False, "used": False}


@rule("BR-2.1.6", "BR-2.1.7", "BR-2.3.3")
def test_what_is_nowhere_else_is_in_the_decks() -> None:
    table = table_of({"seats": [{"hand": ["torment"]}, {}]})
    assert in_zones(table) == in_game(table)
    assert table.piles.size(LIBRARY) == 35
    assert [int(table.piles.size(QUEST_DECK + moon)) for moon in range(3)] == [15, 21, 13]
    assert [int(table.piles.size(EVENT_DECK + moon)) for moon in range(3)] == [13, 13, 13]
    assert [int(table.reserve[seat]) for seat in range(2)] == [3, 3]


@rule("BR-3.1.2")
def test_the_throne_lies_beside_the_hall() -> None:
    table = table_of({"lodge": {"P05": "arena"}})
    throne = list(table.room).index(CONTENT.room_ids.index("throne"))
    assert lodge.distance(throne, lodge.HALL) == 1
    assert sorted(table.room) == list(range(19))


@rule("BR-9.2.1")
def test_the_moon_follows_from_the_power() -> None:
    assert table_of({"rose": {"power": 6}}).moon == 1
    assert table_of({"seats": [{"power": 18}, {}]}).moon == 2
    assert table_of({"rose": {"power": 6}, "options": {"second_moon": 7}}).moon == 0


def test_the_top_of_a_deck_can_be_named() -> None:
    table = table_of({"events": {"decks": [["ev1-05", "rest"]]}, "library": {"agony": {"deck": ["torment", "rest"]}}})
    assert table.piles.draw(EVENT_DECK) == CONTENT.event_ids.index("ev1-05")
    assert table.piles.draw(LIBRARY) == CONTENT.spell_ids.index("torment")
    assert (table.piles.size(EVENT_DECK), table.piles.size(LIBRARY)) == (12, 35)


def test_evocations_take_the_first_slots_that_are_free() -> None:
    table = table_of({"evocations": {"cadaver-1": "P05", "nigredo-1": {"at": "P01", "slot": 1}}})
    evocations = printed(table)["evocations"]
    assert (evocations["cadaver-1"]["slot"], evocations["nigredo-1"]["slot"]) == (2, 1)
    assert evocations["cadaver-1"]["controller"] == 0


# What is written down stands on the table again


@pytest.mark.parametrize("document", [{}, {"players": 4}, SCENE], ids=["empty", "four", "scene"])
def test_a_position_stands_on_the_table_again(document: dict[str, Any]) -> None:
    table = table_of(document)
    again = table_of(printed(table), seed=1)
    assert again.fingerprint() == table.fingerprint()
    assert printed(again) == printed(table)


def test_a_scene_is_as_it_was_written() -> None:
    table = table_of(SCENE)
    assert [int(table.supply[seat]) for seat in (0, 1, 2, ROSE)] == [22, 21, 25, 28]
    assert table.piles.cards(TROPHY + 1) == [0, 2]
    assert [int(table.trophies[seat]) for seat in range(3)] == [6, 7, 5]
    assert table.quest[CONTENT.quest_ids.index("qu1-15")] == QUEST_DISCARDED
    assert table.shown == 1 << CONTENT.quest_ids.index("qu1-04")


# What cannot be


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (
            {"seats": [{"cubes": [1] * 5}, {"supply": 6}]},
            "'supply' of seat 1 is 20: of 25 cubes 5 lie on the table (IV-1)",
        ),
        ({"seats": [{"hand": ["torment"] * 4}, {}]}, "'torment' occurs 4 times; there are 3 (IV-2)"),
        ({"library": {"agony": {"deck": []}}}, "3 of 'torment' are nowhere (IV-2): let a deck end with 'rest', or"),
        ({"seats": [{"cubes": [1] * 13}, {}]}, "seat 0 has 13 cubes and "),
        ({"evocations": {"cadaver-1": {"at": "P01", "cubes": [1] * 9}}}, "cadaver-1 has 9 cubes and "),
        ({"seats": [{"cubes": [0]}, {}]}, "seat 0 has cubes of its own on its panel (IV-3)"),
        ({"lodge": {"P10": {"cubes": [0] * 11}}}, "P10 has 10 slots for cubes, not 11 (IV-4)"),
        ({"lodge": {"P10": {"cubes": [0], "restored": True}}}, "P10 is restored and holds no cubes (IV-4)"),
        ({"lodge": {"P10": {"used": True}}}, "P10 has no token to use before it is restored (BR-3.1.14)"),
        ({"lodge": {"P01": "arena", "P02": "arena"}}, "room 'arena' lies at one place only (BR-2.1.2)"),
        ({"lodge": {"P01": "hall"}}, "room 'hall' lies at P10 (BR-3.1.2)"),
        ({"seats": [{"at": None}, {}]}, "seat 0 is in a room or in its cell (IV-5)"),
        ({"evocations": {"cadaver-1": "cell"}}, "cadaver-1 is in a cell, where no evocation goes (IV-5)"),
        ({"evocations": {"umbra-1": {"at": "P01", "bearer": 1}}}, "umbra-1 is where its bearer is (UM-3)"),
        (
            {"evocations": {f"cadaver-{copy}": "P01" for copy in range(1, 5)}},
            "seat 0 has three slots for evocations, one for each (IV-6)",
        ),
        ({"evocations": {"colossus-1": "P01", "colossus-2": "P02"}}, "seat 0 has two large evocations (IV-6)"),
        ({"crown": None}, "'crown' is with one seat (IV-7)"),
        ({"rose": {"power": 20}, "moon": 2}, "'moon' is at least 3: somebody has 20 power (IV-8)"),
        ({"events": {"decks": [["ev2-01", "rest"]]}}, "event 'ev2-01' is of moon 2, not 1 (IV-8)"),
        ({"events": {"decks": [["av1-01", "rest"]]}}, "event 'av1-01' is not played with at this table (BR-28.1.4)"),
        ({"events": {"slots": ["av1-01"]}}, "event 'av1-01' is not played with at this table (BR-28.1.4)"),
        ({"quests": {"decks": [[]]}}, "quest 'qu1-01' is nowhere: let the deck of its moon end with 'rest'"),
        ({"seats": [{}, {"trophies": [0] * 8}]}, "8 trophies of seat 0 are claimed (IV-11)"),
        ({"seats": [{"quests": ["qu1-01"]}, {"quests": ["qu1-01"]}]}, "quest 'qu1-01' is of one seat only"),
        (
            {"seats": [{"quests": {"qu1-04": {"cubes": 1, "shown": False}}}]},
            "quest 'qu1-04' has cubes, so everybody sees",
        ),
        ({"seats": [{"hexes": ["silence"]}, {"hexes": ["silence"]}, {"hexes": ["silence"]}]}, "3 mages bear 'silence'"),
        ({"seats": [{"board": {"i": "overdrive activated"}}, {}]}, "'i' of seat 0: main of 'overdrive' is no trap or"),
        ({"seats": [{"hand": ["tormemt"]}, {}]}, "there is no spell 'tormemt' (did you mean 'torment'?)"),
        ({"seats": [{"hand": ["barons-levy"] * 4}, {}]}, "'barons-levy' occurs 4 times; there are 3 (IV-2)"),
        ({"seats": [{"hand": ["blight"]}, {}]}, "'blight' occurs 1 times; there are 0 (IV-2)"),
        ({"seats": [{"mage": "arianna"}, {"mage": "arianna"}]}, "'mage' 'arianna' is of one seat only (BR-3.1.7)"),
        ({"waiting": [{"owner": 0, "sort": "hex"}]}, "'happened' and 'waiting' belong to a sentence that runs"),
        ({"events": {"slots": ["ev1-02"]}}, "event 'ev1-02' acts at once and never lies open (BR-7.1.2)"),
        ({"seets": []}, "the position has no field 'seets' (did you mean 'seats'?)"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(document: dict[str, Any], reason: str) -> None:
    assert any(fault.startswith(reason) for fault in faults(document)), faults(document)
