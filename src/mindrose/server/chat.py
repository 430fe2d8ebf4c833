"""What is said at a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from mindrose.server.allowance import Allowance
from mindrose.server.names import likeness
from mindrose.server.part import Part
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.rows import ADD_CHAT
from mindrose.server.store import Lost
from mindrose.server.wire import ChatLine, ChatNews

if TYPE_CHECKING:
    from mindrose.server.live import LiveTable

CHAT_RATE: Final = 1.0  # lines a second of one person at one table
LONGEST_CHAT: Final = 5000  # lines
CHAT_SHOWN: Final = 200  # lines that somebody who comes is shown


class Chat(Part["LiveTable"]):
    """The lines of a table, from the first one on."""

    def __init__(self, table: LiveTable) -> None:
        super().__init__(table)
        self.lines: list[ChatLine] = []
        self.chatter: dict[str, Allowance] = {}

    def __len__(self) -> int:
        return len(self.lines)

    async def say(self, player: Player, seat: int | None, text: str) -> None:
        """A line of chat; whoever opens many windows says no more than others."""
        if len(self.chatter) > CHAT_SHOWN:
            self.chatter.clear()
        if not self.chatter.setdefault(player.id, Allowance(CHAT_RATE, 5.0)).take():
            raise Denied("E_RATE")
        if len(self.lines) >= LONGEST_CHAT:
            raise Denied("E_TOO_MANY", f"the chat of this table is full: it has {LONGEST_CHAT} lines")
        async with self.table.lock:
            line = await self.stored_line(self.called(player, seat), player.id, seat, text)
            self.lines.append(line)
            self.table.spread(ChatNews([line]))

    def called(self, player: Player, seat: int | None) -> str:
        """The name of whoever speaks: that of the seat, or one that nobody at the table has."""
        if seat is not None and self.table.seats[seat].player == player.id:
            return self.table.seats[seat].name
        taken = {likeness(row.name) for row in self.table.seats if row.kind != "open"}
        return f"{player.name} (?)" if likeness(player.name) in taken else player.name

    async def stored_line(self, name: str, player: str, seat: int | None, text: str) -> ChatLine:
        """Who spoke on another node at the same moment comes first."""
        while True:
            line = ChatLine(len(self.lines), name, seat, text, time.time(), player)
            columns = {"number": line.number, "seat": seat, "name": name, "text": text, "at": line.at, "player": player}
            notice = self.table.hall.nodes.notice("chat", self.table.row.id)
            try:
                await self.table.hall.store.write((ADD_CHAT, {"table": self.table.row.id, **columns}), notice=notice)
                return line
            except Lost:
                await self.table.hear()
