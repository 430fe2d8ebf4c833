"""What may be said at a table, and on the stream of a player, beside answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mindrose.kernel.errors import MindroseError
from mindrose.server import wire
from mindrose.server.allowance import Allowance
from mindrose.server.listener import Listener
from mindrose.server.live import LiveTable
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.talks import AnswerTalk, Talk
from mindrose.server.tolls import Measured

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
PREVIEW_RATE: Final = 15.0  # looks ahead a second of one socket
LOOK_RATE: Final = 200_000.0  # bytes a second of whole stories, told again to who looks from another seat
POINT_RATE: Final = 3.0  # things that one socket shows a second
programs = msgspec.json.Decoder(wire.Reply)


class TableTalk(AnswerTalk):
    """What somebody at a table may say."""

    def __init__(self, table: LiveTable, listener: Listener, player: Player | None) -> None:
        super().__init__(table, listener)
        self.player = player
        self.glances = Allowance(PREVIEW_RATE)
        self.pointing = Allowance(POINT_RATE)
        self.wondered: wire.Preview | None = None  # what is to be looked at when the table is free
        self.looking: asyncio.Task[None] | None = None
        self.looks = Allowance(LOOK_RATE, 10.0)

    async def obey(self, message: wire.ClientMessage) -> None:
        try:
            if isinstance(message, wire.Why):
                with self.measured():
                    self.listener.send(msgspec.json.encode(self.table.reason(self.seat(), message.answer, message.id)))
            elif isinstance(message, wire.Preview):
                self.wonder(message)
            elif isinstance(message, wire.Answers):
                taken = await self.table.answer_all(self.seat(), message.number, message.answers)
                self.listener.send(msgspec.json.encode(wire.Accepted(message.id, taken)))
            else:
                await self.act(message)
                self.accept(message.id)
        except MindroseError as error:
            self.table.hall.metrics.refused += 1
            self.refuse(message.id, error)

    def wonder(self, message: wire.Preview) -> None:
        """Looks ahead as soon as the table is free; only what was asked last is looked at."""
        self.seat()
        if not self.glances.take():
            raise Denied("E_RATE")
        if self.wondered is not None:
            self.refuse(self.wondered.id, Denied("E_STALE", "something else was asked meanwhile"))
        self.wondered = message
        if self.looking is None:
            self.looking = asyncio.create_task(self.look_ahead())

    async def look_ahead(self) -> None:
        async with self.table.lock:
            message, self.wondered, self.looking = self.wondered, None, None
            if message is None:
                return
            try:
                with self.measured():
                    found = self.table.preview(self.seat(), message.number, message.answers, message.id)
                    self.listener.send(msgspec.json.encode(found))
            except MindroseError as error:
                self.refuse(message.id, error)
            except Exception:
                log.exception("a preview failed: table %(table)s", {"table": self.table.row.id})
                self.refuse(message.id, Denied("E_INTERNAL"))

    def measured(self) -> Measured:
        return self.table.hall.tolls.measured(self.listener.address)

    def hang_up(self) -> None:
        if self.looking is not None:
            self.looking.cancel()

    async def act(self, message: wire.ClientMessage) -> None:
        table = self.table
        match message:
            case wire.Undo(number=number):
                await table.takebacks.undo(self.seat(), number)
            case wire.Withdraw(number=number):
                await table.takebacks.withdraw(self.seat(), number)
            case wire.Agree(agree=agree):
                await table.takebacks.agree(self.seat(), agree)
            case wire.Passing(until=until):
                await table.let_pass(self.seat(), until)
            case wire.Look(seat=seat):
                async with table.lock:
                    self.look(seat)
            case wire.Point(number=number, thing=thing, answers=answers):
                if not self.pointing.take():
                    raise Denied("E_RATE")
                await table.point(self.seat(), number, thing, answers, self.listener.address)
            case wire.Nudge(seat=seat):
                self.seat()
                table.nudge(seat, self.listener.player)
            case wire.Say(text=said):
                if self.player is None:
                    raise Denied("E_NO_PLAYER")
                if not said.strip() or not all(sign.isprintable() or sign == "\n" for sign in said):
                    raise Denied("E_MALFORMED", "a line of chat is text that can be read")
                await table.chat.say(self.player, self.listener.seat, said)

    def look(self, seat: int) -> None:
        if seat not in self.table.seats_of(self.listener.player):
            raise Denied("E_NOT_SEATED")
        if not self.looks.take(0):
            raise Denied("E_RATE")
        if seat != self.listener.seat:
            self.listener.seat, self.listener.told = seat, 0
        if self.table.match is not None:
            self.looks.take(self.table.show_to(self.listener))


class StreamTalk(Talk):
    """A program's answers."""

    def __init__(self, hall: Hall, player: Player, listener: Listener) -> None:
        self.hall = hall
        self.player = player
        self.listener = listener

    def hear(self, text: str) -> Coroutine[Any, Any, None]:
        return self.reply(programs.decode(text))

    async def reply(self, message: wire.Reply) -> None:
        try:
            table = await self.hall.table(message.table)
            mine = [seat for seat in table.seats_of(self.player.id) if message.seat in (None, seat)]
            asked = [seat for seat in mine if seat in table.started().since]
            if not mine:
                raise Denied("E_NOT_SEATED")
            if not asked:
                raise Denied("E_STALE")
            await table.answer(asked[0], message.number, message.answer)
            self.accept(message.id)
        except MindroseError as error:
            self.refuse(message.id, error)
