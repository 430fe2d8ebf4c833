"""The pages: the built client, and the page that shows the interface to programmers."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.params import FromPath

import mindrose
from mindrose.server import wire
from mindrose.server.config import Config
from mindrose.server.people import COOKIE
from mindrose.server.problems import Denied

LONGEST_PATH = 200
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
KINDS = mimetypes.MimeTypes()  # the same on every machine, whatever its own table says
NAMED_BY_CONTENT = "assets"  # the folder where a file with other content has another name
NOT_BUILT = """<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mindrose</title></head>
  <body>
    <h1>Mindrose</h1>
    <p>The server runs, but the client has not been built yet. Stop the server and run <code>make play</code>.</p>
    <p>Programs can play already: see <a href="/api/schema">the interface</a>.</p>
  </body>
</html>
"""
SCHEMA_PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mindrose: the interface for programs</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/vendor/swagger-ui.css">
  </head>
  <body>
    <div id="schema">
      <h1>Mindrose: the interface for programs</h1>
      <p>It is described in <a href="/api/schema/openapi.json">openapi.json</a>.</p>
    </div>
    <script src="/vendor/swagger-ui-bundle.js"></script>
    <script src="/api/schema/page.js"></script>
  </body>
</html>
"""
SCHEMA_SCRIPT = """if (window.SwaggerUIBundle) {
  SwaggerUIBundle({ url: '/api/schema/openapi.json', dom_id: '#schema', deepLinking: true, validatorUrl: null });
}
"""
DESCRIPTION = """Everything the browser client does, your programs can do too.

Make a program (`POST /api/programs`), send its token as `Authorization: Bearer …`, join tables, and answer questions on
the websocket `/api/me/socket`; `/api/tables/{id}/socket` shows one table. Every refusal is a `Problem`.
"""
TAGS = [
    Tag("Games", description="What can be played"),
    Tag("Automatons", description="What the game's own player does at a table of yours"),
    Tag("People", description="Guests and accounts"),
    Tag("Programs", description="Programs that play by themselves"),
    Tag("Tables", description="Sitting down, playing, replaying"),
]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client; every other address is the client's own, and it shows the page."""
    config: Config = request.app.state.config
    found = await asyncio.to_thread(find, config.web, path.strip("/"))
    if found is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": ASK_AGAIN})
    content, tag = await asyncio.to_thread(read, found)
    headers = {"etag": tag, "cache-control": lifetime(found.relative_to(config.web))}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=media_type(found), headers=headers)


def read(file: Path) -> tuple[bytes, str]:
    content = file.read_bytes()
    return content, f'W/"{hashlib.sha256(content).hexdigest()[:32]}"'


def find(web: Path, path: str) -> Path | None:
    """The file at an address; None if the client is not built."""
    file = web / path
    if len(path) > LONGEST_PATH or "\0" in path or not file.resolve().is_relative_to(web.resolve()):
        raise NotFoundException
    if path and file.is_file():
        return file
    if "." in path.rpartition("/")[2]:  # a file that is not there, not a page of the client
        raise NotFoundException
    index = web / "index.html"
    return index if index.is_file() else None


def lifetime(file: Path) -> str:
    return FOR_EVER if file.parts[0] == NAMED_BY_CONTENT else ASK_AGAIN


def media_type(file: Path) -> str:
    return KINDS.guess_type(file.name)[0] or "application/octet-stream"


class SchemaPage(OpenAPIRenderPlugin):
    """The page that shows the schema."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return SCHEMA_PAGE.encode()


class SchemaScript(OpenAPIRenderPlugin):
    """The page's script: a file of its own, because no script may be inline."""

    def __init__(self) -> None:
        super().__init__(path="/page.js")
        javascript: Any = "text/javascript"  # the framework's list of media types lacks it, and takes any text
        self.media_type = javascript

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return SCHEMA_SCRIPT.encode()


class SchemaFile(JsonRenderPlugin):
    """The schema, with the structs described by msgspec itself: it knows every limit that it checks."""

    def __init__(self) -> None:
        super().__init__()
        self.rendered = b""  # it does not change while the server runs

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self.rendered = self.rendered or self.written(openapi_schema)
        return self.rendered

    def written(self, openapi_schema: dict[str, Any]) -> bytes:
        schemas = openapi_schema["components"]["schemas"]
        structs = [getattr(wire, name) for name in schemas]
        _, exact = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
        components = {**openapi_schema["components"], "schemas": {**schemas, **exact}}
        return msgspec.json.encode({**openapi_schema, "components": components})


def schema_router() -> Router:
    return Router("/api/schema", route_handlers=[], include_in_schema=False, after_request=schema_reply)


async def schema_reply(reply: Response[Any]) -> Response[Any]:
    """An unknown address below the schema is refused like any other."""
    if reply.status_code == 404:
        return Response(Denied("E_NOT_FOUND").problem(), status_code=404, media_type="application/json")
    return reply


def schema_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Mindrose",
        version=mindrose.__version__,
        description=DESCRIPTION,
        tags=TAGS,
        use_handler_docstrings=True,
        openapi_router=schema_router(),
        render_plugins=[SchemaPage(), SchemaScript(), SchemaFile()],
        components=Components(
            security_schemes={
                "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="a browser"),
                "token": SecurityScheme("http", scheme="bearer", description="a program"),
            }
        ),
    )
