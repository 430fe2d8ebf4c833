"""Players whom you do not want to hear of."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from mindrose.server.http.asking import OurHall, Somebody
from mindrose.server.http.refusals import SECURITY, change_refusals, refusals
from mindrose.server.wire import Blocked, NewBlock


class MyBlocks(Controller):
    path = "/blocks"
    tags = ["People"]
    security = SECURITY

    @get("/", summary="Whom I have blocked", responses=refusals("E_NO_PLAYER"))
    async def blocked(self, hall: OurHall, player: Somebody) -> list[Blocked]:
        return await hall.blocks.of(player.id)

    @post(
        "/",
        status_code=200,
        summary="Block somebody",
        responses=change_refusals("E_NO_PLAYER", "E_NOT_FOUND", "E_TOO_MANY"),
    )
    async def block(self, hall: OurHall, player: Somebody, data: JSONBody[NewBlock]) -> list[Blocked]:
        """What they say does not reach you, and they cannot sit down at your tables."""
        return hall.blocked(player.id, await hall.blocks.add(player.id, data.player))

    @delete(
        "/{other:str}",
        status_code=200,
        summary="Hear of somebody again",
        responses=refusals("E_NO_PLAYER", "E_ORIGIN"),
    )
    async def unblock(self, hall: OurHall, player: Somebody, other: FromPath[str]) -> list[Blocked]:
        return hall.blocked(player.id, await hall.blocks.remove(player.id, other[:24]))
