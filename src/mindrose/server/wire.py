"""Every message between the server and a browser or a program. `tools/wire.py` writes them as TypeScript."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct
from msgspec.json import Encoder

from mindrose.kernel.foresight import Stop
from mindrose.kernel.form import Document

Value = int | str | bool | None
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Mark = Annotated[str, Meta(max_length=40)]  # what a client calls its own message, so that it knows the reply
Number = Annotated[int, Meta(ge=0, le=2**31)]
Place = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(max_length=60, pattern=r"^[\w:+.\-]*(?!\n)$")]  # by which a board knows a thing
Salt = Annotated[str, Meta(max_length=16, pattern=r"^[0-9a-f]*(?!\n)$")]  # a number that is stirred into the seed
Series = Annotated[list[Number], Meta(min_length=1, max_length=32)]  # answers, one after another
Level = Literal["easy", "medium", "hard", "expert"]
SeatKind = Literal["person", "bot", "open"]
Pace = Literal["live", "slow"]
TableState = Literal["open", "playing", "over"]
Until = Literal["ask", "spell", "turn", "always"]
PACK: Final = Encoder()


# Games


class ParameterInfo(Struct, frozen=True):
    """An option of a game: a flag, one of some words, a whole number in a range, or a text."""

    name: str
    default: Value
    rule: str
    low: int
    high: int
    words: list[str]
    unlimited: bool
    text: bool


class KindInfo(Struct, frozen=True):
    """What a value is that events, choices and refusals tell: a `seat`, `card`, `word`, `ordinal`, `number` or `text`,
    or a kind of the game's own.

    Where there are `words`, a value is one of them, or its number among them. `said` is what messages call it, if that
    is not the name that the rules use.
    """

    name: str
    words: list[str]
    said: str


class GameInfo(Struct, frozen=True):
    """All that a client needs to know of a game, with the cards of one pack.

    `kinds`: what the values with a certain name are; `turn.number` is the number in the event `turn` alone.
    `sides`: for each number of players, from the least on, the side of every seat; seats of one side win together.
    `texts`: the languages in which the server has the game's own messages. `lessons`: how many it has for newcomers.
    """

    id: str
    title: str
    players_min: int
    players_max: int
    actions: int
    rules_version: str
    pack: str
    content_hash: str
    sides: list[list[int]]
    parameters: list[ParameterInfo]
    levels: list[Level]
    texts: list[str]
    lessons: int
    kinds: dict[str, KindInfo]
    content: Document


class PackInfo(Struct, frozen=True):
    """A pack of cards that somebody wrote: its name is a value of the option `pack`, unless it has mistakes.

    `version`: by it a table keeps the pack as it is now. `holds`: what differs from the game. Texts are in the language
    that was asked for; mistakes are told by file, line and column.
    """

    name: str
    version: str
    title: str
    holds: list[str]
    mistakes: list[str]


class RuleInfo(Struct, frozen=True):
    """A rule in English, and its gist in the language that was asked for; none in English."""

    number: str
    text: str
    gist: str


class RulesPage(Struct, frozen=True):
    """The rules reference of a game, chapter by chapter."""

    game: str
    chapters: list[Chapter]


class Chapter(Struct, frozen=True):
    """A chapter with its title in the language that was asked for."""

    title: str
    rules: list[RuleInfo]


class SummaryPart(Struct, frozen=True):
    title: str
    lines: list[str]


class Summary(Struct, frozen=True):
    """A game on one page: what a turn is, and how it ends; each line names the rules it tells of."""

    game: str
    parts: list[SummaryPart]


class LessonAnswer(Struct, frozen=True):
    """An answer that a lesson waits for: its verb and some of its points, things by their words."""

    verb: str
    points: dict[str, int | str]


class LessonStep(Struct, frozen=True):
    """What a lesson says, and the rules behind it.

    `answers`: what it waits for, one after another; a step without any is only read. `points`: what it speaks of, named
    as answers name it.
    """

    say: str
    rules: list[str]
    points: dict[str, int | str]
    answers: list[LessonAnswer]


class Lesson(Struct, frozen=True):
    """A part of the guided first game: a prepared table, and what is said at it, step by step."""

    id: str
    steps: list[LessonStep]


# Automatons on somebody's own table


class TellTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its owner tells it: as a document, or as the text of a file."""

    language: Annotated[str, Meta(pattern="^[a-z]{2}$")]
    position: Document | None = None
    text: str = ""


class AskAutomaton(TellTable, frozen=True, forbid_unknown_fields=True):
    """What an automaton does at a table: with the card that was turned up, or with one that the seed shuffles.

    `when` is a moment of the game, its own turn if none is named; `by`, `how` and `damage` say what somebody does to
    it. `choices` are the numbers, from 1, of what people have decided so far.
    """

    when: Annotated[str, Meta(max_length=20)] = ""
    card: Annotated[str, Meta(max_length=80)] = ""
    by: Annotated[str, Meta(max_length=40)] = ""
    how: Annotated[str, Meta(max_length=20)] = ""
    damage: Annotated[int, Meta(ge=0, le=99)] = 0
    choices: Annotated[list[Annotated[int, Meta(ge=1, le=1000)]], Meta(max_length=200)] = []
    seed: Number = 0


class OwnTable(Struct, frozen=True):
    """A table as somebody would tell it, complete, and as the file that the command line reads, too."""

    position: Document
    text: str


class OwnLine(Struct, frozen=True):
    """A line about a turn: the name of a card, what is printed on it, what happens, why, or what is decided."""

    kind: Literal["card", "print", "news", "reason", "question", "choice"]
    text: str


class OwnTurn(Struct, frozen=True):
    """What an automaton does, as far as it is decided: its cards, what is told of it, and the table now.

    While there are `answers`, somebody has to decide, and `who` says who.
    """

    cards: list[str]
    lines: list[OwnLine]
    who: str
    answers: list[str]
    table: OwnTable


# People


class Me(Struct, frozen=True):
    """Who the server takes you for; without an account you are a guest of this browser."""

    id: str
    name: str
    login: str | None


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.\-]+(?!\n)$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Blocked(Struct, frozen=True):
    """Somebody whom you do not want to hear of."""

    id: str
    name: str


class NewBlock(Struct, frozen=True, forbid_unknown_fields=True):
    player: Annotated[str, Meta(min_length=1, max_length=24)]


class Program(Struct, frozen=True):
    """A program of yours that plays by itself; the token is shown only when it is made."""

    id: str
    name: str
    token: str | None = None


# Tables


class SeatInfo(Struct, frozen=True):
    kind: SeatKind
    name: str
    level: Level | None
    player: str | None
    connected: bool


class TableInfo(Struct, frozen=True):
    """A table as everybody may see it. `you` are the seats that are yours, `back` those to which you may come back."""

    id: str
    game: str
    players: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    you: list[int]
    back: list[int]
    host: str
    yours: bool
    public: bool
    pace: Pace
    limit: int | None
    state: TableState
    created: float
    moved: float
    asked: list[int]
    commitment: str
    seed: str | None
    resumed: bool
    outcome: Document | None
    next: str | None


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`person`: you yourself; `bot`: a bot of a level; `open`: whoever comes."""

    kind: SeatKind
    level: Level | None = None
    name: Annotated[str, Meta(max_length=24)] = ""


class Promise(Struct, frozen=True):
    """A seed that the server has chosen: its hash, and the mark by which a new table asks for it."""

    mark: str
    commitment: str


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, Value], Meta(max_length=200)] = {}
    public: bool = False
    pace: Pace = "live"
    limit: Annotated[int, Meta(ge=5, le=30 * 86400)] | None = None
    record: Document | None = None
    promise: Annotated[str, Meta(max_length=40)] = ""
    salt: Salt = ""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Place | None = None
    name: Annotated[str, Meta(max_length=24)] = ""
    salt: Salt = ""


class Resign(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays on both sides, for several people at one screen, says which seat gives up."""

    seat: Place | None = None


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """A promised seed, and a number that is stirred into it, as for any new table."""

    promise: Annotated[str, Meta(max_length=40)] = ""
    salt: Salt = ""


class ChangeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives a seat to a bot or opens it; in a running game, to a bot the seat of somebody who has left."""

    kind: Literal["bot", "open"]
    level: Level | None = None


class Step(Struct, frozen=True):
    """One moment of a finished game as a seat (or a spectator) saw it, and the answer that led to it."""

    number: int
    view: Document
    events: list[Document]
    seat: int | None
    choice: Choice | None


class Steps(Struct, frozen=True):
    """A part of a finished game: `count` is its number of answers, the resignation that ended it included.

    There is one step more, the first.
    """

    count: int
    first: int
    steps: list[Step]


class Problem(Struct, frozen=True):
    """Why a request was refused; `code` is translated by the client, `message` says it in English."""

    code: str
    message: str
    about: dict[str, Value] = {}


# What the server says at a table


class Choice(Struct, frozen=True, gc=False):
    """One legal answer: its number, what it means, and the things on the table that it points at.

    A `caution` is a word for what people would hardly want; they are asked once more.
    """

    number: int
    verb: str
    points: dict[str, int | str]
    caution: str = ""


class Barred(Struct, frozen=True, gc=False):
    """An answer that cannot be given now but stays in sight: what it means, and why not."""

    number: int
    verb: str
    points: dict[str, int | str]
    code: str
    rule: str
    about: dict[str, int | str]


class Question(Struct, frozen=True, gc=False):
    """What is asked. A `window` only offers to react: the others must not learn whether there was a choice.

    For a `settled` one nobody waits: the seat is ready, and may reconsider while others are not. A `series` of so many
    questions of its kind comes to the seat in a row, this one included: their answers can be chosen together. The
    choices come in the order in which people are shown them.
    """

    kind: str
    rule: str
    forced: bool
    window: bool
    settled: bool
    series: int
    choices: list[Choice]
    barred: list[Barred]


class Waiting(Struct, frozen=True, gc=False):
    """A seat that is waited for: since when, and until when it has time (seconds since 1970)."""

    seat: int
    since: float
    until: float | None


class Takeback(Struct, frozen=True, gc=False):
    """A seat asks to take its last answer back although that is not free; these seats have agreed."""

    seat: int
    agreed: list[int]


class Moment(Struct, frozen=True, gc=False, tag_field="type", tag="moment"):
    """The table as the seat sees it now, and what happened since the number of events that it was told.

    `number` grows with all that the seat may know of; an answer names the one it was given to.
    """

    seat: int | None
    number: int
    told: int
    view: Document
    question: Question | None
    events: list[Document]
    waiting: list[Waiting]
    now: float
    undo: bool
    withdraw: bool
    takeback: Takeback | None
    passing: Until
    outcome: Document | None


class TableNews(Struct, frozen=True, tag_field="type", tag="table"):
    table: TableInfo


class ChatLine(Struct, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: float
    player: str | None = None


class ChatNews(Struct, frozen=True, tag_field="type", tag="chat"):
    lines: list[ChatLine]


class Accepted(Struct, frozen=True, gc=False, tag_field="type", tag="accepted"):
    """The message was carried out, and what it did is stored. Of several answers so many were `taken`."""

    id: str
    taken: int = 1


class Refused(Struct, frozen=True, gc=False, tag_field="type", tag="refused"):
    """The message changed nothing: why, by which rule."""

    id: str
    code: str
    rule: str
    about: dict[str, int | str]
    message: str


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """Why an answer cannot be given now; `code` is empty if it can."""

    id: str
    answer: int
    code: str
    rule: str
    about: dict[str, int | str]


class Difference(Struct, frozen=True):
    """What is otherwise in a view: the way to it by names and places, and what is there, if it is not `gone`."""

    at: list[int | str]
    to: Any = None
    gone: bool = False


class Previewed(Struct, frozen=True, tag_field="type", tag="previewed"):
    """What the seat would see after some answers, of which so many fit, and what ended it.

    `open`: the seat is asked on (`question`); `other`: somebody else decides; `hidden`, `chance`: it cannot be known;
    `over`: the game would be; `refused`: the next answer is not legal, by `code`; `long`: too much would happen.
    """

    id: str
    number: int
    taken: int
    stop: Stop
    differences: list[Difference]
    events: list[Document]
    question: Question | None
    code: str
    rule: str
    about: dict[str, int | str]


class Pointed(Struct, frozen=True, tag_field="type", tag="pointed"):
    """A partner shows a thing by its key, or what it plans: the difference to what you see. Neither: no longer."""

    seat: int
    thing: str
    differences: list[Difference]
    events: list[Document]


class Nudged(Struct, frozen=True, tag_field="type", tag="nudged"):
    """Somebody reminds you that you are asked."""

    seat: int


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """The table is no more."""

    table: str


ServerMessage = Moment | TableNews | ChatNews | Accepted | Refused | Reason | Previewed | Pointed | Nudged | Gone


# What a client says at a table


class Answer(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    id: Mark
    number: Number
    answer: Number


class Answers(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answers"):
    """Several answers of one command, taken in order up to the first that no longer fits."""

    id: Mark
    number: Number
    answers: Series


class Preview(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="preview"):
    """Asks what would be after some answers; a newer one takes the place of one that has not been looked at."""

    id: Mark
    number: Number
    answers: Series


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Takes the last answer back where that is free; else asks the others whether it may be."""

    id: Mark
    number: Number


class Withdraw(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="withdraw"):
    """Drops a command that is not complete yet."""

    id: Mark
    number: Number


class Agree(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="agree"):
    """Lets the asker take back, or does not."""

    id: Mark
    agree: bool


class Why(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="why"):
    id: Mark
    answer: Number


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    id: Mark
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Passing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="passing"):
    """Lets windows that only offer to react go by: until what this one interrupts is over, until the own turn, always.

    `ask`: it does not. Nothing may be interrupted (`spell`) but by a window that is open.
    """

    id: Mark
    until: Until


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Shows the table from another seat of yours; several people share one screen."""

    id: Mark
    seat: Place


class Point(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="point"):
    """Shows those of the same side a thing, or what would be after some answers; nobody else hears of it."""

    id: Mark
    thing: Key
    number: Number = 0
    answers: Annotated[list[Number], Meta(max_length=32)] = []


class Nudge(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="nudge"):
    id: Mark
    seat: Place


ClientMessage = Answer | Answers | Preview | Undo | Withdraw | Agree | Why | Say | Passing | Look | Nudge | Point


# The player's own stream: the lobby, all tables of a player, and the questions to a program


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The public tables that wait for players or can be watched."""

    tables: list[TableInfo]


class Asked(Struct, frozen=True, tag_field="type", tag="asked"):
    """A program is asked at one of its tables."""

    table: str
    moment: Moment


StreamMessage = Lobby | TableNews | Asked | Accepted | Refused | Gone


class Reply(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """A program's answer; where several of its seats are asked at once, it says for which."""

    id: Mark
    table: Annotated[str, Meta(max_length=40)]
    number: Number
    answer: Number
    seat: Place | None = None
