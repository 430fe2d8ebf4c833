"""Scenes of Black Rose Wars made at random: crowded rooms, full boards, traps, servants, hexes, quests and events."""

from __future__ import annotations

import random
from typing import Any, Final, TypeVar

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.naming import CELL_WORD, ROSE_WORD, figure_names
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    DEFENCE,
    EVENT_SLOTS,
    IMMEDIATE,
    MOONS,
    NOTHING,
    PHASES,
    SIDES,
    SLOT_NAMES,
    TRAP,
)
from mindrose.games.black_rose_wars.options import ORDERS, PLAYING

T = TypeVar("T")
UMBRA: Final = "umbra"
ACTION_WORD: Final = PHASES[ACTION]
OPTIONS: Final[list[dict[str, Any]]] = [
    {"los": "none"},
    {"fixed_crown": True, "sole_restorer_bonus": 2},
    {"summoners_crown": True},
    {"inertia_activated": True},
    {"backs_public": False, "participation_cumulative": False},
]


class Scenery:
    """Draws what lies on a table, so that nothing is there more often than it can be."""

    def __init__(self, content: Content, chance: random.Random, has_avatar: bool) -> None:
        self.content = content
        self.chance = chance
        self.has_avatar = has_avatar
        self.players = chance.choice([1, 2, 3] if has_avatar else [2, 2, 3, 4])
        self.rooms = chance.sample(NAMES, chance.choice([2, 3, 4]))
        school_spells = [spell for spell in range(content.personal) for _ in range(2)]
        self.spells = self.shuffled([*school_spells, *range(content.forgotten, content.spells)])
        self.quests = self.shuffled(list(content.quest_ids))
        self.upgrades = self.shuffled(list(content.upgrade_ids))

    def shuffled(self, things: list[T]) -> list[T]:
        self.chance.shuffle(things)
        return things

    def perhaps(self, share: float) -> bool:
        return self.chance.random() < share

    def position(self) -> dict[str, Any]:
        seats = [self.mage(seat) for seat in range(self.players)]
        return {
            "players": self.players,
            **({"avatar": self.avatar()} if self.has_avatar else {}),
            "options": self.options(),
            "round": 2,
            "moon": self.chance.randint(1, MOONS),
            "phase": ACTION_WORD if self.perhaps(0.5) else self.chance.choice(PHASES),
            "crown": self.chance.randrange(self.players),
            "rose": {"power": self.chance.randrange(12)},
            "lodge": {name: self.room() for name in self.rooms},
            "evocations": self.evocations(seats),
            "events": {"slots": self.events()},
            "seats": seats,
        }

    def options(self) -> dict[str, Any]:
        """One option that changes what happens, sometimes, and markers so late that there is time for it."""
        late: dict[str, Any] = {"second_moon": 20, "third_moon": 27, "end": 35}
        if self.has_avatar:
            late |= {"avatar": PLAYING, "difficulty": self.chance.choice(list(ORDERS))}
        return late | self.chance.choice(OPTIONS) if self.perhaps(0.4) else late

    def avatar(self) -> dict[str, Any]:
        return {
            "at": self.chance.choice(self.rooms),
            "cubes": [self.chance.randrange(self.players) for _ in range(self.chance.randrange(10))],
            "hexes": [self.chance.choice(self.content.hex_ids)] if self.players < 3 and self.perhaps(0.5) else [],
        }

    def mage(self, seat: int) -> dict[str, Any]:
        mages: list[int | str] = [other for other in range(self.players) if other != seat]
        mages += [ROSE_WORD] if self.has_avatar else []
        states = ["active", "fulfilled", "fulfilled", "completed"]
        return {
            "at": self.chance.choice(self.rooms) if self.perhaps(0.9) else CELL_WORD,
            "board": {slot: self.laid() for slot in SLOT_NAMES if self.perhaps(0.85)},
            "hand": self.cards(),
            "grimoire": self.cards(),
            "memories": self.cards(),
            "cubes": [self.chance.choice([*mages, ROSE_WORD]) for _ in range(self.chance.randrange(10))],
            "power": self.chance.randrange(12),
            "quests": {self.quests.pop(): self.chance.choice(states) for _ in range(self.chance.randrange(4))},
            "trophies": [self.chance.choice(mages) for _ in range(self.chance.randrange(3))],
            "hexes": [self.chance.choice(self.content.hex_ids)] if seat < 2 and self.perhaps(0.4) else [],
        }

    def cards(self) -> list[str]:
        return [self.content.spell_ids[self.spells.pop()] for _ in range(self.chance.randrange(5))]

    def laid(self) -> str:
        spell, side = self.spells.pop(), self.chance.randrange(2)
        waits = self.content.types[2 * spell + side] in (DEFENCE, TRAP)
        status = "activated" if waits and self.perhaps(0.75) else "prepared"
        return f"{self.content.spell_ids[spell]} {SIDES[side]} {status}"

    def room(self) -> dict[str, Any]:
        if self.perhaps(0.4):
            return {"restored": True, "used": self.perhaps(0.2)}
        return {
            "cubes": [self.chance.choice([*range(self.players), ROSE_WORD]) for _ in range(self.chance.randrange(4))]
        }

    def evocations(self, seats: list[dict[str, Any]]) -> dict[str, Any]:
        """One for each mage, and an Umbra for whoever is not in its cell."""
        names = [name for name in figure_names(self.content) if name.endswith("-1") and not name.startswith("mage-")]
        servants = self.shuffled([name for name in names if not name.startswith(UMBRA)])
        found: dict[str, Any] = {
            servants.pop(): {"at": self.chance.choice(self.rooms), "owner": owner, "upgrades": [self.upgrades.pop()]}
            for owner in [*range(self.players), *([ROSE_WORD] if self.has_avatar else [])]
            if self.perhaps(0.7)
        }
        bearer = self.chance.randrange(self.players)
        if seats[bearer]["at"] != CELL_WORD:
            owner = (bearer + 1) % self.players if self.players > 1 else ROSE_WORD
            found[f"{UMBRA}-1"] = {"at": seats[bearer]["at"], "owner": owner, "bearer": bearer}
        return found

    def events(self) -> list[str | None]:
        content = self.content
        moons = content.event_moons(avatar=self.has_avatar)
        lasting = [n for n in range(content.events) if moons[n] != NOTHING and content.event_phase[n] != IMMEDIATE]
        drawn = self.chance.sample(lasting, EVENT_SLOTS)
        return [content.event_ids[event] if self.perhaps(0.5) else None for event in drawn]
