"""BR-13.6, BR-11.2, DC-27 Spells that effects turn, repeat, cast, lay, trade and study."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import ACTIVATED, CELL, MAIN, PREPARED, REVEALED, REVERSE, TRAP
from mindrose.games.black_rose_wars.effects.spelling import Again, CastNext, Prepare, Study, Trade, TurnSpell
from mindrose.games.black_rose_wars.state import LIBRARY
from mindrose.language.steps import Constant
from tests.rulebook import rule
from tests.rules.black_rose_wars.instructing import ME, SPELL, TARGET, Scene


def of_type(scene: Scene, type: int, side: int = MAIN) -> str:
    """A school spell one side of which has a type."""
    content = scene.content
    return next(content.spell_ids[n] for n in range(content.personal) if content.types[2 * n + side] == type)


@rule("BR-11.1.2")
def test_a_prepared_spell_is_turned_face_down() -> None:
    scene = Scene().lay(1, 2, "torment")
    assert scene.do(TurnSpell(SPELL), spell=6).last == 1
    assert scene.table.side[6] == REVERSE
    assert scene.told() == [{"event": "turned", "seat": 1, "slot": 2}]
    assert scene.do(TurnSpell(SPELL), spell=6).table.side[6] == MAIN


@pytest.mark.parametrize("status", [ACTIVATED, REVEALED])
def test_only_prepared_spells_are_turned(status: int) -> None:
    scene = Scene().lay(1, 2, "torment", status)
    assert scene.do(TurnSpell(SPELL), spell=6).last == 0
    assert scene.table.side[6] == MAIN
    assert scene.do(TurnSpell(SPELL), spell=5).last == 0
    assert scene.do(TurnSpell(SPELL)).last == 0


def test_a_revealed_spell_is_applied_once_more() -> None:
    scene = Scene().lay(0, 1, of_type(Scene(), 0), REVEALED)
    assert scene.do(Again(SPELL), spell=1).last == 1
    assert scene.table.power[0] == 1


def test_traps_and_spells_that_lie_face_down_are_not_repeated() -> None:
    scene = Scene().lay(0, 1, of_type(Scene(), TRAP), REVEALED).lay(0, 2, of_type(Scene(), 0), PREPARED)
    assert scene.do(Again(SPELL), spell=1).last == 0
    assert scene.do(Again(SPELL), spell=2).last == 0
    assert scene.do(Again(SPELL)).last == 0
    assert scene.table.power[0] == 0


@rule("VX-30")
def test_the_next_prepared_spell_is_cast() -> None:
    spell = of_type(Scene(), 0)
    scene = Scene().lay(0, 0, spell).lay(0, 2, spell)
    assert scene.do(CastNext(ME, False)).last == 1
    assert list(scene.table.status)[:3] == [PREPARED, PREPARED, REVEALED]
    assert scene.do(CastNext(ME, False)).last == 1
    assert scene.table.status[0] == REVEALED
    assert scene.table.power[0] == 2
    assert scene.do(CastNext(ME, False)).last == 0


@rule("VX-30")
def test_nobody_casts_in_its_cell() -> None:
    scene = Scene().lay(0, 1, of_type(Scene(), 0))
    scene.table.place[0] = CELL
    assert scene.do(CastNext(ME, False)).last == 0


def test_cards_are_laid_in_empty_slots() -> None:
    scene = Scene().hold(0, "torment", "brain-worm").lay(0, 0, "deflector", REVEALED)
    scene.do(Prepare(ME, Constant(1), False))
    assert scene.asked == (0, "prepare")
    scene.answer(replies.SLOT + 2).pick("brain-worm").answer(replies.SIDE + REVERSE)
    assert scene.last == 1
    assert scene.table.spell[2] == scene.spell("brain-worm")
    assert scene.hand(0) == ["torment"]


def test_nothing_is_laid_without_cards() -> None:
    assert Scene().do(Prepare(ME, Constant(2), False)).last == 0
    assert Scene().hold(0, "torment").do(Prepare(ME, Constant(0), False)).last == 0


@rule("VX-32")
def test_a_revealed_spell_is_traded_for_a_card() -> None:
    scene = Scene().hold(0, "torment", "deflector").lay(0, 2, "brain-worm", REVEALED)
    scene.do(Trade(SPELL), spell=2)
    assert scene.asked == (0, "trade")
    scene.pick("torment").answer(replies.SIDE + MAIN)
    assert scene.last == 1
    assert sorted(scene.hand(0)) == ["brain-worm", "deflector"]
    assert (scene.table.spell[2], scene.table.status[2]) == (scene.spell("torment"), PREPARED)


@rule("VX-32")
def test_what_cannot_be_traded() -> None:
    forgotten = Scene().content.spell_ids[-1]
    scene = Scene().lay(0, 1, "torment", REVEALED).lay(0, 2, forgotten, REVEALED).lay(0, 3, "torment")
    assert scene.do(Trade(SPELL), spell=1).last == 0
    scene.hold(0, "deflector").lay(1, 1, "torment", REVEALED)
    assert [scene.do(Trade(SPELL), spell=place).last for place in (2, 3, 5)] == [0, 0, 0]


def test_a_mage_studies_by_an_effect() -> None:
    scene = Scene()
    agony = scene.content.school_ids.index("agony")
    for name in ("torment", "pain-mark", "submission"):
        scene.table.piles.put(LIBRARY + 2 * agony, scene.spell(name))
    scene.do(Study(TARGET, Constant(2), Constant(1), False), target=2)
    while scene.asked == (2, "study"):
        scene.answer(replies.SCHOOL + agony)
    assert scene.asked == (2, "keep")
    scene.pick("submission")
    assert scene.last == 1
    assert scene.hand(2) == ["submission"]
    assert scene.table.piles.cards(LIBRARY + 2 * agony + 1) == [scene.spell("pain-mark")]
