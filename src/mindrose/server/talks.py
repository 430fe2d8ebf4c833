"""What is said at the two ends of a websocket: every message is taken, answered, or refused.

It is compiled with the engine: most of what a server hears comes this way. Coroutines are not (`saying.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.ints import mypyc_attr
from mindrose.server import wire
from mindrose.server.allowance import Allowance
from mindrose.server.listener import Listener
from mindrose.server.live import LiveTable
from mindrose.server.problems import Denied
from mindrose.server.refusals import mark_of, packed_refusal
from mindrose.server.tolls import Tolls

log = logging.getLogger("mindrose.server")
LARGEST: Final = 4096  # characters of a message
PATIENCE: Final = 200  # refused messages before a flood is cut off
clients = msgspec.json.Decoder(wire.ClientMessage)


@mypyc_attr(allow_interpreted_subclasses=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerTalk(Talk):
    """Answers given at a table; what else is said there is left to be obeyed."""

    def __init__(self, table: LiveTable, listener: Listener) -> None:
        self.table = table
        self.listener = listener

    def hear(self, text: str) -> Coroutine[Any, Any, None] | None:
        message = clients.decode(text)
        if isinstance(message, wire.Answer):
            self.answer(message)
            return None
        return self.obey(message)

    def answer(self, message: wire.Answer) -> None:
        """What most messages are: they go straight through."""
        given = Given(self, message.id)
        try:
            seat = self.seat()
        except Denied as denied:
            given.answered(denied)
        else:
            self.table.take(seat, message.number, message.answer, given.answered)

    def seat(self) -> int:
        """The seat this player speaks for; nobody speaks for another's."""
        seat = self.listener.seat
        if seat is None or self.listener.player is None or self.table.seats[seat].player != self.listener.player:
            raise Denied("E_NOT_SEATED")
        return seat

    def obey(self, message: wire.ClientMessage) -> Coroutine[Any, Any, None]:
        raise NotImplementedError


class Given:
    """An answer that was given, until it is accepted or refused."""

    def __init__(self, talk: AnswerTalk, mark: str) -> None:
        self.talk = talk
        self.mark = mark
        self.began = time.perf_counter()

    def answered(self, error: Exception | None) -> None:
        talk = self.talk
        metrics = talk.table.hall.metrics
        if error is None:
            metrics.answers.add(time.perf_counter() - self.began)
            talk.accept(self.mark)
        elif isinstance(error, MindroseError):
            metrics.refused += 1
            talk.refuse(self.mark, error)
        else:
            log.error("an answer failed: table %(table)s", {"table": talk.table.row.id}, exc_info=error)
            talk.refuse(self.mark, Denied("E_INTERNAL"))
        talk.listener.line.answered()


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
