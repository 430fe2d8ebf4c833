"""CB-3 Setup: from options and chance to the first question."""

from __future__ import annotations

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import FACTIONS
from mindrose.games.cerebria.options import Settings
from mindrose.games.cerebria.rules.seating import WITH_SHAPER, factions_of, preset_faults
from mindrose.games.cerebria.rules.turn import GAME
from mindrose.games.cerebria.state import Cerebria, empty_table
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import BadOption
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.game import Value


def check_presets(players: int, content: Content, options: dict[str, Value]) -> None:
    """CB-3.4.1, CB-3.5.1 to CB-3.5.3, CB-22.2.2 Spirits, decks and first player that options set must be legal.

    CB-22.1.6 A Shaper of the first edition still chooses the faction: one choice at least must go with the options.
    """
    if players == WITH_SHAPER and options["edition"] == "first":
        plans = [preset_faults(players, content, options, factions_of(players, faction)) for faction in (0, 1)]
        if plans[0] and plans[1]:
            either = [f"if the Shaper takes {FACTIONS[side]}: {fault}" for side in (0, 1) for fault in plans[side]]
            raise BadOption("\n".join(either))
        return
    shaper = FACTIONS.index(str(options["shaper"]))
    faults = preset_faults(players, content, options, factions_of(players, shaper))
    if faults:
        raise BadOption("\n".join(faults))


def set_up(
    players: int, content: Content, settings: Settings, chance: Chance, journal: Journal[Event] | None
) -> Cerebria:
    """CB-3.1.1 A table at its first question: a choice of the setup, or of the first turn if nothing is to choose."""
    table = empty_table(players, content, settings, chance, journal)
    table.start(GAME)
    return table
