"""What people call things: names in any language, which become ids before a table is read."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any, Final

from mindrose.faces.black_rose_wars.records import PRINTED, printed_in
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import figure_names
from mindrose.games.black_rose_wars.components.things import FIRST_EVOCATION
from mindrose.kernel.errors import nearest
from mindrose.kernel.game import Document
from mindrose.kernel.languages import LANGUAGES

Shape = str | Mapping[str, "Shape"]  # the kind of what is named there, or what lies in its fields
ANY: Final = "*"  # every field
KEYS: Final = "keys"  # the kind of what the fields are called after
FIGURE: Final = "figure"  # an evocation by its kind and copy
COPY: Final = re.compile(r"(?P<name>.*\D)(?P<copy>\d+)")

SPELLS: Final[Shape] = {"deck": "spell", "discard": "spell"}
OF_MAGES: Final[Mapping[str, Shape]] = {"mage": "mage", "hexes": "hex"}
SERVANTS: Final[Shape] = {KEYS: FIGURE, ANY: {"upgrades": "upgrade"}}
TABLE: Final[Shape] = {
    "lodge": {ANY: {"room": "room"}},
    "seats": {
        **OF_MAGES,
        **dict.fromkeys(("hand", "grimoire", "memories", "studied"), "spell"),
        "school": "school",
        "quests": "quest",
        "board": {ANY: {"spell": "spell"}},
    },
    "avatar": {**OF_MAGES, "memories": "order", "decks": "order", "order": "order", "completed": "quest"},
    "evocations": SERVANTS,
    "gone": SERVANTS,
    "events": dict.fromkeys(("slots", "decks", "discard"), "event"),
    "quests": dict.fromkeys(("decks", "discard"), "quest"),
    "library": {KEYS: "school", ANY: SPELLS},
    "forgotten": "spell",
    "removed": "spell",
}


class Dictionary:
    """The names of all things of a content pack, in all languages."""

    def __init__(self, content: Content) -> None:
        self.content = content

    @cached_property
    def ids(self) -> dict[str, dict[str, str]]:
        """For each kind the ids by whatever things are called; what is an id is no name of another."""
        return {
            kind: {str(name).casefold(): id for id, one in records.items() for name in one["name"].values()}
            | {id.casefold(): id for id in records}
            for kind, records in ((kind, printed_in(self.content.document, kind)) for kind in PRINTED)
        }

    def listed(self, kind: str, language: str, only: list[str] | None = None) -> str:
        """Things of a kind by their ids and names: `crypt Crypt, forge Forge`."""
        records = printed_in(self.content.document, kind)
        return ", ".join(f"{id} {one['name'][language]}" for id, one in records.items() if only is None or id in only)

    def called(self, kind: str, language: str, only: Collection[str] | None = None) -> list[str]:
        """What things of a kind can be called: their ids, and their names in a language."""
        if kind == FIGURE:
            figures = self.figures if only is None else [figure for figure in self.figures if figure in only]
            return [*figures, *(self.numbered(figure, language) for figure in figures)]
        records = printed_in(self.content.document, kind) if kind in PRINTED else {}
        there = {id: one for id, one in records.items() if only is None or id in only}
        return [*there, *(str(one["name"][language]) for one in there.values())]

    def nearest(self, kind: str, word: str, language: str) -> str:
        """What a thing is called that was probably meant; where a name is told twice, its id is meant."""
        known = self.ids.get(kind, {}).get(word.casefold())
        return known or nearest_called(word, language, lambda one: self.called(kind, one))

    @cached_property
    def figures(self) -> list[str]:
        """The evocations by their kinds and copies."""
        return figure_names(self.content)[FIRST_EVOCATION:]

    def numbered(self, figure: str, language: str) -> str:
        """`Cadaver 2`; of a kind of which there is one only, `Albedo`."""
        kind, _, copy = figure.rpartition("-")
        record = printed_in(self.content.document, "evocation")[kind]
        return str(record["name"][language]) if record["copies"] == 1 else f"{record['name'][language]} {copy}"

    def with_ids(self, document: Document) -> Document:
        """A table as somebody wrote it, with ids for names; what is called nothing stays as it is."""
        told: Document = self.read(document, TABLE)
        return told

    def read(self, value: Any, shape: Shape) -> Any:
        if isinstance(value, list):
            return [self.read(one, shape) for one in value]
        if isinstance(shape, str):
            return self.keyed(value, shape) if isinstance(value, dict) else self.id(shape, value)
        if isinstance(value, str) and len(shape) == 1:  # `P04: arena` is short for `P04: {room: arena}`
            return self.read(value, *shape.values())
        if not isinstance(value, dict):
            return value
        fields = {name: self.read(one, self.within(shape, name)) for name, one in value.items()}
        keys = shape.get(KEYS)
        return self.keyed(fields, keys) if isinstance(keys, str) else fields

    def within(self, shape: Mapping[str, Shape], field: object) -> Shape:
        return shape.get(field, shape.get(ANY, {})) if isinstance(field, str) else {}

    def keyed(self, value: dict[Any, Any], kind: str) -> dict[Any, Any]:
        """A mapping by ids; one that has a thing twice stays as it is, so that it is refused."""
        found = {self.id(kind, name): one for name, one in value.items()}
        return found if len(found) == len(value) else value

    def id(self, kind: str, value: Any) -> Any:
        """The id of a thing; behind a name may stand more, as in `Brain Worm reverse activated`."""
        if not isinstance(value, str):
            return value
        if kind == FIGURE:
            return self.figure(value)
        ids, words = self.ids[kind], value.split()
        for number in range(len(words), 0, -1):
            id = ids.get(" ".join(words[:number]).casefold())
            if id is not None:
                return " ".join([id, *words[number:]])
        return value

    def figure(self, value: str) -> str:
        """`cadaver-2`, `Cadaver 2`; of a kind of which there is one only, `Albedo`."""
        kinds = self.ids["evocation"]
        alone = kinds.get(value.strip().casefold())
        if alone is not None and printed_in(self.content.document, "evocation")[alone]["copies"] == 1:
            return f"{alone}-1"
        found = COPY.fullmatch(value.strip())
        kind = kinds.get(found["name"].rstrip(" -").casefold()) if found else None
        figure = f"{kind}-{found['copy']}" if found and kind else value
        return figure if figure in self.figures else value


def nearest_called(word: str, language: str, called: Callable[[str], list[str]]) -> str:
    """What was probably meant, of what things are called in each language: in this one, else in any."""
    return nearest(word, called(language)) or nearest(word, [name for one in LANGUAGES for name in called(one)])
