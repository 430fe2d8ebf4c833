"""The table as a document: positions, and the views of the seats.

They are written straight as JSON, because a server shows them after every move (`kernel/writing.py`).
"""

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
    NOTHING,
    SEEN,
    STACK,
    CardTable,
)
from mindrose.kernel.documents import stack_document, write_questions, write_stack
from mindrose.kernel.form import Document
from mindrose.kernel.ints import i64
from mindrose.kernel.options import UNLIMITED
from mindrose.kernel.reasons import NONE
from mindrose.kernel.writing import Writer, Written, document_of

GAME_ID: Final = "cerebria-cards"
ARRIVALS: Final = ("", " fresh", " received")  # how emotions are marked that arrived in this turn


def write_public(out: Writer, table: CardTable) -> None:
    """CC-13.1 What everybody sees."""
    settings, names = table.settings, table.cards.ids
    out.key("game").word(GAME_ID)
    out.key("players").number(table.players)
    out.key("options").mapping(settings.unusual)
    out.key("cycle").number(table.cycle)
    out.key("mood").word(POLARITIES[table.mood])
    out.key("starter").number(table.starter)
    out.key("active").number(table.active)
    out.key("actions").number(table.actions)
    out.key("used").begin_list()
    for ability in range(i64(len(ABILITIES))):
        if (table.used >> ability) & 1:
            out.word(ABILITIES[ability])
    out.end_list()
    out.key("supply").begin()
    for polarity in range(i64(len(POLARITIES))):
        out.key(POLARITIES[polarity]).number_or_none(table.supply[polarity], settings.supply[polarity] != UNLIMITED)
    out.end()
    out.key("impulses").begin_list()
    for pile in range(IMPULSE, IMPULSE + settings.columns):
        out.word_or_none(names[table.piles.at(pile, 0)] if table.piles.size(pile) else None)
    out.end_list()
    out.key("discard").begin_list()
    for i in range(table.piles.size(DISCARD)):
        out.word(names[table.piles.at(DISCARD, i)])
    out.end_list()
    out.key("winners")
    write_seats(out, table, table.winners)
    out.key("reason").word_or_none(REASONS[table.reason] if table.reason >= 0 else None)


def write_seats(out: Writer, table: CardTable, seats: i64) -> None:
    """The seats whose bits are set."""
    out.begin_list()
    for seat in range(table.players):
        if (seats >> seat) & 1:
            out.number(seat)
    out.end_list()


def write_public_seat(out: Writer, table: CardTable, seat: i64) -> None:
    out.key("mindset").begin_list()
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        out.word_or_none(emotion(table, place))
    out.end_list()
    out.key("scored").begin()
    for polarity in range(i64(len(POLARITIES))):
        out.key(POLARITIES[polarity]).number(table.scored[2 * seat + polarity])
    out.end()
    out.key("gain").number(table.gains[seat])


def emotion(table: CardTable, place: i64) -> str | None:
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


def position(table: CardTable) -> Document:
    """The whole table; piles are listed from the top."""
    out = Writer()
    write_public(out, table)
    document = document_of(out.written())
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


def public_seat(table: CardTable, seat: int) -> Document:
    out = Writer()
    write_public_seat(out, table, seat)
    return document_of(out.written())


def common(table: CardTable) -> Written:
    """CC-13.1, section 7.5 What everybody sees, and for people what follows from it; sizes of what is hidden."""
    out = Writer()
    write_public(out, table)
    out.key("forecast")
    write_forecast(out, table)
    out.key("stacks").begin_list()
    for pile in range(STACK, STACK + table.settings.columns):
        out.number(table.piles.size(pile))
    out.end_list()
    out.key("refills").begin_list()
    for column in range(table.settings.columns):  # CC-4.3 None: the Revelation comes instead
        out.number_or_none(table.piles.size(STACK + column) - 1, can_refill(table, column))  # CC-4.2
    out.end_list()
    out.key("deck").number(table.piles.size(DECK))
    return Written(out.written(), [common_seat(table, seat) for seat in range(table.players)])


def common_seat(table: CardTable, seat: i64) -> str:
    out = Writer()
    write_public_seat(out, table, seat)
    out.key("vibes").begin_list()
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        out.word_or_none(vibe(table, place))
    out.end_list()
    return out.text_so_far()


def own(table: CardTable, viewer: int | None, common: Written) -> bytes:
    """CC-13, section 7.5 What one seat (None: a spectator) sees besides: its cards and those it knows, its question."""
    seat: i64 = NOTHING if viewer is None else viewer
    out = Writer()
    out.key("seat").number_or_none(seat, seat >= 0)
    out.key("uses").begin_list()
    if seat >= 0:
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            write_use(out, table, seat, place)
    out.end_list()
    out.key("removal").word_or_none(removal(table, seat) if seat >= 0 else None)
    out.key("stack")
    write_stack(out, table.stack, seat, False)
    out.key("question")
    write_questions(out, table, seat)
    out.key("seats").begin_list()
    for other in range(table.players):
        out.begin()
        out.fields(common.seats[other])
        write_own_seat(out, table, seat, other)
        out.end()
    out.end_list()
    return out.written()


def write_own_seat(out: Writer, table: CardTable, seat: i64, other: i64) -> None:
    """CC-13.2 A seat knows its own cards; who else knows them it is not told."""
    out.key("hand")
    if other == seat:
        write_cards(out, table, seat, seat)
    else:
        write_known_hand(out, table, other, seat)
    if seat >= 0:
        out.key("ready")
        write_ready(out, table, seat, other)


def write_cards(out: Writer, table: CardTable, other: i64, seat: i64) -> None:
    """The cards in a hand that a seat knows."""
    out.begin_list()
    for i in range(table.piles.size(HAND + other)):
        entry = table.piles.at(HAND + other, i)
        if (entry % SEEN >> seat) & 1:
            out.word(table.cards.ids[entry // SEEN])
    out.end_list()


def vibe(table: CardTable, place: i64) -> str | None:
    """CC-5.16 The vibe of an emotion, for patterns and counters."""
    if table.card[place] < 0 or table.vibe(place) < 0:
        return None
    return VIBES[table.vibe(place)]


def write_ready(out: Writer, table: CardTable, seat: i64, other: i64) -> None:
    """CC-6.4, CC-8.29 Which emotions of a mindset, its own or not, the seat could use in this turn if it had them."""
    out.begin_list()
    for place in range(other * PLACES, other * PLACES + PLACES):
        if able(table, place):
            out.flag(is_ready_for(table, seat, place))
        else:
            out.nothing()
    out.end_list()


def able(table: CardTable, place: i64) -> bool:
    """CC-6.2 An emotion with an ability is there."""
    return table.card[place] >= 0 and table.cards.ability[table.card[place]] >= 0


def write_use(out: Writer, table: CardTable, seat: i64, place: i64) -> None:
    """What using an own emotion comes to, were it used now; None where there is nothing to pay with (CC-6.3)."""
    if not able(table, place) or table.fragments[place] < PRICE:
        out.nothing()
        return
    out.begin()
    out.key("left").number(table.fragments[place] - PRICE)
    out.key("absorbing").begin_list()  # CC-6.13 the own places that can take the fragment
    for own in range(PLACES):
        if table.card[seat * PLACES + own] >= 0 and why_not_absorb(table, seat * PLACES + own, place) == NONE:
            out.number(own)
    out.end_list()
    out.key("counters").begin_list()
    for other in countering(table, seat, place):
        out.begin()
        out.key("seat").number(other)
        out.key("known").flag(known_to_counter(table, other, seat, place))
        out.end()
    out.end_list()
    out.end()


def known_to_counter(table: CardTable, other: i64, seat: i64, place: i64) -> bool:
    """CC-7.3, CC-13.4 The seat knows of a card in the other's hand that counters the emotion."""
    vibe = table.vibe(place)
    for i in range(table.piles.size(HAND + other)):
        entry = table.piles.at(HAND + other, i)
        if (entry % SEEN >> seat) & 1 and why_not_counter(table, entry // SEEN, vibe) == NONE:
            return True
    return False


def removal(table: CardTable, seat: i64) -> str | None:
    """Whether the seat `must` (CC-5.4) or `may` (CC-5.5) remove an emotion for one that enters; None: there is none."""
    if why_not_keep(table, seat) != NONE:
        return "must"
    return "may" if table.size_of_mindset(seat) > 0 else None


def write_forecast(out: Writer, table: CardTable) -> None:
    """CC-9, CC-10 What a Revelation would bring to everybody now, and who would win by it; after the end nothing."""
    out.begin()
    if table.winners != 0:
        out.key("gains").numbers([])
        out.key("winners").numbers([])
    else:
        after = foretold(table)
        out.key("gains").begin_list()
        for seat in range(table.players):
            write_gain(out, table, after, seat)
        out.end_list()
        out.key("winners")
        write_seats(out, table, after.winners)
    out.end()


def write_gain(out: Writer, table: CardTable, after: CardTable, seat: i64) -> None:
    """What a seat would score of each colour, and how much of it is the bonus of its vibe pattern (CC-9.8)."""
    bliss = after.scored[2 * seat + BLISS] - table.scored[2 * seat + BLISS]
    gloom = after.scored[2 * seat + GLOOM] - table.scored[2 * seat + GLOOM]
    bonus = bliss + gloom
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if table.card[place] >= 0:
            bonus -= table.fragments[place] + table.absorbed[place]
    out.begin()
    out.key(POLARITIES[BLISS]).number(bliss)
    out.key(POLARITIES[GLOOM]).number(gloom)
    out.key("bonus").number(bonus)
    out.key("pattern").word(PATTERNS[pattern(table, seat)])
    out.end()


def write_known_hand(out: Writer, table: CardTable, other: i64, seat: i64) -> None:
    """CC-13.2, CC-13.4, CC-13.5 The size of somebody else's hand, and the cards in it that this seat knows of."""
    out.begin()
    out.key("count").number(table.hand_size(other))
    out.key("known")
    if seat >= 0:
        write_cards(out, table, other, seat)
    else:
        out.numbers([])
    out.end()
