"""BR-19, BR-21: damage that is dealt, moved, ignored and redirected; attacks; defeats that cubes do not matter for."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars.components.things import (
    ATTACK_IN,
    CELL,
    COMBAT_OUT,
    IMMUNE,
    NOTHING,
    ROUND,
    SPELL_IN,
    SPELL_OUT,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.hurting import (
    Attack,
    Damage,
    Defeat,
    Ignore,
    MoveDamage,
    Redirect,
    RoseDamage,
    Save,
)
from mindrose.games.black_rose_wars.rules import happenings, interrupts, values
from mindrose.games.black_rose_wars.rules.happenings import (
    AVERTED,
    BY_ATTACK,
    BY_EVENT,
    BY_OTHER,
    BY_SPELL,
    HIT,
    LETHAL,
    SLAIN,
    SURE,
)
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.kernel.programs import Frame
from tests.rulebook import rule
from tests.rules.black_rose_wars.bare import ALL_T, VICTIM, A, B, Bare, C, K, T, U, n, some


@rule("BR-19.1.5", "BR-19.1.2")
@pytest.mark.parametrize(("free", "dealt"), [(1, [1]), (0, [])])
def test_only_what_finds_a_cell_was_dealt(free: int, dealt: list[int]) -> None:
    bare = Bare()
    bare.damage(C, *[B] * (10 - free))
    bare.run(Damage(ALL_T, n(3), BY_SPELL), t=some(C))
    assert (bare.last, bare.table.supply[A]) == (free, 25 - free)
    assert bare.happened(HIT, happenings.AMOUNT) == [(number,) for number in dealt]


@rule("BR-19.1.3")
def test_damage_lies_behind_the_cubes_of_an_evocation() -> None:
    bare = Bare()
    servant = bare.evocation("colossus", B, 0)
    bare.damage(servant, C, C)
    bare.run(Damage(ALL_T, n(2), BY_SPELL), t=some(servant))
    assert bare.on(servant) == [C, C, A, A]


@rule("BR-19.1.1", "BR-19.1.5")
def test_damage_lies_on_the_leftmost_free_cells() -> None:
    """The dealer's cubes, and that it happened."""
    bare = Bare()
    bare.damage(B, C, C)
    bare.run(Damage(ALL_T, n(3), BY_SPELL), t=some(B))
    assert bare.on(B) == [C, C, A, A, A]
    assert bare.last == 3
    assert bare.table.supply[A] == 22
    assert bare.happened(HIT, happenings.SRC, happenings.VICTIM, happenings.AMOUNT, happenings.HOW) == [
        (A, B, 3, BY_SPELL)
    ]
    assert bare.happened(LETHAL, happenings.SRC) == []


@rule("BR-19.1.2", "BR-2.2.3")
def test_what_is_too_much_stays_with_the_dealer() -> None:
    """Health 11, 9 cubes, 5 damage: 2 are placed, and they are the final damage."""
    bare = Bare()
    bare.damage(B, *[C] * 9)
    bare.run(Damage(ALL_T, n(5), BY_SPELL), t=some(B))
    assert bare.on(B) == [C] * 9 + [A, A]
    assert bare.table.supply[A] == 23
    assert bare.last == 2
    assert bare.happened(LETHAL, happenings.SRC, happenings.VICTIM) == [(A, B)]


@rule("BR-4.2.6", "BR-21.1.1")
def test_area_damage_spares_the_own_side() -> None:
    """All figures in a room: neither the mage itself nor its evocation receive cubes."""
    bare = Bare()
    own = bare.evocation("cadaver", A, 0)
    other = bare.evocation("cadaver", B, 0)
    bare.run(Damage(ALL_T, n(1), BY_SPELL), t=some(A, B, own, other))
    assert (bare.on(A), bare.on(B), bare.on(own), bare.on(other)) == ([], [A], [], [A])
    assert bare.last == 2
    assert bare.slot(frames.STRUCK) == some(B, other)


@rule("BR-19.1.4", "BR-21.1.4")
def test_an_evocation_deals_damage_with_the_cubes_of_its_controller() -> None:
    """B's under control of A: it may hurt B, and comes from the evocation."""
    bare = Bare()
    figure = bare.evocation("nigredo", B, 1, controller=A)
    bare.run(Damage(ALL_T, n(2), BY_OTHER), t=some(A, B), this=figure)
    assert (bare.on(A), bare.on(B)) == ([], [A, A])
    assert bare.happened(HIT, happenings.SRC, happenings.VICTIM) == [(figure, B)]


@rule("VX-01")
def test_the_black_rose_does_not_deal_damage_as_an_evocation() -> None:
    """VX-01 Inside `as Rose:` a skill's damage is that of the Black Rose."""
    bare = Bare()
    figure = bare.evocation("nigredo", A, 1)
    bare.run(Damage(ALL_T, n(1), BY_OTHER), t=some(B), this=figure, actor=K)
    assert bare.on(B) == [K]
    assert bare.happened(HIT, happenings.SRC) == [(K,)]


@rule("BR-21.1.1")
def test_who_receives_no_damage() -> None:
    """An `immune` one: nothing happens at all."""
    bare = Bare()
    values.change(bare.table, B, IMMUNE, 1, ROUND, NOTHING)
    bare.run(Damage(ALL_T, n(2), BY_SPELL), t=some(B))
    assert (bare.on(B), bare.last, bare.happened(HIT, happenings.SRC)) == ([], 0, [])


@rule("BR-4.3.3", "BR-20.2.16")
def test_nobody_is_hurt_in_a_cell_but_by_events() -> None:
    bare = Bare()
    bare.table.place[B] = CELL
    bare.run(Damage(ALL_T, n(2), BY_SPELL), t=some(B))
    assert bare.on(B) == []
    bare.run(RoseDamage(ALL_T, n(2), BY_EVENT, from_event=True), me=K, t=some(B))
    assert bare.on(B) == [K, K]


@rule("BR-4.3.3")
def test_the_own_pain_does_not_reach_into_the_cell() -> None:
    """A mage's own effect goes on from the cell, but does not damage it there."""
    bare = Bare()
    bare.run(RoseDamage(ALL_T, n(2), BY_SPELL), t=some(A))
    assert bare.on(A) == [K, K]
    assert bare.happened(HIT, happenings.SRC, happenings.VICTIM) == [(K, A)]
    bare.table.place[A] = CELL
    bare.run(RoseDamage(ALL_T, n(2), BY_SPELL), t=some(A))
    assert (bare.on(A), bare.last) == ([K, K], 0)


@rule("BR-21.2.1", "BR-1.1.6")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_too_few_cubes_are_distributed(first: int) -> None:
    """3 damage to each of two figures with 4 cubes: any split with at most 3 for each."""
    bare = Bare()
    bare.keep(A, 4)
    bare.run(Damage(ALL_T, n(3), BY_SPELL), t=some(B, C))
    assert bare.asked() == (A, "share", [1, 2, 3])
    assert bare.points == {"figure": B, "number": 1}
    bare.answer(first)
    assert bare.asked() is None
    assert (bare.on(B), bare.on(C)) == ([A] * first, [A] * (4 - first))
    assert bare.last == 4
    assert bare.slot(frames.STRUCK) == some(B, C)
    assert bare.happened(HIT, happenings.VICTIM, happenings.AMOUNT) == [(B, first), (C, 4 - first)]


@rule("BR-19.1.2", "BR-21.2.1")
def test_what_a_figure_could_not_take_does_not_make_cubes_short() -> None:
    """Only the cubes that there is room for are required."""
    bare = Bare()
    bare.damage(B, *[C] * 10)
    bare.keep(A, 4)
    bare.run(Damage(ALL_T, n(3), BY_SPELL), t=some(B, C))
    assert bare.asked() is None
    assert (bare.on(B), bare.on(C)) == ([C] * 10 + [A], [A] * 3)


@rule("BR-21.2.1")
def test_a_share_may_pass_somebody_over() -> None:
    """With 2 cubes for 2 damage each, one figure may get nothing: it was not hit."""
    bare = Bare()
    bare.keep(A, 2)
    bare.run(Damage(ALL_T, n(2), BY_SPELL), t=some(B, C))
    assert bare.asked() == (A, "share", [0, 1, 2])
    bare.answer(0)
    assert (bare.on(B), bare.on(C)) == ([], [A, A])
    assert bare.slot(frames.STRUCK) == some(C)
    assert bare.happened(HIT, happenings.VICTIM) == [(C,)]


@rule("BR-21.2.1", "BR-21.2.2")
def test_one_target_gets_all_that_is_left() -> None:
    """Nobody is asked where there is nothing to distribute, or nothing to do it with."""
    bare = Bare()
    bare.keep(A, 2)
    bare.run(Damage(ALL_T, n(3), BY_SPELL), t=some(B))
    assert (bare.asked(), bare.on(B), bare.last) == (None, [A, A], 2)
    bare.run(Damage(ALL_T, n(3), BY_SPELL), t=some(B, C))
    assert (bare.asked(), bare.last, bare.slot(frames.STRUCK)) == (None, 0, 0)


@rule("BR-21.2.3", "VX-25")
def test_the_crown_distributes_the_last_black_cubes() -> None:
    """Whoever applies the effect; what the Black Rose does is not counted as struck (VX-25)."""
    bare = Bare()
    bare.table.crown = C
    bare.keep(K, 1)
    bare.run(RoseDamage(ALL_T, n(1), BY_SPELL), me=B, t=some(A, B), struck=some(C))
    assert bare.asked() == (C, "share", [0, 1])
    bare.answer(1)
    assert (bare.on(A), bare.on(B)) == ([K], [])
    assert (bare.last, bare.slot(frames.STRUCK)) == (1, some(C))


@rule("VX-34")
def test_sure_damage_says_so() -> None:
    """VX-34 No trap or defence answers it."""
    bare = Bare()
    bare.damage(B, *[C] * 10)
    bare.run(Damage(ALL_T, n(1), BY_SPELL, sure=True), t=some(B))
    assert bare.happened(HIT, happenings.HOW) == bare.happened(LETHAL, happenings.HOW) == [(BY_SPELL + SURE,)]
    assert not interrupts.answerable(bare.table, 0, interrupts.ALL)


def test_what_changes_the_damage_of_spells() -> None:
    """4.6 Of each instruction, for each figure, and not below 0."""
    bare = Bare()
    values.change(bare.table, A, SPELL_OUT, 1, ROUND, NOTHING)
    values.change(bare.table, C, SPELL_IN, -4, ROUND, NOTHING)
    bare.run(Damage(ALL_T, n(2), BY_SPELL), t=some(B, C))
    assert (bare.on(B), bare.on(C)) == ([A] * 3, [])
    bare.run(Damage(ALL_T, n(2), BY_OTHER), t=some(B, C))
    assert (bare.on(B), bare.on(C)) == ([A] * 5, [A] * 2)


@rule("VX-45")
def test_only_the_first_damage_of_a_combat_spell_is_greater() -> None:
    """VX-45"""
    bare = Bare()
    values.change(bare.table, A, COMBAT_OUT, 2, ROUND, NOTHING)
    blow = Damage(ALL_T, n(1), BY_SPELL, combat=True)
    bare.run(blow, blow, t=some(B))
    assert bare.on(B) == [A] * 4
    bare.run(Damage(ALL_T, n(1), BY_SPELL), t=some(C))
    assert bare.on(C) == [A]


# Attacks


def test_an_attack_has_the_strength_of_the_attacker() -> None:
    """4.6 Strength of Rikkart 2, and 1 more; the target takes 1 less."""
    bare = Bare()
    values.change(bare.table, B, ATTACK_IN, -1, ROUND, NOTHING)
    bare.run(Attack(T, U, n(1)), t=B, u=A)
    assert (bare.on(B), bare.last) == ([A, A], 2)
    assert bare.happened(HIT, happenings.SRC, happenings.HOW) == [(A, BY_ATTACK)]


@rule("BR-19.1.4", "BR-21.1.2")
def test_an_evocation_attacks_with_the_cubes_of_its_controller() -> None:
    """Not its controller, and not once it has left."""
    bare = Bare()
    figure = bare.evocation("nigredo", A, 1)
    bare.run(Attack(T, U, n(0)), t=A, u=figure)
    assert (bare.on(A), bare.last) == ([], 0)
    bare.run(Attack(T, U, n(0)), t=B, u=figure)
    assert bare.on(B) == [A, A]
    assert bare.happened(HIT, happenings.SRC) == [(figure,)]
    bare.table.place[figure] = NOTHING
    bare.run(Attack(T, U, n(0)), t=B, u=figure)
    assert (bare.on(B), bare.last) == ([A, A], 0)


# Moving cubes


def test_cubes_are_moved_colour_by_colour() -> None:
    """4.6 0 to n cubes; they are damage by the mover, of the colours that they have (BR-20.2.7)."""
    bare = Bare()
    bare.damage(A, C, K, C)
    bare.run(MoveDamage(T, U, n(2), BY_SPELL), t=A, u=B)
    assert bare.asked() == (A, "move_cubes", [0, 1, 2])
    assert bare.points == {"figure": A, "participant": C, "number": 1}
    bare.answer(1)
    assert bare.on(A) == [C, K]
    assert bare.asked() == (A, "move_cubes", [0, 1])
    bare.answer(1)
    assert (bare.on(A), bare.on(B), bare.last) == ([C], [C, K], 2)
    assert bare.happened(HIT, happenings.SRC, happenings.VICTIM, happenings.AMOUNT) == [(A, B, 2)]


def test_cubes_of_the_targets_own_colour_go_home() -> None:
    """4.6 They count as moved, but are no damage (IV-3)."""
    bare = Bare()
    bare.damage(A, B, B)
    bare.run(MoveDamage(T, U, n(2), BY_SPELL), t=A, u=B)
    bare.answer(2)
    assert (bare.on(A), bare.on(B), bare.last) == ([], [], 2)
    assert bare.happened(HIT, happenings.SRC) == []


@rule("BR-19.1.2", "BR-20.2.7")
def test_cubes_are_moved_only_where_there_is_room() -> None:
    """Whoever moves the last cube has dealt the final damage."""
    bare = Bare()
    bare.damage(A, C, C, C)
    bare.damage(B, *[K] * 10)
    bare.run(MoveDamage(T, U, n(3), BY_SPELL), t=A, u=B)
    assert bare.asked() == (A, "move_cubes", [0, 1])
    bare.answer(1)
    assert bare.on(B) == [K] * 10 + [C]
    assert bare.happened(LETHAL, happenings.SRC, happenings.VICTIM) == [(A, B)]


@rule("BR-21.1.1")
def test_cubes_are_not_moved_to_oneself_or_to_the_immune() -> None:
    """Moving is dealing damage."""
    bare = Bare()
    bare.damage(B, C)
    bare.run(MoveDamage(T, U, n(1), BY_SPELL), t=B, u=A)
    assert (bare.asked(), bare.last, bare.on(B)) == (None, 0, [C])
    bare.run(MoveDamage(T, U, n(1), BY_SPELL), t=B, u=B)
    assert (bare.asked(), bare.last) == (None, 0)


# Ignoring


@rule("BR-19.2.3")
def test_damage_is_ignored_from_the_right() -> None:
    """Up to n of the cubes just placed go back to the dealer; the victim decides."""
    bare = Bare()
    bare.damage(B, C)
    since, until = bare.hit(A, B, 3)
    bare.run(Ignore(n(2)), me=B, victim=B, since=since, until=until)
    assert bare.asked() == (B, "ignore", [0, 1, 2])
    assert bare.points == {"figure": B, "number": 1}
    bare.answer(2)
    assert (bare.on(B), bare.last, bare.slot(frames.IGNORED)) == ([C, A], 2, 2)


@rule("BR-19.2.5")
def test_no_more_is_ignored_than_was_dealt() -> None:
    """Older cubes of the same colour stay, also when more is ignored later."""
    bare = Bare()
    bare.damage(B, A, A, A)
    since, until = bare.hit(A, B, 3)
    bare.run(Ignore(n(2)), Ignore(n(2)), me=B, victim=B, since=since, until=until)
    bare.answer(2)
    assert bare.asked() == (B, "ignore", [0, 1])
    bare.answer(1)
    assert (bare.on(B), bare.last, bare.slot(frames.IGNORED)) == ([A, A, A], 1, 3)


@rule("BR-19.2.5")
def test_cubes_that_are_gone_cannot_be_ignored() -> None:
    """Of each colour at most those that still lie there; nobody is asked about nothing."""
    bare = Bare()
    since, until = bare.hit(A, B, 1)
    bare.damage(B, C)
    bare.table.supply[A] += 1
    bare.run(Ignore(n(9)), me=B, victim=B, since=since, until=until)
    assert (bare.asked(), bare.last, bare.on(B)) == (None, 0, [C])


@rule("BR-19.2.5", "BR-20.2.7")
def test_moved_cubes_are_ignored_by_their_colours() -> None:
    """They go back to their owners, not to the mover."""
    bare = Bare()
    bare.damage(A, C, K)
    bare.run(MoveDamage(T, U, n(2), BY_SPELL), t=A, u=B)
    bare.answer(1).answer(1)
    bare.run(Ignore(n(2)), me=B, victim=B, since=0, until=1)
    assert bare.asked() == (B, "ignore", [0, 1, 2])
    bare.answer(1)
    assert bare.on(B) == [C]
    assert (bare.table.supply[K], bare.table.supply[C]) == (30, 24)


@rule("BR-19.2.3")
def test_as_much_is_ignored_as_a_panel_holds() -> None:
    """All eleven cubes that filled it, but for one."""
    bare = Bare()
    since, until = bare.hit(K, B, 11)
    bare.run(Ignore(n(11)), me=B, victim=B, since=since, until=until)
    assert bare.asked() == (B, "ignore", list(range(12)))
    bare.answer(10)
    assert bare.on(B) == [K]


def test_redirected_damage_is_of_the_same_dealer() -> None:
    """4.6 Rightmost first, the same colour, as damage."""
    bare = Bare()
    servant = bare.evocation("nigredo", B, 1)
    since, until = bare.hit(A, B, 3, BY_ATTACK)
    bare.run(Redirect(U, n(2)), me=B, u=servant, victim=B, since=since, until=until)
    assert bare.asked() == (B, "redirect", [0, 1, 2])
    assert bare.points == {"figure": servant, "number": 1}
    bare.answer(2)
    assert (bare.on(B), bare.on(servant), bare.last) == ([A], [A, A], 2)
    assert bare.happened(HIT, happenings.SRC, happenings.VICTIM, happenings.AMOUNT, happenings.HOW)[1:] == [
        (A, servant, 2, BY_ATTACK)
    ]


@rule("VX-43")
def test_no_more_is_redirected_than_there_is_room_for() -> None:
    """VX-43 Of 3 cubes a Cadaver takes 2."""
    bare = Bare()
    servant = bare.evocation("cadaver", B, 1)
    since, until = bare.hit(A, B, 3)
    bare.run(Redirect(U, n(3)), me=B, u=servant, victim=B, since=since, until=until)
    assert bare.asked() == (B, "redirect", [0, 1, 2])
    bare.answer(2)
    assert (bare.on(B), bare.on(servant)) == ([A], [A, A])


@rule("BR-21.1.1")
def test_nothing_is_redirected_to_whom_the_dealer_spares() -> None:
    """The dealer's own evocation, an immune one, one that has left."""
    bare = Bare()
    spared = bare.evocation("nigredo", A, 1)
    immune = bare.evocation("nigredo", B, 1)
    values.change(bare.table, immune, IMMUNE, 1, ROUND, NOTHING)
    since, until = bare.hit(A, B, 3)
    for target in (spared, immune, NOTHING):
        bare.run(Redirect(U, n(3)), me=B, u=target, victim=B, since=since, until=until)
        assert (bare.asked(), bare.last) == (None, 0)


# Defeats


@rule("BR-20.1.2")
def test_a_direct_defeat_does_not_look_at_cubes() -> None:
    """By B while the panel shows two of C: B claims the trophy, C gains 5."""
    bare = Bare()
    bare.damage(A, C, C)
    bare.run(Defeat(ALL_T), EndSentence(frames.BASE), me=B, t=some(A))
    assert bare.table.in_cell(A)
    assert bare.on(A) == []
    assert (bare.table.power[B], bare.table.power[C]) == (0, 5)
    assert bare.table.trophies[A] == 6
    assert bare.last == 1


def test_a_defeated_evocation_leaves_the_lodge() -> None:
    """4.6 It is slain by whoever applies the effect."""
    bare = Bare()
    figure = bare.evocation("colossus", B, 1)
    bare.damage(figure, A)
    bare.run(Defeat(ALL_T), t=some(figure))
    assert bare.table.place[figure] == NOTHING
    assert bare.happened(SLAIN, happenings.SRC, happenings.VICTIM) == [(A, figure)]


@rule("BR-4.3.4")
def test_nobody_is_defeated_in_a_cell() -> None:
    bare = Bare()
    bare.table.place[B] = CELL
    bare.run(Defeat(ALL_T), t=some(B))
    assert (bare.last, bare.table.doomed) == (0, 0)


def pending(bare: Bare, mage: int) -> Frame:
    """The end of a sentence in which a mage has become one that is to be defeated."""
    table = bare.table
    interrupts.begin_checkpoint(table, A, 0, 0, interrupts.ALL)
    frame = table.stack.frames.pop()
    interrupts.Gather().run(table, frame)
    assert frame.slots[interrupts.PENDING] == some(mage)
    return frame


@rule("BR-20.2.2")
def test_ignoring_does_not_help_against_a_direct_defeat() -> None:
    """Only an effect that says so averts it."""
    bare = Bare()
    bare.run(Damage(ALL_T, n(2), BY_SPELL), Defeat(ALL_T), t=some(B))
    frame = pending(bare, B)
    bare.run(Ignore(n(2)), me=B, victim=B, since=0, until=2).answer(2)
    interrupts.HandleDefeats().handle(bare.table, frame, B)
    assert bare.table.stack.frames.pop().program is interrupts.DEFEAT


@rule("BR-20.2.1", "BR-20.2.2")
@pytest.mark.parametrize("forced", [True, False])
def test_a_saved_mage_is_not_defeated(forced: bool) -> None:
    """Forced or not: it is averted, even if the panel stays full."""
    bare = Bare()
    bare.run(Defeat(ALL_T) if forced else Damage(ALL_T, n(11), BY_SPELL), t=some(B))
    frame = pending(bare, B)
    bare.run(Save(), me=B)
    assert bare.last == 1
    interrupts.HandleDefeats().handle(bare.table, frame, B)
    assert bare.table.stack.frames == []
    assert (bare.table.dying, bare.table.doomed) == (0, 0)
    assert bare.happened(AVERTED, happenings.TRIG) == [(B,)]


@rule("EM-3")
def test_a_full_panel_takes_no_more() -> None:
    """EM-3 What comes before the defeat is handled is excess; the final damage stays with the first."""
    bare = Bare()
    bare.run(Damage(ALL_T, n(11), BY_SPELL), t=some(B))
    bare.run(Damage(ALL_T, n(1), BY_SPELL), me=C, t=some(B))
    assert (bare.on(B), bare.last) == ([A] * 11, 0)
    assert bare.happened(LETHAL, happenings.SRC) == [(A,)]


@rule("BR-4.3.5")
def test_victims_are_known_by_their_role() -> None:
    """An imaginary target is nobody: nothing is done to it."""
    bare = Bare()
    bare.run(Damage(VICTIM, n(1), BY_SPELL), victim=B)
    assert bare.on(B) == [A]
    bare.run(Damage(VICTIM, n(1), BY_SPELL), victim=64 + 3)
    assert (bare.last, happenings.number_of(bare.table)) == (0, 1)
