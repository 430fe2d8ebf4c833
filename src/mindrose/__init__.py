"""Mindrose plays modern board games completely, in the browser and from Python."""

from __future__ import annotations

from mindrose import engine as _engine
from mindrose import games as _package

del _package  # imported before the function of that name, which the package would else replace when a game is loaded
_engine.use_compiled()

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.library import games, load, open_position, open_record, read_position, replay, save_position
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
    "read_position",
    "replay",
    "save_position",
]
