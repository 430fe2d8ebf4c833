"""CC-3 Turn structure."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.census import asked, random_game, turns_of
from tests.rules.cerebria_cards.playing import GAME, Game, seat

PASS = 0


# Whose turn it is


@rule("CC-3.1")
@pytest.mark.parametrize(
    "command", [PASS, Game.column(0), Game.activate(0)], ids=["end the turn", "impulse", "use an ability"]
)
def test_only_the_active_player_does_anything(command: int) -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(["Hope"], ["Valor f2"]))
    assert game.refused(command, by=1).code == "E_NOT_ACTIVE"


@rule("CC-3.1")
@pytest.mark.parametrize("command", [Game.column(0), Game.activate(0)], ids=["impulse", "use an ability"])
def test_a_player_who_may_counter_is_still_not_active(command: int) -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(["Courage"], ["Valor f2"])).use(0, target=(1, 0))
    assert game.asked.seat == 1
    assert game.refused(command).code == "E_NOT_ACTIVE"


@rule("CC-3.1")
@pytest.mark.parametrize("command", [Game.column(0), Game.activate(0)], ids=["impulse", "use an ability"])
def test_a_player_who_trims_is_still_not_active(command: int) -> None:
    game = Game(seat(), seat(5, ["Valor f2"]), stacks=[0, 4, 4]).reveal()
    assert (game.asked.seat, game.kind) == (1, "trim")
    assert game.refused(command).code == "E_NOT_ACTIVE"


@rule("CC-3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_others_decide_only_about_mulligans_counters_drained_emotions_and_trimming(players: int) -> None:
    for state in random_game(players, seed=31):
        if not state.over and asked(state)[0] != state.active:
            assert asked(state)[1] in ("mulligan", "counter", "surplus", "trim")


# The start of a turn


def before_a_turn_of_seat_0(*mindset: str) -> Game:
    """Seat 1 is about to spend its last action."""
    return Game(
        seat(mindset=[*mindset]),
        seat(mindset=["Kindness f0 fresh"]),
        active=1,
        actions=1,
        used=["destroy", "swap"],
    )


@rule("CC-3.2")
def test_a_turn_starts_with_two_actions() -> None:
    assert before_a_turn_of_seat_0().impulse(0).state.actions == 2


@rule("CC-3.2")
def test_a_turn_starts_with_no_ability_type_used() -> None:
    assert before_a_turn_of_seat_0().impulse(0).table.position()["used"] == []


@rule("CC-3.2")
def test_every_own_emotion_becomes_ready() -> None:
    game = before_a_turn_of_seat_0("Anger f1 fresh", "Brightness-R a0 fresh", "Hope f2", "Rage+Bleakness-R f2 a0 fresh")
    game.impulse(0)
    assert game.mindset(0) == ["anger f1", "brightness-r a0", "hope f2", "rage+bleakness-r f2 a0"]


@rule("CC-3.2")
def test_emotions_of_others_do_not_become_ready() -> None:
    assert before_a_turn_of_seat_0().impulse(0).emotion(1, 0) == "kindness f0 fresh"


# Actions


@rule("CC-3.3")
def test_a_turn_goes_on_after_one_action() -> None:
    game = Game(seat()).impulse(0)
    assert (game.asked.seat, game.state.actions) == (0, 1)


@rule("CC-3.3")
def test_a_turn_is_over_after_two_actions() -> None:
    game = Game(seat()).impulse(0).impulse(1)
    assert (game.asked.seat, game.state.active, game.state.actions) == (1, 1, 2)


@rule("CC-3.3")
def test_there_are_two_actions_by_default() -> None:
    assert GAME.new().options["actions_per_turn"] == 2


@rule("CC-3.3")
@pytest.mark.parametrize("actions", [1, 3])
def test_other_numbers_of_actions_can_be_played(actions: int) -> None:
    game = Game(seat(), options={"actions_per_turn": actions})
    for _ in range(actions):
        assert game.asked.seat == 0
        game.impulse(0)
    assert game.asked.seat == 1
    assert game.state.actions == actions


@rule("CC-3.4")
@pytest.mark.parametrize("first", ["impulse", "evoke"])
@pytest.mark.parametrize("second", ["impulse", "evoke"])
def test_actions_are_chosen_freely(first: str, second: str) -> None:
    game = Game(seat(["Valor", "Hope"]))
    for action, card in ((first, "Valor"), (second, "Hope")):
        if action == "impulse":
            game.impulse(2)
        else:
            game.evoke(card)
    assert game.asked.seat == 1


@rule("CC-3.5")
@pytest.mark.parametrize("actions", [0, 1, 2], ids=["before the first", "between the two", "after the second"])
def test_an_ability_is_used_around_the_actions(actions: int) -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]))
    for _ in range(actions):
        game.impulse(0)
    game.use(0, target=(1, 0))
    assert game.discard == ["hope"]


@rule("CC-3.5")
def test_several_abilities_are_used_between_two_actions() -> None:
    game = Game(seat(mindset=["Anger f1", "Comfort f1"]), seat(mindset=["Hope f2"])).impulse(0)
    game.use(0, target=(1, 0)).use(1)
    assert game.position()["used"] == ["destroy", "draw"]
    assert (game.asked.seat, game.kind) == (0, "main")


# One thing at a time

ABILITIES_AT_HAND: list[str | None] = ["Anger f1", "Comfort f1"]


def fusing() -> Game:
    return Game(seat(["Valor", "Brightness-R"], ABILITIES_AT_HAND)).do("evoke", card="Valor")


def removing() -> Game:
    return Game(seat(["Valor"], ABILITIES_AT_HAND)).do("evoke", card="Valor")


def paying() -> Game:
    return Game(seat(mindset=[*ABILITIES_AT_HAND, "Bleakness-R a0"])).do("use", place=0)


def aiming() -> Game:
    return Game(seat(mindset=ABILITIES_AT_HAND)).do("use", place=0)


def depriving_again() -> Game:
    return Game(seat(mindset=[*ABILITIES_AT_HAND, "Safety f1"])).use(2, column=0)


@rule("CC-3.6")
@pytest.mark.parametrize("pending", [fusing, removing, paying, aiming, depriving_again])
def test_an_ability_is_not_started_in_the_middle_of_something(pending: Callable[[], Game]) -> None:
    game = pending()
    assert game.refused(game.activate(1)).code == "E_PENDING"


@rule("CC-3.6")
@pytest.mark.parametrize("command", [Game.column(0), Game.activate(1)], ids=["impulse", "use an ability"])
def test_the_active_player_waits_for_those_who_may_counter(command: int) -> None:
    game = Game(seat(mindset=ABILITIES_AT_HAND), seat(["Courage"], ["Valor f2"])).use(0, target=(1, 0))
    assert game.refused(command, by=0).code == "E_PENDING"


@rule("CC-3.6")
@pytest.mark.parametrize("players", [2, 5])
def test_at_most_one_thing_is_carried_out_in_a_turn(players: int) -> None:
    for state in random_game(players, seed=36):
        programs = [frame.program.name for frame in state.stack.frames]
        if "turn" in programs:
            running = programs[programs.index("turn") + 1 :]
            assert len(running) <= 1 or running == ["summon", "entry"]


# The end of a turn


@rule("CC-3.7")
@pytest.mark.parametrize("actions", [1, 2])
def test_an_action_cannot_be_declined(actions: int) -> None:
    game = Game(seat(mindset=["Anger f1"]), actions=actions)
    assert game.refused(PASS).code == "E_ACTIONS_LEFT"


@rule("CC-3.7")
def test_a_turn_is_not_ended_in_the_middle_of_something() -> None:
    game = Game(seat(mindset=ABILITIES_AT_HAND), actions=0).do("use", place=0)
    assert game.kind == "destroy"
    assert game.refused(PASS).code == "E_PENDING"


@rule("CC-3.7")
def test_a_turn_is_ended_although_an_ability_is_left() -> None:
    game = Game(seat(mindset=["Anger f1"]), actions=0)
    assert game.end().asked.seat == 1


@vector("T-89")
@rule("CC-3.5", "CC-3.7", "CC-3.8", "CC-14.1")
def test_after_two_actions_only_abilities_are_left() -> None:
    """Impulse is refused; Anger destroys Hope; the turn passes to seat 1, at once if nothing else can be used."""
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), actions=0)
    assert game.refused(game.column(0)).code == "E_NO_ACTIONS"
    assert game.use(0, target=(1, 0)).emotion(1, 0) is None
    assert game.asks == [(1, "main")]
    more = Game(seat(mindset=["Anger f1", "Comfort f1"]), seat(mindset=["Hope f2"]), actions=0)
    assert more.use(0, target=(1, 0)).discard == ["hope"]
    assert more.end().asks == [(1, "main")]


@rule("CC-3.8")
@pytest.mark.parametrize("command", [Game.column(1), Game.card("Valor")], ids=["impulse", "evoke"])
def test_a_third_action_is_refused(command: int) -> None:
    game = Game(seat(["Valor"], ["Anger f1"])).impulse(0).impulse(0)
    assert (game.asked.seat, game.verbs()) == (0, {"end", "use"})
    assert game.refused(command).code == "E_NO_ACTIONS"


@rule("CC-3.9")
@pytest.mark.parametrize("mindset", ["Anger f0", "Comfort f1 fresh", "Brightness-R a2"])
def test_a_turn_ends_by_itself_when_no_ability_is_legal(mindset: str) -> None:
    game = Game(seat(["Hope"], [mindset]), actions=1).impulse(0)
    assert (game.asked.seat, game.kind) == (1, "main")


@rule("CC-3.9")
def test_a_turn_ends_by_itself_after_the_last_ability() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), actions=0).use(0, target=(1, 0))
    assert (game.asked.seat, game.kind) == (1, "main")


@rule("CC-3.9")
def test_a_turn_does_not_end_by_itself_while_an_ability_is_legal() -> None:
    game = Game(seat(mindset=["Anger f1"]), actions=1).impulse(0)
    assert (game.asked.seat, game.verbs()) == (0, {"end", "use"})


# The next player


@rule("CC-3.10")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (3, 4), (4, 0)])
def test_the_player_to_the_left_is_next(active: int, following: int) -> None:
    game = Game(seat(), seat(), seat(), seat(), seat(), active=active, actions=1).impulse(0)
    assert (game.asked.seat, game.state.active) == (following, following)


@rule("CC-3.10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_is_ever_skipped(players: int) -> None:
    *_, last = random_game(players, seed=32)
    turns = turns_of(last)
    assert len(turns) > 20
    assert all(following == (seat_before + 1) % players for seat_before, following in pairwise(turns))


@rule("CC-3.11")
def test_a_revelation_ends_the_turn_at_once() -> None:
    game = Game(seat(["Hope"], ["Anger f1"]), stacks=[0, 4, 4]).impulse(0)
    assert (game.asked.seat, game.kind, game.state.actions) == (1, "main", 2)


@rule("CC-3.11")
def test_the_abilities_that_a_revelation_cut_off_are_lost() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), stacks=[0, 4, 4]).impulse(0)
    assert game.scored(1) == (2, 0)
    assert game.events("used") == []
    assert game.mindset(0) == [None] * 4
