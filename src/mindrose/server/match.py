"""A game as its log tells it: entries in, and for every seat the story, the numbers and the table as it may see them.

Nothing here waits, stores or sends. Two processes that apply the same entries show the same match.
"""

from __future__ import annotations

from typing import Any

from mindrose.kernel.events import Event
from mindrose.kernel.game import Game
from mindrose.kernel.table import Asked, Table
from mindrose.server.entries import AGREE, ANSWER, ASK, DECLINE, TAKEBACK, TIMEOUT, UNDO, Entry
from mindrose.server.wire import Choice, Position, Question, Takeback, Until, Waiting

Document = dict[str, Any]
Viewer = int | None


class Told:
    """Something in the story: an event of the game, or what the server adds to it."""

    def __init__(
        self, event: Event | None, note: Document | None = None, counts: dict[Viewer, int] | None = None
    ) -> None:
        self.event = event
        self.note = note
        self.undone = False
        self.counts = counts  # of an undo: how many things it takes back, for each viewer; 0: they are not told

    def document(self, game: Game, viewer: Viewer) -> Document | None:
        """As a viewer is told it; None if it does not exist for them."""
        if self.event is not None:
            return game.events[self.event.kind].told(self.event, viewer)
        if self.note is None or not self.seen(game, viewer):
            return None
        return self.note if self.counts is None else {**self.note, "count": self.counts[viewer]}

    def seen(self, game: Game, viewer: Viewer) -> bool:
        event = self.event
        if event is None:
            return self.counts is None or self.counts[viewer] > 0
        if event.seers < 0 or not game.events[event.kind].private:
            return True
        return viewer is not None and (event.seers >> viewer) & 1 == 1


class Match:
    """A table, and the log that it is played from."""

    def __init__(self, table: Table, started: float, limit: int | None) -> None:
        self.table = table
        self.limit = limit
        self.length = 0  # entries applied
        self.story: list[Told] = []
        self.begins: list[tuple[int, tuple[tuple[int, float], ...]]] = []  # each answer's story and clocks before it
        self.viewers: list[Viewer] = [None, *range(table.players)]
        self.seen: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.acted = [0] * table.players
        self.takeback: Takeback | None = None
        self.since: dict[int, float] = {}
        self.tell_since(0)
        self.start_clocks(started, {})

    # Entries

    def apply(self, entry: Entry) -> None:
        """Carries out an entry that has been checked before."""
        grown = len(self.story)
        self.acted[entry.seat] += 1
        if entry.kind in (ANSWER, TIMEOUT):
            self.play(entry)
        elif entry.kind in (UNDO, TAKEBACK):
            self.go_back(entry)
        elif entry.kind == ASK:
            self.takeback = Takeback(entry.seat, [])
        elif entry.kind == AGREE and self.takeback is not None:
            self.takeback = Takeback(self.takeback.seat, [*self.takeback.agreed, entry.seat])
        elif entry.kind == DECLINE:
            self.takeback = None
        if entry.kind in (ANSWER, TIMEOUT, TAKEBACK):
            kept = {} if len(self.story) > grown else self.since
            self.start_clocks(entry.at, kept)
        self.length += 1

    def play(self, entry: Entry) -> None:
        self.begins.append((len(self.story), tuple(self.since.items())))
        if entry.kind == TIMEOUT:
            self.tell(Told(None, {"event": "timeout", "seat": entry.seat}))
        told = len(self.table.story)
        self.table.answer(entry.option, entry.seat)
        self.tell_since(told)
        self.takeback = None

    def go_back(self, entry: Entry) -> None:
        """Takes back all answers but the first so many; the story keeps what was taken back, and says so."""
        start, since = self.begins[entry.option]
        gone = [told for told in self.story[start:] if not told.undone and told.counts is None]
        for told in gone:
            told.undone = True
        counts = {viewer: sum(told.seen(self.table.game, viewer) for told in gone) for viewer in self.viewers}
        self.tell(Told(None, {"event": "undone", "seat": entry.seat}, counts))
        self.table.rewind(entry.option)
        del self.begins[entry.option :]
        self.takeback = None
        if entry.kind == UNDO:
            self.since = dict(since)

    def tell_since(self, start: int) -> None:
        for event in self.table.story.since(start):
            self.tell(Told(event))

    def tell(self, told: Told) -> None:
        self.story.append(told)
        for viewer in self.viewers:
            self.seen[viewer] += told.seen(self.table.game, viewer)

    def start_clocks(self, now: float, kept: dict[int, float]) -> None:
        self.since = {int(stack.seat): kept.get(int(stack.seat), now) for stack in self.table.state.open_stacks()}

    # Checking

    def asked(self, seat: int) -> Asked | None:
        return self.table.asked(seat)

    def number(self, viewer: Viewer) -> int:
        """Grows with all that a viewer may know of, and with nothing else."""
        return self.seen[viewer] + (0 if viewer is None else self.acted[viewer])

    def free_undo(self, seat: int) -> bool:
        given = self.table.given
        return (
            not self.table.over
            and given.count > 0
            and given.entry(given.count - 1).seat == seat
            and self.table.can_undo()
        )

    def drafting(self, seat: int) -> bool:
        asked = self.table.question
        return asked is not None and asked.seat == seat and self.table.drafting()

    def withdrawn(self, seat: int) -> int | None:
        """How many answers are left when the seat drops the command it has begun; None if it has begun none."""
        return self.table.given.count - self.table.drafted() if self.drafting(seat) else None

    def before_last(self, seat: int) -> int | None:
        """How many answers are left when the seat's last answer is taken back; None if it has given none."""
        for count in range(self.table.given.count - 1, -1, -1):
            if self.table.given.entry(count).seat == seat:
                return count
        return None

    def timed_out(self, now: float) -> list[int]:
        if self.limit is None:
            return []
        return [seat for seat, since in self.since.items() if since + self.limit <= now]

    # Showing

    def events(self, viewer: Viewer, told: int) -> list[Document]:
        """What a viewer has been told, but for the first `told` things."""
        missing = self.seen[viewer] - told
        found: list[Document] = []
        for item in reversed(self.story):
            if len(found) >= missing:
                break
            document = item.document(self.table.game, viewer)
            if document is not None:
                found.append(document)
        return found[::-1]

    def question(self, viewer: Viewer) -> Question | None:
        asked = None if viewer is None else self.table.asked(viewer)
        if asked is None:
            return None
        stack = asked.stack
        state, frame, step = self.table.state, stack.frames[-1], stack.question()
        choices = []
        for number in stack.answers.listed():
            choice = step.choice(state, frame, number)
            choices.append(Choice(number, choice.verb, choice.points))
        return Question(asked.kind, asked.rule, len(choices) == 1, step.window, choices)

    def waiting(self) -> list[Waiting]:
        limit = self.limit
        return [Waiting(seat, since, None if limit is None else since + limit) for seat, since in self.since.items()]

    def position(self, viewer: Viewer, told: int, passing: Until, now: float, view: Any = None) -> Position:
        """What a viewer sees; `view` if it has been packed already."""
        table = self.table
        outcome = table.outcome
        return Position(
            seat=viewer,
            number=self.number(viewer),
            told=self.seen[viewer],
            view=view or table.view(viewer),
            question=self.question(viewer),
            events=self.events(viewer, told),
            waiting=self.waiting(),
            now=now,
            undo=viewer is not None and self.free_undo(viewer),
            withdraw=viewer is not None and self.drafting(viewer),
            takeback=self.takeback,
            passing=passing,
            outcome=None if outcome is None else outcome.document(),
        )
