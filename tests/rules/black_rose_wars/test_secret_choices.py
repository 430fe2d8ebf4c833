"""DC-P3, DC-S1, DC-S2, DC-S9 What nobody else sees while all choose at the same time."""

from __future__ import annotations

import random

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    CLEANUP,
    MAIN,
    PLANNING,
    QUEST_ACTIVE,
    ROSE_PHASE,
    STUDY,
)
from mindrose.games.black_rose_wars.rules import cards
from mindrose.games.black_rose_wars.rules.round import ONE_PHASE, WHICH
from mindrose.games.black_rose_wars.state import EVENT_DECK, LIBRARY, LOOKED_AT
from mindrose.kernel.form import Document
from tests.rulebook import rule
from tests.rules.black_rose_wars.documents import view
from tests.rules.black_rose_wars.playing import PASS, A, B, Scene, mage, spell
from tests.rules.black_rose_wars.rounds import Rounds


def phase(game: Rounds, number: int) -> Rounds:
    game.table.push(ONE_PHASE, game.table.crown).slots[WHICH] = number
    game.table.proceed(game.table.stack)
    return game


def seen(game: Rounds, seat: int | None) -> Document:
    """What somebody sees apart from who is ready, and for a seat its own questions."""
    document = view(game.table, seat)
    for name in ("stack", "question"):
        document.pop(name)
    return document


def choose_unseen(game: Rounds, by: int, watchers: tuple[int | None, ...]) -> None:
    """One seat goes through all that it has to choose, and nobody else sees anything of it."""
    draws = random.Random(3)
    before = [seen(game, watcher) for watcher in watchers]
    told = len(game.journal)
    while (by, "reconsider") not in game.asks and by in [seat for seat, _ in game.asks]:
        game.answer(draws.choice(game.legal(by)), by=by)
        assert [seen(game, watcher) for watcher in watchers] == before
        assert len(game.journal) == told


@rule("BR-12.1.1", "BR-2.4.2")
def test_a_plan_is_seen_by_nobody_else() -> None:
    game = Rounds()
    for seat in range(3):
        game.hand(seat, "torment", "deflector", "brain-worm", "evil-eye", "marbling", known=0b111)
    phase(game, PLANNING)
    choose_unseen(game, 1, (0, 2, None))
    choose_unseen(game, 0, (1, 2, None))


@rule("BR-10.3.4", "BR-10.3.5")
def test_what_a_hand_loses_after_study_is_seen_when_all_have_chosen() -> None:
    game = Rounds()
    for seat in range(3):
        game.hand(seat, *["torment"] * 3, *["deflector"] * 3, *["marbling"] * 3, known=0b111)
    phase(game, STUDY)
    while game.asks[0][1] in ("study", "keep"):
        game.answer(game.legal()[0])
    choose_unseen(game, 2, (0, 1, None))
    choose_unseen(game, 0, (1, 2, None))


@rule("BR-6.1.10")
def test_trimmed_quests_are_seen_when_all_have_chosen() -> None:
    game = Rounds(2)
    while game.table.piles.size(EVENT_DECK) > 0:
        game.table.piles.draw(EVENT_DECK)
    for seat in range(2):
        for number in range(4):
            game.quest(seat, 4 * seat + number, QUEST_ACTIVE)
    phase(game, ROSE_PHASE).answer(replies.PASS).answer(replies.PASS)
    choose_unseen(game, 1, (0, None))


@rule("BR-15.1.5")
def test_what_is_taken_back_is_seen_when_all_have_chosen() -> None:
    game = Rounds(2)
    for place in (0, 1, 5, 6):
        cards.lay(game.table, place, game.spell("brain-worm"), MAIN, ACTIVATED)
    phase(game, CLEANUP)
    choose_unseen(game, 0, (1, None))


@rule("BR-10.3.3")
def test_others_see_how_many_cards_are_studied_but_not_which() -> None:
    game = phase(Rounds(), STUDY)
    while game.asks[0][1] == "study":
        game.answer(game.legal()[0])
    piles = game.table.piles
    studied = piles.cards(LOOKED_AT)
    assert len(studied) == 4
    before = seen(game, 1)
    deck = LIBRARY + 2 * int(game.content.school_of[studied[0]])
    other = next(i for i, spell in enumerate(piles.cards(deck)) if spell not in studied)
    piles.set(LOOKED_AT, 0, piles.at(deck, other))
    piles.set(deck, other, studied[0])
    assert seen(game, 1) == before


@rule("DC-S1", "BR-12.1.1", "BR-2.4.2")
def test_how_far_a_plan_has_come_is_seen_by_nobody_else() -> None:
    hand = ["torment", "deflector", "brain-worm", "evil-eye"]
    game = Scene(mage("hall", hand=hand), mage("crypt", hand=hand), phase="planning")
    with game.unseen_by(B, None):
        game.answer(spell("brain-worm"), A)
    with game.unseen_by(B, None):
        game.answer(replies.SIDE + 1, A).answer(PASS, A).answer(spell("torment"), A)
