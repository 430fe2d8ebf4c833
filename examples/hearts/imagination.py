"""What a seat can imagine: tables that agree with everything it sees, the rest drawn at random."""

from __future__ import annotations

from hearts.cards import CARDS, bit, size
from hearts.state import HAND, LAID, PASSED, SEATS, VOID, HeartsTable
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.worlds import Worlds


class HeartsWorlds(Worlds[HeartsTable]):
    """HE-4.2 A card that a seat has not seen is in any hand that was not seen to be out of its suit."""

    def __init__(self, template: HeartsTable, in_hand: list[int], in_pass: list[int]) -> None:
        super().__init__(template)
        self.hidden: vec[i64] = vec[i64](in_pass)  # passed cards of each seat
        room = [in_hand[seat] + (in_pass[seat] if template.leader < 0 else 0) for seat in range(SEATS)]
        self.room: vec[i64] = vec[i64](room)
        seen = template.union(HAND) | template.union(PASSED) | template.union(LAID)
        unseen = [card for card in range(CARDS) if (seen >> card) & 1 == 0]
        self.pool: vec[i64] = vec[i64](sorted(unseen, key=lambda card: self.places(card, self.room)))

    def places(self, card: i64, room: vec[i64]) -> i64:
        """How much room there is for a card."""
        places: i64 = 0
        for seat in range(i64(SEATS)):
            if (self.template.piles[VOID + seat] >> card) & 1 == 0:
                places += room[seat]
        return places

    def deal(self, table: HeartsTable, chance: QuickChance) -> None:
        while not self.deal_unseen(table, chance):
            table.piles = self.template.piles[:]
        self.choose_passes(table, chance)

    def deal_unseen(self, table: HeartsTable, chance: QuickChance) -> bool:
        """Every unseen card, those with the least room first; False if some of them find no place in the end."""
        room = self.room[:]
        for i in range(len(self.pool)):
            card = self.pool[i]
            places = self.places(card, room)
            if places == 0:
                return False
            place = chance.below(places)
            taker: i64 = -1
            while place >= 0:
                taker += 1
                if (table.piles[VOID + taker] >> card) & 1 == 0:
                    place -= room[taker]
            table.piles[HAND + taker] |= bit(card)
            room[taker] -= 1
        return True

    def choose_passes(self, table: HeartsTable, chance: QuickChance) -> None:
        """Any cards that a seat has had may be those that it passed."""
        for seat in range(i64(SEATS)):
            if self.hidden[seat] and table.leader < 0:
                passed = some(table.piles[HAND + seat], self.hidden[seat], chance)
                table.piles[PASSED + seat] = passed
                table.piles[HAND + seat] ^= passed
            elif self.hidden[seat]:
                receiver = table.receiver(seat)
                had = table.piles[HAND + receiver] | table.piles[LAID + receiver]
                table.piles[PASSED + seat] = some(had, self.hidden[seat], chance)


def some(cards: i64, number: i64, chance: QuickChance) -> i64:
    """So many of the cards, each equally likely."""
    chosen: i64 = 0
    left = size(cards)
    while number > 0:
        if chance.below(left) < number:
            chosen |= cards & -cards
            number -= 1
        cards &= cards - 1
        left -= 1
    return chosen
