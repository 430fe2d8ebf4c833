"""What a match shows, read as a client reads it."""

from __future__ import annotations

from typing import Any

import msgspec

from mindrose.kernel.writing import Writer
from mindrose.server import wire
from mindrose.server.match import Match
from mindrose.server.story import Story, Viewer


def moment_of(match: Match, viewer: Viewer) -> wire.Moment:
    return msgspec.json.decode(b"".join(match.moment(viewer, 0, "ask", 0.0)), type=wire.Moment)


def events_of(story: Story, viewer: Viewer, told: int) -> list[dict[str, Any]]:
    out = Writer()
    story.write_events(out, viewer, told)
    found: list[dict[str, Any]] = msgspec.json.decode(out.written())
    return found
