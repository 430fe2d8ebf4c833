"""Who you are: a guest of this browser, or the owner of an account."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from mindrose.server import sitting
from mindrose.server.http.asking import OurHall, OurPeople, Somebody, Visitor
from mindrose.server.http.refusals import SECURITY, change_refusals, refusals
from mindrose.server.people import COOKIE, YEAR, Player
from mindrose.server.problems import Denied
from mindrose.server.safety import address_of
from mindrose.server.wire import Credentials, Me, NewName


class MyName(Controller):
    path = "/me"
    tags = ["People"]

    @get("/", summary="Who am I?", responses=refusals())
    async def who(self, visitor: Visitor) -> Me | None:
        """The player of this browser or token; null if the server does not know you yet."""
        return None if visitor is None else me(visitor)

    @post("/", status_code=200, summary="Name yourself", responses=change_refusals("E_NAME", "E_NO_PLAYER"))
    async def name(self, state: State, people: OurPeople, visitor: Visitor, data: JSONBody[NewName]) -> Response[Me]:
        """You become a guest, known by a cookie; a player that the server knows is renamed."""
        if visitor is None:
            guest, token = await people.welcome(data.name)
            return Response(me(guest), cookies=[cookie(state, token)])
        if visitor.owner is not None:
            raise Denied("E_NO_PLAYER", "a program cannot rename itself: delete it and make another")
        return Response(me(await people.rename(visitor, data.name)))


class Account(Controller):
    path = "/account"
    tags = ["People"]

    @post(
        "/",
        status_code=200,
        summary="Make an account",
        security=SECURITY,
        responses=change_refusals("E_NO_PLAYER", "E_HAS_ACCOUNT", "E_LOGIN_TAKEN"),
    )
    async def make(self, people: OurPeople, person: Somebody, data: JSONBody[Credentials]) -> Me:
        """With a login and a password your seats are yours on every device."""
        return me(await people.make_account(person, data))


class Session(Controller):
    path = "/session"
    tags = ["People"]

    @post("/", status_code=200, summary="Log in", responses=change_refusals("E_LOGIN_WRONG"))
    async def log_in(
        self,
        request: Request[Any, Any, Any],
        state: State,
        hall: OurHall,
        people: OurPeople,
        visitor: Visitor,
        data: JSONBody[Credentials],
    ) -> Response[Me]:
        """On this browser you are the owner of the account; what its guest had becomes yours."""
        account, token = await people.log_in(data, address_of(request.scope))
        if visitor is not None:
            for table in await people.both_at(visitor, account):
                await sitting.leave(hall, table, visitor)
            for table in await people.merge(visitor, account):
                await hall.hear(table)
                hall.nodes.tell("table", table)
        hall.end_visits(await people.log_out(request.scope))
        return Response(me(account), cookies=[cookie(state, token)])

    @delete("/", status_code=200, summary="Log out", responses=refusals("E_ORIGIN"))
    async def log_out(
        self, request: Request[Any, Any, Any], state: State, hall: OurHall, people: OurPeople
    ) -> Response[None]:
        """This browser is nobody from now on; a guest without an account cannot come back."""
        hall.end_visits(await people.log_out(request.scope))
        return Response(None, cookies=[cookie(state, "", max_age=0)])


def me(player: Player) -> Me:
    return Me(player.id, player.name, player.login)


def cookie(state: State, token: str, max_age: int = YEAR) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=max_age,
        httponly=True,
        samesite="lax",
        secure=state.config.secure,
    )
