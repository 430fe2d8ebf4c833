"""What every game says about itself, and how a table of it is made."""

from __future__ import annotations

import copy
import hashlib
import json
import secrets
from typing import Any, Final, Protocol

from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.documents import woven
from mindrose.kernel.errors import FAULTS, BadOption, BadPosition, Refusal, few, meant, shown
from mindrose.kernel.events import Event, EventKind, Journal
from mindrose.kernel.form import Document as Document
from mindrose.kernel.judge import Judge
from mindrose.kernel.kinds import SHARED, Kinds
from mindrose.kernel.machine import State
from mindrose.kernel.observing import Layout, Observer
from mindrose.kernel.options import Parameter as Parameter
from mindrose.kernel.options import Value as Value
from mindrose.kernel.programs import Choice, Program
from mindrose.kernel.record import Record
from mindrose.kernel.table import Table
from mindrose.kernel.writing import Written, document_of

RESIGNED: Final = "resigned"  # reasons of outcomes that are no rule's
CLOSED: Final = "closed"
READ_ONLY_BY_PEOPLE: Final = ("name", "about", "source")  # facts of components that no rule asks for
HASHES: Final = 100  # that are kept of tables with different options


class World(Protocol):
    """What a seat can imagine from its view: any number of whole tables that look the same to it."""

    def sample(self, chance: QuickChance) -> State: ...


class Speaker(Protocol):
    """Puts a game into words; see `mindrose.text`."""

    def choice(self, choice: Choice, kind: str, seat: int) -> str: ...

    def refusal(self, refusal: Refusal) -> str: ...


class PlainSpeaker:
    """Words for a game that has no texts yet."""

    def choice(self, choice: Choice, kind: str, seat: int) -> str:
        return repr(choice)

    def refusal(self, refusal: Refusal) -> str:
        return str(refusal)


class Game:
    """One game: its name, its options, and the few functions everything else is made of."""

    id: str
    title: str
    rules_version: str
    players_min: int
    players_max: int
    actions: int
    parameters: list[Parameter]
    programs: list[Program]
    events: list[EventKind]

    def __init__(self) -> None:
        self.speaker: Speaker = PlainSpeaker()
        self.hashes: dict[str, tuple[Document, str]] = {}  # by the options of tables
        for number, program in enumerate(self.programs):
            if any(other.name == program.name for other in self.programs[:number]):
                raise ValueError(f"{self.id} has two programs named {program.name!r}")
            program.number = number

    # What a game must say.

    def content(self, pack: str = "") -> Document:
        """Everything printed on the components, as plain data; `pack` names one of several sets of them.

        What follows from it is found once, as long as this is the same object.
        """
        raise NotImplementedError

    def kinds(self, pack: str = "") -> Kinds:
        """What the values are that events, choices and refusals tell, by their names; with the components of a pack."""
        return SHARED

    def pack_of(self, options: dict[str, Value]) -> str:
        """The set of components that a table with these options is played with."""
        return ""

    def setup(self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None) -> State:
        """A table at its first question."""
        raise NotImplementedError

    def position(self, state: State) -> Document:
        """The whole table as a document."""
        raise NotImplementedError

    # A game says in one piece what a seat sees, or in two, of which the first is made once for all who look.

    def view(self, state: State, seat: int | None) -> Document:
        """The table as far as a seat (None: a spectator) may see it. An allow-list: what nobody put in stays out."""
        return woven(self.common(state), self.own(state, seat))

    def common(self, state: State) -> Document:
        """What everybody sees: the same in all views, and while a command is only being put together."""
        return self.write_common(state).document() if self.writes else {}

    def own(self, state: State, seat: int | None) -> Document:
        """What one seat sees beside that, with an entry for each seat in `seats`."""
        if not self.writes:
            return self.view(state, seat)
        return document_of(self.write_own(state, seat, Written(b"", [""] * int(state.players))))

    # What is shown after every move need not be made of documents: a game that `writes` its views says both parts as
    # they are sent, and makes the documents of them.

    writes = False

    def write_common(self, state: State) -> Written:
        """What everybody sees."""
        raise NotImplementedError

    def write_own(self, state: State, seat: int | None, common: Written) -> bytes:
        """The fields of what one seat sees beside that, with what everybody sees of each seat in `seats`."""
        raise NotImplementedError

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> State:
        """The table that a document describes; `BadPosition` with reasons if there is none."""
        raise NotImplementedError

    def imagine(self, view: Document) -> World:
        """The worlds in which a view would look as it does."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome:
        """How a finished game ended."""
        raise NotImplementedError

    def sides(self, players: int) -> list[int]:
        """The side of each seat; seats of one side win and lose together."""
        return list(range(players))

    def surrender(self, players: int, seat: int) -> Outcome | None:
        """How a game ends when a seat resigns: the other side wins, without points; None if there are others too.

        Whoever plays alone against an automaton gives the game up to nobody.
        """
        sides = self.sides(players)
        if len(set(sides)) > 2:
            return None
        winners = [other for other in range(players) if sides[other] != sides[seat]]
        return Outcome(winners, RESIGNED, "", [], sides, seat)

    def unfinished(self, players: int) -> Outcome:
        """How a game ends that is broken off: nobody wins."""
        return Outcome([], CLOSED, "", [], self.sides(players))

    def foreign(self, state: State, seat: int, answer: int) -> Refusal:
        """Why a seat that is not asked may not give this answer."""
        return Refusal("E_NOT_ACTIVE", "")

    def finished(self) -> Refusal:
        """Why nothing can be answered after the end."""
        return Refusal("E_GAME_OVER", "")

    def observer(self) -> Observer:
        """What writes a seat's view as a fixed row of numbers, for learning programs."""
        raise NotImplementedError

    def judge(self) -> Judge:
        """The game's own judgement of a table, for its bots."""
        return Judge()

    # What follows from it.

    def layout(self) -> Layout:
        """What each number of an observation tells and what it is at most, in their order."""
        return self.observer().layout

    def observation(self, state: State, seat: int) -> list[float]:
        """The seat's view as a fixed row of numbers, for learning programs."""
        observer = self.observer()
        row = observer.row()
        observer.observe(state, seat, row)
        return observer.layout.scaled(row)

    def ruling(self, options: dict[str, Value]) -> Document:
        """What the rules read of all that is printed: not what it is called, nor where that is from."""
        found: Document = without_words(self.content(self.pack_of(options)))
        return found

    def content_hash(self, options: dict[str, Value] | None = None) -> str:
        """What the rules read on the components of a table, as one number that tells two sets of them apart."""
        options = options or {}
        printed, key = self.content(self.pack_of(options)), str(options)
        if key not in self.hashes or self.hashes[key][0] is not printed:
            text = json.dumps(self.ruling(options), sort_keys=True, ensure_ascii=False)
            if len(self.hashes) >= HASHES:
                self.hashes.clear()
            self.hashes[key] = printed, hashlib.sha256(text.encode()).hexdigest()
        return self.hashes[key][1]

    def snapshot(self, options: dict[str, Value]) -> Document | None:
        """What somebody wrote for a table, to be kept with its record; nothing for components of the game's own."""
        return None

    def keeping(self, options: dict[str, Value], snapshot: Document) -> Game:
        """The game with what a record has kept."""
        return self

    def adopted(self, options: dict[str, Value], snapshot: Document) -> dict[str, Value]:
        """The options of a table that goes on in this game with what its record has kept."""
        return options

    def checked_players(self, players: int) -> int:
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadOption(f"the number of players is a whole number, not {shown(players)}")
        if not self.players_min <= players <= self.players_max:
            raise BadOption(
                f"{self.title} is for {self.players_min} to {self.players_max} players, not {shown(players)} "
                f"({self.players_rule()})"
            )
        return players

    def players_rule(self) -> str:
        return "players"

    def checked_options(self, given: dict[str, Any]) -> dict[str, Value]:
        """Every option with its value; an unknown name or a bad value is refused."""
        faults = self.option_faults(given)
        if faults:
            raise BadOption("\n".join(faults))
        return {
            parameter.name: parameter.check(given[parameter.name]) if parameter.name in given else parameter.default
            for parameter in self.parameters
        }

    def option_faults(self, given: dict[Any, Any]) -> list[str]:
        """What is wrong with the options of a table: all of it, or the first of many mistakes."""
        known = {parameter.name: parameter for parameter in self.parameters}
        faults: list[str] = []
        for name, value in given.items():
            if len(faults) > FAULTS:
                break
            if name not in known:
                listed = ", ".join(sorted(known))
                faults.append(f"{self.id} has no option {shown(name)}{meant(name, known)}; it has: {listed}")
                continue
            try:
                known[name].check(value)
            except BadOption as refused:
                faults.append(str(refused))
        return few(faults)

    def checked_seed(self, seed: int | str) -> str:
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise BadOption(f"a seed is a whole number or a text, not {shown(seed)}")
        return str(seed)

    def new(self, players: int | None = None, seed: int | str | None = None, **options: Any) -> Table:
        """A table at its first question. Without a seed, one is drawn that nobody can guess."""
        players = self.checked_players(self.players_min if players is None else players)
        checked = self.checked_options(options)
        text = secrets.token_hex(16) if seed is None else self.checked_seed(seed)
        table = Table(self, text, players, checked, None)
        table.begin()
        return table

    def from_position(self, document: Document, seed: int | str = 0) -> Table:
        """A table that starts from a position written by hand or printed by `table.position()`.

        `BadPosition` lists all that is wrong with it.
        """
        text = self.checked_seed(seed)
        faults = self.position_faults(document)
        if faults:
            raise BadPosition(faults)
        try:
            options = self.checked_options(dict(document.get("options") or {}))
            table = Table(self, text, self.players_of(document), options, copy.deepcopy(document))
            table.begin()
        except BadOption as refused:
            raise BadPosition(str(refused).split("\n")) from None
        except RecursionError:
            raise BadPosition(["the document goes too deep: nothing in a position lies in so many others"]) from None
        return table

    def position_faults(self, document: object) -> list[str]:
        """What is wrong with a position as far as every game has it: its game, options and number of players."""
        if not isinstance(document, dict):
            return [f"a position is a mapping of names to values, not {shown(document)}; see docs/positions.md"]
        faults: list[str] = []
        if document.get("game", self.id) != self.id:
            faults.append(f"this position is of {shown(document['game'])}, not of {self.id!r}")
        options = document.get("options")
        if isinstance(options, dict):
            faults += self.option_faults(options)
        elif options is not None:
            faults.append(f"'options' is a mapping of names to values, not {shown(options)}")
        seats = document.get("seats")
        if seats is not None and not isinstance(seats, list):
            faults.append(f"'seats' is a list with an entry for each seat, not {shown(seats)}")
            return faults
        try:
            self.players_of(document)
        except BadOption as refused:
            faults.append(str(refused))
        return faults

    def players_of(self, document: Document) -> int:
        """The number of players of a position: said, or as many as it has seats."""
        seats = max(len(document.get("seats") or []), self.players_min)
        return self.checked_players(document.get("players", seats))

    def opened(self, record: Record) -> Table:
        """The table of a record before its first answer."""
        if record.start is not None:
            return self.from_position(record.start, record.seed)
        options = self.checked_options(record.options)
        table = Table(self, record.seed, self.checked_players(record.players), options, None)
        table.begin()
        return table

    def first_state(self, table: Table) -> State:
        if table.start is not None:
            return self.build(table.start, table.seed, table.story)
        return self.setup(table.players, table.options, Chance(key_of(table.seed)), table.story)


class Outcome:
    """How a game ended: the winners' seats, why, and every seat's points. Seats of one side win together.

    `beside` are the points of those who took part without being a seat, by what the game calls them.
    """

    def __init__(
        self,
        winners: list[int],
        reason: str,
        rule: str,
        points: list[list[int]],
        sides: list[int] | None = None,
        resigned: int | None = None,
        beside: dict[str, int] | None = None,
    ) -> None:
        self.winners = winners
        self.reason = reason
        self.rule = rule
        self.points = points
        self.sides = list(range(max([len(points), *[winner + 1 for winner in winners]]))) if sides is None else sides
        self.resigned = resigned  # the seat that gave up, where that ended the game
        self.beside: dict[str, int] = beside or {}

    def document(self) -> Document:
        document: Document = {"winners": self.winners, "reason": self.reason, "rule": self.rule, "points": self.points}
        if self.beside:
            document["beside"] = self.beside
        return document if self.resigned is None else {**document, "resigned": self.resigned}

    def returns(self, seat: int) -> float:
        """1 for a win, 0 for none; a victory of several sides is shared by them."""
        if seat not in self.winners:
            return 0.0
        return 1.0 / len({self.sides[winner] for winner in self.winners})

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, reason={self.reason!r}, points={self.points})"


def without_words(facts: Any) -> Any:
    """Facts without what people only read."""
    if isinstance(facts, dict):
        return {key: without_words(value) for key, value in facts.items() if key not in READ_ONLY_BY_PEOPLE}
    return [without_words(one) for one in facts] if isinstance(facts, list) else facts
