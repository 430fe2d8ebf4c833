# mypyc: plain
"""The parsed form of an effect: small immutable objects that know where they were written, and write themselves.

Two objects are equal if they say the same, wherever it was written. `written()` is canonical text: parsed again it
gives an equal object. Expressions live in `mindrose.language.expressions` and are given out here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from mindrose.language.expressions import BOTH, SUM, held, named
from mindrose.language.expressions import Argument as Argument
from mindrose.language.expressions import Arithmetic as Arithmetic
from mindrose.language.expressions import Comparison as Comparison
from mindrose.language.expressions import Count as Count
from mindrose.language.expressions import Expression as Expression
from mindrose.language.expressions import Filter as Filter
from mindrose.language.expressions import Listing as Listing
from mindrose.language.expressions import Logic as Logic
from mindrose.language.expressions import Negation as Negation
from mindrose.language.expressions import Node as Node
from mindrose.language.expressions import Number as Number
from mindrose.language.expressions import Position as Position
from mindrose.language.expressions import Reach as Reach
from mindrose.language.expressions import Setting as Setting
from mindrose.language.expressions import Signed as Signed
from mindrose.language.expressions import Term as Term


@dataclass(frozen=True)
class Bind(Node):
    """`T=mage(2)`: what is picked now keeps the name; `by owner` or `rnd` says who picks, if not the actor."""

    name: str
    value: Expression
    chooser: str = ""

    def written(self) -> str:
        text = f"{self.name}={held(self.value, SUM)}"
        if self.chooser == "rnd":
            return text + " rnd"
        return f"{text} by {self.chooser}" if self.chooser else text


@dataclass(frozen=True)
class Instruction(Node):
    """`dmg T 2`; with `called` a keyword of the game that stands for something longer, `Haunt(1) T`."""

    name: str
    arguments: tuple[Argument, ...] = ()
    called: tuple[Argument, ...] | None = None

    def written(self) -> str:
        return " ".join([named(self.name, self.called), *(held(one, SUM) for one in self.arguments)])


@dataclass(frozen=True)
class If(Node):
    """`if c: x` and perhaps `else: y`."""

    condition: Expression
    then: Body
    otherwise: Body | None = None


@dataclass(frozen=True)
class May(Node):
    """`may: x`"""

    body: Body


@dataclass(frozen=True)
class Per(Node):
    """`per k: x`"""

    number: Expression
    body: Body


@dataclass(frozen=True)
class Each(Node):
    """`each T: x`"""

    over: Term
    body: Body


@dataclass(frozen=True)
class As(Node):
    """`as P: x`"""

    who: Term
    body: Body


@dataclass(frozen=True)
class Pick(Node):
    """`pick{x}{y}`"""

    branches: tuple[Body, ...]


@dataclass(frozen=True)
class Part(Node):
    """`P{x}`: runs as a frame of its own kind."""

    kind: str
    body: Body


@dataclass(frozen=True)
class Keyword(Node):
    """`Enh(fire): x`: a control that the game made up; it is gone once the effect is expanded."""

    name: str
    called: tuple[Argument, ...] | None
    body: Body
    otherwise: Body | None = None


@dataclass(frozen=True)
class Modifier(Node):
    """What more a trigger asks for: `1/round`, `src=me`, `if c`, `distinct room`, `in one effect`, `sole`."""

    word: str
    value: Expression | None = None

    def written(self) -> str:
        if self.value is None:
            return self.word
        text = held(self.value, BOTH)
        return f"{self.word} {text}" if self.word else text


@dataclass(frozen=True)
class Trigger(Node):
    """`enters(foe,red) 1/round`"""

    name: str
    arguments: tuple[Argument, ...] | None = None
    modifiers: tuple[Modifier, ...] = ()

    def written(self) -> str:
        return " ".join([named(self.name, self.arguments), *(one.written() for one in self.modifiers)])


@dataclass(frozen=True)
class Header(Node):
    """When an effect is applied: `on trg:`, `persist X once: on trg:`, `during: on trg:`, or all the time: `aura:`."""

    kind: str
    triggers: tuple[Trigger, ...] = ()
    target: Term | None = None
    once: bool = False

    def written(self) -> str:
        if self.kind == "aura":
            return "aura:"
        start = "" if self.kind == "on" else "during: "
        if self.target is not None:
            start = f"persist {self.target.written()}{' once' if self.once else ''}: "
        return f"{start}on {' or '.join(one.written() for one in self.triggers)}:"


@dataclass(frozen=True)
class Standing(Node):
    """Something that begins to hold in the middle of an effect."""

    header: Header
    body: Body


Item = Bind | Instruction | If | May | Per | Each | As | Pick | Part | Keyword | Standing


@dataclass(frozen=True)
class Sentence(Node):
    """Items that are done one after the other; between two sentences others may react."""

    items: tuple[Item, ...]

    def written(self) -> str:
        last = len(self.items) - 1
        return "; ".join(written_item(item, number == last) for number, item in enumerate(self.items))


Body = tuple[Sentence, ...]


@dataclass(frozen=True)
class Effect(Node):
    """What a card does, and when."""

    header: Header | None
    body: Body

    def written(self) -> str:
        text = written_body(self.body)
        return f"{self.header.written()} {text}" if self.header is not None else text


@dataclass(frozen=True)
class Task(Node):
    """What has to happen, and how often, if it has to be marked on slots."""

    triggers: tuple[Trigger, ...]
    slots: int = 0

    def written(self) -> str:
        text = " or ".join(one.written() for one in self.triggers)
        return f"{text} [{self.slots}]" if self.slots else text


def bodies(item: Item) -> tuple[Body, ...]:
    """What stands inside an item."""
    if isinstance(item, Bind | Instruction):
        return ()
    if isinstance(item, Pick):
        return item.branches
    if isinstance(item, If | Keyword):
        then = item.then if isinstance(item, If) else item.body
        return (then,) if item.otherwise is None else (then, item.otherwise)
    return (item.body,)


def items_in(body: Body) -> Iterator[Item]:
    """Every item of a body and of the bodies in it, in the order of writing; a part keeps its own to itself."""
    for sentence in body:
        for item in sentence.items:
            yield item
            if not isinstance(item, Part):
                for inner in bodies(item):
                    yield from items_in(inner)


# Writing


def written_body(body: Body) -> str:
    """Sentences; something that begins to hold at the very end needs no braces."""
    texts = [sentence.written() for sentence in body[:-1]]
    *items, last = body[-1].items
    if isinstance(last, Standing):
        ends = [written_item(item, False) for item in items]
        ends.append(f"{last.header.written()} {written_body(last.body)}")
        return " // ".join([*texts, "; ".join(ends)])
    return " // ".join([*texts, body[-1].written()])


def braced(body: Body) -> str:
    return "{" + written_body(body) + "}"


def written_item(item: Item, last: bool) -> str:
    if isinstance(item, Bind | Instruction):
        return item.written()
    if isinstance(item, Pick):
        return "pick" + "".join(braced(branch) for branch in item.branches)
    if isinstance(item, Part):
        return item.kind + braced(item.body)
    if isinstance(item, If | Keyword):
        return written_choice(item, last)
    if isinstance(item, Standing):
        return f"{item.header.written()} {braced(item.body)}"
    return f"{head(item)} {reaching(item.body, last)}"


def written_choice(item: If | Keyword, last: bool) -> str:
    start = f"if {item.condition.written()}:" if isinstance(item, If) else f"{named(item.name, item.called)}:"
    then = item.then if isinstance(item, If) else item.body
    if item.otherwise is None:
        return f"{start} {reaching(then, last)}"
    return f"{start} {braced(then)} else: {braced(item.otherwise)}"


def head(item: May | Per | Each | As) -> str:
    if isinstance(item, May):
        return "may:"
    if isinstance(item, Per):
        return f"per {held(item.number, SUM)}:"
    if isinstance(item, Each):
        return f"each {item.over.written()}:"
    return f"as {item.who.written()}:"


def reaching(body: Body, last: bool) -> str:
    """Without braces a control reaches to the end of its sentence."""
    if last and len(body) == 1 and not isinstance(body[0].items[-1], Standing):
        return body[0].written()
    return braced(body)
