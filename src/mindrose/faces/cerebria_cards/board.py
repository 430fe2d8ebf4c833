"""The table of the Card Game in a terminal, drawn from one seat's view."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.kernel.game import Game
from mindrose.text import Speaker

# Vibes are colour and shape; polarities too: Bliss is round and warm, Gloom is cut and cold.
VIBES = {"red": ("▲", "red"), "yellow": ("✦", "yellow"), "green": ("♣", "green"), "blue": ("●", "blue")}
POLARITY = {"bliss": ("◉", "bright_red"), "gloom": ("◈", "bright_cyan")}


def card_board(view: dict[str, Any], speaker: Speaker, game: Game) -> RenderableType:
    assert isinstance(game, CerebriaCards)
    painter = Painter(view, speaker, game)
    own = view["seat"]
    order = [(own + step) % view["players"] for step in range(1, view["players"])] + [own]
    return Group(painter.header(), painter.market(), *(painter.seat(seat) for seat in order), painter.hand(own))


class Painter:
    """Draws the parts of one view."""

    def __init__(self, view: dict[str, Any], speaker: Speaker, game: CerebriaCards) -> None:
        self.view = view
        self.speaker = speaker
        self.entries = {entry["id"]: entry for entry in game.cards.entries}

    def header(self) -> Text:
        view = self.view
        symbol, colour = POLARITY[view["mood"]]
        supply = " ".join(
            f"{POLARITY[word][0]} {'∞' if number is None else number}" for word, number in view["supply"].items()
        )
        parts = [
            f"{self.speaker.word('cycle')} {view['cycle']}",
            f"{self.speaker.word('mood')} {symbol} {self.speaker.word(view['mood'])}",
            f"{self.speaker.word('supply')} {supply}",
            f"{self.speaker.word('deck')} {view['deck']}",
            f"{self.speaker.word('discard')} {len(view['discard'])}",
        ]
        return Text("   ".join(parts), style=colour)

    def card(self, card: str) -> Text:
        """Name, vibe, fragment slots and ability of a card on one line."""
        entry = self.entries[card]
        shape, colour = VIBES[entry["vibe"]]
        sign, warm = POLARITY[entry["polarity"]]
        text = Text(f"{sign} ", style=warm)
        text.append(self.speaker.card(card), style="bold")
        text.append(f" {shape}", style=colour)
        if "ability" in entry:
            strength = "★" if entry["kind"] == "strong" else "☆"
            text.append(f" {strength} {self.speaker.word(entry['ability'])}", style="italic")
        return text

    def market(self) -> Columns:
        panels = []
        for column, card in enumerate(self.view["impulses"]):
            stack = self.view["stacks"][column]
            face = self.card(card) if card else Text("—")
            title = f"{self.speaker.word('column')} {column + 1}"
            panels.append(Panel(face, title=title, subtitle=f"{'▮' * stack} {stack}", expand=False))
        return Columns(panels)

    def emotion(self, text: str | None) -> Text:
        if text is None:
            return Text("·", style="dim")
        name, *marks = text.split()
        top, _, base = name.partition("+")
        found = self.card(top)
        if base:
            found.append(" + ")
            found.append_text(self.card(base))
        for mark in marks:
            if mark in ("fresh", "received"):
                found.append(" " + self.speaker.word("fresh"), style="dim")
            elif mark.startswith("f"):
                found.append(" " + ("■" * int(mark[1:]) or "□"), style="bold")
            else:
                found.append(" ▣" + mark[1:])
        return found

    def seat(self, seat: int) -> Panel:
        entry = self.view["seats"][seat]
        cards = len(entry["hand"]) if isinstance(entry["hand"], list) else entry["hand"]["count"]
        scored = "  ".join(f"{POLARITY[word][0]} {number}" for word, number in entry["scored"].items())
        grid = Grid.grid(padding=(0, 2))
        for text in entry["mindset"]:
            if text is not None:
                grid.add_row(self.emotion(text))
        if not any(entry["mindset"]):
            grid.add_row(Text("—", style="dim"))
        mark = "▶ " if seat == self.view["active"] else ""
        title = Text(f"{mark}{self.speaker.names[seat]}   {scored}   ✋ {cards}")
        known = [] if isinstance(entry["hand"], list) else entry["hand"]["known"]
        subtitle = (
            Text(self.speaker.words.row([self.speaker.card(card) for card in known]), style="dim") if known else None
        )
        style = "bright_white" if seat == self.view["seat"] else "dim"
        return Panel(grid, title=title, subtitle=subtitle, title_align="left", border_style=style)

    def hand(self, seat: int) -> Panel:
        lines = [self.card(entry.split()[0]) for entry in self.view["seats"][seat]["hand"]]
        return Panel(Columns(lines or [Text("—")], padding=(0, 3)), title=self.speaker.word("hand"), title_align="left")
