"""The games, and how to get at them."""

from __future__ import annotations

import json
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import yaml

from mindrose import registry
from mindrose.kernel.errors import BadContent, BadOption, BadPosition, BadRecord, MindroseError
from mindrose.kernel.game import Game
from mindrose.kernel.record import Record, read
from mindrose.kernel.record import load as open_record
from mindrose.kernel.record import replay as replay_record
from mindrose.kernel.table import Table
from mindrose.text import Speaker

_loaded: dict[str, Game] = {}


def games() -> list[Game]:
    """Every game that can be played."""
    return [load(game) for game in registry.listings()]


def load(game: str, content: str | Path | None = None) -> Game:
    """A game by its id; `content` is a file or folder of cards of your own."""
    listing = registry.listing_of(game)
    if content is not None:
        return made(listing, Path(content))
    if game not in _loaded:
        _loaded[game] = made(listing, None)
    return _loaded[game]


def made(listing: registry.Listing, content: Path | None) -> Game:
    kind: Callable[..., Game] = registry.load(listing.game)
    if content is not None and not signature(kind).parameters:
        raise BadOption(f"{listing.id} is played with its own cards only")
    game = kind() if content is None else kind(content)
    if game.id != listing.id:
        raise MindroseError(f"the game {listing.id!r} calls itself {game.id!r}")
    game.speaker = Speaker(game)
    return game


def replay(record: Record | dict[str, Any] | str | Path, content: str | Path | None = None) -> Table:
    """The table of a record (or of its document, or its file), played again; `BadRecord` says where it differs."""
    if isinstance(record, str | Path):
        record = open_record(record)
    read_record = record if isinstance(record, Record) else read(record)
    game = load(read_record.game, content)
    if read_record.pack is not None and content is None:
        game = kept(game, read_record)
    return replay_record(read_record, game)


def kept(game: Game, record: Record) -> Game:
    """The game with the cards that a record brought along."""
    try:
        found = game.keeping(record.options, record.pack or {})
    except BadContent as error:
        raise BadRecord(f"the cards that are kept in the record cannot be played here: {error}") from None
    if found is not game:
        found.speaker = Speaker(found)
    return found


def open_position(path: str | Path) -> dict[str, Any]:
    """A position from a YAML or JSON file, for `game.from_position`."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadPosition([f"cannot read {path}: {error.strerror}"]) from None
    except ValueError as error:
        raise BadPosition([f"{path} is neither YAML nor JSON: {error}"]) from None
    return read_position(text, str(path))


def read_position(text: str, name: str = "the text") -> dict[str, Any]:
    """A position from the text of a YAML or JSON file."""
    try:
        refuse_aliases(text)
        document = yaml.safe_load(text)
    except yaml.MarkedYAMLError as error:
        at = error.problem_mark or error.context_mark
        place = f", line {at.line + 1}, column {at.column + 1}" if at is not None else ""
        raise BadPosition([f"{name}{place} is neither YAML nor JSON: {error.problem}"]) from None
    except (ValueError, RecursionError, yaml.YAMLError) as error:
        raise BadPosition([f"{name} is neither YAML nor JSON: {error}"]) from None
    if not isinstance(document, dict):
        raise BadPosition([f"{name} holds no position: it is a mapping of names to values, see docs/positions.md"])
    return document


def refuse_aliases(text: str) -> None:
    """With a few lines of them a text would stand for a document without end."""
    for token in yaml.scan(text) if "*" in text else []:
        if isinstance(token, yaml.AliasToken):
            stands = f"'*{token.value}' stands for another part: write it out"
            raise yaml.MarkedYAMLError(None, None, stands, token.start_mark)


def save_position(table: Table, path: str | Path) -> None:
    """The whole table as a file: JSON if it is called so, else YAML."""
    document = table.position()
    json_file = Path(path).suffix == ".json"
    dumped = json.dumps(document, ensure_ascii=False, indent=1) if json_file else yaml.safe_dump(
        document, allow_unicode=True, sort_keys=False
    )  # fmt: skip
    try:
        Path(path).write_text(dumped.rstrip() + "\n", encoding="utf-8")
    except OSError as error:
        raise MindroseError(f"cannot write {path}: {error.strerror}") from None


__all__ = ["games", "load", "open_position", "open_record", "read_position", "replay", "save_position"]
