"""Section 7.4 One seat's view as 1310 numbers, for learning programs; seats as they play, the own one first."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards.components.things import (
    ABILITIES,
    BLISS,
    COLUMNS,
    GLOOM,
    KINDS,
    PLACES,
    POLARITIES,
    SEATS,
    TYPES,
    VIBES,
)
from mindrose.games.cerebria_cards.rules.ability import AIM, COLUMN, OWN, PLACE, SLOTS, VICTIM
from mindrose.games.cerebria_cards.rules.entry import ENTERING, ENTRY, UNDERLAY
from mindrose.games.cerebria_cards.state import DECK, DISCARD, HAND, IMPULSE, SEEN, STACK, CardTable
from mindrose.kernel.observing import Facts, Layout, bits, counts, each, number, one_hot, rows, seen_frames, seen_kind
from mindrose.kernel.programs import Frame

DECISIONS: Final = (
    "mulligan", "main", "fuse", "remove", "pay", "destroy", "drain_from", "drain_to", "column", "column2",
    "victim", "steal", "swap_give", "swap_take", "summon", "counter", "surplus", "trim",
)  # fmt: skip
FIRST_BASE: Final = 64
BASES: Final = TYPES - FIRST_BASE

CARD: Final = Layout(each("kind", KINDS), each("polarity", POLARITIES), each("vibe", VIBES), each("ability", ABILITIES))
EMOTION: Final = Layout(
    number("there"),
    *CARD.parts,
    each("base", POLARITIES),
    each("fragments", range(3)),
    each("absorbed", range(3)),
    number("ready"),
    number("fused"),
)
MINDSET: Final = Layout(rows("place", range(PLACES), EMOTION))
SEAT: Final = Layout(number("there"), number("active"), each("scored", POLARITIES), number("hand"))
HAND_CARDS: Final = Layout(each("card", range(TYPES)))
USE: Final = Layout(
    each("ability", ABILITIES),
    each("seat", range(SEATS)),
    each("place", range(PLACES)),
    each("vibe", VIBES),
    each("aim", [f"{seat}.{place}" for seat in range(SEATS) for place in range(PLACES)]),
    each("own", range(PLACES)),
    each("victim", range(1, SEATS)),
    each("column", range(COLUMNS)),
)
OBSERVATION: Final = Layout(
    rows("mindset", range(SEATS), MINDSET),
    rows("seat", range(SEATS), SEAT),
    each("hand", range(TYPES)),
    rows("known", range(1, SEATS), HAND_CARDS),
    each("discard", range(TYPES)),
    rows("impulse", range(COLUMNS), CARD),
    each("stack", range(COLUMNS)),
    number("deck"),
    each("supply", POLARITIES),
    each("mood", POLARITIES),
    number("cycle"),
    each("actions", range(3)),
    each("used", ABILITIES),
    each("decision", DECISIONS),
    rows("pending", ("use",), USE),
    each("entering", range(TYPES)),
    each("underlay", range(BASES)),
    each("opened", range(TYPES)),
)


def observe(table: CardTable, seat: int) -> list[float]:
    players = int(table.players)
    order = [(seat + steps) % players if steps < players else -1 for steps in range(SEATS)]
    mindsets: list[float] = []
    seats: list[float] = []
    known: list[float] = []
    for other in order:
        mindsets += mindset(table, other) if other >= 0 else MINDSET.blank()
        seats += seat_row(table, other) if other >= 0 else SEAT.blank()
    for other in order[1:]:
        known += counts(known_cards(table, other, seat) if other >= 0 else [], TYPES)
    impulses: list[float] = []
    for column in range(COLUMNS):
        pile = IMPULSE + column
        impulses += card_row(table, int(table.piles.at(pile, 0))) if table.piles.size(pile) else CARD.blank()
    facts: Facts = {
        "mindset": mindsets,
        "seat": seats,
        "hand": counts([entry // SEEN for entry in table.piles.cards(HAND + seat)], TYPES),
        "known": known,
        "discard": counts(table.piles.cards(DISCARD), TYPES),
        "impulse": impulses,
        "stack": [table.piles.size(STACK + column) / 7 for column in range(COLUMNS)],
        "deck": table.piles.size(DECK) / 73,
        "supply": [min(table.supply[polarity], 40) / 40 for polarity in (BLISS, GLOOM)],
        "mood": one_hot(int(table.mood), len(POLARITIES)),
        "cycle": table.cycle / 10,
        "actions": one_hot(min(int(table.actions), 2), 3),
        "used": bits(int(table.used), len(ABILITIES)),
    }
    facts.update(pending(table, seat))
    return OBSERVATION.row(facts)


def mindset(table: CardTable, seat: int) -> list[float]:
    row: list[float] = []
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        row += emotion(table, place) if table.card[place] >= 0 else EMOTION.blank()
    return row


def emotion(table: CardTable, place: int) -> list[float]:
    base = int(table.base[place])
    facts: Facts = {
        "there": 1.0,
        "base": one_hot(int(table.cards.polarity[base]) if base >= 0 else -1, len(POLARITIES)),
        "fragments": one_hot(int(table.fragments[place]), 3),
        "absorbed": one_hot(int(table.absorbed[place]), 3),
        "ready": 0.0 if table.fresh[place] else 1.0,
        "fused": 1.0 if base >= 0 else 0.0,
    }
    facts.update(card_facts(table, int(table.card[place])))
    return EMOTION.row(facts)


def card_row(table: CardTable, card: int) -> list[float]:
    return CARD.row(card_facts(table, card))


def card_facts(table: CardTable, card: int) -> Facts:
    cards = table.cards
    return {
        "kind": one_hot(int(cards.kind[card]), len(KINDS)),
        "polarity": one_hot(int(cards.polarity[card]), len(POLARITIES)),
        "vibe": one_hot(int(cards.vibe[card]), len(VIBES)),
        "ability": one_hot(int(cards.ability[card]), len(ABILITIES)),
    }


def seat_row(table: CardTable, seat: int) -> list[float]:
    return SEAT.row(
        {
            "there": 1.0,
            "active": 1.0 if table.active == seat else 0.0,
            "scored": [table.scored[2 * seat + polarity] / 12 for polarity in (BLISS, GLOOM)],
            "hand": table.hand_size(seat) / 10,
        }
    )


def known_cards(table: CardTable, other: int, seat: int) -> list[int]:
    return [entry // SEEN for entry in table.piles.cards(HAND + other) if (entry % SEEN >> seat) & 1]


def pending(table: CardTable, seat: int) -> Facts:
    """The decision, the ability being used, the entering card and an opened hand, as far as the seat sees them."""
    stack = table.stack
    use: Frame | None = None
    entry: Frame | None = None
    for frame in seen_frames(stack, seat):
        if frame.program.locals == list(SLOTS):
            use = frame
        if frame.program is ENTRY:
            entry = frame
    kind = seen_kind(stack, seat)
    underlay = int(entry.slots[UNDERLAY]) if entry is not None else -1
    opened = kind == "steal" and stack.seat == seat and use is not None
    return {
        "decision": one_hot(DECISIONS.index(kind) if kind in DECISIONS else -1, len(DECISIONS)),
        "pending": use_row(table, use, seat) if use is not None else USE.blank(),
        "entering": one_hot(int(entry.slots[ENTERING]) if entry is not None else -1, TYPES),
        "underlay": one_hot(underlay - FIRST_BASE if underlay >= FIRST_BASE else -1, BASES),
        "opened": counts(known_cards(table, int(use.slots[VICTIM]), seat) if opened and use else [], TYPES),
    }


def use_row(table: CardTable, use: Frame, seat: int) -> list[float]:
    players = int(table.players)
    source = int(use.seat) * PLACES + int(use.slots[PLACE])
    card = int(table.card[source])
    aim, own, victim = int(use.slots[AIM]), int(use.slots[OWN]), int(use.slots[VICTIM])
    aimed = (aim // PLACES - seat) % players * PLACES + aim % PLACES if aim >= 0 else -1
    return USE.row(
        {
            "ability": one_hot(int(table.cards.ability[card]) if card >= 0 else -1, len(ABILITIES)),
            "seat": one_hot((int(use.seat) - seat) % players, SEATS),
            "place": one_hot(int(use.slots[PLACE]), PLACES),
            "vibe": one_hot(int(table.vibe(source)) if card >= 0 else -1, len(VIBES)),
            "aim": one_hot(aimed, SEATS * PLACES),
            "own": one_hot(own % PLACES if own >= 0 else -1, PLACES),
            "victim": one_hot((victim - seat) % players - 1 if victim >= 0 else -1, SEATS - 1),
            "column": one_hot(int(use.slots[COLUMN]), COLUMNS),
        }
    )
