"""How a message is refused: under the mark that its client gave it, with a code, a rule, and words for a log."""

from __future__ import annotations

import msgspec

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.server import wire
from mindrose.server.problems import Denied


class Marked(msgspec.Struct):
    """A message as far as it can be named in a reply."""

    id: wire.Mark = ""


def mark_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=Marked).id
    except (msgspec.MsgspecError, RecursionError):
        return ""


def packed_refusal(mark: str, error: MindroseError) -> bytes:
    if isinstance(error, Refusal):
        refused = wire.Refused(mark, error.code, error.rule, error.about, str(error))
    elif isinstance(error, Denied):
        about = {name: value for name, value in error.about.items() if isinstance(value, int | str)}
        refused = wire.Refused(mark, error.code, "", about, str(error))
    else:
        refused = wire.Refused(mark, "E_MALFORMED", "", {}, str(error))
    return msgspec.json.encode(refused)
