# mypyc: plain
"""From the parsed form to sentences that people read; text and behaviour come from the same writing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from mindrose.language.macros import BODY
from mindrose.language.phrasing import DO, IT, MAY, NONE, Mentions, Phrasebook
from mindrose.language.syntax import (
    As,
    Bind,
    Body,
    Each,
    Effect,
    Expression,
    Header,
    If,
    Instruction,
    Item,
    Keyword,
    May,
    Part,
    Per,
    Pick,
    Sentence,
    Standing,
    Term,
    Trigger,
    items_in,
)

Control = If | May | Per | Each | As | Pick | Part | Keyword | Standing


def rendered(effect: Effect, phrasebook: Phrasebook) -> str:
    """What an effect does, in whole sentences; macros that are not expanded are said by their names."""
    return Rendering(phrasebook).effect(effect)


def rendered_offers(effect: Effect, phrasebook: Phrasebook) -> list[str]:
    """What each `may` of an effect offers, in the order in which they are written, as parts of its sentences."""
    rendering = Rendering(phrasebook)
    rendering.effect(effect)
    return rendering.offers


class Rendering:
    """One effect on its way into words."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self.book = phrasebook
        self.mentions = Mentions()
        self.aura = False
        self.mood = DO
        self.offers: list[str] = []
        self.branches: list[list[str]] = []

    def effect(self, effect: Effect) -> str:
        """One effect is one sentence: what follows in it is not taken for an effect of its own."""
        self.mentions.told_apart = self.told_apart(effect)
        first, *rest = effect.body
        if effect.header is None:
            text = self.sentence(first)
        else:
            self.aura = effect.header.kind == "aura"
            head = self.head(effect.header)
            text = self.headed(effect.header, head, self.sentence(first))
        for sentence in rest:
            text = self.followed(text, sentence)
        return self.book.say("effect-sentence", text=capital(text))

    def told_apart(self, effect: Effect) -> frozenset[str]:
        """The names that are said with whatever they stand for."""
        return told_apart(effect)

    def followed(self, text: str, sentence: Sentence) -> str:
        """What an effect said so far, and its next sentence."""
        following = {"first": text, "next": self.sentence(sentence), "kind": kind_of(sentence.items[0])}
        return self.book.say("effect-after", **following)

    # Headers

    def head(self, header: Header) -> dict[str, str]:
        """What a header has to say: its triggers, and on whom it stays in force."""
        told = {"trigger": self.triggers(header.triggers)} if header.triggers else {}
        if header.target is not None:
            for case in ["", *self.book.cases]:
                told[f"target_{case}" if case else "target"] = self.book.thing(header.target, self.mentions, case)
            self.mentions.spoken[header.target.name] = None
        return told

    def headed(self, header: Header, head: dict[str, str], what: str) -> str:
        kind = "once" if header.once else header.kind
        return self.book.say(f"effect-{kind}", what=what, **head)

    def triggers(self, triggers: tuple[Trigger, ...]) -> str:
        texts = [self.book.trigger(trigger, self.mentions) for trigger in triggers]
        return self.book.chained("effect-or", texts)

    # Sentences

    def sentence(self, sentence: Sentence) -> str:
        """One sentence of the card: behind what a control reaches over, it says that the rest comes after that."""
        text, closed = "", False
        for item, said in self.said(sentence.items):
            text = self.after(text, item, said) if closed else self.then(text, item, said)
            closed = self.reaches(item)
        return text

    def reaches(self, item: Item) -> bool:
        """Whether an item is said in words that reach over others."""
        return isinstance(item, Control)

    def body(self, body: Body, followed: bool = False) -> str:
        """What a control reaches over; a control in it that something follows is set apart from that."""
        text = ""
        items = [item for sentence in body for item in sentence.items]
        for item, said in self.said(items):
            if self.reaches(item) and (followed or item is not items[-1]):
                text = self.then(text, None, self.book.say("effect-group", text=said))
            else:
                text = self.then(text, item, said)
        self.mentions.unsure |= {item.name for item in items_in(body) if isinstance(item, Bind)}
        return text

    def said(self, items: Sequence[Item]) -> Iterator[tuple[Item, str]]:
        """Items with what they say, one by one; what nothing has to be said of is left out."""
        for number, item in enumerate(items):
            for said in self.item(item, items[number + 1 :]):
                yield item, said

    def then(self, text: str, item: Item | None, said: str) -> str:
        """What comes next; some languages set a condition apart from the word for `then`."""
        if not text:
            return said
        return self.book.say("effect-then-if" if isinstance(item, If) else "effect-then", first=text, next=said)

    def after(self, text: str, item: Item, said: str) -> str:
        """What comes next and is no part of what came before."""
        joint = "effect-afterwards-if" if isinstance(item, If) else "effect-afterwards"
        return self.book.say(joint, first=text, next=said)

    def item(self, item: Item, following: Sequence[Item]) -> list[str]:
        """What an item says; a choice that the next instruction speaks of is not said by itself."""
        if item == BODY:
            return [self.book.say("effect-body")]
        if isinstance(item, Instruction) and item.name in self.book.vocabulary.macros:
            return [self.book.macro(item, self.mentions)]
        if isinstance(item, Instruction):
            return [self.book.instruction(item, self.mentions, self.aura, self.mood)]
        if isinstance(item, Bind):
            return self.bind(item, following)
        if isinstance(item, If):
            return [self.condition(item)]
        if isinstance(item, Pick):
            return [self.pick(item)]
        if isinstance(item, Standing):
            return [self.standing(item)]
        if isinstance(item, Keyword):
            return [self.keyword(item)]
        return [self.control(item)]

    def control(self, item: May | Per | Each | As | Part) -> str:
        say = self.book.say
        if isinstance(item, May):
            return self.offer(item)
        if isinstance(item, Part):
            return say(f"part-{item.kind}", what=self.body(item.body))
        if isinstance(item, Per):
            number = self.book.number(item.number, self.mentions)
            known = isinstance(number, int) or self.book.is_letter(item.number)
            message = "effect-per" if known else "effect-per-count"
            return say(message, number=number, what=self.body(item.body))
        if isinstance(item, Each):
            return self.each(item)
        told = self.book.told_one("thing", item.who, self.mentions)
        return say("effect-as", what=self.body(item.body), **told)

    def may(self, item: May) -> str:
        """What is done if wanted: one sentence with "you may", unless something is said in it that stands by itself."""
        if any(self.reaches(inner) for inner in items_in(item.body)):
            return self.book.say("effect-may-all", what=self.body(item.body))
        self.mood = MAY
        what = self.body(item.body)
        self.mood = DO
        return self.book.say("effect-may", what=what)

    def offer(self, item: May) -> str:
        """What may be done, as a clause; one offer can hold others."""
        place = len(self.offers)
        self.offers.append("")
        self.offers[place] = self.may(item)
        return self.offers[place]

    def each(self, item: Each) -> str:
        """Every one of them, whether or not `all` was written; inside, `it` is one of these."""
        over = item.over if item.over.quantity else replace(item.over, quantity="all")
        told = self.book.told_one("thing", over, self.mentions)
        outside = self.mentions.values.get(IT)
        self.mentions.values[IT] = over
        what = self.body(item.body)
        if outside is None:
            del self.mentions.values[IT]
        else:
            self.mentions.values[IT] = outside
        return self.book.say("effect-each", what=what, **told)

    def condition(self, item: If) -> str:
        if self.is_unsaid(item.condition):
            return self.if_there_is(item)
        condition = self.book.condition(item.condition, self.mentions)
        what = self.body(item.then, followed=item.otherwise is not None)
        if item.otherwise is None:
            return self.book.say("effect-if", condition=condition, what=what)
        return self.book.say("effect-if-else", condition=condition, what=what, otherwise=self.body(item.otherwise))

    def is_unsaid(self, condition: Expression) -> bool:
        """A choice that has not been spoken of: whether there is one is said when it is done something with."""
        name = condition.name if isinstance(condition, Term) else ""
        return name in self.mentions.values and name not in self.mentions.spoken

    def if_there_is(self, item: If) -> str:
        """What happens to something that is chosen, and what if there is nothing to choose."""
        what = self.body(item.then)
        if item.otherwise is None:
            return what
        return self.book.say("effect-if-none", what=what, otherwise=self.body(item.otherwise))

    def pick(self, item: Pick) -> str:
        place = len(self.branches)
        self.branches.append([])
        *others, last = item.branches
        branches = [*(self.body(branch, followed=True) for branch in others), self.body(last)]
        self.branches[place] = branches
        return self.book.say("effect-pick", choices=self.book.chained("effect-or-else", branches))

    def standing(self, item: Standing) -> str:
        outside = self.aura
        self.aura = item.header.kind == "aura"
        text = self.headed(item.header, self.head(item.header), self.body(item.body))
        self.aura = outside
        return text

    def keyword(self, item: Keyword) -> str:
        """A macro that reaches over something, by its name."""
        what = self.body(item.body, followed=item.otherwise is not None)
        otherwise = NONE if item.otherwise is None else self.body(item.otherwise)
        return self.book.macro(item, self.mentions, what=what, otherwise=otherwise)

    def explained(self, name: str) -> tuple[str, str]:
        """A macro as cards say it, with letters for what stands behind it, and what it stands for."""
        macro = self.book.vocabulary.macros[name]
        letters = tuple(Term(letter) for letter in macro.called) if macro.called is not None else None
        rest = tuple(Term(letter) for letter in macro.arguments)
        use = Keyword(name, letters, (Sentence((BODY,)),)) if macro.control else Instruction(name, rest, letters)
        meant = capital(self.sentence(Sentence(macro.items)))
        return self.sentence(Sentence((use,))), self.book.say("effect-sentence", text=meant)

    def bind(self, item: Bind, following: Sequence[Item]) -> list[str]:
        value = item.value
        self.mentions.values[item.name] = value
        self.mentions.spoken.pop(item.name, None)
        self.mentions.unsure.discard(item.name)
        if not isinstance(value, Term) or self.book.speaks_for_itself(value):
            return []
        if not item.chooser and self.is_told_next(item.name, following):
            return []
        told = self.book.told_one("thing", Term(item.name), self.mentions)
        if value.quantity == "all":
            return [self.book.say("effect-consider", mood=self.mood, **told)]
        return [self.book.say("effect-choose", chooser=item.chooser or "you", mood=self.mood, **told)]

    def is_told_next(self, name: str, following: Sequence[Item]) -> bool:
        """Whether what comes next says what a name stands for."""
        return bool(following) and speaks_of(following[0], name)


def speaks_of(item: Item, name: str) -> bool:
    """Whether an item names something itself, so that it can say there what it is.

    An instruction does, or one that stands alone under the condition that there is such a thing; and whoever goes
    through it.
    """
    if isinstance(item, If) and item.condition == Term(name):
        return len(item.then) == len(item.then[0].items) == 1 and speaks_of(item.then[0].items[0], name)
    if isinstance(item, Each):
        return item.over == Term(name)
    return isinstance(item, Instruction) and any(argument == Term(name) for argument in item.arguments)


def kind_of(item: Item) -> str:
    """How what comes next begins: some languages set a condition apart."""
    return "if" if isinstance(item, If) else "may" if isinstance(item, May) else "do"


def told_apart(effect: Effect) -> frozenset[str]:
    """The names that have to be said: those of an effect that speaks of several things it has chosen."""
    items = list(items_in(effect.body))
    names = {item.name for item in items if isinstance(item, Bind) and isinstance(item.value, Term)}
    others = any(isinstance(item, Each) and item.over.name not in names for item in items)
    return frozenset(names) if len(names) + others > 1 else frozenset()


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
