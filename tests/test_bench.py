"""What is measured side by side is the same work."""

from __future__ import annotations

from bench.forks import IN_TURN, TOGETHER, bids, dealt

from goofspiel.state import SEATS
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64
from mindrose.players.playout import play_out


def test_four_who_bid_in_a_fork_bid_as_they_do_in_turn() -> None:
    """The same answers in the same order: the same bids, on branches or on none."""
    together, in_turn = dealt(TOGETHER), dealt(IN_TURN)
    assert [len(table.stack.branches) for table in (together, in_turn)] == [SEATS, 0]
    given = [int(play_out(table, QuickChance(i64(5)))) for table in (together, in_turn)]
    assert given == [SEATS * (together.cards - 1)] * 2, "the last card of a hand is laid by itself"
    assert (together.over, in_turn.over) == (True, True)
    assert list(together.bids) == list(in_turn.bids)
    assert bids(TOGETHER, 0.01) > 0
