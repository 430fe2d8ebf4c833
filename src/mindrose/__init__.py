"""Mindrose plays modern board games completely, in the browser and from Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mindrose import engine as _engine
from mindrose import games as _package

del _package  # imported before the function of that name, which the package would else replace when a game is loaded
_engine.use_compiled()

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.library import games, load, open_position, open_record, read_position, replay, save_position
from mindrose.text import Speaker, languages

if TYPE_CHECKING:
    from mindrose.learning.vector import Vector


def vector(*args: Any, **about: Any) -> Vector:
    """Many tables of a game at once, for learning programs; needs NumPy. See `mindrose.learning.vector.vector`."""
    try:
        from mindrose.learning.vector import vector as made
    except ModuleNotFoundError as missing:
        raise MindroseError(f"tables at once need {missing.name}: pip install 'mindrose[learning]'") from None
    return made(*args, **about)


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
    "vector",
]
