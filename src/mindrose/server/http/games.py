"""The games and their rules."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from typing import Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath

import mindrose
from mindrose.games.cerebria.game import DEFAULT_PACK, CerebriaGame
from mindrose.games.cerebria.vocabulary import EDITIONS
from mindrose.kernel.errors import MindroseError
from mindrose.kernel.game import Game
from mindrose.rulebook import ITEM, page_of
from mindrose.server.http.refusals import refusals
from mindrose.server.problems import Denied
from mindrose.server.wire import Chapter, GameInfo, Level, ParameterInfo, RuleInfo, RulesPage
from mindrose.text import CerebriaSpeaker, languages

Reply = TypeVar("Reply")
Powers = dict[str, dict[str, str]]
CODES = re.compile(r" \(`E_[A-Z_]+`\)")  # people read sentences, not the codes of refusals
LEVELS: list[Level] = ["easy", "medium", "hard", "expert"]
UNCHANGED = {304: ResponseSpec(None, description="nothing has changed since the `ETag` you named in `If-None-Match`")}


class Games(Controller):
    path = "/games"
    tags = ["Games"]

    @get("/", summary="All games", responses={**UNCHANGED, **refusals()})
    async def games(self, request: Request[Any, Any, Any]) -> Response[list[GameInfo] | None]:
        """Everything a client needs to know of each game: players, options, cards."""
        games, tag = all_games()
        return unless_known(request, games, tag)

    @get("/{game:str}/rules", summary="Rules of a game", responses={**UNCHANGED, **refusals("E_NO_GAME")})
    async def rules(self, request: Request[Any, Any, Any], game: FromPath[str]) -> Response[RulesPage | None]:
        """The rules reference, chapter by chapter; refusals name its rules."""
        page, tag = rules_of(game)
        return unless_known(request, page, tag)

    @get(
        "/{game:str}/powers/{language:str}",
        summary="Powers of a game's cards in words",
        responses={**UNCHANGED, **refusals("E_NO_GAME", "E_NOT_FOUND")},
        sync_to_thread=True,
    )
    def powers(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
    ) -> Response[Powers | None]:
        """What cards do, in sentences by edition and card; nothing for a game whose texts say it by themselves."""
        powers, tag = powers_of(game, language)
        return unless_known(request, powers, tag)


def unless_known(request: Request[Any, Any, Any], reply: Reply, tag: str) -> Response[Reply | None]:
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(reply, headers=headers)


@cache
def all_games() -> tuple[list[GameInfo], str]:
    games = [info(game) for game in mindrose.games()]
    return games, tag_of(games)


def info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        players_min=game.players_min,
        players_max=game.players_max,
        actions=game.actions,
        rules_version=game.rules_version,
        content_hash=game.content_hash(),
        parameters=[
            ParameterInfo(
                name=parameter.name,
                default=parameter.default,
                rule=parameter.rule,
                low=parameter.low,
                high=parameter.high,
                words=list(parameter.words),
                unlimited=parameter.unlimited,
                text=parameter.text,
            )
            for parameter in game.parameters
        ],
        levels=LEVELS,
        content=game.content(),
    )


def rules_of(game: str) -> tuple[RulesPage, str]:
    if game not in {known.id for known in all_games()[0]}:
        raise Denied("E_NO_GAME")
    return read_rules(game)


@cache
def read_rules(game: str) -> tuple[RulesPage, str]:
    try:
        text = page_of(game).read_text(encoding="utf-8")
    except MindroseError as error:
        raise Denied("E_NOT_FOUND", str(error)) from None
    chapters = [chapter(part) for part in text.split("\n## ")[1:]]
    page = RulesPage(game, [found for found in chapters if found.rules])
    return page, tag_of(page)


def powers_of(game: str, language: str) -> tuple[Powers, str]:
    if game not in {known.id for known in all_games()[0]}:
        raise Denied("E_NO_GAME")
    if language not in languages():
        raise Denied("E_NOT_FOUND", f"there is no language {language!r}")
    return said_powers(game, language)


@cache
def said_powers(game: str, language: str) -> tuple[Powers, str]:
    """Cards without a power are left out."""
    known = mindrose.load(game)
    powers: Powers = {}
    if isinstance(known, CerebriaGame):
        speaker = CerebriaSpeaker(known, language)
        for edition in EDITIONS:
            said = {card: speaker.power(card, {"edition": edition}) for card in known.pack(DEFAULT_PACK).ids}
            powers[edition] = {card: text for card, text in said.items() if text}
    return powers, tag_of(powers)


def chapter(text: str) -> Chapter:
    title, _, body = text.partition("\n")
    return Chapter(title.strip(), [RuleInfo(number, CODES.sub("", rule)) for number, rule in ITEM.findall(body)])


def tag_of(reply: object) -> str:
    """Weak, because the reply may go out compressed."""
    return f'W/"{hashlib.sha256(msgspec.json.encode(reply)).hexdigest()[:32]}"'
