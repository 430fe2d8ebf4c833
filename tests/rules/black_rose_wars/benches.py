"""A bench: a table of Black Rose Wars on which single rules are tried, with small effects made by hand or real cards.

By hand, every room gives 1 power to whoever activates it, every spell takes 1 power from its caster, every quest gives
10 power.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import Any, Final

from mindrose.engine import PACKAGE
from mindrose.games.black_rose_wars import options, replies
from mindrose.games.black_rose_wars.components import packs
from mindrose.games.black_rose_wars.components.content import Content, Effects, Side, Task, Text
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    BLACK_CUBES,
    COMBAT,
    CUBES,
    DEFENCE,
    FIRST_EVOCATION,
    NOTHING,
    PREPARED,
    QUEST_FULFILLED,
    ROOMS,
    ROSE,
    SHOWN,
    SIDES,
    SPELL_SLOTS,
    TOKENS,
    TRAP,
    TROPHIES,
    TYPES,
)
from mindrose.games.black_rose_wars.effects import frames, triggers
from mindrose.games.black_rose_wars.effects.triggers import Trigger, Whom
from mindrose.games.black_rose_wars.options import Settings
from mindrose.games.black_rose_wars.rules import evocations, happenings, quests
from mindrose.games.black_rose_wars.rules.damage import can_be_hurt, hurt
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.power import gain, lose
from mindrose.games.black_rose_wars.state import BlackRoseWars, empty_table
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.machine import Stack
from mindrose.kernel.options import Value
from mindrose.kernel.programs import Choice, Frame, Program, Step
from mindrose.kernel.reasons import NONE
from mindrose.kernel.stacks import beginning
from mindrose.language.reading import Written

FOLDER: Final = PACKAGE / "games" / "black_rose_wars" / "content" / "default"
PAGES: Final[dict[str, dict[str, Any]]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))
}
NO_TEXT: Final = Text(None, [], False)


class Give(Step[BlackRoseWars]):
    """Whoever applies it gains or loses power."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if self.amount >= 0:
            gain(table, frame.slots[frames.ME], self.amount)
        else:
            lose(table, frame.slots[frames.ME], -self.amount)


class Hurt(Step[BlackRoseWars]):
    """Damage to whoever caused what the effect answers."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        me, figure = frame.slots[frames.ME], frame.slots[frames.TRIG]
        if can_be_hurt(table, me, me, figure, False):
            hurt(table, me, me, figure, self.amount, happenings.BY_SPELL)


class Complete(Step[BlackRoseWars]):
    """BR-8.1.9"""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        quests.complete(table, frame.slots[frames.SOURCE])


def effect(*steps: Step[Any]) -> Program:
    """An effect of one sentence."""
    return Program("effect", "BR-14.1.1", [*steps, EndSentence(frames.BASE)], slots=frames.FIXED)


def trigger(kind: int, role: int = happenings.TRIG, word: int = triggers.FOE, whats: int = 0) -> Trigger:
    return Trigger(kind, role, Whom(word), None, None, 0, -1, 0, 0, whats, False, None)


def effects(answered: list[Trigger], answer: Program, task: list[Trigger], heard: list[Text]) -> Effects:
    """Effects of all cards: what traps and defences answer and do, what quests ask for, what every evocation hears."""
    made = Effects(Written())
    spell, room, quest = effect(Give(-1)), effect(Give(1)), effect(Give(10), Complete())
    cards = [PAGES["spells"]["spell"], PAGES["personal"]["personal"], PAGES["forgotten"]["forgotten"]]
    for card in [card for page in cards for card in page]:
        for side in SIDES:
            type = TYPES.index(card[side]["type"])
            text = Text(answer, answered, False) if type in (DEFENCE, TRAP) else Text(spell, [], False)
            made.sides.append(Side(type, SHOWN.index(card[side]["element"]), False, text))
    made.rooms = [room] * (2 * ROOMS)
    number = len(PAGES["quests"]["quest"])
    made.quests = [quest] * number
    made.tasks = [Task(task, quests.NO_FEATURE, quests.FOR_GOOD, 0)] * number
    number = len(PAGES["events"]["event"])
    made.events, made.event_texts, made.event_auras = [None] * number, [[]] * number, [[]] * number
    number = len(PAGES["evocations"]["evocation"])
    made.skills, made.skill_auras = [heard] * number, [[]] * number
    number = len(PAGES["upgrades"]["upgrade"])
    made.upgrade_texts, made.upgrade_auras = [[]] * number, [[]] * number
    number = len(PAGES["hexes"]["hex"])
    made.hex_texts, made.hex_auras = [[]] * number, [[]] * number
    made.hex_tasks = [Task([], quests.NO_FEATURE, quests.FOR_GOOD, 0)] * number
    made.programs = [spell, room, quest, answer, *(text.program for text in heard if text.program)]
    return made


@cache
def real_content() -> Content:
    return packs.load()


class Bench:
    """A table with mages in rooms, two tokens each, and nothing else; the first mage holds the crown."""

    def __init__(
        self,
        *places: str,
        answers: Trigger | None = None,
        damage: int = 3,
        task: Trigger | None = None,
        heard: Text | None = None,
        real: bool = False,
        **chosen: Value,
    ) -> None:
        settings: dict[str, Value] = {parameter.name: parameter.default for parameter in options.PARAMETERS}
        made = effects(
            [] if answers is None else [answers],
            effect(Hurt(damage)),
            [] if task is None else [task],
            [] if heard is None else [heard],
        )
        self.journal: Journal[Event] = Journal()
        content = real_content() if real else Content(PAGES, made)
        chance = Chance(key_of("bench"))
        self.table = empty_table(
            len(places), content, Settings({**settings, **chosen}, len(places)), chance, self.journal
        )
        table = self.table
        table.phase = ACTION
        table.crown = table.first = 0
        table.supply[ROSE] = BLACK_CUBES
        for position in range(ROOMS):
            table.room[position] = position
        for seat, place in enumerate(places):
            table.mage[seat] = table.colour[seat] = table.cell[seat] = seat
            table.place[seat] = room(place)
            table.supply[seat], table.tokens[seat], table.trophies[seat] = CUBES, TOKENS, TROPHIES

    # Laying out

    def prepare(self, seat: int, slot: int, type: int = COMBAT, status: int = PREPARED) -> None:
        """Lays a spell whose main side is of a type."""
        table, place = self.table, SPELL_SLOTS * seat + slot
        spells = [spell for spell in range(int(table.content.spells)) if table.content.types[2 * spell] == type]
        table.spell[place], table.side[place], table.status[place] = spells[0], 0, status
        table.ears[0] = NOTHING

    def lay(self, seat: int, slot: int, spell: str, side: int = 0, status: int = PREPARED) -> None:
        """Lays a certain spell."""
        table, place = self.table, SPELL_SLOTS * seat + slot
        table.spell[place], table.side[place] = table.content.spell_ids.index(spell), side
        table.status[place] = status
        table.ears[0] = NOTHING

    def put_room(self, id: str, place: str, restored: bool = False) -> None:
        """Puts a room at a place, and what lay there where it was."""
        table, position = self.table, room(place)
        number = table.content.room_ids.index(id)
        before = list(table.room).index(number)
        table.room[before], table.room[position] = table.room[position], number
        if restored:
            table.restored |= 1 << position

    def summon(self, owner: int, kind: str, place: str) -> int:
        table = self.table
        number = table.content.kind_ids.index(kind)
        figure = int(evocations.summon(table, owner, number, room(place)))
        assert figure >= FIRST_EVOCATION
        happenings.forget(table, 0, happenings.number_of(table))
        return figure

    def hold(self, seat: int, quest: int, state: int = QUEST_FULFILLED) -> None:
        self.table.quest[quest], self.table.holder[quest] = state, seat
        self.table.ears[0] = NOTHING

    def damage(self, figure: int, by: int, number: int) -> None:
        hurt(self.table, by, by, figure, number, happenings.BY_OTHER)
        happenings.forget(self.table, 0, happenings.number_of(self.table))

    # Playing

    def run(self, program: Program) -> Bench:
        self.table.start(program)
        self.check_stack()
        return self

    def open(self) -> Stack:
        stack = self.table.open()
        assert stack is not None
        return stack

    def ask_again(self) -> Bench:
        """Puts the open question once more, after a test has changed the table."""
        stack = self.open()
        stack.waiting = False
        self.table.proceed(stack)
        return self

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked, and what kind of question."""
        stack = self.open()
        return int(stack.seat), stack.question().kind

    def legal(self) -> list[Choice]:
        stack = self.open()
        frame = stack.frames[-1]
        return [stack.question().choice(self.table, frame, answer) for answer in stack.answers.listed()]

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(choice.verb for choice in self.legal()))

    def give(self, answer: int) -> Bench:
        stack = self.open()
        assert stack.answers.has(answer), f"{answer} is not among {self.legal()}"
        self.check_reasons()
        self.table.give(stack, answer)
        self.check_stack()
        return self

    def check_stack(self) -> None:
        """Every program says that it began the one above it."""
        for below, begun in pairwise(self.table.stack.frames):
            assert beginning(self.table, below, begun) is not None, f"{below.program} did not begin {begun.program}"

    def check_reasons(self) -> None:
        """A reason is given against exactly what is not listed."""
        stack = self.open()
        question, frame = stack.question(), stack.frames[-1]
        for answer in range(replies.SIZE):
            assert (question.why_not(self.table, frame, answer) == NONE) == stack.answers.has(answer), answer

    def refused(self, answer: int) -> str:
        """The rule against an answer."""
        stack = self.open()
        assert not stack.answers.has(answer)
        return stack.question().refusal(self.table, stack.frames[-1], answer).rule

    # Words for answers

    def move(self, place: str) -> Bench:
        return self.give(replies.ROOM + room(place))

    def target(self, figure: int) -> Bench:
        return self.give(replies.FIGURE + figure)

    def stop(self) -> Bench:
        return self.give(replies.PASS)

    def explore(self) -> Bench:
        return self.give(replies.EXPLORE)

    def fight(self) -> Bench:
        return self.give(replies.FIGHT)

    def activate(self) -> Bench:
        return self.give(replies.ACTIVATE)

    def use(self, slot: int) -> Bench:
        """Uses the card in a slot, answering the first thing that it can, and no other."""
        first = replies.DECLARE + replies.ANSWERED * slot
        answers = self.open().answers.listed()
        window = self.open().frames[-1]
        self.give(min(answer for answer in answers if first <= answer < first + replies.ANSWERED))
        return self.stop() if self.open().frames[-1] is window else self

    # Looking

    def where(self, figure: int) -> str:
        place = int(self.table.place[figure])
        return NAMES[place] if 0 <= place < ROOMS else "cell" if place == ROOMS else "nowhere"

    def power(self, seat: int) -> int:
        return int(self.table.power[seat])

    def cubes(self, figure: int) -> int:
        return int(self.table.damage(figure))

    @property
    def over(self) -> bool:
        assert happenings.number_of(self.table) == 0 or self.table.open() is not None
        return self.table.open() is None


def room(name: str) -> int:
    return ROOMS if name == "cell" else NAMES.index(name)
