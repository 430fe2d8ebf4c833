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
from mindrose.language.signatures import EVERYTHING, Literal, Optional, Parameter, Signature, flat
from mindrose.language.vocabulary import FUNCTIONS, NUMBER, RANGE, Vocabulary
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
Powers = Callable[[str], Iterable[str]]  # powers in which something written could stand


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
        self.counted = f"#{next(one.name for one in every(self.vocabulary.counts) if not parameters(one))}"
        self.deeds = self.used(self.vocabulary.instructions, self.at_moments)
        self.auras = self.used(self.vocabulary.standings, all_the_time)
        self.doings: dict[str, list[str]] = {}  # by a word that picks things, a power that does something with one

    def used(self, table: dict[str, list[Signature]], powers: Powers) -> list[tuple[Signature, dict[str, str]]]:
        """Each word of a table with values behind it that are accepted."""
        return [(one, values) for one in every(table) for values in self.first_use(one, powers)]

    def chapters(self) -> list[Chapter]:
        vocabulary = self.vocabulary
        things = [one for one in every(vocabulary.selectors) if not self.is_open(one.name)]
        chapters = {
            "when": [*map(self.moment, every(vocabulary.triggers)), self.aura()],
            "how": [self.control(control) for control in vocabulary.controls],
            "whom": [self.word(one, self.about, "", self.meaning(one)) for one in things],
            "which": [self.filter(name) for name in vocabulary.filters],
            "if": [self.word(one, self.under) for one in every(vocabulary.conditions)],
            "amounts": [self.word(one, self.as_often, "#") for one in every(vocabulary.counts)] + self.sums(),
            "does": [self.word(one, self.at_moments) for one, _ in self.deeds],
            "holds": [self.word(one, all_the_time) for one, _ in self.auras],
        }
        return [Chapter(name, self.words.say(f"lexicon-{name}"), told) for name, told in chapters.items()]

    # Trying

    def accepted(self, powers: Iterable[str]) -> Iterator[str]:
        return (power for power in powers if self.writing.accepts(power))

    def example(self, powers: Iterable[str]) -> list[tuple[str, str]]:
        """The first power that is accepted, and what it says."""
        return [(power, self.writing.sentence(power, self.words)) for power in islice(self.accepted(powers), 1)]

    def first_use(self, one: Signature, powers: Powers, mark: str = "") -> list[dict[str, str]]:
        """The first values behind a word with which it is accepted in some power, if there are any."""
        names = [piece.name for piece in parameters(one)]
        if mark == ON:
            return [{piece.name: self.simplest(piece) for piece in parameters(one)}]
        for chosen in product(*(self.fitting(piece) for piece in parameters(one))):
            values = dict(zip(names, chosen, strict=True))
            if any(self.accepted(powers(mark + filled(one, values)))):
                signs = {name: PLUS for name in names if self.is_change(one, values, name, powers)}
                return [values | signs]
        return []

    def is_change(self, one: Signature, values: dict[str, str], name: str, powers: Powers) -> bool:
        """Whether a number has a sign: it says something else with a minus than with a plus."""
        if NUMBER not in one.kinds()[name]:
            return False
        more, less = (self.example(powers(filled(one, {**values, name: sign}))) for sign in (PLUS, MINUS))
        return bool(more and less) and more[0][1] != less[0][1]

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
        for one, values in self.deeds:
            for piece in parameters(one):
                if piece.kinds & kinds:
                    yield from self.at_moments(filled(one, {**values, piece.name: thing}))
        for one, values in self.auras:
            for piece in parameters(one):
                if piece.kinds & kinds:
                    yield from all_the_time(filled(one, {**values, piece.name: thing}))
        for one in every(self.vocabulary.conditions):
            if "X" in one.kinds() and one.kinds()["X"] & kinds:
                others = {piece.name: self.simplest(piece) for piece in parameters(one)}
                yield from self.under(filled(one, {**others, "X": thing, "Y": "this"}))
        for one in every(self.vocabulary.triggers):
            for piece in parameters(one):
                if piece.kinds & kinds:
                    others = {other.name: self.simplest(other) for other in parameters(one)}
                    yield from self.after(ON + filled(one, {**others, piece.name: thing}))

    def after(self, start: str) -> Iterator[str]:
        """Powers that work when something happens."""
        return (f"{start}: {filled(one, values)}" for one, values in self.deeds[:1])

    def under(self, condition: str) -> Iterator[str]:
        """Powers that work under a condition."""
        for one, values in self.deeds:
            yield from self.at_moments(f"if {condition}: {filled(one, values)}")
        for one, values in self.auras:
            yield from all_the_time(f"if {condition}: {filled(one, values)}")

    def as_often(self, amount: str) -> Iterator[str]:
        """Powers that do something as many times as an amount says."""
        for one, values in self.deeds:
            for name, kinds in one.kinds().items():
                if NUMBER in kinds:
                    yield from self.at_moments(filled(one, {**values, name: amount}))

    # Words

    def word(self, one: Signature, powers: Powers, mark: str = "", meaning: str = "") -> Word:
        """What may stand behind a word, found by changing one thing at a time in its first use."""
        word = Word(mark + filled(one, {name: name for name in one.kinds()}), meaning)
        tried: list[str] = []
        for values in self.first_use(one, powers, mark):
            word.examples += self.example(powers(mark + filled(one, values)))
            for piece in parameters(one):
                uses = {value: mark + filled(one, {**values, piece.name: value}) for value in self.tries(piece)}
                tried += [power for text in uses.values() for power in powers(text)]
                fit = {value: text for value, text in uses.items() if any(self.accepted(powers(text)))}
                word.arguments.append((piece.name, self.told(fit, piece, PLUS in values.values())))
                if any(kind in self.vocabulary.words for kind in piece.kinds):
                    word.examples += [example for text in fit.values() for example in self.example(powers(text))]
            if len(self.writing.moments("")) > 1:
                self.tell_moments(word, tried or list(powers(mark + filled(one, values))))
        word.examples = list(dict.fromkeys(word.examples))
        return word

    def tries(self, piece: Parameter) -> list[str]:
        if piece.kinds & {NUMBER, RANGE}:
            return [*map(str, range(LARGE + 1)), ANYWHERE, self.counted]
        return self.fitting(piece)

    def told(self, fit: dict[str, str], piece: Parameter, change: bool) -> str:
        """What may stand for something: the words, or the numbers in words."""
        whole = [int(value) for value in fit if value.isdecimal()]
        if not piece.kinds & {NUMBER, RANGE} or not whole:
            return self.words.row([*fit])
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
        form, asked = (f"{name}>=n", f"{name}>=1") if name in self.vocabulary.compared else (name, name)
        words = [word for word in self.vocabulary.selectors if not self.is_open(word)]
        examples = {word: self.example(self.chosen(word, f"{self.picking(word)}[{asked}]")) for word in words}
        known = [word for word in words if examples[word]]
        told = [(self.words.say("lexicon-asked-of"), self.words.row(known))]
        return Word(f"[{form}]", "", told, [example for word in known for example in examples[word]][:1])

    def chosen(self, word: str, picked: str) -> Iterator[str]:
        """Powers that choose something and then do something with it: what can be done with it anyway."""
        if word not in self.doings:
            self.doings[word] = [*islice(self.accepted(self.done_with(word, self.picking(word))), 1)]
        plain = f"T={self.picking(word)};"
        for power in self.doings[word]:
            yield power.replace(plain, f"T={picked};", 1)

    def done_with(self, word: str, picked: str) -> Iterator[str]:
        for one, values in self.deeds:
            for piece in parameters(one):
                if piece.kinds & self.vocabulary.picks[word]:
                    yield from self.at_moments(f"T={picked}; {filled(one, {**values, piece.name: 'T'})}")

    def sums(self) -> list[Word]:
        """Amounts that are reckoned from others."""
        forms = [f"{name}(a,b)" for name in FUNCTIONS] + list(ARITHMETIC)
        numbers = {"a": self.counted, "b": "2"}
        return [Word(form, "", [], self.example(self.as_often(replaced(form, numbers)))) for form in forms]


def yes(so: bool) -> str:
    return "yes" if so else "no"


def all_the_time(text: str) -> list[str]:
    return [AURA + text]


def every(table: dict[str, list[Signature]]) -> list[Signature]:
    return [one for signatures in table.values() for one in signatures]


def parameters(one: Signature) -> list[Parameter]:
    return [piece for piece in flat(one.pieces) if isinstance(piece, Parameter)]


def filled(one: Signature, values: dict[str, str]) -> str:
    """A word with these values behind it; what may be left out is, unless it has a value."""
    parts: list[str] = []
    for piece in one.pieces:
        inner = list(flat([piece]))
        if not isinstance(piece, Optional) or all(part.name in values for part in inner):
            parts += [part.name if isinstance(part, Literal) else values[part.name] for part in inner]
    return f"{one.name}({','.join(parts)})" if one.called else " ".join([one.name, *parts])


def stands(letter: str, form: str) -> bool:
    return re.search(rf"\b{letter}\b", form) is not None


def replaced(form: str, letters: dict[str, str]) -> str:
    """A way of writing something, with its single letters replaced."""
    return re.sub(r"\b\w\b", lambda found: letters[found[0]], form)
