"""CC-5.11 to CC-5.18 Fusion."""

from __future__ import annotations

import pytest

from mindrose.kernel.errors import BadPosition
from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import GAME, Game, seat

PASS = 0


@vector("T-18")
@rule("CC-5.11", "CC-5.12", "CC-5.13", "CC-5.14", "CC-5.15")
def test_two_cards_enter_as_one_emotion() -> None:
    """Valor on Brightness: one emotion, an empty hand, one action left."""
    game = Game(seat(["Valor", "Brightness-Y"])).evoke("Valor", fuse="Brightness-Y")
    assert game.mindset(0) == ["valor+brightness-y f2 a0 fresh", None, None, None]
    assert game.hand(0) == []
    assert game.supply == (38, 40)
    assert game.state.actions == 1


@rule("CC-5.11")
def test_every_base_card_in_hand_may_lie_below() -> None:
    game = Game(seat(["Valor", "Hope", "Brightness-R", "Brightness-R", "Bleakness-Y"])).do("evoke", card="Valor")
    assert game.legal() == [PASS, game.card("Brightness-R"), game.card("Bleakness-Y")]


@rule("CC-5.11")
def test_one_copy_of_the_base_card_is_the_price() -> None:
    game = Game(seat(["Valor", "Brightness-R", "Brightness-R"])).evoke("Valor", fuse="Brightness-R")
    assert game.hand(0) == ["brightness-r"]


@rule("CC-5.11")
def test_without_a_base_card_in_hand_there_is_no_fusion() -> None:
    game = Game(seat(["Valor", "Hope"])).do("evoke", card="Valor")
    assert (game.kind, game.emotion(0, 0)) == ("main", "valor f2 fresh")


@rule("CC-5.12")
def test_a_base_card_in_a_mindset_is_not_used_for_a_fusion() -> None:
    game = Game(seat(["Valor", "Brightness-R"], ["Brightness-Y a0"])).do("evoke", card="Valor")
    assert game.refused(game.target(0, 0)).code == "E_FUSE_SOURCE"


@rule("CC-5.12")
def test_nothing_is_put_on_a_lone_base_card() -> None:
    game = Game(seat(["Valor"], ["Brightness-Y a0"])).do("evoke", card="Valor")
    assert game.verbs() == {"keep", "remove"}
    game.do("keep")
    assert game.mindset(0) == ["brightness-y a0", "valor f2 fresh", None, None]


@rule("CC-5.12")
def test_a_base_card_does_not_slide_under_an_emotion() -> None:
    game = Game(seat(["Brightness-Y"], ["Valor f2"])).do("evoke", card="Brightness-Y")
    assert game.verbs() == {"keep", "remove"}
    game.do("keep")
    assert game.mindset(0) == ["valor f2", "brightness-y a0 fresh", None, None]


@rule("CC-5.13")
def test_fusion_is_optional() -> None:
    game = Game(seat(["Valor", "Brightness-Y"])).evoke("Valor")
    assert game.emotion(0, 0) == "valor f2 fresh"
    assert game.hand(0) == ["brightness-y"]


@rule("CC-5.13")
def test_fusion_in_a_summon_costs_no_action() -> None:
    game = Game(seat(["Valor", "Brightness-Y"], ["Courage f1"])).use(0)
    game.do("summon", card="Valor").enter(fuse="Brightness-Y")
    assert game.emotion(0, 1) == "valor+brightness-y f2 a0 fresh"
    assert game.state.actions == 2


@rule("CC-5.14")
def test_a_fused_emotion_is_destroyed_as_a_whole() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Valor+Bleakness-Y f2"])).use(0, target=(1, 0))
    assert sorted(game.discard) == ["bleakness-y", "valor"]
    assert game.mindset(1) == [None] * 4


@rule("CC-5.14")
def test_a_fused_emotion_is_swapped_as_a_whole() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor+Brightness-Y f1 a1"]))
    game.use(0, give=1, take=(1, 0))
    assert game.emotion(0, 1) == "valor+brightness-y f1 a1 received"


@rule("CC-5.14")
def test_a_fused_emotion_is_one_target() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Valor+Brightness-Y f2"])).do("use", place=0)
    assert game.legal() == [game.target(0, 0), game.target(1, 0)]


@rule("CC-5.15")
@pytest.mark.parametrize("emotion", ["Valor+Brightness-Y f3", "Valor+Brightness-Y a3", "Courage+Brightness-Y f2"])
def test_a_fused_emotion_has_the_slots_of_both_cards_and_no_more(emotion: str) -> None:
    with pytest.raises(BadPosition, match=r"CC-1\.3"):
        Game(seat(mindset=[emotion]))


@rule("CC-5.15")
def test_a_fused_emotion_absorbs_twice() -> None:
    game = Game(seat(mindset=["Valor+Brightness-Y f1 a1"]), seat(mindset=["Fear f1"]))
    assert game.use(0, absorb=0, target=(1, 0)).emotion(0, 0) == "valor+brightness-y f0 a2"


@rule("CC-5.16")
def test_a_fused_emotion_is_countered_by_the_vibe_of_its_top_card() -> None:
    game = Game(seat(mindset=["Anger+Bleakness-Bl f1"]), seat(["Fear", "Craving"], ["Hope f2"]))
    game.use(0, target=(1, 0))
    assert game.refused(game.card("Fear")).code == "E_COUNTER_VIBE"
    assert game.counters(1, "Craving").emotion(1, 0) == "hope f2"


@rule("CC-5.16")
@pytest.mark.parametrize(("third", "bonus"), [("Courage f0", 2), ("Trust f0", 0)])
def test_a_fused_emotion_scores_with_the_vibe_of_its_top_card(third: str, bonus: int) -> None:
    game = Game(seat(mindset=["Valor+Brightness-Y f0", "Anger f0", third]), stacks=[0, 4, 4], mood="gloom").reveal()
    assert game.scored(0) == (0, bonus)


@rule("CC-5.16")
def test_a_fused_emotion_has_a_vibe_by_default() -> None:
    assert GAME.new().options["fused_vibe"] == "top"


@rule("CC-5.16")
def test_fused_emotions_without_a_vibe_can_be_played() -> None:
    game = Game(
        seat(mindset=["Anger+Bleakness-Bl f1"]),
        seat(["Fear", "Craving"], ["Hope f2"]),
        options={"fused_vibe": "none"},
    )
    assert game.use(0, target=(1, 0)).discard == ["hope"]


@rule("CC-5.17")
@pytest.mark.parametrize(("top", "base"), [("valor", "bleakness-y"), ("rage", "brightness-y")])
def test_top_and_base_may_have_different_polarity(top: str, base: str) -> None:
    game = Game(seat([top, base])).evoke(top, fuse=base)
    assert game.emotion(0, 0) == f"{top}+{base} f2 a0 fresh"


@rule("CC-5.17")
def test_a_mixed_pair_never_absorbs() -> None:
    game = Game(seat(mindset=["Rage+Brightness-Y f2 a0", "Bleakness-R a0"], hand=["Hope"])).do("use", place=0)
    assert game.refused(game.target(0, 0)).code == "E_ABSORB_POLARITY"


@rule("CC-5.17")
def test_mixed_fusion_is_allowed_by_default() -> None:
    assert GAME.new().options["mixed_fusion"] is True


@rule("CC-5.17")
def test_mixed_fusion_can_be_switched_off() -> None:
    hand = ["Valor", "Brightness-Y", "Bleakness-Y"]
    game = Game(seat([*hand]), options={"mixed_fusion": False}).do("evoke", card="Valor")
    assert game.legal() == [PASS, game.card("Brightness-Y")]
    assert game.refused(game.card("Bleakness-Y")).rule == "CC-5.17"


@rule("CC-5.18")
def test_two_emotions_are_not_fused() -> None:
    game = Game(seat(["Valor", "Hope", "Brightness-R"])).do("evoke", card="Valor")
    assert game.refused(game.card("Hope")).code == "E_FUSE_KIND"


@rule("CC-5.18")
def test_two_base_cards_are_not_fused() -> None:
    game = Game(seat(["Brightness-R", "Brightness-Y"])).do("evoke", card="Brightness-R")
    assert game.emotion(0, 0) == "brightness-r a0 fresh"
    assert game.hand(0) == ["brightness-y"]


@rule("CC-5.18")
def test_there_is_one_base_card_in_a_fusion() -> None:
    game = Game(seat(["Valor", "Brightness-R", "Brightness-Y"])).evoke("Valor", fuse="Brightness-R")
    assert game.kind == "main"
    assert game.emotion(0, 0) == "valor+brightness-r f2 a0 fresh"
    assert game.hand(0) == ["brightness-y"]
