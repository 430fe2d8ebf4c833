"""The games and their rules."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

import mindrose
from mindrose import registry
from mindrose.content.keeping import appearance
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.game import Game, Value
from mindrose.rulebook import ITEM, Gists, gists_of, page_of, terms
from mindrose.server import lessons
from mindrose.server.hall import Hall
from mindrose.server.http.asking import OurHall
from mindrose.server.http.refusals import refusals
from mindrose.server.making import bring_pack, game_of
from mindrose.server.problems import Denied
from mindrose.server.wire import Chapter, GameInfo, KindInfo, Level, PackInfo, ParameterInfo, RuleInfo, RulesPage
from mindrose.text import Speaker, languages
from mindrose.text.packs import contents_of, packs_here, since
from mindrose.text.words import ENGLISH, texts_file

Reply = TypeVar("Reply")
Powers = dict[str, dict[str, str]]
MOST_CARDS = 8192  # whose powers are kept in words, in each language
MOST_PACKS = 64
LONGEST_VERSION = 80  # characters of a pack's name with its version
Pack = Annotated[
    str | None,
    QueryParameter(
        min_length=1,
        max_length=LONGEST_VERSION,
        description="the content pack: what a table's option `pack` says; else the usual one",
    ),
]
OneCard = Annotated[
    str, QueryParameter(max_length=80, description="only what this card does and asks about; else of all cards")
]
Wanted = Annotated[str, QueryParameter(min_length=1, max_length=80, description="a word, or the beginning of one")]
Gist = Annotated[
    str, QueryParameter(pattern="^[a-z]{2}$", description="the language of the titles and gists: `ru`, `it` or `zh`")
]
# People read sentences, not the codes of refusals that the page has for programs.
CODES = re.compile(r" \(`E_[A-Z_]+`(?:, `E_[A-Z_]+`)*\)|, `E_[A-Z_]+`(?=[,)])")
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

    @get(
        "/{game:str}",
        summary="A game with the cards of a pack",
        responses={**UNCHANGED, **refusals("E_NO_GAME", "E_OPTION", "E_MALFORMED")},
    )
    async def game(
        self, request: Request[Any, Any, Any], hall: OurHall, game: FromPath[str], pack: Pack = None
    ) -> Response[GameInfo | None]:
        """The same as in the list of games, for tables that are played with other cards than the usual ones."""
        found, options = await packed(hall, game, pack)
        told, tag = game_told(found.id, found.pack_of(options), found.content_hash(options))
        return unless_known(request, told, tag)

    @get(
        "/{game:str}/rules",
        summary="Rules of a game",
        responses={**UNCHANGED, **refusals("E_NO_GAME", "E_NOT_FOUND", "E_MALFORMED")},
    )
    async def rules(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: Gist = ENGLISH
    ) -> Response[RulesPage | None]:
        """The rules reference, chapter by chapter; refusals name its rules.

        Rules are English; in another language the titles of chapters are translated, and each rule has its gist.
        """
        page, tag = rules_of(game, language)
        return unless_known(request, page, tag)

    @get(
        "/{game:str}/terms",
        summary="What the rules call something",
        responses=refusals("E_NO_GAME", "E_MALFORMED"),
    )
    async def terms(self, game: FromPath[str], wanted: Wanted) -> list[str]:
        """The English terms of the rules for a word in any language: rules that speak of it are found by them."""
        return terms(game_of(game).id, wanted)

    @get(
        "/{game:str}/powers/{language:str}",
        summary="Powers of a game's cards in words",
        responses={**UNCHANGED, **refusals("E_NO_GAME", "E_NOT_FOUND", "E_OPTION", "E_MALFORMED")},
    )
    async def powers(
        self,
        request: Request[Any, Any, Any],
        hall: OurHall,
        game: FromPath[str],
        language: FromPath[str],
        pack: Pack = None,
        card: OneCard = "",
    ) -> Response[Powers | None]:
        """What cards do, in sentences by edition and card; nothing for a game whose texts say it by themselves."""
        found, options = await packed(hall, game, pack)
        if language not in languages():
            raise Denied("E_NOT_FOUND", f"there is no language {language!r}")
        pack, content = found.pack_of(options), found.content_hash(options)
        if card and card not in await asyncio.to_thread(words_of, found.id, pack, content):
            return unless_known(request, {}, tag_of({}))  # what is no card is looked for in no text
        powers, tag = await asyncio.to_thread(powers_told, found.id, pack, content, language, card)
        return unless_known(request, powers, tag)

    @get(
        "/{game:str}/packs/{language:str}",
        summary="Packs of a game",
        responses={**UNCHANGED, **refusals("E_NO_GAME", "E_NOT_FOUND")},
    )
    async def packs(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
    ) -> Response[list[PackInfo] | None]:
        """The packs of this server as they are now, those with mistakes too; edits are seen without a restart."""
        found = game_of(game)
        if language not in languages():
            raise Denied("E_NOT_FOUND", f"there is no language {language!r}")
        packs = await asyncio.to_thread(packs_told, found.id, language)
        return unless_known(request, packs, tag_of(packs))

    @get(
        "/{game:str}/packs/{language:str}/{version:str}",
        summary="What has changed in a pack",
        responses=refusals("E_NO_GAME", "E_NOT_FOUND", "E_OPTION"),
    )
    async def changes(
        self, hall: OurHall, game: FromPath[str], language: FromPath[str], version: FromPath[str]
    ) -> list[str]:
        """A sentence about a version that is not the present one, then what is otherwise now, card by card."""
        found, options = await packed(hall, game, version)
        if language not in languages():
            raise Denied("E_NOT_FOUND", f"there is no language {language!r}")
        return await asyncio.to_thread(since, found, options, language)

    @get(
        "/{game:str}/texts/{language:str}",
        summary="Messages of a game",
        media_type=MediaType.TEXT,
        responses={**UNCHANGED, **refusals("E_NO_GAME", "E_NOT_FOUND")},
    )
    async def texts(
        self, request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
    ) -> Response[str | None]:
        """What is said of a game, as a Fluent file: for clients that have no texts of it themselves."""
        found = game_of(game)
        if language not in texts_of(found):
            raise Denied("E_NOT_FOUND", f"there are no texts for {found.title} in {language!r}")
        text, tag = read_texts(found.id, language)
        return unless_known(request, text, tag)


def unless_known(request: Request[Any, Any, Any], reply: Reply, tag: str) -> Response[Reply | None]:
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(reply, headers=headers)


def all_games() -> tuple[list[GameInfo], str]:
    return games_told(tuple(registry.listings()))


@cache
def games_told(ids: tuple[str, ...]) -> tuple[list[GameInfo], str]:
    games = [info(mindrose.load(game), {}) for game in ids]
    return games, tag_of(games)


async def packed(hall: Hall, game_id: str, pack: str | None) -> tuple[Game, dict[str, Value]]:
    """A game whose pack is ready, and the options that name it; refusals do not say where the packs lie."""
    game = game_of(game_id)
    if pack is None:
        return game, {}
    options: dict[str, Value] = {}
    try:
        options["pack"] = game.pack_of(game.checked_options({"pack": pack}))
        await bring_pack(hall.engine, game, options)
        game.content(game.pack_of(options))
    except BadOption:
        raise Denied("E_OPTION", f"there is no such content pack for {game.id} on this server") from None
    except MindroseError:
        raise Denied("E_OPTION", "the content pack has mistakes: `mindrose content check` names them") from None
    return game, options


def packs_told(game: str, language: str) -> list[PackInfo]:
    return [pack_told(game, folder, appearance(folder), language) for folder in packs_here(game)]


@lru_cache(maxsize=256)
def pack_told(game: str, folder: Path, looks: str, language: str) -> PackInfo:
    """Read once for each way its files look; where packs lie is nobody's business."""
    found = contents_of(game).gist(folder, language)
    mistakes = [mistake.replace(f"{folder.parent}{os.sep}", "") for mistake in found.mistakes]
    return PackInfo(folder.name, found.version, found.name or folder.name, found.lines, mistakes)


@cache
def game_told(game: str, pack: str, content_hash: str) -> tuple[GameInfo, str]:
    """Once for each pack; the hash is that of its cards."""
    told = info(mindrose.load(game), {"pack": pack})
    return told, tag_of(told)


def info(game: Game, options: dict[str, Value]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        players_min=game.players_min,
        players_max=game.players_max,
        actions=game.actions,
        rules_version=game.rules_version,
        pack=game.pack_of(options),
        content_hash=game.content_hash(options),
        sides=[game.sides(players) for players in range(game.players_min, game.players_max + 1)],
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
        texts=texts_of(game),
        lessons=len(lessons.read(game.id)),
        kinds={
            name: KindInfo(kind.name, kind.words, kind.said) for name, kind in game.kinds(game.pack_of(options)).items()
        },
        content=game.content(game.pack_of(options)),
    )


def texts_of(game: Game) -> list[str]:
    """The languages that the game has texts in."""
    return [language for language in languages() if texts_file(game.id, language) is not None]


@cache
def read_texts(game: str, language: str) -> tuple[str, str]:
    file = texts_file(game, language)
    text = "" if file is None else file.read_text(encoding="utf-8")
    return text, tag_of(text)


def rules_of(game: str, language: str) -> tuple[RulesPage, str]:
    return read_rules(game_of(game).id, language if language in languages() else ENGLISH)


@cache
def read_rules(game: str, language: str) -> tuple[RulesPage, str]:
    try:
        text = page_of(game).read_text(encoding="utf-8")
    except MindroseError as error:
        raise Denied("E_NOT_FOUND", str(error)) from None
    gists = gists_of(game, language)
    chapters = [chapter(part, gists) for part in text.split("\n## ")[1:]]
    page = RulesPage(game, [found for found in chapters if found.rules])
    return page, tag_of(page)


@lru_cache(MOST_CARDS)
def powers_told(game: str, pack: str, content_hash: str, language: str, card: str) -> tuple[Powers, str]:
    """Once for each card and language, the hash is that of all cards; cards without a power are left out."""
    powers = Speaker(mindrose.load(game), language, options={"pack": pack}).powers(card)
    return powers, tag_of(powers)


@lru_cache(MOST_PACKS)
def words_of(game: str, pack: str, content_hash: str) -> frozenset[str]:
    """All that the cards of a pack are called by, and more; the hash is that of its cards."""
    found: set[str] = set()
    parts: list[Any] = [mindrose.load(game).content(pack)]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            found |= part.keys()
            parts += part.values()
        elif isinstance(part, list | tuple):
            parts += part
        elif isinstance(part, str):
            found.add(part)
    return frozenset(found)


def chapter(text: str, gists: Gists) -> Chapter:
    title, _, body = text.partition("\n")
    number, _, _ = title.partition(" ")
    if number in gists.titles:
        title = f"{number} {gists.titles[number]}"
    rules = [RuleInfo(rule, CODES.sub("", said), gists.rules.get(rule, "")) for rule, said in ITEM.findall(body)]
    return Chapter(title.strip(), rules)


def tag_of(reply: object) -> str:
    """Weak, because the reply may go out compressed."""
    return f'W/"{hashlib.sha256(msgspec.json.encode(reply)).hexdigest()[:32]}"'
