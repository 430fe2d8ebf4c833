"""A game on one page, for those who have not read its rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from litestar import Controller, get
from litestar.params import FromPath

from mindrose.kernel.errors import MindroseError
from mindrose.rulebook import page_of
from mindrose.server.http.refusals import refusals
from mindrose.server.making import game_of
from mindrose.server.problems import Denied
from mindrose.server.wire import Summary, SummaryPart
from mindrose.text import languages
from mindrose.text.words import ENGLISH

LINE = re.compile(r"^- (.+)$", re.MULTILINE)


class Summaries(Controller):
    path = "/games/{game:str}/summary"
    tags = ["Games"]

    @get("/{language:str}", summary="A game on one page", responses=refusals("E_NO_GAME", "E_NOT_FOUND"))
    async def summary(self, game: FromPath[str], language: FromPath[str]) -> Summary:
        """What a turn is and how the game ends, in a language, else in English; some games have none."""
        found = game_of(game).id
        if language not in languages():
            raise Denied("E_NOT_FOUND", f"there is no language {language!r}")
        return read_summary(found, language)


@cache
def read_summary(game: str, language: str) -> Summary:
    text = file_of(game, language).read_text(encoding="utf-8")
    return Summary(game, [part_of(part) for part in ("\n" + text).split("\n## ")[1:]])


def file_of(game: str, language: str) -> Path:
    """Beside the page of rules, in a folder of its own."""
    try:
        page = page_of(game)
    except MindroseError as error:
        raise Denied("E_NOT_FOUND", str(error)) from None
    for code in (language, ENGLISH):
        file = page.parent / "summary" / f"{page.stem}.{code}.md"
        if file.is_file():
            return file
    raise Denied("E_NOT_FOUND", f"{game} has no summary: its author has written none yet")


def part_of(text: str) -> SummaryPart:
    title, _, body = text.partition("\n")
    return SummaryPart(title.strip(), LINE.findall(body))
