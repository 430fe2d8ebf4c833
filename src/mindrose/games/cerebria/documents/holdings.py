"""The Emotion cards of a seat as documents name them: its deck list, and which of its cards are in hand and deck."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import COPIES, DECK_SIZE, MODERATES
from mindrose.games.cerebria.documents.dealing import SeatDealing
from mindrose.games.cerebria.documents.position import KNOWN
from mindrose.games.cerebria.rules.deckbuilding import STARTER
from mindrose.games.cerebria.state import DECK, HAND, Cerebria
from mindrose.kernel.errors import meant, shown
from mindrose.kernel.form import Document, Form
from mindrose.kernel.ints import i64, vec

REST_WORD: Final = "rest"
UNKNOWN: Final = -1
REMAINDER: Final = -2


class Holding:
    """Where the cards of one seat are, as far as a document says it.

    CB-23.2.5 They are in its hand, in its deck or on the board, never in a discard pile; CB-24.1.2 and never anybody
    else's. CB-2.1.2 Of the four copies of a name each of two teammates can have two.
    """

    def __init__(self, form: Form, content: Content, seat: int, faction: int) -> None:
        self.form = form
        self.content = content
        self.seat = seat
        self.faction = faction
        self.where = f"seat {seat}"
        self.named = [0] * MODERATES
        self.hand: list[int] = []  # entries as piles have them, UNKNOWN, or REMAINDER
        self.deck: list[int] = []  # the same, from the top

    # What is named

    def read(self, entry: Document) -> None:
        self.read_hand(entry.get("hand", []))
        deck = entry.get("deck", REST_WORD)
        self.deck = self.entries(deck if isinstance(deck, list) else [deck], "deck")

    def read_hand(self, value: object) -> None:
        """A list of names, a number of cards that are not named, `rest`, or `{count, known}` as views have it."""
        if isinstance(value, dict):
            names = self.form.items(value, KNOWN.strip(), 2 * DECK_SIZE)
            known = self.entries([f"{name}{KNOWN}" for name in names], "hand")
            count = self.form.number(value, "count", len(known), 2 * DECK_SIZE, len(known))
            self.hand = known + [UNKNOWN] * (count - len(known))
        elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= DECK_SIZE:
            self.hand = [UNKNOWN] * value
        else:
            self.hand = self.entries(value if isinstance(value, list) else [value], "hand")

    def entries(self, values: list[object], pile: str) -> list[int]:
        """`Courage`, `Courage known`, null for a card that is not named, `rest` for all that are named nowhere."""
        entries: list[int] = []
        for value in values:
            if value is None:
                entries.append(UNKNOWN)
                continue
            if not isinstance(value, str):
                self.form.wrong(
                    f"{self.where}: {shown(value)} in its {pile} is no card; write its name, or {REST_WORD!r}"
                )
                continue
            text = value.strip().lower()
            if text == REST_WORD:
                entries.append(REMAINDER)
                continue
            card = self.moderate(text.removesuffix(KNOWN).strip())
            if card >= 0:
                self.name(card)
                entries.append(2 * card + (1 if text.endswith(KNOWN) else 0))
        return entries

    def moderate(self, name: str) -> int:
        """CB-3.5.1, CB-3.5.3 A Moderate Emotion of the own faction; -1 if it is none."""
        card = self.content.find(name)
        if card < 0:
            self.form.wrong(f"{self.where}: there is no Emotion {shown(name)}{meant(name, self.content.ids)}")
        elif card >= MODERATES or self.content.faction[card] != self.faction:
            self.form.wrong(f"{self.where}: {shown(name)} is no Moderate Emotion of its faction (CB-3.5.1, CB-3.5.3)")
            return -1
        return card

    def name(self, card: int) -> None:
        """One more copy of a card is in a named place."""
        self.named[card] += 1

    # The deck list

    def listed(self, value: object, dealt: bool) -> list[int]:
        """CB-3.5 The deck list: a deck of the content by its name, or 16 cards; if none is said, one that fits."""
        if value is None:
            return self.fitting()
        if isinstance(value, str):
            deck = self.content.deck(value, self.faction)
            if deck >= 0:
                return self.checked([int(card) for card in self.content.decks[deck].cards])
            decks = [deck.id for deck in self.content.decks if deck.faction == self.faction]
            told = f"there is no deck {shown(value)} of its faction{meant(value, decks)}"
            self.form.wrong(f"{self.where}: {told}; it has: {STARTER}, {', '.join(decks)}")
            return []
        if not isinstance(value, list) or len(value) > DECK_SIZE or (dealt and len(value) < DECK_SIZE):
            self.form.wrong(f"{self.where}: 'list' is a deck or {DECK_SIZE} cards, not {shown(value)} (CB-3.5.1)")
            return []
        cards = [self.moderate(str(name)) for name in value]
        return self.checked([card for card in cards if card >= 0])

    def checked(self, cards: list[int]) -> list[int]:
        for card in range(MODERATES):
            name = self.content.ids[card]
            if cards.count(card) > COPIES:
                self.form.wrong(f"{self.where}: {name!r} is more than twice in its deck (CB-3.5.2)")
            if self.named[card] > cards.count(card):
                self.form.wrong(f"{self.where}: {name!r} occurs {self.named[card]} times, more often than in its deck")
        return cards

    def fitting(self) -> list[int]:
        """CB-25.1 The Starter deck, with the cards that are named in place of others."""
        starter = self.content.decks[self.content.deck(STARTER, self.faction)].cards
        spare = [int(card) for card in starter]
        cards: list[int] = []
        for card in range(MODERATES):
            if self.named[card] > COPIES:
                self.form.wrong(f"{self.where}: {self.content.ids[card]!r} is named more than twice (CB-3.5.2)")
            for _ in range(self.named[card]):
                cards.append(card)
                if card in spare:
                    spare.remove(card)
        if len(cards) > DECK_SIZE:
            self.form.wrong(f"{self.where} has {len(cards)} cards, more than {DECK_SIZE} (CB-3.5.1)")
        return cards + spare[: max(0, DECK_SIZE - len(cards))]

    # The table

    def put(self, table: Cerebria, cards: list[int], dealt: bool) -> SeatDealing:
        """Puts the named cards on the table; the others are left to be dealt."""
        for number, card in enumerate(sorted(cards)):
            table.decks[DECK_SIZE * self.seat + number] = card
        pool = [card for card in range(MODERATES) for _ in range(cards.count(card) - self.named[card])]
        everywhere = self.hand + self.deck
        open_places = everywhere.count(UNKNOWN)
        left = len(pool) - open_places
        if everywhere.count(REMAINDER) > 1:
            self.form.wrong(f"{self.where}: only one of hand and deck can hold the {REST_WORD!r}, once")
        elif left < 0:
            self.form.wrong(f"{self.where}: {open_places} cards are not named, but only {len(pool)} are left")
        elif left > 0 and REMAINDER not in everywhere and (dealt or everywhere):
            self.form.wrong(f"{self.where}: {left} cards are nowhere: let its hand or deck end with {REST_WORD!r}")
        self.form.stop_if_wrong()
        return self.laid(table, pool, left)

    def laid(self, table: Cerebria, pool: list[int], left: int) -> SeatDealing:
        hand = self.hand.count(UNKNOWN) + (left if REMAINDER in self.hand else 0)
        for entry in self.hand:
            if entry >= 0:
                table.piles.slip(HAND + self.seat, entry)
        deck: list[int] = []
        for entry in self.deck:
            deck += [UNKNOWN] * left if entry == REMAINDER else [entry]
        deck.reverse()
        for entry in deck:
            table.piles.put(DECK + self.seat, max(entry, 0))
        cells = [i for i, entry in enumerate(deck) if entry == UNKNOWN]
        return SeatDealing(i64(self.seat), vec[i64](pool), i64(hand), vec[i64](cells))
