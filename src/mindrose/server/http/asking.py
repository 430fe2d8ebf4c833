"""Who asks, and what: players from cookies and tokens, structs from bodies."""

from __future__ import annotations

import re
from typing import Any, cast

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency

from mindrose.server.consulting import Consulting
from mindrose.server.hall import Hall
from mindrose.server.people import People, Player
from mindrose.server.problems import Denied

# What handlers ask for, by the name of the parameter.
OurHall = NamedDependency[Hall]
OurPeople = NamedDependency[People]
OurConsulting = NamedDependency[Consulting]
Visitor = NamedDependency[Player | None]
Somebody = NamedDependency[Player]
PLACE = re.compile(r"^(?P<what>.*?)(?: - at `(?:key in )?\$\.?(?P<place>.*?)`)?$", re.DOTALL)
FIELD = re.compile(r"^Object (?:missing required|contains unknown) field `(.*)`$", re.DOTALL)


class JsonRequest(Request[Any, Any, Any]):
    """Reads a body strictly as the struct that the handler wants: "5" is no number, and unknown fields are refused."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(await self.body(), type=wanted)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise malformed(str(error)) from None
        except RecursionError:
            raise malformed("it is nested too deeply") from None


def malformed(error: str, field: str = "") -> Denied:
    """The refusal of a message, with the field that is wrong."""
    found = PLACE.match(error)
    assert found is not None
    what = found["what"]
    named = FIELD.match(what)
    field = field or ".".join(part for part in (found["place"], named and named[1]) if part)
    if not field:
        return Denied("E_MALFORMED", f"the message is not understood: {what}")
    return Denied("E_MALFORMED", f"the message is not understood: {field}: {what}", field=field)


def hall(state: State) -> Hall:
    return cast(Hall, state.hall)


def people(state: State) -> People:
    return cast(People, state.people)


def consulting(state: State) -> Consulting:
    return cast(Consulting, state.consulting)


async def visitor(request: Request[Any, Any, Any], people: OurPeople) -> Player | None:
    """Whoever looks in; None has no name yet."""
    return await people.player(request.scope)


def player(visitor: Visitor) -> Player:
    """Somebody with a name: a person or a program."""
    if visitor is None:
        raise Denied("E_NO_PLAYER")
    return visitor


def person(player: Somebody) -> Player:
    """A person: programs have neither accounts nor programs."""
    if player.owner is not None:
        raise Denied("E_NO_PLAYER", "a program cannot do this: only its owner can, in the browser")
    return player
