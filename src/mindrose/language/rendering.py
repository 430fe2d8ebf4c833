# mypyc: plain
"""From the parsed form to sentences that people read; text and behaviour come from the same writing."""

from __future__ import annotations

from mindrose.language.phrasing import Mentions, Phrasebook
from mindrose.language.syntax import (
    As,
    Bind,
    Body,
    Each,
    Effect,
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
        sentences = [self.sentence(sentence) for sentence in effect.body] if effect.header is None else []
        if effect.header is not None:
            self.aura = effect.header.kind == "aura"
            head = self.head(effect.header)
            first, *rest = effect.body
            sentences = [self.headed(effect.header, head, self.sentence(first))]
            sentences += [self.sentence(sentence) for sentence in rest]
        text = ""
        for said in (self.book.say("effect-sentence", text=capital(one)) for one in sentences):
            text = self.book.say("effect-next", first=text, next=said) if text else said
        return text

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
        texts: list[str] = []
        for number, item in enumerate(sentence.items):
            following = sentence.items[number + 1] if number + 1 < len(sentence.items) else None
            texts += self.item(item, following)
        return self.book.chained("effect-then", texts)

    def body(self, body: Body) -> str:
        return self.book.chained("effect-then", [self.sentence(sentence) for sentence in body])

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
        over = item.over if isinstance(item, Each) else item.who
        told = self.book.told_one("thing", over, self.mentions)
        return say("effect-each" if isinstance(item, Each) else "effect-as", what=self.body(item.body), **told)

    def condition(self, item: If) -> str:
        condition = self.book.condition(item.condition, self.mentions)
        what = self.body(item.then)
        if item.otherwise is None:
            return self.book.say("effect-if", condition=condition, what=what)
        return self.book.say("effect-if-else", condition=condition, what=what, otherwise=self.body(item.otherwise))

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
    """Whether an instruction names something itself, so that it can say there what it is."""
    return isinstance(item, Instruction) and any(argument == Term(name) for argument in item.arguments)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
