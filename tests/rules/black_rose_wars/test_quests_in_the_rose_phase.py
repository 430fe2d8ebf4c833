"""BR-6.1.8 to BR-6.1.10 Quests in the Black Rose phase."""

from __future__ import annotations

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import (
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    QUEST_FULFILLED,
    QUEST_LIMIT,
    ROSE,
    ROUND,
)
from mindrose.games.black_rose_wars.rules import values
from mindrose.games.black_rose_wars.rules.rose_phase import ROSE_STEPS
from mindrose.games.black_rose_wars.state import EVENT_DECK, QUEST_DECK, QUEST_DISCARD
from tests.rulebook import rule
from tests.rules.black_rose_wars.rounds import Rounds


def quiet(players: int = 3) -> Rounds:
    """No event is left to draw."""
    game = Rounds(players)
    while game.table.piles.size(EVENT_DECK) > 0:
        game.table.piles.draw(EVENT_DECK)
    return game


def drawn(game: Rounds, seat: int) -> int:
    return next(quest for (owner, quest, _) in game.told(events.DREW_QUEST) if owner == seat)


@rule("BR-6.1.8")
def test_in_turn_order_each_mage_may_discard_one_active_quest_for_the_power_of_the_rose() -> None:
    game = quiet().crown(1)
    first, second = game.quest(1, 0), game.quest(1, 1)
    of_moon_2 = game.quest(0, 20)
    game.run(ROSE_STEPS)
    assert game.asks == [(1, "abandon_quest")]
    assert game.legal() == [replies.PASS, replies.QUEST + first, replies.QUEST + second]
    assert game.why_not(replies.QUEST + of_moon_2) == ("E_QUEST", "BR-6.1.8")
    game.answer(replies.QUEST + second)
    assert game.asks == [(0, "abandon_quest")]
    assert game.table.power[ROSE] == 1
    game.answer(replies.QUEST + of_moon_2)
    assert game.table.power[ROSE] == 3
    assert game.pile(QUEST_DISCARD) == [second, of_moon_2]
    assert not game.open


@rule("BR-6.1.9", "BR-8.1.2")
def test_only_a_mage_without_active_quest_draws_one() -> None:
    game = quiet()
    game.quest(0, 0)
    game.quest(1, 1, QUEST_FULFILLED)
    game.run(ROSE_STEPS).answer(replies.PASS)
    assert [seat for (seat, _, _) in game.told(events.DREW_QUEST)] == [1, 2]
    assert game.table.quests_of(0, QUEST_ACTIVE) == 1
    assert len(game.pile(QUEST_DECK)) == 11


def told_of(game: Rounds, seat: int | None) -> list[int | str | None]:
    """Of each quest that was drawn, which one it is, as far as a seat or a spectator hears it."""
    drew = [event for event in game.journal.since(0) if event.kind == events.DREW_QUEST]
    return [(events.EVENTS[event.kind].told(event, seat) or {}).get("quest") for event in drew]


@rule("BR-8.1.2")
def test_only_its_mage_is_told_which_quest_it_drew() -> None:
    game = quiet().run(ROSE_STEPS)
    assert told_of(game, 1) == [None, drawn(game, 1), None]
    assert told_of(game, None) == [None, None, None]


@rule("BR-6.1.9")
def test_quests_come_from_the_deck_of_the_current_moon() -> None:
    game = quiet()
    game.table.moon = 1
    game.run(ROSE_STEPS)
    assert [moon for (_, _, moon) in game.told(events.DREW_QUEST)] == [1, 1, 1]


@rule("BR-6.1.10", "BR-8.2.4")
def test_mages_above_their_limit_trim_active_then_fulfilled_quests_at_the_same_time() -> None:
    game = quiet(2)
    active = [game.quest(0, number) for number in (0, 1, 2)]
    fulfilled = [game.quest(0, number, QUEST_FULFILLED) for number in (3, 4, 5)]
    game.quest(0, 6, QUEST_COMPLETED)
    others = [game.quest(1, number) for number in (7, 8, 9, 10)]
    game.run(ROSE_STEPS).answer(replies.PASS).answer(replies.PASS)
    assert game.asks == [(0, "trim"), (1, "trim")]
    assert game.legal(1) == [replies.QUEST + quest for quest in others]
    game.answer(replies.QUEST + others[1], by=1)
    assert game.pile(QUEST_DISCARD) == []
    assert game.why_not(replies.QUEST + others[1], by=1) == ("E_QUEST", "BR-6.1.10")
    game.answer(replies.QUEST + others[3], by=1)
    assert game.asks == [(0, "trim")]
    assert game.legal() == [replies.QUEST + quest for quest in active]
    game.answer(replies.QUEST + active[1])
    assert game.legal() == [replies.QUEST + quest for quest in fulfilled]
    game.answer(replies.QUEST + fulfilled[0])
    assert not game.open
    assert sorted(game.pile(QUEST_DISCARD)) == sorted([active[1], fulfilled[0], others[1], others[3]])
    assert game.table.power[ROSE] == 0
    assert game.table.quests_of(0, QUEST_COMPLETED) == 1
    assert [int(chosen) for chosen in game.table.choosing] == [0] * 4


@rule("BR-6.1.10")
def test_an_effect_can_change_the_limit() -> None:
    game = quiet()
    for number in (0, 1):
        game.quest(0, number)
    values.change(game.table, 0, QUEST_LIMIT, -1, ROUND, 0)
    game.run(ROSE_STEPS).answer(replies.PASS)
    assert game.asks == [(0, "trim")]


@rule("BR-6.1.10", "BR-8.2.4")
def test_whoever_is_above_the_limit_of_fulfilled_quests_only_trims_those() -> None:
    game = quiet(2)
    active = [game.quest(0, number) for number in (0, 1)]
    fulfilled = [game.quest(0, number, QUEST_FULFILLED) for number in (3, 4, 5)]
    game.run(ROSE_STEPS).answer(replies.PASS)
    assert game.asks == [(0, "trim")]
    assert game.legal() == [replies.QUEST + quest for quest in fulfilled]
    game.answer(replies.QUEST + fulfilled[2])
    assert not game.open
    assert game.pile(QUEST_DISCARD) == [fulfilled[2]]
    assert [game.table.quests_of(0, state) for state in (QUEST_ACTIVE, QUEST_FULFILLED)] == [len(active), 2]


@rule("BR-6.1.9", "BR-5.2.3")
def test_quests_are_drawn_in_turn_order() -> None:
    game = quiet().crown(2).run(ROSE_STEPS)
    assert [seat for (seat, _, _) in game.told(events.DREW_QUEST)] == [2, 0, 1]
