"""The pages of rules for people: complete, in order, in a form that programs can read, with numbers that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mindrose.games.cerebria_cards.options import PARAMETERS

DOCS = Path(__file__).parent.parent / "docs"
RULES = DOCS / "rules" / "cerebria-cards.md"
RULINGS = DOCS / "rulings.md"
RULES_PER_CHAPTER = [12, 13, 11, 8, 19, 18, 14, 36, 14, 12, 12, 9, 9, 2]
NUMBERS = [f"CC-{chapter}.{i}" for chapter, count in enumerate(RULES_PER_CHAPTER, 1) for i in range(1, count + 1)]
CHAPTERS = [f"CC-{chapter}" for chapter in range(1, len(RULES_PER_CHAPTER) + 1)]

RULE = re.compile(r"- \*\*(CC-\d+\.\d+)\*\* (\S.*[.])")
CHAPTER = re.compile(r"## (CC-\d+) \S.*")
REFERENCE = re.compile(r"\bCC-\d+(?:\.\d+)?")


def lines() -> list[str]:
    return RULES.read_text(encoding="utf-8").splitlines()


def rules() -> dict[str, str]:
    found = [match for line in lines() if (match := RULE.fullmatch(line))]
    return {match[1]: match[2] for match in found}


def section(heading: str) -> list[str]:
    """The lines from a heading of the second level to the next one."""
    all_lines = lines()
    start = all_lines.index(heading) + 1
    ends = [i for i in range(start, len(all_lines)) if all_lines[i].startswith("## ")]
    return all_lines[start : ends[0] if ends else len(all_lines)]


def test_all_189_rules_are_there_once_each_in_order() -> None:
    found = [match[1] for line in lines() if (match := RULE.fullmatch(line))]
    assert len(NUMBERS) == 189
    assert found == NUMBERS


def test_every_line_that_starts_like_a_rule_is_a_whole_rule() -> None:
    assert [line for line in lines() if re.match(r"\s*[-*+] \**CC-", line) and not RULE.fullmatch(line)] == []


def test_chapters_have_as_many_rules_as_the_specification() -> None:
    headings = [line for line in lines() if CHAPTER.fullmatch(line)]
    assert [heading.split()[1] for heading in headings] == CHAPTERS
    for heading, count in zip(headings, RULES_PER_CHAPTER, strict=True):
        numbers = [match[1] for line in section(heading) if (match := RULE.fullmatch(line))]
        assert len(numbers) == count
        assert {number.split(".")[0] for number in numbers} == {heading.split()[1]}


def test_every_chapter_opens_with_one_sentence() -> None:
    for heading in [line for line in lines() if CHAPTER.fullmatch(line)]:
        blank, sentence, after, *_ = section(heading)
        assert (blank, after) == ("", "")
        assert re.fullmatch(r"[A-Z][^.]*[.]", sentence)


@pytest.mark.parametrize("page", [RULES, RULINGS], ids=lambda page: page.name)
def test_every_reference_is_to_a_rule_or_chapter_that_exists(page: Path) -> None:
    references = set(REFERENCE.findall(page.read_text(encoding="utf-8")))
    assert references
    assert references <= {*NUMBERS, *CHAPTERS}


@pytest.mark.parametrize("page", [RULES, RULINGS], ids=lambda page: page.name)
def test_every_refusal_code_is_one_of_the_list(page: Path) -> None:
    codes = re.findall(r"`(E_[A-Z_]+)`", rules()["CC-14.1"])
    assert len(codes) == len(set(codes)) == 24
    assert set(re.findall(r"\bE_[A-Z_]+", page.read_text(encoding="utf-8"))) <= set(codes)


def test_every_refusal_code_is_explained_by_another_rule() -> None:
    listed = re.findall(r"`(E_[A-Z_]+)`", rules()["CC-14.1"])
    explained = {code for number, text in rules().items() if number != "CC-14.1" for code in re.findall(r"E_\w+", text)}
    assert explained == set(listed)


@pytest.mark.parametrize("page", [RULES, RULINGS], ids=lambda page: page.name)
def test_every_option_named_is_an_option_of_the_game(page: Path) -> None:
    options = {parameter.name for parameter in PARAMETERS}
    values = {word for parameter in PARAMETERS for word in parameter.words} | {"true", "false", "null"}
    quoted = re.findall(r"`([a-z][a-z_ =]*)`", page.read_text(encoding="utf-8"))
    assert {word for text in quoted for word in text.split(" = ")} <= options | values


def test_the_settled_questions_and_open_points_follow_the_rules() -> None:
    headings = [line for line in lines() if line.startswith("## ")]
    assert headings[-2:] == ["## Questions players ask", "## What the box leaves open"]
    questions = [line for line in section("## Questions players ask") if line]
    assert len(questions) == 22
    assert all(re.fullmatch(r"- \*\*[^*]+\?\*\* .+ \(CC-[^()]+\)", line) for line in questions)


def test_the_page_says_that_it_is_unofficial_and_its_abilities_a_proposal() -> None:
    opening = " ".join(lines()[: lines().index("## CC-1 Components and state")])
    assert "Mindrose is unofficial" in opening
    assert "publisher" in opening
    assert "proposal" in opening
