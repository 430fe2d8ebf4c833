"""Any table as an outline: for games that have no board of their own."""

from __future__ import annotations

from typing import Any, Final

from rich.tree import Tree

from mindrose.kernel.game import Game
from mindrose.text import Speaker

HIDDEN: Final = ("question", "stack", "options", "game")
SEATS: Final = "seats"


def plain_board(view: dict[str, Any], speaker: Speaker, game: Game) -> Tree:
    tree = Tree(game.title)
    for name, value in view.items():
        if name == SEATS and isinstance(value, list):
            branch = tree.add(called(name, speaker))
            for seat, entry in enumerate(value):
                grow(branch, speaker.player(seat), entry, speaker)
        elif name not in HIDDEN:
            grow(tree, called(name, speaker), value, speaker)
    return tree


def grow(tree: Tree, name: str, value: object, speaker: Speaker) -> None:
    if isinstance(value, dict):
        branch = tree.add(name)
        for inner, entry in value.items():
            grow(branch, called(str(inner), speaker), entry, speaker)
    elif isinstance(value, list) and any(isinstance(entry, dict | list) for entry in value):
        branch = tree.add(name)
        for number, entry in enumerate(value):
            grow(branch, str(number), entry, speaker)
    elif isinstance(value, list):
        tree.add(speaker.terminal("fact", name=name, value=speaker.words.row([*map(str, value)]) or "–"))
    else:
        tree.add(speaker.terminal("fact", name=name, value=told(value, speaker)))


def called(name: str, speaker: Speaker) -> str:
    """A field of a view by its name in the glossary, if it has one there."""
    return speaker.word(name) if speaker.can_say("word", name) else name


def told(value: object, speaker: Speaker) -> str:
    if isinstance(value, bool):
        return speaker.words.say("value-yes" if value else "value-no")
    return "–" if value is None else str(value)
