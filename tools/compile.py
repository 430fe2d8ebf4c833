"""Compiles the engine with mypyc into build/fast, outside the source tree.

`mindrose.engine` uses what lies there only while it was built from exactly the sources that are here now. With gcc
it is built twice: once to see which ways are taken in play, once to make those quick. Without a C compiler nothing
is built and everything runs in plain Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from mindrose import engine

WORK = engine.BUILD.with_name("fast-work")
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="mindrose-engine", packages=[], py_modules=[], ext_modules=mypycify({modules!r}, opt_level="3"))
"""
FLAGS = "-fno-semantic-interposition"
WATCHED = f"{FLAGS} -fprofile-generate -fprofile-update=single"
TRAINED = f"{FLAGS} -fprofile-use -fprofile-correction -Wno-missing-profile"


def compiler() -> str | None:
    """The C compiler that Python would use, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def is_gcc(command: str) -> bool:
    version = subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in version


def lay_out() -> None:
    """Copies the sources to where they are compiled."""
    shutil.rmtree(WORK, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", WORK, ignore=ignore)
    shutil.copytree(ROOT / "examples" / "hearts", WORK / "hearts", ignore=ignore)
    (WORK / "mypy.ini").write_text("[mypy]\nstrict = True\n")
    modules = [str(path.relative_to(engine.home(path))) for path in engine.sources()]
    (WORK / "setup.py").write_text(SETUP.format(modules=modules))


def run(command: list[str], flags: str = "") -> None:
    environment = {**os.environ, "MINDROSE_ENGINE": "plain", "PYTHONPATH": str(WORK)}
    environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {flags}".strip()
    subprocess.run([sys.executable, *command], cwd=WORK, env=environment, check=True, timeout=600)


def binaries() -> list[Path]:
    return [path for path in WORK.rglob("*.so") if "build" not in path.relative_to(WORK).parts]


def forget() -> None:
    """Removes what the first build made, but not what it saw."""
    for path in [*WORK.rglob("*.so"), *WORK.rglob("*.o")]:
        path.unlink()


def take() -> None:
    """Moves the compiled modules to their place and stamps them with what they were built from."""
    shutil.rmtree(engine.BUILD, ignore_errors=True)
    for binary in binaries():
        target = engine.BUILD / binary.relative_to(WORK)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(binary, target)
    (engine.BUILD / "STAMP").write_text(engine.stamp())
    shutil.rmtree(WORK)


def build(command: str) -> None:
    lay_out()
    if is_gcc(command):
        run(["setup.py", "-q", "build_ext", "--inplace"], WATCHED)
        run([str(ROOT / "tools" / "train.py")])
        forget()
        run(["setup.py", "-q", "build_ext", "--inplace"], TRAINED)
    else:
        run(["setup.py", "-q", "build_ext", "--inplace"], FLAGS)
    take()


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        return 0 if engine.is_fresh() else 1
    if engine.is_fresh():
        print("The compiled engine is up to date.")
        return 0
    found = compiler()
    if found is None:
        print("There is no C compiler here: the engine stays plain Python (slower, otherwise the same).")
        return 0
    print("Compiling the engine: one to three minutes, once per change of it ...", flush=True)
    build(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
