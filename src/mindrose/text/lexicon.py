"""The words in which powers of cards are written: each with what stands behind it and with examples in words.

Nothing here is a second list of words: the vocabulary tells them, and what may stand where is found by trying it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any, Final, Protocol

from mindrose import registry
from mindrose.kernel.errors import BadOption
from mindrose.language.signatures import EVERYTHING, Literal, Parameter, Signature, flat
from mindrose.language.vocabulary import FUNCTIONS, NUMBER, RANGE, Kinds, Vocabulary
from mindrose.text.forms import Values, every, filled, form, parameters, replaced, stands
from mindrose.text.words import Words

# How the controls of the language are written; a game says which of them it has.
CONTROLS: Final = {
    "if": ("if c: x", "if c: x; else: y"), "may": ("may: x",), "per": ("per n: x",), "each": ("each T: x",),
    "as": ("as P: x",), "pick": ("pick{x}{y}",),
}  # fmt: skip
ARITHMETIC: Final = ("a+b", "a-b", "a*b")
AURA: Final = "aura: "
ON: Final = "on "
ANYWHERE: Final = "*"
PLUS: Final = "+1"
MINUS: Final = "-1"
LARGE: Final = 12  # an amount that is still accepted has no limit
ALIKE: Final = 4  # what fits behind so many words of a sort, or behind none of them, is so behind all
MANY: Final = 12  # of more words of a kind than this, one is shown
Powers = Callable[[str], Iterable[str]]  # powers in which something written could stand
Use = tuple[Signature, Values]


class Writing(Protocol):
    """How a game's cards are written."""

    vocabulary: Vocabulary

    def moments(self, text: str) -> list[str]: ...

    def accepts(self, power: str) -> bool: ...

    def mistakes(self, power: str) -> list[str]: ...

    def sentence(self, power: str, words: Words) -> str: ...

    def meaning(self, thing: str, words: Words) -> str: ...


def writing_of(game: str) -> Writing:
    """How the powers of a game's cards are written."""
    name = registry.face_of(game).writing
    if not name:
        others = " or ".join(f"--game {other}" for other in registry.having("writing"))
        raise BadOption(f"the cards of {game!r} have no powers to write: take {others}")
    writing: Writing = registry.load(name)()
    return writing


@dataclass
class Word:
    """A word as it is written: what it means, what may stand behind it, and examples with what they say."""

    form: str
    meaning: str = ""
    arguments: list[tuple[str, str]] = field(default_factory=list)
    examples: list[tuple[str, str]] = field(default_factory=list)

    def document(self) -> dict[str, Any]:
        examples = [{"power": power, "says": says} for power, says in self.examples]
        return {
            "form": self.form, "meaning": self.meaning, "arguments": dict(self.arguments), "examples": examples
        }  # fmt: skip


@dataclass
class Chapter:
    """Words of one sort."""

    id: str
    title: str
    words: list[Word]

    def document(self) -> dict[str, Any]:
        return {"id": self.id, "title": self.title, "words": [word.document() for word in self.words]}


class Lexicon:
    """Every word of a game's powers, told in one language."""

    def __init__(self, writing: Writing, words: Words) -> None:
        self.writing = writing
        self.words = words
        self.vocabulary = writing.vocabulary
        self.said: dict[str, str] = {}
        self.verdicts: dict[tuple[Powers, Kinds, str], list[bool]] = {}  # whether something fits, word by word
        self.counted = f"#{next(one.name for one in every(self.vocabulary.counts) if not parameters(one))}"
        self.alone = next(name for name in self.vocabulary.picks if self.is_alone(name))
        self.deeds = self.used(self.vocabulary.instructions, self.at_moments)
        self.auras = self.used(self.vocabulary.standings, all_the_time)
        self.conditional = self.covering(lambda one, values: [f"if {self.counted}>=1: {filled(one, values)}"])
        self.measured = self.covering(lambda one, values: with_amount(one, values, self.counted))
        self.doings: dict[str, list[str]] = {}  # by a word that picks things, a power that does something with one

    def used(self, table: dict[str, list[Signature]], powers: Powers) -> list[Use]:
        """Each word of a table with values behind it that are accepted."""
        return [(one, values) for one in every(table) for values in self.first_use(one, powers)]

    def covering(self, texts: Callable[[Signature, Values], list[str]]) -> list[Use]:
        """So few of the deeds, written in some way, that none is done at a moment at which these are not."""
        found: list[Use] = []
        covered: set[str] = set()
        for one, values in self.deeds:
            written = texts(one, values)
            fit = {at for text in written for at in self.writing.moments(text) if self.writing.accepts(at + text)}
            if fit - covered:
                found.append((one, values))
                covered |= fit
            if len(covered) == len(self.writing.moments("")):
                break
        return found

    def chapters(self) -> list[Chapter]:
        """Every word of which some power can be written."""
        vocabulary = self.vocabulary
        things = [one for one in every(vocabulary.selectors) if not self.is_open(one.name)]
        chapters = {
            "when": [*map(self.moment, every(vocabulary.triggers)), self.aura()],
            "how": [self.control(control) for control in vocabulary.controls],
            "whom": [self.word(one, self.about, "", self.meaning(one)) for one in things],
            "which": [self.filter(name) for name in vocabulary.filters],
            "if": [self.word(one, self.under) for one in every(vocabulary.conditions)],
            "amounts": [self.word(one, self.as_often, "#") for one in every(vocabulary.counts)] + self.sums(),
            "does": [self.used_word(one, [values], self.at_moments) for one, values in self.deeds],
            "holds": [self.used_word(one, [values], all_the_time) for one, values in self.auras],
        }
        return [
            Chapter(name, self.words.say(f"lexicon-{name}"), [word for word in told if word.examples])
            for name, told in chapters.items()
        ]

    # Trying

    def accepted(self, powers: Iterable[str]) -> Iterator[str]:
        return (power for power in powers if self.writing.accepts(power))

    def fits(self, text: str, powers: Powers) -> bool:
        return any(self.accepted(powers(text)))

    def example(self, powers: Iterable[str]) -> list[tuple[str, str]]:
        """The first power that is accepted, and what it says."""
        return [(power, self.sentence(power)) for power in islice(self.accepted(powers), 1)]

    def sentence(self, power: str) -> str:
        if power not in self.said:
            self.said[power] = self.writing.sentence(power, self.words)
        return self.said[power]

    def first_use(self, one: Signature, powers: Powers, mark: str = "") -> list[Values]:
        """The first values behind a word with which it is accepted in some power, if there are any."""
        names = [piece.name for piece in parameters(one)]
        if mark == ON:
            return [{piece.name: self.simplest(piece) for piece in parameters(one)}]
        bare = [piece.name for piece in flat(one.pieces) if isinstance(piece, Literal)]
        for said in ({}, *({word: word} for word in bare)):
            for chosen in product(*(self.likely(piece, powers) for piece in parameters(one))):
                values = dict(zip(names, chosen, strict=True)) | said
                if self.fits(mark + filled(one, values), powers):
                    signs = {name: PLUS for name in names if self.is_change(one, values, name, powers)}
                    return [values | signs]
        return []

    def is_change(self, one: Signature, values: Values, name: str, powers: Powers) -> bool:
        """Whether a number has a sign: it says something else with a minus than with a plus."""
        if NUMBER not in one.kinds()[name]:
            return False
        more, less = (self.example(powers(filled(one, {**values, name: sign}))) for sign in (PLUS, MINUS))
        return bool(more and less) and more[0][1] != less[0][1]

    def likely(self, piece: Parameter, powers: Powers) -> list[str]:
        """What could stand for something, last what did not behind another word of the sort."""
        return sorted(
            self.fitting(piece), key=lambda value: False in self.verdicts.get((powers, piece.kinds, value), [])
        )

    def fitting(self, piece: Parameter) -> list[str]:
        """What could stand for something: words that pick things, words that stand for themselves, a number."""
        found = [self.picking(name) for name, own in self.vocabulary.picks.items() if own & piece.kinds]
        found += [word for kind, words in self.vocabulary.words.items() if kind in piece.kinds for word in words]
        return [*found, "1"] if piece.kinds & {NUMBER, RANGE} else found

    def picking(self, name: str) -> str:
        """A word that picks things, with what it cannot be without."""
        one = self.vocabulary.selectors[name][0]
        return filled(one, {piece.name: self.simplest(piece) for piece in parameters(one)})

    def simplest(self, piece: Parameter) -> str:
        """A number, a word that stands for itself, or one that picks things by itself."""
        if piece.kinds & {NUMBER, RANGE}:
            return "1"
        words = [word for kind, words in self.vocabulary.words.items() if kind in piece.kinds for word in words]
        alone = [name for name, own in self.vocabulary.picks.items() if own & piece.kinds and self.is_alone(name)]
        return next(iter(words + alone))

    def is_alone(self, name: str) -> bool:
        return not parameters(self.vocabulary.selectors[name][0])

    def is_open(self, name: str) -> bool:
        """`it` is anything, but only inside `each`."""
        return EVERYTHING in self.vocabulary.picks[name]

    # Powers in which something can stand

    def at_moments(self, text: str) -> Iterator[str]:
        return (moment + text for moment in self.writing.moments(text))

    def about(self, thing: str) -> Iterator[str]:
        """Powers that do something with a thing."""
        kinds = self.vocabulary.picks[re.split(r"[(\[]", thing)[0]]
        for text in with_thing(self.deeds, kinds, thing):
            yield from self.at_moments(text)
        for text in with_thing(self.auras, kinds, thing):
            yield from all_the_time(text)
        for one in every(self.vocabulary.conditions):
            if "X" in one.kinds() and one.kinds()["X"] & kinds:
                others = {piece.name: self.simplest(piece) for piece in parameters(one)}
                yield from self.under(filled(one, {**others, "X": thing, "Y": "this"}))
        for one in every(self.vocabulary.triggers):
            for piece in parameters(one):
                if piece.kinds & kinds:
                    others = {other.name: self.simplest(other) for other in parameters(one)}
                    yield from self.after(ON + filled(one, {**others, piece.name: thing}))
        for text in with_thing(self.deeds, kinds, f"{thing}@{self.alone}"):
            yield from self.at_moments(text)

    def after(self, start: str) -> Iterator[str]:
        """Powers that work when something happens."""
        return (f"{start}: {filled(one, values)}" for one, values in self.deeds[:1])

    def under(self, condition: str) -> Iterator[str]:
        """Powers that work under a condition."""
        for one, values in self.conditional:
            yield from self.at_moments(f"if {condition}: {filled(one, values)}")
        for one, values in self.auras:
            yield from all_the_time(f"if {condition}: {filled(one, values)}")

    def as_often(self, amount: str) -> Iterator[str]:
        """Powers that do something as many times as an amount says."""
        for one, values in self.measured:
            for text in with_amount(one, values, amount):
                yield from self.at_moments(text)

    # Words

    def word(self, one: Signature, powers: Powers, mark: str = "", meaning: str = "") -> Word:
        return self.used_word(one, self.first_use(one, powers, mark), powers, mark, meaning)

    def used_word(self, one: Signature, first: list[Values], powers: Powers, mark: str = "", meaning: str = "") -> Word:
        """What may stand behind a word, found by changing one thing at a time in its first use."""
        word = Word(mark + form(one), meaning)
        tried: list[str] = []
        for values in first:
            word.examples += self.example(powers(mark + filled(one, values)))
            for piece in parameters(one):
                uses = {value: mark + filled(one, {**values, piece.name: value}) for value in self.tries(piece)}
                tried += [power for text in uses.values() for power in powers(text)]
                fit = self.fit(uses, piece, powers)
                word.arguments.append((piece.name, self.told(fit, piece, PLUS in values.values())))
                word.examples += [
                    example for value in self.shown(fit, piece) for example in self.example(powers(uses[value]))
                ]
            if len(self.writing.moments("")) > 1:
                self.tell_moments(word, tried or list(powers(mark + filled(one, values))))
        word.examples = list(dict.fromkeys(word.examples))
        return word

    def tries(self, piece: Parameter) -> list[str]:
        if piece.kinds & {NUMBER, RANGE}:
            return [*map(str, range(LARGE + 1)), ANYWHERE, self.counted]
        return self.fitting(piece)

    def fit(self, uses: Values, piece: Parameter, powers: Powers) -> list[str]:
        """Which of these can stand for something; of numbers the least and the largest."""
        numbers = [value for value in uses if value.isdecimal()]
        low = next((value for value in numbers if self.fits(uses[value], powers)), None)
        high = next((value for value in reversed(numbers) if self.fits(uses[value], powers)), None)
        words = [value for value in uses if not value.isdecimal() and self.is_known_to_fit(value, uses, piece, powers)]
        return [end for end in (low, high) if end is not None] + words

    def is_known_to_fit(self, value: str, uses: Values, piece: Parameter, powers: Powers) -> bool:
        """Whether something can stand here: tried, unless a thing was the same behind so many words of the sort."""
        known = self.verdicts.setdefault((powers, piece.kinds, value), [])
        if len(known) < ALIKE or len(set(known)) > 1 or piece.kinds & {NUMBER, RANGE}:
            known.append(self.fits(uses[value], powers))
        return known[-1]

    def shown(self, fit: list[str], piece: Parameter) -> list[str]:
        """Those of the words that stand for themselves that are shown in examples: of many of a kind the first."""
        kinds = [[*words] for kind, words in self.vocabulary.words.items() if kind in piece.kinds]
        return [value for words in kinds for value in (words if len(words) <= MANY else words[:1]) if value in fit]

    def told(self, fit: list[str], piece: Parameter, change: bool) -> str:
        """What may stand for something: the words, or the numbers in words."""
        whole = [int(value) for value in fit if value.isdecimal()]
        if not piece.kinds & {NUMBER, RANGE} or not whole:
            return self.words.row(fit)
        told: dict[str, str | int] = {"low": whole[0], "high": whole[-1], "sign": yes(change)}
        told |= {"limit": yes(whole[-1] < LARGE), "anywhere": yes(ANYWHERE in fit), "count": yes(self.counted in fit)}
        return self.words.say("lexicon-number", told)

    def tell_moments(self, word: Word, powers: list[str]) -> None:
        """The moments at which a word can be used, if not at all of them."""
        moments = list(dict.fromkeys(power.split(":")[0] for power in powers))
        accepted = {power.split(":")[0] for power in self.accepted(powers)}
        if len(accepted) < len(moments):
            known = [moment for moment in moments if moment in accepted]
            word.arguments.append((self.words.say("lexicon-only"), self.words.row(known)))

    def meaning(self, one: Signature) -> str:
        values = {piece.name: self.simplest(piece) for piece in parameters(one)}
        return self.writing.meaning(filled(one, values), self.words)

    def moment(self, one: Signature) -> Word:
        """A trigger, with what may stand behind it, or with the names of those behind it."""
        if parameters(one):
            return self.word(one, self.after, ON)
        roles = list(self.vocabulary.roles[one.name])
        start = f"on {one.name}: "
        powers = [start + filled(deed, {**values, "X": role}) for role in roles for deed, values in self.deeds]
        powers += [start + filled(deed, values) for deed, values in self.deeds]
        named = [(role, self.words.say(f"the-{role}")) for role in roles]
        return Word(start.strip(), "", named, self.example(powers))

    def aura(self) -> Word:
        return Word(AURA.strip(), "", [], self.example(AURA + filled(one, values) for one, values in self.auras))

    def control(self, control: str) -> Word:
        forms = CONTROLS[control]
        examples = [example for form in forms for example in self.example(self.controlled(form))]
        return Word(forms[-1], "", [], examples)

    def controlled(self, form: str) -> Iterator[str]:
        """Powers with a control, made from the letters in the way it is written."""
        written = [filled(one, values) for one, values in self.deeds]
        of_it = [filled(one, {**values, "X": "it"}) for one, values in self.deeds if "X" in values]
        things = [self.picking(name) for name in self.vocabulary.selectors]
        letters = {
            "T": things, "P": things, "c": [f"{self.counted}>=1"], "n": ["2"],
            "x": of_it if "T" in form else written, "y": written[1:],
        }  # fmt: skip
        for chosen in product(*(choices for letter, choices in letters.items() if stands(letter, form))):
            named = dict(zip((letter for letter in letters if stands(letter, form)), chosen, strict=True))
            yield from self.at_moments(replaced(form, named))

    def filter(self, name: str) -> Word:
        """What can be asked of things that are chosen, and of which."""
        letters, asked = self.asking(name)
        words = [word for word in self.vocabulary.selectors if not self.is_open(word)]
        powers = {word: [*self.accepted(self.chosen(word, f"{self.picking(word)}[{asked}]"))] for word in words}
        known = [word for word in words if powers[word]]
        told = [(self.words.say("lexicon-asked-of"), self.words.row(known))]
        return Word(f"[{letters}]", "", told, self.example(power for word in known for power in powers[word]))

    def asking(self, name: str) -> tuple[str, str]:
        """How something is asked of things, with letters and with values."""
        compared = self.vocabulary.compared.get(name, frozenset())
        if NUMBER in compared:
            return f"{name}>=n", f"{name}>=1"
        if compared:
            return f"{name}=X", f"{name}={self.simplest(Parameter('X', compared))}"
        one = self.vocabulary.filters[name][0]
        values = {piece.name: self.simplest(piece) for piece in parameters(one)}
        return filled(one, {letter: letter for letter in values}), filled(one, values)

    def chosen(self, word: str, picked: str) -> Iterator[str]:
        """Powers that choose something and then do something with it: what can be done with it anyway."""
        if word not in self.doings:
            self.doings[word] = [*islice(self.accepted(self.done_with(word, self.picking(word))), 1)]
        plain = f"T={self.picking(word)};"
        for power in self.doings[word]:
            yield power.replace(plain, f"T={picked};", 1)

    def done_with(self, word: str, picked: str) -> Iterator[str]:
        for text in with_thing(self.deeds, self.vocabulary.picks[word], "T"):
            yield from self.at_moments(f"T={picked}; {text}")

    def sums(self) -> list[Word]:
        """Amounts that are reckoned from others."""
        forms = [f"{name}(a,b)" for name in FUNCTIONS] + list(ARITHMETIC)
        numbers = {"a": self.counted, "b": "2"}
        return [Word(form, "", [], self.example(self.as_often(replaced(form, numbers)))) for form in forms]


def yes(so: bool) -> str:
    return "yes" if so else "no"


def all_the_time(text: str) -> list[str]:
    return [AURA + text]


def with_amount(one: Signature, values: Values, amount: str) -> list[str]:
    """A deed with an amount in each place for a number."""
    return [filled(one, {**values, name: amount}) for name, kinds in one.kinds().items() if NUMBER in kinds]


def with_thing(uses: list[Use], kinds: Iterable[str], thing: str) -> Iterator[str]:
    """Uses of words with a thing of some kinds in a place for it: so many that one of them does if any does."""
    places = ((one, values, piece) for one, values in uses for piece in parameters(one))
    fitting = (place for place in places if not place[-1].kinds.isdisjoint(kinds))
    return (filled(one, {**values, piece.name: thing}) for one, values, piece in islice(fitting, ALIKE))
