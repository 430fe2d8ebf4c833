"""BR-10.3 The Study phase."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import HAND_LIMIT, LIBRARY_DRAW, ROUND, STUDY_DRAW
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import cards, values
from mindrose.games.black_rose_wars.rules.study import STUDY_STEPS, begin_study, surplus
from mindrose.games.black_rose_wars.state import (
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    MEMORIES,
    BlackRoseWars,
)
from mindrose.kernel.programs import Frame, Step
from tests.rulebook import rule
from tests.rules.black_rose_wars.rounds import Rounds


def spread(game: Rounds, *schools: int) -> Rounds:
    for school in schools:
        game.answer(replies.SCHOOL + school)
    return game


def keep_first(game: Rounds) -> Rounds:
    while game.open and game.asks[0][1] == "keep":
        game.answer(game.legal()[0])
    return game


def to_the_end(game: Rounds) -> Rounds:
    """Everybody studies four cards of one school and keeps the first ones."""
    while game.open and game.asks[0][1] in ("study", "keep"):
        game.answer(game.legal()[0])
    return game


@rule("BR-10.3.1")
def test_every_mage_draws_two_cards_or_as_effects_say() -> None:
    game = Rounds()
    values.change(game.table, 1, STUDY_DRAW, -1, ROUND, 0)
    values.change(game.table, 2, STUDY_DRAW, -5, ROUND, 0)
    game.run(STUDY_STEPS)
    assert [int(game.table.hand_size(seat)) for seat in range(3)] == [2, 1, 0]


@rule("BR-10.1.2")
def test_memories_become_a_new_grimoire_in_the_middle_of_a_draw() -> None:
    game = Rounds()
    piles = game.table.piles
    while piles.size(GRIMOIRE) > 1:
        piles.put(MEMORIES, piles.draw(GRIMOIRE) | 0b111)
    game.run(STUDY_STEPS)
    assert game.table.hand_size(0) == 2
    assert game.told(events.RENEWED) == [[0]]
    assert all(card % KNOWING == 0 for card in game.pile(GRIMOIRE))


@rule("BR-10.3.2", "BR-10.3.3")
def test_picks_are_spread_before_they_are_seen_and_two_are_kept() -> None:
    game = Rounds().crown(1).run(STUDY_STEPS)
    assert game.asks == [(1, "study")]
    spread(game, 0, 0, 3)
    assert game.told(events.PICKS) == []
    spread(game, 5)
    assert game.told(events.PICKS) == [[1, 0, 2], [1, 3, 1], [1, 5, 1]]
    assert game.asks == [(1, "keep")]
    drawn = game.pile(LOOKED_AT + 1)
    assert len(drawn) == 4
    before = game.pile(HAND + 1)
    game.answer(replies.SPELL + drawn[0]).answer(replies.SPELL + drawn[3])
    assert game.asks == [(2, "study")]
    assert game.pile(LOOKED_AT + 1) == []
    kept = [KNOWING * spell + (1 << 1) for spell in (drawn[0], drawn[3])]
    assert game.pile(HAND + 1) == sorted(before + kept)
    assert [spell for (_, spell) in game.told(events.RETURNED)] == drawn[1:3]
    for spell in drawn[1:3]:
        assert spell in game.pile(LIBRARY + 2 * int(game.content.school_of[spell]) + 1)


@rule("BR-10.2.1")
def test_no_more_is_picked_than_a_school_can_deliver() -> None:
    game = Rounds()
    piles = game.table.piles
    for school in range(6):
        while piles.size(LIBRARY + 2 * school) > (1 if school < 2 else 0):
            piles.draw(LIBRARY + 2 * school)
    game.run(STUDY_STEPS)
    assert game.legal() == [replies.SCHOOL, replies.SCHOOL + 1]
    assert game.why_not(replies.SCHOOL + 2) == ("E_AMOUNT", "BR-10.2.1")
    game.answer(replies.SCHOOL)
    assert game.told(events.PICKS)[:2] == [[0, 0, 1], [0, 1, 1]]
    assert game.told(events.KEPT) == [[0, 2], [1, 0], [2, 0]]


@rule("BR-10.3.2")
def test_effects_change_the_number_of_picks() -> None:
    game = Rounds()
    values.change(game.table, 0, LIBRARY_DRAW, -2, ROUND, 0)
    game.run(STUDY_STEPS)
    spread(game, 1, 1)
    assert game.asks == [(1, "study")]
    assert game.told(events.KEPT) == [[0, 2]]


@rule("BR-10.3.4")
def test_at_the_end_everybody_may_remove_a_school_spell_unseen_until_all_have_chosen() -> None:
    game = to_the_end(Rounds().run(STUDY_STEPS))
    assert game.asks == [(0, "remove"), (1, "remove"), (2, "remove")]
    personal = game.content.personal_of[game.table.mage[0]]
    assert game.why_not(replies.SPELL + int(personal)) == ("E_SCHOOL", "BR-10.3.4")
    out = game.legal(0)[1] - replies.SPELL
    hand = game.pile(HAND)
    game.answer(replies.SPELL + out, by=0).answer(replies.PASS, by=1)
    assert game.pile(HAND) == hand
    game.answer(replies.PASS, by=2)
    assert not game.open
    assert len(game.pile(HAND)) == len(hand) - 1
    assert game.told(events.RETURNED)[-1] == [0, out]
    assert out in game.pile(LIBRARY + 2 * int(game.content.school_of[out]) + 1)


@rule("BR-10.3.4")
def test_personal_and_forgotten_spells_cannot_be_removed() -> None:
    game = Rounds(2)
    game.hand(0, "cube-of-lamentations", "cube-of-lamentations")
    game.hand(1, "torment")
    for seat in range(2):
        values.change(game.table, seat, STUDY_DRAW, -2, ROUND, 0)
        values.change(game.table, seat, LIBRARY_DRAW, -4, ROUND, 0)
    game.run(STUDY_STEPS)
    assert game.asks == [(1, "remove")]


@rule("BR-10.3.5", "BR-9.2.8")
def test_a_hand_above_its_limit_is_cut_after_the_removal() -> None:
    game = Rounds(2)
    limit = int(values.value(game.table, 0, HAND_LIMIT))
    names = [
        "torment",
        "torment",
        "torment",
        "deflector",
        "brain-worm",
        "evil-eye",
        "marbling",
        "overdrive",
        "pain-mark",
    ]
    game.hand(0, *names[: limit + 2], known=0b10).hand(1)
    for seat in range(2):
        values.change(game.table, seat, STUDY_DRAW, -2, ROUND, 0)
        values.change(game.table, seat, LIBRARY_DRAW, -4, ROUND, 0)
    game.run(STUDY_STEPS)
    assert game.asks == [(0, "remove")]
    torment = game.spell("torment")
    game.answer(replies.SPELL + torment)
    assert game.asks == [(0, "drop")]
    game.answer(replies.SPELL + torment)
    assert not game.open
    assert game.table.hand_size(0) == limit
    assert game.in_hand(0).count("torment") == 1
    assert game.pile(MEMORIES)[-1] // KNOWING == torment
    assert game.pile(LIBRARY + 2 * int(game.content.school_of[torment]) + 1) == [torment]
    assert all(card % KNOWING == 0b11 for card in game.pile(HAND))


@rule("BR-10.3.5")
def test_one_copy_less_is_known_when_a_known_spell_is_discarded() -> None:
    game = Rounds(2).hand(0, "torment", known=0b10)
    torment = game.spell("torment")
    game.table.piles.slip(HAND, KNOWING * torment + 1)
    cards.discard_from_hand(game.table, 0, torment)
    assert game.pile(HAND) == [KNOWING * torment + 1]


class Study(Step[BlackRoseWars]):
    """An effect lets seat 1 study 3 cards and keep 1."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        begin_study(table, 1, 3, 1)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program.name == "studying"


@rule("BR-10.3.3")
def test_an_effect_learns_how_many_cards_were_kept() -> None:
    game = Rounds()
    effect = game.effect(Study())
    assert game.asks == [(1, "study")]
    keep_first(spread(game, 2, 2, 2))
    assert effect.slots[frames.LAST] == 1
    assert game.table.hand_size(1) == 1


@rule("BR-11.3.2", "BR-11.3.4", "BR-10.2.2")
def test_forgotten_spells_come_to_the_hand_by_effects_only_and_may_run_out() -> None:
    game = Rounds()
    while game.table.piles.size(FORGOTTEN) > 1:
        game.table.piles.draw(FORGOTTEN)
    last = game.pile(FORGOTTEN)[0]
    assert cards.draw_forgotten(game.table, 1, 2) == 1
    assert game.pile(HAND + 1) == [KNOWING * last + 0b10]
    assert all(game.content.school_of[spell] >= 0 for school in range(6) for spell in game.pile(LIBRARY + 2 * school))


@rule("BR-10.1.1", "BR-10.1.3")
def test_a_discarded_spell_lies_face_up_in_the_memories_of_its_owner() -> None:
    game = Rounds().hand(2, "torment")
    cards.discard_from_hand(game.table, 2, game.spell("torment"))
    assert game.pile(MEMORIES + 2)[-1] == KNOWING * game.spell("torment") + 0b111


@rule("BR-10.3.5")
@pytest.mark.parametrize(("change", "dropped"), [(1, 1), (0, 2), (-1, 3)])
def test_effects_change_the_limit_of_a_hand(change: int, dropped: int) -> None:
    game = Rounds(2)
    limit = int(values.value(game.table, 0, HAND_LIMIT))
    names = ["torment", "deflector", "brain-worm", "evil-eye", "marbling", "overdrive", "pain-mark", "albify"]
    game.hand(0, *(names * 2)[: limit + 2]).hand(1)
    values.change(game.table, 0, HAND_LIMIT, change, ROUND, 0)
    assert surplus(game.table, 0) == dropped
