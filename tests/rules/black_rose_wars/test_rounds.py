"""BR-5, BR-1.2 Rounds and phases, and whole games."""

from __future__ import annotations

import random
from functools import cache

import pytest

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.content import Content, Text
from mindrose.games.black_rose_wars.components.packs import load
from mindrose.games.black_rose_wars.components.things import (
    ALWAYS,
    BLACK_CUBES,
    CLEANUP,
    CUBES,
    EVOCATION,
    NOBODY,
    NOTHING,
    PHASE,
    ROSE,
    ROUND,
    STRENGTH,
    STUDY,
)
from mindrose.games.black_rose_wars.effects.triggers import ANYBODY, Trigger, Whom
from mindrose.games.black_rose_wars.options import PARAMETERS, Settings
from mindrose.games.black_rose_wars.rules import event_cards, evocations, happenings, values
from mindrose.games.black_rose_wars.rules.round import GAME, ONE_PHASE, WHICH
from mindrose.games.black_rose_wars.rules.turn_order import take_crown
from mindrose.games.black_rose_wars.setup import set_up
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    SPENT,
    BlackRoseWars,
)
from mindrose.kernel.chance import Chance, key_of
from tests.rulebook import rule
from tests.rules.black_rose_wars.rounds import Rounds, blank, pack


@cache
def default_pack() -> Content:
    return load()


def phase(game: Rounds, number: int) -> Rounds:
    """Runs one phase up to its first question."""
    game.table.push(ONE_PHASE, game.table.crown).slots[WHICH] = number
    game.table.proceed(game.table.stack)
    return game


def through(game: Rounds) -> Rounds:
    while game.open:
        stack = game.stack(None)
        game.answer(stack.question().timeout(game.table, stack.frames[-1], stack.answers))
    return game


@rule("BR-5.1.1", "BR-1.2.1", "BR-26.1.1")
def test_a_round_has_six_phases_and_rounds_go_on_until_a_token_reached_the_marker() -> None:
    game = Rounds(2, ready=False).run(GAME)
    while game.open:
        if game.table.round == 2 and game.table.phase == STUDY:
            game.table.power[1] = 30
        stack = game.stack(None)
        game.answer(stack.question().timeout(game.table, stack.frames[-1], stack.answers))
    assert game.told(events.ROUND) == [[1], [2]]
    assert [number for (number, _) in game.told(events.PHASE)] == [*range(6), *range(6)]
    assert game.table.over
    assert game.table.winner == 1


@rule("BR-5.2.1", "BR-5.2.2")
def test_the_crown_holder_at_the_start_is_first_for_the_whole_phase() -> None:
    game = phase(Rounds(), STUDY)
    assert game.asks == [(0, "study")]
    game.table.crown = 2
    while game.asks[0][0] == 0:
        game.answer(game.legal()[0])
    assert game.asks == [(1, "study")]
    through(game)
    phase(game, STUDY)
    assert game.told(events.PHASE) == [[STUDY, 0], [STUDY, 2]]
    assert game.asks == [(2, "study")]


def waiting(kind: int, number: int) -> Text:
    """What answers the beginning or end of a phase."""
    trigger = Trigger(kind, NOTHING, Whom(ANYBODY), None, None, 0, -1, 0, 0, 1 << number, False, None)
    return Text(blank("answer"), [trigger], False)


@rule("BR-5.1.2", "BR-25.1.7")
@pytest.mark.parametrize("kind", [happenings.BEGIN, happenings.END])
def test_the_beginning_and_the_end_of_a_phase_can_be_answered(kind: int) -> None:
    game = Rounds()
    event = next(event for event in range(int(game.content.events)) if game.content.event_phase[event] == ALWAYS)
    content = pack({})
    content.event_texts[event] = [waiting(kind, CLEANUP)]
    game.table.content = content
    game.board(game.content.event_ids[event])
    through(phase(game, EVOCATION))
    assert game.told(events.ANSWERED) == []
    phase(game, CLEANUP)
    assert [participant for (participant, *_) in game.told(events.ANSWERED)] == [ROSE]
    assert happenings.number_of(game.table) == 0


@rule("BR-5.1.2")
def test_a_skill_answers_the_beginning_of_the_evocation_phase() -> None:
    game = Rounds(2, content=default_pack())
    game.table.place[0] = 4
    game.table.panel[0] = cubes.row_of([1, 1])
    evocations.summon(game.table, 0, game.content.kind_ids.index("albedo"), 4)
    happenings.forget(game.table, 0, happenings.number_of(game.table))
    assert phase(game, EVOCATION).asks == [(0, "heal")]


@rule("BR-1.2.3")
def test_what_lasts_a_phase_ends_with_it() -> None:
    game = Rounds()
    strength = int(values.strength(game.table, 0))
    values.change(game.table, 0, STRENGTH, 1, PHASE, 0)
    values.change(game.table, 0, STRENGTH, 2, ROUND, 0)
    through(phase(game, STUDY))
    assert values.strength(game.table, 0) == strength + 2
    through(phase(game, CLEANUP))
    assert values.strength(game.table, 0) == strength


@rule("BR-1.2.1")
def test_what_works_once_a_round_works_again_in_the_next_one() -> None:
    game = Rounds(2, ready=False).run(GAME)
    while game.table.round < 2:
        if game.table.phase == STUDY and game.table.piles.size(SPENT) == 0:
            game.table.piles.put(SPENT, 7)
        stack = game.stack(None)
        game.answer(stack.question().timeout(game.table, stack.frames[-1], stack.answers))
    assert game.table.piles.size(SPENT) == 0


def in_play(table: BlackRoseWars) -> list[int]:
    """All cubes by their owners, wherever they lie."""
    numbers = [int(number) for number in table.supply]
    for row in [*table.panel, *table.cubes]:
        for colour in cubes.listed(row):
            numbers[colour] += 1
    for quest in range(int(table.content.quests)):
        if table.holder[quest] != NOBODY:
            numbers[int(table.holder[quest])] += int(table.marks[quest])
    for place in range(len(table.hexes)):
        numbers[place // int(table.content.hexes)] += max(int(table.hexes[place]), 0)
    return numbers


def spells_in_play(table: BlackRoseWars) -> int:
    """How many spells of schools there are, in hands and decks and on boards."""
    cards = [card // KNOWING for pile in range(HAND, LOOKED_AT) for card in table.piles.cards(pile)]
    cards += [card for pile in range(LOOKED_AT, LOOKED_AT + 4) for card in table.piles.cards(pile)]
    cards += [card for school in range(2 * int(table.content.schools)) for card in table.piles.cards(LIBRARY + school)]
    cards += [int(spell) for spell in table.spell if spell >= 0]
    return sum(1 for card in cards if card < table.content.personal)


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_are_played_and_nothing_is_lost(seed: int) -> None:
    draws = random.Random(seed)
    players = 2 + seed % 3
    settings = Settings({parameter.name: parameter.default for parameter in PARAMETERS}, players)
    table = set_up(players, default_pack(), settings, Chance(key_of(seed)), None)
    number = 0
    while not table.over:
        stack = draws.choice(table.open_stacks())
        if number % 20 == 0:
            assert in_play(table) == [CUBES] * players + [0] * (4 - players) + [BLACK_CUBES]
            assert spells_in_play(table) == 216
            lying = [int(event) for event in table.event if event >= 0]
            lying += [event for pile in range(EVENT_DECK, EVENT_DISCARD + 1) for event in table.piles.cards(pile)]
            assert sorted(lying) == list(range(39))
        answers = stack.answers.listed()
        table.give(stack, draws.choice([answer for answer in answers if answer != replies.YES] or answers))
        number += 1
    assert table.winner in (*range(players), ROSE)


@rule("BR-5.2.3", "BR-5.2.5", "BR-1.1.4")
def test_turn_order_goes_clockwise_from_the_first_mage_and_the_rose_never_wears_the_crown() -> None:
    game = Rounds().crown(1)
    assert [int(game.table.turn(place)) for place in range(3)] == [1, 2, 0]
    assert not take_crown(game.table, ROSE)
    assert not take_crown(game.table, 1)
    assert take_crown(game.table, 2)
    assert game.told(events.CROWN)[-1] == [2]
    assert game.table.first == 1


@rule("BR-7.1.6", "BR-7.1.1")
def test_an_event_hurts_mages_in_their_cells() -> None:
    game = Rounds(content=default_pack())
    event = game.event("ev3-06")
    assert game.content.event_effects[event] is not None
    game.on_top("ev3-06")
    event_cards.draw_event(game.table, 1, 2)
    game.table.proceed(game.table.stack)
    event_cards.begin_events(game.table, int(game.content.event_phase[event]))
    game.table.proceed(game.table.stack)
    assert [int(game.table.damage(seat)) for seat in range(3)] == [3, 3, 3]
