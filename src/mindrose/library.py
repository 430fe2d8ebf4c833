"""The games, and how to get at them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from mindrose.games.cerebria_cards.game import CARDS_FILE, CerebriaCards
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Game, Speaker
from mindrose.kernel.record import Record, read
from mindrose.kernel.record import load as open_record
from mindrose.kernel.record import replay as replay_record
from mindrose.kernel.table import Table

IDS = ("cerebria-cards",)
voice: Callable[[Game], Speaker] | None = None  # who puts a game into words; set by the package
_loaded: dict[str, Game] = {}


def games() -> list[Game]:
    """Every game that can be played."""
    return [load(game) for game in IDS]


def load(game: str, content: str | Path | None = None) -> Game:
    """A game by its id; `content` is a file of cards of your own."""
    if game not in IDS:
        raise BadOption(f"there is no game {game!r}; the games are: {', '.join(IDS)}")
    if content is not None:
        return made(game, Path(content))
    if game not in _loaded:
        _loaded[game] = made(game, CARDS_FILE)
    return _loaded[game]


def made(game: str, content: Path) -> Game:
    made_game = CerebriaCards(content)
    if voice is not None:
        made_game.speaker = voice(made_game)
    return made_game


def replay(record: Record | dict[str, Any], content: str | Path | None = None) -> Table:
    """The table of a record, played again; `BadRecord` says where it differs."""
    read_record = record if isinstance(record, Record) else read(record)
    return replay_record(read_record, load(read_record.game, content))


__all__ = ["games", "load", "open_record", "replay"]
