"""Playing in a terminal: what is shown, what is typed, what stays hidden."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from rich.console import Console

import mindrose
from mindrose.kernel.table import Table
from mindrose.terminal import Session, default_language
from tests.rules.black_rose_wars.playing import Scene, mage
from tests.rules.cerebria_cards.playing import GAME


class Script(Console):
    """A screen that types: answers are drawn at random from what is offered, unless a line is given."""

    def __init__(self, lines: list[str] | None = None, seed: int = 1) -> None:
        super().__init__(file=io.StringIO(), width=120, highlight=False)
        self.lines = lines or []
        self.chance = random.Random(seed)
        self.session: Session | None = None
        self.screens: list[tuple[int, str]] = []

    def input(self, *arguments: object, **more: object) -> str:
        text = self.shown()
        assert self.session is not None
        asked = self.session.table.question
        assert asked is not None
        if "Hand the screen" in str(arguments[0]):
            return ""
        self.screens.append((asked.seat, text))
        if self.lines:
            return self.lines.pop(0)
        return str(self.chance.randrange(len(asked.answers)) + 1)

    def shown(self) -> str:
        assert isinstance(self.file, io.StringIO)
        text = self.file.getvalue()
        self.file.seek(0)
        self.file.truncate()
        return text


def session(
    tmp_path: Path, seats: str, lines: list[str] | None = None, language: str = "en", table: Table | None = None
) -> tuple[Session, Script]:
    screen = Script(lines)
    names = seats.split(",")
    table = table or GAME.new(len(names), "terminal", single_goal=5)
    playing = Session(table, names, "", language, tmp_path / "record.json", screen)
    screen.session = playing
    return playing, screen


@pytest.mark.parametrize("language", ["en", "ru", "it", "zh"])
def test_a_whole_game_is_played(tmp_path: Path, language: str) -> None:
    playing, screen = session(tmp_path, "me,random,random", language=language)
    playing.play()
    assert playing.table.over
    assert playing.table.seed in screen.shown()
    assert (tmp_path / "record.json").exists()


def test_people_at_one_screen_see_only_their_own_hands(tmp_path: Path) -> None:
    """Every card named in a hand panel belongs to the person who is asked."""
    playing, screen = session(tmp_path, "me,me,random")
    playing.play()
    assert {seat for seat, _ in screen.screens} == {0, 1}
    for seat, text in screen.screens:
        assert f"Player {seat + 1} " in text or "again to do it" in text


def test_a_person_alone_is_not_bothered_with_forced_passes(tmp_path: Path) -> None:
    playing, screen = session(tmp_path, "me,random,random")
    playing.play()
    assert all("   2  " in text for _, text in screen.screens if "   1  " in text)


def test_several_people_are_asked_even_if_they_can_only_pass(tmp_path: Path) -> None:
    """CC-7.13 Nobody at the screen learns whether a pass was forced."""
    table = GAME.from_position({"seats": [{"mindset": ["Anger f1"]}, {"hand": ["Fear"], "mindset": ["Hope f2"]}]})
    table.do("use", place=0).do("destroy", emotion="hope")
    playing, screen = session(tmp_path, "me,me", ["1", "quit"], table=table)
    playing.play()
    assert screen.screens[0][0] == 1
    assert "   2  " not in screen.screens[0][1]


def test_commands_are_understood_and_mistakes_explained(tmp_path: Path) -> None:
    lines = ["?", "99", "nonsense", "", "card Valor", "rule CC-5.4", "rule qqq", "log", "undo", "withdraw", "quit"]
    playing, screen = session(tmp_path, "me,random", lines)
    playing.play()
    text = screen.shown() + "".join(text for _, text in screen.screens)
    for expected in ("withdraw", "Type a number from 1", "Destroy", "CC-5.4", "No rule", "nothing to withdraw"):
        assert expected in text
    assert not playing.table.over


@pytest.mark.parametrize(
    ("game", "typed", "told"),
    [
        ("black-rose-wars", "card Pain", "Pain (x)\nThe Black Rose deals x damage to you."),
        ("black-rose-wars", "card Grim Tormnt", "Nothing here is called “Grim Tormnt”. Did you mean “Grim Torment”?"),
        ("black-rose-wars", "card", "Which card? Type its name too, as in card "),
        ("cerebria", "card Hpoe", "Nothing here is called “Hpoe”. Did you mean “Hope”?"),
        ("cerebria-cards", "card q", "Nothing here is called “q”: try the name of a card, such as "),
    ],
)
def test_what_is_no_card_is_explained_or_asked_back(game: str, typed: str, told: str, tmp_path: Path) -> None:
    playing, screen = session(tmp_path, "me,me", [typed, "quit"], table=mindrose.load(game).new(2, 1))
    playing.play()
    assert told in "".join(text for _, text in screen.screens) + screen.shown()


def test_the_help_names_a_rule_of_the_game_that_is_played(tmp_path: Path) -> None:
    table = mindrose.load("cerebria").new(2, 1)
    playing, screen = session(tmp_path, "me,me", ["?", "rule qqq", "quit"], table=table)
    playing.play()
    text = "".join(text for _, text in screen.screens) + screen.shown()
    assert "rule CB-3.4.1 – what a rule says" in text
    assert "try a number like CB-3.4.1" in text
    assert "CC-" not in text


def test_an_answer_is_taken_back(tmp_path: Path) -> None:
    table = GAME.from_position({"seats": [{"hand": ["Anger", "Bleakness-R"]}, {}]})
    playing, screen = session(tmp_path, "me,random", ["4", "undo", "4", "withdraw", "quit"], table=table)
    playing.play()
    assert len(table.given) == 0
    assert len(screen.screens) == 5


def test_the_language_follows_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    for spoken, code in (("ru_RU.UTF-8", "ru"), ("zh_CN", "zh"), ("fr_FR", "en"), ("C", "en")):
        monkeypatch.setenv("LC_ALL", spoken)
        assert default_language() == code


def test_the_first_number_is_somebody_who_is_there(tmp_path: Path) -> None:
    """BR-4.3.5 Nobody in a room comes after those who stand in one."""
    game = Scene(mage("hall", board={"i": "merciless-flame"}), mage("laboratory"))
    game.cast("i")
    playing, screen = session(tmp_path, "me,me", ["1", "quit"], table=game.table)
    playing.play()
    assert "   1  Player 2" in screen.screens[0][1]
    assert game.cubes(1) != ""


def test_what_does_nothing_is_asked_about_once_more(tmp_path: Path) -> None:
    """CC-6.7 An empty use is marked, and has to be typed twice."""
    table = GAME.from_position({"seats": [{"mindset": ["Affection f1"]}, {}]})
    assert table.question is not None
    number = str(1 + [answer.verb for answer in table.question.answers].index("use"))
    playing, screen = session(tmp_path, "me,random", [number, "quit"], table=table)
    playing.play()
    text = "".join(text for _, text in screen.screens) + screen.shown()
    assert (text.count("This can do nothing"), len(table.given)) == (2, 0)
    playing, _ = session(tmp_path, "me,random", [number, number, "quit"], table=table)
    playing.play()
    assert table.position()["used"] == ["drain"]
