"""CB-9 Invoke."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.rules.invoke import INVOKING, SOURCE, ChooseSpace
from mindrose.games.cerebria.rules.upgrades import UPS
from mindrose.kernel.errors import Refusal
from mindrose.kernel.programs import new_frame
from tests.rulebook import rule, vector
from tests.rules.cerebria.content_packs import with_changed, write
from tests.rules.cerebria.playing import SPECIFICATION, Game, board, each_edition, specified, spirit

EDITIONS = ("revised", "first")
Row = list[str | None]
SUPPORT: Row = ["red", "blue"]
INNER_STRENGTH: Row = ["red", None, "blue"]
BOTH: Row = ["red", "blue", "green"]


def game(*hand: str, vibes: Row | None = None, at: str = "valley", emotions: str = "", **more: Any) -> Game:
    """Love on a Spirit space with some cards; her row of Invoke holds these Vibes."""
    means = {name: more.pop(name) for name in ("wp", "essence") if name in more}
    seat = spirit("love", at, hand=list(hand), vibes={"invoke": vibes or ["red"]}, **means)
    return Game(seat, pack=SPECIFICATION, **{"spaces": board(emotions), **more})


@rule("CB-9.1.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("space", ["valley-1", "valley-2"])
def test_a_moderate_emotion_comes_from_hand_to_an_empty_adjacent_space(space: str, edition: str) -> None:
    table = game("trust", "optimism", options={"edition": edition}).invoke("trust", space)
    assert (table.emotion(space), table.hand(), table.wp(), table.actions) == ("trust", ["optimism"], 8, 2)
    assert table.ambition() == 3


def away(table: Game, card: str, space: str) -> Refusal:
    """What the choice of a space for a card says to this one; with one space in reach the machine answers itself."""
    frame = new_frame(INVOKING, table.asked.seat)
    frame.slots[UPS] = 0
    frame.slots[SOURCE] = table.card(card) - replies.CARD
    return ChooseSpace("invoke_space", "CB-9.1.1").refusal(table.state, frame, table.space(space))


@vector("TV-63")
@rule("CB-9.1.1", "CB-4.1.5")
@each_edition
def test_from_a_frontier_nothing_is_invoked_into_a_realm(edition: str) -> None:
    seats = (spirit("love", "valley-cradle", hand=["courage"]), spirit(at="network"))
    table = specified(*seats, options={"edition": edition})
    assert [away(table, "courage", space).code for space in ("valley-2", "cradle-1")] == ["E_ADJ", "E_ADJ"]
    table.invoke("courage")
    assert table.emotion("valley-cradle") == "courage"  # the one space there is
    full = specified(*seats, emotions="e2=B1", options={"edition": edition})
    assert "invoke" not in full.actions_offered()


@rule("CB-9.1.1")
def test_an_emotion_cannot_be_invoked_further_away() -> None:
    table = game("trust").start("invoke").use()
    assert table.offered("space") == ["valley-1", "valley-2"]
    for space in ("willow-valley", "valley-cradle", "cradle-1"):
        assert table.refused(table.space(space)).code == "E_ADJ"


@rule("CB-9.1.1", "CB-4.1.1")
@pytest.mark.parametrize("owner", ["B", "G"])
def test_an_emotion_cannot_be_invoked_on_another(owner: str) -> None:
    table = game("trust", emotions=f"e0={owner}1 e1={owner}1")
    assert table.refused(table.action("invoke")).code == "E_OCCUPIED"
    one_left = game("trust", emotions=f"e0={owner}1").invoke("trust")
    assert one_left.emotion("valley-2") == "trust"


@rule("CB-9.1.1")
def test_an_occupied_space_is_refused_where_others_are_free() -> None:
    """Seeds of Darkness puts a Bleakness on any empty space."""
    seats = (spirit(), spirit("anxiety", "land", vibes={"invoke": ["wild", None, "wild", None]}))
    options = {"spirit_side": "b"}
    table = Game(*seats, pack=SPECIFICATION, spaces=board("e0=B1"), options=options, active=1, place=1)
    table.start("invoke").use("seeds")
    assert table.refused(table.space("valley-1")).code == "E_OCCUPIED"


@rule("CB-9.1.1")
def test_invoke_costs_two_wp() -> None:
    table = game("trust", wp=1)
    assert table.refused(table.action("invoke")).code == "E_WP"
    assert game("trust", wp=2).invoke("trust", "valley-1").wp() == 0


@rule("CB-9.1.1")
def test_invoke_needs_a_card() -> None:
    table = game()
    assert table.refused(table.action("invoke")).code == "E_NO_CARD"
    other = game("trust", "optimism").start("invoke").use()
    assert other.refused(other.card("courage")).code == "E_NO_CARD"


@rule("CB-9.1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_essence_of_the_own_board_goes_on_the_first_slot(edition: str) -> None:
    table = game("trust", options={"edition": edition}).invoke("trust", "valley-1")
    assert (table.essence_at("valley-1"), table.essence(), table.intensity("valley-1")) == (1, 2, 1)
    assert table.events("paid") == [{"event": "paid", "seat": 0, "wp": 2, "ambition": 0, "essence": 1}]


@rule("CB-9.1.3", "CB-9.1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_essence_there_is_no_invoke(edition: str) -> None:
    table = game("trust", essence=0, options={"edition": edition})
    refusal = table.refused(table.action("invoke"))
    assert (refusal.code, refusal.rule) == ("E_ESSENCE", "CB-9.1.3")


@rule("CB-9.1.3")
def test_support_does_not_provide_the_required_essence() -> None:
    table = game("trust", vibes=SUPPORT, essence=0, wp=3)
    assert table.refused(table.action("invoke")).code == "E_ESSENCE"


@rule("CB-9.1.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_support_adds_an_essence_of_the_supply_for_one_ambition(edition: str) -> None:
    table = game("trust", vibes=SUPPORT, options={"edition": edition}).invoke("trust", "valley-1", upgrades="support")
    assert (table.essence_at("valley-1"), table.essence()) == (2, 2)
    assert (table.wp(), table.ambition()) == (8, 2)


@rule("CB-9.1.4")
def test_support_needs_an_active_token() -> None:
    table = game("trust", "optimism", vibes=SUPPORT, bliss={"ambition": 0}).start("invoke")
    assert table.refused(table.upgrade_slots(1)).code == "E_AMBITION"


@rule("CB-9.1.4")
def test_support_needs_a_second_slot(tmp_path: Path) -> None:
    """No printed Emotion has a single slot; one of a content pack may."""
    write(tmp_path, "emotions", with_changed("emotions", "moderate", "trust", track=[2], threshold=1))
    seat = spirit("love", "valley", hand=["trust", "optimism", "courage"], vibes={"invoke": SUPPORT})
    table = Game(seat, pack=tmp_path).start("invoke").use("support")
    assert set(table.offered("card")) == {"optimism", "courage"}
    refusal = table.refused(table.card("trust"))
    assert (refusal.code, refusal.rule) == ("E_SLOTS", "CB-9.1.4")


@rule("CB-9.1.4")
def test_support_is_refused_if_no_card_has_a_second_slot(tmp_path: Path) -> None:
    write(tmp_path, "emotions", with_changed("emotions", "moderate", "trust", track=[2], threshold=1))
    seat = spirit("love", "valley", hand=["trust", "trust"], vibes={"invoke": ["wild", "wild"]})
    table = Game(seat, pack=tmp_path).start("invoke")
    refusal = table.refused(table.upgrade_slots(1))
    assert (refusal.code, refusal.rule) == ("E_SLOTS", "CB-9.1.4")


@rule("CB-9.1.5", "CB-9.1.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("essence", [0, 3])
def test_with_inner_strength_the_essence_comes_from_the_supply(essence: int, edition: str) -> None:
    table = game("trust", vibes=INNER_STRENGTH, essence=essence, options={"edition": edition})
    table.invoke("trust", "valley-1", upgrades="inner_strength")
    assert (table.essence_at("valley-1"), table.essence(), table.wp(), table.ambition()) == (1, essence, 6, 3)


@vector("TV-64")
@rule("CB-9.1.5", "CB-9.1.3")
@each_edition
def test_inner_strength_provides_the_essence(edition: str) -> None:
    seat = spirit("love", "valley", hand=["trust"], wp=4, essence=0, vibes={"invoke": ["wild", None, "wild"]})
    table = specified(seat, options={"edition": edition}).invoke("trust", "valley-1", upgrades="inner_strength")
    assert (table.at("valley-1"), table.wp(), table.essence()) == ("trust 1 by 0", 0, 0)


@rule("CB-9.1.5")
def test_inner_strength_costs_two_wp_more() -> None:
    table = game("trust", "optimism", vibes=INNER_STRENGTH, wp=3).start("invoke")
    assert table.refused(table.upgrade_slots(2)).code == "E_WP"


@rule("CB-9.1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_support_and_inner_strength_bring_two_essence_of_the_supply(edition: str) -> None:
    table = game("trust", vibes=BOTH, essence=0, options={"edition": edition})
    table.invoke("trust", "valley-1", upgrades=("support", "inner_strength"))
    assert (table.essence_at("valley-1"), table.essence()) == (2, 0)
    assert (table.wp(), table.ambition()) == (6, 2)


@rule("CB-9.1.7")
def test_a_power_on_entering_works_after_the_essence_is_placed() -> None:
    """Courage gets a token beside an opponent."""
    table = game("courage", vibes=SUPPORT, emotions="e1=G1").invoke("courage", "valley-1", upgrades="support")
    names = [event["event"] for event in table.table.events()]
    assert names.index("entered") < names.index("placed") < names.index("power") < names.index("token")
    assert table.intensity("valley-1") == 2 + 1


@rule("CB-9.1.7")
def test_a_power_on_entering_may_ask() -> None:
    table = game("excitement").invoke("excitement", "valley-1")
    assert (table.kind, table.essence_at("valley-1"), table.wp()) == ("power_may", 1, 8)


@rule("CB-9.1.7")
def test_control_is_that_with_the_new_emotion_when_its_power_works() -> None:
    """Optimism draws a card; control has been told before."""
    table = game("optimism").invoke("optimism", "valley-1")
    names = [event["event"] for event in table.table.events()]
    assert names.index("control") < names.index("drew")


@rule("CB-9.1.8")
@pytest.mark.parametrize("seat", [0, 2])
def test_the_emotion_is_of_the_faction_and_its_card_of_who_invoked_it(seat: int) -> None:
    seats = [spirit("love", "valley", hand=["trust"]), spirit("hatred", "land"), spirit("delight", "valley")]
    seats[2]["hand"] = ["trust"]
    order = [0, 1, 2, 3] if seat == 0 else [2, 1, 0, 3]
    table = Game(*seats, pack=SPECIFICATION, order=order, active=seat).invoke("trust", "valley-1")
    assert table.at("valley-1") == f"trust 1 by {seat}"
    assert table.control("valley") == "bliss"


@rule("CB-9.1.8")
def test_the_card_goes_back_under_the_deck_of_who_invoked_it() -> None:
    seats = (spirit("love", "land"), spirit("hatred", "valley", hand=["fear"]), spirit("delight", "valley"))
    table = Game(*seats, pack=SPECIFICATION, spaces={"valley-1": "trust 1 by 2"}, active=1, place=1)
    others = table.deck(0)
    table.quell("valley-1")
    assert (table.emotion("valley-1"), table.deck(2)[-1], table.deck(0)) == (None, "trust", others)


@rule("CB-9.1.8")
def test_a_teammate_may_intensify_and_empower_what_was_invoked() -> None:
    seats = (spirit("love", "valley"), spirit(), spirit("delight", "land"))
    table = Game(*seats, pack=SPECIFICATION, spaces={"valley-1": "kindness 1 by 2"})
    table.intensify("valley-1").empower("valley-1")
    assert table.emotion("valley-1") == "benevolence"
    assert table.deck(2)[-1] == "kindness"
