"""What views tell boards beside what lies there: what clean-up would bring, and what is in reach of a choice."""

from __future__ import annotations

import random

import pytest

import mindrose
from mindrose.games.black_rose_wars.components.lodge import NAMES
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import PASS, A, B, C, Scene, mage

GAME = mindrose.load("black-rose-wars")


@rule("BR-18.2.1", "BR-18.2.2")
@pytest.mark.parametrize(
    ("rooms", "power"),
    [
        ({"throne": "A4 B3 C2 K1"}, {"0": 6, "1": 3, "2": 1, "rose": 1}),
        ({"throne": "A4 B3 C2", "garden": "A2 B1 K1"}, {"0": 2}),
        ({"garden": "A4"}, {"0": 4}),
        ({}, {}),
    ],
)
def test_a_forecast_of_clean_up(rooms: dict[str, str], power: dict[str, int]) -> None:
    game = Scene(mage("hall"), mage("abyss"), mage(), rooms=rooms, options={"sole_restorer_bonus": 2})
    assert game.table.view(A)["forecast"]["power"] == power


@rule("BR-25.1.8")
def test_the_forecast_is_what_clean_up_then_brings() -> None:
    """Whatever happens in the meantime: the last forecast before rooms are restored comes true."""
    table = GAME.new(2, seed="forecast", second_moon=1, third_moon=2, end=35)
    chance = random.Random(5)
    restored = 0
    while not table.over and restored < 2:
        before = table.view(None)
        asked = table.questions[0]
        table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
        after = table.view(None)
        new = [place for place in NAMES if after["lodge"][place]["restored"] and not before["lodge"][place]["restored"]]
        if new and before["phase"] == "cleanup":
            assert set(before["forecast"]["restored"]) <= set(new)
            restored += 1


@rule("BR-4.2.2", "BR-4.2.3")
def test_the_reach_of_a_choice() -> None:
    game = Scene(mage("hall", board={"quick": "arc-projector"}), mage("crypt"), mage("cemetery"))
    assert "reach" not in game.table.view(A)
    game.cast("quick")
    reach = game.table.view(A)["reach"]
    rooms = game.table.view(A)["lodge"]
    named = {rooms[place]["room"] for place in reach["rooms"]}
    assert (rooms[reach["from"]]["room"], reach["sight"]) == ("hall", True)
    assert "crypt" in named
    assert "cemetery" not in named
    assert all("reach" not in game.table.view(other) for other in (B, C, None))


@rule("BR-4.2.2")
def test_without_lines_of_sight_nothing_has_to_be_seen() -> None:
    game = Scene(mage("hall", board={"i": "arc-projector"}), mage("crypt"), mage("cemetery"), options={"los": "none"})
    game.cast("i")
    assert game.table.view(A)["reach"]["sight"] is False


@rule("BR-2.4.2", "BR-8.1.6")
def test_whoever_lets_a_spell_pass_learns_nothing_of_a_hidden_quest_beforehand() -> None:
    """Indigo Star is fulfilled by the spell that goes on, Cinder and Gold is not: A sees which when it has passed."""
    seen = []
    for quest in ("qu2-15", "qu2-01"):
        watching = mage("oracle", board={"i": "deflector activated"})
        caster = mage("oracle", board={"i": "strangling-vision reverse"}, quests=[quest])
        game = Scene(watching, caster, mage("garden"), active=B).cast("i").target(A)
        assert game.asks == [(A, "declare")]
        preview = game.table.preview(A, [PASS])
        seen.append((preview.stop, preview.view, preview.events))
        game.answer(PASS, A)
        assert (quest == "qu2-15") == bool(game.told("fulfilled"))
        assert not game.table.can_undo(A)
    assert seen[0][0] == "hidden"
    assert seen[0] == seen[1]
