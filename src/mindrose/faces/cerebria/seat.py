"""A seat of Cerebria: The Inside World in a terminal: what a player holds, and the Spirit board."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.faces.cerebria_cards.board import POLARITY
from mindrose.faces.cerebria_cards.board import VIBES as SHAPES
from mindrose.games.cerebria.components.things import ACTIONS, EDITIONS, ROWS, SIDES, SPIRITS, UPGRADE_SLOTS
from mindrose.terminal.flow import Flow, label

UNKNOWN: Final = "?"
WILD: Final = ("✱", "default")  # CB-7.2.6 a Vibe without colour


class SeatPainter:
    """Draws the seats of one view."""

    def __init__(self, view: dict[str, Any], speaker: CerebriaSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.content = speaker.naming.content

    def seat(self, seat: int) -> Group:
        entry = self.view["seats"][seat]
        if entry["spirit"] is None:
            return Group(self.title(seat, entry))
        grid = Grid.grid(padding=(0, 1))
        grid.add_row(Text(label(self.speaker.word("hand")), style="dim"), self.hand(entry))
        grid.add_row(Text(label(self.speaker.word("spirit_board")), style="dim"), self.board(entry))
        return Group(self.title(seat, entry), Padding(grid, (0, 0, 0, 2)))

    def title(self, seat: int, entry: dict[str, Any]) -> Flow:
        """Who it is, and what lies on the Spirit board and in the deck."""
        say = self.speaker
        sign, colour = POLARITY[entry["faction"]] if entry["faction"] else (" ", "default")
        mark = "▶" if seat == self.view["active"] else " "
        pieces = [Text(f"{mark} ", style="bold").append(f"{sign} {say.player(seat)}", style=colour)]
        if entry["spirit"] is not None:
            pieces.append(Text(say.spirit(entry["spirit"]), style=colour))
            pieces.append(Text(say.words.say("wp", {"wp": entry["wp"]}), style="bold"))
            pieces.append(Text(say.terminal("essence", number=entry["essence"]), style="bold"))
            pieces.append(self.deck(entry["deck"]))
        return Flow(pieces, " · ")

    # Cards

    def hand(self, entry: dict[str, Any]) -> Flow:
        """CB-24.1.1 Own and teammate's cards; of an opponent's those that everybody has seen."""
        hand = entry["hand"]
        if isinstance(hand, list):
            names = [name.split()[0] for name in hand]
        else:
            names = hand["known"] + [UNKNOWN] * (hand["count"] - len(hand["known"]))
        pieces = self.cards(names)
        if not pieces:
            return Flow([Text("0")], "")
        count = self.speaker.terminal("fact", name=len(names), value="")
        return Flow([Text(count).append_text(pieces[0]), *pieces[1:]], self.speaker.words.row(["", ""]))

    def deck(self, deck: list[str | None]) -> Text:
        """CB-3.5.8 How many cards are left, and the top one."""
        left = f"{label(self.speaker.word('deck'))} {len(deck)}"
        if not deck or deck[0] is None:
            return Text(left)
        return Text(self.speaker.terminal("fact", name=left, value="")).append_text(self.card(deck[0].split()[0]))

    def cards(self, names: Iterable[str]) -> list[Text]:
        """`▲ Kindness ×2`, `● Trust`, `? ×3`."""
        pieces = []
        for name, same in groupby(names):
            copies = len(list(same))
            pieces.append(self.card(name).append(f" ×{copies}" if copies > 1 else ""))
        return pieces

    def card(self, name: str) -> Text:
        if name == UNKNOWN:
            return Text(UNKNOWN)
        shape, colour = SHAPES[self.content.entries[self.content.find(name)]["vibe"]]
        return Text().append(shape, style=colour).append(f" {self.speaker.card(name)}")

    # The Spirit board

    def board(self, entry: dict[str, Any]) -> Flow:
        """CB-7.1.1 The rows with a Vibe, each with the upgrades that are unlocked."""
        pieces: list[Text] = []
        for row, (action, vibes) in enumerate(entry["vibes"].items()):
            if vibes[0] is None:
                continue
            name = Text("· " if pieces else "", style="dim").append(self.speaker.action(action), style="bold")
            pieces.append(name.append_text(vibe(vibes[0])))
            for slot, colour in enumerate(vibes[1:]):
                if colour is not None:
                    upgrade = self.speaker.upgrade(self.upgrade(entry["spirit"], row, slot))
                    pieces.append(Text(f"+ {upgrade}").append_text(vibe(colour)))
        return Flow(pieces or [Text("—", style="dim")], " ")

    def draft(self) -> list[Flow]:
        """The Spirit action that was begun: the cards it discards for Vibes, and its upgrades."""
        frame = self.view["stack"][-1] if self.view["stack"] else {}
        action = frame.get("program", "")
        if action not in ACTIONS[:ROWS] or frame.get("seat") != self.view["seat"]:
            return []
        pieces = [Text(self.speaker.action(action), style="bold")]
        for card in (frame["vibe_card"], frame["second_card"]):
            if card >= 0:
                pieces.append(Text(self.speaker.said("choice", "vibe_card", {"card": self.speaker.card(card)})))
        spirit = self.view["seats"][frame["seat"]]["spirit"]
        for slot in range(UPGRADE_SLOTS):
            if frame["upgrades"] >= 0 and (frame["upgrades"] >> slot) & 1:
                pieces.append(Text(f"+ {self.speaker.upgrade(self.upgrade(spirit, ACTIONS.index(action), slot))}"))
        return [Flow(pieces, " · ")]

    def upgrade(self, spirit: str, row: int, slot: int) -> int:
        """The upgrade on a slot of a Spirit's row, on the side and in the edition of this table."""
        options = self.speaker.options
        board = SIDES.index(str(options["spirit_side"])) * len(EDITIONS) + EDITIONS.index(str(options["edition"]))
        rows = (board * len(SPIRITS) + SPIRITS.index(spirit)) * ROWS + row
        return int(self.content.upgrade[rows * UPGRADE_SLOTS + slot])


def vibe(colour: str) -> Text:
    shape, style = SHAPES.get(colour, WILD)
    return Text(f" {shape}", style=style)
