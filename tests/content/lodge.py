"""A game that is only what its packs hold: rooms and spells, in the words of Black Rose Wars."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.content.packed import PackedGame
from mindrose.content.packs import DEFAULT_PACK, File, Pack, PackFiles
from mindrose.content.pages import Entry
from mindrose.content.records import (
    Effects,
    Fact,
    Flag,
    Identifier,
    InEveryLanguage,
    OneOf,
    Perhaps,
    RecordKind,
    Sourced,
    Whole,
    check_different,
)
from mindrose.kernel.game import Parameter
from mindrose.kernel.programs import Program
from mindrose.language.syntax import Effect
from mindrose.text.packs import Contents
from tests.language.black_rose_words import black_rose_words

WORDS: Final = black_rose_words()
DEFAULT: Final = Path(__file__).with_name("lodge_files")


class Sides(Fact):
    """The two sides of a spell, each with what it does."""

    def check(self, entry: Entry) -> None:
        for side in ("upright", "reverse"):
            texts = (entry.facts.get(self.name) or {}).get(side) or []
            for number, text in enumerate(texts):
                entry.effect(text, WORDS, self.name, side, number)


ROOM: Final = RecordKind(
    "room",
    Identifier(),
    InEveryLanguage("name"),
    OneOf("colour", ("red", "green", "black")),
    Whole("slots", 1, 10, "BR-18.2"),
    Flag("token"),
    Effects("ruined", WORDS),
    Perhaps(Effects("restored", WORDS)),
    Sourced(),
)
SPELL: Final = RecordKind("spell", Identifier(), InEveryLanguage("name"), Sides("do"), Sourced())


def check_rooms(pack: Pack) -> None:
    check_different(pack.records["room"])
    if not any(entry.facts.get("id") == "hall" for entry in pack.records["room"]):
        pack.pages["rooms"].mistake("there is no hall")


FILES: Final = PackFiles(DEFAULT, File("rooms", ROOM, check=check_rooms), File("spells", SPELL))


class Lodge:
    """Finished content."""

    def __init__(self, pack: Pack) -> None:
        self.document = pack.facts()
        self.programs: list[Program] = []
        self.effects: dict[str, list[Effect]] = {
            str(entry.facts["id"]): list(entry.effects.values()) for kind in pack.records.values() for entry in kind
        }


class LodgeGame(PackedGame[Lodge]):
    id = "lodge"
    title = "Lodge"
    rules_version = "lodge-1"
    players_min = 2
    players_max = 4
    actions = 1
    parameters = [Parameter("pack", DEFAULT_PACK, "LO-1", text=True)]
    programs = []
    events = []
    files = FILES

    def content_of(self, pack: Pack) -> Lodge:
        return Lodge(pack)


CONTENTS: Final = Contents(LodgeGame.id, FILES, Lodge)
