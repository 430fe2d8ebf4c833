"""Any table as an outline: for games that have no board of their own yet."""

from __future__ import annotations

from typing import Any

from rich.tree import Tree

from mindrose.kernel.game import Game
from mindrose.text import Speaker

HIDDEN = ("question", "stack", "options", "game")


def plain_board(view: dict[str, Any], speaker: Speaker, game: Game) -> Tree:
    tree = Tree(game.title)
    for name, value in view.items():
        if name not in HIDDEN:
            grow(tree, name, value)
    return tree


def grow(tree: Tree, name: str, value: object) -> None:
    if isinstance(value, dict):
        branch = tree.add(name)
        for inner, entry in value.items():
            grow(branch, str(inner), entry)
    elif isinstance(value, list) and any(isinstance(entry, dict | list) for entry in value):
        branch = tree.add(name)
        for number, entry in enumerate(value):
            grow(branch, str(number), entry)
    elif isinstance(value, list):
        tree.add(f"{name}: {', '.join(map(str, value))}")
    else:
        tree.add(f"{name}: {value}")
