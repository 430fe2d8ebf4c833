"""A mage of Black Rose Wars in a terminal: values, damage, the spells on the board and in hand, quests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from mindrose.faces.black_rose_wars.marks import Marks
from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from mindrose.games.black_rose_wars.components.things import CUBES, SLOT_NAMES, TOKENS
from mindrose.games.black_rose_wars.documents.holdings import SEEN_BY
from mindrose.games.black_rose_wars.documents.secrecy import FORGOTTEN_BACK, PERSONAL_BACK
from mindrose.terminal.flow import Flow, label

UNKNOWN: Final = "?"
CROWN: Final = "♛"
BACKS: Final = {PERSONAL_BACK: "personal_spell", FORGOTTEN_BACK: "forgotten_spell"}
DONE: Final = "■"
OPEN: Final = "□"


class MagePainter:
    """Draws the mages of one view."""

    def __init__(self, view: dict[str, Any], speaker: BlackRoseSpeaker) -> None:
        self.view = view
        self.speaker = speaker
        self.content = speaker.naming.content
        self.marks = Marks(view, speaker)

    def mage(self, seat: int) -> Group:
        entry = self.view["seats"][seat]
        if f"mage-{seat}" not in self.view["values"]:
            return Group(self.title(seat, entry))
        grid = Grid.grid(padding=(0, 1))
        for word, value in self.rows(seat, entry):
            grid.add_row(Text(label(self.speaker.word(word)), style="dim"), value)
        return Group(self.title(seat, entry), Padding(grid, (0, 0, 0, 2)))

    def title(self, seat: int, entry: dict[str, Any]) -> Flow:
        """Who it is, where, with how much power, and whether with the crown."""
        say, view = self.speaker, self.view
        mark = "▶" if seat == view["active"] else " "
        pieces = [Text(f"{mark} ", style="bold").append_text(self.marks.mage(seat))]
        if entry["mage"] is not None:
            pieces.append(Text(say.mage(entry["mage"])))
        if entry["school"] is not None:
            pieces.append(Text(say.school(entry["school"])))
        if seat == view["crown"]:
            pieces.append(Text(f"{CROWN} {say.word('crown')}", style="yellow"))
        if entry["at"] is not None:
            pieces.append(Text(say.words.say("power", {"number": entry["power"]}), style="bold"))
            pieces.append(Text(self.marks.place(entry["at"])))
        return Flow(pieces, " · ")

    def rows(self, seat: int, entry: dict[str, Any]) -> Iterator[tuple[str, RenderableType]]:
        """What there is of a mage, each with the word that it is called by."""
        values = self.view["values"][f"mage-{seat}"]
        yield "life_panel", self.life(entry, values)
        yield "mage_board", self.board(entry)
        yield "hand", self.hand(in_hand(entry), values["hand"])
        yield "grimoire", self.piles(entry)
        if entry["hexes"]:
            yield "hex", self.hexes(entry["hexes"])
        if commanded := self.marks.commanded(seat):
            yield "evocation", Flow(commanded, " · ")
        if entry["quests"] or entry["unseen_quests"]:
            yield "quest", self.quests(entry)

    def life(self, entry: dict[str, Any], values: dict[str, int]) -> Flow:
        """BR-2.2 Damage, values, tokens of physical actions, trophies and cubes."""
        say = self.speaker
        damage = self.marks.panel(entry["cubes"], values["health"])
        pieces = [damage.append(f" {len(entry['cubes'])}/{values['health']}", style="not dim bold default")]
        pieces.append(Text(say.terminal("values", **values)))
        pieces.append(Text(say.terminal("tokens", number=f"{entry['tokens']}/{TOKENS}")))
        pieces += self.marks.trophies(entry["trophies"])
        pieces.append(Text(say.terminal("cubes", number=f"{entry['supply']}/{CUBES}")))
        return Flow(pieces, " · ")

    # Spells

    def board(self, entry: dict[str, Any]) -> Flow:
        """BR-12.1.2 The four slots; while a plan is made, what is planned."""
        laid = entry.get("plan") or entry["board"]
        return Flow([self.slot(slot, laid.get(slot)) for slot in SLOT_NAMES], " · ")

    def slot(self, slot: str, spell: dict[str, Any] | None) -> Text:
        name = self.speaker.slot(slot)
        text = Text(self.speaker.terminal("fact", name=name, value=self.laid(spell) if spell else "—"))
        text.stylize("dim", 0, len(name))
        if spell and spell.get("status") == "revealed":
            text.stylize("bold", len(name))
        return text

    def laid(self, spell: dict[str, Any]) -> str:
        """`Brain Worm (main effect, prepared)`, or face down `? Nightmare (trap token, activated)`."""
        say = self.speaker
        about = [say.status(spell["status"])] if "status" in spell else []
        if "spell" in spell:
            return say.words.aside(
                say.spell(spell["spell"]), say.words.row([say.word(f"{spell['side']}_effect"), *about])
            )
        if "token" in spell:
            about.insert(0, say.word(f"{spell['token']}_token"))
        return say.words.aside(self.back(spell["back"]), say.words.row(about))

    def back(self, back: str | None) -> str:
        """DC-S6 `? Agony`: a card that lies face down, with its school or that it is personal or forgotten."""
        if back is None:
            return UNKNOWN
        return f"{UNKNOWN} {self.speaker.word(BACKS[back]) if back in BACKS else self.speaker.school(back)}"

    def hand(self, hand: list[str] | dict[str, Any], limit: int) -> Flow:
        """BR-2.4 The own cards by their names; of others' those that one knows, and the backs of the rest."""
        if isinstance(hand, list):
            pieces = self.spells(hand)
            number = len(hand)
        else:
            number = hand["count"]
            pieces = self.spells(hand["known"]) + self.counted({self.back(back): n for back, n in self.unseen(hand)})
        title = f"{number}/{limit}"
        if not pieces:
            return Flow([Text(title)], "")
        first = Text(self.speaker.terminal("fact", name=title, value="")).append_text(pieces[0])
        return Flow([first, *pieces[1:]], self.speaker.words.row(["", ""]))

    def unseen(self, hand: dict[str, Any]) -> list[tuple[str | None, int]]:
        """How many cards of each back there are that one does not know."""
        left = hand["count"] - len(hand["known"])
        return list(hand["backs"].items()) if "backs" in hand else [(None, left)] if left else []

    def spells(self, cards: list[str]) -> list[Text]:
        """`Brain Worm ×2, Blight`."""
        return self.counted(Counter(self.speaker.spell(card.split(SEEN_BY)[0]) for card in cards))

    def counted(self, names: dict[str, int]) -> list[Text]:
        return [Text(name + (f" ×{number}" if number > 1 else "")) for name, number in names.items()]

    def piles(self, entry: dict[str, Any]) -> Flow:
        """BR-2.4.1, BR-2.4.3 How many cards the grimoire has, and the memories, which everybody sees."""
        say = self.speaker
        pieces = [Text(str(len(entry["grimoire"]["cards"])))]
        memories = self.spells(entry["memories"])
        title = f"{label(say.word('memories'))} {len(entry['memories'])}"
        if memories:
            first = Text(say.terminal("fact", name=title, value="")).append_text(memories[0])
            pieces += [first, *memories[1:]]
        else:
            pieces.append(Text(title))
        pieces[0].append(" ·", style="dim")
        return Flow([pieces[0].append(" ").append_text(pieces[1]), *pieces[2:]], say.words.row(["", ""]))

    # Hexes and quests

    def hexes(self, hexes: dict[str, int]) -> Flow:
        """BR-24.1.2 With the cubes that lie on them."""
        slots = dict(zip(self.content.hex_ids, self.content.hex_slots, strict=True))
        return Flow(
            [Text(f"{self.speaker.hex(hex)} {marks(done, int(slots[hex]))}") for hex, done in hexes.items()], " · "
        )

    def quests(self, entry: dict[str, Any]) -> Flow:
        """BR-8.1.1 Quests that one sees with their progress and power, and the moons of the others."""
        say = self.speaker
        pieces = []
        for quest, facts in entry["quests"].items():
            number = self.content.quest_ids.index(quest)
            worth = say.words.say("power", {"number": int(self.content.quest_power[number])})
            told = say.terminal("quest", quest=say.quest(quest), state=facts["state"], power=worth)
            text = Text(told, style="dim" if facts["state"] == "completed" else "")
            slots = int(self.content.quest_slots[number])
            pieces.append(
                text.append(f" {marks(facts['cubes'], slots)}") if slots and facts["state"] == "active" else text
            )
        pieces += [Text(say.terminal("hidden-quest", moon=moon)) for moon in entry["unseen_quests"]]
        return Flow(pieces, " · ")


def in_hand(entry: dict[str, Any]) -> list[str] | dict[str, Any]:
    """BR-12.1.2 What is planned lies on the board already, though it is no news to anybody yet."""
    hand: list[str] | dict[str, Any] = entry["hand"]
    if isinstance(hand, dict):
        return hand
    planned = Counter(spell["spell"] for spell in entry.get("plan", {}).values())
    left = []
    for card in hand:
        spell = card.split(SEEN_BY)[0]
        if planned[spell] > 0:
            planned[spell] -= 1
        else:
            left.append(card)
    return left


def marks(done: int, slots: int) -> str:
    return DONE * done + OPEN * (slots - done)
