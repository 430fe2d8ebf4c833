"""BR-19.3, BR-20: what becomes of evocations and mages that have as many cubes as health."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import CELL, HEALTH, NOTHING, ROUND
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.healing import Replace
from mindrose.games.black_rose_wars.effects.hurting import Damage, Defeat, RoseDamage
from mindrose.games.black_rose_wars.effects.subjects import InSlot
from mindrose.games.black_rose_wars.rules import evocations, values
from mindrose.games.black_rose_wars.rules.happenings import BY_EVENT, BY_OTHER, BY_SPELL
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.state import TROPHY, BlackRoseWars
from mindrose.kernel.programs import Frame, Step
from tests.rulebook import rule
from tests.rules.black_rose_wars.bare import ALL_T, A, B, Bare, C, D, K, T, content, n, some

ME = InSlot(frames.ME)
END = EndSentence(frames.BASE)


def power(bare: Bare) -> dict[int, int]:
    """What everybody has who has any."""
    return {who: int(bare.table.power[who]) for who in (A, B, C, D, K) if bare.table.power[who] > 0}


def trophies(bare: Bare, who: int) -> list[int]:
    return bare.table.piles.cards(TROPHY + who)


class Dismiss(Step[BlackRoseWars]):
    """An evocation leaves the lodge."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        evocations.remove(table, T.one(table, frame), False)


def umbra(bare: Bare, mage: int) -> int:
    """The figure of an Umbra that a mage bears."""
    assert evocations.assign(bare.table, B, content().kind_ids.index("umbra"), mage)
    return max(figure for figure in range(int(content().figures)) if bare.table.bearer[figure] == mage)


@rule("BR-19.3.2")
def test_an_evocation_is_defeated_at_the_end_of_the_sentence() -> None:
    """Its cubes go back to their owners; nobody scores."""
    bare = Bare()
    figure = bare.evocation("cadaver", B, 1)
    bare.damage(figure, C)
    bare.run(Damage(ALL_T, n(3), BY_SPELL), END, t=some(figure))
    assert (bare.table.place[figure], bare.on(figure), power(bare)) == (NOTHING, [], {})
    assert bare.last == 1


@rule("BR-20.1.1", "BR-20.2.6", "BR-20.2.10", "BR-20.2.11")
def test_defeat_inside_a_spell() -> None:
    """Torture that ends with the own defeat."""
    bare = Bare()
    bare.damage(A, K, C, C, C, C, D, D, B)
    bare.damage(B, *[C] * 7)
    bare.run(Damage(T, n(4), BY_SPELL), END, Replace(T, n(1)), END, RoseDamage(ME, n(3), BY_SPELL), END, t=B)
    assert bare.table.in_cell(A)
    assert bare.table.in_cell(B)
    assert (bare.on(A), bare.on(B)) == ([], [])
    assert (trophies(bare, A), trophies(bare, K)) == ([B], [A])
    # For B: C 4 (7 cubes), A 2 (4 cubes); for A: K 3, C 3, D 2, B 1.
    assert power(bare) == {A: 2, B: 1, C: 4 + 3, D: 2, K: 3}


@rule("BR-20.2.3", "BR-20.2.9")
def test_mages_defeated_together_are_handled_in_turn_order() -> None:
    """Two trophies and two scorings."""
    bare = Bare()
    bare.run(Damage(ALL_T, n(11), BY_SPELL), END, t=some(B, C))
    assert trophies(bare, A) == [B, C]
    assert power(bare) == {A: 10}
    assert (bare.table.felled[B], bare.table.felled[C]) == (1, 2)


@rule("BR-20.2.9", "BR-20.2.10", "BR-20.2.11")
@pytest.mark.parametrize(
    ("mage", "panel", "gained"),
    [
        (D, [A] * 3 + [B] * 3 + [C] * 3 + [K], {A: 3, B: 3, C: 3, K: 2}),
        (D, [A] * 5 + [B] * 2 + [C] * 2 + [K], {A: 4, B: 1, C: 1, K: 1}),
        (D, [A] * 5 + [B] * 3 + [C, K], {A: 4, B: 2, C: 1, K: 1}),
        (B, [A] * 11, {A: 5}),
    ],
)
def test_power_for_a_defeat(mage: int, panel: list[int], gained: dict[int, int]) -> None:
    bare = Bare()
    bare.damage(mage, *panel[:-1])
    if panel[-1] == K:
        bare.run(RoseDamage(ALL_T, n(1), BY_SPELL), END, t=some(mage))
    else:
        bare.run(Damage(ALL_T, n(1), BY_SPELL), END, me=panel[-1], t=some(mage))
    assert power(bare) == gained
    assert trophies(bare, panel[-1]) == [mage]


@rule("BR-20.2.12")
def test_a_direct_defeat_of_a_mage_without_damage() -> None:
    """Only the trophy."""
    bare = Bare()
    bare.run(Defeat(ALL_T), END, t=some(B))
    assert (trophies(bare, A), power(bare), bare.table.in_cell(B)) == ([B], {}, True)


@rule("BR-19.1.4", "BR-20.2.6")
def test_final_damage_by_an_evocation_that_somebody_else_controls() -> None:
    """B's cubes, B's trophy, B's power."""
    bare = Bare()
    figure = bare.evocation("nigredo", A, 2, controller=B)
    bare.run(Damage(ALL_T, n(10), BY_OTHER), END, me=B, this=figure, t=some(C))
    assert (trophies(bare, B), power(bare)) == ([C], {B: 5})


@rule("BR-20.2.8")
def test_the_eighth_defeat_gives_no_trophy() -> None:
    """But power as usual."""
    bare = Bare()
    bare.table.trophies[B] = 0
    bare.run(Damage(ALL_T, n(11), BY_SPELL), END, t=some(B))
    assert (trophies(bare, A), power(bare)) == ([], {A: 5})


@rule("BR-20.2.4")
def test_servants_of_a_defeated_mage_leave() -> None:
    """What the Black Rose does then adds nothing to a full panel."""
    bare = Bare()
    umbras = [umbra(bare, C), umbra(bare, C)]
    bare.run(Damage(ALL_T, n(10), BY_SPELL), END, t=some(C))
    assert [bare.table.place[figure] for figure in umbras] == [NOTHING, NOTHING]
    assert (trophies(bare, A), power(bare)) == ([C], {A: 5})


@rule("BR-20.1.2")
def test_black_cubes_of_a_direct_defeat_do_not_count() -> None:
    """An Umbra leaves in step 3: its cube is placed, and not counted in step 6."""
    bare = Bare()
    umbra(bare, C)
    bare.damage(C, B)
    bare.run(Defeat(ALL_T), END, t=some(C))
    assert (trophies(bare, A), power(bare), bare.on(C)) == ([C], {B: 5}, [])


@rule("BR-20.2.6")
def test_a_leaving_umbra_defeats() -> None:
    """The Black Rose deals the final damage and claims the trophy."""
    bare = Bare()
    figure = umbra(bare, A)
    bare.damage(A, *[B] * 10)
    bare.run(Dismiss(), END, me=C, t=figure)
    assert (trophies(bare, K), bare.table.in_cell(A)) == ([A], True)
    assert power(bare) == {B: 4, K: 2}


@rule("BR-20.2.16")
def test_defeat_in_the_cell() -> None:
    """By an event; the mage stays there."""
    bare = Bare()
    bare.table.place[D] = CELL
    bare.damage(D, *[B] * 9)
    bare.run(RoseDamage(ALL_T, n(3), BY_EVENT, from_event=True), END, me=K, t=some(D))
    assert (bare.table.in_cell(D), bare.on(D)) == (True, [])
    assert (trophies(bare, K), power(bare)) == ([D], {B: 4, K: 2})


@rule("BR-20.2.5", "BR-20.2.13", "BR-20.2.14")
def test_cubes_go_back_and_what_is_the_mages_stays() -> None:
    """Evocations and the crown are kept."""
    bare = Bare()
    own = bare.evocation("nigredo", A, 5)
    bare.table.tokens[A] = 2
    bare.run(Damage(ALL_T, n(11), BY_SPELL), END, me=B, t=some(A))
    assert (bare.table.supply[B], bare.table.in_cell(A)) == (25, True)
    assert (bare.table.place[own], bare.table.crown, bare.table.tokens[A]) == (5, A, 2)


@rule("BR-19.1.2")
def test_a_lower_health_counts_for_the_room_that_is_left() -> None:
    """Health 11, 2 less: nine cubes fill the panel."""
    bare = Bare()
    values.change(bare.table, B, HEALTH, -2, ROUND, NOTHING)
    bare.damage(B, *[C] * 7)
    bare.run(Damage(ALL_T, n(5), BY_SPELL), END, t=some(B))
    assert (bare.last, bare.table.in_cell(B), power(bare)) == (2, True, {C: 4, A: 2})
