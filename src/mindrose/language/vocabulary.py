# mypyc: plain
"""The words of a game: what may be written in its effects, and of what kind each word is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from mindrose.language.macros import Macro, expanded, macro_of
from mindrose.language.signatures import EVERYTHING, Signature, signature
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    Count,
    Effect,
    Instruction,
    Listing,
    Negation,
    Number,
    Reach,
    Signed,
    Term,
    Trigger,
)

HEADERS: Final = "on persist during aura"
CONTROLS: Final = "if may per each as pick"
FUNCTIONS: Final = ("min", "max", "div")
IT: Final = "it"  # one of those that `each` goes through
NUMBER: Final = "number"
RANGE: Final = "range"
NAME: Final = "name"
Kinds = frozenset[str]
Names = Mapping[str, Kinds]  # the kinds of names that are bound, and of the roles of the trigger
UNKNOWN: Final[Kinds] = frozenset()
ANY: Final[Kinds] = frozenset({EVERYTHING})


class Vocabulary:
    """What a game declares; signatures are written as in `mindrose.language.signatures`."""

    def __init__(self, headers: str = HEADERS, controls: str = CONTROLS, parts: str = "", priorities: str = "") -> None:
        self.headers = headers.split()
        self.controls = controls.split()
        self.parts = parts.split()
        self.priorities = priorities.split()
        self.choosers: list[str] = []
        self.words: dict[str, dict[str, None]] = {}  # keywords by kind, in the order of declaring
        self.selectors: dict[str, list[Signature]] = {}
        self.picks: dict[str, set[str]] = {}  # kinds that a selector picks
        self.counts: dict[str, list[Signature]] = {}
        self.conditions: dict[str, list[Signature]] = {}
        self.triggers: dict[str, list[Signature]] = {}
        self.roles: dict[str, dict[str, Kinds]] = {}  # by trigger
        self.instructions: dict[str, list[Signature]] = {}
        self.standings: dict[str, list[Signature]] = {}
        self.filters: dict[str, list[Signature]] = {}
        self.compared: dict[str, Kinds] = {}  # filters that are written with a comparison: with what
        self.filter_kinds: set[str] = set()
        self.modifiers: dict[str, Kinds] = {}
        self.numbers: set[str] = set()
        self.macros: dict[str, Macro] = {}

    # Declaring

    def keywords(self, kind: str, words: str | Iterable[str]) -> None:
        """Words that stand for themselves: `keywords("colour", "red blue")`; a list may hold several words in one."""
        self.words.setdefault(kind, {}).update(dict.fromkeys(words.split() if isinstance(words, str) else words))

    def selector(self, text: str, kind: str) -> None:
        """`selector("mage(n:range)", "figure")`: a word that picks things; the kind `*` fits everywhere."""
        one = declare(self.selectors, text)
        self.picks.setdefault(one.name, set()).add(kind)

    def filter(self, text: str, number: bool = False) -> None:
        """`crown`, `most(x:measure)`, `owner=figure`; with `number` a value to compare, as in `[health<=3]`."""
        name, compared, kinds = text.partition("=")
        declare(self.filters, name)
        if compared or number:
            self.compared[name.strip()] = frozenset(kinds.split("|")) if compared else frozenset({NUMBER})

    def filter_by(self, *kinds: str) -> None:
        """The keywords of these kinds are filters too: `[red]`."""
        self.filter_kinds.update(kinds)

    def chooser(self, *words: str) -> None:
        """Who may pick besides the actor: `T=mage(1) by owner`, `S=revealed(T) rnd`."""
        self.choosers += words

    def count(self, text: str) -> None:
        """What is written with `#`: `count("hex(X:figure)")`."""
        declare(self.counts, text)

    def number(self, *words: str) -> None:
        """Words that are numbers: `last`."""
        self.numbers.update(words)

    def condition(self, text: str) -> None:
        declare(self.conditions, text)

    def trigger(self, text: str, roles: str = "") -> None:
        """`trigger("hit(X:figure, how:how)", "src:figure amount:number")`: roles are words for what is behind it."""
        one = declare(self.triggers, text)
        named = self.roles.setdefault(one.name, {})
        for role in roles.split():
            name, _, kinds = role.partition(":")
            named[name] = frozenset(kinds.split("|"))

    def modifier(self, text: str) -> None:
        """What a trigger may ask for: `n/round`, `src=figure`, `amount>=number`, `distinct feature`, `sole`."""
        if "/" in text:
            self.modifiers["/" + text.partition("/")[2]] = UNKNOWN
            return
        for mark in (">=", "="):
            name, found, kinds = text.partition(mark)
            if found:
                self.modifiers[name] = frozenset(kinds.split("|"))
                return
        *words, last = text.split()
        self.modifiers[" ".join(words) or last] = frozenset(last.split("|")) if words else UNKNOWN

    def instruction(self, text: str) -> None:
        """What an effect can do: `instruction("dmg X:figure n:number [sure]")`."""
        declare(self.instructions, text)

    def standing(self, text: str) -> None:
        """What can hold in an `aura:`."""
        declare(self.standings, text)

    def macro(self, pattern: str, text: str) -> None:
        """Short for something longer: `macro("Pain(x)", "rose me x")`, `macro("If(e+): body", "if combo(e): body")`."""
        made = macro_of(pattern, text)
        self.macros[made.name] = made

    # Asking

    def expanded(self, effect: Effect) -> Effect:
        """The effect with every macro replaced by what it stands for."""
        return expanded(effect, self.macros)

    def known_words(self, kinds: Kinds, names: Names) -> Iterator[str]:
        """All that could be written where one of these kinds is expected."""
        for name, picks in self.picks.items():
            if picks & kinds or EVERYTHING in picks | kinds:
                yield name
        for kind in kinds:
            yield from self.words.get(kind, ())
        if kinds & {NUMBER, RANGE, EVERYTHING}:
            yield from self.numbers
            yield from FUNCTIONS
        for name, own in names.items():
            if own & kinds or EVERYTHING in own | kinds:
                yield name

    def kinds_of(self, argument: Argument, names: Names) -> Kinds:
        """The kinds that something written has; none if it has no meaning here."""
        if isinstance(argument, Number | Signed | Arithmetic | Count):
            return frozenset({NUMBER, RANGE})
        if isinstance(argument, Reach):
            return frozenset({RANGE})
        if isinstance(argument, Listing):
            return self.shared_kinds(argument.items, names)
        if isinstance(argument, Negation):
            return self.kinds_of(argument.value, names)
        if isinstance(argument, Term):
            return self.kinds_of_term(argument, names)
        return UNKNOWN

    def shared_kinds(self, items: Iterable[Argument], names: Names) -> Kinds:
        first, *rest = (self.kinds_of(item, names) for item in items)
        return first.intersection(*rest)

    def kinds_of_term(self, term: Term, names: Names) -> Kinds:
        if term.name in names:
            return names[term.name]
        kinds = set(self.picks.get(term.name, ()))
        written = term.written()
        kinds |= {kind for kind, words in self.words.items() if written in words or choice_of(term, words)}
        if term.name in FUNCTIONS or term.name in self.numbers:
            kinds |= {NUMBER, RANGE}
        return frozenset(kinds)

    def is_keyword(self, term: Term, kinds: Kinds) -> bool:
        """Whether a term is a word that stands for itself, of one of these kinds."""
        return any(term.written() in self.words.get(kind, ()) for kind in kinds)

    def fits(self, argument: Argument, kinds: Kinds, names: Names) -> bool:
        """Whether something written may stand where one of these kinds is expected."""
        own = self.kinds_of(argument, names)
        if EVERYTHING in kinds:
            return True
        if NAME in kinds and isinstance(argument, Term) and argument.plain:
            return True
        return bool(own & kinds) or EVERYTHING in own

    def named(self, written: Instruction | Term | Trigger | Count) -> dict[str, Argument]:
        """The arguments of something that was checked, by their names in its signature.

        A bare word of the signature that may be left out is there, as itself, if it was written.
        """
        if isinstance(written, Count):
            return self.named_by(self.counts[written.term.name], written.term.arguments)
        if isinstance(written, Trigger):
            return self.named_by(self.triggers[written.name], written.arguments)
        if isinstance(written, Instruction):
            own = self.instructions.get(written.name, []) + self.standings.get(written.name, [])
            return self.named_by(own, written.arguments)
        own = self.selectors.get(written.name, []) + self.conditions.get(written.name, [])
        return self.named_by(own, written.arguments)

    def named_by(self, signatures: list[Signature], arguments: tuple[Argument, ...] | None) -> dict[str, Argument]:
        for one in signatures:
            named = one.match(arguments or (), self.could_fit).named
            if named is not None:
                return named
        return {}

    def could_fit(self, argument: Argument, kinds: Kinds) -> bool:
        """As `fits`, for one who does not know what names are bound: a word that is not the game's is one of them."""
        bound = isinstance(argument, Term) and not self.kinds_of_term(argument, {})
        return bound or self.fits(argument, kinds, {})


def choice_of(term: Term, words: Iterable[str]) -> bool:
    """`?[health<=3]`: a choice among the things of a kind that has `?` among its words."""
    return term.name == "?" and "?" in words


def declare(table: dict[str, list[Signature]], text: str) -> Signature:
    one = signature(text)
    table.setdefault(one.name, []).append(one)
    return one
