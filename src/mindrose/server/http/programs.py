"""Programs of people that play by themselves."""

from __future__ import annotations

from contextlib import suppress

from litestar import Controller, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from mindrose.server import sitting
from mindrose.server.http.asking import OurHall, OurPeople, Somebody
from mindrose.server.http.refusals import SECURITY, change_refusals, refusals
from mindrose.server.problems import Denied
from mindrose.server.wire import NewName, Program


class Programs(Controller):
    path = "/programs"
    tags = ["Programs"]
    security = SECURITY

    @get("/", summary="My programs", responses=refusals("E_NO_PLAYER"))
    async def programs(self, people: OurPeople, person: Somebody) -> list[Program]:
        return [Program(program.id, program.name) for program in await people.programs(person)]

    @post("/", summary="Make a program", responses=change_refusals("E_NO_PLAYER", "E_NAME", "E_TOO_MANY"))
    async def make(self, people: OurPeople, person: Somebody, data: JSONBody[NewName]) -> Program:
        """The reply holds the token, once: send it as `Authorization: Bearer …`."""
        return await people.make_program(person, data.name)

    @delete(
        "/{program_id:str}",
        status_code=200,
        summary="Delete a program",
        responses=refusals("E_NO_PLAYER", "E_NO_PROGRAM", "E_ORIGIN"),
    )
    async def remove(
        self, hall: OurHall, people: OurPeople, person: Somebody, program_id: FromPath[str]
    ) -> Response[None]:
        """Its token ends; where it sits, bots play on."""
        program = await people.program(person, program_id)
        for table in await hall.mine(program):
            with suppress(Denied):  # the game has ended meanwhile
                await sitting.leave(hall, table.id, program)
        await people.delete_program(program)
        hall.end_visits(program.id)
        return Response(None)
