"""What the things on the table are called: mages, evocations, rooms, cards and slots, as arguments of messages."""

from __future__ import annotations

from typing import Any, Final

from mindrose.faces.black_rose_wars.asking import offer_at
from mindrose.faces.black_rose_wars.records import PRINTED, SOURCES, Printed, printed_in
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import ROSE, SLOT_NAMES
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.kinds import Kind, Kinds, one_of
from mindrose.text import names
from mindrose.text.names import NONE, is_there, known
from mindrose.text.people import People
from mindrose.text.words import ENGLISH, Argument

A_MAGE: Final = "mage"
A_ROSE: Final = "rose"
AN_EVOCATION: Final = "evocation"
AN_AVATAR: Final = "avatar"
PLAYER: Final = "player"  # what a seat is called in messages
MOST_NAMED: Final = 6  # as many as lie around a room; of more only the number is said


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
        """A spell by its number, or anything that does something by its id."""
        kind, id = self.find(card) if isinstance(card, str) else ("", "")
        return self.named(kind, id) if kind else self.named("spell", card)

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

    def card_names(self) -> list[str]:
        """Everything that does something, in this language and in English."""
        records = [record for kind in SOURCES for record in self.records[kind].values()]
        return [record["name"][language] for record in records for language in (self.words.language, ENGLISH)]

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

    def offer(self, asked: str) -> str:
        """What a running effect asks about, or what one branch of it does: `throne-ruined 0`, `crypt-restored 0 1`."""
        return offer_at(self.content, self.words.language, asked)

    def slot(self, slot: int | str) -> str:
        return self.words.say("slot", {"slot": one_of(SLOT_NAMES, slot)})

    # Arguments

    def argument(self, name: str, value: int | str | None, kind: Kind) -> dict[str, Argument]:
        if kind.name == "participant":
            return self.participant_arguments(PLAYER if name == "seat" else name, value)
        if kind.name == "figure":
            return self.figure_arguments(name, value, kind)
        if kind.name == "room" and is_there(value):
            return {**known(name, self.named("room", value)), f"{name}_id": kind.word(value)}
        if kind.name in PRINTED:
            return known(name, self.named(kind.name, value) if is_there(value) else "")
        if kind.name == "slots" and isinstance(value, int):
            laid = [word for number, word in enumerate(kind.words) if (value >> number) & 1]
            return {name: self.words.row([self.slot(slot) for slot in laid])}
        if kind.name in ("figures", "rooms") and isinstance(value, int):
            several = [number for number in range(len(kind.words)) if (value >> number) & 1]
            return {name: self.listed(kind.name.removesuffix("s"), several)}
        if kind.name == "offer":
            return known(name, self.offer(str(value)))
        if kind.name == "change" and isinstance(value, int):
            return {"number": abs(value), name: "gain" if value > 0 else "lose"}
        return super().argument(name, value, kind)

    def listed(self, name: str, things: list[int]) -> str:
        """Several figures or rooms inside a sentence: "Ann, Cadaver 2 and the Possessed"; of many how many."""
        if len(things) > MOST_NAMED:
            return self.words.say(f"many-{name}", {"number": len(things)})
        kind = self.kinds[name]
        return self.people.joined([self.words.say(f"the-{name}", self.argument(name, thing, kind)) for thing in things])

    def participant_arguments(self, name: str, participant: int | str | None) -> dict[str, Argument]:
        """BR-1.1.4 A mage by the name of its player, or the Black Rose; `_word` says which of them it is."""
        if participant == ROSE:
            if name == PLAYER:
                return self.avatar_arguments(name)
            rose = self.words.say("word-black-rose")
            return {name: rose, f"{name}_tag": rose, f"{name}_word": A_ROSE}
        word = A_MAGE if is_there(participant) else NONE
        return {**self.people.player_arguments(name, participant), f"{name}_word": word}

    def avatar_arguments(self, name: str) -> dict[str, Argument]:
        """BR-28.1.2 The Avatar where it is meant as a mage and not as the Black Rose."""
        avatar = self.words.say("word-possessed")
        return {name: avatar, f"{name}_tag": avatar, f"{name}_word": AN_AVATAR}

    def figure_arguments(self, name: str, figure: int | str | None, kind: Kind) -> dict[str, Argument]:
        """A participant, or an evocation by its name."""
        number = kind.words.index(figure) if isinstance(figure, str) else figure
        if number == ROSE and name != "source":
            return self.avatar_arguments(name)
        if number is None or number <= ROSE:
            return self.participant_arguments(name, number)
        if number >= len(kind.words):
            raise MindroseError(f"there is no figure {figure!r}")
        called = self.figure(kind.words[number])
        return {name: called, f"{name}_tag": called, f"{name}_word": AN_EVOCATION}
