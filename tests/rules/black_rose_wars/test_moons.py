"""BR-9 Power and the moons."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import POWER_IN, ROSE, ROUND
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.rules.power import gain, lose
from mindrose.games.black_rose_wars.state import HAND, KNOWING
from mindrose.kernel.errors import BadOption
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import GAME
from tests.rules.black_rose_wars.rounds import Rounds


@rule("BR-9.2.1", "BR-9.2.2", "BR-9.2.4")
def test_the_second_moon_gives_everybody_a_personal_spell_at_once() -> None:
    game = Rounds()
    gain(game.table, 1, 5)
    assert game.table.moon == 0
    gain(game.table, ROSE, 6)
    assert game.table.moon == 1
    for seat in range(3):
        personal = int(game.content.personal_of[game.table.mage[seat]])
        assert [card // KNOWING for card in game.pile(HAND + seat)] == [personal]
        assert game.table.reserve[seat] == 1
    assert game.told(events.MOON) == [[1]]


@rule("BR-9.2.3", "BR-9.2.5", "BR-9.2.6")
def test_one_gain_can_bring_both_moons_and_none_goes_back() -> None:
    game = Rounds()
    gain(game.table, 0, 18)
    assert game.table.moon == 2
    assert [int(game.table.reserve[seat]) for seat in range(3)] == [0, 0, 0]
    assert game.told(events.MOON) == [[1], [2]]
    lose(game.table, 0, 18)
    assert game.table.moon == 2


@rule("BR-9.1.1", "BR-9.1.2")
def test_power_is_one_number_and_never_below_0() -> None:
    game = Rounds()
    assert lose(game.table, 0, 3) == 0
    gain(game.table, 0, 40)
    assert game.table.power[0] == 40


@rule("BR-27.2.1")
def test_markers_can_lie_elsewhere() -> None:
    game = Rounds(second_moon=3, third_moon=4)
    gain(game.table, 0, 3)
    assert game.table.moon == 1
    gain(game.table, 0, 1)
    assert game.table.moon == 2


@rule("BR-27.2.1")
@pytest.mark.parametrize(("second", "third", "end"), [(6, 6, 30), (7, 6, 30), (6, 30, 30)])
def test_markers_lie_one_behind_the_other(second: int, third: int, end: int) -> None:
    with pytest.raises(BadOption, match=r"BR-27\.2\.1"):
        GAME.new(3, 1, second_moon=second, third_moon=third, end=end)


@rule("BR-9.1.1", "BR-1.1.7")
@pytest.mark.parametrize(("change", "power"), [(1, 3), (-1, 1), (-3, 0)])
def test_effects_change_how_much_is_gained(change: int, power: int) -> None:
    game = Rounds()
    values.change(game.table, 0, POWER_IN, change, ROUND, 0)
    assert (gain(game.table, 0, 2), gain(game.table, 1, 2)) == (power, 2)
    assert [int(game.table.power[seat]) for seat in (0, 1)] == [power, 2]
