"""BR-24.1 Hexes that effects assign and lift."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import CELL, ROSE
from mindrose.games.black_rose_wars.effects import hexing
from mindrose.games.black_rose_wars.effects.hexing import AssignChosenHex, AssignHex, LiftHexes, LiftSame
from mindrose.games.black_rose_wars.rules import happenings, hexes
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import SEVERAL, TARGET, Scene


def bears(scene: Scene, mage: int) -> list[str]:
    content = scene.content
    return [name for hex, name in enumerate(content.hex_ids) if scene.table.hexes[content.hexes * mage + hex] >= 0]


@rule("BR-24.1.1")
def test_a_hex_is_assigned_once_to_a_mage_and_as_often_as_there_are_copies() -> None:
    scene = Scene()
    silence = AssignHex(TARGET, scene.hex("silence"), False)
    assert scene.do(silence, target=1).last == 1
    assert bears(scene, 1) == ["silence"]
    assert scene.told() == [{"event": "hexed", "seat": 1, "hex": scene.hex("silence"), "source": 0}]
    assert happenings.fact(scene.table, 0, happenings.SRC) == 0
    assert scene.do(silence, target=1).last == 0
    assert scene.do(AssignHex(SEVERAL, scene.hex("silence"), False), several=0b101).last == 1
    assert bears(scene, 2) == ["silence"]
    assert bears(scene, 0) == []


@rule("BR-4.3.3")
def test_no_hex_reaches_a_cell() -> None:
    scene = Scene()
    scene.table.place[1] = CELL
    assert scene.do(AssignHex(TARGET, 0, False), target=1).last == 0
    assert scene.do(AssignHex(TARGET, 0, True), target=1, me=ROSE).last == 1


@rule("BR-24.1.1")
def test_the_actor_chooses_among_hexes_that_can_be_borne() -> None:
    scene = Scene()
    hexes.assign(scene.table, 0, 1, scene.hex("silence"))
    scene.do(AssignChosenHex(TARGET, False), target=1)
    assert scene.asked == (0, "hex")
    assert len(scene.choices) == scene.content.hexes - 1
    assert scene.refuses(replies.HEX + scene.hex("silence")) == "E_TARGET"
    scene.answer(replies.HEX + scene.hex("slowness"))
    assert scene.last == 1
    assert bears(scene, 1) == ["slowness", "silence"]


@rule("BR-5.2.4")
def test_the_crown_chooses_the_hex_of_the_black_rose() -> None:
    assert Scene().do(AssignChosenHex(TARGET, True), target=2, me=ROSE).asked == (1, "hex")


@rule("BR-2.3.4")
def test_a_random_hex_is_any_card_of_the_deck() -> None:
    found = set()
    for seed in range(40):
        scene = Scene(seed)
        assert scene.do(AssignHex(TARGET, hexing.AT_RANDOM, False), target=1).last == 1
        found |= set(bears(scene, 1))
    assert found == set(scene.content.hex_ids)


@rule("BR-2.3.4")
def test_a_random_hex_is_none_of_which_all_copies_are_out() -> None:
    """Of every other one the two copies lie at mages."""
    for seed in range(10):
        scene = Scene(seed)
        for hex in range(scene.content.hexes):
            if hex != scene.hex("slowness"):
                hexes.assign(scene.table, 0, 1, hex)
                hexes.assign(scene.table, 0, 2, hex)
        assert scene.do(AssignHex(TARGET, hexing.AT_RANDOM, False), target=0).last == 1
        assert bears(scene, 0) == ["slowness"]


def test_an_empty_hex_deck_gives_nothing() -> None:
    scene = Scene()
    for hex in range(scene.content.hexes):
        for mage in (1, 2):
            hexes.assign(scene.table, 0, mage, hex)
    assert scene.do(AssignHex(TARGET, hexing.AT_RANDOM, False), target=0).last == 0
    assert scene.do(AssignChosenHex(TARGET, False), target=0).last == 0


@rule("BR-24.1.1")
def test_the_hex_of_what_happened_goes_back_to_its_sender() -> None:
    scene = Scene()
    silence = scene.hex("silence")
    hexes.assign(scene.table, 1, 0, silence)
    scene.do(LiftSame(SEVERAL, False), AssignHex(TARGET, hexing.SAME, False), target=1, several=0b001, what=silence)
    assert scene.last == 1
    assert (bears(scene, 0), bears(scene, 1)) == ([], ["silence"])
    assert scene.do(LiftSame(TARGET, False), target=0, what=silence).last == 0


@rule("BR-24.1.2")
def test_up_to_so_many_hexes_are_lifted_and_their_cubes_go_back() -> None:
    scene = Scene()
    for name in ("silence", "slowness", "vulnerability"):
        hexes.assign(scene.table, 0, 1, scene.hex(name))
    hexes.mark(scene.table, 1, scene.hex("slowness"))
    assert scene.table.supply[1] == 24
    scene.do(LiftHexes(TARGET, Constant(2), False), target=1)
    assert scene.asked == (0, "lift")
    scene.answer(replies.HEX + scene.hex("slowness")).pass_()
    assert scene.last == 1
    assert scene.table.supply[1] == 25
    assert bears(scene, 1) == ["vulnerability", "silence"]


def test_nothing_to_lift() -> None:
    assert Scene().do(LiftHexes(TARGET, Constant(2), False), target=1).last == 0
