"""Section 7.4 One seat's view as 1310 numbers, for learning programs."""

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
from mindrose.kernel.documents import public_kind
from mindrose.kernel.programs import Frame

SIZE: Final = 1310
DECISIONS: Final = (
    "mulligan", "main", "fuse", "remove", "pay", "destroy", "drain_from", "drain_to", "column", "column2",
    "victim", "steal", "swap_give", "swap_take", "summon", "counter", "surplus", "trim",
)  # fmt: skip


def one_hot(index: int, length: int) -> list[float]:
    return [1.0 if i == index else 0.0 for i in range(length)]


def counts(cards: list[int]) -> list[float]:
    row = [0.0] * TYPES
    for card in cards:
        row[card] += 1.0
    return row


def facts(table: CardTable, card: int) -> list[float]:
    """Kind, polarity, vibe and ability of a card; nothing for no card."""
    if card < 0:
        return [0.0] * (len(KINDS) + len(POLARITIES) + len(VIBES) + len(ABILITIES))
    cards = table.cards
    row = one_hot(cards.kind[card], len(KINDS)) + one_hot(cards.polarity[card], len(POLARITIES))
    return row + one_hot(cards.vibe[card], len(VIBES)) + one_hot(cards.ability[card], len(ABILITIES))


def emotion(table: CardTable, place: int) -> list[float]:
    card = int(table.card[place])
    if card < 0:
        return [0.0] * 28
    base = int(table.base[place])
    row = [1.0, *facts(table, card)]
    row += one_hot(table.cards.polarity[base] if base >= 0 else -1, 2)
    row += one_hot(int(table.fragments[place]), 3) + one_hot(int(table.absorbed[place]), 3)
    return [*row, 0.0 if table.fresh[place] else 1.0, 1.0 if base >= 0 else 0.0]


def observe(table: CardTable, seat: int) -> list[float]:
    players = int(table.players)
    order = [(seat + steps) % players if steps < players else -1 for steps in range(SEATS)]
    row: list[float] = []
    for other in order:
        for place in range(PLACES):
            row += emotion(table, other * PLACES + place) if other >= 0 else [0.0] * 28
    for other in order:
        row += seat_facts(table, other) if other >= 0 else [0.0] * 5
    row += counts([entry // SEEN for entry in table.piles.cards(HAND + seat)])
    for other in order[1:]:
        row += counts(known_cards(table, other, seat) if other >= 0 else [])
    row += counts(table.piles.cards(DISCARD))
    for column in range(COLUMNS):
        pile = IMPULSE + column
        row += facts(table, int(table.piles.at(pile, 0)) if table.piles.size(pile) else -1)
    row += [table.piles.size(STACK + column) / 7 for column in range(COLUMNS)]
    row += [table.piles.size(DECK) / 73, min(table.supply[BLISS], 40) / 40, min(table.supply[GLOOM], 40) / 40]
    row += [*one_hot(int(table.mood), 2), table.cycle / 10, *one_hot(min(int(table.actions), 2), 3)]
    row += [float((table.used >> ability) & 1) for ability in range(len(ABILITIES))]
    return row + pending(table, seat)


def seat_facts(table: CardTable, seat: int) -> list[float]:
    bliss, gloom = table.scored[2 * seat + BLISS], table.scored[2 * seat + GLOOM]
    return [1.0, 1.0 if table.active == seat else 0.0, bliss / 12, gloom / 12, table.hand_size(seat) / 10]


def known_cards(table: CardTable, other: int, seat: int) -> list[int]:
    return [entry // SEEN for entry in table.piles.cards(HAND + other) if (entry % SEEN >> seat) & 1]


def pending(table: CardTable, seat: int) -> list[float]:
    """The decision, the ability being used, the entering card and an opened hand, as far as the seat sees them."""
    stack = table.stack
    use: Frame | None = None
    entry: Frame | None = None
    for frame in stack.frames:
        if frame.drafting() and frame.seat != seat:
            break
        if frame.program.locals == list(SLOTS):
            use = frame
        if frame.program is ENTRY:
            entry = frame
    kind = ""
    if stack.waiting:
        kind = stack.question().kind if stack.seat == seat else public_kind(stack)
    row = one_hot(DECISIONS.index(kind) if kind in DECISIONS else -1, len(DECISIONS))
    row += use_facts(table, use, seat)
    row += one_hot(int(entry.slots[ENTERING]) if entry else -1, TYPES)
    row += one_hot(int(entry.slots[UNDERLAY]) - 64 if entry and entry.slots[UNDERLAY] >= 64 else -1, 8)
    opened = kind == "steal" and stack.seat == seat and use is not None
    return row + counts(known_cards(table, int(use.slots[VICTIM]), seat) if opened and use else [])


def use_facts(table: CardTable, use: Frame | None, seat: int) -> list[float]:
    if use is None:
        return [0.0] * 52
    players = int(table.players)
    source = int(use.seat) * PLACES + int(use.slots[PLACE])
    card = int(table.card[source])
    ability = table.cards.ability[card] if card >= 0 else -1
    aim, own, victim = int(use.slots[AIM]), int(use.slots[OWN]), int(use.slots[VICTIM])
    row = one_hot(int(ability), len(ABILITIES)) + one_hot((int(use.seat) - seat) % players, SEATS)
    row += one_hot(int(use.slots[PLACE]), PLACES)
    row += one_hot(int(table.vibe(source)) if card >= 0 else -1, len(VIBES))
    row += one_hot((aim // PLACES - seat) % players * PLACES + aim % PLACES if aim >= 0 else -1, SEATS * PLACES)
    row += one_hot(own % PLACES if own >= 0 else -1, PLACES)
    row += one_hot((victim - seat) % players - 1 if victim >= 0 else -1, SEATS - 1)
    return row + one_hot(int(use.slots[COLUMN]), COLUMNS)
