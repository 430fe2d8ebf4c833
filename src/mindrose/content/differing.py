"""How the cards of two packs differ, record by record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from mindrose.content.packs import PACK
from mindrose.content.pages import Facts

How = Literal["changed", "new", "gone"]
HOW: Final[tuple[How, ...]] = get_args(How)
NOT_PRINTED: Final = ("source",)


@dataclass(frozen=True)
class Difference:
    """A record that only one of two packs has, or that says something else in each."""

    file: str
    how: How
    key: str
    was: Facts
    now: Facts

    def facts(self) -> list[str]:
        """The facts in which the two differ, in the order of the file."""
        names = dict.fromkeys([*self.now, *self.was])
        return [name for name in names if name not in NOT_PRINTED and self.was.get(name) != self.now.get(name)]

    def name(self, language: str) -> str:
        """What the record is called; what it is about, if it has no name."""
        names = (self.now or self.was).get("name")
        return str(names[language]) if isinstance(names, dict) else self.key


def differences(was: dict[str, Facts], now: dict[str, Facts]) -> list[Difference]:
    """What is changed, new or gone in the files of a pack."""
    found = []
    for file in (name for name in now if name != PACK):
        before, after = records_of(was.get(file, {})), records_of(now[file])
        for key, facts in after.items():
            how: How = "changed" if key in before else "new"
            one = Difference(file, how, key[1], before.get(key, {}), facts)
            if one.facts():
                found.append(one)
        found += [Difference(file, "gone", key[1], facts, {}) for key, facts in before.items() if key not in after]
    return found


def records_of(facts: Facts) -> dict[tuple[str, str, int], Facts]:
    """The records of a file by their kind and key; those of the same key by their order."""
    found: dict[tuple[str, str, int], Facts] = {}
    for kind, key, record in keyed(facts):
        again = 0
        while (kind, key, again) in found:
            again += 1
        found[kind, key, again] = record
    return found


def keyed(facts: Facts) -> Iterator[tuple[str, str, Facts]]:
    for kind, listed in facts.items():
        for record in listed if isinstance(listed, list) else [listed]:
            if isinstance(record, dict):
                yield kind, key_of(kind, record), record


def key_of(kind: str, record: dict[str, Any]) -> str:
    """The id of a record; of one without an id its words, which say what it is about."""
    if isinstance(record.get("id"), str):
        return str(record["id"])
    words = [value for name, value in record.items() if isinstance(value, str) and name not in NOT_PRINTED]
    return " ".join([kind, *words])
