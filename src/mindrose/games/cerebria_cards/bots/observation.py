"""Section 7.4 One seat's view as 1310 numbers, for learning programs; seats as they play, the own one first."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards.components.things import (
    ABILITIES,
    COLUMNS,
    KINDS,
    PLACES,
    POLARITIES,
    SEATS,
    TYPES,
    VIBES,
)
from mindrose.games.cerebria_cards.rules.ability import AIM, COLUMN, OWN, PLACE, VICTIM
from mindrose.games.cerebria_cards.rules.effects import USES
from mindrose.games.cerebria_cards.rules.entry import ENTERING, ENTRY, UNDERLAY
from mindrose.games.cerebria_cards.state import DECK, DISCARD, HAND, IMPULSE, SEEN, STACK, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.observing import Layout, Observer, Row, each, number, numbered, rows, seen_frames, seen_kind
from mindrose.kernel.programs import Frame

DECISIONS: Final = (
    "mulligan", "main", "fuse", "remove", "pay", "destroy", "drain_from", "drain_to", "column", "column2",
    "victim", "steal", "swap_give", "swap_take", "summon", "counter", "surplus", "trim",
)  # fmt: skip
DECISION_NUMBERS: Final = numbered(DECISIONS)
FIRST_BASE: Final = 64
BASES: Final = TYPES - FIRST_BASE
COPIES: Final = 4  # of a card
MOST_ACTIONS: Final = 2
ALL_SUPPLY: Final = 40  # told where there is more, or no limit
USE_PROGRAMS: Final = [use for uses in USES for use in uses]

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
SEAT: Final = Layout(number("there"), number("active"), each("scored", POLARITIES, 255, 12), number("hand", 73, 10))
HAND_CARDS: Final = Layout(each("card", range(TYPES), COPIES, 1))
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
    each("hand", range(TYPES), COPIES, 1),
    rows("known", range(1, SEATS), HAND_CARDS),
    each("discard", range(TYPES), COPIES, 1),
    rows("impulse", range(COLUMNS), CARD),
    each("stack", range(COLUMNS), 73, 7),
    number("deck", 73),
    each("supply", POLARITIES, ALL_SUPPLY),
    each("mood", POLARITIES),
    number("cycle", 255, 10),
    each("actions", range(MOST_ACTIONS + 1)),
    each("used", ABILITIES),
    each("decision", DECISIONS),
    rows("pending", ("use",), USE),
    each("entering", range(TYPES)),
    each("underlay", range(BASES)),
    each("opened", range(TYPES), COPIES, 1),
)


class CardObserver(Observer):
    """Section 7.4 The columns of the Card Game."""

    def __init__(self) -> None:
        super().__init__(OBSERVATION)

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, CardTable)
        table = state
        players = table.players
        for steps in range(i64(SEATS)):
            write_mindset(table, (seat + steps) % players if steps < players else -1, row)
        for steps in range(i64(SEATS)):
            write_seat(table, (seat + steps) % players if steps < players else -1, row)
        write_hand(table, seat, seat, row)
        for steps in range(i64(1), i64(SEATS)):
            write_hand(table, (seat + steps) % players if steps < players else -1, seat, row)
        write_public(table, row)
        write_pending(table, seat, row)


def write_mindset(table: CardTable, seat: i64, row: Row) -> None:
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        if seat >= 0 and table.card[place] >= 0:
            write_emotion(table, place, row)
        else:
            row.skip(EMOTION.size)


def write_emotion(table: CardTable, place: i64, row: Row) -> None:
    base = table.base[place]
    row.flag(True)
    write_card(table, table.card[place], row)
    row.one_of(table.cards.polarity[base] if base >= 0 else -1, len(POLARITIES))
    row.one_of(table.fragments[place], 3)
    row.one_of(table.absorbed[place], 3)
    row.flag(table.fresh[place] == 0)
    row.flag(base >= 0)


def write_card(table: CardTable, card: i64, row: Row) -> None:
    cards = table.cards
    row.one_of(cards.kind[card], len(KINDS))
    row.one_of(cards.polarity[card], len(POLARITIES))
    row.one_of(cards.vibe[card], len(VIBES))
    row.one_of(cards.ability[card], len(ABILITIES))


def write_seat(table: CardTable, seat: i64, row: Row) -> None:
    if seat < 0:
        row.skip(SEAT.size)
        return
    row.flag(True)
    row.flag(table.active == seat)
    for polarity in range(i64(len(POLARITIES))):
        row.number(table.scored[2 * seat + polarity])
    row.number(table.hand_size(seat))


def write_hand(table: CardTable, other: i64, seat: i64, row: Row) -> None:
    """The cards of a hand that a seat knows: of its own all."""
    if other >= 0:
        for i in range(table.hand_size(other)):
            entry = table.piles.at(HAND + other, i)
            if other == seat or (entry % SEEN >> seat) & 1:
                row.count_one(entry // SEEN)
    row.skip(TYPES)


def write_public(table: CardTable, row: Row) -> None:
    piles = table.piles
    for i in range(piles.size(DISCARD)):
        row.count_one(piles.at(DISCARD, i))
    row.skip(TYPES)
    for column in range(i64(COLUMNS)):
        if piles.size(IMPULSE + column):
            write_card(table, piles.at(IMPULSE + column, 0), row)
        else:
            row.skip(CARD.size)
    for column in range(i64(COLUMNS)):
        row.number(piles.size(STACK + column))
    row.number(piles.size(DECK))
    for polarity in range(i64(len(POLARITIES))):
        row.number(min(table.supply[polarity], i64(ALL_SUPPLY)))
    row.one_of(table.mood, len(POLARITIES))
    row.number(table.cycle)
    row.one_of(min(table.actions, i64(MOST_ACTIONS)), MOST_ACTIONS + 1)
    row.bits(table.used, len(ABILITIES))


def write_pending(table: CardTable, seat: i64, row: Row) -> None:
    """The decision, the ability being used, the entering card and an opened hand, as far as the seat sees them."""
    stack = table.stack
    use: Frame | None = None
    entry: Frame | None = None
    for i in range(seen_frames(stack.frames, seat)):
        frame = stack.frames[i]
        if frame.program in USE_PROGRAMS:
            use = frame
        elif frame.program is ENTRY:
            entry = frame
    kind = seen_kind(stack, seat)
    row.one_of(DECISION_NUMBERS.get(kind, -1), len(DECISIONS))
    if use is None:
        row.skip(USE.size)
    else:
        write_use(table, use, seat, row)
    row.one_of(entry.slots[ENTERING] if entry is not None else -1, TYPES)
    row.one_of(max(entry.slots[UNDERLAY] - FIRST_BASE, i64(-1)) if entry is not None else -1, BASES)
    if kind == "steal" and stack.seat == seat and use is not None:
        for i in range(table.hand_size(use.slots[VICTIM])):
            card = table.piles.at(HAND + use.slots[VICTIM], i)
            if (card % SEEN >> seat) & 1:
                row.count_one(card // SEEN)
    row.skip(TYPES)


def write_use(table: CardTable, use: Frame, seat: i64, row: Row) -> None:
    players = table.players
    source = use.seat * PLACES + use.slots[PLACE]
    card = table.card[source]
    aim, own, victim = use.slots[AIM], use.slots[OWN], use.slots[VICTIM]
    row.one_of(table.cards.ability[card] if card >= 0 else -1, len(ABILITIES))
    row.one_of((use.seat - seat + players) % players, SEATS)
    row.one_of(use.slots[PLACE], PLACES)
    row.one_of(table.vibe(source) if card >= 0 else -1, len(VIBES))
    row.one_of((aim // PLACES - seat + players) % players * PLACES + aim % PLACES if aim >= 0 else -1, SEATS * PLACES)
    row.one_of(own % PLACES if own >= 0 else -1, PLACES)
    row.one_of((victim - seat + players) % players - 1 if victim >= 0 else -1, SEATS - 1)
    row.one_of(use.slots[COLUMN], COLUMNS)
