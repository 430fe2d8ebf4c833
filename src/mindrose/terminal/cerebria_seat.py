"""A seat of Cerebria: The Inside World in a terminal: what a player holds, and the Spirit board."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from mindrose.games.cerebria.boards import UPGRADE_SLOTS
from mindrose.games.cerebria.vocabulary import EDITIONS, ROWS, SIDES, SPIRITS
from mindrose.terminal.card_board import POLARITY
from mindrose.terminal.card_board import VIBES as SHAPES
from mindrose.text import CerebriaSpeaker

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
        grid.add_row(Text(self.speaker.word("hand"), style="dim"), self.hand(entry))
        grid.add_row(Text(self.speaker.word("deck"), style="dim"), self.deck(entry))
        grid.add_row(Text(self.speaker.word("spirit_board"), style="dim"), self.board(entry))
        return Group(self.title(seat, entry), Padding(grid, (0, 0, 0, 2)))

    def title(self, seat: int, entry: dict[str, Any]) -> Text:
        """Who it is, and what lies on the Spirit board."""
        say = self.speaker
        sign, colour = POLARITY[entry["faction"]] if entry["faction"] else (" ", "default")
        text = Text("▶ " if seat == self.view["active"] else "  ", style="bold")
        text.append(f"{sign} {say.player(seat)}", style=f"bold {colour}")
        if entry["spirit"] is not None:
            text.append(f" · {say.spirit(entry['spirit'])}", style=colour)
            text.append(" · " + say.words.say("wp", {"wp": entry["wp"]}), style="bold")
            text.append(" · " + say.words.say("essence", {"number": entry["essence"]}), style="bold")
        return text

    # Cards

    def hand(self, entry: dict[str, Any]) -> Text:
        """CB-24.1.1 Own and teammate's cards; of an opponent's those that everybody has seen."""
        hand = entry["hand"]
        if isinstance(hand, list):
            names = [name.split()[0] for name in hand]
        else:
            names = hand["known"] + [UNKNOWN] * (hand["count"] - len(hand["known"]))
        text = Text(f"{len(names)}", style="bold")
        if names:
            text.append(": ", style="not bold").append_text(self.cards(names))
        return text

    def deck(self, entry: dict[str, Any]) -> Text:
        """CB-3.5.8 How many cards are left, and the top one."""
        deck = entry["deck"]
        text = Text(f"{len(deck)}", style="bold")
        if deck and deck[0] is not None:
            text.append(": ", style="not bold").append_text(self.cards([deck[0].split()[0]]))
        return text

    def cards(self, names: Iterable[str]) -> Text:
        """`▲ Kindness ×2, ● Trust, ? ×3`."""
        text = Text()
        for name, same in groupby(names):
            if text:
                text.append(", ", style="default")
            text.append_text(self.card(name))
            copies = len(list(same))
            if copies > 1:
                text.append(f" ×{copies}", style="default")
        return text

    def card(self, name: str) -> Text:
        if name == UNKNOWN:
            return Text(UNKNOWN, style="dim")
        number = self.content.find(name)
        shape, colour = SHAPES[self.content.entries[number]["vibe"]]
        return Text(f"{shape} ", style=colour).append(self.speaker.card(name), style="default")

    # The Spirit board

    def board(self, entry: dict[str, Any]) -> Text:
        """CB-7.1.1 The rows with a Vibe, each with the upgrades that are unlocked."""
        text = Text()
        for row, (action, vibes) in enumerate(entry["vibes"].items()):
            if vibes[0] is not None:
                if text:
                    text.append(" · ", style="dim")
                text.append(self.speaker.action(action) + " ", style="bold").append_text(vibe(vibes[0]))
                for slot, colour in enumerate(vibes[1:]):
                    if colour is not None:
                        name = self.speaker.upgrade(self.upgrade(entry["spirit"], row, slot))
                        text.append(f" + {name} ", style="default").append_text(vibe(colour))
        return text or Text("—", style="dim")

    def upgrade(self, spirit: str, row: int, slot: int) -> int:
        """The upgrade on a slot of a Spirit's row, on the side and in the edition of this table."""
        options = self.speaker.options
        board = SIDES.index(str(options["spirit_side"])) * len(EDITIONS) + EDITIONS.index(str(options["edition"]))
        rows = (board * len(SPIRITS) + SPIRITS.index(spirit)) * ROWS + row
        return int(self.content.upgrade[rows * UPGRADE_SLOTS + slot])


def vibe(colour: str) -> Text:
    shape, style = SHAPES.get(colour, WILD)
    return Text(shape, style=style)
