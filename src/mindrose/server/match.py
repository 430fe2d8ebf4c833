"""A game as its log tells it: entries in, and for every seat the story, the numbers and the table as it may see them.

Nothing here waits, stores or sends. Two processes that apply the same entries show the same match.
"""

from __future__ import annotations

from typing import Final

import msgspec

from mindrose.kernel.form import Document
from mindrose.kernel.game import CLOSED, RESIGNED
from mindrose.kernel.preview import Preview
from mindrose.kernel.programs import Choice, Frame
from mindrose.kernel.table import Asked, Table
from mindrose.kernel.writing import Writer
from mindrose.server.differences import differences
from mindrose.server.entries import AGREE, ANSWER, ASK, CLOSE, DECLINE, PASS, RESIGN, TAKEBACK, TIMEOUT, UNDO, Entry
from mindrose.server.memory import Memory, Struck, memory_of
from mindrose.server.sight import Sight
from mindrose.server.story import Played, Story, Viewer
from mindrose.server.wire import Pointed, Previewed, Question, Takeback, Until

CONSENTS: Final = (ASK, AGREE, DECLINE, TAKEBACK)
questions: Final = msgspec.json.Decoder(Question | None)


class Change:
    """What an entry changed: for whom, and whether all may know of it.

    Nobody else hears of it at all: what is not complete yet is the secret of the seat that puts it together.
    """

    def __init__(self, viewers: list[Viewer], public: bool) -> None:
        self.viewers = viewers
        self.public = public


class Match:
    """A table, and the log that it is played from."""

    def __init__(self, table: Table, started: float, limit: int | None) -> None:
        self.table = table
        self.limit = limit
        self.length = 0  # entries applied
        self.undos = [0] * table.players  # how often each seat has taken back something since all last saw something
        self.undone = 0  # entries that came to nothing, those that took others back included
        self.sight = Sight(table)
        self.story = Story(table.game, table.players)
        self.viewers = self.story.viewers
        self.played: list[Played] = []  # one for each answer that stands
        self.memory: Memory | None = None  # what the last entry took back, if it did
        self.known: dict[int, Memory] = {}  # of entries to come: what they take back
        self.struck: dict[int, Struck] = {}  # of answers to come: those that are taken back again
        self.acted = [0] * table.players
        self.shown: dict[Viewer, list[bytes]] = {}  # the packed view that each viewer was shown last
        self.takeback: Takeback | None = None
        self.clocks: dict[int, float] = {}  # since when each seat is asked, those included that are ready
        self.since: dict[int, float] = {}  # of these, the seats that are waited for
        self.put: dict[int, int] = {}  # how long the log was when each of them was asked what it is asked now
        self.tell_since(0, None)
        self.start_clocks(started, {}, None)

    # Entries

    def apply(self, entry: Entry) -> Change:
        """Carries out an entry that has been checked before, and says what it changed."""
        before = [self.number(viewer) for viewer in self.viewers]
        waited = list(self.since)
        self.carry_out(entry)
        if entry.kind in CONSENTS or self.table.over:
            self.sight.stale()
            return Change(self.viewers, True)
        pairs = zip(self.viewers, before, strict=True)
        touched = [viewer for viewer, number in pairs if viewer == entry.seat or self.number(viewer) != number]
        same = waited == list(self.since)
        if len(touched) > 1 or not same or not self.drafting(entry.seat):
            self.sight.stale()
            if len(touched) < len(self.viewers):
                touched += [viewer for viewer in self.viewers if viewer not in touched and self.view_changed(viewer)]
        return Change(touched, None in touched or not same)

    def carry_out(self, entry: Entry) -> None:
        self.acted[entry.seat] += 1
        if entry.kind in (ANSWER, TIMEOUT, PASS):
            self.play(entry)
        elif entry.kind in (UNDO, TAKEBACK):
            self.go_back(entry)
        elif entry.kind == ASK:
            self.takeback = Takeback(entry.seat, [])
        elif entry.kind == AGREE and self.takeback is not None:
            self.takeback = Takeback(self.takeback.seat, [*self.takeback.agreed, entry.seat])
        elif entry.kind == DECLINE:
            self.takeback = None
        elif entry.kind == RESIGN:
            self.resign(entry)
        elif entry.kind == CLOSE:
            self.close(entry)
        self.length += 1

    def remember(self, known: dict[int, Memory]) -> None:
        """What later entries take back need not be played, only told."""
        self.known = known
        self.struck = {struck.number: struck for memory in known.values() for struck in memory.struck}

    def begun(self, entry: Entry) -> Played:
        """An answer from the moment it is given."""
        played = Played(entry.number, entry.seat, self.clocks.get(entry.seat, entry.at), entry.kind == PASS, self.undos)
        self.played.append(played)
        if entry.kind == TIMEOUT:
            self.story.tell(played, None, {"event": "timeout", "seat": entry.seat})
        return played

    def ended(self, played: Played, public: int, moved: bool) -> None:
        """All saw something, or others are waited for since an answer."""
        if self.story.seen[None] > public:
            self.undos = [0] * self.table.players
        played.moved = moved
        if moved:
            self.takeback = None

    def tell_again(self, entry: Entry, struck: Struck) -> None:
        """An answer that comes to nothing later: the table is as if it had never been given."""
        public = self.story.seen[None]
        played = self.begun(entry)
        for event in struck.events():
            self.story.tell(played, event)
        self.ended(played, public, struck.moved)

    def play(self, entry: Entry) -> None:
        if entry.number in self.struck:
            self.tell_again(entry, self.struck.pop(entry.number))
            return
        seat, story, table = entry.seat, self.story, self.table
        secret, mark = not table.state.stack.waiting, self.mark()
        grown, public, waited = len(story.told), story.seen[None], list(self.since)
        played = self.begun(entry)
        told = len(table.story)
        table.answer(entry.answer, seat)
        self.tell_since(told, played)
        kept = dict(self.clocks)
        if secret and self.mark() == mark:  # the others still decide
            if story.seen[None] > public:  # else no clock may tell them how far this seat has come
                kept.pop(seat, None)
        elif len(story.told) > grown:
            kept.clear()
        self.start_clocks(entry.at, kept, seat)
        self.ended(played, public, story.seen[None] > public or waited != list(self.since))

    def mark(self) -> int:
        """Changes when a secret decision ends."""
        return self.table.state.mark(self.table.state.stack)

    def go_back(self, entry: Entry) -> None:
        """Takes back answers from one on, all or only the seat's own; the story says so, and keeps what it told."""
        every = entry.kind == TAKEBACK
        gone = [played for played in self.played[entry.answer :] if every or played.seat == entry.seat]
        waited = list(self.since)
        self.story.strike_out(entry.seat, gone)
        self.played[entry.answer :] = [played for played in self.played[entry.answer :] if not played.gone]
        self.count_undo(entry.seat, gone)
        self.undone += len(gone) + 1
        known = self.known.pop(entry.number, None)
        if every:
            if known is None:
                self.table.rewind(entry.answer)
            self.start_clocks(entry.at, {}, None)
        else:
            if known is None:
                self.table.retract(entry.seat, entry.answer)
            self.start_clocks(entry.at, {**self.clocks, entry.seat: gone[0].clock}, entry.seat)
        moved = every or waited != list(self.since) if known is None else known.moved
        if moved:
            self.takeback = None
        self.memory = known or memory_of(gone, self.story.told, moved)

    def count_undo(self, seat: int, gone: list[Played]) -> None:
        """What was shown and taken back again is no sign that the game goes on."""
        before = gone[0].undos if gone else self.undos
        self.undos = [max(pair) for pair in zip(self.undos, before, strict=True)]
        self.undos[seat] += 1

    def resign(self, entry: Entry) -> None:
        """Nothing is asked any more, and nothing can be taken back."""
        self.table.resign(entry.seat)
        self.story.tell(None, None, {"event": RESIGNED, "seat": entry.seat})
        self.takeback = None
        self.start_clocks(entry.at, {}, None)

    def close(self, entry: Entry) -> None:
        self.table.close()
        self.story.tell(None, None, {"event": CLOSED})
        self.takeback = None
        self.start_clocks(entry.at, {}, None)

    def tell_since(self, start: int, played: Played | None) -> None:
        for event in self.table.story.since(start):
            self.story.tell(played, event)

    def start_clocks(self, now: float, kept: dict[int, float], actor: int | None) -> None:
        """Every seat has a clock of its own: it goes on where it is kept, and begins now where it is not."""
        put = self.put
        self.clocks, self.since, self.put = {}, {}, {}
        for stack in self.table.open_stacks():
            seat = int(stack.seat)
            self.clocks[seat] = kept.get(seat, now)
            self.put[seat] = put[seat] if seat in kept and seat in put and seat != actor else self.length
            if not stack.settled():
                self.since[seat] = self.clocks[seat]

    # Checking

    @property
    def weight(self) -> int:
        """How many entries have come to something."""
        return self.length - self.undone

    def asked(self, seat: int) -> Asked | None:
        return self.table.asked(seat)

    def number(self, viewer: Viewer) -> int:
        """Grows with all that a viewer may know of, and with nothing else."""
        return self.story.seen[viewer] + (0 if viewer is None else self.acted[viewer])

    def free_undo(self, seat: int) -> bool:
        """Nothing was shown since what the seat decided last; a window that was passed for it is nothing it decided."""
        if self.table.over or not self.table.can_undo(seat):
            return False
        return next((not played.unasked for played in reversed(self.played) if played.seat == seat), True)

    def interrupted(self, seat: int) -> Frame | None:
        """What the window of a seat is only a part of."""
        asked = self.asked(seat)
        if asked is None or not asked.stack.question().window:
            return None
        return asked.stack.question().interrupts(self.table.state, asked.stack.frames[-1])

    def under_way(self, frame: Frame) -> bool:
        return any(running is frame for running in self.table.state.stack.frames)

    def drafting(self, seat: int) -> bool:
        return self.table.drafting(seat)

    def withdrawn(self, seat: int) -> int | None:
        """The number of the answer that began the seat's command; None if it can drop none."""
        drafted = self.table.drafted(seat)
        return self.last(seat, drafted) if drafted else None

    def last(self, seat: int, back: int = 1) -> int | None:
        """The number of the last answer that the seat gave itself, or of an earlier one; None if there is none."""
        for number in range(len(self.played) - 1, -1, -1):
            if self.played[number].seat == seat and not self.played[number].unasked:
                back -= 1
                if not back:
                    return number
        return None

    def timed_out(self, now: float) -> list[int]:
        if self.limit is None:
            return []
        return [seat for seat, since in self.since.items() if since + self.limit <= now]

    # Showing

    def view_changed(self, viewer: Viewer) -> bool:
        return viewer in self.shown and self.shown[viewer] != self.sight.packed(viewer)

    def question(self, viewer: Viewer) -> Question | None:
        return None if viewer is None else question_of(self.table.asked(viewer))

    def previewed(self, seat: int, answers: list[int], mark: str) -> Previewed:
        """What a seat would see after some answers, as the difference to what it sees."""
        table = self.table
        ahead = table.preview(seat, answers)
        refusal = ahead.refusal
        return Previewed(
            id=mark,
            number=self.number(seat),
            taken=ahead.taken,
            stop=ahead.stop,
            differences=differences(table.sight(seat), bare(ahead.view)),
            events=ahead.events,
            question=question_of(ahead.question),
            code="" if refusal is None else refusal.code,
            rule="" if refusal is None else refusal.rule,
            about={} if refusal is None else refusal.about,
        )

    def pointed(self, seat: int, mate: int, thing: str, answers: list[int]) -> Pointed:
        """What a seat shows a partner: a thing, and what it plans as the partner would see it."""
        if not answers:
            return Pointed(seat, thing, [], [])
        ahead = Preview(self.table, seat, answers, viewer=mate)
        return Pointed(seat, thing, differences(self.table.sight(mate), bare(ahead.view)), ahead.events)

    def moment(self, viewer: Viewer, told: int, passing: Until, now: float, asks: bool = True) -> list[bytes]:
        """What a viewer is shown, a `wire.Moment` in pieces; what passes by itself is no question to its seat."""
        view = self.sight.packed(viewer)
        self.shown[viewer] = view
        asked = self.table.asked(viewer) if viewer is not None and asks else None
        takeback, outcome = self.takeback, self.table.outcome
        out = Writer()
        out.begin()
        out.key("type").word("moment")
        out.key("seat").value(viewer)
        out.key("number").number(self.number(viewer))
        out.key("told").number(self.story.seen[viewer])
        out.key("question")
        write_question(out, asked)
        out.key("events")
        self.story.write_events(out, viewer, told)
        out.key("waiting").begin_list()
        for seat, since in self.since.items():
            out.begin()
            out.key("seat").number(seat)
            out.key("since").real(since)
            out.key("until")
            if self.limit is None:
                out.nothing()
            else:
                out.real(since + self.limit)
            out.end()
        out.end_list()
        out.key("now").real(now)
        out.key("undo").flag(viewer is not None and self.free_undo(viewer))
        out.key("withdraw").flag(viewer is not None and self.drafting(viewer))
        out.key("takeback")
        if takeback is None:
            out.nothing()
        else:
            out.begin()
            out.key("seat").number(takeback.seat)
            out.key("agreed").numbers(takeback.agreed)
            out.end()
        out.key("passing").word(passing)
        out.key("outcome")
        if outcome is None:
            out.nothing()
        else:
            out.mapping(outcome.document())
        out.key("view")
        return [out.written(), *view, b"}"]


def bare(view: Document) -> Document:
    """A view without what the answers to its question mean: a moment has them beside it."""
    for question in view["question"]:
        question.pop("choices", None)
    return view


def question_of(asked: Asked | None) -> Question | None:
    """A question with what each answer means, and why others cannot be given."""
    out = Writer()
    write_question(out, asked)
    question: Question | None = questions.decode(out.written())
    return question


def write_question(out: Writer, asked: Asked | None) -> None:
    """The same as JSON."""
    if asked is None:
        out.nothing()
        return
    table, stack = asked.table, asked.stack
    state, frame, step = table.state, stack.frames[-1], stack.question()
    out.begin()
    out.key("kind").text(asked.kind)
    out.key("rule").text(asked.rule)
    out.key("forced").flag(asked.forced)
    out.key("window").flag(step.window)
    out.key("settled").flag(asked.settled)
    out.key("series").number(step.series(state, frame))
    out.key("choices").begin_list()
    for number, meant in asked.shown:
        out.begin()
        write_choice(out, number, meant)
        out.key("caution").text(meant.caution)
        out.end()
    out.end_list()
    out.key("barred").begin_list()
    for answer in asked.barred:
        why = table.unspoken(answer.number, asked.seat)
        out.begin()
        write_choice(out, answer.number, answer.choice)
        out.key("code").text(why.code)
        out.key("rule").text(why.rule)
        out.key("about").mapping(why.about)
        out.end()
    out.end_list()
    out.end()


def write_choice(out: Writer, number: int, choice: Choice) -> None:
    out.key("number").number(number)
    out.key("verb").text(choice.verb)
    out.key("points").begin()
    for name, value in choice.points.items():
        out.key(name).value(value)
    out.end()
