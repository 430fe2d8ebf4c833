# mypyc: plain
"""From the parsed form to a program: the language lays out controls and slots, the game supplies everything else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from mindrose.kernel.programs import Fit, Program, Step
from mindrose.kernel.slots import ANYTHING, Slot
from mindrose.kernel.told import Told
from mindrose.language import steps
from mindrose.language.mistakes import Mistake
from mindrose.language.syntax import (
    Arithmetic,
    As,
    Bind,
    Body,
    Comparison,
    Count,
    Each,
    Effect,
    Expression,
    If,
    Instruction,
    Item,
    Listing,
    Logic,
    May,
    Negation,
    Number,
    Part,
    Per,
    Pick,
    Reach,
    Setting,
    Signed,
    Standing,
    Term,
    items_in,
)
from mindrose.language.vocabulary import IT as IT

Steps = list[Step[Any]]
RECKONED: Final = {"+": steps.PLUS, "-": steps.MINUS, "*": steps.TIMES}
FUNCTIONS: Final = {"min": steps.LEAST, "max": steps.GREATEST, "div": steps.DIVIDED}
COMPARED: Final = {">=": steps.AT_LEAST, "<=": steps.AT_MOST, "=": steps.EQUAL, ">": steps.MORE, "<": steps.LESS}


class Scope:
    """The slots of the frames of one program: those that the game fixed, then names and counters as they come."""

    def __init__(self, fixed: Iterable[str]) -> None:
        self.slots = list(fixed)
        self.names: set[str] = set()
        self.sets: set[str] = set()

    def slot(self, name: str) -> int:
        """The slot of a name, which gets one if it has none."""
        if name not in self.slots:
            self.slots.append(name)
        return self.slots.index(name)

    def has(self, name: str) -> bool:
        """Whether the effect has bound the name up to here."""
        return name in self.names

    def is_set(self, name: str) -> bool:
        """Whether the name stands for a set of things."""
        return name in self.sets

    def fresh(self, prefix: str) -> int:
        """A slot that nothing else uses: for a counter."""
        number = 1 + sum(1 for slot in self.slots if slot.startswith(prefix))
        return self.slot(f"{prefix}{number}")

    def foresee(self, body: Body) -> None:
        """A name that somewhere stands for a set stands for one everywhere, if only of one thing."""
        binds = [item for item in items_in(body) if isinstance(item, Bind)]
        for _ in binds:  # as often as one name can be another's
            for item in binds:
                if isinstance(item.value, Term) and self.picks_several(item.value):
                    self.sets.add(item.name)

    def bind(self, name: str) -> int:
        self.names.add(name)
        return self.slot(name)

    def picks_several(self, term: Term) -> bool:
        """`all S`, `up2 S`, `M*`, or another name of a set."""
        several = term.quantity == "all" or term.quantity.startswith("up") or term.name.endswith("*")
        return several or (term.plain and self.is_set(term.name))

    def inner(self) -> Scope:
        """The scope of what begins to hold in the middle of an effect: all names keep their slots."""
        other = Scope(self.slots)
        other.names = set(self.names)
        other.sets = set(self.sets)
        return other


class Builder:
    """What a game supplies: the steps of its own words. `name` and `rule` are those of the program that is made."""

    name = ""
    rule = ""
    yes = 1
    no = 0
    branch = 0  # the number of the first branch of a `pick`
    may_kind = "may"
    pick_kind = "pick"
    fixed: tuple[str, ...] = ()
    declared: tuple[Slot, ...] = ()  # what the fixed slots hold
    holds = ANYTHING  # what any other slot holds that no step says more about
    fit: Fit[Any] | None = None  # what the slots must go with

    def __init__(self) -> None:
        self.taken: set[str] = set()  # names of programs inside the effect

    def instruction(self, item: Instruction, scope: Scope) -> Steps:
        raise NotImplementedError

    def bind(self, slot: int, item: Bind, scope: Scope) -> Steps:
        """Steps that pick now and keep it in a slot: a number, or the bits of a set if `scope.is_set(item.name)`."""
        raise NotImplementedError

    def test(self, condition: Term, scope: Scope) -> steps.Test[Any]:
        """One condition of the game."""
        raise NotImplementedError

    def number(self, term: Count | Term, scope: Scope) -> steps.Number[Any]:
        """One count, or word that is a number, of the game."""
        raise NotImplementedError

    def between_sentences(self, scope: Scope) -> Steps:
        return []

    def opening(self, scope: Scope) -> Steps:
        """Steps before the first sentence of the effect."""
        return []

    def closing(self, scope: Scope) -> Steps:
        """Steps after the last sentence of the effect, which come even when the rest of it is dropped."""
        return self.inner_closing(scope)

    def inner_closing(self, scope: Scope) -> Steps:
        """The same for a program inside the effect."""
        return []

    def inner_name(self, kind: str) -> str:
        """What a program inside the effect is called: each has a name of its own, by which documents find it."""
        return free_name(f"{self.name}-{kind}", self.taken)

    def possible(self, item: May, scope: Scope) -> steps.Test[Any] | None:
        """What must hold for a `may` to be asked at all."""
        return None

    def may(self, item: May, distance: int, scope: Scope) -> Steps:
        """The question before what may be done; `distance` is how far a no goes on."""
        return [steps.May(self.may_kind, self.rule, self.yes, self.no, distance, self.possible(item, scope))]

    def pick(self, item: Pick, distances: list[int], scope: Scope) -> Steps:
        """The question before the branches; `distances` are how far each answer goes on."""
        return [steps.PickBranch(self.pick_kind, self.rule, self.branch, distances)]

    def members(self, slot: int, over: Term, scope: Scope) -> Steps:
        """Steps that put the bits of what `each` goes through in a slot."""
        raise NotImplementedError

    def next_member(self, members: int, it: int, distance: int, item: Each, scope: Scope) -> Step[Any]:
        return steps.NextMember(members, it, distance)

    def acting(self, who: Term, scope: Scope) -> tuple[Steps, Steps]:
        """Steps before and after what somebody else carries out."""
        raise NotImplementedError

    def part(self, item: Part, program: Program, scope: Scope) -> Steps:
        """Steps that run a part of its own kind."""
        raise NotImplementedError

    def standing(self, item: Standing, program: Program | None, scope: Scope) -> Steps:
        """Steps that put something in force; its program (an aura has none) has the slots of this one first."""
        raise NotImplementedError


def free_name(start: str, taken: set[str]) -> str:
    """A name that no other program has, which is taken from now on: the second one of a name is numbered."""
    name, number = start, 1
    while name in taken:
        number += 1
        name = f"{start}-{number}"
    taken.add(name)
    return name


def compiled(
    effect: Effect,
    builder: Builder,
    name: str,
    rule: str,
    slots: tuple[str, ...] = (),
    secret: tuple[str, ...] = (),
) -> Program:
    """The program of what an effect does; when it does it, its header, is for the game to read."""
    builder.name, builder.rule, builder.fixed = name, rule, slots
    builder.taken = set()
    scope = Scope(slots)
    scope.foresee(effect.body)
    laid = [*builder.opening(scope), *body_steps(effect.body, builder, scope)]
    return laid_out(name, rule, laid, builder.closing(scope), builder, scope, secret)


def inner_program(kind: str, body: Body, builder: Builder, scope: Scope) -> Program:
    """The program of a part of an effect, or of what it puts in force."""
    name = builder.inner_name(kind)
    scope.foresee(body)
    laid = body_steps(body, builder, scope)
    return laid_out(name, builder.rule, laid, builder.inner_closing(scope), builder, scope, ())


def laid_out(
    name: str, rule: str, laid: Steps, closing: Steps, builder: Builder, scope: Scope, secret: tuple[str, ...]
) -> Program:
    declared = {slot.name: slot for slot in builder.declared}
    slots = [declared.get(slot) or Slot(slot, builder.holds) for slot in scope.slots]
    return Program(name, rule, laid, slots=slots, secret=secret, closing=closing, fit=builder.fit)


def body_steps(body: Body, builder: Builder, scope: Scope) -> Steps:
    laid: Steps = []
    for number, sentence in enumerate(body):
        if number > 0:
            laid += builder.between_sentences(scope)
        for item in sentence.items:
            laid += item_steps(item, builder, scope)
    return laid


def item_steps(item: Item, builder: Builder, scope: Scope) -> Steps:
    if isinstance(item, Instruction):
        return builder.instruction(item, scope)
    if isinstance(item, Bind):
        return bind_steps(item, builder, scope)
    if isinstance(item, If):
        return if_steps(item, builder, scope)
    if isinstance(item, May):
        body = body_steps(item.body, builder, scope)
        return [*builder.may(item, len(body), scope), *body]
    if isinstance(item, Per):
        return per_steps(item, builder, scope)
    if isinstance(item, Each):
        return each_steps(item, builder, scope)
    if isinstance(item, Pick):
        return pick_steps(item, builder, scope)
    if isinstance(item, As):
        before, after = builder.acting(item.who, scope)
        return [*before, *body_steps(item.body, builder, scope), *after]
    if isinstance(item, Part):
        inner = inner_program(item.kind, item.body, builder, Scope(builder.fixed))
        return builder.part(item, inner, scope)
    if isinstance(item, Standing):
        return standing_steps(item, builder, scope)
    raise Mistake(item.at, f"`{item.name}` is not expanded")


def bind_steps(item: Bind, builder: Builder, scope: Scope) -> Steps:
    value = item.value
    if isinstance(value, Term) and value.plain and scope.has(value.name) and same_kind(item.name, value.name, scope):
        source = scope.slot(value.name)
        return [steps.SetSlot(scope.bind(item.name), steps.InSlot(source))]
    if not isinstance(value, Term):
        number = number_of(value, builder, scope)
        return [steps.SetSlot(scope.bind(item.name), number)]
    slot = scope.bind(item.name)
    return builder.bind(slot, item, scope)


def same_kind(name: str, other: str, scope: Scope) -> bool:
    return scope.is_set(name) == scope.is_set(other)


def if_steps(item: If, builder: Builder, scope: Scope) -> Steps:
    test = test_of(item.condition, builder, scope)
    then = body_steps(item.then, builder, scope)
    if item.otherwise is None:
        return [steps.SkipUnless(test, len(then)), *then]
    otherwise = body_steps(item.otherwise, builder, scope)
    return [steps.SkipUnless(test, len(then) + 1), *then, steps.Skip(len(otherwise)), *otherwise]


def per_steps(item: Per, builder: Builder, scope: Scope) -> Steps:
    number = number_of(item.number, builder, scope)
    left = scope.fresh("per")
    body = body_steps(item.body, builder, scope)
    return [steps.SetSlot(left, number), *looped(steps.Repeat(left, len(body) + 1), body)]


def each_steps(item: Each, builder: Builder, scope: Scope) -> Steps:
    left = scope.fresh("each")
    it = scope.slot(IT)
    over = item.over
    if over.plain and scope.has(over.name) and scope.is_set(over.name):
        first: Steps = [steps.SetSlot(left, steps.InSlot(scope.slot(over.name)))]
    else:
        first = builder.members(left, over, scope)
    outer = scope.has(IT)
    scope.bind(IT)
    body = body_steps(item.body, builder, scope)
    loop = [*first, *looped(builder.next_member(left, it, len(body) + 1, item, scope), body)]
    if not outer:
        scope.names.remove(IT)
        return loop
    kept = scope.fresh("outer")
    return [steps.SetSlot(kept, steps.InSlot(it)), *loop, steps.SetSlot(it, steps.InSlot(kept))]


def looped(start: Step[Any], body: Steps) -> Steps:
    """A round that begins with `start`, which can end it by going on behind the way back."""
    return [start, *body, steps.Skip(-len(body) - 2)]


def pick_steps(item: Pick, builder: Builder, scope: Scope) -> Steps:
    branches = [body_steps(branch, builder, scope) for branch in item.branches]
    length = sum(len(branch) + 1 for branch in branches)
    laid: Steps = []
    distances: list[int] = []
    for branch in branches:
        distances.append(len(laid))
        laid += branch
        laid.append(steps.Skip(length - len(laid) - 1))
    return [*builder.pick(item, distances, scope), *laid]


def standing_steps(item: Standing, builder: Builder, scope: Scope) -> Steps:
    if item.header.kind == "aura":
        return builder.standing(item, None, scope)
    inner = inner_program(item.header.kind, item.body, builder, scope.inner())
    return builder.standing(item, inner, scope)


# Conditions and numbers


def test_of(condition: Expression, builder: Builder, scope: Scope) -> steps.Test[Any]:
    """A condition as a test; its words are asked of the game."""
    if isinstance(condition, Comparison):
        left = number_of(condition.left, builder, scope)
        return steps.Compared(COMPARED[condition.op], left, number_of(condition.right, builder, scope))
    if isinstance(condition, Negation):
        return steps.Not(test_of(condition.value, builder, scope))
    if isinstance(condition, Logic):
        left_test = test_of(condition.left, builder, scope)
        right_test = test_of(condition.right, builder, scope)
        return steps.And(left_test, right_test) if condition.op == "and" else steps.Or(left_test, right_test)
    if isinstance(condition, Term):
        if condition.plain and scope.has(condition.name):
            slot = scope.slot(condition.name)
            return steps.Some(slot) if scope.is_set(condition.name) else steps.Bound(slot)
        return builder.test(condition, scope)
    raise Mistake(condition.at, f"`{condition.written()}` is a number, not a condition")


def number_of(expression: Expression, builder: Builder, scope: Scope) -> steps.Number[Any]:
    """An expression as a number; its words are asked of the game."""
    if isinstance(expression, Number):
        return steps.Constant(expression.value)
    if isinstance(expression, Signed):
        value = number_of(expression.value, builder, scope)
        return value if expression.sign == "+" else negative(value)
    if isinstance(expression, Arithmetic):
        left = number_of(expression.left, builder, scope)
        return steps.Reckoned(RECKONED[expression.op], left, number_of(expression.right, builder, scope))
    if isinstance(expression, Count):
        return count_of(expression, builder, scope)
    if isinstance(expression, Term):
        if expression.name in FUNCTIONS:
            return function_of(expression, builder, scope)
        if expression.plain and scope.has(expression.name):
            return steps.InSlot(scope.slot(expression.name))
        return builder.number(expression, scope)
    raise Mistake(expression.at, f"`{expression.written()}` is no number")


def negative(value: steps.Number[Any]) -> steps.Number[Any]:
    if isinstance(value, steps.Constant):
        return steps.Constant(-value.value)
    return steps.Reckoned(steps.MINUS, steps.Constant(0), value)


def count_of(count: Count, builder: Builder, scope: Scope) -> steps.Number[Any]:
    """`#T` of a bound set is how many it has; every other count is the game's."""
    if count.term.plain and scope.has(count.term.name) and scope.is_set(count.term.name):
        return steps.Members(scope.slot(count.term.name))
    return builder.number(count, scope)


def function_of(term: Term, builder: Builder, scope: Scope) -> steps.Number[Any]:
    values: list[steps.Number[Any]] = []
    for argument in term.arguments or ():
        if isinstance(argument, Reach | Listing | Setting):
            raise Mistake(argument.at, f"`{argument.written()}` is no number")
        values.append(number_of(argument, builder, scope))
    first, *rest = values
    for value in rest:
        first = steps.Reckoned(FUNCTIONS[term.name], first, value)
    return first


# Auras


@dataclass(frozen=True)
class Clause:
    """One instruction of an aura, and all that must hold for it."""

    conditions: tuple[Expression, ...]
    instruction: Instruction


def clauses(body: Body, conditions: tuple[Expression, ...] = ()) -> list[Clause]:
    """What an aura says, one by one."""
    found: list[Clause] = []
    for sentence in body:
        for item in sentence.items:
            if isinstance(item, Instruction):
                found.append(Clause(conditions, item))
            elif isinstance(item, If):
                found += clauses(item.then, (*conditions, item.condition))
                if item.otherwise is not None:
                    found += clauses(item.otherwise, (*conditions, Negation(item.condition, at=item.at)))
            else:
                raise Mistake(item.at, Told("mistake-aura", "an aura can only say what holds, and if what"))
    return found
