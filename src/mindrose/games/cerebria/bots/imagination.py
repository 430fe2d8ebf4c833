"""What a seat can imagine: tables that agree with everything it sees, the rest drawn at random."""

from __future__ import annotations

from mindrose.games.cerebria.documents.reading import Reader
from mindrose.games.cerebria.documents.resuming import put_frames
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.programs import Program


class CerebriaWorld:
    """CB-24.1.4 Cards that a seat has not seen are equally likely in every place it cannot see."""

    def __init__(self, reader: Reader, programs: list[Program]) -> None:
        self.template = reader.read()
        self.dealing = reader.dealing
        put_frames(self.template, reader.document, programs)

    def sample(self, chance: QuickChance) -> Cerebria:
        """One of these tables, at the question that its seat sees."""
        table = self.template.clone()
        table.chance = QuickChance(chance.word() * 65536 + chance.word() % 65536)
        self.dealing.deal(table, chance)
        table.proceed(table.stack)
        return table
