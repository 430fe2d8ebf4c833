"""Packs as they were when somebody began to play with them: each version is kept, whatever becomes of its files."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from pathlib import Path
from typing import Final

from mindrose.content.packs import packs_folder
from mindrose.kernel.form import Document

VERSION: Final = "@"  # between the name of a pack and its version
KEPT: Final = ".kept"  # a folder beside the packs


def version_of(name: str, facts: Document) -> str:
    """The name of a pack with its version, which follows from what its files say."""
    text = json.dumps(facts, sort_keys=True, ensure_ascii=False)
    return f"{name}{VERSION}{hashlib.sha256(text.encode()).hexdigest()[:12]}"


def appearance(folder: Path) -> str:
    """How the files of a folder look from outside; they are read again when it changes."""
    files = sorted(folder.glob("*.toml*"))
    return repr([(file.name, file.stat().st_size, file.stat().st_mtime_ns) for file in files])


def keep(version: str, facts: Document) -> None:
    """Writes a version down beside the packs, unless it is there, or nothing can be written there."""
    path = packs_folder() / KEPT / f"{version}.json"
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.write_text(json.dumps(facts, ensure_ascii=False), encoding="utf-8")


def kept(version: str) -> Document | None:
    """What the files of a version said; nothing if it is not kept here."""
    try:
        facts: Document = json.loads((packs_folder() / KEPT / f"{version}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return facts if version_of(version.partition(VERSION)[0], facts) == version else None
