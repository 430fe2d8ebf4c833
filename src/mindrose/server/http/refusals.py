"""What a refused or failed request gets, and how the schema tells of it."""

from __future__ import annotations

import logging
import traceback
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import InterfaceError, OperationalError

from mindrose.server.http.asking import malformed
from mindrose.server.problems import SENTENCES, Denied
from mindrose.server.wire import Problem

log = logging.getLogger("mindrose.server")
Asked = Request[Any, Any, Any]
ALWAYS = ("E_RATE", "E_STORAGE")
CHANGING = ("E_MALFORMED", "E_ORIGIN", "E_TOO_LARGE")
SECURITY: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]  # either will do


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of a request that only reads, by status."""
    sentences: dict[int, list[str]] = {}
    for code in sorted({*codes, *ALWAYS}):
        status, sentence = SENTENCES[code]
        sentences.setdefault(status, []).append(f"`{code}`: {sentence}")
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="\n\n".join(said))
        for status, said in sentences.items()
    }


def change_refusals(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of a request that changes something."""
    return refusals(*codes, *CHANGING)


def reply(problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json", headers=headers)


def denied(_: Asked, error: Denied) -> Response[Problem]:
    headers = {"www-authenticate": "Bearer"} if error.status == 401 else None
    return reply(error.problem(), error.status, headers)


def not_served(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown addresses and methods, and values that do not fit."""
    if error.status_code == 404:
        return denied(request, Denied("E_NOT_FOUND"))
    if error.status_code == 405:
        problem = Denied("E_NOT_FOUND", "this address does not take this method").problem()
        return reply(problem, 405, error.headers)
    if error.status_code == 413:
        return denied(request, Denied("E_TOO_LARGE"))
    if error.status_code < 500:
        return denied(request, misfit(error))
    return failed(request, error)


def misfit(error: HTTPException) -> Denied:
    """The first value that does not fit, by name."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    if first.get("key") == "data":
        return malformed("it needs a JSON body")
    return malformed(str(first.get("message", "")) or error.detail, str(first.get("key", "")))


def not_stored(request: Asked, error: Exception) -> Response[Problem]:
    report(request, error)
    return denied(request, Denied("E_STORAGE"))


def failed(request: Asked, error: Exception) -> Response[Problem]:
    report(request, error)
    return reply(Denied("E_INTERNAL").problem(), 500)


def report(request: Asked, error: Exception) -> None:
    """Where it went wrong, and nothing of what was sent: messages of errors may hold passwords and hands."""
    places = "".join(traceback.format_tb(error.__traceback__))
    route = request.scope.get("path_template", "?")
    log.error(
        "a request failed: %(method)s %(route)s: %(error)s\n%(trace)s",
        {"method": request.method, "route": route, "error": type(error).__name__, "trace": places},
    )


HANDLERS: ExceptionHandlersMap = {
    Denied: denied,
    HTTPException: not_served,
    OperationalError: not_stored,
    InterfaceError: not_stored,
    ConnectionError: not_stored,
    Exception: failed,
}
