"""Every form of the language, and what it becomes."""

from __future__ import annotations

import pytest

from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    As,
    Bind,
    Comparison,
    Count,
    Each,
    Effect,
    Expression,
    Filter,
    Header,
    If,
    Instruction,
    Item,
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
    Position,
    Reach,
    Sentence,
    Setting,
    Signed,
    Standing,
    Task,
    Term,
    Trigger,
)

ME, T, R, IT = Term("me"), Term("T"), Term("R"), Term("it")
DRAW = Instruction("draw", (ME, Number(1)))
HEAL = Instruction("heal", (ME, Number(2)))


def one(item: Item) -> tuple[Sentence, ...]:
    return (Sentence((item,)),)


def item(text: str) -> Item:
    effect = parsed(text)
    assert effect.header is None
    ((only,),) = (sentence.items for sentence in effect.body)
    return only


def arguments(text: str) -> tuple[Argument, ...]:
    only = item(text)
    assert isinstance(only, Instruction)
    return only.arguments


def condition(text: str) -> Expression:
    only = item(f"if {text}: draw me 1")
    assert isinstance(only, If)
    return only.condition


def value(text: str) -> Expression:
    only = item(f"T={text}")
    assert isinstance(only, Bind)
    return only.value


def header(text: str) -> Header:
    found = parsed(f"{text} draw me 1").header
    assert found is not None
    return found


# Items


def test_sentences_and_items() -> None:
    assert parsed("draw me 1; heal me 2 // draw me 1").body == (Sentence((DRAW, HEAL)), Sentence((DRAW,)))


def test_what_was_read_once_is_not_read_again() -> None:
    """A pack of one's own says mostly what the default one says."""
    assert parsed("draw me 1; heal me 2") is parsed("draw me 1; heal me 2")
    assert parsed_task("paid(seat)") is parsed_task("paid(seat)")


def test_a_text_may_have_several_lines() -> None:
    effect = parsed("draw me 1;\n  heal me 2\n// draw me 1")
    assert effect == parsed("draw me 1; heal me 2 // draw me 1")
    assert effect.body[0].items[1].at == Position(2, 3)
    assert effect.body[1].at == Position(3, 4)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cancel", ()),
        ("dmg T 2", (T, Number(2))),
        ("mod E strength +2 now", (Term("E"), Term("strength"), Signed("+", Number(2)), Term("now"))),
        ("pow Rose -2", (Term("Rose"), Signed("-", Number(2)))),
        ("atk T by me", (T, Term("by"), ME)),
        ("atk T by E +1", (T, Term("by"), Term("E"), Signed("+", Number(1)))),
        ("move me 2 toward T", (ME, Number(2), Term("toward"), T)),
        ("draw me 1 mem rnd", (ME, Number(1), Term("mem"), Term("rnd"))),
        ("hex src same", (Term("src"), Term("same"))),
        ("quest it 1 moon=3", (IT, Number(1), Setting("moon", Number(3)))),
        ("heal it all", (IT, Term("all"))),
        ("heal it all nonblack", (IT, Term("nonblack", quantity="all"))),
        ("summon ?[health<=3] R", (Term("?", filters=(Filter((Comparison("<=", Term("health"), Number(3)),)),)), R)),
        ("dmg T 2+#dmg(E)", (T, Arithmetic("+", Number(2), Count(Term("dmg", (Term("E"),)))))),
        ("dmg T 2 + 1", (T, Arithmetic("+", Number(2), Number(1)))),
        ("dmg T 2 +1", (T, Number(2), Signed("+", Number(1)))),
        ("dmg T (2+1)", (T, Arithmetic("+", Number(2), Number(1)))),
        ("dmg T -1+2*3", (T, Arithmetic("+", Signed("-", Number(1)), Arithmetic("*", Number(2), Number(3))))),
        ("intensity +min(#friend,2)", (Signed("+", Term("min", (Count(Term("friend")), Number(2)))),)),
        (
            "inst R min(8,2*#struck)",
            (R, Term("min", (Number(8), Arithmetic("*", Number(2), Count(Term("struck")))))),
        ),
        ("rose M* 3", (Term("M*"), Number(3))),
        ("show [red,!blue]", (Listing((Term("red"), Negation(Term("blue")))),)),
    ],
)
def test_arguments_stand_side_by_side(text: str, expected: tuple[Argument, ...]) -> None:
    assert arguments(text) == expected


def test_names_are_bound() -> None:
    assert item("T=mage(2)") == Bind("T", Term("mage", (Number(2),)))
    assert item("S=prepared(T) by owner") == Bind("S", Term("prepared", (T,)), "owner")
    assert item("S=prepared(T) rnd") == Bind("S", Term("prepared", (T,)), "rnd")
    assert item("N=#hex(T)+1") == Bind("N", Arithmetic("+", Count(Term("hex", (T,))), Number(1)))


def test_controls_reach_to_the_end_of_the_sentence() -> None:
    both = (Sentence((DRAW, HEAL)),)
    assert item("may: draw me 1; heal me 2") == May(both)
    assert item("per 2: draw me 1; heal me 2") == Per(Number(2), both)
    assert item("each M*[crown]: draw me 1; heal me 2") == Each(Term("M*", filters=(Filter((Term("crown"),)),)), both)
    assert item("as Rose: draw me 1; heal me 2") == As(Term("Rose"), both)
    assert item("if T: draw me 1; heal me 2") == If(T, both)
    assert parsed("may: draw me 1 // heal me 2").body == (*one(May(one(DRAW))), *one(HEAL))


def test_controls_reach_to_the_end_of_their_braces() -> None:
    assert parsed("may: {draw me 1}; heal me 2").body == (Sentence((May(one(DRAW)), HEAL)),)
    assert parsed("may: {draw me 1} heal me 2").body == (Sentence((May(one(DRAW)), HEAL)),)
    assert item("may: {draw me 1 // heal me 2}") == May((*one(DRAW), *one(HEAL)))
    assert item("may: per 2: {draw me 1}; heal me 2") == May((Sentence((Per(Number(2), one(DRAW)), HEAL)),))


def test_else() -> None:
    expected = If(T, one(DRAW), one(HEAL))
    assert item("if T: {draw me 1} else: {heal me 2}") == expected
    assert item("if T: {draw me 1} else: heal me 2") == expected
    assert item("if T: {draw me 1}; else: heal me 2") == expected
    assert item("if T: draw me 1; else: heal me 2") == expected
    assert parsed("if T: draw me 1; else: {heal me 2}; draw me 1").body == (Sentence((expected, DRAW)),)
    assert item("may: if T: draw me 1; else: heal me 2") == May(one(expected))


def test_else_belongs_to_the_nearest_if() -> None:
    inner = If(R, one(DRAW), one(HEAL))
    assert item("if T: if R: draw me 1; else: heal me 2") == If(T, one(inner))
    assert item("if T: if R: draw me 1; else: {heal me 2}; else: draw me 1") == If(T, one(inner), one(DRAW))
    assert item("if T: may: draw me 1; else: heal me 2") == If(T, one(May(one(DRAW))), one(HEAL))
    assert item("if T: {if R: draw me 1} else: heal me 2") == If(T, one(If(R, one(DRAW))), one(HEAL))


def test_pick_and_parts() -> None:
    assert item("pick{draw me 1}{heal me 2}") == Pick((one(DRAW), one(HEAL)))
    parts = (Part("P", one(DRAW)), Part("S", one(HEAL)))
    assert parsed("P{draw me 1} S{heal me 2}").body == (Sentence(parts),)
    hunt = Instruction("Hunt", (), (Term("P1"),))
    assert parsed("Hunt(P1) S{heal me 2}").body == (Sentence((hunt, parts[1])),)
    assert parsed("S{heal me 2} Hunt(P1)").body == (Sentence((parts[1], hunt)),)
    assert item("S{draw me 1 // heal me 2}") == Part("S", (*one(DRAW), *one(HEAL)))


def test_keywords_of_the_game() -> None:
    assert item("Pain(3)") == Instruction("Pain", (), (Number(3),))
    assert item("Haunt(1) T") == Instruction("Haunt", (T,), (Number(1),))
    assert item("Overload: draw me 1") == Keyword("Overload", None, one(DRAW))
    elements = Arithmetic("+", Term("water"), Term("earth"))
    assert item("Enh(water+earth): draw me 1; heal me 2") == Keyword("Enh", (elements,), (Sentence((DRAW, HEAL)),))
    assert item("Enh(fire): {draw me 1} else: {heal me 2}") == Keyword("Enh", (Term("fire"),), one(DRAW), one(HEAL))


# Selectors and conditions


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("foe", Term("foe")),
        ("foe(1)", Term("foe", (Number(1),))),
        ("room(*)", Term("room", (Reach(None),))),
        ("foe(2~)", Term("foe", (Reach(Number(2), spirit=True),))),
        ("foe(*~)", Term("foe", (Reach(None, spirit=True),))),
        ("foe(speed+1~)", Term("foe", (Reach(Arithmetic("+", Term("speed"), Number(1)), spirit=True),))),
        ("room@T", Term("room", origin=T)),
        ("room@owner(this)", Term("room", origin=Term("owner", (Term("this"),)))),
        ("all foe(0)@R", Term("foe", (Number(0),), "all", R)),
        ("up2 foe(1)", Term("foe", (Number(1),), "up2")),
        ("one T", Term("T", quantity="one")),
        ("mage(2)!P1", Term("mage", (Number(2),), priority="P1")),
        ("M*[black=0]", Term("M*", filters=(Filter((Comparison("=", Term("black"), Number(0)),)),))),
        ("room@E[!Hall][!Throne]", Term("room", origin=Term("E"), filters=tuple(
            Filter((Negation(Term(name)),)) for name in ("Hall", "Throne")))),
        ("room(*)[red,blue]", Term("room", (Reach(None),), filters=(Filter((Term("red"), Term("blue"))),))),
        ("evo[owner=T]", Term("evo", filters=(Filter((Comparison("=", Term("owner"), T),)),))),
        ("room[most(power)]", Term("room", filters=(Filter((Term("most", (Term("power"),)),)),))),
        ("fig(1)[!T]@R", Term("fig", (Number(1),), origin=R, filters=(Filter((Negation(T),)),))),
    ],
)  # fmt: skip
def test_selectors(text: str, expected: Term) -> None:
    assert value(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("T", T),
        ("last=1", Comparison("=", Term("last"), Number(1))),
        ("near(me,this)", Term("near", (ME, Term("this")))),
        ("!near(me,this)", Negation(Term("near", (ME, Term("this"))))),
        ("#foe[essence>=1]>0", Comparison(
            ">", Count(Term("foe", filters=(Filter((Comparison(">=", Term("essence"), Number(1)),)),))), Number(0))),
        ("#q(it,a)+#q(it,b)=0", Comparison("=", Arithmetic(
            "+", Count(Term("q", (IT, Term("a")))), Count(Term("q", (IT, Term("b"))))), Number(0))),
        ("a and b or c", Logic("or", Logic("and", Term("a"), Term("b")), Term("c"))),
        ("a and (b or c)", Logic("and", Term("a"), Logic("or", Term("b"), Term("c")))),
        ("5-(2-1)<3-1-1", Comparison(
            "<", Arithmetic("-", Number(5), Arithmetic("-", Number(2), Number(1))),
            Arithmetic("-", Arithmetic("-", Number(3), Number(1)), Number(1)))),
        ("last>= -1", Comparison(">=", Term("last"), Signed("-", Number(1)))),
    ],
)  # fmt: skip
def test_conditions(text: str, expected: Expression) -> None:
    assert condition(text) == expected


# Headers and tasks


def test_headers() -> None:
    enter = Trigger("enter")
    assert header("on enter:") == Header("on", (enter,))
    assert header("during: on enter:") == Header("during", (enter,))
    assert header("aura:") == Header("aura")
    assert header("persist T: on enter:") == Header("persist", (enter,), T)
    assert header("persist T once: on enter:") == Header("persist", (enter,), T, once=True)
    assert header("on a or b(me):") == Header("on", (Trigger("a"), Trigger("b", (ME,))))


def test_what_triggers_ask_for() -> None:
    source = Modifier("", Comparison("=", Term("src"), Term("this")))
    assert header("on hit(foe,attack) src=this 1/round:").triggers[0].modifiers == (source, Modifier("1/round"))
    amount = Modifier("", Comparison(">=", Term("amount"), Number(3)))
    assert header("on hit src=this amount>=3:").triggers[0].modifiers == (source, amount)
    assert header("on hit if a and b or hit if c:").triggers == (
        Trigger("hit", None, (Modifier("if", Logic("and", Term("a"), Term("b"))),)),
        Trigger("hit", None, (Modifier("if", Term("c")),)),
    )


def test_a_header_reaches_to_the_end_of_the_effect() -> None:
    assert parsed("on enter: draw me 1 // heal me 2").body == (*one(DRAW), *one(HEAL))
    persist = Header("persist", (Trigger("enter"),), T)
    stays = Standing(persist, (*one(DRAW), *one(HEAL)))
    bound = Bind("T", Term("mage"))
    assert parsed("T=mage; persist T: on enter: draw me 1 // heal me 2") == Effect(None, (Sentence((bound, stays)),))
    aura = Standing(Header("aura"), one(HEAL))
    assert parsed("draw me 1 // aura: heal me 2") == Effect(None, (*one(DRAW), *one(aura)))
    short = Standing(persist, one(DRAW))
    assert parsed("T=mage; persist T: on enter: {draw me 1} // heal me 2").body == (
        Sentence((bound, short)),
        *one(HEAL),
    )
    assert parsed("may: persist T: on enter: draw me 1 // heal me 2").body == (*one(May(one(short))), *one(HEAL))


@pytest.mark.parametrize(
    ("text", "modifiers"),
    [
        ("acts(me,red)", ()),
        ("acts(me,red) distinct element same round", (
            Modifier("distinct", Term("element")), Modifier("same", Term("round")))),
        ("acts(me,red) in one effect", (Modifier("in one", Term("effect")),)),
        ("acts(me,red) total>=6 in phase", (
            Modifier("", Comparison(">=", Term("total"), Number(6))), Modifier("in", Term("phase")))),
        ("acts(me,red) with mine>=2", (Modifier("with", Comparison(">=", Term("mine"), Number(2))),)),
        ("acts(me,red) mine=most", (Modifier("", Comparison("=", Term("mine"), Term("most"))),)),
        ("acts(me,red) if in(me,black)", (Modifier("if", Term("in", (ME, Term("black")))),)),
        ("acts(me,red) src=me sole", (Modifier("", Comparison("=", Term("src"), ME)), Modifier("sole"))),
    ],
)  # fmt: skip
def test_tasks(text: str, modifiers: tuple[Modifier, ...]) -> None:
    trigger = Trigger("acts", (ME, Term("red")), modifiers)
    assert parsed_task(text) == Task((trigger,))
    assert parsed_task(f"{text} [3]") == Task((trigger,), 3)


def test_positions_are_not_part_of_what_is_said() -> None:
    assert parsed("draw   me 1") == parsed("draw me 1")
    only = parsed("may: draw me  1").body[0].items[0]
    assert isinstance(only, May)
    inner = only.body[0].items[0]
    assert isinstance(inner, Instruction)
    assert (only.at, inner.at, inner.arguments[1].at) == (Position(1, 1), Position(1, 6), Position(1, 15))


def test_canonical_text() -> None:
    text = "on enter: T=opponent[essence>=1]; if T: lose T essence 1; else: gain me wp 1 // may: a; per 2: b"
    assert parsed(text).written() == (
        "on enter: T=opponent[essence>=1]; if T: {lose T essence 1} else: {gain me wp 1} // may: a; per 2: b"
    )
    assert parsed("P{a} S{b} may: {c} d").written() == "P{a}; S{b}; may: {c}; d"
