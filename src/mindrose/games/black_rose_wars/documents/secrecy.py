"""BR-2.4 Who may see what: faces of cards, quests, plans that are being made, and what somebody has declared."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.content import NO_SCHOOL
from mindrose.games.black_rose_wars.components.things import (
    QUEST_ACTIVE,
    REVEALED,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.rules import listening
from mindrose.games.black_rose_wars.rules.cards import everybody
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT
from mindrose.games.black_rose_wars.rules.listening import ITEM_WIDTH, OWNER, SORT, item, items
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.documents import stack_document
from mindrose.kernel.form import Document

PERSONAL_BACK: Final = "personal"
FORGOTTEN_BACK: Final = "forgotten"


def knows(table: BlackRoseWars, seers: int, seat: int | None) -> bool:
    """DC-S9 Whether a seat is among those that have looked; a spectator (None) sees what every seat knows."""
    if seat is None:
        everyone = int(everybody(table))
        return seers & everyone == everyone
    return (seers >> seat) & 1 == 1


def sees_spell(table: BlackRoseWars, place: int, seat: int | None) -> bool:
    """BR-2.4.1, BR-2.4.2, DC-S4 What is turned up, the own cards, and those that one has looked at."""
    if table.status[place] == REVEALED or place // SPELL_SLOTS == seat:
        return True
    return knows(table, int(table.known[place]) | 1 << place // SPELL_SLOTS, seat)


def sees_quest(table: BlackRoseWars, quest: int, seat: int | None) -> bool:
    """BR-2.4.2, BR-2.4.5 An active quest is its owner's secret until progress has shown it."""
    hidden = table.quest[quest] == QUEST_ACTIVE and (table.shown >> quest) & 1 == 0
    return not hidden or table.holder[quest] == seat


def back(table: BlackRoseWars, spell: int) -> str:
    """DC-S6 What a card shows face down: its school, or that it is personal or forgotten."""
    content = table.content
    if content.school_of[spell] != NO_SCHOOL:
        return content.school_ids[content.school_of[spell]]
    return PERSONAL_BACK if spell < content.forgotten else FORGOTTEN_BACK


def sees_item(table: BlackRoseWars, number: int, seat: int | None) -> bool:
    """DC-S7 What somebody has declared is unseen until its turn comes."""
    return item(table, number, SORT) != listening.REACTION or item(table, number, OWNER) == seat


def seen_items(table: BlackRoseWars, seat: int | None, first: int) -> list[int]:
    """Of what waits for its turn, up to some item, what a seat sees."""
    return [number for number in range(first) if sees_item(table, number, seat)]


def stack_view(table: BlackRoseWars, seat: int | None) -> list[Document]:
    """The running programs as a seat sees them: items that it does not see are not counted either."""
    documents = stack_document(table.stack, seat, whole=False)
    for document in documents:
        if document["program"] == CHECKPOINT.name and document["items"] >= 0:
            first = min(document["items"] // ITEM_WIDTH, int(items(table)))
            document["items"] = ITEM_WIDTH * len(seen_items(table, seat, first))
    return documents
