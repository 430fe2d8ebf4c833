"""The Avatar on somebody's own table: a table to fill in, what it does at a moment, and the table afterwards."""

from __future__ import annotations

import copy
from typing import Any, Final, NamedTuple

import yaml

import mindrose
from mindrose.content.packs import DEFAULT_PACK
from mindrose.faces.black_rose_wars.dictionary import FIGURE, Dictionary, nearest_called
from mindrose.faces.black_rose_wars.moments import (
    CLEAN_UP,
    DAMAGE,
    DOER,
    EVOCATIONS,
    MOMENTS,
    NEW_EVENT,
    ORDER,
    PHASE_OF,
    PROGRAMS,
    REACTION,
    SPELL,
    WAY,
    WAYS,
)
from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import figure_names
from mindrose.games.black_rose_wars.components.things import EVENT_SLOTS, FIRST_EVOCATION, NOBODY, NOTHING, ROSE
from mindrose.games.black_rose_wars.documents.position import position
from mindrose.games.black_rose_wars.documents.reading import VIEW_FIELDS, Reader
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame, table_of
from mindrose.games.black_rose_wars.options import ABSENT, APPRENTICE, MOST_PEOPLE, PLAYING, Settings, check
from mindrose.games.black_rose_wars.rules.ending import has_ended
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.errors import BadOption, BadPosition, suggested
from mindrose.kernel.game import Document, Game
from mindrose.kernel.programs import Frame
from mindrose.kernel.table import Table
from mindrose.text import Speaker
from mindrose.text.automaton import Event, Occasion, one_of
from mindrose.text.words import ENGLISH

GAME: Final = "black-rose-wars"
REST: Final = "rest"
NO_SYMBOL: Final = "none"
MOST_DAMAGE: Final = 99
ROSE_WORD: Final = "rose"
A_ROOM: Final = "{room: crypt, restored: true}"
A_SERVANT: Final = "{cadaver-1: {at: P05, owner: rose, slot: 1, cubes: [0]}, umbra-1: {at: P06, owner: 0, bearer: 1}}"
A_HEX: Final = "{silence: 0}"
CHOOSING: Final = ("summoning", "upgrading", "discarding_events", "moving")  # for whoever decides in the effect below
REASONS: Final = (
    *(events.PREFERRED, events.PREFERRED_ROOM, events.PASSED_OVER, events.PASSED_OVER_ROOM),
    events.NOTHING_PREFERRED,
)
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
ALSO_OF_SERVANT: Final = ("bearer", "slot", "upgrades")  # where there is something to tell


class Cards(NamedTuple):
    """Cards of the Avatar that are turned up: their records, what they are called, and where they lie open."""

    record: str
    name: str
    rule: str
    place: str
    open: str


ORDERS: Final = Cards("order", "order", "BR-29.1.4", "avatar", "memories")
EVENTS: Final = Cards("avatar_event", "event", "BR-29.1.4", "events", "slots")
CARDS_OF: Final = {ORDER: ORDERS, REACTION: ORDERS, NEW_EVENT: EVENTS}


class Possession:
    """What the Possessed does on a table of which its owner tells."""

    moments = MOMENTS
    ways = tuple(WAYS)

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

    def completed(self, document: Document, language: str = ENGLISH) -> Document:
        """Read without being played: no order is revealed."""
        reader = self.reader(self.game(), self.of_avatar(document), "0", language)
        return told(position(reader.read()), document)

    def written(self, document: Document, language: str) -> str:
        content = self.content_of(document)
        speaker, names = Speaker(self.game(), language), Dictionary(content)
        lines = [
            *comment(speaker.terminal("own-head")),
            f"options: {flow(document.get('options') or {})}",
            f"moon: {document.get('moon', 1)}  # {speaker.terminal('own-moon')}",
            f"crown: {document.get('crown', 0)}  # {speaker.terminal('own-crown')}",
            *comment(speaker.terminal("own-lodge", rooms=names.listed("room", language), example=A_ROOM)),
            "lodge:",
            *(f"  {place}: {flow(room)}" for place, room in (document.get("lodge") or {}).items()),
            *comment(
                speaker.terminal(
                    "own-seats",
                    mages=names.listed("mage", language),
                    hexes=names.listed("hex", language),
                    hexed=A_HEX,
                )
            ),
            "seats:",
            *(f"  - {flow(seat)}" for seat in document.get("seats") or []),
            *comment(speaker.terminal("own-avatar")),
            f"avatar: {flow(document.get('avatar') or {})}",
            f"rose: {flow(document.get('rose') or {})}",
            *comment(
                speaker.terminal(
                    "own-evocations",
                    evocations=names.listed("evocation", language),
                    upgrades=names.listed("upgrade", language),
                    example=A_SERVANT,
                )
            ),
            f"evocations: {flow(document.get('evocations') or {})}",
            *comment(speaker.terminal("own-events", events=names.listed("event", language, open_events(content)))),
            f"events: {flow(document.get('events') or {})}",
            *(f"{name}: {flow(value)}" for name, value in document.items() if name not in TOLD),
            *comment(speaker.terminal("own-orders")),
            *comment(names.listed("order", language)),
        ]
        return "\n".join(lines) + "\n"

    # A moment of it

    def table(self, game: Game, document: Document, occasion: Occasion, seed: str, language: str = ENGLISH) -> Table:
        """The card that was turned up lies on its deck; the Avatar acts, or something is done to it."""
        when = one_of(occasion.when, self.moments, "moment")
        self.check_occasion(occasion, when)
        asked = self.of_avatar(document)
        asked |= {"phase": PHASE_OF[when], "active": ROSE_WORD if when == ORDER else None}
        if when in CARDS_OF:
            self.put_on_top(asked, occasion.card, when, language)
        reader = self.reader(game, asked, seed, language)
        table = Table(game, seed, game.players_of(asked), game.checked_options(asked["options"]), None)
        table.state = state = reader.read()
        state.journal = table.story
        frame = state.push(PROGRAMS[when], state.crown)
        if when == REACTION:
            self.tell_deed(state, frame, occasion, language)
        state.proceed(state.stack)
        return table

    def check_occasion(self, occasion: Occasion, when: str) -> None:
        """What is told belongs to the moment; the usual way says nothing."""
        if when != REACTION and (occasion.by or occasion.damage or occasion.how not in ("", self.ways[0])):
            raise BadOption(
                "by whom, how and how much damage is told where something is done to the Possessed: "
                f"say so with --when {REACTION}, or leave them out"
            )
        if occasion.card and when not in CARDS_OF:
            raise BadOption(f"no card is turned up with --when {when}: leave {occasion.card!r} out")

    def tell_deed(self, state: BlackRoseWars, frame: Frame, occasion: Occasion, language: str) -> None:
        """BR-29.4.1 Who does what to the Avatar."""
        doer = self.doer(state, occasion.by, language)
        way = one_of(occasion.how, self.ways, "way")
        if not state.in_lodge(ROSE):
            raise BadOption("the Possessed is in its cell: nothing hurts it there or chooses it as a target (BR-4.3.3)")
        if state.side_of(doer) == ROSE:
            raise BadOption(f"{occasion.by} is of the Black Rose, which never hurts the Possessed (BR-29.5.5)")
        if way == SPELL and doer >= FIRST_EVOCATION:
            raise BadOption(f"{occasion.by} casts no spells: a spell is by a mage, named by its seat (BR-14.1.1)")
        if not 0 <= occasion.damage <= MOST_DAMAGE:
            raise BadOption(f"damage is a whole number from 0 to {MOST_DAMAGE}, not {occasion.damage}")
        if way != SPELL and occasion.damage == 0:
            raise BadOption("say how much damage the Possessed receives; only a spell can choose it and do none")
        frame.slots[DOER], frame.slots[WAY], frame.slots[DAMAGE] = doer, WAYS[way], occasion.damage

    def doer(self, state: BlackRoseWars, name: str, language: str) -> int:
        """A mage by its seat or its name, or an evocation in the lodge."""
        mages = [str(state.content.mage_ids[state.mage[seat]]) for seat in range(state.players)]
        servants = {
            servant: figure
            for figure, servant in enumerate(figure_names(state.content))
            if figure >= FIRST_EVOCATION and state.in_lodge(figure) and state.controller[figure] != NOBODY
        }
        known = {str(seat): seat for seat in range(len(mages))} | {mage: mages.index(mage) for mage in mages} | servants
        names = Dictionary(state.content)
        word = str(names.figure(names.id("mage", name.strip()))).casefold()
        if word not in known:
            near = nearest_called(
                word, language, lambda one: names.called("mage", one, mages) + names.called(FIGURE, one, servants)
            )
            wrong = f"there is no {name!r} that could do it{suggested(near)}" if word else "nobody is named"
            raise BadOption(f"say who does it to the Possessed, {wrong}: {', '.join(known)}")
        return known[word]

    def of_avatar(self, document: Document) -> dict[str, Any]:
        """A table with ids for names and without what runs, at which the Avatar plays."""
        asked = {key: copy.deepcopy(value) for key, value in document.items() if key not in RUNNING}
        options = asked.get("options") or {}
        if not isinstance(options, dict):
            raise BadPosition(self.game().position_faults(asked))
        if options.get("avatar", PLAYING) == ABSENT:
            raise BadPosition(["the Avatar does not play here: leave out its option (BR-28.1.1)"])
        asked["options"] = {**options, "avatar": PLAYING}
        return Dictionary(self.content_of(asked)).with_ids(asked)

    def put_on_top(self, asked: dict[str, Any], card: str, when: str, language: str) -> None:
        """An order or an event that was turned up lies on the deck of its moon, and nowhere else."""
        if not card:
            return
        content = self.content_of(asked)
        of = CARDS_OF[when]
        record = found(content, card, of, language)
        moon = int(record["moon"])
        if moon != asked.get("moon", 1):
            now = asked.get("moon", 1)
            raise BadOption(f"the {of.name} {card!r} is of moon {moon}, and the table is at moon {now} ({of.rule})")
        if when == REACTION and record["back"] == NO_SYMBOL:
            raise BadOption(f"the order {card!r} shows no trap or defence on its back (BR-29.4.1)")
        place = mapped(asked.get(of.place))
        told_decks, told_open = place.get("decks") or [], place.get(of.open) or []
        if not isinstance(told_decks, list) or not isinstance(told_open, list):
            return  # it is refused with whatever else is wrong
        decks = [list(deck) if isinstance(deck, list) else deck for deck in told_decks]
        decks += [[REST] for _ in range(moon - len(decks))]
        id = str(record["id"])
        deck = decks[moon - 1]
        below = [one for one in deck if str(one).split()[:1] != [id]] if isinstance(deck, list) else [REST]
        decks[moon - 1] = [id, *below]
        others = [str(one["id"]) for one in content.document["avatar"][of.record] if one["moon"] == moon]
        left = self.left_open(told_open, id, others, of, when)
        asked[of.place] = {**place, "decks": decks, of.open: left}

    def left_open(self, lying: list[Any], id: str, of_moon: list[str], of: Cards, when: str) -> list[Any]:
        """What lies open is not turned up again; BR-29.2.7 only orders are, all of a moon, once their deck is empty."""
        if id not in lying:
            return lying
        if when == ORDER and all(one in lying for one in of_moon):
            return [one for one in lying if one not in of_moon]
        raise BadOption(
            f"the {of.name} {id!r} lies open already, in {of.open!r} of {of.place!r}: "
            "take it out there, or name the card that was turned up"
        )

    def game(self) -> BlackRoseWarsGame:
        game = mindrose.load(GAME)
        assert isinstance(game, BlackRoseWarsGame)
        return game

    def content_of(self, document: Document) -> Content:
        return self.game().pack(str((document.get("options") or {}).get("pack", DEFAULT_PACK)))

    def reader(self, game: Game, asked: dict[str, Any], seed: str, language: str) -> Reader:
        """Whoever reads a table; `BadPosition` if it is none of this game."""
        assert isinstance(game, BlackRoseWarsGame)
        faults = game.position_faults(asked)
        if faults:
            raise BadPosition(faults)
        players = game.players_of(asked)
        try:
            options = game.checked_options(dict(asked["options"]))
            check(options, players)
        except BadOption as refused:
            raise BadPosition(str(refused).split("\n")) from None
        content = game.pack(game.pack_of(options))
        reader = Reader(asked, content, Settings(options, players), players, Chance(key_of(seed)))
        names = Dictionary(content)
        reader.nearest = lambda kind, word: names.nearest(kind, word, language)
        reader.refuse_view(asked, VIEW_FIELDS)
        self.check_obeyed(reader)
        return reader

    def check_obeyed(self, reader: Reader) -> None:
        """BR-29.2.2, BR-29.4.3 Beyond its limit it plays orders only as answers, and these lie among its memories."""
        told = mapped(reader.document.get("avatar"))
        obeyed, memories = told.get("obeyed"), told.get("memories")
        limit = int(reader.table.settings.orders)
        most = limit + (len(memories) if isinstance(memories, list) else 0)
        if isinstance(obeyed, int) and obeyed > most:
            reader.wrong(
                f"'obeyed' of the Avatar is {obeyed}, but it plays {limit} orders in a phase, and more only as traps "
                f"and defences, which then lie in its 'memories': write {limit} if it has played them all (BR-29.2.2)"
            )

    def question(self, table: Table, speaker: Speaker) -> str:
        """BR-1.1.3, BR-30.1.1 Where the Avatar or the Black Rose would choose, the crown does."""
        asked = table.question
        assert asked is not None
        said = speaker.question(asked.kind, asked.seat, table.view(asked.seat))
        return speaker.terminal("own-crowned", question=said) if crown_decides(asked.stack.frames) else said

    def remark(self, table: Table, when: str, told: list[Event], speaker: Speaker) -> str:
        """BR-29.2.2, BR-29.2.7, BR-29.4.1, BR-29.5.2 Why it did nothing; BR-26.1.1 whether the game ends now."""
        state = table_of(table.state)
        if when == ORDER and not happened(told, events.ORDER, events.DOMINION):
            if state.obeyed >= state.settings.orders:
                return speaker.terminal("own-spent", number=int(state.obeyed))
            return speaker.terminal("own-empty")
        if when == REACTION and not happened(told, events.REACTION):
            return speaker.terminal("own-unmoved")
        if when == EVOCATIONS and not any(is_kind(event, events.WOKEN) and self.is_its(table, event) for event in told):
            return speaker.terminal("own-alone")
        if when == CLEAN_UP and has_ended(state):
            return speaker.terminal("own-ended")
        idle = when == CLEAN_UP and all(is_kind(event, events.PHASE) for event in told)
        return speaker.terminal("own-idle") if idle else ""

    def is_its(self, table: Table, event: Event) -> bool:
        """Whether an event is about an evocation of the Avatar."""
        figure = event.get("figure")
        return isinstance(figure, int) and table_of(table.state).owner[figure] == ROSE

    def card(self, table: Table, event: Event) -> str:
        """BR-29.2.1, BR-29.4.2, BR-6.1.2 The order that is revealed, to be played or as an answer, or the event."""
        content = table_of(table.state).content
        order, drawn = event.get("order"), event.get("event_card")
        if is_kind(event, events.ORDER, events.REACTION) and isinstance(order, int):
            return content.order_ids[order]
        return content.event_ids[drawn] if is_kind(event, events.EVENT_DRAWN) and isinstance(drawn, int) else ""

    def is_reason(self, event: Event) -> bool:
        return is_kind(event, *REASONS)

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


def happened(told: list[Event], *kinds: int) -> bool:
    return any(is_kind(event, *kinds) for event in told)


def is_kind(event: Event, *kinds: int) -> bool:
    return event["event"] in [events.EVENTS[kind].name for kind in kinds]


def crown_decides(running: list[Frame]) -> bool:
    """An effect of the Avatar or the Black Rose asks for a choice; other questions say themselves who decides."""
    own = [frame for frame in running if frame.program.name not in CHOOSING]
    effect = own[-1] if own else None
    if effect is None or effect.program.slots[: len(frames.FIXED)] != frames.FIXED:
        return False
    return effect.slots[frames.ACTOR] == ROSE and effect.slots[frames.CHOOSER] == NOTHING


def flow(value: object) -> str:
    """A value in one line of YAML."""
    text = yaml.safe_dump(value, default_flow_style=True, allow_unicode=True, sort_keys=False, width=10**6)
    return text.removesuffix("...\n").strip()


def comment(text: str) -> list[str]:
    return [f"# {line}" for line in text.split("\n")]


def open_events(content: Content) -> list[str]:
    """BR-28.1.4, BR-7.1.2 The events of the Avatar that can lie open."""
    own = content.document["avatar"]["avatar_event"]
    return [str(event["id"]) for event in own if event["phase"] != "immediate"]


def found(content: Content, card: str, of: Cards, language: str) -> Document:
    """An order or an event of the Avatar by its id or its name in any language."""
    wanted = card.strip().casefold()
    cards: list[Document] = content.document["avatar"][of.record]
    for one in cards:
        if wanted in (str(one["id"]), *(str(said).casefold() for said in one["name"].values())):
            return one
    near = nearest_called(
        card, language, lambda one: [str(word) for it in cards for word in (it["id"], it["name"][one])]
    )
    raise BadOption(f"there is no {of.name} {card!r}{suggested(near)}")


POSSESSION: Final = Possession()
