"""CC-4 Actions."""

from __future__ import annotations

import pytest

from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import Game, seat

ROW = ["Courage", "Fear", "Rage"]

# Impulse


@rule("CC-4.1")
@pytest.mark.parametrize(("column", "card"), [(0, "courage"), (1, "fear"), (2, "rage")])
def test_an_impulse_takes_the_face_up_card_into_hand(column: int, card: str) -> None:
    game = Game(seat(), impulses=ROW).impulse(column)
    assert game.hand(0) == [card]


@rule("CC-4.1")
def test_an_impulse_costs_one_action() -> None:
    assert Game(seat()).impulse(0).state.actions == 1


@rule("CC-4.1")
def test_an_impulse_leaves_the_mindset_as_it_is() -> None:
    game = Game(seat(mindset=["Hope f2"]), impulses=ROW).impulse(0)
    assert game.mindset(0) == ["hope f2", None, None, None]


@rule("CC-4.2")
@pytest.mark.parametrize("column", [0, 1, 2])
def test_the_top_card_of_the_stack_is_the_new_impulse(column: int) -> None:
    stacks: list[int | list[str]] = [3, 3, 3]
    stacks[column] = ["Hope", "Anger", "Valor"]
    game = Game(seat(), stacks=stacks).impulse(column)
    assert game.impulses[column] == "hope"
    assert game.position()["stacks"][column] == ["anger", "valor"]


@rule("CC-4.2")
def test_the_other_columns_stay() -> None:
    game = Game(seat(), impulses=ROW, stacks=[3, 2, 1]).impulse(0)
    assert game.impulses[1:] == ["fear", "rage"]
    assert game.stacks == [2, 2, 1]


@rule("CC-4.2")
def test_the_new_impulse_can_be_taken_next() -> None:
    game = Game(seat(), impulses=ROW, stacks=[["Hope", "Anger"], 3, 3]).impulse(0).impulse(0)
    assert game.hand(0) == ["courage", "hope"]


@vector("T-05")
@rule("CC-4.3", "CC-3.11")
def test_the_last_card_of_a_column_is_a_revelation() -> None:
    """Courage in hand, a Revelation, the turn is over, the second action is lost."""
    game = Game(seat(), stacks=[0, 3, 2], impulses=["Courage"]).impulse(0)
    assert "courage" in game.hand(0)
    assert len(game.events("revelation")) == 1
    assert (game.asked.seat, game.state.active, game.state.actions) == (1, 1, 2)


@rule("CC-4.3")
def test_the_last_card_of_a_stack_is_no_revelation_yet() -> None:
    game = Game(seat(), stacks=[1, 3, 2]).impulse(0)
    assert game.stacks == [0, 3, 2]
    assert game.events("revelation") == []


@rule("CC-4.3")
def test_the_card_that_brought_the_revelation_is_in_hand_when_trimming() -> None:
    game = Game(seat(["Hope", "Fear", "Rage", "Anger"]), stacks=[0, 3, 2], impulses=["Courage"]).impulse(0)
    assert game.kind == "trim"
    assert game.hand(0) == ["courage", "hope", "anger", "fear", "rage"]


@rule("CC-4.4")
@pytest.mark.parametrize("stacks", [[4, 4, 4], [0, 1, 2], [0, 0, 0]])
@pytest.mark.parametrize("actions", [1, 2])
def test_every_column_is_open_as_long_as_an_action_is_left(stacks: list[int], actions: int) -> None:
    game = Game(seat(), stacks=stacks, actions=actions)
    assert game.legal() == [game.column(0), game.column(1), game.column(2)]


@rule("CC-4.4")
def test_a_full_mindset_does_not_stop_an_impulse() -> None:
    game = Game(seat(mindset=["Valor f2", "Hope f1", "Fear f1", "Anger f0"])).impulse(0)
    assert len(game.hand(0)) == 1


@rule("CC-4.5")
@pytest.mark.parametrize("cards", [4, 12, 40])
def test_there_is_no_hand_limit_during_a_cycle(cards: int) -> None:
    game = Game(seat(cards)).impulse(0)
    assert len(game.hand(0)) == cards + 1
    assert (game.asked.seat, game.kind) == (0, "main")


@rule("CC-4.5")
def test_a_turn_ends_with_any_number_of_cards_in_hand() -> None:
    game = Game(seat(12)).impulse(0).impulse(0)
    assert len(game.hand(0)) == 14
    assert (game.asked.seat, game.kind) == (1, "main")


# Evoke


@vector("T-07")
@rule("CC-4.6", "CC-5.8")
def test_a_mild_emotion_is_evoked() -> None:
    """Courage arrives with one fragment, and one action is left."""
    game = Game(seat(["Courage"])).evoke("Courage")
    assert game.mindset(0) == ["courage f1 fresh", None, None, None]
    assert game.supply == (39, 40)
    assert game.state.actions == 1


@rule("CC-4.6")
def test_an_evoked_card_leaves_the_hand() -> None:
    assert Game(seat(["Courage", "Hope"])).evoke("Courage").hand(0) == ["hope"]


@rule("CC-4.6")
def test_a_fused_pair_is_one_action() -> None:
    game = Game(seat(["Valor", "Brightness-Y"])).evoke("Valor", fuse="Brightness-Y")
    assert game.state.actions == 1


@rule("CC-4.6")
def test_every_card_in_hand_may_be_evoked() -> None:
    game = Game(seat(["Courage", "Rage", "Brightness-R", "Brightness-R"]))
    evoked = [option.points["card"] for option in game.asked.answers if option.verb == "evoke"]
    assert evoked == ["courage", "rage", "brightness-r"]


@rule("CC-4.6")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    game = Game(seat(["Courage"]), impulses=["Hope"])
    assert game.refused(game.card("Hope")).code == "E_NOT_IN_HAND"


@rule("CC-4.6")
def test_an_empty_hand_evokes_nothing() -> None:
    game = Game(seat(), seat(["Courage"]))
    assert game.verbs() == {"impulse"}
    assert game.refused(game.card("Courage")).code == "E_NOT_IN_HAND"


@vector("T-09")
@rule("CC-4.7", "CC-5.9")
def test_a_lone_base_card_is_evoked() -> None:
    """Brightness arrives without fragments."""
    game = Game(seat(["Brightness-R"])).evoke("Brightness-R")
    assert game.emotion(0, 0) == "brightness-r a0 fresh"
    assert game.supply == (40, 40)
    assert game.state.actions == 1


# No counter


@vector("T-55")
@rule("CC-4.8", "CC-7.3", "CC-7.14")
def test_an_impulse_cannot_be_countered() -> None:
    """Seat 1 holds a card of the right vibe, and is refused."""
    game = Game(seat(), seat(["Courage"]), impulses=["Valor"]).impulse(0)
    assert (game.asked.seat, game.kind) == (0, "main")
    assert game.refused(game.card("Courage"), by=1).code == "E_COUNTER_WINDOW"


@rule("CC-4.8")
def test_an_evoke_cannot_be_countered() -> None:
    game = Game(seat(["Valor"]), seat(["Courage"])).evoke("Valor")
    assert (game.asked.seat, game.kind) == (0, "main")
    assert game.refused(game.card("Courage"), by=1).code == "E_COUNTER_WINDOW"
