"""CB-23.3.7 Powers of packs that know hands and boards: cards returned and discarded, what players hold, moments."""

from __future__ import annotations

from pathlib import Path

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.powers.running import empower_powers, turn_start_powers
from mindrose.games.cerebria.state import HAND
from tests.rulebook import rule
from tests.rules.cerebria.content_packs import facts_of, write
from tests.rules.cerebria.playing import Game, spirit
from tests.rules.cerebria.scenes import CONTENT, Scene, with_powers


def courage(power: str, emotions: dict[int, str] | None = None) -> Scene:
    return Scene(emotions, content=with_powers(courage=[power]))


def hold(scene: Scene, seat: int, *cards: str) -> Scene:
    for card in cards:
        scene.state.piles.slip(HAND + seat, 2 * CONTENT.find(card))
    return scene


def pack_with(folder: Path, **powers: list[str]) -> Path:
    """A pack whose other Emotions have no powers."""
    facts = facts_of("emotions")
    for entry in [*facts["moderate"], *facts["strong"]]:
        entry["power"] = powers.get(entry["id"], [])
        entry.pop("power_first", None)
    write(folder, "emotions", facts)
    return folder


# Back into hand


@rule("CB-23.3.7", "CB-23.2.4")
def test_a_moderate_emotion_returns_to_its_owners_hand_and_everybody_knows() -> None:
    scene = courage("on enter: T=enemy; return T", {12: "guilt 3"}).enter("courage", 6)
    assert (scene.on(12), scene.hand(1), scene.essence(1)) == ("", ["guilt"], 2)
    assert scene.state.piles.at(HAND + 1, 0) % 2 == 1
    assert scene.told() == ["power", "returned"]
    assert scene.deck(1) == ["anger", "fear", "guilt"]


@rule("CB-23.3.7")
def test_strong_and_starting_emotions_do_not_return() -> None:
    scene = courage("on enter: each enemy: return it", {4: "rage 2", 9: "bleakness 1", 12: "guilt"}).enter("courage", 6)
    assert (scene.on(4), scene.on(9), scene.on(12)) == ("rage 2", "bleakness 1", "")


@rule("CB-23.3.7")
def test_only_moderate_emotions_are_offered_where_they_are_asked_for() -> None:
    power = "on enter: may: {T=enemy[moderate]; return T}"
    scene = courage(power, {4: "rage 2", 9: "bleakness 1", 12: "guilt", 0: "fear"}).enter("courage", 6).yes()
    assert scene.spaces() == [0, 12]
    assert scene.refused(replies.SPACE + 4).code == "E_TARGET"
    assert courage(power, {4: "rage 2", 9: "bleakness 1"}).enter("courage", 6).quiet()
    assert courage("on enter: gain me wp #enemy[!moderate]", {4: "rage 2", 12: "guilt"}).enter("courage", 6).wp(0) == 6


@rule("CB-23.3.7", "CB-5.1.7")
def test_what_lies_on_a_returned_emotion_is_gone() -> None:
    scene = courage("on enter: return foe", {7: "guilt 2", 12: "trust"})
    scene.state.token[7] = 2
    scene.state.aim[12] = 7
    scene.state.insecurity[12] = 1
    scene.enter("courage", 6)
    assert (scene.token(7), scene.state.aim[12], scene.state.insecurity[12]) == (0, -1, 0)


@rule("CB-23.3.7")
def test_an_emotion_that_returned_itself_is_not_spoken_of_any_more() -> None:
    scene = courage("on enter: return this; token 1; gain me wp #foe", {7: "guilt"}).enter("courage", 6)
    assert (scene.on(6), scene.wp(0), scene.hand(0)) == ("", 5, ["courage"])


# Discards


@rule("CB-23.3.7", "CB-23.2.1")
def test_everybody_discards_from_the_own_hand_the_actor_first() -> None:
    scene = courage("on enter: discard own 1; discard foes 2")
    hold(scene, 0, "trust", "kindness")
    hold(scene, 1, "guilt", "fear", "fear")
    hold(scene, 3, "anger")
    scene.enter("courage", 6)
    asked = []
    while scene.kind:
        assert scene.kind == "power_discard"
        asked.append((int(scene.state.stack.seat), len(scene.legal())))
        scene.answer(scene.legal()[0])
    assert asked == [(0, 2), (1, 2), (1, 1), (3, 1)], "also with one card, for that is a secret"
    assert [len(scene.hand(seat)) for seat in range(4)] == [1, 1, 0, 0]
    assert scene.deck(3)[-1] == "anger"
    assert scene.told() == ["power", *["discarded"] * 4]


@rule("CB-23.3.7")
def test_a_discard_is_refused_in_words() -> None:
    scene = hold(courage("on enter: discard me 1"), 0, "trust", "kindness").enter("courage", 6)
    assert scene.refused(replies.CARD + CONTENT.find("courage")).code == "E_NO_CARD"
    assert scene.refused(replies.PASS).code == "E_TURN"
    assert scene.choice(replies.CARD + CONTENT.find("trust")).points == {"card": "trust"}


@rule("CB-23.3.7")
def test_without_cards_nobody_is_asked() -> None:
    assert courage("on enter: discard foes 2").enter("courage", 6).quiet()
    assert courage("on enter: may: discard foes 2").enter("courage", 6).quiet()
    asked = hold(courage("on enter: may: discard foes 2"), 3, "anger").enter("courage", 6)
    assert asked.kind == "power_may"


# Amounts


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("number", "gained"),
    [
        ("#hand(me)", 2), ("#hand(own)", 3), ("#hand(foes)", 1), ("#hand(mate)", 1), ("#essence(this)", 2),
        ("#essence(me)", 2), ("#essence(own)", 4), ("#essence(foes)", 5), ("#ally", 1), ("#enemy", 2),
        ("#enemy[triad]", 1), ("#ally[realm]", 0), ("#enemy[!frontier]", 1),
    ],
)  # fmt: skip
def test_what_is_held_can_be_counted(number: str, gained: int) -> None:
    scene = courage(f"on enter: gain me wp {number}", {8: "guilt 3", 11: "fear", 0: "trust"})
    hold(hold(hold(scene, 0, "trust", "kindness"), 2, "trust"), 1, "fear")
    scene.state.held[1] = 3
    assert scene.enter("courage 2", 7).wp(0) == 5 + gained


@rule("CB-23.3.7")
def test_what_a_chosen_one_holds_can_be_asked_for() -> None:
    power = "on enter: T=opponent; if #hand(T)>=2: gain me wp #essence(T)"
    scene = hold(courage(power), 3, "anger", "fear")
    scene.state.held[3] = 4
    assert scene.enter("courage", 6).choose_seat(3).wp(0) == 9
    assert hold(courage(power), 3, "anger", "fear").enter("courage", 6).choose_seat(1).wp(0) == 5
    power = "on enter: each enemy: {if #essence(it)=1: gain me wp 1}"
    assert courage(power, {0: "guilt", 3: "guilt 2", 9: "fear"}).enter("courage", 6).wp(0) == 7


@rule("CB-23.3.7")
def test_a_may_whose_amount_follows_from_a_choice_is_asked() -> None:
    scene = courage("on enter: may: {T=foe; gain me wp #essence(T)}", {7: "guilt 3"}).enter("courage", 6)
    assert scene.yes().wp(0) == 8
    assert courage("on enter: may: {T=foe; gain me wp #essence(T)}").enter("courage", 6).quiet()


# Moments


@rule("CB-23.3.7", "CB-23.3.1")
def test_own_emotions_work_at_the_start_of_a_turn_before_its_menu(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, courage=["on turnstart: may: gain me wp 1"], guilt=["on turnstart: gain me wp 5"])
    game = Game(spirit(), spirit(), pack=pack, spaces={"valley-1": "courage 1 by 0", "land-1": "guilt 1 by 3"})
    game.end_turn()
    assert (game.wp(1), game.kind) == (15, "menu")
    game.end_turn().answer(replies.YES)
    assert (game.wp(2), game.wp(0), game.kind) == (11, 10, "menu")
    assert "turn" in [frame["program"] for frame in game.table.position()["stack"]]


@rule("CB-23.3.7")
def test_the_start_of_a_turn_stands_in_positions(tmp_path: Path) -> None:
    pack = pack_with(tmp_path, courage=["on turnstart: may: gain me wp 1"])
    game = Game(spirit(), spirit(), pack=pack, spaces={"valley-1": "courage 1 by 0"}).end_turn().end_turn()
    assert game.kind == "power_may"
    again = game.table.game.from_position(game.table.position(), 0)
    assert again.question is not None
    assert again.question.kind == "power_may"


@rule("CB-23.3.7", "CB-12.1.15")
def test_own_emotions_answer_an_empower_after_the_strong_one_entered(tmp_path: Path) -> None:
    pack = pack_with(
        tmp_path, trust=["on empower: gain me essence 1"], faith=["on enter: gain me wp 1"],
        guilt=["on empower: gain me wp 20"],
    )  # fmt: skip
    spaces = {"valley-1": "trust 2 by 0", "cradle-1": "trust 1 by 2", "land-1": "guilt 1 by 3"}
    game = Game(spirit(), pack=pack, spaces=spaces).empower("valley-1")
    assert (game.wp(), game.essence(), game.wp(3)) == (8, 4, 10)
    told = [event["event"] for event in game.table.events() if event["event"] in ("empowered", "willpower", "essence")]
    assert told == ["empowered", "willpower", "essence"]


@rule("CB-23.3.7")
def test_several_may_wait_for_an_empower_or_a_turn() -> None:
    content = with_powers(
        courage=["on empower or turnstart: discard me 1"], trust=["on empower: strip friend 1 floor 0"]
    )
    scene = Scene({6: "courage", 7: "trust 2"}, content=content)
    empower_powers(scene.state, 0)
    assert scene.run().spaces() == [6, 7]
    assert scene.choose(7).on(6) == ""
    turn_start_powers(scene.state, 0)
    assert scene.run().kind == ""
