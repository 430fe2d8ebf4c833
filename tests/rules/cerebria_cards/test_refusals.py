"""CC-14 Refusals: one code each, in a fixed order, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mindrose.kernel.errors import BadOption, Refusal
from tests.rulebook import rule
from tests.rules.cerebria_cards.decisions import DECISIONS
from tests.rules.cerebria_cards.playing import GAME, Game, seat

CODES = (
    "E_PLAYERS", "E_MULLIGAN", "E_NOT_ACTIVE", "E_PENDING", "E_NO_ACTIONS", "E_ACTIONS_LEFT", "E_NOT_IN_HAND",
    "E_MUST_REMOVE", "E_REMOVE_TARGET", "E_FUSE_SOURCE", "E_FUSE_KIND", "E_NO_ABILITY", "E_NO_FRAGMENT", "E_NOT_READY",
    "E_TYPE_USED", "E_NO_EFFECT", "E_ABSORB_POLARITY", "E_ABSORB_FULL", "E_ABSORB_FUSED", "E_TARGET", "E_COUNTER_VIBE",
    "E_COUNTER_WINDOW", "E_TRIM", "E_GAME_OVER",
)  # fmt: skip

END_OF_TURN, MULLIGAN, COLUMN = 0, 1, 2


def mind(*emotions: str, **options: str) -> Game:
    """Seat 0 has these emotions, seat 1 Hope and Fear to aim at; no hands."""
    return Game(seat(mindset=list(emotions)), seat(mindset=["Hope f2", "Fear f1"]), options=options)


def used(*emotions: str) -> Game:
    """The first of these emotions is being used, and it is asked where its fragment goes."""
    return mind(*emotions).do("use", place=0)


# CC-14.1 Every code


@pytest.mark.parametrize(
    ("code", "refused"),
    [
        ("E_MULLIGAN", lambda: mind("Anger f1").refused(MULLIGAN)),
        ("E_NOT_ACTIVE", lambda: mind("Anger f1").refused(COLUMN, 1)),
        ("E_PENDING", lambda: DECISIONS["fuse"]().refused(COLUMN)),
        ("E_NO_ACTIONS", lambda: Game(seat(mindset=["Excitement f1"]), seat(), actions=0).refused(COLUMN)),
        ("E_ACTIONS_LEFT", lambda: mind().refused(END_OF_TURN)),
        ("E_NOT_IN_HAND", lambda: mind().refused(Game.card("Valor"))),
        ("E_REMOVE_TARGET", lambda: mind("Anger f1").refused(81)),
        ("E_FUSE_SOURCE", lambda: DECISIONS["fuse"]().refused(81)),
        ("E_FUSE_KIND", lambda: DECISIONS["fuse"]().refused(Game.card("Courage"))),
        ("E_NO_ABILITY", lambda: mind("Brightness-R a1").refused(Game.activate(0))),
        ("E_NO_FRAGMENT", lambda: mind("Anger f0").refused(Game.activate(0))),
        ("E_NOT_READY", lambda: mind("Anger f1 fresh").refused(Game.activate(0))),
        ("E_NO_EFFECT", lambda: mind("Courage f1", empty_use="refused").refused(Game.activate(0))),
        ("E_ABSORB_POLARITY", lambda: used("Anger f1", "Bleakness-R a0", "Brightness-R a0").refused(83)),
        ("E_ABSORB_FULL", lambda: used("Anger f1", "Bleakness-R a0", "Bleakness-R a2").refused(83)),
        ("E_ABSORB_FUSED", lambda: used("Anger f1", "Bleakness-R a0", "Rage+Bleakness-R f2").refused(83)),
        ("E_TARGET", lambda: DECISIONS["destroy"]().refused(82)),
        ("E_COUNTER_VIBE", lambda: DECISIONS["counter"]().refused(Game.card("Faith"))),
        ("E_COUNTER_WINDOW", lambda: DECISIONS["main"]().refused(Game.card("Hope"), 1)),
        ("E_TRIM", lambda: DECISIONS["trim"]().refused(END_OF_TURN)),
    ],
)
@rule("CC-14.1")
def test_what_is_refused_with_which_code(code: str, refused: Callable[[], Refusal]) -> None:
    assert refused().code == code


@rule("CC-14.1")
def test_a_full_mindset_refuses_with_a_code() -> None:
    game = Game(seat(["Kindness"], ["Valor", "Hope", "Fear", "Anger"]), seat()).do("evoke", card="Kindness")
    assert game.refused(END_OF_TURN).code == "E_MUST_REMOVE"


@rule("CC-14.1")
def test_a_used_type_refuses_with_a_code() -> None:
    game = mind("Anger f1", "Bitterness f1").use(0, target=(1, 0))
    assert game.refused(game.activate(1)).code == "E_TYPE_USED"


@pytest.mark.parametrize("players", [1, 6])
@rule("CC-14.1", "CC-2.1")
def test_a_wrong_number_of_players_refuses_with_a_code(players: int) -> None:
    with pytest.raises(BadOption, match="E_PLAYERS"):
        GAME.new(players)


@rule("CC-3.7")
def test_a_turn_without_actions_can_be_ended_although_an_ability_is_left() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), actions=0).end()
    assert (game.kind, game.asked.seat, game.emotion(1, 0)) == ("main", 1, "hope f2")


@pytest.mark.parametrize("decision", DECISIONS)
@rule("CC-14.1")
def test_every_answer_that_is_not_offered_is_refused_with_a_code_and_changes_nothing(decision: str) -> None:
    game = DECISIONS[decision]()
    before = game.position(), game.table.events(0), game.table.given.count
    for asker in range(game.table.players):
        for number in range(GAME.actions):
            if number not in game.legal(asker):
                refusal = game.refused(number, asker)
                assert refusal.code in CODES
                assert refusal.rule.startswith("CC-")
    assert (game.position(), game.table.events(0), game.table.given.count) == before


@pytest.mark.parametrize("number", [-1, 108, 1000])
@rule("CC-14.1")
def test_a_number_outside_the_vocabulary_is_refused(number: int) -> None:
    mind().refused(number)


@rule("CC-14.1")
def test_a_refused_answer_is_not_in_the_record() -> None:
    game = DECISIONS["main"]()
    game.refused(END_OF_TURN)
    assert game.table.record().answers == []


# CC-14.2 The order of the codes


@pytest.mark.parametrize(
    ("first", "second", "refused"),
    [
        ("E_MULLIGAN", "E_NOT_ACTIVE", lambda: mind().refused(MULLIGAN, 1)),
        ("E_MULLIGAN", "E_PENDING", lambda: DECISIONS["fuse"]().refused(MULLIGAN)),
        ("E_MULLIGAN", "E_TRIM", lambda: DECISIONS["trim"]().refused(MULLIGAN, 1)),
        ("E_NOT_ACTIVE", "E_PENDING", lambda: DECISIONS["fuse"]().refused(COLUMN, 1)),
        ("E_NOT_ACTIVE", "E_PENDING", lambda: DECISIONS["counter"]().refused(COLUMN, 1)),
        ("E_NOT_ACTIVE", "E_PENDING", lambda: DECISIONS["surplus"]().refused(Game.activate(0), 1)),
        ("E_NOT_ACTIVE", "E_TRIM", lambda: DECISIONS["trim"]().refused(COLUMN, 1)),
        ("E_PENDING", "E_TYPE_USED", lambda: DECISIONS["steal"]().refused(Game.activate(0))),
        ("E_PENDING", "E_NO_FRAGMENT", lambda: DECISIONS["counter"]().refused(Game.activate(0), 0)),
        (
            "E_NO_ACTIONS",
            "E_NOT_IN_HAND",
            lambda: Game(seat(mindset=["Excitement f1"]), seat(), actions=0).refused(Game.card("Valor")),
        ),
        ("E_NOT_IN_HAND", "E_FUSE_KIND", lambda: DECISIONS["fuse"]().refused(Game.card("Valor"))),
        ("E_NOT_IN_HAND", "E_COUNTER_VIBE", lambda: DECISIONS["counter"]().refused(Game.card("Guilt"))),
        ("E_NO_ABILITY", "E_NO_FRAGMENT", lambda: mind("Brightness-R a0").refused(Game.activate(0))),
        ("E_NO_ABILITY", "E_NOT_READY", lambda: mind("Brightness-R a2 fresh").refused(Game.activate(0))),
        ("E_NO_FRAGMENT", "E_NOT_READY", lambda: mind("Anger f0 fresh").refused(Game.activate(0))),
        ("E_NOT_READY", "E_NO_EFFECT", lambda: mind("Courage f1 fresh", empty_use="refused").refused(Game.activate(0))),
        ("E_ABSORB_POLARITY", "E_ABSORB_FULL", lambda: used("Anger", "Bleakness-R", "Brightness-R a2").refused(83)),
        ("E_ABSORB_POLARITY", "E_ABSORB_FUSED", lambda: used("Anger", "Bleakness-R", "Valor+Brightness-R").refused(83)),
        ("E_ABSORB_FULL", "E_ABSORB_FUSED", lambda: used("Anger", "Bleakness-R", "Rage+Bleakness-R a2").refused(83)),
    ],
)
@rule("CC-14.2")
def test_of_two_codes_the_first_is_returned(first: str, second: str, refused: Callable[[], Refusal]) -> None:
    assert CODES.index(first) < CODES.index(second)
    assert refused().code == first


@pytest.mark.parametrize(
    ("code", "fragments"), [("E_NO_FRAGMENT", "f0"), ("E_NOT_READY", "f1 fresh"), ("E_TYPE_USED", "f1")]
)
@rule("CC-14.2")
def test_a_used_type_comes_after_fragments_and_readiness(code: str, fragments: str) -> None:
    game = Game(seat(mindset=["Courage f1", f"Guilt {fragments}"]), seat(), used=["summon"])
    assert game.refused(game.activate(1)).code == code


@pytest.mark.parametrize("decision", [name for name in DECISIONS if name != "mulligan"])
@rule("CC-14.2", "CC-2.11")
def test_a_mulligan_is_refused_as_such_whatever_is_asked(decision: str) -> None:
    game = DECISIONS[decision]()
    assert {game.refused(MULLIGAN, asker).code for asker in range(2)} == {"E_MULLIGAN"}


@pytest.mark.parametrize("decision", ["mulligan", "main", "fuse", "destroy", "summon", "counter", "surplus", "trim"])
@rule("CC-14.2", "CC-3.1")
def test_actions_and_abilities_of_another_player_are_refused_as_not_active(decision: str) -> None:
    game = DECISIONS[decision]()
    assert {game.refused(number, 1).code for number in (COLUMN, game.activate(0))} == {"E_NOT_ACTIVE"}


@pytest.mark.parametrize("decision", ["counter", "surplus"])
@rule("CC-14.2", "CC-3.6")
def test_actions_and_abilities_of_the_active_player_wait_for_the_others(decision: str) -> None:
    game = DECISIONS[decision]()
    assert {game.refused(number, 0).code for number in (COLUMN, game.activate(0))} == {"E_PENDING"}


@rule("CC-14.2")
def test_after_the_end_everything_is_refused_as_over() -> None:
    game = Game(seat(["Hope"], scored=(12, 0)), seat(), stacks=[0, 3, 2]).reveal()
    codes = {game.refused(number, asker).code for number in range(-1, 109) for asker in (None, 0, 1)}
    assert codes == {"E_GAME_OVER"}


@rule("CC-14.2")
def test_no_question_is_left_after_the_end() -> None:
    game = Game(seat(scored=(12, 0)), seat(), stacks=[0, 3, 2]).reveal()
    assert (game.table.question, game.legal(), sum(game.table.mask())) == (None, [], 0)
