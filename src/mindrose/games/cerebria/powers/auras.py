"""CB-23.3.2 Powers that work all the time: what they change, for whom, where, by how much, while what holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program
from mindrose.language.steps import Number, Test

if TYPE_CHECKING:
    from mindrose.games.cerebria.state import Cerebria

# What an aura changes.
INTENSITY: Final = 0
ABSORB_AMOUNT: Final = 1
NO_BONUS: Final = 2
COST_MOVE: Final = 3
COST_INVOKE: Final = 4
COST_QUELL: Final = 5
COST_REALM: Final = 6
CAP: Final = 7
SHIELD: Final = 8
AURAS: Final = ("intensity", "absorb", "nobonus", "move", "invoke", "quell", "realm", "cap", "shield")

# Where.
SELF: Final = 0
NEIGHBOURS: Final = 1
FRIENDS: Final = 2
SAME_REALM: Final = 3
TRIAD: Final = 4
HERE: Final = 5
TOUCHED: Final = 6
ENDING: Final = 7
ITS_FRONTIER: Final = 8
SCOPES: Final = ("self", "neighbours", "friends", "realm", "triad", "here", "touched", "ending", "frontier")

# Slots of the frame in which powers are read: the Emotion's space, its card, the Sphere in use.
POWER_SPACE: Final = 0
POWER_EMOTION: Final = 1
POWER_SPHERE: Final = 2
FIXED_SLOTS: Final = ("space", "emotion", "sphere")

READING: Final = Program("aura", "CB-23.3.2", [], slots=FIXED_SLOTS)


class Aura:
    """One change that an Emotion in play makes."""

    def __init__(self, kind: i64, scope: i64, own: bool, number: Number[Any], tests: list[Test[Any]]) -> None:
        self.kind: i64 = kind
        self.scope: i64 = scope
        self.own = own  # it changes what the own faction does, not what the opposing one does
        self.number = number
        self.tests = tests

    def holds(self, table: Cerebria, frame: Frame) -> bool:
        for test in self.tests:
            if not test.holds(table, frame):
                return False
        return True
