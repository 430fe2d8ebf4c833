# mypyc: plain
"""Cards in words whose effects are printed as several sentences, between which others may react.

Besides the messages of its words a game has `that-<noun>` for what is spoken of again, `clause-may-then`, and
`clause-…` instead of `effect-…` for the joints that it says in its own way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from mindrose.language.phrasing import DO, IT, MAY, NONE, Mentions, Phrasebook, Said, Words
from mindrose.language.rendering import Rendering, capital, speaks_of
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
    Header,
    If,
    Instruction,
    Item,
    Keyword,
    Listing,
    May,
    Number,
    Part,
    Per,
    Pick,
    Reach,
    Sentence,
    Setting,
    Signed,
    Standing,
    Task,
    Term,
    Trigger,
    items_in,
)
from mindrose.language.vocabulary import Vocabulary

OUTCOME: Final = "last"  # how much the instruction before really did
EACH: Final = "each"
YOU: Final = "you"
ME: Final = "me"


class CardBook(Phrasebook):
    """The words of the cards of a game.

    `nouns` are what the things that selectors pick are called when they are spoken of again; `own_joints` are said with
    messages of the game; `performers` are participants whose deeds the messages of instructions tell themselves, by
    `$actor`.
    """

    nouns: Mapping[str, str] = {}
    own_joints: frozenset[str] = frozenset()
    performers: frozenset[str] = frozenset()

    def __init__(self, words: Words, vocabulary: Vocabulary) -> None:
        super().__init__(words, vocabulary)
        self.actor = YOU
        self.heard: Trigger | None = None
        self.apart: frozenset[str] = frozenset()  # names that have to be said
        self.doubtful: set[str] = set()  # names that were spoken of after another thing of their noun
        self.several: set[str] = set()  # names that stand for several things if something came to pass

    def say(self, message: str, **arguments: Said) -> str:
        joint = message.removeprefix("effect-")
        return super().say(f"clause-{joint}" if joint in self.own_joints else message, **arguments)

    def instruction(self, item: Instruction, mentions: Mentions, aura: bool = False, mood: str = DO) -> str:
        known = self.vocabulary.standings if aura else self.vocabulary.instructions
        told = {**self.told(item, known[item.name], mentions), "mood": mood, "actor": self.actor}
        return self.words.say(f"{'aura' if aura else 'do'}-{item.name}", told)

    def noun(self, value: Expression) -> str:
        known = self.nouns.get(value.name) if isinstance(value, Term) else None
        return known or super().noun(value)

    def mentioned(self, term: Term, mentions: Mentions, case: str) -> str:
        """A name; one of which it is not clear what it stands for, because of others, is noted."""
        value, bound = self.meant(term, mentions), mentions.values[term.name]
        spoken = term.name in mentions.spoken
        if not spoken and isinstance(bound, Term) and (term.name == IT or bound.quantity == "one"):
            return self.thing(bound, mentions, case)
        if spoken and term.name in self.several:
            quantity = "member" if term.quantity == "one" else "all"
            return self.words.say(f"that-{self.noun(value)}", {"quantity": quantity}, case)
        if spoken and term.name != IT and not (isinstance(value, Term) and self.speaks_for_itself(value)):
            alike = [name for name in mentions.spoken if self.is_alike(name, value, mentions)]
            if alike[-1:] not in ([], [term.name]):
                self.doubtful.add(term.name)
        return super().mentioned(term, mentions, case)

    def is_alike(self, name: str, value: Expression, mentions: Mentions) -> bool:
        """Whether a name that was spoken of stands for something of the same noun."""
        if name not in mentions.values or name == IT:
            return False
        other = self.meant(Term(name), mentions)
        return isinstance(other, Term) and not self.speaks_for_itself(other) and self.noun(other) == self.noun(value)

    def told_one(self, name: str, argument: Argument, mentions: Mentions) -> dict[str, Said]:
        """Also of what sort it is: a number, one that is reckoned, or the noun of a thing; and whether it is many."""
        sort, many = NONE, "no"
        number = argument.value if isinstance(argument, Signed) else argument
        letter = isinstance(number, Term) and number.name not in mentions.values and self.is_letter(number)
        if isinstance(number, Number) or letter:
            sort = "number"
        elif isinstance(number, Term) and not self.is_number(number, mentions):
            value = self.meant(number, mentions) if number.name in mentions.values else number
            sort = self.sort(value)
            many = "yes" if isinstance(value, Term) and value.quantity not in ("", "one", EACH) else "no"
        elif not isinstance(number, Reach):
            sort = "reckoned"
        told = super().told_one(name, argument, mentions)
        if isinstance(number, Term) and sort == "reckoned":
            told[f"{name}_word"] = number.name
        return {**told, f"{name}_sort": sort, f"{name}_many": many}

    def operand(self, expression: Expression, mentions: Mentions, apart: bool = True) -> Said:
        """A product within a sum is clear without brackets."""
        product = isinstance(expression, Arithmetic) and expression.op == "*"
        return super().operand(expression, mentions, apart and not product)

    def function(self, term: Term, mentions: Mentions) -> str:
        """A sum that has a limit is said without brackets."""
        first, limit = sorted(term.arguments or (), key=lambda one: isinstance(one, Number))
        if term.name == "div" or not isinstance(limit, Number) or isinstance(first, Reach | Listing | Setting):
            return super().function(term, mentions)
        return self.say(f"effect-{term.name}", left=self.number(first, mentions), right=limit.value)

    def sort(self, value: Expression) -> str:
        known = isinstance(value, Term) and value.name in self.vocabulary.picks
        return self.noun(value) if known else "word"

    def left_out(self, name: str) -> dict[str, Said]:
        return {**super().left_out(name), f"{name}_sort": NONE, f"{name}_many": NONE}


class CardRendering(Rendering):
    """One effect of a card on its way into words."""

    book: CardBook

    def __init__(self, phrasebook: CardBook) -> None:
        super().__init__(phrasebook)
        self.book = phrasebook

    def told_apart(self, effect: Effect) -> frozenset[str]:
        return self.book.apart

    def followed(self, text: str, sentence: Sentence) -> str:
        first = self.book.say("effect-sentence", text=text)
        return self.book.say("effect-next", first=first, next=capital(self.sentence(sentence)))

    def head(self, header: Header) -> dict[str, str]:
        if header.target is None:
            return super().head(header)
        told = {name: str(one) for name, one in self.book.told_one("target", header.target, self.mentions).items()}
        return {**told, "trigger": self.triggers(header.triggers)}

    def triggers(self, triggers: tuple[Trigger, ...]) -> str:
        self.book.heard = triggers[0]
        return super().triggers(triggers)

    # What needs no words of its own

    def reaches(self, item: Item) -> bool:
        return super().reaches(item) and not self.is_performed(item) and not self.is_distributed(item)

    def is_performed(self, item: Item) -> bool:
        """What somebody else does, and the messages of the instructions say so."""
        if not isinstance(item, As):
            return False
        decides = any(isinstance(inner, May | Pick | Each) for inner in items_in(item.body))
        return item.who.name == ME or (item.who.name in self.book.performers and not decides)

    def is_distributed(self, item: Item) -> bool:
        """One thing that is done to each of several: “each opponent loses 1 power”."""
        if not isinstance(item, Each):
            return False
        found = list(items_in(item.body))
        return len(found) == 1 and isinstance(found[0], Instruction) and names(found[0], IT)

    def control(self, item: May | Per | Each | As | Part) -> str:
        if not self.is_performed(item):
            return super().control(item)
        assert isinstance(item, As)
        outside = self.book.actor
        self.book.actor = YOU if item.who.name == ME else item.who.name
        text = self.body(item.body)
        self.book.actor = outside
        return text

    def each(self, item: Each) -> str:
        self.mentions.spoken.pop(IT, None)
        if not self.is_distributed(item):
            self.mentions.spoken[IT] = None
            return super().each(item)
        over = self.book.meant(item.over, self.mentions) if item.over.name in self.mentions.values else item.over
        assert isinstance(over, Term)
        self.mentions.values[IT] = with_quantity(over)
        text = self.body(item.body)
        del self.mentions.values[IT]
        return text

    def may(self, item: May) -> str:
        """“You may do this; if you do, that follows.”"""
        *first, last = [inner for sentence in item.body for inner in sentence.items]
        depends = isinstance(last, If) and last.otherwise is None and is_outcome(last.condition)
        if not first or not depends or not is_plain((Sentence(tuple(first)),)):
            return super().may(item)
        assert isinstance(last, If)
        self.mood = MAY
        what = self.body((Sentence(tuple(first)),))
        self.mood = DO
        return self.book.say("clause-may-then", what=what, then=self.body(last.then))

    def bind(self, item: Bind, following: Sequence[Item]) -> list[str]:
        before = self.mentions.values.get(item.name)
        if isinstance(before, Term) and before.quantity == "all" and item.name in self.mentions.unsure:
            self.book.several.add(item.name)
        return super().bind(item, following)

    def is_told_next(self, name: str, following: Sequence[Item]) -> bool:
        """Also behind other choices that are said then, where one is made by it, and by whom something stays on."""
        for number, item in enumerate(following):
            if not isinstance(item, Bind):
                return self.tells(item, name)
            told = not item.chooser and self.is_told_next(item.name, following[number + 1 :])
            if depends_on(item.value, name) or not told:
                return depends_on(item.value, name)
        return False

    def tells(self, item: Item, name: str) -> bool:
        if isinstance(item, Standing):
            return item.header.target == Term(name)
        if isinstance(item, As) and self.is_performed(item):
            return self.tells(item.body[0].items[0], name)
        if isinstance(item, Instruction):
            return any(
                isinstance(one, Term) and depends_on(one, name) for one in (*(item.called or ()), *item.arguments)
            )
        return speaks_of(item, name)


def card_text(effect: Effect, book: CardBook) -> str:
    """What a card does, in whole sentences; names are said only where it would not be clear what is meant."""
    effect = replace(effect, body=without_silence(effect.body, book))
    text = CardRendering(book).effect(effect)
    if not book.doubtful:
        return text
    book.apart = frozenset(book.doubtful)
    return CardRendering(book).effect(effect)


class CardSentences(CardRendering):
    """One effect of a card on its way into words, sentence by sentence."""

    def __init__(self, phrasebook: CardBook) -> None:
        super().__init__(phrasebook)
        self.before: list[str] = []

    def followed(self, text: str, sentence: Sentence) -> str:
        self.before.append(self.book.say("effect-sentence", text=capital(text)))
        return self.sentence(sentence)

    def listed(self, effect: Effect) -> list[str]:
        last = self.effect(effect)
        return [*self.before, last]


def card_sentences(effect: Effect, book: CardBook) -> list[str]:
    """What a card does, each of its sentences by itself: others may react between them."""
    effect = replace(effect, body=without_silence(effect.body, book))
    found = CardSentences(book).listed(effect)
    if not book.doubtful:
        return found
    book.apart = frozenset(book.doubtful)
    return CardSentences(book).listed(effect)


def card_offers(effect: Effect, book: CardBook) -> list[str]:
    """What each `may` of a card offers, in the order of writing."""
    rendering = CardRendering(book)
    rendering.effect(effect)
    return rendering.offers


def card_branches(effect: Effect, book: CardBook) -> list[list[str]]:
    """What each branch of each `pick` of a card does, in the order of writing."""
    rendering = CardRendering(book)
    rendering.effect(effect)
    return [[capital(branch) for branch in branches] for branches in rendering.branches]


def task_text(task: Task, book: CardBook) -> str:
    """What has to happen, as a sentence."""
    text = CardRendering(book).triggers(task.triggers)
    return book.say("effect-sentence", text=capital(text))


def short_forms(effect: Effect, vocabulary: Vocabulary) -> Iterator[str]:
    """The macros that an unexpanded effect is written with, in the order of writing."""
    used = [item.name for item in items_in(effect.body) if isinstance(item, Instruction | Keyword)]
    return (name for name in dict.fromkeys(used) if name in vocabulary.macros)


def without_silence(body: Body, book: CardBook) -> Body:
    """Sentences in which only names are given to what speaks for itself, taken together with the next."""
    found: list[Sentence] = []
    silent: tuple[Item, ...] = ()
    for sentence in body:
        items = silent + sentence.items
        if all(
            isinstance(one, Bind) and isinstance(one.value, Term) and book.speaks_for_itself(one.value) for one in items
        ):
            silent = items
        else:
            found.append(replace(sentence, items=items))
            silent = ()
    return tuple(found)


def with_quantity(over: Term) -> Term:
    """Each of them: of those that are chosen, or of all."""
    quantity = over.quantity if over.quantity.startswith("up") else EACH
    return replace(over, quantity=quantity)


def is_plain(body: Body) -> bool:
    return all(isinstance(item, Instruction | Bind) for item in items_in(body))


def is_outcome(condition: Expression) -> bool:
    return isinstance(condition, Comparison) and condition.left == Term(OUTCOME) and condition.right == Number(1)


def names(item: Instruction, name: str) -> bool:
    """Whether an instruction speaks of something at all."""
    return any(depends_on(one, name) for one in (*(item.called or ()), *item.arguments))


def depends_on(argument: Argument, name: str) -> bool:
    """Whether something written is a name, or picked by where that is."""
    if isinstance(argument, Count):
        argument = argument.term
    if not isinstance(argument, Term):
        return False
    return argument.name == name or (argument.origin is not None and argument.origin.name == name)
