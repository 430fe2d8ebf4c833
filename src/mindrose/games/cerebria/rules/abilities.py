"""CB-14 Ambition abilities: Add Vibe, Rotate Origin, Extra Action, each once a turn."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.kinds import A_BOARD_SLOT, A_COLOUR
from mindrose.games.cerebria.rules.intentions import ScoreIntentions
from mindrose.games.cerebria.rules.means import gain_actions, pay
from mindrose.games.cerebria.rules.origin import turn_origin
from mindrose.games.cerebria.rules.vibes import ChooseColour, ChooseSpot, PlaceChosenVibe, can_place_vibe
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import Slot

# The abilities, as bits of `table.used` and in the event `ability`.
VIBE: Final = 0
ROTATION: Final = 1
ACTION: Final = 2
ABSORPTION: Final = 3  # in the event only: `table.ready` says whether it is used

USED: Final = reason("E_USED", "CB-14.1.7")
NO_AMBITION: Final[list[i64]] = [reason("E_AMBITION", rule) for rule in ("CB-14.1.4", "CB-14.1.5", "CB-14.1.6")]
NO_SLOT: Final = reason("E_ROW_FULL", "CB-7.2.4")


def price(ability: i64) -> i64:
    """CB-14.1.4 to CB-14.1.6 The Ambition that an ability costs."""
    return 2 if ability == ACTION else 1


def why_not_usable(table: Cerebria, seat: i64, ability: i64) -> i64:
    """CB-14.1.7 This ability was not used yet in this turn; CB-14.1.2 the faction has enough active tokens.

    CB-14.1.4 To add a Vibe there is also a slot left for it.
    """
    if (table.used >> ability) & 1 == 1:
        return USED
    if table.ambition[table.faction[seat]] < price(ability):
        return NO_AMBITION[ability]
    return NO_SLOT if ability == VIBE and not can_place_vibe(table, seat, NOTHING) else NONE


class PayAmbition(Step[Cerebria]):
    """CB-14.1.1, CB-14.1.2 Active tokens of the faction become inactive; CB-14.1.7 the ability is used this turn."""

    def __init__(self, ability: i64) -> None:
        super().__init__()
        self.ability: i64 = ability

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.used |= 1 << self.ability
        table.tell(events.ABILITY, frame.seat, self.ability)
        pay(table, frame.seat, 0, price(self.ability), 0)


class RotateOrigin(Step[Cerebria]):
    """CB-14.1.5 The Origin turns one step; CB-14.1.8 no Sphere loses WP, so there is no Revelation."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        turn_origin(table, 1)


class GainAction(Step[Cerebria]):
    """CB-14.1.6 One more action in this turn."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        gain_actions(table, frame.seat, 1)


ADD_VIBE: Final = Program(
    "add_vibe",
    "CB-14.1.4",
    draft=[ChooseSpot("vibe_slot", "CB-7.3.2", optional=False), ChooseColour("vibe_colour", "CB-7.3.4")],
    steps=[PayAmbition(VIBE), PlaceChosenVibe(), ScoreIntentions()],
    slots=(Slot("spot", A_BOARD_SLOT), Slot("colour", A_COLOUR)),
)
ROTATE: Final = Program("rotate", "CB-14.1.5", [PayAmbition(ROTATION), RotateOrigin(), ScoreIntentions()])
EXTRA_ACTION: Final = Program("extra_action", "CB-14.1.6", [PayAmbition(ACTION), GainAction(), ScoreIntentions()])
