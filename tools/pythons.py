"""Installs the wheels of build/dist with each Python that is there and can run them, and plays a few games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13")
CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"
ENOUGH = 600  # seconds for one command


def found() -> dict[str, str]:
    """The Pythons that are there, by version: by their names, or among those of pyenv."""
    there: dict[str, str] = {}
    for version in VERSIONS:
        named = shutil.which(f"python{version}")
        kept = sorted(Path("~/.pyenv/versions").expanduser().glob(f"{version}.*/bin/python"))
        for python in [*([named] if named else []), *map(str, kept)]:
            asked = subprocess.run([python, "-c", ASK], capture_output=True, text=True, timeout=ENOUGH)
            if asked.stdout.strip() == version:
                there[version] = python
                break
    return there


ASK = "import sys; print('%d.%d' % sys.version_info[:2])"


def environment() -> dict[str, str]:
    """Surroundings in which only what is installed counts."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("MINDROSE", "PYTHON"))}
    return {**kept, "PIP_CONSTRAINT": str(CONSTRAINTS), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def tried(python: str, wheel: Path) -> str:
    """What an installation with this Python says of itself after a few games."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True, env=environment(), timeout=ENOUGH)
        programs = Path(folder, "Scripts" if sys.platform == "win32" else "bin")
        run(folder, programs / "python", "-m", "pip", "install", "-q", str(wheel))
        games = [game["id"] for game in json.loads(run(folder, programs / "mindrose", "games", "--json"))]
        for game in games:
            played = json.loads(run(folder, programs / "mindrose", "simulate", game, "--games", "2", "--json"))
            assert played["games"] == 2
        return f"{len(games)} games, {'compiled' if played['compiled'] else 'plain'} engine"


def run(folder: str, program: Path, *words: str) -> str:
    done = subprocess.run(
        [str(program), *words], cwd=folder, env=environment(), capture_output=True, text=True, timeout=ENOUGH
    )
    if done.returncode:
        sys.exit(f"{program.name} {' '.join(words)}: {done.stderr[-2000:]}")
    return done.stdout


def fitting(version: str, wheels: list[Path]) -> Path:
    """The wheel with an engine that was compiled for this version, else the one for any."""
    name = f"-cp{version.replace('.', '')}-"
    return next((wheel for wheel in wheels if name in wheel.name), wheels[-1])


def main(folder: Path) -> None:
    wheels = sorted(folder.resolve().glob("*.whl"))
    for version, python in found().items():
        wheel = fitting(version, wheels)
        print(f"Python {version}: {tried(python, wheel)} ({wheel.name})", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
