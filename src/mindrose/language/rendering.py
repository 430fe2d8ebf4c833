# mypyc: plain
"""From the parsed form to sentences that people read; text and behaviour come from the same writing."""

from __future__ import annotations

from dataclasses import replace

from mindrose.language.phrasing import IT, Mentions, Phrasebook
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
    Task,
    Term,
    Trigger,
)


def rendered(effect: Effect, phrasebook: Phrasebook) -> str:
    """What an effect does, in whole sentences."""
    return Rendering(phrasebook).effect(effect)


def rendered_task(task: Task, phrasebook: Phrasebook) -> str:
    """What has to happen, as part of a sentence."""
    rendering = Rendering(phrasebook)
    text = rendering.triggers(task.triggers)
    return phrasebook.say("effect-slots", trigger=text, number=task.slots) if task.slots else text


class Rendering:
    """One effect on its way into words."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self.book = phrasebook
        self.mentions = Mentions()
        self.aura = False

    def effect(self, effect: Effect) -> str:
        """One effect is one sentence: what follows in it is not taken for an effect of its own."""
        first, *rest = effect.body
        if effect.header is None:
            text = self.sentence(first)
        else:
            self.aura = effect.header.kind == "aura"
            head = self.head(effect.header)
            text = self.headed(effect.header, head, self.sentence(first))
        for sentence in rest:
            following = {"first": text, "next": self.sentence(sentence), "kind": kind_of(sentence.items[0])}
            text = self.book.say("effect-after", **following)
        return self.book.say("effect-sentence", text=capital(text))

    # Headers

    def head(self, header: Header) -> dict[str, str]:
        """What a header has to say: its triggers, and on whom it stays in force."""
        told = {"trigger": self.triggers(header.triggers)} if header.triggers else {}
        if header.target is not None:
            for case in ["", *self.book.cases]:
                told[f"target_{case}" if case else "target"] = self.book.thing(header.target, self.mentions, case)
            self.mentions.spoken.add(header.target.name)
        return told

    def headed(self, header: Header, head: dict[str, str], what: str) -> str:
        kind = "once" if header.once else header.kind
        return self.book.say(f"effect-{kind}", what=what, **head)

    def triggers(self, triggers: tuple[Trigger, ...]) -> str:
        texts = [self.book.trigger(trigger, self.mentions) for trigger in triggers]
        return self.book.chained("effect-or", texts)

    # Sentences

    def sentence(self, sentence: Sentence) -> str:
        return self.joined(sentence.items)

    def body(self, body: Body) -> str:
        text = ""
        for sentence in body:
            text = self.then(text, sentence.items[0], self.sentence(sentence))
        return text

    def joined(self, items: tuple[Item, ...]) -> str:
        text = ""
        for number, item in enumerate(items):
            following = items[number + 1] if number + 1 < len(items) else None
            for said in self.item(item, following):
                text = self.then(text, item, said)
        return text

    def then(self, text: str, item: Item, said: str) -> str:
        """What comes next; some languages set a condition apart from the word for `then`."""
        if not text:
            return said
        return self.book.say("effect-then-if" if isinstance(item, If | May) else "effect-then", first=text, next=said)

    def item(self, item: Item, following: Item | None) -> list[str]:
        """What an item says; a choice that the next instruction speaks of is not said by itself."""
        if isinstance(item, Instruction):
            return [self.book.instruction(item, self.mentions, self.aura)]
        if isinstance(item, Bind):
            return self.bind(item, following)
        if isinstance(item, If):
            return [self.condition(item)]
        if isinstance(item, Pick):
            return [self.pick(item)]
        if isinstance(item, Standing):
            return [self.standing(item)]
        assert not isinstance(item, Keyword), "macros are expanded before an effect is put into words"
        return [self.control(item)]

    def control(self, item: May | Per | Each | As | Part) -> str:
        say = self.book.say
        if isinstance(item, May):
            return say("effect-may", what=self.body(item.body))
        if isinstance(item, Part):
            return say(f"part-{item.kind}", what=self.body(item.body))
        if isinstance(item, Per):
            number = self.book.number(item.number, self.mentions)
            message = "effect-per" if isinstance(number, int) else "effect-per-count"
            return say(message, number=number, what=self.body(item.body))
        if isinstance(item, Each):
            return self.each(item)
        told = self.book.told_one("thing", item.who, self.mentions)
        return say("effect-as", what=self.body(item.body), **told)

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
        what = self.body(item.then)
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
        choices = self.book.chained("effect-or-else", [self.body(branch) for branch in item.branches])
        return self.book.say("effect-pick", choices=choices)

    def standing(self, item: Standing) -> str:
        outside = self.aura
        self.aura = item.header.kind == "aura"
        text = self.headed(item.header, self.head(item.header), self.body(item.body))
        self.aura = outside
        return text

    def bind(self, item: Bind, following: Item | None) -> list[str]:
        value = item.value
        self.mentions.values[item.name] = value
        self.mentions.spoken.discard(item.name)
        if not isinstance(value, Term) or value.quantity == "all" or self.book.speaks_for_itself(value):
            return []
        if not item.chooser and following is not None and speaks_of(following, item.name):
            return []
        self.mentions.spoken.add(item.name)
        told = self.book.told_one("thing", value, self.mentions)
        return [self.book.say("effect-choose", chooser=item.chooser or "you", **told)]


def speaks_of(item: Item, name: str) -> bool:
    """Whether an item names something itself, so that it can say there what it is.

    An instruction does, or the first one under the condition that there is such a thing.
    """
    if isinstance(item, If) and item.condition == Term(name):
        return speaks_of(item.then[0].items[0], name)
    return isinstance(item, Instruction) and any(argument == Term(name) for argument in item.arguments)


def kind_of(item: Item) -> str:
    """How what comes next begins: some languages set a condition apart."""
    return "if" if isinstance(item, If) else "may" if isinstance(item, May) else "do"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
