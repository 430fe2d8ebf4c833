# mypyc: plain
"""The one call that a game needs: an effect of a content file, parsed, expanded and checked."""

from __future__ import annotations

from mindrose.language.checking import mistakes_in, mistakes_in_task
from mindrose.language.mistakes import Mistake
from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.positions import Keys, Source
from mindrose.language.syntax import Effect, Task
from mindrose.language.vocabulary import Vocabulary


def read(text: str, vocabulary: Vocabulary, source: Source | None = None, keys: Keys = ()) -> Effect:
    """The effect that a text says in the words of a game, its macros expanded; the first mistake is raised."""
    try:
        effect = vocabulary.expanded(parsed(text))
        for mistake in mistakes_in(effect, vocabulary):
            raise mistake
    except Mistake as mistake:
        raise located(mistake, source, keys) from None
    return effect


def read_task(text: str, vocabulary: Vocabulary, source: Source | None = None, keys: Keys = ()) -> Task:
    """The task that a text says in the words of a game; the first mistake is raised."""
    try:
        task = parsed_task(text)
        for mistake in mistakes_in_task(task, vocabulary):
            raise mistake
    except Mistake as mistake:
        raise located(mistake, source, keys) from None
    return task


def located(mistake: Mistake, source: Source | None, keys: Keys) -> Mistake:
    """A mistake in a string of a file, told by its place in the file."""
    return mistake if source is None else mistake.moved(source.path, source.where(keys, mistake.at))
