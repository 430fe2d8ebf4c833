"""Builds what people install, into build/dist: a source archive, a wheel with the compiled engine, and a plain one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "build" / "dist"
MOST = 15_000_000  # bytes that one of them may have


def build(target: str, folder: Path, pure: bool = False) -> Path:
    """One archive of a kind; where there is no compiled engine, wheels are for any machine."""
    environment = {**os.environ, "MINDROSE_WHEEL": "pure" if pure else "", "MINDROSE_ENGINE": "plain"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    return max(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)


def main() -> int:
    built = [build("sdist", DIST), build("wheel", DIST), build("wheel", DIST, pure=True)]
    for path in dict.fromkeys(built):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    return 1 if any(path.stat().st_size > MOST for path in built) else 0


if __name__ == "__main__":
    sys.exit(main())
