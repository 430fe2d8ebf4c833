"""Scenes in which one card of Black Rose Wars does what it says.

A stands in the Hall and plays the card; the rooms next to it are the Throne, the Laboratory, the Bibliotheca, the
Sanctuary, the Treasure and the Abyss. Two steps away in sight are the Crypt, the Altar, the Observatory, the Forge, the
Mirrors and the Pleasure Room, two steps away out of sight the Cemetery, the Summoner Room, the Arena, the Garden, the
Oracle and the Armory. Who is not placed is in the cell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Self, TypeVar

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.cubes import listed
from mindrose.games.black_rose_wars.components.things import SLOT_NAMES, SPELL_SLOTS
from mindrose.games.black_rose_wars.rules import values
from tests.rules.black_rose_wars.playing import (
    CONTENT,
    LETTERS,
    PASS,
    PLACES,
    A,
    B,
    Scene,
    at,
    figure,
    mage,
    nobody_in,
    room,
    servant,
)

Seat = str | dict[str, Any]  # `throne K2`, or what `mage` gives
Test = TypeVar("Test", bound=Callable[..., object])

TESTED: Final[set[str]] = set()  # which texts of which cards some test tells of
CAST_FROM: Final = "i"
SHOWN_IN: Final = ("ii", "iii", "quick")


def card(*texts: str) -> Callable[[Test], Test]:
    """What a test is about: `brain-worm main`, `crypt ruined`, `qu1-01 task`, `ev1-01`."""

    def about(test: Test) -> Test:
        TESTED.update(texts)
        return test

    return about


class CardScene(Scene):
    """What a scene with a card asks and shows besides."""

    def tally(self, who: int | str) -> str:
        """The cubes on a figure by colour, whatever their order."""
        colours = sorted(listed(self.state.panel[figure(who)]))
        return " ".join(f"{LETTERS[colour]}{colours.count(colour)}" for colour in dict.fromkeys(colours))

    def can_target(self, *who: int | str) -> bool:
        """Whether all of these figures may be chosen."""
        return all(at(one) in self.legal() for one in who)

    def can_choose(self, *names: str) -> bool:
        """Whether all of these rooms may be named."""
        return all(room(name) in self.legal() for name in names)

    def can_imagine(self, *names: str) -> bool:
        return all(nobody_in(name) in self.legal() for name in names)

    def can_use(self, seat: int = A) -> bool:
        """Whether a seat may declare something now."""
        return (seat, "declare") in self.asks and self.legal(seat) != [PASS]

    def most(self) -> int:
        """The greatest number that may be answered."""
        return int(max(self.offered("number")))

    def umbras(self, bearer: int) -> int:
        """How many Umbras are assigned to a mage."""
        return int(list(self.state.bearer).count(bearer))

    def hexed(self, name: str) -> Self:
        return self.answer(replies.HEX + CONTENT.hex_ids.index(name))

    def upgraded(self, name: str) -> Self:
        return self.answer(replies.UPGRADE + CONTENT.upgrade_ids.index(name))

    def kind_of(self, name: str) -> Self:
        """Names a kind of evocation."""
        return self.answer(replies.KIND + CONTENT.kind_ids.index(name))

    def spell(self, name: str, by: int | None = None) -> Self:
        return self.answer(replies.SPELL + CONTENT.spell_ids.index(name), by)

    def slot(self, name: str) -> Self:
        return self.answer(replies.SLOT + SLOT_NAMES.index(name))

    def school(self, name: str) -> Self:
        return self.answer(replies.SCHOOL + CONTENT.school_ids.index(name))

    def quest(self, name: str) -> Self:
        return self.answer(replies.QUEST + CONTENT.quest_ids.index(name))

    def upgrades(self, who: str) -> list[str]:
        attached = self.state.upgrade[2 * figure(who) : 2 * figure(who) + 2]
        return [CONTENT.upgrade_ids[upgrade] for upgrade in attached if upgrade >= 0]

    def owner(self, who: str) -> int:
        return int(self.state.owner[figure(who)])

    def bearer(self, who: str) -> int:
        return int(self.state.bearer[figure(who)])

    def strength(self, who: int | str) -> int:
        return int(values.strength(self.state, figure(who)))

    def speed(self, who: int | str) -> int:
        return int(values.speed(self.state, figure(who)))

    def health(self, who: int | str) -> int:
        return int(values.health(self.state, figure(who)))

    def lying(self, seat: int, name: str) -> str:
        """The card in a slot."""
        spell = self.state.spell[SPELL_SLOTS * seat + SLOT_NAMES.index(name)]
        return CONTENT.spell_ids[spell] if spell >= 0 else ""

    def acted(self, by: int = A) -> Self:
        """Nothing of the card is left to be asked: its player chooses the next action."""
        assert self.asks == [(by, "action")], self.asks
        return self

    def completed(self, quest: str, power: int) -> Self:
        """The quest of A is completed for its power, and nothing of it is left to be asked."""
        assert self.quests(A, "completed") == [quest]
        assert self.power(A) == power
        return self.acted()

    def went_on(self, by: int = B) -> Self:
        """What the card had interrupted goes on: somebody's own action."""
        assert [seat for seat, _ in self.asks] == [by], self.asks
        assert self.kind in ("action", "explore", "fight", "inertia", "evocation"), self.asks
        return self


def seated(said: Seat) -> dict[str, Any]:
    """`throne K2 A1`: a mage with cubes in a room."""
    if isinstance(said, dict):
        return said
    place, _, cubes = said.partition(" ")
    return mage(place, cubes)


def servants(said: dict[str, str]) -> dict[str, dict[str, Any]]:
    """`{"cadaver-1": "throne A"}`: where evocations are, whose they are, and their cubes."""
    made: dict[str, dict[str, Any]] = {}
    for name, text in said.items():
        place, owner, *cubes = text.split()
        made[name] = servant(place, LETTERS.index(owner), " ".join(cubes))
    return made


def umbras(**bearers: int) -> dict[str, dict[str, Any]]:
    """Umbras that A has assigned: how many to whom, by the rooms where they stand; `throne=1` is one to B."""
    made: dict[str, dict[str, Any]] = {}
    for place, number in bearers.items():
        for _ in range(number):
            made[f"umbra-{len(made) + 1}"] = {"at": PLACES[place], "owner": A, "bearer": B}
    return made


def table(
    a: Seat,
    b: Seat,
    c: Seat,
    evocations: dict[str, Any] | None,
    board: dict[str, str],
    scene: type[CardScene] = CardScene,
    **position: Any,
) -> CardScene:
    """Three mages, of whom A has some spells on its board."""
    first = seated(a)
    first = {**first, "board": {**board, **first.get("board", {})}}
    there = {
        name: one if isinstance(one, dict) else servants({name: one})[name] for name, one in (evocations or {}).items()
    }
    return scene(first, seated(b), seated(c), evocations=there, **position)


def cast(
    spell: str,
    a: Seat = "hall",
    b: Seat = "cell",
    c: Seat = "cell",
    shown: Sequence[str] = (),
    evocations: dict[str, Any] | None = None,
    **position: Any,
) -> CardScene:
    """A casts a spell, `brain-worm reverse`; other spells lie face up on its board."""
    board = {slot: f"{one} revealed" for slot, one in zip(SHOWN_IN, shown, strict=False)}
    return table(a, b, c, evocations, {CAST_FROM: spell, **board}, **position).cast(CAST_FROM)


def waiting(
    spell: str,
    a: Seat = "hall",
    b: Seat = "hall",
    c: Seat = "cell",
    evocations: dict[str, Any] | None = None,
    active: int | None = B,
    **position: Any,
) -> CardScene:
    """A trap or defence of A is activated, and somebody else acts."""
    board = {CAST_FROM: f"{spell} activated"}
    return table(a, b, c, evocations, board, active=active, **position)


def use_room(
    text: str,
    a: Seat = "",
    b: Seat = "cell",
    c: Seat = "cell",
    evocations: dict[str, Any] | None = None,
    board: dict[str, str] | None = None,
    rooms: dict[str, Any] | None = None,
    **position: Any,
) -> CardScene:
    """A explores and activates the room where it is, `crypt restored`; some others may be restored too."""
    name, _, side = text.partition(" ")
    there = {**(rooms or {}), name: {"restored": True}} if side == "restored" else rooms
    scene = table(a or name, b, c, evocations, board or {}, rooms=there, **position)
    return scene.explore("activate")


def holding(
    quest: str,
    at: str = "hall",
    cubes: int = 0,
    b: Seat = "cell",
    c: Seat = "cell",
    board: dict[str, str] | None = None,
    evocations: dict[str, Any] | None = None,
    rooms: dict[str, Any] | None = None,
    active: int = A,
    scene: type[CardScene] = CardScene,
    **more: Any,
) -> CardScene:
    """A has an active quest, with cubes on it, and acts."""
    place, _, wounds = at.partition(" ")
    owner = mage(place, wounds, quests={quest: {"cubes": cubes}}, **more)
    return table(owner, b, c, evocations, board or {}, scene, rooms=rooms, active=active)


def applying(
    quest: str,
    at: str = "hall",
    b: Seat = "cell",
    c: Seat = "cell",
    board: dict[str, str] | None = None,
    evocations: dict[str, Any] | None = None,
    also: Sequence[str] = (),
    position: dict[str, Any] | None = None,
    **more: Any,
) -> CardScene:
    """A uses a quest that it has fulfilled; it has some active ones too."""
    place, _, wounds = at.partition(" ")
    held = {quest: "fulfilled", **dict.fromkeys(also, "active")}
    owner = mage(place, wounds, quests=held, **more)
    return table(owner, b, c, evocations, board or {}, **(position or {})).do("quest")


def drawn(
    event: str,
    a: Seat = "hall",
    b: Seat = "cell",
    c: Seat = "cell",
    evocations: dict[str, Any] | None = None,
    **position: Any,
) -> CardScene:
    """The Black Rose phase of the event's moon begins: C, the last mage, draws the event."""
    moon = int(event[2])
    decks = [[event, "rest"] if number == moon else "rest" for number in (1, 2, 3)]
    return table(a, b, c, evocations, {}, **{"phase": "rose", "moon": moon, "events": {"decks": decks}, **position})


def under(
    event: str,
    a: Seat = "hall",
    b: Seat = "cell",
    c: Seat = "cell",
    evocations: dict[str, Any] | None = None,
    board: dict[str, str] | None = None,
    **position: Any,
) -> CardScene:
    """The event lies open, and A acts; with `active=None` the Action phase only begins."""
    events = {"slots": [event, None, None]}
    return table(a, b, c, evocations, board or {}, **{"moon": int(event[2]), "events": events, **position})
