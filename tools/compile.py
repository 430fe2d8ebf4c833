"""Compiles the engine with mypyc into build/fast, outside the source tree.

`mindrose.engine` uses what lies there only while it was built from exactly the sources that are here now. Without
a C compiler nothing is built and everything runs in plain Python.
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

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="mindrose-engine", packages=[], py_modules=[], ext_modules=mypycify({modules!r}, opt_level={level!r}))
"""


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def build(level: str) -> int:
    """Copies the sources, compiles the modules of the engine, and stamps the result with what it was built from."""
    out = engine.BUILD
    work = out.with_name("fast-work")
    shutil.rmtree(work, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", work, ignore=ignore)
    shutil.copytree(ROOT / "examples" / "hearts", work / "hearts", ignore=ignore)
    (work / "mypy.ini").write_text("[mypy]\nstrict = True\n")
    modules = [str(path.relative_to(engine.home(path))) for path in engine.sources()]
    (work / "setup.py").write_text(SETUP.format(modules=modules, level=level))
    flags = os.environ.get("CFLAGS", "") + " -fno-semantic-interposition"
    environment = {**os.environ, "MINDROSE_ENGINE": "plain", "CFLAGS": flags}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=work, env=environment)
    if done.returncode:
        return done.returncode
    shutil.rmtree(out, ignore_errors=True)
    for binary in work.rglob("*.so"):
        if "build" not in binary.relative_to(work).parts:
            target = out / binary.relative_to(work)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(binary, target)
    (out / "STAMP").write_text(engine.stamp())
    shutil.rmtree(work)
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if engine.is_fresh() else 1)
    if engine.is_fresh():
        print("The compiled engine is up to date.")
    elif not has_compiler():
        print("There is no C compiler here: the engine stays plain Python (slower, otherwise the same).")
    else:
        print("Compiling the engine (about a minute or two, once per change of it) ...", flush=True)
        sys.exit(build(sys.argv[1] if len(sys.argv) > 1 else "3"))
