"""CC-6.15 to CC-6.17 What is declared with the payment, and until when it can be withdrawn."""

from __future__ import annotations

import pytest

from mindrose.kernel.errors import MindroseError
from tests.rulebook import rule
from tests.rules.cerebria_cards.abilities import (
    AIMS,
    DECLARED,
    RED,
    RESOLVED,
    each_ability,
    each_declaring_ability,
    finish,
    ready,
    used,
)
from tests.rules.cerebria_cards.playing import Game, seat


@rule("CC-6.15", "CC-6.17", "CC-7.1")
@each_ability
def test_public_choices_are_declared_before_the_window_and_hidden_ones_made_after_it(ability: str) -> None:
    game = ready(ability).do("use", place=0)
    assert finish(game) == [*DECLARED[ability], "counter", "counter", *RESOLVED.get(ability, [])]


@rule("CC-6.15")
@each_ability
def test_by_option_every_choice_is_made_after_the_window(ability: str) -> None:
    game = ready(ability, {"targets_declared": "at_resolution"}).do("use", place=0)
    assert finish(game) == ["counter", "counter", *DECLARED[ability], *RESOLVED.get(ability, [])]


@rule("CC-6.15")
@pytest.mark.parametrize(
    ("ability", "declared"),
    [
        ("destroy", {"aim": 4}),
        ("drain", {"aim": 4, "own": 0}),
        ("deprive", {"column": 1}),
        ("steal", {"victim": 1}),
        ("swap", {"aim": 4, "own": 0}),
        ("embrace", {"column": 1}),
    ],
)
def test_everybody_sees_what_is_declared(ability: str, declared: dict[str, int]) -> None:
    game = used(ability)
    for viewer in (1, 2, None):
        pending = game.view(viewer)["stack"][-1]
        assert (pending["program"], pending["place"]) == (ability, 0)
        assert {name: pending[name] for name in declared} == declared


@rule("CC-6.15")
def test_everybody_sees_where_the_fragment_goes() -> None:
    game = Game(seat(mindset=["Valor f2", "Brightness-R a0"]), seat(["Rage"], ["Fear f1"]))
    game.use(0, absorb=1, target=(1, 0))
    assert game.events("absorbed", seat=1) == [{"event": "absorbed", "seat": 0, "place": 1, "card": 64}]


@rule("CC-6.16")
@each_declaring_ability
def test_a_declaration_is_withdrawn_before_it_is_complete(ability: str) -> None:
    game = ready(ability)
    before = game.state.fingerprint()
    game.do("use", place=0)
    for _ in DECLARED[ability][1:]:
        game.answer(game.asked.answers[0].number)
    assert game.state.fingerprint() != before
    game.withdraw()
    assert game.state.fingerprint() == before
    assert (game.kind, game.table.events()) == ("main", [])


@rule("CC-6.16")
def test_a_payment_is_withdrawn_before_the_target_is_named() -> None:
    game = Game(seat(mindset=["Valor f2", "Brightness-R a0"]), seat(mindset=["Hope f2"]))
    before = game.state.fingerprint()
    game.do("use", place=0).do("absorb", place=1)
    game.withdraw()
    assert game.state.fingerprint() == before


@rule("CC-6.16")
@each_declaring_ability
def test_nobody_else_sees_a_declaration_before_it_is_complete(ability: str) -> None:
    game = ready(ability)
    before = [game.view(viewer) for viewer in (1, 2, None)]
    game.do("use", place=0)
    for _ in DECLARED[ability]:
        assert [game.view(viewer) for viewer in (1, 2, None)] == before
        game.answer(game.asked.answers[0].number)
    assert [game.view(viewer) for viewer in (1, 2, None)] != before


@rule("CC-6.16")
@each_ability
def test_a_complete_declaration_is_final_in_the_window(ability: str) -> None:
    game = used(ability)
    with pytest.raises(MindroseError, match="nothing to withdraw"):
        game.withdraw()
    assert game.position()["used"] == [ability]


@rule("CC-6.16")
@each_ability
def test_a_complete_declaration_is_final_after_the_window(ability: str) -> None:
    game = used(ability).passes(1)
    with pytest.raises(MindroseError, match="nothing to withdraw"):
        game.withdraw()
    assert game.position()["used"] == [ability]


@rule("CC-6.16")
def test_withdrawing_a_summoned_card_does_not_withdraw_the_summoning() -> None:
    game = Game(seat(["Guilt", "Fear"], ["Courage f1"]))
    game.use(0).do("summon", card="Guilt")
    game.withdraw()
    assert (game.kind, game.emotion(0, 0)) == ("summon", "courage f0")


@rule("CC-6.17")
@each_ability
def test_the_payment_comes_before_the_window(ability: str) -> None:
    game = used(ability)
    assert game.emotion(0, 0) == f"{RED[ability].lower()} f0"
    assert game.position()["used"] == [ability]


@rule("CC-6.17")
def test_declaring_paying_countering_and_resolving_follow_each_other() -> None:
    game = used("destroy").passes(1)
    assert [event["event"] for event in game.table.events()] == ["used", "aimed", "passed", "passed", "destroyed"]


@rule("CC-6.15", "CC-6.16")
def test_with_targets_at_resolution_only_the_payment_can_be_withdrawn() -> None:
    game = Game(
        seat(mindset=["Valor f2", "Brightness-R a0"]),
        seat(mindset=["Hope f2"]),
        options={"targets_declared": "at_resolution"},
    )
    game.do("use", place=0)
    assert game.table.drafting()
    game.do("absorb", place=1)
    assert (game.kind, game.table.drafting()) == ("destroy", False)


@rule("CC-6.15")
@each_ability
def test_with_targets_at_resolution_a_counter_comes_before_any_choice(ability: str) -> None:
    game = used(ability, {"targets_declared": "at_resolution"}).counters(1, "Rage")
    assert (game.kind, game.asked.seat) == ("main", 0)
    assert game.events("aimed") == []


@rule("CC-6.15")
def test_with_targets_at_resolution_an_effect_is_the_same() -> None:
    game = used("swap", {"targets_declared": "at_resolution"}).passes(1)
    game.answer(game.target(*(0, AIMS["give"]))).answer(game.target(*AIMS["take"]))
    assert (game.emotion(0, 0), game.emotion(1, 0)) == ("hope f2 received", "jealousy f0 received")
