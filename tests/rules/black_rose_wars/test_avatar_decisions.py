"""BR-30 How the Avatar decides: priorities, damage where cubes are short, its evocations, and the crown."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import EVOCATION, ROSE
from mindrose.games.black_rose_wars.rules.priorities import CRITERIA, PRIORITIES
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.avatars import Possession, possessed
from tests.rules.black_rose_wars.playing import CONTENT, PASS, PLACES, A, B, C, at, mage, room, servant

STALK = "or1-01"


def ordered(effect: str) -> dict[str, dict[str, str]]:
    return {STALK: {"effect": effect}}


@rule("BR-30.2.2", "BR-30.1.2")
@vector("TV-13")
def test_priority_2_goes_by_distance_then_damage() -> None:
    game = Possession(
        mage("throne", cubes="C2"), mage("abyss", cubes="C1", power=3), mage(), avatar=possessed(orders="or1-06")
    )
    assert game.cubes(A) == "C2 K3"
    assert game.weighed() == [("mage-1", "p2", "damage", False), ("mage-0", "p2", "damage", True)]


@rule("BR-30.2.1", "BR-30.2.2")
@pytest.mark.parametrize(("priority", "target"), [("P1", B), ("P2", A)])
def test_the_first_priority_looks_for_damage_and_the_second_for_whoever_is_near(priority: str, target: int) -> None:
    effect = ordered(f"S{{T=mage(*)!{priority}; dmg T 1}}")
    game = Possession(mage("abyss"), mage("crypt", cubes="A5"), avatar=possessed(orders=STALK), texts=effect)
    assert [game.cubes(A), game.cubes(B)] == (["", "A5 K1"] if target == B else ["K1", "A5"])


@rule("BR-30.1.1")
@vector("TV-14")
def test_the_crown_decides_between_equals() -> None:
    game = Possession(mage("throne"), mage("abyss"), avatar=possessed(orders="or1-06"), crown=A)
    assert (game.asked.seat, game.kind) == (A, "choose_figure")
    assert game.legal() == [at(A), at(B)]
    game.answer(at(B))
    assert game.cubes(B) == "K3"
    assert game.weighed() == [("mage-0", "p2", "crown", False), ("mage-1", "p2", "crown", True)]


@rule("BR-30.2.1")
@vector("TV-117")
def test_priority_1_goes_by_damage_then_distance_then_power() -> None:
    far = Possession(mage("crypt", cubes="B5", power=3), mage("abyss", cubes="A5"), avatar=possessed(orders="or1-02"))
    assert far.cubes(B) == "A5 K2"
    power = Possession(
        mage("throne", cubes="B5", power=2), mage("abyss", cubes="A5", power=1), avatar=possessed(orders="or1-02")
    )
    assert power.cubes(A) == "B5 K2"
    assert power.weighed() == [("mage-1", "p1", "power", False), ("mage-0", "p1", "power", True)]


@rule("BR-30.2.3")
def test_priority_3_goes_by_mages_then_figures_then_instability() -> None:
    effect = ordered("S{R=room(*)!P3; inst R 1}")
    crowd = {f"cadaver-{number}": servant("abyss", C) for number in (1, 2, 3)}
    mages = Possession(
        mage("crypt"), mage("crypt"), mage("abyss"), evocations=crowd, avatar=possessed(orders=STALK), texts=effect
    )
    assert mages.unstable("crypt") == "K1"
    servants = {"cadaver-1": servant("abyss", A)}
    figures = Possession(
        mage("crypt"),
        mage("abyss"),
        avatar=possessed(orders=STALK),
        evocations=servants,
        rooms={"crypt": "A2"},
        texts=effect,
    )
    assert figures.unstable("abyss") == "K1"
    cubes = Possession(
        mage("crypt"), mage("forge"), rooms={"forge": "A1"}, avatar=possessed(orders=STALK), texts=effect
    )
    assert cubes.unstable("forge") == "A1 K1"


@rule("BR-30.2.4")
def test_only_legal_targets_are_weighed() -> None:
    game = Possession(
        mage("cell", cubes="B5"), mage("crypt", cubes="A4"), mage("abyss"), avatar=possessed(orders="or1-06")
    )
    assert game.cubes(C) == "K3"  # A is in its cell, B out of range 1
    assert [name for name, *_ in game.weighed()] == ["mage-2"]


@rule("BR-30.1.2", "BR-30.2.3")
def test_all_rooms_that_one_criterion_passes_over_are_told_at_once() -> None:
    game = Possession(
        mage("crypt"),
        mage("abyss"),
        evocations={"cadaver-1": servant("abyss", A)},
        avatar=possessed(orders=STALK),
        texts=ordered("S{R=room(*)!P3; inst R 1}"),
    )
    told = [(listed(int(rooms)), CRITERIA[int(criterion)]) for _, rooms, _, criterion in game.told("passed_over_room")]
    assert told == [({*CONTENT.room_ids} - {"crypt", "abyss"}, "mages"), ({"crypt"}, "figures")]
    assert [CRITERIA[int(criterion)] for *_, criterion in game.told("preferred_room")] == ["figures"]


def listed(rooms: int) -> set[str]:
    return {name for number, name in enumerate(CONTENT.room_ids) if (rooms >> number) & 1}


@rule("BR-30.1.2", "BR-30.2.2")
def test_all_figures_that_one_criterion_passes_over_are_told_at_once() -> None:
    far = ordered("S{T=mage(*)!P2; dmg T 1}")
    game = Possession(mage("throne"), mage("crypt"), mage("crypt"), avatar=possessed(orders=STALK), texts=far)
    priority, criterion = PRIORITIES.index("p2"), CRITERIA.index("nearest")
    assert game.told("passed_over") == [("passed_over", 1 << B | 1 << C, priority, criterion)]
    assert game.told("preferred") == [("preferred", A, priority, criterion)]
    assert [row[0] for row in game.weighed()] == ["mage-1", "mage-2", "mage-0"]


@rule("BR-30.2.4", "BR-30.2.3")
def test_the_avatar_is_none_of_the_mages_that_it_goes_after() -> None:
    game = Possession(
        mage("hall"),
        mage("abyss"),
        evocations={"cadaver-1": servant("abyss", A)},
        avatar=possessed("hall", orders=STALK),
        texts=ordered("S{R=room(*)!P3; inst R 1}"),
    )
    assert (game.unstable("abyss"), game.unstable("hall")) == ("K1", "")


@rule("BR-30.1.2")
def test_where_the_priority_finds_nobody_the_crown_decides() -> None:
    effect = ordered("S{T=foe(*)!P1; dmg T 1}")
    servants = {"cadaver-1": servant("abyss", A), "cadaver-2": servant("crypt", A)}
    game = Possession(mage("cell"), avatar=possessed(orders=STALK), evocations=servants, texts=effect)
    assert game.legal() == [at("cadaver-1"), at("cadaver-2")]
    nobody = Possession(mage("cell"), avatar=possessed(orders="or1-06"), texts={})
    assert nobody.told("order")
    assert not nobody.told("hit")
    assert nobody.told("nothing_preferred") == [("nothing_preferred", PRIORITIES.index("p2"))]
    assert not game.told("nothing_preferred")


@rule("BR-30.1.2")
@pytest.mark.parametrize("hunt", ["Hunt(P1)", "Hunt(P2)"])
def test_with_nobody_to_hunt_it_stays_where_it_is(hunt: str) -> None:
    game = Possession(mage("cell"), mage("cell"), avatar=possessed("hall", orders=STALK), texts=ordered(hunt))
    assert (game.kind, game.asked.seat) == ("explore", A)  # the next activation, nothing was asked about the Avatar
    assert not game.told("stepped")
    assert game.where(ROSE) == "hall"


@rule("BR-30.1.2")
def test_what_does_not_come_first_is_refused() -> None:
    game = Possession(
        mage("throne"),
        mage("abyss"),
        mage("crypt"),
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=mage(3)!P2; dmg T 1}"),
    )
    assert game.why_not(at(C)) == ("E_ORDER", "BR-30.1.2")


def spent(cubes: int) -> dict[str, str]:
    """So many black cubes lie in rooms."""
    rooms: dict[str, str] = {}
    for name in PLACES:
        number = min(cubes, int(CONTENT.room_slots[CONTENT.room_ids.index(name)]) - 1)
        if number > 0:
            rooms[name] = f"K{number}"
            cubes -= number
    return rooms


@rule("BR-30.3.1", "BR-21.2.3")
@vector("TV-118")
def test_too_few_black_cubes_go_to_whom_the_rose_has_hurt_most() -> None:
    effect = ordered("S{T=all mage(1); dmg T 2}")
    game = Possession(
        mage("throne", cubes="K2"),
        mage("abyss", cubes="C1"),
        mage("cell"),
        rooms=spent(25),
        avatar=possessed(orders=STALK),
        texts=effect,
    )
    assert (game.cubes(A), game.cubes(B)) == ("K4", "C1 K1")


@rule("BR-30.3.1")
def test_then_the_most_damaged_then_mages_then_evocations() -> None:
    effect = ordered("S{T=all foe(1); dmg T 1}")
    game = Possession(
        mage("throne", cubes="K1"),
        mage("abyss", cubes="A4"),
        mage("treasure", cubes="B1"),
        evocations={"cadaver-1": servant("throne", A)},
        rooms=spent(26),
        avatar=possessed(orders=STALK),
        texts=effect,
    )
    assert [game.cubes(who) for who in (A, B, C, "cadaver-1")] == ["K2", "A4 K1", "B1 K1", ""]
    tied = Possession(
        mage("throne", cubes="B1"),
        mage("abyss", cubes="A1"),
        rooms=spent(29),
        avatar=possessed(orders=STALK),
        texts=effect,
        crown=B,
    )
    assert (tied.asked.seat, tied.kind) == (B, "ration")
    tied.answer(at(A))
    assert (tied.cubes(A), tied.cubes(B)) == ("B1 K1", "A1")


def rationed(game: Possession) -> list[tuple[str, str, str, bool]]:
    return [one for one in game.weighed() if one[1] == "scarce"]


@rule("BR-30.3.1")
def test_only_one_mage_comes_first_for_its_black_cubes() -> None:
    """The next one is the most damaged of the others, though somebody else has black cubes."""
    game = Possession(
        mage("throne", cubes="K2"),
        mage("abyss", cubes="K1"),
        mage("treasure", cubes="A5"),
        rooms=spent(25),
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=all mage(1); dmg T 1}"),
    )
    assert [game.cubes(who) for who in (A, B, C)] == ["K3", "K1", "A5 K1"]
    assert rationed(game) == [
        ("mage-0", "scarce", "black", True),
        ("mage-2", "scarce", "damage", True),
        ("mage-1", "scarce", "supply", False),
    ]


@rule("BR-30.3.1", "BR-30.1.1")
def test_why_somebody_gets_the_last_black_cubes_is_said() -> None:
    game = Possession(
        mage("throne"),
        mage("abyss"),
        evocations={"cadaver-1": servant("throne", A)},
        rooms=spent(28),
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=all foe(1); dmg T 1}"),
    )
    game.answer(at(B))
    assert [game.cubes(who) for who in (A, B, "cadaver-1")] == ["K1", "K1", ""]
    assert [criterion for _, _, criterion, _ in rationed(game)] == ["crown", "mage", "supply"]
    servants = Possession(
        mage("cell"),
        evocations={"cadaver-1": servant("throne", A), "cadaver-2": servant("abyss", A)},
        rooms=spent(29),
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=all foe(1); dmg T 1}"),
    )
    servants.answer(at("cadaver-2"))
    assert rationed(servants) == [
        ("cadaver-2", "scarce", "crown", True),
        ("cadaver-1", "scarce", "supply", False),
    ]


@rule("BR-30.3.1", "BR-21.2.3")
def test_umbras_haunt_in_the_same_order_where_black_cubes_are_short() -> None:
    umbras = {
        f"umbra-{number}": {**servant("throne" if number % 2 else "abyss", B), "bearer": A if number % 2 else C}
        for number in (1, 2, 3, 4)
    }
    game = Possession(
        mage("throne", cubes="B5"),
        mage("cell"),
        mage("abyss", cubes="K1"),
        evocations=umbras,
        rooms=spent(28),
        phase="evocation",
    )
    assert [game.cubes(A), game.cubes(C)] == ["B5", "K2"]
    told = [(PRIORITIES[int(p)], CRITERIA[int(c)]) for _, _, p, c in game.told("preferred", "passed_over")]
    assert told == [("scarce", "black"), ("scarce", "supply")]


@rule("BR-30.3.1", "BR-19.1.5")
def test_only_who_gets_a_black_cube_counts_as_struck() -> None:
    """VX-25 A, saved with a full panel, comes first, but there is no cell for the last black cube: B gets it."""
    game = Possession(
        mage("throne", cubes="K11"),
        mage("abyss"),
        rooms=spent(18),
        saved=[A],
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=all mage(1); dmg T 2 // inst here #struck}"),
    )
    assert (game.cubes(B), game.unstable("hall")) == ("K1", "K1")


@rule("BR-30.3.2")
def test_it_replaces_the_rightmost_cubes() -> None:
    game = Possession(
        mage("throne", cubes="B1 C1 K1"),
        mage("cell"),
        mage("cell"),
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=mage(2)!P1; rep T 1}"),
    )
    assert game.cubes(A) == "B1 K2"
    rooms = Possession(
        mage("cell"),
        rooms={"hall": "A2 K1"},
        avatar=possessed(orders=STALK),
        texts=ordered("S{repi here 5}"),
    )
    assert rooms.unstable("hall") == "K3"


@rule("BR-30.3.2", "BR-21.2.3")
def test_it_replaces_no_more_than_it_has_black_cubes() -> None:
    game = Possession(
        mage("throne", cubes="B2"),
        mage("cell"),
        rooms=spent(29),
        avatar=possessed(orders=STALK),
        texts=ordered("S{T=mage(2)!P1; rep T 2}"),
    )
    assert game.cubes(A) == "B1 K1"


@rule("BR-30.3.3")
def test_it_moves_as_far_as_needed_on_a_shortest_way() -> None:
    game = Possession(mage("crypt"), avatar=possessed("hall", orders=STALK))
    assert [event["room"] for event in game.events("stepped")]
    assert game.where(ROSE) == "crypt"
    near = Possession(mage("throne"), avatar=possessed("hall", orders=STALK))
    assert len(near.told("stepped")) == 1
    ways = Possession(mage("cemetery"), mage("cell"), avatar=possessed("hall", orders=STALK), crown=B)
    assert (ways.asked.seat, ways.kind) == (B, "move")
    assert ways.legal() == sorted([room("throne"), room("laboratory")])
    assert ways.why_not(room("treasure")) == ("E_ORDER", "BR-30.3.3")
    assert ways.why_not(PASS) == ("E_MUST_ACT", "BR-30.3.3")
    assert ways.why_not(room("altar")) == ("E_ADJ", "BR-4.4.1")


@rule("BR-30.3.3")
def test_it_goes_after_whom_it_hunts_even_if_that_one_goes_elsewhere() -> None:
    """A's trap answers the first Move of the Avatar, and takes A one room aside: the second Move leads there."""
    game = Possession(
        mage("crypt", board={"i": "brain-worm activated"}),
        avatar=possessed("hall", orders=STALK),
        texts={"brain-worm": {"main": {"effect": "on enters(foe,any): move me 1"}}},
    )
    game.do("use", spell=CONTENT.spell_ids.index("brain-worm")).when("declare", "pass").move("cemetery")
    assert [game.where(ROSE), game.cubes(A)] == ["cemetery", "K2"]


# Evocations of the Avatar


def after_evocations(game: Possession) -> None:
    """Mages leave their evocations as they are."""
    while game.phase == EVOCATION:
        game.answer(game.asked.timeout)


def went_by(game: Possession) -> set[str]:
    """By which parts of their chart evocations went after somebody."""
    return {PRIORITIES[int(priority)] for _, _, priority, _ in game.told("preferred")}


@rule("BR-30.4.1", "BR-30.4.2")
def test_its_evocation_attacks_a_mage_that_it_can_reach() -> None:
    game = Possession(
        mage("throne", cubes="B1"),
        mage("abyss", cubes="A2"),
        mage("crypt", cubes="A4"),
        evocations={"cadaver-1": servant("hall", ROSE), "cadaver-2": servant("hall", A)},
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(game)
    assert game.cubes(B) == "A2 K2"
    assert game.where("cadaver-1") == "abyss"
    assert went_by(game) == {"hunt"}


@rule("BR-30.4.1")
def test_it_can_attack_whom_it_reaches_with_its_last_move() -> None:
    game = Possession(
        mage("cemetery"),
        evocations={"cadaver-1": servant("hall", ROSE), "cadaver-2": servant("hall", A)},
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(game)
    assert (game.cubes(A), game.where("cadaver-1"), game.where("cadaver-2")) == ("K2", "cemetery", "hall")


@rule("BR-30.4.1", "BR-30.4.3")
def test_whom_it_could_reach_only_by_moving_it_leaves_alone_where_it_cannot_move() -> None:
    """The mage is one room away: within reach of a Cadaver that moves, but this one is held where it is."""
    game = Possession(
        mage("throne"),
        evocations={
            "cadaver-1": servant("hall", ROSE, upgrades=["steam-joints"]),
            "cadaver-2": servant("hall", A),
        },
        avatar=possessed("pleasure"),
        phase="evocation",
        texts={"steam-joints": {"effect": "mod this nomove 1 card"}},
    )
    after_evocations(game)
    assert (game.cubes(A), game.where("cadaver-1"), game.where("cadaver-2")) == ("", "hall", "away")
    assert went_by(game) == {"prowl"}


@rule("BR-30.4.3")
def test_of_evocations_alike_it_goes_for_that_of_whoever_has_the_most_power() -> None:
    game = Possession(
        mage("crypt", power=1),
        mage("crypt", power=4),
        evocations={
            "cadaver-1": servant("forge", ROSE),
            "cadaver-2": servant("oracle", A),
            "cadaver-3": servant("sanctuary", B),
        },
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(game)
    assert (game.where("cadaver-2"), game.where("cadaver-3")) == ("oracle", "away")


@rule("BR-30.4.3")
def test_of_evocations_alike_that_of_the_most_powerful_owner_counts_whoever_controls_it() -> None:
    """A and B each control the other's."""
    game = Possession(
        mage("crypt", power=1),
        mage("crypt", power=4),
        evocations={
            "cadaver-1": servant("forge", ROSE),
            "cadaver-2": servant("oracle", A, controller=B, lease="round"),
            "cadaver-3": servant("sanctuary", B, controller=A, lease="round"),
        },
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(game)
    assert (game.where("cadaver-2"), game.where("cadaver-3")) == ("oracle", "away")


@rule("BR-30.4.3")
@vector("TV-115")
def test_else_it_goes_for_an_evocation() -> None:
    game = Possession(
        mage("crypt"),
        evocations={"cadaver-1": servant("forge", ROSE), "cadaver-2": servant("oracle", A)},
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(game)
    assert game.where("cadaver-1") == "oracle"
    assert game.where("cadaver-2") == "away"
    assert went_by(game) == {"prowl"}


@rule("BR-30.4.4", "BR-30.4.5")
def test_else_it_goes_towards_a_mage_and_never_for_its_own() -> None:
    game = Possession(
        mage("crypt"),
        evocations={"cadaver-1": servant("pleasure", ROSE), "cadaver-2": servant("pleasure", ROSE)},
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(game)
    assert game.where("cadaver-1") != "pleasure"
    assert (game.cubes(ROSE), game.cubes("cadaver-2")) == ("", "")
    assert went_by(game) == {"trail"}


@rule("BR-30.4.5", "BR-30.4.6", "BR-21.1.2")
def test_a_controlled_evocation_does_not_go_for_itself_or_the_avatar() -> None:
    """BR-30.4.4 With no other evocation there it goes to the mage, which it cannot reach."""
    stolen = {**servant("pleasure", A), "controller": "rose"}
    game = Possession(mage("crypt"), evocations={"cadaver-1": stolen}, avatar=possessed("pleasure"), phase="evocation")
    after_evocations(game)
    assert (game.cubes("cadaver-1"), game.cubes(ROSE)) == ("", "")
    assert game.where("cadaver-1") not in ("pleasure", "away")
    assert went_by(game) == {"trail"}
    both = Possession(
        mage("crypt"),
        evocations={"cadaver-1": stolen, "cadaver-2": servant("pleasure", A)},
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(both)
    assert (both.where("cadaver-1"), both.where("cadaver-2")) == ("pleasure", "away")
    assert went_by(both) == {"prowl"}


@rule("BR-30.4.6")
def test_an_evocation_that_an_order_activates_follows_the_same_chart() -> None:
    game = Possession(mage("hall"), avatar=possessed("hall", orders="or1-05"))
    assert game.where("cadaver-1") == "hall"
    assert game.cubes(A) == "K2"
    stolen = Possession(
        mage("hall"),
        evocations={"cadaver-1": {**servant("hall", A), "controller": "rose"}},
        avatar=possessed("pleasure"),
        phase="evocation",
    )
    after_evocations(stolen)
    assert stolen.cubes(A) == "K2"
