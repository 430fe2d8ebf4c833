"""Files of cards with something changed in them, and what the game says about them."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import mindrose
from mindrose.games.cerebria_cards.game import CerebriaCards
from mindrose.kernel.errors import BadContent
from tests.rules.cerebria_cards.playing import GAME

Entries = list[dict[str, Any]]


def all_cards() -> Entries:
    return copy.deepcopy(GAME.cards.entries)


def with_changed(card: str, **facts: Any) -> Entries:
    """All cards, one of them with other facts; a fact that is None is left out."""
    entries = all_cards()
    entry = next(entry for entry in entries if entry["id"] == card)
    entry.update(facts)
    for name in [name for name, value in facts.items() if value is None]:
        del entry[name]
    return entries


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(inner)}" for name, inner in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)


def written(folder: Path, entries: Entries) -> Path:
    path = folder / "cards.toml"
    lines = [line for entry in entries for line in ("[[card]]", *(f"{name} = {toml(entry[name])}" for name in entry))]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def game_of(folder: Path, entries: Entries) -> CerebriaCards:
    game = mindrose.load("cerebria-cards", content=written(folder, entries))
    assert isinstance(game, CerebriaCards)
    return game


def mistakes(folder: Path, entries: Entries) -> list[str]:
    """The mistakes for which a file of these cards is refused."""
    with pytest.raises(BadContent) as caught:
        game_of(folder, entries)
    return str(caught.value).splitlines()[1:]


def refusal_of(path: Path) -> str:
    """Why a file is refused as a whole, without the name of its folder."""
    with pytest.raises(BadContent) as caught:
        mindrose.load("cerebria-cards", content=path)
    return str(caught.value).replace(str(path.parent), "")
