"""BR-19.2: cubes that are healed, and cubes that are replaced."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import CELL, HEAL_IN, NOTHING, ROUND
from mindrose.games.black_rose_wars.effects.healing import Heal, HealAll, Replace
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.happenings import HIT, REPLACES
from tests.rulebook import rule
from tests.rules.black_rose_wars.bare import ALL_T, A, B, Bare, C, K, n, some


@rule("BR-19.2.2", "BR-19.2.4")
@pytest.mark.parametrize(
    ("of_b", "black", "left"),
    [(0, 0, [K, B, K, B]), (1, 2, [B]), (2, 1, [K]), (2, 0, [K, K]), (0, 2, [B, B]), (1, 1, [K, B])],
)
def test_any_cubes_are_healed(of_b: int, black: int, left: list[int]) -> None:
    """Heal 3 on K2 B2: any 0 to 3, the rightmost of a colour first; the others close up."""
    bare = Bare()
    bare.damage(A, K, B, K, B)
    bare.run(Heal(ALL_T, n(3)), t=some(A))
    assert bare.asked() == (A, "heal", [0, 1, 2])
    assert bare.points == {"figure": A, "participant": B, "number": 1}
    bare.answer(of_b)
    assert bare.asked() == (A, "heal", list(range(min(2, 3 - of_b) + 1)))
    bare.answer(black)
    assert bare.asked() is None
    assert (bare.on(A), bare.last) == (left, of_b + black)


@rule("BR-19.2.4")
def test_whoever_heals_another_mage_chooses_its_cubes() -> None:
    bare = Bare()
    bare.damage(B, K, C)
    bare.run(Heal(ALL_T, n(1)), t=some(B))
    assert bare.asked() == (A, "heal", [0, 1])
    bare.answer(0).answer(1)
    assert bare.on(B) == [C]


@rule("BR-19.2.2")
def test_healing_without_damage_is_not_asked_for() -> None:
    bare = Bare()
    bare.run(Heal(ALL_T, n(3)), t=some(A), last=7)
    assert (bare.asked(), bare.last) == (None, 0)


def test_what_changes_healing() -> None:
    """4.6 1 less for one mage, and not below 0."""
    bare = Bare()
    values.change(bare.table, A, HEAL_IN, -1, ROUND, NOTHING)
    bare.damage(A, B, B, B)
    bare.run(Heal(ALL_T, n(2)), t=some(A))
    assert bare.asked() == (A, "heal", [0, 1])
    bare.answer(1)
    bare.run(Heal(ALL_T, n(1)), t=some(A))
    assert (bare.asked(), bare.on(A)) == (None, [B, B])


@rule("BR-19.2.2", "BR-21.1.3")
def test_each_of_several_figures_is_healed() -> None:
    """Each by the whole number, own ones too."""
    bare = Bare()
    own, other = bare.evocation("nigredo", A, 0), bare.evocation("nigredo", B, 0)
    bare.damage(own, C, C)
    bare.damage(other, C, C, C)
    bare.run(Heal(ALL_T, n(2)), t=some(own, other))
    bare.answer(2)
    assert bare.points == {"figure": other, "participant": C, "number": 1}
    bare.answer(2)
    assert (bare.on(own), bare.on(other), bare.last) == ([], [C], 4)


@rule("BR-4.3.3")
def test_the_healed_mage_chooses_in_events() -> None:
    """An event heals a mage in its cell too, which decides itself."""
    bare = Bare()
    bare.table.place[C] = CELL
    bare.damage(C, A, K)
    bare.run(Heal(ALL_T, n(1), from_event=True), me=K, chooser=C, t=some(C))
    assert bare.asked() == (C, "heal", [0, 1])
    bare.answer(0)
    assert bare.asked() == (C, "heal", [0, 1])
    bare.answer(1)
    assert bare.on(C) == [A]


@rule("BR-4.3.3")
def test_an_own_effect_heals_in_the_cell() -> None:
    """Oneself, but nobody else."""
    bare = Bare()
    for mage in (A, B):
        bare.table.place[mage] = CELL
        bare.damage(mage, K)
    bare.run(Heal(ALL_T, n(1)), t=some(A, B))
    bare.answer(1)
    assert (bare.on(A), bare.on(B), bare.last) == ([], [K], 1)


@rule("VX-35")
def test_all_cubes_are_healed_without_a_question() -> None:
    """VX-35 All, or all that are not black."""
    bare = Bare()
    bare.damage(A, B, K, C, K, B)
    bare.damage(B, A)
    bare.run(HealAll(ALL_T, but_black=True), t=some(A))
    assert (bare.asked(), bare.on(A), bare.last) == (None, [K, K], 3)
    bare.run(HealAll(ALL_T, but_black=False), t=some(A, B))
    assert (bare.on(A), bare.on(B), bare.last) == ([], [], 3)


# Replacing


@rule("BR-19.2.1")
def test_cubes_are_replaced_where_they_lie() -> None:
    """The rightmost of a colour, in the same cell; no damage is dealt, and it happens once."""
    bare = Bare()
    bare.damage(B, C, A, K, C)
    bare.run(Replace(ALL_T, n(2)), t=some(B))
    assert bare.asked() == (A, "replace", [0, 1, 2])
    assert bare.points == {"figure": B, "participant": C, "number": 1}
    bare.answer(1)
    assert bare.asked() == (A, "replace", [0, 1])
    bare.answer(1)
    assert (bare.on(B), bare.last) == ([C, A, A, A], 2)
    assert bare.happened(REPLACES, happenings.TRIG, happenings.AMOUNT) == [(A, 2)]
    assert bare.happened(HIT, happenings.SRC) == []


@rule("BR-19.2.1")
def test_cubes_of_several_figures_are_replaced() -> None:
    """0 to n in all; BR-21.1.1 not on the own side."""
    bare = Bare()
    own = bare.evocation("nigredo", A, 1)
    bare.damage(own, K)
    bare.damage(B, C, C)
    bare.damage(C, K)
    bare.run(Replace(ALL_T, n(2)), t=some(A, B, C, own))
    assert bare.points == {"figure": B, "participant": C, "number": 1}
    bare.answer(1)
    assert bare.points == {"figure": C, "participant": K, "number": 1}
    bare.answer(1)
    assert bare.asked() is None
    assert (bare.on(B), bare.on(C), bare.on(own)) == ([C, A], [A], [K])


@rule("BR-21.2.1", "BR-21.2.2")
def test_replacing_needs_own_cubes() -> None:
    """Replace 2 with 1 own cube left: at most 1; with none nobody is asked."""
    bare = Bare()
    bare.damage(B, C, C)
    bare.keep(A, 1)
    bare.run(Replace(ALL_T, n(2)), t=some(B))
    assert bare.asked() == (A, "replace", [0, 1])
    bare.answer(1)
    bare.run(Replace(ALL_T, n(2)), t=some(B))
    assert (bare.asked(), bare.last, bare.happened(REPLACES, happenings.AMOUNT)) == (None, 0, [(1,)])


@rule("BR-19.2.1")
def test_declining_to_replace_is_nothing_that_happens() -> None:
    bare = Bare()
    bare.damage(B, C)
    bare.run(Replace(ALL_T, n(2)), t=some(B)).answer(0)
    assert (bare.last, bare.happened(REPLACES, happenings.AMOUNT)) == (0, [])


@rule("VX-01")
def test_the_black_rose_replaces_as_much_as_it_can() -> None:
    """VX-01 To the full number; the crown decides where colours differ, whoever is gone through."""
    bare = Bare()
    bare.table.crown = C
    bare.damage(A, B, C, K, B)
    bare.run(Replace(ALL_T, n(2)), me=A, actor=K, chooser=A, t=some(A))
    assert bare.asked() == (C, "replace", [1, 2])
    bare.answer(1)
    assert bare.asked() is None
    assert (bare.on(A), bare.last) == ([B, K, K, K], 2)
    assert bare.happened(REPLACES, happenings.TRIG, happenings.AMOUNT) == [(K, 2)]


@rule("VX-01")
def test_nobody_is_asked_where_all_cubes_are_replaced() -> None:
    """VX-01 As many as required, or all of one colour."""
    bare = Bare()
    bare.damage(A, B, C, B)
    bare.run(Replace(ALL_T, n(4)), actor=K, t=some(A))
    assert (bare.asked(), bare.on(A), bare.last) == (None, [K, K, K], 3)
    bare.damage(B, C, C)
    bare.run(Replace(ALL_T, n(1)), actor=K, t=some(B))
    assert (bare.asked(), bare.on(B)) == (None, [C, K])


@rule("BR-4.3.3")
def test_replacing_does_not_reach_into_a_cell() -> None:
    """But events do."""
    bare = Bare()
    bare.table.place[A] = CELL
    bare.damage(A, B)
    bare.run(Replace(ALL_T, n(1)), actor=K, t=some(A))
    assert (bare.on(A), bare.last) == ([B], 0)
    bare.run(Replace(ALL_T, n(1), from_event=True), me=K, chooser=A, t=some(A))
    assert (bare.on(A), bare.last) == ([K], 1)
