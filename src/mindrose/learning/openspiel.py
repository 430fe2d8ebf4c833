"""OpenSpiel: the games registered with `pyspiel`, as `mindrose_cerebria_cards(players=3)` and so on.

import pyspiel
from mindrose.learning import openspiel

openspiel.register()
game = pyspiel.load_game("mindrose_cerebria_cards")
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy
import pyspiel
from numpy.typing import NDArray

from mindrose import library, registry
from mindrose.kernel.game import Game
from mindrose.kernel.table import Table
from mindrose.learning.aec import asked_seat, skip_forced
from mindrose.learning.vector import shown_array

DEALS = 1000  # outcomes of a chance node
DEALINGS = 3  # chance nodes, before the first question: together they are the seed of a table
LONGEST = 100_000  # answers in a game

_games: dict[str, type[SpielGame]] = {}


def register() -> list[str]:
    """Registers every game there is with pyspiel; the names by which it loads them."""
    for game in registry.listings():
        name = name_of(game)
        if name not in _games:
            _games[name] = kind_of_game(library.load(game), name)
            pyspiel.register_game(_games[name].about, _games[name])
    return list(_games)


def name_of(game: str) -> str:
    return f"mindrose_{game.replace('-', '_')}"


class SpielGame(pyspiel.Game):
    """A game of this house. What several seats decide at once is put to one after another; forced answers are given."""

    about: Any
    inner: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", self.inner.players_min))
        self.players = self.inner.checked_players(players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.inner.actions,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.about, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.inner)


class Seat:
    """A table that OpenSpiel copies and stores as it does everything else."""

    def __init__(self, table: Table | None) -> None:
        self.table = table

    def __deepcopy__(self, memo: Any) -> Seat:
        return Seat(None if self.table is None else self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        table = self.table
        return (Seat, (None,)) if table is None else (seated, (table.record().json(),))


def seated(record: str) -> Seat:
    """A table that was stored, played again."""
    return Seat(library.replay(json.loads(record)))


class SpielState(pyspiel.State):
    """A table, or the dealing that comes before it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.dealt: list[int] = []
        self.seat = Seat(None)

    @property
    def table(self) -> Table:
        assert self.seat.table is not None
        return self.seat.table

    def current_player(self) -> int:
        if self.seat.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else asked_seat(self.table)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.seat.table is not None:
            self.table.answer(action, asked_seat(self.table))
        else:
            self.dealt.append(action)
            if len(self.dealt) < DEALINGS:
                return
            game = self.get_game()
            self.seat = Seat(game.inner.new(game.players, "-".join(map(str, self.dealt))))
        skip_forced(self.table)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        asked = self.table.asked(player)
        labels = [answer.label for answer in asked.answers if answer.number == action] if asked is not None else []
        return labels[0] if labels else str(action)

    def is_terminal(self) -> bool:
        return self.seat.table is not None and self.table.over

    def returns(self) -> list[float]:
        outcome = self.seat.table.outcome if self.seat.table is not None else None
        players = range(self.num_players())
        return [0.0 for _ in players] if outcome is None else [outcome.returns(player) for player in players]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A table that the player could be sitting at: what it does not know is drawn at random."""
        other = SpielState(self.get_game())
        other.dealt = list(self.dealt)
        other.seat = Seat(self.table.sample(player, int(sampler() * 2**31)))
        return other

    def __str__(self) -> str:
        if self.seat.table is None:
            return f"dealt {self.dealt}"
        question = self.table.question
        return f"{len(self.table.given)} answers, {question if question is not None else self.table.outcome}"


class SpielObserver:
    """What a player sees, as a tensor and as words; see `game.layout()`."""

    def __init__(self, game: Game) -> None:
        self.observer = game.observer()
        self.row = self.observer.row()
        self.seen: NDArray[numpy.uint8] = shown_array(self.row.cells, numpy.uint8, (int(self.observer.size),))
        self.names = self.observer.layout.names
        self.units = numpy.array([number.unit for number in self.observer.layout.numbers], numpy.float32)
        self.tensor = numpy.zeros(len(self.names), numpy.float32)
        self.dict = {"observation": self.tensor}

    def read(self, state: SpielState, player: int) -> NDArray[numpy.uint8]:
        if state.seat.table is not None:
            self.observer.observe(state.table.state, player, self.row)
        else:
            self.row.begin()
        return self.seen

    def set_from(self, state: SpielState, player: int) -> None:
        numpy.divide(self.read(state, player), self.units, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Every number that is not 0."""
        seen = self.read(state, player)
        return " ".join(f"{self.names[place]}={seen[place]}" for place in seen.nonzero()[0])


def kind_of_game(game: Game, name: str) -> type[SpielGame]:
    """A class that pyspiel makes a game of."""
    about = pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players_max,
        min_num_players=game.players_min,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players_min},
    )
    return type(f"Spiel{game.id}", (SpielGame,), {"about": about, "inner": game})
