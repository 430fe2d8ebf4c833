"""CC-2 Setup: from options and chance to the first question."""

from __future__ import annotations

from mindrose.games.cerebria_cards import events
from mindrose.games.cerebria_cards.components.cards import Cards
from mindrose.games.cerebria_cards.options import Settings
from mindrose.games.cerebria_cards.rules.deck import draw_to_hand, top_card
from mindrose.games.cerebria_cards.rules.turn import GAME
from mindrose.games.cerebria_cards.state import DECK, IMPULSE, STACK, CardTable, empty_table
from mindrose.kernel.chance import Chance, QuickChance
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.ints import i64


def unpack(players: int, cards: Cards, settings: Settings) -> CardTable:
    """CC-2.8 The table before anything is dealt: all cards in the deck, all fragments in the supply."""
    table = empty_table(players, cards, settings, QuickChance(i64(0)), None)
    for card in range(len(cards.ids)):
        for _ in range(cards.copies[card]):
            table.piles.put(DECK, card)
    return table


def set_up(box: CardTable, chance: Chance, journal: Journal[Event] | None) -> CardTable:
    """CC-2.2 to CC-2.9, CC-13.9 A table that is dealt from an unpacked box, at the first mulligan offer (CC-2.10)."""
    table = box.clone()
    table.chance = chance
    table.journal = journal
    settings = table.settings
    table.piles.shuffle(DECK, chance)  # CC-2.2
    for column in range(settings.columns):
        for _ in range(table.players + settings.stack_extra):
            table.piles.put(STACK + column, top_card(table))  # CC-2.3
    for column in range(settings.columns):
        table.piles.put(IMPULSE + column, top_card(table))  # CC-2.4
    for seat in range(table.players):
        for _ in range(settings.hand_start):
            draw_to_hand(table, seat)  # CC-2.5
    table.mood = chance.below(2)  # CC-2.7
    table.starter = chance.below(table.players)  # CC-2.9
    table.active = table.starter
    table.tell(events.MOOD, table.mood)
    table.start(GAME)
    return table
