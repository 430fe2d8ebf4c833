"""CB-23.3 Powers that remove Essence, push Emotions, turn the Origin and move Spirits."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule
from tests.rules.cerebria.scenes import Scene

# Essence that is removed


@rule("CB-23.3.2")
def test_anger_removes_essence_from_one_foe_that_has_two() -> None:
    scene = Scene({5: "optimism 2", 7: "optimism 3"}).enter("anger", 6)
    assert scene.spaces() == [5, 7]
    scene.choose(5)
    assert (scene.on(5), scene.on(7)) == ("optimism 1", "optimism 3")


@rule("CB-23.3.2")
def test_anger_never_takes_the_last_essence() -> None:
    assert Scene({5: "optimism 1", 7: "bitterness 2"}).enter("anger", 6).quiet()


@rule("CB-23.3.2", "CB-10.1.5")
def test_rage_removes_essence_from_each_foe_and_the_last_one_discards_it() -> None:
    scene = Scene({5: "optimism 1", 7: "optimism 2", 8: "optimism 1"}).enter("rage", 6)
    assert (scene.on(5), scene.on(7), scene.on(8)) == ("", "optimism 1", "optimism 1")
    assert scene.deck(0)[-1] == "optimism"
    assert scene.state.quelled == 0, "this is no Quell"


@rule("CB-23.3.2")
def test_rage_is_no_quell_so_that_a_shield_does_not_help() -> None:
    scene = Scene({6: "purity", 7: "optimism 2"})
    assert scene.state.shield[7] == 1
    assert scene.enter("rage", 8).on(7) == "optimism 1"


# Pushing Emotions


@rule("CB-23.3.2")
def test_disgust_may_push_a_foe_one_space_away() -> None:
    scene = Scene({5: "optimism 2", 7: "trust 1"}).enter("disgust", 6).yes()
    assert scene.spaces() == [5, 7]
    scene.choose(5)
    assert (scene.on(4), scene.on(5), scene.on(7)) == ("optimism 2", "", "trust 1")
    assert scene.wp(1) == 6
    assert scene.told() == ["power", "willpower", "shifted"]


@rule("CB-23.3.2")
def test_disgust_declined_moves_nothing_but_gives_willpower() -> None:
    scene = Scene({5: "optimism 2"}).enter("disgust", 6).no()
    assert scene.on(5) == "optimism 2"
    assert scene.wp(1) == 6


@rule("CB-23.3.2")
def test_disgust_pushes_only_to_an_empty_space() -> None:
    scene = Scene({5: "optimism", 4: "trust", 7: "optimism"}).enter("disgust", 6).yes()
    assert scene.kind == ""
    assert (scene.on(5), scene.on(7), scene.on(8)) == ("optimism 1", "", "optimism 1")


@rule("CB-23.3.2")
@pytest.mark.parametrize(
    "others",
    [{}, {7: "bitterness"}, {7: "optimism", 8: "bitterness"}, {8: "optimism"}],
    ids=["alone", "a friend", "no room", "too far"],
)
@pytest.mark.parametrize(("card", "told"), [("disgust", ["power", "willpower"]), ("loathing", [])])
def test_a_push_is_not_offered_where_it_is_impossible(card: str, told: list[str], others: dict[int, str]) -> None:
    scene = Scene(others).enter(card, 6)
    assert scene.kind == ""
    assert scene.told() == told


@rule("CB-23.3.2")
def test_a_push_goes_over_the_seam_of_the_board() -> None:
    scene = Scene({0: "optimism"}).enter("disgust", 1).yes()
    assert scene.on(14) == "optimism 1"


@rule("CB-23.3.2", "CB-13.4.2")
def test_what_is_pushed_keeps_its_token_and_does_not_enter() -> None:
    scene = Scene({7: "optimism 2"})
    scene.state.token[7] = 1
    scene.enter("disgust", 6).yes()
    assert scene.on(8) == "optimism 2"
    assert scene.token(8) == 1
    assert scene.hand(0) == []


@rule("CB-23.3.2")
def test_loathing_also_strips_what_it_pushed() -> None:
    scene = Scene({5: "optimism 2", 7: "optimism 3"}).enter("loathing", 6).yes().choose(7)
    assert (scene.on(5), scene.on(7), scene.on(8)) == ("optimism 2", "", "optimism 2")


@rule("CB-23.3.2")
def test_loathing_leaves_the_last_essence() -> None:
    scene = Scene({7: "optimism 1"}).enter("loathing", 6).yes()
    assert scene.on(8) == "optimism 1"


@rule("CB-23.3.2")
def test_loathing_declined_strips_nothing() -> None:
    assert Scene({7: "optimism 3"}).enter("loathing", 6).no().on(7) == "optimism 3"


# The Origin


@rule("CB-23.3.2", "CB-4.2.2")
def test_tranquility_may_turn_the_origin_one_step() -> None:
    scene = Scene().enter("tranquility", 6).yes()
    assert scene.state.offset == 1
    assert list(scene.state.spheres) == [7] * 5
    assert scene.told() == ["power", "rotated"]
    assert Scene().enter("tranquility", 6).no().state.offset == 0


@rule("CB-23.3.2", "CB-4.2.2")
@pytest.mark.parametrize("steps", [1, 2])
def test_serenity_may_turn_it_one_or_two_steps(steps: int) -> None:
    scene = Scene()
    scene.state.offset = 4
    scene.enter("serenity", 6).yes()
    assert scene.kind == "power_rotate"
    assert scene.legal() == [replies.NUMBER + 1, replies.NUMBER + 2]
    assert scene.refused(replies.NUMBER).code == "E_AMOUNT"
    assert scene.refused(replies.NUMBER + 3).code == "E_AMOUNT"
    assert scene.refused(replies.YES).code == "E_TURN"
    assert scene.choice(replies.NUMBER + 2).points == {"number": 2}
    assert scene.answer(replies.NUMBER + steps).state.offset == (4 + steps) % 5


# Moving Spirits


@rule("CB-23.3.2")
def test_excitement_may_move_the_own_spirit_one_space_for_nothing() -> None:
    scene = Scene().enter("excitement", 6).yes()
    assert scene.ends() == [1, 9]
    scene.send(9)
    assert list(scene.state.space) == [9, 4, 2, 6]
    assert scene.wp(0) == 5
    assert scene.told() == ["power", "moved"]


@rule("CB-23.3.2", "CB-8.1.2", "CB-8.1.3")
def test_excitement_may_not_end_with_an_opposing_spirit_but_with_a_teammates() -> None:
    scene = Scene().spirit(1, 1).spirit(2, 9).enter("excitement", 6).yes()
    assert scene.kind == ""
    assert scene.state.space[0] == 9
    scene = Scene().spirit(1, 1).enter("excitement", 6).yes()
    assert scene.state.space[0] == 9, "the other side was the only way"


@rule("CB-23.3.2", "CB-8.1.2")
def test_excitement_refuses_other_ends() -> None:
    scene = Scene().enter("excitement", 6)
    assert scene.refused(replies.SPIRIT_SPACE + 1).code == "E_TURN"
    scene.yes()
    assert scene.refused(replies.SPIRIT_SPACE + 2).code == "E_ADJ"
    assert scene.refused(replies.SPIRIT_SPACE).code == "E_ADJ"
    assert scene.refused(replies.SPACE).code == "E_TURN"
    assert scene.choice(replies.SPIRIT_SPACE + 1).points == {"spirit_space": "valley-cradle"}


@rule("CB-8.1.2", "CB-23.3.2")
def test_excitement_does_not_ask_a_spirit_between_two_opposing_ones() -> None:
    assert Scene().spirit(1, 1).spirit(3, 9).enter("excitement", 6).kind == ""


@rule("CB-23.3.2")
def test_embarrassment_may_move_an_opposing_spirit_adjacent_to_it() -> None:
    scene = Scene().spirit(0, 4).enter("embarrassment", 7).yes()
    assert scene.ends() == [3, 5]
    scene.send(5)
    assert list(scene.state.space) == [5, 4, 2, 6]
    assert scene.told() == ["power", "pushed"]


@rule("CB-23.3.2")
def test_embarrassment_chooses_among_adjacent_spirits_and_any_end() -> None:
    scene = Scene().spirit(0, 4).spirit(2, 4).spirit(3, 5).enter("embarrassment", 6).yes()
    assert scene.seats() == [0, 2]
    assert scene.refused(replies.SEAT + 1).code == "E_TARGET"
    assert scene.choice(replies.SEAT + 2).points == {"seat": 2}
    assert scene.choose_seat(2).ends() == [3, 5]


@rule("CB-23.3.2")
def test_embarrassment_does_not_ask_without_such_a_spirit() -> None:
    assert Scene().spirit(0, 3).spirit(1, 4).enter("embarrassment", 6).quiet()


@rule("CB-23.3.2")
def test_shame_may_move_any_opposing_spirit_up_to_two_spaces() -> None:
    scene = Scene().enter("shame", 9).yes()
    assert scene.seats() == [0, 2]
    assert scene.choose_seat(0).ends() == [1, 2, 8, 9]
    assert scene.send(8).state.space[0] == 8
    assert Scene().enter("shame", 9).no().told() == []
