"""CB-23.3.7 Powers of packs that move Emotions anywhere and swap them, and the Frontier of a Triad as an area."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import BLISS, GLOOM
from tests.rulebook import rule
from tests.rules.cerebria.scenes import Scene, with_powers


def courage(power: str, emotions: dict[int, str] | None = None) -> Scene:
    return Scene(emotions, content=with_powers(courage=[power]))


# Moves


@rule("CB-23.3.7", "CB-13.4.2", "CB-13.4.3")
def test_an_emotion_that_is_no_neighbour_is_moved_with_all_that_lies_on_it() -> None:
    scene = courage("on enter: T=enemy; move T to anywhere; strip T 1 floor 0", {12: "guilt 3", 0: "fear 1"})
    scene.state.token[12] = 2
    scene.enter("courage", 6)
    assert scene.spaces() == [0, 12]
    scene.choose(12)
    assert scene.kind == "power_move"
    assert scene.refused(replies.SPACE).code == "E_OCCUPIED"
    assert scene.refused(replies.PASS).code == "E_TURN"
    assert scene.choice(replies.SPACE + 3).points == {"space": "cradle-1"}
    scene.choose(3)
    assert (scene.on(12), scene.on(3), scene.token(3)) == ("", "guilt 2", 2)
    assert scene.told() == ["power", "shifted", "removed"]


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("where", "ends"),
    [
        ("anywhere", [0, 1, 2, 3, 4, 5, 7, 9, 10, 11, 13, 14]), ("beside", [5, 7]), ("reach", [0, 1]), ("realm", [7]),
        ("triad", [4, 5]), ("frontier", [5]),
    ],
)  # fmt: skip
def test_it_goes_to_an_empty_space_of_an_area(where: str, ends: list[int]) -> None:
    scene = courage(f"on enter: may: {{T=enemy; move T to {where}}}; draw me 1", {12: "guilt", 8: "trust"})
    scene.enter("courage", 6).yes()
    if len(ends) > 1:
        assert [answer - replies.SPACE for answer in scene.legal()] == ends
        assert where == "anywhere" or scene.refused(replies.SPACE + 13).code == "E_ADJ"
        scene.choose(ends[0])
    assert scene.on(ends[0]) == "guilt 1"


@rule("CB-23.3.7")
def test_a_move_is_not_offered_where_there_is_no_room() -> None:
    power = "on enter: may: {T=enemy; move T to beside}"
    assert courage(power, {5: "trust", 7: "trust", 12: "guilt"}).enter("courage", 6).quiet()
    assert courage(power).enter("courage", 6).quiet()


@rule("CB-23.3.7")
def test_an_emotion_that_moves_itself_goes_on_from_there() -> None:
    content = with_powers(courage=["on enter: move this to frontier; token 1", "on enter: gain me wp #foe; token 2"])
    scene = Scene({9: "guilt"}, content=content).enter("courage", 7)
    assert (scene.on(7), scene.on(8), scene.token(8), scene.wp(0)) == ("", "courage 1", 2, 6)


@rule("CB-23.3.7")
def test_a_power_that_waits_follows_its_emotion() -> None:
    content = with_powers(
        courage=["on turnend: T=ally; move T to beside"], trust=["on turnend: may: gain me wp 1"],
        kindness=["on turnend: push friend"],
    )  # fmt: skip
    scene = Scene({6: "courage", 12: "trust"}, content=content).end_turn(0).choose(6).choose(7)
    assert scene.kind == "power_may"
    assert (scene.on(7), scene.yes().wp(0)) == ("trust 1", 6)
    scene = Scene({6: "kindness", 7: "trust"}, content=content).end_turn(0).choose(6)
    assert (scene.kind, scene.on(8)) == ("power_may", "trust 1")


# Swaps


@rule("CB-23.3.7", "CB-13.4.2", "CB-13.4.3")
def test_two_emotions_change_places_with_all_that_lies_on_them() -> None:
    scene = courage(
        "on enter: T=ally; U=enemy; swap T U; strip T 1 floor 0; strip U 1 floor 0", {2: "trust 3", 12: "guilt 2"}
    )
    state = scene.state
    state.token[2] = 3
    state.aim[12], state.insecurity[12] = 2, 1
    state.filled = 1 << 2
    scene.enter("courage", 6)
    assert (scene.on(2), scene.on(12), scene.token(12), scene.token(2)) == ("guilt 1", "trust 2", 3, 0)
    assert (state.aim[2], state.insecurity[2], state.aim[12], state.filled) == (12, 1, -1, 1 << 12)
    assert (state.owner[2], state.owner[12]) == (1, 0)
    assert scene.told() == ["power", "shifted", "shifted", "removed", "removed"]


@rule("CB-23.3.7")
def test_an_emotion_swaps_its_own_place_and_knows_its_new_neighbours() -> None:
    scene = courage("on enter: swap this enemy; gain me wp #foe; token 1", {11: "guilt 2", 12: "fear 2"}).enter(
        "courage", 6
    )
    scene.choose(11)
    assert (scene.on(6), scene.on(11), scene.token(11), scene.wp(0)) == ("guilt 2", "courage 1", 1, 6)


@rule("CB-23.3.7")
def test_nothing_is_swapped_with_itself() -> None:
    scene = courage("on enter: T=foe; U=foe; swap T U; gain me wp 1", {7: "guilt"}).enter("courage", 6)
    assert (scene.on(7), scene.told()) == ("guilt 1", ["power", "willpower"])
    assert courage("on enter: may: swap this foe").enter("courage", 6).quiet()


@rule("CB-23.3.7", "CB-21.4.2", "CB-21.4.3")
def test_the_own_spirit_changes_places_with_another() -> None:
    scene = courage("on enter: S=spirit(*); swap S").enter("courage", 6).choose_seat(1)
    assert [int(space) for space in scene.state.space] == [4, 0, 2, 6]
    assert scene.told() == ["power", "swapped"]
    assert courage("on enter: S=spirit(*); swap S").spirit(3, 4).enter("courage", 6).choose_seat(1).told() == []
    assert courage("on enter: swap spirit(0)").spirit(0, 4).enter("courage", 6).quiet(), "they are together"


# The Frontier of a Triad


@rule("CB-23.3.7", "CB-4.1.8", "CB-5.2.1")
def test_the_frontier_of_its_triad_is_an_area() -> None:
    for space in (7, 8, 9):
        scene = courage(
            "aura: shield frontier; cost invoke +2 foes frontier; cap 1 frontier", {8: "trust 2", space: "courage"}
        )
        assert [other for other in range(15) if scene.state.shield[other]] == [8]
        assert scene.state.cap[8] == 1
        assert [other for other in range(15) if scene.state.invoke_tax[2 * other + GLOOM]] == [8]
        assert not any(scene.state.invoke_tax[2 * other + BLISS] for other in range(15))
    scene = courage("aura: cost quell +1 foes frontier", {8: "trust", 6: "courage"})
    assert scene.state.quell_tax[8] == 0, "of another Triad"


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("asked", "spaces"), [("triad", [7, 8]), ("frontier", [8]), ("!triad", [2, 12]), ("realm", [10])]
)
def test_emotions_of_an_area_can_be_asked_for(asked: str, spaces: list[int]) -> None:
    others = {7: "guilt", 8: "fear", 2: "guilt", 12: "anger"} if asked != "realm" else {10: "guilt", 8: "fear"}
    scene = courage(f"on enter: T=enemy[{asked}]; may: strip T 1 floor 0", others).enter("courage", 9)
    if len(spaces) > 1:
        assert scene.spaces() == spaces
        assert scene.refused(replies.SPACE + 0).code == "E_TARGET"
        scene.choose(spaces[0])
    assert scene.yes().on(spaces[0]) == ""


# What makes no sense


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("on enter: swap this this", "an Emotion changes places with another one, not with itself"),
        ("on enter: T=all enemy; swap this T", "`T` is more than one: Emotions change places two by two"),
        ("on quelled: swap spirit(*)", "`swap` is about the active player"),
        ("on enter: move all enemy to anywhere", "Emotions are moved one by one, with `each`"),
        ("on enter: move this to nowhere", "(did you mean 'anywhere'?)"),
        ("on quelled: move this to reach", "`reach` is about the active player"),
        (
            "on enter: T=enemy[pushable]; strip T 1 floor 0",
            "`enemy` cannot be asked for `pushable`, but for essence>=n",
        ),
        ("on enter: gain me wp #hand(opponent)", "a number chooses nothing: choose before it, with `T=…`"),
        ("on enter: T=all opponent; gain me wp #hand(T)", "`T` is more than one: count each by itself, with `each`"),
        ("aura: intensity +#hand(own)", "`#hand(own)` is counted only by auras of Absorb: other auras know nothing"),
        ("aura: intensity +#essence(own)", "`#essence(own)` is counted only by auras of Absorb"),
        ("on enter: if #enemy>=15: token 1", "`#enemy` is 0 to 14 here"),
        ("on enter: if #hand(me)>=0: token 1", "`#hand(me)>=0` always holds: `#hand(me)` is at least 0 here"),
        ("on enter: discard me 0", "`discard` takes a number from 1 on, not 0"),
    ],
)
def test_a_mistake_is_told(power: str, told: str) -> None:
    with pytest.raises(Exception, match="moderate 'courage'") as caught:
        courage(power)
    assert told in str(caught.value)
