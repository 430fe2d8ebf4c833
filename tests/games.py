"""Every game there is to check: those of this house, those registered besides, and the examples as if they were."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from mindrose import registry
from mindrose.engine import ROOT
from mindrose.kernel.game import Game

EXAMPLES: Final = [str(path.parent) for path in sorted((ROOT / "examples").glob("*/__init__.py"))]
LISTINGS: Final = {**registry.listings(), **registry.all_listings(os.pathsep.join(EXAMPLES))}


@cache
def every_game() -> tuple[Game, ...]:
    """One object of each, loaded."""
    return tuple(registry.load(listing.game)() for listing in LISTINGS.values())
