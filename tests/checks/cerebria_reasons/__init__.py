"""What refusals of the Inside World say, told from a position and the content: the obstacle is there, or it is not.

A chapter of the rules has a module here; none of them asks the rules.
"""

from __future__ import annotations

from typing import Final

from tests.checks.cerebria_reasons import (
    invoking,
    moments,
    moving,
    plans,
    powers,
    quelling,
    setup,
    strengthening,
    turn,
    vibes,
)
from tests.checks.reasons import Obstacles

BLOCKED: Final = ("E_SPIRIT_BLOCK", "CB-8.1.2")

OBSTACLES: Final[Obstacles] = {
    **moments.OBSTACLES,
    **setup.OBSTACLES,
    **turn.OBSTACLES,
    **plans.OBSTACLES,
    **vibes.OBSTACLES,
    **moving.OBSTACLES,
    **invoking.OBSTACLES,
    **quelling.OBSTACLES,
    **strengthening.OBSTACLES,
    **powers.OBSTACLES,
    BLOCKED: lambda attempt: moving.OBSTACLES[BLOCKED](attempt) or powers.blocked(attempt),
}
