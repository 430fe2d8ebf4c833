"""Automatons for people who have a game on a table of their own, and ask for its next decision."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from mindrose.kernel.errors import BadOption
from mindrose.server.consultant import Enquiry
from mindrose.server.http.asking import OurConsulting
from mindrose.server.http.refusals import change_refusals, refusals
from mindrose.server.making import game_of
from mindrose.server.problems import Denied
from mindrose.server.safety import address_of
from mindrose.server.wire import AskAutomaton, OwnTable, OwnTurn, TellTable
from mindrose.text import languages
from mindrose.text.automaton import automaton_of

Asked = Request[Any, Any, Any]
Players = Annotated[int, QueryParameter(ge=1, le=16, description="how many people sit at the table")]


class Automatons(Controller):
    path = "/games/{game:str}/automaton"
    tags = ["Automatons"]

    @get(
        "/{language:str}",
        summary="A table to fill in",
        responses=refusals("E_NO_GAME", "E_NOT_FOUND", "E_MALFORMED", "E_PLAYERS"),
    )
    async def begin(self, game: FromPath[str], language: FromPath[str], players: Players = 2) -> OwnTable:
        """A table after its set-up, for people who have the game and want to ask what its automaton does."""
        return await asyncio.to_thread(begun, having(game), spoken(language), players)

    @post(
        "/table",
        status_code=200,
        summary="Check a table of one's own",
        responses=change_refusals("E_NO_GAME", "E_NOT_FOUND", "E_POSITION"),
    )
    async def check(
        self, request: Asked, consulting: OurConsulting, game: FromPath[str], data: JSONBody[TellTable]
    ) -> OwnTable:
        """A file or a document, with all that was left out; nothing of it is stored."""
        spoken(data.language)
        report = await consulting.ask(Enquiry(having(game), table=data), address_of(request.scope))
        assert report.table is not None
        return report.table

    @post(
        "/turn",
        status_code=200,
        summary="What an automaton does next",
        responses=change_refusals("E_NO_GAME", "E_NOT_FOUND", "E_POSITION"),
    )
    async def turn(
        self, request: Asked, consulting: OurConsulting, game: FromPath[str], data: JSONBody[AskAutomaton]
    ) -> OwnTurn:
        """Its turn at a table of one's own, why, and the table afterwards; nothing of it is stored.

        Where people decide, ask again with one more choice: the same question and seed give the same turn.
        """
        spoken(data.language)
        report = await consulting.ask(Enquiry(having(game), turn=data), address_of(request.scope))
        assert report.turn is not None
        return report.turn


def having(game: str) -> str:
    """A game that has an automaton."""
    found = game_of(game).id
    try:
        automaton_of(found)
    except BadOption as refused:
        raise Denied("E_NOT_FOUND", str(refused)) from None
    return found


def spoken(language: str) -> str:
    if language not in languages():
        raise Denied("E_NOT_FOUND", f"there is no language {language!r}")
    return language


@cache
def begun(game: str, language: str, people: int) -> OwnTable:
    automaton = automaton_of(game)
    try:
        document = automaton.begun(people)
    except BadOption as refused:
        raise Denied("E_PLAYERS", str(refused)) from None
    return OwnTable(document, automaton.written(document, language))
