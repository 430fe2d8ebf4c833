"""CB-3 The setup up to the first turn."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BRIGHTNESS,
    EMPOWER,
    ROWS,
    SLOTS,
    SPIRITS,
    VIBES,
    WILD,
)
from tests.rulebook import rule, vector
from tests.rules.cerebria.preparing import ORDERS, Setup, refused

BLISS_SPIRITS = list(SPIRITS[:4])
GLOOM_SPIRITS = list(SPIRITS[4:])


# The order of steps


@rule("CB-3.1.1")
def test_the_setup_goes_in_the_order_of_the_rules() -> None:
    table = Setup().ready()
    told = [event["event"] for event in table.table.events()]
    marks = ("took_faction", "took_spirit", "built_deck", "common", "hidden", "order", "willpower", "placed_spirit",
             "dealt", "vibe", "turn")  # fmt: skip
    first = [told.index(mark) for mark in marks]
    assert first == sorted(first)
    last = [len(told) - told[::-1].index(mark) for mark in marks]
    assert last == sorted(last)


@rule("CB-3.1.1")
def test_the_questions_come_in_order() -> None:
    table = Setup()
    kinds: list[str] = []
    while table.kind != "menu":
        if kinds[-1:] != [table.kind]:
            kinds.append(table.kind)
        table.answer(table.asked.timeout)
    assert kinds == ["spirit", "deck", *["place_spirit", "place_starting"] * 4, "starting_vibe"]


@rule("CB-3.1.2")
def test_no_hidden_aspiration_is_there_to_look_at_before_decks_are_built() -> None:
    table = Setup()
    while table.kind in ("spirit", "deck"):
        assert table.hidden("bliss") == table.hidden("gloom") == []
        assert table.events("hidden", table.asked.seat) == []
        table.answer(table.asked.timeout)
    assert len(table.hidden("bliss")) == len(table.hidden("gloom")) == 9


# Origin and factions


@rule("CB-3.2.1")
def test_spheres_are_full() -> None:
    assert [int(wp) for wp in Setup().ready().state.spheres] == [7] * 5


@rule("CB-3.2.2")
def test_the_origin_starts_anywhere_or_as_set() -> None:
    assert {Setup(seed=seed).offset for seed in range(60)} == {0, 1, 2, 3, 4}
    assert [Setup(sphere_offset=offset).offset for offset in range(5)] == [0, 1, 2, 3, 4]
    assert {Setup(seed=seed, mode="basic").offset for seed in range(10)} == {0}
    assert Setup(mode="basic", sphere_offset=3).ready().offset == 3


@rule("CB-3.2.2")
def test_how_the_origin_starts_is_told() -> None:
    assert Setup(sphere_offset=3).events("origin") == [{"event": "origin", "offset": 3}]


@rule("CB-3.2.3")
def test_the_identity_is_empty() -> None:
    table = Setup().ready()
    assert table.identity("bliss") == table.identity("gloom") == (0, 0, 0)


@rule("CB-3.3.1", "CB-3.3.2", "CB-3.3.3")
def test_factions_start_without_ambition_and_points_and_with_all_fragments() -> None:
    table = Setup().ready()
    for faction in ("bliss", "gloom"):
        assert table.ambition(faction) == 0
        assert table.supply(faction) == (5, 3, 1)
        assert table.points(faction) == 0


# Spirits


@rule("CB-3.4.1")
def test_everybody_takes_a_free_spirit_of_the_own_faction() -> None:
    table = Setup()
    assert (table.asked.seat, table.offered("spirit")) == (0, BLISS_SPIRITS)
    table.do("spirit", spirit="delight")
    assert (table.asked.seat, table.offered("spirit")) == (1, GLOOM_SPIRITS)
    table.do("spirit", spirit="anxiety")
    assert (table.asked.seat, table.offered("spirit")) == (2, ["love", "empathy", "harmony"])
    for spirit_name in ("delight", "malice"):
        refusal = table.refused(replies.SPIRIT + SPIRITS.index(spirit_name))
        assert (refusal.code, refusal.rule) == ("E_SETUP", "CB-3.4.1")
    assert table.refused(replies.PASS).code == "E_TURN"
    table.do("spirit", spirit="harmony").do("spirit", spirit="hatred")
    assert table.spirits == ["delight", "anxiety", "harmony", "hatred"]
    assert [event["spirit"] for event in table.events("took_spirit")] == [1, 7, 3, 4]


@rule("CB-3.4.1")
def test_spirits_set_by_option_are_kept_for_their_seats() -> None:
    table = Setup(spirit_2="love", spirit_1="misery")
    assert (table.asked.seat, table.offered("spirit")) == (0, ["delight", "empathy", "harmony"])
    table.do("spirit", spirit="empathy")
    assert (table.asked.seat, table.offered("spirit")) == (3, ["hatred", "malice", "anxiety"])
    table.do("spirit", spirit="hatred")
    assert table.spirits == ["empathy", "misery", "love", "hatred"]


@rule("CB-3.4.1")
def test_spirits_that_cannot_be_taken_are_refused_as_options() -> None:
    foreign = refused(spirit_0="hatred", spirit_1="love")
    assert foreign.count("E_SETUP, CB-3.4.1") == 2
    assert "spirit_0: hatred is no Spirit of bliss" in foreign
    assert "spirit_2: love is taken already (E_SETUP, CB-3.4.1)" in refused(spirit_0="love", spirit_2="love")
    assert "no seat 2 with 2 players" in refused(2, spirit_2="love")


@rule("CB-3.4.1")
@pytest.mark.parametrize("seed", range(5))
def test_spirits_can_be_chosen_in_turn_order(seed: int) -> None:
    table = Setup(seed=seed, spirit_order="turn")
    order = table.order
    assert table.ask("spirit") == list(order)
    assert table.order == order
    assert len(table.events("order")) == 1


@rule("CB-3.4.2", "CB-3.4.3")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_has_four_willpower_and_two_essence_and_the_first_two_more(seed: int) -> None:
    table = Setup(seed=seed).ready()
    for seat in range(4):
        assert table.wp(seat) == (6 if seat == table.order[0] else 4)
        assert table.essence(seat) == 2


@rule("CB-3.4.4")
def test_the_first_player_has_no_absorb_in_the_first_turn() -> None:
    table = Setup().ready()
    assert table.asked.seat == table.order[0]
    assert table.refused(replies.ABSORB).code == "E_USED"
    for _ in range(4):
        table.end_turn("cards")
        assert replies.ABSORB in table.legal()


# Aspirations


@rule("CB-3.6.1")
def test_nine_aspirations_lie_in_a_row_and_the_first_counts() -> None:
    table = Setup().ready()
    assert len(set(table.common)) == 9
    rows = {tuple(Setup(seed=seed).until("place_spirit").common) for seed in range(8)}
    assert len(rows) > 4
    told = [event["aspiration"] for event in table.events("common")]
    assert told == [ASPIRATIONS.index(table.common[0])]
    assert table.view()["common"] == table.common


@rule("CB-3.6.2", "CB-3.6.4")
def test_each_faction_has_a_hidden_deck_whose_top_it_may_see() -> None:
    table = Setup().ready()
    for faction, seats, others in (("bliss", (0, 2), (1, 3, None)), ("gloom", (1, 3), (0, 2, None))):
        assert len(set(table.hidden(faction))) == 9
        for seat in seats:
            assert table.view(seat)["factions"][faction]["hidden"]["seen"] == table.hidden(faction)[:1]
        for other in others:
            assert table.view(other)["factions"][faction]["hidden"]["seen"] == []
    shown = {seat: [event["aspiration"] for event in table.events("hidden", seat)] for seat in range(4)}
    assert shown[0] == shown[2]
    assert shown[1] == shown[3]
    assert [aspiration is None for aspiration in shown[0]] == [False, True]
    assert [aspiration is None for aspiration in shown[1]] == [True, False]


@rule("CB-3.6.3")
def test_the_hidden_aspiration_is_never_the_common_one() -> None:
    tops: set[tuple[str, str]] = set()
    for seed in range(60):
        table = Setup(seed=seed, mode="basic").ready()
        for faction in ("bliss", "gloom"):
            assert table.hidden(faction)[0] != table.common[0]
            tops.add((table.common[0], table.hidden(faction)[0]))
    assert len(tops) > 25  # of 42 pairs


# Turn order


@rule("CB-3.7.1")
def test_the_turn_order_is_random_and_alternates() -> None:
    drawn = [Setup(seed=seed, mode="basic").ready().order for seed in range(120)]
    assert set(drawn) == ORDERS
    assert min(drawn.count(order) for order in ORDERS) >= 5


@rule("CB-3.7.1")
@pytest.mark.parametrize(("first", "parity"), [("bliss", 0), ("gloom", 1)])
def test_the_first_faction_can_be_set(first: str, parity: int) -> None:
    drawn = {Setup(seed=seed, mode="basic", first=first).ready().order for seed in range(40)}
    assert drawn == {order for order in ORDERS if order[0] % 2 == parity}


@rule("CB-3.7.2")
def test_the_turn_order_stays_the_same() -> None:
    table = Setup(seed=3).ready()
    played = []
    for _ in range(12):
        played.append(table.asked.seat)
        table.end_turn("cards")
    assert tuple(played) == table.order * 3


# Starting Vibes


@rule("CB-3.9.1")
def test_revised_starting_vibes_are_wild_and_first_edition_ones_have_a_colour_each() -> None:
    revised = Setup().ready()
    placed = [event["colour"] for event in revised.events("vibe")]
    assert placed == [WILD] * 16
    first = Setup(edition="first").ready()
    for seat in range(4):
        colours = [event["colour"] for event in first.events("vibe") if event["seat"] == seat]
        assert sorted(colours) == [0, 1, 2, 3]


@rule("CB-3.9.2")
@pytest.mark.parametrize("seed", range(3))
def test_vibes_are_placed_in_turn_order_after_hands_are_drawn(seed: int) -> None:
    table = Setup(seed=seed).until("starting_vibe")
    assert [len(table.hand(seat)) for seat in range(4)] == [2] * 4
    assert table.ask("starting_vibe") == list(table.order)


@rule("CB-3.9.3")
def test_all_four_vibes_are_placed_wherever_one_likes() -> None:
    table = Setup(intention_side="a").until("starting_vibe")
    seat = table.asked.seat
    assert table.refused(replies.PASS).code == "E_SETUP"
    for slot in range(4):
        assert table.asked.seat == seat
        table.do("vibe", row="quell", slot=slot)
    assert table.vibes("quell", seat) == ["wild"] * 4
    other = table.asked.seat
    assert other == table.order[1]
    for row in ("move", "invoke", "fortify", "empower"):
        table.do("vibe", row=row, slot=0)
    assert [table.vibes(row, other)[0] for row in ACTIONS[:5]] == ["wild", "wild", None, "wild", "wild"]


@rule("CB-3.9.3")
def test_the_four_vibes_are_one_draft() -> None:
    table = Setup().until("starting_vibe")
    seat = table.asked.seat
    for row in ("move", "invoke", "quell"):
        table.do("vibe", row=row, slot=0)
    assert table.events("vibe") == []
    assert table.vibes("move", seat) == [None] * 4
    table.withdraw()
    assert table.asked.seat == seat
    assert sorted(table.legal()) == [replies.SLOT + SLOTS * row for row in range(ROWS)]


@rule("CB-3.9.4")
def test_the_unlock_slot_comes_first() -> None:
    table = Setup().until("starting_vibe")
    assert table.legal() == [replies.SLOT + SLOTS * row for row in range(ROWS)]
    refusal = table.refused(table.slot("move", 2))
    assert (refusal.code, refusal.rule) == ("E_ROW_LOCKED", "CB-3.9.4")
    table.do("vibe", row="move", slot=0)
    assert table.refused(table.slot("move", 0)).code == "E_ROW_FULL"
    table.do("vibe", row="move", slot=2)
    assert table.slot("move", 1) in table.legal()


@rule("CB-3.9.4")
def test_no_colour_is_placed_twice() -> None:
    table = Setup(edition="first").until("starting_vibe").do("vibe", row="move", slot=0)
    assert table.kind == "starting_colour"
    assert table.offered("colour") == list(VIBES)
    assert table.refused(table.slot("move", 1)).code == "E_TURN"
    table.do("colour", colour="green").do("vibe", row="move", slot=3)
    assert table.offered("colour") == ["red", "yellow", "blue"]
    assert table.refused(replies.COLOUR + VIBES.index("green")).code == "E_VIBE_COLOUR"
    table.do("colour", colour="red").do("vibe", row="move", slot=1).do("colour", colour="blue")
    table.do("vibe", row="quell", slot=0)  # yellow is the only colour left
    seat = table.order[0]
    assert table.vibes("move", seat) == ["green", "blue", None, "red"]
    assert table.vibes("quell", seat) == ["yellow", None, None, None]


@vector("TV-47")
@rule("CB-3.9.5", "CB-3.9.3")
def test_starting_vibes_score_nothing() -> None:
    table = Setup(intention_side="a").until("starting_vibe")
    while table.kind == "starting_vibe":
        for slot in range(4):
            table.do("vibe", row="quell", slot=slot)
    first = table.order[0]
    table.do("act", action="gain_willpower")
    assert [int(points) for points in table.state.points] == [0, 0]
    assert table.events("intention") == []
    assert table.state.completed == 0
    assert table.vibes("quell", first) == ["wild"] * 4


@rule("CB-3.9.6")
def test_in_the_first_basic_game_the_colours_of_the_unlock_slots_are_chosen() -> None:
    table = Setup(edition="first", mode="basic").until("starting_colour")
    seat = table.asked.seat
    assert {option.points["row"] for option in table.asked.answers} == {"move"}
    for colour in ("blue", "green", "yellow"):
        table.do("colour", colour=colour)
    assert [table.vibes(row, seat) for row in ACTIONS[:5]] == [
        ["blue", None, None, None],
        ["green", None, None, None],
        ["yellow", None, None, None],
        ["red", None, None, None],
        [None] * 4,
    ]
    assert table.asked.seat == table.order[1]


@rule("CB-3.9.3", "CB-3.9.6")
def test_who_runs_out_of_time_unlocks_four_actions() -> None:
    for edition in ("revised", "first"):
        table = Setup(edition=edition).ready()
        for seat in range(4):
            assert all(table.vibes(row, seat)[0] for row in ACTIONS[:4])
            assert table.vibes(ACTIONS[EMPOWER], seat) == [None] * 4


@rule("CB-3.8.1")
def test_starting_emotions_are_those_of_the_faction() -> None:
    table = Setup().ready()
    for event in table.events("started"):
        assert event["card"] == BRIGHTNESS + int(event["seat"]) % 2
