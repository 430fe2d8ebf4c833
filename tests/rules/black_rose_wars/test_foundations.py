"""BR-2, and what cards, rooms and evocations are made of."""

from __future__ import annotations

import pytest

from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.black_rose_wars.components.things import (
    ELEMENTS,
    EVENT_SLOTS,
    QUEST_STATES,
    ROOM_COLOURS,
    SHOWN,
    SIDES,
    SIZES,
    SLOT_NAMES,
    TYPES,
)
from mindrose.kernel.errors import BadOption
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import CONTENT, GAME, A, B, K, Scene, mage, servant

PAGES = CONTENT.document
SPELLS = [*PAGES["spells"]["spell"], *PAGES["personal"]["personal"], *PAGES["forgotten"]["forgotten"]]


@rule("BR-1.1.8")
def test_the_same_seed_and_the_same_answers_give_the_same_game() -> None:
    one, two, other = GAME.new(3, seed=5), GAME.new(3, seed=5), GAME.new(3, seed=6)
    for _ in range(40):
        answer = one.legal()[-1]
        one.answer(answer)
        two.answer(answer)
    assert one.state.fingerprint() == two.state.fingerprint() != other.state.fingerprint()
    assert one.events() == two.events()


@rule("BR-2.1.1", "BR-2.3.1", "BR-2.3.2")
def test_boards_and_what_lies_on_them() -> None:
    position = Scene(mage(), mage(), mage(), mage(), events={"slots": ["ev1-01"]}, rose={"trophies": [A]}).position()
    assert len(position["seats"]) == 4
    assert [len(deck) for deck in position["quests"]["decks"]] == [15, 21, 13]
    assert [len(deck) for deck in position["events"]["decks"]] == [12, 13, 13]
    assert (len(position["events"]["slots"]), EVENT_SLOTS) == (3, 3)
    assert (position["events"]["discard"], position["quests"]["discard"]) == ([], [])
    assert position["rose"] == {"power": 0, "supply": 30, "trophies": [A]}


@rule("BR-2.1.2")
def test_nineteen_rooms_with_two_sides_and_a_cell_for_each_of_four() -> None:
    assert len(CONTENT.room_ids) == 19
    assert len(CONTENT.rooms) == 2 * 19
    assert [len(layout) for layout in CONTENT.layouts] == [2, 3, 4]


@rule("BR-2.1.4", "BR-2.1.5", "BR-2.1.9", "BR-2.2.5")
def test_what_everybody_has_in_its_colour() -> None:
    game = Scene(mage("hall", hexes=["silence"], trophies=[B]), mage(cubes="A2"))
    first, second = game.position()["seats"]
    assert (first["tokens"], first["supply"], first["unclaimed"], first["trophies"]) == (2, 23, 7, [B])
    assert (second["supply"], second["unclaimed"], second["power"]) == (25, 6, 0)
    assert game.hexes(A) == ["silence"]
    assert (game.power(K), game.supply(K), game.crown) == (0, 30, A)


@rule("BR-2.1.8")
def test_figures_of_evocations() -> None:
    sizes = dict(zip([pool["id"] for pool in PAGES["evocations"]["figures"]], CONTENT.pool_size, strict=True))
    assert sizes == {"succubus": 3, "nigredo": 3, "cadaver": 8, "colossus": 3, "umbra": 9, "totem": 5, "albedo": 1}


@rule("BR-2.2.1")
def test_where_the_spells_of_a_mage_are() -> None:
    board = {name: "torment" if name == "i" else "brain-worm" for name in ("quick", "i")}
    seat = mage(hand=["deflector"], grimoire=["marbling"], memories=["evil-eye"], board=board, reserve=3)
    entry = Scene(seat, mage()).position()["seats"][0]
    assert (entry["hand"], entry["grimoire"], entry["memories"]) == (["deflector"], ["marbling"], ["evil-eye"])
    assert {name: entry["board"][name]["spell"] for name in board} == board
    assert (entry["reserve"], SLOT_NAMES) == (3, ("quick", "i", "ii", "iii"))


@rule("BR-2.2.2", "BR-8.1.1")
def test_quests_are_active_fulfilled_or_completed() -> None:
    quests = {"qu1-01": "active", "qu1-02": "fulfilled", "qu1-03": "completed"}
    game = Scene(mage(quests=quests), mage())
    assert [game.quests(A, state) for state in QUEST_STATES[1:4]] == [["qu1-01"], ["qu1-02"], ["qu1-03"]]


@rule("BR-2.2.3")
def test_the_panel_has_as_many_places_as_the_mage_has_health() -> None:
    game = Scene(mage("hall"), mage("hall", "K1 A9"))
    game.fight(B)
    assert game.where(B) == "cell"
    assert ("defeated", B, A) in game.told("defeated")


@rule("BR-2.2.4")
def test_three_slots_for_the_summoned_and_any_number_of_assigned() -> None:
    names = ["cadaver-1", "succubus-1", "nigredo-1"]
    own = {name: servant("hall", A) for name in names}
    borne = {f"umbra-{number}": servant("hall", B, bearer=A) for number in range(1, 6)}
    evocations = Scene(mage("hall"), mage(), evocations=own | borne).position()["evocations"]
    assert [evocations[name]["slot"] for name in names] == [1, 2, 3]
    assert all(evocations[name]["slot"] is None for name in borne)


# Set-up


@rule("BR-3.1.5")
def test_the_markers_lie_on_6_18_and_30() -> None:
    settings = Scene(mage(), mage()).state.settings
    assert (list(settings.markers), settings.end) == ([0, 6, 18], 30)


@rule("BR-3.1.15")
def test_the_pack_is_an_option() -> None:
    assert GAME.new(2).options["pack"] == DEFAULT_PACK
    with pytest.raises(BadOption, match="nowhere"):
        GAME.new(2, pack="nowhere")


# Cards, rooms and evocations


@rule("BR-11.1.1", "BR-11.1.3", "BR-11.3.1")
def test_every_spell_has_two_sides_of_a_type_and_an_element() -> None:
    assert TYPES == ("combat", "conjunction", "defence", "trap")
    for card in SPELLS:
        assert isinstance(card["symbol"], bool)
        assert ("school" in card) == (card in PAGES["spells"]["spell"])
        for side in SIDES:
            assert card[side]["type"] in TYPES
            assert card[side]["element"] in SHOWN
    assert len(ELEMENTS) == 7


@rule("BR-17.1.1", "BR-18.2.6")
def test_every_room_has_a_colour_slots_and_rewards_that_make_ties_no_loss() -> None:
    for room in PAGES["rooms"]["room"]:
        left, centre, right = room["rewards"]
        assert room["colour"] in ROOM_COLOURS
        assert left > centre
        assert centre > right or room["slots"] < 8


@rule("BR-22.1.1")
def test_every_evocation_has_an_archetype_a_size_and_values() -> None:
    for kind in PAGES["evocations"]["evocation"]:
        assert kind["archetype"] in CONTENT.archetype_ids
        assert kind["size"] in SIZES
        assert all(kind[value] >= 0 for value in ("speed", "strength", "health"))
    assert [kind["id"] for kind in PAGES["evocations"]["evocation"] if kind["size"] == "large"] == ["colossus"]
