"""What the server says of itself: one line for each thing that somebody has to mend, as text or as JSON."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime
from typing import Final

import msgspec

from mindrose.kernel.errors import BadOption

KINDS: Final = ("text", "json")
TEXT: Final = "%(asctime)s %(levelname)s %(message)s"
DETAILS: Final = re.compile(r":|[ ,]*%\(")  # where a message goes on with what is different each time


class JsonLines(logging.Formatter):
    """One object a line: time, level, event, message, the fields that the message names, and where it happened.

    The event is the message up to its details: the same for all things of one kind.
    """

    def format(self, record: logging.LogRecord) -> str:
        fields = record.args if isinstance(record.args, dict) else {}
        found = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": DETAILS.split(str(record.msg))[0],
            "message": record.getMessage(),
            **{name: value if isinstance(value, int | float) else str(value) for name, value in fields.items()},
        }
        if record.exc_info and record.exc_info[0] is not None:
            found |= {"error": record.exc_info[0].__name__, "trace": self.formatException(record.exc_info)}
        return msgspec.json.encode(found).decode()


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whoever is not answered because the server ends is no fault of it."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def open_log(kind: str) -> None:
    """Everything that is logged in this process goes one way."""
    if kind not in KINDS:
        raise BadOption(f"MINDROSE_LOG is {' or '.join(KINDS)}, not {kind!r}")
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(TEXT))
    handler.addFilter(is_worth_a_line)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
