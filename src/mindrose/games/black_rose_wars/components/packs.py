# mypyc: plain
"""Content packs of Black Rose Wars: their files, and the finished content that comes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mindrose.content.packs import File, Pack, PackFiles
from mindrose.games.black_rose_wars.components.checks import facts, together
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.effects.compiling import compiled_effects

DEFAULT: Final = Path(__file__).parents[1] / "content" / "default"
FILES: Final = PackFiles(
    DEFAULT,
    File("rooms", facts.ROOM, check=together.check_rooms),
    File("lodge", facts.LAYOUT, facts.TRACK, check=together.check_lodge),
    File("mages", facts.MAGE, check=together.check_mages),
    File("schools", facts.SCHOOL, facts.LIST, check=together.check_schools),
    File("personal", facts.PERSONAL),
    File("forgotten", facts.FORGOTTEN),
    File("spells", facts.SPELL, check=together.check_all_spells),
    File("evocations", facts.EVOCATION, facts.ARCHETYPE, facts.FIGURES, check=together.check_evocations),
    File("hexes", facts.HEX, check=together.check_hexes),
    File("upgrades", facts.UPGRADE, check=together.check_upgrades),
    File("quests", facts.QUEST, check=together.check_quests),
    File("events", facts.EVENT, check=together.check_events),
    File("avatar", facts.ORDER, facts.AVATAR_EVENT, facts.AVATAR, check=together.check_avatar),
)


def load(folder: Path | None = None) -> Content:
    """The content of a pack, the default one if none is named; `BadContent` lists all that is wrong with it."""
    return content_of(FILES.open(folder))


def content_of(pack: Pack) -> Content:
    """BR-3.1.15 What a pack is played with: its effects are compiled."""
    effects = compiled_effects(pack)
    pack.stop_if_wrong()
    return Content(pack.facts(), effects)
