"""A finished game, answer by answer, as one seat saw it."""

from __future__ import annotations

from mindrose.server.live import LiveTable
from mindrose.server.wire import Choice, Step, Steps


def replay_steps(table: LiveTable, seat: int | None, first: int, count: int) -> Steps:
    """Plays the record again and notes what the seat saw after each answer."""
    whole = table.started().table
    given = whole.given.since(0)
    again = table.game.opened(whole.record())
    found: list[Step] = []
    told = 0
    for number in range(len(given) + 1):
        choice: Choice | None = None
        if number:
            answer = given[number - 1]
            asked = again.asked(answer.seat)
            assert asked is not None
            means = asked.stack.question().choice(again.state, asked.stack.frames[-1], answer.answer)
            choice = Choice(answer.answer, means.verb, means.points)
            again.answer(answer.answer, answer.seat)
        if first <= number < first + count:
            who = given[number - 1].seat if number else None
            found.append(Step(number, again.view(seat), again.events(seat, told), who, choice))
        told = len(again.story)
    return Steps(len(given), first, found)
