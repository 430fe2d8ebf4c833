"""CC-9 The Revelation: what starts it, what it stops, and what everybody scores."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat

MIXED_ABSORB = {"drain_into_fused_absorb": True}  # the only way into the absorb slots of a mixed fusion
LAST = [0, 3, 2]  # the stack of column 0 is empty: its face-up card is the last one


def revealed(*mindset: str | None, mood: str = "bliss", **more: Any) -> Game:
    """The Revelation that seat 0 triggers, with this mindset at seat 1."""
    return Game(seat(), seat(mindset=list(mindset)), stacks=LAST, mood=mood, **more).reveal()


def reveals(game: Game) -> int:
    return len(game.events("revelation"))


def bonus(game: Game, owner: int = 1) -> int:
    return sum(int(event["number"]) for event in game.events("bonus") if event["seat"] == owner)


def gain(game: Game, owner: int) -> int:
    return int(game.position()["seats"][owner]["gain"])


# CC-9.1 The trigger


@rule("CC-9.1")
def test_taking_the_last_card_of_a_column_is_a_revelation() -> None:
    assert reveals(Game(seat(), seat(), stacks=LAST).impulse(0)) == 1


@rule("CC-9.1")
def test_embracing_the_last_card_of_a_column_is_a_revelation() -> None:
    assert reveals(Game(seat(mindset=["Excitement f1"]), seat(), stacks=LAST).use(0, column=0)) == 1


@rule("CC-9.1")
def test_depriving_a_column_of_its_last_card_is_a_revelation() -> None:
    assert reveals(Game(seat(mindset=["Safety f1"]), seat(), stacks=LAST).use(0, column=0)) == 1


@rule("CC-9.1")
def test_an_empty_stack_is_none_while_its_face_up_card_lies_there() -> None:
    game = Game(seat(["Courage"]), seat(), stacks=[0, 1, 0]).impulse(1).evoke("Courage")
    assert game.stacks == [0, 0, 0]
    assert reveals(game) == 0


@rule("CC-9.1")
def test_an_empty_main_deck_is_none() -> None:
    game = Game(seat(mindset=["Comfort f1"]), seat("rest"), deck=2, stacks=[4, 4, 4]).use(0).passes(1)
    assert game.deck == 0
    assert reveals(game) == 0


# CC-9.2 to CC-9.4 What it stops


@rule("CC-9.2")
def test_the_second_half_of_deprive_is_dropped() -> None:
    game = Game(seat(mindset=["Safety f1"]), seat(), stacks=LAST).use(0, column=0)
    assert len(game.events("deprived")) == 1
    assert (game.kind, game.asked.seat) == ("main", 1)


@rule("CC-9.2")
def test_the_second_half_of_deprive_can_be_what_triggers_it() -> None:
    game = Game(seat(mindset=["Safety f1"]), seat(), stacks=[1, 3, 2]).use(0, column=0)
    assert reveals(game) == 0
    assert reveals(game.do("column", column=0)) == 1


@rule("CC-9.3")
def test_an_action_left_is_lost() -> None:
    game = Game(seat(), seat(), stacks=LAST).impulse(0)
    assert (game.asked.seat, game.state.actions) == (1, 2)


@rule("CC-9.3")
def test_an_ability_not_yet_used_is_lost() -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope f2"]), actions=1, stacks=LAST).impulse(0)
    assert (game.kind, game.asked.seat) == ("main", 1)
    assert game.events("used") == []


@rule("CC-9.4")
def test_nobody_can_counter_or_use_an_ability_before_the_next_cycle() -> None:
    hand = ["Courage", "Hope", "Fear", "Rage"]
    game = Game(seat(hand, ["Excitement f1"]), seat(["Faith", "Guilt", "Safety", "Trust", "Passion"]), stacks=LAST)
    game.use(0, column=0).passes(1)
    asked = []
    while game.state.cycle == 1 or game.kind != "main":
        asked.append(game.kind)
        game.refused(game.activate(0), game.asked.seat)
        game.refused(game.card("Isolation"), 1 - game.asked.seat)
        game.answer(game.asked.timeout)
    assert asked == ["trim", "trim"]


# CC-9.5 Step 1


@rule("CC-9.5")
def test_every_fragment_of_a_mindset_is_scored_in_its_colour() -> None:
    assert revealed("Valor f2", "Bleakness-R a2", "Hope+Brightness-Y f1 a2").scored(1) == (5, 2)


@rule("CC-9.5")
def test_absorbed_fragments_keep_the_colour_of_their_base_card() -> None:
    game = Game(seat(), seat(mindset=["Valor+Bleakness-Y f1 a1"]), stacks=LAST, options=MIXED_ABSORB).reveal()
    assert game.scored(1) == (1, 1)


@rule("CC-9.5")
def test_everybody_scores_the_own_mindset() -> None:
    game = Game(seat(mindset=["Valor f2"]), seat(mindset=["Fear f1"]), seat(mindset=["Rage f1"]), stacks=LAST)
    game.reveal()
    assert [game.scored(owner) for owner in range(3)] == [(2, 0), (0, 1), (0, 1)]


@rule("CC-9.5", "CC-10.1")
def test_what_was_scored_before_is_kept() -> None:
    game = Game(seat(scored=(3, 4), mindset=["Valor f2"]), seat(), stacks=LAST).reveal()
    assert game.scored(0) == (5, 4)


# CC-9.6 to CC-9.10 Step 2


@vector("T-57")
@rule("CC-9.8")
def test_three_different_vibes_give_one() -> None:
    assert revealed("Courage f1", "Trust f1", "Hope f2", mood="gloom").scored(1) == (4, 1)


@vector("T-59")
@rule("CC-9.8")
def test_three_alike_give_two() -> None:
    assert revealed("Anger f1", "Rage f2", "Courage f0").scored(1) == (2, 3)


@vector("T-60")
@rule("CC-9.8")
def test_three_alike_give_two_beside_another_vibe() -> None:
    assert revealed("Anger f1", "Rage f2", "Courage f0", "Hope f2").scored(1) == (4, 3)


@vector("T-62")
@rule("CC-9.8", "CC-9.9")
def test_four_different_give_four_and_nothing_more() -> None:
    assert revealed("Anger f1", "Trust f1", "Kindness f1", "Fear f1", mood="gloom").scored(1) == (2, 6)


@vector("T-63")
@rule("CC-9.8", "CC-9.9")
def test_four_alike_give_four_and_nothing_more() -> None:
    assert revealed("Fear f1", "Panic f2", "Hope f2", "Brightness-Bl a1").scored(1) == (7, 3)


@vector("T-65")
@rule("CC-9.7")
def test_the_base_of_a_fused_emotion_has_no_vibe() -> None:
    assert revealed("Valor+Brightness-Y f2", "Anger f1", "Courage f1", mood="gloom").scored(1) == (3, 3)


@pytest.mark.parametrize(
    ("mindset", "fragments"),
    [
        ([], 0),
        (["Anger"], 0),
        (["Anger", "Rage"], 0),
        (["Anger", "Guilt"], 0),
        (["Anger", "Rage", "Guilt"], 0),
        (["Anger", "Guilt", "Fear"], 1),
        (["Anger", "Guilt", "Fear", "Rage"], 1),
        (["Anger", "Rage", "Envy"], 2),
        (["Anger", "Rage", "Envy", "Fear"], 2),
        (["Anger", "Rage", "Fear", "Panic"], 2),
        (["Anger", "Guilt", "Dislike", "Fear"], 4),
        (["Anger", "Rage", "Envy", "Greed"], 4),
    ],
)
@rule("CC-9.8")
def test_the_bonus_of_every_pattern(mindset: list[str], fragments: int) -> None:
    assert bonus(revealed(*mindset)) == fragments


@rule("CC-9.6")
def test_emotions_without_fragments_count_for_the_pattern() -> None:
    assert bonus(revealed("Anger f0", "Rage f0", "Envy f0")) == 2


@rule("CC-9.6")
def test_an_emotion_counts_once_however_many_fragments_it_has() -> None:
    assert bonus(revealed("Rage f2", "Hope f2")) == 0


@rule("CC-9.6")
def test_every_player_has_a_pattern() -> None:
    one, other = ["Anger f0", "Rage f0", "Envy f0"], ["Hope f0", "Guilt f0", "Kindness f0"]
    game = Game(seat(mindset=[*one]), seat(mindset=[*other]), seat(), stacks=LAST).reveal()
    assert [bonus(game, owner) for owner in range(3)] == [2, 1, 0]


@rule("CC-9.7")
def test_a_lone_base_card_counts_with_its_own_vibe() -> None:
    assert bonus(revealed("Brightness-R", "Bleakness-R", "Anger f0")) == 2


@rule("CC-9.7")
def test_a_fused_emotion_counts_once() -> None:
    assert bonus(revealed("Anger+Bleakness-R f0", "Rage f0")) == 0


@rule("CC-9.9")
def test_the_pattern_that_pays_most_is_taken() -> None:
    game = revealed("Anger f0", "Guilt f0", "Dislike f0", "Fear f0", options={"bonus_three_different": 6})
    assert bonus(game) == 6


@pytest.mark.parametrize(("mood", "scored"), [("bliss", (2, 0)), ("gloom", (0, 2))])
@rule("CC-9.10")
def test_bonus_fragments_have_the_colour_of_the_mood(mood: str, scored: tuple[int, int]) -> None:
    assert revealed("Anger f0", "Rage f0", "Envy f0", mood=mood).scored(1) == scored


@rule("CC-9.10")
def test_the_mood_is_the_same_for_every_player() -> None:
    one, other = ["Anger f0", "Rage f0", "Envy f0"], ["Courage f0", "Valor f0", "Comfort f0"]
    game = Game(seat(mindset=[*one]), seat(mindset=[*other]), stacks=LAST, mood="gloom").reveal()
    assert [game.scored(owner) for owner in range(2)] == [(0, 2), (0, 2)]


@rule("CC-9.11")
def test_bonus_fragments_come_from_the_supply() -> None:
    assert revealed("Anger f0", "Rage f0", "Envy f0", "Craving f0").supply == (36, 40)


# CC-9.12 to CC-9.14


@rule("CC-9.12")
def test_the_gain_is_what_was_collected_and_the_bonus() -> None:
    game = revealed("Anger f1", "Rage f2", "Courage f1")
    assert [gain(game, owner) for owner in range(2)] == [0, 6]


@rule("CC-9.12")
def test_only_the_bonus_that_was_received_counts_as_gain() -> None:
    game = revealed("Anger f1", "Rage f2", "Envy f2", "Greed f0", supply=(1, 35))
    assert gain(game, 1) == 6


@rule("CC-9.12")
def test_the_gain_of_an_earlier_revelation_is_forgotten() -> None:
    earlier = {**seat(scored=(5, 0)), "gain": 5}
    assert gain(Game(earlier, seat(), stacks=LAST).reveal(), 0) == 0


@rule("CC-9.13")
def test_cards_in_hand_score_nothing() -> None:
    game = Game(seat(["Valor", "Rage"]), seat(["Hope", "Fear", "Brightness-R"]), stacks=LAST).reveal()
    assert [game.scored(owner) for owner in range(2)] == [(0, 0), (0, 0)]


@rule("CC-9.13")
def test_hands_are_not_shown() -> None:
    game = Game(seat(), seat(["Hope", "Fear", "Rage", "Valor"]), stacks=LAST).reveal()
    assert game.view(0)["seats"][1]["hand"] == {"count": 4, "known": []}


@rule("CC-9.14")
def test_without_a_winner_the_next_cycle_is_prepared() -> None:
    game = Game(seat(mindset=["Valor f2"]), seat(), stacks=LAST).reveal()
    assert (game.state.cycle, game.stacks, game.mindset(0)) == (2, [4, 4, 4], [None] * 4)


@rule("CC-9.14")
def test_with_a_winner_nothing_is_prepared() -> None:
    game = Game(seat(scored=(12, 0), mindset=["Valor f2"]), seat(), stacks=LAST).reveal()
    assert game.over
    assert (game.state.cycle, game.stacks, game.mindset(0)[0]) == (1, LAST, "valor f0")


@rule("CC-9.14", "CC-10.1")
def test_the_bonus_is_there_before_victory_is_checked() -> None:
    game = Game(seat(scored=(8, 0), mindset=["Anger f0", "Rage f0", "Envy f0", "Greed f0"]), seat(), stacks=LAST)
    assert game.reveal().over
