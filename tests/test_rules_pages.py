"""The pages of rules for people: complete, in order, in a form that programs can read, with numbers that exist."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from mindrose import registry, rulebook
from mindrose.engine import ROOT
from mindrose.kernel.languages import LANGUAGES
from mindrose.text.words import ENGLISH
from tests.rules.pages import CODE, QUOTED, Page

LINES_OF_A_PAGE = 40
RULINGS = ROOT / "docs" / "rulings.md"
PAGES: list[Page] = [
    import_module(f"tests.rules.{listing.id.replace('-', '_')}.page").PAGE for listing in registry.SHIPPED
]
each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.prefix)
each_language = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
each_text = pytest.mark.parametrize(
    ("path", "pages"),
    [*((page.path, [page]) for page in PAGES), (RULINGS, PAGES)],
    ids=lambda value: value.name if isinstance(value, Path) else "",
)


@each_page
def test_all_rules_are_there_once_each_in_order(page: Page) -> None:
    assert len(page.numbers) == page.rules
    assert [match[1] for line in page.lines if (match := page.rule(line))] == page.numbers


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
    explained = {code for number, text in page.told.items() if number != page.codes_rule for code in CODE.findall(text)}
    assert explained == set(listed)


@each_text
def test_every_option_named_is_an_option_of_the_game(path: Path, pages: list[Page]) -> None:
    known = {word for page in pages for word in page.words()} | ANSWERS_TO_TEXTS
    quoted = {word for text in QUOTED.findall(path.read_text(encoding="utf-8")) for word in text.split(" = ")}
    assert quoted - known == set()


# What an option that is a text can be besides names of one's own, and how an option without a limit is written.
ANSWERS_TO_TEXTS = {"default", "choose", "starter", "spirit", "none", "unlimited"}


# A game on one page


@each_page
def test_every_language_has_the_game_on_one_page_and_they_tell_the_same(page: Page) -> None:
    """As many parts and lines, about the same rules; every rule that is named exists."""
    shapes = []
    for language in LANGUAGES:
        text = (page.path.parent / "summary" / f"{page.path.stem}.{language}.md").read_text(encoding="utf-8")
        parts = [part.splitlines() for part in text.split("## ")[1:]]
        shapes.append([[rulebook.NUMBER.findall(line) for line in part if line.startswith("- ")] for part in parts])
        assert set(rulebook.NUMBER.findall(text)) - set(page.numbers) == set()
        assert len(text.splitlines()) < LINES_OF_A_PAGE
        assert not CODE.search(text)
    english, *others = shapes
    assert all(shape == english for shape in others)


@each_page
@each_language
def test_every_rule_has_a_gist_in_every_language_and_every_chapter_a_title(page: Page, language: str) -> None:
    """In order, so that the pages can be read side by side."""
    gists = rulebook.gists_of(page.game, language)
    assert list(gists.rules) == page.numbers
    assert list(gists.titles) == page.chapters


@each_page
@each_language
def test_a_gist_is_one_short_line(page: Page, language: str) -> None:
    gists = rulebook.gists_of(page.game, language)
    assert [gist for gist in gists.rules.values() if len(gist) > LONGEST[language]] == []
    end = "。" if language == "zh" else "."
    assert [gist for gist in gists.rules.values() if not gist.endswith(end) or "`" in gist] == []
    assert [title for title in gists.titles.values() if len(title) > 60 or title.endswith(end)] == []


@each_page
@each_language
def test_gists_are_written_in_their_language(page: Page, language: str) -> None:
    told = [*rulebook.gists_of(page.game, language).rules.values()]
    assert [gist for gist in told if re.search(FOREIGN[language], gist)] == []


@each_page
@each_language
def test_gists_refer_to_rules_that_exist(page: Page, language: str) -> None:
    told = " ".join(rulebook.gists_of(page.game, language).rules.values())
    assert set(re.findall(rf"\b{page.prefix}-\d+(?:\.\d+)*", told)) - page.references == set()


@each_language
def test_gists_of_powers_that_differ_by_edition_say_so(language: str) -> None:
    gists = rulebook.gists_of("cerebria", language).rules
    differing = ("CB-21.2.4", "CB-21.4.3", "CB-21.4.4", "CB-21.4.6", "CB-21.7.3", "CB-21.9.6")
    assert [number for number in differing if not re.search(EDITION[language], gists[number])] == []


EDITION = {"ru": "в первом издании", "it": "prima edizione|edizione riveduta", "zh": "第一版"}
LONGEST = {"ru": 150, "it": 150, "zh": 60}
# What another keyboard leaves behind.
FOREIGN = {"ru": r"[\"']|\s-\s|ё́", "it": r"[\"'“”]|[а-я]", "zh": r"[\"',;?!]|[а-я]|[\u4e00-\u9fff] |, "}


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


@each_page
def test_every_vector_of_the_specification_is_one_test_of_its_chapter(page: Page) -> None:
    """Nothing is told nowhere or twice, and nothing that is not there: `@vector("TV-65")` finds it."""
    folder = registry.face_of(page.game).tests
    assert folder is not None
    told = rulebook.proofs(folder, "vector")
    assert {name: tests for name, tests in told.items() if len(tests) > 1} == {}
    assert sorted(told) == sorted(page.vector_names)
    proving = {test for tests in rulebook.proofs(folder).values() for test in tests}
    assert {test for tests in told.values() for test in tests} - proving == set(), "each proves a rule"
