"""An automaton that plays by itself, asked for its next decision by somebody who has the game on a table."""

from __future__ import annotations

from typing import Protocol

from mindrose.kernel.game import Document
from mindrose.kernel.table import Table


class Automaton(Protocol):
    """What a game says of its automaton; `faces` has one for each game that has such a player."""

    def template(self, people: int, language: str) -> str:
        """A table at its beginning as a YAML position, with what can be written where."""
        ...

    def on_turn(self, document: Document, card: str) -> Document:
        """A position in which it is the automaton's turn and this card comes next; any card if none is named."""
        ...

    def acts(self, table: Table) -> bool:
        """Its turn is still going on."""
        ...

    def card(self, table: Table) -> str:
        """The id of the card that it plays, nothing if it plays none."""
        ...

    def at_rest(self, table: Table) -> Document:
        """The position after its turn, as somebody would write it."""
        ...
