"""The words of Black Rose Wars with the names of its default pack: the larger of the two users of the language."""

from __future__ import annotations

from functools import cache

from mindrose.games.black_rose_wars.components.packs import FILES
from mindrose.games.black_rose_wars.effects.naming import Naming
from mindrose.language.vocabulary import Vocabulary


@cache
def black_rose_words() -> Vocabulary:
    return Naming(FILES.open().facts()).words
