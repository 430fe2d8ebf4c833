"""CB-4.2 The Origin: the disc in the middle that turns the Spheres from Realm to Realm."""

from __future__ import annotations

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.things import REALMS
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64


def turn_origin(table: Cerebria, steps: i64) -> None:
    """CB-4.2.2 Every Sphere goes some Realms clockwise and keeps its WP, so this never causes a Revelation."""
    if steps > 0:
        table.offset = (table.offset + steps) % REALMS
        table.tell(events.ROTATED, steps, table.offset)
        settle(table)
