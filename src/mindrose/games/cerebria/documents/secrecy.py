"""CB-24 Who may see which hidden cards."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.rules import hidden
from mindrose.games.cerebria.rules.hidden import RENEWAL, hidden_aspiration
from mindrose.games.cerebria.rules.revelation import REVELATION, RenewHidden
from mindrose.games.cerebria.state import Cerebria

RENEWS: Final = [at for at, step in enumerate(REVELATION.steps) if isinstance(step, RenewHidden)]  # by faction


def sees_hand(table: Cerebria, owner: int, seat: int | None) -> bool:
    """CB-24.1.1, CB-24.1.4 A hand is open to its owner and the teammate; at a solo table (CB-1.1.6) to everybody."""
    return seat == owner or shares(table, int(table.faction[owner]), seat)


def shares(table: Cerebria, faction: int, seat: int | None) -> bool:
    """A seat knows what a faction knows."""
    if table.settings.solo:
        return True
    return seat is not None and faction >= 0 and table.faction[seat] == faction


def seen_aspirations(table: Cerebria, faction: int, seat: int | None) -> int:
    """How many cards at the top of a Hidden deck a seat has seen: CB-3.6.4 the Hidden Aspiration of its own faction.

    CB-17.4.2 While the faction looks at the top cards, those. CB-17.2.1 From the moment when the last one was shown
    until the next one is there nobody knows the top card.
    """
    if not shares(table, faction, seat):
        return 0
    for frame in reversed(table.stack.frames):
        if frame.program is RENEWAL and frame.slots[hidden.FACTION] == faction:
            return max(0, int(frame.slots[hidden.SEEN]))
        if frame.program is REVELATION and frame.at <= RENEWS[faction]:
            return 0
    return 1 if hidden_aspiration(table, faction) >= 0 else 0
