"""A table that speaks the language of Black Rose Wars: one position, some answers, one expectation.

Rooms are named as the default pack names them, and lie in one lodge for all scenes, LAID. Cubes are written `A3 B1 K2`
from the left.
"""

from __future__ import annotations

import copy
import re
from itertools import groupby
from typing import Any, Final, Self

from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.naming import CELL_WORD, figure_names
from mindrose.games.black_rose_wars.components.packs import FILES
from mindrose.games.black_rose_wars.components.things import (
    CELL,
    NOTHING,
    QUEST_STATES,
    ROSE,
    SIDES,
    SLOT_NAMES,
    SPELL_SLOTS,
    STATUSES,
)
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.games.black_rose_wars.state import GRIMOIRE, HAND, KNOWING, LIBRARY, MEMORIES, TROPHY, BlackRoseWars
from mindrose.kernel.programs import Frame
from tests.kernel.checking import check_position
from tests.playing import Example

Texts = dict[str, dict[str, Any]]  # what some components say instead, by their ids

GAME: Final = BlackRoseWarsGame()
_written: dict[str, BlackRoseWarsGame] = {}
_taken_up: set[tuple[str, ...]] = set()
CONTENT: Final = GAME.pack(DEFAULT_PACK)
FIGURES: Final = figure_names(CONTENT)
A, B, C, D = 0, 1, 2, 3
K: Final = ROSE  # black cubes
LETTERS: Final = "ABCDK"

# What a test calls them: answers that may be illegal, as numbers
PASS: Final = replies.PASS
YES: Final = replies.YES
ACTIVATE: Final = replies.ACTIVATE
EXPLORE: Final = replies.EXPLORE
FIGHT: Final = replies.FIGHT
COMMAND: Final = replies.COMMAND
INERTIA: Final = replies.INERTIA
CAST_QUICK: Final = replies.CAST_QUICK
CAST_NEXT: Final = replies.CAST_NEXT
LAID: Final = """
    crypt cemetery altar
    summoner throne laboratory arena
    observatory bibliotheca hall sanctuary forge
    garden treasure abyss oracle
    mirrors armory pleasure
"""


def rewritten(texts: Texts) -> BlackRoseWarsGame:
    """The game with the default content, of which some components say something else."""
    key = repr(texts)
    if key not in _written:
        facts = copy.deepcopy(FILES.open().facts())
        kinds = [kind for page in facts.values() for kind in page.values() if isinstance(kind, list)]
        for id, values in texts.items():
            (record,) = [one for kind in kinds for one in kind if one.get("id") == id and set(values) <= set(one)]
            for name, value in values.items():
                record[name] = {**record[name], **value} if isinstance(value, dict) else value
        _written[key] = BlackRoseWarsGame(FILES.kept("written", facts))
    return _written[key]


PLACES: Final = dict(zip(LAID.split(), lodge.NAMES, strict=True))


def row(text: str) -> list[int | str]:
    """`A2 K1` as documents write it."""
    found: list[int | str] = []
    for letter, number in re.findall(r"([A-DK])(\d+)", text):
        found += ["rose" if letter == "K" else LETTERS.index(letter)] * int(number)
    return found


def mage(at: str = CELL_WORD, cubes: str = "", **more: Any) -> dict[str, Any]:
    """One player's part of a position: in a room, with cubes on the panel, and no cards unless they are said."""
    return {"at": PLACES.get(at, at), "cubes": row(cubes), **more}


def servant(at: str, owner: int, cubes: str = "", **more: Any) -> dict[str, Any]:
    """An evocation of a position."""
    return {"at": PLACES[at], "owner": "rose" if owner == ROSE else owner, "cubes": row(cubes), **more}


def room(name: str) -> int:
    return replies.ROOM + lodge.NAMES.index(PLACES[name])


def nobody_in(name: str) -> int:
    """An imaginary target in a room."""
    return replies.IMAGINE + lodge.NAMES.index(PLACES[name])


def figure(who: int | str) -> int:
    """A mage by its seat, an evocation by its name."""
    return who if isinstance(who, int) else FIGURES.index(who)


def at(who: int | str) -> int:
    """A figure as a target."""
    return replies.FIGURE + figure(who)


def slot(name: str) -> int:
    return replies.SLOT + SLOT_NAMES.index(name)


def quest(name: str) -> int:
    return replies.QUEST + CONTENT.quest_ids.index(name)


def spell(name: str) -> int:
    return replies.SPELL + CONTENT.spell_ids.index(name)


def school(name: str) -> int:
    return replies.SCHOOL + CONTENT.school_ids.index(name)


def many(number: int) -> int:
    return replies.NUMBER + number


class Sight(Example[BlackRoseWars]):
    """What a test looks at on a table, in the words of the game."""

    def number(self, who: int | str) -> int:
        return figure(who)

    def cubes(self, who: int | str) -> str:
        """The cubes on a figure from the left."""
        return written(int(self.state.panel[figure(who)]))

    def unstable(self, name: str) -> str:
        """The cubes in a room from the left."""
        return written(int(self.state.cubes[self.position_of(name)]))

    def position_of(self, name: str) -> int:
        return list(self.state.room).index(CONTENT.room_ids.index(name))

    def where(self, who: int | str) -> str:
        """The room of a figure, `cell` or `away`."""
        place = int(self.state.place[figure(who)])
        if place == NOTHING:
            return "away"
        return CELL_WORD if place == CELL else CONTENT.room_ids[self.state.room[place]]

    def power(self, participant: int) -> int:
        return int(self.state.power[participant])

    def supply(self, participant: int) -> int:
        return int(self.state.supply[participant])

    def tokens(self, seat: int) -> int:
        return int(self.state.tokens[seat])

    @property
    def crown(self) -> int:
        return int(self.state.crown)

    @property
    def moon(self) -> int:
        return int(self.state.moon) + 1

    @property
    def phase(self) -> int:
        return int(self.state.phase)

    def restored(self, name: str) -> bool:
        return bool((self.state.restored >> self.position_of(name)) & 1)

    def used(self, name: str) -> bool:
        return bool((self.state.used >> self.position_of(name)) & 1)

    def pile(self, pile: int) -> list[str]:
        return [CONTENT.spell_ids[card // KNOWING] for card in self.state.piles.cards(pile)]

    def hand(self, seat: int) -> list[str]:
        return self.pile(HAND + seat)

    def grimoire(self, seat: int) -> list[str]:
        return self.pile(GRIMOIRE + seat)

    def memories(self, seat: int) -> list[str]:
        return self.pile(MEMORIES + seat)

    def discards(self, name: str) -> list[str]:
        """What lies on the discards of a school."""
        pile = LIBRARY + 2 * CONTENT.school_ids.index(name) + 1
        return [CONTENT.spell_ids[card] for card in self.state.piles.cards(pile)]

    def trophies(self, participant: int) -> list[int]:
        """Whose tokens a participant has claimed."""
        return [int(token) for token in self.state.piles.cards(TROPHY + participant)]

    def status(self, seat: int, name: str) -> str:
        """How the card in a slot lies, nothing for an empty slot."""
        place = SPELL_SLOTS * seat + SLOT_NAMES.index(name)
        return STATUSES[self.state.status[place]] if self.state.spell[place] >= 0 else ""

    def events_open(self) -> list[str | None]:
        """The open events from slot 1 on."""
        return [CONTENT.event_ids[event] if event >= 0 else None for event in self.state.event]

    def quests(self, seat: int, state: str) -> list[str]:
        held = range(int(CONTENT.quests))
        wanted = QUEST_STATES.index(state)
        state_of, holder = self.state.quest, self.state.holder
        return [CONTENT.quest_ids[one] for one in held if holder[one] == seat and state_of[one] == wanted]

    def marks(self, name: str) -> int:
        """The cubes on a quest."""
        return int(self.state.marks[CONTENT.quest_ids.index(name)])

    def hexes(self, seat: int) -> list[str]:
        borne = self.state.hexes[int(CONTENT.hexes) * seat : int(CONTENT.hexes) * (seat + 1)]
        return [name for name, number in zip(CONTENT.hex_ids, borne, strict=True) if number >= 0]

    def told(self, *names: str) -> list[tuple[Any, ...]]:
        """The events of some kinds in order."""
        return self.happened(*names)


class Scene(Sight):
    """A table in the middle of a game.

    Unless said otherwise it is the Action phase and the first mage's activation; A, who holds the crown, plays
    Rikkart (health 11), B Baron Doria (10), C Arianna (10) and D Gramigna (11), each in its cell with two tokens.
    """

    played: BlackRoseWarsGame = GAME

    def __init__(
        self,
        *seats: dict[str, Any],
        rooms: dict[str, Any] | None = None,
        evocations: dict[str, dict[str, Any]] | None = None,
        texts: Texts | None = None,
        seed: int | str = 0,
        **position: Any,
    ) -> None:
        laid: dict[str, dict[str, Any]] = {place: {"room": name} for name, place in PLACES.items()}
        for name, said in (rooms or {}).items():
            more = {"cubes": row(said)} if isinstance(said, str) else said
            laid[PLACES[name]] |= more
        document = {"seats": list(seats), "lodge": laid, "evocations": evocations or {}, **position}
        game = rewritten(texts) if texts else self.played
        super().__init__(game.from_position(document, seed), BlackRoseWars)

    def answer(self, number: int, by: int | None = None) -> Self:
        super().answer(number, by)
        return self.taken_up()

    def do(self, verb: str, /, by: int | None = None, **points: Any) -> Self:
        super().do(verb, by, **points)
        return self.taken_up()

    def taken_up(self) -> Self:
        """IV-1 to IV-11 Whatever runs, the position can be written down and taken up again; looked at once for each."""
        running = (*self.running, self.kind)
        if running not in _taken_up:
            _taken_up.add(running)
            check_position(self.table)
        return self

    # Actions

    def cast(self, name: str) -> Self:
        """Casts the spell in a slot."""
        return self.do("cast", slot=SLOT_NAMES.index(name))

    def explore(self, *steps: str) -> Self:
        """Explores: room names are Moves, `activate` is the room; what comes after it is still open."""
        self.do("explore")
        for step in steps:
            self.activate() if step == "activate" else self.move(step)
        return self

    def fight(self, *parts: int | str) -> Self:
        """Fights: a figure is attacked, `activate` is the room."""
        self.do("fight")
        for part in parts:
            self.activate() if part == "activate" else self.target(part)
        return self

    def end(self) -> Self:
        """Ends the activation."""
        return self.do("end")

    def stop(self) -> Self:
        return self.do("stop")

    def done(self) -> Self:
        """What is still asked of an effect or action is answered as for a seat that ran out of time."""
        return self.until("action")

    def turn(self, seat: int) -> Self:
        """The activation goes on to the next ones, which are as short as possible, until it is the turn of a seat."""
        while self.state.active != seat or self.kind != "action":
            self.answer(self.asked.timeout)
        return self

    def rest(self) -> Self:
        """Up to the next phase as if everybody ran out of time."""
        phase = self.phase
        while self.kind and self.phase == phase:
            self.answer(self.asked.timeout)
        return self

    def plan(self, seat: int, **slots: str) -> Self:
        """Lays spells in Planning, `i="torment reverse"`; other slots stay empty."""
        for name in SLOT_NAMES:
            card, _, side = slots.get(name, "").partition(" ")
            if (seat, "plan") in self.asks:
                self.answer(spell(card) if card else PASS, seat)
            if (seat, "side") in self.asks:  # also of a card that nothing else could be done with
                self.answer(replies.SIDE + SIDES.index(side or SIDES[0]), seat)
        return self

    # Asking

    def against(self, number: int, by: int | None = None) -> str:
        """The rule against an answer, which changes nothing."""
        return self.refused(number, by).rule

    def rooms(self) -> list[str]:
        """The rooms that the answers to the open question point at."""
        return [CONTENT.room_ids[number] for number in self.offered("room")]

    # Parts of them

    def move(self, name: str, by: int | None = None) -> Self:
        return self.answer(room(name), by)

    def activate(self) -> Self:
        return self.answer(replies.ACTIVATE)

    def target(self, who: int | str, by: int | None = None) -> Self:
        return self.answer(at(who), by)

    def imagine(self, name: str) -> Self:
        return self.answer(nobody_in(name))

    def choose(self, name: str) -> Self:
        """Names a room."""
        return self.answer(room(name))

    def take(self, number: int, by: int | None = None) -> Self:
        """Names an amount."""
        return self.answer(many(number), by)

    def branch(self, number: int) -> Self:
        """The first branch of a choice is 1."""
        return self.answer(replies.BRANCH + number - 1)

    def yes(self, by: int | None = None) -> Self:
        return self.answer(replies.YES, by)

    def no(self, by: int | None = None) -> Self:
        return self.answer(replies.PASS, by)

    # Windows

    def use(self, name: str, by: int | None = None, **points: Any) -> Self:
        """Declares the card in a slot, and no other of the same owner."""
        seat = self.put_to(by).seat
        window = self.asking(seat)
        self.do("use", by=seat, slot=SLOT_NAMES.index(name), **points)
        return self.no(seat) if self.asking(seat) is window else self

    def asking(self, seat: int) -> Frame | None:
        """The innermost program that asks a seat."""
        stack = self.state.asking(seat)
        return stack.frames[-1] if stack is not None else None

    def nobody_answers(self) -> Self:
        """Everybody who is asked for traps and defences passes."""
        while self.kind == "declare":
            self.no(self.asked.seat)
        return self


def written(row: int) -> str:
    """Cubes as tests write them."""
    colours = cubes.listed(row)
    return " ".join(f"{LETTERS[colour]}{len(list(group))}" for colour, group in groupby(colours))
