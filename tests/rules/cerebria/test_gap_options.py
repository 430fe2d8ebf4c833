"""The open questions of the rules: each value of the options that answer them has the effect it names."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.cerebria.components.things import DEEDS
from mindrose.games.cerebria.options import PARAMETERS
from tests.rulebook import rule
from tests.rules.cerebria.playing import SPECIFICATION, E, Game, S, board, row, spirit
from tests.rules.cerebria.preparing import Setup

GAPS = {
    "bonus_needs_frontier", "delight_counts", "hatred_discount", "embrace_from", "swap_sharing", "love_demolish",
    "attune_new", "darkness_outburst", "malice_reach", "hand_limit", "foreign_turn_intentions", "repeat_intentions",
    "vibe_tokens", "spirit_order", "solo",
}  # fmt: skip
OTHERS = {"edition", "mode", "intention_side", "spirit_side", "pack", "shaper", "first", "sphere_offset"}


def table(*seats: dict[str, Any], emotions: str = "", **more: Any) -> Game:
    return Game(*seats, **{"pack": SPECIFICATION, "spaces": board(emotions), **more})


def side_b(**options: Any) -> dict[str, Any]:
    return {"spirit_side": "b", **options}


def gloom(name: str, at: str, action: str, *slots: int, **more: Any) -> Game:
    """A Spirit of Gloom has the turn; those of Bliss are out of its way."""
    hand = more.pop("hand", [])
    seats = (spirit("love", S[8]), spirit(name, at, hand=hand, vibes=row(action, *slots), level=1), spirit(at=S[8]))
    return table(*seats, active=1, **more)


def test_every_open_question_is_an_option_and_is_tested_here() -> None:
    names = {parameter.name for parameter in PARAMETERS if parameter.name not in OTHERS}
    assert {name for name in names if name.rsplit("_", 1)[0] not in ("spirit", "deck") or name in GAPS} == GAPS


@rule("CB-15.1.5")
@pytest.mark.parametrize(
    ("edition", "value", "asked"),
    [
        ("revised", "edition", True), ("revised", "yes", False), ("revised", "no", True),
        ("first", "edition", False), ("first", "yes", False), ("first", "no", True),
    ],
)  # fmt: skip
def test_bonus_needs_frontier(edition: str, value: str, asked: bool) -> None:
    options = {"edition": edition, "bonus_needs_frontier": value}
    assert (table(spirit("empathy", S[2]), options=options).absorb().kind == "bonus") == asked
    controlled = table(spirit("empathy", S[2]), emotions="e2=B1", options=options).absorb()
    assert controlled.kind == "bonus"


@rule("CB-20.2.2")
@pytest.mark.parametrize(("value", "asked"), [("all", True), ("sphere", False)])
def test_delight_counts(value: str, asked: bool) -> None:
    """Two WP from the Sphere and two of Diligence."""
    game = table(spirit("delight", S[4]), options={"delight_counts": value}).absorb(bonus=True)
    assert (game.kind == "delight", game.wp()) == (asked, 14)
    four = table(spirit("delight", S[4]), emotions="e5=B1 e8=B1", options={"delight_counts": value})
    assert four.absorb(bonus=False).kind == "delight"


@rule("CB-20.3.1")
@pytest.mark.parametrize(
    ("edition", "value", "plain"),
    [
        ("revised", "edition", 1), ("revised", "used", 1), ("revised", "present", 0),
        ("first", "edition", 0), ("first", "used", 1), ("first", "present", 0),
    ],
)  # fmt: skip
def test_hatred_discount(edition: str, value: str, plain: int) -> None:
    """What a Move of Hatred costs while Haste is there, without using it and with it."""
    options = {"edition": edition, "hatred_discount": value}
    assert gloom("hatred", S[4], "move", 1, options=options).move(S[5]).wp(1) == 10 - plain
    assert gloom("hatred", S[4], "move", 1, options=options).move(S[5], upgrades="haste").wp(1) == 9
    assert gloom("hatred", S[4], "move", options=options).move(S[5]).wp(1) == 9


@rule("CB-21.2.2")
@pytest.mark.parametrize(("value", "left"), [("board", 2), ("supply", 3)])
def test_embrace_from(value: str, left: int) -> None:
    seat = spirit("love", S[0], vibes=row("move", 3))
    game = table(seat, spaces={E[2]: "trust 1"}, options=side_b(embrace_from=value))
    game.move(S[1], upgrades="embrace", target=E[2])
    assert (game.essence_at(E[2]), game.essence()) == (2, left)


@rule("CB-21.2.2")
@pytest.mark.parametrize(("value", "placed"), [("board", 1), ("supply", 2)])
def test_embrace_from_an_empty_board(value: str, placed: int) -> None:
    seat = spirit("love", S[0], vibes=row("move", 3), essence=0)
    game = table(seat, spaces={E[2]: "trust 1"}, options=side_b(embrace_from=value))
    game.start("move").use("embrace").when("move", "move", spirit_space=S[1])
    game.when("move_target", "target", space=E[2])
    assert (game.essence_at(E[2]), game.place()) == (placed, S[1])


@rule("CB-21.4.3")
@pytest.mark.parametrize(("value", "partners"), [("after", [1, 2, 3]), ("before", [2])])
def test_swap_sharing(value: str, partners: list[int]) -> None:
    """Before the exchange the opponent is still there."""
    seats = (spirit("empathy", S[0], vibes=row("move", 3)), spirit("misery", S[4]), spirit("love", S[2]))
    game = table(*seats, options=side_b(swap_sharing=value)).start("move").use("swap_places")
    if len(partners) > 1:
        assert game.offered("seat") == partners
        game.do("swap", seat=1)
        assert (game.place(0), game.place(1)) == (S[4], S[0])
    else:
        assert (game.place(0), game.place(2)) == (S[2], S[0])  # nobody else was left


@rule("CB-21.4.3")
def test_swap_sharing_does_not_matter_with_overcome_or_in_the_first_edition() -> None:
    for slots, edition in (((2, 3), "revised"), ((2,), "first")):
        seat = spirit("empathy", S[0], vibes=row("move", *slots))
        game = table(seat, spirit("misery", S[4]), options=side_b(swap_sharing="before", edition=edition))
        assert game.move(swap=1, upgrades="swap_places").place(0) == S[4]


@rule("CB-21.2.6")
@pytest.mark.parametrize(
    ("edition", "value", "cost"), [("first", 3, 6), ("first", 4, 7), ("revised", 3, 6), ("revised", 4, 6)]
)
def test_love_demolish(edition: str, value: int, cost: int) -> None:
    """The doubt is about the first edition only."""
    seat = spirit("love", S[0], vibes=row("fortify", 2))
    game = table(seat, sites={"valley": "gloom minor"}, options=side_b(edition=edition, love_demolish=value))
    game.fortify(upgrades="demolish")
    assert (game.wp(), game.ambition(), game.site_of("valley")) == (10 - cost, 3, None)


@rule("CB-21.5.9")
@pytest.mark.parametrize(("value", "identity"), [(True, 1), (False, 0)])
def test_attune_new(value: bool, identity: int) -> None:
    seat = spirit("harmony", S[0], vibes=row("fortify", 1))
    game = table(seat, options=side_b(attune_new=value)).fortify()
    if value:
        game.fortify(upgrades="attune")
    else:
        assert "fortify" not in game.actions_offered()
    assert game.identity() == (identity, 0, 0)
    old = table(seat, sites={"valley": "bliss minor"}, options=side_b(attune_new=value))
    assert old.fortify(upgrades="attune").identity() == (1, 0, 0)


@rule("CB-21.5.9", "CB-21.5.6")
def test_without_attune_new_a_new_fortress_is_refused() -> None:
    seat = spirit("harmony", S[1], hand=["courage"], vibes=row("fortify", 1))
    game = table(seat, sites={"valley": "bliss minor built 0 laid 0"}, options=side_b(attune_new=False), turn=0)
    assert game.start("fortify").refused(game.upgrade_slots(1)).code == "E_TARGET"


@rule("CB-21.9.9")
@pytest.mark.parametrize("value", [True, False])
def test_darkness_outburst(value: bool) -> None:
    spaces = {E[9]: "bleakness 2", E[0]: "mistrust 2"}
    game = gloom(
        "anxiety", S[0], "empower", 1, 2, hand=["fear"], spaces=spaces, options=side_b(darkness_outburst=value)
    )
    game.start("empower")
    if not value:
        assert game.refused(game.upgrade_slots(1, 2)).code == "E_UPGRADE_CONFLICT"
        return
    game.use("spreading_darkness", "outburst")
    assert (game.emotion(E[9]), game.hand(1), game.wp(1)) == ("dread", [], 6)


@rule("CB-20.5.1", "CB-20.5.2")
@pytest.mark.parametrize(
    ("value", "place", "emotions", "reached"),
    [
        ("spaces", S[5], "e7=B1 e9=B1", [7, 9]),
        ("emotions", S[5], "e7=B1 e9=B1", []),
        ("emotions", S[5], "e7=B1 e8=B1 e9=B1", [7, 8, 9]),
        ("emotions", S[5], "e7=B1 e8=G1 e9=B1", [7, 9]),
        ("spaces", S[4], "e5=B1 e8=B1", [5, 8]),
        ("emotions", S[4], "e5=B1 e8=B1", []),
        ("emotions", S[4], "e5=B1 e6=B1 e8=B1", [5, 6]),
        ("emotions", S[4], "e5=B1 e7=B1 e8=B1", [7, 8]),
    ],
)
def test_malice_reach(value: str, place: str, emotions: str, reached: list[int]) -> None:
    game = gloom("malice", place, "quell", 2, emotions=emotions, options={"malice_reach": value})
    if not reached:
        assert "quell" not in game.actions_offered()
        return
    assert game.start("quell").use("extinguish").offered("space") == [E[space] for space in reached]


@rule("CB-23.1.4")
@pytest.mark.parametrize(("value", "left"), [(None, 5), (5, 5), (3, 3), (1, 1)])
def test_hand_limit(value: int | None, left: int) -> None:
    hand = ["courage", "trust", "comfort"]
    game = table(spirit("love", S[0], hand=hand), options={"hand_limit": value}, bliss={"ambition": 3}).end_turn(
        "cards"
    )
    while game.kind == "discard":
        assert game.asked.seat == 0
        game.answer(game.asked.answers[0].number)
    assert (len(game.hand()), game.state.active) == (left, 1)
    assert len(game.events("discarded")) == 5 - left


@rule("CB-16.1.6")
@pytest.mark.parametrize(("edition", "side"), [("revised", "b"), ("first", "a")])
@pytest.mark.parametrize(("value", "points"), [(False, 0), (True, 1)])
def test_foreign_turn_intentions(edition: str, side: str, value: bool, points: int) -> None:
    """Bliss empties the Sphere beside an old Fortress of Gloom."""
    options = {"edition": edition, "intention_side": side, "foreign_turn_intentions": value}
    game = table(spirit("empathy", S[0], level=1), emotions="e2=B1", sites={"valley": "gloom minor"}, options=options,
                 origin={"commitment": 3}, common=["unity", "openness", "rest"])  # fmt: skip
    game.absorb(bonus=False)
    while game.kind != "menu":
        game.answer(game.asked.timeout)
    assert (game.points("gloom"), game.points("bliss")) == (points, 0)


@rule("CB-16.1.5")
@pytest.mark.parametrize(("value", "points"), [(True, [1, 3]), (False, [1, 1])])
def test_repeat_intentions(value: bool, points: list[int]) -> None:
    seat = spirit("empathy", S[0], hand=["courage"], level=1)
    game = table(seat, spaces={E[0]: "fear 3"}, options={"repeat_intentions": value})
    seen = [game.quell(reveal="courage").points(), game.quell(reveal="courage").points()]
    assert seen == points
    assert {DEEDS[int(event["deed"])] for event in game.events("intention")} == {"quell_at_least"}
    again = table(seat, spaces={E[0]: "fear 3"}, options={"repeat_intentions": value}, players=2)
    again.quell(reveal="courage").end_turn("cards").end_turn("cards").quell(reveal="courage")
    assert again.points() == 2  # another turn


@rule("CB-2.3.7", "CB-2.1.9")
@pytest.mark.parametrize(
    ("edition", "value", "red", "allowed"),
    [
        ("revised", "unlimited", 8, True), ("revised", "limited", 8, False), ("revised", "limited", 7, True),
        ("first", "unlimited", 9, True), ("first", "limited", 9, True),
    ],
)  # fmt: skip
def test_vibe_tokens(edition: str, value: str, red: int, allowed: bool) -> None:
    """`red` tokens of the faction lie on the rows of both teammates."""
    rows = ("move", "invoke", "quell", "fortify", "empower")
    mine: dict[str, list[str | None]] = {name: ["blue", "red" if n < red - 5 else None] for n, name in enumerate(rows)}
    mates: dict[str, list[str | None]] = {name: ["red"] for name in rows}
    game = table(spirit("love", S[0], vibes=mine), spirit(), spirit("delight", S[2], vibes=mates),
                 options={"edition": edition, "vibe_tokens": value})  # fmt: skip
    game.do("add_vibe").do("vibe", row="empower", slot=2)
    refusal = game.table.refusal(game.colour("red"))
    assert (refusal.code if refusal else None) == (None if allowed else "E_LIMIT")


@rule("CB-3.4.1")
@pytest.mark.parametrize("seed", range(4))
def test_spirit_order(seed: int) -> None:
    turn = Setup(seed=seed, spirit_order="turn")
    order = list(turn.order)
    assert turn.ask("spirit") == order
    assert Setup(seed=seed, spirit_order="free").ask("spirit") == [0, 1, 2, 3]  # as they sit


@rule("CB-1.1.6")
@pytest.mark.parametrize(("value", "seen"), [(True, ["courage"]), (False, {"count": 1, "known": []})])
def test_solo(value: bool, seen: object) -> None:
    game = table(spirit("love", S[0], hand=["courage"]), options={"solo": value})
    assert game.view(1)["seats"][0]["hand"] == seen
    assert game.view(2)["seats"][0]["hand"] == ["courage"]  # a teammate sees it anyway
