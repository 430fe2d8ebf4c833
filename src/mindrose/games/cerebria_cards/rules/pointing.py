"""How answers point at things on the table, and the options and refusals that several questions share."""

from __future__ import annotations

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.components.things import PLACES, VIBES
from mindrose.games.cerebria_cards.state import IMPULSE, NOTHING, CardTable
from mindrose.kernel.errors import Refusal
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Answers


def target(table: CardTable, seat: i64, place: i64) -> i64:
    """The answer with which a seat points at a place: relative to the seat, own places first."""
    owner = place // PLACES
    return replies.TARGET + (owner - seat + table.players) % table.players * PLACES + place % PLACES


def place_of(table: CardTable, seat: i64, answer: i64) -> i64:
    """The place that an answer of a seat points at."""
    relative = answer - replies.TARGET
    return table.left_of(seat, relative // PLACES) * PLACES + relative % PLACES


def place_pointed_at(table: CardTable, seat: i64, answer: int) -> int:
    """The same for any answer; NOTHING if it points at no emotion."""
    relative = answer - replies.TARGET
    if not 0 <= relative < int(table.players) * PLACES:
        return NOTHING
    place = int(place_of(table, seat, answer))
    return place if table.card[place] >= 0 else NOTHING


def offer_hand(table: CardTable, seat: i64, answers: Answers) -> None:
    """Every type of card in the hand, once."""
    last: i64 = NOTHING
    for i in range(table.hand_size(seat)):
        card = table.hand_card(seat, i)
        if card != last:
            answers.add(replies.CARD + card)
            last = card


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


def no_such_column(table: CardTable) -> Refusal:
    return Refusal("E_TARGET", "CC-2.3", number=int(table.settings.columns))


def pending(answer: int, rule: str) -> Refusal:
    """CC-3.6 Something else is being carried out; CC-14.2 a mulligan is refused as such at any moment."""
    return Refusal("E_MULLIGAN", "CC-2.11") if answer == replies.CONFIRM else Refusal("E_PENDING", rule)


def not_active(answer: int, rule: str) -> Refusal:
    """CC-3.1, CC-14.2 What a seat that only reacts may not do: actions, abilities, or something else."""
    if replies.COLUMN <= answer < replies.CARD or replies.ACTIVATE <= answer < replies.TARGET:
        return Refusal("E_NOT_ACTIVE", "CC-3.1")
    return pending(answer, rule)


def vibe_word(table: CardTable, place: int) -> str:
    return VIBES[int(table.vibe(place))]
