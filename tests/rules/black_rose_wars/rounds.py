"""A table with the components of the default pack, and phases that are run on it one by one."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any, Final

from mindrose.engine import PACKAGE
from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.content import Content, Effects, Side, Task, Text
from mindrose.games.black_rose_wars.components.things import NOTHING, QUEST_ACTIVE, TYPES
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.options import PARAMETERS, Settings
from mindrose.games.black_rose_wars.rules.preparation import SETUP
from mindrose.games.black_rose_wars.state import EVENT_DECK, HAND, KNOWING, QUEST_DECK, BlackRoseWars, empty_table
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.machine import Stack
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.reasons import NONE
from mindrose.kernel.stacks import beginning
from mindrose.language.reading import Written

FOLDER: Final = PACKAGE / "games" / "black_rose_wars" / "content" / "default"
PAGES: Final = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))}
DURING: Final = "during:"


class Nothing(Step[BlackRoseWars]):
    """What an effect does that is not looked at."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        pass


def blank(name: str, step: Step[BlackRoseWars] | None = None) -> Program:
    return Program(name, "BR-14.1.1", [step or Nothing()], slots=frames.FIXED)


def pack(acts: dict[str, Step[BlackRoseWars]]) -> Content:
    """The components of the default pack; what events do is given, nothing else does anything."""
    effects = Effects(Written())
    for name in ("spells", "personal", "forgotten"):
        for card in PAGES[name][name.removesuffix("s") if name == "spells" else name]:
            for side in ("main", "reverse"):
                type = TYPES.index(card[side]["type"])
                effects.sides.append(Side(type, 0, False, Text(blank(f"{card['id']}-{side}"), [], False)))
    for room in PAGES["rooms"]["room"]:
        effects.rooms += [blank(f"{room['id']}-ruined"), blank(f"{room['id']}-restored")]
    for quest in PAGES["quests"]["quest"]:
        effects.quests.append(blank(quest["id"]))
        effects.tasks.append(Task([], NOTHING, 0, 0))
    for event in PAGES["events"]["event"]:
        always = event["effect"].startswith(DURING)
        effects.events.append(None if always else blank(event["id"], acts.get(event["id"])))
        effects.event_texts.append([])
        effects.event_auras.append([])
    for _ in PAGES["evocations"]["evocation"]:
        effects.skills.append([])
        effects.skill_auras.append([])
    for _ in PAGES["upgrades"]["upgrade"]:
        effects.upgrade_texts.append([])
        effects.upgrade_auras.append([])
    for _ in PAGES["hexes"]["hex"]:
        effects.hex_texts.append([])
        effects.hex_auras.append([])
        effects.hex_tasks.append(Task([], NOTHING, 0, 0))
    effects.programs = [program for program in effects.events if program is not None]
    return Content(PAGES, effects)


@cache
def plain_pack() -> Content:
    return pack({})


class Rounds:
    """A table after the set-up, with the crown at seat 0; every answer is checked before it is given."""

    def __init__(
        self,
        players: int = 3,
        ready: bool = True,
        seed: int = 1,
        acts: dict[str, Step[BlackRoseWars]] | None = None,
        content: Content | None = None,
        **options: Any,
    ) -> None:
        self.content = content or (pack(acts) if acts else plain_pack())
        settings = Settings({parameter.name: parameter.default for parameter in PARAMETERS} | options, players)
        self.journal: Journal[Event] = Journal()
        self.table = empty_table(players, self.content, settings, Chance(key_of(seed)), self.journal)
        if ready:
            self.run(SETUP)
            while self.open:
                self.answer(self.legal()[0])
            self.crown(0)

    def crown(self, seat: int) -> Rounds:
        """The crown, and with it the first place in turn order."""
        self.table.crown = seat
        self.table.first = seat
        return self

    # Running

    def run(self, program: Program) -> Rounds:
        self.table.start(program)
        return self

    def effect(self, *steps: Step[BlackRoseWars]) -> Frame:
        """Runs an effect of seat 0: its frame, which knows what the last instruction did."""
        frame = self.table.push(Program("effect", "BR-14.1.1", [*steps, Nothing()], slots=frames.FIXED), 0)
        self.table.proceed(self.table.stack)
        return frame

    @property
    def open(self) -> bool:
        return self.table.open() is not None

    @property
    def asks(self) -> list[tuple[int, str]]:
        return [(int(stack.seat), stack.question().kind) for stack in self.table.open_stacks()]

    def stack(self, by: int | None) -> Stack:
        stack = self.table.open() if by is None else self.table.asking(by)
        assert stack is not None
        return stack

    def legal(self, by: int | None = None) -> list[int]:
        return self.stack(by).answers.listed()

    def answer(self, number: int, by: int | None = None) -> Rounds:
        stack = self.stack(by)
        self.check(stack)
        assert number in stack.answers.listed()
        self.table.give(stack, number)
        return self

    def check(self, stack: Stack) -> None:
        """Exactly the legal answers have no reason against them, and every frame was begun by the one below."""
        frame, question = stack.frames[-1], stack.question()
        legal = stack.answers.listed()
        assert legal == sorted(set(legal))
        for answer in range(replies.SIZE):
            if question.why_not(self.table, frame, answer) == NONE:
                assert answer in legal
            else:
                assert answer not in legal
        assert all(question.choice(self.table, frame, answer).verb for answer in legal)
        for below, begun in zip(stack.frames, stack.frames[1:], strict=False):
            assert beginning(self.table, below, begun) is not None

    def why_not(self, number: int, by: int | None = None) -> tuple[str, str]:
        stack = self.stack(by)
        refusal = stack.question().refusal(self.table, stack.frames[-1], number)
        return refusal.code, refusal.rule

    def verbs(self, by: int | None = None) -> list[str]:
        stack = self.stack(by)
        return [stack.question().choice(self.table, stack.frames[-1], answer).verb for answer in self.legal(by)]

    # Telling

    def told(self, kind: int) -> list[list[int]]:
        """What was told of a kind: its numbers."""
        size = len(events.EVENTS[kind].args)
        return [[int(value) for value in one.values()[:size]] for one in self.journal.since(0) if one.kind == kind]

    # Laying it out

    def spell(self, name: str) -> int:
        return self.content.spell_ids.index(name)

    def hand(self, seat: int, *spells: str, known: int = 0) -> Rounds:
        """The hand of a mage is just this."""
        piles = self.table.piles
        while piles.size(HAND + seat) > 0:
            piles.draw(HAND + seat)
        for name in spells:
            piles.slip(HAND + seat, KNOWING * self.spell(name) + ((1 << seat) | known))
        return self

    def in_hand(self, seat: int) -> list[str]:
        return [self.content.spell_ids[self.table.hand_card(seat, i)] for i in range(self.table.hand_size(seat))]

    def pile(self, pile: int) -> list[int]:
        return [int(card) for card in self.table.piles.cards(pile)]

    def event(self, name: str) -> int:
        return self.content.event_ids.index(name)

    def on_top(self, name: str) -> int:
        """An event on top of the deck of its moon."""
        event = self.event(name)
        deck = EVENT_DECK + int(self.content.event_moon[event])
        self.table.piles.take(deck, self.pile(deck).index(event))
        self.table.piles.put(deck, event)
        return event

    def board(self, *names: str) -> list[int]:
        """Events in the slots of the board; nothing for an empty one."""
        placed: list[int] = []
        for slot, name in enumerate(names):
            if name:
                self.on_top(name)
                moon = int(self.content.event_moon[self.event(name)])
                self.table.event[slot] = self.table.piles.draw(EVENT_DECK + moon)
            placed.append(int(self.table.event[slot]))
        return placed

    @property
    def events(self) -> list[int]:
        return [int(event) for event in self.table.event]

    def quest(self, seat: int, number: int, state: int = QUEST_ACTIVE) -> int:
        """A quest of a mage: its number."""
        deck = QUEST_DECK + int(self.content.quest_moon[number])
        self.table.piles.take(deck, self.pile(deck).index(number))
        self.table.quest[number] = state
        self.table.holder[number] = seat
        return number
