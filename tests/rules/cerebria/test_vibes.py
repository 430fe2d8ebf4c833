"""CB-7.1 to CB-7.3 Vibes: what they unlock, and how they come to a row."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS, SPIRITS, UPGRADE_NAMES, VIBES
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import FULL, SPECIFICATION, Game, each_edition, specified, spirit

EDITIONS = ("revised", "first")
FIRST = {"edition": "first"}
SIDE_A = {
    "move": ("haste", "overcome", "determination"),
    "invoke": ("support", "inner_strength", "determination"),
    "quell": ("dominate", "extinguish", "determination"),
    "fortify": ("exalt", "demolish", "determination"),
    "empower": ("channelled_power", "outburst", "determination"),
}
# Something for every action of a Bliss Spirit in the Valley: an empty space, a card of its colour for an opponent's
# Emotion, a site, an Emotion to Empower. Mistrust, Courage and Trust are red.
HAND = ["courage", "trust"]
Row = list[str | None]


def game(hand: list[str] | None = None, row: str = "move", vibes: Row | None = None, **more: Any) -> Game:
    """Love in the Valley; one row holds these Vibes, the others one each."""
    entry = spirit("love", "valley", hand=hand or [], vibes={row: vibes} if vibes is not None else None)
    return Game({**entry, **more.pop("seat", {})}, pack=SPECIFICATION, **more)


def scene(row: str) -> dict[str, Any]:
    """A board where the action can be carried out."""
    return {
        "move": {},
        "invoke": {},
        "quell": {"spaces": {"valley-1": "mistrust 1"}},
        "fortify": {},
        "empower": {"spaces": {"valley-1": "kindness 2"}},
    }[row]


# CB-7.1 Availability


@rule("CB-7.1.1")
@pytest.mark.parametrize("row", SIDE_A)
def test_a_row_has_an_unlock_slot_and_three_upgrade_slots(row: str) -> None:
    table = game(row=row, vibes=[])
    table.do("add_vibe")
    offered = [(choice.points["row"], choice.points["slot"]) for choice in table.asked.answers if choice.verb == "vibe"]
    assert [slot for name, slot in offered if name == row] == [0]
    assert [slot for name, slot in offered if name != row] == [1, 2, 3] * 4


@rule("CB-7.1.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", SIDE_A)
def test_an_action_without_a_vibe_on_its_unlock_slot_is_locked(row: str, edition: str) -> None:
    more = scene(row)
    locked = game([], row, [], options={"edition": edition}, **more)
    assert row not in locked.actions_offered()
    assert locked.refused(locked.action(row)).code == "E_LOCKED"


@rule("CB-7.1.2")
@pytest.mark.parametrize("row", SIDE_A)
def test_an_action_with_a_vibe_on_its_unlock_slot_can_be_used(row: str) -> None:
    assert row in game(HAND, row, ["blue"], **scene(row)).actions_offered()


@rule("CB-7.1.3")
@pytest.mark.parametrize(("slot", "upgrade"), [(1, "haste"), (2, "overcome")])
def test_an_upgrade_needs_a_vibe_on_its_slot(slot: int, upgrade: str) -> None:
    vibes: Row = ["wild", None, None, None]
    vibes[3 - slot] = "red"  # the other one of the two
    table = game(row="move", vibes=vibes).start("move")
    assert upgrade not in table.offered("upgrades")
    assert table.refused(table.upgrade_slots(slot)).code == "E_UPGRADE_LOCKED"
    assert table.refused(table.upgrade_slots(1, 2)).code == "E_UPGRADE_LOCKED"


@rule("CB-7.1.3")
def test_determination_needs_a_vibe_on_its_slot() -> None:
    table = game(row="move", vibes=["wild", "red"]).start("move")
    assert table.refused(table.upgrade_slots(3)).code == "E_UPGRADE_LOCKED"


@rule("CB-7.1.3")
def test_a_locked_upgrade_does_not_help_to_start_an_action() -> None:
    """With Channelled Power Kindness would reach its threshold; only Emotional Outburst is there."""
    table = game([], "empower", ["wild", None, "wild"], spaces={"valley-1": "kindness 1"})
    assert table.refused(table.action("empower")).code == "E_THRESHOLD"
    assert "empower" in game([], "empower", ["wild", "wild"], spaces={"valley-1": "kindness 1"}).actions_offered()


@rule("CB-7.1.4")
def test_upgrades_are_optional_and_any_number_of_them_may_be_used() -> None:
    table = game(row="move", vibes=["wild", "red", "blue"]).start("move")
    assert table.offered("upgrades") == ["", "haste", "overcome", "haste+overcome"]


@rule("CB-7.1.4", "CB-7.4.2")
def test_determination_is_always_used_because_it_only_saves() -> None:
    table = game(row="move", vibes=["wild", "wild", None, "wild"]).start("move")
    assert table.offered("upgrades") == ["determination", "haste+determination"]


@vector("TV-13")
@rule("CB-7.1.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_upgrade_is_used_once_in_an_action(edition: str) -> None:
    vibes: Row = ["blue", "green"]
    more = {"spaces": {"valley-1": "mistrust 3"}, "options": {"edition": edition}}
    table = game(HAND, "quell", vibes, **more).start("quell")
    assert table.refused(table.number(4)).code == "E_UPGRADE_TWICE"
    table.use("dominate").when("reveal", "reveal", card="trust").when("amount", "amount", number=2)
    assert (table.essence_at("valley-1"), table.wp()) == (1, 6)
    moved = Game(spirit(at="valley", vibes={"move": ["wild", "wild"]}), spirit(at="land"), players=2).start("move")
    moved.use("haste")
    assert moved.refused(moved.spirit_space("cradle-network")).code == "E_ADJ"  # three steps


@rule("CB-7.1.5")
def test_an_upgrade_may_be_used_again_in_the_next_action() -> None:
    seat = spirit(at="valley", vibes={"move": ["wild", "wild"]})
    table = Game(seat, spirit(at="willow"), players=2).move("cradle", upgrades="haste").move("network", "haste")
    assert (table.place(), table.wp()) == ("network", 6)


@rule("CB-7.1.6")
@pytest.mark.parametrize("row", SIDE_A)
def test_a_vibe_stays_when_its_action_has_been_used(row: str) -> None:
    vibes: Row = ["blue", "green", None, "yellow"]
    table = game(HAND, row, vibes, **scene(row))
    {
        "move": lambda: table.move("valley-cradle", upgrades="haste"),
        "invoke": lambda: table.invoke("trust", "valley-1", upgrades="support"),
        "quell": lambda: table.quell("valley-1", "trust", upgrades="dominate"),
        "fortify": lambda: table.fortify("valley"),
        "empower": lambda: table.empower("valley-1", upgrades="channelled_power"),
    }[row]()
    assert table.vibes(row) == vibes
    assert table.end_turn("cards").vibes(row) == vibes


@rule("CB-7.1.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("row", SIDE_A)
def test_the_upgrades_of_side_a(row: str, edition: str) -> None:
    """What the three upgrade slots are called when they are used, for every Spirit."""
    content = game().content
    for number in range(len(SPIRITS)):
        at = (EDITIONS.index(edition) * 8 + number) * 15 + 3 * ACTIONS.index(row)
        assert tuple(UPGRADE_NAMES[content.upgrade[at + slot]] for slot in range(3)) == SIDE_A[row]


@rule("CB-7.1.7")
@pytest.mark.parametrize("row", ["move", "invoke", "quell", "empower"])
def test_the_upgrades_of_a_row_are_offered_in_their_order(row: str) -> None:
    first, second, third = SIDE_A[row]
    spaces = {"quell": {"valley-1": "mistrust 2"}, "empower": {"valley-1": "kindness 2"}}.get(row, {})
    table = game(HAND, row, ["wild"] * 4, seat={"wp": 20}, spaces=spaces).start(row)
    assert table.offered("upgrades") == [
        third, f"{first}+{third}", f"{second}+{third}", f"{first}+{second}+{third}",
    ]  # fmt: skip


# CB-7.2 Placing a Vibe as part of a Spirit action


@rule("CB-7.2.1")
@pytest.mark.parametrize("row", SIDE_A)
def test_a_vibe_may_be_placed_on_the_row_of_the_declared_action(row: str) -> None:
    table = game(HAND, row, ["blue"], **scene(row)).start(row)
    assert table.kind == "upgrades"
    assert set(table.offered("card")) == set(HAND)  # or none: the upgrades can be declared at once
    assert "use" in table.verbs()


@rule("CB-7.2.1")
def test_a_vibe_is_placed_before_the_action_is_carried_out() -> None:
    table = game(["courage"]).move("valley-cradle", vibe=("courage", 3))
    names = [event["event"] for event in table.table.events() if event["event"] in ("discarded", "vibe", "moved")]
    assert names == ["discarded", "vibe", "moved"]


@rule("CB-7.2.2")
@pytest.mark.parametrize(
    ("card", "colour"), [("courage", "red"), ("optimism", "yellow"), ("excitement", "green"), ("desire", "blue")]
)
def test_the_discarded_card_gives_a_vibe_of_its_colour(card: str, colour: str) -> None:
    table = game([card]).move("valley-cradle", vibe=(card, 1))
    assert table.vibes("move") == ["wild", colour, None, None]
    assert (table.hand(), table.deck()[-1]) == ([], card)  # under the own deck


@rule("CB-7.2.2")
def test_the_card_must_be_in_hand() -> None:
    table = game(["courage"]).start("move")
    assert table.refused(table.card("trust")).code == "E_NO_CARD"


@rule("CB-7.2.2")
def test_the_card_cannot_serve_as_a_vibe_and_be_invoked() -> None:
    only = game(["courage"], "invoke", [])
    assert only.refused(only.action("invoke")).code == "E_LOCKED"  # nothing is left to be Invoked
    two = game(["courage", "courage"], "invoke", []).invoke("courage", "valley-1", vibe=("courage",))
    assert (two.emotion("valley-1"), two.vibes("invoke")[0], two.hand()) == ("courage", "red", [])


@rule("CB-7.2.3")
def test_the_vibe_goes_only_to_the_row_of_the_declared_action() -> None:
    table = game(["courage"]).start("move").do("vibe_card", card="courage")
    assert table.offered("row") == ["move", "move", "move"]
    refusal = table.refused(table.slot("invoke", 1))
    assert (refusal.code, refusal.rule) == ("E_TARGET", "CB-7.2.3")


@rule("CB-7.2.4")
def test_an_empty_unlock_slot_comes_first() -> None:
    table = game(["courage"], "fortify", [])
    assert "fortify" in table.actions_offered()
    table.fortify("valley", vibe=("courage",))
    assert table.vibes("fortify") == ["red", None, None, None]
    adding = game([], "fortify", []).do("add_vibe")
    assert adding.refused(adding.slot("fortify", 2)).code == "E_ROW_LOCKED"


@rule("CB-7.2.4", "CB-20.8.3")
def test_the_unlock_slot_comes_first_for_harmony_too() -> None:
    seat = spirit("harmony", "valley", hand=["courage", "trust"], vibes={"move": []})
    table = Game(seat, pack=SPECIFICATION).start("move").do("vibe_card", card="courage")
    assert table.kind == "vibe_colour"  # only the unlock slot was open
    table.do("colour", colour="blue").place_vibe("trust", 3, "green").use().do("move", spirit_space="valley-cradle")
    assert table.vibes("move") == ["blue", None, None, "green"]


@rule("CB-7.2.4")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_upgrade_slots_are_filled_in_any_order(slot: int) -> None:
    table = game(["courage"]).move("valley-cradle", vibe=("courage", slot))
    assert table.vibes("move")[slot] == "red"


@rule("CB-7.2.4")
def test_a_slot_takes_one_vibe() -> None:
    table = game(["courage"], "move", ["wild", "blue"]).start("move").do("vibe_card", card="courage")
    for slot in (0, 1):
        assert table.refused(table.slot("move", slot)).code == "E_ROW_FULL"
    full = game(["courage"], "move", ["wild", "blue", "green", "yellow"]).start("move")
    refusal = full.refused(full.card("courage"))
    assert (refusal.code, refusal.rule) == ("E_ROW_FULL", "CB-7.2.4")


@rule("CB-7.2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_row_has_no_two_vibes_of_one_colour(edition: str) -> None:
    table = game(["courage", "optimism"], "move", ["red"], options={"edition": edition}).start("move")
    assert table.offered("card") == ["optimism"]
    assert table.refused(table.card("courage")).code == "E_VIBE_COLOUR"


@vector("TV-05")
@rule("CB-7.2.5")
@each_edition
def test_a_second_green_vibe_does_not_go_on_the_row(edition: str) -> None:
    seat = spirit("love", "valley", hand=["affection", "excitement"], vibes={"move": ["blue", "green"]})
    table = specified(seat, options={"edition": edition}).start("move")
    for card in ("affection", "excitement"):
        assert table.refused(table.card(card)).code == "E_VIBE_COLOUR"


@rule("CB-7.2.5")
def test_the_same_colour_may_be_in_two_rows() -> None:
    table = game(["courage"], "invoke", ["red"]).move("valley-cradle", vibe=("courage", 1))
    assert (table.vibes("invoke")[0], table.vibes("move")[1]) == ("red", "red")


@rule("CB-7.2.6")
@pytest.mark.parametrize("colour", VIBES)
def test_a_wild_vibe_conflicts_with_none(colour: str) -> None:
    table = game([], "move", ["wild", "wild"]).add_vibe("move", 2, colour)
    assert table.vibes("move") == ["wild", "wild", colour, None]


@vector("TV-48")
@rule("CB-7.2.5", "CB-7.2.6")
def test_a_second_red_vibe_is_refused_and_a_blue_one_fills_the_row() -> None:
    seat = spirit("love", "valley", hand=["courage", "desire"], vibes={"move": ["wild", "wild", "red"]})
    table = specified(seat).start("move")
    assert table.refused(table.card("courage")).code == "E_VIBE_COLOUR"
    table.place_vibe("desire").use().do("move", spirit_space="valley-cradle")
    assert table.vibes("move") == ["wild", "wild", "red", "blue"]
    adding = specified(seat).do("add_vibe").do("vibe", row="move", slot=3)
    assert adding.refused(adding.colour("red")).code == "E_VIBE_COLOUR"
    assert adding.do("colour", colour="blue").vibes("move") == ["wild", "wild", "red", "blue"]


@vector("TV-50")
@rule("CB-7.2.7", "CB-7.3.3")
def test_no_wild_vibe_later_in_the_game() -> None:
    table = specified(turn=8).do("add_vibe").do("vibe", row="move", slot=1)
    assert table.offered("colour") == list(VIBES)
    assert table.why_not(table.colour("wild")) == ("E_WILD", "CB-7.2.7")


@vector("TV-51")
@rule("CB-7.2.8")
@each_edition
def test_a_card_unlocks_fortify_in_the_same_action(edition: str) -> None:
    seat = spirit("love", "valley", hand=["desire"], wp=3, vibes={"fortify": []})
    table = specified(seat, options={"edition": edition}).fortify("valley", vibe=("desire",))
    assert (table.site_of("valley"), table.vibes("fortify")[0], table.wp()) == ("bliss minor", "blue", 0)
    assert (table.actions, table.hand(), table.deck()[-1]) == (2, [], "desire")


@rule("CB-7.2.8")
def test_the_new_vibe_may_upgrade_the_action_that_is_taken() -> None:
    table = game(["courage"]).move("cradle", upgrades="haste", vibe=("courage", 1))
    assert (table.place(), table.wp()) == ("cradle", 8)
    saved = game(["courage"]).move("valley-cradle", vibe=("courage", 3))
    assert saved.wp() == 10  # Determination


@vector("TV-04")
@rule("CB-7.2.1", "CB-7.2.8", "CB-8.1.4")
@each_edition
def test_a_red_card_upgrades_the_move_that_is_being_taken(edition: str) -> None:
    seat = spirit("love", "valley", hand=["courage"], vibes={"move": ["blue"]})
    table = specified(seat, spaces={"cradle-1": "kindness 1"}, options={"edition": edition})
    table.move("cradle", upgrades="haste", vibe=("courage", 1))
    assert (table.place(), table.wp(), table.vibes("move")) == ("cradle", 8, ["blue", "red", None, None])
    assert (table.hand(), table.deck()[-1]) == ([], "courage")
    table.move("cradle-network")
    assert (table.place(), table.wp()) == ("cradle-network", 7)
    table.move("cradle", upgrades="haste")
    assert (table.place(), table.wp()) == ("cradle", 5)


@rule("CB-7.2.9")
@pytest.mark.parametrize("name", ["love", "delight", "empathy"])
def test_one_vibe_is_placed_in_an_action(name: str) -> None:
    seat = spirit(name, "valley", hand=["courage", "optimism"])
    table = Game(seat, pack=SPECIFICATION).start("move").place_vibe("courage", 1)
    assert (table.kind, table.offered("card")) == ("upgrades", [])
    refusal = table.refused(table.card("optimism"))
    assert (refusal.code, refusal.rule) == ("E_LIMIT", "CB-7.2.9")


@rule("CB-7.2.9")
def test_another_action_takes_another_vibe() -> None:
    table = game(["courage", "optimism"]).move("valley-cradle", vibe=("courage", 2))
    table.move("valley", vibe=("optimism", 1))
    assert table.vibes("move") == ["wild", "yellow", "red", None]


@rule("CB-7.2.9", "CB-20.8.2")
@pytest.mark.parametrize(("edition", "second"), [("revised", True), ("first", False)])
def test_harmony_places_two_vibes_in_the_revised_edition(edition: str, second: bool) -> None:
    seat = spirit("harmony", "valley", hand=["courage", "optimism", "trust"], vibes={"move": ["blue"]})
    table = Game(seat, pack=SPECIFICATION, options={"edition": edition}).start("move")
    table.place_vibe("courage", 1, "green")
    assert bool(table.offered("card")) is second
    if second:
        table.place_vibe("optimism", 2, "red")
    assert table.offered("card") == []
    assert table.refused(table.card("trust")).code == "E_LIMIT"


# CB-7.3 Placing a Vibe by other means


@rule("CB-7.3.1", "CB-7.3.4")
def test_the_add_vibe_ability_places_a_vibe_without_a_card() -> None:
    table = game(["courage"]).add_vibe("quell", 2, "yellow")
    assert (table.vibes("quell"), table.hand()) == (["wild", None, "yellow", None], ["courage"])


@rule("CB-7.3.1", "CB-7.3.2", "CB-7.3.4")
def test_the_knowledge_bonus_places_a_vibe_without_a_card() -> None:
    table = Game(spirit("love", "land", hand=["courage"]), pack=SPECIFICATION).absorb(bonus=True)
    assert (table.kind, set(table.offered("row"))) == ("vibe_slot", set(ACTIONS[:5]))
    table.do("vibe", row="empower", slot=1)
    assert table.offered("colour") == list(VIBES)
    table.do("colour", colour="green")
    assert (table.vibes("empower"), table.hand(), table.ambition()) == (["wild", "green", None, None], ["courage"], 3)


@rule("CB-7.3.1")
def test_brighten_places_a_vibe_of_the_discarded_emotions_colour() -> None:
    seat = spirit("love", "valley", vibes={"empower": ["wild", "wild"]})
    table = Game(seat, pack=SPECIFICATION, spaces={"valley-1": "kindness 2"}, options={"spirit_side": "b"})
    table.empower("valley-1", upgrades="brighten").do("vibe", row="fortify", slot=2)
    assert table.vibes("fortify") == ["wild", None, "blue", None]


@rule("CB-7.3.1")
def test_assimilate_places_a_vibe_for_misery() -> None:
    seats = (spirit(), spirit("misery", "valley", vibes={"empower": ["wild", "wild"]}))
    options = {"spirit_side": "b"}
    table = Game(*seats, pack=SPECIFICATION, spaces={"valley-1": "anger 2"}, options=options, active=1, place=1)
    table.empower("valley-1", upgrades="assimilate")
    assert table.kind == "vibe_slot"
    assert table.do("vibe", row="move", slot=3).vibes("move", 1) == ["wild", None, None, "blue"]


@rule("CB-7.3.1")
def test_devour_places_a_vibe_for_anxiety() -> None:
    seats = (spirit(), spirit("anxiety", "valley", hand=["fear"], vibes={"quell": ["wild", None, "wild"]}))
    options = {"spirit_side": "b"}
    table = Game(*seats, pack=SPECIFICATION, spaces={"valley-1": "trust 1"}, options=options, active=1, place=1)
    table.quell("valley-1", upgrades="devour")
    assert table.kind == "vibe_slot"
    assert table.do("vibe", row="move", slot=3).vibes("move", 1) == ["wild", None, None, "red"]


@rule("CB-7.3.2")
@pytest.mark.parametrize("row", SIDE_A)
def test_such_a_vibe_may_go_on_any_row(row: str) -> None:
    assert game([]).add_vibe(row, 3, "blue").vibes(row) == ["wild", None, None, "blue"]


@rule("CB-7.3.2", "CB-1.2.5")
def test_in_the_basic_game_there_is_no_row_of_empower() -> None:
    table = Game(pack=SPECIFICATION, options={"mode": "basic"}).do("add_vibe")
    assert "empower" not in table.offered("row")
    assert table.refused(table.slot("empower", 1)).code == "E_MODE"


@rule("CB-7.3.3")
def test_such_a_vibe_obeys_the_order_of_slots_and_the_colours() -> None:
    table = game([], "move", ["red", "blue"]).do("add_vibe")
    assert table.refused(table.slot("move", 1)).code == "E_ROW_FULL"
    table.do("vibe", row="move", slot=3)
    assert table.offered("colour") == ["yellow", "green"]
    assert table.refused(table.colour("red")).code == "E_VIBE_COLOUR"
    locked = game([], "move", []).do("add_vibe")
    assert locked.refused(locked.slot("move", 1)).code == "E_ROW_LOCKED"


@rule("CB-7.3.3")
def test_without_a_slot_no_vibe_can_be_added() -> None:
    full = Game(spirit(vibes=FULL), pack=SPECIFICATION)
    assert full.refused(replies.ADD_VIBE).code == "E_ROW_FULL"


@rule("CB-7.3.5")
def test_what_such_a_vibe_unlocks_need_not_be_used() -> None:
    table = game([], "fortify", []).add_vibe("fortify", 0, "red")
    assert (table.kind, table.actions, table.site_of("valley")) == ("menu", 3, None)
    assert "fortify" in table.actions_offered()
    assert table.end_turn("cards").asked.seat == 1
