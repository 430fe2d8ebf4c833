"""The running frames as documents: whole, as a seat may see them, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.documents import questions_document, rebuild, stack_document
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.programs import Frame, Program
from mindrose.kernel.slots import ANYTHING, EMPTY
from mindrose.kernel.table import Table
from tests.kernel.toy_game import ToyGame
from tests.kernel.toys import Ask, Do, Note, Toy, program


def note_what(table: Toy, frame: Frame) -> None:
    frame.slots[0] = 5


HAND = program(Ask(1, 2, kind="open"), name="hand", slots=("card", "place"), secret=("card",))
DRAFT = program(
    Ask(5, 6, kind="after"),
    name="draft",
    slots=("what",),
    draft=[Ask(1, 2, kind="what", deed=note_what), Ask(3, 4, kind="how")],
)


class AskCard(Ask):
    """The question that a plan begins with."""


PLAN = program(
    AskCard(1, 2, kind="card"),
    Ask(3, 4, kind="side"),
    Ask(0, kind="reconsider", hidden=True, resting=True, deed=lambda table, frame: frame.back_to(AskCard)),
    name="plan",
    slots=("laid",),
)
DECLARE = program(Ask(1, 2, kind="declare"), name="declare")
FORK = program(Do(lambda table, frame: table.fork(PLAN, [0, 1])), Ask(7, 8, kind="turn"), name="round")
WINDOW = program(Do(lambda table, frame: table.fork(DECLARE, [1, 0])), Ask(7, 8, kind="turn"), name="window")


def opened(main: Program, *programs: Program) -> Table:
    return ToyGame(main, programs).new(players=2, seed=1)


def begin(inner: Program) -> Program:
    """A program whose menu begins another one."""

    def push(table: Toy, frame: Frame) -> None:
        for i in range(len(table.push(inner, 0).slots)):
            table.stack.frames[-1].slots[i] = 40 + i

    return program(Ask(8, 9, kind="menu", deed=push), Note(1), name="turn")


def stack_of(table: Table, seat: int | None, whole: bool = False) -> list[dict[str, Any]]:
    return stack_document(table.state.stack, seat, whole)


def kinds(table: Table, seat: int | None) -> list[tuple[int, str]]:
    return [(question["seat"], question["kind"]) for question in questions_document(table.state, seat)]


# Secrets


def test_a_secret_slot_is_seen_by_the_seat_of_its_frame() -> None:
    table = opened(begin(HAND), HAND).answer(8)
    assert stack_of(table, 0)[-1] == {"program": "hand", "at": 0, "seat": 0, "card": 40, "place": 41}
    for seat in (1, None):
        assert stack_of(table, seat)[-1] == {"program": "hand", "at": 0, "seat": 0, "place": 41}
    assert stack_of(table, None, whole=True)[-1]["card"] == 40


def test_only_the_asked_seat_sees_its_answers() -> None:
    table = opened(begin(HAND), HAND)
    assert questions_document(table.state, 0) == [{"seat": 0, "kind": "menu", "answers": [8, 9]}]
    for seat in (1, None):
        assert questions_document(table.state, seat) == [{"seat": 0, "kind": "menu"}]


def test_nobody_else_sees_that_a_draft_has_begun() -> None:
    table = opened(begin(DRAFT), DRAFT)
    before = [table.view(1), table.view(None)]
    table.answer(8)
    assert [table.view(1), table.view(None)] == before
    assert kinds(table, 0) == [(0, "what")]
    table.answer(1)
    assert [table.view(1), table.view(None)] == before
    assert stack_of(table, 0)[-1] == {"program": "draft", "at": 1, "seat": 0, "what": 5}
    assert stack_of(table, None, whole=True)[-1]["what"] == 5
    table.answer(3)
    assert kinds(table, 1) == [(0, "after")]
    assert stack_of(table, 1)[-1] == {"program": "draft", "at": 2, "seat": 0, "what": 5}


# Branches


def test_of_a_branch_of_somebody_else_only_whether_it_is_ready_is_seen() -> None:
    table = opened(FORK, PLAN)
    before = table.view(1)
    table.answer(1, seat=0)
    assert stack_of(table, 1) == before["stack"]
    assert stack_of(table, 1)[0]["branches"] == [
        {"seat": 0, "ready": False, "program": "plan"},
        {"seat": 1, "ready": False, "stack": [{"program": "plan", "at": 0, "seat": 1, "laid": -1}]},
    ]
    table.answer(3, seat=0)
    assert [branch["ready"] for branch in stack_of(table, 1)[0]["branches"]] == [True, False]
    assert all("stack" not in branch for branch in stack_of(table, None)[0]["branches"])


def test_how_far_somebody_else_has_come_on_a_branch_is_not_seen() -> None:
    """Who counts the questions of a plan counts its cards."""
    table = opened(FORK, PLAN)
    before = [table.view(1), table.view(None)]
    table.answer(1, seat=0)
    assert kinds(table, 0)[0] == (0, "side")
    assert [table.view(1), table.view(None)] == before


def test_a_branch_that_is_done_still_says_whose_it_is() -> None:
    table = opened(WINDOW, DECLARE)
    table.answer(2, seat=1)
    expected = [{"seat": 1, "ready": True}, {"seat": 0, "ready": False, "program": "declare"}]
    assert stack_of(table, None)[0]["branches"] == expected
    again = ToyGame(WINDOW, [DECLARE]).from_position(json.loads(json.dumps(table.position())))
    assert stack_of(again, None)[0]["branches"] == expected


def test_a_branch_that_is_not_seen_is_open_again_if_it_is_waited_for() -> None:
    """Whoever rebuilds a table from a view begins the others' decisions anew, and none that is ready."""
    table = opened(FORK, PLAN)
    table.answer(1, seat=0)
    seen = stack_of(table, 1)
    again = Toy(2, Chance(key_of(0)), None)
    rebuild(again, seen, [FORK, PLAN])
    again.proceed(again.stack)
    assert sorted(int(stack.seat) for stack in again.open_stacks()) == [0, 1]
    assert stack_document(again.stack, 1, False) == seen
    table.answer(3, seat=0)
    ready = Toy(2, Chance(key_of(0)), None)
    rebuild(ready, stack_of(table, 1), [FORK, PLAN])
    ready.proceed(ready.stack)
    assert [int(stack.seat) for stack in ready.open_stacks()] == [1]


# There and back


def test_two_programs_of_one_name_are_refused() -> None:
    """A document could mean either of them."""
    with pytest.raises(ValueError, match="hand"):
        ToyGame(begin(HAND), [HAND, program(Ask(1, 2), name="hand")])


def test_a_position_holds_frames_and_branches_whole() -> None:
    nested = program(Ask(1, 2), Do(lambda table, frame: table.fork(PLAN, [1, 0])), name="nested")
    main = program(Do(lambda table, frame: table.fork(nested, [0, 1])), Ask(7, 8), name="main")
    game = ToyGame(main, [nested, PLAN])
    table = game.new(players=2, seed=1)
    for number in range(8):
        again = game.from_position(json.loads(json.dumps(table.position())), seed=1)
        assert again.state.fingerprint() == table.state.fingerprint()
        assert [again.legal(0), again.legal(1)] == [table.legal(0), table.legal(1)]
        assert again.position() == table.position()
        asked = table.questions
        seat = asked[number % len(asked)].seat
        table.answer(table.legal(seat)[-1], seat)


def rebuilt(document: object) -> Toy:
    table = Toy(2, Chance(key_of(0)), None)
    rebuild(table, document, [HAND, PLAN, DECLARE])
    return table


def test_what_a_document_does_not_say_is_at_its_start() -> None:
    frame = rebuilt([{"program": "hand"}]).stack.frames[0]
    assert (frame.at, frame.seat, list(frame.slots)) == (0, 0, [-1, -1])


@pytest.mark.parametrize("value", [EMPTY, 0, ANYTHING.last])
def test_whatever_a_slot_can_hold_can_be_written_and_read(value: int) -> None:
    assert value == EMPTY or ANYTHING.allows(value)
    assert not ANYTHING.allows(EMPTY - 1)
    assert not ANYTHING.allows(ANYTHING.last + 1)
    again = rebuilt([{"program": "hand", "card": value}])
    assert stack_document(again.stack, None, whole=True)[0]["card"] == value
    with pytest.raises(BadPosition, match=f"whole number from {EMPTY} to {ANYTHING.last}"):
        rebuilt([{"program": "hand", "card": ANYTHING.last + 1}])


BAD: list[tuple[object, str]] = [
    (None, "'stack' is a list"),
    ([], "'stack' is a list"),
    ({"program": "hand"}, "'stack' is a list"),
    ("hand", "'stack' is a list"),
    ([{}], "declare, hand, plan"),
    ([{"program": "tower"}], "'tower'"),
    ([{"program": None}], "declare, hand, plan"),
    ([{"program": ["hand"]}], "declare, hand, plan"),
    (["hand"], "'hand'"),
    ([{"program": "hand", "at": 2}], "'at' of 'hand' is a whole number from 0 to 1, not 2"),
    ([{"program": "hand", "at": -1}], "'at' of 'hand'"),
    ([{"program": "hand", "at": "0"}], "'at' of 'hand'"),
    ([{"program": "hand", "at": True}], "'at' of 'hand'"),
    ([{"program": "hand", "seat": 2}], "'seat' of 'hand' is a whole number from 0 to 1, not 2"),
    ([{"program": "hand", "seat": None}], "'seat' of 'hand'"),
    ([{"program": "hand", "card": "seven"}], "'card' of 'hand'"),
    ([{"program": "hand", "card": 1.5}], "'card' of 'hand'"),
    ([{"program": "hand", "card": -2}], "'card' of 'hand'"),
    ([{"program": "hand", "branches": 5}], "'branches' of 'hand'"),
    ([{"program": "hand", "branches": [5]}], "'branches' of 'hand'"),
    ([{"program": "hand", "branches": [{"stack": "plan"}]}], "'stack' is a list"),
    ([{"program": "hand", "branches": [{"stack": [{"program": "tower"}]}]}], "'tower'"),
]


@pytest.mark.parametrize(("document", "said"), BAD)
def test_a_stack_that_cannot_be_is_refused_in_words(document: object, said: str) -> None:
    with pytest.raises(BadPosition) as caught:
        rebuilt(document)
    assert said in str(caught.value)
