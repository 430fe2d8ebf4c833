"""CB-7.4 What a Spirit action costs, with the worked costs of part 5.2."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import SPECIFICATION, Game, each_edition, specified, spirit

EDITIONS = ("revised", "first")
Row = list[str | None]
ALL: Row = ["wild", "wild", "wild", "wild"]
PLAIN: Row = ["wild", "wild", "wild", None]  # all but Determination
# One board for all actions of the Spirit in the Valley: a space to Invoke to or to Empower, an Emotion to Quell.
BLISS_BOARD = {"valley-1": "mistrust 1", "cradle-1": "kindness 3"}
GLOOM_BOARD = {"valley-1": "trust 1", "cradle-1": "anger 3"}


def game(name: str = "love", row: str = "move", vibes: Row | None = None, wp: int = 10, **more: Any) -> Game:
    """A Spirit in the Valley whose turn it is; one row holds these Vibes."""
    seat = 1 if name in ("hatred", "misery", "malice", "anxiety") else 0
    hand = ["courage", "self-esteem"] if seat == 0 else ["fear", "mistrust"]
    seats = [spirit(), spirit(at="land"), spirit(at="land"), spirit(at="land")]
    seats[seat] = spirit(name, "valley", hand=hand, wp=wp, vibes={row: vibes if vibes is not None else ALL})
    if seat == 1:
        seats[0]["at"] = "network"
        more = {"active": 1, "place": 1, **more}
    return Game(*seats, **{"pack": SPECIFICATION, **more})


def price(table: Game) -> tuple[int, int]:
    """The WP and the Ambition that the last action cost."""
    paid = table.events("paid")
    return (paid[-1]["wp"], paid[-1]["ambition"]) if paid else (0, 0)


def act(table: Game, row: str, *upgrades: str) -> Game:
    """The action of a row with some upgrades, wherever it can go."""
    table.declare(row, upgrades, None)
    while table.kind not in ("menu", ""):
        table.answer(table.legal()[-1])
    return table


@rule("CB-7.4.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("row", "upgrades", "wp", "ambition"),
    [
        ("move", (), 1, 0),
        ("move", ("haste",), 2, 0),
        ("move", ("overcome",), 2, 0),
        ("move", ("haste", "overcome"), 3, 0),
        ("invoke", (), 2, 0),
        ("invoke", ("support",), 2, 1),
        ("invoke", ("inner_strength",), 4, 0),
        ("invoke", ("support", "inner_strength"), 4, 1),
        ("quell", (), 2, 1),
        ("quell", ("dominate",), 4, 1),
        ("quell", ("extinguish",), 3, 1),
        ("quell", ("dominate", "extinguish"), 5, 1),
        ("fortify", (), 3, 0),
        ("empower", ("outburst",), 4, 0),
        ("empower", ("channelled_power", "outburst"), 4, 1),
    ],
)
def test_base_and_surcharges(row: str, upgrades: tuple[str, ...], wp: int, ambition: int, edition: str) -> None:
    vibes: Row = PLAIN if edition == "revised" else ["red", "blue", "green", None]
    essence = 2 if "channelled_power" in upgrades else 3
    spaces = {"cradle-1": f"kindness {essence}"}
    if row == "quell":
        spaces["valley-1"] = "mistrust 1"
    table = act(game(row=row, vibes=vibes, spaces=spaces, options={"edition": edition}), row, *upgrades)
    assert price(table) == (wp, ambition)
    assert (table.wp(), table.ambition()) == (10 - wp, 3 - ambition)


@rule("CB-7.4.1")
@pytest.mark.parametrize(("site", "upgrade", "wp", "ambition"), [
    ("bliss minor", "exalt", 3, 1), ("gloom minor", "demolish", 4, 1),
])  # fmt: skip
def test_the_modes_of_fortify(site: str, upgrade: str, wp: int, ambition: int) -> None:
    table = game(row="fortify", vibes=PLAIN, sites={"valley": site}).fortify("valley", upgrades=upgrade)
    assert price(table) == (wp, ambition)


@rule("CB-7.4.1")
@pytest.mark.parametrize(
    ("name", "row", "upgrades", "sites", "wp", "ambition"),
    [
        ("malice", "quell", ("dominate", "extinguish", "exterminate"), {}, 6, 2),
        ("hatred", "fortify", ("demolish",), {"valley": "bliss minor"}, 6, 0),
        ("love", "fortify", ("demolish",), {"valley": "gloom minor"}, 6, 0),
    ],
)
def test_worked_costs_of_side_b(
    name: str, row: str, upgrades: tuple[str, ...], sites: dict[str, str], wp: int, ambition: int
) -> None:
    spaces = GLOOM_BOARD if row == "quell" else {}
    vibes = PLAIN if row == "fortify" else ALL
    table = game(name, row, vibes, sites=sites, spaces=spaces, options={"spirit_side": "b"})
    assert price(act(table, row, *upgrades)) == (wp, ambition)


@rule("CB-7.4.1", "CB-21.2.6")
@pytest.mark.parametrize(("edition", "surcharge", "wp"), [("first", 3, 6), ("first", 4, 7), ("revised", 4, 6)])
def test_the_surcharge_of_loves_demolish_is_an_option_of_the_first_edition(
    edition: str, surcharge: int, wp: int
) -> None:
    options = {"edition": edition, "spirit_side": "b", "love_demolish": surcharge}
    table = game("love", "fortify", ["red", None, "blue"], sites={"valley": "gloom minor"}, options=options)
    assert price(table.fortify("valley", upgrades="demolish")) == (wp, 0)


@rule("CB-7.4.1")
def test_a_tax_comes_on_top() -> None:
    """Fear makes a Move of an opponent that ends there cost one more, Dread two."""
    taxed = game(vibes=PLAIN, spaces={"valley-cradle": "fear 1"}).move("valley-cradle")
    assert price(taxed) == (2, 0)
    free = game(vibes=PLAIN, spaces={"valley-cradle": "fear 1"}).move("willow-valley")
    assert price(free) == (1, 0)
    determined: Row = ["wild", None, None, "wild"]
    poor = game(vibes=determined, wp=0, spaces={"valley-cradle": "fear 1", "willow-valley": "dread 1"})
    assert poor.refused(poor.action("move")).code == "E_WP"
    assert "move" in game(vibes=determined, wp=0, spaces={"valley-cradle": "fear 1"}).actions_offered()


@rule("CB-7.4.1")
def test_a_tax_is_counted_before_the_cost_stops_at_zero() -> None:
    """1 for the Move, 1 for Fear, less 1 for Determination."""
    table = game(vibes=["wild", None, None, "wild"], wp=1, spaces={"valley-cradle": "fear 1"})
    assert price(table.move("valley-cradle")) == (1, 0)


@rule("CB-7.4.2")
@pytest.mark.parametrize(
    ("row", "upgrades", "wp", "ambition"),
    [
        ("move", (), 0, 0),
        ("move", ("haste",), 1, 0),
        ("move", ("haste", "overcome"), 2, 0),
        ("invoke", ("support", "inner_strength"), 3, 1),
        ("quell", ("dominate", "extinguish"), 4, 1),
        ("empower", ("channelled_power", "outburst"), 3, 1),
    ],
)
def test_determination_takes_one_off_the_whole_action(
    row: str, upgrades: tuple[str, ...], wp: int, ambition: int
) -> None:
    spaces = {"cradle-1": "kindness 2"}
    if row == "quell":
        spaces["valley-1"] = "mistrust 1"
    assert price(act(game(row=row, spaces=spaces), row, *upgrades)) == (wp, ambition)


@vector("TV-40")
@rule("CB-7.4.2", "CB-7.4.5")
@each_edition
def test_determination_makes_a_move_free(edition: str) -> None:
    seat = spirit("love", "valley", wp=0, vibes={"move": ["wild", None, None, "wild"]})
    table = specified(seat, options={"edition": edition}).move("valley-cradle")
    assert (table.place(), table.wp()) == ("valley-cradle", 0)


@vector("TV-06")
@rule("CB-7.4.2")
@each_edition
def test_determination_saves_one_however_many_upgrades_are_used(edition: str) -> None:
    seat = spirit("love", "valley", vibes={"move": ["wild", "wild", "wild", "wild"]})
    table = specified(seat, options={"edition": edition}).move("cradle", upgrades=("haste", "overcome"))
    assert table.wp() == 10 - (1 + 1 + 1 - 1)


@rule("CB-7.4.3", "CB-20.3.2")
@pytest.mark.parametrize(("upgrades", "wp"), [((), 0), (("haste",), 0), (("overcome",), 0), (("haste", "overcome"), 1)])
def test_hatred_and_determination_add_up(upgrades: tuple[str, ...], wp: int) -> None:
    assert price(act(game("hatred"), "move", *upgrades))[0] == wp


@rule("CB-7.4.3", "CB-20.3.1")
@pytest.mark.parametrize(
    ("edition", "upgrades", "wp"),
    [("revised", (), 1), ("revised", ("haste",), 1), ("first", (), 0), ("first", ("haste",), 1)],
)
def test_hatred_saves_with_an_upgrade_used_or_in_the_first_edition_with_one_there(
    edition: str, upgrades: tuple[str, ...], wp: int
) -> None:
    table = game("hatred", vibes=["red", "blue"], options={"edition": edition})
    assert price(act(table, "move", *upgrades))[0] == wp


@rule("CB-7.4.3", "CB-20.3.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_determination_alone_brings_no_discount_of_hatred(edition: str) -> None:
    table = game("hatred", "invoke", ["red", None, None, "blue"], options={"edition": edition})
    assert price(act(table, "invoke"))[0] == 1


@rule("CB-7.4.3", "CB-1.2.4")
def test_hatred_saves_nothing_in_the_basic_game() -> None:
    table = game("hatred", vibes=PLAIN, options={"mode": "basic"})
    assert price(act(table, "move", "haste"))[0] == 2


@rule("CB-7.4.4")
def test_discounts_do_not_touch_ambition_essence_and_cards() -> None:
    quell = act(game("hatred", "quell", ALL, spaces=GLOOM_BOARD), "quell", "dominate")
    assert (price(quell), quell.ambition("gloom")) == ((2, 1), 2)  # 2 + 2 - 1 - 1
    invoke = act(game("hatred", "invoke", ALL), "invoke", "support")
    assert price(invoke) == (0, 1)  # 2 - 1 - 1 WP, the Ambition in full
    assert (invoke.essence(1), len(invoke.hand(1))) == (2, 1)
    none = game("hatred", "quell", ALL, spaces=GLOOM_BOARD, gloom={"ambition": 0})
    assert none.refused(none.action("quell")).code == "E_AMBITION"


@rule("CB-7.4.5")
def test_a_cost_is_never_below_zero() -> None:
    table = game("hatred", vibes=["red", "blue", None, "green"], options={"edition": "first"}, wp=0)
    table.move("valley-cradle")  # 1 - 1 - 1
    assert (table.wp(1), table.events("paid")) == (0, [])
    rich = game("hatred", vibes=["red", "blue", None, "green"], options={"edition": "first"}).move("valley-cradle")
    assert rich.wp(1) == 10  # and nothing is given back


@rule("CB-7.4.5")
def test_a_surplus_discount_is_lost() -> None:
    table = game("hatred", vibes=["red", "blue", None, "green"], options={"edition": "first"}, wp=1)
    table.move("valley-cradle").gain_willpower()
    assert table.wp(1) == 1 - 1 + 4  # the Realm action is as dear as ever


@rule("CB-7.4.6")
def test_the_whole_cost_is_paid_before_any_effect() -> None:
    table = game(row="invoke", vibes=["wild", "wild"]).invoke("courage", "valley-1", upgrades="support")
    names = [event["event"] for event in table.table.events()]
    assert names.index("action") < names.index("paid") < names.index("entered") < names.index("placed")
    assert len(table.events("paid")) == 1


@rule("CB-7.4.6")
def test_what_the_action_brings_in_does_not_pay_for_it() -> None:
    """Cheerfulness gives 2 WP when it enters."""
    seat = spirit(at="valley", hand=["cheerfulness"], wp=1)
    table = Game(seat, pack=SPECIFICATION)
    assert table.refused(table.action("invoke")).code == "E_WP"
    enough = Game(spirit(at="valley", hand=["cheerfulness"], wp=2), pack=SPECIFICATION)
    assert enough.invoke("cheerfulness", "valley-1").wp() == 2 - 2 + 2


@rule("CB-7.4.6")
def test_nothing_is_paid_while_the_action_is_being_declared() -> None:
    table = game(row="move", vibes=["wild", "wild"]).start("move").use("haste")
    assert (table.kind, table.wp(), table.actions) == ("move", 10, 3)
    table.do("move", spirit_space="cradle")
    assert (table.wp(), table.actions) == (8, 2)


@rule("CB-7.4.7")
@pytest.mark.parametrize("active", [0, 1])
def test_ambition_is_paid_from_the_active_tokens_of_the_faction(active: int) -> None:
    table = game(row="invoke", vibes=["wild", "wild", "wild"], bliss={"ambition": active}).start("invoke")
    if active:
        table.use("support").enter("courage", "valley-1")
        assert (table.ambition("bliss"), table.ambition("gloom")) == (0, 3)
    else:
        assert table.refused(table.upgrade_slots(1)).code == "E_AMBITION"
        assert table.refused(table.upgrade_slots(1, 2)).code == "E_AMBITION"


@rule("CB-7.4.7")
def test_base_ambition_and_surcharges_add_up() -> None:
    more: dict[str, Any] = {"spaces": GLOOM_BOARD, "options": {"spirit_side": "b"}}
    table = game("malice", "quell", ALL, gloom={"ambition": 1}, **more).start("quell")
    assert table.refused(table.upgrade_slots(3)).code == "E_AMBITION"  # Exterminate: 1 + 1
    assert price(act(game("malice", "quell", ALL, gloom={"ambition": 2}, **more), "quell", "exterminate")) == (4, 2)


@rule("CB-7.4.7")
def test_without_ambition_there_is_no_quell() -> None:
    table = game(row="quell", vibes=["wild"], spaces=BLISS_BOARD, bliss={"ambition": 0})
    refusal = table.refused(table.action("quell"))
    assert (refusal.code, refusal.rule) == ("E_AMBITION", "CB-7.4.7")
