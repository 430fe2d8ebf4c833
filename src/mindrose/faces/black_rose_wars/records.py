"""What a content pack has names for, as it is written there."""

from __future__ import annotations

from typing import Any, Final

# Things that a pack has names for: the file and the records of each, in the order of their numbers.
PRINTED: Final = {
    "spell": (("spells", "spell"), ("personal", "personal"), ("forgotten", "forgotten")),
    "room": (("rooms", "room"),),
    "quest": (("quests", "quest"),),
    "event": (("events", "event"), ("avatar", "avatar_event")),
    "hex": (("hexes", "hex"),),
    "upgrade": (("upgrades", "upgrade"),),
    "evocation": (("evocations", "evocation"),),
    "order": (("avatar", "order"),),
    "mage": (("mages", "mage"),),
    "school": (("schools", "school"),),
    "list": (("schools", "list"),),
    "archetype": (("evocations", "archetype"),),
}
# What has effects, and so may ask something.
SOURCES: Final = ("spell", "room", "quest", "event", "hex", "upgrade", "evocation", "order")
Printed = dict[str, dict[str, Any]]  # records by their ids


def printed_in(document: dict[str, Any], kind: str) -> Printed:
    """The records of a kind; starting lists in the order of their schools."""
    found = [record for file, records in PRINTED[kind] for record in document[file][records]]
    if kind == "list":
        schools = [school["id"] for school in document["schools"]["school"]]
        found.sort(key=lambda one: schools.index(one["school"]))
    return {str(record["id"]): record for record in found}
