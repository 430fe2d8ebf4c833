"""The table: asking, answering, taking back, looking; and what it says to those who ask for what cannot be."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from mindrose.kernel.chance import commitment
from mindrose.kernel.errors import BadOption, BadPosition, MindroseError, Refusal
from tests.kernel.checking import snapshot
from tests.kernel.duel.table import CARD, PASS, THORNS
from tests.kernel.scenes import DUEL, anyhow, at_planning, at_turn, finished
from tests.kernel.toy_game import ToyGame
from tests.kernel.toys import Ask, Do, Note, Toy, program

# Making one


def test_a_new_table_is_at_its_first_question() -> None:
    table = DUEL.new(players=3, seed=4, rounds=1)
    assert (table.players, table.seed, table.options) == (3, "4", {"rounds": 1, "goal": 2})
    assert {question.kind for question in table.questions} == {"lay"}
    assert (len(table.given), table.over, table.outcome) == (0, False, None)


def test_a_seed_makes_the_game_and_no_seed_makes_one_that_nobody_can_guess() -> None:
    assert DUEL.new(seed=4).state.fingerprint() == DUEL.new(seed="4").state.fingerprint()
    assert DUEL.new(seed=4).state.fingerprint() != DUEL.new(seed=5).state.fingerprint()
    unknown = DUEL.new()
    assert len(unknown.seed) == 32
    assert unknown.seed != DUEL.new().seed
    assert unknown.commitment == commitment(unknown.seed)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"players": 1}, "Duel is for 2 to 3 players, not 1"),
        ({"players": 4}, "2 to 3"),
        ({"players": -2}, "2 to 3"),
        ({"players": True}, "whole number"),
        ({"players": "two"}, "whole number"),
        ({"players": 2.0}, "whole number"),
        ({"round": 3}, "has no option 'round' (did you mean 'rounds'?); it has: goal, rounds"),
        ({"rounds": 0}, "option rounds (DU-11) is a whole number from 1 to 9; 0 is not"),
        ({"rounds": 10}, "1 to 9"),
        ({"rounds": "many"}, "'many' is not"),
        ({"rounds": 1.5}, "1.5 is not"),
        ({"rounds": True}, "true is not"),
        ({"rounds": None}, "none is not"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(wanted: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as caught:
        DUEL.new(**wanted)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("document", "said"),
    [
        ([], "mapping"),
        ("hall", "mapping"),
        ({"game": "chess"}, "'chess', not of 'duel'"),
        ({"players": 7}, "2 to 3"),
        ({"options": {"rounds": 99}}, "1 to 9"),
        ({"options": [1]}, "options"),
        ({"seats": 5}, "seats"),
        ({"seats": [1, 2]}, "seats"),
        ({"seats": [{"room": "attic"}, {}]}, "hall, forge"),
        ({"seats": [{"laid": ["fog", "fog"]}, {}]}, "more fog cards"),
        ({"stack": [{"program": "tower"}]}, "'tower'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(document: Any, said: str) -> None:
    with pytest.raises(MindroseError) as caught:
        DUEL.from_position(document)
    assert said in str(caught.value)


def test_all_that_is_wrong_with_a_position_is_listed() -> None:
    assert "- one\n- two" in str(BadPosition(["one", "two"]))


# Asking


def test_the_open_question_says_whom_what_and_which_answers() -> None:
    table = at_turn()
    asked = table.question
    assert asked is not None
    assert (asked.seat, asked.kind, asked.rule, asked.forced, asked.timeout) == (0, "menu", "DU-4", False, PASS)
    assert [option.verb for option in asked.answers] == ["end", "explore", "brew", "cast", "cast"]
    assert asked.answers[3].points == {"card": "bolt"}
    assert (int(asked.answers[3]), asked.answers[3].label) == (CARD, "cast(card=bolt)")
    assert repr(asked.answers[3]) == f"<{CARD}: cast(card=bolt)>"
    assert repr(asked) == "<seat 0, menu: 5 answers>"


def test_every_open_question_is_listed_where_several_are() -> None:
    table = at_planning()
    assert [question.seat for question in table.questions] == [table.view()["first"], 1 - table.view()["first"]]
    assert table.question is not None
    assert table.question.seat == table.questions[0].seat


def test_legal_answers_as_numbers_and_as_a_mask() -> None:
    table = at_turn()
    assert table.legal() == table.legal(0) == [0, 2, 3, 4, 7]
    assert table.legal(1) == []
    assert [number for number, bit in enumerate(table.mask()) if bit] == [0, 2, 3, 4, 7]
    assert len(table.mask()) == DUEL.actions
    assert sum(table.mask(1)) == 0
    assert sum(finished().mask()) == 0


# Answering


def test_an_answer_by_number_by_option_and_by_meaning_is_the_same() -> None:
    tables = [at_turn().answer(CARD), at_turn().do("cast", card="bolt"), at_turn()]
    tables[2].answer(next(option for option in tables[2].questions[0].answers if option.number == CARD))
    assert len({table.state.fingerprint() for table in tables}) == 1


def test_names_are_understood_in_any_case() -> None:
    assert snapshot(at_turn().do("cast", card="BOLT")) == snapshot(at_turn().do("cast", card="bolt"))


def test_an_option_is_given_for_the_seat_that_it_was_offered_to() -> None:
    table = at_planning()
    later = table.questions[1]
    option = later.answers[1]
    table.answer(option)
    assert table.given.since(0)[0].seat == later.seat


@pytest.mark.parametrize("number", [-1, 1, 5, 18, 19, 10**6, 10**30, True, False, None, 4.0, "4", [4], {}])
def test_what_is_no_legal_answer_is_refused_and_changes_nothing(number: Any) -> None:
    table = anyhow(at_turn())
    before = snapshot(table)
    for seat in (None, 0):
        with pytest.raises(Refusal) as caught:
            table.answer(number, seat)
        assert table.refusal(number, seat).code == caught.value.code
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [1, 2, -1, 99, "0", [0]])
def test_an_answer_of_a_seat_that_is_not_asked_is_refused(seat: Any) -> None:
    table = anyhow(at_turn())
    before = snapshot(table)
    with pytest.raises(Refusal) as caught:
        table.answer(PASS, seat)
    assert caught.value.code == "E_NOT_ACTIVE"
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [True, False, 0.0])
def test_what_only_looks_like_a_seat_is_none(seat: Any) -> None:
    table = anyhow(at_planning())
    before = snapshot(table)
    with pytest.raises(Refusal):
        table.answer(PASS, seat)
    assert snapshot(table) == before


def test_a_refusal_says_which_rule_forbids_it() -> None:
    table = at_turn()
    assert table.refusal(PASS) is None
    refusal = table.refusal(CARD + 2)
    assert refusal is not None
    assert (refusal.code, refusal.rule, refusal.about) == ("E_NOT_LAID", "DU-4", {"card": "fog"})
    unknown = table.refusal(10**6)
    assert unknown is not None
    assert (unknown.code, unknown.about) == ("E_NUMBER", {"answer": "1000000", "last": 18})


def test_nothing_can_be_answered_after_the_end() -> None:
    table = finished()
    assert (table.over, table.question, table.questions, table.legal()) == (True, None, [], [])
    for number in (PASS, -1):
        with pytest.raises(Refusal, match="E_GAME_OVER"):
            table.answer(number)
    with pytest.raises(Refusal, match="E_GAME_OVER"):
        table.do("end")


@pytest.mark.parametrize(
    ("verb", "points", "said"),
    [
        ("cast", {}, "can mean several answers"),
        ("fly", {}, "fly() is not among the answers to 'menu': end(); explore(); brew(); cast(card=bolt)"),
        ("cast", {"card": "fog"}, "cast(card=fog) is not among"),
        ("cast", {"spell": "bolt"}, "cast(spell=bolt) is not among"),
        ("cast", {"card": 0}, "cast(card=0) is not among"),
        ("end", {"card": "bolt"}, "end(card=bolt) is not among"),
        ("", {}, "is not among"),
    ],
)
def test_what_is_not_meant_by_one_answer_is_explained(verb: str, points: dict[str, Any], said: str) -> None:
    table = at_turn()
    before = snapshot(table)
    with pytest.raises(MindroseError) as caught:
        table.do(verb, **points)
    assert said in str(caught.value)
    assert snapshot(table) == before


def test_a_seat_that_is_not_asked_is_told_so_whatever_it_means() -> None:
    with pytest.raises(Refusal) as caught:
        at_turn().do("cast", by=1, card="bolt")
    assert caught.value.code == "E_NOT_ACTIVE"


# Taking back


def test_undo_takes_back_one_answer_after_another() -> None:
    table = at_turn()
    steps = [snapshot(table)]
    for verb in ("explore", "stop"):
        steps.append(snapshot(table.do(verb)))
    while len(table.given):
        assert table.can_undo()
        assert snapshot(table) == steps.pop()
        table.undo()
    assert snapshot(table) == steps.pop()
    assert not table.can_undo()
    with pytest.raises(MindroseError, match="cannot be taken back"):
        table.undo()


@pytest.mark.parametrize("answer", [PASS, CARD + THORNS])
def test_what_was_handed_on_or_shown_cannot_be_taken_back(answer: int) -> None:
    table = at_turn().answer(answer)
    before = snapshot(table)
    assert not table.can_undo()
    with pytest.raises(MindroseError, match="cannot be taken back"):
        table.undo()
    assert snapshot(table) == before


def test_the_last_answer_of_a_game_can_be_taken_back() -> None:
    table = ToyGame(program(Ask(1, 2))).new().answer(1)
    assert table.over
    assert table.undo().legal() == [1, 2]


def test_rewind_goes_back_to_any_moment() -> None:
    table = at_planning()
    moments = [snapshot(table)]
    while not table.over:
        asked = table.questions[-1] if len(moments) % 3 else table.questions[0]
        moments.append(snapshot(table.answer(asked.answers[-1].number, asked.seat)))
        if len(moments) > 60:
            break
    for count in (len(moments) - 1, 7, 7, 3, 0):
        assert snapshot(table.rewind(count)) == moments[count]


@pytest.mark.parametrize("count", [-1, 3, 10**9, 1.5, "1", None])
def test_rewind_to_nowhere_is_refused(count: Any) -> None:
    table = anyhow(at_turn().do("explore").do("stop"))
    before = snapshot(table)
    with pytest.raises(MindroseError, match="2 answers"):
        table.rewind(count)
    assert snapshot(table) == before


def test_withdraw_drops_a_whole_draft_and_nothing_else() -> None:
    table = at_turn().do("explore").do("walk", room="forge").do("stop")
    before = snapshot(table)
    table.do("brew").do("strength", number=2).do("add", card="fog")
    assert table.drafting()
    assert snapshot(table.withdraw()) == before
    assert not table.drafting()


@pytest.mark.parametrize("make", [at_turn, at_planning, finished])
def test_there_may_be_nothing_to_withdraw(make: Any) -> None:
    table = make()
    before = snapshot(table)
    with pytest.raises(MindroseError, match="nothing to withdraw"):
        table.withdraw()
    assert snapshot(table) == before


def test_withdraw_never_takes_back_what_is_committed() -> None:
    """The first command is done and begins a second draft by itself, as when building lets one invoke at once."""
    second = program(Note(77), name="second", draft=[Ask(5, 6, kind="second")])
    first = program(Note(55), Do(lambda table, frame: table.push(second, 0)), Note(66), name="first", draft=[Ask(3, 4)])
    menu = program(Ask(1, 2, deed=lambda table, frame: table.push(first, 0)), name="menu")
    table = ToyGame(menu, [first, second]).new().answer(1).answer(3)
    assert table.question is not None
    assert table.question.kind == "second"
    with contextlib.suppress(MindroseError):
        table.withdraw()
    state = table.state
    assert isinstance(state, Toy)
    assert state.notes[0] == [1, 3, 55]
