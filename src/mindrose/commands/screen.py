"""What every command prints to, and the options that many of them have."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

NAME: Final = "mindrose"
out = Console()
errors = Console(stderr=True)

Language = Annotated[str, typer.Option("--language", "-l", help="en, ru, it or zh.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def plain(line: str, style: str = "") -> None:
    """One line as it is; nothing in it is taken for markup."""
    out.print(line, style=style, highlight=False, markup=False, soft_wrap=True)


def command() -> str:
    """How this program is called here: by its name, or as it was just now if the shell would not find it by that."""
    called = sys.argv[0]
    return called if Path(called).name == NAME and shutil.which(NAME) is None else NAME


def print_json(document: object) -> None:
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
