"""A table on which single instructions are carried out, as an effect of somebody would."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from mindrose.engine import PACKAGE
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.content import Content, Effects, Side, Task, Text
from mindrose.games.black_rose_wars.components.things import NOTHING, PREPARED, ROSE, SIDES, SPELL_SLOTS, TYPES
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.effects.subjects import Figures, InSlot, SetInSlot, TheRose
from mindrose.games.black_rose_wars.events import EVENTS
from mindrose.games.black_rose_wars.options import PARAMETERS, Settings
from mindrose.games.black_rose_wars.rules import cards, happenings, listening
from mindrose.games.black_rose_wars.rules.power import gain
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    GRIMOIRE,
    HAND,
    KNOWING,
    MEMORIES,
    QUEST_DECK,
    BlackRoseWars,
    empty_table,
)
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.form import Form
from mindrose.kernel.programs import Choice, Frame, Program, Step
from mindrose.kernel.reasons import NONE
from mindrose.kernel.slots import ANYTHING, Slot
from mindrose.kernel.stacks import StackCheck
from mindrose.language.reading import Written

FOLDER: Final = PACKAGE / "games" / "black_rose_wars" / "content" / "default"
PAGES: Final = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))}

# Whom an instruction is about.
ME: Final[Figures] = InSlot(frames.ME)
TARGET: Final[Figures] = InSlot(frames.VICTIM)
SEVERAL: Final[Figures] = SetInSlot(frames.STRUCK)
SPELL: Final[Figures] = InSlot(frames.IT)
BLACK_ROSE: Final[Figures] = TheRose()


class Score(Step[BlackRoseWars]):
    """What every spell and event of these tables does: whoever applies it gains 1 power."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        gain(table, frame.slots[frames.ME], 1)


SCORING: Final = Program("scoring", "BR-9.1.1", [Score()], frames.FIXED)


def plain_content() -> Content:
    """The default components; spells and events do nothing but score, the others nothing at all."""
    effects = Effects(Written())
    spells = [*PAGES["spells"]["spell"], *PAGES["personal"]["personal"], *PAGES["forgotten"]["forgotten"]]
    effects.sides = [
        Side(TYPES.index(spell[side]["type"]), 0, False, Text(SCORING, [], False)) for spell in spells for side in SIDES
    ]
    effects.programs = [SCORING]
    effects.tasks = [Task([], -1, 0, 0) for _ in PAGES["quests"]["quest"]]
    effects.events = [SCORING for _ in PAGES["events"]["event"]]
    effects.event_texts = [[] for _ in PAGES["events"]["event"]]
    effects.event_auras = [[] for _ in PAGES["events"]["event"]]
    effects.hex_texts = [[] for _ in PAGES["hexes"]["hex"]]
    effects.hex_auras = [[] for _ in PAGES["hexes"]["hex"]]
    effects.hex_tasks = [Task([], -1, 0, 0) for _ in PAGES["hexes"]["hex"]]
    return Content(PAGES, effects)


CONTENT: Final = plain_content()


class Scene:
    """Three mages in the lodge, in rooms 0 to 2; the mage of seat 1 has the crown and comes first."""

    def __init__(self, seed: int = 0, content: Content = CONTENT, **options: Any) -> None:
        settings = Settings({one.name: one.default for one in PARAMETERS} | options, 3)
        self.content = content
        self.journal: Journal[Event] = Journal()
        self.table = empty_table(3, content, settings, Chance(key_of(seed)), self.journal)
        self.frame: Frame | None = None
        table = self.table
        for seat in range(3):
            table.place[seat] = seat
            table.mage[seat] = seat
            table.trophies[seat] = 7
            table.tokens[seat] = 2
            table.supply[seat] = 25
        for event in range(content.avatar_events):
            table.piles.put(EVENT_DECK + content.event_moon[event], event)
        for quest in range(content.quests):
            table.piles.put(QUEST_DECK + content.quest_moon[quest], quest)
        table.supply[ROSE] = 30
        table.crown = 1
        table.first = 1
        table.ears[0] = (1 << len(happenings.NAMES)) - 1

    # What lies there

    def spell(self, name: str) -> int:
        return self.content.spell_ids.index(name)

    def hex(self, name: str) -> int:
        return self.content.hex_ids.index(name)

    def quest(self, name: str) -> int:
        return self.content.quest_ids.index(name)

    def hold(self, seat: int, *names: str, known: int = 0) -> Scene:
        """Cards in a hand, which some other seats know."""
        for name in names:
            cards.take(self.table, seat, KNOWING * self.spell(name) + known)
        return self

    def stack(self, seat: int, *names: str, known: int = 0) -> Scene:
        """Cards on a grimoire, the last one on top."""
        for name in names:
            self.table.piles.put(GRIMOIRE + seat, KNOWING * self.spell(name) + known)
        return self

    def remember(self, seat: int, *names: str) -> Scene:
        for name in names:
            cards.remember(self.table, seat, self.spell(name))
        return self

    def lay(self, seat: int, slot: int, name: str, status: int = PREPARED, side: int = 0) -> Scene:
        cards.lay(self.table, SPELL_SLOTS * seat + slot, self.spell(name), side, status)
        return self

    def give_quest(self, seat: int, name: str, state: int) -> Scene:
        quest = self.quest(name)
        pile = QUEST_DECK + self.content.quest_moon[quest]
        self.table.piles.take(pile, self.table.piles.cards(pile).index(quest))
        self.table.quest[quest] = state
        self.table.holder[quest] = seat
        return self

    def pile(self, pile: int) -> list[str]:
        """The names of the spells in a pile, bottom first."""
        return [self.content.spell_ids[card // KNOWING] for card in self.table.piles.cards(pile)]

    def hand(self, seat: int) -> list[str]:
        return self.pile(HAND + seat)

    def memories(self, seat: int) -> list[str]:
        return self.pile(MEMORIES + seat)

    def grimoire(self, seat: int) -> list[str]:
        return self.pile(GRIMOIRE + seat)

    def knows(self, seat: int, mage: int) -> list[str]:
        """The cards of a hand that a seat knows."""
        held = self.table.piles.cards(HAND + mage)
        return [self.content.spell_ids[card // KNOWING] for card in held if (card >> seat) & 1]

    # What is done

    def do(
        self,
        *steps: Step[Any],
        me: int = 0,
        target: int = NOTHING,
        several: int = 0,
        spell: int = NOTHING,
        what: int = -1,
    ) -> Scene:
        """Carries instructions out as an effect of a participant, until somebody is asked."""
        table = self.table
        slots = [Slot(name, ANYTHING) for name in frames.FIXED]
        self.frame = table.push(Program("effect", "BR-14.1.1", steps, slots), table.crown if me == ROSE else me)
        listening.start(table, self.frame, me, NOTHING, NOTHING)
        self.frame.slots[frames.VICTIM] = target
        self.frame.slots[frames.STRUCK] = several
        self.frame.slots[frames.IT] = spell
        self.frame.slots[frames.WHAT] = what
        self.frame.slots[frames.LAST] = 99
        table.stack.waiting = False
        table.proceed(table.stack)
        self.check_question()
        return self

    @property
    def last(self) -> int:
        assert self.frame is not None
        assert not self.table.stack.waiting, self.asked
        return int(self.frame.slots[frames.LAST])

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked what."""
        stack = self.table.stack
        return (int(stack.seat), stack.question().kind) if stack.waiting else None

    @property
    def choices(self) -> list[Choice]:
        """What can be answered."""
        stack = self.table.stack
        if not stack.waiting:
            return []
        return [stack.question().choice(self.table, stack.frames[-1], answer) for answer in stack.answers.listed()]

    @property
    def told_choices(self) -> list[str]:
        return [str(choice) for choice in self.choices]

    def answer(self, number: int) -> Scene:
        stack = self.table.stack
        assert number in stack.answers.listed(), f"{number} is none of {self.told_choices}"
        self.table.give(stack, number)
        self.check_question()
        return self

    def pass_(self) -> Scene:
        return self.answer(replies.PASS)

    def pick(self, name: str) -> Scene:
        """Answers with a spell."""
        return self.answer(replies.SPELL + self.spell(name))

    def pick_quest(self, name: str) -> Scene:
        return self.answer(replies.QUEST + self.quest(name))

    def refuses(self, number: int) -> str:
        """The code of the refusal of an answer."""
        stack = self.table.stack
        return stack.question().refusal(self.table, stack.frames[-1], number).code

    def check_question(self) -> None:
        """What is legal is listed in ascending order, and nothing else has no reason against it.

        And what runs says of itself that it can: a position written now would be read again.
        """
        stack = self.table.stack
        if stack.waiting:
            question, frame = stack.question(), stack.frames[-1]
            listed = stack.answers.listed()
            legal = [n for n in range(replies.SIZE) if question.why_not(self.table, frame, n) == NONE]
            assert listed == legal
            form = Form()
            check = StackCheck(form, self.table, stack.frames[0].program)
            check.check_shape()
            check.check_asked()
            for number in range(1, len(stack.frames)):
                check.check_seat(stack, number)
            assert form.reasons == []

    def told(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat, or a spectator, has been told."""
        told = [EVENTS[event.kind].told(event, seat) for event in self.journal.since(0)]
        return [event for event in told if event is not None]

    def noted(self) -> list[str]:
        """What kinds of things have happened."""
        table = self.table
        return [
            happenings.NAMES[happenings.fact(table, number, happenings.KIND)]
            for number in range(happenings.number_of(table))
        ]
