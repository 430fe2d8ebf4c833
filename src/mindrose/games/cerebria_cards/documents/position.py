"""The table as a readable document, and back: positions, and the views of the seats."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards.components.things import (
    ABILITIES,
    BLISS,
    GLOOM,
    PLACES,
    POLARITIES,
    REASONS,
    VIBES,
)
from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.games.cerebria_cards.rules.ability import PRICE, is_ready_for, why_not_absorb
from mindrose.games.cerebria_cards.rules.counter import countering, why_not_counter
from mindrose.games.cerebria_cards.rules.entry import why_not_keep
from mindrose.games.cerebria_cards.rules.market import can_refill
from mindrose.games.cerebria_cards.rules.pointing import emotion_name
from mindrose.games.cerebria_cards.rules.revelation import foretold, pattern
from mindrose.games.cerebria_cards.state import (
    DECK,
    DISCARD,
    HAND,
    IMPULSE,
    SEEN,
    STACK,
    CardTable,
)
from mindrose.kernel.documents import questions_document, stack_document
from mindrose.kernel.form import Document
from mindrose.kernel.options import UNLIMITED
from mindrose.kernel.reasons import NONE

GAME_ID: Final = "cerebria-cards"
ARRIVALS: Final = ("", " fresh", " received")  # how emotions are marked that arrived in this turn


def public_part(table: CardTable) -> Document:
    """CC-13.1 What everybody sees."""
    settings = table.settings
    return {
        "game": GAME_ID,
        "players": int(table.players),
        "options": dict(settings.unusual),
        "cycle": int(table.cycle),
        "mood": POLARITIES[table.mood],
        "starter": int(table.starter),
        "active": int(table.active),
        "actions": int(table.actions),
        "used": [word for number, word in enumerate(ABILITIES) if (table.used >> number) & 1],
        "supply": {word: supply_of(table, number) for number, word in enumerate(POLARITIES)},
        "impulses": [impulse(table, column) for column in range(settings.columns)],
        "discard": [table.cards.ids[card] for card in table.piles.cards(DISCARD)],
        "winners": [seat for seat in range(table.players) if (table.winners >> seat) & 1],
        "reason": REASONS[table.reason] if table.reason >= 0 else None,
    }


def supply_of(table: CardTable, polarity: int) -> int | None:
    return None if table.settings.supply[polarity] == UNLIMITED else int(table.supply[polarity])


def impulse(table: CardTable, column: int) -> str | None:
    pile = IMPULSE + column
    return table.cards.ids[table.piles.at(pile, 0)] if table.piles.size(pile) else None


def public_seat(table: CardTable, seat: int) -> Document:
    return {
        "mindset": [emotion(table, seat * PLACES + place) for place in range(PLACES)],
        "scored": {word: int(table.scored[2 * seat + number]) for number, word in enumerate(POLARITIES)},
        "gain": int(table.gains[seat]),
    }


def emotion(table: CardTable, place: int) -> str | None:
    """`valor+brightness-y f2 a1 fresh`."""
    if table.card[place] < 0:
        return None
    text = emotion_name(table, place)
    if table.fragment_slots(place):
        text += f" f{table.fragments[place]}"
    if table.absorb_slots(place):
        text += f" a{table.absorbed[place]}"
    return text + ARRIVALS[table.fresh[place]]


def hand(table: CardTable, seat: int) -> list[str]:
    """The cards of a hand, each with the other seats that know it: `courage seen by 1,2`."""
    cards = []
    for entry in sorted(table.piles.cards(HAND + seat)):
        seers = [str(other) for other in range(table.players) if other != seat and (entry % SEEN >> other) & 1]
        cards.append(table.cards.ids[entry // SEEN] + (f" seen by {','.join(seers)}" if seers else ""))
    return cards


def own_hand(table: CardTable, seat: int) -> list[str]:
    """CC-13.2 The holder's cards; who else knows them is not always known to the holder, so it is not said."""
    return [table.cards.ids[entry // SEEN] for entry in sorted(table.piles.cards(HAND + seat))]


def position(table: CardTable) -> Document:
    """The whole table; piles are listed from the top."""
    document = public_part(table)
    names = table.cards.ids
    document["seats"] = [{"hand": hand(table, seat), **public_seat(table, seat)} for seat in range(table.players)]
    document["stacks"] = [
        [names[card] for card in reversed(table.piles.cards(STACK + column))]
        for column in range(table.settings.columns)
    ]
    document["deck"] = [names[card] for card in reversed(table.piles.cards(DECK))]
    document["drawn"] = int(table.chance.drawn)
    document["stack"] = stack_document(table.stack, None, whole=True)
    return document


def common(table: CardTable) -> Document:
    """CC-13.1, section 7.5 What everybody sees, and for people what follows from it; sizes of what is hidden."""
    document = public_part(table)
    document["seats"] = [
        {
            **public_seat(table, seat),
            "vibes": [vibe(table, seat * PLACES + place) for place in range(PLACES)],
        }
        for seat in range(table.players)
    ]
    document["forecast"] = forecast(table)
    document["stacks"] = [int(table.piles.size(STACK + column)) for column in range(table.settings.columns)]
    document["refills"] = [refill(table, column) for column in range(table.settings.columns)]
    document["deck"] = int(table.piles.size(DECK))
    return document


def own(table: CardTable, seat: int | None) -> Document:
    """CC-13, section 7.5 What one seat (None: a spectator) sees besides: its cards and those it knows, its question."""
    return {
        "seat": seat,
        "seats": [
            {
                "hand": own_hand(table, other) if other == seat else known_hand(table, other, seat),
                **({} if seat is None else {"ready": ready(table, seat, other)}),
            }
            for other in range(table.players)
        ],
        "uses": [] if seat is None else [use(table, seat, place) for place in range(PLACES)],
        "removal": None if seat is None else removal(table, seat),
        "stack": stack_document(table.stack, seat, whole=False),
        "question": questions_document(table, seat),
    }


def vibe(table: CardTable, place: int) -> str | None:
    """CC-5.16 The vibe of an emotion, for patterns and counters."""
    if table.card[place] < 0 or table.vibe(place) < 0:
        return None
    return VIBES[table.vibe(place)]


def refill(table: CardTable, column: int) -> int | None:
    """CC-4.2 The cards that stay in a stack when its impulse goes; CC-4.3 None: the Revelation comes instead."""
    return int(table.piles.size(STACK + column)) - 1 if can_refill(table, column) else None


def ready(table: CardTable, seat: int, other: int) -> list[bool | None]:
    """CC-6.4, CC-8.29 Which emotions of a mindset, its own or not, the seat could use in this turn if it had them."""
    return [
        is_ready_for(table, seat, place) if able(table, place) else None
        for place in range(other * PLACES, other * PLACES + PLACES)
    ]


def able(table: CardTable, place: int) -> bool:
    """CC-6.2 An emotion with an ability is there."""
    return table.card[place] >= 0 and table.cards.ability[table.card[place]] >= 0


def use(table: CardTable, seat: int, own: int) -> Document | None:
    """What using an own emotion comes to, were it used now; None where there is nothing to pay with (CC-6.3)."""
    place = seat * PLACES + own
    if not able(table, place) or table.fragments[place] < PRICE:
        return None
    owned = range(seat * PLACES, seat * PLACES + PLACES)
    return {
        "left": int(table.fragments[place] - PRICE),
        "absorbing": [  # CC-6.13 the own places that can take the fragment
            other - owned.start
            for other in owned
            if table.card[other] >= 0 and why_not_absorb(table, other, place) == NONE
        ],
        "counters": [
            {"seat": other, "known": known_to_counter(table, other, seat, place)}
            for other in countering(table, seat, place)
        ],
    }


def known_to_counter(table: CardTable, other: int, seat: int, place: int) -> bool:
    """CC-7.3, CC-13.4 The seat knows of a card in the other's hand that counters the emotion."""
    vibe = table.vibe(place)
    for card in known_cards(table, other, seat):
        if why_not_counter(table, card, vibe) == NONE:
            return True
    return False


def removal(table: CardTable, seat: int) -> str | None:
    """Whether the seat `must` (CC-5.4) or `may` (CC-5.5) remove an emotion for one that enters; None: there is none."""
    if why_not_keep(table, seat) != NONE:
        return "must"
    return "may" if table.size_of_mindset(seat) > 0 else None


def forecast(table: CardTable) -> Document:
    """CC-9, CC-10 What a Revelation would bring to everybody now, and who would win by it; after the end nothing."""
    if table.winners != 0:
        return {"gains": [], "winners": []}
    after = foretold(table)
    return {
        "gains": [gain(table, after, seat) for seat in range(table.players)],
        "winners": [seat for seat in range(table.players) if (after.winners >> seat) & 1],
    }


def gain(table: CardTable, after: CardTable, seat: int) -> Document:
    """What a seat would score of each colour, and how much of it is the bonus of its vibe pattern (CC-9.8)."""
    bliss = after.scored[2 * seat + BLISS] - table.scored[2 * seat + BLISS]
    gloom = after.scored[2 * seat + GLOOM] - table.scored[2 * seat + GLOOM]
    bonus = bliss + gloom
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if table.card[place] >= 0:
            bonus -= table.fragments[place] + table.absorbed[place]
    return {
        POLARITIES[BLISS]: int(bliss),
        POLARITIES[GLOOM]: int(gloom),
        "bonus": int(bonus),
        "pattern": PATTERNS[pattern(table, seat)],
    }


def known_hand(table: CardTable, other: int, seat: int | None) -> Document:
    """CC-13.2, CC-13.4, CC-13.5 The size of somebody else's hand, and the cards in it that this seat knows of."""
    known = [] if seat is None else known_cards(table, other, seat)
    return {"count": int(table.hand_size(other)), "known": [table.cards.ids[card] for card in known]}


def known_cards(table: CardTable, other: int, seat: int) -> list[int]:
    return sorted([entry // SEEN for entry in table.piles.cards(HAND + other) if (entry % SEEN >> seat) & 1])
