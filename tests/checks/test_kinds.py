"""Whatever events, choices and refusals tell is declared, and is what it is declared to be."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from goofspiel.game import Goofspiel
from hearts.game import Hearts
from mindrose import library
from mindrose.kernel.game import Game
from mindrose.kernel.kinds import NUMBER, ORDINAL, SEAT, UNKNOWN, Kind, Kinds, kind_of
from mindrose.kernel.reasons import DECLARED
from mindrose.kernel.table import Table
from tests.checks.every_game import pick
from tests.kernel.duel.game import Duel

GAMES: list[Game] = [*library.games(), Hearts(), Goofspiel(), Duel()]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "cerebria-cards": [{}, {"targets_declared": "at_resolution"}],
    "cerebria": [{}, {"spirit_side": "b", "intention_side": "b"}, {"edition": "first"}],
}
CASES = [
    (game, players, options)
    for game in GAMES
    for players in range(game.players_min, game.players_max + 1)
    for options in OPTIONS.get(game.id, [{}])
]
REFUSE_EVERY = 20
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@each_game
def test_every_number_of_an_event_is_declared(game: Game) -> None:
    kinds = game.kinds()
    told = [(event.name, arg) for event in game.events for arg in event.args]
    assert [(event, arg) for event, arg in told if kind_of(kinds, arg, event) is UNKNOWN] == []


@each_game
def test_what_is_declared_for_one_event_is_a_number_of_it(game: Game) -> None:
    told = {f"{event.name}.{arg}" for event in game.events for arg in event.args}
    assert [name for name in game.kinds() if "." in name and name not in told] == []


@each_game
def test_what_a_reason_is_about_is_declared(game: Game) -> None:
    """Reasons are known by their rules, whose letters are those of the game's events."""
    letters = game.events[0].rule.partition("-")[0]
    own = [reason for reason in DECLARED if reason.rule.partition("-")[0] == letters]
    kinds = game.kinds()
    assert [(reason.code, name) for reason in own for name in reason.about if name not in kinds] == []


class Heard:
    """Checks what a table tells."""

    def __init__(self, table: Table) -> None:
        self.players = table.players
        self.kinds: Kinds = table.game.kinds(table.game.pack_of(table.options))

    def check(self, facts: Mapping[str, int | str | None], event: str = "") -> None:
        for name, value in facts.items():
            kind = kind_of(self.kinds, name, event)
            assert kind is not UNKNOWN, (event, name)
            assert value is None or kind.holds(value, self.players), (event, name, value)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    CASES,
    ids=[f"{game.id}-{players}-{number}" for number, (game, players, _) in enumerate(CASES)],
)
def test_what_is_told_is_what_it_is_declared_to_be(game: Game, players: int, options: dict[str, Any]) -> None:
    table = game.new(players, seed=7, **options)
    heard = Heard(table)
    chance = random.Random(7)
    while not table.over:
        asked = pick(table, chance)
        for answer in asked.answers:
            heard.check(answer.choice.points)
        if len(table.given) % REFUSE_EVERY == 0:
            refuse(heard, table)
        table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
    refuse(heard, table)
    for viewer in (None, *range(players)):
        for told in table.events(viewer):
            heard.check({name: value for name, value in told.items() if name != "event"}, str(told["event"]))


def refuse(heard: Heard, table: Table) -> None:
    """Everything that is not legal now, from every seat, and what is no answer at all."""
    for seat in range(table.players):
        legal = set(table.legal(seat))
        for answer in (*range(table.game.actions), "x"):
            if answer not in legal:
                heard.check(table.unspoken(answer, seat).about)


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (SEAT, [-1, 0, 2], [-2, 3, "0"]),
        (ORDINAL, [-1, 0, 99], [-2, "first"]),
        (NUMBER, [-5, 0, 7], ["7"]),
        (Kind("word", ["red", "blue"]), ["red", "blue", -1, 0, 1], ["green", -2, 2]),
    ],
    ids=["seat", "ordinal", "number", "word"],
)
def test_a_kind_holds_what_it_is(kind: Kind, good: list[int | str], bad: list[int | str]) -> None:
    assert [value for value in good if not kind.holds(value, 3)] == []
    assert [value for value in bad if kind.holds(value, 3)] == []
