"""Running programs that somebody has written down: a draft on a branch is there only if answers led to it."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.kernel.documents import rebuild, stack_document
from mindrose.kernel.form import Form
from mindrose.kernel.stacks import StackCheck
from mindrose.kernel.table import Table
from tests.server.bidding import AUCTION, BID, HEIGHT, Bidding

GAME = Bidding()


def faults(table: Table, **written: Any) -> list[str]:
    """What is wrong with the stack of a table, where the topmost frame of the branch of seat 1 is written otherwise."""
    document = stack_document(table.state.stack, None, whole=True)
    document[-1]["branches"][1]["stack"][-1] |= written
    state = table.state.blank()
    state.copy(table.state)
    state.stack.frames = []
    state.stack.forked = False
    rebuild(state, document, GAME.programs)
    form = Form()
    check = StackCheck(form, state, AUCTION)
    check.check_shape()
    check.check_laid()
    check.check_fit()
    check.check_asked()
    assert state.current is state.stack
    return form.reasons


def bidding() -> Table:
    """Seat 1 puts a bid together while two others have not decided."""
    return GAME.new(players=3, seed=1).answer(BID, 1)


@pytest.mark.parametrize("height", [1, 2, 3])
def test_answers_lead_to_a_draft_on_a_branch(height: int) -> None:
    table = bidding()
    assert faults(table) == []
    assert faults(table.answer(HEIGHT + height, 1)) == []


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ({"height": 77}, "no answers lead to 'height' 77"),
        ({"at": 1}, "no answers lead to its step 1"),
        ({"at": 1, "height": 99}, "no answers lead to 'height' 99"),
        ({"height": 2}, "no answers lead to its step 0"),
    ],
)
def test_no_answers_lead_to_a_draft_on_a_branch(written: dict[str, int], told: str) -> None:
    assert faults(bidding(), **written) == [f"frame 2 of the branch of seat 1, 'bidding': {told}"]
