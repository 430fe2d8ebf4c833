"""The guided first game of each game: prepared tables and what is said at them, as data in a file of its face."""

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
from mindrose.server.wire import Lesson


class Prepared(Struct, forbid_unknown_fields=True):
    """A lesson as its file has it: the position it starts from, the seed of its shuffles, and its steps."""

    id: str
    seed: str
    position: dict[str, Any]
    steps: list[dict[str, Any]]


@cache
def read(game: str) -> list[Prepared]:
    """The lessons of a game, in order; none if it has none yet."""
    path = registry.face_of(game).lessons
    if path is None:
        return []
    return msgspec.convert(yaml.safe_load(path.read_text(encoding="utf-8")), list[Prepared])


def lessons(game: Game) -> list[Lesson]:
    return [msgspec.convert({"id": lesson.id, "steps": lesson.steps}, Lesson) for lesson in read(game.id)]


def prepared(game: Game, lesson_id: str) -> Table:
    """The table of a lesson before its first answer."""
    for lesson in read(game.id):
        if lesson.id == lesson_id:
            return game.from_position(lesson.position, lesson.seed)
    raise Denied("E_NOT_FOUND", f"there is no lesson {lesson_id!r}")
