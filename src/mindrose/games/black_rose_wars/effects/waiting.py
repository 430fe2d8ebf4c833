# mypyc: plain
"""4.8, CP-11 From a written trigger or task to what cards wait for."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components.content import Task
from mindrose.games.black_rose_wars.components.lodge import WHOLE_LODGE
from mindrose.games.black_rose_wars.components.things import ACTIONS, ELEMENTS, INERTIA, PHASES, ROOM_COLOURS, TYPES
from mindrose.games.black_rose_wars.effects import triggers
from mindrose.games.black_rose_wars.effects.counting import CubesInRoom, MostCubes, OnlyMine
from mindrose.games.black_rose_wars.effects.naming import Naming, constant, range_of, term_of, wrong
from mindrose.games.black_rose_wars.effects.triggers import Trigger, Where, Whom
from mindrose.games.black_rose_wars.effects.words import FEATURES, PHYSICAL
from mindrose.games.black_rose_wars.rules import happenings, quests
from mindrose.kernel.told import Told
from mindrose.language import steps, syntax
from mindrose.language.compiling import Builder, Scope, test_of
from mindrose.language.syntax import Argument, Comparison, Listing, Modifier, Term

SUFFERED: Final = ("hit", "lethal", "aimed", "hexed", "linked", "slain", "gone", "felled")
BY_NOBODY: Final = ("restored", "begin", "end")
HOW: Final = {
    "spell": happenings.BY_SPELL, "attack": happenings.BY_ATTACK, "room": happenings.BY_ROOM,
    "event": happenings.BY_EVENT, "any": -1,
}  # fmt: skip
WHOM: Final = {
    "any": triggers.ANYBODY, "me": triggers.ME, "own": triggers.OWN, "bearer": triggers.ME, "foe": triggers.FOE,
    "mage": triggers.MAGE, "evo": triggers.EVOCATION, "myevo": triggers.MY_EVOCATION,
    "foeevo": triggers.FOE_EVOCATION, "this": triggers.THIS, "owner": triggers.ITS_OWNER, "Rose": triggers.THE_ROSE,
}  # fmt: skip
SPANS: Final = {"round": quests.SAME_ROUND, "effect": quests.ONE_EFFECT, "phase": quests.ONE_PHASE}


def listed(argument: Argument) -> list[Term]:
    """VX-04 A word, or the words of a list."""
    if isinstance(argument, Listing):
        return [term_of(one) for one in argument.items]
    return [term_of(argument)]


class Waiting:
    """Reads triggers: names of things from the pack, bound names from the effect around them."""

    def __init__(self, naming: Naming, builder: Builder, scope: Scope) -> None:
        self.naming = naming
        self.builder = builder
        self.scope = scope

    def triggers(self, written: tuple[syntax.Trigger, ...]) -> list[Trigger]:
        return [self.trigger(one) for one in written]

    def once(self, written: tuple[syntax.Trigger, ...]) -> bool:
        """4.2 `1/round`"""
        words = [one.word for trigger in written for one in trigger.modifiers if one.word.endswith("/round")]
        for trigger in written:
            for one in trigger.modifiers:
                if one.word.endswith("/round") and one.word != "1/round":
                    told = "`{word}` is not known: an effect comes `1/round`, or whenever it can"
                    raise wrong(one, Told("mistake-per-round", told, word=one.word))
        return bool(words)

    def trigger(self, written: syntax.Trigger) -> Trigger:
        named = self.naming.words.named(written)
        kind = happenings.NAMES.index(written.name)
        role = -1 if written.name in BY_NOBODY else happenings.VICTIM if written.name in SUFFERED else happenings.TRIG
        whom = next((self.whom(named[key]) for key in ("F", "X", "M", "P") if key in named), Whom(triggers.ANYBODY))
        types, elements, summons = self.spells(named.get("t") or named.get("f"))
        least = constant(named["n"]) if "n" in named else self.least(written.modifiers)
        return Trigger(
            kind,
            role,
            whom,
            self.where(named["R"]) if "R" in named else None,
            self.source(written.modifiers),
            least,
            HOW[term_of(named["how"]).name] if "how" in named else -1,
            types,
            elements,
            self.numbers(named),
            summons,
            self.test(written.modifiers),
        )

    def whom(self, argument: Argument) -> Whom:
        term = term_of(argument)
        if self.scope.has(term.name):
            return Whom(triggers.BOUND, self.scope.slot(term.name))
        measured = term.arguments is not None and term.name != "owner"
        if term.name not in WHOM or measured or term.origin is not None:
            told = "`{word}` cannot stand in a trigger; {words} can"
            raise wrong(term, Told("mistake-trigger-figure", told, word=term.written(), words=tuple(WHOM)))
        measure = next((one for listed_ in term.filters for one in listed_.any_of), None)
        if measure is not None:
            told = "`{word}` takes no filter in a trigger: ask with `if` behind it"
            raise wrong(term, Told("mistake-trigger-filter", told, word=term.written()))
        return Whom(WHOM[term.name])

    def where(self, argument: Argument) -> Where | None:
        colours, rooms = 0, []
        for term in listed(argument):
            if term.name == "room":
                return self.measured(term)
            if term.name == "any":
                return None
            if term.name in ROOM_COLOURS:
                colours |= 1 << ROOM_COLOURS.index(term.name)
            else:
                rooms.append(self.naming.room(term))
        return Where(colours, rooms, -1, False, False)

    def measured(self, term: Term) -> Where:
        """`room(n)`, `room(n~)` from the owner; `room@this`."""
        if term.arguments is None:
            if term.origin is None or term.origin.name != "this":
                told = "in a trigger a room is a colour, a name, `room(n)` or `room@this`, not `{found}`"
                raise wrong(term, Told("mistake-trigger-room", told, found=term.written()))
            return Where(0, [], -1, False, True)
        reach, spirit = range_of(term)
        return Where(0, [], min(reach, WHOLE_LODGE), spirit, False)

    def spells(self, argument: Argument | None) -> tuple[int, int, bool]:
        """Types and elements that a spell may have, a bit each, and whether it may be one that summons."""
        if argument is None:
            return 0, 0, False
        types, elements, summons = 0, 0, False
        for term in listed(argument):
            if term.name == "any":
                return 0, 0, False
            if term.name in TYPES:
                types |= 1 << TYPES.index(term.name)
            elif term.name in ELEMENTS:
                elements |= 1 << ELEMENTS.index(term.name)
            else:
                summons = True
        return types, elements, summons

    def numbers(self, named: dict[str, Argument]) -> int:
        """Actions or phases that fit, a bit each."""
        if "k" in named:
            action = term_of(named["k"]).name
            fitting = ACTIONS[:INERTIA] if action == PHYSICAL else (action,)
            return sum(1 << ACTIONS.index(one) for one in fitting)
        return 1 << PHASES.index(term_of(named["p"]).name) if "p" in named else 0

    def compared(self, modifiers: tuple[Modifier, ...], name: str) -> Comparison | None:
        for one in modifiers:
            if isinstance(one.value, Comparison) and isinstance(one.value.left, Term) and one.value.left.name == name:
                return one.value
        return None

    def least(self, modifiers: tuple[Modifier, ...]) -> int:
        found = self.compared(modifiers, "amount")
        return constant(found.right) if found is not None else 0

    def source(self, modifiers: tuple[Modifier, ...]) -> Whom | None:
        found = self.compared(modifiers, "src")
        return self.whom(found.right) if found is not None else None

    def test(self, modifiers: tuple[Modifier, ...]) -> steps.Test[Any] | None:
        """CP-11 What must hold besides."""
        tests: list[steps.Test[Any]] = []
        for one in modifiers:
            if one.word == "if":
                assert one.value is not None
                tests.append(test_of(one.value, self.builder, self.scope))
            elif one.word == "with" and isinstance(one.value, Comparison):
                tests.append(CubesInRoom(constant(one.value.right)))
            elif one.word == "sole":
                tests.append(OnlyMine())
        rank = self.compared(modifiers, "mine")
        if rank is not None and isinstance(rank.right, Term):
            tests.append(MostCubes(rank.right.name == "most"))
        found = tests[0] if tests else None
        for other in tests[1:]:
            found = steps.And(found, other) if found is not None else other
        return found

    def task(self, written: syntax.Task) -> Task:
        """CP-11 What is done for a cube on a quest or a hex."""
        feature, span, total = quests.NO_FEATURE, quests.FOR_GOOD, 0
        for trigger in written.triggers:
            for one in trigger.modifiers:
                if one.word == "distinct" and isinstance(one.value, Term):
                    feature = FEATURES.index(one.value.name)
                elif one.word in ("same", "in", "in one") and isinstance(one.value, Term):
                    span = SPANS[one.value.name]
            sum_of = self.compared(trigger.modifiers, "total")
            if sum_of is not None:
                total = constant(sum_of.right)
        return Task(self.triggers(written.triggers), feature, span, total)
