"""Packs and decks of one's own, as the command `mindrose content` begins, checks and saves them."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import mindrose
from mindrose.cli import app
from mindrose.faces.cerebria.packing import CONTENTS
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.kernel.errors import BadOption

CARDS = "courage 2, kindness 2, trust 2, comfort 2, optimism 2, desire 2, innocence 2, safety 2"


@pytest.fixture(autouse=True)
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packs, with nothing in it."""
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path))
    return tmp_path


def refusal(*words: str) -> str:
    """Why a command about content is not done."""
    done = CliRunner().invoke(app, ["content", *words])
    assert isinstance(done.exception, BadOption), done.output
    return str(done.exception)


# Beginning and saving


def test_the_games_own_content_is_no_pack_to_save_to(packs: Path) -> None:
    with pytest.raises(BadOption, match="'default' is the game's own content"):
        CONTENTS.save_deck(CARDS, "Brave", "default")
    assert list(packs.iterdir()) == []


def test_a_deck_is_not_saved_without_a_name(packs: Path) -> None:
    assert "a name is made of letters" in refusal("deck", CARDS, "--save", "")
    assert list(packs.iterdir()) == []


def test_one_half_of_a_pack_is_begun_or_all_of_it(packs: Path) -> None:
    assert "leave both out" in refusal("new", str(packs / "mine"), "--decks", "--cards")
    assert list(packs.iterdir()) == []


def test_what_to_type_next_is_told_as_the_program_was_called(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", [".venv/bin/mindrose"])
    for path, called in ((str(packs), ".venv/bin/mindrose"), (f"{packs}/bin", "mindrose")):
        monkeypatch.setenv("PATH", path)
        (packs / "bin").mkdir(exist_ok=True)
        (packs / "bin" / "mindrose").touch(mode=0o755)
        told = CliRunner().invoke(app, ["content", "new", str(packs / f"from-{len(path)}")]).output
        assert f"then: {called} content check" in told


# Checking


def test_all_emotions_of_a_pack_are_counted_and_listed(packs: Path) -> None:
    CONTENTS.begin(packs / "mine", "Mine", decks=False, cards=True)
    holds = CONTENTS.check(packs / "mine").lines
    assert holds[0] == "Emotions: of its own, 32 Moderate, 32 Strong, 2 Starting"
    assert holds[-2:] == ["Brightness (Bliss, Starting Emotion) 1-2", "Bleakness (Gloom, Starting Emotion) 1-2"]


def test_a_pack_of_decks_has_the_emotions_of_the_game(packs: Path) -> None:
    CONTENTS.begin(packs / "mine", "Mine", decks=True, cards=False)
    assert "Emotions: as in the game" in CONTENTS.check(packs / "mine").lines


# What has become of a pack


@pytest.mark.parametrize(
    ("language", "told", "change"),
    [
        ("en", "with the pack mine as it was then", "Courage: threshold was 2, is now 3"),
        ("ru", "с набором mine в его прежнем виде", "Мужество: threshold: было 2, стало 3"),
        ("it", "con il pacchetto mine com’era allora", "Coraggio: threshold era 2, ora è 3"),
        ("zh", "卡牌包 mine 当时的版本", "勇气：threshold 原为 2，现为 3"),
    ],
)
def test_a_replay_tells_card_by_card_what_has_changed_in_the_pack_since(
    packs: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: str, change: str
) -> None:
    monkeypatch.setattr(mindrose.library, "_loaded", {"cerebria": CerebriaGame()})
    CONTENTS.begin(packs / "mine", "Mine", decks=False, cards=True)
    mindrose.load("cerebria").new(2, seed="1", pack="mine").record().save(packs / "game.json")
    words = ["replay", str(packs / "game.json"), "--language", language]
    assert told not in CliRunner().invoke(app, words).output
    emotions = packs / "mine" / "emotions.toml"
    before, courage, after = emotions.read_text(encoding="utf-8").partition('id = "courage"')
    emotions.write_text(before + courage + after.replace("threshold = 2", "threshold = 3", 1), encoding="utf-8")
    said = " ".join(CliRunner().invoke(app, words).output.split())
    assert told in said
    assert said.endswith(change)
