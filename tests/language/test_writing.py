"""Whatever is written is read again as the same: over everything that can be said."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.syntax import (
    Arithmetic,
    As,
    Bind,
    Comparison,
    Count,
    Each,
    Effect,
    Filter,
    Header,
    If,
    Instruction,
    Keyword,
    Listing,
    Logic,
    May,
    Modifier,
    Negation,
    Number,
    Part,
    Per,
    Pick,
    Reach,
    Sentence,
    Setting,
    Signed,
    Standing,
    Task,
    Term,
    Trigger,
)

NAMES = st.sampled_from(["me", "T", "foe", "strength", "by", "it2", "room_a", "same", "in"])
WORDS = st.sampled_from(["dmg", "draw", "Pain", "move"])
numbers = st.builds(Number, st.integers(0, 99))
plain = st.builds(Term, st.one_of(NAMES, st.sampled_from(["M*", "?"])))


def tuples(some: st.SearchStrategy[object], least: int = 1, most: int = 3) -> st.SearchStrategy[tuple[object, ...]]:
    return st.lists(some, min_size=least, max_size=most).map(tuple)


def grown(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    inside = st.one_of(inner, st.builds(Reach, st.none() | inner, st.just(True)), st.builds(Reach, st.none()))
    inside = st.one_of(inside, st.builds(Listing, tuples(inner)))
    called = st.builds(Term, NAMES, tuples(inside, 0))
    filters = tuples(st.builds(Filter, tuples(inner)), 0, 2)
    term = st.builds(
        Term,
        NAMES,
        st.none() | tuples(inside, 0),
        st.sampled_from(["", "", "all", "one", "up2"]),
        st.none() | plain | called,
        filters,
        st.sampled_from(["", "", "P1"]),
    )
    counted = st.builds(Term, NAMES, st.none() | tuples(inside, 0), filters=filters)
    return st.one_of(
        term,
        st.builds(Count, counted),
        st.builds(Signed, st.sampled_from("+-"), inner),
        st.builds(Arithmetic, st.sampled_from("+-*"), inner, inner),
        st.builds(Comparison, st.sampled_from([">=", "<=", "=", ">", "<"]), inner, inner),
        st.builds(Logic, st.sampled_from(["and", "or"]), inner, inner),
        st.builds(Negation, inner),
    )


expressions = st.recursive(st.one_of(numbers, plain), grown, max_leaves=6)
terms = st.builds(Term, NAMES, st.none() | tuples(expressions, 0, 2))
arguments = st.one_of(expressions, st.builds(Setting, NAMES, expressions), st.builds(Listing, tuples(expressions)))
calls = st.none() | tuples(expressions, 0, 2)
relations = st.builds(Comparison, st.sampled_from([">=", "="]), st.sampled_from(["src", "mine"]).map(Term), expressions)
modifiers = st.one_of(
    st.sampled_from(["1/round", "2/turn", "sole"]).map(Modifier),
    st.builds(Modifier, st.just("if"), expressions),
    st.builds(Modifier, st.sampled_from(["", "with"]), relations),
    st.builds(Modifier, st.sampled_from(["distinct", "same", "in", "in one"]), st.just(Term("room"))),
)
triggers = st.builds(Trigger, st.sampled_from(["enter", "hit"]), calls, tuples(modifiers, 0, 2))
headers = st.one_of(
    st.builds(Header, st.sampled_from(["on", "during"]), tuples(triggers, 1, 2)),
    st.builds(Header, st.just("persist"), tuples(triggers, 1, 2), terms, st.booleans()),
    st.just(Header("aura")),
)
simple = st.one_of(
    st.builds(Instruction, WORDS, tuples(arguments, 0), calls),
    st.builds(Bind, NAMES, expressions, st.sampled_from(["", "", "rnd", "owner"])),
)


def nested(item: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    body = tuples(st.builds(Sentence, tuples(item, 1, 2)), 1, 2)
    return st.one_of(
        st.builds(If, expressions, body, st.none() | body),
        st.builds(May, body),
        st.builds(Per, expressions, body),
        st.builds(Each, terms, body),
        st.builds(As, terms, body),
        st.builds(Pick, tuples(body, 2, 3)),
        st.builds(Part, st.sampled_from("PS"), body),
        st.builds(Keyword, WORDS, calls, body, st.none() | body),
        st.builds(Standing, headers, body),
    )


items = st.recursive(simple, nested, max_leaves=5)
bodies = tuples(st.builds(Sentence, tuples(items)), 1, 3)
effects = st.builds(Effect, st.none() | headers, bodies)


def is_own(effect: Effect) -> bool:
    """An effect that is nothing but something that holds is said with a header."""
    first = effect.body[0].items[0]
    return effect.header is not None or not isinstance(first, Standing) or len(effect.body[0].items) > 1


@settings(max_examples=200, deadline=None)
@given(effects.filter(is_own))
def test_an_effect_is_read_as_it_was_written(effect: Effect) -> None:
    assert parsed(effect.written()) == effect


@settings(max_examples=100, deadline=None)
@given(st.builds(Task, tuples(triggers, 1, 2), st.integers(0, 5)))
def test_a_task_is_read_as_it_was_written(task: Task) -> None:
    assert parsed_task(task.written()) == task
