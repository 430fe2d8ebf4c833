"""What a seat can imagine: tables that agree with everything it sees, the rest drawn at random."""

from __future__ import annotations

from mindrose.games.cerebria_cards.documents.reading import Reader, put
from mindrose.games.cerebria_cards.documents.resuming import CardResuming
from mindrose.games.cerebria_cards.state import CardTable
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Program
from mindrose.kernel.worlds import Worlds


class CardWorlds(Worlds[CardTable]):
    """CC-13.3 The cards a seat has not seen are equally likely in every place it cannot see."""

    def __init__(self, reader: Reader, programs: list[Program]) -> None:
        super().__init__(reader.read())
        reader.check_pool()
        CardResuming(self.template, reader.document, programs).put()
        self.pool: vec[i64] = vec[i64](reader.pool())
        piles: list[int] = []
        for pile, number in reader.unknown:
            piles += [pile] * number
        self.piles: vec[i64] = vec[i64](piles)

    def deal(self, table: CardTable, chance: QuickChance) -> None:
        pool = self.pool[:]
        size = len(pool)
        for i in range(len(self.piles)):
            j = i + chance.below(size - i)
            card = pool[j]
            pool[j] = pool[i]
            pool[i] = card
            put(table, self.piles[i], card)
