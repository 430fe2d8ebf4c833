"""Branches: several seats decide at once, unseen by each other."""

from __future__ import annotations

import itertools

import pytest

from mindrose.kernel.programs import Frame, Program, Step
from tests.kernel.toy_game import ToyGame
from tests.kernel.toys import Ask, Do, Note, Toy, give, program, toy


def fork(inner: Program, *seats: int) -> Step[Toy]:
    return Do(lambda table, frame: table.fork(inner, list(seats)))


def asked(table: Toy) -> list[int]:
    return [stack.seat for stack in table.open_stacks()]


def back(table: Toy, frame: Frame) -> None:
    """To the question before: an answer is taken back."""
    table.notes[frame.seat].clear()
    frame.back_to(Ask)


REST = Ask(0, kind="reconsider", hidden=True, resting=True, deed=back)


def test_all_are_asked_at_once_and_waited_for() -> None:
    table = toy(fork(program(Ask(1, 2), Note(3)), 0, 1, 2), Note(9), players=3)
    assert asked(table) == [0, 1, 2]
    give(table, 2, seat=1)
    give(table, 1, seat=2)
    assert asked(table) == [0]
    assert table.notes == [[], [2, 3], [1, 3]]
    give(table, 1, seat=0)
    assert table.notes == [[1, 3, 9], [2, 3], [1, 3]]
    assert table.over


def test_the_order_of_the_answers_does_not_matter() -> None:
    ends = set()
    for order in itertools.permutations([0, 1, 2]):
        table = toy(fork(program(Ask(1, 2), Ask(3, 4)), 0, 1, 2), Ask(7, 8), players=3)
        for seat in order:
            give(table, 1 + seat % 2, seat)
        for seat in reversed(order):
            give(table, 3 + seat % 2, seat)
        ends.add(table.fingerprint())
    assert len(ends) == 1


def test_a_branch_without_a_question_is_done_at_once() -> None:
    assert toy(fork(program(Note(1), Ask(5)), 0, 1), Note(9)).notes == [[1, 5, 9], [1, 5]]


def test_a_fork_of_nobody_goes_on() -> None:
    assert toy(fork(program(Ask(1, 2))), Note(9)).notes == [[9], []]


def test_a_fork_may_be_the_last_step_and_two_forks_may_follow_each_other() -> None:
    table = toy(fork(program(Ask(1, 2)), 0, 1), fork(program(Ask(3, 4)), 1, 0))
    give(table, 1, seat=0)
    give(table, 1, seat=1)
    assert asked(table) == [1, 0]
    give(table, 3, seat=0)
    give(table, 4, seat=1)
    assert table.over
    assert table.notes == [[1, 3], [1, 4]]


def test_an_answer_may_fork() -> None:
    table = toy(Ask(1, 2, deed=lambda table, frame: table.fork(program(Ask(3, 4)), [0, 1])), Note(9))
    give(table, 1)
    give(table, 3, seat=1)
    give(table, 4, seat=0)
    assert table.notes == [[1, 4, 9], [3]]


def test_different_programs_may_run_on_the_branches_of_one_step() -> None:
    def both(table: Toy, frame: Frame) -> None:
        table.fork(program(Ask(1, 2)), [0])
        table.fork(program(Ask(3, 4)), [1])

    table = toy(Do(both), Note(9))
    give(table, 4, seat=1)
    give(table, 1, seat=0)
    assert table.notes == [[1, 9], [4]]


def test_what_is_pushed_on_a_branch_stays_on_it() -> None:
    inner = program(Ask(1, 2, deed=lambda table, frame: table.push(program(Ask(3, 4)), frame.seat)), Note(5))
    table = toy(fork(inner, 0, 1))
    give(table, 1, seat=0)
    give(table, 2, seat=1)
    assert asked(table) == [0, 1]
    give(table, 4, seat=1)
    give(table, 3, seat=0)
    assert table.notes == [[1, 3, 5], [2, 4, 5]]


def test_cut_on_a_branch_leaves_the_rest_alone() -> None:
    inner = program(Ask(1, 2, deed=lambda table, frame: table.cut(0)), Note(5))
    table = toy(fork(inner, 0, 1), Note(9))
    give(table, 1, seat=0)
    give(table, 1, seat=1)
    assert table.notes == [[1, 9], [1]]


def test_a_copy_has_no_branches_left_of_what_it_was() -> None:
    wide = toy(fork(program(Ask(1, 2)), 0, 1, 2), Note(9), players=3)
    narrow = toy(fork(program(Ask(1, 2)), 0, 1), Note(9), players=3)
    wide.copy(narrow)
    assert asked(wide) == [0, 1]
    assert wide.fingerprint() == narrow.fingerprint()
    give(wide, 1, seat=0)
    give(wide, 1, seat=1)
    assert wide.over


def test_what_is_nearest_on_a_branch_runs_on_it() -> None:
    look = program(Do(lambda table, frame: table.notes[frame.seat].append(table.nearest(damage).slots[0])))
    damage = program(Do(lambda table, frame: table.push(look, frame.seat)), slots=("amount",))

    def threaten(table: Toy, frame: Frame) -> None:
        table.push(damage, frame.seat).slots[0] = 5 + frame.seat

    assert toy(fork(program(Do(threaten), Ask(1, 2)), 0, 1)).notes == [[5], [6]]


# Resting


def test_who_rests_may_change_its_mind_while_somebody_else_thinks() -> None:
    table = toy(fork(program(Ask(1, 2), REST), 0, 1), Note(9))
    give(table, 1, seat=0)
    assert asked(table) == [1, 0], "whoever is waited for comes first"
    give(table, 0, seat=0)
    assert asked(table) == [0, 1]
    give(table, 2, seat=0)
    give(table, 2, seat=1)
    assert table.notes == [[2, 9], [2]]
    assert table.over


def test_nobody_waits_for_those_who_rest() -> None:
    """All are at rest as soon as they are asked: it goes on at once."""
    assert toy(fork(program(REST), 0, 1), Note(9)).notes == [[9], []]


def test_a_resting_question_is_asked_although_there_is_one_answer() -> None:
    """To be given without asking, an answer that takes everything back would make it impossible to be ready."""
    table = toy(fork(program(Ask(1, 2), Ask(0, resting=True, deed=back)), 0, 1), Note(9))
    give(table, 1, seat=0)
    give(table, 2, seat=1)
    assert table.notes == [[1, 9], [2]]


# Forks on branches


def test_a_branch_may_fork_again() -> None:
    inner = program(Ask(1, 2), fork(program(Ask(3, 4)), 0, 2), Note(5))
    table = toy(fork(inner, 0, 1), Note(9), players=3)
    give(table, 1, seat=0)
    assert asked(table) == [0, 2, 1]
    give(table, 3, seat=2)
    give(table, 2, seat=1)
    assert asked(table) == [0, 0, 2]
    give(table, 4, seat=0)
    assert table.notes[0] == [1, 4, 5]
    give(table, 3, seat=0)
    give(table, 4, seat=2)
    assert table.notes == [[1, 4, 5, 3, 9], [2, 5], [3, 4]]


# Chance

DRAW = Do(lambda table, frame: table.chance.below(6))


def test_chance_before_the_first_question_of_a_branch_is_refused() -> None:
    with pytest.raises(AssertionError, match="chance"):
        toy(fork(program(DRAW, Ask(1, 2)), 0, 1))


def test_chance_after_an_answer_on_a_branch_is_refused() -> None:
    """Else what each seat draws depends on who answers first."""
    table = toy(fork(program(Ask(1, 2), DRAW, Ask(3, 4)), 0, 1))
    with pytest.raises(AssertionError, match="chance"):
        give(table, 1, seat=1)


def test_chance_in_an_answer_on_a_branch_is_refused() -> None:
    table = toy(fork(program(Ask(1, 2, deed=lambda table, frame: table.chance.below(6))), 0, 1))
    with pytest.raises(AssertionError, match="chance"):
        give(table, 1, seat=1)


def test_chance_on_a_branch_of_a_branch_is_refused() -> None:
    table = toy(fork(program(fork(program(Ask(1, 2), DRAW), 0, 1)), 0, 1))
    with pytest.raises(AssertionError, match="chance"):
        give(table, 1, seat=1)


def test_chance_after_all_have_decided_is_fine() -> None:
    table = toy(fork(program(Ask(1, 2)), 0, 1), DRAW, Note(9))
    give(table, 1, seat=1)
    give(table, 1, seat=0)
    assert table.over


# Taking back


def test_the_answer_that_shows_what_the_others_decided_cannot_be_taken_back() -> None:
    """Seat 0 answers last and is asked next: it has seen what seat 1 decided in secret."""
    game = ToyGame(program(fork(program(Ask(1, 2)), 0, 1), Ask(3, 4)))
    table = game.new(seed=1)
    table.answer(1, seat=1).answer(2, seat=0)
    assert not table.can_undo()
