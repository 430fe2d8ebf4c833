"""Writes the words that the browser shares with Python as TypeScript: `python tools/vocabulary.py` (or `--check`).

`web/src/lib/vocabulary.ts` has what is common to all games; `web/src/games/<game>/speech/vocabulary.ts` has what
`speech/<game>.py` names in its `VOCABULARY`. One word of a list is a type: one of `ABILITIES` is an `Ability`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from mindrose import registry
from mindrose.kernel.languages import LANGUAGES
from mindrose.text import words

WEB: Final = Path(__file__).parents[1] / "web" / "src"
SPEECH: Final = Path(__file__).parent / "speech"
HEAD: Final = "// Written by tools/vocabulary.py; do not edit.\n\n"

Value = int | str | Sequence[str] | Mapping[str, str] | Mapping[str, int]
SHARED: Final[dict[str, Value]] = {"LANGUAGES": LANGUAGES, "ENGLISH": words.ENGLISH, "MARK": words.MARK}


def written(value: Value) -> str:
    """A value as TypeScript writes it."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f"'{value}'"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key}: {written(word)}" for key, word in value.items()) + " } as const"
    return "[" + ", ".join(f"'{word}'" for word in value) + "] as const"


def one(name: str) -> str:
    """What one word of a list is called: ABILITIES, Ability."""
    single = name[:-3] + "y" if name.endswith("IES") else name[:-1]
    return single.capitalize()


def lines(vocabulary: Mapping[str, Value]) -> Iterator[str]:
    for name, value in vocabulary.items():
        yield f"export const {name} = {written(value)};"
        if isinstance(value, list | tuple):
            yield f"export type {one(name)} = (typeof {name})[number];"


def pages() -> dict[Path, str]:
    """What is written where."""
    found: dict[Path, Mapping[str, Value]] = {WEB / "lib" / "vocabulary.ts": SHARED}
    for listing in registry.SHIPPED:
        module = listing.id.replace("-", "_")
        if (SPEECH / f"{module}.py").is_file():
            path = WEB / "games" / listing.id / "speech" / "vocabulary.ts"
            found[path] = import_module(f"speech.{module}").VOCABULARY
    return {path: HEAD + "\n".join(lines(vocabulary)) + "\n" for path, vocabulary in found.items()}


def main() -> int:
    if "--check" not in sys.argv:
        for path, page in pages().items():
            path.write_text(page, encoding="utf-8")
        return 0
    stale = [path for path, page in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != page]
    for path in stale:
        print(f"{path.relative_to(WEB.parents[1])} has other words than Python; run: python tools/vocabulary.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
