"""BR-26 The end of the game: the examples of the specification, played from the last Clean-up phase."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars import replies
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import A, B, C, D, K, Scene, mage

QUESTS = [f"qu{moon}-{number:02}" for moon, most in ((1, 15), (2, 21)) for number in range(1, most + 1)]


def completed(*numbers: int) -> list[dict[str, str]]:
    """So many completed quests for each seat."""
    left = iter(QUESTS)
    return [{next(left): "completed" for _ in range(number)} for number in numbers]


def ended(*seats: dict[str, Any], **more: Any) -> Scene:
    return Scene(*seats, phase="cleanup", **more)


@rule("BR-26.3.1", "BR-26.3.2", "BR-26.2.2")
@vector("TV-12")
def test_more_trophies_break_a_tie_of_totals_and_quests() -> None:
    """Both come to 44: quests 4 - 1 + 1 each; trophies 4 + 1 for red, 2 + 1 for blue; the crown for red."""
    red, blue = completed(5, 5)
    game = ended(
        mage(power=44 - 4 - 5 - 1, quests=red, trophies=[B] * 5 + [C] * 3),
        mage(power=44 - 4 - 3, quests=blue, trophies=[A] * 5),
        mage(),
    )
    assert game.over
    assert game.outcome.winners == [A]
    assert [points[0] for points in game.outcome.points] == [44, 44, 0]


@rule("BR-25.1.10", "BR-26.1.1")
@vector("TV-130")
def test_the_end_is_looked_for_in_the_clean_up_only() -> None:
    game = Scene(mage("hall", power=29, board={"i": "black-covenant"}), mage("throne", tokens=1))
    game.cast("i")
    assert game.power(A) == 31
    assert not game.table.over
    game = Scene(
        mage("hall", power=29, tokens=0, board={"i": "black-covenant", "ii": "submission"}),
        mage("throne", tokens=1, power=3),
        texts={"black-covenant": {"main": {"effect": "pow me 2"}}, "submission": {"main": {"effect": "pow me -2"}}},
    )
    game.cast("i").end().turn(A).cast("ii")
    assert game.power(A) == 29
    while game.state.round == 1:
        game.rest()
    assert not game.table.over


@rule("BR-26.3.1", "BR-26.3.2")
@vector("TV-132")
def test_the_black_rose_takes_part_in_ties_and_can_win_them() -> None:
    """A has the crown: 1; one completed quest: 4 + 1."""
    (quests,) = completed(1)
    game = ended(mage(power=34 - 6, quests=quests), mage(), rose={"power": 34})
    assert game.outcome.winners == [A]
    """Trophies: the Black Rose 4 + 1, A 2 + 1, and the crown."""
    game = ended(mage(power=34 - 4, trophies=[B]), mage(), rose={"power": 34 - 5, "trophies": [A, B]})
    assert game.table.over
    assert game.state.winner == K
    assert game.outcome.winners == []


@rule("BR-26.2.1", "BR-26.2.3")
@vector("TV-133")
@pytest.mark.parametrize(("cumulative", "bonuses"), [(True, [4, 4, 3, 0]), (False, [3, 3, 2, 0])])
def test_bonuses_for_completed_quests(cumulative: bool, bonuses: list[int]) -> None:
    seats = [mage(quests=quests) for quests in completed(4, 4, 2, 0)]
    game = ended(*seats, rose={"power": 30}, options={"participation_cumulative": cumulative})
    told = {event["participant"]: event["number"] for event in game.events("bonus") if event["bonus"] == 0}
    assert [told.get(seat, 0) for seat in (A, B, C, D)] == bonuses


@rule("BR-26.2.5", "BR-26.2.4")
def test_fulfilled_quests_give_nothing_and_the_crown_one() -> None:
    game = ended(mage(power=30, quests={"qu1-01": "fulfilled"}), mage(), crown=B)
    assert [points[0] for points in game.outcome.points] == [30, 1]


@rule("BR-26.3.2", "BR-5.2.1")
@vector("TV-135")
@pytest.mark.parametrize("winner", [A, B])
def test_the_first_mage_of_the_clean_up_names_the_winner(winner: int) -> None:
    game = ended(mage(power=31), mage(power=31), mage(), crown=C)
    assert game.asks == [(C, "winner")]
    assert game.against(replies.PARTICIPANT + C) == "BR-26.3.2"
    assert game.against(replies.PARTICIPANT + K) == "BR-26.3.2"
    game.do("name", participant=winner)
    assert game.outcome.winners == [winner]


@rule("BR-26.3.2")
def test_completed_quests_break_a_tie_before_trophies() -> None:
    """A: two quests, 4 + 1; B: one quest and two trophies, 2 + 1 and 4 + 1."""
    first, second = completed(2, 1)
    game = ended(
        mage(power=30, quests=first), mage(power=30 + 5 - 3 - 5, quests=second, trophies=[A, C]), mage(), crown=C
    )
    assert [points[0] for points in game.outcome.points][:2] == [35, 35]
    assert game.outcome.winners == [A]


@rule("BR-26.2.4", "BR-5.2.2")
def test_the_crown_pays_whoever_holds_it_at_the_end() -> None:
    """B was first in the phase; C has taken the crown since."""
    text = {"ev1-03": {"phase": "cleanup", "effect": "crown M*[most(power)]"}}
    game = ended(
        mage(power=1),
        mage(power=1),
        mage(power=30),
        crown=B,
        events={"slots": ["ev1-03", None, None]},
        texts=text,
    )
    assert [points[0] for points in game.outcome.points] == [1, 1, 31]
