"""BR-3 Set-up."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import CELL, ROSE
from mindrose.games.black_rose_wars.rules.preparation import SETUP
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    MEMORIES,
    QUEST_DECK,
)
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import CONTENT
from tests.rules.black_rose_wars.rounds import Rounds


@rule("BR-3.1.2", "BR-3.1.14")
def test_the_hall_lies_in_the_middle_and_the_throne_room_beside_it() -> None:
    sides = set()
    for seed in range(12):
        game = Rounds(seed=seed)
        room = [int(room) for room in game.table.room]
        assert sorted(room) == list(range(19))
        assert game.content.room_ids[room[lodge.HALL]] == "hall"
        throne = room.index(game.content.room_ids.index("throne"))
        assert lodge.distance(throne, lodge.HALL) == 1
        sides.add(throne)
        assert game.table.restored == 0
    assert len(sides) > 2


@rule("BR-3.1.3", "BR-3.1.12")
def test_every_mage_starts_in_a_cell_of_its_own() -> None:
    game = Rounds(players=4)
    assert sorted(int(game.table.cell[seat]) for seat in range(4)) == [0, 1, 2, 3]
    assert all(game.table.place[seat] == CELL for seat in range(4))
    assert len(game.told(events.CELLS)) == 4
    assert any(int(Rounds(seed=seed).table.cell[0]) != int(game.table.cell[0]) for seed in range(9))


@rule("BR-3.1.6", "BR-3.1.7", "BR-3.1.9")
def test_from_the_crown_on_mages_choose_colour_and_mage_then_school_and_list() -> None:
    game = Rounds(ready=False, seed=2).run(SETUP)
    first = int(game.table.crown)
    second, third = (first + 1) % 3, (first + 2) % 3
    assert game.asks == [(first, "colour")]
    assert game.answer(replies.COLOUR + 2).asks == [(first, "mage")]
    assert game.answer(replies.MAGE + 1).asks == [(second, "colour")]
    assert game.why_not(replies.COLOUR + 2) == ("E_SETUP", "BR-3.1.7")
    assert game.why_not(replies.MAGE + 2) == ("E_TURN", "BR-3.1.7")
    game.answer(replies.COLOUR).answer(replies.MAGE).answer(replies.COLOUR + 1)
    assert game.why_not(replies.MAGE + 1) == ("E_SETUP", "BR-3.1.7")
    assert game.answer(replies.MAGE + 3).asks == [(first, "school")]
    assert game.answer(replies.SCHOOL + 4).asks == [(first, "list")]
    assert game.answer(replies.LIST + 1).asks == [(second, "school")]
    assert game.why_not(replies.SCHOOL + 4) == ("E_SETUP", "BR-3.1.9")
    game.answer(replies.SCHOOL).answer(replies.LIST)
    assert game.asks == [(third, "school")]
    assert game.why_not(replies.SCHOOL) == ("E_SETUP", "BR-3.1.9")
    game.answer(replies.SCHOOL + 5).answer(replies.LIST)
    assert not game.open
    assert [int(game.table.school[seat]) for seat in (first, second, third)] == [4, 0, 5]


@rule("BR-3.1.10", "BR-3.1.11", "BR-3.1.8")
def test_the_grimoire_has_a_list_and_a_personal_spell_of_which_one_lies_in_the_memories() -> None:
    game = Rounds(ready=False).run(SETUP)
    while game.open:
        game.answer(game.legal()[-1])
    for seat in range(3):
        school = int(game.table.school[seat])
        personal = int(game.content.personal_of[game.table.mage[seat]])
        cards = [card // KNOWING for card in game.pile(GRIMOIRE + seat) + game.pile(MEMORIES + seat)]
        assert sorted(cards) == sorted([*game.content.lists[2 * school + 1], personal])
        assert len(game.pile(MEMORIES + seat)) == 1
        assert game.pile(MEMORIES + seat)[0] % KNOWING == 0b111
        assert game.pile(HAND + seat) == []
        assert game.table.reserve[seat] == 2
        deck = game.pile(LIBRARY + 2 * school)
        assert len(deck) == 30
        assert deck != sorted(deck)


@rule("BR-3.1.4", "BR-3.1.7", "BR-3.1.13", "BR-2.1.3")
def test_decks_cubes_and_tokens_lie_ready() -> None:
    game = Rounds(players=2)
    assert [len(game.pile(QUEST_DECK + moon)) for moon in range(3)] == [15, 21, 13]
    assert [len(game.pile(EVENT_DECK + moon)) for moon in range(3)] == [13, 13, 13]
    assert len(game.pile(FORGOTTEN)) == 9
    assert [int(cubes) for cubes in game.table.supply] == [25, 25, 0, 0, 30]
    assert [int(tokens) for tokens in game.table.tokens] == [2, 2, 0, 0, 0]
    assert [int(tokens) for tokens in game.table.trophies] == [7, 7, 0, 0, 0]
    assert [int(power) for power in game.table.power] == [0] * 5
    assert game.table.mage[ROSE] == -1


@rule("BR-3.1.2", "BR-3.1.4", "BR-3.1.6", "BR-3.1.8", "BR-3.1.10")
def test_what_is_left_to_chance_differs_from_game_to_game() -> None:
    games = [Rounds(seed=seed) for seed in range(10)]
    assert {game.told(events.CROWN)[0][0] for game in games} == {0, 1, 2}
    assert len({int(game.table.room[0]) for game in games}) > 3
    decks = [QUEST_DECK + moon for moon in range(3)] + [EVENT_DECK + moon for moon in range(3)] + [FORGOTTEN]
    for deck in decks + [LIBRARY + 2 * school for school in range(6)]:
        assert len({game.pile(deck)[-1] for game in games}) > 1
    of_first_list = [game for game in games if game.table.school[0] == 0]
    assert len({game.pile(MEMORIES)[0] for game in of_first_list}) > 1


@rule("BR-3.1.3", "BR-4.1.1", "BR-4.1.3")
def test_cells_lie_around_the_lodge_clockwise_and_as_fair_as_can_be() -> None:
    """3.4 Places of two lie opposite each other, of three a third of the way round, of four in both mirrors."""
    turned: dict[int, list[Callable[[int, int], tuple[int, int]]]] = {
        2: [lambda q, r: (-q, -r)],
        3: [lambda q, r: (r, -q - r), lambda q, r: (-q - r, q)],
        4: [lambda q, r: (-q, q + r), lambda q, r: (q, -q - r), lambda q, r: (-q, -r)],
    }
    for layout in CONTENT.document["lodge"]["layout"]:
        places = [(int(q), int(r)) for q, r in (cell["at"] for cell in layout["cells"])]
        assert {lodge.steps(place, (0, 0)) for place in places} == {3}
        for turn in turned[int(layout["seats"])]:
            assert {turn(*place) for place in places} == set(places)
        angles = [math.atan2(math.sqrt(3) * (r + q / 2), 1.5 * q) for q, r in places]
        ways = [(after - before) % math.tau for before, after in pairwise(angles)]
        assert sum(ways) < math.tau
        top = [(r + q / 2, q) for q, r in places]
        assert top[0] == min(top)
