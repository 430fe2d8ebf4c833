"""The Avatar in documents: its figure, its orders whole or as a seat sees them, and what was weighed for one."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.lodge import NAMES
from mindrose.games.black_rose_wars.components.naming import figure_names
from mindrose.games.black_rose_wars.components.things import MOONS, NOBODY, NOTHING, ORDER_BACKS, QUEST_COMPLETED, ROSE
from mindrose.games.black_rose_wars.documents.holdings import card_text
from mindrose.games.black_rose_wars.documents.mages import mage_part
from mindrose.games.black_rose_wars.documents.secrecy import knows
from mindrose.games.black_rose_wars.rules.priorities import (
    CHOSEN,
    CRITERIA,
    CRITERION,
    FIRST_ROOM,
    PRIORITIES,
    PRIORITY,
    ROW,
    THING,
)
from mindrose.games.black_rose_wars.state import KNOWING, ORDER_DECK, ORDERS_OBEYED, WEIGHED, BlackRoseWars
from mindrose.kernel.form import Document


def whole_avatar(table: BlackRoseWars) -> Document:
    """All of it; decks from the top."""
    ids = table.content.order_ids
    decks = [table.piles.cards(ORDER_DECK + moon)[::-1] for moon in range(MOONS)]
    return {**public_avatar(table), "decks": [[card_text(ids, card, 0) for card in deck] for deck in decks]}


def seen_avatar(table: BlackRoseWars, seat: int | None) -> Document:
    """BR-2.4.3, DC-S5, DC-S9 Of decks how many orders they have, and which of these a seat has looked at.

    BR-29.4.1 Everybody sees the back of the top order of this moon.
    """
    top = table.top_order()
    return {
        **public_avatar(table),
        "limit": int(table.settings.orders),
        "back": ORDER_BACKS[table.content.order_back[top]] if top != NOTHING else None,
        "decks": [
            [
                table.content.order_ids[card // KNOWING] if knows(table, card % KNOWING, seat) else None
                for card in reversed(table.piles.cards(ORDER_DECK + moon))
            ]
            for moon in range(MOONS)
        ],
    }


def public_avatar(table: BlackRoseWars) -> Document:
    """BR-28.1, BR-29.2.1 Beside what every mage has: its place in turn order, and its orders that lie face up."""
    ids = table.content.order_ids
    return {
        **mage_part(table, ROSE),
        "beside": int(table.neighbour) if table.neighbour != NOBODY else None,
        "completed": [
            name
            for quest, name in enumerate(table.content.quest_ids)
            if table.holder[quest] == ROSE and table.quest[quest] == QUEST_COMPLETED
        ],
        "obeyed": int(table.obeyed),
        "order": ids[table.order] if table.order != NOTHING else None,
        "weighed": weighed(table),
        "memories": [ids[order] for order in reversed(table.piles.cards(ORDERS_OBEYED))],
    }


def weighed(table: BlackRoseWars) -> list[Document]:
    """BR-30.1.2 What could be chosen for the last order, by which priority, and what decided for or against it."""
    rows = table.piles.cards(WEIGHED)
    names = figure_names(table.content)
    found: list[Document] = []
    for start in range(0, len(rows), ROW):
        row = rows[start : start + ROW]
        thing = row[THING]
        found.append(
            {
                **({"figure": names[thing]} if thing < FIRST_ROOM else {"room": NAMES[thing - FIRST_ROOM]}),
                "priority": PRIORITIES[row[PRIORITY]],
                "criterion": CRITERIA[row[CRITERION]],
                "chosen": row[CHOSEN] == 1,
            }
        )
    return found
