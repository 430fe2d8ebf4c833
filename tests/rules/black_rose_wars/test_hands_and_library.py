"""BR-10 to BR-12 Grimoire, memories, library and hand: the examples of the specification, played."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import PLANNING
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, PASS, A, B, Scene, mage, school, slot, spell

FIVE = ["torment", "submission", "azoth-bomb", "marbling", "evil-eye"]
NIGHTMARES = ["persecution", "night-terror", "sleepless-hours"]


def studying(**more: Any) -> Scene:
    """Baron Doria studies three cards of Nightmare and one of Technomancy, which he knows."""
    library = {"nightmare": {"deck": [*NIGHTMARES, "rest"]}, "technomancy": {"deck": ["deflector", "rest"]}}
    baron = {"hand": FIVE, "grimoire": ["grim-torment", "albify"], **more}
    game = Scene(mage(mage="baron-doria", **baron), mage(), phase="study", library=library)
    for name in ("nightmare", "nightmare", "technomancy", "nightmare"):
        game.answer(school(name))
    return game


@rule("BR-10.3.1", "BR-10.3.2", "BR-10.3.3", "BR-10.3.4", "BR-10.3.5")
@vector("TV-02")
def test_the_baron_studies_up_to_his_limit_or_beyond_it() -> None:
    game = studying()
    assert len(game.hand(A)) == 7
    game.answer(spell("persecution")).answer(spell("deflector"))
    assert len(game.hand(A)) == 9
    assert game.discards("nightmare") == ["night-terror", "sleepless-hours"]
    game.until("remove").answer(spell("marbling"), A).answer(PASS, B)
    assert game.phase == PLANNING
    assert game.discards("alchemy") == ["marbling"]
    assert (len(game.hand(A)), game.memories(A)) == (8, [])
    game = studying()
    game.answer(spell("persecution")).answer(spell("deflector")).until("remove").answer(PASS, A)
    assert game.against(spell("persecution") + 1, A) == "BR-10.3.5"
    game.answer(spell("marbling"), A).answer(PASS, B)
    assert game.phase == PLANNING
    assert (len(game.hand(A)), game.memories(A)) == (8, ["marbling"])


@rule("BR-10.3.4", "BR-11.3.1")
def test_personal_and_forgotten_spells_have_no_school_to_go_to() -> None:
    game = studying(hand=[*FIVE[:2], "barons-levy", "killer-fog"])
    game.answer(spell("persecution")).answer(spell("deflector")).until("remove")
    for name in ("barons-levy", "killer-fog"):
        assert game.against(spell(name), A) == "BR-10.3.4"


@rule("BR-10.1.2")
@vector("TV-40")
def test_an_empty_grimoire_is_made_of_the_memories_in_the_middle_of_a_draw() -> None:
    game = Scene(mage(grimoire=["torment"], memories=FIVE[1:]), mage(), phase="study")
    assert "torment" in game.hand(A)
    assert [len(zone(A)) for zone in (game.hand, game.grimoire, game.memories)] == [2, 3, 0]


@rule("BR-9.2.8", "BR-10.3.5")
@vector("TV-42")
def test_a_personal_spell_may_exceed_the_limit_until_the_next_study_phase() -> None:
    hand = [*FIVE, "albify", "deflector", "bone-rattle"]
    game = Scene(mage("hall", power=5, hand=hand, board={"i": "black-covenant"}), mage("crypt"))
    game.cast("i")
    assert len(game.hand(A)) == 9
    game.turn(B)
    assert (len(game.hand(A)), game.memories(A)) == (9, [])
    while game.state.round == 1 or game.phase != PLANNING:
        game.answer(game.asked.timeout)
    assert len(game.hand(A)) == 7


@rule("BR-12.1.3", "BR-12.1.4")
@vector("TV-43")
def test_the_only_card_must_be_laid() -> None:
    game = Scene(mage(hand=["torment"]), mage(hand=["marbling", "evil-eye"]), phase="planning")
    for _ in range(3):
        game.answer(PASS, A)
    assert game.put_to(A).kind == "side"  # it lies in III: nothing else is possible
    game.answer(replies.SIDE, A).plan(B, quick="marbling", i="evil-eye")
    assert (game.status(A, "iii"), game.hand(A)) == ("prepared", [])


@rule("BR-12.1.4", "BR-13.6.1")
def test_a_slot_left_empty_is_passed_over() -> None:
    """With I empty the spell on II comes first, and after it, with nothing between, the one on III."""
    hand = ["torment", "marbling"]
    game = Scene(mage("hall", hand=hand), mage("crypt", hand=hand), phase="planning")
    game.plan(A, ii="torment", iii="marbling").plan(B, quick="torment", iii="marbling").until("action")
    assert game.asks == [(A, "action")]
    assert game.offered("slot") == [2]
    game.do("inertia").answer(slot("ii")).do("stay")
    assert game.offered("slot") == [3]
    game.turn(B)
    assert game.offered("slot") == [0, 3]


@rule("BR-10.2.2", "BR-10.3.2")
@vector("TV-51")
def test_forgotten_spells_are_not_studied() -> None:
    game = Scene(mage(), mage(), phase="study")
    game.answer(school("agony")).answer(school("agony"))
    assert game.against(school("agony") + len(CONTENT.school_ids)) == "BR-10.3.2"


@rule("BR-10.2.1")
def test_an_empty_school_is_made_of_its_discards() -> None:
    empty = {"deck": [], "discard": [name for name in CONTENT.spell_ids[:12] for _ in range(3)]}
    game = Scene(mage(), mage(), phase="study", library={"agony": empty})
    for _ in range(4):
        game.answer(school("agony"))
    assert game.asks == [(A, "keep")]
    assert game.discards("agony") == []


@rule("BR-10.2.1")
def test_the_discards_of_a_school_are_shuffled() -> None:
    discards = {"deck": [], "discard": [name for name in CONTENT.spell_ids[:12] for _ in range(3)]}
    found = set()
    for seed in range(5):
        game = Scene(mage(), mage(), phase="study", library={"agony": discards}, seed=seed)
        for _ in range(4):
            game.answer(school("agony"))
        found.add(tuple(sorted(game.offered("spell"))))
    assert len(found) > 1


@rule("BR-12.1.1", "BR-12.1.2", "BR-12.1.6", "BR-11.1.2")
def test_a_plan_of_four_spells() -> None:
    hand = ["silver-of-the-sages", "cross-and-delight", "grim-torment", "merciless-flame"]
    game = Scene(mage("hall", hand=hand), mage(hand=["marbling", "evil-eye"]), phase="planning")
    game.plan(A, quick=hand[3], i=hand[0], ii=hand[1], iii=hand[2])
    game.plan(B, i="marbling reverse", iii="evil-eye")
    assert [game.status(A, name) for name in ("quick", "i", "ii", "iii")] == ["prepared"] * 4
    assert [game.status(B, name) for name in ("quick", "i", "ii", "iii")] == ["", "prepared", "", "prepared"]
    assert [game.view(B)["seats"][B]["board"][name]["side"] for name in ("i", "iii")] == ["reverse", "main"]
    assert game.view(A)["seats"][B]["board"]["i"].get("spell") is None


@rule("BR-10.3.3", "DC-S2")
@pytest.mark.parametrize("first", ["grim-torment", "torment"])
def test_nobody_sees_that_all_studied_cards_that_are_left_are_alike(first: str) -> None:
    """Whoever studies is asked for both cards, whatever there is to choose from."""
    game = Scene(mage(), mage(), phase="study", library={"agony": {"deck": ["grim-torment", *["torment"] * 3, "rest"]}})
    for _ in range(4):
        game.answer(school("agony"))
    game.answer(spell(first))
    assert game.asks == [(A, "keep")]
    game.answer(spell("torment"))
    assert game.asks == [(B, "study")]


@rule("BR-10.1.2")
def test_memories_stay_as_long_as_the_grimoire_is_enough() -> None:
    game = Scene(mage(grimoire=FIVE[:2], memories=FIVE[2:]), mage(), phase="study")
    assert [len(zone(A)) for zone in (game.hand, game.grimoire, game.memories)] == [2, 0, 3]


@rule("BR-10.2.1")
def test_the_discards_of_a_school_stay_as_long_as_its_deck_is_enough() -> None:
    every = [name for name in CONTENT.spell_ids[:12] for _ in range(3)]
    game = Scene(mage(), mage(), phase="study", library={"agony": {"deck": every[:4], "discard": every[4:]}})
    for _ in range(4):
        game.answer(school("agony"))
    assert len(game.discards("agony")) == 32
