"""The table of Black Rose Wars in a terminal, drawn from one seat's view."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from mindrose.faces.black_rose_wars.lodge import Lodge
from mindrose.faces.black_rose_wars.mages import MagePainter
from mindrose.faces.black_rose_wars.marks import FREE, Marks
from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.naming import CELL_WORD, ROSE_WORD
from mindrose.games.black_rose_wars.components.things import BLACK_CUBES, EVENT_PHASES, PHASES, ROOM_COLOURS
from mindrose.kernel.game import Game
from mindrose.terminal.flow import Flow, label
from mindrose.text import Speaker

STYLES: Final = dict(zip(ROOM_COLOURS, ("red", "blue", "green", "yellow", "magenta", "bright_black", ""), strict=True))
RESTORED: Final = "✦"
USED: Final = "✧"


def black_rose_board(view: dict[str, Any], speaker: Speaker, game: Game) -> RenderableType:
    assert isinstance(speaker, BlackRoseSpeaker)
    painter = Painter(view, speaker)
    mages = MagePainter(view, speaker)
    own = view["seat"] or 0
    order = [(own + step) % view["players"] for step in range(1, view["players"])] + [own]
    return Group(
        painter.header(),
        painter.power(),
        painter.shared(),
        *painter.lodge(),
        *(part for seat in order for part in (Rule(style="dim"), mages.mage(seat))),
        Rule(style="dim"),
    )


class Painter:
    """Draws what belongs to nobody: the round, power, events, the library and the lodge."""

    def __init__(self, view: dict[str, Any], speaker: BlackRoseSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.content = speaker.naming.content
        self.marks = Marks(view, speaker)

    # The round

    def header(self) -> Text:
        view, say = self.view, self.speaker
        if view["phase"] is None:
            return Text(say.terminal("setup"), style="bold")
        parts = [say.terminal("round", number=view["round"]), say.phase(view["phase"])]
        for word, seat in (("first_mage", view["first"]), ("activation", view["active"])):
            if seat is not None:
                name = say.word("possessed") if seat == ROSE_WORD else say.player(seat)
                parts.append(say.terminal("fact", name=say.word(word), value=name))
        return Text(" · ".join(parts), style="bold")

    def power(self) -> Flow:
        """BR-9.1 Everybody on the power track, and where the moons change and the game ends."""
        view, say = self.view, self.speaker
        reached = [(entry["power"], self.marks.mage(seat)) for seat, entry in enumerate(view["seats"])]
        reached.append((view["rose"]["power"], self.marks.named(ROSE_WORD)))
        reached.sort(key=lambda one: -one[0])
        moons = {name: str(say.options[name]) for name in ("second_moon", "third_moon", "end")}
        track = say.terminal("moons", moon=view["moon"], **moons)
        pieces = [name.append(f" {power}", style="bold") for power, name in reached]
        return Flow([*pieces, Text(track, style="dim")], " · ")

    # What is shared

    def shared(self) -> Grid:
        grid = Grid.grid(padding=(0, 1))
        rows = [("black_rose", self.rose()), ("event", self.events()), ("library", self.library())]
        if ROSE_WORD in self.view["values"]:
            rows.insert(1, ("possessed", self.avatar(self.view["avatar"])))
        for name, value in rows:
            grid.add_row(Text(label(self.speaker.word(name)), style="dim"), value)
        return grid

    def rose(self) -> Flow:
        """BR-1.1.4 The cubes that the Black Rose has left, its trophies, and what it commands."""
        rose, say = self.view["rose"], self.speaker
        pieces = [Text(say.terminal("cubes", number=f"{rose['supply']}/{BLACK_CUBES}"))]
        pieces += self.marks.trophies(rose["trophies"])
        pieces += self.marks.commanded(ROSE_WORD)
        return Flow(pieces, " · ")

    def avatar(self, entry: dict[str, Any]) -> Flow:
        """BR-28.1.2, BR-29.2.1 Where the Avatar stands, its life panel and orders; BR-29.4.1 what the top one shows."""
        say, values = self.speaker, self.view["values"][ROSE_WORD]
        pieces = [
            Text(self.marks.place(entry["at"])),
            self.marks.panel(entry["cubes"], values["health"]),
            Text(say.terminal("values", **values)),
            *(Text(say.hex(hex)) for hex in entry["hexes"]),
            Text(say.terminal("orders", number=f"{entry['obeyed']}/{entry['limit']}")),
        ]
        if entry["order"] is not None:
            pieces.append(Text(say.order(entry["order"]), style="bold"))
        if entry["back"] is not None:
            pieces.append(Text(say.terminal("top-order", back=entry["back"])))
        decks = "/".join(str(len(deck)) for deck in entry["decks"])
        return Flow([*pieces, Text(say.terminal("decks", numbers=decks), style="dim")], " · ")

    def events(self) -> Flow:
        """BR-7.1.1 The slots of the event board, each card with the phase in which it works."""
        pieces = []
        for number, event in enumerate(self.view["events"]["slots"], start=1):
            text = Text(f"{number} ", style="dim")
            if event is None:
                pieces.append(text.append("—"))
                continue
            name = self.speaker.event_card(event)
            phase = EVENT_PHASES[self.content.event_phase[self.content.event_ids.index(event)]]
            told = self.speaker.words.aside(name, self.speaker.phase(phase)) if phase in PHASES else name
            pieces.append(text.append(told, style="not dim"))
        decks = "/".join(str(number) for number in self.view["events"]["decks"])
        pieces.append(Text(self.speaker.terminal("decks", numbers=decks), style="dim"))
        return Flow(pieces, " · ")

    def library(self) -> Flow:
        """BR-10.2 How many spells are left of every school, of the forgotten ones, and of quests."""
        say = self.speaker
        left = [(say.school(school), entry["deck"]) for school, entry in self.view["library"].items()]
        left.append((say.word("forgotten_spell"), self.view["forgotten"]))
        pieces = [Text(f"{name} {number}") for name, number in left]
        decks = "/".join(str(number) for number in self.view["quests"]["decks"])
        pieces.append(Text(f"{say.word('quest')} {decks}"))
        return Flow(pieces, " · ")

    # The lodge

    def lodge(self) -> list[RenderableType]:
        if len(self.view["lodge"]) < len(NAMES):
            return []
        return [Lodge([self.room(place) for place in NAMES]), self.cells()]

    def room(self, place: str) -> Text:
        """Its name, the cubes on its slots and its colour, and who is there."""
        entry = self.view["lodge"][place]
        number = self.content.room_ids.index(entry["room"])
        colour = ROOM_COLOURS[self.content.room_colour[number]]
        text = Text(self.speaker.room(entry["room"]), style="")
        text.stylize(f"bold {STYLES[colour]}")
        if entry["restored"]:
            text.append(f"\n{USED if entry['used'] else RESTORED} ", style="bold")
        else:
            text.append("\n").append_text(self.marks.panel(entry["cubes"], int(self.content.room_slots[number])))
            text.append(" ")
        text.append(self.speaker.room_colour(colour), style="dim")
        for figure in self.figures(place):
            text.append("\n").append_text(figure)
        return text

    def figures(self, place: str) -> list[Text]:
        """Mages first, then evocations with the sign of whoever commands them."""
        mages = [self.marks.mage(seat) for seat, entry in enumerate(self.view["seats"]) if entry["at"] == place]
        if "avatar" in self.view and self.view["avatar"]["at"] == place:
            mages.append(self.marks.avatar())
        evocations = self.view["evocations"].items()
        return mages + [self.marks.evocation(name, entry) for name, entry in evocations if entry["at"] == place]

    def cells(self) -> Flow:
        """BR-17.2 Who is in a cell and where it leads, and what the signs in rooms mean."""
        say = self.speaker
        pieces = []
        for seat, entry in enumerate(self.view["seats"]):
            if entry["at"] == CELL_WORD and entry["cell"] is not None:
                exits = say.words.row(self.exits(entry["cell"]))
                name = f"{label(say.word('cell'))} {entry['cell']}"
                title = Text(say.terminal("fact", name=name, value=""))
                pieces.append(title.append_text(self.marks.mage(seat)).append(f" → {exits}", style="not bold default"))
        signs = {"restored": RESTORED, "used": USED, "free": FREE}
        pieces += [Text(f"{sign} {say.terminal('sign', sign=word)}", style="dim") for word, sign in signs.items()]
        return Flow(pieces, "  ")

    def exits(self, cell: int) -> list[str]:
        bits = self.content.exits(self.view["players"], cell - 1)
        rooms = [name for number, name in enumerate(NAMES) if (bits >> number) & 1]
        return [self.speaker.room(self.view["lodge"][place]["room"]) for place in rooms]
