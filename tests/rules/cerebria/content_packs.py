"""Content packs with something changed in them, and what is said about them."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import DEFAULT, FILES, load
from mindrose.kernel.errors import BadContent

Facts = dict[str, Any]
SPECIFICATION = Path(__file__).parents[2] / "packs" / "specification"
DEFAULTS: dict[str, Facts] = {
    name: tomllib.loads((DEFAULT / f"{name}.toml").read_text(encoding="utf-8")) for name in FILES.names
}


def facts_of(file: str) -> Facts:
    """What a file of the default pack says, to be changed."""
    return copy.deepcopy(DEFAULTS[file])


def entry_in(facts: Facts, table: str, name: str) -> Facts:
    entries: list[Facts] = facts[table]
    return next(entry for entry in entries if entry["id"] == name)


def with_changed(file: str, table: str, name: str | int, /, **changes: Any) -> Facts:
    """A file of the default pack with other facts in one table; a fact that is None is left out."""
    facts = facts_of(file)
    entry: Facts = facts[table][name] if isinstance(name, int) else entry_in(facts, table, name)
    entry.update(changes)
    for key in [key for key, value in changes.items() if value is None]:
        del entry[key]
    return facts


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {toml(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def lines_of(facts: Facts) -> list[str]:
    lines: list[str] = []
    for name, value in facts.items():
        if isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value):
            for entry in value:
                lines += [f"[[{name}]]", *(f"{key} = {toml(inner)}" for key, inner in entry.items()), ""]
        elif isinstance(value, dict):
            lines += [f"[{name}]", *(f"{key} = {toml(inner)}" for key, inner in value.items()), ""]
        else:
            lines.insert(0, f"{name} = {toml(value)}")
    return lines


def write(folder: Path, file: str, facts: Facts) -> None:
    (folder / f"{file}.toml").write_text("\n".join(lines_of(facts)), encoding="utf-8")


def loaded(folder: Path, file: str, facts: Facts) -> Content:
    write(folder, file, facts)
    return load(folder)


def mistakes(folder: Path) -> list[str]:
    """Everything for which a pack is refused, without the name of its folder."""
    with pytest.raises(BadContent) as caught:
        load(folder)
    first, *rest = str(caught.value).replace(f"{folder}/", "").replace(f"{DEFAULT}/", "default/").splitlines()
    assert first == f"{folder} has mistakes:"
    return rest


def mistakes_of(folder: Path, file: str, facts: Facts) -> list[str]:
    """Everything for which a pack with this file is refused."""
    write(folder, file, facts)
    return mistakes(folder)


def mistake_of(folder: Path, file: str, facts: Facts) -> str:
    """The one mistake for which a pack with this file is refused."""
    (mistake,) = mistakes_of(folder, file, facts)
    return mistake
