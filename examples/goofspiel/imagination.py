"""What a seat can imagine: tables that agree with everything it sees, the rest drawn at random."""

from __future__ import annotations

from goofspiel.rules import shuffle
from goofspiel.state import CARDS, GoofspielTable
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.worlds import Worlds


class GoofspielWorlds(Worlds[GoofspielTable]):
    """GO-4.2 The deck lies in any order that its option allows, and any card of a hand may be the bid."""

    def __init__(self, template: GoofspielTable, hidden: list[int], secret: list[int]) -> None:
        super().__init__(template)
        self.first: i64 = template.cards - len(hidden)  # the first prize that is not seen
        self.shuffled = template.options["order"] == "random"
        self.secret: vec[i64] = vec[i64](secret)

    def deal(self, table: GoofspielTable, chance: QuickChance) -> None:
        if self.shuffled:
            shuffle(table.deck, self.first, chance)
        for i in range(len(self.secret)):
            seat = self.secret[i]
            table.lay(seat, some(table.hand(seat), chance))


def some(cards: i64, chance: QuickChance) -> i64:
    """Any card of a set, each equally likely."""
    chosen: i64 = 0
    seen: i64 = 0
    for card in range(i64(CARDS + 1)):
        if (cards >> card) & 1:
            seen += 1
            if chance.below(seen) == 0:
                chosen = card
    return chosen
