"""Every answer that is not legal is refused for a reason that is really there, and nothing stands against a legal one.

A game lists its obstacles: for every code and rule that a refusal can name, whether the obstacle is there, told from
the position alone and not by the rules under test.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import Game
from mindrose.kernel.reasons import DECLARED, NONE
from mindrose.kernel.table import Table
from tests.checks.every_game import Checker, Conserved, Permuted


class Moment:
    """A table as its position tells it, and who is asked what."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.position = table.position()
        question = table.question
        self.asked = question.seat if question else -1
        self.kind = question.kind if question else ""
        self.kinds = {asked.seat: asked.kind for asked in table.questions}
        self.legal = [set(table.legal(seat)) for seat in range(table.players)]

    @cached_property
    def view(self) -> dict[str, Any]:
        """What a spectator is shown, with what follows from the position."""
        return self.table.view()


class Attempt:
    """An answer that a seat wants to give at some moment, legal or not."""

    def __init__(self, moment: Moment, seat: int, answer: int) -> None:
        self.moment = moment
        self.table = moment.table
        self.position = moment.position
        self.asked = moment.asked
        self.kind = moment.kinds.get(seat, moment.kind)
        self.waited_for = seat in moment.kinds
        self.seat = seat
        self.answer = answer
        self.legal = answer in moment.legal[seat]
        self.about: dict[str, int | str] = {}

    def option(self, name: str) -> int:
        value = self.table.options[name]
        assert isinstance(value, int)
        return value

    def frames(self) -> list[dict[str, Any]]:
        """The running programs with their slots, the innermost one last."""
        frames: list[dict[str, Any]] = self.position["stack"]
        return frames

    def told(self, **about: int | str) -> bool:
        """A refusal that says what it is about says this."""
        return not self.about or self.about == about


Obstacle = Callable[[Attempt], bool]
Obstacles = Mapping[tuple[str, str], Obstacle]


class ReasonChecker(Checker):
    """Plays random games with all checks, and looks for the obstacles that refusals name."""

    def __init__(
        self, game: Game, conserved: Conserved, permuted: Permuted, obstacles: Obstacles, often: float = 1.0
    ) -> None:
        super().__init__(game, conserved, permuted, often)
        self.obstacles = obstacles

    def check_moment(self, table: Table, chance: random.Random) -> None:
        super().check_moment(table, chance)
        check_reasons(table, self.obstacles)

    def check_end(self, table: Table) -> None:
        super().check_end(table)
        check_reasons(table, self.obstacles)


def check_reasons(table: Table, obstacles: Obstacles) -> None:
    """The reason against every answer of every seat is there; no reason is there against a legal answer."""
    check_questions(table)
    moment = Moment(table)
    for seat in range(table.players):
        for answer in range(table.game.actions):
            attempt = Attempt(moment, seat, answer)
            if attempt.legal:
                check_legal(attempt, obstacles)
            else:
                check_refused(attempt, table.unspoken(answer, seat), obstacles)


def declared(rules: str) -> set[tuple[str, str]]:
    """The code and rule of every reason that names one of some rules, such as `CB-`."""
    return {(reason.code, reason.rule) for reason in DECLARED if reason.rule.startswith(rules)}


def check_questions(table: Table) -> None:
    """An answer is listed if and only if there is no reason against it."""
    for stack in table.state.open_stacks():
        question = stack.question()
        legal = [
            answer
            for answer in range(table.game.actions)
            if question.why_not(table.state, stack.frames[-1], answer) == NONE
        ]
        assert legal == stack.answers.listed(), question.kind


def check_refused(attempt: Attempt, refusal: Refusal, obstacles: Obstacles) -> None:
    obstacle = obstacles.get((refusal.code, refusal.rule))
    assert obstacle, f"nobody knows what {refusal.code} ({refusal.rule}) is"
    attempt.about = refusal.about
    assert obstacle(attempt), described(attempt, f"is refused by {refusal.code} ({refusal.rule}), which is not so")


def check_legal(attempt: Attempt, obstacles: Obstacles) -> None:
    for (code, rule), obstacle in obstacles.items():
        assert not obstacle(attempt), described(attempt, f"is legal, but {code} ({rule}) is against it")


def described(attempt: Attempt, what: str) -> str:
    return f"{attempt.kind}: answer {attempt.answer} of seat {attempt.seat} {what} {attempt.about}\n{attempt.position}"
