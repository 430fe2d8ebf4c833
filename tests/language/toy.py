"""A toy game on the kernel: seats with coins, told what to do by effects in a language of its own."""

from __future__ import annotations

from typing import Any

from mindrose.kernel.chance import QuickChance
from mindrose.kernel.fields import Fields
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.language import steps
from mindrose.language.compiling import Builder, Scope, Steps, compiled, number_of
from mindrose.language.reading import read
from mindrose.language.syntax import Bind, Count, Each, Expression, Instruction, Part, Standing, Term
from mindrose.language.vocabulary import Vocabulary

SLOTS = ("it", "actor")
NO, YES, BRANCH, SEAT = 0, 1, 2, 10
POOR = reason("E_GOLD", "TOY-1")


def toy_words() -> Vocabulary:
    words = Vocabulary(parts="P")
    words.keywords("coin", "gold silver")
    words.keywords("amount", ["all"])
    words.selector("me", "seat")
    words.selector("it", "*")
    words.selector("other", "seat")
    words.selector("seat([n:range])", "seat")
    words.filter("gold", number=True)
    words.filter("first")
    words.filter_by("coin")
    words.count("gold(X:seat)")
    words.count("silver(X:seat)")
    words.number("moon")
    words.condition("rich(X:seat)")
    words.condition("near(X:seat, Y:seat, [n:number])")
    words.trigger("enter")
    words.trigger("paid(X:seat, [c:coin])", "src:seat amount:number")
    words.modifier("n/round")
    words.modifier("src=seat")
    words.modifier("distinct coin")
    words.chooser("owner")
    words.instruction("gain X:seat n:number [c:coin]")
    words.instruction("lose X:seat n:number [down to k:number]")
    words.instruction("mark")
    words.standing("tax X:seat n:number")
    words.macro("Gift(n) T", "gain T n")
    words.macro("Lucky(e+): body", "if rich(e): body")
    words.macro("Twice: body", "may: per 2: {body}")
    return words


WORDS = toy_words()


class Coins(State):
    """What lies on the table: gold and silver of each seat, and how many sentences ended."""

    def __init__(self, gold: list[int]) -> None:
        super().__init__(len(gold), QuickChance(1), None)
        self.gold = list(gold)
        self.silver = [0] * len(gold)
        self.ended = 0

    def blank(self) -> Coins:
        return Coins([])

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, Coins)
        self.gold = other.gold[:]
        self.silver = other.silver[:]
        self.ended = other.ended


class Gain(Step[Coins]):
    def __init__(self, who: steps.Number[Any], number: steps.Number[Any], silver: bool) -> None:
        super().__init__()
        self.who = who
        self.number = number
        self.silver = silver

    def run(self, table: Coins, frame: Frame) -> None:
        who = self.who.of(table, frame)
        if who >= 0:
            coins = table.silver if self.silver else table.gold
            coins[who] += self.number.of(table, frame)


class EndSentence(Step[Coins]):
    def run(self, table: Coins, frame: Frame) -> None:
        table.ended += 1


class ChooseSeat(Question[Coins]):
    """One seat of those that pass the filters; it is asked as often as the effect comes here."""

    def __init__(self, slot: int, least: int, several: bool) -> None:
        super().__init__("seat", "TOY-1", among=range(SEAT, SEAT + 4))
        self.slot = slot
        self.least = least
        self.several = several

    def why_not(self, table: Coins, frame: Frame, answer: i64) -> i64:
        seat = answer - SEAT
        other = 0 <= seat < table.players and seat != frame.seat
        return NONE if other and table.gold[seat] >= self.least else POOR

    def answer(self, table: Coins, frame: Frame, answer: i64) -> None:
        frame.slots[self.slot] = 1 << (answer - SEAT) if self.several else answer - SEAT


class AllSeats(Step[Coins]):
    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def run(self, table: Coins, frame: Frame) -> None:
        frame.slots[self.slot] = (1 << table.players) - 1


class Richest(steps.NextMember[Coins]):
    """The richest of the members first."""

    def first(self, table: Coins, frame: Frame, members: i64) -> i64:
        best: i64 = -1
        for seat in range(table.players):
            if (members >> seat) & 1 == 1 and (best < 0 or table.gold[seat] > table.gold[best]):
                best = seat
        return best


class CoinsOf(steps.Number[Coins]):
    def __init__(self, who: steps.Number[Any], silver: bool) -> None:
        self.who = who
        self.silver = silver

    def of(self, table: Coins, frame: Frame) -> i64:
        who = self.who.of(table, frame)
        return table.silver[who] if self.silver else table.gold[who]


class Me(steps.Number[Coins]):
    def of(self, table: Coins, frame: Frame) -> i64:
        acting = frame.slots[SLOTS.index("actor")]
        return acting if acting >= 0 else frame.seat


class Act(Step[Coins]):
    """Somebody else carries out what follows; nobody again afterwards."""

    def __init__(self, who: steps.Number[Any]) -> None:
        super().__init__()
        self.who = who

    def run(self, table: Coins, frame: Frame) -> None:
        frame.slots[SLOTS.index("actor")] = self.who.of(table, frame)


class Start(Step[Coins]):
    """Runs a program of its own, which begins with the names of this one."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program

    def run(self, table: Coins, frame: Frame) -> None:
        inner = table.push(self.program, frame.seat)
        for slot in range(min(len(inner.slots), len(frame.slots))):
            inner.slots[slot] = frame.slots[slot]


class ToyBuilder(Builder):
    branch = BRANCH

    def instruction(self, item: Instruction, scope: Scope) -> Steps:
        if item.name == "mark":
            return [Gain(Me(), steps.Constant(100), silver=False)]
        named = WORDS.named(item)
        number = self.amount(named["n"], scope)
        if item.name == "lose":
            number = steps.Reckoned(steps.MINUS, steps.Constant(0), number)
        silver = "c" in named and named["c"] == Term("silver")
        return [Gain(self.who(named["X"], scope), number, silver)]

    def amount(self, argument: object, scope: Scope) -> steps.Number[Any]:
        assert isinstance(argument, Expression)
        return number_of(argument, self, scope)

    def who(self, argument: object, scope: Scope) -> steps.Number[Any]:
        assert isinstance(argument, Term)
        return Me() if argument.name == "me" else steps.InSlot(scope.slot(argument.name))

    def bind(self, slot: int, item: Bind, scope: Scope) -> Steps:
        assert isinstance(item.value, Term)
        if item.value.quantity == "all":
            return [AllSeats(slot)]
        if item.value.name != "seat":
            return [steps.SetSlot(slot, self.who(item.value, scope))]
        return [ChooseSeat(slot, 5 if item.value.filters else 0, scope.is_set(item.name))]

    def test(self, condition: Term, scope: Scope) -> steps.Test[Any]:
        who = self.who(WORDS.named(condition)["X"], scope)
        return steps.Compared(steps.AT_LEAST, CoinsOf(who, silver=False), steps.Constant(5))

    def number(self, term: Count | Term, scope: Scope) -> steps.Number[Any]:
        if isinstance(term, Term):
            return steps.Constant(3)
        return CoinsOf(self.who(WORDS.named(term)["X"], scope), term.term.name == "silver")

    def between_sentences(self, scope: Scope) -> Steps:
        return [EndSentence()]

    def members(self, slot: int, over: Term, scope: Scope) -> Steps:
        return [AllSeats(slot)]

    def next_member(self, members: int, it: int, distance: int, item: Each, scope: Scope) -> Step[Any]:
        return (
            Richest(members, it, distance)
            if item.over.name == "seat"
            else super().next_member(members, it, distance, item, scope)
        )

    def acting(self, who: Term, scope: Scope) -> tuple[Steps, Steps]:
        return [Act(self.who(who, scope))], [Act(steps.Constant(-1))]

    def part(self, item: Part, program: Program, scope: Scope) -> Steps:
        return [Start(program)]

    def standing(self, item: Standing, program: Program | None, scope: Scope) -> Steps:
        assert program is not None
        return [Start(program)]


def program(text: str) -> Program:
    return compiled(read(text, WORDS), ToyBuilder(), "toy", "TOY-1", slots=SLOTS)


def started(text: str, gold: list[int]) -> Coins:
    """A table on which an effect of the first seat has begun."""
    table = Coins(gold)
    table.start(program(text))
    return table


def offered(table: Coins) -> list[int]:
    """The answers to the open question; nothing if the effect is done."""
    return table.stack.answers.listed() if table.stack.waiting else []


def answered(table: Coins, *answers: int) -> Coins:
    for answer in answers:
        assert answer in offered(table)
        table.give(table.stack, answer)
    return table
