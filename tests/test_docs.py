"""The examples in the documentation do what they say."""

from __future__ import annotations

import doctest
import re
import shlex
import shutil
import textwrap
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import mindrose
from mindrose.cli import app
from mindrose.faces.black_rose_wars import packing as rose_packing
from mindrose.faces.cerebria.packing import CONTENTS
from mindrose.games.black_rose_wars.components.packs import DEFAULT
from mindrose.games.black_rose_wars.documents import reading as rose
from mindrose.games.black_rose_wars.documents.card_reading import BOARD_FIELDS
from mindrose.games.black_rose_wars.documents.evocation_reading import EVOCATION_FIELDS
from mindrose.games.black_rose_wars.documents.seat_reading import SEAT_FIELDS as MAGE_FIELDS
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.games.cerebria.documents import reading
from mindrose.games.cerebria.documents.seat_reading import SEAT_FIELDS
from mindrose.text.lexicon import Lexicon, Word, writing_of
from mindrose.text.words import Words

ROOT = Path(__file__).parents[1]
PAGES = [page for page in sorted((ROOT / "docs").glob("*.md")) + [ROOT / "README.md"] if ">>>" in page.read_text()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE
    result = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert result.attempted > 3
    assert result.failed == 0


@pytest.mark.parametrize(
    "page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: p.name
)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    for part in page.read_text(encoding="utf-8").split("](")[1:]:
        target = part.split(")")[0].split("#")[0]
        if target and not target.startswith("http"):
            assert (page.parent / target).exists(), target


def blocks(page: str, kind: str = "") -> list[str]:
    """The indented blocks of a page, or those fenced as something."""
    text = (ROOT / page).read_text(encoding="utf-8")
    if kind:
        return [found.group(1) for found in re.finditer(rf"^```{kind}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)]
    return [found.group(0) for found in re.finditer(r"(?:^ {4}.*\n(?:\n(?= {4}))?)+", text, re.MULTILINE)]


COMMANDS = [
    (page.name, found.group(1))
    for page in [*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md"]
    for found in re.finditer(
        r"^(?: {4}|\$ )?(?:\.venv/bin/)?(mindrose .*)$", page.read_text(encoding="utf-8"), re.MULTILINE
    )
]


@pytest.mark.parametrize(("page", "line"), COMMANDS)
def test_the_commands_that_are_shown_exist(page: str, line: str) -> None:
    """Asked for help, a command reads its words and does nothing."""
    words = shlex.split(line, comments=True)[1:]
    assert CliRunner().invoke(app, [*words, "--help"]).exit_code == 0, page


@pytest.mark.parametrize("page", [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))], ids=lambda p: p.name)
def test_commands_to_copy_are_written_as_they_can_be_called(page: Path) -> None:
    """After `make play` the program is in `.venv/bin` alone."""
    assert re.findall(r"^ {4}mindrose .*$", page.read_text(encoding="utf-8"), re.MULTILINE) == []


def test_the_words_that_the_effects_page_shows_are_listed() -> None:
    chapters = Lexicon(writing_of("cerebria"), Words("en", "cerebria")).chapters()
    listed = {line for chapter in chapters for word in chapter.words for line in shown(word)}
    (piece,) = [block for block in blocks("docs/effects.md") if "rotate n" in block]
    assert [line.strip() for line in piece.splitlines() if line.strip() not in listed] == []


def shown(word: Word) -> list[str]:
    arguments = [f"{name}: {values}" for name, values in word.arguments]
    return [word.form, *arguments, *(text for example in word.examples for text in example)]


def test_every_field_of_a_position_is_explained() -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8").partition("## Cerebria: The Inside World")[2]
    told = set(re.findall(r"`(\w+)`", text))
    assert (reading.FIELDS | reading.FACTION_FIELDS | reading.DEED_FIELDS | SEAT_FIELDS) - told == set()


def test_every_field_of_a_position_of_black_rose_wars_is_explained() -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8").partition("## Black Rose Wars: Rebirth")[2]
    told = set(re.findall(r"`(\w+)`", text)) | set(re.findall(r"(\w+):", text))
    fields = (rose.FIELDS, rose.EVENT_FIELDS, rose.ROOM_FIELDS, BOARD_FIELDS, EVOCATION_FIELDS, MAGE_FIELDS)
    assert set().union(*fields) - told == set()


@pytest.mark.parametrize("block", blocks("docs/effects.md", "toml"))
def test_mistakes_are_told_as_the_effects_page_shows(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    CONTENTS.begin(Path("my-cards"), "", False, True)
    file = Path("my-cards/emotions.toml")
    lines = file.read_text(encoding="utf-8").splitlines()
    shown = block.splitlines()
    for power, told in zip(shown[::2], shown[1::2], strict=True):
        lines[int(told.split(":")[1]) - 1] = power
    file.write_text("\n".join(lines), encoding="utf-8")
    assert CONTENTS.check(Path("my-cards")).mistakes == [told.removeprefix("# ") for told in shown[1::2]]


RECORDS = [block for block in blocks("docs/content.md", "toml") if block.startswith("[[") and "moderate" not in block]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.splitlines()[0].strip("[]"))
def test_records_of_black_rose_wars_say_what_the_content_page_shows(record: str, tmp_path: Path) -> None:
    (kind, (facts,)) = next(iter(tomllib.loads(record).items()))
    file = f"{kind}s.toml"
    others = re.split(r"(?=^\[\[)", (DEFAULT / file).read_text(encoding="utf-8"), flags=re.MULTILINE)
    kept = [one for one in others if not one.startswith(f'[[{kind}]]\nid = "{facts["id"]}"\n')]
    tmp_path.joinpath(file).write_text("".join([*kept, "\n", record]), encoding="utf-8")
    shutil.copy(DEFAULT / "pack.toml", tmp_path)
    pack = rose_packing.CONTENTS.check(tmp_path)
    assert pack.mistakes == []
    (shown,) = [block for block in blocks("docs/content.md") if block.startswith(f"    {english(facts['name'])}\n")]
    told = "\n".join(pack.lines)
    assert textwrap.dedent(shown).strip() in told


def english(name: str | dict[str, str]) -> str:
    return name if isinstance(name, str) else name["en"]


def test_the_words_of_black_rose_wars_on_the_effects_page_are_in_its_vocabulary() -> None:
    text = (ROOT / "docs/effects.md").read_text(encoding="utf-8").partition("### Black Rose Wars\n")[2]
    table = text.partition("\n\nEvery kind")[0]
    writing = writing_of("black-rose-wars")
    for written in ("if last=1: draw me 1", "summon Succubus here", "mod me strength +1 round", "rose me 2"):
        assert writing.mistakes(written) == []
        assert written.split()[0].rstrip(":") in table


# The balance report

EVEN = (45.0, 55.0)


def rates(report: str, chapter: str) -> dict[str, float]:
    """Who won how often, by the tables of a chapter."""
    text = report.split(f"\n### {chapter}\n")[1].split("\n### ")[0]
    return {name: float(won) for name, won in re.findall(r"^\| ([a-z][a-z +-]*?) \| \d+ \| ([\d.]+) % \|", text, re.M)}


def test_the_balance_report_is_of_the_default_cards_and_no_faction_or_pair_leans() -> None:
    report = (ROOT / "docs/balance/report.md").read_text(encoding="utf-8")
    assert f"Cards `{mindrose.load('cerebria').content_hash()[:12]}`" in report, "tuned since: make the report anew"
    factions, pairs = rates(report, "By faction"), rates(report, "By pair")
    assert (len(factions), len(pairs)) == (2, 12)
    low, high = EVEN
    assert [name for name, won in (factions | pairs).items() if not low <= won <= high] == []


def test_the_balance_report_of_black_rose_wars_tells_of_all_schools_lists_and_mages() -> None:
    report = (ROOT / "docs/balance/black-rose-wars/report.md").read_text(encoding="utf-8")
    game = mindrose.load("black-rose-wars")
    assert isinstance(game, BlackRoseWarsGame)
    content = game.pack("default")
    for kind, names in (("school", content.school_ids), ("list", content.list_ids), ("mage", content.mage_ids)):
        assert sorted(rates(report, f"By {kind}")) == sorted(names)
