"""Effects that really run, on the toy game."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.kernel.programs import Frame, Program, Question, Step
from mindrose.language import compiling, steps
from mindrose.language.compiling import Clause, Scope, Steps, clauses, compiled
from mindrose.language.mistakes import Mistake
from mindrose.language.parsing import parsed
from mindrose.language.reading import read
from mindrose.language.steps import Bound, Some
from mindrose.language.syntax import Instruction, May, Negation, Number, Part, Signed, Term
from tests.language.toy import (
    BRANCH,
    NO,
    SEAT,
    SLOTS,
    WORDS,
    YES,
    Coins,
    Gain,
    Me,
    ToyBuilder,
    answered,
    offered,
    program,
    started,
)


def gold(text: str, start: list[int], *answers: int) -> list[int]:
    """The gold of all seats when an effect is done."""
    table = answered(started(text, start), *answers)
    assert table.over
    assert offered(table) == []
    return table.gold


def test_instructions_follow_each_other() -> None:
    assert gold("gain me 2; lose me 1", [0, 0]) == [1, 0]


def test_between_two_sentences_there_is_a_checkpoint() -> None:
    assert started("gain me 1; gain me 1", [0]).ended == 0
    assert started("gain me 1 // gain me 1 // gain me 1", [0]).ended == 2


@pytest.mark.parametrize(("start", "end"), [(5, 6), (4, 2)])
def test_if_and_else(start: int, end: int) -> None:
    assert gold("if #gold(me)>=5: gain me 1; else: lose me 2", [start]) == [end]
    assert gold("if #gold(me)<5: {lose me 2} else: {gain me 1}", [start]) == [end]
    assert gold("if rich(me): {gain me 1} else: {lose me 2}", [start]) == [end]
    assert gold("if !rich(me): lose me 2; else: {gain me 1}; gain me 0", [start]) == [end]


def test_what_stands_behind_the_braces_is_always_done() -> None:
    assert gold("if rich(me): {gain me 10} else: {gain me 20}; gain me 1", [0]) == [21]
    assert gold("if rich(me): {gain me 10}; gain me 1", [0]) == [1]
    assert gold("if rich(me): gain me 10; gain me 1", [0]) == [0]


def test_conditions_are_joined() -> None:
    text = "if #gold(me)>1 and #gold(me)<=3 or moon=3 and !(#gold(me)<9): gain me 100"
    assert [gold(text, [coins])[0] - coins for coins in (1, 2, 3, 4, 9)] == [0, 100, 100, 0, 100]


def test_numbers_are_worked_out_when_they_are_needed() -> None:
    assert gold("gain me #gold(me) // gain me 2*#gold(me)+1", [3]) == [19]
    assert gold("gain me min(4,#gold(me),9); gain me max(1,2)-div(7,2)", [10]) == [13]
    assert gold("N=#gold(me); gain me 1; gain me N", [10]) == [21]
    assert gold("gain me +2; gain me -#gold(me)", [3]) == [0]
    assert gold("gain me div(7,0)", [3]) == [3]


def test_may_is_asked() -> None:
    table = started("may: gain me 2 // gain me 1", [0])
    assert offered(table) == [NO, YES]
    question = table.stack.question()
    frame = table.stack.frames[-1]
    assert question.choice(table, frame, YES).points == {"answer": "yes"}
    assert question.timeout(table, frame, table.stack.answers) == NO
    assert answered(table.clone(), YES).gold == [3]
    assert answered(table.clone(), NO).gold == [1]


class Careful(ToyBuilder):
    """Asks only the rich whether they want something."""

    def possible(self, item: May, scope: Scope) -> steps.Test[Any]:
        return compiling.test_of(Term("rich", (Term("me"),)), self, scope)


def test_may_is_not_asked_if_it_is_impossible() -> None:
    for coins, asked in ((5, [NO, YES]), (4, [])):
        table = Coins([coins])
        table.start(compiled(read("may: mark", WORDS), Careful(), "toy", "TOY-1", slots=SLOTS))
        assert offered(table) == asked
        assert table.gold == [coins]


def test_pick_chooses_a_branch() -> None:
    text = "pick{gain me 1}{gain me 2; gain me 3}{lose me 1} // gain me 10"
    table = started(text, [5])
    assert offered(table) == [BRANCH, BRANCH + 1, BRANCH + 2]
    assert table.stack.question().choice(table, table.stack.frames[-1], BRANCH + 2).points == {"branch": 2}
    ends = [answered(table.clone(), BRANCH + branch).gold for branch in range(3)]
    assert ends == [[16], [20], [14]]


def test_per_repeats_and_chooses_anew() -> None:
    assert gold("per 3: {T=seat; gain T 1}", [0, 0, 0], SEAT + 1, SEAT + 2, SEAT + 1) == [0, 2, 1]
    assert gold("per #gold(me): gain me 1", [4]) == [8]
    assert gold("per 0: mark", [4]) == [4]
    assert gold("per 2: {per 2: {gain me 1}; gain me 10}", [0]) == [24]


def test_each_goes_through_a_set() -> None:
    assert gold("T=all seat; each T: gain it 1", [1, 2, 3]) == [2, 3, 4]
    assert gold("T=all seat; each T: {each T: gain it 1}; gain me #T", [0, 0]) == [4, 2]


def test_the_game_can_give_the_order_of_each() -> None:
    assert gold("each seat: {gain it #gold(me); lose me 1}", [2, 5, 3]) == [-1, 7, 4]


def test_bound_names() -> None:
    text = "T=seat[gold>=5]; if T: {lose T 5} else: {gain me 1}"
    assert gold(text, [0, 9, 9], SEAT + 2) == [0, 9, 4]
    assert gold(text, [0, 9, 1]) == [0, 4, 1]
    assert gold(text, [9, 1, 1]) == [10, 1, 1]
    assert gold("T=seat; U=T; gain U 1; gain T 1", [0, 0]) == [0, 2]


def test_a_name_that_is_a_set_in_one_branch_is_one_in_all() -> None:
    text = "if rich(me): {T=all seat} else: {T=seat} // if T: each T: gain it 1"
    assert gold(text, [5, 0, 0]) == [6, 1, 1]
    assert gold(text, [0, 0, 0], SEAT + 2) == [0, 0, 1]


def test_as_somebody_else() -> None:
    assert gold("T=seat; as T: {gain me 2}; gain me 1", [0, 0]) == [1, 2]


def test_parts_and_what_begins_to_hold_have_programs_of_their_own() -> None:
    assert gold("P{T=seat; gain T 1 // gain T 1}; gain me 1", [0, 0]) == [1, 2]
    assert gold("T=seat; persist T: on enter: gain T 3", [0, 0]) == [0, 3]


class Cancel(Step[Coins]):
    """Drops what is left of the effect."""

    def run(self, table: Coins, frame: Frame) -> None:
        frame.leave()


class Closing(ToyBuilder):
    """An effect that a `mark` cancels, and whose end is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def instruction(self, item: Instruction, scope: Scope) -> Steps:
        return [Cancel()] if item.name == "mark" else super().instruction(item, scope)

    def closing(self, scope: Scope) -> Steps:
        return [Gain(Me(), steps.Constant(1000), silver=False), Cancel(), Gain(Me(), steps.Constant(1), silver=False)]

    def part(self, item: Part, program: Program, scope: Scope) -> Steps:
        self.parts.append(program.name)
        return super().part(item, program, scope)


def closed(text: str) -> list[int]:
    table = Coins([0])
    table.start(compiled(read(text, WORDS), Closing(), "toy", "TOY-1", slots=SLOTS))
    assert table.over
    return table.gold


def test_the_closing_comes_after_the_last_sentence_once() -> None:
    assert closed("gain me 1 // gain me 2") == [1003]


def test_the_closing_comes_when_the_effect_is_cancelled() -> None:
    assert closed("gain me 1; mark // gain me 2") == [1001]
    assert closed("gain me 1 // gain me 2; mark") == [1003]


def test_programs_inside_an_effect_have_names_of_their_own() -> None:
    builder = Closing()
    effect = read("P{gain me 1}; P{gain me 2} // P{gain me 3}", WORDS)
    compiled(effect, builder, "toy", "TOY-1", slots=SLOTS)
    assert builder.parts == ["toy-P", "toy-P-2", "toy-P-3"]
    again = Closing()
    compiled(effect, again, "toy", "TOY-1", slots=SLOTS)
    assert again.parts == builder.parts


def test_macros_are_expanded() -> None:
    assert gold("Gift(2) me", [0]) == [2]
    assert gold("Lucky(me): {mark} else: {gain me 1}", [0]) == [1]
    assert gold("Twice: Gift(1) me", [0], YES) == [2]


def test_a_copy_in_the_middle_of_a_loop_goes_its_own_way() -> None:
    table = answered(started("per 3: {T=seat; gain T 1}; mark", [0, 0, 0]), SEAT + 1)
    twin = table.clone()
    assert twin.fingerprint() == table.fingerprint()
    answered(twin, SEAT + 2, SEAT + 2)
    assert twin.gold == [100, 1, 2]
    assert table.gold == [0, 1, 0]
    answered(table, SEAT + 1, SEAT + 1)
    assert table.gold == [100, 3, 0]


def test_a_copy_in_the_middle_of_each_goes_its_own_way() -> None:
    table = answered(started("T=all seat; each T: may: gain it 1", [0, 0, 0]), YES)
    twin = answered(table.clone(), NO, YES)
    answered(table, YES, NO)
    assert (table.gold, twin.gold) == ([1, 1, 0], [1, 0, 1])


def test_slots_are_those_of_the_game_then_names_then_counters() -> None:
    made = program("T=seat; per 2: {gain T 1}; each seat: gain it 1")
    assert made.slots == (*SLOTS, "T", "per1", "each1")
    assert compiled(parsed("each seat: mark"), ToyBuilder(), "a", "b").slots == ("each1", "it")


def test_an_aura_is_read_clause_by_clause() -> None:
    effect = read("aura: tax me +1; if rich(me): {tax me 2} else: {tax me 3}", WORDS)
    near = Term("rich", (Term("me"),))
    assert clauses(effect.body) == [
        Clause((), Instruction("tax", (Term("me"), Signed("+", Number(1))))),
        Clause((near,), Instruction("tax", (Term("me"), Number(2)))),
        Clause((Negation(near),), Instruction("tax", (Term("me"), Number(3)))),
    ]
    with pytest.raises(Mistake, match="an aura can only say"):
        clauses(parsed("may: tax me 1").body)


def test_the_test_of_a_name_knows_sets() -> None:
    scope = Scope(())
    scope.foresee(parsed("T=all seat; U=T; V=seat; W=M*").body)
    for name in "TUVW":
        scope.bind(name)
    kinds = [type(compiling.test_of(Term(name), ToyBuilder(), scope)) for name in "TUVW"]
    assert kinds == [Some, Some, Bound, Some]


def test_what_was_not_checked_is_refused() -> None:
    for text in ("Foo: mark", "if 1: mark", "per a and b: mark"):
        with pytest.raises(Mistake):
            compiled(parsed(text), ToyBuilder(), "a", "b")


def test_questions_name_the_rule_of_the_effect() -> None:
    question = program("may: mark").steps[0]
    assert isinstance(question, Question)
    assert (question.kind, question.rule) == ("may", "TOY-1")
