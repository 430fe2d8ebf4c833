"""Bots of Cerebria: they see what decides a game, and play whole games of every kind legally."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mindrose.arena.games import play
from mindrose.arena.tournament import Pairing, compete
from mindrose.games.cerebria import replies
from mindrose.games.cerebria.bots.survey import Survey
from mindrose.games.cerebria.components.things import ASPIRATIONS, BLISS, GLOOM
from mindrose.games.cerebria.rules.aspirations import strength
from mindrose.games.cerebria.state import Cerebria
from mindrose.players import roster
from tests.rules.cerebria.playing import GAME, Game, board, spirit

QUIET = {"ambition": 0, "hidden": ["liveliness"]}  # nothing to decide but the Common Aspiration
LAST: dict[str, Any] = {"common": ["liveliness"], "turn": 20, "bliss": QUIET, "gloom": QUIET}


def play_turn(game: Game, spec: str = "greedy") -> Game:
    """One player's turn, played by a bot."""
    seat = game.asked.seat
    player = roster.make(game.table.game, spec, 1)
    while not game.table.over and game.asked.seat == seat:
        game.answer(player.choose(game.table.view(seat)))
    return game


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_a_winning_revelation_is_brought_about(spec: str) -> None:
    """The last Common Aspiration, and Bliss has more Essence in play: the Absorb ends the game with the lead."""
    game = Game(spirit(), actions=0, origin={"commitment": 2}, spaces=board("e0=B2 e6=G1"), **LAST)
    assert roster.make(GAME, spec, 1).choose(game.table.view(0)) == replies.ABSORB


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_a_sphere_is_not_emptied_for_the_opponents(spec: str) -> None:
    game = Game(spirit(), actions=0, origin={"commitment": 2}, spaces=board("e0=B1 e6=G2 e7=G2"), **LAST)
    play_turn(game, spec)
    assert game.common == ["liveliness"]


@pytest.mark.parametrize("spec", ["greedy", "search:20"])
def test_a_threat_is_met(spec: str) -> None:
    """Hatred would empty a Sphere and win by its Fortress; one of Love's makes it a tie."""
    quiet = {"ambition": 0, "hidden": ["fortitude"]}
    game = Game(
        spirit(essence=0),
        spirit(at="network"),
        actions=1,
        absorb=False,
        turn=20,
        common=["fortitude"],
        bliss=quiet,
        gloom=quiet,
        origin={"creativity": 1},
        sites={"land": "gloom minor built 3 laid 3"},
    )
    play_turn(game, spec)
    assert game.site_of("valley") == "bliss minor"


def test_an_emotion_is_filled_for_its_intention() -> None:
    """CB-16.3.3 One Essence is missing, and nothing else is to be done with it."""
    game = Game(
        spirit(essence=1, wp=1), actions=1, spaces={"valley-1": "courage 2"}, absorb=False, bliss={"ambition": 0}
    )
    play_turn(game)
    assert game.points("bliss") == 1


def test_no_action_is_left_unused() -> None:
    game = play_turn(Game(spirit(hand=["courage", "desire"])))
    assert game.state.turn == 1
    taken = [event for event in game.events("action") if event["seat"] == 0]
    assert len(taken) >= 3


def test_a_spirit_gets_the_deck_that_was_made_for_it() -> None:
    table = GAME.new(4, 5)
    player = roster.make(GAME, "greedy", 1)
    while (asked := table.question) is not None and asked.kind in ("spirit", "deck"):
        answer = player.choose(table.view(asked.seat))
        assert answer != replies.OWN_DECK
        table.answer(answer, asked.seat)
    content = GAME.pack("default")
    for seat in table.view()["seats"]:
        deck = next(deck for deck in content.decks if deck.id == seat["spirit"])
        assert seat["list"] == [content.ids[card] for card in deck.cards]


def test_the_survey_agrees_with_the_aspirations() -> None:
    """CB-18.2 The leads that the judge reads in one round are those that a Revelation would find."""
    survey = Survey()
    random = Random(8)
    for seed in range(6):
        table = GAME.new(4, seed)
        while not table.over:
            table.answer(random.choice(table.legal()))
            state = table.state
            assert isinstance(state, Cerebria)
            survey.read(state)
            for aspiration in range(len(ASPIRATIONS)):
                lead = strength(state, aspiration, BLISS) - strength(state, aspiration, GLOOM)
                assert survey.lead[aspiration] == lead, ASPIRATIONS[aspiration]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (3, {"mode": "basic"}),
        (2, {"edition": "first", "intention_side": "b", "spirit_side": "b"}),
    ],
)
def test_greedy_beats_random(players: int, options: dict[str, Any]) -> None:
    result = compete(Pairing("cerebria", players, "greedy", "random", "bots", tuple(options.items())), 2)
    assert result.fair == 1 / 2
    assert result.wins == 2


def test_a_search_plays_a_whole_game_legally() -> None:
    table = GAME.new(2, 3, mode="basic")
    assert play(table, [roster.make(GAME, "search:1", 1), roster.make(GAME, "random", 2)]).over
