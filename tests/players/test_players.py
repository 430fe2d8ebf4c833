"""Players answer legally, from their seat's view alone, and in the order of their strength."""

from __future__ import annotations

import json

import pytest

from mindrose.arena.games import play
from mindrose.arena.tournament import Pairing, compete
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.players import roster
from mindrose.players.search import SearchPlayer
from tests.rules.cerebria_cards.playing import GAME, Game, seat


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("spec", ["random", "greedy", "search:6"])
def test_whole_games_are_played_legally(spec: str, players: int) -> None:
    table = GAME.new(players, f"legal-{spec}", single_goal=6)
    assert play(table, [roster.make(GAME, spec, number) for number in range(players)]).over


def test_a_player_needs_nothing_but_its_view() -> None:
    """A view that went through JSON is enough, and equal views get equal answers."""
    table = GAME.new(3, 5)
    while len(table.legal()) < 5:
        table.answer(table.legal()[0])
    asked = table.question
    assert asked is not None
    view = json.loads(json.dumps(table.view(asked.seat)))
    for spec in ("random", "greedy", "search:40"):
        answers = {roster.make(GAME, spec, 7).choose(view) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(table.legal())


def test_a_player_that_is_not_asked_says_so() -> None:
    table = GAME.new(2, 1)
    asked = table.question
    assert asked is not None
    with pytest.raises(MindroseError, match="not asked"):
        roster.make(GAME, "greedy").choose(table.view(1 - asked.seat))


@pytest.mark.parametrize("spec", ["greedy", "search:80"])
def test_a_winning_revelation_is_taken(spec: str) -> None:
    """Eleven Bliss and a full Valor: the last card of a column wins at once."""
    game = Game(seat(["Fear"], ["Valor f2"], (11, 0)), seat(4, None, (0, 11)), stacks=[0, 4, 4])
    assert roster.make(GAME, spec, 1).choose(game.table.view(0)) == game.column(0)


def test_greedy_does_not_start_a_revelation_that_wins_for_the_opponent() -> None:
    game = Game(seat(["Fear", "Hope"]), seat(4, ["Valor f2"], (10, 0)), stacks=[0, 4, 4])
    assert roster.make(GAME, "greedy", 1).choose(game.table.view(0)) != game.column(0)


@pytest.mark.parametrize("spec", ["greedy", "search:120"])
def test_the_emotion_that_would_win_for_the_opponent_is_destroyed(spec: str) -> None:
    """The opponent can end the cycle in the next turn, with twelve Bliss unless Valor goes."""
    game = Game(seat(["Fear"], ["Anger f1"]), seat([], ["Valor f2"], (10, 0)), stacks=[0, 4, 4])
    player = roster.make(GAME, spec, 1)
    while game.state.active == 0 and game.state.cycle == 1 and not game.table.over:
        game.answer(player.choose(game.table.view(0)))
    assert game.discard == ["valor"]


def test_greedy_beats_random() -> None:
    result = compete(Pairing(GAME.id, 2, "greedy", "random", "strength"), 40)
    assert result.wins >= 37
    assert result.verdict == "stronger"


def test_search_beats_greedy() -> None:
    result = compete(Pairing(GAME.id, 2, "search:150", "greedy", "strength"), 4)
    assert result.wins >= 3


def test_a_search_keeps_to_its_seconds() -> None:
    player = roster.make(GAME, "search:0.05s", 1)
    assert isinstance(player, SearchPlayer)
    table = GAME.new(2, 3)
    asked = table.question
    assert asked is not None
    assert player.choose(table.view(asked.seat)) in table.legal()
    assert player.simulated > 0


@pytest.mark.parametrize("spec", ["", "bold", "search:x", "search:-1", "search:0s", "greedy:3"])
def test_a_player_that_does_not_exist_is_refused(spec: str) -> None:
    with pytest.raises(BadOption):
        roster.check(spec)
