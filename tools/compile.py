"""Compiles the engine with mypyc into build/fast, outside the source tree.

`mindrose.engine` uses what lies there only while no source that it was built from has changed. With gcc
it is built twice: once to see which ways are taken in play, once to make those quick. `--hasty` is content with any
build, and makes one without those pains where there is none: the same C, compiled in a quarter of the time, for tests.
Without a C compiler nothing is built and everything runs in plain Python.
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
HASTE = engine.BUILD / "HASTY"  # lies in a build that was made in haste
# mypyc writes C once; the library that holds all of it is then built with each set of flags in turn, and after each
# the given command is run. What else is built are the small modules that lead Python to that library.
#
# Objects that the collector does not watch (`acyclic`) have no head in front of them. mypyc lets them be freed through
# CPython's trashcan all the same, which writes there when something deeply nested is freed: they are freed on the spot.
# And a constant that is shifted is written as a plain number, which C shifts as one of 32 bits: it is made one of 64.
# Nine tenths of what mypyc writes are spaces, as it indents everything after a class deeper than what came before.
SETUP = """
import os
import re
import subprocess
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({modules!r}, opt_level="3", debug_level="0")
library = extensions[0]
indents = re.compile(r"^ +", re.MULTILINE)
trashcan = re.compile(r"\\{{\\nCPy_TRASHCAN_BEGIN.*\\n(.*\\n.*\\n)CPy_TRASHCAN_END.*\\ndone: ;")
shifted = re.compile(r"^(cpy_r_\\w+ = )(\\d+ << )", re.MULTILINE)
for source in map(Path, library.sources):
    written = trashcan.sub(r"{{\\n\\1", indents.sub("", source.read_text()))
    source.write_text(shifted.sub(r"\\1(int64_t)\\2", written))
usual = library.extra_compile_args
for flags, afterwards in {builds!r}:
    library.extra_compile_args, library.extra_link_args = usual + flags, flags
    setup(name="mindrose-engine", packages=[], py_modules=[], ext_modules=extensions,
          script_args=["-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count())])
    if afterwards:
        subprocess.run(afterwards, check=True)
        for binary in Path().rglob(library.name + {suffix!r}):
            binary.unlink()
"""
# Warnings of generated C help nobody, and looking for them takes gcc longer than to compile.
FLAGS = ["-O3", "-Wno-all", "-fno-semantic-interposition"]
HASTY = ["-O1", "-Wno-all"]
WATCHED = ["-fprofile-generate", "-fprofile-update=single"]
TRAINED = [
    *("-fprofile-use", "-fprofile-correction", "-Wno-missing-profile"),
    *("--param", "hot-bb-count-ws-permille=1000"),  # bots think in many places, each of which is seldom visited
]
# The first build is soon forgotten: what gcc does after it has set its counters is mostly left out there.
FORGOTTEN = [
    *("-fno-gcse", "-fno-inline-functions", "-fno-ipa-cp", "-fno-ipa-icf", "-fno-reorder-blocks"),
    *("-fno-rerun-cse-after-loop", "-fno-schedule-insns2", "-fno-tree-dominator-opts", "-fno-tree-pre"),
    *("-fno-tree-slp-vectorize", "-fno-tree-tail-merge"),
]


def compiler() -> str | None:
    """The C compiler that Python would use, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def is_gcc(command: str) -> bool:
    version = subprocess.run([command, "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in version


def builds(command: str, hasty: bool) -> list[tuple[list[str], list[str]]]:
    """The flags of each build in turn, and what is run with what it made.

    gcc leaves most of its work to the moment of linking, where it is shared between the cores with the help of make.
    """
    if hasty:
        return [(HASTY, [])]
    if not is_gcc(command):
        return [(FLAGS, [])]
    flags = [*FLAGS, "-flto=auto"] if shutil.which("make") else FLAGS
    train = [sys.executable, str(ROOT / "tools" / "train.py")]
    return [([*flags, *WATCHED, *FORGOTTEN], train), ([*flags, *TRAINED], [])]


def lay_out(command: str, hasty: bool) -> None:
    """Copies the sources to where they are compiled."""
    shutil.rmtree(WORK, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", WORK, ignore=ignore)
    for example in engine.examples():
        shutil.copytree(example, WORK / example.name, ignore=ignore)
    (WORK / "mypy.ini").write_text("[mypy]\nstrict = True\n")
    modules = [str(path.relative_to(engine.home(path))) for path in engine.sources()]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    (WORK / "setup.py").write_text(SETUP.format(modules=modules, builds=builds(command, hasty), suffix=suffix))


def take(stamp: str, hasty: bool) -> None:
    """Moves the compiled modules to their place and stamps them with what they were built from."""
    shutil.rmtree(engine.BUILD, ignore_errors=True)
    for binary in [path for path in WORK.rglob("*.so") if "build" not in path.relative_to(WORK).parts]:
        target = engine.BUILD / binary.relative_to(WORK)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(binary, target)
    (engine.BUILD / "STAMP").write_text(stamp)
    if hasty:
        HASTE.touch()
    shutil.rmtree(WORK)


def build(command: str, hasty: bool) -> None:
    stamp = engine.stamp(engine.sources())  # of what is laid out, whatever is written meanwhile
    lay_out(command, hasty)
    environment = {**os.environ, "MINDROSE_ENGINE": "plain", "PYTHONPATH": str(WORK)}
    subprocess.run([sys.executable, "setup.py"], cwd=WORK, env=environment, check=True, timeout=1800)
    take(stamp, hasty)


def main() -> int:
    if sys.argv[1:] == ["--check"]:
        return 0 if engine.is_complete() else 1
    hasty = sys.argv[1:] == ["--hasty"]
    if engine.is_complete() and (hasty or not HASTE.exists()):
        print("The compiled engine is up to date.")
        return 0
    found = compiler()
    if found is None:
        print("There is no C compiler here: the engine stays plain Python (slower, otherwise the same).")
        return 0
    took = "a minute or two" if hasty else "two to four minutes"
    print(f"Compiling the engine: {took}, once per change of it ...", flush=True)
    try:
        build(found, hasty)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as failed:
        print(f"The engine could not be compiled, it stays plain Python (slower, otherwise the same): {failed}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
