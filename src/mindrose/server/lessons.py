"""The guided first games of each game: prepared tables and what is said at them, as data in a file of its face."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import yaml
from msgspec import Struct

from mindrose import registry
from mindrose.kernel.game import Game
from mindrose.kernel.table import Table
from mindrose.server.problems import Denied
from mindrose.server.wire import Lesson, LessonAnswer, LessonStep

Points = dict[str, int | str]
Answer = dict[str, Points]  # one verb with its points


class Played(Struct, forbid_unknown_fields=True):
    """What a seat has answered before the learner begins."""

    by: int
    answer: Answer


class Step(Struct, forbid_unknown_fields=True):
    """A step as its file has it."""

    say: str
    rules: list[str] = []
    points: Points = {}
    answers: list[Answer] = []

    def told(self) -> LessonStep:
        answers = [LessonAnswer(verb, points) for answer in self.answers for verb, points in answer.items()]
        return LessonStep(self.say, self.rules, self.points, answers)


class Prepared(Struct, forbid_unknown_fields=True):
    """A lesson as its file has it: a position, the seed of its shuffles, what was played there, steps."""

    id: str
    seed: str
    position: dict[str, Any]
    steps: list[Step]
    played: list[Played] = []

    def table(self, game: Game) -> Table:
        table = game.from_position(self.position, self.seed)
        for played in self.played:
            for verb, points in played.answer.items():
                table.do(verb, by=played.by, **points)
        return table


@cache
def read(game: str) -> list[Prepared]:
    """The lessons of a game, in order; none if it has none yet."""
    path = registry.face_of(game).lessons
    if path is None:
        return []
    return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), list[Prepared])


def lessons(game: Game) -> list[Lesson]:
    return [Lesson(lesson.id, [step.told() for step in lesson.steps]) for lesson in read(game.id)]


def prepared(game: Game, lesson_id: str) -> Table:
    """The table of a lesson before its first answer."""
    for lesson in read(game.id):
        if lesson.id == lesson_id:
            return lesson.table(game)
    raise Denied("E_NOT_FOUND", f"there is no lesson {lesson_id!r}")
