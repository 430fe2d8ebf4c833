"""What Mindrose says in words, in four languages: all that games share."""

from mindrose.text.speaker import Speaker
from mindrose.text.words import languages

__all__ = ["Speaker", "languages"]
