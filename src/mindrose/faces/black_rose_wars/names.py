"""What the things on the table are called: mages, evocations, rooms, cards and slots, as arguments of messages."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import ROSE, SLOT_NAMES
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.kinds import Kind, Kinds, one_of
from mindrose.text import names
from mindrose.text.names import NONE, is_there, known
from mindrose.text.people import People
from mindrose.text.words import Argument

# Things that a pack has names for: the file and the records of each, in the order of their numbers.
PRINTED: Final = {
    "spell": (("spells", "spell"), ("personal", "personal"), ("forgotten", "forgotten")),
    "room": (("rooms", "room"),),
    "quest": (("quests", "quest"),),
    "event": (("events", "event"),),
    "hex": (("hexes", "hex"),),
    "upgrade": (("upgrades", "upgrade"),),
    "evocation": (("evocations", "evocation"),),
    "mage": (("mages", "mage"),),
    "school": (("schools", "school"),),
    "list": (("schools", "list"),),
    "archetype": (("evocations", "archetype"),),
}
# What has effects, and so may ask something.
SOURCES: Final = ("spell", "room", "quest", "event", "hex", "upgrade", "evocation")
A_MAGE: Final = "mage"
A_ROSE: Final = "rose"
AN_EVOCATION: Final = "evocation"
Printed = dict[str, dict[str, Any]]  # records by their ids


class Names(names.Names):
    """The names of things in one language, of one content pack, at a table with these people."""

    def __init__(self, people: People, kinds: Kinds, content: Content) -> None:
        super().__init__(people, kinds, content.document)
        self.content = content
        self.records: dict[str, Printed] = {kind: printed_in(content.document, kind) for kind in PRINTED}

    # Things

    def named(self, kind: str, thing: int | str) -> str:
        """Something that the pack has a name for, by its number or its id: a room, a spell, a quest."""
        records = self.records[kind]
        name: str = records[one_of(list(records), thing)]["name"][self.words.language]
        return name

    def card(self, card: int | str) -> str:
        """A spell by its number or its id."""
        return self.named("spell", card)

    def printed(self, card: int | str) -> dict[str, Any] | str | None:
        """A card of any kind by its id or its name in English or this language, or a spell by its number."""
        if isinstance(card, int):
            return self.records["spell"][one_of(list(self.records["spell"]), card)]
        kind, id = self.find(card)
        return self.records[kind][id] if kind else None

    def find(self, card: str) -> tuple[str, str]:
        """The kind and the id of what is called so; nothing if there is no such thing."""
        wanted = card.strip().casefold()
        for kind in SOURCES:
            for id, record in self.records[kind].items():
                called = (id, record["name"]["en"], record["name"][self.words.language])
                if wanted in (name.casefold() for name in called):
                    return kind, id
        return "", ""

    def figure(self, figure: str) -> str:
        """An evocation by its name in positions, `cadaver-2`: "Cadaver 2", or without a number if there is only one."""
        id, _, copy = figure.rpartition("-")
        name = self.named("evocation", id)
        if f"{id}-2" not in self.kinds["figure"].words:
            return name
        return self.words.say("figure-copy", {"name": name, "number": int(copy)})

    def source(self, program: str) -> tuple[str, str]:
        """What a running effect is printed on: its kind and id, with which the name of its program begins."""
        fitting = [
            (kind, id) for kind in SOURCES for id in self.records[kind] if program == id or program.startswith(f"{id}-")
        ]
        return max(fitting, key=lambda found: len(found[1]), default=("", ""))

    def slot(self, slot: int | str) -> str:
        return self.words.say("slot", {"slot": one_of(SLOT_NAMES, slot)})

    # Arguments

    def argument(self, name: str, value: int | str | None, kind: Kind) -> dict[str, Argument]:
        if kind.name == "participant":
            return self.participant_arguments(name, value)
        if kind.name == "figure":
            return self.figure_arguments(name, value, kind)
        if kind.name == "room" and is_there(value):
            return {**known(name, self.named("room", value)), f"{name}_id": kind.word(value)}
        if kind.name in PRINTED:
            return known(name, self.named(kind.name, value) if is_there(value) else "")
        if kind.name == "slots" and isinstance(value, int):
            laid = [word for number, word in enumerate(kind.words) if (value >> number) & 1]
            return {name: self.words.row([self.slot(slot) for slot in laid])}
        if kind.name == "change" and isinstance(value, int):
            return {"number": abs(value), name: "gain" if value > 0 else "lose"}
        return super().argument(name, value, kind)

    def participant_arguments(self, name: str, participant: int | str | None) -> dict[str, Argument]:
        """BR-1.1.4 A mage by the name of its player, or the Black Rose; `_word` says which of them it is."""
        if participant == ROSE:
            rose = self.words.say("word-black-rose")
            return {name: rose, f"{name}_tag": rose, f"{name}_word": A_ROSE}
        word = A_MAGE if is_there(participant) else NONE
        return {**self.people.player_arguments(name, participant), f"{name}_word": word}

    def figure_arguments(self, name: str, figure: int | str | None, kind: Kind) -> dict[str, Argument]:
        """A participant, or an evocation by its name."""
        number = kind.words.index(figure) if isinstance(figure, str) else figure
        if number is None or number <= ROSE:
            return self.participant_arguments(name, number)
        if number >= len(kind.words):
            raise MindroseError(f"there is no figure {figure!r}")
        called = self.figure(kind.words[number])
        return {name: called, f"{name}_tag": called, f"{name}_word": AN_EVOCATION}


def printed_in(document: dict[str, Any], kind: str) -> Printed:
    """The records of a kind; starting lists in the order of their schools."""
    found = [record for file, records in PRINTED[kind] for record in document[file][records]]
    if kind == "list":
        schools = [school["id"] for school in document["schools"]["school"]]
        found.sort(key=lambda one: schools.index(one["school"]))
    return {str(record["id"]): record for record in found}
