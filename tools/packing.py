"""What goes into a wheel beside the sources: the browser client, and the engine where it was compiled.

`MINDROSE_WHEEL=pure` leaves the compiled engine out, so that the wheel fits any machine.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import sysconfig
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parents[1]


class Packing(BuildHookInterface[Any]):
    """Called by hatchling before it makes a wheel; an editable installation needs none of this."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        included = build_data["force_include"]
        client = ROOT / "web" / "dist"
        if client.is_dir():
            included[str(client)] = "mindrose/client"
        engine = compiled() if os.environ.get("MINDROSE_WHEEL") != "pure" else None
        if engine is not None:
            included[str(engine)] = "mindrose/compiled"
            build_data["pure_python"] = False
            build_data["tag"] = tag()


def compiled() -> Path | None:
    """The compiled engine as an installed package finds it: without the examples, stamped by places in the package."""
    engine = engine_module()
    if not engine.is_complete():
        return None
    folder = ROOT / "build" / "packed"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(engine.BUILD, folder, ignore=shutil.ignore_patterns(*(path.name for path in engine.examples())))
    files = [path for path in engine.sources() if path.is_relative_to(engine.PACKAGE)]
    (folder / "STAMP").write_text(engine.stamp(files, engine.PACKAGE.parent))
    return folder


def engine_module() -> ModuleType:
    """What knows of compiled engines, alone: whoever installs from the sources has nothing yet that Mindrose needs."""
    spec = importlib.util.spec_from_file_location("engine", ROOT / "src" / "mindrose" / "engine.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tag() -> str:
    """The Pythons and machines that the compiled engine runs on."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{machine}"
