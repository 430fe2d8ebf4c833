"""Everything Mindrose says in words, in four languages."""

from __future__ import annotations

from mindrose.text.speaker import Speaker
from mindrose.text.words import languages

__all__ = ["Speaker", "languages"]
