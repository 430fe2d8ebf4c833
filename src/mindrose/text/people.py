"""The people at a table: their names as plain arguments of messages."""

from __future__ import annotations

from collections.abc import Sequence

from mindrose.text.words import Argument, Words


class People:
    """What the players at a table are called in one language."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self.words = words
        self.players = list(players)

    def player(self, seat: int) -> str:
        return self.players[seat] if self.is_named(seat) else self.words.say("player", {"number": seat + 1})

    def tag(self, seat: int) -> str:
        """The name, or the bare number of a player without one: what may follow "the player"."""
        return self.players[seat] if self.is_named(seat) else str(seat + 1)

    def is_named(self, seat: int) -> bool:
        return 0 <= seat < len(self.players) and self.players[seat] != ""

    def listed(self, seats: Sequence[int]) -> str:
        """Several players: "Ann, Bob and Cleo"."""
        return self.joined([self.player(seat) for seat in seats])

    def joined(self, texts: Sequence[str]) -> str:
        """Several things in a row, the last one with an "and"; nothing for none."""
        if not texts:
            return ""
        *more, last = texts
        return self.words.say("names-last", {"first": self.words.row(more), "next": last}) if more else last

    def player_arguments(self, name: str, seat: int | str | None) -> dict[str, Argument]:
        if not isinstance(seat, int) or seat < 0:
            return {name: "", f"{name}_tag": ""}
        return {name: self.player(seat), f"{name}_tag": self.tag(seat)}
