"""CB-2, CB-4 The parts of the game with their limits, and the board: what is next to what."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.ring import (
    adjacent,
    after,
    before,
    first_frontier,
    first_site,
    last_frontier,
    last_site,
    next_to,
    step_from,
    triad_of,
)
from mindrose.games.cerebria.components.things import ACTIONS, ASPIRATIONS, FACTIONS, MODERATES, SPACES, SPIRIT_SPACES
from mindrose.kernel.errors import MindroseError
from tests.rulebook import rule
from tests.rules.cerebria.playing import CONTENT, GAME, SPECIFICATION, E, Game, S, board, spirit

EDITIONS = ("revised", "first")
Rows = dict[str, list[str | None]]


def game(*seats: dict[str, Any], **position: Any) -> Game:
    return Game(*seats, pack=SPECIFICATION, **position)


def wrong(*seats: dict[str, Any], **position: Any) -> str:
    """What is said about a position that cannot be."""
    with pytest.raises(MindroseError) as caught:
        game(*seats, **position)
    return str(caught.value)


def emotions(name: str, number: int) -> dict[str, str]:
    """So many copies of an Emotion on the first spaces."""
    return {E[space]: name for space in range(number)}


# CB-2.1 Per faction


@rule("CB-2.1.1")
@pytest.mark.parametrize(
    ("seat", "names"), [(0, ("love", "delight", "empathy", "harmony")), (1, ("hatred", "misery", "malice", "anxiety"))]
)
def test_each_faction_has_four_spirits_with_boards_of_two_sides(seat: int, names: tuple[str, ...]) -> None:
    for name in names:
        for side in ("a", "b"):
            seats = [spirit(), spirit()]
            seats[seat]["spirit"] = name
            table = Game(*seats, players=2, options={"spirit_side": side}).table
            assert table.position()["seats"][seat]["spirit"] == name
        wrong_seat = [spirit(), spirit()]
        wrong_seat[1 - seat]["spirit"] = name
        assert "CB-3.4.1" in wrong(*wrong_seat, players=2)


@rule("CB-2.1.2")
@pytest.mark.parametrize("faction", [0, 1])
def test_each_faction_has_16_moderate_emotions_and_each_player_two_copies_of_each(faction: int) -> None:
    own = [CONTENT.ids[card] for card in range(MODERATES) if CONTENT.faction[card] == faction]
    assert len(set(own)) == 16
    for name in own:
        seats = [spirit(), spirit(), spirit(), spirit()]
        seats[faction]["hand"] = seats[faction + 2]["hand"] = [name, name]
        both = game(*seats)
        assert [both.hand(seat).count(name) for seat in range(4)] == [2 * (seat % 2 == faction) for seat in range(4)]
        seats[faction]["hand"] = [name, name, name]
        assert name in wrong(*seats)


@rule("CB-2.3.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_third_copy_of_a_strong_emotion_cannot_come_into_play(edition: str) -> None:
    spaces = {"valley-1": "kindness 2", "network-1": "benevolence 2", "land-1": "benevolence 2"}
    full = game(spirit(at="valley"), spaces=spaces, options={"edition": edition})
    assert full.refused(full.action("empower")).code == "E_NO_STRONG"
    spaces.pop("land-1")
    one_left = game(spirit(at="valley"), spaces=spaces, options={"edition": edition}).empower("valley-1")
    assert one_left.emotion("valley-1") == "benevolence"


@rule("CB-2.3.6")
def test_a_seventh_bleakness_is_refused_until_one_has_left() -> None:
    seats = (spirit(), spirit("anxiety", "willow", hand=["fear", "anger"]))
    table = game(*seats, spaces=emotions("bleakness", 6), active=1, place=1)
    assert table.start("invoke").use().refused(replies.STARTING).code == "E_LIMIT"
    table = game(*seats, spaces=emotions("bleakness", 5), active=1, place=1).invoke("bleakness", "willow-1")
    assert table.emotion("willow-1") == "bleakness"


@rule("CB-2.1.6", "CB-2.2.1")
def test_nine_aspirations_lie_in_each_hidden_deck_and_in_the_common_row() -> None:
    table = GAME.new(4, seed=1)
    while table.question is not None and table.question.kind != "menu":
        table.answer(table.question.timeout)
    position = table.position()
    for cards in (position["common"], *(position["factions"][faction]["hidden"] for faction in FACTIONS)):
        assert sorted(cards) == sorted(ASPIRATIONS)


@rule("CB-2.1.7", "CB-2.3.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_five_minors_three_majors_and_a_capstone_are_on_site_in_identity_or_in_supply(faction: str) -> None:
    assert game().supply(faction) == (5, 3, 1)
    sites = {"valley": f"{faction} minor", "land": f"{faction} major"}
    some_out: dict[str, Any] = {faction: {"identity": {"minor": 2, "major": 1}}}
    table = game(sites=sites, **some_out)
    assert (table.supply(faction), table.identity(faction)) == ((2, 1, 1), (2, 1, 0))
    too_many: dict[str, Any] = {faction: {"identity": {"minor": 5}}}
    assert "CB-2.1.7" in wrong(sites=sites, **too_many)


@rule("CB-2.3.3")
def test_a_fragment_goes_from_the_supply_to_a_site_and_back() -> None:
    seat = spirit(at="valley", vibes={"fortify": ["wild", "wild", None, None]})
    table = game(seat).fortify("valley")
    assert (table.site_of("valley"), table.supply()) == ("bliss minor", (4, 3, 1))
    table.fortify("valley", upgrades="exalt")
    assert (table.site_of("valley"), table.supply()) == ("bliss major", (5, 2, 1))


@rule("CB-2.3.3")
def test_without_a_minor_in_the_supply_nothing_is_built() -> None:
    table = game(spirit(at="valley"), bliss={"identity": {"minor": 5}})
    assert table.refused(table.action("fortify")).code == "E_NO_FRAGMENT"


@rule("CB-2.1.8", "CB-2.3.4")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_a_faction_has_three_ambition_tokens_and_gains_no_fourth(active: int) -> None:
    table = game(bliss={"ambition": active}).end_turn("ambition" if active < 3 else "cards")
    assert table.ambition() == min(active + 1, 3)
    assert wrong(bliss={"ambition": 4})


@rule("CB-2.3.4")
def test_ambition_above_three_is_lost() -> None:
    """Motivation gives one token after an Invoke."""
    seat = spirit("empathy", "valley", hand=["trust"], vibes={"invoke": ["wild", None, "wild", None]})
    for active in (2, 3):
        table = game(seat, bliss={"ambition": active}, options={"spirit_side": "b"})
        assert table.invoke("trust", "valley-1", upgrades="motivation").ambition() == 3
    loyal = game(spirit("love", "valley"), spaces={"valley-1": "trust 2"}).empower("valley-1")
    assert (loyal.emotion("valley-1"), loyal.ambition(), loyal.events("ambition")) == ("loyalty", 3, [])


@rule("CB-2.1.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_eight_wild_vibes_of_a_faction_are_those_of_the_setup(edition: str) -> None:
    table = GAME.new(4, seed=1, edition=edition)
    while table.question is not None and table.question.kind != "menu":
        table.answer(table.question.timeout)
    vibes = [vibe for seat in (0, 2) for row in table.position()["seats"][seat]["vibes"].values() for vibe in row]
    assert len(vibes) - vibes.count(None) == 8
    assert vibes.count("wild") == (8 if edition == "revised" else 0)


@rule("CB-2.1.9", "CB-2.3.7")
@pytest.mark.parametrize(
    ("edition", "counted", "red", "allowed"),
    [
        ("revised", "limited", 7, True),
        ("revised", "limited", 8, False),
        ("revised", "unlimited", 9, True),
        ("first", "limited", 9, True),
    ],
)
def test_vibe_tokens_run_out_only_where_they_are_counted(edition: str, counted: str, red: int, allowed: bool) -> None:
    """32 coloured tokens are 8 of each colour, 40 are 10; a faction has no more than ten rows."""
    mine: Rows = {row: ["red" if 5 + number < red else "blue"] for number, row in enumerate(ACTIONS[:5])}
    mates: Rows = {row: ["red"] for row in ACTIONS[:5]}
    seats = (spirit(hand=["courage"], vibes=mine), spirit(), spirit(vibes=mates))
    table = game(*seats, options={"edition": edition, "vibe_tokens": counted})
    table.do("add_vibe").do("vibe", row="empower", slot=1)
    assert ("red" in table.offered("colour")) is allowed
    if allowed:
        table.do("colour", colour="red")
        assert table.vibes("empower") == ["blue", "red", None, None]
    else:
        assert table.refused(table.colour("red")).code == "E_LIMIT"


@rule("CB-2.3.7")
def test_a_card_of_a_colour_that_has_run_out_brings_no_vibe() -> None:
    mates: Rows = {row: ["red"] for row in ACTIONS[:5]}
    mine: Rows = {**mates, "move": ["blue"], "empower": ["blue"]}
    seats = (spirit(hand=["courage", "kindness", "optimism"], vibes=mine), spirit(), spirit(vibes=mates))
    table = game(*seats, options={"vibe_tokens": "limited"}).start("move")
    assert table.offered("card") == ["optimism"]
    assert table.refused(table.card("courage")).code == "E_LIMIT"
    assert table.refused(table.card("kindness")).code == "E_VIBE_COLOUR"


@rule("CB-2.1.11", "CB-2.3.2")
def test_essence_does_not_run_out_with_the_twenty_tokens_of_the_box() -> None:
    table = game(spirit(wp=60, essence=20), spirit(essence=20)).harvest(50)
    assert (table.essence(), table.wp()) == (70, 9)


@rule("CB-2.1.11")
def test_four_markers_give_the_turn_order_and_each_turn_counts_three_actions() -> None:
    table = game()
    seats = []
    for _ in range(8):
        seats.append((int(table.state.active), table.actions))
        table.end_turn("cards")
    assert seats == [(0, 3), (1, 3), (2, 3), (3, 3)] * 2


# CB-2.2 Shared


@rule("CB-2.2.1")
def test_five_realms_and_five_frontiers_have_a_control_marker() -> None:
    table = game(spaces=board("e0=B1 e5=G1"))
    markers = table.view()["control"]
    assert len(markers) == 10
    assert set(markers) == set(S)
    assert len(table.content.sphere_ids) == 5


@rule("CB-2.2.1")
def test_six_insecurity_tokens_can_lie_on_the_board_at_once() -> None:
    """Four cards of Insecurity and two of Inferiority bring one each."""
    spaces = board("e0=B3 e2=B3 e4=B3 e6=B3 e8=B3 e10=B3")
    for number, space in enumerate((1, 3, 5, 7, 9, 11)):
        name = "insecurity" if number < 4 else "inferiority"
        spaces[E[space]] = f"{name} 1 marks {E[space - 1]} 1"
    table = game(spaces=spaces)
    assert [table.intensity(E[space]) for space in (0, 2, 4, 6, 8, 10)] == [2] * 6


# CB-4.1 Spaces


@rule("CB-4.1.1")
def test_there_are_fifteen_emotion_spaces_three_for_each_realm_and_its_frontier() -> None:
    assert len(set(E)) == SPACES == 15
    assert E[:6] == ["valley-1", "valley-2", "valley-cradle", "cradle-1", "cradle-2", "cradle-network"]
    assert E[12:] == ["willow-1", "willow-2", "willow-valley"]


@rule("CB-4.1.1")
def test_a_space_holds_one_emotion() -> None:
    table = game(spirit(at="valley", hand=["trust"]), spaces=board("e0=G1")).invoke("trust")
    assert table.at("valley-2") is not None  # the only empty one of the two
    full = game(spirit(at="valley", hand=["trust"]), spaces=board("e0=G1 e1=B1"))
    assert full.refused(full.action("invoke")).code == "E_OCCUPIED"


@rule("CB-4.1.2")
def test_ten_spirit_spaces_form_a_ring() -> None:
    assert len(set(S)) == SPIRIT_SPACES == 10
    assert S[:4] == ["valley", "valley-cradle", "cradle", "cradle-network"]
    for number, place in enumerate(S):
        moves = game(spirit(at=place), spirit(at=S[(number + 5) % 10]), players=2).start("move").use()
        assert set(moves.offered("spirit_space")) == {S[number - 1], S[(number + 1) % 10]}
        assert [step_from(number, step) for step in (-1, 1)] == [(number + 9) % 10, (number + 1) % 10]


@rule("CB-4.1.3", "CB-8.1.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_spirits_of_one_faction_share_a_space(edition: str) -> None:
    table = game(spirit(at="valley"), spirit(), spirit(at="valley-cradle"), options={"edition": edition})
    assert table.move("valley-cradle").place() == table.place(2) == "valley-cradle"


@rule("CB-4.1.4")
@pytest.mark.parametrize("space", range(SPACES))
def test_each_emotion_space_has_two_neighbours(space: int) -> None:
    neighbours = [other for other in range(SPACES) if next_to(space, other)]
    assert sorted([before(space), after(space)]) == neighbours == sorted([(space - 1) % 15, (space + 1) % 15])
    for other in range(SPACES):
        if other != space:  # Companionship has one more Intensity for each friend next to it
            table = game(spaces={E[space]: "companionship 1", E[other]: "trust 1"})
            assert table.intensity(E[space]) == 2 + (other in neighbours)


@rule("CB-4.1.4")
@pytest.mark.parametrize("realm", range(5))
def test_the_two_spaces_of_a_realm_are_neighbours(realm: int) -> None:
    assert next_to(3 * realm, 3 * realm + 1)


@rule("CB-4.1.5", "CB-4.1.6")
@pytest.mark.parametrize("place", range(SPIRIT_SPACES))
def test_a_spirit_is_adjacent_to_two_emotion_spaces_in_a_realm_and_to_one_on_a_frontier(place: int) -> None:
    expected = [3 * (place // 2) + 2] if place % 2 else [3 * (place // 2), 3 * (place // 2) + 1]
    assert [space for space in range(SPACES) if adjacent(place, space)] == expected
    for space in range(SPACES):
        quell = game(spirit(at=S[place], hand=["courage"]), spaces={E[space]: "fear 1"})  # both red
        assert ("quell" in quell.actions_offered()) is (space in expected)


@rule("CB-4.1.7")
@pytest.mark.parametrize("realm", range(5))
def test_three_spirit_spaces_are_adjacent_to_a_fortress_site(realm: int) -> None:
    near = {(2 * realm - 1) % 10, 2 * realm, (2 * realm + 1) % 10}
    sites = {place: {int(first_site(place)), int(last_site(place))} for place in range(SPIRIT_SPACES)}
    assert {place for place in sites if realm in sites[place]} == near
    for place in range(SPIRIT_SPACES):
        others = {other: "gloom minor" for number, other in enumerate(CONTENT.realm_ids) if number != realm}
        build = game(spirit(at=S[place]), sites=others)
        assert ("fortify" in build.actions_offered()) is (place in near)


@rule("CB-4.1.8")
@pytest.mark.parametrize("place", range(SPIRIT_SPACES))
def test_a_spirit_is_adjacent_to_two_frontiers_in_a_realm_and_to_its_own_on_a_frontier(place: int) -> None:
    expected = {place // 2} if place % 2 else {(place // 2 - 1) % 5, place // 2}
    assert {int(first_frontier(place)), int(last_frontier(place))} == expected
    for frontier in range(5):
        absorb = game(spirit("empathy", S[place]), spaces=board(f"e{3 * frontier + 2}=B1")).absorb(bonus=False)
        absorb.when("sphere", "sphere", sphere=absorb.sphere_at(absorb.content.realm_ids[place // 2]))
        assert absorb.events("absorbed")[0]["number"] == 2 + (frontier in expected)


@rule("CB-4.1.9")
@pytest.mark.parametrize("offset", range(5))
def test_a_spirit_is_adjacent_to_one_sphere_in_a_realm_and_to_two_on_a_frontier(offset: int) -> None:
    for place in range(1, SPIRIT_SPACES, 2):
        table = game(spirit(at=S[place]), offset=offset).do("absorb")
        realms = [table.content.realm_ids[number % 5] for number in (place // 2, place // 2 + 1)]
        assert set(table.offered("sphere")) == {table.sphere_at(realm) for realm in realms}
        far = table.sphere_at(table.content.realm_ids[(place // 2 + 3) % 5])
        assert table.refused(table.sphere(far)).code == "E_SPHERE"
    for place in range(0, SPIRIT_SPACES, 2):
        table = game(spirit("empathy", S[place]), offset=offset)
        only = table.sphere_at(table.content.realm_ids[place // 2])
        assert table.absorb(bonus=False).wp_in(only) == 5


@rule("CB-4.1.4", "CB-5.2.1")
def test_the_five_triads_part_the_ring_of_spaces() -> None:
    assert [[space for space in range(SPACES) if triad_of(space) == frontier] for frontier in range(5)] == [
        [1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12], [0, 13, 14],
    ]  # fmt: skip


# CB-4.2 Origin


@rule("CB-4.2.1")
@pytest.mark.parametrize("offset", range(5))
def test_each_sphere_is_aligned_with_one_realm(offset: int) -> None:
    table = game(offset=offset)
    realms = table.content.realm_ids
    assert sorted(table.sphere_at(realm) for realm in realms) == sorted(table.content.sphere_ids)
    for number, realm in enumerate(realms):
        sphere = int(table.state.sphere_at(number))
        assert table.content.sphere_ids[sphere] == table.sphere_at(realm)
        assert int(table.state.realm_of_sphere(sphere)) == number


@rule("CB-4.2.2")
def test_a_rotation_takes_every_sphere_one_realm_clockwise_with_its_willpower() -> None:
    origin = {"commitment": 1, "humility": 2, "diligence": 3, "knowledge": 4, "creativity": 5}
    table = game(origin=origin, offset=3)
    realms = table.content.realm_ids
    at_first = [table.sphere_at(realm) for realm in realms]
    table.rotate()
    assert [table.sphere_at(realms[(number + 1) % 5]) for number in range(5)] == at_first
    assert {sphere: table.wp_in(sphere) for sphere in origin} == origin
