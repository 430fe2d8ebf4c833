"""VX-01 to VX-55: words that the content adds to the effect language, where no card or chapter proves them alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.rules.black_rose_wars.cards.scenes import CardScene
from tests.rules.black_rose_wars.playing import A, B, C, mage, servant

SPELL = "shared-torture"
WARD = "baneful-curse"


def applied(effect: str, *others: dict[str, object], **position: Any) -> CardScene:
    """A casts a spell that says this."""
    seats = others or (mage("crypt"),)
    texts = {SPELL: {"main": {"effect": effect}}}
    return CardScene(mage("hall", board={"i": SPELL}), *seats, texts=texts, **position).cast("i")


@rule("VX-13", "BR-22.3.1")
def test_the_owner_of_an_evocation_is_named_by_it() -> None:
    there = {"cadaver-1": servant("hall", B, controller=A)}
    assert applied("E=evo(0); pow owner(E) 2", evocations=there).target("cadaver-1").acted().power(B) == 2


@rule("VX-28", "BR-20.2.1")
def test_a_mage_fell_only_if_it_was_defeated_since_the_effect_began() -> None:
    """Not for B, which fell before; for C, which falls between the two sentences."""
    effect = "T=mage(0); dmg T 1 // if fell(T): rose me 2"
    seats = (mage("hall", felled=1), mage("hall", "B9"))
    assert applied(effect, *seats).target(B).acted().cubes(A) == ""
    assert applied(effect, *seats).target(C).acted().cubes(A) == "K2"


@rule("VX-16", "BR-15.1.6")
@pytest.mark.parametrize("victim", [A, C, "cadaver-1"])
def test_any_figure_is_every_figure_its_own_owner_too(victim: int | str) -> None:
    game = CardScene(
        mage("hall", board={"i": f"{WARD} activated"}),
        mage("hall"),
        mage("hall"),
        active=B,
        evocations={"cadaver-1": servant("hall", A)},
        texts={WARD: {"main": {"effect": "on hit(any,any) src=foe: dmg src 1"}}},
    )
    assert game.fight(victim).use("i", A).cubes(B) == "A1"


@rule("VX-17", "BR-14.1.2")
def test_what_nothing_was_chosen_for_is_skipped_and_did_nothing() -> None:
    game = applied("E=myevo(*); heal E 2; if last=0: pow me 1 // dmg E 2; pow me last").acted()
    assert (game.power(A), game.cubes(B)) == (1, "")


@rule("VX-18", "BR-4.3.5")
def test_no_servant_is_imagined_nor_an_evocation_that_must_be_like_something() -> None:
    assert applied("E=evo(1); dmg E 1").can_imagine("hall", "sanctuary")
    for choice in ("myevo(1)", "evo(1)[Construct]", "evo(1)[Cadaver]", "evo(1)[health<=3]", "evo(1)[owner=me]"):
        assert applied(f"E={choice}; dmg E 1 // pow me 1").acted().power(A) == 1


@rule("VX-46", "BR-7.1.5")
def test_what_an_event_of_all_phases_does_outside_of_its_aura_it_does_once() -> None:
    texts = {"ev3-10": {"effect": "each M*: pow it 1 // aura: mod E* immune 1"}}
    decks = ["rest", "rest", ["ev3-10", "rest"]]
    game = CardScene(mage("hall"), mage("hall"), phase="rose", moon=3, events={"decks": decks}, texts=texts)
    while game.kind != "plan":
        game.answer(game.asked.timeout)
    assert "ev3-10" in game.events_open()
    assert [game.power(seat) for seat in (A, B)] == [1, 1]


@rule("VX-25")
def test_only_the_figures_of_the_latest_damage_count_as_struck() -> None:
    effect = "T=all foe(*); dmg T 1 // U=all foe(0); dmg U 1 // inst here #struck"
    game = applied(effect, mage("hall"), mage("crypt")).acted()
    assert (game.cubes(B), game.cubes(C), game.unstable("hall")) == ("A2", "A1", "A1")
