"""What makes no sense in the words of a game."""

from __future__ import annotations

import pytest

from mindrose.language.checking import mistakes_in, mistakes_in_task
from mindrose.language.mistakes import Mistake
from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.reading import read
from mindrose.language.signatures import signature
from mindrose.language.syntax import Instruction, Number, Term
from mindrose.language.vocabulary import Vocabulary
from tests.language.black_rose_words import black_rose_words
from tests.language.toy import WORDS

BLACK_ROSE = black_rose_words()


@pytest.mark.parametrize(
    "text",
    [
        "gain me 1",
        "gain me 2+#gold(me) silver",
        "lose seat(1) 2 down to 1",
        "on paid(me,gold) src=me 2/round: gain src amount",
        "on paid(seat): gain src 1",
        "aura: tax me +1",
        "T=seat[gold>=2][!first]; if T and rich(T): gain T 1",
        "T=seat by owner; gain T 1",
        "each seat[gold>=1]: gain it moon",
        "P{T=seat; gain T 1}",
        "T=all seat; gain me #T",
        "gain me min(1,max(2,div(3,2)))",
    ],
)
def test_sense(text: str) -> None:
    read(text, WORDS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # too much
        ("gain me 100", "1:9 100 is too much: at most 99;"),
        ("per 1: per 1: per 1: per 1: gain me 1", "1:22 at most 3 of `per` and `each` stand in each other;"),
        # unknown words
        ("gian me 1", "1:1 there is no instruction `gian`; gain"),
        ("may: mya: mark", "1:6 there is no `mya:`; may"),
        ("Gitf(1) me", "1:1 there is no `Gitf(…)`; Gift"),
        ("gain mi 1", "1:6 there is no `mi`; me"),
        ("gain me 1 glod", "1:11 there is no `glod`; gold"),
        ("gain me moan", "1:9 there is no `moan`; moon"),
        ("if reich(me): mark", "1:4 there is no condition `reich`; rich"),
        ("gain me #glod(me)", "1:9 there is no count `#glod`; #gold"),
        ("gain me gold", "1:9 `gold` is counted with a `#`; #gold"),
        ("gain rich 1", "1:6 `rich` is a condition and cannot stand here;"),
        ("on entr: mark", "1:4 there is no trigger `entr`; enter"),
        ("T=seat[frist]; gain T 1", "1:8 there is no filter `frist`; first"),
        ("T=seat[silver>=1]; gain T 1", "1:8 a filter cannot compare `silver`;"),
        ("T=seat!P1; gain T 1", "1:3 there is no priority `!P1`;"),
        ("T=seat by me; gain T 1", "1:1 `me` cannot choose;"),
        ("S{mark}", "1:1 there is no part `S{…}`;"),
        ("on enter 1/turn: mark", "1:10 a trigger cannot ask for `/turn`;"),
        ("on enter amount>=1: mark", "1:10 a trigger cannot ask for `amount`;"),
        # names
        ("gain T 1", "1:6 `T` is not bound: nothing before it says `T=…`;"),
        ("if T: mark", "1:4 `T` is not bound: nothing before it says `T=…`;"),
        ("P{T=seat}; gain T 1", "1:17 `T` is not bound: nothing before it says `T=…`;"),
        ("on enter: gain src 1", "1:16 there is no `src`: it can be `me`, `other` or `seat`;"),
        # arguments
        ("gain", "1:1 `gain` lacks seat: it is written `gain X:seat n:number [c:coin]`;"),
        ("gain me", "1:1 `gain` lacks number: it is written `gain X:seat n:number [c:coin]`;"),
        ("gain 1 me", "1:6 found `1` where `gain` takes seat: `gain X:seat n:number [c:coin]`;"),
        ("gain me 1 gold 2", "1:16 found `2` where `gain` takes nothing more: `gain X:seat n:number [c:coin]`;"),
        ("lose me 1 down", "1:1 `lose` lacks `to`: it is written `lose X:seat n:number [down to k:number]`;"),
        ("lose me 1 dwon to 1", "1:11 there is no `dwon`; down"),
        ("mark me", "1:6 found `me` where `mark` takes nothing more: `mark`;"),
        ("gain me(1) 1", "1:9 found `1` where `me` takes nothing more: `me`;"),
        ("gain me 1+gold", "1:11 `gold` is counted with a `#`; #gold"),
        ("gain me min(1)", "1:9 `min` takes two numbers;"),
        ("if near(me): mark", "1:4 `near` lacks seat: it is written `near(X:seat, Y:seat, [n:number])`;"),
        ("if 1+1: mark", "1:4 `1+1` is a number, not a condition;"),
        ("per me: mark", "1:5 found `me` where a number was expected;"),
        ("T=seat[1]; gain T 1", "1:8 `1` is no filter;"),
        ("T=seat; gain T(1) 1", "1:14 nothing can be put in parentheses behind `T`;"),
        # what is not of this place
        ("tax me 1", "1:1 `tax` can only stand in an `aura:`;"),
        ("aura: mark", "1:7 `mark` cannot stand in an `aura:`;"),
    ],
)
def test_nonsense(text: str, told: str) -> None:
    (found, *_) = mistakes_in(WORDS.expanded(parsed(text)), WORDS)
    assert f"{found.line}:{found.column} {found.what}; {found.suggestion}".rstrip() == told


def test_all_mistakes_are_told() -> None:
    found = mistakes_in(parsed("gian me 1; gain T 1 // if reich(me): {mork} else: {mark 1}"), WORDS)
    assert [mistake.column for mistake in found] == [1, 17, 27, 39, 57]


def test_headers_and_controls_that_a_game_does_not_have() -> None:
    words = Vocabulary(headers="on aura", controls="if")
    words.instruction("mark")
    words.trigger("enter")
    (header,) = mistakes_in(parsed("during: on enter: mark"), words)
    assert header.what == "this game has no `during`: an effect can begin with `on` or `aura`"
    (control,) = mistakes_in(parsed("mark; may: mark"), words)
    assert (control.what, control.column) == ("this game has no `may`", 7)


def test_tasks() -> None:
    assert mistakes_in_task(parsed_task("paid(me,gold) distinct gold if rich(src) [2]"), WORDS) == []
    (mistake,) = mistakes_in_task(parsed_task("paid(me) distinct golf"), WORDS)
    assert (mistake.column, mistake.what, mistake.suggestion) == (19, "there is no `golf`", "gold")


# Macros


def test_macros_become_what_they_stand_for() -> None:
    def same(short: str, long: str) -> None:
        assert BLACK_ROSE.expanded(parsed(short)) == parsed(long)

    same("Pain(3) // Pain(hitamt)", "rose me 3 // rose me hitamt")
    same("T=mage(1); Haunt(2) T; draw me 1", "T=mage(1); per 2: {assign Umbra T}; draw me 1")
    same("Enh(water+earth): dmg T 2", "if combo(water,earth): dmg T 2")
    same("Enh(fire): {a // b} else: {c}; d", "if combo(fire): {a // b} else: {c}; d")
    same("Overload: wake E; Pain(1)", "may: tok me 1 spent; if last=1: wake E; rose me 1")
    same("may: {Pain(1)}; pick{Pain(2)}{a}", "may: {rose me 1}; pick{rose me 2}{a}")
    same(
        "Hunt(P2) S{a}",
        "P{T=mage(*)!P2; move me speed toward T // T2=mage(0)!P2; atk T2 by me}; S{a}",
    )


def test_what_stands_for_something_is_where_it_was_written() -> None:
    effect = BLACK_ROSE.expanded(parsed("draw me 1; Pain(3)"))
    rose = effect.body[0].items[1]
    assert isinstance(rose, Instruction)
    assert (rose.at.column, rose.arguments[0].at.column, rose.arguments[1].at.column) == (12, 12, 17)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Pain 3", "`Pain` is written `Pain(x)`"),
        ("Pain(1,2)", "`Pain` is written `Pain(x)`"),
        ("Haunt(1)", "`Haunt` is written `Haunt(n) T`"),
        ("Enh(fire)", "`Enh` is written `Enh(e): …`"),
        ("Pain(3): draw me 1", "`Pain` is written `Pain(x)`"),
    ],
)
def test_macros_are_written_as_they_were_declared(text: str, what: str) -> None:
    with pytest.raises(Mistake) as caught:
        BLACK_ROSE.expanded(parsed(text))
    assert caught.value.what == what


def test_macros_cannot_go_round_in_circles() -> None:
    words = Vocabulary()
    words.macro("A(x)", "B(x)")
    words.macro("B(x)", "A(x)")
    with pytest.raises(Mistake, match="stands for itself"):
        words.expanded(parsed("A(1)"))
    with pytest.raises(ValueError, match="more than one sentence"):
        words.macro("C(x)", "a // b")
    words.macro("D: body", "a; body")
    with pytest.raises(Mistake, match="has to be one sentence"):
        words.expanded(parsed("D: {a // b}"))


# Signatures


def test_arguments_have_the_names_of_the_signature() -> None:
    named = WORDS.named(Instruction("lose", (Term("T"), Number(2), Term("down"), Term("to"), Number(1))))
    assert named == {"X": Term("T"), "n": Number(2), "down": Term("down"), "to": Term("to"), "k": Number(1)}
    assert WORDS.named(Instruction("lose", (Term("T"), Number(2)))) == {"X": Term("T"), "n": Number(2)}
    assert WORDS.named(Term("near", (Term("me"), Term("T")))) == {"X": Term("me"), "Y": Term("T")}
    assert WORDS.named(Term("me")) == {}


def test_signatures_are_checked_too() -> None:
    for text in ("dmg [X:figure", "dmg(", "near(X:a) b"):
        with pytest.raises(ValueError):
            signature(text)
