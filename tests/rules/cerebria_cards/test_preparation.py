"""CC-11 Preparation for the next cycle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat

FOUR = ["Courage", "Hope", "Fear", "Rage"]
SIX = [*FOUR, "Brightness-Y", "Anger"]
DECK = ["Affection", "Comfort", "Sociability", "Cheerfulness", "Excitement", "Safety", "Trust", "Desire"]
MORE = ["Generosity", "Innocence", "Kindness", "Confidence", "Optimism", "Self-Esteem", "Tranquility", "Adoration"]


def prepared(*seats: dict[str, Any], **position: Any) -> Game:
    """The Revelation that seat 0 triggers by taking the last card of column 0."""
    position.setdefault("stacks", [0, 4, 4])
    return Game(*seats, **position).reveal()


def ids(names: list[str]) -> list[str]:
    return [name.lower() for name in names]


# CC-11.1 to CC-11.4 The market


@rule("CC-11.1")
def test_the_two_impulses_left_are_discarded() -> None:
    game = prepared(seat(), seat(), impulses=["Valor", "Hope", "Fear"])
    assert sorted(game.discard) == ["fear", "hope"]


@rule("CC-11.1")
def test_the_card_that_triggered_it_stays_in_hand() -> None:
    assert "valor" in prepared(seat(), seat(), impulses=["Valor", "Hope", "Fear"]).hand(0)


@rule("CC-11.2")
def test_three_new_impulses_come_from_the_deck_column_0_first() -> None:
    game = prepared(seat(FOUR), seat(4), deck=DECK, discard="rest")
    assert game.impulses == ids(DECK[:3])


@rule("CC-11.3")
def test_cards_still_in_the_stacks_stay_on_top() -> None:
    game = prepared(seat(), seat(), stacks=[[], ["Valor"], ["Fear", "Rage"]])
    stacks = game.position()["stacks"]
    assert [stacks[1][:1], stacks[2][:2]] == [["valor"], ["fear", "rage"]]


@rule("CC-11.4")
def test_new_stack_cards_come_from_the_deck_after_the_impulses_column_0_first() -> None:
    deck = DECK + MORE[:4]
    game = prepared(seat(3), seat(4), deck=deck, discard="rest", stacks=[[], ["Valor"], ["Fear", "Rage"]])
    stacks = game.position()["stacks"]
    assert set(stacks[0]) == set(ids(deck[3:7]))
    assert set(stacks[1][1:]) == set(ids(deck[7:10]))
    assert set(stacks[2][2:]) == set(ids(deck[10:12]))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("CC-11.4")
def test_each_stack_is_filled_to_two_more_than_there_are_players(players: int) -> None:
    game = prepared(*[seat() for _ in range(players)], stacks=[0, 1, players + 2])
    assert game.stacks == [players + 2] * 3


# CC-11.5 Mindsets


@rule("CC-11.5")
def test_all_mindsets_are_discarded_fused_pairs_included() -> None:
    game = prepared(seat(mindset=["Valor+Brightness-Y f2", "Fear f1"]), seat(mindset=[None, "Rage f2"]))
    assert {"valor", "brightness-y", "fear", "rage"} <= set(game.discard)
    assert game.mindset(0) == game.mindset(1) == [None] * 4


@rule("CC-11.5", "CC-12.2")
def test_discarded_mindsets_give_nothing_back_to_the_supply() -> None:
    game = prepared(seat(mindset=["Valor+Brightness-Y f2 a1", "Fear f1"]), seat(mindset=["Rage f2"]))
    assert game.supply == (37, 37)


# CC-11.6, CC-11.7 Hands


@vector("T-90")
@rule("CC-11.6")
def test_who_holds_more_than_four_cards_trims_and_the_others_do_not() -> None:
    game = prepared(seat(SIX[:5]), seat(["Valor", "Faith", "Guilt", "Envy"]))
    assert (game.kind, game.asked.seat) == ("trim", 0)
    game.do("trim", card="Fear")
    assert game.refused(game.card("Envy"), 1).code == "E_TRIM"
    game.do("trim", card="Rage")
    assert [len(game.hand(owner)) for owner in range(2)] == [4, 4]
    assert game.kind == "main"


@rule("CC-11.6")
def test_keeping_more_is_refused() -> None:
    assert prepared(seat(SIX), seat(4)).refused(0).code == "E_TRIM"


@rule("CC-11.6")
def test_nobody_trims_a_hand_of_four() -> None:
    assert prepared(seat(FOUR[:3]), seat(4)).kind == "main"


@rule("CC-11.6")
def test_the_player_chooses_which_cards_are_kept() -> None:
    game = prepared(seat(FOUR), seat(4), impulses=["Valor"])
    assert sorted(option.points["card"] for option in game.asked.answers) == sorted([*ids(FOUR), "valor"])
    game.do("trim", card="Hope")
    assert sorted(game.hand(0)) == ["courage", "fear", "rage", "valor"]
    assert "hope" in game.discard


@rule("CC-11.6")
def test_every_player_with_too_many_cards_trims() -> None:
    game = prepared(seat(FOUR), seat(5), seat(6))
    asked = []
    while game.kind == "trim":
        asked.append(game.asked.seat)
        game.answer(game.asked.timeout)
    assert sorted(asked) == [0, 1, 2, 2]


@rule("CC-11.7")
def test_who_holds_fewer_than_four_cards_draws_up_to_four() -> None:
    game = prepared(seat(), seat(3), seat(4))
    assert [len(game.hand(owner)) for owner in range(3)] == [4, 4, 4]


@rule("CC-11.7")
def test_drawing_up_begins_with_the_next_active_player() -> None:
    deck = DECK + MORE[:6]
    seats = seat(["Fear"]), seat(["Hope", "Rage"]), seat(["Envy"])
    game = prepared(*seats, stacks=[0, 5, 5], impulses=["Valor"], deck=deck, discard="rest")
    drawn = ids(deck[8:])
    assert set(drawn[:2]) <= set(game.hand(1))
    assert set(drawn[2:5]) <= set(game.hand(2))
    assert set(drawn[5:6]) <= set(game.hand(0))


@rule("CC-11.7")
def test_drawing_up_comes_after_trimming() -> None:
    game = prepared(seat(FOUR), seat(["Valor"]))
    assert (game.kind, len(game.hand(1))) == ("trim", 1)
    assert len(game.do("trim", card="Fear").hand(1)) == 4


# CC-11.8 to CC-11.12 What changes and what stays


def moods_after(mood: str) -> list[int]:
    return [int(prepared(seat(), seat(), mood=mood, seed=seed).state.mood) for seed in range(60)]


@pytest.mark.parametrize("mood", ["bliss", "gloom"])
@rule("CC-11.8")
def test_the_mood_is_flipped_and_both_faces_are_as_likely_after_either(mood: str) -> None:
    assert 20 <= sum(moods_after(mood)) <= 40


@rule("CC-11.8")
def test_the_new_mood_is_told() -> None:
    game = prepared(seat(), seat())
    assert [event["polarity"] for event in game.events("mood")] == [game.state.mood]


@rule("CC-11.9")
def test_scores_and_supply_carry_over() -> None:
    game = prepared(seat(FOUR, scored=(5, 2)), seat(4, scored=(0, 6)), supply=(20, 30))
    assert game.kind == "trim"
    game.do("trim", card="Fear")
    assert [game.scored(owner) for owner in range(2)] == [(5, 2), (0, 6)]
    assert game.supply == (20, 30)


@vector("T-87")
@rule("CC-11.10")
def test_the_left_neighbour_begins_the_next_cycle() -> None:
    game = prepared(*[seat() for _ in range(5)], active=4)
    assert (game.state.cycle, game.kind, game.asked.seat) == (2, "main", 0)


@rule("CC-11.10")
def test_the_starting_player_does_not_begin_it() -> None:
    game = prepared(seat(), seat(), seat(), active=0, starter=2)
    assert game.asked.seat == 1


@rule("CC-11.10")
def test_the_starting_player_begins_it_by_option() -> None:
    options = {"next_first_player": "starting_player"}
    game = prepared(seat(), seat(), seat(), active=0, starter=2, options=options)
    assert game.asked.seat == 2
    game.impulse(0).impulse(1)
    assert game.asked.seat == 0


@rule("CC-11.11")
def test_there_is_no_mulligan_in_a_later_cycle() -> None:
    game = prepared(seat(FOUR[:3]), seat(4))
    assert (game.state.cycle, game.kind) == (2, "main")
    assert game.refused(1).code == "E_MULLIGAN"


@rule("CC-11.12")
def test_used_ability_types_are_forgotten() -> None:
    options = {"next_first_player": "starting_player"}
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), stacks=[0, 4, 4], options=options)
    game.use(0, target=(1, 0)).reveal()
    assert (game.asked.seat, int(game.state.used), int(game.state.actions)) == (0, 0, 2)


@rule("CC-11.12")
def test_an_emotion_of_the_new_cycle_is_not_ready() -> None:
    options = {"next_first_player": "starting_player"}
    game = prepared(seat(["Anger"], ["Valor f2"]), seat(mindset=["Hope f2"]), options=options)
    game.evoke("Anger")
    assert game.emotion(0, 0) == "anger f1 fresh"
    assert game.refused(game.activate(0)).code == "E_NOT_READY"


@rule("CC-11.12")
def test_a_fragment_of_the_old_cycle_does_not_survive() -> None:
    game = prepared(seat(), seat(["Brightness-Y"], ["Brightness-Y a2"]))
    assert game.evoke("Brightness-Y").emotion(1, 0) == "brightness-y a0 fresh"
