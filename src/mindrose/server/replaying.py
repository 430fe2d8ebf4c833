"""A finished game, answer by answer, as one seat saw it."""

from __future__ import annotations

from mindrose.kernel.game import RESIGNED
from mindrose.kernel.table import Given, Table
from mindrose.server.wire import Choice, Step, Steps


def replay_steps(whole: Table, seat: int | None, first: int, count: int) -> Steps:
    """Plays a finished game again and notes what the seat saw after each answer, and after a resignation."""
    given = whole.given.since(0)
    again = whole.game.opened(whole.record())
    wanted = range(first, first + count)
    found: list[Step] = []
    told = 0
    for number in range(len(given) + 1):
        choice = give(again, given[number - 1]) if number else None
        if number in wanted:
            who = given[number - 1].seat if number else None
            found.append(Step(number, again.view(seat), again.events(seat, told), who, choice))
        told = len(again.story)
    if whole.resigned is None:
        return Steps(len(given), first, found)
    last = len(given) + 1
    if last in wanted:
        note = {"event": RESIGNED, "seat": whole.resigned}
        found.append(Step(last, again.resign(whole.resigned).view(seat), [note], whole.resigned, None))
    return Steps(last, first, found)


def give(table: Table, given: Given) -> Choice:
    """Gives an answer again, and says what it meant."""
    asked = table.asked(given.seat)
    assert asked is not None
    means = asked.stack.question().choice(table.state, asked.stack.frames[-1], given.answer)
    table.answer(given.answer, given.seat)
    return Choice(given.answer, means.verb, means.points)
