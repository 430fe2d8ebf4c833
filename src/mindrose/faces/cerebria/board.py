"""The table of Cerebria: The Inside World in a terminal, drawn from one seat's view."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from mindrose.faces.cerebria.seat import SeatPainter
from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.faces.cerebria_cards.board import POLARITY
from mindrose.faces.cerebria_cards.board import VIBES as SHAPES
from mindrose.games.cerebria.components.naming import frontier_name
from mindrose.games.cerebria.components.things import BONUSES, FACTIONS, MODERATES, REALMS, STRONG, VIBES
from mindrose.games.cerebria.rules.ending import CAPSTONE_POINTS, MAJOR_POINTS, MINOR_POINTS
from mindrose.games.cerebria.state import FULL_SPHERE, MOST_AMBITION
from mindrose.kernel.game import Game
from mindrose.terminal.flow import Flow, label
from mindrose.text import Speaker

NOBODY: Final = ("·", "dim")
FORTRESSES: Final = {"minor": 1, "major": 2}  # CB-5.3.5
WORTH: Final = {"minor": MINOR_POINTS, "major": MAJOR_POINTS, "capstone": CAPSTONE_POINTS}


def cerebria_board(view: dict[str, Any], speaker: Speaker, game: Game) -> RenderableType:
    assert isinstance(speaker, CerebriaSpeaker)
    painter = Painter(view, speaker)
    seats = SeatPainter(view, speaker)
    own = view["seat"]
    order = [(own + step) % view["players"] for step in range(1, view["players"])] + [own]
    return Group(
        painter.header(),
        painter.aspirations(),
        Rule(style="dim"),
        *painter.ring(),
        Rule(style="dim"),
        painter.factions(),
        painter.worth(),
        Rule(style="dim"),
        *(seats.seat(seat) for seat in order),
        Rule(style="dim"),
        *seats.draft(),
    )


class Painter:
    """Draws what lies on the board of one view."""

    def __init__(self, view: dict[str, Any], speaker: CerebriaSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.content = speaker.naming.content
        self.weakened = weakened(view["spaces"])

    # The turn and what is striven for

    def header(self) -> Text:
        view, speaker = self.view, self.speaker
        if not any(frame["program"] == "turn" for frame in view["stack"]):
            return Text(speaker.terminal("setup"), style="bold")
        parts = [
            speaker.terminal("turn", number=view["turn"] + 1, player=speaker.player(view["active"])),
            speaker.terminal("actions", number=view["actions"]),
            speaker.terminal("absorb", ready="yes" if view["absorb"] else "no"),
        ]
        parts += [speaker.ability(ability) + " ✓" for ability in view["used"]]
        text = Text(" · ".join(parts), style="bold")
        if view["trigger"]:
            text.append("\n" + speaker.said("event", "triggered", {"reason": view["trigger"]}), style="bold yellow")
        return text

    def aspirations(self) -> Grid:
        """CB-3.6.1 The row of the Common Aspirations, the current one first; CB-3.6.4 the own Hidden one."""
        grid = Grid.grid(padding=(0, 1))
        current, *later = self.view["common"] or [None]
        grid.add_row(Text(self.speaker.word("common_aspiration")), self.aspiration(current))
        if later:
            names = [Text(self.speaker.naming.short_aspiration(one), style="dim") for one in later]
            grid.add_row("", Flow(names, " → "))
        for faction, entry in self.view["factions"].items():
            for seen in entry["hidden"]["seen"]:
                sign, colour = POLARITY[faction]
                grid.add_row(Text(f"{self.speaker.word('hidden_aspiration')} {sign}", colour), self.aspiration(seen))
        return grid

    def aspiration(self, aspiration: str | None) -> Text:
        if aspiration is None:
            return Text("—", style="dim")
        name = self.speaker.aspiration(aspiration)
        text = Text(self.speaker.terminal("fact", name=name, value=self.speaker.aspiration_text(aspiration)))
        text.stylize("bold", 0, len(name))
        return text

    # The ring

    def ring(self) -> list[RenderableType]:
        """The Realms clockwise, each with the Frontier that comes after it."""
        drawn: list[RenderableType] = []
        for realm in range(REALMS):
            drawn += [self.realm_title(realm), self.realm_spaces(realm), self.frontier(realm)]
        return drawn

    def realm_title(self, realm: int) -> Grid:
        name = self.content.realm_ids[realm]
        called = self.speaker.realm(name)
        action = self.speaker.action(int(self.content.action_of[realm]))
        told = Text(self.speaker.terminal("fact", name=called, value=action), style="not bold dim")
        told.stylize("bold default not dim", 0, len(called))
        title = self.sign(self.view["control"][name]).append(" ").append_text(told)
        if name in self.view["sites"]:
            faction, size, *_ = self.view["sites"][name].split()
            sign, colour = POLARITY[faction]
            title.append(f" ♜{sign}+{FORTRESSES[size]}", style=f"not dim bold {colour}")
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right")
        grid.add_row(title, self.sphere(realm))
        return grid

    def sphere(self, realm: int) -> Text:
        """CB-4.2.1 The Sphere at a Realm, what is left in it, and its bonus."""
        number = (realm - self.view["offset"]) % REALMS
        sphere = self.content.sphere_ids[number]
        left = f"{self.view['origin'][sphere]}/{FULL_SPHERE}"
        bonus = self.speaker.terminal("bonus", bonus=BONUSES[self.content.bonus[number]])
        named = f"{self.speaker.sphere(sphere)} {left}"
        text = Text(self.speaker.words.aside(named, bonus), style="dim")
        text.stylize("magenta not dim", 0, len(named))
        return text

    def realm_spaces(self, realm: int) -> Grid:
        name = self.content.realm_ids[realm]
        first, second = (self.emotion(f"{name}-{number}") for number in (1, 2))
        return row(Text("1 ", style="dim").append_text(first), Text("2 ", style="dim").append_text(second),
                   self.spirits(name))  # fmt: skip

    def frontier(self, frontier: int) -> Grid:
        name = frontier_name(self.content, frontier)
        title = Text("╌ ", style="dim").append_text(self.sign(self.view["control"][name]))
        title.append(f" {self.speaker.naming.short_frontier(name)}", style="not bold default")
        return row(title, Text("  ").append_text(self.emotion(name)), self.spirits(name))

    def sign(self, faction: str | None) -> Text:
        """Who controls a place."""
        sign, colour = POLARITY[faction] if faction else NOBODY
        return Text(sign, style=colour)

    def emotion(self, space: str) -> Text:
        """`◉ Kindness ▲ 2 ■■□ +1`: faction, name, colour, Intensity, Essence on its slots, token."""
        if space not in self.view["spaces"]:
            return Text("—", style="dim")
        name, essence, *marks = self.view["spaces"][space].split()
        number = self.content.find(name)
        filled = int(essence)
        text = self.sign(FACTIONS[self.content.faction[number]])
        text.append(f" {self.speaker.card(name)}", style="bold default" if is_strong(number) else "default")
        if self.content.vibe[number] >= 0:
            shape, colour = SHAPES[VIBES[self.content.vibe[number]]]
            text.append(f" {shape}", style=f"not bold {colour}")
        text.append(f" {self.view['intensity'][space]}", style="bold default")
        text.append(" " + "■" * filled + "□" * (int(self.content.slots[number]) - filled), style="not bold default")
        if "token" in marks:
            text.append(f" +{marks[marks.index('token') + 1]}")
        if space in self.weakened:
            text.append(f" −{self.weakened[space]}", style="red")
        return text

    def spirits(self, place: str) -> Text:
        text = Text()
        for seat, entry in enumerate(self.view["seats"]):
            if entry["at"] == place:
                _, colour = POLARITY[entry["faction"]]
                style = f"{colour} bold" if seat == self.view["seat"] else colour
                text.append("\n" if text else "")
                named = self.speaker.words.row([self.speaker.spirit(entry["spirit"]), self.speaker.player(seat)])
                text.append(f"♟ {named}", style=style)
        return text

    # The factions

    def factions(self) -> Grid:
        """CB-19.2.4 With the points that each side would have if the game ended now: "7 + 6 = 13"."""
        say = self.speaker
        table = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        for word in ("faction", "ambition", "points"):
            table.add_column(label(say.word(word)))
        table.add_column(say.terminal("supply"))
        table.add_column(label(say.word("identity")))
        for faction, entry in self.view["factions"].items():
            sign, colour = POLARITY[faction]
            supply = {"minor": entry["minors"], "major": entry["majors"], "capstone": entry["capstone"]}
            worth = sum(WORTH[size] * number for size, number in entry["identity"].items())
            table.add_row(
                Text(f"{sign} {say.faction(faction)}", style=colour),
                "★" * entry["ambition"] + "☆" * (MOST_AMBITION - entry["ambition"]),
                f"{entry['points']} + {worth} = {entry['points'] + worth}",
                self.fragments(supply),
                say.words.aside(self.fragments(entry["identity"]), f"+{worth}") if worth else "—",
            )
        return table

    def worth(self) -> Text:
        """CB-19.2.1 to CB-19.2.4 What counts how."""
        return Text(self.speaker.terminal("worth", **WORTH), style="dim")

    def fragments(self, numbers: dict[str, int]) -> str:
        """`5 Minor, 2 Major`."""
        found = [(size, number) for size, number in numbers.items() if number]
        told = [self.speaker.terminal("fragments", size=size, number=number) for size, number in found]
        return self.speaker.words.row(told) or "—"


def row(*cells: Text) -> Grid:
    """A line of the ring, in the same three columns for Realms and Frontiers."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    for ratio in (28, 27, 21):
        grid.add_column(ratio=ratio)
    grid.add_row(*cells)
    return grid


def is_strong(card: int) -> bool:
    return MODERATES <= card < MODERATES + STRONG


def weakened(spaces: dict[str, str]) -> dict[str, int]:
    """Spaces with Insecurity tokens, and by how much they lower the Intensity there."""
    found: dict[str, int] = {}
    for written in spaces.values():
        words = written.split()
        if "marks" in words:
            at = words.index("marks")
            found[words[at + 1]] = found.get(words[at + 1], 0) + int(words[at + 2])
    return found
