"""Mindrose plays modern board games completely, in the browser and from Python."""

from __future__ import annotations

from mindrose import engine as _engine

_engine.use_compiled()

import mindrose.games  # before the function of that name, which would else give way to the package when a game is loaded
from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.library import games, load, open_position, open_record, replay, save_position
from mindrose.text import Speaker, languages

__version__ = "0.1.0"
__all__ = [
    "MindroseError",
    "Refusal",
    "Speaker",
    "games",
    "languages",
    "load",
    "open_position",
    "open_record",
    "replay",
    "save_position",
]
