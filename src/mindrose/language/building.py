# mypyc: plain
"""From the parser's tree to the parsed form; what the grammar leaves open is settled here.

An `else` belongs to the nearest `if` (or keyword of the game) before it in its sentence that has none yet. A header
reaches to the end of the effect or of the braces that it stands in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeGuard

from lark import Token, Tree

from mindrose.kernel.told import Told
from mindrose.language.mistakes import Mistake
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    As,
    Bind,
    Body,
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
    Node,
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

Leaf = Tree[Token] | Token
PAIRED: Final = ("distinct", "same", "in")  # words that ask for another word behind them


@dataclass(frozen=True)
class Else(Node):
    """An `else` that has not found its `if` yet."""

    body: Body


@dataclass(frozen=True)
class Open(Node):
    """A header without braces: what follows in the effect belongs to it."""

    header: Header
    items: tuple[Loose, ...]


Loose = Item | Else | Open


# The tree


def is_tree(leaf: object, *names: str) -> TypeGuard[Tree[Token]]:
    return isinstance(leaf, Tree) and (not names or leaf.data in names)


def is_token(leaf: object, *names: str) -> TypeGuard[Token]:
    return isinstance(leaf, Token) and (not names or leaf.type in names)


def trees(tree: Tree[Token], *names: str) -> list[Tree[Token]]:
    return [one for one in tree.children if is_tree(one, *names)]


def tokens(tree: Tree[Token], *names: str) -> list[Token]:
    return [one for one in tree.children if is_token(one, *names)]


def place(leaf: Leaf) -> Position:
    """Where something begins: at its first token."""
    while not isinstance(leaf, Token):
        leaf = next(child for child in leaf.children if child is not None)
    assert leaf.line is not None
    assert leaf.column is not None
    return Position(leaf.line, leaf.column)


# Effects and sentences


def built_effect(tree: Tree[Token]) -> Effect:
    body = built_body(trees(tree, "body")[0])
    first = body[0].items[0]
    if isinstance(first, Standing) and len(body) == len(body[0].items) == 1:
        return Effect(first.header, first.body, at=first.at)
    return Effect(None, body, at=body[0].at)


def built_task(tree: Tree[Token]) -> Task:
    slots = tokens(tree, "NUMBER")
    triggers = built_triggers(trees(tree, "triggers")[0])
    return Task(triggers, int(slots[0]) if slots else 0, at=triggers[0].at)


def built_body(tree: Tree[Token]) -> Body:
    return closed_body([loose_items(sentence.children) for sentence in trees(tree, "sentence")])


def closed_body(sentences: Sequence[Sequence[Loose]]) -> Body:
    """Sentences; where a header stands open, it takes in all that follow."""
    body: list[Sentence] = []
    for number, items in enumerate(sentences):
        last = items[-1]
        if isinstance(last, Open):
            rest = closed_body([last.items, *sentences[number + 1 :]])
            body.append(closed_sentence([*items[:-1], Standing(last.header, rest, at=last.at)]))
            break
        body.append(closed_sentence(items))
    return tuple(body)


def closed_sentence(items: Sequence[Loose]) -> Sentence:
    closed: list[Item] = []
    for item in items:
        if isinstance(item, Else):
            told = "there is no `if` before this `else` in its sentence"
            raise Mistake(item.at, Told("mistake-lone-else", told))
        closed.append(stood(item) if isinstance(item, Open) else item)
    return Sentence(tuple(closed), at=closed[0].at)


def stood(item: Open) -> Standing:
    return Standing(item.header, closed_body([item.items]), at=item.at)


def loose_items(children: Iterable[Leaf | None]) -> list[Loose]:
    """The items of a sentence or of the reach of a control; an `else` joins the `if` right before it."""
    items: list[Loose] = []
    for child in children:
        if not is_tree(child):
            continue
        for item in built_item(child):
            before = items[-1] if items else None
            if isinstance(item, Else) and isinstance(before, If | Keyword) and before.otherwise is None:
                items[-1] = replace(before, otherwise=item.body)
            else:
                items.append(item)
    return items


def built_item(tree: Tree[Token]) -> list[Loose]:
    at = place(tree)
    if tree.data == "bind":
        return [built_bind(tree)]
    if tree.data == "instruction":
        arguments = tuple(built_argument(one) for one in trees(tree, "argument"))
        return [Instruction(str(tree.children[0]), arguments, built_call(tree), at=at)]
    if tree.data == "pick":
        return [Pick(tuple(built_block(block) for block in trees(tree, "block")), at=at)]
    if tree.data == "part":
        return [Part(str(tree.children[0])[0], built_body(trees(tree, "body")[0]), at=at)]
    head = tree.children[0]
    assert is_tree(head)
    if tree.data == "closed":
        return [controlled(head, built_block(trees(tree, "block")[0]))]
    return opened(head, loose_items(tree.children[1:]))


def built_block(tree: Tree[Token]) -> Body:
    return built_body(trees(tree, "body")[0])


def built_bind(tree: Tree[Token]) -> Bind:
    name, *chooser = tokens(tree, "NAME")
    words = [str(word) for word in chooser]
    if len(words) == 2 and words[0] == "by":
        words = words[1:]
    elif words not in ([], ["rnd"]):
        told = "found `{found}` where `by …`, `rnd` or `;` was expected"
        raise Mistake(place(chooser[0]), Told("mistake-who-chooses", told, found=str(words[0])))
    return Bind(str(name), built_sum(trees(tree, "sum")[0]), words[0] if words else "", at=place(tree))


def opened(head: Tree[Token], items: list[Loose]) -> list[Loose]:
    """A control without braces; an `else` in its reach that found no `if` there is its own, or that of one before."""
    at = place(head)
    number = next((number for number, item in enumerate(items) if isinstance(item, Else)), len(items))
    reach, rest = items[:number], items[number:]
    if not reach:
        raise Mistake(rest[0].at, Told("mistake-idle-if", "there is nothing to do before this `else`"))
    if head.data == "header":
        return [Open(built_header(head), tuple(reach), at=at), *rest]
    control = controlled(head, (closed_sentence(reach),))
    if rest and isinstance(control, If | Keyword):
        first = rest.pop(0)
        assert isinstance(first, Else)
        control = replace(control, otherwise=first.body)
    return [control, *rest]


def controlled(head: Tree[Token], body: Body) -> Item | Else:
    at = place(head)
    kind = head.data
    if kind == "if_":
        return If(built_either(trees(head)[0]), body, at=at)
    if kind == "else_":
        return Else(body, at=at)
    if kind == "may":
        return May(body, at=at)
    if kind == "per":
        return Per(built_sum(trees(head)[0]), body, at=at)
    if kind == "each":
        return Each(built_term(trees(head)[0]), body, at=at)
    if kind == "as_":
        return As(built_term(trees(head)[0]), body, at=at)
    if kind == "header":
        return Standing(built_header(head), body, at=at)
    return Keyword(str(head.children[0]), built_call(head), body, at=at)


# Headers


def built_header(tree: Tree[Token]) -> Header:
    kind = str(tree.children[0])
    terms = trees(tree, "term")
    once = tokens(tree, "NAME")
    if once and once[0] != "once":
        raise Mistake(place(once[0]), f"found `{once[0]}` where `once` or `:` was expected")
    triggers = trees(tree, "triggers")
    return Header(
        kind,
        built_triggers(triggers[0]) if triggers else (),
        built_term(terms[0]) if terms else None,
        bool(once),
        at=place(tree),
    )


def built_triggers(tree: Tree[Token]) -> tuple[Trigger, ...]:
    return tuple(built_trigger(one) for one in trees(tree, "trigger"))


def built_trigger(tree: Tree[Token]) -> Trigger:
    modifiers = joined([built_modifier(one) for one in trees(tree, "modifier")])
    return Trigger(str(tree.children[0]), built_call(tree), modifiers, at=place(tree))


def built_modifier(tree: Tree[Token]) -> Modifier:
    first = tree.children[0]
    at = place(tree)
    if is_tree(first, "relation"):
        name, *compare = tokens(first, "NAME", "COMPARE")
        op = str(compare[0]) if compare else "="
        value = Comparison(op, Term(str(name), at=at), built_sum(trees(first)[0]), at=at)
        return Modifier("", value, at=at)
    if is_token(first, "IF"):
        return Modifier("if", built_both(trees(tree)[0]), at=at)
    return Modifier(str(first), at=at)


def joined(modifiers: list[Modifier]) -> tuple[Modifier, ...]:
    """`distinct room`, `same round`, `in one effect`, `with mine>=2` are one modifier each."""
    found: list[Modifier] = []
    rest = list(modifiers)
    while rest:
        one = rest.pop(0)
        if one.value is None and one.word in (*PAIRED, "with"):
            if one.word == "in" and rest and rest[0].word == "one":
                rest.pop(0)
                one = replace(one, word="in one")
            if not rest or (rest[0].value is None) == (one.word == "with") or rest[0].word == "if":
                raise Mistake(one.at, f"`{one.word}` asks for {'a comparison' if one.word == 'with' else 'a word'}")
            other = rest.pop(0)
            one = replace(one, value=other.value or Term(other.word, at=other.at))
        found.append(one)
    return tuple(found)


# Expressions


def built_argument(tree: Tree[Token]) -> Argument:
    only = trees(tree)[0]
    if only.data == "setting":
        return Setting(str(only.children[0]), built_sum(trees(only)[0]), at=place(only))
    if only.data == "listing":
        return Listing(tuple(built_inverse(one) for one in trees(only)), at=place(only))
    if only.data == "reach":
        sums = trees(only)
        spirit = bool(tokens(only, "SPIRIT"))
        return Reach(built_sum(sums[0]) if sums else None, spirit, at=place(only))
    return built_sum(only)


def built_call(tree: Tree[Token]) -> tuple[Argument, ...] | None:
    calls = trees(tree, "call")
    return tuple(built_argument(one) for one in trees(calls[0], "inside")) if calls else None


def built_either(tree: Tree[Token]) -> Expression:
    left, *right = trees(tree)
    if right:
        return Logic("or", built_either(left), built_both(right[0]), at=place(tree))
    return built_both(left)


def built_both(tree: Tree[Token]) -> Expression:
    left, *right = trees(tree)
    if right:
        return Logic("and", built_both(left), built_inverse(right[0]), at=place(tree))
    return built_inverse(left)


def built_inverse(tree: Tree[Token]) -> Expression:
    only = trees(tree)[0]
    if is_token(tree.children[0], "NOT"):
        return Negation(built_inverse(only), at=place(tree))
    return built_comparison(only)


def built_comparison(tree: Tree[Token]) -> Expression:
    left, *right = trees(tree)
    if not right:
        return built_sum(left)
    compare = tokens(tree, "COMPARE")
    return Comparison(str(compare[0]) if compare else "=", built_sum(left), built_sum(right[0]), at=place(tree))


def built_sum(tree: Tree[Token]) -> Expression:
    first, *right = trees(tree)
    if right:
        return Arithmetic(str(tokens(tree, "PLUS")[0]), built_sum(first), built_product(right[0]), at=place(tree))
    sign = tokens(tree, "SIGN")
    if sign:
        return Signed(str(sign[0]), built_product(first), at=place(tree))
    return built_product(first)


def built_product(tree: Tree[Token]) -> Expression:
    first, *right = trees(tree)
    if right:
        return Arithmetic("*", built_product(first), built_unit(right[0]), at=place(tree))
    return built_unit(first)


def built_unit(tree: Tree[Token]) -> Expression:
    only = tree.children[-1]
    if isinstance(only, Token):
        return Number(int(only), at=place(only))
    if only.data == "count":
        return Count(built_term(trees(only)[0]), at=place(only))
    if only.data == "term":
        return built_term(only)
    return built_either(only)


def built_term(tree: Tree[Token]) -> Term:
    quantity = tokens(tree, "QUANTITY")
    term = built_atom(tree)
    for suffix in trees(tree, "suffix"):
        term = hung(term, suffix)
    return replace(term, quantity=str(quantity[0]) if quantity else "", at=place(tree))


def built_atom(tree: Tree[Token]) -> Term:
    return Term(str(tokens(tree, "NAME", "EVERY", "CHOICE")[0]), built_call(tree), at=place(tree))


def hung(term: Term, suffix: Tree[Token]) -> Term:
    origins = trees(suffix, "origin")
    at = place(suffix)
    if origins:
        if term.origin is not None:
            raise Mistake(at, f"`{term.name}` is measured from two places")
        return replace(term, origin=built_atom(origins[0]))
    if is_token(suffix.children[0], "NOT"):
        if term.priority:
            raise Mistake(at, f"`{term.name}` has two priorities")
        return replace(term, priority=str(tokens(suffix, "NAME")[0]))
    one = Filter(tuple(built_inverse(inverse) for inverse in trees(suffix, "inverse")), at=at)
    return replace(term, filters=(*term.filters, one))
