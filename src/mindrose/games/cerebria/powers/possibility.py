# mypyc: plain
"""Whether what a power allows can be done at all: a `may` that would change nothing is not asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mindrose.games.cerebria.powers.choices import ChooseDestination, ChooseTurns, SomeDestination
from mindrose.games.cerebria.powers.conditions import SomeCandidate
from mindrose.games.cerebria.powers.effects import Affordable, Effect, Possible
from mindrose.games.cerebria.powers.relocating import ChooseSpot, SomeSpot
from mindrose.language import steps
from mindrose.language.compiling import IT, Scope, test_of
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    Bind,
    Body,
    Comparison,
    Count,
    Each,
    If,
    Instruction,
    Item,
    Logic,
    May,
    Negation,
    Per,
    Signed,
    Term,
)

if TYPE_CHECKING:
    from mindrose.games.cerebria.powers.building import PowerBuilder

Test = steps.Test[Any]
Deed = Effect | ChooseDestination | ChooseTurns | ChooseSpot


class Possibility:
    """What must hold for one `may`; None where nothing must.

    `chosen` are the names that what may be done binds itself: nothing is known of them when it is asked but that
    there is something to choose.
    """

    def __init__(self, builder: PowerBuilder, scope: Scope) -> None:
        self.builder = builder
        self.scope = scope.inner()  # slots that are only tried out are not kept
        self.chosen: dict[str, Test | None] = {}

    def of_body(self, body: Body) -> Test | None:
        """One of its items would change something."""
        found = [self.of_item(item) for sentence in body for item in sentence.items if not self.binds(item)]
        return one_of(found)

    def binds(self, item: Item) -> bool:
        if not isinstance(item, Bind):
            return False
        term = item.value
        chosen = isinstance(term, Term) and not self.scope.has(term.name)
        self.chosen[item.name] = self.some(term) if isinstance(term, Term) and chosen else None
        return True

    def some(self, term: Term) -> Test:
        return SomeCandidate(self.builder.candidates(term, self.scope))

    def of_item(self, item: Item) -> Test | None:
        if isinstance(item, Instruction):
            return self.of_instruction(item)
        if isinstance(item, If):
            return self.of_choice(item)
        if isinstance(item, Each):
            bound = item.over.name in self.chosen or self.scope.has(item.over.name)
            self.builder.means(IT, item.over)
            self.scope.bind(IT)
            self.chosen[IT] = self.chosen.get(item.over.name) if bound else self.some(item.over)
        if isinstance(item, May | Per | Each):
            return self.of_body(item.body)
        return None

    def of_choice(self, item: If) -> Test | None:
        then = self.of_body(item.then)
        otherwise = [self.of_body(item.otherwise)] if item.otherwise is not None else []
        if isinstance(item.condition, Term) and item.condition.name in self.chosen:
            return one_of([both(self.chosen[item.condition.name], then), *otherwise])
        if self.chosen.keys() & words_in(item.condition):
            return one_of([then, *otherwise])
        condition = test_of(item.condition, self.builder, self.scope)
        return one_of([both(condition, then), *(both(steps.Not(condition), one) for one in otherwise)])

    def of_instruction(self, item: Instruction) -> Test | None:
        laid = self.builder.instruction(item, self.scope)
        deed = next(step for step in laid if isinstance(step, Deed))
        targets = [self.target(one) for one in item.arguments if isinstance(one, Term) and self.is_open(one)]
        reckoned = set().union(*(words_in(one) for one in item.arguments if not isinstance(one, Term)))
        if self.chosen.keys() & reckoned:  # how much it is follows from what is chosen
            return all_of([*targets, *(self.chosen[name] for name in sorted(self.chosen.keys() & reckoned))])
        if targets:
            return both(all_of(targets), affordable(deed))
        if isinstance(deed, ChooseDestination):
            return SomeDestination(deed)
        return Possible(deed) if isinstance(deed, Effect) else affordable(deed)

    def is_open(self, term: Term) -> bool:
        """It is not yet known when the `may` is asked."""
        return term.name in self.chosen or self.builder.chooses(term)

    def target(self, term: Term) -> Test | None:
        return self.chosen[term.name] if term.name in self.chosen else self.some(term)


def affordable(deed: Deed) -> Test | None:
    """It would change something on the right target."""
    if isinstance(deed, ChooseSpot):
        return SomeSpot(deed)
    return Affordable(deed) if isinstance(deed, Effect) else None


def all_of(tests: list[Test | None]) -> Test | None:
    found: Test | None = None
    for test in tests:
        found = both(found, test)
    return found


def both(left: Test | None, right: Test | None) -> Test | None:
    if left is None or right is None:
        return left or right
    return steps.And(left, right)


def one_of(tests: list[Test | None]) -> Test | None:
    found: Test | None = None
    for test in tests:
        if test is None:
            return None
        found = test if found is None else steps.Or(found, test)
    return found


def words_in(condition: Argument) -> set[str]:
    """The names that a condition or a number speaks of."""
    if isinstance(condition, Logic | Comparison | Arithmetic):
        return words_in(condition.left) | words_in(condition.right)
    if isinstance(condition, Negation | Signed):
        return words_in(condition.value)
    if isinstance(condition, Count):
        return words_in(condition.term)
    if isinstance(condition, Term):
        inner = [words_in(one) for one in condition.arguments or ()]
        return {condition.name}.union(*inner)
    return set()
