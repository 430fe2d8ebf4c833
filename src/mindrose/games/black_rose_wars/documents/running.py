"""What a half-done sentence needs: what has happened in it, what waits for its turn, values that are changed."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.naming import figure_names, participant_name, place_name
from mindrose.games.black_rose_wars.components.things import DURATIONS, STATS
from mindrose.games.black_rose_wars.documents.secrecy import seen_items
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.listening import CODES, HAPPENING, NUMBER, OWNER, SORT, item, items
from mindrose.games.black_rose_wars.state import CHANGED, HAPPENED, SPENT, BlackRoseWars
from mindrose.kernel.documents import frame_document
from mindrose.kernel.form import Document

SORT_WORDS: Final = ("trap", "persistent", "skill", "upgrade", "hex", "event", "order")
HAPPENING_WORDS: Final = (*happenings.NAMES, "settled")
CHANGE_WORDS: Final = (*STATS, "control")
# Those of a happening, after its kind.
FACTS: Final = ("trig", "src", "victim", "room", "what", "amount", "how", "placed", "placed_more")


def running(table: BlackRoseWars, seat: int | None, whole: bool) -> Document:
    """DC-S7 All of it, or what a seat sees; whatever there is nothing of is left out."""
    waiting = range(items(table)) if whole else seen_items(table, seat, int(items(table)))
    document: Document = {
        "happened": happened(table),
        "waiting": [waiting_item(table, number) for number in waiting],
        "changes": changes(table),
        "spent": [spent(code) for code in table.piles.cards(SPENT)],
        "standing": [frame_document(frame, seat, whole) for frame in table.standing],
    }
    return {name: value for name, value in document.items() if value}


def happened(table: BlackRoseWars) -> list[Document]:
    """What has happened since the sentences began that run now, the first thing first."""
    found: list[Document] = []
    for number in range(happenings.number_of(table)):
        document: Document = {"kind": HAPPENING_WORDS[happenings.fact(table, number, happenings.KIND)]}
        for which, name in enumerate(FACTS, start=happenings.KIND + 1):
            value = int(happenings.fact(table, number, which))
            if value != -1:
                document[name] = place_name(value) if which == happenings.WHERE else value
        found.append(document)
    assert happenings.WIDTH * len(found) == table.piles.size(HAPPENED)
    return found


def waiting_item(table: BlackRoseWars, number: int) -> Document:
    """What answers something that has happened: whose it is, what it is, and which happening it answers."""
    return {
        "owner": participant_name(int(item(table, number, OWNER))),
        "sort": SORT_WORDS[item(table, number, SORT)],
        "number": int(item(table, number, NUMBER)),
        "happening": int(item(table, number, HAPPENING)),
    }


def changes(table: BlackRoseWars) -> list[Document]:
    """Values that effects have changed, each for a while."""
    rows = table.piles.cards(CHANGED)
    names = figure_names(table.content)
    found: list[Document] = []
    for start in range(0, len(rows), values.WIDTH):
        row = rows[start : start + values.WIDTH]
        found.append(
            {
                "figure": names[row[values.FIGURE]],
                "stat": CHANGE_WORDS[row[values.STAT]],
                "amount": row[values.AMOUNT],
                "until": DURATIONS[row[values.UNTIL]],
                "key": row[values.KEY],
            }
        )
    return found


def spent(code: int) -> Document:
    """Something that works once a round, and has."""
    return {"sort": SORT_WORDS[code // CODES], "number": code % CODES}
