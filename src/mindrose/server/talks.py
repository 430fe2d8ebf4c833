"""What is said at the two ends of a websocket: every message is taken, answered, or refused.

It is compiled with the engine: most of what a server hears comes this way.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, Final

import msgspec

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.server import wire
from mindrose.server.allowance import Allowance
from mindrose.server.listener import Listener
from mindrose.server.live import LiveTable
from mindrose.server.people import Player
from mindrose.server.problems import Denied
from mindrose.server.tolls import Tolls

if TYPE_CHECKING:
    from mindrose.server.hall import Hall

log = logging.getLogger("mindrose.server")
LARGEST: Final = 4096  # characters of a message
PREVIEW_RATE: Final = 15.0  # looks ahead a second of one socket
LOOK_RATE = 200_000.0  # bytes a second of whole stories, told again to who looks from another seat
POINT_RATE: Final = 3.0  # things that one socket shows a second
PATIENCE: Final = 200  # refused messages before a flood is cut off
clients = msgspec.json.Decoder(wire.ClientMessage)
programs = msgspec.json.Decoder(wire.Reply)


class Marked(msgspec.Struct):
    """A message as far as it can be named in a reply."""

    id: wire.Mark = ""


def mark_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=Marked).id
    except (msgspec.MsgspecError, RecursionError):
        return ""


class Talk:
    """One end of a conversation: takes a message, and answers it through the listener."""

    listener: Listener

    def hear(self, text: str) -> Coroutine[Any, Any, None] | None:
        """Takes a message; gives what is left to do before the next one, None if `line.answered` will be told."""
        raise NotImplementedError

    def accept(self, mark: str) -> None:
        self.listener.send(msgspec.json.encode(wire.Accepted(mark)))

    def refuse(self, mark: str, error: MindroseError) -> None:
        self.listener.send(packed_refusal(mark, error))


class TableTalk(Talk):
    """What somebody at a table may say."""

    def __init__(self, table: LiveTable, listener: Listener, player: Player | None) -> None:
        self.table = table
        self.listener = listener
        self.player = player
        self.glances = Allowance(PREVIEW_RATE)
        self.pointing = Allowance(POINT_RATE)
        self.wondered: wire.Preview | None = None  # what is to be looked at when the table is free
        self.looking: asyncio.Task[None] | None = None
        self.looks = Allowance(LOOK_RATE, 10.0)

    def hear(self, text: str) -> Coroutine[Any, Any, None] | None:
        message = clients.decode(text)
        if isinstance(message, wire.Answer):
            self.answer(message)
            return None
        return self.obey(message)

    def answer(self, message: wire.Answer) -> None:
        """What most messages are: they go straight through."""
        began = time.perf_counter()

        def answered(error: Exception | None) -> None:
            if error is None:
                self.table.hall.metrics.answers.add(time.perf_counter() - began)
                self.accept(message.id)
            elif isinstance(error, MindroseError):
                self.table.hall.metrics.refused += 1
                self.refuse(message.id, error)
            else:
                log.error("an answer failed: table %(table)s", {"table": self.table.row.id}, exc_info=error)
                self.refuse(message.id, Denied("E_INTERNAL"))
            self.listener.line.answered()

        try:
            seat = self.seat()
        except Denied as denied:
            answered(denied)
        else:
            self.table.take(seat, message.number, message.answer, answered)

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

    def measured(self) -> AbstractContextManager[None]:
        return self.table.hall.tolls.measured(self.listener.address)

    def hang_up(self) -> None:
        if self.looking is not None:
            self.looking.cancel()

    def seat(self) -> int:
        """The seat this player speaks for; nobody speaks for another's."""
        seat = self.listener.seat
        if seat is None or self.listener.player is None or self.table.seats[seat].player != self.listener.player:
            raise Denied("E_NOT_SEATED")
        return seat

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


def packed_refusal(mark: str, error: MindroseError) -> bytes:
    if isinstance(error, Refusal):
        refused = wire.Refused(mark, error.code, error.rule, error.about, str(error))
    elif isinstance(error, Denied):
        about = {name: value for name, value in error.about.items() if isinstance(value, int | str)}
        refused = wire.Refused(mark, error.code, "", about, str(error))
    else:
        refused = wire.Refused(mark, "E_MALFORMED", "", {}, str(error))
    return msgspec.json.encode(refused)


class Conversation:
    """Every message is answered; what is not understood changes nothing, and a flood is cut off."""

    def __init__(self, talk: Talk, messages: float, tolls: Tolls) -> None:
        self.talk = talk
        self.line = talk.listener.line
        self.allowance = Allowance(messages)
        self.tolls = tolls
        self.refused = 0
        self.task: asyncio.Task[None] | None = None
        self.over: asyncio.Future[str] = asyncio.get_running_loop().create_future()  # why it is ended from here

    def hear(self, text: str | None) -> None:
        if text is None:
            self.end("")
        elif len(text) > LARGEST:
            self.refuse("", Denied("E_TOO_LARGE"))
        elif not self.allowance.take():
            self.refuse(mark_of(text), Denied("E_RATE"))
        elif wait := self.tolls.pay(self.talk.listener.address):
            asyncio.get_running_loop().call_later(wait, self.heed, text)
        else:
            self.heed(text)

    def heed(self, text: str) -> None:
        if self.over.done():
            return
        try:
            left = self.talk.hear(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.refuse(mark_of(text), Denied("E_MALFORMED", f"the message is not understood: {error}"))
        else:
            if left is not None:
                self.task = asyncio.create_task(left)
                self.task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.task = None
        error = None if task.cancelled() else task.exception()
        if error is None:
            self.line.answered()
        elif not self.over.done():
            self.over.set_exception(error)

    def refuse(self, mark: str, denied: Denied) -> None:
        self.talk.refuse(mark, denied)
        self.refused += 1
        if self.refused > PATIENCE:
            self.end("E_RATE")
        else:
            self.line.answered()

    def leave(self) -> None:
        self.line.ear = None
        if self.task is not None:
            self.task.cancel()

    def end(self, why: str) -> None:
        if not self.over.done():
            self.over.set_result(why)
