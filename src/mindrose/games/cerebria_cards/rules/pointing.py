"""How answers point at things on the table, and the answers and reasons that several questions share."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.components.things import PLACES
from mindrose.games.cerebria_cards.state import HAND, IMPULSE, NOTHING, SEEN, CardTable
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Answers
from mindrose.kernel.reasons import NONE, about, as_number, reason

NO_MULLIGAN: Final = reason("E_MULLIGAN", "CC-2.11")
NO_COLUMN: Final = reason("E_TARGET", "CC-2.3", number=as_number)
NOT_ACTIVE: Final = reason("E_NOT_ACTIVE", "CC-3.1")


def target(table: CardTable, seat: i64, place: i64) -> i64:
    """The answer with which a seat points at a place: relative to the seat, own places first."""
    owner = place // PLACES
    return replies.TARGET + (owner - seat + table.players) % table.players * PLACES + place % PLACES


def place_of(table: CardTable, seat: i64, answer: i64) -> i64:
    """The place that an answer of a seat points at."""
    relative = answer - replies.TARGET
    return table.left_of(seat, relative // PLACES) * PLACES + relative % PLACES


def place_pointed_at(table: CardTable, seat: i64, answer: i64) -> i64:
    """The same for any answer; NOTHING if it points at no emotion."""
    relative = answer - replies.TARGET
    if relative < 0 or relative >= table.players * PLACES:
        return NOTHING
    place = place_of(table, seat, answer)
    return place if table.card[place] >= 0 else NOTHING


def offer_hand(table: CardTable, seat: i64, answers: Answers) -> None:
    """Every type of card in the hand, once."""
    last: i64 = NOTHING
    piles, hand = table.piles, HAND + seat
    for i in range(piles.size(hand)):
        card = piles.at(hand, i) // SEEN
        if card != last:
            answers.add(replies.CARD + card)
            last = card


def names_card(answer: i64) -> bool:
    return replies.CARD <= answer < replies.ACTIVATE


def why_not_held(table: CardTable, seat: i64, card: i64, missing: i64) -> i64:
    """The card is in the hand, or `missing` is said of it."""
    return NONE if table.in_hand(seat, card) >= 0 else about(missing, card)


def why_not_column(table: CardTable, column: i64) -> i64:
    """CC-2.3 There is such a column."""
    return NONE if column < table.settings.columns else about(NO_COLUMN, table.settings.columns)


def pointed_card(table: CardTable, card: int) -> dict[str, int | str]:
    return {"card": table.cards.ids[card]}


def pointed_place(table: CardTable, place: int) -> dict[str, int | str]:
    points: dict[str, int | str] = {"seat": place // PLACES, "place": place % PLACES}
    if table.card[place] >= 0:
        points["emotion"] = emotion_name(table, place)
    return points


def emotion_name(table: CardTable, place: int) -> str:
    """`valor` or, fused, `valor+brightness-y`."""
    name = table.cards.ids[table.card[place]]
    base = table.base[place]
    return name if base < 0 else f"{name}+{table.cards.ids[base]}"


def pointed_column(table: CardTable, column: int) -> dict[str, int | str]:
    return {"column": column, "card": table.cards.ids[table.piles.at(IMPULSE + column, 0)]}


def while_pending(answer: i64, pending: i64) -> i64:
    """CC-3.6 Something else is being carried out; CC-14.2 a mulligan is refused as such at any moment."""
    return NO_MULLIGAN if answer == replies.CONFIRM else pending


def while_reacting(answer: i64, pending: i64) -> i64:
    """CC-3.1, CC-14.2 What a seat that only reacts may not do: actions, abilities, or something else."""
    if replies.COLUMN <= answer < replies.CARD or replies.ACTIVATE <= answer < replies.TARGET:
        return NOT_ACTIVE
    return while_pending(answer, pending)
