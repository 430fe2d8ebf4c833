"""What happened, told once and shown to each seat as far as it may see it."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.writing import Writer

Entry = TypeVar("Entry")


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: up to five numbers, named by the event's kind."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, seers: i64) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.e: i64 = e
        self.seers: i64 = seers

    def values(self) -> list[int]:
        return [self.a, self.b, self.c, self.d, self.e]


class EventKind:
    """A kind of event: its name, the names of its numbers, and which of them only the seers see.

    What the numbers are, the game's `kinds` declare. A `private` event does not exist for anybody else.
    """

    def __init__(
        self, name: str, args: tuple[str, ...], secret: tuple[str, ...] = (), private: bool = False, rule: str = ""
    ) -> None:
        for arg in secret:
            if arg not in args:
                raise ValueError(f"the secret {arg!r} of event {name!r} is none of its numbers")
        self.name = name
        self.args = args
        self.secret = secret
        self.private = private
        self.rule = rule

    def told(self, event: Event, seat: int | None) -> dict[str, int | str | None] | None:
        """The event as a seat (None: a spectator) sees it; `None` for a number it may not know."""
        sees = event.seers < 0 or (seat is not None and (event.seers >> seat) & 1 == 1)
        if self.private and not sees:
            return None
        values = event.values()
        document: dict[str, int | str | None] = {"event": self.name}
        for i, name in enumerate(self.args):
            document[name] = values[i] if sees or name not in self.secret else None
        return document

    def write(self, out: Writer, event: Event, seat: int | None) -> None:
        """The same as JSON, of an event that the seat sees."""
        sees = event.seers < 0 or (seat is not None and (event.seers >> seat) & 1 == 1)
        values = event.values()
        out.begin()
        out.key("event").text(self.name)
        for i, name in enumerate(self.args):
            out.key(name)
            if sees or name not in self.secret:
                out.number(values[i])
            else:
                out.nothing()
        out.end()


FEW: Final = 64  # entries that are copied rather than shared when a journal goes on from before its end


class Journal(Generic[Entry]):
    """A list that is copied and cut short in no time: clones share their common past, whichever of them goes on."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.count = 0
        self.first = 0  # the number of the entry with which `entries` begins
        self.past: Journal[Entry] | None = None  # what came before it

    def __len__(self) -> int:
        return self.count

    def clone(self) -> Journal[Entry]:
        other: Journal[Entry] = Journal()
        other.entries = self.entries
        other.count = self.count
        other.first = self.first
        other.past = self.past
        return other

    def append(self, entry: Entry) -> None:
        own = self.count - self.first
        if len(self.entries) != own:  # a clone has gone on from here, or this one was cut short
            if own < FEW:
                self.entries = self.entries[:own]
            else:
                self.past = self.clone()
                self.entries = []
                self.first = self.count
        self.entries.append(entry)
        self.count += 1

    def cut(self, count: int) -> None:
        """Forgets all but the first `count` entries."""
        while count < self.first and self.past is not None:
            self.entries, self.first, self.past = self.past.entries, self.past.first, self.past.past
        self.count = count

    def entry(self, number: int) -> Entry:
        past = self
        while number < past.first and past.past is not None:
            past = past.past
        return past.entries[number - past.first]

    def since(self, start: int) -> list[Entry]:
        parts = [self.entries[max(start - self.first, 0) : self.count - self.first]]
        past = self.past
        while past is not None and start < past.count:
            parts.append(past.entries[max(start - past.first, 0) : past.count - past.first])
            past = past.past
        return [entry for part in reversed(parts) for entry in part]
