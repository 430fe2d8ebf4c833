"""What a decision of four seats at the same time costs beside the same one going round: the bids of goofspiel."""

from __future__ import annotations

from typing import Final

from goofspiel.game import Goofspiel
from goofspiel.rules import LayBid, ShowBids, TurnPrize
from goofspiel.state import SEATS, GoofspielTable, empty_table
from mindrose.arena import speed
from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.players.playout import play_out

BID: Final = Program("bid", "GO-2.2", [LayBid("bid", "GO-2.2")])


class BidTogether(Step[GoofspielTable]):
    """GO-2.2 Every seat on a branch of its own."""

    def run(self, table: GoofspielTable, frame: Frame) -> None:
        table.fork(BID, list(range(table.players)))


class BidInTurn(Step[GoofspielTable]):
    """The same question goes round; the frame pushed last runs first."""

    def run(self, table: GoofspielTable, frame: Frame) -> None:
        for steps in range(table.players):
            table.push(BID, table.players - 1 - steps)


TOGETHER: Final = Program("together", "GO-2.1", [TurnPrize(), BidTogether(), ShowBids()])
IN_TURN: Final = Program("in turn", "GO-2.1", [TurnPrize(), BidInTurn(), ShowBids()])


def dealt(rounds: Program) -> GoofspielTable:
    """A table of four at its first question."""
    options = Goofspiel().checked_options({"order": "ascending"})
    table = empty_table(SEATS, options, Chance(key_of("fork")), None)
    table.start(rounds)
    return table


def bids(rounds: Program, seconds: float) -> float:
    """Bids per second of whole random games."""
    start, chance = dealt(rounds), QuickChance(i64(1))
    return speed.per_second(lambda: int(play_out(start.clone(), chance)), seconds)
