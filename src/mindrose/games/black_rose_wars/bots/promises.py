# mypyc: plain
"""What cards promise before anything is done with them, estimated from what is written on them, in power points."""

from __future__ import annotations

from functools import cache
from typing import Final

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.lodge import WHOLE_LODGE
from mindrose.games.black_rose_wars.components.things import ROOM_COLOURS, SIDES
from mindrose.games.black_rose_wars.effects.naming import Naming
from mindrose.language.reading import read, read_task
from mindrose.language.syntax import (
    Argument,
    Arithmetic,
    As,
    Bind,
    Body,
    Each,
    Effect,
    Header,
    If,
    Instruction,
    Item,
    Listing,
    Number,
    Per,
    Pick,
    Signed,
    Standing,
    Task,
    Term,
    bodies,
)

# What one of each is worth (the budget of the content, CP-1, measured in power).
WORTHS: Final = {
    "inst": 0.6, "repi": 0.4, "remi": 0.1, "heal": 0.3, "ign": 0.4, "redir": 0.4, "rep": 0.3, "pow": 1.0, "steal": 1.7,
    "draw": 0.35, "forg": 1.0, "study": 0.3, "prep": 0.4, "hex": 0.5, "assign": 0.5, "wake": 0.6, "act": 0.7,
    "copy": 1.0, "move": 0.15, "place": 0.3, "swap": 0.2, "upg": 0.5, "quest": 0.5, "qadv": 2.0, "crown": 0.7,
    "again": 1.5, "castnext": 1.0, "save": 3.0, "defeat": 1.5, "cancel": 1.0, "ctrl": 0.5, "lift": 0.4, "mvdmg": 0.6,
    "turn": 0.4, "peek": 0.1, "tok": 0.4, "event": -1.5, "mod": 0.3, "restore": 2.0, "trade": 0.6,
}  # fmt: skip
UNCOUNTED: Final = {"hex", "assign", "wake", "act", "copy", "place", "swap", "upg", "crown", "again", "save", "mod"}
SUMMONED: Final = {"Cadaver": 0.7, "Colossus": 1.8, "Nigredo": 1.0, "Succubus": 1.3, "Albedo": 1.4}
ANY_SUMMONED: Final = 0.8
PAIN: Final = 0.3  # what one damage by the Black Rose costs whom it hits
IN_A_ROOM: Final = 1.2  # figures that are hit where all in a room are
AROUND: Final = 1.4
HALF: Final = 0.5  # what hangs on a condition
LASTING: Final = 1.5  # how often what stays in force is applied
# How likely it is that what a trap or defence waits for happens.
WAITS: Final = {"hit": 0.55, "enters": 0.4, "aimed": 0.35, "cast": 0.6, "lethal": 0.25, "does": 0.35}
SELDOM: Final = 0.15
UNKNOWN: Final = {"hitamt": 2.0, "ignored": 2.0, "last": 1.0, "moon": 2.0, "speed": 2.0}


KINDS: Final = (("spells", "spell"), ("personal", "personal"), ("forgotten", "forgotten"))


class Promises:
    """By 2 * spell + side: damage and how far it reaches, what else comes of it, and whether it needs a servant."""

    def __init__(self, content: Content) -> None:
        words = Naming(content.document).words
        cards = [card for file, kind in KINDS for card in content.document[file][kind]]
        promised = [
            Promise(read(str(card[side]["effect"]), words), bool(card["symbol"])) for card in cards for side in SIDES
        ]
        self.hurt: list[float] = [one.hurt for one in promised]
        self.other: list[float] = [one.other for one in promised]
        self.needs_servant: list[bool] = [one.needs_servant for one in promised]
        self.reach: list[int] = [one.reach for one in promised]
        quests = content.document["quests"]["quest"]
        self.visits: list[int] = [  # a bit per room whose activation serves a quest
            visited(content, read_task(str(quest["task"]), words)) for quest in quests
        ]


@cache
def promises(content: Content) -> Promises:
    return Promises(content)


class Promise:
    """One side of a spell."""

    def __init__(self, effect: Effect, symbol: bool) -> None:
        self.hurt = 0.0  # damage
        self.other = WORTHS["inst"] if symbol else 0.0
        self.reach = 0
        self.reaches: dict[str, int] = {}  # of names that are bound
        self.numbers: dict[str, float] = {}  # how many figures they stand for
        self.needs_servant = is_servant(effect.body[0].items[0])
        weight = 1.0
        if effect.header is not None:
            weight = likelihood(effect.header)
            self.reach = WHOLE_LODGE
        self.add(effect.body, weight)

    def add(self, body: Body, weight: float) -> None:
        for sentence in body:
            for item in sentence.items:
                self.add_item(item, weight)

    def add_item(self, item: Item, weight: float) -> None:
        if isinstance(item, Bind):
            self.bind(item)
        elif isinstance(item, Instruction):
            self.add_instruction(item, weight)
        elif isinstance(item, If):
            self.add(item.then, HALF * weight)
            self.add(item.otherwise or (), HALF * weight)
        elif isinstance(item, Pick):
            self.add(item.branches[0], weight)
        elif isinstance(item, Per):
            self.add(item.body, weight * amount(item.number))
        elif isinstance(item, As):
            self.add(item.body, -weight)
        elif isinstance(item, Standing):
            self.add(item.body, weight * likelihood(item.header))
        else:
            if isinstance(item, Each):
                self.reaches["it"] = self.reach_of(item.over)
            for body in bodies(item):
                self.add(body, weight)

    def bind(self, item: Bind) -> None:
        term = item.value
        if isinstance(term, Term):
            self.reaches[item.name] = min(self.reach_of(term), WHOLE_LODGE)
            self.numbers[item.name] = number_of(term)

    def reach_of(self, term: Term) -> int:
        """How far something that is picked can be: its own range, and that of what it is measured from."""
        own = self.reaches.get(term.name, 0)
        if term.arguments:
            written = term.arguments[0].written().rstrip("~")
            own = int(written) if written.isdigit() else WHOLE_LODGE
        return own + (self.reach_of(term.origin) if term.origin is not None else 0)

    def add_instruction(self, item: Instruction, weight: float) -> None:
        name = item.name
        arguments = item.arguments
        whom = arguments[0].written() if arguments else ""
        if name in ("dmg", "atk"):
            self.reach = max(self.reach, self.reaches.get(whom, 0))
            self.hurt += weight * self.numbers.get(whom, 1.0) * (2.0 if name == "atk" else amount(arguments[1]))
        elif name == "rose":
            self.other += weight * amount(arguments[1]) * (-PAIN if whom == "me" else HALF * PAIN)
        elif name == "summon":
            self.other += weight * SUMMONED.get(whom, ANY_SUMMONED)
        elif name == "disc":
            self.other += weight * amount(arguments[1]) * (-PAIN if whom == "me" else PAIN)
        elif name == "pow" and whom != "me":
            self.other -= weight * amount(arguments[1])
        else:
            self.other += weight * WORTHS.get(name, 0.0) * (1.0 if name in UNCOUNTED else counted(arguments))


def likelihood(header: Header) -> float:
    """How often what is waited for happens in a round."""
    likely = WAITS.get(header.triggers[0].name, SELDOM) if header.triggers else 1.0
    return LASTING * likely if header.kind == "persist" else likely


def is_servant(item: Item) -> bool:
    """Whether an effect begins with an evocation that there has to be."""
    return isinstance(item, Bind) and isinstance(item.value, Term) and item.value.name in ("myevo", "evo", "foeevo")


def number_of(term: Term) -> float:
    if term.quantity != "all":
        return 1.0
    near = term.arguments is not None and term.arguments[0].written() == "0"
    return IN_A_ROOM if near else AROUND


def counted(arguments: tuple[Argument, ...]) -> float:
    """The first amount that an instruction names, 1 if it names none."""
    for argument in arguments:
        if not isinstance(argument, Term) or argument.name in ("min", "max", "div", *UNKNOWN):
            return amount(argument)
    return 1.0


def amount(number: Argument) -> float:
    """A number as it will be about: what is counted on the table is mostly 1."""
    if isinstance(number, Number):
        return float(number.value)
    if isinstance(number, Signed):
        return -amount(number.value) if number.sign == "-" else amount(number.value)
    if isinstance(number, Arithmetic):
        left, right = amount(number.left), amount(number.right)
        return left * right if number.op == "*" else left - right if number.op == "-" else left + right
    if isinstance(number, Term) and number.arguments:
        values = [amount(one) for one in number.arguments]
        return {"min": min(values), "max": max(values), "div": values[0] / values[-1]}.get(number.name, 1.0)
    return UNKNOWN.get(number.name, 1.0) if isinstance(number, Term) else 1.0


def visited(content: Content, task: Task) -> int:
    """The rooms that have to be activated for a quest, a bit each; none where it asks for something else."""
    for trigger in task.triggers:
        if trigger.name == "acts" and trigger.arguments is not None:
            where = trigger.arguments[1]
            words = [one.written() for one in where.items] if isinstance(where, Listing) else [where.written()]
            return sum(
                1 << room
                for room, name in enumerate(content.room_ids)
                if ROOM_COLOURS[content.room_colour[room]] in words or name.capitalize() in words
            )
    return 0
