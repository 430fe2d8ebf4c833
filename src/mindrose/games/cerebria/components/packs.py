# mypyc: plain
"""Content packs of Cerebria: their files, and the finished content that comes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.content.packs import File, Pack, PackFiles
from mindrose.content.pages import Facts, read_page
from mindrose.games.cerebria.components.checks.boards import (
    ASPIRATION,
    INTENTION,
    LAYOUT,
    REALM,
    ROW,
    SPHERE,
    SPIRIT,
    THE_WHEEL,
    check_board,
    check_spirits,
)
from mindrose.games.cerebria.components.checks.decks import DECK, check_decks, offered_decks
from mindrose.games.cerebria.components.checks.emotions import MODERATE, STARTING, STRONG, check_emotions
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.powers.compiling import compiled_powers

DEFAULT: Final = Path(__file__).parents[1] / "content" / "default"
FILES: Final = PackFiles(
    DEFAULT,
    File("emotions", MODERATE, STRONG, STARTING, check=check_emotions),
    File("spirits", SPIRIT, ROW, check=check_spirits),
    File("board", REALM, SPHERE, ASPIRATION, INTENTION, THE_WHEEL, LAYOUT, check=check_board),
    File("decks", DECK, check=check_decks),
)


def load(folder: Path | None = None) -> Content:
    """The content of a pack, the default one if none is named; `BadContent` lists all that is wrong with it."""
    return content_of(FILES.open(folder))


def content_of(pack: Pack) -> Content:
    """CB-23.3.7 What a pack is played with: its powers are compiled, its decks put together."""
    facts = pack.facts()
    facts["decks"] = {"deck": offered_decks(pack, published_decks())}
    powers = compiled_powers(pack)
    pack.stop_if_wrong()
    return Content(facts, powers)


def published_decks() -> list[Facts]:
    """CB-25.1.1, CB-25.1.2, CB-25.2.1 to CB-25.2.8 The decks of the rulebooks, which every pack offers."""
    return list(read_page(DEFAULT / "decks.toml").facts["deck"])
