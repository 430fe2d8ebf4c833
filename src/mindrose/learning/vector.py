"""Many tables at once: one call answers all of them, and what comes of it is read as NumPy arrays without copying."""

from __future__ import annotations

from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy
from numpy.typing import NDArray

from mindrose import library
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.errors import BadOption, MindroseError, shown
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.table import Table
from mindrose.players import roster
from mindrose.players.player import Player
from mindrose.players.tables import AT_RANDOM, INSIDE, OUTSIDE, Inside, Tables

Bots = dict[int, str]


class Step(NamedTuple):
    """What all tables say after a step. The arrays are the same at every step, with other numbers in them."""

    observation: NDArray[
        numpy.uint8
    ]  # uint8, a row for each table: what the seat sees that is asked; see `game.layout()`
    mask: NDArray[numpy.bool_]  # bool, a row for each table: which answers are legal
    seat: NDArray[numpy.uint8]  # uint8, for each table: who is asked
    rewards: NDArray[
        numpy.float32
    ]  # float32, a row for each table: what each seat has won of a game that has just ended
    done: NDArray[numpy.bool_]  # bool, for each table: a game has just ended, and the question is of the next one


class Bad(MindroseError):
    """Answers that cannot be given; nothing has happened."""


class Plan:
    """What is played at some tables: all that two processes need to play the same games."""

    def __init__(self, game: str, players: int, seed: str, bots: Bots, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.bots = bots
        self.options = options


class Vector:
    """Tables of one game that are answered together. Made by `mindrose.vector(...)`."""

    def __init__(self, game: Game, players: int, step: Step) -> None:
        self.game = game
        self.players = players
        self.tables = len(step.done)
        self.layout = game.layout()
        self.now = step
        self.numbers = numpy.arange(self.tables)
        self.closed = False

    def step(self, answers: Any) -> Step:
        """Gives the answer of a number at each table. If one of them is not legal, `Bad` says so and none is given."""
        self.check_open()
        self.give(self.checked(answers))
        return self.now

    def give(self, answers: NDArray[numpy.int64]) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Gives up the tables; nothing can be answered any more."""
        self.closed = True

    def check_open(self) -> None:
        if self.closed:
            raise Bad("these tables are closed: make others with mindrose.vector(...)")

    def checked(self, answers: Any) -> NDArray[numpy.int64]:
        given = numpy.asarray(answers)
        if given.shape != (self.tables,):
            raise Bad(f"there are {self.tables} tables, and an answer for each is wanted; the shape is {given.shape}")
        if given.dtype.kind not in "iu":
            raise Bad(f"answers are whole numbers, not {given.dtype}")
        given = numpy.ascontiguousarray(given, numpy.int64)
        actions = self.now.mask.shape[1]
        legal = (given >= 0) & (given < actions)
        legal &= self.now.mask[self.numbers, numpy.where(legal, given, 0)]
        if not legal.all():
            table = int(numpy.flatnonzero(~legal)[0])
            can = self.now.mask[table].nonzero()[0].tolist()
            raise Bad(
                f"{given[table]} is not a legal answer of seat {self.now.seat[table]} at table {table}; legal are {can}"
            )
        return given

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class HereVector(Vector):
    """Tables in this process."""

    def __init__(self, game: Game, plan: Plan, first: int, number: int) -> None:
        self.plan = plan
        self.first = first
        self.options = game.checked_options(plan.options)
        self.dealt = [0] * number
        self.bots = NamedBots(game, plan, number)
        who = [self.kind(seat) for seat in range(plan.players)]
        observer = game.observer()
        self.inner = Tables(observer, i64(number), i64(game.actions), who, self.bots)
        step = Step(
            shown_array(self.inner.observations, numpy.uint8, (number, observer.size)),
            shown_array(self.inner.masks, numpy.bool_, (number, game.actions)),
            shown_array(self.inner.seats, numpy.uint8, (number,)),
            numpy.zeros((number, plan.players), numpy.float32),
            numpy.zeros(number, numpy.bool_),
        )
        super().__init__(game, plan.players, step)
        for table in range(number):
            self.deal(table)

    def kind(self, seat: int) -> int:
        bot = self.plan.bots.get(seat)
        return OUTSIDE if bot is None else AT_RANDOM if bot == "random" else INSIDE

    def give(self, answers: NDArray[numpy.int64]) -> None:
        self.now.rewards.fill(0)
        self.now.done.fill(False)
        for table in self.inner.step(answers.data):
            self.finish(table)
            self.deal(table)

    def finish(self, table: int) -> None:
        outcome = self.game.outcome(self.inner.states[table])
        self.now.rewards[table] = [outcome.returns(seat) for seat in range(self.players)]
        self.now.done[table] = True

    def deal(self, table: int) -> None:
        """A new game; one in which nobody outside is ever asked anything is over at once, and counts."""
        while True:
            seed = f"{self.plan.seed}-{self.first + table}-{self.dealt[table]}"
            self.dealt[table] += 1
            self.bots.meet(table, seed)
            state = self.game.setup(self.players, self.options, Chance(key_of(seed)), None)
            if self.inner.deal(i64(table), state, QuickChance(i64(seed_number(seed, 0)))):
                return
            self.finish(table)


class NamedBots(Inside):
    """Bots by their names, new ones for each game; they see what their seat sees, as everywhere."""

    def __init__(self, game: Game, plan: Plan, number: int) -> None:
        self.game = game
        self.plan = plan
        self.thinking = {seat: bot for seat, bot in plan.bots.items() if bot != "random"}
        self.players: list[dict[int, Player]] = [{} for _ in range(number)]
        self.table = Table(game, "", plan.players, game.checked_options(plan.options), None)

    def meet(self, table: int, seed: str) -> None:
        for seat, bot in self.thinking.items():
            self.players[table][seat] = roster.make(self.game, bot, seed_number(seed, seat + 1))

    def choose(self, table: int, state: State, seat: int) -> int:
        self.table.state = state
        return self.players[table][seat].choose(self.table.view(seat))


def seed_number(seed: str, seat: int) -> int:
    """The seed of whoever plays a seat by chance or thought."""
    return int.from_bytes(key_of(f"player {seed} {seat}")[:6], "big")


def shown_array(memory: Any, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
    """Memory of the engine as an array that can be read and not written."""
    array = numpy.frombuffer(memory, kind).reshape(shape)
    array.flags.writeable = False
    return array


def vector(
    game: str | Game,
    tables: int = 64,
    players: int | None = None,
    seed: int | str = 0,
    bots: Bots | None = None,
    processes: int = 1,
    **options: Any,
) -> Vector:
    """So many tables of a game, each at its first question; `bots` says who plays which seats inside.

    The same seed gives the same games to the same answers, on however many processes. A finished table begins its next
    game at once.
    """
    found = library.load(game) if isinstance(game, str) else game
    count = found.checked_players(found.players_min if players is None else players)
    checked_number(tables, "tables")
    checked_number(processes, "processes")
    found.checked_options(options)
    named = checked_bots(bots or {}, count)
    plan = Plan(found.id, count, found.checked_seed(seed), named, options)
    if processes == 1:
        return HereVector(found, plan, 0, tables)
    from mindrose.learning.processes import SharedVector

    return SharedVector(found, plan, tables, min(processes, tables))


def checked_number(number: object, what: str) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadOption(f"the number of {what} is a whole number from 1 on, not {shown(number)}")


def checked_bots(bots: Bots, players: int) -> Bots:
    for seat, bot in bots.items():
        if seat not in range(players):
            raise BadOption(f"there is no seat {shown(seat)} for a bot: seats are 0 to {players - 1}")
        roster.check(bot)
    if len(bots) == players:
        raise BadOption("bots play every seat: leave one of them to be answered for, or use `mindrose simulate`")
    return dict(bots)
