"""Writes the tables of docs/learning.md: what the numbers of an observation tell, from each game's layout.

`--check` only says whether they are up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

import mindrose
from mindrose.kernel.observing import Layout, Part

PAGE = ROOT / "docs" / "learning.md"
BEGIN = "<!-- layouts: written by tools/layouts.py -->\n"
END = "<!-- end of the layouts -->\n"


def told(part: Part) -> str:
    """The kinds of numbers of a part, each with what they are at most."""
    found: dict[str, int] = {}
    for number in part.numbers:
        word = number.kind.removeprefix(part.name).removeprefix(".")
        found[word] = max(found.get(word, 0), number.most)
    return ", ".join(f"{word} {most}".strip() for word, most in found.items())


def table(layout: Layout) -> list[str]:
    lines = ["| columns | name | numbers | what they tell, and what each is at most |", "|---|---|---|---|"]
    start = 0
    for part in layout.parts:
        end = start + int(part.size)
        columns = f"{start}–{end - 1}" if end > start + 1 else str(start)
        lines.append(f"| {columns} | `{part.name}` | {part.size} | {told(part)} |")
        start = end
    return lines


def page() -> str:
    """The page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    lines: list[str] = []
    for game in mindrose.games():
        layout = game.layout()
        lines += ["", f"### {game.title}: {layout.size} numbers, {game.actions} answers", "", *table(layout)]
    return before + BEGIN + "\n".join(lines) + "\n\n" + END + after


def main() -> int:
    written = page()
    if sys.argv[1:] == ["--check"]:
        if written == PAGE.read_text(encoding="utf-8"):
            return 0
        print("docs/learning.md is not what the layouts say: run tools/layouts.py")
        return 1
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
