"""Answers and events are used through their modules; a number that is imported by name has one value in its game."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import mindrose
from mindrose.engine import PACKAGE, ROOT

GAMES = [game.id.replace("-", "_") for game in mindrose.games()]
NAMESPACES = ("replies", "events")
READERS = [PACKAGE, *(ROOT / folder for folder in ("tests", "tools", "bench", "examples"))]


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def package(game: str) -> str:
    return f"mindrose.games.{game}"


def assigned(statement: ast.stmt) -> list[str]:
    targets: list[ast.expr] = []
    if isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    elif isinstance(statement, ast.Assign):
        targets = statement.targets
    return [target.id for target in targets if isinstance(target, ast.Name)]


def constants(game: str) -> Iterator[tuple[str, str, int]]:
    """Module, name and value of every whole number that a module of a game names for others to see."""
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        for statement in parsed(path).body:
            for name in assigned(statement):
                value = getattr(importlib.import_module(module), name, None)
                if not name.startswith("_") and isinstance(value, int):
                    yield module, name, value


def imported(game: str) -> Iterator[tuple[Path, str, str]]:
    """Who imports which name from which module of a game."""
    for folder in READERS:
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package(game)}."):
                    yield from ((path, node.module or "", alias.name) for alias in node.names)


@pytest.mark.parametrize("game", GAMES)
def test_answers_and_events_are_used_through_their_modules(game: str) -> None:
    spaces = [f"{package(game)}.{space}" for space in NAMESPACES]
    numbers = {(module, name) for module, name, _ in constants(game) if module in spaces}
    assert {module for module, _ in numbers} == set(spaces)
    assert [f"{path}: {name}" for path, module, name in imported(game) if (module, name) in numbers] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_is_imported_by_name_has_no_other_value(game: str) -> None:
    spaces = [f"{package(game)}.{space}" for space in NAMESPACES]
    found = [constant for constant in constants(game) if constant[0] not in spaces]
    assert len(found) > 50
    by_name = {(module, name) for _, module, name in imported(game)}
    clashes = [
        f"{name}: {value} in {module}, {other_value} in {other}"
        for module, name, value in found
        if (module, name) in by_name
        for other, other_name, other_value in found
        if other_name == name and other_value != value
    ]
    assert clashes == []
