"""What lies on the table of the Card Game (CC-1), and the questions one can ask of it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria_cards.components.cards import DECK_SIZE, Cards
from mindrose.games.cerebria_cards.components.things import BASE, COLUMNS, PLACES, SEATS
from mindrose.games.cerebria_cards.options import Settings
from mindrose.kernel.arrays import filled
from mindrose.kernel.chance import Chance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.fields import Fields
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.piles import Piles, empty_piles, no_piles

# CC-1.5 The piles of cards. A card in a hand is `32 * type + who knows it` (a bit per seat, CC-13.4 to CC-13.6).
DECK: Final = 0
DISCARD: Final = 1
STACK: Final = 2  # + column
IMPULSE: Final = 5  # + column
HAND: Final = 8  # + seat
SEEN: Final = 32

NOTHING: Final = -1

# How an emotion arrived since its controller's turn began.
READY: Final = 0  # CC-6.4 it was there before
ENTERED: Final = 1  # CC-5.19
RECEIVED: Final = 2  # CC-8.29 by Swap


class CardTable(State):
    """A table of the Card Game. Place p of seat s is number 4 * s + p in the arrays of the mindsets."""

    def __init__(
        self,
        players: i64,
        cards: Cards,
        settings: Settings,
        chance: Chance,
        journal: Journal[Event] | None,
        piles: Piles,
    ) -> None:
        super().__init__(players, chance, journal)
        self.cards = cards
        self.settings = settings
        self.piles = piles
        self.card = filled(NOTHING, SEATS * PLACES)  # the lone or top card of an emotion
        self.base = filled(NOTHING, SEATS * PLACES)  # the base card below it, if fused
        self.fragments = filled(0, SEATS * PLACES)
        self.absorbed = filled(0, SEATS * PLACES)
        self.fresh = filled(READY, SEATS * PLACES)  # how an emotion arrived since its controller's turn began
        self.scored = filled(0, SEATS * 2)  # 2 * seat + polarity; CC-1.8 only ever grows
        self.gains = filled(0, SEATS)
        self.supply = settings.supply[:]  # CC-2.8
        self.mood: i64 = 0  # CC-1.12 its upper face, constant during a cycle
        self.active: i64 = 0
        self.starter: i64 = 0
        self.cycle: i64 = 1
        self.actions: i64 = settings.actions
        self.used: i64 = 0  # a bit per ability type
        self.winners: i64 = 0  # a bit per seat
        self.reason: i64 = NOTHING

    def blank(self) -> CardTable:
        return CardTable(self.players, self.cards, self.settings, self.chance, None, no_piles())

    def fields(self, each: Fields, other: State) -> None:
        assert isinstance(other, CardTable)
        self.piles = each.piles(self.piles, other.piles)
        each.weave(5)
        self.card = each.row(self.card, other.card)
        self.base = each.row(self.base, other.base)
        self.fragments = each.row(self.fragments, other.fragments)
        self.absorbed = each.row(self.absorbed, other.absorbed)
        self.fresh = each.row(self.fresh, other.fresh)
        self.scored = each.row(self.scored, other.scored)
        self.gains = each.row(self.gains, other.gains)
        self.supply = each.row(self.supply, other.supply)
        self.mood = each.number(self.mood, other.mood)
        self.active = each.number(self.active, other.active)
        self.starter = each.number(self.starter, other.starter)
        self.cycle = each.number(self.cycle, other.cycle)
        self.actions = each.number(self.actions, other.actions)
        self.used = each.number(self.used, other.used)
        self.winners = each.number(self.winners, other.winners)
        self.reason = each.number(self.reason, other.reason)

    # Cards in hand

    def hand_size(self, seat: i64) -> i64:
        return self.piles.size(HAND + seat)

    def hand_card(self, seat: i64, index: i64) -> i64:
        return self.piles.at(HAND + seat, index) // SEEN

    def in_hand(self, seat: i64, card: i64) -> i64:
        """The index of a card in a hand, NOTHING if it is not there."""
        for i in range(self.piles.size(HAND + seat)):
            if self.piles.at(HAND + seat, i) // SEEN == card:
                return i
        return NOTHING

    def gain(self, seat: i64, card: i64, seers: i64) -> None:
        """CC-4.5 A card comes into a hand, which has no limit; `seers` are the seats that saw which."""
        self.piles.slip(HAND + seat, card * SEEN + (seers | (1 << seat)))

    def lose(self, seat: i64, card: i64) -> None:
        """CC-13.4 A card leaves a hand before everybody's eyes: who knew of one such card knows of one less."""
        hand = HAND + seat
        index = self.in_hand(seat, card)
        seen = self.piles.take(hand, index) % SEEN
        while index < self.piles.size(hand) and self.piles.at(hand, index) // SEEN == card:
            rest = self.piles.at(hand, index) % SEEN
            self.piles.set(hand, index, card * SEEN + ((rest & seen) | (1 << seat)))
            seen |= rest
            index += 1

    # Emotions (CC-1.6)

    def size_of_mindset(self, seat: i64) -> i64:
        size: i64 = 0
        for place in range(seat * PLACES, seat * PLACES + PLACES):
            if self.card[place] >= 0:
                size += 1
        return size

    def fragment_slots(self, place: i64) -> i64:
        """CC-1.3, CC-5.15 A base card has none; a fused emotion has those of its top card."""
        kind = self.cards.kind[self.card[place]]
        return 0 if kind == BASE else self.settings.slots[kind]

    def absorb_slots(self, place: i64) -> i64:
        """CC-1.3, CC-5.15 A lone mild or strong emotion has none; a fused one has those of its base."""
        if self.base[place] >= 0 or self.cards.kind[self.card[place]] == BASE:
            return self.settings.slots[BASE]
        return 0

    def absorbing_polarity(self, place: i64) -> i64:
        """CC-1.4 The polarity that the absorb slots of an emotion accept."""
        base = self.base[place]
        return self.cards.polarity[base if base >= 0 else self.card[place]]

    def vibe(self, place: i64) -> i64:
        """CC-5.16 The vibe of an emotion: its lone or top card's; NOTHING if fused emotions have none."""
        if self.base[place] >= 0 and not self.settings.fused_vibe:
            return NOTHING
        return self.cards.vibe[self.card[place]]

    def dissolve(self, place: i64) -> None:
        """CC-5.7, CC-8.2, CC-8.3 An emotion leaves: its cards to the discard pile, its fragments to the supply."""
        self.supply[self.cards.polarity[self.card[place]]] += self.fragments[place]
        self.supply[self.absorbing_polarity(place)] += self.absorbed[place]
        self.discard_emotion(place)

    def discard_emotion(self, place: i64) -> None:
        """CC-1.7, CC-5.14 Its cards, both of a fused pair, go to the one common discard pile."""
        self.piles.put(DISCARD, self.card[place])
        if self.base[place] >= 0:
            self.piles.put(DISCARD, self.base[place])
        self.card[place] = NOTHING
        self.base[place] = NOTHING
        self.fragments[place] = 0
        self.absorbed[place] = 0
        self.fresh[place] = READY

    def left_of(self, seat: i64, steps: i64) -> i64:
        return (seat + steps) % self.players


def empty_table(
    players: i64, cards: Cards, settings: Settings, chance: Chance, journal: Journal[Event] | None
) -> CardTable:
    """A table with nothing on it but the fragments in the supply (CC-2.8)."""
    stack = int(players + settings.stack_extra)
    room = [DECK_SIZE] * 2 + [stack] * COLUMNS + [1] * COLUMNS + [DECK_SIZE] * int(players)
    return CardTable(players, cards, settings, chance, journal, empty_piles(room))
