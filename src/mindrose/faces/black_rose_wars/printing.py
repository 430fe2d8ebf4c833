"""All that is printed on a card, a room or a quest besides its name, in lines."""

from __future__ import annotations

import re
from typing import Any, Final

from mindrose.faces.black_rose_wars.powers import Cards
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import PHASES, SIDES
from mindrose.text.words import ENGLISH, Words

Record = dict[str, Any]
TITLE: Final = re.compile(r"(?:对T)?(.+?)\s*(?:[(（:：].*)?")  # Chinese says first whom it is done to
ROOM_SIDES: Final = {"ruined": "ruined-side", "restored": "restored-side"}


class Printing:
    """The cards of one pack in one language."""

    def __init__(self, content: Content, words: Words) -> None:
        self.content = content
        self.words = words
        self.cards = Cards(content.document, words.language, content.written)

    def lines(self, kind: str, record: Record) -> list[str]:
        """What the record of a spell, a room, a quest or another kind says."""
        if kind == "spell":
            return [self.side(side, record[side]) for side in SIDES]
        if kind == "room":
            return [self.fact(word, self.cards.effect(record[side], kind)) for side, word in ROOM_SIDES.items()]
        if kind == "quest":
            power = self.words.say("power", {"number": int(record["power"])})
            return [
                self.task(kind, record),
                self.fact("quest-reward", power),
                *self.effects(kind, record),
            ]
        if kind == "event":
            return [*self.phase(record["phase"]), *self.effects(kind, record)]
        if kind == "hex":
            return [*self.effects(kind, record), self.task(kind, record)]
        if kind == "order":
            return [self.cards.words.say("order-you"), *self.cards.said(self.cards.order(record))]
        if kind == "evocation":
            values = {name: int(record[name]) for name in ("strength", "speed", "health")}
            skills = [self.cards.effect(skill, kind) for skill in record["skill"]]
            return [self.words.say("terminal-values", values), *skills]
        return self.effects(kind, record)

    def keyword(self, wanted: str) -> str:
        """CP-4 A keyword as cards write it, with what it stands for; nothing if none is called so."""
        english = self.cards if self.words.language == ENGLISH else self.in_english()
        for keyword in self.cards.every_keyword():
            title, meant = self.cards.explained(keyword)
            called = {keyword, called_in(title), called_in(english.explained(keyword)[0])}
            if called_in(wanted).casefold() in {name.casefold() for name in called}:
                return f"{title}\n{meant}"
        return ""

    def keywords(self) -> list[str]:
        """What the keywords are called."""
        return [called_in(self.cards.explained(keyword)[0]) for keyword in self.cards.every_keyword()]

    def in_english(self) -> Cards:
        return Cards(self.content.document, ENGLISH, self.content.written)

    def effects(self, kind: str, record: Record) -> list[str]:
        return [self.cards.effect(record["effect"], kind)] if record["effect"] else []

    def fact(self, word: str, value: str) -> str:
        name = self.words.say(f"word-{word}")
        return self.words.say("terminal-fact", {"name": name[:1].upper() + name[1:], "value": value})

    def task(self, kind: str, record: Record) -> str:
        """BR-8.1.3 `Task (2 cubes): …`: what has to be done, and how often, where once is not enough."""
        name = self.words.say("task-slots", {"number": int(record["slots"])})
        return self.words.say("terminal-fact", {"name": name, "value": self.cards.task(record["task"], kind)})

    def side(self, side: str, printed: Record) -> str:
        """BR-11.1.1 `Main effect (Combat, Fire): …`."""
        sort = [self.words.say("spell-type", {"type": printed["type"]})]
        sort.append(self.words.say("element", {"element": printed["element"]}))
        name = self.words.aside(self.words.say("side", {"side": side}), self.words.row(sort))
        return self.words.say("terminal-fact", {"name": name, "value": self.cards.effect(printed["effect"])})

    def phase(self, phase: str) -> list[str]:
        """BR-7.1.1 When an event works, unless it is all the time or at once."""
        return [self.words.say("phase", {"phase": phase})] if phase in PHASES else []


def called_in(title: str) -> str:
    """The name of a keyword in what cards write: of `Pain (x)` it is `Pain`."""
    found = TITLE.fullmatch(title)
    return title if found is None else found[1]
