"""The Avatar on somebody's own table: a position to fill in, its next order, and the position afterwards."""

from __future__ import annotations

import copy
from typing import Any, Final

import mindrose
from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame, table_of
from mindrose.games.black_rose_wars.options import ABSENT, MOST_PEOPLE, PLAYING
from mindrose.games.black_rose_wars.rules.avatar import OBEYING
from mindrose.kernel.errors import BadOption, BadPosition, meant
from mindrose.kernel.game import Document
from mindrose.kernel.table import Table
from mindrose.text import Speaker

GAME: Final = "black-rose-wars"
REST: Final = "rest"
ACTION: Final = "action"
ROSE_WORD: Final = "rose"
A_ROOM: Final = "{room: crypt, restored: true}"
A_SERVANT: Final = "{cadaver-1: {at: P05, owner: rose, cubes: [0]}}"
# What only the program knows of a table in the middle of something.
RUNNING: Final = ("stack", "drawn", "happened", "waiting", "changes", "spent", "standing", "dying", "doomed", "saved")


class Possession:
    """What the Possessed does on a table of which its owner tells."""

    # A table to fill in

    def template(self, people: int, language: str) -> str:
        if people > MOST_PEOPLE:
            raise BadOption(f"E_SETUP, BR-28.1.1: the Avatar plays beside one to {MOST_PEOPLE} people, not {people}")
        table = self.begun(people)
        position = table.position()
        speaker = Speaker(table.game, language, options=table.options)
        content = table_of(table.state).content
        lines = [
            *comment(speaker.terminal("own-head")),
            f"options: {{avatar: {PLAYING}, difficulty: apprentice}}",
            f"moon: 1  # {speaker.terminal('own-moon')}",
            f"crown: {position['crown']}  # {speaker.terminal('own-crown')}",
            *comment(speaker.terminal("own-lodge", rooms=", ".join(content.room_ids), example=A_ROOM)),
            "lodge:",
            *(f"  {place}: {{room: {position['lodge'][place]['room']}, cubes: []}}" for place in NAMES),
            *comment(speaker.terminal("own-seats", mages=", ".join(content.mage_ids))),
            "seats:",
            *(
                f"  - {{mage: {seat['mage']}, cell: {seat['cell']}, at: cell, power: 0, cubes: [], hexes: {{}}}}"
                for seat in position["seats"]
            ),
            *comment(speaker.terminal("own-avatar")),
            f"avatar: {{at: P10, cell: {position['avatar']['cell']}, cubes: [], hexes: {{}}, obeyed: 0, memories: []}}",
            "rose: {power: 0}",
            *comment(speaker.terminal("own-evocations", evocations=", ".join(content.kind_ids), example=A_SERVANT)),
            "evocations: {}",
            *comment(speaker.terminal("own-orders")),
            *comment(", ".join(f"{id} {name}" for id, name in orders(content, language))),
        ]
        return "\n".join(lines) + "\n"

    def begun(self, people: int) -> Table:
        """A table after its set-up."""
        table = mindrose.load(GAME).new(people, 0, avatar=PLAYING)
        while table_of(table.state).round == 0:
            assert table.question is not None
            table.answer(table.question.timeout)
        return table

    # Its turn

    def on_turn(self, document: Document, card: str) -> Document:
        """BR-29.2.1 It is the Avatar's activation; the order that was revealed lies on top of its deck."""
        asked: dict[str, Any] = {key: copy.deepcopy(value) for key, value in document.items() if key not in RUNNING}
        options = dict(asked.get("options") or {})
        if options.get("avatar", PLAYING) == ABSENT:
            raise BadPosition(["the Avatar does not play here: leave out its option (BR-28.1.1)"])
        asked |= {"options": {**options, "avatar": PLAYING}, "phase": ACTION, "active": ROSE_WORD}
        if card:
            self.put_on_top(asked, card)
        return asked

    def put_on_top(self, asked: dict[str, Any], card: str) -> None:
        content = self.content_of(asked)
        order = found(content, card)
        moon = int(content.order_moon[order])
        if moon + 1 != asked.get("moon", 1):
            raise BadOption(
                f"the order {card!r} is of moon {moon + 1}, and the table is at moon {asked.get('moon', 1)} (BR-29.1.4)"
            )
        avatar = dict(asked.get("avatar") or {})
        decks = [list(deck) if isinstance(deck, list) else deck for deck in avatar.get("decks") or []]
        decks += [[REST] for _ in range(moon + 1 - len(decks))]
        id = content.order_ids[order]
        below = (
            [one for one in decks[moon] if str(one).split()[:1] != [id]] if isinstance(decks[moon], list) else [REST]
        )
        decks[moon] = [id, *below]
        memories = [one for one in avatar.get("memories") or [] if one != id]
        asked["avatar"] = {**avatar, "decks": decks, "memories": memories}

    def content_of(self, document: Document) -> Content:
        game = mindrose.load(GAME)
        assert isinstance(game, BlackRoseWarsGame)
        return game.pack(str((document.get("options") or {}).get("pack", DEFAULT_PACK)))

    def acts(self, table: Table) -> bool:
        return any(frame.program is OBEYING for frame in table.state.stack.frames)

    def card(self, table: Table) -> str:
        """The order that was revealed last, of this activation or of the one just over."""
        state = table_of(table.state)
        return state.content.order_ids[state.order] if state.order >= 0 else ""

    def at_rest(self, table: Table) -> Document:
        """Without what runs: whose turn it is afterwards is for the people at the table."""
        position = table.position()
        return {key: value for key, value in position.items() if key not in (*RUNNING, "active", "phase", "first")}


def comment(text: str) -> list[str]:
    return [f"# {line}" for line in text.split("\n")]


def orders(content: Content, language: str) -> list[tuple[str, str]]:
    """The orders by their ids, with their names in a language."""
    return [(str(one["id"]), str(one["name"][language])) for one in content.document["avatar"]["order"]]


def found(content: Content, card: str) -> int:
    """An order by its id or its name in any language."""
    wanted = card.strip().casefold()
    for number, order in enumerate(content.document["avatar"]["order"]):
        if wanted in (str(order["id"]), *(str(name).casefold() for name in order["name"].values())):
            return number
    names = [*content.order_ids, *(name for _, name in orders(content, "en"))]
    raise BadOption(f"there is no order {card!r}{meant(card, names)}")


POSSESSION: Final = Possession()
