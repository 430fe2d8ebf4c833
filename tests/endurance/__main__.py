"""`make endure`: a night of kills, restarts, full disks, cut lines, and hours of many tables."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Annotated

import typer

from mindrose.engine import ROOT
from tests.endurance import long, report


def main(
    parts: Annotated[str, typer.Option(help="which, with commas; `report` only writes the page again")] = "long,report",
    tables: Annotated[int, typer.Option(help="live tables of the long part")] = 300,
    minutes: Annotated[float, typer.Option(help="that the long part lasts")] = 120.0,
    pace: Annotated[float, typer.Option(help="answers a minute of one person who is asked")] = 20.0,
    every: Annotated[float, typer.Option(help="seconds between two samples")] = 5.0,
    folder: Annotated[Path, typer.Option(help="what the parts write down")] = ROOT / "build" / "endurance",
    docs: Annotated[Path, typer.Option(help="where endurance.md and endurance.svg are written")] = ROOT / "docs",
) -> None:
    """Runs the parts one after another; the first broken promise of any is told at the end."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = parts.split(",")
    broken = []
    if "long" in wanted:
        broken.append(asyncio.run(long.run(folder, tables, minutes, pace, every)))
    if "report" in wanted:
        broken += report.write(folder, docs)
    found = [promise for promise in broken if promise]
    sys.exit("\n".join(found) if found else 0)


if __name__ == "__main__":
    typer.run(main)
