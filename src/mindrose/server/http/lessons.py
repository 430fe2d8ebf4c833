"""The guided first game."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath

from mindrose.server import lessons
from mindrose.server.http.asking import OurHall, Somebody
from mindrose.server.http.refusals import SECURITY, change_refusals, refusals
from mindrose.server.making import game_of
from mindrose.server.wire import Lesson, TableInfo


class Lessons(Controller):
    path = "/games/{game:str}/lessons"
    tags = ["Games"]

    @get("/", summary="Lessons of a game", responses=refusals("E_NO_GAME"))
    async def offered(self, game: FromPath[str]) -> list[Lesson]:
        """What is said at each prepared table, step by step; none for a game without a guided first game."""
        return lessons.lessons(game_of(game))

    @post(
        "/{lesson:str}",
        summary="Begin a lesson",
        security=SECURITY,
        responses=change_refusals("E_NO_PLAYER", "E_NO_GAME", "E_NOT_FOUND"),
    )
    async def begin(self, hall: OurHall, player: Somebody, game: FromPath[str], lesson: FromPath[str]) -> TableInfo:
        """A table that is prepared for the lesson: you in the first seat, bots in the others."""
        return await hall.teach(player, game, lesson)
