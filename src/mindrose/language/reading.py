# mypyc: plain
"""The one call that a game needs: an effect of a content file, parsed, expanded and checked."""

from __future__ import annotations

from mindrose.language.checking import mistakes_in, mistakes_in_task
from mindrose.language.mistakes import Mistake
from mindrose.language.parsing import parsed, parsed_task
from mindrose.language.positions import Keys, Source
from mindrose.language.syntax import Effect, Task
from mindrose.language.vocabulary import Vocabulary


class Written:
    """What was written in a pack, parsed once, by its texts: the same form is compiled and said in every language."""

    def __init__(self) -> None:
        self.effects: dict[str, Effect] = {}
        self.tasks: dict[str, Task] = {}

    def effect(self, text: str) -> Effect:
        if text not in self.effects:
            self.effects[text] = parsed(text)
        return self.effects[text]

    def task(self, text: str) -> Task:
        if text not in self.tasks:
            self.tasks[text] = parsed_task(text)
        return self.tasks[text]


def read(
    text: str, vocabulary: Vocabulary, source: Source | None = None, keys: Keys = (), written: Written | None = None
) -> Effect:
    """The effect that a text says in the words of a game, its macros expanded; the first mistake is raised."""
    try:
        effect = vocabulary.expanded((written or Written()).effect(text))
        for mistake in mistakes_in(effect, vocabulary):
            raise mistake
    except Mistake as mistake:
        raise located(mistake, source, keys) from None
    return effect


def read_task(
    text: str, vocabulary: Vocabulary, source: Source | None = None, keys: Keys = (), written: Written | None = None
) -> Task:
    """The task that a text says in the words of a game; the first mistake is raised."""
    try:
        task = (written or Written()).task(text)
        for mistake in mistakes_in_task(task, vocabulary):
            raise mistake
    except Mistake as mistake:
        raise located(mistake, source, keys) from None
    return task


def located(mistake: Mistake, source: Source | None, keys: Keys) -> Mistake:
    """A mistake in a string of a file, told by its place in the file."""
    return mistake if source is None else mistake.moved(source.path, source.where(keys, mistake.at))
