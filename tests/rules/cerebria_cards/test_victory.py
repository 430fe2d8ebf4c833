"""CC-10 Victory and its tie-breaks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat

LAST = [0, 3, 2]
NOBODY: list[int] = []


def player(bliss: int, gloom: int, *mindset: str | None) -> dict[str, Any]:
    return seat(scored=(bliss, gloom), mindset=list(mindset))


def revealed(*players: dict[str, Any], **more: Any) -> Game:
    """The Revelation that the active player triggers."""
    return Game(*players, stacks=LAST, **more).reveal()


def winners(game: Game) -> list[int]:
    """The winners' seats, none while the game goes on."""
    outcome = game.table.outcome
    return NOBODY if outcome is None else outcome.winners


def reason(game: Game) -> str:
    outcome = game.table.outcome
    assert outcome is not None
    return outcome.reason


# CC-10.1 When


@rule("CC-10.1")
def test_victory_is_not_checked_during_a_cycle() -> None:
    game = Game(player(12, 7), player(0, 20), stacks=LAST).impulse(1).impulse(1)
    assert not game.over


@rule("CC-10.1")
def test_victory_is_checked_at_the_next_revelation_on_the_totals_of_all() -> None:
    assert winners(revealed(player(11, 0, "Courage f1"), player(0, 0))) == [0]


@rule("CC-10.1")
def test_victory_is_checked_for_all_players_not_only_for_the_active_one() -> None:
    assert winners(revealed(player(0, 0), player(0, 0), player(0, 12))) == [2]


@rule("CC-10.1")
def test_fragments_still_in_a_mindset_win_nothing_before_a_revelation() -> None:
    game = Game(player(11, 0, "Valor f2"), player(0, 0), stacks=LAST).impulse(1).impulse(1)
    assert not game.over


# CC-10.2 to CC-10.4 The conditions


@pytest.mark.parametrize(("bliss", "won"), [(11, NOBODY), (12, [0]), (13, [0])])
@rule("CC-10.2")
def test_twelve_bliss_are_singleminded(bliss: int, won: list[int]) -> None:
    assert winners(revealed(player(bliss, 0), player(0, 0))) == won


@rule("CC-10.2")
def test_singleminded_bliss_is_the_reason() -> None:
    assert reason(revealed(player(12, 3), player(0, 0))) == "singlemindedness_bliss"


@pytest.mark.parametrize(("gloom", "won"), [(11, NOBODY), (12, [0]), (13, [0])])
@rule("CC-10.3")
def test_twelve_gloom_are_singleminded(gloom: int, won: list[int]) -> None:
    assert winners(revealed(player(0, gloom), player(0, 0))) == won


@vector("T-69")
@rule("CC-10.3")
def test_the_player_with_twelve_gloom_wins() -> None:
    game = revealed(player(0, 0), player(4, 8, "Rage f2", "Greed f2"))
    assert game.scored(1) == (4, 12)
    assert (winners(game), reason(game)) == ([1], "singlemindedness_gloom")


@pytest.mark.parametrize(
    ("bliss", "gloom", "won"),
    [(6, 6, NOBODY), (7, 7, [0]), (11, 11, [0]), (7, 8, NOBODY), (8, 7, NOBODY), (7, 6, NOBODY)],
)
@rule("CC-10.4")
def test_balance_is_as_many_of_both_and_at_least_seven(bliss: int, gloom: int, won: list[int]) -> None:
    assert winners(revealed(player(bliss, gloom), player(0, 0))) == won


@rule("CC-10.4")
def test_balance_is_the_reason() -> None:
    assert reason(revealed(player(7, 7), player(0, 0))) == "balance"


@vector("T-71")
@rule("CC-10.4")
def test_unequal_numbers_are_no_balance_unless_equality_is_dropped() -> None:
    game = revealed(player(5, 7, "Valor f2", "Hope f1"), player(0, 0))
    assert game.scored(0) == (8, 7)
    assert winners(game) == NOBODY
    options = {"balance_requires_equal": False}
    game = revealed(player(5, 7, "Valor f2", "Hope f1"), player(0, 0), options=options)
    assert (winners(game), reason(game)) == ([0], "balance")


@rule("CC-10.4")
def test_seven_of_each_are_needed_also_where_equality_is_dropped() -> None:
    options = {"balance_requires_equal": False}
    assert winners(revealed(player(11, 6), player(6, 11), options=options)) == NOBODY


# CC-10.5, CC-10.6 Nobody or one


@vector("T-68")
@rule("CC-10.5")
def test_the_game_goes_on_without_a_winner() -> None:
    game = revealed(player(10, 3, "Valor f1"), player(0, 0))
    assert game.scored(0) == (11, 3)
    assert winners(game) == NOBODY
    assert game.state.cycle == 2


@rule("CC-10.6")
def test_the_only_player_who_meets_a_condition_wins_whatever_the_others_have() -> None:
    assert winners(revealed(player(11, 10), player(12, 0), player(10, 11))) == [1]


@rule("CC-10.6")
def test_the_only_balanced_player_wins_with_the_smaller_total() -> None:
    assert winners(revealed(player(11, 9), player(7, 7))) == [1]


# CC-10.7 Singlemindedness before Balance


@vector("T-72")
@rule("CC-10.7")
def test_who_is_singleminded_and_balanced_counts_as_singleminded() -> None:
    game = revealed(player(10, 10, "Valor f2", "Rage f2"), player(0, 0))
    assert game.scored(0) == (12, 12)
    assert winners(game) == [0]
    assert reason(game).startswith("singlemindedness")


@vector("T-73")
@rule("CC-10.7")
def test_singlemindedness_beats_a_balance_with_a_larger_total() -> None:
    game = revealed(player(9, 10, "Valor f2", "Fear f1"), player(0, 10, "Rage f2"))
    assert [game.scored(owner) for owner in range(2)] == [(11, 11), (0, 12)]
    assert winners(game) == [1]


@rule("CC-10.7")
def test_a_player_with_both_conditions_is_compared_with_the_singleminded() -> None:
    assert winners(revealed(player(12, 12), player(13, 0))) == [0]


# CC-10.8 to CC-10.10 Ties


@vector("T-74")
@rule("CC-10.8")
def test_the_larger_total_wins() -> None:
    game = revealed(player(10, 1, "Valor f2"), player(3, 10, "Rage f2"), player(0, 0))
    assert [game.scored(owner) for owner in range(2)] == [(12, 1), (3, 12)]
    assert winners(game) == [1]


@rule("CC-10.8")
def test_the_larger_total_wins_among_the_balanced() -> None:
    assert winners(revealed(player(7, 7), player(8, 8))) == [1]


@rule("CC-10.8")
def test_the_total_counts_before_the_gain() -> None:
    assert winners(revealed(player(10, 0, "Valor f2"), player(0, 13))) == [1]


@vector("T-75")
@rule("CC-10.9")
def test_the_larger_gain_breaks_a_tie() -> None:
    game = revealed(player(10, 3, "Valor f2"), player(3, 11, "Rage f1"), player(0, 0))
    assert [sum(game.scored(owner)) for owner in range(2)] == [15, 15]
    assert winners(game) == [0]


@pytest.mark.parametrize("first", [True, False])
@rule("CC-10.9", "CC-9.12")
def test_the_bonus_counts_in_the_gain_that_breaks_a_tie(first: bool) -> None:
    plain, patterned = player(11, 0, "Courage f1"), player(10, 0, "Anger f0", "Rage f0", "Envy f0")
    seats = [patterned, plain] if first else [plain, patterned]
    assert winners(revealed(*seats)) == [0 if first else 1]


@vector("T-76")
@rule("CC-10.10")
def test_a_full_tie_is_a_shared_victory() -> None:
    game = revealed(player(10, 3, "Valor f2"), player(3, 10, "Rage f2"), player(0, 0))
    assert winners(game) == [0, 1]


@pytest.mark.parametrize("active", range(5))
@rule("CC-10.10")
def test_neither_seat_nor_turn_decides_a_tie(active: int) -> None:
    assert winners(revealed(*[player(7, 7)] * 5, active=active)) == [0, 1, 2, 3, 4]


@rule("CC-10.2", "CC-10.3", "CC-10.10")
@pytest.mark.parametrize("scores", [[(12, 0), (0, 12)], [(0, 12), (12, 0)]])
def test_each_of_those_who_share_a_victory_won_by_the_own_condition(scores: list[tuple[int, int]]) -> None:
    game = revealed(*[player(*score) for score in scores])
    told = {int(event["seat"]): int(event["reason"]) for event in game.events("won")}
    assert told == {owner: 0 if score[0] == 12 else 1 for owner, score in enumerate(scores)}


@vector("T-77")
@rule("CC-10.7", "CC-10.8")
def test_five_players_two_singleminded_one_balanced() -> None:
    game = revealed(
        player(4, 5, "Valor f2", "Courage f1", "Anger f1", "Rage f2"),
        player(1, 0, "Hope f2", "Faith f2", "Kindness f1", "Adoration f2"),
        player(3, 9, "Fear f1", "Panic f2", "Trust f1", "Guilt f1"),
        player(6, 7, "Brightness-R a1"),
        player(2, 2),
        active=4,
    )
    assert {event["seat"]: event["number"] for event in game.events("bonus")} == {0: 4, 1: 4, 2: 2}
    assert [game.scored(owner) for owner in range(5)] == [(11, 8), (12, 0), (6, 13), (7, 7), (2, 2)]
    assert winners(game) == [2]
    assert game.supply[0] == 2


# CC-10.11, CC-10.12 Ends without a condition


@rule("CC-10.11")
def test_a_dead_supply_ends_the_game() -> None:
    game = revealed(player(9, 8), player(8, 3), player(6, 9), supply=(0, 0))
    assert (winners(game), reason(game)) == ([0], "dead_supply")


@pytest.mark.parametrize("supply", [(1, 0), (0, 1)])
@rule("CC-10.11")
def test_one_fragment_in_the_supply_keeps_it_alive(supply: tuple[int, int]) -> None:
    assert winners(revealed(player(9, 8), player(8, 3), supply=supply)) == NOBODY


@rule("CC-10.11")
def test_the_bonus_can_empty_the_supply() -> None:
    game = revealed(player(0, 0, "Anger f0", "Rage f0", "Envy f0"), player(0, 1), supply=(2, 0))
    assert (winners(game), reason(game)) == ([0], "dead_supply")


@rule("CC-10.11")
def test_a_condition_counts_before_the_dead_supply() -> None:
    game = revealed(player(12, 0), player(11, 9), supply=(0, 0))
    assert (winners(game), reason(game)) == ([0], "singlemindedness_bliss")


@rule("CC-10.11", "CC-10.9", "CC-10.10")
@pytest.mark.parametrize(("mindset", "won"), [([], [0, 1]), (["Courage f1"], [1])])
def test_a_dead_supply_uses_the_same_tie_breaks(mindset: list[str], won: list[int]) -> None:
    game = revealed(player(4, 4), player(8 - len(mindset), 0, *mindset), player(1, 1), supply=(0, 0))
    assert winners(game) == won


@rule("CC-10.12")
def test_the_last_cycle_ends_the_game() -> None:
    game = revealed(player(3, 2), player(1, 5), cycle=30)
    assert (winners(game), reason(game)) == ([1], "last_cycle")


@rule("CC-10.12")
def test_the_cycle_before_the_last_does_not() -> None:
    assert winners(revealed(player(3, 2), player(1, 5), cycle=29)) == NOBODY


@rule("CC-10.12")
def test_so_many_revelations_end_a_game_that_nobody_wins() -> None:
    game = Game(seat(), seat(), stacks=LAST, options={"max_cycles": 3})
    while not game.over:
        game.answer(game.asked.timeout)
    assert len(game.events("revelation")) == 3
    assert reason(game) == "last_cycle"


@rule("CC-10.12")
def test_a_condition_counts_before_the_last_cycle() -> None:
    assert reason(revealed(player(7, 7), player(11, 9), cycle=30)) == "balance"
