"""What a seat can imagine: tables that agree with everything it sees, the rest drawn at random."""

from __future__ import annotations

from mindrose.games.cerebria.documents.reading import Reader
from mindrose.games.cerebria.documents.resuming import CerebriaResuming
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.programs import Program
from mindrose.kernel.worlds import Worlds


class CerebriaWorlds(Worlds[Cerebria]):
    """CB-24.1.4 Cards that a seat has not seen are equally likely in every place it cannot see."""

    def __init__(self, reader: Reader, programs: list[Program]) -> None:
        super().__init__(reader.read())
        self.dealing = reader.dealing
        CerebriaResuming(self.template, reader.document, programs).put()

    def deal(self, table: Cerebria, chance: QuickChance) -> None:
        self.dealing.deal(table, chance)
