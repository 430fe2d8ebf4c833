"""Every text of every card of the default pack has a test of its own."""

from __future__ import annotations

import importlib
from pathlib import Path

from mindrose.games.black_rose_wars.components.things import SIDES
from tests.rules.black_rose_wars.cards.scenes import TESTED
from tests.rules.black_rose_wars.playing import CONTENT


def texts() -> set[str]:
    """Everything that is printed on cards, rooms and tokens."""
    two = {f"{spell} {side}" for spell in CONTENT.spell_ids for side in SIDES}
    two |= {f"{room} {side}" for room in CONTENT.room_ids for side in ("ruined", "restored")}
    two |= {f"{quest} {part}" for quest in CONTENT.quest_ids for part in ("task", "effect")}
    two |= {f"{hex} {part}" for hex in CONTENT.hex_ids for part in ("task", "effect")}
    two |= {
        f"{order} reaction" for order, text in zip(CONTENT.order_ids, CONTENT.reactions, strict=True) if text.program
    }
    return two | {*CONTENT.order_ids, *CONTENT.event_ids, *CONTENT.kind_ids, *CONTENT.upgrade_ids}


def test_every_text_of_every_card_is_tested() -> None:
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        importlib.import_module(f"{__package__}.{path.stem}")
    assert texts() - TESTED == set()
    assert TESTED - texts() == set()


def test_the_pack_has_as_many_cards_as_the_content_says() -> None:
    assert len(texts()) == 2 * (72 + 4 + 9) + 2 * 19 + 2 * 49 + 2 * 6 + 39 + 9 + 6 + 30 + 9 + 15
