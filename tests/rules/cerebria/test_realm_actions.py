"""CB-13 Realm actions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS
from mindrose.games.cerebria.state import HAND
from tests.rulebook import rule, vector
from tests.rules.cerebria.content_packs import with_changed, write
from tests.rules.cerebria.playing import SPECIFICATION, E, Game, S, board, each_edition, specified, spirit

REALM_ACTIONS = list(ACTIONS[5:])
HOMES = dict(zip(REALM_ACTIONS, ("e0", "e3", "e6", "e9", "e12"), strict=True))  # a space that alone controls the Realm


def at(text: str, *seats: dict[str, Any], **position: Any) -> Game:
    """A table of quiet Emotions."""
    return Game(*seats, pack=SPECIFICATION, spaces=board(text), **position)


# General


@rule("CB-13.1.1")
@pytest.mark.parametrize("place", S)
def test_realm_actions_are_open_wherever_the_spirit_stands(place: str) -> None:
    space = {"valley": "e0", "cradle": "e3", "network": "e6", "land": "e9", "willow": "e12"}.get(place, "")
    near = space or f"e{3 * (S.index(place) // 2) + 2}"
    far = "e1" if near != "e0" else "e4"
    table = at(f"{near}=B1", spirit(at=place), spirit(at="network"))
    offered = table.actions_offered()
    assert {"gain_willpower", "draw_emotions", "intensify", "harvest"} <= set(offered)
    assert "move_emotion" in at(f"{far}=B1", spirit(at=place)).actions_offered()


@rule("CB-13.1.2")
def test_realm_actions_need_no_vibe_and_ask_for_no_upgrade() -> None:
    bare: dict[str, list[str | None]] = {row: [None] for row in ACTIONS[:5]}
    full: dict[str, list[str | None]] = {row: ["wild"] * 4 for row in ACTIONS[:5]}
    without = at("e0=B1", spirit(vibes=bare))
    assert [name for name in without.actions_offered() if name in REALM_ACTIONS] == REALM_ACTIONS
    upgraded = at("e0=B1", spirit(vibes=full)).gain_willpower()
    assert upgraded.kind == "menu"
    assert upgraded.wp() == 10 + 4


@rule("CB-13.1.3", "CB-13.1.4", "CB-13.1.5")
@pytest.mark.parametrize("action", REALM_ACTIONS)
@pytest.mark.parametrize(("owner", "less"), [("B", 1), ("G", 0), ("", 0)])
def test_the_first_cost_is_that_of_the_realm_less_one_with_control(action: str, owner: str, less: int) -> None:
    place, near = ("willow", 13) if action == "draw_emotions" else ("cradle", 4)
    home = f"{HOMES[action]}={owner}2" if owner else ""
    table = at(f"{home} e{near}=B1", spirit(at=place, wp=5))
    {
        "gain_willpower": lambda: table.gain_willpower(),
        "draw_emotions": lambda: table.draw_emotions(),
        "move_emotion": lambda: table.move_emotion(E[near], E[near - 1]),
        "intensify": lambda: table.intensify(E[near], 1),
        "harvest": lambda: table.harvest(1),
    }[action]()
    cost = (2 if action == "move_emotion" else 1) - less
    gained = {"gain_willpower": 4, "harvest": -1}.get(action, 0)
    assert table.wp() == 5 - cost + gained
    assert table.ambition() == 3
    assert table.actions == 2


@rule("CB-13.1.4")
def test_a_cost_that_a_power_lowers_too_is_never_below_zero(tmp_path: Path) -> None:
    write(tmp_path, "emotions", with_changed("emotions", "moderate", "comfort", power=["aura: cost realm -1 own here"]))
    table = Game(spirit(wp=0), spaces={"valley-1": "comfort 1"}, pack=tmp_path).gain_willpower()
    assert table.wp() == 4
    assert table.events("paid") == []


@rule("CB-13.1.4")
def test_control_is_that_of_the_faction_not_of_the_seat() -> None:
    assert at("e0=B2", spirit(wp=3), active=0).gain_willpower().wp() == 7
    assert at("e0=B2", spirit(), spirit(wp=3), active=1, order=[1, 0, 3, 2]).gain_willpower().wp(1) == 6
    assert at("e0=B2", spirit(), spirit(), spirit(wp=3), active=2, order=[2, 1, 0, 3]).gain_willpower().wp(2) == 7


@rule("CB-1.2.12", "CB-13.1.3")
@pytest.mark.parametrize("mode", ["full", "basic"])
def test_a_power_makes_the_action_of_its_realm_dearer_for_the_other_faction(mode: str) -> None:
    spaces = {"valley-1": "boredom 1"}
    table = Game(spirit(wp=2), spaces=spaces, options={"mode": mode})
    assert table.gain_willpower().wp() == 2 - 2 + 4
    poor = Game(spirit(wp=1), spaces=spaces, options={"mode": mode})
    assert poor.refused(poor.action("gain_willpower")).code == "E_WP"
    own = Game(spirit(), spirit(wp=2), spaces=spaces, active=1, order=[1, 0, 3, 2], options={"mode": mode})
    assert own.gain_willpower().wp(1) == 2 - 0 + 4


# Gain Willpower


@vector("TV-11")
@rule("CB-13.2.1")
@each_edition
def test_without_control_the_valley_gives_three_more_than_it_costs(edition: str) -> None:
    table = specified(spirit(wp=1), options={"edition": edition}).gain_willpower()
    assert table.wp() == 4
    assert [int(wp) for wp in table.state.spheres] == [7] * 5  # they come from the supply
    assert [event["number"] for event in table.events("willpower")] == [4]
    assert [event["action"] for event in table.events("action")] == [ACTIONS.index("gain_willpower")]


@vector("TV-12")
@rule("CB-13.2.1", "CB-5.4.3")
@each_edition
def test_with_control_the_valley_costs_nothing(edition: str) -> None:
    assert specified(spirit(wp=0), emotions="e0=B1", options={"edition": edition}).gain_willpower().wp() == 4


@rule("CB-13.2.2")
def test_without_willpower_and_control_none_is_gained() -> None:
    table = at("", spirit(wp=0))
    refusal = table.refused(table.action("gain_willpower"))
    assert (refusal.code, refusal.rule) == ("E_WP", "CB-13.2.2")


# Draw Emotions


def deck_of(*top: str) -> dict[str, Any]:
    return {"deck": [*top, "rest"]}


@rule("CB-13.3.1")
def test_drawing_takes_the_top_card_and_turns_up_the_next() -> None:
    table = at("", spirit(wp=1, **deck_of("courage", "kindness")))
    table.draw_emotions()
    assert table.wp() == 0
    assert table.hand() == ["courage"]
    assert table.state.piles.cards(HAND) == [2 * (table.card("courage") - table.card("affection")) + 1]
    assert table.deck()[0] == "kindness"
    assert table.view(1)["seats"][0]["deck"][0] == "kindness known"
    assert table.view(1)["seats"][0]["hand"]["known"] == ["courage"]
    assert not table.table.can_undo()


@rule("CB-13.3.1")
def test_nothing_is_drawn_without_willpower_or_from_an_empty_deck() -> None:
    poor = at("", spirit(wp=0))
    assert poor.refused(poor.action("draw_emotions")).code == "E_WP"
    empty = at("", spirit(hand="rest", deck=[]))
    refusal = empty.refused(empty.action("draw_emotions"))
    assert (refusal.code, refusal.rule) == ("E_DECK", "CB-13.3.1")


@vector("TV-22")
@rule("CB-13.3.2")
@each_edition
def test_three_cards_cost_four_wp_with_control(edition: str) -> None:
    table = specified(spirit(wp=4), emotions="e3=B1", options={"edition": edition}).draw_emotions(3)
    assert (table.wp(), len(table.hand()), table.kind) == (0, 3, "menu")
    assert specified(spirit(wp=5), options={"edition": edition}).draw_emotions(3).wp() == 0  # without control


@rule("CB-13.3.2")
def test_the_new_top_card_is_seen_before_deciding_on_it() -> None:
    table = at("", spirit(wp=5, **deck_of("courage", "kindness", "desire"))).start("draw_emotions")
    assert table.kind == "draw_again"
    assert table.verbs() == {"stop", "draw"}
    assert table.offered("card") == ["kindness"]
    assert table.offered("wp") == [2]
    table.do("draw")
    assert table.offered("card") == ["desire"]
    table.do("stop")
    assert (table.wp(), table.hand(), table.actions) == (5 - 1 - 2, ["courage", "kindness"], 2)


@rule("CB-13.3.2")
def test_no_further_card_is_offered_without_willpower_or_cards() -> None:
    assert at("", spirit(wp=2)).start("draw_emotions").kind == "menu"
    last = at("", spirit(hand="rest", deck=["courage", "kindness"], list="starter")).start("draw_emotions")
    assert last.kind == "draw_again"
    last.do("draw")
    assert last.kind == "menu"
    assert last.deck() == []


@rule("CB-13.3.2")
def test_only_stopping_or_drawing_answers_the_question_for_another_card() -> None:
    table = at("").start("draw_emotions")
    assert table.refused(table.action("harvest")).code == "E_TURN"
    assert table.refused(replies.NUMBER + 1).rule == "CB-13.3.2"


# Move Emotion


@rule("CB-13.4.1")
def test_an_own_emotion_comes_from_anywhere_to_the_spirit() -> None:
    table = at("e10=B2 e13=B1 e4=G1", spirit(wp=2)).start("move_emotion")
    assert table.offered("space") == [E[10], E[13]]
    assert table.offered("wp") == [2, 2]
    table.do("move_emotion", space=E[10])
    assert table.offered("space") == ["valley-1", "valley-2"]
    assert table.wp() == 2
    table.do("to", space="valley-2")
    assert (table.wp(), table.intensity("valley-2"), table.emotion(E[10])) == (0, 2, None)


@vector("TV-46")
@rule("CB-13.4.1", "CB-5.4.3")
@each_edition
def test_with_control_of_the_network_moving_an_emotion_costs_one(edition: str) -> None:
    table = specified(spirit("love", "valley"), emotions="e6=B1 e12=B1", options={"edition": edition})
    assert table.move_emotion("willow-1", "valley-1").wp() == 9


@rule("CB-13.4.1")
def test_an_emotion_beside_the_spirit_can_go_to_the_other_space_beside_it() -> None:
    table = at("e0=B1").start("move_emotion")  # one Emotion and one space: nothing is asked
    assert (table.emotion("valley-1"), table.emotion("valley-2") is not None) == (None, True)


@rule("CB-13.4.1")
def test_what_cannot_be_moved_is_refused() -> None:
    table = at("e8=B1 e9=B1 e4=G1", spirit()).start("move_emotion")
    for space in (E[4], E[5]):
        assert table.refused(table.space(space)).code == "E_TARGET"
    assert table.refused(replies.SPIRIT_SPACE).code == "E_TURN"


@rule("CB-13.4.1")
def test_where_an_emotion_cannot_go_is_refused() -> None:
    table = at("e8=B1 e9=B1", spirit(at="valley")).start("move_emotion").do("move_emotion", space=E[8])
    assert table.refused(table.space(E[2])).code == "E_ADJ"
    assert table.refused(table.space(E[9])).code == "E_ADJ"
    assert table.refused(replies.PASS).code == "E_TURN"


@rule("CB-13.4.1")
def test_a_taken_space_is_no_destination() -> None:
    taken = at("e0=G1 e8=B1 e9=B1", spirit(at="valley")).start("move_emotion")
    taken.do("move_emotion", space=E[8])  # one space is left: it is not asked for
    assert (taken.kind, taken.events("shifted")[0]["space"]) == ("menu", 1)


@rule("CB-13.4.1")
def test_moving_needs_willpower_an_own_emotion_and_an_empty_space() -> None:
    def refusal(table: Game) -> tuple[str, str]:
        found = table.refused(table.action("move_emotion"))
        return found.code, found.rule

    assert refusal(at("e10=B1", spirit(wp=1))) == ("E_WP", "CB-13.4.1")
    assert refusal(at("e10=G1")) == ("E_TARGET", "CB-13.4.1")
    assert refusal(at("e0=G1 e1=B1")) == ("E_OCCUPIED", "CB-13.4.1")
    assert refusal(at("e2=B1", spirit(at="valley-cradle"))) == ("E_OCCUPIED", "CB-13.4.1")


@vector("TV-77")
@rule("CB-13.4.2", "CB-13.4.3")
@each_edition
def test_a_moved_emotion_keeps_what_it_has_and_does_not_enter(edition: str) -> None:
    spaces = {"land-1": "kindness 2 token 3 by 0"}
    table = specified(spirit("love", "valley"), spaces=spaces, options={"edition": edition})
    table.move_emotion("land-1", "valley-2")
    assert table.at("valley-2") == "kindness 2 token 3 by 0"
    assert (table.events("power"), table.essence()) == ([], 3)


@rule("CB-13.4.3")
def test_a_moved_emotion_neither_leaves_nor_enters() -> None:
    table = Game(spirit(wp=2), spaces={E[10]: "cheerfulness 1"}).move_emotion(E[10], "valley-1")
    assert table.wp() == 0  # entering, Cheerfulness would have brought 2 WP
    assert [table.events(name) for name in ("entered", "left", "power")] == [[], [], []]
    assert [event["origin"] for event in table.events("shifted")] == [10]


@rule("CB-13.4.1")
def test_a_begun_move_can_be_dropped() -> None:
    table = at("e8=B1 e9=B1").start("move_emotion").do("move_emotion", space=E[8])
    table.withdraw()
    assert (table.kind, table.actions, table.wp()) == ("menu", 3, 10)


# Intensify


@rule("CB-13.5.1")
def test_intensify_puts_own_essence_on_an_adjacent_own_emotion() -> None:
    table = at("e0=B1", spirit(wp=1, essence=2))
    table.intensify("valley-1", 1)
    assert (table.wp(), table.essence(), table.essence_at("valley-1")) == (0, 1, 2)


@rule("CB-13.5.1")
def test_only_adjacent_emotions_are_offered() -> None:
    spaces = {"valley-1": "kindness 1", "valley-2": "courage 2", "valley-cradle": "desire 1", "land-1": "optimism 1"}
    table = Game(spirit(at="valley"), spaces=spaces, pack=SPECIFICATION).start("intensify")
    assert table.offered("space") == ["valley-1", "valley-2"]
    assert table.offered("wp") == [0, 0]
    for space in ("valley-cradle", "land-1", "cradle-1"):
        assert table.refused(table.space(space)).code == "E_ADJ"
    assert table.refused(replies.PASS).code == "E_TURN"


@rule("CB-13.5.1")
@pytest.mark.parametrize("other", ["jealousy 1", "brightness 3", None])
def test_only_own_emotions_with_a_free_slot_are_intensified(other: str | None) -> None:
    table = Game(spirit(at="valley"), spaces={"valley-1": "kindness 1", "valley-2": other}, pack=SPECIFICATION)
    table.start("intensify")
    assert table.kind == "intensify_amount"  # there is only one Emotion to choose
    table.do("amount", number=1)
    assert table.essence_at("valley-1") == 2
    full = Game(spirit(at="valley"), spaces={"valley-2": other}, pack=SPECIFICATION)
    code = {"jealousy 1": "E_TARGET", "brightness 3": "E_SLOTS"}.get(str(other), "E_TARGET")
    assert full.refused(full.action("intensify")).code == code


@rule("CB-13.5.1")
def test_intensify_needs_willpower_essence_an_emotion_and_room() -> None:
    def refusal(table: Game) -> tuple[str, str]:
        found = table.refused(table.action("intensify"))
        return found.code, found.rule

    assert refusal(at("e0=B1 e14=G2 e1=G2", spirit(wp=0))) == ("E_WP", "CB-13.5.1")
    assert refusal(at("e0=B1", spirit(essence=0))) == ("E_ESSENCE", "CB-13.5.1")
    assert refusal(at("e0=G1")) == ("E_TARGET", "CB-13.5.1")
    assert refusal(at("e4=B1")) == ("E_ADJ", "CB-13.5.1")


@vector("TV-23")
@rule("CB-13.5.1", "CB-13.5.2", "CB-13.5.3")
@each_edition
def test_three_essence_cost_two_wp_with_control(edition: str) -> None:
    seat = spirit("love", "land", wp=2, essence=3)
    table = specified(seat, spaces={"land-1": "generosity 1"}, options={"edition": edition}).intensify("land-1", 3)
    assert (table.wp(), table.essence(), table.essence_at("land-1")) == (0, 0, 4)
    alone = specified(spirit(wp=3, essence=3), spaces={"valley-1": "generosity 1"}, options={"edition": edition})
    assert alone.intensify("valley-1", 3).wp() == 0  # without control


@rule("CB-13.5.2")
@pytest.mark.parametrize(
    ("wp", "essence", "filled", "most", "refused"),
    [
        (9, 9, 1, 3, "E_SLOTS"),
        (9, 2, 1, 2, "E_ESSENCE"),
        (2, 9, 1, 2, "E_WP"),
        (3, 9, 2, 2, "E_SLOTS"),
    ],
)
def test_the_amount_is_bounded_by_willpower_essence_and_slots(
    wp: int, essence: int, filled: int, most: int, refused: str
) -> None:
    spaces = {"valley-1": f"generosity {filled}"}
    table = Game(spirit(wp=wp, essence=essence), spaces=spaces, pack=SPECIFICATION).start("intensify")
    assert table.offered("number") == list(range(1, most + 1))
    assert table.offered("wp") == list(range(1, most + 1))
    assert table.refused(table.number(most + 1)).code == refused
    assert table.refused(table.number(0)).code == "E_AMOUNT"
    assert table.refused(table.space("valley-1")).code == "E_TURN"


@rule("CB-13.5.1")
def test_intensified_emotions_can_be_filled_and_change_control() -> None:
    table = at("e2=B1 e3=G1", spirit(at="valley-cradle", wp=9, essence=9))
    assert table.control("valley-cradle") is None
    table.intensify("valley-cradle", 1)
    assert table.control("valley-cradle") == "bliss"


# Harvest


@vector("TV-24")
@rule("CB-13.6.1")
@each_edition
def test_all_wp_becomes_essence(edition: str) -> None:
    table = specified(spirit(wp=5, essence=0), options={"edition": edition}).start("harvest")
    assert table.offered("number") == [1, 2, 3, 4]
    assert table.offered("wp") == [2, 3, 4, 5]
    table.do("harvest", number=4)
    assert (table.wp(), table.essence()) == (0, 4)
    controlled = specified(spirit(wp=5, essence=0), emotions="e12=B1", options={"edition": edition})
    assert controlled.harvest(5).essence() == 5


@rule("CB-13.6.1")
def test_more_than_there_is_cannot_be_exchanged() -> None:
    table = at("", spirit(wp=5)).start("harvest")
    assert table.refused(table.number(5)).code == "E_WP"
    assert table.refused(replies.PASS).code == "E_TURN"
    poor = at("", spirit(wp=0))
    assert poor.refused(poor.action("harvest")).code == "E_WP"


@rule("CB-13.6.2")
def test_at_least_one_willpower_is_exchanged() -> None:
    table = at("", spirit(wp=5)).start("harvest")
    assert table.refused(table.number(0)).code == "E_AMOUNT"
    just_the_cost = at("", spirit(wp=1))
    refusal = just_the_cost.refused(just_the_cost.action("harvest"))
    assert (refusal.code, refusal.rule) == ("E_WP", "CB-13.6.2")


@rule("CB-13.6.1")
def test_as_much_is_exchanged_at_once_as_can_be_said() -> None:
    table = at("", spirit(wp=replies.MOST + 50)).start("harvest")
    assert table.offered("number")[-1] == replies.MOST
    table.do("harvest", number=replies.MOST)
    assert table.wp() == 49
