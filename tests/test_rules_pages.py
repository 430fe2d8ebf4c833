"""The pages of rules for people: complete, in order, in a form that programs can read, with numbers that exist."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from pathlib import Path

import pytest

from mindrose.games.cerebria import options as cerebria
from mindrose.games.cerebria_cards import options as cerebria_cards
from mindrose.kernel.game import Parameter

DOCS = Path(__file__).parent.parent / "docs"
RULINGS = DOCS / "rulings.md"
CODE = re.compile(r"\bE_[A-Z_]+")
QUOTED = re.compile(r"`([a-z][a-z0-9_ =]*)`")


@dataclass
class Page:
    """The rules of a game, and what is known of them from elsewhere."""

    file: str
    prefix: str
    sections: list[list[int]]  # the number of rules by chapter and section; a chapter of one number has no sections
    rules: int
    questions: int
    codes: int
    parameters: list[Parameter]
    proposal: str  # what the page says to be a proposal, among other things

    @property
    def path(self) -> Path:
        return DOCS / "rules" / self.file

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
        """The codes of refusals: a rule of the Card Game, a table of the Inside World."""
        if "## Refusal codes" not in self.lines:
            return CODE.findall(self.told["CC-14.1"])
        rows = [line for line in self.section("## Refusal codes") if line.startswith("| `E_")]
        return [code for row in rows for code in CODE.findall(row.split("|")[1])]

    def words(self) -> set[str]:
        """What may stand in quotation marks: options, and what they can be."""
        values = {word for parameter in self.parameters for word in parameter.words}
        return {parameter.name for parameter in self.parameters} | values | {"true", "false", "null"}


CARDS = Page(
    "cerebria-cards.md", "CC", [[count] for count in (12, 13, 11, 8, 19, 18, 14, 36, 14, 12, 12, 9, 9, 2)],
    189, 22, 24, cerebria_cards.PARAMETERS, "abilities",
)  # fmt: skip
INSIDE_WORLD = Page(
    "cerebria.md", "CB",
    [
        [6, 13], [11, 2, 8], [2, 3, 3, 4, 9, 4, 2, 6, 6], [9, 2], [8, 5, 7, 5], [7, 4, 5], [7, 9, 5, 7], [8], [8],
        [11], [5, 6, 6, 3], [15], [5, 2, 2, 3, 3, 2], [8], [8, 6], [6, 5, 9, 12], [4, 11, 5, 8, 9], [3, 10], [9, 7],
        [6, 3, 2, 4, 3, 3, 4, 3], [5, 10, 5, 8, 10, 8, 11, 7, 11], [7, 9, 2], [4, 7, 7], [6], [3, 8],
    ],
    514, 24, 35, cerebria.PARAMETERS, "powers",
)  # fmt: skip
PAGES = [CARDS, INSIDE_WORLD]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.prefix)
each_text = pytest.mark.parametrize(
    ("path", "pages"),
    [*((page.path, [page]) for page in PAGES), (RULINGS, PAGES)],
    ids=lambda value: value.name if isinstance(value, Path) else "",
)


@each_page
def test_all_rules_are_there_once_each_in_order(page: Page) -> None:
    assert len(page.numbers) == page.rules
    assert [match[1] for line in page.lines if (match := page.rule(line))] == page.numbers


def test_the_chapters_of_the_inside_world_are_as_long_as_in_the_specification() -> None:
    counts = [19, 21, 39, 11, 25, 16, 28, 8, 8, 11, 20, 15, 17, 8, 14, 32, 37, 13, 16, 28, 75, 18, 18, 6, 11]
    assert [sum(chapter) for chapter in INSIDE_WORLD.sections] == counts


@each_page
def test_every_line_that_starts_like_a_rule_is_a_whole_rule(page: Page) -> None:
    start = re.compile(rf"\s*[-*+] \**{page.prefix}-")
    assert [line for line in page.lines if start.match(line) and not page.rule(line)] == []


@each_page
def test_chapters_have_as_many_rules_as_the_specification(page: Page) -> None:
    headings = page.headings()
    assert [heading.split()[1] for heading in headings] == page.chapters
    for heading, counts in zip(headings, page.sections, strict=True):
        numbers = [match[1] for line in page.section(heading) if (match := page.rule(line))]
        assert len(numbers) == sum(counts)
        assert {number.split(".")[0] for number in numbers} == {heading.split()[1]}


@each_page
def test_every_chapter_opens_with_one_sentence(page: Page) -> None:
    for heading in page.headings():
        blank, sentence, after, *_ = page.section(heading)
        assert (blank, after) == ("", "")
        assert re.fullmatch(r"[A-Z][^.]*[.]", sentence)


@each_text
def test_every_reference_is_to_a_rule_or_chapter_that_exists(path: Path, pages: list[Page]) -> None:
    text = path.read_text(encoding="utf-8")
    for page in pages:
        references = set(re.findall(rf"\b{page.prefix}-\d+(?:\.\d+)*", text))
        assert references
        assert references - page.references == set()


@each_text
def test_every_refusal_code_is_one_of_the_list(path: Path, pages: list[Page]) -> None:
    codes = {code for page in pages for code in page.listed_codes()}
    assert set(CODE.findall(path.read_text(encoding="utf-8"))) - codes == set()


@each_page
def test_every_refusal_code_is_listed_once_and_explained_by_a_rule(page: Page) -> None:
    listed = page.listed_codes()
    assert len(listed) == len(set(listed)) == page.codes
    explained = {code for number, text in page.told.items() if number != "CC-14.1" for code in CODE.findall(text)}
    assert explained == set(listed)


@each_text
def test_every_option_named_is_an_option_of_the_game(path: Path, pages: list[Page]) -> None:
    known = {word for page in pages for word in page.words()} | ANSWERS_TO_TEXTS
    quoted = {word for text in QUOTED.findall(path.read_text(encoding="utf-8")) for word in text.split(" = ")}
    assert quoted - known == set()


# What an option that is a text can be besides names of one's own, and how an option without a limit is written.
ANSWERS_TO_TEXTS = {"default", "choose", "starter", "spirit", "none", "unlimited"}


def test_every_option_of_the_inside_world_is_on_its_page() -> None:
    quoted = set(QUOTED.findall("\n".join(INSIDE_WORLD.lines)))
    between = {f"{kind}_{seat}" for kind in ("spirit", "deck") for seat in (1, 2)}  # `deck_0` to `deck_3`
    assert {parameter.name for parameter in INSIDE_WORLD.parameters} - quoted == between


def test_the_values_of_the_options_of_the_inside_world_are_those_of_the_game() -> None:
    """`name`: `value`, `value` in the tables, and `name` = `value` in the rules."""
    known = {parameter.name: set(parameter.words) for parameter in INSIDE_WORLD.parameters if parameter.words}
    told = re.findall(r"`([a-z_0-9]+)`: ((?:`[a-z_]+`(?:, )?)+) \|", "\n".join(INSIDE_WORLD.lines))
    values = {name: set(QUOTED.findall(listed)) for name, listed in told if name in known}
    assert len(values) == 10
    assert {name: listed for name, listed in values.items() if listed != known[name]} == {}
    for name, value in re.findall(r"`([a-z_0-9]+)` = `([a-z_]+)`", "\n".join(INSIDE_WORLD.lines)):
        assert value in known[name]


@each_page
def test_the_settled_questions_and_open_points_follow_the_rules(page: Page) -> None:
    headings = [line for line in page.lines if line.startswith("## ")]
    assert headings[-2:] == ["## Questions players ask", "## What the box leaves open"]
    questions = [line for line in page.section("## Questions players ask") if line]
    assert len(questions) == page.questions
    form = re.compile(rf"- \*\*[^*]+\?\*\* .+ \({page.prefix}-[^()]+\)")
    assert [line for line in questions if not form.fullmatch(line)] == []


@each_page
def test_the_page_says_that_it_is_unofficial_and_what_is_a_proposal(page: Page) -> None:
    opening = " ".join(page.lines[: page.lines.index(page.headings()[0])])
    assert "Mindrose is unofficial" in opening
    assert "publisher" in opening
    assert "proposal" in opening
    assert page.proposal in opening
