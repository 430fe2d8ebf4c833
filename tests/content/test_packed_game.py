"""A game gets packs by declaring its files and the kinds of records in them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from mindrose.content.packs import Pack, packs_folder
from mindrose.kernel.errors import BadContent, BadOption, NoPack
from mindrose.kernel.programs import Program
from mindrose.language.parsing import parsed
from mindrose.language.syntax import Effect
from tests.content.lodge import CONTENTS, DEFAULT, FILES, Lodge, LodgeGame


@pytest.fixture(autouse=True)
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packs, with `mine` in it: the spells of the game."""
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path))
    (tmp_path / "mine").mkdir()
    shutil.copy(DEFAULT / "spells.toml", tmp_path / "mine")
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    """The default file with something else in it, as a pack's own."""
    text = (DEFAULT / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(BadContent) as caught:
        FILES.open(folder)
    return [mistake.replace(f"{folder}/", "") for mistake in caught.value.mistakes]


# Playing


def test_a_pack_lies_over_the_default_one(packs: Path) -> None:
    change(packs / "mine", "spells.toml", 'id = "spark"', 'id = "flash"')
    game = LodgeGame()
    assert set(game.pack("default").effects) == {"hall", "garden", "spark"}
    assert set(game.pack("mine").effects) == {"hall", "garden", "flash"}
    assert game.content("mine")["pack"]["name"]["it"] == "mine"
    assert game.pack("mine") is game.pack("mine")


def test_the_hash_of_the_content_is_that_of_the_pack(packs: Path) -> None:
    change(packs / "mine", "rooms.toml", "slots = 4", "slots = 5")
    game = LodgeGame()
    assert game.content_hash({"pack": "mine"}) != game.content_hash() == LodgeGame().content_hash({"pack": "default"})


def test_a_pack_that_is_not_there_or_cannot_be_is_refused(packs: Path) -> None:
    with pytest.raises(BadOption, match="there is no content pack 'yours' here"):
        LodgeGame().pack("yours")
    with pytest.raises(BadOption, match="option pack names a folder"):
        LodgeGame().pack("../mine")


def test_a_pack_with_mistakes_is_refused_without_saying_where_packs_lie(packs: Path) -> None:
    change(packs / "mine", "rooms.toml", "slots = 4", "slots = 40")
    with pytest.raises(BadContent) as caught:
        LodgeGame().pack("mine")
    told = "mine/rooms.toml:14:9: room 'garden': slots is a whole number from 1 to 10, not 40 (BR-18.2)"
    assert str(caught.value) == f"mine has mistakes:\n- {told}"
    assert caught.value.mistakes == [told]


def test_packs_lie_with_the_data_of_the_user_unless_said_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MINDROSE_PACKS")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert packs_folder() == Path("/data/mindrose/packs")


# Effects


def test_an_effect_is_read_once(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []

    def counted(text: str) -> Effect:
        texts.append(text)
        return parsed(text)

    monkeypatch.setattr("mindrose.language.reading.parsed", counted)
    effects = Lodge(FILES.open()).effects
    assert len(texts) == len(set(texts)) == sum(len(found) for found in effects.values()) == 5


def test_a_mistake_in_an_effect_is_told_where_it_stands(packs: Path) -> None:
    change(packs / "mine", "spells.toml", "dmg T 1", "dgm T 1")
    change(packs / "mine", "rooms.toml", "R=room(*); inst R 1", "R=room(*); inst R")
    garden, spark = mistakes(packs / "mine")
    assert garden.startswith("rooms.toml:17:33: room 'garden': ")
    assert spark.startswith("spells.toml:4:30: spell 'spark': there is no instruction `dgm` (did you mean 'dmg'?)")


# What is on the cards


class Running(LodgeGame):
    """Cards are programs that are called like them, and a room is called like a program of the game."""

    programs = [Program("hall", "LO-1", [])]

    def content_of(self, pack: Pack) -> Lodge:
        content = super().content_of(pack)
        content.programs = [Program(name, "LO-1", []) for name in ("spark", *content.effects)]
        return content


def test_every_program_has_a_name_of_its_own_by_which_documents_find_it(packs: Path) -> None:
    game = Running()
    for name in ("default", "mine"):
        programs = game.programs_of(game.pack(name))
        assert [program.name for program in programs] == ["hall", "spark", "hall-2", "garden", "spark-2"]
        assert [program.number for program in programs] == [0, 1, 2, 3, 4]


# What is wrong with records


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"black"', '"blak"', "rooms.toml:4:11: room 'hall': colour is one of red, green, black, not 'blak' (did you"),
        ('id = "hall"', 'id = "garden"', "rooms.toml:11:7: room 'garden': another room has this id"),
        ("token = false", "token = 0", "rooms.toml:6:9: room 'hall': token is true or false, not 0"),
        ("token = false\n", "", "rooms.toml:1:1: room 'hall': token is missing: true or false"),
        ("token", "totem", "rooms.toml:6:1: room 'hall': there is no 'totem' here (did you mean 'token'?)"),
        ('["draw me 1"]', '"draw me 1"', "rooms.toml:7:11: room 'hall': ruined is a list of texts in the effect lang"),
        ('"original"', '"internet"', "rooms.toml:8:11: room 'hall': source is one of rulebook, published, original"),
        ("[[room]]", "[[rom]]", "rooms.toml:1:1: there is no 'rom' here (did you mean 'room'?); there is room"),
    ],
)
def test_a_mistake_is_told_with_its_place(packs: Path, old: str, new: str, told: str) -> None:
    change(packs / "mine", "rooms.toml", old, new)
    assert any(mistake.startswith(told) for mistake in mistakes(packs / "mine"))


def test_a_game_checks_what_its_records_must_be_together(packs: Path) -> None:
    change(packs / "mine", "rooms.toml", '"hall"', '"hull"')
    assert mistakes(packs / "mine") == ["rooms.toml: there is no hall"]


# Telling


def test_a_pack_is_told_by_its_records(packs: Path) -> None:
    found = CONTENTS.check(Path("mine"))
    assert (found.title, found.lines, found.mistakes) == ("mine: mine", ["spells: 1 spell"], [])
    assert CONTENTS.check(packs / "mine" / "spells.toml").lines == ["spells: 1 spell"]
    change(packs / "mine", "rooms.toml", "slots = 4", "slots = 40")
    assert len(CONTENTS.check(packs / "mine").mistakes) == 1


def test_content_is_known_by_its_files(packs: Path, tmp_path: Path) -> None:
    assert CONTENTS.likeness(packs / "mine") == 1
    assert CONTENTS.likeness(packs / "mine" / "spells.toml") == 1
    assert CONTENTS.likeness(DEFAULT) == 2
    assert CONTENTS.likeness(packs) == CONTENTS.likeness(packs / "nowhere") == 0


def test_a_pack_is_begun_with_its_name(packs: Path) -> None:
    (written,) = CONTENTS.begin(packs / "New one", "", decks=True, cards=True)
    assert written.read_text(encoding="utf-8").startswith('id = "new-one"\nname = "New one"\n')
    assert FILES.open(packs / "New one").owns("pack")


def test_a_pack_knows_which_files_are_its_own(packs: Path) -> None:
    pack: Pack = FILES.open(packs / "mine")
    assert [name for name in FILES.names if pack.owns(name)] == ["pack", "spells"]


# Versions


def test_a_version_is_opened_whatever_has_become_of_the_files(packs: Path) -> None:
    change(packs / "mine", "rooms.toml", "slots = 4", "slots = 5")
    version = LodgeGame().checked_options({"pack": "mine"})["pack"]
    change(packs / "mine", "rooms.toml", "slots = 4", "slots = 40")
    assert LodgeGame().pack(str(version)).document["rooms"]["room"][1]["slots"] == 5
    shutil.rmtree(packs / "mine")
    assert LodgeGame().pack(str(version)).document["rooms"]["room"][1]["slots"] == 5
    shutil.rmtree(packs / ".kept")
    with pytest.raises(NoPack, match="that one is not kept"):
        LodgeGame().pack(str(version))
