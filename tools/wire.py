"""Writes the messages of `mindrose.server.wire` as TypeScript: `python tools/wire.py` (or `--check`)."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from mindrose.server import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/wire.py from src/mindrose/server/wire.py; do not edit.\n\n"
UNIONS = ("ServerMessage", "ClientMessage", "StreamMessage")
PLAIN = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def structs() -> list[type[Struct]]:
    return [
        thing
        for thing in vars(wire).values()
        if isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct
    ]


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, inspect.Metadata):
        return written(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(written(part) for part in kind.types))
    if isinstance(kind, inspect.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


def interface(cls: type[Struct]) -> str:
    about: Any = inspect.type_info(cls)
    lines = [f"export interface {cls.__name__} {{"]
    if about.tag is not None:
        lines.append(f"  type: '{about.tag}';")
    for field in about.fields:
        mark = "" if field.required or not cls.__struct_config__.forbid_unknown_fields else "?"
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def page() -> str:
    unions = [
        f"export type {name} = {' | '.join(part.__name__ for part in getattr(wire, name).__args__)};" for name in UNIONS
    ]
    return HEAD + "\n\n".join([interface(cls) for cls in structs()] + unions) + "\n"


def main() -> int:
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != page():
            print("web/src/wire.ts is not what the server speaks; run: python tools/wire.py")
            return 1
        return 0
    TARGET.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
