"""The Avatar on somebody's own table: a table to fill in, its next order, and the table afterwards."""

from __future__ import annotations

import copy
from typing import Any, Final

import yaml

import mindrose
from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import EVENT_SLOTS, ROSE
from mindrose.games.black_rose_wars.documents.position import position
from mindrose.games.black_rose_wars.documents.reading import Reader
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame, table_of
from mindrose.games.black_rose_wars.options import ABSENT, APPRENTICE, MOST_PEOPLE, PLAYING, Settings, check
from mindrose.games.black_rose_wars.rules.avatar import DOMINION, OBEYING
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.errors import BadOption, BadPosition, meant
from mindrose.kernel.game import Document
from mindrose.kernel.table import Table
from mindrose.text import Speaker
from mindrose.text.automaton import Event

GAME: Final = "black-rose-wars"
REST: Final = "rest"
ACTION: Final = "action"
ROSE_WORD: Final = "rose"
A_ROOM: Final = "{room: crypt, restored: true}"
A_SERVANT: Final = "{cadaver-1: {at: P05, owner: rose, cubes: [0]}}"
REASONS: Final = (events.PREFERRED, events.PREFERRED_ROOM, events.PASSED_OVER, events.PASSED_OVER_ROOM)
# What only the program knows of a table in the middle of something.
RUNNING: Final = ("stack", "drawn", "happened", "waiting", "changes", "spent", "standing", "dying", "doomed", "saved")
MOMENT: Final = ("active", "phase", "first", "players", "game")  # whose turn it is, the people at the table know
TOLD: Final = ("options", "moon", "crown", "lodge", "seats", "avatar", "rose", "evocations", "events")
TOLD_OF_SEAT: Final = ("mage", "cell", "at", "power", "cubes", "hexes")
TOLD_OF_AVATAR: Final = ("mage", "cell", "at", "cubes", "hexes", "obeyed", "memories")
TOLD_OF_ROSE: Final = ("power",)
TOLD_OF_EVENTS: Final = ("slots",)
TOLD_OF_ROOM: Final = ("room", "cubes")
TOLD_OF_SERVANT: Final = ("at", "owner", "cubes")
ALSO_OF_SERVANT: Final = ("bearer", "slot", "upgrades", "woken")  # where there is something to tell


class Possession:
    """What the Possessed does on a table of which its owner tells."""

    # A table to fill in

    def begun(self, people: int) -> Document:
        """BR-28.1.3 A table after its set-up; the event that comes next is not open yet."""
        if people > MOST_PEOPLE:
            raise BadOption(f"E_SETUP, BR-28.1.1: the Avatar plays beside one to {MOST_PEOPLE} people, not {people}")
        table = mindrose.load(GAME).new(people, 0, avatar=PLAYING)
        while table_of(table.state).round == 0:
            assert table.question is not None
            table.answer(table.question.timeout)
        return {**told(table.position(), {}), "events": {"slots": [None] * EVENT_SLOTS}}

    def completed(self, document: Document) -> Document:
        """Read without being played: no order is revealed."""
        asked = self.of_avatar(document)
        game = self.game()
        faults = game.position_faults(asked)
        if faults:
            raise BadPosition(faults)
        players = game.players_of(asked)
        try:
            options = game.checked_options(dict(asked["options"]))
            check(options, players)
        except BadOption as refused:
            raise BadPosition(str(refused).split("\n")) from None
        reader = Reader(asked, self.content_of(asked), Settings(options, players), players, Chance(key_of("0")))
        reader.refuse_views()
        return told(position(reader.read()), document)

    def written(self, document: Document, language: str) -> str:
        content = self.content_of(document)
        speaker = Speaker(self.game(), language)
        lines = [
            *comment(speaker.terminal("own-head")),
            f"options: {flow(document.get('options') or {})}",
            f"moon: {document.get('moon', 1)}  # {speaker.terminal('own-moon')}",
            f"crown: {document.get('crown', 0)}  # {speaker.terminal('own-crown')}",
            *comment(speaker.terminal("own-lodge", rooms=", ".join(content.room_ids), example=A_ROOM)),
            "lodge:",
            *(f"  {place}: {flow(room)}" for place, room in (document.get("lodge") or {}).items()),
            *comment(speaker.terminal("own-seats", mages=", ".join(content.mage_ids))),
            "seats:",
            *(f"  - {flow(seat)}" for seat in document.get("seats") or []),
            *comment(speaker.terminal("own-avatar")),
            f"avatar: {flow(document.get('avatar') or {})}",
            f"rose: {flow(document.get('rose') or {})}",
            *comment(speaker.terminal("own-evocations", evocations=", ".join(content.kind_ids), example=A_SERVANT)),
            f"evocations: {flow(document.get('evocations') or {})}",
            *comment(speaker.terminal("own-events", events=", ".join(open_events(content)))),
            f"events: {flow(document.get('events') or {})}",
            *(f"{name}: {flow(value)}" for name, value in document.items() if name not in TOLD),
            *comment(speaker.terminal("own-orders")),
            *comment(", ".join(f"{id} {name}" for id, name in orders(content, language))),
        ]
        return "\n".join(lines) + "\n"

    # Its turn

    def on_turn(self, document: Document, card: str) -> Document:
        """BR-29.2.1 It is the Avatar's activation; the order that was revealed lies on top of its deck.

        People have all their tokens, so that the table waits for one of them afterwards.
        """
        asked = self.of_avatar(document)
        asked |= {"phase": ACTION, "active": ROSE_WORD}
        for seat in listed(asked.get("seats")):
            seat.pop("tokens", None)
        if card:
            self.put_on_top(asked, card)
        return asked

    def of_avatar(self, document: Document) -> dict[str, Any]:
        """A table without what runs, at which the Avatar plays."""
        asked = {key: copy.deepcopy(value) for key, value in document.items() if key not in RUNNING}
        options = asked.get("options") or {}
        if not isinstance(options, dict):
            raise BadPosition(self.game().position_faults(asked))
        if options.get("avatar", PLAYING) == ABSENT:
            raise BadPosition(["the Avatar does not play here: leave out its option (BR-28.1.1)"])
        asked["options"] = {**options, "avatar": PLAYING}
        return asked

    def put_on_top(self, asked: dict[str, Any], card: str) -> None:
        content = self.content_of(asked)
        order = found(content, card)
        moon = int(content.order_moon[order])
        if moon + 1 != asked.get("moon", 1):
            raise BadOption(
                f"the order {card!r} is of moon {moon + 1}, and the table is at moon {asked.get('moon', 1)} (BR-29.1.4)"
            )
        avatar = mapped(asked.get("avatar"))
        told_decks, told_memories = avatar.get("decks") or [], avatar.get("memories") or []
        if not isinstance(told_decks, list) or not isinstance(told_memories, list):
            return  # it is refused with whatever else is wrong
        decks = [list(deck) if isinstance(deck, list) else deck for deck in told_decks]
        decks += [[REST] for _ in range(moon + 1 - len(decks))]
        id = content.order_ids[order]
        below = (
            [one for one in decks[moon] if str(one).split()[:1] != [id]] if isinstance(decks[moon], list) else [REST]
        )
        decks[moon] = [id, *below]
        memories = [one for one in told_memories if one != id]
        asked["avatar"] = {**avatar, "decks": decks, "memories": memories}

    def game(self) -> BlackRoseWarsGame:
        game = mindrose.load(GAME)
        assert isinstance(game, BlackRoseWarsGame)
        return game

    def content_of(self, document: Document) -> Content:
        return self.game().pack(str((document.get("options") or {}).get("pack", DEFAULT_PACK)))

    def acts(self, table: Table) -> bool:
        return any(frame.program in (OBEYING, DOMINION) for frame in table.state.stack.frames)

    def idle(self, table: Table, speaker: Speaker) -> str:
        """BR-29.2.2, BR-29.2.7 It has played its orders of this phase, or has none left."""
        state = table_of(table.state)
        if state.obeyed >= state.settings.orders:
            return speaker.terminal("own-spent", number=int(state.obeyed))
        return speaker.terminal("own-empty")

    def card(self, table: Table, event: Event) -> str:
        """BR-29.2.1, BR-29.4.2 The order that is revealed, to be played or as an answer."""
        order = event.get("order") if is_kind(event, events.ORDER, events.REACTION) else None
        return table_of(table.state).content.order_ids[order] if isinstance(order, int) else ""

    def is_reason(self, event: Event) -> bool:
        return is_kind(event, *REASONS)

    def is_after(self, event: Event) -> bool:
        """BR-13.1.2 The activation of somebody else begins, or the phase has ended."""
        return is_kind(event, events.PHASE) or (is_kind(event, events.ACTIVATION) and event["seat"] != ROSE)

    def names(self, table: Table, language: str) -> list[str]:
        """People with the box on the table know each other by their mages."""
        state = table_of(table.state)
        mages = state.content.document["mages"]["mage"]
        return [str(mages[state.mage[seat]]["name"][language]) for seat in range(table.players)]

    def at_rest(self, table: Table, before: Document) -> Document:
        return told(table.position(), before)


def told(position: Document, before: Document) -> Document:
    """Of a whole position what somebody tells who has the box: what can be seen, and whatever they told before."""
    unusual: Document = position["options"]
    rows = {
        "options": {"avatar": PLAYING, "difficulty": APPRENTICE, **unusual},
        "lodge": {place: told_of_room(room) for place, room in position["lodge"].items()},
        "seats": [
            chosen(seat, TOLD_OF_SEAT, before_of(listed(before.get("seats")), number))
            for number, seat in enumerate(position["seats"])
        ],
        "avatar": chosen(position["avatar"], TOLD_OF_AVATAR, mapped(before.get("avatar"))),
        "rose": chosen(position["rose"], TOLD_OF_ROSE, mapped(before.get("rose"))),
        "evocations": {name: told_of_servant(servant) for name, servant in position["evocations"].items()},
        "events": chosen(position["events"], TOLD_OF_EVENTS, mapped(before.get("events"))),
    }
    names = [*TOLD, *(name for name in before if name not in (*TOLD, *RUNNING, *MOMENT) and name in position)]
    return {name: rows.get(name, position[name]) for name in names}


def chosen(entry: Document, names: tuple[str, ...], before: Document) -> Document:
    """Some fields, and those that were told before; supplies and tokens follow from the rest."""
    more = [name for name in before if name not in (*names, "supply", "tokens", "left", "beside", "weighed", "order")]
    return {name: entry[name] for name in (*names, *more) if name in entry}


def told_of_room(room: Document) -> Document:
    return {name: room[name] for name in TOLD_OF_ROOM} | {name: True for name in ("restored", "used") if room[name]}


def told_of_servant(servant: Document) -> Document:
    more = {name: servant[name] for name in ALSO_OF_SERVANT if servant[name]}
    if servant["controller"] not in (servant["owner"], None):
        more |= {"controller": servant["controller"], "lease": servant["lease"]}
    return {name: servant[name] for name in TOLD_OF_SERVANT} | more


def listed(value: object) -> list[dict[str, Any]]:
    return [one for one in value if isinstance(one, dict)] if isinstance(value, list) else []


def mapped(value: object) -> Document:
    return value if isinstance(value, dict) else {}


def before_of(seats: list[dict[str, Any]], number: int) -> Document:
    return seats[number] if number < len(seats) else {}


def is_kind(event: Event, *kinds: int) -> bool:
    return event["event"] in [events.EVENTS[kind].name for kind in kinds]


def flow(value: object) -> str:
    """A value in one line of YAML."""
    text = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10**6)
    return text.removesuffix("...\n").strip()


def comment(text: str) -> list[str]:
    return [f"# {line}" for line in text.split("\n")]


def orders(content: Content, language: str) -> list[tuple[str, str]]:
    """The orders by their ids, with their names in a language."""
    return [(str(one["id"]), str(one["name"][language])) for one in content.document["avatar"]["order"]]


def open_events(content: Content) -> list[str]:
    """BR-28.1.4, BR-7.1.2 The events of the Avatar that can lie open."""
    own = content.document["avatar"]["avatar_event"]
    return [str(event["id"]) for event in own if event["phase"] != "immediate"]


def found(content: Content, card: str) -> int:
    """An order by its id or its name in any language."""
    wanted = card.strip().casefold()
    for number, order in enumerate(content.document["avatar"]["order"]):
        if wanted in (str(order["id"]), *(str(name).casefold() for name in order["name"].values())):
            return number
    names = [*content.order_ids, *(name for _, name in orders(content, "en"))]
    raise BadOption(f"there is no order {card!r}{meant(card, names)}")


POSSESSION: Final = Possession()
