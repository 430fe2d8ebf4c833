"""Packs of one's own for Black Rose Wars: told and begun, for the command `mindrose content`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from mindrose.content.differing import Difference
from mindrose.content.packs import Pack
from mindrose.content.pages import Facts
from mindrose.faces.black_rose_wars.powers import GAME, CardMessages, Cards, Told
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.packs import DEFAULT, FILES, content_of
from mindrose.games.black_rose_wars.components.things import SIDES
from mindrose.games.black_rose_wars.effects.building import EVENT, HEX, QUEST, ROOM, SKILL, SPELL
from mindrose.text.packs import Contents, Effects
from mindrose.text.words import Words

SPELLS: Final = ("spell", "personal", "forgotten")
PRINTED_ON: Final = {
    "spells": SPELL, "personal": SPELL, "forgotten": SPELL, "rooms": ROOM, "quests": QUEST, "events": EVENT,
    "hexes": HEX, "upgrades": SKILL, "evocations": SKILL,
}  # fmt: skip


class BlackRoseContents(Contents[Content]):
    """Packs of spells, rooms, quests, events, evocations, hexes, upgrades and orders."""

    starter = DEFAULT.parent / "starter"
    cards = ("spells", "quests", "events", "avatar")
    effects_last = True

    def facts(self, pack: Pack, content: Content) -> dict[str, Facts]:
        return content.document

    def lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        """Which files are the pack's own, and every card of these in words."""
        cards = Cards(content.document, words.language, content.written)
        lines = self.short_lines(pack, content, words)
        for file in self.own(pack):
            for kind in file.kinds:
                for entry in pack.records[kind.name]:
                    lines += card_lines(kind.name, entry.facts, cards)
        return lines

    def effects(self, facts: dict[str, Facts], words: Words) -> Effects:
        return CardEffects(Cards(facts, words.language))

    def short_lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        """How many records of which file are the pack's own; of a pack without any, that it is as the game."""
        messages = CardMessages(words.language)
        counts = {file.name: sum(len(pack.records[kind.name]) for kind in file.kinds[:1]) for file in self.own(pack)}
        lines = [messages.say("pack-part", {"part": name, "number": number}) for name, number in counts.items()]
        return lines or [messages.say("pack-same")]

    def own(self, pack: Pack) -> list[Any]:
        return [file for file in self.files.files if pack.owns(file.name)]

    def file_line(self, file: str, found: list[Difference], words: Words) -> str:
        return super().file_line(file, found, CardMessages(words.language))


class CardEffects(Effects):
    """The effects and tasks on the cards of a pack."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def texts(self, file: str, fact: str, value: Any) -> list[str]:
        if file not in PRINTED_ON:
            return []
        if fact == "task":
            return [self.cards.task(str(value), PRINTED_ON[file])]
        if fact in SIDES:
            return [self.cards.effect(str(value["effect"]))]
        if fact == "skill":
            return [self.cards.effect(str(text), SKILL) for text in value]
        return [self.cards.effect(str(value), PRINTED_ON[file])] if fact in ("effect", "ruined", "restored") else []


def card_lines(kind: str, facts: Facts, cards: Cards) -> list[str]:
    """A card by its name, and what it does, part by part; nothing of records that do nothing."""
    told = list(parts_of(kind, facts, cards))
    if not told:
        return []
    return [str(facts["name"][cards.words.language]), *(f"    {line}" for line in cards.said(told))]


def parts_of(kind: str, facts: Facts, cards: Cards) -> Iterator[Told]:
    """What is printed on a card, in words."""
    if kind in SPELLS:
        yield from ((side, cards.effect(str(facts[side]["effect"]), SPELL)) for side in SIDES)
    elif kind == "room":
        yield from ((side, cards.effect(str(facts[side]), ROOM)) for side in ("ruined", "restored"))
    elif kind in ("quest", "hex"):
        printed_on = QUEST if kind == "quest" else HEX
        yield "task", cards.task(str(facts["task"]), printed_on)
        yield "effect", cards.effect(str(facts["effect"]), printed_on)
    elif kind in ("event", "avatar_event"):
        yield "effect", cards.effect(str(facts["effect"]), EVENT)
    elif kind == "order":
        yield from cards.order(facts)
    elif kind == "upgrade":
        yield "effect", cards.effect(str(facts["effect"]), SKILL)
    elif kind == "evocation":
        yield from (("effect", cards.effect(str(text), SKILL)) for text in facts["skill"])


CONTENTS: Final = BlackRoseContents(GAME, FILES, content_of)
