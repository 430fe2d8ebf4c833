# mypyc: plain
"""Players from elsewhere: `module:Class`, made as `Class(game, seed)` or `Class()`, with `choose(view) -> int`."""

from __future__ import annotations

import sys
from inspect import signature
from pathlib import Path
from typing import Any

from mindrose.kernel.errors import BadOption, MindroseError, shown
from mindrose.kernel.game import Game
from mindrose.players.player import Document, Player, own_answers
from mindrose.registry import load


def found(spec: str) -> Any:
    """The class that a spec names; modules are looked for in the present folder too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        kind = load(spec)
    except MindroseError as error:
        raise BadOption(f"there is no player {shown(spec)}: {error}") from None
    if not callable(kind) or not callable(getattr(kind, "choose", None)):
        raise BadOption(f"{spec} is no player: a player is a class with a method choose(view)")
    return kind


class OwnPlayer:
    """A player from elsewhere; its mistakes are told in words."""

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        self.name = spec
        kind = found(spec)
        try:
            signature(kind).bind(game, seed)
            arguments: tuple[Any, ...] = (game, seed)
        except TypeError:
            arguments = ()
        try:
            self.player: Player = kind(*arguments)
        except Exception as error:
            raise BadOption(
                f"{spec} cannot be made, neither as Class(game, seed) nor as Class(): {told(error)}"
            ) from error

    def choose(self, view: Document) -> int:
        try:
            answer: object = self.player.choose(view)
        except Exception as error:
            raise MindroseError(f"{self.name} failed while it chose: {told(error)}") from error
        legal = own_answers(view)
        if isinstance(answer, bool) or not isinstance(answer, int) or answer not in legal:
            raise MindroseError(f"{self.name} answered {shown(answer)}; the legal answers were {shown(legal)}")
        return answer


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
