"""Which engine runs: the compiled one if none of the sources it was built from has changed, else plain Python.

`MINDROSE_ENGINE=plain` or `=fast` asks for one of them; `fast` fails with a message when it is not there.
"""

from __future__ import annotations

import hashlib
import importlib.machinery
import importlib.util
import os
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
ROOT = PACKAGE.parents[1]
INSTALLED = PACKAGE / "compiled"  # in a wheel that brings its engine along
BUILD = INSTALLED if INSTALLED.is_dir() else ROOT / "build" / "fast"
EXAMPLES = ROOT / "examples"
# Of the server: what is called at every move.
SERVING = (
    "allowance.py",
    "changes.py",
    "due.py",
    "entering.py",
    "frames.py",
    "latencies.py",
    "listener.py",
    "match.py",
    "outbox.py",
    "part.py",
    "scene.py",
    "sight.py",
    "story.py",
    "talks.py",
    "tolls.py",
    "turns.py",
    "windows.py",
)
# Modules that hold no code worth compiling, or that must stay interpreted (see `kernel.ints`).
PLAIN = {"__init__.py", "ints.py", "errors.py", "record.py", "game.py"}


def examples() -> list[Path]:
    """The games among the examples."""
    return [path.parent for path in sorted(EXAMPLES.glob("*/__init__.py"))]


def sources() -> list[Path]:
    """The modules that are compiled: kernel, language, games, the players' and the server's inner loops, examples."""
    rooms = ("kernel", "language", "games", "players")
    folders = [*(PACKAGE / room for room in rooms), *examples()]
    found = [path for folder in folders for path in sorted(folder.rglob("*.py")) if path.name not in PLAIN]
    found += [PACKAGE / "server" / name for name in SERVING]
    return [path for path in found if "# mypyc: plain" not in path.read_text(encoding="utf-8")[:200]]


def home(path: Path) -> Path:
    """The folder from which a source file is imported."""
    return PACKAGE.parent if path.is_relative_to(PACKAGE) else EXAMPLES


def made_for() -> str:
    """The Pythons that a build runs on: every release of this version, on machines of this kind."""
    return f"{sys.implementation.cache_tag} {sysconfig.get_platform()}"


def sources_root() -> Path:
    """Where the places of the sources that a build was made from begin."""
    return PACKAGE.parent if BUILD == INSTALLED else ROOT


def stamp(files: list[Path], root: Path | None = None) -> str:
    """What a build was made from: these files, by their places and what is in them, and the Pythons it is for."""
    digest = hashlib.sha256(made_for().encode())
    lines = []
    for path in files:
        place = path.relative_to(root or sources_root()).as_posix()
        digest.update(place.encode() + b"\0" + path.read_bytes())
        lines.append(place)
    return "\n".join([digest.hexdigest(), *lines])


def is_fresh() -> bool:
    """Whether there is a build, and nothing that was compiled has changed since.

    A source that came later is in no build and runs as plain Python beside it: what is compiled does not import it.
    """
    try:
        told = (BUILD / "STAMP").read_text()
        return stamp([sources_root() / place for place in told.splitlines()[1:]]) == told
    except OSError:
        return False


def is_complete() -> bool:
    """Whether the build holds all that is to be compiled."""
    return is_fresh() and (BUILD / "STAMP").read_text() == stamp(sources())


class CompiledFinder:
    """Finds the compiled modules of a build, and nothing else."""

    def __init__(self) -> None:
        suffix = importlib.machinery.EXTENSION_SUFFIXES[0]
        self.found: dict[str, Path] = {}
        for path in BUILD.rglob(f"*{suffix}"):
            name = ".".join(path.relative_to(BUILD).parts).removesuffix(suffix)
            self.found[name] = path

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name not in self.found:
            return None
        return importlib.util.spec_from_file_location(name, self.found[name])


def use_compiled() -> None:
    """Called once, before anything of the engine is imported."""
    wanted = os.environ.get("MINDROSE_ENGINE", "")
    if wanted not in ("", "plain", "fast"):
        raise ImportError(f"MINDROSE_ENGINE is plain or fast, not {wanted!r}")
    if wanted == "plain":
        return
    if is_fresh():
        sys.meta_path.insert(0, CompiledFinder())
    elif wanted == "fast":
        raise ImportError("MINDROSE_ENGINE=fast, but there is no compiled engine of these sources: run `make fast`")


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from mindrose.kernel import machine

    return not str(machine.__file__).endswith(".py")
