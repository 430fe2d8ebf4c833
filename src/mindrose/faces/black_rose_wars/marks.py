"""The signs of mages and of the Black Rose in a terminal, and of what they own."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.text import Text

from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from mindrose.games.black_rose_wars.components.naming import ROSE_WORD

Participant = int | str  # a seat, or the Black Rose
# A mage's colour has a shape too, for screens and eyes without colours.
COLOURS: Final = {"red": ("▲", "red"), "blue": ("●", "blue"), "green": ("■", "green"), "purple": ("◆", "magenta")}
ROSE_SIGN: Final = ("✿", "bold")
NO_COLOUR: Final = ("○", "default")  # of a mage who has not chosen one
FREE: Final = "·"


class Marks:
    """Whose things are, as signs with names."""

    def __init__(self, view: dict[str, Any], speaker: BlackRoseSpeaker) -> None:
        self.view = view
        self.speaker = speaker

    def sign(self, participant: Participant) -> tuple[str, str]:
        """The sign of somebody, and its style."""
        if participant == ROSE_WORD:
            return ROSE_SIGN
        return COLOURS.get(self.view["seats"][participant]["colour"], NO_COLOUR)

    def named(self, participant: Participant) -> Text:
        """`▲ Ann`, `✿ Black Rose`."""
        sign, style = self.sign(participant)
        if isinstance(participant, str):
            return Text(f"{sign} {self.speaker.word('black_rose')}", style=style)
        return Text(f"{sign} {self.speaker.player(participant)}", style=style)

    def mage(self, seat: int) -> Text:
        """A player by sign and name, the own one in bold."""
        text = self.named(seat)
        if seat == self.view["seat"]:
            text.stylize("bold")
        return text

    def avatar(self) -> Text:
        """BR-28.1.2 The Avatar by the sign of the Black Rose, whose cubes it uses."""
        sign, style = self.sign(ROSE_WORD)
        return Text(f"{sign} {self.speaker.word('possessed')}", style=style)

    def cubes(self, owners: list[Participant]) -> Text:
        """`✿✿▲`: cubes in the order in which they lie."""
        text = Text()
        for owner, same in groupby(owners):
            sign, style = self.sign(owner)
            text.append(sign * len(list(same)), style=style)
        return text

    def panel(self, owners: list[Participant], slots: int) -> Text:
        """Cubes on so many slots."""
        return self.cubes(owners).append(FREE * (slots - len(owners)), style="dim")

    def trophies(self, owners: list[Participant]) -> list[Text]:
        """BR-20.2 Of whom somebody has trophies, if of anybody."""
        if not owners:
            return []
        title = Text(self.speaker.terminal("trophies", number=len(owners)) + " ")
        return [title.append_text(self.cubes(sorted(owners, key=str)))]

    # Evocations

    def evocation(self, name: str, entry: dict[str, Any]) -> Text:
        """`▲ Cadaver 2`, with the sign of whose it is to command or to bear."""
        sign, style = self.sign(holder(entry))
        return Text(sign, style=style).append(f" {self.speaker.figure(name)}", style="not bold default")

    def commanded(self, participant: Participant) -> list[Text]:
        """BR-22.3, BR-22.4 What somebody commands or bears: where it is, its values, its damage and its upgrades."""
        return [
            self.described(name, entry)
            for name, entry in self.view["evocations"].items()
            if holder(entry) == participant
        ]

    def described(self, name: str, entry: dict[str, Any]) -> Text:
        say = self.speaker
        values = self.view["values"][name]
        about = [self.place(entry["at"]), say.terminal("values", **values)]
        about += [say.upgrade(upgrade) for upgrade in entry["upgrades"]]
        if entry["owner"] != holder(entry):
            about.append(say.terminal("fact", name=say.word("owner"), value=self.named(entry["owner"]).plain))
        text = Text(say.words.aside(say.figure(name), say.words.row(about)))
        text.append(" ").append_text(self.panel(entry["cubes"], values["health"]))
        # The number keeps free places apart from the points between evocations.
        return text.append(f" {len(entry['cubes'])}/{values['health']}", style="not dim default")

    def place(self, place: str) -> str:
        """Where a figure stands: the name of a room, or the cell."""
        entry = self.view["lodge"].get(place)
        return self.speaker.room(entry["room"]) if entry else self.speaker.word("cell")


def holder(evocation: dict[str, Any]) -> Participant:
    """BR-22.4.1 Who commands an evocation; nobody commands one that is assigned, and its bearer has it."""
    found: Participant = evocation["controller"] if evocation["bearer"] is None else evocation["bearer"]
    return found
