"""The machine: steps in order, questions, frames above frames, branches."""

from __future__ import annotations

import pytest

from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Choice, Frame, Question, Step, no_answers
from tests.kernel.toys import Ask, AskLeft, Do, Note, Toy, give, program, toy

# The loop


def test_steps_run_in_order_and_the_table_is_over_when_none_is_left() -> None:
    table = toy(Note(1), Note(2), Note(3))
    assert table.notes[0] == [1, 2, 3]
    assert table.over
    assert table.open() is None


def test_what_is_pushed_runs_before_what_pushed_it_goes_on() -> None:
    inner = program(Note(2), Do(lambda table, frame: table.push(program(Note(3)), 0)), Note(4))
    table = toy(Note(1), Do(lambda table, frame: table.push(inner, 0)), Note(5))
    assert table.notes[0] == [1, 2, 3, 4, 5]


def test_of_two_programs_pushed_by_one_step_the_last_one_runs_first() -> None:
    def push_two(table: Toy, frame: Frame) -> None:
        table.push(program(Note(1)), 0)
        table.push(program(Note(2)), 1)

    table = toy(Do(push_two))
    assert table.notes == [[1], [2]]


def test_an_answer_may_push_a_program() -> None:
    table = toy(Ask(1, 2, deed=lambda table, frame: table.push(program(Ask(3, 4)), 1)), Note(9))
    give(table, 2)
    assert table.stack.seat == 1
    give(table, 3, seat=1)
    assert table.notes == [[2, 9], [3]]


def test_a_frame_may_go_back_and_leave() -> None:
    def twice(table: Toy, frame: Frame) -> None:
        if len(table.notes[0]) < 3:
            frame.back_to(Note)

    assert toy(Note(1), Do(twice), Note(2)).notes[0] == [1, 1, 1, 2]
    assert toy(Note(1), Do(lambda table, frame: frame.leave()), Note(2)).notes[0] == [1]


class Last(Note):
    """Notes that differ from others by their class."""


def test_a_frame_may_go_back_to_a_step_by_its_class() -> None:
    def often(table: Toy, frame: Frame) -> None:
        if len(table.notes[0]) < 6:
            frame.back_to(Last)

    assert toy(Last(1), Last(2), Note(3), Do(often), Last(4)).notes[0] == [1, 2, 3, 2, 3, 2, 3, 4]


def test_only_a_step_before_the_one_that_runs_can_be_gone_back_to() -> None:
    with pytest.raises(AssertionError, match="has no Last to go back to"):
        toy(Note(1), Do(lambda table, frame: frame.back_to(Last)), Last(2))


def test_slots_start_empty_and_belong_to_their_frame() -> None:
    found: list[list[int]] = []

    def look(table: Toy, frame: Frame) -> None:
        found.append(list(frame.slots))
        frame.slots[1] = 7

    inner = program(Do(look), Do(look), slots=("a", "b"))
    toy(Do(lambda table, frame: table.push(inner, 0)), Do(lambda table, frame: table.push(inner, 0)))
    assert found == [[-1, -1], [-1, 7]] * 2


# Questions


def test_a_question_with_several_answers_waits_for_one() -> None:
    table = toy(Note(1), Ask(5, 6), Note(2))
    stack = table.open()
    assert stack is not None
    assert (stack.seat, stack.answers.listed(), stack.question().kind) == (0, [5, 6], "ask")
    assert not table.over
    give(table, 6)
    assert table.notes[0] == [1, 6, 2]
    assert table.over


def test_a_single_answer_is_given_without_asking() -> None:
    assert toy(Ask(5), Note(1)).notes[0] == [5, 1]


def test_a_hidden_question_is_asked_although_there_is_one_answer() -> None:
    table = toy(Ask(5, hidden=True), Note(1))
    assert table.stack.waiting
    give(table, 5)
    assert table.notes[0] == [5, 1]


@pytest.mark.parametrize("hidden", [False, True])
def test_a_question_without_answers_is_passed_over(hidden: bool) -> None:
    assert toy(Note(1), Ask(hidden=hidden), Note(2)).notes[0] == [1, 2]


def test_a_question_may_be_put_to_another_seat_than_the_one_that_runs() -> None:
    assert toy(AskLeft(1, 2)).stack.seat == 1


def test_a_question_explains_itself() -> None:
    table = toy(Ask(5, 6, kind="pick"))
    question, frame = table.stack.question(), table.stack.frames[-1]
    assert repr(question.choice(table, frame, 5)) == "pick(number=5)"
    assert (question.refusal(table, frame, 9).code, question.refusal(table, frame, 9).rule) == ("E_ILLEGAL", "TOY-1")
    assert question.timeout(table, frame, table.stack.answers) == 5
    assert repr(Choice("lay", {"card": "fog", "slot": 2})) == "lay(card=fog, slot=2)"
    assert repr(frame.program) == "<Program main TOY-0>"


def test_a_step_or_question_must_say_what_it_does() -> None:
    table = toy(Ask(1, 2))
    frame = table.stack.frames[-1]
    with pytest.raises(NotImplementedError):
        Step[Toy]().run(table, frame)
    with pytest.raises(NotImplementedError):
        Question[Toy]("what", "TOY-1").answers(table, frame, table.stack.answers)
    with pytest.raises(NotImplementedError):
        Question[Toy]("what", "TOY-1").answer(table, frame, 1)
    with pytest.raises(NotImplementedError):
        State(2, Chance(key_of(0)), None).clone()


def test_options_grow_as_needed() -> None:
    answers = no_answers()
    for number in range(100):
        answers.add(number * 3)
    twin = no_answers()
    twin.copy(answers)
    twin.add(1)
    assert answers.listed() == [number * 3 for number in range(100)]
    assert (answers.has(297), answers.has(1), twin.has(1)) == (True, False, True)


def test_more_answers_than_the_first_buffer_holds_can_be_offered() -> None:
    table = toy(Ask(*range(60)))
    give(table, 59)
    assert table.notes[0] == [59]


def test_a_secret_must_be_a_slot() -> None:
    """A misspelled secret would be seen by everybody."""
    with pytest.raises(ValueError, match="crad"):
        program(slots=("card",), secret=("crad",))


@pytest.mark.parametrize("name", ["program", "at", "seat", "branches"])
def test_a_slot_must_not_be_named_like_what_every_frame_has(name: str) -> None:
    """In a document it would take the place of that."""
    with pytest.raises(ValueError, match=name):
        program(slots=(name,))


# Cutting and finding


def test_cut_drops_every_frame_above_the_lowest_ones() -> None:
    innermost = program(Note(3), Do(lambda table, frame: table.cut(1)), Note(4))
    inner = program(Note(2), Do(lambda table, frame: table.push(innermost, 0)), Note(5))
    table = toy(Note(1), Do(lambda table, frame: table.push(inner, 0)), Note(6))
    assert table.notes[0] == [1, 2, 3, 6]


def test_cut_to_nothing_ends_the_game() -> None:
    table = toy(Ask(1, 2, deed=lambda table, frame: table.cut(0)), Note(6))
    give(table, 1)
    assert table.over
    assert table.notes[0] == [1]


def test_whoever_leaves_comes_to_the_closing_steps_and_out_of_these_to_the_end() -> None:
    def leave_twice(table: Toy, frame: Frame) -> None:
        table.notes[0].append(5)
        if len(table.notes[0]) < 3:
            frame.leave()

    inner = program(Do(lambda table, frame: frame.leave()), Note(1), closing=[Do(leave_twice), Note(6)])
    assert toy(Do(lambda table, frame: table.push(inner, 0)), Note(9)).notes[0] == [5, 9]


def test_nearest_finds_the_innermost_frame_of_a_program() -> None:
    operation = program(Ask(1, 2), Note(7), slots=("amount",))
    reaction = program(Do(lambda table, frame: table.nearest(operation).leave()))
    table = Toy(2, Chance(key_of(0)), None)
    table.push(operation, 0)
    table.push(operation, 1)
    table.proceed(table.stack)
    table.stack.waiting = False
    table.push(reaction, 0)
    table.proceed(table.stack)
    assert table.notes == [[], []], "the inner one was left, the outer one still asks"
    assert (len(table.stack.frames), table.stack.seat) == (1, 0)


def test_nearest_in_a_branch_finds_the_operation_that_the_branch_answers() -> None:
    """A trap is declared on a branch, and which traps fit depends on the damage that waits below it."""
    declare = program(
        Do(lambda table, frame: table.notes[frame.seat].append(table.nearest(damage).slots[0])), Ask(1, 2)
    )
    damage = program(Do(lambda table, frame: table.fork(declare, [0, 1])), slots=("amount",))

    def threaten(table: Toy, frame: Frame) -> None:
        table.push(damage, 0).slots[0] = 5

    assert toy(Do(threaten)).notes == [[5], [5]]


def test_nearest_says_what_is_not_running() -> None:
    table = toy(Ask(1, 2))
    with pytest.raises(LookupError, match="damage"):
        table.nearest(program(name="damage"))


# Copies and fingerprints


def test_a_clone_runs_on_its_own() -> None:
    table = toy(Ask(1, 2, 3), Do(lambda table, frame: table.fork(program(Ask(4, 5, 6)), [0, 1])), Note(7))
    twin = table.clone()
    give(twin, 3)
    give(twin, 5, seat=1)
    third = twin.clone()
    give(third, 6, seat=0)
    assert (table.notes, twin.notes, third.notes) == ([[], []], [[3], [5]], [[3, 6, 7], [5]])
    assert len({table.fingerprint(), twin.fingerprint(), third.fingerprint()}) == 3
    assert (table.over, twin.over, third.over) == (False, False, True)


def test_the_fingerprint_tells_apart_what_frames_and_branches_hold() -> None:
    table = toy(Ask(1, 2), Ask(1, 2))
    prints = {table.fingerprint()}
    table.stack.frames[-1].seat = 1
    prints.add(table.fingerprint())
    table.stack.frames[-1].at = 1
    prints.add(table.fingerprint())
    table.fork(program(Note(1)), [1])
    prints.add(table.fingerprint())
    table.chance.word()
    prints.add(table.fingerprint())
    assert len(prints) == 5


# What cannot be taken back


def test_chance_and_what_is_confided_change_the_mark_and_what_is_told_does_not() -> None:
    table = toy(Ask(1, 2))
    before = table.mark(table.stack)
    table.tell(0, 1)
    assert table.mark(table.stack) == before
    table.confide(1, 0, 1)
    confided = table.mark(table.stack)
    table.chance.below(6)
    assert before < confided < table.mark(table.stack)
