"""Positions written by hand: sensible defaults, and every reason why one cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.kernel.errors import BadOption, BadPosition
from tests.rulebook import rule
from tests.rules.cerebria.playing import GAME, SPECIFICATION, E, Game, board, spirit

GAME_FRAME = {"program": "game", "at": 2, "seat": 0}
SEVEN = dict.fromkeys(E[:7], "Bleakness")


def stacked(*frames: dict[str, Any], **position: Any) -> dict[str, Any]:
    """The position of a game with other programs running."""
    document = Game().table.position()
    document["stack"] = [GAME_FRAME, {"program": "turn", "at": 1, "seat": 0, "ending": -1}, *frames]
    return {**document, **position}


# What is not said


def test_nothing_said_is_a_table_of_two_at_the_first_turn() -> None:
    table = GAME.from_position({})
    asked = table.question
    assert asked is not None
    assert (table.players, asked.seat, asked.kind) == (2, 0, "menu")
    view = table.view(0)
    assert (view["order"], view["actions"], view["absorb"]) == ([0, 1, 0, 1], 3, True)
    assert [seat["spirit"] for seat in view["seats"]] == ["love", "hatred"]
    assert [len(seat["deck"]) for seat in view["seats"]] == [16, 16]


@pytest.mark.parametrize(
    ("players", "options", "factions", "order"),
    [
        (2, {}, ["bliss", "gloom"], [0, 1, 0, 1]),
        (3, {}, ["bliss", "gloom", "bliss"], [0, 1, 2, 1]),
        (3, {"shaper": "bliss"}, ["gloom", "bliss", "gloom"], [0, 1, 2, 1]),
        (4, {}, ["bliss", "gloom", "bliss", "gloom"], [0, 1, 2, 3]),
    ],
)
@rule("CB-3.7.1", "CB-22.2.1")
def test_factions_take_turns(players: int, options: dict[str, Any], factions: list[str], order: list[int]) -> None:
    view = GAME.from_position({"players": players, "options": options}).view()
    assert [seat["faction"] for seat in view["seats"]] == factions
    assert view["order"] == order


def test_factions_may_sit_in_any_order() -> None:
    seats = [{"faction": "gloom"}, {"faction": "bliss"}, {"faction": "bliss"}, {"faction": "gloom"}]
    view = GAME.from_position({"seats": seats}).view()
    assert view["order"] == [0, 1, 3, 2]
    assert [seat["spirit"] for seat in view["seats"]] == ["hatred", "love", "delight", "misery"]


def test_the_place_in_the_turn_order_says_who_is_active() -> None:
    assert Game(place=3).state.active == 3
    assert Game(active=2).state.place == 2


@rule("CB-25.1.1", "CB-25.1.2")
def test_a_deck_is_the_starter_deck_unless_said_otherwise() -> None:
    seats = GAME.from_position({}).view()["seats"]
    assert [seat["list"][0] for seat in seats] == ["courage", "anger"]
    assert [len(seat["list"]) for seat in seats] == [16, 16]


def test_named_cards_take_the_place_of_others_in_the_deck() -> None:
    game = Game(spirit(hand=["Trust", "Trust"]), spaces={"valley-1": "Comfort by 0"})
    listed = game.view()["seats"][0]["list"]
    assert (listed.count("trust"), listed.count("comfort"), len(listed)) == (2, 1, 16)
    assert (len(game.hand(0)), len(game.deck(0))) == (2, 13)


def test_a_deck_of_the_content_can_be_named() -> None:
    assert "guilt" in Game(spirit(), spirit(list="Misery's deck")).deck(1)
    assert "guilt" in Game(spirit(), spirit(list="misery")).deck(1)


def test_the_top_of_a_deck_can_be_named_and_the_rest_left_open() -> None:
    game = Game(spirit(hand=["Courage known", "Kindness"], deck=["Optimism", "rest", "Desire known"]))
    assert (game.deck(0)[0], game.deck(0)[-1], len(game.deck(0))) == ("optimism", "desire", 14)
    deck = game.view(1)["seats"][0]["deck"]
    assert (deck[0], deck[1], deck[-1]) == ("optimism known", None, "desire known")


def test_a_hand_can_be_a_number_of_cards() -> None:
    game = Game(spirit(hand=5))
    assert (len(game.hand(0)), len(game.deck(0))) == (5, 11)


def test_the_rest_can_be_in_hand() -> None:
    game = Game(spirit(hand="rest", deck=[]))
    assert (len(game.hand(0)), game.deck(0)) == (16, [])


@rule("CB-3.5.6")
def test_emotions_of_one_name_belong_to_both_teammates() -> None:
    spaces = dict.fromkeys(E[:4], "Courage")
    game = Game(spaces=spaces)
    assert [game.at(place) for place in E[:4]] == ["courage 1 by 0"] * 2 + ["courage 1 by 2"] * 2


@rule("CB-3.6.3")
def test_a_hidden_aspiration_that_is_not_said_differs_from_the_common_one() -> None:
    for seed in range(30):
        game = Game(common="unity", seed=seed)
        assert game.common[0] == "unity"
        assert "unity" not in (game.hidden("bliss")[0], game.hidden("gloom")[0])
        assert sorted(game.hidden("bliss")) == sorted(game.common)


def test_a_row_of_aspirations_that_is_said_is_all_there_is() -> None:
    game = Game(common=["unity", "openness"], bliss={"hidden": ["attitude"]})
    assert (game.common, game.hidden("bliss")) == (["unity", "openness"], ["attitude"])
    assert len(game.view()["removed"]) == 7


@rule("CB-1.2.7")
def test_the_basic_game_has_seven_aspirations() -> None:
    game = Game(options={"mode": "basic"})
    assert (len(game.common), len(game.hidden("gloom"))) == (7, 7)
    assert "reflection" not in game.common


@rule("CB-2.3.3")
def test_fragments_that_are_elsewhere_are_not_in_the_supply() -> None:
    game = Game(sites={"valley": "Bliss minor", "land": "bliss MAJOR"}, bliss={"identity": {"minor": 2, "capstone": 1}})
    assert game.supply("bliss") == (2, 2, 0)
    assert game.supply("gloom") == (5, 3, 1)


def test_spheres_that_are_not_named_are_full() -> None:
    game = Game(origin={"Diligence".lower(): 2}, offset=3)
    assert (game.wp_in("diligence"), game.wp_in("humility"), game.offset) == (2, 7, 3)


def test_names_may_be_written_in_english_or_as_ids() -> None:
    spaces = {"Valley-1": "SELF-ESTEEM 2", "willow-valley": "benevolence 3 Token 1 By 0"}
    game = Game(spirit("Love", at="Valley-Cradle"), spaces=spaces)
    assert game.at("valley-1") == "self-esteem 2 by 0"
    assert game.at("willow-valley") == "benevolence 3 token 1 by 0"
    assert game.place(0) == "valley-cradle"


def test_insecurity_weakens_what_it_marks() -> None:
    spaces = {"valley-1": "Insecurity 1 marks valley-2 1", "valley-2": "Kindness 2"}
    plain = Game(spaces={"valley-2": "Kindness 2"})
    assert Game(spaces=spaces).intensity("valley-2") == plain.intensity("valley-2") - 1


def test_the_caller_keeps_the_own_document() -> None:
    hand = ["Courage", "Kindness"]
    table = GAME.from_position({"seats": [{"hand": hand, "wp": 9}]})
    hand.clear()
    table.do("end_turn")
    assert len(table.undo().view(0)["seats"][0]["hand"]) == 2


def test_the_shorthand_of_the_test_vectors_gives_intensities() -> None:
    game = Game(spaces=board("e2=B3 e1=G1 e3=G2 e10=B5"), pack=SPECIFICATION)
    assert [game.intensity(E[space]) for space in (2, 1, 3, 10)] == [3, 1, 2, 5]


# What cannot be


@pytest.mark.parametrize(
    ("document", "hint"),
    [
        ({"colour": 1}, "no field 'colour'"),
        ({"space": {}}, "no field 'space' (did you mean 'spaces'?)"),
        ({"seat": 0}, "'seat' is part of a view and follows from the rest of a position"),
        ({"question": []}, "'question' is part of a view"),
        ({"control": {"valley": "bliss"}}, "'control' is part of a view"),
        ({"intensity": {}}, "'intensity' is part of a view"),
        ({"game": "chess"}, "this position is of 'chess', not of 'cerebria'"),
        ({"options": 5}, "'options' is a mapping"),
        ({"options": {"editon": "first"}}, "no option 'editon' (did you mean 'edition'?)"),
        ({"options": {"edition": "frist"}}, "'frist' is not (did you mean 'first'?)"),
        ({"seats": 0}, "'seats' is a list"),
        ({"options": {1: 2}}, "no option 1"),
        ({"seats": [{1: 2}]}, "seat 0 has no field 1"),
        ({1: 2}, "the position has no field 1"),
        ({"players": 7}, "2 to 4 players, not 7"),
        ({"seats": [{"cards": []}]}, "no field 'cards'"),
        ({"seats": [7]}, "seat 0 is a mapping"),
        ({"seats": [{"faction": "joy"}]}, "'faction' is one of"),
        ({"seats": [{"faction": "gloom"}, {}]}, "CB-1.1.1"),
        ({"seats": [{"faction": None}, {}]}, "CB-1.1.1"),
        ({"seats": [{"spirit": "envy"}]}, "'spirit' is one of"),
        ({"seats": [{"spirit": "delihgt"}]}, "(did you mean 'delight'?)"),
        ({"seats": [{"hand": ["Courrage"]}]}, "seat 0: there is no Emotion 'courrage' (did you mean 'courage'?)"),
        (
            {"seats": [{"list": "deligth"}]},
            "no deck 'deligth' of its faction (did you mean 'delight'?); it has: starter",
        ),
        ({"seats": [{"at": "vally"}]}, "not 'vally' (did you mean 'valley'?)"),
        ({"seats": [{"spirit": "hatred"}]}, "CB-3.4.1"),
        ({"seats": [{"spirit": "love"}, {}, {"spirit": "love"}]}, "taken once"),
        ({"seats": [{"at": "attic"}]}, "a place is one of"),
        ({"seats": [{"wp": -1}]}, "'wp' is a whole number"),
        ({"seats": [{"wp": True}]}, "'wp' is a whole number"),
        ({"seats": [{"hand": ["Joy"]}]}, "no Emotion 'joy'"),
        ({"seats": [{"hand": ["Anger"]}]}, "CB-3.5.1"),
        ({"seats": [{"hand": ["Valor"]}]}, "CB-3.5.3"),
        ({"seats": [{"hand": ["Courage"] * 3}]}, "CB-3.5.2"),
        ({"seats": [{"hand": [7]}]}, "is no card"),
        ({"seats": [{"hand": -1}]}, "is no card"),
        ({"seats": [{"hand": {"count": 99}}]}, "'count' is a whole number"),
        ({"seats": [{"hand": "rest"}]}, "only one of hand and deck"),
        ({"seats": [{"hand": [], "deck": ["Courage"]}]}, "15 cards are nowhere"),
        ({"seats": [{"hand": 17}]}, "is no card"),
        ({"seats": [{"hand": 16, "deck": [None]}]}, "only 16 are left"),
        ({"seats": [{"list": "harmless"}]}, "there is no deck 'harmless'"),
        ({"seats": [{"list": ["Courage"]}]}, "CB-3.5.1"),
        ({"seats": [{"list": ["Courage"] * 16}]}, "more than twice in its deck"),
        ({"seats": [{"list": "starter", "hand": ["Trust"]}]}, "more often than in its deck"),
        ({"seats": [{"vibes": {"sing": ["red"]}}]}, "no field 'sing'"),
        ({"seats": [{"vibes": {"move": ["pink"]}}]}, "a Vibe is one of"),
        ({"seats": [{"vibes": {"move": ["red", "red"]}}]}, "CB-7.2.5"),
        ({"seats": [{"vibes": {"move": [None, "red"]}}]}, "CB-7.2.4"),
        ({"seats": [{"vibes": {"move": ["wild"]}}], "options": {"edition": "first"}}, "CB-2.1.9"),
        ({"order": [0, 1]}, "CB-3.7.1"),
        ({"order": [0, 0, 1, 1]}, "CB-3.7.1"),
        ({"order": [0, 1, 0, 7]}, "'order' is a whole number"),
        ({"active": 2}, "'active' is a whole number"),
        ({"active": 1, "place": 0}, "'active' is the seat at"),
        ({"absorb": 1}, "'absorb' is true or false"),
        ({"used": ["sing"]}, "an entry of 'used' is one of"),
        ({"origin": {"envy": 3}}, "no field 'envy'"),
        ({"origin": 5}, "'origin' is a mapping"),
        ({"spaces": {"attic": "Courage"}}, "a place is one of"),
        ({"spaces": {"valley-1": "Joy"}}, "is no Emotion"),
        ({"spaces": {"valley-1": "Curage 2"}}, "is no Emotion (did you mean 'courage'?)"),
        ({"spaces": {"vally-1": "Courage"}}, "(did you mean 'valley-1'?)"),
        ({"spaces": {"valley-1": "Courage 0"}}, "at least one Essence (CB-10.1.5)"),
        ({"spaces": []}, "'spaces' is a mapping"),
        ({"spaces": {"valley-1": "x" * 9000}}, "is no Emotion"),
        ({"order": [0, 1, 0, 1], "players": 4}, "CB-3.7.1"),
        ({"spaces": {"valley-1": "Courage 9"}}, "CB-5.1.1"),
        ({"spaces": {"valley-1": "Courage 1 token 7"}}, "CB-5.1.5"),
        ({"origin": {"humility": 8}}, "'humility' is a whole number from 0 to 7"),
        ({"spaces": {"valley-1": "Courage by 1"}}, "CB-3.5.6"),
        ({"spaces": {"valley-1": "Courage by nobody"}}, "CB-3.5.6"),
        ({"spaces": {"valley-1": "Insecurity marks valley-2 1"}}, "is marked"),
        ({"spaces": {"valley-1": "Insecurity marks valley-2 1", "valley-2": "Anger 1"}}, "of its own faction"),
        ({"spaces": dict.fromkeys(E[:3], "Valor")}, "CB-2.1.3"),
        ({"spaces": SEVEN}, "CB-2.1.4"),
        ({"spaces": dict.fromkeys(E[:3], "Brightness")}, "CB-2.1.5"),
        ({"sites": {"valley": "castle"}}, "is no Fortress"),
        ({"sites": {"valley": "joy minor"}}, "is no Fortress"),
        ({"sites": {"attic": "bliss minor"}}, "no field 'attic'"),
        ({"sites": dict.fromkeys(("valley", "cradle", "land", "willow"), "bliss major")}, "CB-2.1.7"),
        ({"factions": {"joy": {}}}, "no field 'joy'"),
        ({"factions": {"bliss": {"ambition": 4}}}, "'ambition' is a whole number from 0 to 3"),
        ({"factions": {"bliss": {"minors": 6}}}, "'minors' is a whole number from 0 to 5"),
        ({"factions": {"bliss": {"identity": {"tiny": 1}}}}, "no field 'tiny'"),
        ({"factions": {"bliss": {"hidden": ["joy"]}}}, "'hidden' of bliss is one of"),
        ({"factions": {"bliss": {"hidden": ["unity", "unity"]}}}, "CB-2.1.6"),
        ({"common": "unity", "factions": {"bliss": {"hidden": "unity"}}}, "CB-3.6.3"),
        ({"common": ["unity"], "removed": ["unity"]}, "CB-17.3.1"),
        ({"common": []}, "'common' is empty, and the game goes on (CB-17.3.5)"),
        (stacked(common=[]), "'common' is empty"),
        ({"winner": "bliss"}, "belong together"),
        ({"winner": "joy", "trigger": "twenty_points"}, "'winner' is one of"),
        ({"trigger": "boredom"}, "'trigger' is one of"),
        ({"deeds": {"sung": 1}}, "no field 'sung'"),
        ({"drawn": -1}, "'drawn' is a whole number"),
        ({"stack": []}, "list of running programs"),
        (stacked({"program": "dance"}), "names a program"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(document: dict[str, Any], hint: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(document)
    assert hint in str(caught.value)
    assert len(str(caught.value)) < 1500


def test_all_reasons_are_told_at_once() -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"absorb": 3, "active": 7, "seats": [{"hand": ["Joy"]}], "spaces": {"attic": "Courage"}})
    assert len(caught.value.reasons) == 4


@pytest.mark.parametrize("document", [None, [], "text", 7, ["x" * 9000], [10**5000]])
def test_what_is_no_position_is_refused(document: Any) -> None:
    with pytest.raises(BadPosition, match="a position is a mapping of names to values") as caught:
        GAME.from_position(document)
    assert len(str(caught.value)) < 300


def test_all_that_every_game_has_is_told_at_once() -> None:
    options = {"editon": "first", "spirit_side": "c", "mode": "basic"}
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"game": "chess", "options": options, "players": 9})
    assert [reason.split()[0] for reason in caught.value.reasons] == ["this", "cerebria", "option", "Cerebria:"]


def test_a_document_without_an_end_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadPosition, match="too deep"):
        GAME.from_position({"common": deep})


@pytest.mark.parametrize("seed", [[1], 1.5, True, None, {}])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number or a text"):
        GAME.from_position({}, seed)
    if seed is not None:
        with pytest.raises(BadOption, match="a seed is a whole number or a text"):
            GAME.new(2, seed)


@rule("CB-1.2.1")
def test_a_position_has_a_plan_that_can_be_played() -> None:
    with pytest.raises(BadPosition, match=r"CB-1\.2\.1"):
        GAME.from_position({"options": {"mode": "basic", "spirit_side": "b"}})


# What was printed


def test_a_printed_position_stands_again_as_it_was() -> None:
    spaces = {"valley-1": "Insecurity 1 marks valley-2 1", "valley-2": "Kindness 2 token 3", "land-1": "Bleakness"}
    game = Game(
        spirit(hand=["Courage", "Kindness known"], deck=["Desire", "rest", "Optimism known"]), spaces=spaces, turn=6,
        sites={"valley": "bliss minor built 4 laid 4", "land": "gloom major built 2 exalted 5 laid 5"}, place=2,
        bliss={"points": 7, "identity": {"minor": 1}}, common=["unity", "openness"], scored=1, actions=1, absorb=False,
        used=["rotate"], scored_deeds=["full_row"], deeds={"filled": ["valley-2"], "taken": 0, "joined": {"gloom": 1}},
        trigger="twenty_points",
    )  # fmt: skip
    document = game.position()
    assert document["spaces"]["valley-1"] == "insecurity 1 by 1 marks valley-2 1"
    assert document["sites"]["land"] == "gloom major built 2 exalted 5 laid 5"
    assert document["deeds"] == {"filled": ["valley-2"], "joined": {"gloom": 1}, "taken": 0}
    again = GAME.from_position(document)
    assert again.position() == document
    assert again.state.fingerprint() == game.state.fingerprint()


def test_every_moment_of_a_setup_is_a_position() -> None:
    table = GAME.new(3, "setup", edition="first")
    for step in range(40):
        again = GAME.from_position(table.position())
        assert again.position() == table.position()
        table.answer(table.legal()[step % len(table.legal())])


def test_a_finished_game_is_a_position_too() -> None:
    game = Game(bliss={"points": 21}, trigger="twenty_points").end_turn()
    assert game.over
    again = GAME.from_position(game.position())
    assert again.over
    outcome = again.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([0, 2], "twenty_points")
