"""The story of a match: what happened, with what was taken back, as every viewer is told it. It only ever grows."""

from __future__ import annotations

from mindrose.kernel.events import Event
from mindrose.kernel.form import Document
from mindrose.kernel.game import Game
from mindrose.kernel.ints import mypyc_attr
from mindrose.kernel.writing import Writer

Viewer = int | None


@mypyc_attr(acyclic=True)
class Played:
    """An answer that stands: whose it is, when the clock it was given on began, and how many things it led to."""

    def __init__(self, number: int, seat: int, clock: float, unasked: bool, undos: list[int]) -> None:
        self.number = number  # of its entry
        self.seat = seat
        self.clock = clock
        self.unasked = unasked  # it passed a window for the seat
        self.undos = undos  # how often each seat had taken something back before it
        self.moved = False  # others are waited for since, or all saw something
        self.things = 0
        self.gone = False


@mypyc_attr(acyclic=True)
class Told:
    """Something in the story: an event of the game, or what the server adds to it."""

    def __init__(self, played: Played | None, event: Event | None, note: Document | None = None) -> None:
        self.played = played  # the answer that led to it
        self.event = event
        self.note = note
        self.undone = False

    def document(self, game: Game, viewer: Viewer) -> Document | None:
        """As a viewer is told it; None if it does not exist for them."""
        return self.note if self.event is None else game.events[self.event.kind].told(self.event, viewer)

    def write(self, out: Writer, game: Game, viewer: Viewer) -> None:
        """The same as JSON, of what a viewer is told."""
        event = self.event
        if event is None:
            out.mapping(self.document(game, viewer) or {})
        else:
            game.events[event.kind].write(out, event, viewer)

    def seen(self, game: Game, viewer: Viewer) -> bool:
        event = self.event
        if event is None or event.seers < 0 or not game.events[event.kind].private:
            return True
        return viewer is not None and (event.seers >> viewer) & 1 == 1

    def stands(self) -> bool:
        return not self.undone


@mypyc_attr(acyclic=True)
class Undone(Told):
    """Things in a row are taken back: how many of them each viewer was told, and how many that stand come after."""

    def __init__(self, seat: int, counts: dict[Viewer, int], after: dict[Viewer, int]) -> None:
        super().__init__(None, None, {"event": "undone", "seat": seat})
        self.counts = counts
        self.after = after

    def document(self, game: Game, viewer: Viewer) -> Document | None:
        if self.note is None or not self.seen(game, viewer):
            return None
        told = {**self.note, "count": self.counts[viewer]}
        return {**told, "after": self.after[viewer]} if self.after[viewer] else told

    def seen(self, game: Game, viewer: Viewer) -> bool:
        """Who was not told of the things does not hear that they are taken back."""
        return self.counts[viewer] > 0

    def stands(self) -> bool:
        return False


class Story:
    """All that was told, and how much of it each viewer has seen."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.told: list[Told] = []
        self.viewers: list[Viewer] = [None, *range(players)]
        self.seen: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)

    def tell(self, played: Played | None, event: Event | None, note: Document | None = None) -> None:
        self.add(Told(played, event, note))
        if played is not None:
            played.things += 1

    def add(self, told: Told) -> None:
        self.told.append(told)
        for viewer in self.viewers:
            self.seen[viewer] += told.seen(self.game, viewer)

    def strike_out(self, seat: int, gone: list[Played]) -> None:
        """Tells that all these answers led to is taken back, the last first; what stands between them stays."""
        left = 0
        for played in gone:
            played.gone = True
            left += played.things
        counts: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        after: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        notes: list[Undone] = []
        row = 0  # things taken back since the last one that stays
        for told in reversed(self.told):
            if not left:
                break
            if not told.stands():
                continue
            if told.played is not None and told.played.gone:
                told.undone = True
                left -= 1
                row += 1
                self.count(counts, told)
            else:
                if row:
                    notes.append(Undone(seat, counts, dict(after)))
                    counts, row = dict.fromkeys(self.viewers, 0), 0
                self.count(after, told)
        if row:
            notes.append(Undone(seat, counts, after))
        for note in notes:
            self.add(note)

    def count(self, counts: dict[Viewer, int], told: Told) -> None:
        for viewer in self.viewers:
            counts[viewer] += told.seen(self.game, viewer)

    def write_events(self, out: Writer, viewer: Viewer, told: int) -> None:
        """What a viewer has been told, but for the first `told` things."""
        missing = self.seen[viewer] - told
        found: list[Told] = []
        number = len(self.told)
        while missing > 0 and number > 0:
            number -= 1
            if self.told[number].seen(self.game, viewer):
                found.append(self.told[number])
                missing -= 1
        out.begin_list()
        for item in reversed(found):
            item.write(out, self.game, viewer)
        out.end_list()
