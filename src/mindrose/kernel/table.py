"""A table where a game is played: questions, answers, views, and the log that everything can be replayed from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mindrose.kernel.chance import QuickChance, commitment
from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.points import Points
from mindrose.kernel.preview import Preview
from mindrose.kernel.programs import Choice
from mindrose.kernel.record import MARK_EVERY, Record

if TYPE_CHECKING:
    from mindrose.kernel.game import Document, Game, Outcome, Value


class Answer:
    """One answer: its number, what it means, and its label in words."""

    def __init__(self, asked: Asked, number: int) -> None:
        self.asked = asked
        self.number = number

    @property
    def choice(self) -> Choice:
        stack = self.asked.stack
        return stack.question().choice(self.asked.table.state, stack.frames[-1], self.number)

    @property
    def verb(self) -> str:
        return self.choice.verb

    @property
    def points(self) -> dict[str, int | str]:
        """The things on the table that this answer points at."""
        return self.choice.points

    @property
    def label(self) -> str:
        return self.asked.table.game.speaker.choice(self.choice, self.asked.kind, self.asked.seat)

    def __int__(self) -> int:
        return self.number

    def __repr__(self) -> str:
        return f"<{self.number}: {self.label}>"


class Asked:
    """An open question: whom it is put to, what is asked, and every legal answer."""

    def __init__(self, table: Table, stack: Stack) -> None:
        self.table = table
        self.stack = stack
        self.seat: int = stack.seat
        self.kind: str = stack.question().kind
        self.rule: str = stack.question().rule

    @property
    def answers(self) -> list[Answer]:
        return [Answer(self, number) for number in self.stack.answers.listed()]

    @property
    def shown(self) -> list[tuple[int, Choice]]:
        """Every legal answer and what it means, in the order in which people are shown them: the rare ones last."""
        state, stack = self.table.state, self.stack
        question, frame = stack.question(), stack.frames[-1]
        meant = [(number, question.choice(state, frame, number)) for number in stack.answers.listed()]
        usual = [one for one in meant if not one[1].rare]
        return usual if len(usual) == len(meant) else usual + [one for one in meant if one[1].rare]

    @property
    def barred(self) -> list[Answer]:
        """Answers that stay in sight though they cannot be given now: `table.unspoken` says why."""
        legal = self.stack.answers.listed()
        kept = self.stack.question().kept
        return [] if kept is None else [Answer(self, number) for number in kept if number not in legal]

    @property
    def forced(self) -> bool:
        """There is only one answer; it is asked because nobody else may know that."""
        return self.stack.answers.count == 1

    @property
    def settled(self) -> bool:
        """Nobody waits for an answer: the seat is ready, and may only reconsider."""
        return self.stack.settled()

    @property
    def timeout(self) -> int:
        """The answer that is given for a seat that runs out of time."""
        stack = self.stack
        return stack.question().timeout(self.table.state, stack.frames[-1], stack.answers)

    def __repr__(self) -> str:
        return f"<seat {self.seat}, {self.kind}: {len(self.answers)} answers>"


def whole(value: object) -> i64:
    """A whole number of a sensible size as itself, anything else as -1."""
    if type(value) is int and isinstance(value, int) and 0 <= value < 1 << 31:
        return value
    return -1


def number_of(answer: object) -> i64:
    """The number of an answer, -1 for what is none."""
    return answer.number if isinstance(answer, Answer) else whole(answer)


@mypyc_attr(acyclic=True)
class Given:
    """One answer in the log: who gave it, whether it could be taken back then, and whether its seat reconsidered."""

    def __init__(self, seat: int, answer: int, alone: bool, mark: int, height: int, settled: bool) -> None:
        self.height = height
        self.settled = settled
        self.seat = seat
        self.answer = answer
        self.alone = alone
        self.mark = mark


class Table:
    """A game being played. Made by `game.new(...)`, `game.from_position(...)` or `mindrose.replay(...)`."""

    def __init__(self, game: Game, seed: str, players: int, options: dict[str, Value], start: Document | None) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.options = options
        self.start = start
        self.given: Journal[Given] = Journal()
        self.story: Journal[Event] = Journal()
        self.points = Points()
        self.imagined = False
        self.resigned: int | None = None  # the seat that gave the game up
        self.closed = False  # it was broken off

    def begin(self) -> None:
        self.state = self.game.first_state(self)

    # Asking and answering

    @property
    def question(self) -> Asked | None:
        """The open question, the first one if several seats are asked at once; None when the game is over."""
        return self.asked(None)

    @property
    def questions(self) -> list[Asked]:
        """Every open question; more than one only where seats decide secretly at the same time."""
        return [Asked(self, stack) for stack in self.open_stacks()]

    def open_stacks(self) -> list[Stack]:
        """The stacks that wait for an answer."""
        return [] if self.stopped else self.state.open_stacks()

    # Seats, answers and counts come from outside, so they are taken as anything and checked, compiled or not: a seat
    # is a whole number or None (whoever is asked), an answer a whole number or an `Answer`.

    def legal(self, seat: object = None) -> list[int]:
        """The numbers of the legal answers to the open question (of a seat)."""
        stack = self.stack_of(seat)
        return [] if stack is None else stack.answers.listed()

    def mask(self, seat: object = None) -> list[int]:
        """The legal answers as a row of 0 and 1 over the game's whole vocabulary."""
        row = [0] * self.game.actions
        for number in self.legal(seat):
            row[number] = 1
        return row

    def answer(self, answer: object, seat: object = None) -> Table:
        """Gives an answer by its number. An answer that is not legal raises `Refusal` and changes nothing."""
        if isinstance(answer, Answer) and seat is None:
            seat = answer.asked.seat
        number = number_of(answer)
        state = self.state
        stack = self.stack_of(seat)
        if stack is None or not stack.answers.has(number):
            raise self.explained(answer, seat)
        if self.points.due(self.given.count) and not self.imagined:
            self.points = self.points.own()
            self.points.keep(self.given.count, self.story.count, state)
        alone, mark, height = state.stack.waiting, state.mark(stack), len(stack.frames)
        self.given.append(Given(stack.seat, number, alone, mark, height, not alone and stack.settled()))
        state.give(stack, number)
        return self

    def do(self, verb: str, /, by: object = None, **points: Any) -> Table:
        """Gives an answer by what it means, `by` the seat that is asked: `table.do("evoke", card="Kindness")`."""
        asked = self.asked(by)
        if asked is None:
            raise self.explained(0, by)
        fits = [
            answer
            for answer in asked.answers
            if answer.verb == verb and all(self.same(answer.points, name, points[name]) for name in points)
        ]
        if len(fits) == 1:
            return self.answer(fits[0].number, asked.seat)
        offered = "; ".join(repr(answer.choice) for answer in asked.answers)
        named = repr(Choice(verb, points))
        if fits:
            raise MindroseError(f"{named} can mean several answers, say which: {fits}")
        raise MindroseError(f"{named} is not among the answers to {asked.kind!r}: {offered}")

    def same(self, points: dict[str, int | str], name: str, wanted: object) -> bool:
        """Whether a point of an answer is what somebody names: a thing also by its word, however it is capitalized."""
        value = points.get(name)
        if isinstance(value, int) and isinstance(wanted, str):
            words = self.word_list(name)
            value = words[value] if 0 <= value < len(words) else None
        if isinstance(value, str) and isinstance(wanted, str):
            return value.casefold() == wanted.casefold()
        return value == wanted

    def word_list(self, name: str) -> list[str]:
        """The words for the numbers that a point of this name can be; none if it is a mere number."""
        kind = self.game.kinds(self.game.pack_of(self.options)).get(name)
        return [] if kind is None else kind.words

    def asked(self, seat: object) -> Asked | None:
        stack = self.stack_of(seat)
        return None if stack is None else Asked(self, stack)

    def stack_of(self, seat: object) -> Stack | None:
        """The stack that waits for a seat; for None, the first that waits for anybody."""
        if self.stopped:
            return None
        if seat is None:
            return self.state.open()
        wanted = whole(seat)
        return self.state.asking(wanted) if wanted >= 0 else None

    def refusal(self, answer: object, seat: object = None) -> Refusal | None:
        """Why an answer would be refused now; None if it is legal."""
        stack = self.stack_of(seat)
        if stack is not None and stack.answers.has(number_of(answer)):
            return None
        return self.explained(answer, seat)

    def explained(self, answer: object, seat: object) -> Refusal:
        found = self.unspoken(answer, seat)
        found.args = (self.game.speaker.refusal(found),)
        return found

    def unspoken(self, answer: object, seat: object) -> Refusal:
        if self.over:
            return self.game.finished()
        number = int(number_of(answer))
        if not 0 <= number < self.game.actions:
            return Refusal("E_NUMBER", "", answer=repr(answer), last=self.game.actions - 1)
        stack = self.stack_of(seat)
        if stack is None:
            return self.game.foreign(self.state, int(whole(seat)), number)
        return stack.question().refusal(self.state, stack.frames[-1], number)

    # Giving up

    def resign(self, seat: object) -> Table:
        """A seat gives the game up for its side, and the other side wins; refused where there are not just two."""
        giver = self.checked_seat(seat)
        if giver is None:
            raise MindroseError("a seat resigns: name it")
        if self.over:
            raise MindroseError("the game is over: nobody can resign any more")
        if self.game.surrender(self.players, giver) is None:
            raise MindroseError("only a game of two sides can be resigned: with more, the others play on")
        self.resigned = giver
        return self

    def close(self) -> Table:
        """Breaks the game off: nobody is asked any more, and nobody wins."""
        if self.over:
            raise MindroseError("the game is over: there is nothing to break off")
        self.closed = True
        return self

    @property
    def stopped(self) -> bool:
        """It ended otherwise than by the rules."""
        return self.closed or self.resigned is not None

    # Taking back. Without a seat: whoever answered last, or is asked first. Seats that decide in secret at the same
    # time take back their own answers, wherever they stand among those of the others.

    def can_undo(self, seat: object = None) -> bool:
        """The last answer (of a seat) showed nothing hidden, drew nothing at random, and asked nobody else since."""
        if not self.given.count or self.imagined or self.stopped:
            return False
        last = self.last_of(seat)
        if last < 0:
            return False
        given = self.given.entry(last)
        if given.settled:  # ready again by deciding again: without this answer the decision might have ended before
            return False
        if not given.alone:  # the branch on which it was given is still there, and nothing has shown on it
            branch = self.state.branch_of(given.seat)
            return branch is not None and given.mark == self.state.mark(branch)
        if last != self.given.count - 1 or given.mark != self.state.mark(self.state.stack):
            return False
        return self.state.over or self.asks_only(given.seat)

    def last_of(self, seat: object) -> int:
        """The number of the last answer in the log that a seat (None: anybody) gave; -1 if there is none."""
        number = self.given.count - 1
        if seat is None:
            return number
        wanted = int(whole(seat))
        while number >= 0 and self.given.entry(number).seat != wanted:
            if self.given.entry(number).alone:
                return -1  # what was answered before the others were asked anew stays
            number -= 1
        return number

    def asks_only(self, seat: int) -> bool:
        return all(stack.seat == seat for stack in self.state.open_stacks())

    def undo(self, seat: object = None) -> Table:
        """Takes the last answer back; free only where `can_undo()`. With everybody's consent, see `rewind`."""
        if not self.can_undo(seat):
            raise MindroseError(
                "the last answer cannot be taken back: it showed something hidden, was left to chance, "
                "or somebody else has been asked since"
            )
        last = self.last_of(seat)
        return self.retract(self.given.entry(last).seat, last)

    def drafting(self, seat: object = None) -> bool:
        """The asked seat is in the middle of a command that it can still drop."""
        return self.draft_begin(seat) >= 0

    def withdraw(self, seat: object = None) -> Table:
        """Drops a command that is not complete yet."""
        first = self.draft_begin(seat)
        if first < 0:
            raise MindroseError("there is nothing to withdraw: no command has been begun")
        return self.retract(self.given.entry(first).seat, first)

    def draft_begin(self, seat: object = None) -> int:
        """The number of the first answer of the command that the asked seat can still drop; -1 if there is none."""
        stack = self.stack_of(seat)
        depth = 0
        while stack is not None and depth < len(stack.frames) and not stack.frames[depth].drafting():
            depth += 1
        if stack is None or depth == len(stack.frames):
            return -1
        below = stack.frames[depth - 1] if depth > 0 else None
        begun = below is not None and below.program.steps[below.at - 1].asks  # a question began the draft, not a step
        lowest = depth if begun else depth + 1
        mark = self.state.mark(stack)
        first = -1
        number = self.given.count - 1
        while number >= 0:
            given = self.given.entry(number)
            own = given.seat == stack.seat
            if own and (given.mark != mark or given.height < lowest or given.settled):
                break
            if own:
                first = number
                if given.height == depth:
                    break
            elif given.alone:
                break
            number -= 1
        return first

    def drafted(self, seat: object = None) -> int:
        """How many answers belong to the command that the asked seat can still drop."""
        first = self.draft_begin(seat)
        if first < 0:
            return 0
        owner = self.given.entry(first).seat
        return sum(given.seat == owner for given in self.given.since(first))

    def retract(self, seat: object, first: object) -> Table:
        """Takes back the answers that a seat gave from log number `first` on.

        What the others answered meanwhile, in secret and at the same time, stays.
        """
        owner, start = whole(seat), self.counted(first)
        return self.go_back(start, [given for given in self.given.since(start) if given.seat != owner])

    def rewind(self, count: object) -> Table:
        """Goes back to the moment after the first `count` answers."""
        return self.go_back(self.counted(count), [])

    def counted(self, count: object) -> int:
        """A number of answers to which this table can go back."""
        if self.imagined:
            raise MindroseError("an imagined table cannot go back: it has no past")
        answers = int(whole(count))
        if not 0 <= answers <= self.given.count:
            raise MindroseError(f"this table has {self.given.count} answers; it cannot go back to {count!r}")
        return answers

    def go_back(self, count: int, others: list[Given]) -> Table:
        """To the moment after the first `count` answers and then these others, which are played again."""
        self.resigned, self.closed = None, False
        if count == self.given.count:
            return self
        self.points = self.points.own()
        point = self.points.back(count)
        again = self.given.since(point.count)[: count - point.count] + others
        self.given.cut(point.count)
        self.story.cut(point.told)
        self.state = point.state.clone()
        self.state.journal = self.story
        for given in again:
            self.answer(given.answer, None if given.alone else given.seat)
        return self

    # Looking

    @property
    def over(self) -> bool:
        return self.state.over or self.stopped

    @property
    def outcome(self) -> Outcome | None:
        if self.closed:
            return self.game.unfinished(self.players)
        if self.resigned is not None:
            return self.game.surrender(self.players, self.resigned)
        return self.game.outcome(self.state) if self.state.over else None

    @property
    def commitment(self) -> str:
        """The hash of the seed: shown at the start, checked with the seed at the end."""
        return commitment(self.seed)

    def view(self, seat: object = None) -> Document:
        """What a seat sees, the question to it with all its choices included; without a seat, what everybody sees."""
        viewer = self.checked_seat(seat)
        document = self.sight(viewer)
        asked = None if viewer is None else self.asked(viewer)
        if asked is not None:
            for question in document["question"]:
                if question["seat"] == viewer:
                    question["choices"] = [answer.choice.document() for answer in asked.answers]
        return document

    def sight(self, viewer: int | None) -> Document:
        """What a seat sees, without what the answers to its question mean."""
        document = self.game.view(self.state, viewer)
        if self.stopped:
            document["question"] = []
        return document

    def checked_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        number = int(whole(seat))
        if not 0 <= number < self.players:
            raise MindroseError(f"this table has seats 0 to {self.players - 1}; {seat!r} is none of them")
        return number

    def events(self, seat: object = None, since: int = 0) -> list[dict[str, int | str | None]]:
        """What happened, as a seat saw it; without a seat, what everybody saw."""
        viewer = self.checked_seat(seat)
        told = [self.game.events[event.kind].told(event, viewer) for event in self.story.since(since)]
        return [document for document in told if document is not None]

    def position(self) -> Document:
        """The whole table as a readable document, secrets included."""
        return self.game.position(self.state)

    def observation(self, seat: object) -> list[float]:
        """The seat's view as a fixed row of numbers."""
        viewer = self.checked_seat(seat)
        if viewer is None:
            raise MindroseError("an observation is made for a seat")
        return self.game.observation(self.state, viewer)

    def preview(self, seat: object, answers: Sequence[object]) -> Preview:
        """What a seat would see after these answers, until something is hidden, random or another's to decide.

        It changes nothing, and tells the seat nothing that it may not know.
        """
        viewer = self.checked_seat(seat)
        if viewer is None:
            raise MindroseError("a preview is made for a seat")
        return Preview(self, viewer, [int(number_of(answer)) for answer in answers])

    def sample(self, seat: object, seed: int = 0) -> Table:
        """A table that this seat could be sitting at: what it does not know is drawn at random."""
        state = self.game.imagine(self.view(seat)).sample(QuickChance(i64(seed)))
        return self.imagined_with(state)

    def clone(self) -> Table:
        """An independent copy, in time that does not grow with the length of the game."""
        other = Table(self.game, self.seed, self.players, self.options, self.start)
        other.given = self.given.clone()
        other.story = self.story.clone()
        other.points = self.points.share()
        other.imagined = self.imagined
        other.resigned, other.closed = self.resigned, self.closed
        other.state = self.state.clone()
        other.state.journal = other.story
        return other

    def imagined_with(self, state: State) -> Table:
        other = Table(self.game, "", self.players, self.options, None)
        other.imagined = True
        other.state = state
        state.journal = other.story
        return other

    def record(self) -> Record:
        """The game as a file: everything needed to play it again, and hashes to check that it is the same."""
        if self.imagined:
            raise MindroseError("an imagined table has no record: it has no past")
        answers: list[int | list[int]] = [
            given.answer if given.alone else [given.seat, given.answer] for given in self.given.since(0)
        ]
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            content=self.game.content_hash(self.options),
            players=self.players,
            seed=self.seed,
            options=dict(self.options),
            start=self.start,
            answers=answers,
            marks=self.marks(),
            state=self.state.fingerprint(),
            over=self.state.over or self.resigned is not None,
            resigned=self.resigned,
            pack=self.game.snapshot(self.options),
        )

    def marks(self) -> dict[int, str]:
        """The hash of the state after every so many answers, from playing them again: it shows where a replay errs."""
        again = Table(self.game, self.seed, self.players, self.options, self.start)
        again.begin()
        marks: dict[int, str] = {}
        for number, given in enumerate(self.given.since(0), start=1):
            again.answer(given.answer, None if given.alone else given.seat)
            if number % MARK_EVERY == 0:
                marks[number] = again.state.fingerprint()
        return marks
