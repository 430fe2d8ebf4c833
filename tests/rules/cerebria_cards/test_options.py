"""Section 2.0: every parameter is an option with the default of the rules, and bad values are refused in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from mindrose.kernel.errors import BadOption, BadPosition
from tests.rulebook import rule
from tests.rules.cerebria_cards.playing import GAME, Game, seat

LAST = [0, 4, 4]
DEFAULTS: Final[dict[str, tuple[Any, str]]] = {
    "columns": (3, "CC-2.3"),
    "stack_extra": (2, "CC-2.3"),
    "hand_start": (4, "CC-2.5"),
    "hand_keep": (4, "CC-11.6"),
    "mulligans_per_player": (1, "CC-2.10"),
    "mindset_cap": (4, "CC-5.3"),
    "actions_per_turn": (2, "CC-3.3"),
    "slots_mild": (1, "CC-1.3"),
    "slots_strong": (2, "CC-1.3"),
    "slots_base": (2, "CC-1.3"),
    "draw_count": (2, "CC-8.33"),
    "deprive_count": (2, "CC-8.13"),
    "supply_bliss": (40, "CC-12.1"),
    "supply_gloom": (40, "CC-12.1"),
    "bonus_three_different": (1, "CC-9.8"),
    "bonus_three_alike": (2, "CC-9.8"),
    "bonus_two_pairs": (2, "CC-9.8"),
    "bonus_four_different": (4, "CC-9.8"),
    "bonus_four_alike": (4, "CC-9.8"),
    "single_goal": (12, "CC-10.2"),
    "balance_goal": (7, "CC-10.4"),
    "balance_requires_equal": (True, "CC-10.4"),
    "mixed_fusion": (True, "CC-5.17"),
    "fused_vibe": ("top", "CC-5.16"),
    "drain_into_fused_absorb": (False, "CC-8.9"),
    "targets_declared": ("before_counter", "CC-6.15"),
    "next_first_player": ("left_of_active", "CC-11.10"),
    "empty_use": ("allowed", "CC-6.7"),
    "swap_own": (True, "CC-8.25"),
    "swapped_fused_ready": (True, "CC-6.5"),
    "dead_supply_end": (True, "CC-10.11"),
    "max_cycles": (30, "CC-10.12"),
}


def test_every_parameter_of_the_rules_is_an_option() -> None:
    assert {parameter.name for parameter in GAME.parameters} == set(DEFAULTS)


@pytest.mark.parametrize("name", DEFAULTS)
def test_an_option_has_the_default_and_the_number_of_its_rule(name: str) -> None:
    default, number = DEFAULTS[name]
    parameter = {parameter.name: parameter for parameter in GAME.parameters}[name]
    assert parameter.default == default
    assert type(parameter.default) is type(default)
    assert parameter.rule == number
    assert GAME.new(2, seed=0).options[name] == default


@rule("CC-2.1")
def test_two_to_five_can_play() -> None:
    assert (GAME.players_min, GAME.players_max) == (2, 5)
    assert [GAME.new(players, seed=0).players for players in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 96])
@rule("CC-2.1")
def test_other_numbers_of_players_are_refused_with_the_rule(players: int) -> None:
    with pytest.raises(BadOption, match=r"2 to 5 players.*CC-2\.1"):
        GAME.new(players, seed=0)


@pytest.mark.parametrize("players", [1, 6])
@rule("CC-2.1")
def test_a_position_of_too_few_or_many_players_is_refused(players: int) -> None:
    with pytest.raises(BadPosition, match=r"CC-2\.1"):
        GAME.from_position({"players": players})


# What each option changes


def reveal(*mindset: str | None, **options: Any) -> Game:
    """The Revelation of a player with this mindset and no points."""
    return Game(seat(mindset=list(mindset)), seat(), stacks=LAST, options=options).reveal()


def alone(name: str, **options: Any) -> str | None:
    return Game(seat([name]), seat(), options=options).evoke(name).emotion(0, 0)


def new(**options: Any) -> dict[str, Any]:
    return GAME.new(2, seed=0, **options).position()


def fused() -> list[str | None]:
    return ["Anger+Bleakness-R f0", "Rage f0", "Envy f0"]


def menu_after_two(**options: Any) -> int:
    return Game(seat(), seat(), options=options).impulse(0).impulse(1).asked.seat


def won(bliss: int, gloom: int, **options: Any) -> bool:
    return Game(seat(scored=(bliss, gloom)), seat(), stacks=LAST, options=options).reveal().over


def kept(**options: Any) -> int:
    return len(Game(seat(), seat(), stacks=LAST, options=options).reveal().hand(1))


def verbs(mindset: list[str | None], hand: list[str], card: str, **options: Any) -> set[str]:
    return Game(seat(hand, mindset), seat(), options=options).do("evoke", card=card).verbs()


def receivers(**options: Any) -> int:
    mindset: list[str | None] = ["Affection f1", "Valor+Brightness-Y f2 a0"]
    game = Game(seat(mindset=mindset), seat(["Fear"], ["Hope f2"]), options=options).do("use", place=0)
    return len(game.asked.answers) if game.kind == "drain_to" else 1


def asked_after_use(**options: Any) -> str:
    game = Game(seat(mindset=["Anger f1"]), seat(["Rage"], ["Hope f2"]), options=options)
    return game.do("use", place=0).kind


def first_of_cycle(**options: Any) -> int:
    return Game(seat(), seat(), seat(), stacks=LAST, starter=2, options=options).reveal().asked.seat


def own_partners(**options: Any) -> int:
    game = Game(seat(mindset=["Trust f1", "Fear f1"]), seat(mindset=["Hope f2"]), options=options)
    game.do("use", place=0).answer(game.target(0, 0))
    return len(game.asked.answers) if game.kind == "swap_take" else 1


def after_swap(**options: Any) -> Game:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor+Brightness-Y f2"]), options=options)
    return game.use(0, give=1, take=(1, 0))


def dead(**options: Any) -> bool:
    return Game(seat(), seat(), stacks=LAST, supply=(0, 0), options=options).reveal().over


EFFECTS: Final[list[tuple[str, Any, Callable[..., Any], Any, Any]]] = [
    ("columns", 2, lambda **o: len(new(**o)["impulses"]), 3, 2),
    ("stack_extra", 5, lambda **o: len(new(**o)["stacks"][0]), 4, 7),
    ("hand_start", 6, lambda **o: len(new(**o)["seats"][0]["hand"]), 4, 6),
    ("hand_keep", 6, kept, 4, 6),
    ("mulligans_per_player", 0, lambda **o: GAME.new(2, seed=0, **o).legal()[:2], [0, 1], [2, 3]),
    ("mindset_cap", 2, lambda **o: "keep" in verbs(["Fear", "Rage"], ["Hope"], "Hope", **o), True, False),
    ("actions_per_turn", 3, menu_after_two, 1, 0),
    ("slots_mild", 2, lambda **o: alone("Courage", **o), "courage f1 fresh", "courage f2 fresh"),
    ("slots_strong", 1, lambda **o: alone("Valor", **o), "valor f2 fresh", "valor f1 fresh"),
    ("slots_base", 0, lambda **o: alone("Brightness-R", **o), "brightness-r a0 fresh", "brightness-r fresh"),
    ("draw_count", 3, lambda **o: len(Game(seat(mindset=["Hope"]), seat(), options=o).use(0).hand(0)), 2, 3),
    ("deprive_count", 1, lambda **o: Game(seat(mindset=["Safety"]), seat(), options=o).use(0, column=0).kind,
     "column2", "main"),
    ("supply_bliss", 1, lambda **o: alone("Valor", **o), "valor f2 fresh", "valor f1 fresh"),
    ("supply_gloom", 1, lambda **o: alone("Rage", **o), "rage f2 fresh", "rage f1 fresh"),
    ("bonus_three_different", 3, lambda **o: reveal("Anger f0", "Guilt f0", "Fear f0", **o).scored(0), (1, 0), (3, 0)),
    ("bonus_three_alike", 3, lambda **o: reveal("Anger f0", "Rage f0", "Envy f0", **o).scored(0), (2, 0), (3, 0)),
    ("bonus_two_pairs", 3, lambda **o: reveal("Anger f0", "Rage f0", "Fear f0", "Panic f0", **o).scored(0), (2, 0),
     (3, 0)),
    ("bonus_four_different", 6, lambda **o: reveal("Anger f0", "Guilt f0", "Fear f0", "Dislike f0", **o).scored(0),
     (4, 0), (6, 0)),
    ("bonus_four_alike", 6, lambda **o: reveal("Anger f0", "Rage f0", "Envy f0", "Greed f0", **o).scored(0), (4, 0),
     (6, 0)),
    ("single_goal", 10, lambda **o: won(10, 0, **o), False, True),
    ("balance_goal", 5, lambda **o: won(5, 5, **o), False, True),
    ("balance_requires_equal", False, lambda **o: won(8, 7, **o), False, True),
    ("mixed_fusion", False, lambda **o: verbs([], ["Hope", "Bleakness-R"], "Hope", **o), {"alone", "fuse"},
     {"impulse", "evoke"}),
    ("fused_vibe", "none", lambda **o: reveal(*fused(), **o).scored(0), (2, 0), (0, 0)),
    ("drain_into_fused_absorb", True, receivers, 1, 2),
    ("targets_declared", "at_resolution", asked_after_use, "destroy", "counter"),
    ("next_first_player", "starting_player", first_of_cycle, 1, 2),
    ("empty_use", "refused", lambda **o: Game(seat(mindset=["Courage f1"]), seat(), options=o).verbs(),
     {"impulse", "use"}, {"impulse"}),
    ("swap_own", False, lambda **o: own_partners(**o), 2, 1),
    ("swapped_fused_ready", False, lambda **o: "use" in after_swap(**o).verbs(), True, False),
    ("dead_supply_end", False, lambda **o: dead(**o), True, False),
    ("max_cycles", 1, lambda **o: won(0, 0, **o), False, True),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value", "seen", "usual", "changed"), EFFECTS, ids=[row[0] for row in EFFECTS])
def test_an_option_changes_what_its_rule_says(
    name: str, value: Any, seen: Callable[..., Any], usual: object, changed: object
) -> None:
    assert seen() == usual
    assert seen(**{name: value}) == changed


def test_the_effect_of_every_option_is_tested() -> None:
    assert [row[0] for row in EFFECTS] == list(DEFAULTS)


@rule("CC-12.1")
@pytest.mark.parametrize("value", [None, "none", "unlimited"])
def test_the_supply_may_be_unlimited(value: str | None) -> None:
    assert GAME.new(2, seed=0, supply_bliss=value).options["supply_bliss"] is None


@rule("CC-5.16")
def test_an_emotion_without_vibe_cannot_be_countered() -> None:
    game = Game(seat(mindset=["Anger+Bleakness-R f1"]), seat(["Rage"], ["Hope f2"]), options={"fused_vibe": "none"})
    assert game.use(0, target=(1, 0)).emotion(1, 0) is None


# Refusals


def refused(**options: Any) -> str:
    with pytest.raises(BadOption) as caught:
        GAME.new(2, seed=0, **options)
    return str(caught.value)


@pytest.mark.parametrize("value", [0, 4, -1, 2.0, "three", "", "-", "--2", None, True, [2]])
def test_a_number_outside_its_range_is_refused_with_the_range(value: object) -> None:
    message = refused(columns=value)
    assert "columns" in message
    assert "CC-2.3" in message
    assert "from 1 to 3" in message


@pytest.mark.parametrize("value", [1, 0, "yes", None, ""])
def test_a_flag_is_true_or_false(value: object) -> None:
    message = refused(mixed_fusion=value)
    assert "mixed_fusion" in message
    assert "true or false" in message


@pytest.mark.parametrize("value", ["bottom", "", None, 1, True])
def test_a_word_that_is_not_offered_is_refused_with_those_that_are(value: object) -> None:
    message = refused(fused_vibe=value)
    assert "fused_vibe" in message
    assert "top or none" in message


@pytest.mark.parametrize("name", ["colums", "players", "Columns", ""])
def test_an_unknown_option_is_refused_with_those_that_exist(name: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.checked_options({name: 2})
    assert repr(name) in str(caught.value)
    assert all(known in str(caught.value) for known in DEFAULTS)


def test_a_bad_option_of_a_position_is_refused_too() -> None:
    with pytest.raises(BadPosition, match="columns"):
        Game(seat(), seat(), options={"columns": 9})


@pytest.mark.parametrize(
    ("name", "word", "value"), [("columns", "2", 2), ("mixed_fusion", "false", False), ("fused_vibe", "none", "none")]
)
def test_words_from_a_command_line_count_as_what_they_spell(name: str, word: str, value: object) -> None:
    assert GAME.checked_options({name: word})[name] == value
