"""What was taken back, kept beside the log: who loads a table tells it again, and need not play it again.

The numbers of moments count all that was ever told, so that they must stay the same over a restart. What an answer
told that came to nothing is therefore stored with the entry that took it back.
"""

from __future__ import annotations

from msgspec import Struct

from mindrose.kernel.events import Event
from mindrose.server.entries import TAKEBACK, UNDO, Entry
from mindrose.server.story import Played, Told


class Struck(Struct, array_like=True, frozen=True):
    """An answer that was taken back: its entry, whether it changed what is waited for, and the numbers it told."""

    number: int
    moved: bool
    told: list[tuple[int, ...]]

    def events(self) -> list[Event]:
        return [Event(*numbers) for numbers in self.told]


class Memory(Struct, array_like=True, frozen=True):
    """What one entry took back, and whether that changed what is waited for."""

    moved: bool
    struck: list[Struck]


def memory_of(gone: list[Played], story: list[Told], moved: bool) -> Memory:
    """What the story tells of answers that have just been taken back."""
    left = sum(played.things for played in gone)
    told: dict[int, list[tuple[int, ...]]] = {played.number: [] for played in gone}
    for thing in reversed(story):
        if not left:
            break
        if thing.played is not None and thing.played.number in told:
            left -= 1
            if thing.event is not None:
                told[thing.played.number].append(numbers_of(thing.event))
    return Memory(moved, [Struck(played.number, played.moved, told[played.number][::-1]) for played in gone])


def numbers_of(event: Event) -> tuple[int, ...]:
    return (event.kind, *event.values(), event.seers)


def usable(entries: list[Entry], known: dict[int, Memory]) -> dict[int, Memory]:
    """The memories with which a log can be told from its first entry on.

    A log may be older than they are: what is played again needs all that was there before it.
    """
    forgotten = max((entry.number for entry in entries if takes_back(entry) and entry.number not in known), default=-1)
    return {
        number: memory
        for number, memory in known.items()
        if number > forgotten and all(struck.number > forgotten for struck in memory.struck)
    }


def takes_back(entry: Entry) -> bool:
    return entry.kind in (UNDO, TAKEBACK)
