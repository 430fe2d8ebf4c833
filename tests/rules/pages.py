"""What is known of a page of rules: each game says it in `tests/rules/<game>/page.py`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from pathlib import Path

from mindrose.kernel.game import Parameter
from mindrose.rulebook import page_of

CODE = re.compile(r"\bE_[A-Z_]+")
QUOTED = re.compile(r"`([a-z][a-z0-9_ =]*)`")


@dataclass
class Page:
    """The rules of a game, and what is known of them from elsewhere."""

    game: str
    prefix: str
    sections: list[list[int]]  # the number of rules by chapter and section; a chapter of one number has no sections
    rules: int
    questions: int
    codes: int
    parameters: list[Parameter]
    proposal: str  # what the page says to be a proposal, among other things
    codes_rule: str = ""  # the rule that lists the codes of refusals, where no table does
    vectors: str = ""  # the examples of the specification by their numbers: `TV 1-26 30`

    @property
    def path(self) -> Path:
        return page_of(self.game)

    @cached_property
    def lines(self) -> list[str]:
        return self.path.read_text(encoding="utf-8").splitlines()

    @property
    def numbers(self) -> list[str]:
        """Every rule in order."""
        return [
            f"{self.prefix}-{chapter}.{rule}" if self.flat else f"{self.prefix}-{chapter}.{section}.{rule}"
            for chapter, counts in enumerate(self.sections, 1)
            for section, count in enumerate(counts, 1)
            for rule in range(1, count + 1)
        ]

    @property
    def flat(self) -> bool:
        """Its rules are numbered by chapter alone."""
        return all(len(counts) == 1 for counts in self.sections)

    @property
    def vector_names(self) -> list[str]:
        """`TV 1-3 30 30b` are TV-01, TV-02, TV-03, TV-30 and TV-30b."""
        letters, *spans = self.vectors.split() or [""]
        names: list[str] = []
        for span in spans:
            first, _, last = span.partition("-")
            number = first.rstrip("abc")
            names += [
                f"{letters}-{i:02}{first.removeprefix(number)}" for i in range(int(number), int(last or number) + 1)
            ]
        return names

    @property
    def chapters(self) -> list[str]:
        return [f"{self.prefix}-{chapter}" for chapter in range(1, len(self.sections) + 1)]

    @property
    def references(self) -> set[str]:
        """All that can be referred to: rules, their sections, their chapters."""
        parts = [number.split(".") for number in self.numbers]
        return {part for number in parts for part in accumulate(number, lambda start, end: f"{start}.{end}")}

    @cached_property
    def told(self) -> dict[str, str]:
        """The rules of the page by number."""
        return {match[1]: match[2] for line in self.lines if (match := self.rule(line))}

    def rule(self, line: str) -> re.Match[str] | None:
        return re.fullmatch(rf"- \*\*({self.prefix}-\d+(?:\.\d+)+)\*\* (\S.*[.])", line)

    def headings(self) -> list[str]:
        return [line for line in self.lines if re.fullmatch(rf"## ({self.prefix}-\d+) \S.*", line)]

    def section(self, heading: str) -> list[str]:
        """The lines from a heading of the second level to the next one."""
        start = self.lines.index(heading) + 1
        ends = [i for i in range(start, len(self.lines)) if self.lines[i].startswith("## ")]
        return self.lines[start : ends[0] if ends else len(self.lines)]

    def listed_codes(self) -> list[str]:
        """The codes of refusals, from a rule or a table."""
        if self.codes_rule:
            return CODE.findall(self.told[self.codes_rule])
        rows = [line for line in self.section("## Refusal codes") if line.startswith("| `E_")]
        return [code for row in rows for code in CODE.findall(row.split("|")[1])]

    def words(self) -> set[str]:
        """What may stand in quotation marks: options, and what they can be."""
        values = {word for parameter in self.parameters for word in parameter.words}
        return {parameter.name for parameter in self.parameters} | values | {"true", "false", "null"}
