# mypyc: plain
"""Whether an effect makes sense in the words of a game; every mistake with its place and what was probably meant."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from mindrose.kernel.told import Told
from mindrose.language.mistakes import Mistake, either_of, nearest
from mindrose.language.signatures import EVERYTHING, Signature
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
    Number,
    Part,
    Per,
    Pick,
    Position,
    Reach,
    Setting,
    Signed,
    Standing,
    Task,
    Term,
    Trigger,
)
from mindrose.language.vocabulary import ANY, FUNCTIONS, IT, NUMBER, UNKNOWN, Kinds, Vocabulary

NUMBERS: Final[Kinds] = frozenset({NUMBER})
LARGEST: Final = 99  # number that can be written
DEEPEST: Final = 3  # times that one `per` or `each` stands in another: a card that counts for ever ends no turn
FEW: Final = 12  # words that a message can list
BOUND: Final = re.compile(r"[A-Z][0-9]?")  # how names that effects bind are mostly written


def mistakes_in(effect: Effect, vocabulary: Vocabulary) -> list[Mistake]:
    """All mistakes of an effect whose macros are expanded, in the order of writing."""
    return Check(vocabulary).effect(effect)


def mistakes_in_task(task: Task, vocabulary: Vocabulary) -> list[Mistake]:
    check = Check(vocabulary)
    for trigger in task.triggers:
        check.trigger(trigger)
    return check.found


class Check:
    """One way through an effect, with the names that are bound so far."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.names: dict[str, Kinds] = {}
        self.found: list[Mistake] = []
        self.auras = False
        self.depth = 0  # of `per` and `each` in each other

    def wrong(self, at: Position, what: str, suggestion: str = "") -> None:
        self.found.append(Mistake(at, what, suggestion))

    def effect(self, effect: Effect) -> list[Mistake]:
        if effect.header is not None:
            self.header(effect.header)
        self.body(effect.body)
        return self.found

    # Headers

    def header(self, header: Header) -> None:
        if header.kind not in self.vocabulary.headers:
            known = either_of(f"`{one}`" for one in self.vocabulary.headers)
            told = "this game has no `{word}`: an effect can begin with {known}"
            self.wrong(header.at, Told("mistake-no-header", told, word=header.kind, known=known))
            return
        self.auras = header.kind == "aura"
        if header.target is not None:
            self.argument(header.target, ANY)
        for trigger in header.triggers:
            self.trigger(trigger)

    def trigger(self, trigger: Trigger) -> None:
        signatures = self.vocabulary.triggers.get(trigger.name)
        if signatures is None:
            suggestion = nearest(trigger.name, self.vocabulary.triggers)
            told = Told("mistake-no-trigger", "there is no trigger `{word}`", word=trigger.name)
            self.wrong(trigger.at, told, suggestion)
            return
        self.names.update(self.vocabulary.roles[trigger.name])
        self.arguments(signatures, trigger.name, trigger.arguments, trigger.at, ranges=False)
        for modifier in trigger.modifiers:
            self.modifier(modifier)

    def modifier(self, modifier: Modifier) -> None:
        value = modifier.value
        if modifier.word == "if":
            assert value is not None
            self.condition(value)
            return
        word = re.sub(r"^\d+/", "/", modifier.word)
        if isinstance(value, Comparison):
            word = f"{word} {value.left.written()}".strip()
        kinds = self.vocabulary.modifiers.get(word)
        if kinds is None:
            told = Told("mistake-modifier", "a trigger cannot ask for `{word}`", word=word)
            self.wrong(modifier.at, told, nearest(word, self.vocabulary.modifiers))
        elif value is not None:
            self.argument(value.right if isinstance(value, Comparison) else value, kinds, ranges=False)

    # Items

    def body(self, body: Body) -> None:
        for sentence in body:
            for item in sentence.items:
                self.item(item)

    def item(self, item: Item) -> None:
        if isinstance(item, Instruction):
            self.instruction(item)
        elif isinstance(item, Bind):
            self.bind(item)
        elif isinstance(item, Standing):
            self.standing(item)
        elif isinstance(item, Keyword):
            known = [*self.vocabulary.controls, *self.vocabulary.headers, *self.vocabulary.macros]
            told = Told("mistake-no-word", "there is no `{word}`{instead}", word=f"{item.name}:", instead="")
            self.wrong(item.at, told, nearest(item.name, known))
            self.body(item.body)
        elif isinstance(item, Part):
            self.part(item)
        else:
            self.control(item)

    def control(self, item: If | May | Per | Each | As | Pick) -> None:
        word = type(item).__name__.lower()
        if word not in self.vocabulary.controls:
            self.wrong(item.at, Told("mistake-no-control", "this game has no `{word}`", word=word))
        if isinstance(item, If):
            self.condition(item.condition)
            self.body(item.then)
            self.body(item.otherwise or ())
        elif isinstance(item, Pick):
            for branch in item.branches:
                self.body(branch)
        else:
            if isinstance(item, Per | Each):
                self.rounds(item)
                return
            if isinstance(item, As):
                self.argument(item.who, ANY)
            self.body(item.body)

    def rounds(self, item: Per | Each) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            told = "at most {most} of `per` and `each` stand in each other"
            self.wrong(item.at, Told("mistake-too-deep", told, most=DEEPEST))
        if isinstance(item, Each):
            self.each(item)
        else:
            self.argument(item.number, NUMBERS)
            self.body(item.body)
        self.depth -= 1

    def each(self, item: Each) -> None:
        """Within it, and only there, `it` is one of those that it goes through."""
        self.argument(item.over, ANY)
        outside = self.names.pop(IT, None)
        self.names[IT] = self.vocabulary.kinds_of(item.over, self.names)
        self.body(item.body)
        del self.names[IT]
        if outside is not None:
            self.names[IT] = outside

    def part(self, item: Part) -> None:
        if item.kind not in self.vocabulary.parts:
            self.wrong(item.at, Told("mistake-no-part", "there is no part `{word}`", word=f"{item.kind}{{…}}"))
        outside = dict(self.names)
        self.body(item.body)
        self.names = outside

    def standing(self, item: Standing) -> None:
        outside, auras = dict(self.names), self.auras
        self.header(item.header)
        self.body(item.body)
        self.names, self.auras = outside, auras

    def bind(self, item: Bind) -> None:
        self.argument(item.value, ANY)
        if item.chooser and item.chooser not in self.vocabulary.choosers:
            told = Told("mistake-chooser", "`{word}` cannot choose", word=item.chooser)
            self.wrong(item.at, told, nearest(item.chooser, self.vocabulary.choosers))
        self.names[item.name] = self.vocabulary.kinds_of(item.value, self.names) or ANY

    def instruction(self, item: Instruction) -> None:
        known = self.vocabulary.standings if self.auras else self.vocabulary.instructions
        if item.called is not None:
            told = Told("mistake-no-word", "there is no `{word}`{instead}", word=f"{item.name}(…)", instead="")
            self.wrong(item.at, told, nearest(item.name, self.vocabulary.macros))
        elif item.name not in known:
            self.unknown_instruction(item, known)
        else:
            self.arguments(known[item.name], item.name, item.arguments, item.at)

    def unknown_instruction(self, item: Instruction, known: dict[str, list[Signature]]) -> None:
        other = self.vocabulary.instructions if self.auras else self.vocabulary.standings
        if item.name in other:
            if self.auras:
                told = Told("mistake-not-in-aura", "`{word}` cannot stand in an `aura:`", word=item.name)
            else:
                told = Told("mistake-only-in-aura", "`{word}` can only stand in an `aura:`", word=item.name)
            self.wrong(item.at, told)
        else:
            words = [*known, *self.vocabulary.macros, *self.vocabulary.controls]
            told = Told("mistake-no-instruction", "there is no instruction `{word}`", word=item.name)
            self.wrong(item.at, told, nearest(item.name, words))

    # Arguments

    def arguments(
        self,
        signatures: list[Signature],
        name: str,
        arguments: tuple[Argument, ...] | None,
        at: Position,
        ranges: bool = True,
    ) -> None:
        """Whether arguments go with one of several ways of writing a word; if not, the furthest that any went."""
        given = arguments or ()
        matches = [one.match(given, self.fits) for one in signatures]
        for one, match in zip(signatures, matches, strict=True):
            if match.named is not None:
                kinds = one.kinds()
                for word, argument in match.named.items():
                    if kinds[word]:
                        self.inside(argument, kinds[word], ranges)
                return
        best = max(matches, key=lambda match: match.reached)
        form = signatures[matches.index(best)].text
        expected = [words for match in matches if match.reached == best.reached for words in match.expected]
        for argument in given[: best.reached]:
            self.inside(argument, ANY, ranges)
        self.misfit(name, form, given[best.reached : best.reached + 1], list(dict.fromkeys(expected)), at)

    def misfit(self, name: str, form: str, given: tuple[Argument, ...], expected: list[str], at: Position) -> None:
        """One argument that does not fit, or is not there."""
        wanted = either_of(expected)
        if not given:
            told = "`{word}` lacks {wanted}: it is written `{form}`"
            self.wrong(at, Told("mistake-lacks", told, word=name, wanted=wanted, form=form))
            return
        argument = given[0]
        if NUMBER in expected and self.lacks_sign(argument):
            return
        if isinstance(argument, Term) and self.vocabulary.kinds_of(argument, self.names) == UNKNOWN:
            kinds = frozenset(kind for words in expected for kind in words.split(" or "))
            literal = [words.strip("`") for words in expected if words.startswith("`")]
            self.unknown(argument, kinds, literal)
        else:
            told = "found `{found}` where `{word}` takes {wanted}: `{form}`"
            misfit = Told("mistake-takes", told, found=argument.written(), word=name, wanted=wanted, form=form)
            self.wrong(argument.at, misfit)

    def unknown(self, term: Term, kinds: Kinds, also: Iterable[str] = ()) -> None:
        """A word that has no meaning here."""
        words = sorted({*self.vocabulary.known_words(kinds, self.names), *also})
        suggestion = nearest(term.name, words)
        if BOUND.fullmatch(term.name):
            told = "`{word}` is not bound: nothing before it says `{word}=…`"
            self.wrong(term.at, Told("mistake-unbound", told, word=term.name))
        elif term.name == IT:
            told = "`it` is one of those that `each` goes through: here it stands for nothing"
            self.wrong(term.at, Told("mistake-it", told))
        elif term.name in self.vocabulary.conditions:
            told = "`{word}` is a condition and cannot stand here"
            self.wrong(term.at, Told("mistake-condition-here", told, word=term.name))
        elif not self.lacks_sign(term):
            own = [f"`{word}`" for word in words if EVERYTHING not in self.vocabulary.picks.get(word, UNKNOWN)]
            few = bool(own) and len(own) <= FEW and not suggestion
            instead = Told("mistake-instead", ": it can be {words}", words=either_of(own)) if few else ""
            told = "there is no `{word}`{instead}"
            self.wrong(term.at, Told("mistake-no-word", told, word=term.name, instead=instead), suggestion)

    def lacks_sign(self, argument: Argument) -> bool:
        """A count without its `#`."""
        if not isinstance(argument, Term) or argument.name not in self.vocabulary.counts:
            return False
        told = Told("mistake-counted", "`{word}` is counted with a `#`", word=argument.name)
        self.wrong(argument.at, told, f"#{argument.name}")
        return True

    def fits(self, argument: Argument, kinds: Kinds) -> bool:
        return self.vocabulary.fits(argument, kinds, self.names)

    def argument(self, argument: Argument, kinds: Kinds, ranges: bool = True) -> None:
        """Something written where one of these kinds is expected."""
        known = self.vocabulary.kinds_of(argument, self.names)
        if isinstance(argument, Term) and known == UNKNOWN:
            self.unknown(argument, kinds)
        elif not self.fits(argument, kinds) and not (NUMBER in kinds and self.lacks_sign(argument)):
            wanted = either_of(sorted(kinds))
            told = "found `{found}` where a {wanted} was expected"
            self.wrong(argument.at, Told("mistake-kind", told, found=argument.written(), wanted=wanted))
        else:
            self.inside(argument, kinds, ranges)

    def inside(self, argument: Argument, kinds: Kinds, ranges: bool = True) -> None:
        """What is written within something that fits where these kinds are expected."""
        if isinstance(argument, Term):
            if not self.vocabulary.is_keyword(argument, kinds):
                self.term(argument, ranges)
        elif isinstance(argument, Number) and argument.value > LARGEST:
            told = Told(
                "mistake-too-large", "{number} is too much: at most {most}", number=argument.value, most=LARGEST
            )
            self.wrong(argument.at, told)
        elif isinstance(argument, Count):
            self.count(argument)
        elif isinstance(argument, Arithmetic):
            self.argument(argument.left, NUMBERS)
            self.argument(argument.right, NUMBERS)
        elif isinstance(argument, Signed):
            self.argument(argument.value, NUMBERS)
        elif isinstance(argument, Reach) and argument.number is not None:
            self.argument(argument.number, NUMBERS)
        elif isinstance(argument, Setting):
            self.argument(argument.value, ANY)
        elif isinstance(argument, Listing):
            for item in argument.items:
                self.inside(item, kinds, ranges)
        elif isinstance(argument, Negation):
            self.inside(argument.value, kinds, ranges)

    def term(self, term: Term, ranges: bool) -> None:
        signatures = self.vocabulary.selectors.get(term.name)
        if term.name in FUNCTIONS:
            self.function(term)
        elif term.name in self.names or signatures is None:
            if term.arguments is not None:
                told = "nothing can be put in parentheses behind `{word}`"
                self.wrong(term.at, Told("mistake-parentheses", told, word=term.name))
        elif ranges or term.arguments is not None:  # a trigger asks for figures wherever they are
            self.arguments(signatures, term.name, term.arguments, term.at)
        if term.origin is not None:
            self.argument(term.origin, ANY)
        if term.priority and term.priority not in self.vocabulary.priorities:
            suggestion = nearest(term.priority, self.vocabulary.priorities)
            told = Told("mistake-no-priority", "there is no priority `!{word}`", word=term.priority)
            self.wrong(term.at, told, suggestion)
        for one in term.filters:
            self.filter(one)

    def function(self, term: Term) -> None:
        arguments = term.arguments or ()
        if len(arguments) < 2 or (term.name == "div" and len(arguments) > 2):
            self.wrong(term.at, Told("mistake-two-numbers", "`{word}` takes two numbers", word=term.name))
        for argument in arguments:
            self.argument(argument, NUMBERS)

    def count(self, count: Count) -> None:
        term = count.term
        signatures = self.vocabulary.counts.get(term.name)
        if signatures is not None:
            self.arguments(signatures, f"#{term.name}", term.arguments, count.at)
            for one in term.filters:
                self.filter(one)
        elif term.name not in self.names:
            suggestion = nearest(term.name, self.vocabulary.counts)
            told = Told("mistake-no-count", "there is no count `#{word}`", word=term.name)
            self.wrong(count.at, told, f"#{suggestion}" if suggestion else "")

    def filter(self, filter: Filter) -> None:
        for one in filter.any_of:
            self.property(one.value if isinstance(one, Negation) else one)

    def property(self, one: Expression) -> None:
        """One thing that a filter asks for."""
        left = one.left if isinstance(one, Comparison) else one
        if not isinstance(left, Term):
            self.wrong(one.at, Told("mistake-not-filter", "`{found}` is no filter", found=one.written()))
        elif isinstance(one, Comparison):
            kinds = self.vocabulary.compared.get(left.name)
            if kinds is None:
                suggestion = nearest(left.name, self.vocabulary.compared)
                told = Told("mistake-not-compared", "a filter cannot compare `{word}`", word=left.name)
                self.wrong(left.at, told, suggestion)
            else:
                self.argument(one.right, kinds)
        elif left.name in self.vocabulary.filters:
            self.arguments(self.vocabulary.filters[left.name], left.name, left.arguments, left.at)
        elif not self.known_filter(left):
            words = [word for kind in self.vocabulary.filter_kinds for word in self.vocabulary.words.get(kind, ())]
            told = Told("mistake-no-filter", "there is no filter `{word}`", word=left.name)
            self.wrong(left.at, told, nearest(left.name, [*self.vocabulary.filters, *words]))

    def known_filter(self, term: Term) -> bool:
        kinds = self.vocabulary.kinds_of(term, self.names)
        return term.name in self.names or bool(kinds & self.vocabulary.filter_kinds)

    # Conditions

    def condition(self, condition: Expression) -> None:
        if isinstance(condition, Logic):
            self.condition(condition.left)
            self.condition(condition.right)
        elif isinstance(condition, Negation):
            self.condition(condition.value)
        elif isinstance(condition, Comparison):
            self.argument(condition.left, NUMBERS)
            self.argument(condition.right, NUMBERS)
        elif isinstance(condition, Term):
            self.condition_term(condition)
        else:
            told = "`{found}` is a number, not a condition"
            self.wrong(condition.at, Told("mistake-number-alone", told, found=condition.written()))

    def condition_term(self, term: Term) -> None:
        signatures = self.vocabulary.conditions.get(term.name)
        if signatures is not None:
            self.arguments(signatures, term.name, term.arguments, term.at)
        elif term.name not in self.names:
            if BOUND.fullmatch(term.name):
                self.unknown(term, UNKNOWN)
            else:
                suggestion = nearest(term.name, self.vocabulary.conditions)
                told = Told("mistake-no-condition", "there is no condition `{word}`", word=term.name)
                self.wrong(term.at, told, suggestion)
