"""Goofspiel: the worked example of secret choices at the same time, explained in `docs/new-game.md`."""

from pathlib import Path

import mindrose as mindrose  # chooses the compiled or the plain engine before any of it is imported
from mindrose.registry import Face, Listing

HERE = Path(__file__).parent
FACE = Face(locales=HERE / "locales", rules=HERE / "rules.md", tests=HERE.parents[1] / "tests" / "examples")
LISTING = Listing("goofspiel", "goofspiel.game:Goofspiel", "goofspiel:FACE")
