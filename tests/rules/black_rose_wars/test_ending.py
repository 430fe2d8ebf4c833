"""BR-26 The end of the game."""

from __future__ import annotations

from typing import Any

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import NOBODY, QUEST_COMPLETED, QUEST_FULFILLED, ROSE
from mindrose.games.black_rose_wars.rules import ending
from mindrose.games.black_rose_wars.rules.ending import NameWinner, TellBonuses, has_ended, total
from mindrose.games.black_rose_wars.state import TROPHY
from mindrose.kernel.programs import Program
from tests.rulebook import rule
from tests.rules.black_rose_wars.rounds import Rounds

END = Program("end", "BR-26.1.1", [TellBonuses(), NameWinner("winner", "BR-26.3.2")])


def standing(power: list[int], rose: int = 0, **options: Any) -> Rounds:
    """Mages with this power, and the crown at seat 0."""
    game = Rounds(len(power), **options)
    for seat, points in enumerate(power):
        game.table.power[seat] = points
    game.table.power[ROSE] = rose
    return game


def trophies(game: Rounds, *numbers: int) -> Rounds:
    for participant, number in zip((0, 1, 2, ROSE), numbers, strict=False):
        for _ in range(number):
            game.table.piles.put(TROPHY + participant, 0)
    return game


def quests(game: Rounds, *numbers: int, state: int = QUEST_COMPLETED) -> Rounds:
    quest = 0
    for seat, number in enumerate(numbers):
        for _ in range(number):
            game.quest(seat, quest, state)
            quest += 1
    return game


def totals(game: Rounds) -> list[int]:
    return [int(total(game.table, one)) for one in (0, 1, 2, ROSE)]


@rule("BR-25.1.10", "BR-26.1.1", "BR-27.2.1")
def test_the_game_ends_when_a_token_has_reached_the_marker() -> None:
    assert not has_ended(standing([29, 0, 0]).table)
    assert has_ended(standing([30, 0, 0]).table)
    assert has_ended(standing([0, 0, 0], rose=31).table)
    assert has_ended(standing([0, 20, 0], end=20).table)


@rule("BR-26.2.1", "BR-26.2.4", "BR-26.2.5")
def test_completed_quests_pay_by_rank_and_everybody_who_has_one() -> None:
    assert totals(quests(standing([0, 0, 0]), 3, 2, 1)) == [6, 3, 1, 0]
    assert totals(quests(standing([0, 0, 0], participation_cumulative=False), 3, 2, 1)) == [5, 2, 1, 0]
    assert totals(quests(standing([0, 0, 0]), 3, 2, 1, state=QUEST_FULFILLED)) == [1, 0, 0, 0]


@rule("BR-26.2.2", "BR-26.2.3")
def test_trophies_pay_the_black_rose_too_and_ties_cost_one() -> None:
    assert totals(trophies(standing([0, 0, 0]), 2, 2, 1, 1)) == [5, 4, 2, 2]
    assert totals(trophies(standing([0, 0, 0]), 0, 0, 1, 3)) == [1, 0, 3, 5]


@rule("BR-26.2.1")
def test_bonuses_are_told() -> None:
    game = trophies(standing([9, 0, 0]), 0, 1)
    game.run(END)
    assert game.told(events.BONUS) == [[1, ending.BY_TROPHIES, 5], [0, ending.BY_CROWN, 1]]


@rule("BR-26.3.1")
def test_all_totals_are_told_that_of_the_black_rose_too() -> None:
    game = trophies(standing([9, 2, 0], rose=7), 0, 1)
    game.run(END)
    assert game.told(events.FINAL) == [[0, 10], [1, 7], [2, 0], [ROSE, 7]]


@rule("BR-26.3.1")
def test_the_highest_total_wins_even_that_of_the_black_rose() -> None:
    game = standing([20, 31, 5]).run(END)
    assert game.table.winner == 1
    assert game.told(events.WON) == [[1]]
    assert standing([20, 31, 5], rose=40).run(END).table.winner == ROSE


@rule("BR-26.3.2")
def test_ties_go_by_completed_quests_then_trophies() -> None:
    assert quests(standing([10, 8, 0]), 1, 1).run(END).table.winner == 0
    by_quests = quests(standing([4, 0, 0]), 0, 1)
    assert totals(by_quests)[:2] == [5, 5]
    assert by_quests.run(END).table.winner == 1
    by_trophies = trophies(standing([4, 0, 0]), 0, 1)
    assert totals(by_trophies)[:2] == [5, 5]
    assert by_trophies.run(END).table.winner == 1


@rule("BR-26.3.2")
def test_the_first_mage_of_the_phase_names_the_winner_of_a_full_tie() -> None:
    game = standing([9, 10, 3], rose=10)
    game.table.first = 2
    game.run(END)
    assert game.asks == [(2, "winner")]
    assert game.table.winner == NOBODY
    assert game.legal() == [replies.PARTICIPANT + one for one in (0, 1, ROSE)]
    assert game.why_not(replies.PARTICIPANT + 2) == ("E_TARGET", "BR-26.3.2")
    assert game.answer(replies.PARTICIPANT + 1).table.winner == 1
