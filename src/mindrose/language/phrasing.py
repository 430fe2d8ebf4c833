# mypyc: plain
"""The words of a game in a language: every word of its effects is a Fluent message of its locale files.

A message is named after what the word is and the word: `do-draw`, `aura-cost`, `when-enter`, `if-near`, `count-hex`,
`compare-hex`, `the-mage`, `that-figure`, `filter-crown`, `ask-src`. Its arguments are those of the word's signature, by
their names there; keywords are told as they are written, for messages to choose by, unless their kind has messages of
its own (`key-red`). The joints between them are the messages `effect-…` that all games share.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol

from mindrose.language.macros import summands
from mindrose.language.signatures import Signature
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    Comparison,
    Count,
    Expression,
    Filter,
    Instruction,
    Keyword,
    Listing,
    Logic,
    Modifier,
    Negation,
    Number,
    Reach,
    Setting,
    Signed,
    Term,
    Trigger,
)
from mindrose.language.vocabulary import FUNCTIONS, NUMBER, Vocabulary
from mindrose.language.vocabulary import IT as IT

Said = str | int
DO: Final = "do"
MAY: Final = "may"  # the mood of what is said after "you may"; some languages have another form for it
NONE: Final = "none"  # what a message is told of something that was left out
OPS: Final = {">=": "at-least", "<=": "at-most", "=": "equal", ">": "more", "<": "less"}
OPPOSITE: Final = {">=": "<", "<=": ">", ">": "<=", "<": ">="}
JOINTS: Final = {"+": "effect-plus", "-": "effect-minus", "*": "effect-times"}


class Words(Protocol):
    """Who says messages."""

    def say(self, message: str, arguments: Mapping[str, Said] | None = None, attribute: str = "") -> str: ...


class Mentions:
    """What the names of an effect stand for, and which of them have been spoken of.

    `unsure` are those that something was chosen for only if that came to pass; `told_apart` are said wherever they
    are spoken of, because the effect speaks of others too.
    """

    def __init__(self) -> None:
        self.values: dict[str, Expression] = {}
        self.spoken: dict[str, None] = {}  # in the order of speaking
        self.unsure: set[str] = set()
        self.told_apart: frozenset[str] = frozenset()


class Phrasebook:
    """Puts single words of effects into words; a game overrides what is said in a special way."""

    spoken: frozenset[str] = frozenset()  # the kinds whose keywords have messages of their own

    def __init__(self, words: Words, vocabulary: Vocabulary) -> None:
        self.words = words
        self.vocabulary = vocabulary
        self.cases = [case for case in words.say("effect-cases").split() if case != NONE]

    def say(self, message: str, **arguments: Said) -> str:
        return self.words.say(message, arguments)

    # Whole words

    def instruction(self, item: Instruction, mentions: Mentions, aura: bool = False, mood: str = DO) -> str:
        known = self.vocabulary.standings if aura else self.vocabulary.instructions
        message = f"{'aura' if aura else 'do'}-{item.name}"
        return self.words.say(message, {**self.told(item, known[item.name], mentions), "mood": mood})

    def macro(self, item: Instruction | Keyword, mentions: Mentions, **told: Said) -> str:
        """A short form by its name, with what stands behind it; what it stands for is explained elsewhere."""
        macro = self.vocabulary.macros[item.name]
        arguments = item.arguments if isinstance(item, Instruction) else ()
        given = zip((*(macro.called or ()), *macro.arguments), (*(item.called or ()), *arguments), strict=True)
        for name, argument in given:
            if name in macro.spliced:
                told[name] = self.chained("effect-both", [self.summand(one, mentions) for one in summands(argument)])
            else:
                told |= self.told_one(name, argument, mentions)
        return self.words.say(f"keyword-{item.name}", told)

    def summand(self, argument: Argument, mentions: Mentions) -> str:
        letter = isinstance(argument, Term) and self.is_letter(argument)
        return argument.written() if letter else self.phrase(argument, mentions, "")

    def trigger(self, trigger: Trigger, mentions: Mentions) -> str:
        told = self.told(trigger, self.vocabulary.triggers[trigger.name], mentions)
        text = self.words.say(f"when-{trigger.name}", told)
        for modifier in trigger.modifiers:
            text = self.asked(text, modifier, mentions)
        return text

    def asked(self, trigger: str, modifier: Modifier, mentions: Mentions) -> str:
        """A trigger with what more it asks for."""
        value = modifier.value
        if modifier.word == "if" and value is not None:
            return self.say("effect-when-if", trigger=trigger, condition=self.condition(value, mentions))
        times, slash, span = modifier.word.partition("/")
        if slash:
            return self.say("effect-rate", trigger=trigger, number=int(times), span=self.say(f"key-{span}"))
        words = modifier.word.split()
        told: dict[str, Said] = {}
        if isinstance(value, Comparison):
            words.append(value.left.written())
            told = {"op": OPS[value.op], **self.told_one("value", value.right, mentions)}
        elif value is not None:
            told = self.told_one("value", value, mentions)
        return self.say("effect-asked", trigger=trigger, modifier=self.words.say(f"ask-{'-'.join(words)}", told))

    # Conditions

    def condition(self, condition: Expression, mentions: Mentions, holds: bool = True) -> str:
        if isinstance(condition, Negation):
            return self.condition(condition.value, mentions, not holds)
        if isinstance(condition, Logic):
            joint = "effect-and" if (condition.op == "and") == holds else "effect-or"
            first = self.joined_condition(condition, condition.left, mentions, holds)
            return self.say(joint, first=first, next=self.joined_condition(condition, condition.right, mentions, holds))
        if isinstance(condition, Comparison):
            return self.comparison(condition, mentions, holds)
        assert isinstance(condition, Term)
        if condition.name in mentions.values and condition.name not in self.vocabulary.conditions:
            return self.existence(condition.name, mentions, holds)
        told = self.told(condition, self.vocabulary.conditions[condition.name], mentions)
        return self.words.say(f"if-{condition.name}", {**told, "holds": "yes" if holds else "no"})

    def joined_condition(self, whole: Logic, part: Expression, mentions: Mentions, holds: bool) -> str:
        """One side of `and` or `or`; what is joined in another way is set apart."""
        said = self.condition(part, mentions, holds)
        inner, turned = part, False
        while isinstance(inner, Negation):
            inner, turned = inner.value, not turned
        if isinstance(inner, Logic) and (inner.op == whole.op) == turned:
            return self.say("effect-group", text=said)
        return said

    def existence(self, name: str, mentions: Mentions, holds: bool) -> str:
        """Whether a name stands for something: whether there was anything to choose, or something was chosen."""
        if name in mentions.unsure:
            said = self.say("effect-chosen" if holds else "effect-none-chosen")
        else:
            said = self.say("effect-there-is" if holds else "effect-there-is-none")
        return self.labelled(name, said, mentions)

    def labelled(self, name: str, said: str, mentions: Mentions) -> str:
        """Something that was said of a name, with the name where there are others."""
        return self.say("effect-named", thing=said, name=name) if name in mentions.told_apart else said

    def comparison(self, comparison: Comparison, mentions: Mentions, holds: bool = True) -> str:
        """A count and a number have a message of their own, so that it can be said as people say it."""
        op, left, right = comparison.op, comparison.left, comparison.right
        if not holds:
            if op == "=":
                return self.say("effect-not", condition=self.comparison(comparison, mentions))
            op = OPPOSITE[op]
        if isinstance(right, Number) and isinstance(left, Count | Term) and not is_function(left):
            if word(left) in mentions.values:
                return self.words.say(f"effect-{OPS[op]}", {"left": self.number(left, mentions), "right": right.value})
            told = self.told_count(left, mentions)
            return self.words.say(f"compare-{word(left)}", {**told, "op": OPS[op], "number": right.value})
        numbers = {"left": self.number(left, mentions), "right": self.number(right, mentions)}
        return self.words.say(f"effect-{OPS[op]}", numbers)

    # Numbers

    def number(self, expression: Expression, mentions: Mentions) -> Said:
        """A whole number where it is known, so that messages can tell one from many; else how it is worked out."""
        if isinstance(expression, Number):
            return expression.value
        if isinstance(expression, Signed):
            return self.number(expression.value, mentions)
        if isinstance(expression, Arithmetic):
            left = self.operand(expression.left, mentions, expression.op == "*")
            return self.say(JOINTS[expression.op], left=left, right=self.operand(expression.right, mentions))
        if isinstance(expression, Term) and is_function(expression):
            return self.function(expression, mentions)
        if isinstance(expression, Term) and expression.name in mentions.values:
            return self.number(mentions.values[expression.name], mentions)
        if isinstance(expression, Term) and self.is_letter(expression):
            return expression.name
        assert isinstance(expression, Count | Term)
        if word(expression) in mentions.values:
            return self.labelled(word(expression), self.say("effect-number-of-them"), mentions)
        return self.words.say(f"count-{word(expression)}", self.told_count(expression, mentions))

    def is_letter(self, expression: Expression) -> bool:
        """Whether it is the letter of a macro that is explained: no word of the game."""
        return isinstance(expression, Term) and not self.vocabulary.kinds_of(expression, {})

    def operand(self, expression: Expression, mentions: Mentions, apart: bool = True) -> Said:
        """A number that others are reckoned with; one that is reckoned itself is set apart."""
        said = self.number(expression, mentions)
        return self.say("effect-group", text=said) if apart and isinstance(expression, Arithmetic) else said

    def function(self, term: Term, mentions: Mentions) -> str:
        """`min(2,x)` is “x, at most 2”."""
        first, *rest = [one for one in term.arguments or () if not isinstance(one, Reach | Listing | Setting)]
        if isinstance(first, Number) and term.name != "div":
            first, *rest = [*rest, first]
        said = self.operand(first, mentions)
        for one in rest:
            said = self.say(f"effect-{term.name}", left=said, right=self.operand(one, mentions))
        return str(said)

    def told_count(self, count: Count | Term, mentions: Mentions) -> dict[str, Said]:
        if isinstance(count, Count):
            told = self.told(count, self.vocabulary.counts.get(count.term.name, []), mentions)
            told["filter"] = self.filters(count.term.filters, mentions) if count.term.filters else NONE
            return told
        return {}

    # Things

    def thing(self, term: Term, mentions: Mentions, case: str = "") -> str:
        """Something that a selector picks, or that has a name, in a case of the language.

        Where `$filter` stands within the message of the thing, `effect-with` has nothing to add.
        """
        asked = self.filters(term.filters, mentions) if term.filters else ""
        if term.name in mentions.values and (term.name == IT or term.name not in self.vocabulary.selectors):
            text = self.mentioned(term, mentions, case)
        elif term.name in self.vocabulary.picks or term.name in mentions.values:
            told = {**self.told_thing(term, mentions), "filter": asked or NONE}
            text = self.words.say(f"the-{plain(term.name)}", told, case)
        elif self.is_role(term.name):
            text = self.words.say(f"the-{plain(term.name)}", None, case)
        else:
            return self.words.say(f"key-{plain(term.written())}", None, case)
        return self.say("effect-with", thing=text, filters=asked) if asked else text

    def mentioned(self, term: Term, mentions: Mentions, case: str) -> str:
        """A name: the first time what it stands for, then that it is the same."""
        value = self.meant(term, mentions)
        spoken = term.name in mentions.spoken or term.name == IT
        if isinstance(value, Term) and (not spoken or self.speaks_for_itself(value)):
            return self.labelled(term.name, self.thing(value, mentions, case), mentions)
        several = isinstance(value, Term) and term.name != IT and self.is_several(value)
        quantity = "member" if term.quantity == "one" else "all" if several else "one"
        said = self.words.say(f"that-{self.noun(value)}", {"quantity": quantity}, case)
        return self.labelled(term.name, said, mentions)

    def is_several(self, value: Term) -> bool:
        return value.quantity not in ("", "one") or value.name.endswith("*")

    def noun(self, value: Expression) -> str:
        """What something is called when it is spoken of again."""
        return min(self.vocabulary.kinds_of(value, {}))

    def meant(self, term: Term, mentions: Mentions) -> Expression:
        """What a name stands for; a name that stands for another name stands for what that one does."""
        value = mentions.values[term.name]
        while isinstance(value, Term) and value.name != term.name and value.name in mentions.values:
            value = mentions.values[value.name]
        return value

    def speaks_for_itself(self, value: Term) -> bool:
        """What needs no choice can be named again and again."""
        return value.plain and (self.is_role(value.name) or value.name == IT)

    def is_role(self, name: str) -> bool:
        return any(name in roles for roles in self.vocabulary.roles.values())

    def told_thing(self, term: Term, mentions: Mentions) -> dict[str, Said]:
        told = self.told(term, self.vocabulary.selectors.get(term.name, []), mentions)
        quantity = term.quantity or "one"
        told["quantity"] = "up" if quantity.startswith("up") else "member" if term.quantity == "one" else quantity
        told["limit"] = int(quantity[2:]) if quantity.startswith("up") else 0
        if term.origin is None:
            told.update(self.left_out("origin"))
        else:
            told.update(self.told_one("origin", term.origin, mentions))
        return told

    def filters(self, filters: Iterable[Filter], mentions: Mentions) -> str:
        texts = [self.either(one, mentions) for one in filters]
        return self.chained("effect-and", texts)

    def either(self, one: Filter, mentions: Mentions) -> str:
        return self.chained("effect-or", [self.property(expression, mentions) for expression in one.any_of])

    def property(self, expression: Expression, mentions: Mentions) -> str:
        """One thing that a filter asks for."""
        holds = "no" if isinstance(expression, Negation) else "yes"
        if isinstance(expression, Negation):
            expression = expression.value
        if isinstance(expression, Comparison):
            told = {"op": OPS[expression.op], "holds": holds, **self.told_one("value", expression.right, mentions)}
            return self.words.say(f"filter-{expression.left.written()}", told)
        assert isinstance(expression, Term)
        if expression.name in mentions.values:
            return self.words.say("filter-named", {"holds": holds, **self.told_one("thing", expression, mentions)})
        told = self.told_pieces(self.vocabulary.filters.get(expression.name, []), expression, mentions)
        return self.words.say(f"filter-{plain(expression.name)}", {**told, "holds": holds})

    def chained(self, joint: str, texts: list[str]) -> str:
        first, *rest = texts
        for text in rest:
            first = self.say(joint, first=first, next=text)
        return first

    # What messages are told

    def told(
        self, written: Instruction | Term | Trigger | Count, signatures: list[Signature], mentions: Mentions
    ) -> dict[str, Said]:
        """The arguments of a word, by the names of its signature; those left out are told so."""
        told: dict[str, Said] = {}
        for one in signatures:
            for name in one.kinds():
                told.update(self.left_out(name))
        for name, argument in self.vocabulary.named(written).items():
            bare = not any(one.kinds().get(name) for one in signatures)
            told.update({name: "yes"} if bare else self.told_one(name, argument, mentions))
        return told

    def told_pieces(self, signatures: list[Signature], term: Term, mentions: Mentions) -> dict[str, Said]:
        named = self.vocabulary.named_by(signatures, term.arguments)
        told: dict[str, Said] = {}
        for name, argument in named.items():
            told.update(self.told_one(name, argument, mentions))
        return told

    def left_out(self, name: str) -> dict[str, Said]:
        forms = ["", "_word", "_sign", *(f"_{case}" for case in self.cases)]
        return {name + form: NONE for form in forms}

    def told_one(self, name: str, argument: Argument, mentions: Mentions) -> dict[str, Said]:
        """One argument: as a number, or in every case of the language; with its bare word, for messages that choose."""
        told = self.left_out(name)
        if isinstance(argument, Signed):
            told[name + "_sign"] = "plus" if argument.sign == "+" else "minus"
        if isinstance(argument, Reach):
            told[name] = "any" if argument.number is None else self.number(argument.number, mentions)
            told[name + "_word"] = "spirit" if argument.spirit else NONE
        elif isinstance(argument, Setting | Comparison | Logic):
            raise AssertionError(f"{argument.written()!r} cannot be an argument")
        elif isinstance(argument, Listing | Negation):
            told[name + "_word"] = "list"
            told.update(self.in_all_cases(name, argument, mentions))
        elif not isinstance(argument, Term) or self.is_number(argument, mentions):
            told[name] = self.number(argument, mentions)
        else:
            told[name + "_word"] = told[name] = argument.name
            if not self.is_silent(argument, mentions):
                told.update(self.in_all_cases(name, argument, mentions))
                mentions.spoken[argument.name] = None
        return told

    def in_all_cases(self, name: str, argument: Argument, mentions: Mentions) -> dict[str, Said]:
        """In every case as if it was said for the first time."""
        before = mentions.spoken
        told: dict[str, Said] = {}
        for case in ["", *self.cases_of(argument, mentions)]:
            mentions.spoken = dict(before)
            told[f"{name}_{case}" if case else name] = self.phrase(argument, mentions, case)
        return told

    def cases_of(self, argument: Argument, mentions: Mentions) -> list[str]:
        """The cases that something is said in; a game whose things differ in that says which."""
        return self.cases

    def is_number(self, term: Term, mentions: Mentions) -> bool:
        if term.name in mentions.values:
            value = mentions.values[term.name]
            return not isinstance(value, Term) or self.is_number(value, mentions)
        return NUMBER in self.vocabulary.kinds_of(term, {}) and term.name not in self.vocabulary.picks

    def is_silent(self, term: Term, mentions: Mentions) -> bool:
        """A keyword that messages choose by and never say."""
        known = term.name in self.vocabulary.picks or term.name in mentions.values or self.is_role(term.name)
        return not known and not self.vocabulary.is_keyword(term, self.spoken)

    def phrase(self, argument: Argument, mentions: Mentions, case: str) -> str:
        if isinstance(argument, Listing):
            return self.chained("effect-or", [self.phrase(one, mentions, case) for one in argument.items])
        if isinstance(argument, Negation):
            return self.say("effect-not", condition=self.phrase(argument.value, mentions, case))
        if isinstance(argument, Term):
            return self.thing(argument, mentions, case)
        return argument.written()


def is_function(expression: Expression) -> bool:
    return isinstance(expression, Term) and expression.name in FUNCTIONS


def word(expression: Count | Term) -> str:
    return plain(expression.term.name if isinstance(expression, Count) else expression.name)


def plain(name: str) -> str:
    """A word as part of a message's name."""
    return name.replace("*", "-every").replace("?", "choice").replace(" ", "-")
